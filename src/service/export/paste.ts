import { openDocument } from '../../document/index.ts';
import { gobanOfSgf, type Loss } from '../../notation/export/index.ts';
import { findDiagrams, lineStart, notationOf } from '../../notation/index.ts';
import { DEFAULT_SETTINGS, entryAt, type LinkedEntries, linkedEntries } from '../analysis/index.ts';
import { convertEntry } from './convert.ts';
import { foreignDocument } from './foreign.ts';

interface Pasted {
  readonly text: string;
  readonly count: number;
  /** What it was: `Sensei’s Library ($$)`, `SGF`. */
  readonly label: string;
  readonly lost: readonly Loss[];
  /** The text is of entries as it stands, which look like what other notations have. */
  readonly isEntry: boolean;
}

/** Where converted entries are to be put. */
interface PastePlace {
  /** `null` for a document that the server does not know; then only `fence` says what it needs. */
  readonly document: LinkedEntries | null;
  readonly offset: number;
  readonly fence: boolean;
}

/**
 * No clipboard that is larger is a diagram; looking through it would only keep the editor waiting.
 */
const LONGEST = 1_000_000;

/**
 * Foreign diagrams in a text as entries, ready to be put at a place: in a fence where the document
 * needs one, with a title where an entry would otherwise go on. `null` when the text holds none, or
 * only entries of ours.
 */
export function pasted(text: string, place: PastePlace): Pasted | null {
  if (text.length > LONGEST) return null;
  const read = isSgf(text) ? ofSgf(text) : ofDiagrams(text);
  if (!read || read.entries.length === 0) return null;
  const { entries, label, lost } = read;
  const isEntry = isReadable(text);
  return { text: placed(entries, place), count: entries.length, label, lost, isEntry };
}

interface Read {
  readonly entries: readonly string[];
  readonly label: string;
  readonly lost: readonly Loss[];
}

function isReadable(text: string): boolean {
  const { entries } = openDocument('paste', 1, 'goban', text);
  return entries.every(
    ({ syntax }) => syntax.isOurs && syntax.problems.every(({ severity }) => severity !== 'error'),
  );
}

function isSgf(text: string): boolean {
  return /^\s*\(\s*;/.test(text);
}

function ofSgf(text: string): Read {
  const { text: goban, lost } = gobanOfSgf(text);
  // A title begins an entry, and every entry made of SGF has one.
  const entries = goban.split(/\n(?=# )/).filter((entry) => entry.trim() !== '');
  return { entries: entries.map((entry) => `${entry.trimEnd()}\n`), label: 'SGF', lost };
}

function ofDiagrams(text: string): Read | null {
  const found = findDiagrams(text).filter(({ notation }) => notation !== 'goban');
  if (found.length === 0) return null;
  const { entries } = linkedEntries(foreignDocument('paste', text), DEFAULT_SETTINGS);
  const lost: Loss[] = [];
  const texts = entries.map(({ analysis }) => {
    const converted = convertEntry(analysis, 'goban');
    lost.push(...converted.lost);
    return converted.text;
  });
  const labels = new Set(found.map(({ notation }) => notationOf(notation)?.label ?? notation));
  return { entries: texts.filter((one) => one !== ''), label: [...labels].join(', '), lost };
}

function placed(entries: readonly string[], { document, offset, fence }: PastePlace): string {
  const text = document?.document.text ?? '';
  const here = document && entryAt(document, offset);
  const inEntry = here !== undefined && here !== null && !here.entry.reading;
  const needsFence = fence && !inEntry;
  // An entry that has something already would go on; a title begins another one.
  const goesOn = inEntry && here.entry.syntax.text.trim() !== '';
  const titled = entries.map((entry, i) =>
    (i > 0 || goesOn) && !entry.startsWith('#')
      ? `# Diagram${entries.length > 1 ? ` ${i + 1}` : ''}\n${entry}`
      : entry,
  );
  const body = titled.join('\n');
  const atStart = lineStart(text, Math.min(offset, text.length)) === offset;
  const before = atStart ? '' : '\n';
  // Titles of other notations cannot hold backticks enough to end it, but comments can.
  const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  return needsFence ? `${before}${mark}goban\n${body}${mark}\n` : `${before}${body}`;
}
