/**
 * Compares our verdicts to those that KataGo's own tests of its rules expect, where the rules are the same: positional and situational
 * superko, simple ko, suicide. It reads the tests of a checkout of KataGo, which is not part of this project; without one it says so
 * and ends with 0. Ends with 1 where a verdict differs.
 *
 *     node test/katago/run.mjs --katago DIR
 *
 * In those tests a move must be legal, and after a move the plays that a ko rule forbids are printed. Left out: rules that only KataGo
 * has (the button), the phases after two passes (encore), and blocks that hold more than a position, its rules and moves.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { core } from '../../bench/core.mjs';

const { values: options } = parseArgs({ options: { katago: { type: 'string' } } });
const file = options.katago && join(options.katago, 'cpp/tests/testrules.cpp');
if (!file || !existsSync(file)) {
  console.log('There is no checkout of KataGo to compare with: --katago DIR names one.');
  process.exit(0);
}

const { BLACK, DEFAULT_OPTIONS, finish, Game, Geometry, Position, Referee, ruleOf, WHITE } = await core({
  'go/game.ts': ['Game'],
  'go/geometry.ts': ['Geometry'],
  'go/position.ts': ['Position'],
  'go/task.ts': ['finish'],
  'go/types.ts': ['BLACK', 'WHITE'],
  'rules/index.ts': ['ruleOf'],
  'rules/referee.ts': ['Referee'],
  'rules/rule.ts': ['DEFAULT_OPTIONS'],
});

const RULES = { KO_SIMPLE: 'basic', KO_POSITIONAL: 'psk', KO_SITUATIONAL: 'ssk' };
/** What is read of the source, in the order in which it stands; braces bound the blocks. */
const STATEMENT = new RegExp(
  [
    String.raw`(?<open>\{)`,
    String.raw`(?<close>\})`,
    String.raw`Board (?<drawn>\w+) = Board::parseBoard\((?<columns>\d+),\s*(?<rows>\d+),\s*R"%%\(\n(?<board>[\s\S]*?)\)%%"\)`,
    String.raw`(?:string )?expected = R"%%\(\n(?<expected>[\s\S]*?)\)%%"`,
    String.raw`(?<type>Board|Rules|BoardHistory) (?<copy>\w+)\((?<of>\w+)\);`,
    String.raw`Rules (?<fresh>\w+);`,
    String.raw`(?<set>\w+)\.(?<field>koRule|multiStoneSuicideLegal|hasButton) = (?<value>[\w:\[\]]+);`,
    String.raw`BoardHistory (?<history>\w+)\((?<on>\w+),P_(?<first>BLACK|WHITE),(?<under>\w+),0,\w+\);`,
    String.raw`makeMoveAssertLegal\((?<played>\w+), ?\w+, ?(?<where>Board::PASS_LOC|Location::getLoc\((?<x>\d+), ?(?<y>\d+),[^)]*\)), ?P_(?<player>BLACK|WHITE),[^;]*\);`,
    String.raw`stressTest\(\w+,BoardHistory\((?<random>\w+),P_(?<begins>BLACK|WHITE),(?<ruled>\w+),0,false\)`,
    String.raw`printIllegalMoves\(out, ?\w+, ?(?<printed>\w+), ?P_(?<mover>BLACK|WHITE)\);`,
    'out << "(?<heading>[^"]*)" << endl;',
    String.raw`(?<control>\b(?:for|while)\s*\(|\bauto \w+ = \[)`,
  ].join('|'),
  'g',
);

const report = { blocks: 0, counts: 0, moves: 0, boards: 0, points: 0, differences: 0, left: 0 };
const source = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
const body = source.slice(source.indexOf('void Tests::runRulesTests()'));
/** Names of the open blocks, innermost last: a block sees those around it. */
const scopes = [];
/** How deep the innermost loop or function began: what is in it is left out, since it is not read once from top to bottom. */
let loop = Number.POSITIVE_INFINITY;
let pending = false;
/** What a test has printed since its last expected text. */
let out = [];

const look = (name) => scopes.findLast((scope) => scope.has(name))?.get(name);
const define = (name, value) => scopes.at(-1)?.set(name, value);

for (const { groups } of body.matchAll(STATEMENT)) {
  if (groups.control) pending = true;
  else if (groups.open) {
    if (pending && scopes.length < loop) loop = scopes.length;
    pending = false;
    scopes.push(new Map());
  } else if (groups.close) {
    scopes.pop();
    if (scopes.length <= loop) loop = Number.POSITIVE_INFINITY;
  } else if (scopes.length > loop) {
    if (groups.expected) report.left++;
  } else statement(groups);
}
console.log(
  `${report.blocks} tests of KataGo read, ${report.left} left out: ${report.moves} moves that must be legal, ` +
    `${report.boards} boards with ${report.points} plays that a ko rule allows or forbids, ` +
    `${report.counts} positions of random games with the number of their legal moves, ${report.differences} differences`,
);
process.exitCode = report.differences > 0 || report.boards === 0 ? 1 : 0;

function statement(groups) {
  const { drawn, type, copy, fresh, set, history, played, printed, heading, expected } = groups;
  if (drawn) {
    const geometry = Geometry.of({ columns: Number(groups.columns), rows: Number(groups.rows) });
    const rows = groups.board
      .trimEnd()
      .split('\n')
      .map((row) => row.trim().toUpperCase());
    const isWhole = rows.length === geometry.rows && rows.every((row) => row.length === geometry.columns);
    define(drawn, isWhole ? Position.of(geometry, rows) : null);
  } else if (copy) {
    const value = look(groups.of);
    define(copy, type === 'Board' ? value : value && { ...value });
  } else if (fresh) define(fresh, {});
  else if (set) {
    const rules = look(set);
    if (rules) rules[groups.field] = groups.value.replace('Rules::', '');
  } else if (history) define(history, begin(look(groups.on), look(groups.under), groups.first));
  else if (groups.random) {
    const started = begin(look(groups.random), look(groups.ruled), groups.begins);
    out.push({ random: started });
  } else if (played) move(look(played), groups);
  else if (printed) illegal(look(printed), groups.mover === 'BLACK' ? BLACK : WHITE);
  else if (heading !== undefined) out.push({ heading });
  else if (expected !== undefined) compare(expected.split('\n'));
}

/** A game under rules that both have, `null` under others. */
function begin(position, rules, first) {
  const id = rules?.hasButton === 'true' ? undefined : RULES[rules?.koRule];
  if (!position || !id) return null;
  const suicide = rules.multiStoneSuicideLegal === 'true' ? 'allowed' : 'forbidden';
  return {
    id,
    suicide,
    game: Game.begin({ position, toPlay: first === 'BLACK' ? BLACK : WHITE }),
    ended: false,
  };
}

function refereeOf({ id, suicide, game }) {
  return new Referee(ruleOf(id), game, { ...DEFAULT_OPTIONS, suicide });
}

function move(history, { where, x, y, player }) {
  if (!history || history.ended) return;
  const color = player === 'BLACK' ? BLACK : WHITE;
  const { geometry } = history.game.start.position;
  const one =
    where === 'Board::PASS_LOC'
      ? { kind: 'pass', color }
      : { kind: 'play', color, point: geometry.at(Number(x), Number(y)) };
  const { judged } = finish(refereeOf(history).hypothetical(history.game.length, one));
  report.moves++;
  if (judged.verdict.verdict !== 'allowed') differ(history, one, 'legal', judged.verdict.verdict);
  const passed = history.game.plies.at(-1)?.kind === 'pass';
  history.game = history.game.with(one);
  // After two passes KataGo begins another phase, or the game has ended.
  if (passed && one.kind === 'pass') history.ended = true;
}

/** The moves that KataGo's rules allow, a pass one of them, and the board after each, by its rows in one. */
function* legalMoves(history, color) {
  const { game, suicide } = history;
  yield { move: { kind: 'pass', color }, board: boardOf(game) };
  const referee = refereeOf(history);
  const { cells, geometry } = game.after(game.length);
  for (let point = 0; point < geometry.area; point++) {
    if (cells[point] !== 0) continue;
    const move = { kind: 'play', color, point };
    const { ply, judged } = finish(referee.hypothetical(game.length, move));
    if (ply.suicide && (suicide === 'forbidden' || ply.captured.length === 1)) continue;
    if (judged.verdict.verdict === 'allowed') yield { move, board: boardOf(game.with(move)) };
  }
}

function boardOf(game) {
  return game.after(game.length).rows().join('');
}

/**
 * A random game, as lines of the number of legal moves, the board and who is to play; the move is told by the next board. Read to
 * its end or to the first phase after two passes.
 */
function randomGame(history, lines) {
  for (const [i, line] of lines.entries()) {
    const match = /^(\d+) ([XO.]+) NP([XO]) PS\d E0 /.exec(line);
    if (!match || !history) return;
    const [, count, board, player] = match;
    const legal = [...legalMoves(history, player === 'X' ? BLACK : WHITE)];
    report.counts++;
    if (board !== boardOf(history.game) || legal.length !== Number(count)) {
      differ(history, null, line, `${legal.length} ${boardOf(history.game)}`);
      return;
    }
    const next = / ([XO.]+) NP/.exec(lines[i + 1] ?? '')?.[1];
    // A pass leaves the board as it is, and so does no legal play: the suicide of a single stone is none.
    const made = legal.find((one) => one.board === next);
    if (!made) return;
    history.game = history.game.with(made.move);
  }
}

/** The plays that the rule forbids as the game stands, but for suicide, are kept until the expected text comes. */
function illegal(history, color) {
  if (!history || history.ended) {
    out.push({ unknown: true });
    return;
  }
  const { geometry } = history.game.start.position;
  const referee = refereeOf(history);
  const after = history.game.after(history.game.length);
  const lines = [];
  for (let point = 0; point < geometry.area; point++) {
    if (after.cells[point] !== 0) continue;
    const { ply, judged } = finish(referee.hypothetical(history.game.length, { kind: 'play', color, point }));
    // KataGo never allows the suicide of a single stone, and prints no suicide that is forbidden.
    if (ply.suicide && (history.suicide === 'forbidden' || ply.captured.length === 1)) continue;
    report.points++;
    if (judged.verdict.verdict === 'forbidden')
      lines.push(`Illegal: (${geometry.x(point)},${geometry.y(point)}) ${color === BLACK ? 'X' : 'O'}`);
  }
  out.push({ lines, history });
}

function compare(expected) {
  report.blocks++;
  const rest = expected.filter((line) => line !== '');
  for (const one of out) {
    if (one.heading !== undefined) {
      while (rest.length > 0 && rest[0] !== one.heading) rest.shift();
      rest.shift();
      continue;
    }
    if (one.random !== undefined) {
      const end = rest.findIndex((line) => line.startsWith('White bonus score'));
      randomGame(one.random, rest.splice(0, end + 1));
      while (rest.length > 0 && !/^\d+ [XO.]+ NP/.test(rest[0])) rest.shift();
      continue;
    }
    const said = [];
    while (rest[0]?.startsWith('Illegal: ')) said.push(rest.shift());
    if (one.unknown) continue;
    report.boards++;
    if (JSON.stringify(said) !== JSON.stringify(one.lines))
      differ(one.history, null, said.join(', '), one.lines.join(', '));
  }
  out = [];
}

function differ({ id, game }, one, theirs, ours) {
  report.differences++;
  const { geometry } = game.start.position;
  const point = one?.kind === 'play' ? ` ${geometry.name(one.point)}` : '';
  console.log(`Under ${id}, after ${game.length} moves${point}: KataGo says “${theirs}”, Koban “${ours}”`);
  console.log(game.after(game.length).rows().join('\n'));
}
