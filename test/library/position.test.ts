import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, read } from '../../src/library/index.ts';
import { Position } from '../../src/library/position.ts';

const KO = ['.XO.', 'X.XO', '.XO.'];
const RULES = ['none', 'basic', 'psk', 'ssk', 'spight'] as const;

describe('a position', () => {
  it('is played on, and knows what a rule forbids', async () => {
    const taken = Position.of(KO).play('W b2');
    expect(taken.board).toEqual(['.XO.', 'XO.O', '.XO.']);
    expect([taken.captured, taken.toPlay, taken.moves]).toEqual([['c2'], 'black', ['W b2']]);
    expect(await taken.isLegal('c2', 'basic')).toBe(false);
    expect(await taken.isLegal('c2', 'none')).toBe(true);
    expect((await taken.judge('c2', 'basic')).code).toBe('basic.recapture');
    const back = taken.play('a1').play('pass');
    expect(await back.isLegal('c2', 'basic')).toBe(true);
    expect(back.toPlay).toBe('black');
  });

  it('crosses to a worker as data, and comes back', async () => {
    const position = Position.of('# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\n').play('pass');
    const copy = structuredClone(position);
    expect(copy).toEqual({ ...position });
    const again = Position.of(copy);
    expect(again).toEqual(position);
    expect(await again.play('W a1').isLegal('B c2', 'psk')).toBe(
      await position.play('W a1').isLegal('B c2', 'psk'),
    );
    expect(Position.of(JSON.parse(JSON.stringify(position))).play('W d1').board).toEqual(
      position.play('W d1').board,
    );
  });

  it('refuses what is no board and no move', async () => {
    for (const wrong of ['', 'text', '. X\nX\nmoves: z9', '. X\nX O\n\n\n# B\n. X\nX O\n'])
      expect(() => Position.of(wrong), wrong).toThrow(RangeError);
    expect(() => Position.of(['.X', 'X'])).toThrow(RangeError);
    const position = Position.of(KO);
    for (const wrong of ['', 'e1', 'b3', 'B', 'B b2 W c2', 'b2\nrules: psk', 'swap'])
      expect(() => position.play(wrong), wrong).toThrow(RangeError);
    await expect(position.isLegal('a1', 'typo' as never)).rejects.toThrow(RangeError);
    await expect(position.isLegal('z1', 'psk')).rejects.toThrow(RangeError);
    expect(await position.isLegal('b3', 'psk')).toBe(false);
  });

  it('is what the text of the same moves is, on random play', async () => {
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'pass'];
    let judged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { maxLength: 24 }),
        fc.constantFrom(...RULES),
        async (moves, rule) => {
          let position = Position.of(['...', '...', '...']);
          let before = position;
          const made: string[] = [];
          for (const move of moves) {
            const color = position.toPlay === 'black' ? 'B' : 'W';
            try {
              [before, position] = [position, position.play(move)];
            } catch {
              continue;
            }
            made.push(`${color} ${move}`);
          }
          const move = made.at(-1);
          if (move === undefined) return;
          judged++;
          const text = `. . .\n. . .\n. . .\nedges: all\nmoves: ${made.join(' ')}\n`;
          const [entry] = await judge(await read(text), { rules: [rule] });
          const last = entry!.moves.at(-1)!;
          expect(await before.judge(move, rule)).toEqual(last.verdicts[rule]);
          const { board, captured } = last;
          expect([position.board, position.captured, position.moves]).toEqual([board, captured, made]);
        },
      ),
      { numRuns: 60 },
    );
    expect(judged).toBeGreaterThan(40);
  });
});

it('the example of the document says what it says', async () => {
  const page = readFileSync('docs/reference/library.md', 'utf8');
  const [, code = ''] = /## Play\n.*?```js\n(.*?)```/s.exec(page) ?? [];
  const lines = code.split('\n').filter((line) => /^(?!const ).*; \/\/ /.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const checked = code
    .replace(/^import .*\n/m, '')
    .replace(/^((?!const ).*); \/\/ (.*)$/gm, (_, said, means) => `found.push([${said}, ${means}]);`);
  const found: [unknown, unknown][] = [];
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new AsyncFunction('Position', 'found', checked)(Position, found);
  expect(found.length).toBe(lines.length);
  for (const [is, means] of found) expect(is).toEqual(means);
});
