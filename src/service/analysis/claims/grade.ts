import { checkGrades, firstMoves, gradeActual, gradesWork } from '../graded-claims.ts';
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

  suggest: { point: firstMoves },
};
