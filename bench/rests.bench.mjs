/**
 * How long searches go on between two rests, on boards that are meant to be hard: nobody who cancels one, and no message that waits for
 * one, waits longer. Each game is judged for a while under each rule that searches; the longest time without a rest is told with where it was.
 *
 *     node bench/rests.bench.mjs [seconds for each row]
 */
import { core, table } from './core.mjs';
import { gamesWith } from './games.mjs';

const classes = await core({
  'go/cycles.ts': ['cycleLengths'],
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/scratch.ts': ['Scratch'],
  'rules/coupling/shared.ts': ['forgetPlainCycles'],
  'rules/index.ts': ['RULES'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
});
const { cycleLengths, DEFAULT_OPTIONS, forgetPlainCycles, RULES, Referee } = classes;
const { random, filled } = gamesWith(classes);
const searching = RULES.filter((one) => one.searches);
const most = 1000 * Number(process.argv[2] ?? 5);

/** Milliseconds of work that this process has done: what else the machine does is no fault of a search. */
function used() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a task to its end, or until so many milliseconds have gone; how long it went on without a rest, and all in all. */
function rests(task, left) {
  const begun = performance.now();
  let last = used();
  let longest = 0;
  for (;;) {
    const step = task.next();
    const now = used();
    longest = Math.max(longest, now - last);
    const total = performance.now() - begun;
    if (step.done || total > left) return { longest, total, result: step.value };
    last = now;
  }
}

/** Twice, and the second time counts: what a program does when it has just begun is another matter. */
function hard(name, make, options = {}) {
  let row = null;
  for (let round = 0; round < 2; round++) {
    row = { longest: 0, where: '', slowest: 0, undecided: 0, total: 0, judged: 0, over: 0 };
    forgetPlainCycles();
    const game = make();
    const full = { ...DEFAULT_OPTIONS, ...options };
    const note = (where, { longest, total, result }) => {
      if (longest > row.longest) Object.assign(row, { longest, where });
      if (longest > 4) row.over++;
      row.slowest = Math.max(row.slowest, total);
      row.total += total;
      row.judged++;
      if (result?.verdict?.verdict === 'undecided' || result?.stopped) row.undecided++;
      return result !== undefined;
    };
    const share = most / (searching.length + 1);
    for (const one of searching) {
      const referee = new Referee(one, game, full);
      const end = performance.now() + share;
      for (let n = 1; n <= game.length && performance.now() < end; n++) {
        if (!note(`${one.id} ${n}`, rests(referee.task(n), end - performance.now()))) break;
      }
    }
    const limits = { position: game.after(game.length), plain: false, suicide: false, ...full };
    note('koban cycles', rests(cycleLengths(limits), share));
  }
  const { longest, where, over, slowest, total, judged, undecided } = row;
  return [name, longest.toFixed(1), where, over, slowest.toFixed(0), total.toFixed(0), judged, undecided];
}

const far = { maxCycle: 20 };
const count = { hiddenKos: 'count' };
const suicide = { suicide: 'allowed' };
const kos = filled(19, ['.XO.', 'X.XO', '.XO.', 'XO.O']);
const stripes = filled(25, ['XXX.', 'OOO.', '.XX.']);
console.log(`\nSearches that are meant to be hard, each row stopped after ${most / 1000} s: ms`);
table([
  ['', 'longest without a rest', 'where', 'over 4 ms', 'slowest', 'together', 'judged', 'undecided'],
  hard('600 random moves on 19x19', random(19, 600, 1)),
  hard('the same, max-cycle 20', random(19, 600, 1), far),
  hard('the same, hidden-kos: count', random(19, 600, 1), count),
  hard('the same, suicide', random(19, 600, 1), suicide),
  hard('900 random moves on 25x25', random(25, 900, 2)),
  hard('19x19 full of kos', kos),
  hard('the same, max-cycle 20', kos, far),
  hard('the same, hidden-kos: count', kos, count),
  hard('the same, suicide, max-cycle 20', kos, { ...suicide, ...far }),
  hard('a checkerboard on 25x25', filled(25, ['X.', '.O'])),
  hard('the same, suicide, max-cycle 100', filled(25, ['X.', '.O']), { ...suicide, maxCycle: 100 }),
  hard('stripes with holes on 25x25', stripes, far),
  hard('the same, hidden-kos: count', stripes, { ...far, ...count }),
  ['to hold', 10, '', '', '', '', '', ''],
]);
