import { checkGrades, firstMoves, gradeActual, gradesWork, knownRight } from '../graded-claims.ts';
import { fails, HOLDS } from '../outcome.ts';
import type { ClaimMeaning } from './meaning.ts';

export const grade: ClaimMeaning<'grade'> = {
  work: gradesWork,

  check: (analysis, claim) =>
    checkGrades(analysis, claim, (_, move, problem) => {
      const actual = gradeActual(problem, move);
      if (move.grade === 'undecided') return { ...fails(actual, null), open: true };
      if (move.grade === claim.grade && move.threats === claim.count) return { ...HOLDS, actual };
      return fails(actual, { ...claim, grade: move.grade, count: move.threats });
    }),

  holding: (analysis) => {
    const { grades } = knownRight(analysis) ?? {};
    return (grades?.moves ?? []).flatMap(({ grade, point, threats: count }) =>
      point === null || grade === 'undecided' || !grades?.right.includes(point)
        ? []
        : [{ kind: 'grade', point, grade, count, after: null }],
    );
  },

  suggest: { point: firstMoves },
};
