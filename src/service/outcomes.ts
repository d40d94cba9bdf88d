/** Who wins at a place of a text, and games of a reader against the proofs. */
import type { Task } from '../go/task.ts';
import { BLACK, type Color, WHITE } from '../go/types.ts';
import type { ProofGame, Supply } from '../outcome/index.ts';
import type { FirstMoves, OutcomeTable, Trial, TriedProof } from '../protocol/outcomes.ts';
import type { OutcomesParams, SequenceResult, TrialParams } from '../protocol/requests.ts';
import { ruleOf } from '../rules/index.ts';
import {
  type Analysis,
  answering,
  goalOf,
  isRuleId,
  knownAnswer,
  type PlacedAnalysis,
  questionAbout,
  questionKey,
  RecentMap,
  type Work,
} from './analysis/index.ts';
import { askingAt, canTenuki, type DocumentAnalysis, chainsMeantAt as meantBy } from './texts.ts';
import {
  type AskedChains,
  chainPlayed,
  chainsAt,
  firstMovesShown,
  firstMovesShownWork,
  gradedTrial,
  outcomeTable,
  outcomeTableWork,
  type TrialParts,
  trialParts,
  tryMoves,
  WholeBoard,
} from './view/index.ts';

export { loadOutcomes } from '../outcome/index.ts';

/** A table of who wins, as far as it is known, and the searches that it waits for. */
interface AskedTable {
  readonly table: OutcomeTable;
  readonly analysis: Analysis;
  readonly work: readonly Work[];
}

export function outcomesAt(document: DocumentAnalysis, params: OutcomesParams): AskedTable | null {
  const placed = askingAt(document, params, params.index);
  if (!placed) return null;
  const { analysis } = placed;
  const whole = WholeBoard.of(analysis);
  const { points } = params;
  const own = whole && points ? { ...params, points: points.map((p) => whole.inward(p)) } : params;
  const meant = chainsAsked(document, placed, own);
  const { aim, passes, alone } = params.asked ?? {};
  const asked = { ...(aim && { goal: goalOf({ aim }) }), ...(passes && { passes }) };
  const chains = meant && { ...meant, asked };
  const moves = firstMovesShown(analysis, chains);
  const table: OutcomeTable = {
    ...outcomeTable(document.document, placed, chains),
    moves: whole ? moves.map((one) => placedOn(whole, one)) : moves,
    asked: { ...(aim && { aim }), ...(passes && { passes }), ...(alone && { alone }) },
  };
  return {
    table: whole ? { ...table, points: table.points.map((p) => whole.outward(p)) } : table,
    analysis,
    // The moves of who is to play come before the table, which may take long.
    work: chains ? [...firstMovesShownWork(analysis, chains), ...outcomeTableWork(analysis, chains)] : [],
  };
}

function placedOn(whole: WholeBoard, moves: FirstMoves): FirstMoves {
  return {
    ...moves,
    marks: whole.placed(moves.marks),
    zone: moves.zone.map((p) => whole.outward(p)),
    all: whole.placed(moves.all),
  };
}

function chainsAsked(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  { index, points, offset, asked }: OutcomesParams,
): AskedChains | null {
  const { analysis } = placed;
  if (index !== undefined && points !== undefined) {
    if (!isMoment(analysis, index) || !points.every((p) => isStone(analysis, index, p))) return null;
    const [point] = points;
    return points.length === 1 && point !== undefined && !asked?.alone
      ? chainsAt(analysis, index, point)
      : points.length === 0
        ? null
        : { index, points };
  }
  const at = index !== undefined && isMoment(analysis, index) ? index : undefined;
  const meant = meantBy(document, placed, { offset, index: at });
  if (at === undefined) return meant;
  // The chains that the text asks about, else that of the play, on the board that is shown.
  if (meant?.points.every((p) => isStone(analysis, at, p))) return { ...meant, index: at };
  return chainPlayed(analysis, at);
}

function isMoment({ game }: Analysis, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= game.length;
}

function isStone({ game }: Analysis, index: number, point: number): boolean {
  const isPoint = Number.isInteger(point) && point >= 0 && point < game.start.position.geometry.area;
  const cell = isPoint ? game.after(index).at(point) : 0;
  return cell === BLACK || cell === WHITE;
}

function supplyOf({ black, white }: TriedProof['threats']): Supply {
  const count = (left: number | '*') => (left === '*' ? Number.POSITIVE_INFINITY : left);
  return { black: count(black), white: count(white) };
}

/** Games that are kept, so that a move does not cost what the whole game does. */
const MOST_GAMES = 8;
const MOST_MOVES = 2000;

/** By question and strategy: the games that were played, by the moves of the reader. */
const games = new RecentMap<string, Map<string, ProofGame>>(MOST_GAMES);

/**
 * A game against a proof after moves of the reader; what is not known of the question any more is
 * proven again. `null` where the text has no such board, or there is no such proof.
 */
export function* trying(
  document: DocumentAnalysis,
  { tried, given, ...where }: TrialParams,
): Task<SequenceResult | null> {
  const placed = askingAt(document, where, tried.index);
  if (!placed || given.length > MOST_MOVES) return null;
  const { analysis, id, entry } = placed;
  const { index, rule, first, threats, aim, spare, passes, strategy } = tried;
  const whole = WholeBoard.of(analysis);
  const points = whole ? tried.points.map((p) => whole.inward(p)) : tried.points;
  if (!isRuleId(rule) || !ruleOf(rule) || !isMoment(analysis, index)) return null;
  if (points.length === 0 || !points.every((p) => isStone(analysis, index, p))) return null;
  const sequence = (parts: TrialParts): SequenceResult => {
    const { shape, frames, asked: about, trial } = parts;
    const keep = frames.flatMap(({ move }): Trial['keep'] => {
      if (!move) return [];
      const { point, at, color: by } = move;
      if (point === 'pass' || point === 'tenuki') return [{ kind: point, by }];
      return [{ kind: 'play', point: whole ? whole.outward(at) : at, by }];
    });
    // A record has no plays elsewhere.
    const isWritable = canTenuki(placed) || !keep.some(({ kind }) => kind === 'tenuki');
    const { title } = entry.syntax;
    return {
      sequence: {
        uri: document.document.uri,
        entry: id,
        version: document.document.version,
        title: title?.value ?? '',
        span: { start: entry.offset, end: entry.offset + entry.syntax.text.length },
        shape,
        labels: [],
        marks: [],
        frames,
        ...(about && { asked: about }),
        trial: { ...trial, tried, keep: isWritable ? keep : [] },
        problems: [],
      },
      index: frames.length - 1,
    };
  };
  if (tried.move) {
    const { point, side } = tried.move;
    const asked = {
      index,
      points,
      first: (first === 'black' ? BLACK : WHITE) as Color,
      ...(aim && { isAll: goalOf({ aim }) === 'all' }),
      passes,
    };
    const parts = yield* gradedTrial(
      analysis,
      asked,
      { point: whole ? whole.inward(point) : point, side },
      given,
    );
    return parts && sequence(parts);
  }
  const asked = questionAbout(analysis, index, points, {
    rule,
    first: first === 'black' ? BLACK : WHITE,
    threats: supplyOf(threats),
    ...(aim && { goal: goalOf({ aim }) }),
    ...(spare && { spare: supplyOf(spare) }),
    ...(passes && { passes }),
  });
  if (!asked || 'code' in asked) return null;
  const search = answering(analysis, asked);
  if (search) yield* search.work();
  const certificate = knownAnswer(analysis, asked.question)?.certificate;
  if (!certificate) return null;
  const known = games.getOr(`${questionKey(asked.question)} ${strategy}`, () => new Map());
  const played = yield* tryMoves(certificate, strategy, given, known);
  if (!played) return null;
  return sequence(trialParts(certificate, played));
}
