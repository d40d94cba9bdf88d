/** `find` beside the naive search: what each says of one kind of condition on one board, in the same words. */
import { isDeepStrictEqual } from 'node:util';
import { openDocument } from '../../src/document/index.ts';
import { parseSum } from '../../src/eyes/index.ts';
import { type Condition, type Hit, levelsOf } from '../../src/find/conditions.ts';
import { partialOf } from '../../src/find/index.ts';
import { searchPart } from '../../src/find/part.ts';
import { Campaign, type Quest } from '../../src/find/quest.ts';
import { QUICK_RULES, QuestSearch } from '../../src/find/search.ts';
import type { SmallSize } from '../../src/find/small-board.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK } from '../../src/go/types.ts';
import { PATTERNS } from '../../src/rules/index.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { analyse, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { EyeOracle, type LiteralEye } from '../eyes/value-oracle.ts';
import { Naive, type NaiveLine, Tally, type Visit } from './naive.ts';
import { NaiveKos } from './naive-kos.ts';
import { isRecapture } from './naive-rules.ts';

/** What was found, by pair and level, as texts; and how many lines that are. */
export interface Sides {
  readonly found: Readonly<Record<string, string>>;
  readonly naive: Readonly<Record<string, string>>;
  readonly lines: number;
}

/** The searches of one board. */
export class Agreement {
  readonly naive: Naive;
  readonly kos: NaiveKos;
  private eyeOracle: EyeOracle | null = null;

  constructor(readonly size: SmallSize) {
    this.naive = new Naive(size.columns, size.rows);
    this.kos = new NaiveKos(this.naive);
  }

  private bounds(least: number, most: number): Quest['bounds'] {
    const { columns, rows } = this.size;
    return {
      board: this.size,
      stones: { least: 0, most: columns * rows },
      moves: { least, most },
      passes: true,
    };
  }

  /** Rules that differ: all lines of all levels. */
  differ(pairs: readonly (readonly [RuleId, RuleId])[], most: number): Sides {
    const suicides = pairs.flat().some((id) => id.includes('suicide allowed'));
    const naive = this.naive.differences(pairs, most, { suicides });
    const condition: Condition = { kind: 'differ', pairs };
    return sides(
      this.levels(condition, 1, most, (hit) => `${pairs[hit.pair]} `),
      naive,
    );
  }

  /** Rules that differ: the smallest lines of each pair. */
  differFirst(pairs: readonly (readonly [RuleId, RuleId])[], most: number): Sides {
    const naive = this.naive.differences(pairs, most, { every: false, rule: this.kos.rule });
    const found = new Map<string, Tally>();
    for (const one of this.search({ kind: 'differ', pairs }, this.bounds(1, most)).found) {
      const key = one && `${pairs[one.hits[0]!.pair]} ${one.level.stones} ${one.level.moves}`;
      if (one && key) found.set(key, this.tally(one.hits));
    }
    return sides(found, naive);
  }

  /** Cycles of each length and parity, and of each pattern: all lines of all levels. */
  cycles(most: number): Sides {
    const conditions: readonly [name: string, condition: Condition][] = [
      ['any ', { kind: 'cycle' }],
      ['odd ', { kind: 'cycle', parity: 'odd' }],
      ['even ', { kind: 'cycle', parity: 'even' }],
      ...PATTERNS.map((pattern) => [`${pattern} `, { kind: 'cycle', pattern }] as [string, Condition]),
    ];
    const naive = new Map<string, Tally>();
    this.naive.boards.forEach((_, start) => {
      this.naive.eachLine(start, most, false, (line) => {
        const { n, move, board, one, two } = line;
        if (n === 0 || board[n] !== board[0]) return true;
        // It comes back for the first time, so no longer line is a cycle.
        if (move[n] === -1 || (n > 2 && recaptures(line))) return false;
        const plays = move.subarray(1, n + 1).filter((p) => p >= 0).length;
        for (const name of ['any', plays % 2 ? 'odd' : 'even', this.pattern(line)]) {
          const key = `${name} ${this.naive.stones[start]} ${n}`;
          const tally = naive.get(key) ?? new Tally();
          tally.add(one[n]!, two[n]!);
          naive.set(key, tally);
        }
        return false;
      });
    });
    const found = new Map<string, Tally>();
    for (const [name, condition] of conditions)
      for (const [key, tally] of this.levels(condition, 1, most, () => name)) found.set(key, tally);
    return sides(found, naive);
  }

  /** The name that the commentary has for a cycle: told from the groups of points that change. */
  private pattern(line: NaiveLine): string {
    const { n, move, taken } = line;
    const { area, near } = this.naive;
    let changed = 0;
    for (let k = 1; k <= n; k++) changed |= taken[k]! | (move[k]! < 0 ? 0 : 1 << move[k]!);
    const left = new Set(Array.from({ length: area }, (_, p) => p).filter((p) => (changed >> p) & 1));
    const sizes: number[] = [];
    for (const first of [...left]) {
      if (!left.delete(first)) continue;
      const mouth = [first];
      for (const p of mouth) for (const q of near[p]!) if (left.delete(q)) mouth.push(q);
      sizes.push(mouth.length);
    }
    const plays = move.subarray(1, n + 1).filter((p) => p >= 0).length;
    if (sizes.length === 1 && plays !== sizes[0]) return 'other';
    const names: Record<string, string> = {
      '2': 'basic-ko',
      '3': 'sending-two-returning-one',
      '4': 'eternal-life',
      '2 2 2': 'triple-ko',
      '4 4': 'cyclic-ko',
      '2 2 2 2 2': 'quintuple-ko',
      '2 2 6': 'three-stone-eternal-life',
    };
    const key = sizes.sort((a, b) => a - b).join(' ');
    if (key === '2 2 2 2') throw new Error('no board here has room for four kos');
    return names[key] ?? 'other';
  }

  /** Positions with a ko position of so many points: the smallest of each. */
  koPositions(points: readonly number[]): Sides {
    const { coupling } = this.kos;
    return this.smallest(
      points.map((one) => [`${one}`, { kind: 'ko-position', points: one }]),
      [0, 0],
      ({ board }) => {
        const { positions } = coupling.analyse(this.naive.boards[board[0]!]!);
        return { hits: positions.map((one) => `${one.split(' ').length}`), on: false };
      },
    );
  }

  /**
   * Positions with an eye of Black of this value, by reading: the smallest. What eyes there are, and what they
   * are worth, is told by the literal oracle.
   */
  eye(value: string): Sides {
    const sum = parseSum(value)!;
    return this.smallest([[value, { kind: 'eye', value: sum }]], [0, 0], ({ board }) => ({
      hits: this.eyesOf(board[0]!).some((one) => isDeepStrictEqual({ ...one.sum, unknown: 0 }, sum))
        ? [value]
        : [],
      on: false,
    }));
  }

  private eyesOf(board: number): readonly LiteralEye[] {
    this.eyeOracle ??= new EyeOracle(this.size.columns, this.size.rows);
    const cells = Uint8Array.from([...this.naive.boards[board]!].map((glyph) => '.XO'.indexOf(glyph)));
    return this.eyeOracle.eyes(cells, BLACK);
  }

  /** Lines with a disturber: the smallest of each player. */
  disturbers(players: readonly ('black' | 'white')[], most: number): Sides {
    return this.smallest(
      players.map((player) => [player, { kind: 'disturber', player }]),
      [1, most],
      (line) => {
        const { n, move } = line;
        if (n === 0 || move[n] === -1) return { hits: [], on: true };
        const disturbers = this.kos.disturbers(line);
        const letters = disturbers?.join('') ?? '';
        const hits = [letters.includes('X') ? 'black' : '', letters.includes('O') ? 'white' : ''];
        return { hits, on: disturbers !== null };
      },
    );
  }

  /** Lines with so many hot stones: the smallest of each number. */
  hot(stones: readonly number[], most: number): Sides {
    return this.smallest(
      stones.map((one) => [`${one}`, { kind: 'hot', stones: one }]),
      [1, most],
      (line) => {
        const { n, move } = line;
        if (n === 0 || move[n] === -1) return { hits: [], on: true };
        const { code, hot } = this.kos.spight(line);
        return { hits: code === 0 ? [`${bitsIn(hot)}`] : [], on: code === 0 };
      },
    );
  }

  /**
   * A diagram all of whose points are unknown, and open moves: the smallest completions on which a
   * claim holds.
   */
  matching(claim: string, most: number): Sides {
    const [rule, holds] = this.claimed(claim);
    const row = `| ${'? '.repeat(this.size.columns)}|\n`;
    const edge = `+${'-'.repeat(2 * this.size.columns + 1)}+\n`;
    const text = [
      `# Part\nrules: ${rule}\nsuicide: forbidden\n${edge}${row.repeat(this.size.rows)}${edge}`,
      most > 0 ? `moves: ?*${most}\n` : '',
      `expect: ${claim}\n`,
    ].join('');
    const [entry] = analyse(openDocument('part.goban', 1, 'goban', text), DEFAULT_SETTINGS).entries;
    const partial = partialOf(entry!, [], { stones: undefined, moves: undefined });
    if ('refused' in partial) throw new Error(text);
    const { blanks, bounds } = partial;
    const [one] = this.search({ kind: 'matching', blanks }, bounds).found;
    const naive = this.naive.smallest(
      ['first'],
      0,
      most,
      (line) => {
        // Open moves are plays.
        if (line.n > 0 && line.move[line.n] === -1) return { hits: [], on: false };
        const { hit, on } = holds(line);
        return { hits: hit ? ['first'] : [], on };
        // A suicide is forbidden like a play that a rule forbids.
      },
      true,
    );
    const found = new Map<string, Tally>();
    if (one) {
      const tally = new Tally();
      for (const hit of one.hits) this.naive.addCompleted(tally, hit.text ?? '');
      found.set(`first ${one.level.stones} ${one.level.moves}`, tally);
    }
    return sides(found, naive);
  }

  /** The rule that a claim is about, and when it holds; no move before may be forbidden. */
  private claimed(claim: string): [rule: string, holds: (line: NaiveLine) => { hit: boolean; on: boolean }] {
    const { kos, naive } = this;
    const [before = '', points = ''] = claim.split(': ');
    const names = (some: readonly number[]) =>
      some
        .map((p) => naive.nameOf(p))
        .sort()
        .join(' ');
    const named = points.split(' ').sort().join(' ');
    const numbers = [...before.matchAll(/\d+/g)].map(Number);
    /** `says`: what holds of a line of `number` moves. */
    const after = (
      rule: string,
      number: number,
      says: (line: NaiveLine, code: number) => boolean,
    ): ReturnType<typeof this.claimed> => {
      const ruling = kos.rule(rule);
      return [
        rule,
        (line) => {
          if (line.n === 0) return { hit: false, on: true };
          const code = line.suicide[line.n] ? 1 : ruling(line);
          return { hit: line.n === number && says(line, code), on: code === 0 };
        },
      ];
    };
    const [first = 0, second = 0] = numbers;
    switch (before.replaceAll(/\d+/g, 'N').replace(/ under \w+/, '')) {
      case 'ko position after N':
        return [
          'coupling',
          ({ board }) => {
            const { positions } = kos.coupling.analyse(naive.boards[board[0]!]!);
            return { hit: positions.some((one) => names(one.split(' ').map(Number)) === named), on: false };
          },
        ];
      case 'hot after N':
        return after('spight', first, (line, code) => {
          const { hot } = kos.spight(line);
          const all = [...Array(naive.area).keys()].filter((p) => (hot >> p) & 1);
          return code === 0 && (names(all) || 'none') === named;
        });
      case 'disturber after N':
        return after('coupling', first, (line, code) => {
          const letters = (code === 0 && kos.disturbers(line)?.join('')) || '';
          return letters.includes(points === 'black' ? 'X' : 'O');
        });
      case 'captures N at move N':
        return after('none', second, ({ n, taken }, code) => code === 0 && bitsIn(taken[n]!) === first);
      case 'repetition at move N of move N':
        return after('none', first, ({ board }, code) => code === 0 && board[first] === board[second]);
      case 'move N forbidden':
        return after(before.split(' ').at(-1)!, first, (_, code) => code === 1);
      case 'move N ends':
        return after(before.split(' ').at(-1)!, first, (_, code) => code > 1);
    }
    throw new RangeError(claim);
  }

  /** What is looked for, by name, and a naive visitor that says which of these a line is. */
  private smallest(
    conditions: readonly (readonly [name: string, condition: Condition])[],
    [least, most]: readonly [number, number],
    judge: (line: NaiveLine) => Visit,
  ): Sides {
    const found = new Map<string, Tally>();
    for (const [name, condition] of conditions) {
      const [one] = this.search(condition, this.bounds(least, most)).found;
      if (one) found.set(`${name} ${one.level.stones} ${one.level.moves}`, this.tally(one.hits));
    }
    const names = conditions.map(([name]) => name);
    return sides(found, this.naive.smallest(names, least, most, judge));
  }

  private search(condition: Condition, bounds: Quest['bounds']): Campaign['state'] {
    const campaign = Campaign.begin({ bounds, condition, shard: { index: 1, count: 1 } });
    for (let parts = campaign.parts(); parts.length > 0; parts = campaign.parts())
      for (const { number, part } of parts) campaign.done(number, finish(searchPart(part)));
    return campaign.state;
  }

  /** What `find` finds at each level, as if it were the first. */
  private levels(
    condition: Condition,
    least: number,
    most: number,
    name: (hit: Hit) => string,
  ): Map<string, Tally> {
    const bounds = this.bounds(least, most);
    const search = new QuestSearch(bounds, condition);
    const open = condition.kind === 'differ' ? condition.pairs.map(() => false) : [false];
    const found = new Map<string, Tally>();
    for (const level of levelsOf(bounds, condition)) {
      for (const hit of finish(search.level(level, { index: 1, count: 1 }, open))) {
        const key = `${name(hit)}${level.stones} ${level.moves}`;
        const tally = found.get(key) ?? new Tally();
        this.add(tally, hit);
        found.set(key, tally);
      }
    }
    return found;
  }

  private tally(hits: readonly Hit[]): Tally {
    const tally = new Tally();
    for (const hit of hits) this.add(tally, hit);
    return tally;
  }

  private add(tally: Tally, { start: { black, white }, moves }: Hit): void {
    let board = '';
    for (let p = 0; p < this.naive.area; p++) board += (black >> p) & 1 ? 'X' : (white >> p) & 1 ? 'O' : '.';
    this.naive.addCopies(tally, board, moves);
  }
}

const bitsIn = (set: number) => set.toString(2).replaceAll('0', '').length;

/** Whether any move of a line takes back in a basic ko. */
function recaptures(line: NaiveLine): boolean {
  const { n } = line;
  for (let k = 2; k <= n; k++) if (isRecapture({ ...line, n: k })) return true;
  return false;
}

function sides(found: ReadonlyMap<string, Tally>, naive: ReadonlyMap<string, Tally>): Sides {
  const texts = (tallies: ReadonlyMap<string, Tally>) =>
    Object.fromEntries([...tallies].map(([key, { text }]) => [key, text]));
  const lines = [...naive.values()].reduce((all, { count }) => all + count, 0);
  return { found: texts(found), naive: texts(naive), lines };
}

const QUICK_PAIRS = QUICK_RULES.flatMap((a, i) => QUICK_RULES.slice(i + 1).map((b) => [a, b] as const));
/** The rules that search, with each other and with all others. */
const KO_RULES = ['spight', 'coupling', 'ing'] as const;
const KO_PAIRS = [
  ...QUICK_RULES.flatMap((a) => KO_RULES.map((b) => [a, b] as const)),
  ['spight', 'coupling'],
  ['coupling', 'ing'],
  ['spight', 'ing'],
] as const;

/**
 * Options that lines of plays and passes on small boards tell apart, and one that none does, with
 * the rule itself and with each other.
 */
const VARIANTS: readonly RuleId[] = [
  'psk with passes lift',
  'psk with setup forgotten',
  'psk with repetition loss',
  'psk with repetition draw',
  'ssk with passes count',
  'nssk with passes situations',
  'korean with repetition loss',
  'japanese with turn same',
  'none with suicide allowed',
  'psk with suicide allowed',
  'ssk with passes count and suicide allowed',
];
const VARIANT_PAIRS = [
  ...VARIANTS.map((rule) => [rule, rule.replace(/ with .*/, '') as RuleId] as const),
  ...VARIANTS.slice(1).map((rule, i) => [VARIANTS[i]!, rule] as const),
];

/**
 * One comparison, by its name: a kind, and what it is about: `differ 6`, `variants 5`, `rules 6`,
 * `pair spight,ing 4`, `cycles 6`, `ko-position 3,4`, `eye 2a`, `disturber white 5`, `hot 1,2 6`,
 * `matching 4 CLAIM`.
 */
export function compare(agreement: Agreement, what: string): Sides {
  const [kind = '', first = '', second = ''] = what.split(' ');
  const list = first.split(',');
  switch (kind) {
    case 'differ':
      return agreement.differ(QUICK_PAIRS, Number(first));
    case 'variants':
      return agreement.differ(VARIANT_PAIRS, Number(first));
    case 'rules':
      return agreement.differFirst(KO_PAIRS, Number(first));
    case 'pair':
      return agreement.differFirst([list as [RuleId, RuleId]], Number(second));
    case 'cycles':
      return agreement.cycles(Number(first));
    case 'ko-position':
      return agreement.koPositions(list.map(Number));
    case 'eye':
      return agreement.eye(first);
    case 'disturber':
      return agreement.disturbers(list as 'black'[], Number(second));
    case 'hot':
      return agreement.hot(list.map(Number), Number(second));
    case 'matching':
      return agreement.matching(what.split(' ').slice(2).join(' '), Number(first));
  }
  throw new RangeError(what);
}
