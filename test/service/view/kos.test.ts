/** One ko has one letter: on boards under any rule, on every wheel of a game, and in words. */
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { koLetter } from '../../../src/go/ko-letter.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { cyclesOf } from '../../../src/render/wheel/cycles.ts';
import { tracksOf } from '../../../src/render/wheel/tracks.ts';
import { analyse, DEFAULT_SETTINGS, finishFindings, sequenceAt } from '../../../src/service/index.ts';
import { gameOf, randomGame } from '../../oracle/games.ts';
import { generator } from '../../oracle/generator.ts';
import { expectSeen, runs } from '../../runs.ts';

function sequenceOf(text: string, entry = 0): Sequence {
  const document = analyse(openDocument('file:///kos.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  for (const { analysis } of document.entries) finishFindings(analysis);
  return sequenceAt(document, { entry })!.sequence;
}

const FOUR_KOS = `rules: coupling, korean
size: 9
+-------------------+
| O O O O O O O O O |
| O X O . O . O . O |
| X . X O X O X O X |
| X X X X X X X X X |
| O O O O O O O O O |
| O . O O . O O O O |
| O O O O O O O O O |
| X X X X X X X X X |
| . X . X X X X X . |
+-------------------+
`;

/** The letter of each point of a board that has one. */
const lettersAt = (sequence: Sequence, index: number): Map<number, string> =>
  new Map(
    sequence.frames[index]!.marks.flatMap(({ point, mark }) =>
      mark.kind === 'mouth' ? [[point, koLetter(mark.group)] as const] : [],
    ),
  );

describe('the letters of kos', () => {
  test('are those of the wheel on the boards of the coupling rules, and in what these say', () => {
    const sequence = sequenceOf(`${FOUR_KOS}moves: B d8 W b7 B h8 W d7 B b8 W h7`);
    const [cycle] = cyclesOf(sequence);
    const tracks = tracksOf(sequence, cycle!);
    expect(tracks.kos.map(({ letter }) => letter)).toEqual(['a', 'b', 'c']);
    for (const { index } of sequence.frames.slice(1)) {
      const letters = lettersAt(sequence, index);
      // The ko that no play of the cycle turns over comes behind them.
      expect(new Set(letters.values())).toEqual(new Set(['a', 'b', 'c', 'd']));
      for (const { points, letter } of tracks.kos)
        for (const point of points) expect(letters.get(point)).toBe(letter);
    }
    const notes = sequence.frames.at(-1)!.verdicts.map(({ rule, notes }) => [rule, notes[0]]);
    expect(Object.fromEntries(notes)).toMatchObject({
      coupling: expect.stringMatching(/^ko position 1 \(kos a, b, c and d\): /i),
      korean: 'ko a: B7 B8, ko b: D7 D8, ko c: H7 H8',
    });
  });

  test('stay with their places when another cycle is played', () => {
    const sequence = sequenceOf(
      `${FOUR_KOS}moves: B d8 W b7 B f8 W d7 B b8 W f7 B d8 W h7 B h8 W d7 B f8`.replace(
        'coupling, korean',
        'none',
      ),
    );
    const kos = new Map<number, string>();
    for (const cycle of cyclesOf(sequence))
      for (const { points, letter } of tracksOf(sequence, cycle).kos)
        for (const point of points) {
          expect(kos.get(point) ?? letter).toBe(letter);
          kos.set(point, letter);
        }
    expect(cyclesOf(sequence).length).toBeGreaterThan(0);
  });

  test('are different for the kos of one cycle, and in the order of its tracks, in random games', () => {
    let seen = 0;
    for (let seed = 1; seed <= runs(240); seed++) {
      const { board, moves } = randomGame(generator(seed), false);
      const game = gameOf(board, moves);
      if (!game.plies.some(({ recreates }) => recreates)) continue;
      const { geometry } = game.start.position;
      const text = [
        'rules: none',
        `size: ${geometry.columns}x${geometry.rows}`,
        ...game.start.position.rows().map((row) => `| ${[...row].join(' ')} |`),
        `moves: ${game.plies
          .map(
            ({ color, point }) => `${color === 1 ? 'B' : 'W'} ${point < 0 ? 'pass' : geometry.name(point)}`,
          )
          .join(' ')}`,
      ].join('\n');
      const sequence = sequenceOf(text);
      for (const cycle of cyclesOf(sequence)) {
        const { kos } = tracksOf(sequence, cycle);
        expect(new Set(kos.map(({ letter }) => letter)).size).toBe(kos.length);
        expect(kos.map(({ nth }) => nth)).toEqual(kos.map(({ nth }) => nth).sort((a, b) => a - b));
        seen += kos.length;
      }
    }
    expectSeen(seen, 20);
  });
});
