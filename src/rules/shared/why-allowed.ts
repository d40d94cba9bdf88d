import { koPlay } from '../../cycles/index.ts';
import type { Game } from '../../go/game.ts';
import type { Task } from '../../go/task.ts';
import type { Point } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import type { RuleOptions, WhyNot } from '../rule.ts';
import { searchLimits } from './ko-run.ts';
import { whyNoKoPlay } from './no-ko.ts';
import { momentOf } from './recreation.ts';

/**
 * Why a rule of hot stones has nothing against move `n`: it is no ko play, it takes nothing, or
 * what it takes is not hot. `null` where the rule objects, and where a search could not decide.
 */
export function* whyAllowed(
  game: Game,
  n: number,
  options: RuleOptions,
  suicide: boolean,
  passesKeep: boolean,
): Task<WhyNot | null> {
  const ply = game.ply(n);
  if (ply.kind !== 'play') return null;
  const limits = searchLimits(options, suicide);
  const ko = yield* koPlay(ply, limits);
  if (ko.is === 'no') return yield* whyNoKoPlay(game, n, options, suicide);
  if (ko.is !== 'ko') return null;
  const cycle = { kind: 'cycle', role: 'play', from: n - 1, cycle: ko.cycle } as const;
  const taken = ply.suicide ? [] : ply.captured;
  if (taken.length === 0) return { reason: message('why.takes-nothing'), evidence: [cycle] };
  const { geometry } = game.start.position;
  const cold: { points: Point[]; since: number; ended: number }[] = [];
  for (const point of taken) {
    const since = playedBy(game, n, point);
    const ended = since === 0 ? 0 : yield* runEnded(since);
    if (ended === null) return null;
    const same = cold.find((one) => one.since === since);
    if (same) same.points.push(point);
    else cold.push({ points: [point], since, ended });
  }
  const stones = cold.map(({ points, since, ended }) => ({
    points: geometry.names(points),
    since: since === 0 ? null : { move: since },
    ended: ended === 0 || ended === since ? null : momentOf(game, ended),
  }));
  const reason: Message = message('why.not-hot', { stones });
  return { reason, evidence: [{ kind: 'points', role: 'cold', points: taken }, cycle] };

  /** The first move from `since` on that is no ko play; `null` for none, and where that is open. */
  function* runEnded(since: number): Task<number | null> {
    for (let k = since; k < n; k++) {
      const one = game.ply(k);
      if (one.kind === 'void' || (one.kind === 'pass' && passesKeep)) continue;
      if (one.kind !== 'play') return k;
      const found = yield* koPlay(one, limits);
      if (found.is === 'undecided') return null;
      if (found.is === 'no') return k;
    }
    return null;
  }
}

/** The latest play before move `n` on a point; 0 for none. */
function playedBy(game: Game, n: number, point: Point): number {
  for (let k = n - 1; k > 0; k--) {
    const ply = game.ply(k);
    if (ply.kind === 'play' && ply.point === point) return k;
  }
  return 0;
}
