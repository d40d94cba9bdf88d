/** What only texts with games of SGF have, `null` outside of them; and formatting. */
import { must } from '../go/must.ts';
import type { Task } from '../go/task.ts';
import type { Span, TextEdit } from '../notation/index.ts';
import type { EditBranchParams, EditBranchReply } from '../protocol/move-tree.ts';
import type { Direction } from '../protocol/requests.ts';
import { rulesOfDocument } from './analysis/index.ts';
import { formatRules, gobanFormat } from './features/index.ts';
import * as Sgf from './sgf/index.ts';
import { type DocumentAnalysis, gamesOf } from './texts.ts';

export function selection(document: DocumentAnalysis, offset: number): Span[] | null {
  return document.sgf?.holds(offset) ? Sgf.sgfSelection(gamesOf(document), offset) : null;
}

/** `hasCommands`: the editor has the commands of the extension. */
export function* links(document: DocumentAnalysis, hasCommands: boolean): Task<Sgf.Link[] | null> {
  return document.sgf ? yield* Sgf.sgfLinks(gamesOf(document), hasCommands) : null;
}

export function navigate(document: DocumentAnalysis, offset: number, direction: Direction): number | null {
  return document.sgf ? Sgf.sgfNavigate(gamesOf(document), offset, direction) : null;
}

/**
 * The edits that put a text in order; `null` for one that only holds entries in fences, unless
 * `hasFences` asks for those.
 */
export function* format(
  document: DocumentAnalysis,
  within?: Span,
  hasFences = document.document.host === 'goban',
): Task<TextEdit[] | null> {
  if (document.document.host === 'korule') return formatRules(document, rulesOfDocument(document.document));
  const isSgf = document.sgf?.isWhole === true;
  if (!isSgf && !hasFences) return null;
  const own = yield* isSgf ? Sgf.sgfFormat(gamesOf(document), within) : gobanFormat(document, within);
  const ofRules = isSgf ? [] : formatRules(document, rulesOfDocument(document.document), within);
  const edits = ofRules.length > 0 ? [...own, ...ofRules].sort((a, b) => a.span.start - b.span.start) : own;
  return edits.length > MOST_EDITS ? [yield* joined(document.document.text, edits)] : edits;
}

/** More edits than these are one, so that an answer stays shorter than the text. */
const MOST_EDITS = 5000;

/** The edit that does what others do, which are given in the order of the text. */
function* joined(text: string, edits: readonly TextEdit[]): Task<TextEdit> {
  const start = must(edits[0]).span.start;
  const parts: string[] = [];
  let end = start;
  for (const { span, text: put } of edits) {
    parts.push(text.slice(end, span.start), put);
    end = span.end;
    if (parts.length % MOST_EDITS === 0) yield;
  }
  return { span: { start, end }, text: parts.join('') };
}

/** What is done with a branch of a game of SGF, as an edit, or why there is none. */
export function editBranch(document: DocumentAnalysis, params: EditBranchParams): EditBranchReply {
  return document.sgf ? Sgf.editBranch(gamesOf(document), params) : null;
}
