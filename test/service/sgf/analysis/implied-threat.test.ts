/** Retakes of a ko in problems, where authors leave out the threat and its answer. */
import { expect, it } from 'vitest';
import { analyseSgf, DEFAULT_SETTINGS, gameFindings } from '../../../../src/service/index.ts';

const KO = (said: string, mark: string) =>
  `(;SZ[4:3]C[${said}]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb]${mark};B[cb]C[Ko])`;

function found(text: string) {
  const [placed] = analyseSgf(text, DEFAULT_SETTINGS).games;
  if (!placed) throw new Error('no game');
  return gameFindings(placed.game, DEFAULT_SETTINGS);
}

it('is an information in a problem, whose fix writes threat and answer as passes', () => {
  for (const text of [KO('White to kill', ''), KO('', 'TE[1]')]) {
    const [one, ...others] = found(text);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ code: 'problem.threat', severity: 'information' });
    const [edit] = one?.fixes?.[0]?.edits ?? [];
    const mended = text.slice(0, edit?.span.start) + edit?.text + text.slice(edit?.span.end);
    expect(mended).toContain(';B[]C[tenuki];W[]C[tenuki];B[cb]');
    expect(found(mended)).toEqual([]);
  }
});

it('is an error in a game', () => {
  const [one] = found(KO('A game between friends', ''));
  expect(one).toMatchObject({ code: 'basic.recapture', severity: 'error' });
});
