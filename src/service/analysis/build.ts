import { Game, type Start } from '../../go/game.ts';
import { Geometry } from '../../go/geometry.ts';
import { Position } from '../../go/position.ts';
import { BLACK, type Color, type Move, opponent, type Point } from '../../go/types.ts';
import {
  type Diagram,
  type EntrySyntax,
  GOBAN_SEVERITIES,
  type MoveSyntax,
  onBoard,
  type Problem,
  type Span,
} from '../../notation/index.ts';
import { ruleOf } from '../../rules/index.ts';
import { Referee } from '../../rules/referee.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';
import { message } from '../../words/index.ts';
import { chosen } from './chosen.ts';
import { finding } from './finding.ts';
import { shownMoves } from './moves.ts';
import { sameMove } from './same-move.ts';
import type { Analysis, MoveOrigin, Overrides, Settings } from './types.ts';

export interface BuildInput {
  readonly settings: Settings;
  readonly overrides: Overrides;
  readonly parent: Analysis | null;
  /** What is wrong with `from:`, if anything. */
  readonly problem: Problem | null;
}

/**
 * The analysis of one entry. `prior` is what stood in its place before an edit: the part of the
 * game that is the same is taken over with the verdicts that are known of it.
 */
export function buildAnalysis(written: EntrySyntax, input: BuildInput, prior?: Analysis): Analysis {
  const { parent } = input;
  const home = parent && drawingOf(parent);
  const names = parent?.syntax.ruleNames ?? input.settings.ruleNames;
  const syntax = home || names ? onBoard(written, home, names) : written;
  const problems: Problem[] = input.problem ? [input.problem] : [];
  const inherited = parent ? inheritedMoves(syntax, parent, problems) : 0;
  const base = startOf(syntax, parent, inherited, problems);
  const labels = labelsOf(syntax, parent);
  const shift = shiftOf(syntax, parent, base.inherited);
  const own = ownMoves(syntax, base, shift, problems);
  const game = play(base, own, prior);
  const made = chosenFor(syntax, input);
  const { options } = made;
  const rules = rulesOf(syntax, input);
  const continued = parent && base.inherited > 0 ? parent.origins.slice(0, base.inherited) : [];
  const origins = [...continued.map((o) => ({ ...o, depth: o.depth + 1 })), ...own.origins];
  const referees = new Referees(game, options, parent);
  if (prior && sameOptions(prior.options, options)) referees.adopt(prior);
  return {
    syntax,
    parent,
    game,
    shift,
    origins,
    inherited: base.inherited,
    drawn: own.drawn,
    labels,
    rules,
    ...made,
    problems,
    referees: referees.made,
    referee: (rule) => referees.get(rule),
    shown: (index) => shownNumber(index, shift),
    index: (number) => indexOfShown(number, shift, game.length),
  };
}

/**
 * 0 stands for the start whatever number move 1 carries; only after a restart (`first: 1` below
 * `from:`) numbers go below 0.
 */
function shownNumber(index: number, shift: number): number {
  return index === 0 && shift > 0 ? 0 : index + shift;
}

function indexOfShown(number: number, shift: number, length: number): number {
  if (number === 0 && shift > 0) return 0;
  const index = number - shift;
  return index >= 0 && index <= length ? index : -1;
}

function inheritedMoves(syntax: EntrySyntax, parent: Analysis, problems: Problem[]): number {
  const after = syntax.from?.after;
  if (!after) return parent.game.length;
  const index = parent.index(after.value);
  if (index >= 0) return index;
  const args = { move: after.value, title: syntax.from?.title.value ?? '', ...shownMoves(parent) };
  problems.push(finding('link.no-such-move', after.span, message('link.no-such-move', args)));
  return parent.game.length;
}

interface Base {
  /** What is played on from; `null` when the entry starts a game of its own. */
  readonly game: Game | null;
  readonly position: Position;
  readonly inherited: number;
}

const NO_BOARD = Position.empty(Geometry.square(19));
const NO_LABELS: ReadonlyMap<string, Point> = new Map();

function startOf(syntax: EntrySyntax, parent: Analysis | null, inherited: number, problems: Problem[]): Base {
  const drawn = syntax.diagram && {
    position: new Position(Geometry.of(syntax.diagram), syntax.diagram.cells),
    span: syntax.boardSpan ?? { start: 0, end: 0 },
  };
  if (!parent) {
    return { game: null, position: drawn ? drawn.position : NO_BOARD, inherited: 0 };
  }
  const position = parent.game.after(inherited);
  if (!drawn || drawn.position.equals(position)) {
    return { game: parent.game.prefix(inherited), position, inherited };
  }
  const title = syntax.from?.title.value ?? '';
  problems.push(finding('link.board-differs', drawn.span, message('link.board-differs', { title })));
  return { game: null, position: drawn.position, inherited: 0 };
}

/** The diagram that an entry's game is drawn on: its own, or that of the entry it continues. */
export function drawingOf(analysis: Analysis): Diagram | null {
  let at: Analysis | null = analysis;
  while (at && !at.syntax.diagram) at = at.parent;
  return at?.syntax.diagram ?? null;
}

function labelsOf(syntax: EntrySyntax, parent: Analysis | null): ReadonlyMap<string, Point> {
  if (!syntax.diagram && parent) return parent.labels;
  const labels = syntax.diagram?.labels ?? [];
  return labels.length > 0 ? new Map(labels.map((l) => [l.label, l.point])) : NO_LABELS;
}

function shiftOf(syntax: EntrySyntax, parent: Analysis | null, inherited: number): number {
  if (syntax.first) return syntax.first.value - inherited - 1;
  return parent && inherited > 0 ? (parent.shift ?? 0) : 0;
}

interface OwnMoves {
  /** The player of the first of them, even if there is none. */
  readonly toPlay: Color;
  readonly moves: readonly Move[];
  readonly origins: readonly MoveOrigin[];
  readonly drawn: number;
}

function ownMoves(syntax: EntrySyntax, base: Base, shift: number, problems: Problem[]): OwnMoves {
  const moves: Move[] = [];
  const origins: MoveOrigin[] = [];
  const drawn = drawnPoints(syntax);
  const toPlay = firstColor(syntax, base, drawn.length);
  let color = toPlay;
  const add = (move: Move, span: Span, targetSpan: Span, written: MoveSyntax | null) => {
    moves.push(move);
    origins.push({ depth: 0, span, targetSpan, syntax: written });
    color = opponent(move.color);
  };
  const passes = new Set(syntax.elsewhere?.filter(({ kind }) => kind === 'pass').map(({ number }) => number));
  for (const { number, point, span } of drawn) {
    const kind = passes.has(number) ? 'pass' : 'tenuki';
    const move: Move = point < 0 ? { kind, color } : { kind: 'play', color, point };
    add(move, span, span, null);
  }
  const pointOfMove = (number: number): Point => {
    const index = indexOfShown(number, shift, base.inherited + moves.length) - base.inherited;
    const move = index > 0 ? moves[index - 1] : base.game?.plies[base.inherited + index - 1]?.move;
    if (move?.kind === 'play') return move.point;
    return -1;
  };
  for (const written of syntax.moves) {
    const by = written.color ?? color;
    add(readMove(by, written, pointOfMove, problems), written.span, written.targetSpan, written);
  }
  return { toPlay, moves, origins, drawn: drawn.length };
}

/**
 * A move as written. What is no point is kept as a tenuki, so that later moves keep their numbers;
 * a problem reports it.
 */
function readMove(
  color: Color,
  { target, targetSpan }: MoveSyntax,
  pointOfMove: (number: number) => Point,
  problems: Problem[],
): Move {
  switch (target.kind) {
    case 'pass':
    case 'tenuki':
      return { kind: target.kind, color };
    case 'point':
    case 'label':
      return { kind: 'play', color, point: target.point };
    case 'nowhere':
      return { kind: 'tenuki', color };
    case 'again': {
      const point = pointOfMove(target.number);
      if (point >= 0) return { kind: 'play', color, point };
      const said = message('moves.again-nowhere', { move: target.number });
      const severity = GOBAN_SEVERITIES['moves.again-nowhere'];
      problems.push({ code: said.code, severity, span: targetSpan, message: said });
      return { kind: 'tenuki', color };
    }
  }
}

/**
 * Who plays the first own move: `to-play`, else what the moves say themselves, else who is on the
 * move, else Black.
 */
function firstColor(syntax: EntrySyntax, base: Base, drawn: number): Color {
  if (syntax.toPlay) return syntax.toPlay.value;
  if (base.game) return base.game.toPlayAfter(base.inherited);
  for (const [i, { color }] of syntax.moves.entries())
    if (color !== null) return (drawn + i) % 2 === 0 ? color : opponent(color);
  return BLACK;
}

interface DrawnMove {
  readonly number: number;
  readonly point: Point;
  readonly span: Span;
}

/**
 * The moves that are digits of the diagram or named by
 * `replays:`, in order. They begin at 1; below `from:` they may also go on from the other diagram.
 * The notation has reported what is missing between them; it counts as played elsewhere, so that
 * the others keep their numbers.
 */
function drawnPoints({ diagram, replays, elsewhere = [], from }: EntrySyntax): DrawnMove[] {
  if (!diagram) return [];
  const at = new Map<number, DrawnMove>();
  for (const { number, point } of diagram.digits)
    at.set(number, { number, point, span: diagram.spans[point] ?? NOWHERE });
  for (const { number, at: other, span } of replays) {
    if (!at.has(number)) at.set(number, { number, point: at.get(other)?.point ?? -1, span });
  }
  for (const { number } of elsewhere)
    if (!at.has(number)) at.set(number, { number, point: -1, span: NOWHERE });
  if (at.size === 0) return [];
  const low = from ? Math.min(...at.keys()) : 1;
  const high = Math.min(Math.max(...at.keys()), low + MOST_DRAWN);
  const moves: DrawnMove[] = [];
  for (let number = low; number <= high; number++) {
    moves.push(
      at.get(number) ?? { number, point: -1, span: moves.at(-1)?.span ?? diagram.spans[0] ?? NOWHERE },
    );
  }
  return moves;
}

const NOWHERE: Span = { start: 0, end: 0 };

/**
 * Ten digits can be drawn; replays may go on past them, but a slip of the pen (`400@1`) is not
 * worth 400 moves.
 */
const MOST_DRAWN = 200;

function chosenFor(
  syntax: EntrySyntax,
  { settings, overrides, parent }: BuildInput,
): ReturnType<typeof chosen> {
  const before = parent?.options;
  return chosen(settings, overrides, {
    suicide: syntax.suicide !== 'rule' ? syntax.suicide : (before?.suicide ?? 'rule'),
    hiddenKos: syntax.hiddenKos ?? before?.hiddenKos,
    maxCycle: syntax.maxCycle ?? before?.maxCycle,
    eyeValue: syntax.eyeValues ?? parent?.eyeValue,
  });
}

/** A continued entry is under the rules of what it continues, unless it names its own. */
function rulesOf(syntax: EntrySyntax, input: BuildInput): readonly RuleId[] {
  if (input.overrides.rules) return input.overrides.rules;
  if (syntax.rules.length > 0) return [...new Set(syntax.rules.map((rule) => rule.value))];
  return input.parent?.rules ?? input.settings.rules;
}

/**
 * Carries the moves out. What the prior game began with alike is shared, ply by ply, so that
 * verdicts can be taken over.
 */
function play(base: Base, { moves, toPlay }: OwnMoves, prior: Analysis | undefined): Game {
  if (base.game) return sharing(base.game, moves, prior);
  const start: Start = { position: base.position, toPlay };
  const old = prior?.game.start;
  const same = old && old.toPlay === start.toPlay && old.position.equals(start.position);
  return sharing(Game.begin(same ? old : start), moves, prior);
}

function sharing(from: Game, moves: readonly Move[], prior: Analysis | undefined): Game {
  const old = prior?.game;
  if (!old || old.start !== from.start || !from.plies.every((ply, i) => old.plies[i] === ply)) {
    return from.withAll(moves);
  }
  let shared = 0;
  while (shared < moves.length && sameMove(old.plies[from.length + shared]?.move, moves[shared])) shared++;
  const length = from.length + shared;
  if (shared === moves.length && old.length === length) return old;
  return old.prefix(length).withAll(moves.slice(shared));
}

/**
 * The referees of one analysis, made when they are asked for; those of what the entry continues
 * lend them what they know.
 */
class Referees {
  readonly made = new Map<RuleId, Referee>();

  constructor(
    private readonly game: Game,
    private readonly options: RuleOptions,
    private readonly parent: Analysis | null,
  ) {}

  get(id: RuleId): Referee | undefined {
    const rule = ruleOf(id);
    const { parent } = this;
    const made = this.made.get(id);
    if (made || !rule) return made;
    const source = parent && sameOptions(parent.options, this.options) ? (parent.referee(id) ?? null) : null;
    const referee = new Referee(rule, this.game, this.options, source);
    this.made.set(id, referee);
    return referee;
  }

  /**
   * Takes over what the referees of an analysis with the same options know of the moves that both
   * games begin with.
   */
  adopt(prior: Analysis): void {
    for (const [id, known] of prior.referees) if (known.known(1)) this.get(id)?.adopt(known);
  }
}

function sameOptions(a: RuleOptions, b: RuleOptions): boolean {
  return (
    a.suicide === b.suicide &&
    a.hiddenKos === b.hiddenKos &&
    a.maxCycle === b.maxCycle &&
    a.budget === b.budget
  );
}
