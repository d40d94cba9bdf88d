import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** Columns of a line of comment. */
const WIDEST = 100;
/** Assertions with `!`; biome asks of each file with one for a reason in its first lines. */
const MOST_ASSERTIONS = 450;

const texts = ['src', 'webview', 'site/playground']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(?:ts|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The lines of a text that are comment and nothing else. */
function commentsOf(text: string): string[] {
  let within = false;
  return text.split('\n').filter((line) => {
    const isComment = within || /^\s*\/[/*]/.test(line);
    within = isComment && !/^\s*\/\//.test(line) && !line.includes('*/');
    return isComment;
  });
}

describe('comments', () => {
  it('are seen: blocks, lines, and not the code between them', () => {
    expect(commentsOf('/** a */\nb\n/*\n c\n */\nd // e\n  // f')).toEqual([
      '/** a */',
      '/*',
      ' c',
      ' */',
      '  // f',
    ]);
  });

  it(`are at most ${WIDEST} columns wide`, () => {
    const wide = texts.flatMap(({ file, text }) =>
      commentsOf(text)
        .filter((line) => line.length > WIDEST && !line.includes('biome-ignore'))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(wide).toEqual([]);
  });

  it(`give a reason in each file that asserts with !, of which there are at most ${MOST_ASSERTIONS}`, () => {
    let assertions = 0;
    for (const { file, text } of texts) {
      const reason = /^\/\/ biome-ignore-all lint\/style\/noNonNullAssertion: \w.{10,}/.test(text);
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const found = code.match(/[\w)\]]!(?=[\s;,.:)\]}[*+?<>&|-]|=[^=])(?!==)/g) ?? [];
      if (reason) {
        expect(found.length, `${file} has a reason for assertions and none of them`).toBeGreaterThan(0);
        assertions += found.length;
      }
      expect(/lint\/style\/noNonNullAssertion/.test(text), file).toBe(reason);
    }
    expect(assertions).toBeGreaterThan(0);
    expect(assertions).toBeLessThanOrEqual(MOST_ASSERTIONS);
  });
});
