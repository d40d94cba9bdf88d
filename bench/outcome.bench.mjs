/**
 * Who can force what, beside a plain search of the same question with the whole history and no
 * table, in the same run.
 *
 *     node bench/outcome.bench.mjs
 */
import { byTurns, core, table, used } from './core.mjs';

const { ask, DEFAULT_OPTIONS, finish, Game, Geometry, place, Position, verify } = await core({
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/play.ts': ['place'],
  'go/position.ts': ['Position'],
  'go/task.ts': ['finish'],
  'outcome/index.ts': ['ask', 'verify'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
});

/** A race of kos: so many mouths between two chains, of which Black has one eye and White a chain that lives. */
const TRIPLE_KO = ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'];
const FIVE_KOS = ['OOOOOOOOOOO', 'OXO.O.O.O.O', 'X.XOXOXOXOX', 'XXXXXXXXXXX', 'OOOOOOOOOOO', 'O.OO.OOOOOO'];
const FOUR_KOS = ['OOOOOOOOO', 'OXO.O.O.O', 'X.XOXOXOX', 'XXXXXXXXX', 'OOOOOOOOO', 'O.OO.OOOO'];
const SIX = ['...X.O', '...X.O', 'XXXXOO', 'OOOOOO'];
const CARPENTER = ['....O', '...XO', '...XO', '.XXXO', 'OOOOO'];
const EIGHT = ['....XO', '....XO', 'XXXXXO', 'OOOOOO', '.OOOO.', 'OOOOOO'];
const SMALL_KO = ['.XO.', 'X.XO', '.XO.'];
const CORNER = ['right', 'bottom'];

const TRIPLE = { name: 'triple ko', rows: TRIPLE_KO, targets: ['d4', 'a7'] };
const FOUR = { name: 'four kos', rows: FOUR_KOS, targets: ['d3', 'a6'] };
const FIVE = { name: 'five kos', rows: FIVE_KOS, targets: ['d3', 'a6'] };
const FOURTEEN = { name: 'six in the corner, 14 points', rows: SIX, targets: ['d4'], open: CORNER, first: 2 };
const SIXTEEN = {
  name: 'carpenter’s square, 16 points',
  rows: CARPENTER,
  targets: ['d3'],
  open: CORNER,
  first: 2,
};
const EIGHT_POINTS = { name: 'eight points, no ko', rows: EIGHT, targets: ['a4'], first: 2 };
const WHOLE_BOARD = { name: 'ko on 4x3', rows: SMALL_KO, targets: ['c2'] };

const under = (shape, rules) => rules.split(' ').map((rule) => ({ ...shape, rule }));
const CASES = [
  ...under(TRIPLE, 'psk spight coupling ing'),
  ...under(FIVE, 'none basic psk ssk nssk korean japanese spight coupling ing'),
  ...under(EIGHT_POINTS, 'basic psk korean spight coupling'),
  ...under(WHOLE_BOARD, 'psk japanese spight coupling'),
  ...under(FOURTEEN, 'basic psk'),
  ...under(SIXTEEN, 'basic psk'),
];

/** @param {{ rows: string[], targets: string[], rule: string, open?: string[], first?: number }} example */
function questionOf({ rows, targets, rule, open = [], first = 1 }) {
  const geometry = Geometry.of({ columns: rows[0].length, rows: rows.length, open });
  return {
    game: Game.begin({ position: Position.of(geometry, rows), toPlay: first }),
    first,
    rule,
    options: DEFAULT_OPTIONS,
    targets: targets.map((name) => geometry.point(name)),
    outside: null,
    threats: { black: 0, white: 0 },
    goal: 'any',
    spare: { black: 0, white: 0 },
    passes: 2,
  };
}

/** Milliseconds of this process for one run. */
function timed(run) {
  const begun = used();
  run();
  return used() - begun;
}

/** Positions that the plain search looks at before it gives up. */
const MOST = 3_000_000;

/**
 * Plain alpha-beta with two values: whether whoever begins can capture the other's target, or keep their own where there is no
 * other, under positional superko. All boards of the line are kept, and nothing else. `null` when it gives up.
 */
function plain({ game, targets, first }, outside) {
  const start = game.after(0);
  const enemy = targets.find((p) => start.at(p) !== first);
  const past = new Set([start.cells.join('')]);
  let looked = 0;
  const search = (position, color, passed) => {
    if (++looked > MOST) throw new RangeError('too many');
    for (const [p, cell] of position.cells.entries()) {
      if (cell !== 0 || outside.includes(p)) continue;
      const placed = place(position, color, p);
      if (placed.suicide) continue;
      const key = placed.after.cells.join('');
      if (past.has(key)) continue;
      let won;
      if (targets.some((t) => placed.captured.includes(t))) won = placed.captured.includes(enemy);
      else {
        past.add(key);
        won = search(placed.after, 3 - color, false);
        past.delete(key);
      }
      if (won === (color === first)) return won;
    }
    return passed ? false : search(position, 3 - color, true);
  };
  try {
    return search(start, first, false);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const rows = [['', 'rule', 'states', 'ask', 'verify', 'kB']];
for (const one of CASES) {
  const question = questionOf(one);
  const answer = finish(ask(question));
  const [asked, verified] = byTurns(
    [() => timed(() => finish(ask(question))), () => timed(() => finish(verify(answer.certificate)))],
    3,
    1,
  );
  const size = answer.certificate ? (JSON.stringify(answer.certificate).length / 1000).toFixed(1) : '';
  rows.push([one.name, one.rule, answer.states, `${asked.toFixed(1)} ms`, `${verified.toFixed(1)} ms`, size]);
}
table(rows);

const beside = [['', 'all sets, with proofs', 'one question, plain search']];
for (const one of [TRIPLE, FOUR, FIVE, EIGHT_POINTS, WHOLE_BOARD, FOURTEEN, SIXTEEN]) {
  const question = questionOf({ ...one, rule: 'psk' });
  const { geometry } = question.game.start.position;
  const outside = finish(ask(question)).certificate.outside.map((name) => geometry.point(name));
  let won = null;
  const [ours, theirs] = byTurns(
    [() => timed(() => finish(ask(question))), () => timed(() => (won = plain(question, outside)))],
    one === TRIPLE ? 3 : 1,
    one === TRIPLE ? 1 : 0,
  );
  const said = won === null ? `given up after ${theirs.toFixed(0)} ms` : `${theirs.toFixed(1)} ms`;
  beside.push([`${one.name}, psk`, `${ours.toFixed(1)} ms`, said]);
}
console.log();
table(beside);
console.log(`\n  at most ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`);
