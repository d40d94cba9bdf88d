/**
 * The names of rules that authors have written, where texts have them: go to definition, references
 * and rename follow a name from the text of the rule to all texts that name it.
 */
import { edit, hostOf, openDocument } from '../document/index.ts';
import type { Task } from '../go/task.ts';
import { lineEndOf, lineStart, type Span, type TextEdit, wordsOf } from '../notation/index.ts';
import { writtenId } from '../rules/index.ts';
import type { RuleText } from '../rules/text.ts';
import { type Message, message } from '../words/index.ts';
import {
  entryAt,
  inDocument,
  type PlacedAnalysis,
  type RuleSource,
  rulesOfDocument,
  ruleTextAt,
  type Settings,
} from './analysis/index.ts';
import { rulePlaces } from './sgf/index.ts';
import { analysing, type DocumentAnalysis } from './texts.ts';

/** A rule by its name, and where its own text stands: the file, and the first line there. */
export interface NamedRule {
  readonly name: string;
  readonly source: RuleSource;
}

interface PlacedName extends NamedRule {
  readonly span: Span;
}

/** The rule whose name is at an offset, in its own text or where it is used. */
export function ruleNameAt(document: DocumentAnalysis, offset: number): PlacedName | null {
  const isHere = ({ span }: PlacedName) => offset >= span.start && offset <= span.end;
  const own = ruleTextAt(document.document, offset);
  if (own) {
    const span = spanOfName(own.read);
    if (!span || own.read.name === null || writtenId(own.read) === null) return null;
    const source = { uri: document.document.uri, line: own.line };
    const name = { name: own.read.name, source, span: moved(span, own.offset) };
    return isHere(name) ? name : null;
  }
  const placed = entryAt(document, offset);
  const found = placed ? namesInEntry(document, placed) : namesInGame(document, offset);
  return found.find(isHere) ?? null;
}

/** All places where a text names a rule, besides the rule's own text. */
export function* usesOfRule(document: DocumentAnalysis, { name, source }: NamedRule): Task<Span[]> {
  const { document: text, entries, settings, sgf } = document;
  if (!isKnown(settings, name) || !text.text.toLowerCase().includes(name)) return [];
  const found: PlacedName[] = [];
  for (const placed of entries) {
    for (const one of namesInEntry(document, placed)) found.push(one);
    yield;
  }
  for (const { offset } of sgf?.games ?? []) {
    for (const one of namesInGame(document, offset)) found.push(one);
    yield;
  }
  return found.filter((one) => isSame(one, { name, source })).map(({ span }) => span);
}

/** All places of a rule's name in a text, its own text among them. */
export function* placesOfRule(document: DocumentAnalysis, rule: NamedRule): Task<Span[]> {
  const { text, uri } = document.document;
  const made = rule.source.uri === uri ? definitionOfRule(text, rule.source) : null;
  return [...(made ? [made] : []), ...(yield* usesOfRule(document, rule))];
}

const isSame = (a: NamedRule, b: NamedRule) =>
  a.name === b.name && a.source.uri === b.source.uri && a.source.line === b.source.line;

const isKnown = ({ ruleNames }: Settings, name: string) => ruleNames?.has(name) === true;

/** Where the name stands in the text of a rule: behind `name:`, else the title. */
function spanOfName({ lines, text, titleSpan }: RuleText): Span | null {
  const line = lines.find(({ kind }) => kind === 'name');
  if (!line) return titleSpan;
  const [head = ''] = /^name[ \t]*:[ \t]*/i.exec(text.slice(line.span.start, line.span.end)) ?? [];
  return { start: line.span.start + head.length, end: line.span.end };
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** Words of a part of a text that name written rules there, but for what variants choose. */
function namedIn(settings: Settings, text: string, { start, end }: Span): PlacedName[] {
  const found: PlacedName[] = [];
  let choice = 0;
  for (const { span, text: word } of wordsOf(text, start, end, ',:=')) {
    const name = word.toLowerCase();
    if (name === 'with' || (choice === 0 && name === 'and')) choice = CHOICE_WORDS;
    else if (choice > 0) choice--;
    else {
      const rule = settings.ruleNames?.get(name);
      const source = rule && settings.ruleSources?.get(rule);
      if (source) found.push({ name, source, span });
    }
  }
  return found;
}

/** `suicide allowed` */
const CHOICE_WORDS = 2;

function namesInEntry({ settings }: DocumentAnalysis, placed: PlacedAnalysis): PlacedName[] {
  if (!settings.ruleNames?.size) return [];
  const { fields, ruleNames, text } = placed.analysis.syntax;
  const found = fields.flatMap(({ key, valueSpan }): PlacedName[] => {
    if (key === 'expect') return namedIn(settings, text, behind(text, valueSpan, /\bunder\s/i));
    if (key === 'rule') return namedIn(settings, text, behind(text, valueSpan, /=/));
    return key === 'rules' ? namedIn(settings, text, valueSpan) : [];
  });
  // A `rule:` line of an entry may give the same name to another rule.
  return found
    .filter(({ name }) => (ruleNames ?? settings.ruleNames)?.get(name) === settings.ruleNames?.get(name))
    .map((one) => ({ ...one, span: inDocument(placed, one.span) }));
}

/** What stands behind a sign or a word; nothing where that is not there. */
function behind(text: string, { start, end }: Span, sign: RegExp): Span {
  const at = sign.exec(text.slice(start, end));
  return at ? { start: start + at.index + at[0].length, end } : { start: end, end };
}

function namesInGame({ settings, sgf }: DocumentAnalysis, at: number): PlacedName[] {
  const home = settings.ruleNames?.size ? sgf?.gameAt(at) : undefined;
  if (!home) return [];
  const { game, offset } = home;
  const { claims, ru } = rulePlaces(game);
  const found = claims.flatMap((span) => namedIn(settings, game.text, behind(game.text, span, /\bunder\s/i)));
  if (ru) found.push(...namedIn(settings, game.text, ru));
  return found.map((one) => ({ ...one, span: moved(one.span, offset) }));
}

/** A text of a rule by its file, and its first line there. */
function ruleIn(uri: string, text: string, line: number) {
  const document = openDocument(uri, 0, hostOf(uri, text), text);
  const placed = rulesOfDocument(document).find((one) => one.line === line);
  const span = placed && spanOfName(placed.read);
  return span ? { read: placed.read, span: moved(span, placed.offset) } : null;
}

/** Where a rule gets its name, in the text of its file; `null` where it does not stand there. */
export function definitionOfRule(text: string, { uri, line }: RuleSource): Span | null {
  return ruleIn(uri, text, line)?.span ?? null;
}

/** The edit that gives a rule another name, in the text of its file. */
export function namingRule(text: string, { uri, line }: RuleSource, wanted: string): TextEdit[] {
  const found = ruleIn(uri, text, line);
  if (!found) return [];
  const { read, span } = found;
  if (read.lines.some(({ kind }) => kind === 'name')) return [{ span, text: wanted }];
  // The title stays as it is, and a line of its own gives the name.
  const [before = ''] = /^[ \t>]*/.exec(text.slice(lineStart(text, span.start))) ?? [];
  const put = `${lineEndOf(text)}${before}name: ${wanted}`;
  return [{ span: { start: span.end, end: span.end }, text: put }];
}

/**
 * Edits of the places where a text names a rule, or why it cannot have another name there. Whatever
 * that is, nothing may be read in another way.
 */
export function* renamingUses(
  document: DocumentAnalysis,
  rule: NamedRule,
  wanted: string,
): Task<{ readonly edits: readonly TextEdit[] } | { readonly refused: Message }> {
  const { document: text, entries, overrides, settings } = document;
  const uses = yield* usesOfRule(document, rule);
  const isTaken =
    settings.ruleNames?.has(wanted) || entries.some(({ analysis }) => analysis.syntax.ruleNames?.has(wanted));
  if (isTaken && uses.length > 0) return { refused: message('rename.taken-rule', { name: wanted }) };
  const own = rule.source.uri === text.uri ? namingRule(text.text, rule.source, wanted) : [];
  const edits = [...own, ...uses.map((span) => ({ span, text: wanted }))].sort(
    (a, b) => a.span.start - b.span.start,
  );
  if (edits.length === 0) return { edits };
  const next = edit(text, [...edits].reverse(), text.version + 1);
  const now = yield* analysing(next, settingsRenamed(settings, rule, wanted), undefined, overrides);
  return readsAlike(document, now)
    ? { edits }
    : { refused: message('rename.changes-meaning', { name: wanted }) };
}

/** The settings of a text where a rule has another name. */
function settingsRenamed(
  { ruleNames: _, ruleSources: __, ...settings }: Settings,
  { name, source }: NamedRule,
  wanted: string,
): Settings {
  const written = settings.written.map((one) => {
    if (one.uri !== source.uri || one.line !== source.line) return one;
    if (one.name !== undefined) return one.name === name ? { ...one, name: wanted } : one;
    const [change] = namingRule(one.text, source, wanted);
    if (!change) return one;
    const { span, text } = change;
    return { ...one, text: one.text.slice(0, span.start) + text + one.text.slice(span.end) };
  });
  return { ...settings, written, ruleWords: settings.ruleWords.map((one) => wordRenamed(one, name, wanted)) };
}

/** A rule or a variant as settings have it, where a rule has another name. */
export function wordRenamed(word: string, name: string, wanted: string): string {
  const [, before = '', first = '', rest = ''] = /^(\s*)(\S*)(.*)$/s.exec(word) ?? [];
  return first.toLowerCase() === name ? before + wanted + rest : word;
}

/** Whether all entries have the same problems, and as many rules and claims of the same kinds. */
function readsAlike(before: DocumentAnalysis, now: DocumentAnalysis): boolean {
  const [old, fresh] = [before, now].map(({ entries, sgf }) =>
    JSON.stringify([
      entries.map(({ analysis: { problems, syntax } }) => [
        syntax.rules.length,
        syntax.ruleNames?.size,
        syntax.expects.map(({ claim }) => claim?.kind),
        [...syntax.problems, ...problems].map(({ code }) => code),
      ]),
      sgf?.games.map(({ game }) => game.ruleSet !== null),
    ]),
  );
  return old === fresh;
}
