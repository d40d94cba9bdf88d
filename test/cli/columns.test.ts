import { expect, test } from 'vitest';
import { columnsOf, wrapped } from '../../src/cli/columns.ts';

test.each([
  ['two short words', 9, ['two short', 'words']],
  ['규칙이 금지하는 착수', 15, ['규칙이 금지하는', '착수']],
  ['규칙이 금지하는 착수', 14, ['규칙이', '금지하는 착수']],
  ['禁止される手です。', 10, ['禁止される', '手です。']],
] as const)('%s on lines of %i columns', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
  for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width);
});
