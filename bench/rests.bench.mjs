/**
 * How long searches go on between two yields, on boards that are meant to be hard: a cancellation
 * or a message waits that long at most. Each game is judged for a while
 * under each rule that searches; the longest time without a rest is told with where it was, and
 * beside it the longest that was seen at all, with what the same work took at its quickest, and how
 * long garbage was collected meanwhile.
 *
 *     node bench/rests.bench.mjs [seconds for each row]
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { core, table, used } from './core.mjs';
import { gamesWith, JUDGING } from './games.mjs';

const classes = await core({ ...JUDGING, 'cycles/index.ts': ['cycleLengths', 'forgetPlainCycles'] });
const { cycleLengths, DEFAULT_OPTIONS, forgetPlainCycles, RULES, Referee } = classes;
const { random, filled } = gamesWith(classes);
const searching = RULES.filter((one) => one.searches);
const most = 1000 * Number(process.argv[2] ?? 5);

/** Collections of garbage, by when they were and for how long. */
const collections = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) collections.push({ startTime, duration });
}).observe({ entryTypes: ['gc'] });

/**
 * Each search is made so many times, and so are its rests, which are always the same: the least
 * time of each is what the search takes by itself. What is more than that, now and then, is the
 * collector's and the compiler's.
 */
const ROUNDS = 4;

/** The work between two rests, by where it was: the least and the most milliseconds. */
class Stretches {
  where = new Map();

  note(where, step, ms, from, to) {
    let list = this.where.get(where);
    if (!list) this.where.set(where, (list = []));
    const known = (list[step] ??= { least: ms, most: ms, from, to });
    known.least = Math.min(known.least, ms);
    if (ms >= known.most) Object.assign(known, { most: ms, from, to });
  }

  /** The stretch with the most of something. */
  longest(by) {
    let best = { least: 0, most: 0, from: 0, to: 0, where: '' };
    for (const [where, list] of this.where)
      for (const one of list) if (one && one[by] > best[by]) best = { ...one, where };
    return best;
  }

  over(ms) {
    let count = 0;
    for (const list of this.where.values()) for (const one of list) if (one?.least > ms) count++;
    return count;
  }
}

/** Runs a task to its end, or until so many milliseconds have gone, and notes its stretches. */
function rests(task, left, stretches, where) {
  const begun = used();
  let last = begun;
  let from = performance.now();
  for (let step = 0; ; step++) {
    const { done, value } = task.next();
    const now = used();
    const to = performance.now();
    stretches.note(where, step, now - last, from, to);
    if (done || now - begun > left) return { total: now - begun, result: value };
    last = used();
    from = to;
  }
}

async function hard(name, make, options = {}) {
  const stretches = new Stretches();
  let row = { slowest: 0, undecided: 0, total: 0, judged: 0 };
  const full = { ...DEFAULT_OPTIONS, ...options };
  for (let round = 0; round < ROUNDS; round++) {
    row = { slowest: 0, undecided: 0, total: 0, judged: 0 };
    forgetPlainCycles();
    const game = make();
    const run = (where, task, left) => {
      const { total, result } = rests(task, left, stretches, where);
      row.slowest = Math.max(row.slowest, total);
      row.total += total;
      row.judged++;
      if (result?.verdict?.verdict === 'undecided' || result?.stopped) row.undecided++;
      return result !== undefined;
    };
    const share = most / (searching.length + 1);
    for (const one of searching) {
      const referee = new Referee(one, game, full);
      const end = used() + share;
      for (let n = 1; n <= game.length && used() < end; n++) {
        if (!run(`${one.id} ${n}`, referee.task(n), end - used())) break;
      }
    }
    const limits = { position: game.after(game.length), plain: false, suicide: false, ...full };
    run('koban cycles', cycleLengths(limits), share);
    await new Promise(setImmediate);
  }
  const own = stretches.longest('least');
  const any = stretches.longest('most');
  const collecting = collections
    .filter(({ startTime, duration }) => startTime < any.to && startTime + duration > any.from)
    .reduce((sum, { duration }) => sum + duration, 0);
  const { slowest, total, judged, undecided } = row;
  return [
    name,
    own.least.toFixed(1),
    own.where,
    stretches.over(4),
    any.most.toFixed(1),
    any.least.toFixed(1),
    collecting.toFixed(1),
    slowest.toFixed(0),
    total.toFixed(0),
    judged,
    undecided,
  ];
}

const far = { maxCycle: 20 };
const count = { hiddenKos: 'count' };
const suicide = { suicide: 'allowed' };
const kos = filled(19, ['.XO.', 'X.XO', '.XO.', 'XO.O']);
const stripes = filled(25, ['XXX.', 'OOO.', '.XX.']);
console.log(`\nSearches that are meant to be hard, each row stopped after ${most / 1000} s: ms`);
table([
  [
    '',
    'longest without a rest',
    'where',
    'over 4 ms',
    'seen',
    'at its quickest',
    'collecting',
    'slowest',
    'together',
    'judged',
    'undecided',
  ],
  await hard('600 random moves on 19x19', random(19, 600, 1)),
  await hard('the same, max-cycle 20', random(19, 600, 1), far),
  await hard('the same, hidden-kos: count', random(19, 600, 1), count),
  await hard('the same, suicide', random(19, 600, 1), suicide),
  await hard('900 random moves on 25x25', random(25, 900, 2)),
  await hard('19x19 full of kos', kos),
  await hard('the same, max-cycle 20', kos, far),
  await hard('the same, hidden-kos: count', kos, count),
  await hard('the same, suicide, max-cycle 20', kos, { ...suicide, ...far }),
  await hard('a checkerboard on 25x25', filled(25, ['X.', '.O'])),
  await hard('the same, suicide, max-cycle 100', filled(25, ['X.', '.O']), { ...suicide, maxCycle: 100 }),
  await hard('stripes with holes on 25x25', stripes, far),
  await hard('the same, hidden-kos: count', stripes, { ...far, ...count }),
  ['to hold', 10, '', '', '', '', '', '', '', '', ''],
]);
