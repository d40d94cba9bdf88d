import { edit, openDocument, withDrawings } from '../../../document/index.ts';
import {
  type FieldSyntax,
  isBlank,
  KEYS,
  keyDoc,
  keyForm,
  keyOf,
  lineAt,
  lineStart,
  SHOW_WORDS,
  splitLines,
  titleInFrom,
} from '../../../notation/index.ts';
import { message, say } from '../../../words/index.ts';
import {
  describeMove,
  entriesByTitle,
  entryAt,
  entryOfTitle,
  type LinkedEntries,
  linkedEntries,
  type PlacedAnalysis,
} from '../../analysis/index.ts';
import { boardCompletions, fenceCompletions } from './boards.ts';
import { claimProposals } from './claims.ts';
import { moveProposals, pointProposals } from './moves.ts';
import { type Completion, type Proposal, ruleProposals } from './proposals.ts';

/**
 * What can be written at an offset: keys at the begin of a line, behind a key what its value can
 * be. `typed` is the character that made the editor ask, if one did: a blank before the first word
 * of a line asks for nothing.
 */
export function complete(document: LinkedEntries, offset: number, typed = ''): Completion[] {
  // Typed to begin something in SGF; nothing begins so in an entry.
  if (typed === '[' || typed === ';') return [];
  const fences = fenceCompletions(document, offset, typed);
  if (fences.length > 0) return fences;
  const placed = entryAt(document, offset) ?? entryToBe(document, offset);
  if (!placed) return [];
  const { syntax, offset: base } = placed.entry;
  const { text } = syntax;
  const at = offset - base;
  const start = lineStart(text, at);
  const { end } = lineAt(text, at);
  const field = syntax.fields.find(({ keySpan }) => keySpan.start >= start && keySpan.end < at);
  if (field) {
    const colon = text.indexOf(':', field.keySpan.end);
    if (at > colon && !(field.key !== 'from' && hasComment(text, colon + 1, at)))
      return valueCompletions(document, placed, field, colon + 1, at);
  }
  if (typed === ' ' || !isKeyStart(text, start, at)) return [];
  const keys = keyCompletions(placed, at, end);
  if (!isBare(text, start, end)) return keys;
  // What is begun with most often: a board, before the keys.
  const [first] = keys;
  const boards = first ? boardCompletions(first.span.start, first.span.end) : [];
  return [...boards, ...keys.map((key) => ({ ...key, order: key.order + boards.length }))];
}

/** Whether an entry has comments alone, besides the line that is being written. */
function isBare(text: string, start: number, end: number): boolean {
  const rest = `${text.slice(0, start)}\n${text.slice(end)}`;
  return rest.length < 4000 && splitLines(rest).every((line) => /^[ \t]*(?:;.*)?$/.test(line));
}

/**
 * An entry that begins with what is about to be written: in an empty file, or in a fence that holds
 * nothing yet.
 */
function entryToBe(document: LinkedEntries, offset: number): PlacedAnalysis | undefined {
  const { version } = document.document;
  // Diagrams of other notations are no beginnings.
  const own = withDrawings(document.document, null);
  const written = edit(own, [{ span: { start: offset, end: offset }, text: 'k' }], version);
  if (written.entries.length === own.entries.length) return undefined;
  const entry = written.entries.find(
    (one) => one.offset <= offset && offset <= one.offset + one.syntax.text.length,
  );
  if (!entry) return undefined;
  const alone = openDocument('', version, 'goban', entry.syntax.text);
  const [found] = linkedEntries(alone, document.settings).entries;
  return found && { ...found, entry };
}

/**
 * Whether only the beginning of a key stands before the cursor. `XOX` is the beginning of a row.
 */
function isKeyStart(text: string, start: number, at: number): boolean {
  const word = text.slice(firstWord(text, start, at), at);
  return word.length <= 24 && /^[a-z-]*$/i.test(word) && !/^[XO]+$/.test(word);
}

function firstWord(text: string, start: number, at: number): number {
  while (start < at && isBlank(text.charCodeAt(start))) start++;
  return start;
}

function hasComment(text: string, from: number, at: number): boolean {
  for (let i = text.indexOf(';', from); i >= 0 && i < at; i = text.indexOf(';', i + 1)) {
    if (i === from || isBlank(text.charCodeAt(i - 1))) return true;
  }
  return false;
}

function keyCompletions({ entry, analysis }: PlacedAnalysis, at: number, lineEnd: number): Completion[] {
  const { text, fields } = analysis.syntax;
  const from = firstWord(text, lineStart(text, at), at);
  // The rest of a key that is there already is replaced, and its colon kept.
  const to =
    at === from ? at : at + (/^[a-z-]+/i.exec(text.slice(at, Math.min(lineEnd, at + 24)))?.[0].length ?? 0);
  const keyed = /^[ \t]*:/.test(text.slice(to, Math.min(lineEnd, to + 24)));
  const span = { start: entry.offset + from, end: entry.offset + to };
  const used = new Set(fields.filter(({ keySpan }) => keySpan.start !== from).map(({ key }) => key));
  return KEYS.filter(({ name, many }) => many || !used.has(name)).map((key, order) => ({
    label: key.name,
    kind: 'key',
    detail: say(keyForm(key)),
    documentation: say(keyDoc(key)),
    span,
    text: keyed ? key.name : `${key.name}: `,
    order,
  }));
}

/** What can be written at a place of a value, which begins at `from`. */
export function valueCompletions(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  field: FieldSyntax,
  from: number,
  at: number,
): Completion[] {
  const { text } = placed.entry.syntax;
  const value = firstWord(text, from, at);
  let word = at;
  while (word > value && !endsWord(text, word - 1)) word--;
  if (field.key === 'moves') word = behindColor(text, word, at);
  if (field.key === 'arrow' || field.key === 'line') word = behindEnd(text, word, at);
  let wordEnd = at;
  if (word < at) while (wordEnd < field.valueSpan.end && !endsWord(text, wordEnd)) wordEnd++;
  const { offset } = placed.entry;
  const spanOf = (start: number, end: number) => ({ start: offset + start, end: offset + end });
  const narrow = spanOf(word, wordEnd);
  const wide = spanOf(value, Math.max(at, field.valueSpan.end));
  const [before, written] = [text.slice(value, word), text.slice(value, at)];
  const proposals = proposalsFor(document, placed, field.key, before, written, at);
  // Nothing is left to complete, and a list in the way of Enter would do harm.
  const isComplete = ({ label, text: inserted = label, whole }: Proposal) =>
    inserted === (whole ? written : text.slice(word, wordEnd));
  if (at === wordEnd && proposals.some(isComplete)) return [];
  return proposals.map(({ whole = false, ...proposal }, order) => ({
    detail: '',
    documentation: '',
    text: proposal.label,
    ...proposal,
    span: whole ? wide : narrow,
    order,
  }));
}

function endsWord(text: string, i: number): boolean {
  return isBlank(text.charCodeAt(i)) || text[i] === ',' || text[i] === ':';
}

/** In `c3-d4` the second point begins at `d`. */
function behindEnd(text: string, word: number, at: number): number {
  return word + (/^[^\s-]*->?/.exec(text.slice(word, Math.min(at, word + 16)))?.[0].length ?? 0);
}

/** In `3.Bc4` the move begins at `c`, in `b4` at `b`. */
function behindColor(text: string, word: number, at: number): number {
  const before = /^(?:\d+[.)]+)?(?:[BW](?=[a-z@]))?/.exec(text.slice(word, Math.min(at, word + 16)));
  return word + (before?.[0].length ?? 0);
}

/** `before` is the value up to the word that is being written, `written` with that word. */
function proposalsFor(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  key: string,
  before: string,
  written: string,
  at: number,
): Proposal[] {
  const word = written.slice(before.length);
  switch (key) {
    case 'rules':
      return ruleProposals(before, placed.analysis.syntax.ruleNames);
    case 'rule':
      return before.includes('=')
        ? ruleProposals(before.slice(before.indexOf('=') + 1), placed.analysis.syntax.ruleNames)
        : [];
    case 'moves':
      return moveProposals(placed.analysis, at, before, word);
    case 'from':
      return fromProposals(document, placed, written);
    case 'expect':
      return claimProposals(placed.analysis, before, written);
    case 'edges':
      return edgeProposals(before);
    case 'show':
      return showProposals(placed.analysis, before);
    case 'circle':
    case 'square':
    case 'triangle':
    case 'cross':
    case 'label':
    case 'arrow':
    case 'line':
      return pointProposals(placed.analysis, word, key === 'label' ? '=' : '');
    case 'territory':
      return [...choiceProposals(key, written), ...pointProposals(placed.analysis, word)];
    default:
      return choiceProposals(key, written);
  }
}

function edgeProposals(before: string): Proposal[] {
  const listed = before
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((side) => side !== '');
  if (listed.includes('all')) return [];
  const sides = keyOf('edges')?.choices ?? [];
  return sides
    .filter((side) => !listed.includes(side) && !(side === 'all' && listed.length > 0))
    .map((label) => ({ label, kind: 'word' }));
}

/** What a figure can show and does not yet; behind `after` and `numbers` the moves. */
function showProposals({ game, inherited, shown }: PlacedAnalysis['analysis'], before: string): Proposal[] {
  const listed = before
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const last = listed.at(-1);
  const own = Array.from({ length: game.length - inherited }, (_, i) => String(shown(inherited + i + 1)));
  if (last === 'after') return ['0', ...own].map((label) => ({ label, kind: 'word' }));
  if (last === 'numbers') return own.length > 0 ? [{ label: `${own[0]}-${own.at(-1)}`, kind: 'word' }] : [];
  if (last === 'whole') return [{ label: 'board', kind: 'word' }];
  return SHOW_WORDS.filter((choice) => !listed.some((word) => choice.startsWith(word))).map((label) => ({
    label,
    kind: 'word',
    detail: say(message('complete.show', { choice: label })),
  }));
}

/** A key that takes one of a few values: the ones that begin as what is written. */
function choiceProposals(key: string, written: string): Proposal[] {
  const begun = written.toLowerCase();
  return (keyOf(key)?.choices ?? [])
    .filter((choice) => !/\s/.test(begun) || choice.toLowerCase().startsWith(begun))
    .map((label) => ({ label, kind: 'word', whole: true }));
}

/** The titles of entries that can be continued: not this one, nor what hangs on it. */
function fromProposals(document: LinkedEntries, placed: PlacedAnalysis, written: string): Proposal[] {
  const titles = entriesByTitle(document.document);
  const list: Proposal[] = [];
  let base: { readonly text: string; readonly other: PlacedAnalysis } | null = null;
  for (const other of document.entries) {
    const title = other.entry.syntax.title?.value;
    if (!title || hangsOn(other, placed)) continue;
    // Of several entries with one title it is this one that the title means here.
    if (entryOfTitle(titles, title, placed.index) !== other.index) continue;
    const { length } = other.analysis.game;
    const text = titleInFrom(title);
    const detail = length === 0 ? '' : say(message('complete.moves', { count: length }));
    list.push({ label: text, kind: 'title', detail, whole: true });
    if (written.startsWith(`${text} `) && !(base && base.text.length > text.length)) base = { text, other };
  }
  if (!base) return list;
  const { text, other } = base;
  for (let n = 0; n <= other.analysis.game.length; n++) {
    const detail = say(n === 0 ? message('complete.start') : describeMove(other.analysis, n));
    list.push({ label: `${text} after ${other.analysis.shown(n)}`, kind: 'title', detail, whole: true });
  }
  return list;
}

function hangsOn(entry: PlacedAnalysis, on: PlacedAnalysis): boolean {
  for (let at: PlacedAnalysis | null = entry; at; at = at.parent) if (at.index === on.index) return true;
  return false;
}
