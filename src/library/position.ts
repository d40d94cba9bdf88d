/** Positions and moves, for programs that play. */
import type { Game } from '../go/game.ts';
import type { Color, Move as GoMove } from '../go/types.ts';
import { linkedOf, placedOf, prepare, read } from './documents.ts';
import type { PositionData, RuleId, Verdict } from './types.ts';

const games = new WeakMap<PlayedPosition, Game>();

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
    this.toPlay = game.toPlayAfter(game.length) === 1 ? 'black' : 'white';
    games.set(this, game);
  }

  /**
   * The position of a text, which is one entry with or without moves; of the rows of a whole board,
   * of `X` (black), `O` (white) and `.`, from the top; or of the data of another position.
   *
   * @throws RangeError for a text with an error, and for one that is not one board
   */
  static of(source: string | readonly string[] | PositionData): PlayedPosition {
    const text =
      typeof source === 'string'
        ? source
        : 'text' in source
          ? source.text
          : `${source.join('\n')}\nedges:all`;
    const [entry, ...more] = read(text, { language: 'goban' }).entries;
    if (!entry || more.length > 0 || entry.columns === 0) throw new RangeError('a position is one board');
    const wrong = entry.problems.find(({ severity }) => severity === 'error');
    if (wrong) throw new RangeError(`line ${wrong.line}: ${wrong.message}`);
    return new PlayedPosition(text.trimEnd(), placedOf(entry).placed.analysis.game);
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
    const [{ start }, how] = this.reading(move);
    const name = how.kind === 'play' ? start.position.geometry.name(how.point) : how.kind;
    const linked = linkedOf(read(`${this.text}\nmoves: ${written(how.color, name)}`, { language: 'goban' }));
    await prepare([rule], linked.entries);
    const { judgeEntries } = await import('./judge.ts');
    const verdict = judgeEntries(linked, [rule])[0]?.moves.at(-1)?.verdicts[rule];
    if (!verdict) throw new RangeError(`${move}: there is no verdict`);
    return verdict;
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

  /** The game up to here, and a move as it is written. */
  private reading(move: string): [Game, GoMove] {
    const game = games.get(this);
    if (!game) throw new TypeError('this is a copy of a position: make one of it with Position.of()');
    const [, letter, what = ''] = /^(?:([bw]) +)?([a-z]+\d*)$/.exec(move.trim().toLowerCase()) ?? [];
    const color: Color = letter ? (letter === 'b' ? 1 : 2) : this.toPlay === 'black' ? 1 : 2;
    if (what === 'pass' || what === 'tenuki') return [game, { kind: what, color }];
    const point = game.start.position.geometry.point(what);
    if (point >= 0) return [game, { kind: 'play', color, point }];
    throw new RangeError(`${move} is no move on this board`);
  }
}

const written = (color: Color, name: string) => `${color === 1 ? 'B' : 'W'} ${name}`;

export { PlayedPosition as Position };
