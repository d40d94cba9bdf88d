import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, cycles, draw, eyes, judge, outcome, read } from '../../src/library/index.ts';
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

  it('begins with an empty board of some lines, and lists the moves that a rule allows', async () => {
    const empty = Position.of(5);
    expect([empty.board, empty.toPlay]).toEqual([['.....', '.....', '.....', '.....', '.....'], 'black']);
    expect(await empty.legalMoves('psk')).toHaveLength(25);
    expect(() => Position.of(0)).toThrow(RangeError);
    const taken = Position.of(KO).play('W b2');
    for (const rule of RULES) {
      const each = ['a1', 'a3', 'b1', 'b3', 'c2', 'd1', 'd3'];
      const allowed = await Promise.all(each.map((point) => taken.isLegal(point, rule)));
      const legal = (await taken.legalMoves(rule)).filter((point) => each.includes(point));
      expect(legal, rule).toEqual(each.filter((_, i) => allowed[i]));
    }
    expect(await taken.legalMoves('none')).toContain('c2');
    expect(await taken.legalMoves('basic')).not.toContain('c2');
  });

  it('is that of an entry, also in the middle of a record', async () => {
    const record = '(;SZ[5];B[bb];W[cc];B[cb];W[bc];B[ac](;W[bd])(;W[dd];B[ee]))';
    const { entries } = await read(record);
    const [game, variation] = entries;
    expect(Position.of(game!, { at: 2 }).moves).toEqual(['B b4', 'W c3']);
    const last = Position.of(variation!);
    expect(last.moves).toEqual(['B b4', 'W c3', 'B c4', 'W b3', 'B a3', 'W d2', 'B e1']);
    expect(last.board).toEqual(variation!.moves.at(-1)!.board);
    expect(() => Position.of(game!, { at: 99 })).toThrow(RangeError);
    const part = await read('size: 19\n| X O .\n| . X ?\n+------\nto-play: white\nmoves: W c1 B a2\n');
    const [entry] = part.entries;
    const position = Position.of(entry!);
    expect(position.board).toEqual(entry!.moves.at(-1)!.board);
    expect(Position.of(structuredClone(position))).toEqual(position);
  });

  it('is drawn, converted and searched as the last board of its text', async () => {
    const position = Position.of(KO).play('W b2').play('pass');
    const [entry] = (await read(position.text)).entries;
    expect(await draw(position)).toBe(await draw(entry!));
    expect(await draw(structuredClone(position), { at: 0 })).toBe(await draw(entry!, { at: 0 }));
    expect(await eyes(position)).toEqual(await eyes(entry!, { at: 2 }));
    expect(await cycles(position)).toEqual(await cycles(entry!, { at: 2 }));
    expect(await convert(position, 'sgf')).toEqual(await convert(entry!, 'sgf'));
    const asked = { targets: ['b3'], rules: ['psk'], first: 'black' } as const;
    expect(await outcome(position, asked)).toEqual(await outcome(entry!, asked));
    expect(await draw(position.text)).toBe(await draw(entry!));
    await expect(draw('')).rejects.toThrow(RangeError);
    await expect(draw(undefined as never)).rejects.toThrow(TypeError);
  });

  it('refuses what is no board and no move', async () => {
    for (const wrong of ['', 'text', '. X\nX\nmoves: z9', '. X\nX O\n\n\n# B\n. X\nX O\n'])
      expect(() => Position.of(wrong), wrong).toThrow(RangeError);
    expect(() => Position.of(['.X', 'X'])).toThrow(RangeError);
    expect(() => Position.of('(;SZ[9];B[aa])')).toThrow('read() takes records');
    expect(() => Position.of(undefined as never)).toThrow('takes a text');
    expect(() => Position.of(KO).play(5 as never)).toThrow(RangeError);
    await expect(Position.of(KO).isLegal('a1', undefined as never)).rejects.toThrow('no rule undefined');
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
    .replace(/^import .*\n/gm, '')
    .replace(/^((?!const ).*); \/\/ (.*)$/gm, (_, said, means) => `found.push([${said}, ${means}]);`);
  const found: [unknown, unknown][] = [];
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new AsyncFunction('Position', 'read', 'found', checked)(Position, read, found);
  expect(found.length).toBe(lines.length);
  for (const [is, means] of found) expect(is).toEqual(means);
});
