import { message } from '../../words/index.ts';
import { nearest } from '../suggest.ts';
import { isBlank, trimmed } from '../text.ts';
import type { FieldSyntax, Fix, Problem, Span } from '../types.ts';
import type { Allowance } from './allowance.ts';
import { KEYS, type KeySpec, keyForm, keyOf } from './keys.ts';
import type { EntryLine } from './lines.ts';
import { problem } from './messages.ts';

/**
 * ```
 * Moves : B d6 W b5   ; the first two
 * ^----   ^--------
 * ```
 * The `key: value` lines, in their order. A comment may follow a value after a blank, except that
 * of `from:`, since titles may hold anything.
 */
export function readFields(
  text: string,
  lines: readonly EntryLine[],
  allowance: Allowance,
  problems: Problem[],
): FieldSyntax[] {
  const fields: FieldSyntax[] = [];
  const seen = new Set<string>();
  for (const line of allowance.first(lines.filter(({ kind }) => kind === 'field'))) {
    const keySpan = trimmed(text, line.span.start, line.colon);
    const written = text.slice(keySpan.start, keySpan.end).toLowerCase();
    const spec = keyOf(written);
    // Of thousands of lines, all with one key, each has the same string.
    const key = spec?.name === written ? spec.name : written;
    const end = key === 'from' ? line.span.end : beforeComment(text, line.colon + 1, line.span.end);
    const valueSpan = trimmed(text, line.colon + 1, end);
    const value = text.slice(valueSpan.start, valueSpan.end);
    fields.push({ key, keySpan, valueSpan, value, known: spec !== undefined });
    if (!spec) {
      problems.push(unknownKey(text, keySpan));
    } else if (!spec.many && seen.has(key)) {
      problems.push(
        problem(
          'field.duplicate',
          { start: keySpan.start, end: Math.max(keySpan.end, valueSpan.end) },
          { key },
        ),
      );
    } else if (value === '') {
      // What looks like a comment in its place may be meant as the value.
      problems.push(
        emptyField({ start: keySpan.start, end: end < line.span.end ? line.span.end : keySpan.end }, spec),
      );
    }
    seen.add(key);
  }
  return fields;
}

/** A value that is still to be written. */
export function emptyField(keySpan: Span, key: KeySpec): Problem {
  return problem('field.empty', keySpan, { key: key.name, value: keyForm(key) });
}

function beforeComment(text: string, start: number, end: number): number {
  const value = text.slice(start, end);
  for (let i = value.indexOf(';'); i >= 0; i = value.indexOf(';', i + 1))
    if (i === 0 || isBlank(value.charCodeAt(i - 1))) return start + i;
  return end;
}

const NAMES = KEYS.map((key) => key.name);

/** What people write for our keys. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['title', '#'],
  ['ruleset', 'rules'],
  ['ko', 'rules'],
  ['ko-rule', 'rules'],
  ['ko-rules', 'rules'],
  ['turn', 'to-play'],
  ['player', 'to-play'],
  ['next', 'to-play'],
  ['colours', 'colors'],
  ['edge', 'edges'],
  ['move', 'moves'],
  ['sequence', 'moves'],
  ['board', 'size'],
  ['claim', 'expect'],
  ['circles', 'circle'],
  ['squares', 'square'],
  ['triangles', 'triangle'],
  ['crosses', 'cross'],
  ['labels', 'label'],
  ['text', 'label'],
  ['sides', 'edges'],
  ['arrows', 'arrow'],
  ['lines', 'line'],
  ['mark', 'cross'],
  ['marks', 'cross'],
]);

/** A misspelled other name, `koo` for `ko`. Words of two letters are all alike. */
function nearestOther(written: string): string | undefined {
  const other = written.length > 2 ? nearest(written, OTHER_NAMES.keys()) : undefined;
  return other && OTHER_NAMES.get(other);
}

function unknownKey(text: string, span: Span): Problem {
  return problem.later('field.unknown-key', span, () => {
    const written = text.slice(span.start, span.end);
    const plain = written.toLowerCase().replace(/[\s_]+/g, '-');
    const near = keyOf(plain)?.name ?? OTHER_NAMES.get(plain) ?? nearest(plain, NAMES) ?? nearestOther(plain);
    return { args: { key: written, near }, fixes: near && keyOf(near) ? [writing(near, span)] : [] };
  });
}

/** The fix that puts the word that was meant in place of the one that was written. */
export function writing(word: string, span: Span): Fix {
  return { title: message('fix.write', { text: word }), edits: [{ span, text: word }], preferred: true };
}

/** Says that a value is none that the key takes. */
export function badValue(text: string, key: KeySpec, span: Span): Problem {
  return problem.later('field.value', span, () => {
    const written = text.slice(span.start, span.end);
    // A word that is right may stand without what belongs to it.
    const known = key.choices?.includes(written.toLowerCase());
    const near = known ? undefined : nearest(written, key.choices ?? []);
    const args = { key: key.name, written, value: keyForm(key), near };
    return { args, fixes: near ? [writing(near, span)] : [] };
  });
}
