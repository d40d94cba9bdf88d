import { type Span, sameTitle, type TextEdit, titleInFrom } from '../../notation/index.ts';
import { type Message, message } from '../../words/index.ts';
import { entryAt, isQuoted, type LinkedEntries, made, type PlacedAnalysis } from '../analysis/index.ts';
import { type Name, nameAt, titleIsFree } from './names.ts';

/** The name at an offset if it can be changed: titles and labels can, moves cannot. */
export function renameable(document: LinkedEntries, offset: number): { span: Span; text: string } | null {
  const name = nameAt(document, offset);
  return name?.definition && name.kind !== 'move' ? { span: name.at, text: name.text } : null;
}

type Renaming =
  | { readonly edits: readonly TextEdit[] }
  /** Why it cannot be, in a sentence for the user. */
  | { readonly refused: Message };

/** Changes a name everywhere, or says why not. */
export function rename(document: LinkedEntries, offset: number, wanted: string): Renaming | null {
  const name = nameAt(document, offset);
  if (!name?.definition || name.kind === 'move') return null;
  const text = wanted.trim();
  const refused =
    name.kind === 'title' ? refuseTitle(document, name.text, text) : refuseLabel(document, offset, text);
  if (refused) return { refused };
  const edits = [{ span: name.definition, text }, ...usesRenamed(document, name, text)];
  const tried = made(
    document,
    edits.sort((a, b) => a.span.start - b.span.start),
  );
  // Whatever the name, nothing may be read in another way than before.
  if (!tried || !readsAlike(document, tried.now)) {
    return { refused: message('rename.changes-meaning', { name: text }) };
  }
  return { edits: tried.changes };
}

function usesRenamed(document: LinkedEntries, { kind, uses }: Name, text: string): TextEdit[] {
  return uses.map((span) => {
    const quoted = kind === 'title' && isQuoted(document.document.text, span);
    return { span, text: kind === 'title' && !quoted ? titleInFrom(text) : text };
  });
}

function refuseTitle(document: LinkedEntries, old: string, title: string): Message | null {
  if (title === '' || /[\r\n]/.test(title)) return message('rename.empty-title');
  if (!sameTitle(title, old) && !titleIsFree(document, title)) {
    return message('rename.taken-title', { title });
  }
  return null;
}

function refuseLabel(document: LinkedEntries, offset: number, label: string): Message | null {
  if (!/^[a-z]$/.test(label)) return message('rename.label-letter');
  const labels = entryAt(document, offset)?.analysis.labels;
  return labels?.has(label) ? message('rename.taken-label', { label }) : null;
}

/**
 * Whether all entries are what they were, but for the name: linked alike, with the same games,
 * boards and problems.
 */
function readsAlike(before: LinkedEntries, now: LinkedEntries): boolean {
  return (
    now.entries.length === before.entries.length &&
    before.entries.every((entry, i) => sameEntry(entry, now.entries[i]))
  );
}

function sameEntry(a: PlacedAnalysis, b: PlacedAnalysis | undefined): boolean {
  if (a.analysis === b?.analysis) return true;
  return b !== undefined && a.parent?.index === b.parent?.index && facts(a) === facts(b);
}

function facts({ analysis, entry }: PlacedAnalysis): string {
  const { game, labels, problems } = analysis;
  const { fields, diagram, expects } = entry.syntax;
  return JSON.stringify([
    game.start.toPlay,
    game.start.position.geometry.names(game.start.position.cells.keys()),
    game.start.position.rows(),
    game.plies.map(({ move }) => move),
    [...labels.values()],
    diagram?.marks,
    diagram?.signs,
    diagram?.lines,
    entry.syntax.drawn,
    fields.map(({ key }) => key),
    expects.map(({ claim }) => claim),
    // That two titles are alike is what a new name may end.
    [...analysis.syntax.problems, ...problems].flatMap(({ code }) =>
      code === 'link.title-twice' ? [] : [code],
    ),
  ]);
}
