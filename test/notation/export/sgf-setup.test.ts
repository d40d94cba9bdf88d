import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { Game } from '../../../src/go/game.ts';
import { makeFigure } from '../../../src/notation/export/figure.ts';
import { printSgf } from '../../../src/notation/export/index.ts';
import { analyse, DEFAULT_SETTINGS, entryOf } from '../../../src/service/index.ts';
import { gameWithSetup } from '../../rules/literal-rule.ts';

it('prints setup in the middle of a game so that boards and whose turn it is are read again', () => {
  let setups = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const { start, moves } = gameWithSetup(seed);
    const { columns, hasOpenSide, rows } = start.position.geometry;
    const game = Game.of(start, moves);
    const ends = game.plies.findIndex(({ kind }) => kind === 'setup') + 1;
    const early = game.plies.slice(0, ends);
    if (ends === 0 || hasOpenSide || early.some(({ kind, misplay }) => misplay || kind === 'tenuki'))
      continue;
    setups++;
    const board = { columns, rows, open: [], origin: { column: 1, row: 1 }, whole: { columns, rows } };
    const { text } = printSgf([{ figure: makeFigure({ board, game: game.prefix(ends) }), branches: [] }]);
    const document = analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
    const read = entryOf(document, { entry: 0 })!.analysis.game;
    expect(read.after(read.length).rows(), text).toEqual(game.after(ends).rows());
    expect(read.toPlayAfter(read.length), text).toBe(game.toPlayAfter(ends));
  }
  expect(setups).toBeGreaterThan(9);
});
