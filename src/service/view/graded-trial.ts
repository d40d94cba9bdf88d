/** A reader's game about a first move: against the proof of its grade, or on the proven side. */
import { Game } from '../../go/game.ts';
import { lastOf } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { type Color, colorName, type Move, opponent, type Point } from '../../go/types.ts';
import type { GameMove, GameRemark, GradedGame, GradedMove, ReaderSide } from '../../outcome/index.ts';
import type { Frame } from '../../protocol/player.ts';
import { type Message, message, say } from '../../words/index.ts';
import {
  type Analysis,
  type AskedFirstMoves,
  describePly,
  firstMovesOf,
  type Grading,
  RecentMap,
  ruleName,
} from '../analysis/index.ts';
import { shapeOf } from './picture.ts';
import { PASS, plyFrame, startFrame, THREAT, type TrialParts } from './trial.ts';

/** A first move that is tried, and the side of the reader. */
interface TriedMove {
  readonly point: Point;
  readonly side: ReaderSide;
}

/** Games that are kept, so that a move does not cost what the whole game does. */
const MOST_GAMES = 8;

/** By search: the games that were played, by first move, side and the moves of the reader. */
const games = new RecentMap<Grading, Map<string, GradedGame>>(MOST_GAMES);

const moveOf = (given: number): GameMove => (given === PASS ? 'pass' : given === THREAT ? 'threat' : given);

/** `null` where there is no such move, or no proof about it. */
export function* gradedTrial(
  analysis: Analysis,
  asked: AskedFirstMoves,
  { point, side }: TriedMove,
  given: readonly number[],
): Task<TrialParts | null> {
  const grading = firstMovesOf(analysis, asked);
  if (!grading || 'code' in grading) return null;
  while (!grading.isDone) yield* grading.more();
  const move = grading.grades?.moves.find((one) => one.point === point);
  const { played } = grading;
  if (!move || !played) return null;
  if (side === 'proof') yield* grading.zone(move);
  const known = games.getOr(grading, () => new Map());
  const keyOf = (moves: readonly number[]) => `${point} ${side} ${moves.join(' ')}`;
  const begun: GradedGame | null = known.get(keyOf([])) ?? (yield* played.begin(move, side));
  if (!begun) return null;
  known.set(keyOf([]), begun);
  const all = [begun];
  let refused: Message | null = null;
  for (const [n, one] of given.entries()) {
    const before = lastOf(all);
    const key = keyOf(given.slice(0, n + 1));
    const next: GradedGame | null = known.get(key) ?? (yield* played.after(before, moveOf(one), side));
    if (!next) {
      refused = refusalOf(grading, before, one);
      break;
    }
    known.set(key, next);
    all.push(next);
  }
  return parts(analysis, asked, grading, { move, side, games: all, given, refused });
}

/** Why a move of the reader may not be made. */
function refusalOf({ problem, rule }: Grading, { ended, reader, state }: GradedGame, move: number): Message {
  const { geometry } = problem.position;
  const color = colorName(reader);
  if (ended) return message('trial.over');
  if (move === THREAT) return message('trial.no-threat', { color });
  if (!Number.isInteger(move) || move < 0 || move >= geometry.area)
    return message('trial.impossible', { point: '' });
  const point = geometry.name(move);
  if (state.cells[move] !== 0) return message('trial.occupied', { point });
  if (move === state.ban) return message('graded.banned', { color, point, rule: ruleName(rule) });
  return message(problem.points.includes(move) ? 'trial.impossible' : 'trial.outside', { point });
}

interface PlayedMove {
  readonly move: GradedMove;
  readonly side: ReaderSide;
  readonly games: readonly GradedGame[];
  readonly given: readonly number[];
  readonly refused: Message | null;
}

function parts(
  analysis: Analysis,
  { first, points }: AskedFirstMoves,
  { grades, passes, problem, rule, zones }: Grading,
  { move, side, games: all, given, refused }: PlayedMove,
): TrialParts {
  const now = lastOf(all);
  const { geometry } = problem.position;
  const you = now.reader;
  const moves = now.plies.flatMap(({ by, move: made }): Move[] => {
    if (made === 'threat') return [tenuki(by), tenuki(opponent(by))];
    return [made === 'pass' ? { kind: 'pass', color: by } : { kind: 'play', color: by, point: made }];
  });
  const game = Game.of({ position: problem.position, toPlay: first }, moves);
  const what = now.plies.flatMap(({ move: made }) => (made === 'threat' ? ['threat', 'answer'] : [null])) as (
    | 'threat'
    | 'answer'
    | null
  )[];
  // How many frames stand before each of the moves.
  const lengths = [0];
  for (const { move: made } of now.plies) lengths.push((lengths.at(-1) ?? 0) + (made === 'threat' ? 2 : 1));
  const remarks = new Map(
    all.flatMap(({ plies, remark }, n) => {
      const made = all[n - 1]?.plies.length ?? 0;
      return remark && plies.length > made ? [[lengths[made + 1] ?? 0, remark] as const] : [];
    }),
  );
  const zone = (side === 'proof' ? zones.get(move.point ?? -1) : null) ?? problem.points;
  const frames: Frame[] = [{ ...startFrame(problem.position.rows(), first), zone: [...zone] }];
  for (const [n, ply] of game.plies.entries()) {
    const word = what[n] ?? null;
    const description: Message =
      word === null
        ? describePly(ply)
        : message('trial.elsewhere', { color: colorName(ply.color), what: word });
    const remark = remarks.get(n + 1);
    const state = ply.number === game.length ? stateWords(now, problem.targets.length) : null;
    const said = remark && remarkWords(remark, geometry.names(remark.right));
    const then = said && state ? message('wins.both', { first: said, second: state }) : (said ?? state);
    const by = ply.color === you && n > 0 ? 'you' : n === 0 ? null : side === 'proof' ? 'proof' : null;
    const caption = (who: 'you' | 'proof' | null) => message('trial.move', { by: who, description, then });
    frames.push({
      ...plyFrame(ply, frames.length, caption(null)),
      caption: say(caption(by)),
      zone: [...zone],
    });
  }
  const remark = now.remark && remarkWords(now.remark, geometry.names(now.remark.right));
  const claim = say(
    message('graded.claim', {
      point: geometry.name(move.point ?? 0),
      grade: move.grade,
      threats: move.threats,
      asked: grades?.asked ?? 0,
      first: colorName(first),
      rule: ruleName(rule),
      passes,
    }),
  );
  // Where the first move ends the game, the reader has played nothing that could be taken back.
  const hint = now.ended
    ? message(all.length === 1 ? 'graded.at-once' : side === 'proof' ? 'trial.holds' : 'graded.over')
    : side === 'proof'
      ? message('trial.you', { you: colorName(you), passes })
      : message('graded.you', { you: colorName(you) });
  const isFound = side === 'proof' && zones.get(move.point ?? -1) != null;
  const about = { owner: colorName(opponent(you)), point: geometry.name(move.point ?? 0) };
  const said = isFound ? message(you === first ? 'graded.zone-against' : 'graded.zone', about) : null;
  const isOver = now.ended !== null;
  const left = isOver || !grades ? 0 : threatsOf(now, problem.position.at(problem.targets[0] ?? 0) as Color);
  const shape = shapeOf(analysis);
  return {
    shape: { ...shape, whole: null },
    frames,
    asked: {
      black: points.filter((p) => problem.position.at(p) === 1),
      white: points.filter((p) => problem.position.at(p) === 2),
      outside: [],
    },
    trial: {
      you: colorName(you),
      claim,
      hint: say(message('graded.hint', { remark, zone: said, hint })),
      made: frames.map((_, n) => all.findIndex(({ plies }) => lengths[plies.length] === n)),
      given: given.slice(0, all.length - 1),
      ended: isOver,
      refused: refused && say(refused),
      threat: left > 0,
      spare: false,
      words: {
        group: say(message(side === 'proof' ? 'trial.group' : 'graded.group')),
        pass: say(message(side === 'proof' ? 'trial.pass' : 'graded.elsewhere')),
        threat: say(message('trial.threat', { left })),
        spare: say(message('trial.spare', { left: 0 })),
        back: say(message('trial.take-back')),
        again: say(message('trial.again')),
        keep: say(message('trial.keep')),
        leave: say(message('trial.leave')),
        side: say(message('graded.side', { side })),
      },
    },
  };
}

const tenuki = (color: Color): Move => ({ kind: 'tenuki', color });

function threatsOf({ reader, state }: GradedGame, defender: Color): number {
  return reader === defender ? state.defender : state.attacker;
}

/** How the game has ended, or whose turn it is. */
function stateWords({ ended, reader, state }: GradedGame, targets: number): Message {
  if (ended) return message('graded.ended', { ended, isOne: targets === 1 });
  // Threats are named where there is a ko that they are for.
  const left = state.ban >= 0 ? Math.max(state.attacker, state.defender) : 0;
  return message('trial.turn', { you: colorName(reader), left });
}

function remarkWords({ kind, move }: GameRemark, right: readonly string[]): Message {
  const { grade = 'undecided', threats = 0 } = move ?? {};
  return message('graded.remark', { kind, grade, threats, right });
}
