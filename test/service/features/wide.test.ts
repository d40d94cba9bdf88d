import { expect, it } from 'vitest';
import { kobanLater } from '../../cli/run.ts';

it.each([
  ['● ○ ． ．\n． 黒 白 ．\n. ● . ○', 'X O . .\n. X O .\n. X . O'],
  ['●○．．\n．黒白．\n．Ｘ．Ｏ', 'X O . .\n. X O .\n. X . O'],
  ['●　○　．　．\n．　●　○　．', 'X O . .\n. X O .'],
])('a board of wide signs is mended as a whole, and nothing else: %s', async (wide, mended) => {
  const page = (board: string) => `Text ● 黒．\n\n\`\`\`goban\n# 黒．白\n${board}\nmoves: B a1\n\`\`\`\n`;
  const { out } = await kobanLater(['check', '--format', 'json', 'a.md'], { 'a.md': page(wide) });
  const [error, ...others] = JSON.parse(out).files[0].diagnostics.filter(
    ({ severity }: { severity: string }) => severity === 'error',
  );
  expect(others).toEqual([]);
  expect(error.help.edits).toHaveLength(1);
  const [{ line, endLine, text }] = error.help.edits;
  const lines = page(wide).split('\n');
  lines.splice(line - 1, endLine - line + 1, text);
  expect(lines.join('\n')).toBe(page(mended));
});
