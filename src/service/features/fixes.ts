import { difference, placeEdit } from '../../document/index.ts';
import { isMisplay } from '../../go/types.ts';
import {
  appendLines,
  type Claim,
  closeSide,
  type EntrySyntax,
  type Fix,
  nameRule,
  parseEntry,
  type Span,
  type TextEdit,
} from '../../notation/index.ts';
import { loses } from '../../notation/sgf/index.ts';
import { type ProofArguments, SHOW_PROOF } from '../../protocol/commands.ts';
import { RULES } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { SUPERKO_RULE, UNBOUND_RULE } from '../../rules/variants.ts';
import { message } from '../../words/index.ts';
import {
  type Action,
  type Analysis,
  check,
  covers,
  type Finding,
  inDocument,
  inForce,
  judgementOf,
  type LinkedEntries,
  moveOfSpan,
  type Offer,
  type PlacedAnalysis,
  plyOf,
  ruleFindings,
  whatIsUnclaimed,
  writeClaim,
} from '../analysis/index.ts';
import { convertOffer, dollarsFix, foreignOffers } from '../export/index.ts';
import { hasProof } from '../view/index.ts';
import { meantFixes } from './meant/index.ts';
import { playsBefore } from './plays-before.ts';

/** What may be done about a part of the document: the fixes of what is wrong there, then offers. */
export function fixes(document: LinkedEntries, within: Span): Offer[] {
  const actions: Offer[] = [];
  for (const placed of document.entries) {
    const { offset, syntax } = placed.entry;
    if (offset + syntax.text.length < within.start) continue;
    if (offset > within.end) break;
    const local = { start: within.start - offset, end: within.end - offset };
    actions.push(...entryActions(document, placed, local));
  }
  actions.push(...foreignOffers(document, within));
  return actions;
}

/** The fixes of what is wrong with the rules that a part of a document has. */
export function ruleFixes({ document, settings }: LinkedEntries, within: Span): Action[] {
  return ruleFindings(document, settings).flatMap(({ code, fixes = [], message: said, span }) => {
    if (span.start > within.end || span.end < within.start) return [];
    return fixes.map((fix): Action => {
      const { edits, preferred = false, title } = fix;
      return { title, kind: 'quickfix', preferred, edits, mends: { code, message: said, span } };
    });
  });
}

function entryActions(document: LinkedEntries, placed: PlacedAnalysis, within: Span): Offer[] {
  const { analysis } = placed;
  const actions: Offer[] = [];
  const moved = (span: Span) => inDocument(placed, span);
  const actionOf = (fix: Fix, kind: Action['kind'], finding: Finding | null): Action => ({
    title: fix.title,
    kind,
    preferred: fix.preferred === true,
    ...(finding && isSure(analysis.syntax.text, fix, finding) && { sure: true }),
    edits: fix.edits.map((edit) => placeEdit(placed.entry, edit)),
    ...(fix.rewrites && { rewrites: moved(fix.rewrites) }),
    mends: finding && { code: finding.code, message: finding.message, span: moved(finding.span) },
  });
  const add = (fix: Fix, kind: Action['kind'], finding: Finding | null) =>
    actions.push(actionOf(fix, kind, finding));
  actions.push(...dollarsFix(document, placed, within));
  for (const finding of check(analysis, document.settings)) {
    if (finding.span.start > within.end || finding.span.end < within.start) continue;
    const mending = (fix: Fix) => actionOf(fix, 'quickfix', finding);
    actions.push({
      firstOf: mapping(meantFixes(analysis, finding), mending),
      otherwise: (finding.fixes ?? []).map(mending),
    });
    for (const fix of verdictFixes(analysis, finding)) actions.push(mending(fix));
    for (const fix of repetitionFixes(analysis, finding)) actions.push(mending(fix));
    const proof = showProof(document, placed, finding);
    if (proof) actions.push({ ...proof, mends: { ...finding, span: moved(finding.span) } });
  }
  for (const fix of edgeOffers(analysis, within)) add(fix, 'refactor', null);
  actions.push(...convertOffer(document, placed, within));
  const insert = insertWhatHolds(analysis);
  if (insert) add(insert, 'refactor', null);
  return actions;
}

function* mapping<T, R>(list: Iterable<T>, map: (one: T) => R): Generator<R, void, void> {
  for (const one of list) yield map(one);
}

/**
 * Of what these say of a text, the mistake may be in another place than the one that is mended: in
 * the board and not in the claim, in the middle of a row and not at its end.
 */
const UNSURE = /^(?:expect\..*|diagram\.ragged-row|size\.unsaid)$/;

function isSure(text: string, fix: Fix, { code }: Finding): boolean {
  if (!fix.preferred || UNSURE.test(code)) return false;
  return fix.title.code === 'fix.half-width' || !(fix.isGuess || loses(text, fix));
}

/** An open side is nothing wrong, but often an edge that was forgotten. */
function edgeOffers({ syntax }: Analysis, within: Span): Fix[] {
  const { diagram, boardSpan } = syntax;
  if (!diagram || !boardSpan || !(covers(boardSpan, within.start) || covers(boardSpan, within.end)))
    return [];
  const fixes = diagram.open.map((side) => closeSide(syntax, side)).filter((fix) => fix !== null);
  const all = fixes.length > 1 ? allEdges(syntax) : null;
  return all ? [all, ...fixes] : fixes;
}

/** Characters of an entry that is read again and again without a pause. */
const SHORT = 20_000;

/**
 * All open sides at once, `null` where that does not close all or the entry is very long. One side
 * is closed after the other, each in the text with those before it, since edges meet in corners.
 * Bars come first, so that lines reach to them.
 */
function allEdges(syntax: EntrySyntax): Fix | null {
  if (syntax.text.length > SHORT) return null;
  let at = syntax;
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const fix = closeSide(at, side);
    if (fix) at = parseEntry(edited(at.text, fix.edits));
  }
  if (at.diagram?.open.length !== 0) return null;
  return { title: message('fix.draw-all-edges'), edits: [difference(syntax.text, at.text)] };
}

function edited(text: string, edits: readonly TextEdit[]): string {
  let out = text;
  for (const { span, text: put } of [...edits].reverse())
    out = out.slice(0, span.start) + put + out.slice(span.end);
  return out;
}

/** The cycles that show the verdict of the rule in force, in the player. */
function showProof(
  document: LinkedEntries,
  { analysis, id }: PlacedAnalysis,
  finding: Finding,
): Omit<Action, 'mends'> | null {
  const move = moveOfSpan(analysis, finding.span);
  if (move === 0) return null;
  const rule = inForce(analysis);
  const judged = judgementOf(analysis, rule, move);
  if (typeof judged === 'string' || !hasProof(analysis.game, judged.verdict, move)) return null;
  const { verdict } = judged;
  if (finding.code !== verdict.code && finding.code !== verdict.hint?.code) return null;
  const args: ProofArguments = { uri: document.document.uri, entry: id, move, rule };
  const command = { command: SHOW_PROOF, arguments: [args] };
  return { title: message('fix.show-proof'), kind: 'quickfix', preferred: false, edits: [], command };
}

/**
 * A play that the rule in force forbids, or that ends the game: it is shown on purpose, so the
 * entry claims it; or something is played before it, as a player has to; or another rule judges it.
 */
function* verdictFixes(analysis: Analysis, finding: Finding): Generator<Fix, void, void> {
  const n = moveOfSpan(analysis, finding.span);
  if (n === 0 || finding.severity === 'hint') return;
  const rule = inForce(analysis);
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged === 'string' || judged.verdict.code !== finding.code || isMisplay(finding.code)) return;
  const { verdict } = judged.verdict;
  if (verdict !== 'forbidden' && verdict !== 'ends') return;
  yield claiming(analysis, { kind: 'verdict', move: analysis.shown(n), verdict, rule });
  if (verdict !== 'forbidden') return;
  if (finding.code === 'play.suicide') return;
  yield* playsBefore(analysis, n);
  const allowing = RULES.find(({ id }) => {
    const there = id === UNBOUND_RULE || id === rule ? 'no-rule' : judgementOf(analysis, id, n);
    return typeof there !== 'string' && there.verdict.verdict === 'allowed';
  });
  for (const id of [allowing?.id, UNBOUND_RULE]) if (id) yield switchRule(analysis, id);
}

/** A line with a claim below the others. */
function claiming(analysis: Analysis, said: Claim): Fix {
  const claim = writeClaim(analysis, said);
  return {
    title: message('fix.insert-claim', { claim }),
    edits: [appendLines(analysis.syntax.text, [`expect: ${claim}`])],
  };
}

/**
 * A repetition that the active rule does not forbid: claim it, since it is meant, or judge it under
 * a rule that looks back.
 */
function repetitionFixes(analysis: Analysis, finding: Finding): Fix[] {
  const n = finding.code === 'game.cycle' ? moveOfSpan(analysis, finding.span) : 0;
  const of = n === 0 ? undefined : plyOf(analysis, n).sameAs.at(-1);
  if (of === undefined) return [];
  if (finding.severity === 'hint') return [];
  const said = { kind: 'repetition', move: analysis.shown(n), of: analysis.shown(of) } as const;
  return [claiming(analysis, said), switchRule(analysis, SUPERKO_RULE)];
}

function switchRule({ syntax }: Analysis, rule: RuleId): Fix {
  return { title: message('fix.judge-under', { rule }), edits: nameRule(syntax, rule, rule, true) };
}

/** Writes the claims that hold of the entry and that it does not make yet. */
function insertWhatHolds(analysis: Analysis): Fix | null {
  const lines = whatIsUnclaimed(analysis);
  if (lines.length === 0) return null;
  const claims = lines.map((line) => `expect: ${line}`);
  return { title: message('fix.insert-claims'), edits: [appendLines(analysis.syntax.text, claims)] };
}
