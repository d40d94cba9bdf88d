import type { Game } from '../go/game.ts';
import type { BoardShape } from '../protocol/player.ts';
import { boardAlt, boardSvg, type CoordinateStyle, dataUri, layout, lineStrip } from '../render/index.ts';
import type { Verdict } from '../rules/verdict.ts';
import { marksAt, NO_DRAWING, type OwnDrawing, pictureOf, shapeOf } from './picture.ts';
import { type ProofPart, proofOf } from './proof.ts';
import { captionOf } from './sequence.ts';
import { themeName } from './theme.ts';
import type { Analysis, Settings } from './types.ts';
import { capitalized, plyPoint } from './words.ts';

/** The board after move `n`, as a Markdown image; `own` is what the text draws on it at this move alone. */
export function picture(
  analysis: Analysis,
  settings: Settings,
  n: number,
  own: OwnDrawing = NO_DRAWING,
): string {
  const marks = [...marksAt(analysis, n), ...own.marks];
  const look = `${settings.theme} ${settings.look} ${settings.coordinates}`;
  const said = capitalized(captionOf(analysis, n));
  const key = `${look} ${n} ${JSON.stringify([marks, own.lines])} ${said}`;
  let known = DRAWN.get(analysis);
  if (!known) DRAWN.set(analysis, (known = new Map()));
  let image = known.get(key);
  if (!image) {
    const board = pictureOf(analysis, analysis.game.after(n), marks, own.lines);
    known.set(key, (image = imageOf(board, settings, said)));
  }
  return image;
}

/** Who reads a sequence goes over its moves again and again. */
const DRAWN = new WeakMap<Analysis, Map<string, string>>();

/** Hovers are small: a whole board has to fit beside the text. */
const FIT = { width: 340, height: 340 };

/**
 * VS Code shows 250 pixels of a hover at once, and a line of words with what is around it takes some 45 of them: a board of up to
 * nine rows is seen whole. Cells below 19 pixels would have coordinates that nobody reads; what needs them is drawn large instead,
 * to be scrolled.
 */
const SEEN = 205;
const [LEAST_CELL, CELL] = [19, 24];

/** Pixels. */
function cellOf(shape: BoardShape, coordinates: CoordinateStyle): number {
  for (let cell = CELL; cell >= LEAST_CELL; cell--)
    if (layout(shape, cell, coordinates).height <= SEEN) return cell;
  return CELL;
}

/** `said` is what happens on it, for who cannot see it. */
export function imageOf(board: Parameters<typeof boardSvg>[0], settings: Settings, said = ''): string {
  const { coordinates, look, theme } = settings;
  const cells = Math.max(board.shape.columns, board.shape.rows);
  const size = cells > 13 ? { fit: FIT } : { cell: cellOf(board.shape, coordinates) };
  const svg = boardSvg(board, { coordinates, theme: themeName(theme), look, ...size });
  const alt = [said, boardAlt(board)].filter((text) => text !== '').join('. ');
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](${dataUri(svg)})`;
}

/** Editors cut Markdown off after some 100,000 characters, and half a picture is none. */
const ROOM = 60_000;

/** The cycles that prove a verdict on move `n` of a game, each in words and as a strip of small boards as far as there is room. */
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
  { title, plies }: Pick<ProofPart, 'title' | 'plies'>,
  room: number = ROOM,
): { words: string; image: string } {
  const names = plies.map((ply) => `${ply.color === 1 ? 'B' : 'W'} ${plyPoint(ply)}`);
  const words = `${capitalized(title)}: ${names.join(' ')}`;
  const shape = shapeOf(analysis);
  // A stone takes some 80 characters: what is surely too large is not drawn at all.
  if (plies.length * shape.columns * shape.rows * 30 > room) return { words, image: '' };
  const svg = lineStrip(
    shape,
    plies.map((ply, i) => ({ rows: ply.after.rows(), point: ply.point, caption: names[i]! })),
    { theme: themeName(settings.theme), look: settings.look, coordinates: 'none' },
  );
  const image = `![${names.join(', ')}](${dataUri(svg)})`;
  return { words, image: image.length > room ? '' : image };
}
