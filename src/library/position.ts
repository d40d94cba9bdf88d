/** Positions and moves, for programs that play. */
import type { Game } from '../go/game.ts';
import { BLACK, type Color, colorName, EMPTY, type Move as GoMove, WHITE } from '../go/types.ts';
import { printDiagram } from '../notation/index.ts';
import { drawingOf, type PlacedAnalysis } from '../service/index.ts';
import { AT, checkOptions } from './check-options.ts';
import { indexOf, placedOf, prepare, read } from './documents.ts';
import { isSgf } from './sgf.ts';
import type { At, Entry, PositionData, RuleId, Verdict } from './types.ts';

const games = new WeakMap<PlayedPosition, Game>();
/** The entries of positions that rules were asked about. */
const asked = new WeakMap<PlayedPosition, PlacedAnalysis>();

/**
 * A position with the moves that led to it, which ko rules need. It never changes. Its fields are
 * plain data: a copy of them, as a worker gets, becomes a position again with {@link Position.of}.
 */
class PlayedPosition implements PositionData {
  readonly text: string;
  readonly moves: readonly string[];
  readonly columns: number;
  readonly rows: number;
  readonly board: readonly string[];
  readonly captured: readonly string[];
  readonly toPlay: 'black' | 'white';

  private constructor(text: string, game: Game) {
    const last = game.length > 0 ? game.ply(game.length) : null;
    const { geometry } = game.start.position;
    this.text = text;
    this.moves = game.plies.map(({ kind, color, point }) =>
      written(color, point < 0 ? kind : geometry.name(point)),
    );
    this.columns = geometry.columns;
    this.rows = geometry.rows;
    this.board = game.after(game.length).rows();
    this.captured = last ? geometry.names(last.captured) : [];
    this.toPlay = colorName(game.toPlayAfter(game.length));
    games.set(this, game);
  }

  /**
   * The position of a text, which is one entry with or without moves; of the rows of a whole board,
   * of `X` (black), `O` (white) and `.`, from the top; of an empty board of some lines, as 19; of
   * the data of another position; or of an entry after all its moves, or after that with the number
   * `at`.
   *
   * @throws RangeError for a text with an error, for one that is not one board, and where no move
   * of the entry has the number `at`
   */
  static of(
    source: string | number | readonly string[] | PositionData | Entry,
    options: At = {},
  ): PlayedPosition {
    checkOptions(options, AT);
    const text = textOf(source, options);
    if (isSgf(text, null, ''))
      throw new RangeError('read() takes records: make the position of one of its entries');
    const [entry, ...more] = read(text, { language: 'goban' }).entries;
    if (!entry || more.length > 0 || entry.columns === 0) throw new RangeError('a position is one board');
    const wrong = entry.problems.find(({ severity }) => severity === 'error');
    if (wrong) throw new RangeError(`line ${wrong.line}: ${wrong.message}`);
    const { placed } = placedOf(entry);
    return new PlayedPosition(text.trimEnd(), placed.analysis.game);
  }

  /**
   * The position after a move: `d6`, `pass` or `tenuki` of the player whose turn it is, or `W d6`.
   * Rules are not asked: a play that one forbids is carried out, and a suicide, too.
   *
   * @throws RangeError for what is no move, and for a play on a stone
   */
  play(move: string): PlayedPosition {
    const [game, how] = this.reading(move);
    const next = game.with(how);
    const { misplay, color, point } = next.ply(next.length);
    if (misplay) throw new RangeError(`${move}: there is no empty point`);
    const name = how.kind === 'play' ? game.start.position.geometry.name(point) : how.kind;
    return new PlayedPosition(`${this.text}\nmoves: ${written(color, name)}`, next);
  }

  /**
   * What a rule says of a move here, searched to the end.
   *
   * @throws RangeError for what is no move, and where there is no such rule
   */
  async judge(move: string, rule: RuleId): Promise<Verdict> {
    const [verdict] = await this.verdicts(rule, [this.reading(move)[1]]);
    return verdict as Verdict;
  }

  /**
   * Whether a rule allows a move here; `null` where its search ended before it was done.
   *
   * @throws RangeError as {@link Position.judge}
   */
  async isLegal(move: string, rule: RuleId): Promise<boolean | null> {
    const { verdict } = await this.judge(move, rule);
    return verdict === 'undecided' ? null : verdict !== 'forbidden';
  }

  /**
   * The points where a rule allows the player whose turn it is to play, by column and row; not
   * those where its search ended before it was done.
   *
   * @throws RangeError where there is no such rule
   */
  async legalMoves(rule: RuleId): Promise<readonly string[]> {
    const game = this.game();
    const { cells, geometry } = game.after(game.length);
    const color = game.toPlayAfter(game.length);
    const points = [...cells.keys()].filter((point) => cells[point] === EMPTY);
    const verdicts = await this.verdicts(
      rule,
      points.map((point) => ({ kind: 'play', color, point })),
    );
    return geometry.names(points.filter((_, i) => /^(?:allowed|ends)$/.test(verdicts[i]?.verdict ?? '')));
  }

  /** What a rule says of some moves here. */
  private async verdicts(rule: RuleId, moves: readonly GoMove[]): Promise<readonly Verdict[]> {
    const placed =
      asked.get(this) ?? placedOf(read(this.text, { language: 'goban' }).entries[0] as Entry).placed;
    asked.set(this, placed);
    checkOptions({ rules: [rule] }, { rules: 'rules' });
    await prepare([rule], [placed]);
    const { verdictsOf } = await import('./judge.ts');
    return verdictsOf(placed, rule, moves);
  }

  private game(): Game {
    const game = games.get(this);
    if (!game) throw new TypeError('this is a copy of a position: make one of it with Position.of()');
    return game;
  }

  /** The game up to here, and a move as it is written. */
  private reading(move: string): [Game, GoMove] {
    const game = this.game();
    const [, letter, what = ''] = /^(?:([bw]) +)?([a-z]+\d*)$/.exec(String(move).trim().toLowerCase()) ?? [];
    const isBlack = letter ? letter === 'b' : this.toPlay === 'black';
    const color: Color = isBlack ? BLACK : WHITE;
    if (what === 'pass' || what === 'tenuki') return [game, { kind: what, color }];
    const point = game.start.position.geometry.point(what);
    if (point >= 0) return [game, { kind: 'play', color, point }];
    throw new RangeError(`${move} is no move on this board`);
  }
}

function textOf(source: string | number | readonly string[] | PositionData | Entry, { at }: At): string {
  if (typeof source === 'string') return source;
  if (typeof source === 'number')
    return textOf(Array<string>(Math.min(source, 100)).fill('.'.repeat(Math.min(source, 100))), {});
  if (typeof source !== 'object' || source === null)
    throw new TypeError('Position.of() takes a text, rows, a number of lines, a position or an entry');
  if ('text' in source) return source.text;
  if (!('start' in source)) return `${source.join('\n')}\nedges:all`;
  const { placed } = placedOf(source);
  const { game } = placed.analysis;
  const drawn = drawingOf(placed.analysis);
  if (!drawn) throw new RangeError('a position is one board');
  const plies = game.plies.slice(0, at === undefined ? game.length : indexOf(placed, at));
  // Setup within the moves starts a new board, so the position starts at the last setup.
  const first = plies.map(({ kind }) => kind).lastIndexOf('setup') + 1;
  const { cells, geometry } = game.after(first);
  const { whole, columns, rows } = drawn;
  const isPart = whole && (whole.columns !== columns || whole.rows !== rows);
  return [
    ...(isPart ? [`size:${whole.columns}x${whole.rows}`] : []),
    printDiagram({ ...drawn, cells, digits: [], labels: [], marks: [] }).trimEnd(),
    `to-play: ${colorName(game.toPlayAfter(first))}`,
    ...plies
      .slice(first)
      .map(
        ({ move: { kind, color }, point }) =>
          `moves: ${written(color, point < 0 ? kind : geometry.name(point))}`,
      ),
  ].join('\n');
}

const written = (color: Color, name: string) => `${color === BLACK ? 'B' : 'W'} ${name}`;

export { PlayedPosition as Position };
