import { GamePath, type Start } from '../../../go/game.ts';
import { must } from '../../../go/must.ts';
import type { RecordedPly } from '../../../go/ply.ts';
import { finish, isTask, type Task } from '../../../go/task.ts';
import { ruleOf } from '../../../rules/index.ts';
import { type Judged, judgeMove, optionsUnder } from '../../../rules/referee.ts';
import type { RuleId, RuleOptions } from '../../../rules/rule.ts';

/** What a walk through variations needs to know of the moves. */
interface Moves {
  readonly start: Start;
  readonly plies: readonly RecordedPly[];
  readonly plyBefore: Int32Array;
}

/**
 * A part of the work has at least this many plies, and a game has at most this many parts: each
 * part is walked to from the start.
 */
const PLIES_PER_PART = 32;
const MOST_PARTS = 64;

/** The walk yields after this many plies, whatever they cost. */
const PLIES_PER_SLICE = 1024;

/** The judgements of all moves of all variations, by rule; each move is judged once. */
export class Verdicts {
  private readonly tables = new Map<RuleId, (Judged | undefined)[]>();
  private readonly walked = new Set<RuleId>();

  constructor(
    private readonly moves: Moves,
    readonly options: RuleOptions,
  ) {}

  /** The judgement of a ply if it is known. One of a rule that does not search is always. */
  at(rule: RuleId, ply: number): Judged | undefined {
    const table = this.table(rule);
    if (!table[ply] && !ruleOf(rule)?.searches) finish(this.all(rule));
    return table[ply];
  }

  /** The judgement of a ply if somebody has asked for it. */
  known(rule: RuleId, ply: number): Judged | undefined {
    return this.table(rule)[ply];
  }

  /** Whether all moves are judged. */
  isComplete(rule: RuleId): boolean {
    return this.walked.has(rule) || !ruleOf(rule) || this.moves.plies.length === 0;
  }

  /**
   * The numbers of plies up to which a rule is still to judge: parts, so that findings can be shown
   * before all moves are judged.
   */
  pendingParts(rule: RuleId): number[] {
    if (this.isComplete(rule)) return [];
    const parts: number[] = [];
    const count = this.moves.plies.length;
    const part = Math.max(PLIES_PER_PART, Math.ceil(count / MOST_PARTS));
    for (let end = part; end < count + part; end += part) {
      const upTo = Math.min(end, count);
      if (upTo === count || !this.table(rule)[upTo - 1]) parts.push(upTo);
    }
    return parts;
  }

  /**
   * Judges all that is not judged yet, or the first plies in the order of the text; yields between
   * slices of searching, and may be abandoned and started again.
   */
  *all(id: RuleId, upTo = this.moves.plies.length): Task<void> {
    const rule = ruleOf(id);
    if (!rule || this.walked.has(id)) return;
    const { start, plies, plyBefore } = this.moves;
    const table = this.table(id);
    const game = new GamePath(start);
    const first = rule.begin(game, optionsUnder(rule, this.options));
    for (let i = 0; i < upTo; i++) {
      const ply = must(plies[i]);
      game.moveTo(ply);
      if (i % PLIES_PER_SLICE === PLIES_PER_SLICE - 1) yield;
      if (table[i]) continue;
      const state = (table[plyBefore[i] ?? -1] ?? { state: first }).state;
      const made = judgeMove(rule, state, game, ply.number, this.options);
      const judged = isTask(made) ? yield* made : made;
      // Another driver may have come as far while this one was suspended.
      table[i] ??= judged;
    }
    if (upTo === plies.length) this.walked.add(id);
  }

  /**
   * Takes over what is known of moves that were made before an edit: `same` says which ply was
   * which, -1 for new ones.
   */
  adopt(other: Verdicts, same: Int32Array): void {
    if (JSON.stringify(other.options) !== JSON.stringify(this.options)) return;
    for (const [rule, known] of other.tables) {
      const table = this.table(rule);
      same.forEach((twin, i) => {
        if (twin >= 0) table[i] ??= known[twin];
      });
    }
  }

  private table(rule: RuleId): (Judged | undefined)[] {
    let table = this.tables.get(rule);
    if (!table) {
      table = new Array(this.moves.plies.length).fill(undefined);
      this.tables.set(rule, table);
    }
    return table;
  }
}
