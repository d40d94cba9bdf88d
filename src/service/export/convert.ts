import { must } from '../../go/must.ts';
import { BLACK } from '../../go/types.ts';
import {
  type Conversion,
  captionOf,
  type Figure,
  type FigurePart,
  type FigureTree,
  forbiddenIn,
  type Loss,
  Losses,
  loseFacts,
  picturesOf,
  printSgf,
  seenIn,
  TARGETS,
  type Target,
} from '../../notation/export/index.ts';
import { type BoardPicture, boardAlt, boardSvg, markdownPicture } from '../../render/index.ts';
import { message } from '../../words/index.ts';
import { type Analysis, type LinkedEntries, type PlacedAnalysis, plyOf } from '../analysis/index.ts';
import { drawnOf, type PictureMark } from '../view/index.ts';
import { figureOfEntry } from './figure.ts';

export type { Conversion } from '../../notation/export/index.ts';

const MARKDOWN = {
  id: 'markdown',
  language: 'markdown',
  extension: 'md',
  scope: 'picture',
  shows: true,
  print: printMarkdown,
} as const satisfies Target;

const ALL = [...TARGETS, MARKDOWN] as const;

export type TargetId = (typeof ALL)[number]['id'];

/** What entries can be written as, in the order of menus. */
export function targets(): readonly (Target & { readonly id: TargetId })[] {
  return ALL;
}

export function targetOf(id: string): (Target & { readonly id: TargetId }) | undefined {
  return ALL.find((target) => target.id === id);
}

/**
 * An entry in another notation, by itself: one that continues another has its moves before it as
 * well, where the notation holds games. `at` asks for the position after so many moves of its game
 * instead (a frame of the player). Never throws; an entry without a board is an empty text.
 */
export function convertEntry(analysis: Analysis, target: TargetId, at?: number): Conversion {
  const { scope, shows, print, prelude } = must(targetOf(target), target);
  const made = figureOfEntry(analysis, { scope, shows, ...(at !== undefined && { at }) });
  if (!made) return NO_BOARD;
  const { text, lost } = print(made.figure);
  return { text: prelude ? `${prelude()}\n${text}` : text, lost: unique([...made.lost, ...lost]) };
}

const NO_BOARD: Conversion = {
  text: '',
  lost: [{ code: 'lost.place', message: message('loss.no-board') }],
};

interface EntryConversion extends Conversion {
  readonly placed: PlacedAnalysis;
}

/**
 * All entries, or those chosen, in another notation: a text for each, but for SGF, where what
 * continues an entry is a variation of it and stands in its tree. `prelude` goes before all of
 * them.
 */
export function convertEntries(
  document: LinkedEntries,
  target: TargetId,
  entries: readonly PlacedAnalysis[] = document.entries,
  at?: number,
): { readonly prelude: string; readonly entries: readonly EntryConversion[] } {
  const { scope, shows, print, prelude } = must(targetOf(target), target);
  if (target === 'goban' && at === undefined && isOwn(document)) {
    return { prelude: '', entries: entries.map((placed) => rewritten(placed, entries)) };
  }
  if (target === 'sgf' && at === undefined) return { prelude: '', entries: sgfTrees(entries) };
  const done = entries.map((placed): EntryConversion => {
    const request =
      at === undefined ? { scope, shows } : { scope, at: Math.max(0, placed.analysis.index(at)) };
    const made = figureOfEntry(placed.analysis, request);
    if (!made) return { placed, ...NO_BOARD };
    const { text, lost } = print(made.figure);
    return { placed, text, lost: unique([...made.lost, ...lost]) };
  });
  return { prelude: prelude ? `${prelude()}\n` : '', entries: done };
}

/**
 * Entries of this notation stay as they are written, comments too; what continues another one goes
 * on doing so if that is there.
 */
function isOwn({ document }: LinkedEntries): boolean {
  return document.host === 'goban' || document.host === 'markdown';
}

function rewritten(placed: PlacedAnalysis, entries: readonly PlacedAnalysis[]): EntryConversion {
  const { syntax } = placed.entry;
  if (!syntax.isOurs) return { placed, ...convertEntry(placed.analysis, 'goban') };
  if (!syntax.from || (placed.parent && entries.includes(placed.parent))) {
    return { placed, text: `${syntax.text.trimEnd()}\n`, lost: [] };
  }
  return { placed, ...convertEntry(placed.analysis, 'goban') };
}

function unique(lost: readonly Loss[]): Loss[] {
  return lost.filter((one, i) => lost.findIndex((other) => same(other, one)) === i);
}

const same = (a: Loss, b: Loss) =>
  a.code === b.code && JSON.stringify(a.message) === JSON.stringify(b.message);

interface Grown {
  readonly figure: Figure;
  /** The number of moves of its game before the figure. */
  readonly from: number;
  readonly branches: { after: number; tree: FigureTree }[];
}

/**
 * A tree for each entry that continues none of the others; an entry that is left out is no tree of
 * its own but its variations'.
 */
function sgfTrees(entries: readonly PlacedAnalysis[]): EntryConversion[] {
  const grown = new Map<PlacedAnalysis, Grown>();
  const roots: { placed: PlacedAnalysis; tree: Grown; lost: readonly Loss[] }[] = [];
  const chosen = new Set(entries);
  // What an entry continues may stand further down, so parents are made first.
  const visit = (placed: PlacedAnalysis): Grown | null => {
    const known = grown.get(placed);
    if (known) return known;
    const home = homeOf(placed, chosen);
    const parent = home && visit(home);
    const made = figureOfEntry(placed.analysis, { scope: parent ? 'picture' : 'game' });
    if (!made) return null;
    const redrawn = placed.analysis.syntax.diagram !== null;
    const bare = { labels: [], marks: [], links: [] };
    let { figure } = made;
    if (parent && !redrawn) figure = { ...figure, ...bare };
    // A variation is under the rules of its game unless it names its own.
    if (parent) {
      const { rules, fields } = placed.analysis.syntax;
      const own = (key: string) => fields.some((field) => field.key === key);
      const facts = figure.facts.filter(({ key }) => own(key));
      figure = { ...figure, rules: rules.length === 0 ? [] : figure.rules, facts };
    }
    const tree: Grown = { figure, from: made.from, branches: [] };
    grown.set(placed, tree);
    if (parent) parent.branches.push({ after: Math.max(0, made.from - parent.from), tree });
    else roots.push({ placed, tree, lost: made.lost });
    return tree;
  };
  for (const placed of entries) visit(placed);
  return roots.map(({ placed, tree, lost }) => {
    const printed = printSgf([tree]);
    return { placed, text: printed.text, lost: unique([...lost, ...printed.lost]) };
  });
}

/**
 * The entry whose own moves a variation leaves: the nearest one that it continues and that begins
 * before.
 */
function homeOf(placed: PlacedAnalysis, chosen: ReadonlySet<PlacedAnalysis>): PlacedAnalysis | null {
  const { inherited } = placed.analysis;
  let at = placed.parent;
  // A board of its own (`link.board-differs`) continues nothing.
  if (!at || placed.analysis.game.start.position !== at.analysis.game.start.position) return null;
  while (at?.parent && at.analysis.inherited > inherited) at = at.parent;
  return at && chosen.has(at) ? at : null;
}

/** Moves on one picture; beyond, numbers are too small to read in a text. */
const MOST_NUMBERS = 50;

/** A picture of the board with numbered moves, as an address that holds the picture itself. */
function printMarkdown(figure: Figure): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  if (figure.links.length > 0)
    losses.add('lost.links', message('loss.links', { count: figure.links.length }));
  if (figure.seen.whole) losses.add('lost.facts', message('loss.facts', { count: 1, keys: ['show'] }));
  const images = picturesOf(figure, MOST_NUMBERS, losses).map((part) => {
    const picture = pictureOf(figure, part);
    const caption = captionOf(figure, part);
    const alt = boardAlt(picture, caption);
    return `${markdownPicture(alt, boardSvg(picture, { title: alt }))}\n`;
  });
  return { text: images.join('\n'), lost: losses.list };
}

function pictureOf(figure: Figure, part: FigurePart): BoardPicture {
  const { columns, rows, open, origin, whole } = figure.board;
  const { game } = figure;
  const glyphs = Array.from(game.after(part.from).cells, (cell) => '.XO?'.charAt(cell));
  const marks: PictureMark[] = [];
  for (const [point, number] of part.digits) {
    glyphs[point] = plyOf({ game }, part.from + number).color === BLACK ? 'X' : 'O';
    marks.push({ point, mark: { kind: 'number', text: String(part.first + number - 1) } });
  }
  const seen = seenIn(figure, part);
  for (const { point, text } of seen.eyes)
    if (glyphs[point] === '.') marks.push({ point, mark: { kind: 'eye', text } });
  for (const point of seen.hot) if (glyphs[point] !== '.') marks.push({ point, mark: { kind: 'hot' } });
  const { drawn, others } = forbiddenIn(figure, part);
  const { rule } = seen;
  const put = (point: number, play?: string) =>
    marks.push({ point, mark: { kind: 'forbidden', rule, ...(play !== undefined && { play }) } });
  for (const point of drawn) put(point);
  for (const point of others) put(point, '');
  if (game.length === 0 && figure.last >= 0) marks.push({ point: figure.last, mark: { kind: 'last' } });
  return {
    shape: { columns, rows, open, origin, whole },
    rows: Array.from({ length: rows }, (_, y) => glyphs.slice(y * columns, (y + 1) * columns).join('')),
    marks,
    labels: figure.labels.map(({ label, point }) => ({ text: label, point })),
    crosses: figure.marks,
    ...drawnOf(figure.signs, figure.lines, figure.blanks),
  };
}
