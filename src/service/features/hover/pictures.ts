import type { Game, Ply } from '../../../go/game.ts';
import type { Point } from '../../../go/types.ts';
import type { BoardShape } from '../../../protocol/player.ts';
import {
  type BoardPicture,
  boardAlt,
  boardSvg,
  boardText,
  type CoordinateStyle,
  layout,
  lineStrip,
  markdownPicture,
} from '../../../render/index.ts';
import type { Verdict } from '../../../rules/verdict.ts';
import { pointWord, say } from '../../../words/index.ts';
import {
  type Analysis,
  capitalized,
  ObjectCache,
  plyOf,
  plyPoint,
  RecentMap,
  type Settings,
} from '../../analysis/index.ts';
import {
  captionOf,
  cutOut,
  hoverMarksAt,
  NO_DRAWING,
  type OwnDrawing,
  type ProofCycle,
  pictureOf,
  proofOf,
  shapeOf,
  themeName,
  windowAround,
} from '../../view/index.ts';
import { labelled } from './layout.ts';

/**
 * The board after move `n`, as a Markdown image; `own` is what the text draws on it at this move
 * alone.
 */
export function picture(
  analysis: Analysis,
  settings: Settings,
  n: number,
  own: OwnDrawing = NO_DRAWING,
  /** A point to look at; the last play unless given. */
  at: Point = n > 0 ? plyOf(analysis, n).point : -1,
): string {
  const marks = [...hoverMarksAt(analysis, n), ...own.marks];
  const look = `${settings.hovers} ${settings.theme} ${settings.look} ${settings.coordinates}`;
  const said = capitalized(captionOf(analysis, n));
  const key = `${look} ${n} ${at} ${JSON.stringify([marks, own.lines])} ${said}`;
  return images.get(analysis).getOr(key, () => {
    const board = pictureOf(analysis, analysis.game.after(n), marks, own.lines);
    const captured = n > 0 ? plyOf(analysis, n).captured : [];
    const focus = [at, ...captured, ...marks.map(({ point }) => point)];
    return imageOf(board, settings, said, at < 0 ? [] : focus);
  });
}

/**
 * Pictures that are kept for each entry: a reader hovers over the moves of a sequence again and
 * again.
 */
const MOST_IMAGES = 64;
const images = new ObjectCache((_: Analysis) => new RecentMap<string, string>(MOST_IMAGES));

/** Hovers are small: a whole board has to fit beside the text. */
const FIT = { width: 340, height: 340 };

/**
 * VS Code shows 250 pixels of a hover at once, and a line of words with what is around it takes
 * some 45 of them: a board of up to nine rows is seen whole. Cells below 19 pixels would have
 * coordinates that are too small to read; what needs them is drawn large instead, to be scrolled.
 */
const SEEN = 205;
const [LEAST_CELL, CELL] = [19, 24];

/** Pixels. */
function cellOf(shape: BoardShape, coordinates: CoordinateStyle): number {
  for (let cell = CELL; cell >= LEAST_CELL; cell--)
    if (layout(shape, cell, coordinates).height <= SEEN) return cell;
  return CELL;
}

/**
 * `said` is what happens on it, for readers who cannot see it. Of a large board only the part
 * around the first point of `focus` is drawn, with as many of the others as can be.
 */
export function imageOf(
  whole: BoardPicture,
  settings: Settings,
  said = '',
  [point, ...others]: readonly Point[] = [],
): string {
  const area = point === undefined ? null : windowAround(whole.shape, point, others);
  const board = area ? cutOut(whole, area) : whole;
  const { coordinates, look, theme, hovers } = settings;
  if (hovers === 'text') return `\`\`\`text\n${boardText(board, { coordinates })}\`\`\``;
  const cells = Math.max(board.shape.columns, board.shape.rows);
  const size = cells > 13 ? { fit: FIT } : { cell: cellOf(board.shape, coordinates) };
  const svg = boardSvg(board, { coordinates, theme: themeName(theme), look, ...size });
  return markdownPicture(boardAlt(board, said), svg);
}

/** Editors cut Markdown off after some 100,000 characters, and half a picture is none. */
const ROOM = 60_000;

/**
 * The cycles that prove a verdict on move `n` of a game, each in words and as a strip of small
 * boards as far as there is room.
 */
export function strips(
  analysis: Analysis,
  settings: Settings,
  game: Game,
  verdict: Verdict,
  n: number,
): string[] {
  let room = ROOM;
  return proofOf(game, verdict, n).map((part) => {
    const { words, image } = stripOf(analysis, settings, part, room);
    room -= image.length;
    return image === '' ? words : `${words}\n\n${image}`;
  });
}

export function stripOf(
  analysis: Analysis,
  settings: Settings,
  { title, plies }: Pick<ProofCycle, 'title' | 'plies'>,
  room: number = ROOM,
): { words: string; image: string } {
  const nameOf = (ply: Ply) => `${ply.color === 1 ? 'B' : 'W'} ${pointWord(plyPoint(ply))}`;
  const names = plies.map(nameOf);
  const words = labelled([capitalized(say(title))], names.join(' '));
  const shape = shapeOf(analysis);
  // A stone takes some 80 characters: what is surely too large is not drawn at all.
  if (settings.hovers === 'text' || plies.length * shape.columns * shape.rows * 30 > room)
    return { words, image: '' };
  const svg = lineStrip(
    shape,
    plies.map((ply) => ({ rows: ply.after.rows(), point: ply.point, caption: nameOf(ply) })),
    { theme: themeName(settings.theme), look: settings.look, coordinates: 'none' },
  );
  const image = markdownPicture(names.join(', '), svg);
  return { words, image: image.length > room ? '' : image };
}
