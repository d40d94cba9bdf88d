import { expect, it } from 'vitest';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import { buildGame, DEFAULT_SETTINGS, problemOfGame } from '../../../src/service/index.ts';

it.each([
  ['the first move', 'PL[W]C[White to play];B[aa]', BLACK],
  ['PL, without a move', 'PL[W]C[Black to play]', WHITE],
  ['a sentence, without both', 'C[White to play]', WHITE],
  ['nobody: it is Black’s turn', 'C[A corner]', BLACK],
])('whose turn it is in a problem is said by %s', (_, said, first) => {
  const game = buildGame(`(;SZ[9]AB[cc][cd]AW[dc]${said})`, DEFAULT_SETTINGS);
  expect(problemOfGame.get(game)?.first).toBe(first);
});
