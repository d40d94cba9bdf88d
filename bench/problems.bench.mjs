/**
 * The grades of all first moves, with up to two threats and a checked proof, beside a plain
 * alpha-beta search that only says who wins behind each first move, without threats and without a
 * table, in the same run.
 *
 *     node bench/problems.bench.mjs
 */
import { core, table, used } from './core.mjs';

const { finish, Geometry, gradesOf, Position, reportOf } = await core({
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/task.ts': ['finish'],
  'outcome/index.ts': ['gradesOf'],
  'outcome/report.ts': ['reportOf'],
});

/**
 * Corners: rows, the goal, its chains, who begins (1: Black).
 * @type {[string, string, string, number][]}
 */
const CASES = [
  ['...XO/.X.XO/O.XXO/OOOOO', 'keep-one', 'b3', 1],
  ['X.XXOO/XX...O/OO.X.O/.XX..O/OOOOOO', 'capture-any', 'c5 d3', 1],
  ['OOOO.X/.....X/O.OOXX/OO.OOX/XXXXXX', 'capture-all', 'a5 c3 e2', 1],
  ['.XOOOX/O.O.OX/.O..OX/.....X/XXXXXX', 'keep-one', 'c5', 2],
  ['....XO/....XO/XXXXXO/OOOOOO', 'keep-one', 'a2', 1],
  ['.....X/.OOOOX/.OX..X/OO...X/XXXXXX', 'keep-one', 'b4', 2],
];

function problemOf([rows, goal, names, first]) {
  const board = rows.split('/');
  const geometry = Geometry.of({ columns: board[0].length, rows: board.length, open: ['right', 'bottom'] });
  const position = Position.of(geometry, board);
  const targets = names.split(' ').map((name) => geometry.point(name));
  const { points } = reportOf(position, targets, null);
  const asked = { position, first, goal, targets, points };
  return { ...asked, suicide: 'forbidden', basicKo: true, banned: null, passes: 3 };
}

const MOST_NODES = 200_000;

/** Whether the attacker captures behind each first move; `null` where the nodes ran out. */
function plain(problem) {
  const { first, goal, points, position, targets } = problem;
  const { geometry } = position;
  const defender = position.cells[targets[0]];
  const isPlayed = new Set(points);
  const all = goal === 'capture-all' || goal === 'keep-one';
  const full = all ? (1 << targets.length) - 1 : 0;
  let nodes = 0;
  const chain = (cells, p) => {
    const stones = [p];
    const seen = new Set(stones);
    let isFree = false;
    for (const q of stones) {
      if (geometry.outward[q]) isFree = true;
      for (const n of geometry.adjacent(q)) {
        if (cells[n] === 0) isFree = true;
        if (cells[n] === cells[p] && !seen.has(n)) {
          seen.add(n);
          stones.push(n);
        }
      }
    }
    return { stones, isFree };
  };
  const play = ({ ban, captured, cells }, p, color) => {
    if (cells[p] !== 0) return null;
    const next = cells.slice();
    next[p] = color;
    const taken = [];
    for (const n of geometry.adjacent(p)) {
      if (next[n] !== 3 - color) continue;
      const { stones, isFree } = chain(next, n);
      if (isFree) continue;
      for (const q of stones) next[q] = 0;
      taken.push(...stones);
    }
    if (taken.length === 1 && taken[0] === ban) return null;
    const own = chain(next, p);
    if (!own.isFree) return null;
    const bits = targets.reduce((sum, t, i) => sum | (taken.includes(t) ? 1 << i : 0), captured);
    return { cells: next, captured: bits, ban: taken.length === 1 && own.stones.length === 1 ? p : -1 };
  };
  const isReached = (captured) => (all ? captured === full : captured !== 0);
  const captures = (state, color, passes, path) => {
    if (++nodes > MOST_NODES) throw new Error('nodes');
    const key = `${state.cells}${color}${passes}${state.ban}`;
    // Play without an end is no capture.
    if (path.has(key)) return false;
    path.add(key);
    const wants = color !== defender;
    let found = !wants;
    for (const p of [...isPlayed, ...position.cells.keys()]) {
      const next = play(state, p, color);
      if (!next || (!isPlayed.has(p) && position.cells[p] === 0)) continue;
      const wins = isReached(next.captured) || captures(next, 3 - color, 0, path);
      if (wins === wants) {
        found = wants;
        break;
      }
    }
    if (found !== wants && passes < 2) {
      const wins = captures({ ...state, ban: -1 }, 3 - color, passes + 1, path);
      if (wins === wants) found = wants;
    }
    path.delete(key);
    return found;
  };
  try {
    for (const p of points) {
      const next = play({ cells: position.cells, captured: 0, ban: -1 }, p, first);
      if (next && !isReached(next.captured)) captures(next, 3 - first, 0, new Set());
    }
    return nodes;
  } catch {
    return null;
  }
}

/** What a run returns, and the milliseconds of this process that it took. */
function timed(run) {
  const begun = used();
  const found = run();
  return [found, used() - begun];
}

const rows = [['', 'points', 'states', 'all grades', 'nodes', 'plain']];
for (const one of CASES) {
  const problem = problemOf(one);
  timed(() => finish(gradesOf(problem, 2, 1000)));
  const [grades, ours] = timed(() => finish(gradesOf(problem, 2, 3_000_000)));
  const [nodes, theirs] = timed(() => plain(problem));
  rows.push([
    one[0].split('/').slice(0, -1).join(' '),
    problem.points.length,
    grades.isPartial ? `${grades.states}, undecided` : grades.states,
    `${ours.toFixed(0)} ms`,
    nodes ?? `more than ${MOST_NODES}`,
    `${theirs.toFixed(0)} ms`,
  ]);
}
table(rows);
