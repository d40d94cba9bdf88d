import { DEFAULT_A, parseA } from '../../eyes/values.ts';
import { Game } from '../../go/game.ts';
import type { RecordedPly } from '../../go/ply.ts';
import { PASS, readMove } from '../../notation/sgf/points.ts';
import { readSimpleText } from '../../notation/sgf/values.ts';
import type { Diagram, EntrySyntax } from '../../notation/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { Referee } from '../../rules/referee.ts';
import type { RuleId } from '../../rules/rule.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Analysis, MoveOrigin } from '../types.ts';
import { rootValue } from './game.ts';
import { numbersOf } from './numbers.ts';
import type { SgfGame } from './types.ts';

/**
 * One line of play through a game: a path from the start to the end of a variation, as the analysis of an entry. So whatever is told of
 * entries (verdicts in words, pictures, proofs, the player's frames) is told of SGF by the same code.
 */
export interface Line {
  readonly analysis: Analysis;
  /** The plies of the path, as numbers of the game's; the move numbered n of the analysis is the one at n - 1. */
  readonly plies: readonly number[];
}

const LINES = new WeakMap<SgfGame, Map<number, Line>>();
/** Lines kept for each game. Each holds as much as it is long. */
const KEPT = 64;

/** The line through a ply that goes on along the main variation, `-1` for the main line itself. */
export function lineThrough(game: SgfGame, ply: number): Line {
  const end = ends(game)[ply + 1]!;
  let lines = LINES.get(game);
  if (!lines) LINES.set(game, (lines = new Map()));
  let line = lines.get(end);
  if (!line) {
    if (lines.size >= KEPT) lines.delete(lines.keys().next().value!);
    line = makeLine(game, end);
    lines.set(end, line);
  }
  return line;
}

const ENDS = new WeakMap<SgfGame, Int32Array>();

/** By ply (the start is 0, ply i is i + 1): the last ply of the main variation that goes on from it, -1 for none. */
export function ends(game: SgfGame): Int32Array {
  let found = ENDS.get(game);
  if (!found) {
    const count = game.plies.length;
    found = new Int32Array(count + 1).fill(-2);
    for (let i = count - 1; i >= 0; i--) {
      if (found[i + 1]! === -2) found[i + 1] = i;
      // The first variation is met last, so its end stays.
      found[game.plyBefore[i]! + 1] = found[i + 1]!;
    }
    if (found[0] === -2) found[0] = -1;
    ENDS.set(game, found);
  }
  return found;
}

function makeLine(game: SgfGame, end: number): Line {
  const plies: number[] = [];
  for (let i = end; i >= 0; i = game.plyBefore[i]!) plies.push(i);
  plies.reverse();
  const path: RecordedPly[] = plies.map((i) => game.plies[i]!);
  const played = Game.recorded(game.start, path);
  const shown = numbersOf(game);
  const numbers = plies.map((i) => shown[i]!);
  const plain = numbers.every((number, i) => number === i + 1);
  const referees = new Map<RuleId, Referee>();
  const analysis: Analysis = {
    syntax: syntaxOf(game),
    parent: null,
    game: played,
    // Not 0 where numbers differ: rules count plies, and their sentences are to be told in the numbers shown.
    shift: plain ? 0 : Number.NaN,
    origins: plies.map((i) => originOf(game, i)),
    inherited: 0,
    drawn: 0,
    labels: new Map(),
    rules: game.rules,
    options: game.options,
    eyeValue: parseA(DEFAULT_SETTINGS.eyeValues) ?? DEFAULT_A,
    problems: [],
    referee(id) {
      const rule = ruleOf(id);
      if (!rule) return undefined;
      let referee = referees.get(id);
      if (!referee) referees.set(id, (referee = new Referee(rule, played, game.options)));
      // What is judged for all variations is judged for this one.
      referee.learn((n) => game.verdicts.at(id, plies[n - 1]!));
      return referee;
    },
    shown: (index) => (index === 0 ? 0 : (numbers[index - 1] ?? index)),
    index: (number) => (number === 0 ? 0 : numbers.indexOf(number) + 1 || -1),
  };
  return { analysis, plies };
}

function originOf(game: SgfGame, ply: number): MoveOrigin {
  const { sgf } = game;
  const property = game.plyProperty[ply]!;
  const value = sgf.firstValue(property);
  const span = sgf.propertySpan(property);
  const targetSpan = value < sgf.endValue(property) ? sgf.innerSpan(value) : span;
  return { depth: 0, span, targetSpan, syntax: null, ...(isUnread(game, ply) && { unread: true }) };
}

/** Whether a ply is a pass only because its value names no point of the board. */
export function isUnread({ plies, plyProperty, sgf, size }: SgfGame, ply: number): boolean {
  return plies[ply]!.kind === 'pass' && readMove(sgf.valuesOf(plyProperty[ply]!)[0] ?? 'none', size) !== PASS;
}

const SYNTAX = new WeakMap<SgfGame, EntrySyntax>();

/** What stands for the drawn entry: the board at the start, and the first node as the place where it is drawn. */
function syntaxOf(game: SgfGame): EntrySyntax {
  let syntax = SYNTAX.get(game);
  if (syntax) return syntax;
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
  syntax = {
    text: game.text,
    title: title === '' ? null : { value: title, span: root },
    boardSpan: root,
    diagram,
    fields: [],
    // As `RU` names them; where it does not, nothing is in the record, whatever the settings say.
    rules: game.ruleSet ? [{ value: game.ruleSet.rule, span: sgf.propertySpan(game.ruProperty) }] : [],
    toPlay: null,
    colors: { X: 1, O: 2 },
    moves: [],
    replays: [],
    from: null,
    first: null,
    expects: [],
    suicide: game.options.suicide,
    hiddenKos: null,
    maxCycle: null,
    eyeValues: null,
    problems: [],
  };
  SYNTAX.set(game, syntax);
  return syntax;
}

/** The game's name, else its players, else nothing. */
export function titleOf({ sgf }: Pick<SgfGame, 'sgf'>): string {
  const text = (name: string) => readSimpleText(rootValue(sgf, name) ?? '').trim();
  const [black, white] = [text('PB'), text('PW')];
  return text('GN') || (black || white ? `${black || '?'} – ${white || '?'}` : text('EV'));
}
