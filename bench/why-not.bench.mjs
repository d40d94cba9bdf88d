/**
 * What reasons why plays are no kos (`whyNot`) cost: for every move of the same games that which
 * settled its verdict, beside judging the games under Spight's rule; and, where nobody asks, what is
 * noted for them while games are judged, beside a build that notes none of it.
 *
 *     node bench/why-not.bench.mjs
 */
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { byTurns, core, median, table, used } from './core.mjs';
import { gamesWith, JUDGING } from './games.mjs';

const { 'rules/index.ts': registry, 'cycles/index.ts': cycles, ...others } = JUDGING;
const classes = await core({
  ...others,
  'cycles/index.ts': cycles,
  'rules/index.ts': [...registry, 'settledWhyNot'],
});
const { DEFAULT_OPTIONS, forgetPlainCycles, RULES, Referee, settledWhyNot } = classes;
const { played, random } = gamesWith(classes);
const spight = RULES.find(({ id }) => id === 'spight');

/** So many times each game, or there is nothing to measure; and how often. */
const TIMES = 12;
const ROUNDS = 15;
const WARM_UP = 3;

/** Milliseconds to judge games that nobody has looked at yet, and then to say why all is allowed. */
function judge(makes) {
  forgetPlainCycles();
  const games = Array.from({ length: TIMES }, () => makes.map((make) => make())).flat();
  const begun = used();
  const referees = games.map((game) => new Referee(spight, game, DEFAULT_OPTIONS));
  for (const referee of referees) if (referee.game.length > 0) referee.at(referee.game.length);
  const judged = used() - begun;
  let allowed = 0;
  let said = 0;
  for (const referee of referees) {
    const { game } = referee;
    for (let n = 1; n <= game.length; n++) {
      const one = referee.at(n);
      if (one.verdict.verdict !== 'allowed') continue;
      allowed++;
      if (settledWhyNot({ rule: 'spight', judged: one, game, n, options: DEFAULT_OPTIONS })) said++;
    }
  }
  return { judged, reasons: used() - begun - judged, said, allowed };
}

const rows = [['games', 'judged (ms)', 'reasons (ms)', 'ratio', 'reasons']];
for (const [name, makes] of Object.entries({
  played,
  random: [1, 2, 3].map((seed) => random(19, 300, seed)),
})) {
  const samples = Array.from({ length: WARM_UP + ROUNDS }, () => judge(makes)).slice(WARM_UP);
  const judged = median(samples.map((one) => one.judged));
  const reasons = median(samples.map((one) => one.reasons));
  const [{ said, allowed }] = samples;
  const ratio = (1 + reasons / judged).toFixed(2);
  rows.push([name, judged.toFixed(1), reasons.toFixed(1), ratio, `${said} of ${allowed}`]);
}
table(rows);

/** What is noted while moves are judged, for reasons alone; and the same without that. */
const NOTED = [
  ['cycles/ko-play.ts', ", room: 'both' }", ' }'],
  ['cycles/ko-play.ts', ", room: 'player' }", ' }'],
  ['cycles/ko-play.ts', "by === 'graph' && states > 0 ? { ...no, states } : no", 'no'],
  [
    'cycles/search/find.ts',
    'states: graphs.reduce((sum, { configurations }) => sum + configurations, 0)',
    'states: 0',
  ],
];

/** Takes the notes out of the sources; fails where one of them is not there any more. */
const withoutNotes = {
  name: 'without notes',
  setup(build) {
    build.onLoad({ filter: /src\/cycles\/.*\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [file, note, without] of NOTED) {
        if (!path.endsWith(file)) continue;
        if (!contents.includes(note)) throw new Error(`${file} has no ${note}`);
        contents = contents.replace(note, without);
      }
      return { contents, loader: 'ts' };
    });
  },
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** So many times each game: rules take longer and longer, and `psk` notes nothing, so its ratio is noise. */
const COPIES = { psk: 60, spight: 6, ing: 2, coupling: 1 };

/** Milliseconds to judge games under a rule that nobody has looked at yet, and the memory kept. */
function judging(made, id) {
  const rule = made.RULES.find((one) => one.id === id);
  const all = gamesWith(made);
  const makes = [...all.played, all.random(19, 300, 1)];
  const times = COPIES[id];
  return () => {
    made.forgetPlainCycles();
    const games = Array.from({ length: times }, () => makes.map((make) => make())).flat();
    collect();
    const before = process.memoryUsage().heapUsed;
    const begun = used();
    const referees = games.map((game) => new made.Referee(rule, game, DEFAULT_OPTIONS));
    for (const referee of referees) if (referee.game.length > 0) referee.at(referee.game.length);
    const ms = used() - begun;
    collect();
    const moves = referees.reduce((sum, { game }) => sum + game.length, 0);
    return { ms, bytes: (process.memoryUsage().heapUsed - before) / moves };
  };
}

const asked = { ...others, 'cycles/index.ts': cycles, 'rules/index.ts': registry };
/** As it is, without notes, and as it is once more: how far those differ is noise. */
const builds = [await core(asked), await core(asked, [withoutNotes]), await core(asked)];
const unasked = [
  ['where nobody asks', 'noting (ms)', 'without (ms)', 'ratio', 'noise', 'bytes a move', 'without', 'noise'],
];
for (const id of Object.keys(COPIES)) {
  const runs = builds.map((made) => judging(made, id));
  /** @type {{ ms: number, bytes: number }[][]} */
  const samples = builds.map(() => []);
  const all = runs.map((run, i) => () => samples[i].push(run()));
  byTurns(all, 12, 2);
  const [noting, without, again] = samples.map((of) => {
    const counted = of.slice(2);
    return { ms: median(counted.map(({ ms }) => ms)), bytes: median(counted.map(({ bytes }) => bytes)) };
  });
  unasked.push([
    id,
    noting.ms.toFixed(1),
    without.ms.toFixed(1),
    (noting.ms / without.ms).toFixed(2),
    (again.ms / noting.ms).toFixed(2),
    noting.bytes.toFixed(0),
    without.bytes.toFixed(0),
    again.bytes.toFixed(0),
  ]);
}
table(unasked);
