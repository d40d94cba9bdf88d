/**
 * What reasons why plays are no kos (`whyNot`) cost beside judging a game under Spight's rule: the
 * same games judged without them and with a quick one for every move, by turns.
 *
 *     node bench/why-not.bench.mjs
 */
import { byTurns, core, table, used } from './core.mjs';
import { gamesWith, JUDGING } from './games.mjs';

const { 'rules/index.ts': registry, 'cycles/index.ts': cycles, ...others } = JUDGING;
const classes = await core({
  ...others,
  'cycles/index.ts': cycles,
  'rules/index.ts': [...registry, 'whyNotOf'],
  'go/task.ts': ['finish'],
});
const { DEFAULT_OPTIONS, finish, forgetPlainCycles, RULES, Referee, whyNotOf } = classes;
const { played, random } = gamesWith(classes);
const spight = RULES.find(({ id }) => id === 'spight');

let reasons = 0;
let asked = 0;

/** Milliseconds to judge games that nobody has looked at yet. */
function judge(makes, withReasons) {
  forgetPlainCycles();
  const games = makes.map((make) => make());
  const begun = used();
  for (const game of games) {
    const referee = new Referee(spight, game, DEFAULT_OPTIONS);
    for (let n = 1; n <= game.length; n++) {
      const { verdict } = referee.at(n);
      if (!withReasons || verdict.verdict !== 'allowed') continue;
      asked++;
      if (finish(whyNotOf('spight', game, n, DEFAULT_OPTIONS, true))) reasons++;
    }
  }
  return used() - begun;
}

const rows = [['games', 'judged (ms)', 'with reasons (ms)', 'ratio', 'reasons']];
for (const [name, makes] of Object.entries({
  played,
  random: [1, 2, 3].map((seed) => random(19, 300, seed)),
})) {
  reasons = asked = 0;
  const [plain, why] = byTurns([() => judge(makes, false), () => judge(makes, true)], 7, 2);
  const share = `${reasons} of ${asked}`;
  rows.push([name, plain.toFixed(1), why.toFixed(1), (why / plain).toFixed(2), share]);
}
table(rows);
