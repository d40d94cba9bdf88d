import type { KobanDocument } from '../../document/index.ts';
import type { Ply } from '../../go/game.ts';
import { chainAt } from '../../go/position.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, WHITE } from '../../go/types.ts';
import type { Frame, RuleChoice, Sequence, Tree } from '../../protocol/player.ts';
import { RULES, ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, say } from '../../words/index.ts';
import {
  type Analysis,
  ancestor,
  describeMove,
  inForce,
  isUnread,
  judged,
  judgementOf,
  kosUpTo,
  moment,
  type PlacedAnalysis,
  patternOfRepetition,
  pointName,
  repetitionAt,
  repetitionTold,
  rulesNamed,
  ruleTitle,
} from '../analysis/index.ts';
import { drawnPart } from './drawn.ts';
import { figureMoves } from './first-moves.ts';
import { chainsMeant, ownOutcome } from './outcome-table.ts';
import { labelsOf, marksAt, shapeOf } from './picture.ts';
import { shownEyeMarks, showOf } from './show.ts';
import { ruleShort, rulesShown, verdictLine } from './verdict-lines.ts';
import { WholeBoard } from './whole.ts';

/** The making of a sequence yields after this many frames. */
const FRAMES_PER_SLICE = 16;

/**
 * Longer lines than any game has are shown as far as this: each frame is kilobytes, and some ten
 * thousand of them would exhaust the memory of a page.
 */
export const MOST_FRAMES = 4000;
/** How many problems of an entry are shown beside its board; all of them are marked in the text. */
const MOST_PROBLEMS = 50;

/** What a language adds to the sequence of an entry. */
interface SequenceParts extends Pick<Sequence, 'games' | 'record' | 'told'> {
  readonly tree?: Tree | undefined;
  /** What the text says of frame `n` besides: its marks go behind those of Koban. */
  readonly frame?: (n: number, marks: Frame['marks']) => Partial<Frame>;
}

/** The frames of an entry, judged as if the entry named `rule` as the one in force. */
export function* sequenceOf(
  document: KobanDocument,
  placed: PlacedAnalysis,
  rule: RuleId,
  { tree, frame: own, ...parts }: SequenceParts,
): Task<Sequence> {
  const { analysis, entry, id } = placed;
  const shown = rule === inForce(analysis) ? placed : { ...placed, analysis: under(analysis, rule) };
  const lines = [...new Set([rule, ...rulesShown(analysis)])];
  const frames: Frame[] = [];
  const end = Math.min(analysis.game.length, MOST_FRAMES);
  for (let n = 0; n <= end; n++) {
    if (n % FRAMES_PER_SLICE === FRAMES_PER_SLICE - 1) yield;
    const told = frameOf(shown, n, lines);
    const moves = figureMoves(analysis, n);
    const marks = [...told.marks, ...shownEyeMarks(analysis, n), ...(moves?.marks ?? [])];
    const frame: Frame = { ...told, marks, ...(moves && { zone: [...moves.zone] }) };
    frames.push(own ? { ...frame, ...own(n, frame.marks) } : frame);
  }
  const start = entry.offset;
  const sequence: Sequence = {
    uri: document.uri,
    entry: id,
    version: document.version,
    title: entry.syntax.title?.value ?? '',
    span: { start, end: start + entry.syntax.text.length },
    shape: shapeOf(analysis),
    labels: labelsOf(analysis),
    marks: analysis.syntax.diagram?.marks ?? [],
    ...drawnPart(analysis),
    ...askedPart(analysis),
    ...koPart(shown.analysis, end),
    ...showOf(analysis),
    frames,
    ...(tree && { tree }),
    ...parts,
    rules: rulesOf(analysis, rule),
    problems: errorsOf(analysis),
  };
  return WholeBoard.of(analysis)?.sequence(sequence) ?? sequence;
}

/**
 * The chains of the goal, or of the first claim about an outcome, and what the author leaves out.
 */
function askedPart(analysis: Analysis): Pick<Sequence, 'asked'> {
  const chains = chainsMeant(analysis, null);
  if (!chains) return {};
  const board = analysis.game.after(chains.index);
  const of = (color: Color) => chains.points.filter((point) => board.at(point) === color);
  return {
    asked: {
      black: of(BLACK),
      white: of(WHITE),
      outside: [...(analysis.syntax.outcome?.outside ?? [])],
    },
  };
}

/** The kos with letters, those of the rule in force up to a move among them. */
export function koPart(analysis: Analysis, upTo: number): Pick<Sequence, 'kos'> {
  const kos = kosUpTo(analysis, inForce(analysis), upTo);
  return kos.length > 0 ? { kos: kos.map((ko) => [...ko]) } : {};
}

/**
 * The same entry as if it named this rule first. Nothing is worked out again: what a referee knows
 * belongs to the game and the rule, whichever is in force.
 */
function under(analysis: Analysis, rule: RuleId): Analysis {
  return { ...analysis, rules: [rule, ...analysis.rules.filter((one) => one !== rule)] };
}

/** All rules, and before them the variants that the text names or is judged by. */
function rulesOf(analysis: Analysis, rule: RuleId): RuleChoice {
  const named = rulesNamed(analysis);
  const own = ownOutcome(analysis);
  const outcomeOf = (id: RuleId) => {
    const known = own?.of(id);
    return known ? { outcome: say(known) } : {};
  };
  const choice = (id: RuleId) => ({
    ...outcomeOf(id),
    id,
    title: say(ruleTitle(id, analysis)),
    short: ruleShort(analysis, id),
    named: named.includes(id),
  });
  return {
    inForce: rule,
    written: inForce(analysis),
    all: [...new Set([...named, ...RULES.map(({ id }) => id)])].map(choice),
  };
}

/**
 * What is wrong with the text, and plays that cannot be made; what a rule forbids is on the frames.
 */
function errorsOf(analysis: Analysis): string[] {
  const told = [...analysis.syntax.problems, ...analysis.problems]
    .filter(({ severity }) => severity === 'error')
    .map((one) => say(one.message));
  const { length } = analysis.game;
  if (length > MOST_FRAMES) told.unshift(say(message('caption.too-long', { length, shown: MOST_FRAMES })));
  const misplays = analysis.game.plies.filter(({ misplay }) => misplay);
  const more = told.length + misplays.length - MOST_PROBLEMS;
  for (const { number } of misplays.slice(0, MOST_PROBLEMS)) told.push(captionOf(analysis, number));
  return more > 0 ? [...told.slice(0, MOST_PROBLEMS), say(message('caption.more', { count: more }))] : told;
}

function frameOf(placed: PlacedAnalysis, n: number, lines: readonly RuleId[]): Frame {
  const { analysis } = placed;
  const { game } = analysis;
  const verdicts = n === 0 ? [] : lines.map((rule) => verdictLine(analysis, rule, n));
  return {
    index: n,
    number: n === 0 ? '' : String(analysis.shown(n)),
    rows: game.after(n).rows(),
    marks: marksAt(analysis, n),
    move: moveOf(analysis, n),
    toPlay: colorName(game.toPlayAfter(n)),
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
    color: colorName(ply.color),
    point: pointName(analysis, n),
    at: ply.point,
    captured: ply.captured,
    description: say(describeMove(analysis, n)),
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

/**
 * Whether a single stone takes a single one and has no liberty but that one, seen or not: a ko as
 * all rules know it.
 */
function takesKo({ after, captured, point }: Ply): boolean {
  if (captured.length !== 1 || captured[0] === point) return false;
  const chain = chainAt(after, point);
  return (
    chain?.points.length === 1 && chain.liberties.length === 1 && chain.unknown.length === 0 && !chain.outward
  );
}

function repeatsOf(analysis: Analysis, n: number): Frame['repeats'] {
  const found = repetitionAt(analysis.game, n);
  if (!found) return null;
  return { of: found.from, length: found.length, pattern: patternOfRepetition(analysis.game, found) };
}

/** "Move 4, White c4 takes d4. Forbidden under Spight’s ko rule: it captures a hot stone". */
export function captionOf(analysis: Analysis, n: number): string {
  return say(n === 0 ? startCaption(analysis) : moveCaption(analysis, n));
}

function startCaption({ game }: Analysis): Message {
  return message('caption.start', { toPlay: colorName(game.toPlayAfter(0)) });
}

function moveCaption(analysis: Analysis, n: number): Message {
  const rule = inForce(analysis);
  const known = judgementOf(analysis, rule, n);
  const verdict = typeof known === 'string' || known.verdict.verdict === 'allowed' ? null : known.verdict;
  return message('caption.move', {
    move: analysis.shown(n),
    description: describeMove(analysis, n),
    judged: verdict && message('caption.judged', judged(verdict, rule)),
    repetition: repetitionCaption(analysis, n, verdict && repetitionTold(verdict)),
  });
}

/** What its verdict does not say of the repetition. */
function repetitionCaption(
  analysis: Analysis,
  n: number,
  said: ReturnType<typeof repetitionTold>,
): Message | null {
  const found = said === 'pattern' ? null : repetitionAt(analysis.game, n);
  if (!found) return null;
  const { from, length, plays, passes } = found;
  const pattern = patternOfRepetition(analysis.game, found);
  if (said) return pattern === 'other' ? null : message('note.pattern', { pattern });
  return message('caption.repetition', { of: moment(analysis, from), length, plays, passes, pattern });
}

/** The place of the move in the document, possibly in an entry that this one continues. */
export function spanOf(placed: PlacedAnalysis, n: number): Frame['span'] {
  const origin = placed.analysis.origins[n - 1];
  if (!origin) return null;
  const { entry } = ancestor(placed, origin.depth);
  return { start: entry.offset + origin.span.start, end: entry.offset + origin.span.end };
}
