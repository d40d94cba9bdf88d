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
const SIX = ['...X.O', '...X.O', 'XXXXOO', 'OOOOOO'];

const CASES = [
  { name: 'triple ko, psk', rows: TRIPLE_KO, targets: ['d4', 'a7'], rule: 'psk' },
  { name: 'triple ko, spight', rows: TRIPLE_KO, targets: ['d4', 'a7'], rule: 'spight' },
  { name: 'triple ko, coupling', rows: TRIPLE_KO, targets: ['d4', 'a7'], rule: 'coupling' },
  { name: 'triple ko, ing', rows: TRIPLE_KO, targets: ['d4', 'a7'], rule: 'ing' },
  { name: 'five kos, basic', rows: FIVE_KOS, targets: ['d3', 'a6'], rule: 'basic' },
  { name: 'five kos, psk', rows: FIVE_KOS, targets: ['d3', 'a6'], rule: 'psk' },
  {
    name: 'six in the corner, 14 points',
    rows: SIX,
    targets: ['d4'],
    rule: 'basic',
    open: ['right', 'bottom'],
  },
];

/** @param {{ rows: string[], targets: string[], rule: string, open?: string[] }} example */
function questionOf({ rows, targets, rule, open = [] }) {
  const geometry = Geometry.of({ columns: rows[0].length, rows: rows.length, open });
  return {
    game: Game.begin({ position: Position.of(geometry, rows), toPlay: 1 }),
    first: 1,
    rule,
    options: DEFAULT_OPTIONS,
    targets: targets.map((name) => geometry.point(name)),
    outside: null,
    threats: { black: 0, white: 0 },
  };
}

/** Milliseconds of this process for one run. */
function timed(run) {
  const begun = used();
  run();
  return used() - begun;
}

/**
 * Plain alpha-beta with two values: whether Black can capture the white target under positional superko. All boards of the
 * line are kept, and nothing else.
 */
function plain({ game, targets }, outside) {
  const start = game.after(0);
  const own = targets.find((p) => start.at(p) === 2);
  const past = new Set([start.cells.join('')]);
  const search = (position, color, passed) => {
    for (const [p, cell] of position.cells.entries()) {
      if (cell !== 0 || outside.includes(p)) continue;
      const placed = place(position, color, p);
      if (placed.suicide) continue;
      const key = placed.after.cells.join('');
      if (past.has(key)) continue;
      let black;
      if (targets.some((t) => placed.captured.includes(t))) black = placed.captured.includes(own);
      else {
        past.add(key);
        black = search(placed.after, 3 - color, false);
        past.delete(key);
      }
      if (black === (color === 1)) return black;
    }
    return passed ? false : search(position, 3 - color, true);
  };
  return search(start, 1, false);
}

const rows = [['', 'states', 'ask', 'verify', 'kB']];
for (const one of CASES) {
  const question = questionOf(one);
  const answer = finish(ask(question));
  const [asked, verified] = byTurns(
    [() => timed(() => finish(ask(question))), () => timed(() => finish(verify(answer.certificate)))],
    3,
    1,
  );
  const size = answer.certificate ? (JSON.stringify(answer.certificate).length / 1000).toFixed(1) : '';
  rows.push([one.name, answer.states, `${asked.toFixed(1)} ms`, `${verified.toFixed(1)} ms`, size]);
}
table(rows);

const triple = questionOf(CASES[0]);
const geometry = triple.game.start.position.geometry;
const eyes = ['b2', 'e2'].map((name) => geometry.point(name));
const [ours, theirs] = byTurns(
  [() => timed(() => finish(ask(triple))), () => timed(() => plain(triple, eyes))],
  3,
  1,
);
console.log(
  `\n  whether Black captures in the triple ko, plain search: ${theirs.toFixed(1)} ms; all sets, with proofs: ${ours.toFixed(1)} ms`,
);
console.log(`  memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
