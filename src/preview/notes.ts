import { splitLines } from '../notation/index.ts';
import {
  type Analysis,
  check,
  evaluate,
  type Finding,
  figureMovesWords,
  inForce,
  judgementOf,
  type LineFacts,
  lineFacts,
  type PlacedAnalysis,
  placeInEntry,
  type Settings,
  settledReasons,
  shownEyesAreRead,
} from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';

/** What stands below a board, in one line. */
export interface PreviewNote {
  readonly kind: 'error' | 'warning' | 'forbidden' | 'ends' | 'undecided' | 'pending' | 'information';
  readonly text: string;
  /** Of errors: what to look up and to filter by. */
  readonly code?: string;
  /** From 0, in the entry's text. */
  readonly line?: number;
}

/** Why plays are allowed. */
export interface NotedReason {
  /** The numbers of the moves that share it. */
  readonly moves: string;
  readonly text: string;
}

export interface NotedClaim {
  readonly text: string;
  readonly state: 'holds' | 'fails' | 'pending';
  readonly actual: string;
}

/**
 * What the editor would say of an entry, errors first, then in the order of the text; hints are for
 * authors.
 */
export function notesOf(placed: PlacedAnalysis, settings: Settings): PreviewNote[] {
  const { analysis } = placed;
  const facts = lineFacts(placed);
  if (facts) return gameNotes(placed, facts, settings);
  const found = check(analysis, settings).filter(
    (one) => isForReaders(one, settings) && !one.code.startsWith('expect.'),
  );
  const errors = new Set([...analysis.syntax.problems, ...analysis.problems].map(({ code }) => code));
  const notes = found
    .map((one) => ({ one, wrong: errors.has(one.code) || /^play\.(?:occupied|unknown)$/.test(one.code) }))
    .sort((a, b) => Number(b.wrong) - Number(a.wrong) || a.one.span.start - b.one.span.start)
    .map(({ one: { code, message: said, span, severity }, wrong }): PreviewNote => {
      const { line } = placeInEntry(analysis.syntax, span.start);
      if (wrong) return { kind: severity === 'error' ? 'error' : 'warning', text: say(said), code, line };
      return { kind: kindAt(analysis, span.start), text: say(forReaders(said)) };
    });
  const waiting = pendingMoves(analysis);
  if (waiting.length > 0) {
    const rule = inForce(analysis);
    notes.push({ kind: 'pending', text: say(message('preview.pending', { moves: waiting, rule })) });
  }
  const moves = figureMovesWords(analysis);
  if (moves !== null) notes.push({ kind: 'information', text: moves });
  if (!shownEyesAreRead(analysis))
    notes.push({ kind: 'pending', text: say(message('preview.pending-eyes')) });
  return notes;
}

/**
 * Whether a reader wants to know it. What the text claims is a hint for its author, and still says
 * why a move is forbidden or a position returns.
 */
function isForReaders(
  { code, severity, verdict }: Pick<Finding, 'code' | 'severity' | 'verdict'>,
  { cycleWarnings }: Settings,
): boolean {
  if (severity !== 'hint') return true;
  return code === 'game.cycle' ? cycleWarnings !== 'hint' : verdict !== undefined && verdict !== 'allowed';
}

/** That the text claims what it shows is no news for a reader. */
function forReaders({ code, args }: Message): Message {
  const notes = Array.isArray(args.notes)
    ? { notes: args.notes.filter((one: Message) => one.code !== 'note.expected') }
    : {};
  return { code, args: { ...args, ...notes, ...('isExpected' in args && { isExpected: false }) } };
}

/**
 * The same of a game with variations: the findings of all of them, and how many there are besides
 * the line that is shown.
 */
function gameNotes(
  { analysis }: PlacedAnalysis,
  { findings, lines }: LineFacts,
  settings: Settings,
): PreviewNote[] {
  const found = findings.filter((one) => isForReaders(one, settings));
  const notes = found.slice(0, MOST).map(({ code, message: said, span, severity, verdict }): PreviewNote => {
    if (verdict) return { kind: severity === 'error' ? 'forbidden' : 'information', text: say(said) };
    const kind = severity === 'error' || severity === 'warning' ? severity : 'information';
    const line = linesIn(analysis.syntax.text.slice(0, span.start));
    return { kind, text: say(said), ...(kind !== 'information' && { code, line }) };
  });
  const more = found.length - notes.length;
  if (more > 0) notes.push({ kind: 'information', text: say(message('preview.more', { count: more })) });
  const others = lines - 1;
  if (others > 0) {
    notes.push({ kind: 'information', text: say(message('preview.variations', { count: others })) });
  }
  return notes;
}

/** How many notes are shown below a board. */
const MOST = 20;

const linesIn = (text: string): number => splitLines(text).length - 1;

/** Of the verdict in force on the move that stands at an offset of the text. */
function kindAt(analysis: Analysis, offset: number): PreviewNote['kind'] {
  const n = analysis.origins.findIndex(({ depth, span }) => depth === 0 && span.start === offset) + 1;
  const judged = n > 0 ? judgementOf(analysis, inForce(analysis), n) : 'pending';
  const verdict = typeof judged === 'string' ? 'allowed' : judged.verdict.verdict;
  return verdict === 'allowed' ? 'information' : verdict;
}

const FEW = 6;

function pendingMoves(analysis: Analysis): string[] {
  const moves: string[] = [];
  for (let n = analysis.inherited + 1; n <= analysis.game.length; n++) {
    if (judgementOf(analysis, inForce(analysis), n) === 'pending') moves.push(String(analysis.shown(n)));
  }
  return moves.length > FEW ? [`${moves[0]}–${moves.at(-1)}`] : moves;
}

export function claimsOf({ analysis }: PlacedAnalysis): NotedClaim[] {
  return analysis.syntax.expects.map((expect) => {
    const outcome = evaluate(analysis, expect);
    const state = outcome?.status === 'holds' ? 'holds' : outcome?.status === 'pending' ? 'pending' : 'fails';
    return { text: expect.text, state, actual: say(outcome?.actual ?? message('actual.unreadable')) };
  });
}

/** Why the rule in force allows the plays that it does, in the order of the plays. */
export function reasonsOf({ analysis }: PlacedAnalysis): NotedReason[] {
  const moves = new Map<string, number[]>();
  for (const { move, reason } of settledReasons(analysis)) {
    const text = say(message('hover.why', { reason }));
    moves.set(text, [...(moves.get(text) ?? []), move]);
  }
  return [...moves].map(([text, list]) => ({ text, moves: list.join(', ') }));
}
