/** Mistakes that people make in SGF by hand, and what mends them. */
import { describe, expect, it } from 'vitest';
import { finish } from '../../../../src/go/task.ts';
import { analyseSgf, DEFAULT_SETTINGS } from '../../../../src/service/index.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { say } from '../../../../src/words/index.ts';

const diagnose = (text: string) => {
  const document = analyseSgf(text, DEFAULT_SETTINGS);
  for (const { game } of document.games) finish(game.verdicts.all(game.rules[0]!));
  return findingsOf(document);
};
const codes = (text: string) => diagnose(text).map(({ code }) => code);

/** The text after each fix of the first finding with a code, by the title of the fix. */
function mended(text: string, code: string): Record<string, string> {
  const found = diagnose(text).find((one) => one.code === code)!;
  return Object.fromEntries(
    (found.fixes ?? []).map(({ title, edits }) => {
      let out = text;
      for (const { span, text: put } of [...edits].reverse())
        out = out.slice(0, span.start) + put + out.slice(span.end);
      return [say(title).replace(/:.*/, ''), out];
    }),
  );
}

describe('a comment that swallowed nodes', () => {
  it.each([
    ['(;C[Black is alive ;W[dd];B[cc])', '(;C[Black is alive] ;W[dd];B[cc])'],
    ['(;C[one\r\n;B[dd]\r\n;W[cc])', '(;C[one]\r\n;B[dd]\r\n;W[cc])'],
    ['(;N[name\nC[text])', '(;N[name]\nC[text])'],
    ['(;C[to the end\n;W[ff])', '(;C[to the end]\n;W[ff])'],
    ['(;C[before variations ;B[aa](;W[bb])(;W[cc]))', '(;C[before variations] ;B[aa](;W[bb])(;W[cc]))'],
    ['(;C[a ] in it\\] ;B[aa];W[bb])', null],
  ])('%s', (text, after) => {
    const fixes = codes(text).includes('sgf.swallowed') ? mended(text, 'sgf.swallowed') : {};
    expect(Object.values(fixes)).toEqual(after === null ? [] : [after]);
    if (after) expect(codes(after)).toEqual([]);
  });

  it.each([
    '(;C[see [1\\] here];B[aa])',
    '(;C[see ;B\\[aa\\]];B[aa])',
    '(;C[the point B[aa];B[aa])',
    '(;C[a list; of things [one];B[aa])',
    '(;C[no such property ;XQ[aa];B[aa])',
    '(;C[plain text; B aa];B[aa])',
  ])('is not meant: %s', (text) => {
    expect(codes(text)).not.toContain('sgf.swallowed');
  });

  it('costs no more for long texts', () => {
    const text = `(;C[${'[ ;B'.repeat(50_000)}];B[aa])`;
    expect(codes(text)).not.toContain('sgf.swallowed');
  });
});

describe('a move that cannot be made', () => {
  it('on a stone', () => {
    const text = '(;SZ[9];B[aa];W[aa];B[bb])';
    expect(mended(text, 'play.occupied')).toEqual({
      'Delete this move': '(;SZ[9];B[aa];B[bb])',
      'Make it a pass': '(;SZ[9];B[aa];W[];B[bb])',
      'Make it setup (AW)': '(;SZ[9];B[aa];AW[aa];B[bb])',
      'Play on from here': '(;SZ[9];B[aa])',
    });
    for (const after of Object.values(mended(text, 'play.occupied')))
      expect(codes(after)).not.toContain('play.occupied');
  });

  it('beyond the board', () => {
    const text = '(;SZ[9];B[zz]C[why];W[bb])';
    expect(mended(text, 'sgf.off-board')).toEqual({
      'Delete this move': '(;SZ[9];C[why];W[bb])',
      'Make it a pass': '(;SZ[9];B[]C[why];W[bb])',
      'Play on from here': '(;SZ[9])',
    });
    expect(Object.keys(mended('(;SZ[9];B[a1b];W[bb])', 'sgf.wrong-value'))).toContain('Delete this move');
  });

  it('at the begin of a variation', () => {
    const text = '(;SZ[9];B[aa](;W[aa];B[cc])(;W[bb]))';
    expect(mended(text, 'play.occupied')).toMatchObject({
      'Delete this move': '(;SZ[9];B[aa](;B[cc])(;W[bb]))',
      'Play on from here': '(;SZ[9];B[aa](;W[bb]))',
    });
    // A tree is not left without a node.
    expect(mended('(;SZ[9];B[aa](;W[aa])(;W[bb]))', 'play.occupied')['Delete this move']).toBe(
      '(;SZ[9];B[aa](;)(;W[bb]))',
    );
  });

  it('is no setup where a node has setup, or more of a move', () => {
    const titles = (node: string) => Object.keys(mended(`(;SZ[9];B[aa];${node};B[bb])`, 'play.occupied'));
    expect(titles('W[aa]')).toContain('Make it setup (AW)');
    expect(titles('W[aa]BL[10]')).not.toContain('Make it setup (AW)');
  });
});
