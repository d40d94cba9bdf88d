/** The game of a reader against a proof, as a sequence; of a certificate, without a text. */
import type { Ply } from '../../go/game.ts';
import { lastOf } from '../../go/must.ts';
import type { Task } from '../../go/task.ts';
import { BLACK, type Color, colorName, EMPTY, opponent, WHITE } from '../../go/types.ts';
import {
  beginGame,
  type Certificate,
  isSameSupply,
  NO_SUPPLY,
  type ProofGame,
  saidSupply,
  verify,
} from '../../outcome/index.ts';
import type { Trial } from '../../protocol/outcomes.ts';
import type { Frame, Sequence } from '../../protocol/player.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { type Message, message, say } from '../../words/index.ts';
import { describePly, judged, plyPoint, ruleName } from '../analysis/index.ts';
import { suppliesWord } from './outcome-table.ts';

/** What the page of a game against a proof shows besides what is in the certificate. */
export type TrialParts = Pick<Sequence, 'shape' | 'frames' | 'asked'> & {
  readonly trial: Omit<Trial, 'tried' | 'keep'>;
};

/** A move of the reader that may not be made. */
interface RefusedTry {
  readonly point: number;
  readonly why: Message;
}

/** Why a move of the reader may not be made, in words. */
function refusal(now: ProofGame, move: number, outside: ReadonlySet<number>): Message {
  const { game, turn } = now.at;
  const position = game.after(game.length);
  const color = colorName(turn);
  if (now.ended) return message('trial.over');
  if (move === THREAT) return message('trial.no-threat', { color });
  if (move === SPARE) return message('trial.no-spare', { color });
  if (!Number.isInteger(move) || move < 0 || move >= position.geometry.area)
    return message('trial.impossible', { point: '' });
  const point = position.geometry.name(move);
  if (outside.has(move)) return message('trial.outside', { point });
  const isStone = position.at(move) === BLACK || position.at(move) === WHITE;
  return message(isStone ? 'trial.occupied' : 'trial.impossible', { point });
}

/** What comes of a move of the reader. */
type Played = ProofGame | { readonly verdict: Verdict | null } | null;

/** What a play elsewhere is. */
type ElsewhereWord = 'threat' | 'answer' | 'spare';

/** A move that is no play on a point. */
export const PASS = -1;
export const THREAT = -2;
const SPARE = -3;

/** A game against a proof after each move of the reader that could be made. */
interface Tried {
  readonly games: readonly ProofGame[];
  readonly given: readonly number[];
  readonly refused: RefusedTry | null;
}

/**
 * Plays moves of the reader against a strategy, up to the first that may not be made.
 *
 * @param known games that were played before, by the moves of the reader; it is added to
 * @returns `null` where the certificate cannot be read or has no such strategy
 */
export function* tryMoves(
  certificate: Certificate,
  strategy: number,
  given: readonly number[],
  known = new Map<string, ProofGame>(),
): Task<Tried | null> {
  const begun = known.get('') ?? (yield* beginGame(certificate, strategy));
  if (!begun) return null;
  known.set('', begun);
  const { geometry } = begun.at.game.start.position;
  const outside = new Set(certificate.outside.map((name) => geometry.point(name)));
  const games = [begun];
  let now = begun;
  for (const [n, move] of given.entries()) {
    const key = given.slice(0, n + 1).join(' ');
    const next: Played = known.get(key) ?? (yield* now.after(move));
    if (!next) return null;
    if ('verdict' in next) {
      const { verdict } = next;
      const why =
        verdict === null
          ? refusal(now, move, outside)
          : message('trial.illegal', {
              color: colorName(now.at.turn),
              point: geometry.name(move),
              judged: message('caption.judged', judged(verdict, certificate.rule)),
            });
      return { games, given: given.slice(0, n), refused: { point: move, why } };
    }
    known.set(key, next);
    games.push(next);
    now = next;
  }
  return { games, given, refused: null };
}

/** What is shown of a game against a proof. */
export function trialParts(certificate: Certificate, tried: Tried): TrialParts {
  const { games, given, refused } = tried;
  const now = lastOf(games);
  const { game } = now.at;
  const { geometry } = game.start.position;
  const you = opponent(now.owner);
  const base = certificate.moves.length;
  const { columns, rows, open, origin } = geometry;
  const first = certificate.first === 'black' ? BLACK : WHITE;
  const frames = [startFrame(game.after(base).rows(), first)];
  const plays = now.line.flatMap((move): (ElsewhereWord | null)[] =>
    move === THREAT ? ['threat', 'answer'] : [move === SPARE ? 'spare' : null],
  );
  for (const [n, ply] of game.plies.slice(base).entries()) {
    const isYours = ply.color === you;
    const what = plays[n] ?? null;
    const description =
      what === null ? describePly(ply) : message('trial.elsewhere', { color: colorName(ply.color), what });
    const then = ply.number === game.length ? stateOf(tried, certificate) : null;
    const by = isYours ? 'you' : 'proof';
    frames.push({
      ...plyFrame(ply, frames.length, message('trial.move', { by: null, description, then })),
      caption: say(message('trial.move', { by, description, then })),
    });
  }
  if (refused && refused.point >= 0 && game.after(game.length).at(refused.point) === EMPTY) {
    const { rule } = certificate;
    const mark = { kind: 'forbidden', rule, title: say(ruleName(rule)) } as const;
    const shown = lastOf(frames);
    const marks = [...shown.marks, { point: refused.point, mark }];
    frames[frames.length - 1] = { ...shown, marks };
  }
  const { [colorName(you)]: left } = saidSupply(now.at.threats);
  const { [colorName(you)]: spare } = saidSupply(now.at.spare);
  const isOver = now.ended !== null;
  const pointsOf = (names: readonly string[]) => names.map((name) => geometry.point(name));
  const ofColor = (color: Color) =>
    pointsOf(certificate.targets).filter((point) => game.after(base).at(point) === color);
  return {
    shape: { columns, rows, open: [...open], origin, whole: null },
    frames,
    asked: { black: ofColor(BLACK), white: ofColor(WHITE), outside: pointsOf(certificate.outside) },
    trial: {
      you: colorName(you),
      claim: say(provenClaim(certificate, certificate.strategies.indexOf(now.strategy))),
      hint: say(
        isOver
          ? message('trial.holds')
          : message('trial.you', { you: colorName(you), passes: certificate.passes ?? 2 }),
      ),
      made: frames.map((_, n) => games.findIndex(({ at }) => at.game.length === base + n)),
      given: [...given],
      ended: isOver,
      refused: refused && say(refused.why),
      threat: !isOver && left !== 0,
      spare: !isOver && spare !== 0,
      words: {
        group: say(message('trial.group')),
        pass: say(message('trial.pass')),
        threat: say(message('trial.threat', { left })),
        spare: say(message('trial.spare', { left: spare })),
        back: say(message('trial.take-back')),
        again: say(message('trial.again')),
        keep: say(message('trial.keep')),
        leave: say(message('trial.leave')),
      },
    },
  };
}

/** What a strategy of a certificate proves, with rule, who begins, and threats. */
export function provenClaim(
  { strategies, rule, first, threats, spare = NO_SUPPLY, passes = 2 }: Certificate,
  strategy = 0,
): Message {
  const { owner = 'black', forces = [] } = strategies[strategy] ?? {};
  const about = { rule: ruleName(rule), first, threats: suppliesWord(threats, spare), passes };
  return message('trial.claim', { owner, forces, ...about });
}

export function startFrame(rows: string[], first: Color): Frame {
  return {
    index: 0,
    number: '',
    rows,
    marks: [],
    move: null,
    toPlay: colorName(first),
    verdicts: [],
    repeats: null,
    caption: say(message('trial.start', { toPlay: colorName(first) })),
    span: null,
  };
}

export function plyFrame(ply: Ply, n: number, caption: Message): Frame {
  const isPlay = ply.kind === 'play';
  return {
    index: n,
    number: String(n),
    rows: ply.after.rows(),
    marks: isPlay ? [{ point: ply.point, mark: { kind: 'last' } }] : [],
    move: {
      color: colorName(ply.color),
      point: plyPoint(ply),
      at: ply.point,
      captured: ply.captured,
      description: say(caption),
    },
    toPlay: colorName(opponent(ply.color)),
    verdicts: [],
    repeats: null,
    caption: say(caption),
    span: null,
  };
}

/** How the game has ended, that it goes round, or whose turn it is. */
function stateOf({ games, given }: Tried, { moves }: Certificate): Message {
  const now = lastOf(games);
  const { at, ended, strategy } = now;
  if (ended)
    return message('trial.ended', {
      outcome: ended,
      moves: given.length,
      passes: given.filter((move) => move === PASS).length,
    });
  const board = at.game.after(at.game.length);
  const earlier = games.find(
    (one) =>
      one !== now &&
      isSameSupply(one.at.threats, at.threats) &&
      isSameSupply(one.at.spare, at.spare) &&
      one.at.game.after(one.at.game.length).equals(board),
  );
  if (earlier && strategy.forces.includes('unending'))
    return message('trial.round', { of: { move: earlier.at.game.length - moves.length } });
  const { [colorName(at.turn)]: left } = saidSupply(at.threats);
  return message('trial.turn', { you: colorName(at.turn), left });
}

/**
 * A certificate that comes with a page, once the checker has passed it; else why it has not, in
 * words.
 */
export function* verifiedProof(value: unknown): Task<Certificate | string> {
  const checked = yield* verify(value);
  return checked.holds ? (value as Certificate) : say(checked.reason);
}
