/** Graded first moves beside a literal judge, and their proofs under an enemy. */
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { keptPair, rankOf } from '../../src/outcome/grade.ts';
import { type Grades, gradesOf, type LineQuestion, zoneOf } from '../../src/outcome/grades.ts';
import type { GoalProblem } from '../../src/outcome/problem.ts';
import { refusalOf } from '../../src/outcome/proof/graded.ts';
import type { GradesCertificate } from '../../src/outcome/proof/grades-certificate.ts';
import { generator } from '../oracle/generator.ts';
import { DEEP_UNTIL, IS_WHOLE, sized } from '../runs.ts';
import { literalEndless, literalGrades, literalLine, literalZone, randomProblem } from './graded.ts';

const ASKED = 2;

/** States of one question that the literal judge may look at. */
const MOST = sized(1500, 100_000);

/** A deep run shares its time among the tests. */
function* problems(seed: number, count: number, most: number): Generator<GoalProblem> {
  const random = generator(seed);
  const share = DEEP_UNTIL === undefined ? Number.POSITIVE_INFINITY : (DEEP_UNTIL - Date.now()) / 5;
  const end = Date.now() + share;
  for (let found = 0; found < count && Date.now() < end; ) {
    const problem = randomProblem(random, most);
    if (!problem) continue;
    found++;
    yield problem;
  }
}

/** A deep run looks at as much as its time allows. */
const enough = (count: number, wanted: number) => {
  if (DEEP_UNTIL === undefined) expect(count).toBeGreaterThan(wanted);
};

function named({ problem, moves, elsewhere }: Grades): Map<string, string> {
  const { geometry } = problem.position;
  return new Map(
    [...moves, elsewhere].map(({ point, grade, threats }) => [
      point === null ? 'elsewhere' : geometry.name(point),
      grade === 'holds' || grade === 'needs' ? `${grade} ${threats}` : grade,
    ]),
  );
}

const shown = ({ position, goal, targets, first, passes, suicide, basicKo }: GoalProblem) =>
  JSON.stringify([position.rows(), goal, position.geometry.names(targets), first, passes, suicide, basicKo]);

describe('grades', () => {
  test('are those of a literal judge', () => {
    let compared = 0;
    const grades = new Set<string>();
    for (const problem of problems(1, sized(30, 20_000), sized(4, 7))) {
      const wanted = literalGrades(problem, ASKED, MOST);
      if (!wanted) continue;
      const found = named(finish(gradesOf(problem, ASKED)));
      expect([shown(problem), ...found].join(' ')).toBe([shown(problem), ...wanted].join(' '));
      for (const one of wanted.values()) grades.add(one);
      compared++;
    }
    enough(compared, 10);
    enough(grades.size, 1);
  });

  test('do not get worse for the mover with more threats, nor better for more of the opponent', () => {
    for (const problem of problems(2, sized(15, 2000), 5)) {
      const [fewer, more] = [1, 2].map((asked) => finish(gradesOf(problem, asked)));
      for (const [i, one] of (fewer?.moves ?? []).entries()) {
        const other = more?.moves[i];
        if (!other) throw new Error('a move is missing');
        // What works against one threat may not against two; what needs two fails with one.
        if (one.grade === 'works')
          expect(rankOf(other, 2)).toBeGreaterThanOrEqual(rankOf({ grade: 'holds', threats: 1 }, 2));
        else if (one.grade === 'fails') expect(['fails', 'needs']).toContain(other.grade);
        else
          expect([shown(problem), other.grade, other.threats]).toEqual([
            shown(problem),
            one.grade,
            one.threats,
          ]);
      }
    }
  });

  test('change with the colors of all stones', () => {
    for (const problem of problems(3, sized(15, 2000), 5)) {
      const { position } = problem;
      const cells = position.cells.map((cell) => [0, 2, 1, 3][cell] ?? 0);
      const swapped: GoalProblem = {
        ...problem,
        position: new Position(position.geometry, cells),
        first: problem.first === 1 ? 2 : 1,
      };
      expect([...named(finish(gradesOf(swapped)))]).toEqual([...named(finish(gradesOf(problem)))]);
    }
  });

  test('change with the board, when that is turned over', () => {
    for (const problem of problems(7, sized(8, 2000), 5)) {
      const { points, position, targets } = problem;
      const { geometry } = position;
      const over = Geometry.of({ columns: geometry.rows, rows: geometry.columns, open: ['right', 'bottom'] });
      const turned = (p: number) => geometry.x(p) * over.columns + geometry.y(p);
      const cells = position.cells.slice();
      for (const [p, cell] of position.cells.entries()) cells[turned(p)] = cell;
      const other = finish(
        gradesOf({
          ...problem,
          position: new Position(over, cells),
          points: points.map(turned),
          targets: targets.map(turned),
        }),
      );
      const own = finish(gradesOf(problem));
      const said = ({ grade, threats }: Grades['elsewhere']) => `${grade} ${threats}`;
      for (const one of own.moves) {
        const same = other.moves.find(({ point }) => point === turned(one.point ?? 0));
        expect(`${shown(problem)} ${same && said(same)}`).toBe(`${shown(problem)} ${said(one)}`);
      }
      expect(said(other.elsewhere)).toBe(said(own.elsewhere));
    }
  });

  test('of lines are those of a literal judge', () => {
    const random = generator(8);
    let compared = 0;
    for (const problem of problems(9, sized(IS_WHOLE ? 40 : 12, 5000), sized(4, 6))) {
      const pick = () => problem.points[Math.floor(random() * problem.points.length)] ?? 0;
      const asked = Array.from(
        { length: 6 },
        (_, i): LineQuestion => ({
          moves: [pick(), pick(), ...(i % 2 === 0 ? [pick()] : [])],
          own: i % 3,
          others: i % 3 === 0 ? i % ASKED : 0,
        }),
      );
      const { certificate, lines } = finish(gradesOf(problem, ASKED, 100_000, { states: 0 }, () => asked));
      for (const line of lines) {
        const wanted = literalLine(problem, line, MOST);
        if (wanted === null || line.reaches === null) continue;
        expect(`${shown(problem)} ${line.moves} ${line.reaches}`).toBe(
          `${shown(problem)} ${line.moves} ${wanted}`,
        );
        compared++;
      }
      if (certificate) expect(finish(refusalOf(JSON.parse(JSON.stringify(certificate))))).toBeNull();
    }
    enough(compared, 12);
  });

  test('are told as they come, and no later grade takes one back', () => {
    let told = 0;
    for (const problem of problems(10, 40, 9)) {
      if (problem.points.length < 8) continue;
      const parts: Grades[] = [];
      const all = finish(
        gradesOf(problem, ASKED, 1_000_000, { states: 0 }, undefined, (one) => parts.push(one)),
      );
      for (const { certificate, isPartial, moves } of parts) {
        expect(isPartial).toBe(true);
        expect(finish(refusalOf(JSON.parse(JSON.stringify(certificate))))).toBeNull();
        for (const [i, { grade, threats }] of moves.entries())
          if (grade !== 'undecided')
            expect([shown(problem), grade, threats]).toEqual([
              shown(problem),
              all.moves[i]?.grade,
              all.moves[i]?.threats,
            ]);
        told++;
      }
    }
    enough(told, 2);
  });

  test('have zones outside of which nothing helps, as a literal judge says', () => {
    let [found, smaller, cut] = [0, 0, 0];
    for (const problem of problems(11, sized(25, 3000), sized(4, 6))) {
      const { geometry } = problem.position;
      for (const move of finish(gradesOf(problem, ASKED)).moves) {
        const { grade, point } = move;
        const zone = finish(zoneOf(problem, move, ASKED));
        if (!zone || point === null) continue;
        const about = { point, works: grade === 'works' };
        const wanted = literalZone(problem, { ...about, points: zone }, ASKED, MOST);
        if (wanted === null) continue;
        const what = `${shown(problem)} ${geometry.name(point)} ${grade}: ${geometry.names(zone)}`;
        expect(`${what} ${wanted}`).toBe(`${what} true`);
        found++;
        if (zone.length < problem.points.length) smaller++;
        // No point of it can be spared.
        for (const one of zone) {
          if (one === point && about.works) continue;
          const less = literalZone(problem, { ...about, points: zone.filter((p) => p !== one) }, ASKED, MOST);
          if (less === true) cut++;
        }
      }
    }
    enough(found, 20);
    enough(smaller, found / 3);
    expect(cut).toBe(0);
  });

  test('are endless where the defender cannot bring play to an end, as a literal judge says', () => {
    let [endless, ending] = [0, 0];
    for (const problem of problems(14, sized(40, 4000), sized(5, 6))) {
      const { certificate, elsewhere, moves } = finish(gradesOf(problem, ASKED));
      const isAttacker = problem.position.at(problem.targets[0] ?? 0) !== problem.first;
      for (const move of [...moves, elsewhere]) {
        const pair = keptPair(move, ASKED, isAttacker);
        const wanted = pair && literalEndless(problem, move.point, pair, MOST);
        if (wanted === null) continue;
        const what = `${shown(problem)} ${move.point} ${move.grade}`;
        expect(`${what} ${move.isEndless === true}`).toBe(`${what} ${wanted}`);
        if (wanted) endless++;
        else ending++;
      }
      if (certificate) expect(finish(refusalOf(JSON.parse(JSON.stringify(certificate))))).toBeNull();
    }
    enough(endless, 3);
    enough(ending, 5);
  });

  test('are undecided where the search may not go on, and say nothing else', () => {
    for (const problem of problems(4, 10, 7)) {
      const { moves, undecided } = finish(gradesOf(problem, ASKED, 1));
      if (moves.some(({ grade }) => grade === 'undecided')) expect(undecided?.code).toBe('outcome.budget');
    }
  });
});

/** One change of a certificate, and the name of what it does. */
type Fault = readonly [string, (proof: GradesCertificate, random: () => number) => unknown];

const some = <T>(all: readonly T[], random: () => number): number => Math.floor(random() * all.length);
const without = <T>(all: readonly T[], at: number) => all.filter((_, i) => i !== at);

const FAULTS: readonly Fault[] = [
  ['a captured state dropped', (p, r) => ({ ...p, captured: without(p.captured, some(p.captured, r)) })],
  ['a kept state dropped', (p, r) => ({ ...p, kept: without(p.kept, some(p.kept, r)) })],
  [
    'a reply changed',
    (p, r) => {
      const at = some(p.captured, r);
      return {
        ...p,
        captured: p.captured.map((one, i) =>
          i === at && one[7] !== null ? [...one.slice(0, 7), 'pass'] : one,
        ),
      };
    },
  ],
  [
    'a grade raised',
    (p, r) => {
      const at = some(p.moves, r);
      return {
        ...p,
        moves: p.moves.map((one, i) => (i === at ? { point: one.point, grade: 'works' } : one)),
      };
    },
  ],
  [
    'a grade lowered',
    (p, r) => {
      const at = some(p.moves, r);
      return {
        ...p,
        moves: p.moves.map((one, i) => (i === at ? { point: one.point, grade: 'fails' } : one)),
      };
    },
  ],
  ['a move left out', (p, r) => ({ ...p, moves: without(p.moves, some(p.moves, r)) })],
  ['passes exchanged', (p) => ({ ...p, passes: p.passes === 2 ? 3 : 2 })],
  [
    'goal exchanged',
    (p) => ({
      ...p,
      goal: {
        'capture-all': 'capture-any',
        'capture-any': 'capture-all',
        'keep-one': 'keep-all',
        'keep-all': 'keep-one',
      }[p.goal],
    }),
  ],
  ['a point left out', (p, r) => ({ ...p, points: without(p.points, some(p.points, r)) })],
  ['the other player first', (p) => ({ ...p, first: p.first === 'black' ? 'white' : 'black' })],
  ['suicide exchanged', (p) => ({ ...p, suicide: p.suicide === 'allowed' ? 'forbidden' : 'allowed' })],
  ['the ko rule exchanged', (p) => ({ ...p, basicKo: !p.basicKo })],
  [
    'two eyes claimed',
    (p, r) => {
      const at = some(p.kept, r);
      return { ...p, kept: p.kept.map((one, i) => (i === at ? [...one.slice(0, 7), 'alive'] : one)) };
    },
  ],
  [
    'stones of a state changed',
    (p, r) => {
      const at = some(p.captured, r);
      return {
        ...p,
        captured: p.captured.map((one, i) =>
          i === at ? [[...one[0]].reverse().join(''), ...one.slice(1)] : one,
        ),
      };
    },
  ],
  [
    'a line claimed otherwise',
    (p, r) => {
      const lines = p.lines ?? [];
      const at = some(lines, r);
      return { ...p, lines: lines.map((one, i) => (i === at ? { ...one, reaches: !one.reaches } : one)) };
    },
  ],
  [
    'a move of a line exchanged',
    (p, r) => ({
      ...p,
      lines: (p.lines ?? []).map((one) => ({
        ...one,
        moves: [p.points[some(p.points, r)], ...one.moves.slice(1)],
      })),
    }),
  ],
  [
    'threats of a line given',
    (p) => ({
      ...p,
      lines: (p.lines ?? []).map((one) => ({
        ...one,
        own: one.reaches ? 0 : 2,
        others: one.reaches ? 2 : 0,
      })),
    }),
  ],
  [
    'a ban lifted',
    (p, r) => {
      const at = some(p.kept, r);
      return {
        ...p,
        kept: p.kept.map((one, i) => (i === at ? [...one.slice(0, 3), -1, ...one.slice(4)] : one)),
      };
    },
  ],
  [
    'threats of a state given',
    (p, r) => {
      const at = some(p.captured, r);
      return {
        ...p,
        captured: p.captured.map((one, i) => (i === at ? [...one.slice(0, 4), 2, 0, ...one.slice(6)] : one)),
      };
    },
  ],
  [
    'a move claimed to be endless',
    (p, r) => {
      const at = some(p.moves, r);
      return { ...p, moves: p.moves.map((one, i) => (i === at ? { ...one, endless: true } : one)) };
    },
  ],
  [
    'states claimed to be endless',
    (p) => ({
      ...p,
      elsewhere: { ...p.elsewhere, endless: true },
      endless: [...(p.endless ?? []), ...p.captured, ...p.kept],
    }),
  ],
  [
    'an endless state dropped',
    (p, r) => (p.endless ? { ...p, endless: without(p.endless, some(p.endless, r)) } : p),
  ],
  ['captured states in another order', (p) => ({ ...p, captured: [...p.captured].reverse() })],
];

describe('proofs of grades', () => {
  test('are refused with a zone in which they do not hold', () => {
    const random = generator(12);
    let refused = 0;
    for (const problem of problems(13, sized(20, 1500), sized(4, 6))) {
      const { geometry } = problem.position;
      const { certificate } = finish(gradesOf(problem, ASKED));
      if (!certificate) continue;
      const points = problem.points.filter(() => random() < 0.6);
      const owner = random() < 0.5 ? 'black' : 'white';
      const zone = { owner, points: geometry.names(points) } as const;
      const isMover = (owner === 'black') === (problem.first === 1);
      const right = isMover ? 'works' : 'fails';
      const moves = certificate.moves.map((one) =>
        one.grade === right ? one : { point: one.point, grade: 'undecided' as const },
      );
      const list = isMover === problem.goal.startsWith('capture') ? 'captured' : 'kept';
      const spoiled: GradesCertificate = {
        ...certificate,
        moves,
        elsewhere: { grade: 'undecided' },
        zone,
        [list === 'captured' ? 'kept' : 'captured']: [],
      };
      if (finish(refusalOf(JSON.parse(JSON.stringify(spoiled)))) !== null) {
        refused++;
        continue;
      }
      for (const { grade, point } of moves) {
        if (grade === 'undecided') continue;
        const about = { point: geometry.point(point), works: grade === 'works', points };
        expect(literalZone(problem, about, ASKED, MOST)).not.toBe(false);
      }
    }
    enough(refused, 3);
  });

  test('are accepted, and spoiled ones only where what they say is true all the same', () => {
    const random = generator(5);
    let [refused, planted] = [0, 0];
    // Twenty faults in each of the proofs: 1,000 in a whole run.
    for (const problem of problems(6, sized(IS_WHOLE ? 52 : 4, 400), 4)) {
      const { points } = problem;
      const asked = points.flatMap((a) => points.map((b) => ({ moves: [a, b], own: 0, others: 1 })));
      const { certificate } = finish(
        gradesOf(problem, ASKED, 100_000, { states: 0 }, () => asked.slice(0, 6)),
      );
      if (!certificate) continue;
      const text = JSON.stringify(certificate);
      expect(finish(refusalOf(JSON.parse(text)))).toBeNull();
      for (const [name, spoil] of FAULTS) {
        planted++;
        const spoiled = JSON.parse(JSON.stringify(spoil(certificate, random))) as GradesCertificate;
        if (finish(refusalOf(spoiled)) !== null) {
          refused++;
          continue;
        }
        // What is accepted has to be true of the problem that it names.
        const about: GoalProblem = {
          ...problem,
          first: spoiled.first === 'black' ? 1 : 2,
          goal: spoiled.goal,
          points: spoiled.points.map((one) => problem.position.geometry.point(one)),
          passes: spoiled.passes,
          suicide: spoiled.suicide,
          basicKo: spoiled.basicKo,
        };
        const truth = literalGrades(about, ASKED, MOST);
        if (!truth) continue;
        const { geometry } = problem.position;
        for (const { point, grade, threats } of spoiled.moves)
          if (grade !== 'undecided')
            expect(`${name} ${shown(about)} ${point} ${grade}${threats ?? ''}`).toBe(
              `${name} ${shown(about)} ${point} ${(truth.get(geometry.name(geometry.point(point))) ?? '').replace(' ', '')}`,
            );
        const isAttacker = about.position.at(about.targets[0] ?? 0) !== about.first;
        for (const one of [...spoiled.moves, { ...spoiled.elsewhere, point: null }]) {
          const pair = one.endless ? keptPair(one, ASKED, isAttacker) : null;
          const at = one.point === null ? null : geometry.point(one.point);
          const isEndless = pair && literalEndless(about, at, pair, MOST);
          expect(`${name} ${shown(about)} ${one.point} ${isEndless}`).not.toContain(' false');
        }
        for (const { moves, reaches, ...counts } of spoiled.lines ?? []) {
          const line = { ...counts, moves: moves.map((one) => geometry.point(one)) };
          expect(`${name} ${shown(about)} ${moves} ${reaches}`).toBe(
            `${name} ${shown(about)} ${moves} ${literalLine(about, line, MOST) ?? reaches}`,
          );
        }
      }
    }
    enough(refused, planted / 3);
    if (IS_WHOLE) enough(planted, 1000);
  });

  test('are refused where they are none', () => {
    for (const value of [null, 1, 'x', {}, [], { format: 'koban grades proof', version: 1 }])
      expect(finish(refusalOf(value))).toBe('malformed');
  });
});
