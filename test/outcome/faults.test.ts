import { beforeAll, describe, expect, test } from 'vitest';
import { finish } from '../../src/go/task.ts';
import { ask, type Certificate, type Outcome, verify } from '../../src/outcome/index.ts';
import { RULES } from '../../src/rules/index.ts';
import { generator } from '../oracle/generator.ts';
import { runs, SEED } from '../runs.ts';
import { CASES, questionOf } from './questions.ts';
import { askTripleKo } from './triple-ko.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Proof = Mutable<Certificate>;

const copy = (certificate: Certificate): Proof => JSON.parse(JSON.stringify(certificate)) as Proof;

/** Certificates of races and small boards under all rules, with their threats. */
const certificates: Certificate[] = [];

beforeAll(() => {
  for (const { id } of RULES)
    for (const threats of [
      { black: 0, white: 0 },
      { black: 1, white: 1 },
    ]) {
      const { certificate } = askTripleKo(id, threats);
      if (certificate) certificates.push(certificate);
    }
  for (const one of CASES.filter(({ rows }) => rows.join('').length <= 9)) {
    const { certificate } = finish(ask(questionOf(one)));
    if (certificate) certificates.push(certificate);
  }
});

const random = generator(SEED + 1);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** Ways to spoil a proof. Each says whether it has found a place for it. */
const FAULTS: Readonly<Record<string, (proof: Proof) => boolean>> = {
  'drops an answer'(proof) {
    const { nodes } = pick(proof.strategies);
    const node = pick(nodes.filter((one) => one.length > 2));
    if (!node) return false;
    node.splice(2 * Math.floor((random() * node.length) / 2), 2);
    // A move that is left out twice would be left out for good.
    return node.length > 2;
  },
  'promises more'(proof) {
    const strategy = pick(proof.strategies);
    if (strategy.forces.length < 2) return false;
    strategy.forces.splice(Math.floor(random() * strategy.forces.length), 1);
    return true;
  },
  'promises something else'(proof) {
    const strategy = pick(proof.strategies);
    const [only, ...more] = strategy.forces;
    if (more.length > 0) return false;
    const ends: Outcome[] = ['black-captured', 'white-captured', 'both-stay'];
    strategy.forces = [pick(ends.filter((one) => one !== only))];
    const sets = proof.strategies.filter(({ owner }) => owner === strategy.owner);
    return !sets.some((one) => one !== strategy && one.forces.join() === strategy.forces.join());
  },
  'leads to another position'(proof) {
    const { nodes } = pick(proof.strategies);
    const from = Math.floor(random() * nodes.length);
    const node = nodes[from]!;
    const k = 1 + 2 * Math.floor((random() * node.length) / 2);
    // After a move it is never the same turn on the same board with the same pass.
    if (node.length === 0 || node[k] === -1) return false;
    node[k] = from;
    return node[k - 1] !== -2 || proof.threats.black !== '*';
  },
  'leads nowhere'(proof) {
    const { nodes } = pick(proof.strategies);
    const node = pick(nodes);
    const k = 1 + 2 * Math.floor((random() * node.length) / 2);
    if (node.length === 0 || node[k] === -1) return false;
    node[k] = pick([nodes.length, -1, -7, 1e9]);
    return true;
  },
  'plays on a stone'(proof) {
    const owns = proof.strategies.flatMap(({ nodes }) =>
      nodes.filter((one) => one.length === 2 && one[0]! >= 0),
    );
    const node = pick(owns);
    if (!node) return false;
    const stone = proof.board.rows.join('').search(/[XO]/);
    if (stone < 0 || !proof.targets.length) return false;
    node[0] = proof.board.rows.join('').length + Math.floor(random() * 5);
    return true;
  },
  'forgets a threat of the opponent'(proof) {
    const strategy = proof.strategies[0]!;
    const color = strategy.owner === 'black' ? 'white' : 'black';
    const threats = proof.threats[color];
    if (threats === '*' || proof.strategies.some(({ owner }) => owner !== strategy.owner)) return false;
    proof.threats[color] = threats + 1;
    return true;
  },
  'has two moves for its owner'(proof) {
    const { nodes, owner } = pick(proof.strategies);
    const [start] = nodes;
    if (owner !== proof.first || !start) return false;
    start.push(-1, start[1]!);
    return true;
  },
};

describe('the checker', () => {
  test('says yes to what was found', () => {
    expect(certificates.length).toBeGreaterThan(25);
    for (const one of certificates)
      expect(finish(verify(JSON.parse(JSON.stringify(one))))).toMatchObject({ holds: true });
  });

  test('refuses all spoiled proofs', () => {
    const names = Object.keys(FAULTS);
    const passed: string[] = [];
    const tried = new Map<string, number>();
    for (let n = 0; n < runs(400); ) {
      const name = pick(names);
      const proof = copy(pick(certificates));
      if (!FAULTS[name]!(proof)) continue;
      n++;
      tried.set(name, (tried.get(name) ?? 0) + 1);
      if (finish(verify(proof)).holds) passed.push(`${name}: ${JSON.stringify(proof)}`);
    }
    expect(passed).toEqual([]);
    expect([...tried.keys()].sort()).toEqual([...names].sort());
  }, 120_000);

  test('takes anything, and throws at nothing', () => {
    const odd: unknown[] = [
      null,
      undefined,
      -1,
      1e300,
      Number.NaN,
      '',
      'd4',
      [],
      {},
      [[]],
      true,
      '__proto__',
      -0.5,
    ];
    for (let n = 0; n < runs(400); n++) {
      let proof: unknown = copy(pick(certificates));
      // Something somewhere in it becomes something else.
      let place: unknown = proof;
      for (;;) {
        const keys = typeof place === 'object' && place !== null ? Object.keys(place) : [];
        const key = pick(keys);
        if (key === undefined) {
          proof = pick(odd);
          break;
        }
        const inner = (place as Record<string, unknown>)[key];
        if (random() < 0.4 || typeof inner !== 'object' || inner === null) {
          (place as Record<string, unknown>)[key] = pick(odd);
          break;
        }
        place = inner;
      }
      expect(typeof finish(verify(proof)).holds).toBe('boolean');
    }
  }, 60_000);
});
