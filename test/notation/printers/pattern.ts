import { WHITE } from '../../../src/go/types.ts';
import type { EntrySyntax } from '../../../src/notation/types.ts';
import { framed, glyphsOf } from './figures.ts';
import type { Printed } from './index.ts';

/**
 * ```
 * Pattern A1
 *
 * OX*
 *
 * OA*
 *
 * :8,A
 * ```
 * An entry as a pattern: its board, then, if points are named, the board with the names in the places of what stands there. The name of
 * the pattern is the title. Attributes and constraints are no part of an entry; those of a pattern that was read are taken over.
 */
export function printPattern(entry: EntrySyntax): Printed {
  const { diagram, colors, title } = entry;
  if (!diagram) return { text: '', lost: ['There is no board'] };
  const lost: string[] = [];
  const written = title?.value.replace(/^Pattern\s+/, '') ?? 'Diagram';
  const name = written.replace(/\s+/g, '_').slice(0, 60) || 'Diagram';
  if (name !== written) lost.push(`The title “${written.slice(0, 40)}” is now ${name}`);
  const { digits, labels, signs = [] } = diagram;
  if (digits.length > 0) lost.push('The order of the moves is lost: digits are numbers in a pattern');
  // A letter that stands several times is a sign, but a name all the same.
  const letters = signs.filter(({ kind, text }) => kind === 'other' && /^[A-Za-z]$/.test(text ?? ''));
  const bare = { ...diagram, labels: [], signs: signs.filter((sign) => !letters.includes(sign)) };
  const glyphs = glyphsOf(bare, colors.X, lost, SPECIAL);
  const first = diagram.open.includes('left') && diagram.open.includes('top') ? glyphs[0]! : '';
  if (first === '#') {
    // Such a line would be a comment.
    glyphs[0] = '?';
    lost.push('A sign at the beginning of the first row is lost');
  }
  const named = [...glyphs];
  for (const { point, text } of [...labels.map((one) => ({ ...one, text: one.label })), ...letters]) {
    if (/^[A-WYZa-wyz]$/.test(text!) && !/[OoQ]/.test(text!)) named[point] = text!;
    else lost.push(`The label ${text} is lost`);
  }
  for (const { key, known, value } of entry.fields) {
    if (known && value !== '' && key !== 'colors') lost.push(`The line ${key} is lost`);
  }
  if (colors.X === WHITE) lost.push('That X is White is lost: in a pattern X is the opponent');
  const boards = [framed(diagram, glyphs)];
  if (labels.length + letters.length > 0) boards.push(framed(diagram, named));
  const lines = [
    `Pattern ${name}`,
    ...boards.flatMap((board) => ['', ...board]),
    ...attributesOf(entry.text),
  ];
  return { text: lines.map((line) => `${line}\n`).join(''), lost };
}

/** What stands for itself in a pattern, besides letters. */
const SPECIAL = /^[@%#<>()$&-]$/;

/** The lines `:8,A`, `;lib(a)>1` and `>x(a)` of the text of a pattern; in texts of ours `;` begins a comment. */
function attributesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const isPattern = lines.some((line) => /^:\S|^;\s*[!(]*[a-z_]{1,30}\(/.test(line));
  if (!isPattern) return [];
  const found = lines.filter((line) => /^[:;]|^>[a-z_]/.test(line) && !/^>[.xXoO!*?@]/.test(line));
  return found.length > 0 ? ['', ...found] : [];
}
