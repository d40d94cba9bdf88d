import { lastOf, must } from '../../go/must.ts';
import { BLACK, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message } from '../../words/index.ts';
import { escapeText, printGame, RU_OF, RU_OF_SUICIDE, RU_WITH_SUICIDE, writePoint } from '../sgf/index.ts';
import type { PointSign } from '../types.ts';
import { type Conversion, type Figure, hasUnknown, isOver, Losses } from './figure.ts';
import { type OnBoard, onBoard, placeOf } from './place.ts';

/** A figure and what continues it; a branch begins behind `after` of its moves. */
export interface FigureTree {
  readonly figure: Figure;
  readonly branches: readonly { readonly after: number; readonly tree: FigureTree }[];
}

interface Node {
  readonly properties: (readonly [name: string, values: readonly string[]])[];
  readonly children: Node[];
}

/**
 * Game trees (FF[4]), one for each figure that continues no other; variations are branches. What
 * SGF has no property for is in the comments of its node, one `key: value` a line, as the entry had
 * it.
 */
export function printSgf(trees: readonly FigureTree[]): Conversion {
  const losses = new Losses();
  const text = trees.map((tree) => printGame(rootOf(tree, losses))).join('');
  return { text, lost: losses.list };
}

function rootOf(tree: FigureTree, losses: Losses): Node {
  const { figure } = tree;
  const at = onBoard(figure);
  const { board, game } = figure;
  const size = at.columns === at.rows ? String(at.columns) : `${at.columns}:${at.rows}`;
  const root: Node = {
    properties: [
      ['FF', ['4']],
      ['GM', ['1']],
      ['CA', ['UTF-8']],
      ['AP', ['Koban']],
      ['SZ', [size]],
    ],
    children: [],
  };
  const add = (name: string, values: readonly string[]) =>
    values.length > 0 && root.properties.push([name, values]);
  if (figure.title) add('GN', [simple(figure.title)]);
  const rule = figure.rules[0];
  if (rule) add('RU', [simple(ruleName(rule, figure))]);
  add('PL', [game.start.toPlay === BLACK ? 'B' : 'W']);
  const { cells } = game.start.position;
  add(
    'AB',
    pointsWith(figure, at, (point) => cells[point] === BLACK),
  );
  add(
    'AW',
    pointsWith(figure, at, (point) => cells[point] === WHITE),
  );
  addDrawn(figure, at, root);
  const whole = board.columns === at.columns && board.rows === at.rows;
  if (!whole) add('VW', [corners(figure, at)]);
  const comment = commentOf(figure, true);
  if (comment) add('C', [comment]);
  const suicide = lostSuicide(figure);
  if (suicide) losses.add('lost.rules', suicide);
  tellLosses(figure, at, losses);
  grow(tree, at, root, losses);
  return root;
}

function tellLosses(figure: Figure, at: OnBoard, losses: Losses): void {
  const { open } = figure.board;
  if (at.guessed) losses.add('lost.place', message('loss.place-sgf', { columns: at.columns, rows: at.rows }));
  if (open.length > 0) losses.add('lost.open', message('loss.open-sgf'));
  const unknown = hasUnknown(figure);
  if (unknown > 0) losses.add('lost.unknown', message('loss.unknown-dimmed', { count: unknown }));
  const search = figure.facts.filter(
    ({ key }) => key === 'hidden-kos' || key === 'max-cycle' || key === 'show',
  );
  if (search.length > 0) {
    const keys = search.map(({ key }) => key);
    losses.add('lost.facts', message('loss.facts-in-comment', { count: search.length, keys }));
  }
  tellSigns(figure, losses);
}

function tellSigns(figure: Figure, losses: Losses): void {
  const other = figure.signs.filter(
    ({ kind, text }) => !(kind in SIGNS) && kind !== 'territory' && !(TEXTS.has(kind) && text),
  );
  if (other.length > 0) losses.add('lost.signs', message('loss.signs', { count: other.length }));
  const lines = figure.lines.filter(({ from, to }) => !inside(from, figure) || !inside(to, figure)).length;
  if (lines > 0) losses.add('lost.lines', message('loss.lines-outside', { count: lines }));
  if (figure.links.length > 0)
    losses.add('lost.links', message('loss.links', { count: figure.links.length }));
}

/** Moves, then branches at the nodes where they begin; the main line stays the first child. */
function grow(tree: FigureTree, at: OnBoard, start: Node, losses: Losses): void {
  const todo: { tree: FigureTree; start: Node }[] = [{ tree, start }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { figure, branches } = next.tree;
    const nodes = [next.start];
    figure.game.plies.forEach(({ kind }, i) => {
      const properties = kind === 'setup' ? setupOf(figure, i, at) : movesOf(figure, i, at, losses);
      const isElsewhere = figure.game.plies[i]?.kind === 'tenuki';
      const said = [...(isElsewhere ? ['tenuki'] : []), ...saidAfter(figure, i + 1)];
      if (said.length > 0) properties.push(['C', [escapeText(said.join('\n'))]]);
      const node: Node = { properties, children: [] };
      lastOf(nodes).children.push(node);
      nodes.push(node);
    });
    for (const { after, tree: branch } of branches) {
      tellSigns(branch.figure, losses);
      const from = must(nodes[Math.min(after, nodes.length - 1)]);
      todo.push({ tree: branch, start: branchNode(branch.figure, at, from) });
    }
  }
}

/** A node without a move, with the name and comments of a variation; its moves follow it. */
function branchNode(figure: Figure, at: OnBoard, from: Node): Node {
  const node: Node = { properties: [], children: [] };
  if (figure.title) node.properties.push(['N', [simple(figure.title)]]);
  addDrawn(figure, at, node);
  const comment = commentOf(figure, false);
  if (comment) node.properties.push(['C', [comment]]);
  from.children.push(node);
  return node;
}

/** What setup in the middle of a game changes on the board, and whose turn it is then. */
function setupOf(figure: Figure, i: number, at: OnBoard): Node['properties'] {
  const { game } = figure;
  const before = game.after(i).cells;
  const { cells } = game.after(i + 1);
  // Setup that changes nothing still begins a new stretch of the game: one point is repeated.
  const same = cells.every((cell, point) => before[point] === cell);
  const changed = (cell: number) =>
    pointsWith(
      figure,
      at,
      (point) => cells[point] === cell && (before[point] !== cell || (same && point === 0)),
    );
  const properties: Node['properties'] = [
    ['AE', changed(EMPTY)],
    ['AB', changed(BLACK)],
    ['AW', changed(WHITE)],
  ];
  return [
    ...properties.filter(([, values]) => values.length > 0),
    ['PL', [game.toPlayAfter(i + 1) === BLACK ? 'B' : 'W']],
  ];
}

function movesOf(figure: Figure, i: number, at: OnBoard, losses: Losses): Node['properties'] {
  const ply = must(figure.game.plies[i]);
  const { move } = ply;
  const point = move.kind === 'play' ? coordinate(move.point, figure, at) : '';
  const properties: Node['properties'] = [[ply.color === BLACK ? 'B' : 'W', [point]]];
  if (i === 0 && figure.first !== 1) properties.push(['MN', [String(figure.first)]]);
  if (move.kind === 'tenuki') {
    losses.add('lost.tenuki', message('loss.tenuki'));
  }
  if (ply.misplay && !isOver(ply)) losses.add('lost.impossible', message('loss.impossible'));
  return properties;
}

const SIGNS: Readonly<Partial<Record<PointSign['kind'], string>>> = {
  circle: 'CR',
  square: 'SQ',
  triangle: 'TR',
  cross: 'MA',
};

/** Signs that are texts, for `LB`. */
const TEXTS: ReadonlySet<PointSign['kind']> = new Set(['label', 'number', 'other']);

function addDrawn(figure: Figure, at: OnBoard, { properties }: Node): void {
  const add = (name: string, values: readonly string[]) => {
    if (values.length > 0) properties.push([name, [...new Set(values)]]);
  };
  const name = (point: Point) => coordinate(point, figure, at);
  const of = (kind: PointSign['kind']) => figure.signs.filter((sign) => sign.kind === kind);
  const taken = new Set<Point>();
  // A point carries one of these marks at most; a label beside it is no conflict.
  for (const kind of ['circle', 'square', 'triangle', 'cross'] as const) {
    const points = of(kind).map(({ point }) => point);
    if (kind === 'cross') points.push(...figure.marks);
    const free = points.filter((point) => !taken.has(point));
    for (const point of free) taken.add(point);
    add(must(SIGNS[kind]), free.map(name));
  }
  const labels = [
    ...figure.labels.map(({ label, point }) => ({ text: label, point })),
    ...figure.signs.flatMap(({ kind, text, point }) => (TEXTS.has(kind) && text ? [{ text, point }] : [])),
  ].filter(({ point }, i, all) => all.findIndex((one) => one.point === point) === i);
  add(
    'LB',
    labels.map(({ text, point }) => `${name(point)}:${composed(text)}`),
  );
  for (const color of [BLACK, WHITE] as const) {
    const territory = of('territory').filter((sign) => sign.color === color);
    add(
      color === BLACK ? 'TB' : 'TW',
      territory.map(({ point }) => name(point)),
    );
  }
  const lines = (kind: 'arrow' | 'line') =>
    figure.lines
      .filter((line) => line.kind === kind && inside(line.from, figure) && inside(line.to, figure))
      .map(({ from, to }) => [pointAt(from, figure), pointAt(to, figure)] as const)
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `${name(from)}:${name(to)}`);
  add('AR', lines('arrow'));
  add('LN', lines('line'));
  const { cells } = figure.game.start.position;
  add(
    'DD',
    pointsWith(figure, at, (point) => cells[point] === UNKNOWN),
  );
}

function inside({ x, y }: { x: number; y: number }, { board }: Figure): boolean {
  return x >= 0 && x < board.columns && y >= 0 && y < board.rows;
}

function pointAt({ x, y }: { x: number; y: number }, { board }: Figure): Point {
  return y * board.columns + x;
}

/** What `RU` cannot say of suicide, `null` where it says all that the entry says. */
function lostSuicide({ rules, facts }: Figure): Message | null {
  const said = facts.find(({ key }) => key === 'suicide')?.value;
  const rule = rules[0] as RuleId | undefined;
  if (said === undefined || (said === 'allowed' && rule !== undefined && rule in RU_WITH_SUICIDE))
    return null;
  // The name of such a rule set allows suicide under its rule alone; the line of an entry holds for
  // every rule.
  if (said === 'allowed' && rule && RU_OF_SUICIDE.has(rule)) return message('loss.suicide-but-ing');
  return message('loss.suicide');
}

/** The rule set with this ko rule, and suicide; other rules keep our identifiers. */
function ruleName(rule: string, { facts }: Figure): string {
  const suicide = facts.some(({ key, value }) => key === 'suicide' && value === 'allowed');
  const names = suicide ? { ...RU_OF, ...RU_WITH_SUICIDE } : RU_OF;
  return (names as Readonly<Record<string, string>>)[rule] ?? rule;
}

/** What SGF has no property for; rules too when there are several, and in variations (no `RU`). */
function commentOf(figure: Figure, isRoot: boolean): string {
  const { facts, rules, first, game } = figure;
  const kept = facts.filter(({ key }) => key !== 'rules' || rules.length > 1 || !isRoot);
  const lines = kept.map(({ key, value }) => `${key}: ${value}`);
  // The number of the first move stands with that move; there is none.
  if (first !== 1 && game.length === 0) lines.push(`first: ${first}`);
  return escapeText([...lines, ...saidAfter(figure, 0)].join('\n'));
}

/** Comments behind a move; a blank before one that would be read as a line of an entry. */
function saidAfter({ comments, game }: Figure, n: number): string[] {
  const here = comments.filter(({ after }) => after === n || (n === game.length && after > n));
  return here.map(({ text }) => (/^(?:[a-z-]+: |tenuki$)/.test(text) ? ` ${text}` : text));
}

function pointsWith({ game, board }: Figure, at: OnBoard, has: (point: Point) => boolean): string[] {
  const points: string[] = [];
  const { area } = game.start.position.geometry;
  for (let point = 0; point < area; point++) if (has(point)) points.push(coordinate(point, { board }, at));
  return points;
}

function corners(figure: Figure, at: OnBoard): string {
  const last = figure.board.columns * figure.board.rows - 1;
  return `${coordinate(0, figure, at)}:${coordinate(last, figure, at)}`;
}

/** Two letters: the column from the left, the row from the top. */
function coordinate(point: Point, figure: Pick<Figure, 'board'>, at: OnBoard): string {
  const { column, row } = placeOf(point, figure, at);
  return writePoint((at.rows - row) * at.columns + column - 1, at);
}

/** SimpleText: one line. */
function simple(value: string): string {
  return escapeText(value.replace(/\s+/g, ' ').trim());
}

/** A part of a composed value: its colons are escaped as well. */
function composed(value: string): string {
  return escapeText(value.replace(/\s+/g, ' ').trim(), true);
}
