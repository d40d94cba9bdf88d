import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { actions, analyse, DEFAULT_SETTINGS, diagnose } from '../../src/service/index.ts';

/** Slips of authors: what the first thing that is offered makes of the text, with which no problem is left. */

const BOARD = 'rules: basic\n+-------+\n| . . . |\n| . . . |\n| . . . |\n+-------+\n';
const SLIPS: readonly (readonly [name: string, text: string, after: string])[] = [
  ['a colon of another width', `${BOARD}moves： B c3`, `${BOARD}moves: B c3`],
  ['a whole line of it', `${BOARD}moves：　Ｂ　ｃ３ W b2`, `${BOARD}moves: B c3 W b2`],
  ['a comment', `${BOARD}moves: B c3\n；　黒の番`, `${BOARD}moves: B c3\n;　黒の番`],
  ['a title', `＃ 三コウ\n${BOARD}moves: B c3`, `# 三コウ\n${BOARD}moves: B c3`],
  ['no key', `${BOARD}B a1 W b1`, `${BOARD}moves: B a1 W b1`],
  ['a point of SGF', `${BOARD}moves: B ab W ca`, `${BOARD}moves: B a2 W c3`],
  [
    'small stones',
    '+-------+\n| x o . |\n| . x o |\n| . . . |\n+-------+\nmoves: B a1',
    '+-------+\n| X O . |\n| . X O |\n| . . . |\n+-------+\nmoves: B a1',
  ],
];

const read = (text: string) => analyse(openDocument('test:///a.goban', 1, 'goban', text), DEFAULT_SETTINGS);
const errors = (text: string) => diagnose(read(text)).filter(({ severity }) => severity === 'error');

function mended(text: string): string {
  let now = text;
  for (let k = 0; k < 5 && errors(now).length > 0; k++) {
    const { length } = now;
    const [fix] = actions(read(now), { start: 0, end: length }).filter(({ preferred }) => preferred);
    if (!fix) break;
    for (const { span, text: put } of [...fix.edits].sort((a, b) => b.span.start - a.span.start))
      now = now.slice(0, span.start) + put + now.slice(span.end);
  }
  return now;
}

test('moves below their key are not joined across a comment', () => {
  const text = `${BOARD}moves:\n  B c3\n  ; a remark\n  W b2\n`;
  for (const { edits } of actions(read(text), { start: 0, end: text.length })) {
    let now = text;
    for (const { span, text: put } of [...edits].sort((a, b) => b.span.start - a.span.start))
      now = now.slice(0, span.start) + put + now.slice(span.end);
    expect(now).not.toContain('remark W b2');
  }
});

describe('slips that have one remedy', () => {
  test.each(SLIPS)('%s', (_, text, after) => {
    expect(errors(text).length).toBeGreaterThan(0);
    expect(mended(text)).toBe(after);
    expect(errors(after)).toEqual([]);
  });
});
