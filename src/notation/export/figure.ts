import type { Game, Ply } from '../../go/game.ts';
import { type Point, UNKNOWN } from '../../go/types.ts';
import { type Message, message } from '../../words/index.ts';
import { type EntryComment, isMarkKey, type KeyName } from '../goban/index.ts';
import type { Diagram } from '../types.ts';

/**
 * What is printed: a drawn position and the moves from it, whatever it was read from. A printer
 * never needs the text it came from.
 */
export interface Figure {
  readonly title: string | null;
  /** The place of the board on the whole one; stones are in `game`, what is drawn is below. */
  readonly board: Pick<Diagram, 'columns' | 'rows' | 'open' | 'origin' | 'whole'>;
  /** Starts at the position that is drawn; its plies are the moves that are shown on it. */
  readonly game: Game;
  /** The number that the first move carries. */
  readonly first: number;
  /** The play that led to the start, for pictures without moves; -1 for none. */
  readonly last: Point;
  readonly labels: Diagram['labels'];
  readonly marks: readonly Point[];
  readonly signs: NonNullable<Diagram['signs']>;
  readonly lines: NonNullable<Diagram['lines']>;
  readonly links: NonNullable<Diagram['links']>;
  readonly blanks: readonly Point[];
  /** Whether coordinates are to be shown, where a target has the choice. */
  readonly coordinates: boolean;
  /** Rules that the entry names, the one in force first. */
  readonly rules: readonly string[];
  /** Stones captured before the start, by the color of the stones; index 1 black, 2 white. */
  readonly captured: readonly [number, number, number];
  /** Lines of an entry that are neither drawn nor played (`expect: …`), in their order. */
  readonly facts: readonly { readonly key: string; readonly value: string }[];
  /** What is said of it, each behind so many of its moves. */
  readonly comments: readonly EntryComment[];
  /** Whether somebody said whose turn it is at the start; if not, a reader takes Black's. */
  readonly isTurnSaid: boolean;
  /** What is to be seen on the last board of a picture, as the author and the rule in force say. */
  readonly seen: {
    readonly eyes: readonly { readonly point: Point; readonly text: string }[];
    readonly hot: readonly Point[];
    /** Moves of the game that the rule forbids, 1 for the first. */
    readonly forbidden: readonly number[];
    /** What the rule is called. */
    readonly rule: string;
    /** The part in its place on the whole board. */
    readonly whole: boolean;
  };
}

/** Keys that a figure has in other forms. */
const DRAWN: ReadonlySet<string> = new Set<KeyName>([
  'rules',
  'to-play',
  'size',
  'edges',
  'colors',
  'moves',
  'from',
  'first',
  'replays',
]);

/** Whether lines of a key are facts of a figure, not drawn, played or marked on its board. */
export function isFact(key: string): boolean {
  return !DRAWN.has(key) && !isMarkKey(key);
}

/** What a printer could not say in its notation. The code is stable. */
export interface Loss {
  readonly code: LossCode;
  readonly message: Message;
}

type DrawnKind = 'labels' | 'marks' | 'signs' | 'lines' | 'links';

type LossCode =
  | 'lost.title'
  | 'lost.facts'
  | 'lost.comments'
  | 'lost.properties'
  | 'lost.rules'
  | 'lost.labels'
  | 'lost.marks'
  | 'lost.signs'
  | 'lost.lines'
  | 'lost.links'
  | 'lost.unknown'
  | 'lost.open'
  | 'lost.place'
  | 'lost.size'
  | 'lost.moves'
  | 'lost.turn'
  | 'lost.tenuki'
  | 'lost.impossible'
  | 'lost.from'
  | 'lost.unread';

export interface Conversion {
  /** Lines end with `\n`, the last one too. */
  readonly text: string;
  readonly lost: readonly Loss[];
}

type FigureParts = Pick<Figure, 'board' | 'game'> & Partial<Figure>;

export function makeFigure(parts: FigureParts): Figure {
  return {
    title: null,
    first: 1,
    last: -1,
    labels: [],
    marks: [],
    signs: [],
    lines: [],
    links: [],
    blanks: [],
    coordinates: false,
    rules: [],
    captured: [0, 0, 0],
    facts: [],
    comments: [],
    isTurnSaid: false,
    seen: { eyes: [], hot: [], forbidden: [], rule: '', whole: false },
    ...parts,
  };
}

/** Everything drawn on a diagram that is neither a stone nor a move. */
export function drawnOn(
  diagram: Diagram,
): Pick<Figure, 'labels' | 'marks' | 'signs' | 'lines' | 'links' | 'blanks'> {
  const { labels, marks, signs = [], lines = [], links = [], blanks = [] } = diagram;
  return { labels, marks, signs, lines, links, blanks };
}

/** Counts what could not be written, so that each kind of loss is reported once. */
export class Losses {
  private readonly found = new Map<LossCode, Loss>();

  add(code: LossCode, said: Message): void {
    if (!this.found.has(code)) this.found.set(code, { code, message: said });
  }

  get list(): Loss[] {
    return [...this.found.values()];
  }
}

/** What a notation of boards alone leaves out: reports everything but stones. */
export function loseFacts(figure: Figure, losses: Losses, kept: { title?: boolean } = {}): void {
  if (figure.title && !kept.title) losses.add('lost.title', message('loss.title'));
  if (figure.rules.length > 0) losses.add('lost.rules', message('loss.rules', { rules: figure.rules }));
  loseComments(figure.comments, losses);
  const facts = figure.facts.filter(({ key }) => key !== 'rules');
  if (facts.length > 0) {
    const keys = [...new Set(facts.map(({ key }) => key))];
    losses.add('lost.facts', message('loss.facts', { count: facts.length, keys }));
  }
}

function loseComments({ length: count }: Figure['comments'], losses: Losses): void {
  if (count > 0) losses.add('lost.comments', message('loss.comments', { count }));
}

export function loseDrawn(
  figure: Figure,
  losses: Losses,
  kept: { labels?: boolean; marks?: boolean; signs?: boolean; lines?: boolean; links?: boolean } = {},
): void {
  const lose = (kept: boolean | undefined, what: DrawnKind, all: readonly unknown[]) => {
    if (!kept && all.length > 0) losses.add(`lost.${what}`, message(`loss.${what}`, { count: all.length }));
  };
  lose(kept.labels, 'labels', figure.labels);
  lose(kept.marks, 'marks', figure.marks);
  lose(kept.signs, 'signs', figure.signs);
  lose(kept.lines, 'lines', figure.lines);
  lose(kept.links, 'links', figure.links);
}

/** Whether a ply put its stone where one stood, as SGF has it. */
export function isOver({ kind, misplay }: Ply): boolean {
  return kind === 'play' && misplay !== null;
}

export function hasUnknown({ game }: Figure): number {
  return game.start.position.cells.reduce((n, cell) => n + Number(cell === UNKNOWN), 0);
}
