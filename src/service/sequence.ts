import type { Ply } from '../go/game.ts';
import { stringAt } from '../go/position.ts';
import { finish, type Task } from '../go/task.ts';
import type { Frame, RuleChoice, Sequence } from '../protocol/player.ts';
import type { SequenceResult } from '../protocol/requests.ts';
import { RULES, ruleOf } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import { entryOf, moveBefore } from './cursor.ts';
import { drawnPart } from './drawn.ts';
import { rulesShown, verdictLine } from './lines.ts';
import { patternInWords } from './patterns.ts';
import { labelsOf, marksAt, type PlacedMark, shapeOf, stoneOf } from './picture.ts';
import { lengthInWords, patternOfRepetition, repetitionAt } from './repetitions.ts';
import { treeOf } from './sequence-tree.ts';
import { isRuleId } from './settings.ts';
import { isSgfAt, sgfIndexAt, sgfTree } from './sgf/entries.ts';
import { gamesBeside, recordOf } from './sgf/record.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';
import { inForce, judgementOf, marksOf } from './verdicts.ts';
import { because, colorTitle, deed, isUnread, moment, pointName, ruleName } from './words.ts';

/**
 * The sequence of an entry, by its index or by an offset of the text, with the frame that belongs to the offset. With `rule` it is
 * judged as if the entry named that rule.
 */
export function sequenceAt(
  document: DocumentAnalysis,
  where: { readonly entry?: number; readonly offset?: number; readonly rule?: string },
): SequenceResult | null {
  return finish(sequencing(document, where));
}

/** As {@link sequenceAt}, with rests in a long sequence. */
export function* sequencing(
  document: DocumentAnalysis,
  where: { readonly entry?: number; readonly offset?: number; readonly rule?: string },
): Task<SequenceResult | null> {
  const placed = entryOf(document, where);
  if (!placed) return null;
  const sequence = yield* sequenceOf(
    document,
    placed,
    isRuleId(where.rule) ? where.rule : inForce(placed.analysis),
  );
  const { analysis, entry } = placed;
  const relative = where.offset === undefined ? null : where.offset - entry.offset;
  const index =
    relative === null
      ? null
      : isSgfAt(document, entry.offset)
        ? sgfIndexAt(document, where.offset!)
        : moveBefore(analysis, relative);
  return { sequence, index: Math.min(index ?? analysis.inherited, sequence.frames.length - 1) };
}

/** After so many frames there is a rest. */
const REST = 16;

/**
 * Longer lines than anybody plays are shown as far as this: each frame is kilobytes, and a page that is sent all frames of some ten
 * thousand moves would be the last one.
 */
export const MOST_FRAMES = 4000;
/** Of what is wrong with an entry so much is told beside its board; the rest is in the text. */
const MOST_PROBLEMS = 50;

function* sequenceOf(document: DocumentAnalysis, placed: PlacedAnalysis, rule: RuleId): Task<Sequence> {
  const { analysis, entry, index } = placed;
  const shown = rule === inForce(analysis) ? placed : { ...placed, analysis: under(analysis, rule) };
  const lines = [...new Set([rule, ...rulesShown(analysis)])];
  const frames: Frame[] = [];
  const isSgf = isSgfAt(document, entry.offset);
  const record = isSgf && recordOf(document, placed);
  const end = Math.min(analysis.game.length, MOST_FRAMES);
  for (let n = 0; n <= end; n++) {
    if (n % REST === REST - 1) yield;
    const frame = frameOf(shown, n, lines);
    frames.push(record ? { ...frame, ...record(n, frame.marks) } : frame);
  }
  const start = entry.offset;
  const tree = isSgf ? sgfTree(document, placed) : treeOf(document, placed);
  return {
    uri: document.document.uri,
    entry: index,
    version: document.document.version,
    title: entry.syntax.title?.value ?? '',
    span: { start, end: start + entry.syntax.text.length },
    shape: shapeOf(analysis),
    labels: labelsOf(analysis),
    marks: analysis.syntax.diagram?.marks ?? [],
    ...drawnPart(analysis),
    frames,
    ...(tree && { tree }),
    ...(isSgf && gamesBeside(document, placed)),
    rules: rulesOf(analysis, rule),
    problems: errorsOf(analysis),
  };
}

/**
 * The same entry as if it named this rule and no other. Nothing is worked out again: what a referee knows belongs to the game and the
 * rule, whichever is in force.
 */
export function under(analysis: Analysis, rule: RuleId): Analysis {
  return { ...analysis, rules: [rule] };
}

function rulesOf(analysis: Analysis, rule: RuleId): RuleChoice {
  return { inForce: rule, written: inForce(analysis), all: RULES.map(({ id, title }) => ({ id, title })) };
}

/** What is wrong with the text, and plays that cannot be made; what a rule forbids is on the frames. */
function errorsOf(analysis: Analysis): string[] {
  const told = [...analysis.syntax.problems, ...analysis.problems]
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
  const { length } = analysis.game;
  if (length > MOST_FRAMES)
    told.unshift(`${length} moves, of which the board shows the first ${MOST_FRAMES}`);
  const misplays = analysis.game.plies.filter(({ misplay }) => misplay);
  const more = told.length + misplays.length - MOST_PROBLEMS;
  for (const { number } of misplays.slice(0, MOST_PROBLEMS)) told.push(captionOf(analysis, number));
  return more > 0 ? [...told.slice(0, MOST_PROBLEMS), `${more} more`] : told;
}

function frameOf(placed: PlacedAnalysis, n: number, lines: readonly RuleId[]): Frame {
  const { analysis } = placed;
  const { game } = analysis;
  const verdicts = n === 0 ? [] : lines.map((rule) => verdictLine(analysis, rule, n));
  return {
    index: n,
    number: n === 0 ? '' : String(analysis.shown(n)),
    rows: game.after(n).rows(),
    marks: [...marksAt(analysis, n), ...koPositionsAt(analysis, n)],
    move: moveOf(analysis, n),
    toPlay: stoneOf(game.toPlayAfter(n)),
    verdicts,
    repeats: repeatsOf(analysis, n),
    caption: captionOf(analysis, n),
    span: spanOf(placed, n),
  };
}

function moveOf(analysis: Analysis, n: number): Frame['move'] {
  const ply = analysis.game.plies[n - 1];
  if (!ply || ply.kind === 'setup') return null;
  return {
    color: stoneOf(ply.color),
    point: pointName(analysis, n),
    at: ply.point,
    captured: ply.captured,
    ...(isKoPlay(analysis, ply) && { koPlay: true }),
    ...(isUnread(analysis, n) && { unread: true }),
  };
}

function isKoPlay(analysis: Analysis, ply: Ply): boolean {
  if (takesKo(ply)) return true;
  const rule = inForce(analysis);
  const judged = judgementOf(analysis, rule, ply.number);
  return typeof judged !== 'string' && judged.facts !== null && !!ruleOf(rule)?.ko?.(judged.facts);
}

/** Whether a single stone takes a single one and has no liberty but that one, be it seen or not: a ko as all rules know it. */
function takesKo({ after, captured, point }: Ply): boolean {
  if (captured.length !== 1 || captured[0] === point) return false;
  const string = stringAt(after, point);
  return (
    string?.points.length === 1 &&
    string.liberties.length === 1 &&
    string.unknown.length === 0 &&
    !string.outward
  );
}

/** Ko positions by the rule in force, to be tinted in the player when somebody wants to see them. */
function koPositionsAt(analysis: Analysis, n: number): PlacedMark[] {
  const wanted = marksOf(analysis, inForce(analysis), n);
  if (wanted === 'pending') return [];
  return (wanted.koPositions ?? []).flatMap((points, group) =>
    points.map((point) => ({ point, mark: { kind: 'ko', group } as const })),
  );
}

function repeatsOf(analysis: Analysis, n: number): Frame['repeats'] {
  const found = repetitionAt(analysis.game, n);
  if (!found) return null;
  return { of: found.from, length: found.length, pattern: patternOfRepetition(analysis.game, found) };
}

/** "move 4, White c4 takes d4, forbidden under Spight’s ko rule: captures a hot stone". */
export function captionOf(analysis: Analysis, n: number): string {
  if (n === 0) return `the start, ${colorTitle(analysis.game.toPlayAfter(0))} to play`;
  const parts = [`move ${analysis.shown(n)}`, deed(analysis, n)];
  const rule = inForce(analysis);
  const judged = judgementOf(analysis, rule, n);
  if (typeof judged !== 'string') {
    const { verdict } = judged;
    if (verdict.verdict === 'forbidden') parts.push(`forbidden under ${ruleName(rule)}${because(verdict)}`);
    else if (verdict.verdict === 'ends')
      parts.push(`ends the game under ${ruleName(rule)}${because(verdict)}`);
    else if (verdict.verdict === 'undecided')
      parts.push(`undecided under ${ruleName(rule)}${because(verdict)}`);
  }
  const found = repetitionAt(analysis.game, n);
  if (found) {
    const pattern = patternInWords(patternOfRepetition(analysis.game, found));
    const name = pattern && `, ${pattern}`;
    parts.push(
      `the same position as after ${moment(analysis, found.from)}: a cycle of ${lengthInWords(found)}${name}`,
    );
  }
  return parts.join(', ');
}

/** Where the move stands in the document, be it in an entry that this one continues. */
export function spanOf(placed: PlacedAnalysis, n: number): Frame['span'] {
  const origin = placed.analysis.origins[n - 1];
  if (!origin) return null;
  const { entry } = ancestor(placed, origin.depth);
  return { start: entry.offset + origin.span.start, end: entry.offset + origin.span.end };
}

/** The entry so many steps of `from:` away. */
export function ancestor(placed: PlacedAnalysis, depth: number): PlacedAnalysis {
  let at = placed;
  for (let i = 0; i < depth && at.parent; i++) at = at.parent;
  return at;
}
