import { cycleLengths, farLengths, longestCycle } from '../../cycles/index.ts';
import { finish } from '../../go/task.ts';
import { BLACK, type Color } from '../../go/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { optionsUnder, suicideAllowed } from '../../rules/referee.ts';
import { DEFAULT_OPTIONS, FAR } from '../../rules/rule.ts';
import { inForce, lineOf, type PlacedAnalysis } from '../analysis/index.ts';

/** The lengths that cycles from a position of an entry can have, as `koban cycles` prints them. */
export interface EntryCycles {
  readonly title: string | null;
  /** From 1. */
  readonly line: number;
  /** The shown number of the move after which the position is; 0 for the start. */
  readonly after: number;
  readonly maxCycle: number | 'far';
  readonly lengths: readonly {
    readonly length: number;
    readonly parity: 'even' | 'odd';
    readonly plain: boolean;
    /** An example, `B d6`. */
    readonly plays: readonly string[];
  }[];
  /** Every length up to this one was searched to the end. */
  readonly searchedTo: number;
  readonly complete: boolean;
  /** With `max-cycle: far`: whether no cycle is longer than `searchedTo`. */
  readonly anyLength?: boolean;
  /**
   * On a part of a board: a chain that could be in other cycles if what is not drawn counted, as
   * one of its points.
   */
  readonly assumes?: readonly { readonly kind: 'open' | 'unknown'; readonly string: string }[];
}

interface CycleRequest {
  /** By its shown number; the drawn position when left out, or when there is no such move. */
  readonly after: number | undefined;
  readonly first: Color | undefined;
  readonly plain: boolean;
  readonly noBasicKo: boolean;
}

export function cyclesOf(placed: PlacedAnalysis, request: CycleRequest): EntryCycles {
  const { analysis, entry } = placed;
  const { game } = analysis;
  const asked = request.after === undefined ? -1 : analysis.index(request.after);
  const n = asked < 0 ? analysis.inherited : asked;
  const rule = ruleOf(inForce(analysis));
  const options = rule ? optionsUnder(rule, analysis.options) : analysis.options;
  const isFar = options.maxCycle === FAR;
  const limits = {
    position: game.after(n),
    maxCycle: isFar ? DEFAULT_OPTIONS.maxCycle : options.maxCycle,
    plain: request.plain,
    suicide: rule ? suicideAllowed(rule, options) : false,
    budget: options.budget,
    noBasicKo: request.noBasicKo,
    ...(request.first !== undefined && { first: request.first }),
  };
  const far = isFar ? finish(farLengths(limits)) : null;
  const found = far ?? finish(cycleLengths(limits));
  const { geometry } = game.start.position;
  const isPart = geometry.hasOpenSide || limits.position.hasUnknown;
  const unseen = isPart ? finish(longestCycle(limits.position, null, limits)).unseen : null;
  return {
    title: entry.syntax.title?.value ?? null,
    line: lineOf(entry),
    after: analysis.shown(n),
    maxCycle: isFar ? 'far' : options.maxCycle,
    lengths: found.examples.map(({ plays, plain, parity }) => ({
      length: plays.length,
      parity,
      plain,
      plays: plays.map(({ color, point }) => `${color === BLACK ? 'B' : 'W'} ${geometry.name(point)}`),
    })),
    searchedTo: found.searchedTo,
    complete: found.stopped === null,
    ...(far && { anyLength: far.anyLength }),
    ...(unseen && { assumes: [{ kind: unseen.kind, string: geometry.name(unseen.chain) }] }),
  };
}
