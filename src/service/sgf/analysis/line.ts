import { Game } from '../../../go/game.ts';
import { type Diagram, type EntrySyntax, plainEntry, type Span } from '../../../notation/index.ts';
import { PASS, readMove, readSimpleText } from '../../../notation/sgf/index.ts';
import { ruleOf } from '../../../rules/index.ts';
import { Referee } from '../../../rules/referee.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { type Analysis, type MoveOrigin, ObjectCache, RecentMap } from '../../analysis/index.ts';
import { numbersOf } from './numbers.ts';
import { rootValue, type SgfGame } from './sgf-game.ts';

/**
 * One line of play through a game: a path from the start to the end of a variation, as the analysis
 * of an entry. So the same code serves both: verdicts in words, pictures, proofs, frames of the
 * board view.
 */
export interface GameLine {
  readonly analysis: Analysis;
  /**
   * The plies of the path, as numbers of the game's; the move numbered n of the analysis is the one
   * at n - 1.
   */
  readonly plies: readonly number[];
}

/** Each line takes memory in proportion to its length. */
const MOST_LINES = 64;
const lines = new ObjectCache((_: SgfGame) => new RecentMap<number, GameLine>(MOST_LINES));

/** The line through a ply that goes on along the main variation, `-1` for the main line itself. */
export function lineThrough(game: SgfGame, ply: number): GameLine {
  const end = endOf(game, ply);
  return lines.get(game).getOr(end, () => makeLine(game, end));
}

/**
 * By ply (the start is 0, ply i is i + 1): the last ply of the main variation that goes on from it,
 * -1 for none.
 */
const ends = new ObjectCache((game: SgfGame) => {
  const found = new Int32Array(game.plies.length + 1).fill(-1);
  for (let i = game.plies.length - 1; i >= 0; i--) {
    const end = found[i + 1] ?? -1;
    if (end < 0) found[i + 1] = i;
    // The first variation is met last, so its end stays.
    found[game.before(i) + 1] = end < 0 ? i : end;
  }
  return found;
});

/**
 * The last ply of the main variation that goes on from a ply, or from the start for -1; -1 where
 * there is none.
 */
export function endOf(game: SgfGame, ply: number): number {
  return ends.get(game)[ply + 1] ?? -1;
}

const following = new ObjectCache((game: SgfGame) => {
  const found = new Int32Array(game.plies.length + 1).fill(-1);
  for (let i = game.plies.length - 1; i >= 0; i--) found[game.before(i) + 1] = i;
  return found;
});

/**
 * The ply with which the main variation goes on from a ply, or from the start for -1; -1 where
 * there is none.
 */
export function nextOf(game: SgfGame, ply: number): number {
  return following.get(game)[ply + 1] ?? -1;
}

function makeLine(game: SgfGame, end: number): GameLine {
  const plies: number[] = [];
  for (let i = end; i >= 0; i = game.before(i)) plies.push(i);
  plies.reverse();
  const played = Game.recorded(
    game.start,
    plies.map((i) => game.ply(i)),
  );
  const shown = numbersOf(game);
  const numbers = plies.map((i) => shown[i] ?? i + 1);
  const referees = new Map<RuleId, Referee>();
  const analysis: Analysis = {
    syntax: syntaxes.get(game),
    parent: null,
    game: played,
    shift: numbers.every((number, i) => number === i + 1) ? 0 : null,
    origins: plies.map((i) => new LineOrigin(game, i)),
    inherited: 0,
    drawn: 0,
    labels: new Map(),
    rules: game.rules,
    ...game.chosen,
    problems: [],
    referees,
    referee(id) {
      const rule = ruleOf(id);
      if (!rule) return undefined;
      let referee = referees.get(id);
      if (!referee) referees.set(id, (referee = new Referee(rule, played, game.options)));
      // What is judged for all variations is judged for this one.
      referee.learn((n) => game.verdicts.known(id, plies[n - 1] ?? -1));
      return referee;
    },
    shown: (index) => (index === 0 ? 0 : (numbers[index - 1] ?? index)),
    index: (number) => (number === 0 ? 0 : numbers.indexOf(number) + 1 || -1),
  };
  return { analysis, plies };
}

/**
 * Where a ply is written, looked up when asked for: lines are long, and few of their moves matter.
 */
class LineOrigin implements MoveOrigin {
  constructor(
    private readonly game: SgfGame,
    private readonly ply: number,
  ) {}

  get depth(): 0 {
    return 0;
  }

  get syntax(): null {
    return null;
  }

  get span(): Span {
    return this.game.sgf.propertySpan(this.game.propertyOf(this.ply));
  }

  get targetSpan(): Span {
    const { sgf } = this.game;
    const property = this.game.propertyOf(this.ply);
    const value = sgf.firstValue(property);
    return value < sgf.endValue(property) ? sgf.innerSpan(value) : this.span;
  }

  get unread(): boolean {
    return isUnread(this.game, this.ply);
  }
}

/** Whether a ply is a pass only because its value names no point of the board. */
export function isUnread(game: SgfGame, ply: number): boolean {
  const written = game.sgf.valuesOf(game.propertyOf(ply))[0] ?? 'none';
  return game.ply(ply).kind === 'pass' && readMove(written, game.size) !== PASS;
}

/**
 * The syntax of an entry that draws the board at the start, with the first node as the place where
 * it is drawn.
 */
const syntaxes = new ObjectCache((game: SgfGame): EntrySyntax => {
  const { sgf, size } = game;
  const root = sgf.nodeCount > 0 ? sgf.nodeSpan(0) : { start: 0, end: 0 };
  const title = titleOf(game);
  const diagram: Diagram = {
    columns: size.columns,
    rows: size.rows,
    cells: game.start.position.cells,
    open: [],
    origin: { column: 1, row: 1 },
    whole: size,
    digits: [],
    labels: [],
    marks: [],
    spans: Array.from({ length: size.columns * size.rows }, () => root),
  };
  return plainEntry(game.text, {
    title: title === '' ? null : { value: title, span: root },
    boardSpan: root,
    diagram,
    // As `RU` names them; where it does not, nothing is in the record, whatever the settings say.
    rules: game.ruleSet ? [{ value: game.ruleSet.rule, span: sgf.propertySpan(game.ruProperty) }] : [],
    suicide: game.options.suicide,
    problems: [],
  });
});

/** The game's name, else its players, else nothing. */
export function titleOf({ sgf }: Pick<SgfGame, 'sgf'>): string {
  const text = (name: string) => readSimpleText(rootValue(sgf, name) ?? '').trim();
  const [black, white] = [text('PB'), text('PW')];
  return text('GN') || (black || white ? `${black || '?'} – ${white || '?'}` : text('EV'));
}
