/**
 * What reasons why plays are no kos (`whyNot`) cost beside judging a game under Spight's rule: for
 * every move of the same games that which settled its verdict.
 *
 *     node bench/why-not.bench.mjs
 */
import { core, median, table, used } from './core.mjs';
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
      if (settledWhyNot('spight', one, game, n, DEFAULT_OPTIONS)) said++;
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
