/**
 * From a board of the Markdown preview to its text, and back. The preview goes to the line of a
 * double click, by where on the page it is; so Koban tells it of one at the place of the line that
 * is meant. It says on which line the cursor is, and nothing of the column.
 */
import type { PreviewSequence } from '../../src/protocol/preview.ts';
import { center, type Layout } from '../../src/render/layout.ts';

/** Lines are counted from the one that opens the fence. */
type SourceLine = NonNullable<PreviewSequence['source']>[number];

/** Clicks of our own, which the preview alone is to see. */
const OWN = new WeakSet<Event>();
/** Milliseconds in which a second click makes a double one. */
const TWICE = 280;

/** Whether this is VS Code's preview, which goes to the text. */
export function hasSource(): boolean {
  return document.getElementById('vscode-markdown-preview-data') !== null;
}

/** Goes to a line of the text of a fence. */
export function goToLine(within: Element, line: number): void {
  const fence = within.closest<HTMLElement>('.koban-fence[data-line]');
  if (!fence) return;
  const [start, end] = linesOf(fence);
  const box = fence.getBoundingClientRect();
  const part = end > start ? (line + 0.5) / (end - start) : 0;
  const clientY = box.top + Math.min(0.98, Math.max(0, part)) * box.height;
  const click = new MouseEvent('dblclick', { bubbles: true, clientX: box.left, clientY });
  OWN.add(click);
  fence.dispatchEvent(click);
}

/** The line of the page that opens a fence and the one that closes it, from 0. */
function linesOf(fence: HTMLElement): [number, number] {
  const start = Number(fence.dataset.line);
  return [start, Number(fence.querySelector<HTMLElement>('.koban-end')?.dataset.line ?? start)];
}

/** The line on which a frame's move is; that of the entry when the move is not its own. */
export function lineOfFrame(source: readonly SourceLine[] | undefined, frame: number): number | null {
  const moves = (source ?? []).filter(({ claim }) => !claim);
  if (frame < (moves[0]?.first ?? 0)) return null;
  return moves.find((one) => one.frame >= frame)?.line ?? null;
}

/** The point of a picture that a place of the window is on; -1 for none. */
export function pointAt(picture: Element, layout: Layout, { clientX, clientY }: MouseEvent): number {
  const box = picture.getBoundingClientRect();
  if (box.width === 0) return -1;
  const scale = layout.width / box.width;
  const [x, y] = [(clientX - box.left) * scale, (clientY - box.top) * scale];
  const { columns, rows } = layout.shape;
  for (let point = 0; point < columns * rows; point++) {
    const at = center(layout, point);
    if (Math.abs(at.x - x) <= layout.cell / 2 && Math.abs(at.y - y) <= layout.cellHeight / 2) return point;
  }
  return -1;
}

interface ClickedBoard {
  readonly stage: HTMLElement;
  readonly picture: Element;
}

/** A click on a board goes to its entry, a double click on a stone to the line of its move. */
export function listenToClicks(lineAt: (clicked: ClickedBoard, event: MouseEvent) => number | null): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const clicked = (event: MouseEvent): ClickedBoard | null => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const picture = path.find((node) => node.matches('.koban-svg,.board'));
    const stage = path.find((node) => node.matches('.koban-stage'));
    return picture && stage instanceof HTMLElement ? { stage, picture } : null;
  };
  window.addEventListener('click', (event) => {
    const board = clicked(event);
    clearTimeout(waiting);
    if (!board || event.detail > 1 || getSelection()?.isCollapsed === false) return;
    waiting = setTimeout(() => goToLine(board.stage, entryLine(board.stage)), TWICE);
  });
  window.addEventListener(
    'dblclick',
    (event) => {
      const board = OWN.has(event) ? null : clicked(event);
      if (!board) return;
      clearTimeout(waiting);
      event.stopImmediatePropagation();
      goToLine(board.stage, lineAt(board, event) ?? entryLine(board.stage));
    },
    true,
  );
}

export function entryLine(stage: Element): number {
  return Number(stage.closest<HTMLElement>('.koban-entry')?.dataset.kobanLine ?? 1);
}

/** `come` gets the stage of the entry that the text cursor is in, and the line within its fence. */
export function listenToCursor(come: (stage: HTMLElement, line: number) => void): void {
  const own = document.getElementById('vscode-markdown-preview-data')?.dataset.settings;
  const source = own === undefined ? undefined : (JSON.parse(own) as { source?: unknown }).source;
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data as { type?: unknown; line?: unknown; source?: unknown } | null;
    if (message?.type !== 'onDidChangeTextEditorSelection' || message.source !== source) return;
    const { line } = message;
    if (typeof line !== 'number') return;
    for (const fence of document.querySelectorAll<HTMLElement>('.koban-fence[data-line]')) {
      const [start, end] = linesOf(fence);
      if (line <= start || line >= end) continue;
      const stages = [...fence.querySelectorAll<HTMLElement>('.koban-stage')];
      const stage = stages.filter((one) => entryLine(one) <= line - start).at(-1);
      if (stage) come(stage, line - start);
    }
  });
}
