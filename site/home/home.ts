/**
 * The first screen of the site: a text, its board, and what each rule of the text says of the shown move. A change of the text
 * changes the board, and a click on the board adds a play to the text.
 */
import type { KobanBoard, KobanShown } from '../../webview/element/public.d.ts';

type Verdict = KobanShown['verdicts'][number];

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const text = find<HTMLTextAreaElement>('text');
const board = find<KobanBoard>('board');
const move = find('move');
const said = find('said');
const open = find<HTMLAnchorElement>('open');
const first = text.value;
/** Of a text that is changed the last move is shown, as after the play that was added. */
const LAST = 1_000_000;

for (const name of ['koban-load', 'koban-move'] as const) board.addEventListener(name, show);

function show(): void {
  const { caption = '', verdicts = [] } = board.shown ?? {};
  move.textContent = caption;
  said.replaceChildren(...verdicts.map(lineOf));
}

function lineOf({ title, verdict, word: label, reason }: Verdict): HTMLElement {
  const item = document.createElement('li');
  item.className = verdict;
  const word = document.createElement('b');
  word.textContent = label;
  const why = document.createElement('small');
  why.textContent = reason;
  item.append(`${title}: `, word, why);
  return item;
}

text.addEventListener('input', changed);
find('again').addEventListener('click', () => write(first));

function write(value: string): void {
  // As if it were typed, so that the browser can undo it.
  const had = document.activeElement;
  text.focus({ preventScroll: true });
  text.select();
  if (!document.execCommand('insertText', false, value)) text.value = value;
  if (had !== text) text.blur();
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  if (text.value === value) changed();
}

let drawn = text.value;
function changed(): void {
  if (drawn === text.value) return;
  drawn = text.value;
  board.textContent = drawn;
  board.index = LAST;
  void link();
}

/** The playground opens what stands here. */
async function link(): Promise<void> {
  const value = text.value;
  const json = new Blob([JSON.stringify(['triple-ko.goban', value])]);
  const packed = await new Response(
    json.stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  if (value !== text.value) return;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(packed)));
  const shared = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  open.hash = `1.${shared}`;
}

board.addEventListener('click', (event) => {
  const path = event.composedPath().filter((node) => node instanceof SVGElement);
  const picture = path.find((node) => node instanceof SVGSVGElement);
  const grid = picture?.querySelector('.koban-grid');
  if (!picture || !grid) return;
  const point = pointAt(grid, event);
  if (point === null || hasStone(picture, event)) return;
  write(withPlay(text.value, point, board.index ?? board.moves));
});

/** The point next to a click, such as `f5`; `null` beside the board. */
function pointAt(grid: Element, { clientX, clientY }: MouseEvent): string | null {
  const lines = grid.getAttribute('d') ?? '';
  const [rows, columns] = [/H/g, /V/g].map((way) => lines.match(way)?.length ?? 0) as [number, number];
  const box = grid.getBoundingClientRect();
  const column = Math.round(((clientX - box.left) / box.width) * (columns - 1));
  const row = Math.round(((clientY - box.top) / box.height) * (rows - 1));
  if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
  return `${'abcdefghjklmnopqrstuvwxyz'[column]}${rows - row}`;
}

function hasStone(picture: Element, { clientX, clientY }: MouseEvent): boolean {
  return [...picture.querySelectorAll('.koban-black circle, .koban-white circle')].some((stone) => {
    const { left, right, top, bottom } = stone.getBoundingClientRect();
    return clientX > left && clientX < right && clientY > top && clientY < bottom;
  });
}

/** The text with a play after its move `count`, in place of what came there. */
function withPlay(given: string, point: string, count: number): string {
  const line = /^moves:.*$/m.exec(given);
  const plays = (line?.[0].slice('moves:'.length).match(/\b[BW] \S+/g) ?? []).slice(0, count);
  const color = plays.at(-1)?.startsWith('B') ? 'W' : 'B';
  const moves = `moves: ${[...plays, `${color} ${point}`].join(' ')}`;
  return line ? given.replace(line[0], moves) : `${given.trimEnd()}\n${moves}\n`;
}

board.index = LAST;
