/**
 * Faults in certificates of questions with spare moves, three passes and goals of several chains.
 * What the checker still accepts has to be true, as a literal program says.
 */
import { expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, type Certificate, verify } from '../../src/outcome/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { oracleBoard } from '../oracle/cycles.ts';
import { ORACLE_RULES, oracleForces } from '../oracle/outcomes.ts';
import { expectSeen, runs } from '../runs.ts';
import { namesOf, questionOf } from './questions.ts';
import { randomQuestions } from './random-questions.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Proof = Mutable<Certificate>;

const { below, pick, randomQuestion } = randomQuestions(48);
const copy = (certificate: Certificate): Proof => JSON.parse(JSON.stringify(certificate)) as Proof;

/** So many copies of a proof of one thing, of a question that a literal program can answer, too. */
function randomProofs(count: number): Proof[] {
  const rule = pick(Object.keys(ORACLE_RULES)) as RuleId;
  const one = randomQuestion();
  const question = questionOf({ ...one, rule, targets: namesOf(one.rows, one.targets), outside: [] });
  const options = { ...question.options, suicide: 'forbidden' } as const;
  const { certificate } = finish(ask({ ...question, options }, 2000));
  const strategy = certificate && pick(certificate.strategies);
  if (!strategy) return [];
  return Array.from({ length: count }, () => copy({ ...certificate, strategies: [strategy] }));
}

/** Ways to spoil what is new in a proof, or what a proof rests on with it. Each says whether it has found a place. */
const FAULTS: Readonly<Record<string, (proof: Proof) => boolean>> = {
  'another number of spare moves': ({ spare }) => {
    const color = pick(['black', 'white'] as const);
    if (!spare) return false;
    spare[color] = (Number(spare[color]) + 1 + below(2)) % 3;
    return true;
  },
  'another number of threats': ({ threats }) => {
    const color = pick(['black', 'white'] as const);
    threats[color] = 1 - Number(threats[color]);
    return true;
  },
  'another number of passes': (proof) => {
    proof.passes = proof.passes === 2 ? 3 : 2;
    return true;
  },
  'another goal': (proof) => {
    proof.goal = pick((['any', 'all', 'connect'] as const).filter((one) => one !== proof.goal));
    return true;
  },
  'another target': (proof) => {
    if (proof.targets.length < 2) return false;
    proof.targets.splice(below(proof.targets.length), 1);
    return true;
  },
  'another move': ({ strategies }) => {
    const moves = strategies[0]!.nodes.flatMap((node) =>
      node.flatMap((move, k) => (k % 2 === 0 && move < 0 ? [[node, k] as const] : [])),
    );
    const at = pick(moves);
    if (!at) return false;
    const [node, k] = at;
    node[k] = pick([-1, -2, -3].filter((one) => one !== node[k]));
    return true;
  },
  'no answer to a move elsewhere': ({ strategies }) => {
    const answers = strategies[0]!.nodes.flatMap((node) =>
      node.flatMap((move, k) => (k % 2 === 0 && move < -1 && node.length > 2 ? [[node, k] as const] : [])),
    );
    const at = pick(answers);
    if (!at) return false;
    at[0].splice(at[1], 2);
    return true;
  },
  'another position': ({ strategies }) => {
    const { nodes } = strategies[0]!;
    const node = pick(nodes);
    if (!node || node.length === 0) return false;
    node[1 + 2 * below(node.length / 2)] = below(nodes.length + 1) - 1;
    return true;
  },
  'another promise': ({ strategies }) => {
    const [strategy] = strategies;
    if (!strategy) return false;
    if (strategy.forces.length > 1) strategy.forces.splice(below(strategy.forces.length), 1);
    else strategy.forces = [pick(['black-captured', 'white-captured', 'both-stay', 'connected'] as const)];
    return true;
  },
};

/** Whether a literal program says the same; `null` where it would take too long. */
function isTrue({
  board,
  first,
  goal,
  passes,
  rule,
  spare,
  strategies,
  targets,
  threats,
}: Proof): boolean | null {
  const names = namesOf(
    board.rows,
    [...board.rows.join('')].map((_, p) => p),
  );
  const [strategy] = strategies;
  const question = {
    board: oracleBoard(board.rows),
    targets: targets.map((name) => names.indexOf(name.toLowerCase())),
    first: first === 'black' ? 1 : 2,
    threats: [Number(threats.black), Number(threats.white)],
    spare: [Number(spare?.black), Number(spare?.white)],
    passes: passes ?? 2,
    goal: goal ?? 'any',
  } as const;
  const literal = ORACLE_RULES[rule as keyof typeof ORACLE_RULES];
  const player = strategy!.owner === 'black' ? 1 : 2;
  return oracleForces(literal, question, player, new Set(strategy!.forces), 50_000);
}

test('no fault in a proof with spare moves, three passes or several chains makes it prove what is false', () => {
  const names = Object.keys(FAULTS);
  const seen = new Map<string, number>();
  let accepted = 0;
  let proofs: Proof[] = [];
  for (let n = 0; n < runs(1000); ) {
    // Each proof is spoiled in several ways.
    if (proofs.length === 0) proofs = randomProofs(8);
    const proof = proofs.pop();
    const name = pick(names);
    if (!proof || !FAULTS[name]!(proof)) continue;
    n++;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    if (!finish(verify(proof)).holds) continue;
    accepted++;
    expect({ name, proof, isTrue: isTrue(proof) }).not.toMatchObject({ isTrue: false });
  }
  for (const name of names) expectSeen(seen.get(name), 20);
  // Some change nothing that matters: a spare move less for the opponent.
  expectSeen(accepted, 20);
}, 120_000);
