import { chainAt } from '../../../go/position.ts';
import { message } from '../../../words/index.ts';
import { checkGrades, firstMoves, gradeActual, gradesWork, knownRight } from '../graded-claims.ts';
import { fails, HOLDS, isVoid } from '../outcome.ts';
import { chainsOf } from '../outcomes.ts';
import type { ClaimMeaning } from './meaning.ts';

export const only: ClaimMeaning<'only'> = {
  work: gradesWork,

  check: (analysis, claim) =>
    checkGrades(analysis, claim, (grades, move, problem) => {
      const { question } = problem;
      const position = question.game.after(question.game.length);
      const { target } = claim;
      if (target !== null) {
        const chain = chainAt(position, target);
        const point = position.geometry.name(target);
        if (!question.targets.some((p) => chain?.points.includes(p)))
          return isVoid(message('claim.not-goal', { point }));
        // Who kills is the opponent of the chain, who saves its owner.
        if ((position.at(target) === question.first) === (claim.does === 'kills'))
          return isVoid(message('claim.other-verb', { point, kills: claim.does === 'kills' }));
      }
      const actual = gradeActual(problem, move);
      if (grades.isPartial) return { ...fails(actual, null), open: true };
      const [right, ...others] = grades.right;
      if (right === claim.point && others.length === 0) return { ...HOLDS, actual };
      return fails(actual, right === undefined || others.length > 0 ? null : { ...claim, point: right });
    }),

  holding: (analysis) => {
    const known = knownRight(analysis);
    const [point, ...others] = known?.grades.right ?? [];
    if (!known || point === undefined || others.length > 0 || known.target === undefined) return [];
    const { kills, target } = known;
    return [{ kind: 'only', point, does: kills ? 'kills' : 'saves', target, after: null }];
  },

  suggest: { point: firstMoves, target: (analysis) => chainsOf(analysis).map((what) => ({ what })) },
};
