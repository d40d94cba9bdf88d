/** Play behind a certificate of grades. */
import type { Geometry } from '../../go/geometry.ts';
import type { Color, Point } from '../../go/types.ts';
import { type AfterMove, GradeChecker, type GradedState, readGrades } from './graded.ts';
import type { GradesCertificate, StateMove } from './grades-certificate.ts';

/** Play behind a certificate that was accepted. */
export class GradedPlay {
  private readonly checker: GradeChecker;

  constructor(readonly certificate: GradesCertificate) {
    this.checker = new GradeChecker(readGrades(certificate));
  }

  get geometry(): Geometry {
    return this.checker.geometry;
  }

  get attacker(): Color {
    return this.checker.attacker;
  }

  /** The points that can change. */
  get changing(): readonly Point[] {
    return this.checker.changing;
  }

  /** The state before the first move, with these threats of the mover and of the opponent. */
  begin(own: number, others: number): GradedState {
    return this.checker.begin(own, others);
  }

  /** `null` where the move cannot be made. */
  after(state: GradedState, move: StateMove): AfterMove | null {
    if (move === 'pass' || move === 'alive') return this.checker.passed(state);
    if (move === 'threat') return this.checker.threatened(state);
    return move === null ? null : this.checker.play(state, move);
  }

  /**
   * What the owner of a proof plays in a state of theirs; `null` where the proof does not have it.
   */
  answer(state: GradedState, owner: Color): StateMove {
    const isCaptured = owner === this.attacker;
    const index = this.checker.indexOf(state, isCaptured ? 'captured' : 'kept');
    const list = isCaptured ? this.certificate.captured : this.certificate.kept;
    return list[index]?.[7] ?? null;
  }

  /** Whether the goal is kept without a move. */
  isAlive(state: GradedState): boolean {
    return this.checker.isAlive(state);
  }
}
