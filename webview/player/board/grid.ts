/**
 * The points of the board as an ARIA list that lies over the picture: what the mouse clicks, the
 * arrow keys walk, and a screen reader reads. The picture below draws everything; these cells only
 * stand where its points are. They are no ARIA grid: of a grid screen readers say the whole row at
 * first, and with each step a row and a column that are not those of the board.
 */
import type { BoardShape } from '../../../src/protocol/player.ts';
import type { Layout } from '../../../src/render/layout.ts';
import { ARROWS } from '../../ui/arrows.ts';
import { html, setOrRemove } from '../../ui/dom.ts';
import { focusReturns } from '../../ui/focus.ts';
import { words } from '../../ui/words.ts';
import './grid.css';

export interface GridHandlers {
  /** A click, or Enter, with Ctrl or Command: its name is wanted in the comment. */
  name(point: number): void;
  /** A click, or Enter. */
  play(point: number, how: { readonly other: boolean; readonly anyway: boolean }): void;
  /** The menu is wanted, at a place of the window. */
  menu(point: number, x: number, y: number): void;
  /** The pointer is over a point (-1: none), or Shift has gone down or up. */
  hover(point: number, other: boolean): void;
  /** The focus has come to a point by a key (-1: it has left them). */
  focus(point: number): void;
}

export class Grid {
  readonly root: HTMLElement;
  private readonly help = html('p', { id: 'koban-grid-help', class: 'visually-hidden' }, [
    words('board.help'),
  ]);
  private cells: HTMLElement[] = [];
  private names: readonly string[] = [];
  private shape: BoardShape | null = null;
  private drawn = '';
  /** The cell that the Tab key comes to. */
  private at = 0;
  private hovered = -1;

  constructor(private readonly handlers: GridHandlers) {
    this.root = html('div', {
      role: 'listbox',
      class: 'points',
      tabindex: '-1',
      'aria-describedby': this.help.id,
    });
    const { root } = this;
    // A click gives the keys to the board, and not to the point: a reader who clicks goes on
    // stepping with the arrow keys.
    root.addEventListener('mousedown', (event) => {
      event.preventDefault();
      // Who writes goes on writing.
      if (event.ctrlKey || event.metaKey) return;
      window.focus();
      root.focus({ preventScroll: true });
    });
    root.addEventListener('click', (event) => {
      const point = this.pointOf(event.target);
      if (point < 0) return;
      if (event.ctrlKey || event.metaKey) return handlers.name(point);
      this.aim(point);
      handlers.play(point, { other: event.shiftKey, anyway: event.altKey });
    });
    root.addEventListener('contextmenu', (event) => {
      const point = this.pointOf(event.target);
      if (point < 0) return;
      event.preventDefault();
      this.menu(point);
    });
    root.addEventListener('pointerover', (event) => this.hover(this.pointOf(event.target), event.shiftKey));
    root.addEventListener('pointerleave', () => this.hover(-1, false));
    root.addEventListener('focusin', ({ target }) => {
      if (!focusReturns() && target !== root) handlers.focus(this.pointOf(target));
    });
    root.addEventListener('focusout', () => handlers.focus(-1));
    root.addEventListener('keydown', (event) => this.key(event));
    document.addEventListener('keydown', ({ key }) => this.shift(key, true));
    document.addEventListener('keyup', ({ key }) => this.shift(key, false));
  }

  get nodes(): readonly HTMLElement[] {
    return [this.root, this.help];
  }

  /** Puts the cells where the points of the picture are. */
  place(layout: Layout): void {
    const { shape, cell, cellHeight } = layout;
    const key = [shape.columns, shape.rows, cell, cellHeight, layout.left, layout.top].join(' ');
    this.shape = shape;
    if (key === this.drawn) return;
    const same =
      this.cells.length === shape.columns * shape.rows && this.drawn.startsWith(`${shape.columns} `);
    this.drawn = key;
    const { style } = this.root;
    style.setProperty('--columns', String(shape.columns));
    style.setProperty('--cell', `${cell}px`);
    style.setProperty('--cell-height', `${cellHeight}px`);
    style.left = `${layout.left - cell / 2}px`;
    style.top = `${layout.top - cellHeight / 2}px`;
    if (same) return;
    this.cells = [];
    this.names = [];
    const rows = Array.from({ length: shape.rows }, (_, y) => {
      const cells = Array.from({ length: shape.columns }, (_, x) => {
        const made = html('div', { role: 'option', tabindex: '-1' });
        made.dataset.point = String(y * shape.columns + x);
        this.cells.push(made);
        return made;
      });
      return html('div', { class: 'row' }, cells);
    });
    this.root.replaceChildren(...rows);
    this.at = Math.min(this.at, this.cells.length - 1);
    this.aim(Math.max(0, this.at));
  }

  /** What each point is, in words, and whether plays can be written. */
  tell(title: string, names: readonly string[], writable: boolean): void {
    this.root.setAttribute('aria-label', words('board.name', { title: title === '' ? null : title }));
    this.root.classList.toggle('writable', writable);
    setOrRemove(this.root, 'aria-readonly', writable ? null : 'true');
    this.cells.forEach((cell, point) => {
      const name = names[point] ?? '';
      if (name !== this.names[point]) cell.setAttribute('aria-label', name);
    });
    this.names = names;
  }

  /** What a point is, and where it stands in the window. */
  describe(point: number): { readonly name: string; readonly box: DOMRect } | null {
    const box = this.cells[point]?.getBoundingClientRect();
    return box ? { name: this.names[point] ?? '', box } : null;
  }

  /** Points to a point; -1 for none. */
  light(point: number): void {
    this.root.querySelector('.lit')?.classList.remove('lit');
    this.cells[point]?.classList.add('lit');
  }

  focus(point = this.at): void {
    this.aim(point);
    this.cells[this.at]?.focus();
  }

  private pointOf(target: EventTarget | null): number {
    const point = target instanceof HTMLElement ? target.dataset.point : undefined;
    return point === undefined ? -1 : Number(point);
  }

  private aim(point: number): void {
    this.cells[this.at]?.setAttribute('tabindex', '-1');
    this.at = point;
    this.cells[point]?.setAttribute('tabindex', '0');
  }

  private hover(point: number, other: boolean): void {
    this.hovered = point;
    this.handlers.hover(point, other);
  }

  private shift(key: string, down: boolean): void {
    if (key === 'Shift' && this.hovered >= 0) this.handlers.hover(this.hovered, down);
  }

  private key(event: KeyboardEvent): void {
    const { shape } = this;
    const point = this.pointOf(event.target);
    if (!shape || point < 0 || event.metaKey) return;
    const { key } = event;
    if (key === 'Enter' && event.ctrlKey) this.handlers.name(point);
    else if (key === 'Enter') {
      this.handlers.play(point, { other: event.shiftKey, anyway: event.altKey });
    } else if (asksForMenu(event)) this.menu(point);
    else {
      const to = event.altKey ? -1 : this.walk(key, event.ctrlKey, point, shape);
      if (to < 0) return;
      this.focus(to);
    }
    event.preventDefault();
    // The same keys step through the moves elsewhere.
    event.stopPropagation();
  }

  /** Opens the menu at the corner of a point, which it leaves in sight. */
  private menu(point: number): void {
    this.aim(point);
    const box = this.cells[point]?.getBoundingClientRect();
    if (box) this.handlers.menu(point, box.right, box.bottom);
  }

  /**
   * Where a key leads from a point; the point itself at the rim, -1 for a key that does not walk.
   */
  private walk(key: string, far: boolean, point: number, { columns, rows }: BoardShape): number {
    const x = point % columns;
    const y = Math.floor(point / columns);
    const step = far ? undefined : ARROWS[key];
    if (step) {
      const [column, row] = [x + step[0], y + step[1]];
      return column < 0 || column >= columns || row < 0 || row >= rows ? point : row * columns + column;
    }
    if (key === 'Home') return far ? 0 : y * columns;
    if (key === 'End') return far ? columns * rows - 1 : y * columns + columns - 1;
    return -1;
  }
}

/** Whether a key asks for a menu; not each browser makes an event of it. */
export function asksForMenu({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}
