import { Game, type Start } from '../../go/game.ts';
import type { RecordedPly } from '../../go/ply.ts';
import { finish, isTask, type Task } from '../../go/task.ts';
import { ruleOf } from '../../rules/index.ts';
import { type Judged, judgeMove } from '../../rules/referee.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';

/** What a walk through variations needs to know of the moves. */
export interface Moves {
  readonly start: Start;
  readonly plies: readonly RecordedPly[];
  readonly plyBefore: Int32Array;
}

/** So many plies are searched before what was found is told; more in a game so long that walking to each part would take longer. */
const PART = 32;
const PARTS = 64;

/** After so many plies there is a rest, whatever they cost. */
const REST = 1024;

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

  /** Whether all moves are judged. */
  isComplete(rule: RuleId): boolean {
    return this.walked.has(rule) || !ruleOf(rule) || this.moves.plies.length === 0;
  }

  /** What a rule still owes, in parts, so that what is found can be told before all is. */
  missing(rule: RuleId): { readonly key: string; readonly work: () => Task<void> }[] {
    if (this.isComplete(rule)) return [];
    const wanted: { key: string; work: () => Task<void> }[] = [];
    const count = this.moves.plies.length;
    const part = Math.max(PART, Math.ceil(count / PARTS));
    for (let end = part; end < count + part; end += part) {
      const upTo = Math.min(end, count);
      if (upTo < count && this.table(rule)[upTo - 1]) continue;
      wanted.push({ key: `${rule} ${upTo}`, work: () => this.all(rule, upTo) });
    }
    return wanted;
  }

  /**
   * Judges all that is not judged yet, or the first plies in the order of the text; yields between slices of searching, and may be
   * abandoned and started again.
   */
  *all(id: RuleId, upTo = this.moves.plies.length): Task<void> {
    const rule = ruleOf(id);
    if (!rule || this.walked.has(id)) return;
    const { start, plies, plyBefore } = this.moves;
    const table = this.table(id);
    const path: RecordedPly[] = [];
    const game = Game.recorded(start, path);
    const first = rule.begin(game, this.options);
    for (let i = 0; i < upTo; i++) {
      const ply = plies[i]!;
      path.length = ply.number - 1;
      path.push(ply);
      if (i % REST === REST - 1) yield;
      if (table[i]) continue;
      const before = plyBefore[i]!;
      const state = before < 0 ? first : table[before]!.state;
      const made = judgeMove(rule, state, game, ply.number, this.options);
      const judged = isTask(made) ? yield* made : made;
      // Another driver may have come as far while this one rested.
      table[i] ??= judged;
    }
    if (upTo === plies.length) this.walked.add(id);
  }

  /** Takes over what is known of moves that were made before an edit: `same` says which ply was which, -1 for new ones. */
  adopt(other: Verdicts, same: Int32Array): void {
    if (JSON.stringify(other.options) !== JSON.stringify(this.options)) return;
    for (const [rule, known] of other.tables) {
      const table = this.table(rule);
      for (let i = 0; i < same.length; i++) if (same[i]! >= 0) table[i] ??= known[same[i]!];
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
