/**
 * The tree of variations as a panel: it is walked by keys and clicks, and its branches are moved,
 * copied and deleted. Only what is in sight is drawn, so ten thousand nodes take no longer.
 */
import {
  type BranchAction,
  type MoveTree,
  nodeAtPlace,
  nodeFactsOf,
} from '../../../src/protocol/move-tree.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { asksForMenu } from '../board/grid.ts';
import { openMenu } from '../write/menu.ts';
import { branchMenu } from './branch-menu.ts';
import { CELL, type DrawnTree, drawing, placeOf } from './drawing.ts';
import { keptFolds, layoutOf, levelOf, type TreeLayout } from './layout.ts';

interface MovesHandlers {
  /** To a frame of the line that is shown. */
  seek(index: number): void;
  send(message: FromPlayer): void;
}

/** What the page shows: `node` as `PageState` has it. */
interface ShownPage {
  readonly sequence: Sequence;
  readonly index: number;
  readonly node: number | null;
}

/** Cells that are seen on each side of the current node, where there is room. */
const AROUND = 2;

export class MovesPanel {
  readonly root = html('section', { class: 'moves', 'aria-label': words('tree.name'), hidden: '' });
  private readonly view = html('div', { class: 'moves-view', role: 'tree', tabindex: '0' });
  private readonly space = html('div', { class: 'moves-space' });
  /** For screen readers: the current node, and the one before it. */
  private readonly items: HTMLElement[] = [];
  private count = 0;
  private tree: MoveTree | null = null;
  private layout: TreeLayout | null = null;
  private drawn: DrawnTree | null = null;
  private folded = new Set<number>();
  private sequence: Sequence | null = null;
  private index = 0;
  private current = -1;
  private line: ReadonlySet<number> = new Set();
  /** Where a node begins that makes no move, if one is shown. */
  private picked: number | undefined;
  private writable = false;
  private asked = false;
  private shown = false;

  constructor(private readonly handlers: MovesHandlers) {
    const { view, space } = this;
    view.setAttribute('aria-label', words('tree.name'));
    view.append(space);
    this.root.append(view);
    view.addEventListener('scroll', () => this.draw());
    view.addEventListener('keydown', (event) => this.key(event));
    view.addEventListener('click', (event) => this.go(this.nodeAt(event)));
    view.addEventListener('pointermove', (event) => {
      const node = this.nodeAt(event);
      view.title = node < 0 ? '' : this.nameOf(node);
    });
    view.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const node = event.button === 2 ? this.nodeAt(event) : this.current;
      this.menu(node < 0 ? this.current : node);
    });
    for (const action of ['copy', 'cut'] as const) {
      document.addEventListener(action, (event) => {
        if (!this.hasFocus) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.act(this.current, action);
      });
    }
    document.addEventListener('paste', (event) => {
      if (!this.hasFocus) return;
      event.preventDefault();
      this.act(this.current, 'paste', event.clipboardData?.getData('text/plain'));
    });
    new ResizeObserver(() => this.reveal()).observe(view);
  }

  get hasFocus(): boolean {
    return document.activeElement === this.view;
  }

  /** Whether the tree is drawn; it is asked for when it is to be seen or searched. */
  update(
    { sequence, index, node }: ShownPage,
    shown = this.shown,
    writable = this.writable,
    wanted = this.asked,
  ): void {
    const isOther = sequence !== this.sequence;
    this.picked = node ?? undefined;
    this.sequence = sequence;
    this.index = index;
    this.writable = writable;
    if (wanted !== this.asked) this.handlers.send({ type: 'moves', shown: wanted });
    this.asked = wanted;
    this.shown = shown;
    this.root.hidden = !shown || !this.tree || sequence.proof !== undefined || sequence.trial !== undefined;
    this.show(isOther || this.drawn === null);
  }

  /** The whole tree, as far as it has come. */
  get whole(): MoveTree | null {
    return this.tree;
  }

  /** The node that is shown. */
  get node(): number {
    return this.current;
  }

  /** The tree has come. */
  take(tree: MoveTree): void {
    this.folded = this.tree ? keptFolds(this.tree, tree, this.folded) : new Set();
    this.tree = tree;
    this.arrange();
    const { sequence, index, picked: node = null } = this;
    if (sequence) this.update({ sequence, index, node });
  }

  private arrange(): void {
    if (!this.tree) return;
    this.layout = layoutOf(this.tree, this.folded);
    this.drawn = null;
    const { width, height } = this.layout;
    this.view.style.setProperty('--tree-height', `${(height + 0.5) * CELL.height + 14}px`);
    this.space.style.setProperty('width', `${(width + 1) * CELL.width}px`);
    this.space.style.setProperty('height', `${(height + 0.5) * CELL.height}px`);
  }

  /** Brings the current node up to date, and in sight. */
  private show(again: boolean): void {
    const { tree, sequence, index, layout } = this;
    if (!tree || !sequence || !layout) return;
    if (again) {
      this.drawn = null;
      this.line = this.lineOf();
    }
    const made = nodeAtPlace(tree, sequence.frames[index]?.span?.start);
    const picked = this.picked === undefined ? made : nodeAtPlace(tree, this.picked);
    let now = tree.frames[picked] === index && this.leadsTo(made, picked) ? picked : made;
    // What a fold hides is shown by the node that has the fold.
    while (now > 0 && (layout.rows[now] ?? -1) < 0) now = tree.parents[now] ?? 0;
    const moved = now !== this.current;
    this.current = Math.max(0, now);
    if (moved || again) this.say();
    this.reveal();
  }

  /** Whether a node belongs to the board that another one makes. */
  private leadsTo(made: number, node: number): boolean {
    let at = node;
    while (at > made) at = this.tree?.parents[at] ?? -1;
    return at === made;
  }

  private reveal(): void {
    const { view, layout, current } = this;
    if (!layout || this.root.hidden || current < 0) return;
    const [x, y] = placeOf(layout, current);
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = view;
    const near = (at: number, cell: number, from: number, size: number) => {
      const margin = Math.min(AROUND * cell, (size - cell) / 2);
      return Math.max(at + margin - size, Math.min(from, at - margin));
    };
    const left = near(x, CELL.width, scrollLeft, clientWidth);
    const top = near(y, CELL.height, scrollTop, clientHeight);
    if (left !== scrollLeft) view.scrollLeft = left;
    if (top !== scrollTop) view.scrollTop = top;
    this.draw();
  }

  private draw(): void {
    const { view, tree, layout, sequence } = this;
    if (!tree || !layout || !sequence || this.root.hidden) return;
    const { clientWidth: width, clientHeight: height, scrollLeft: left, scrollTop: top } = view;
    const seen = { left, top, right: left + width, bottom: top + height };
    if (!this.drawn?.covers(seen)) {
      this.drawn = drawing(tree, layout, seen, this.line, this.folded);
      this.space.replaceChildren(this.drawn.root);
    }
    this.drawn.ring(this.current);
  }

  /** The nodes of the line that is shown. */
  private lineOf(): Set<number> {
    const { tree, sequence, layout } = this;
    const line = new Set<number>();
    const last = sequence?.frames.at(-1);
    if (!tree) return line;
    const end = nodeAtPlace(tree, last?.span?.start);
    for (let node = end; node >= 0; node = tree.parents[node] ?? -1) line.add(node);
    // Nodes at its end that make no move.
    for (let node = layout?.children[end]?.[0]; node !== undefined; node = layout?.children[node]?.[0])
      if (tree.frames[node] === tree.frames[end]) line.add(node);
      else break;
    return line;
  }

  private nodeAt({ clientX, clientY }: MouseEvent): number {
    const { layout, space } = this;
    if (!layout) return -1;
    const box = space.getBoundingClientRect();
    const column = Math.floor((clientX - box.left) / CELL.width);
    const row = Math.floor((clientY - box.top) / CELL.height);
    return layout.rows.findIndex((at, node) => at === row && layout.columns[node] === column);
  }

  go(node: number): void {
    const { tree, sequence } = this;
    const place = tree?.places[node];
    if (!tree || !sequence || place === undefined) return;
    const frame = tree.frames[node] ?? 0;
    const makesMove = nodeAtPlace(tree, sequence.frames[frame]?.span?.start) === node;
    const wasAtMove = this.picked === undefined;
    if (this.line.has(node)) {
      this.handlers.seek(frame);
      if (makesMove && wasAtMove) return;
      this.picked = makesMove ? undefined : place;
      this.show(false);
    }
    this.handlers.send({ type: 'node', uri: tree.uri, offset: place });
  }

  private key(event: KeyboardEvent): void {
    const to = this.target(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (typeof to === 'number') this.go(to);
    else to();
  }

  /** The node that a key leads to, or what it does; `null` where it is for the page. */
  private target(event: KeyboardEvent): number | (() => void) | null {
    const { key, altKey, ctrlKey, metaKey } = event;
    const { tree, layout, current } = this;
    if (!tree || !layout || ctrlKey || metaKey) return null;
    const action = altKey
      ? ({ ArrowUp: 'up', ArrowDown: 'down', Home: 'main' } as const)[key]
      : key === 'Delete'
        ? 'delete'
        : undefined;
    if (action) return () => this.act(current, action);
    if (altKey) return null;
    if (asksForMenu(event)) return () => this.menu(current);
    const ways = layout.children[current] ?? [];
    switch (key) {
      case 'ArrowRight':
        if (this.folded.has(current)) return () => this.fold(current);
        return ways.find((way) => this.line.has(way)) ?? ways[0] ?? current;
      case 'ArrowLeft':
        return Math.max(0, tree.parents[current] ?? 0);
      case 'ArrowDown':
        return this.beside(1);
      case 'ArrowUp':
        return this.beside(-1);
      case 'Enter':
        return () => this.fold(current);
      default:
        return null;
    }
  }

  /** The next node below or above in the same column. */
  private beside(by: 1 | -1): number {
    const { layout, current } = this;
    if (!layout) return current;
    const { rows, columns } = layout;
    let found = current;
    columns.forEach((column, node) => {
      if (column !== columns[current] || (rows[node] ?? -1) < 0) return;
      const away = ((rows[node] ?? 0) - (rows[current] ?? 0)) * by;
      const best = ((rows[found] ?? 0) - (rows[current] ?? 0)) * by;
      if (away > 0 && (best === 0 || away < best)) found = node;
    });
    return found;
  }

  /** Hides what follows a node, or shows it again. */
  private fold(node: number): void {
    if ((this.layout?.children[node] ?? []).length === 0) return;
    if (!this.folded.delete(node)) this.folded.add(node);
    this.arrange();
    this.show(true);
  }

  private act(node: number, action: BranchAction, text?: string): void {
    const { tree, sequence, writable } = this;
    const offset = tree?.places[node];
    if (!tree?.isRecord || !sequence || offset === undefined || (!writable && action !== 'copy')) return;
    const { uri } = tree;
    // The current node is known by both. An edit of a text that has changed since is refused.
    const version = Math.min(tree.version, sequence.version);
    this.handlers.send({ type: 'branch', uri, version, offset, action, ...(text !== undefined && { text }) });
  }

  private menu(node: number): void {
    const { tree, layout, view, writable } = this;
    if (!tree || !layout || node < 0) return;
    view.focus();
    const parts = branchMenu(
      {
        isRecord: tree.isRecord,
        isWritable: writable && (tree.parents[node] ?? -1) >= 0,
        canPaste: writable,
        canFold: (layout.children[node] ?? []).length > 0,
      },
      (action) => this.act(node, action),
      () => this.fold(node),
    );
    if (parts.length === 0) return;
    const [x, y] = placeOf(layout, node);
    const box = this.space.getBoundingClientRect();
    openMenu(
      words('tree.menu', { node: this.nameOf(node) }),
      parts,
      box.left + x,
      box.top + y + CELL.height / 2,
    );
  }

  private nameOf(node: number): string {
    const ways = this.layout?.children[node]?.length ?? 0;
    return this.tree ? words('tree.node', nodeFactsOf(this.tree, node, ways)) : '';
  }

  /**
   * A new element each time, since some screen readers are silent about one that only changes. The
   * last one stays beside it: they are silent as well about one that takes the place of another.
   */
  private say(): void {
    const { tree, layout, current } = this;
    if (!tree || !layout) return;
    const ways = layout.children[current] ?? [];
    const beside = layout.children[tree.parents[current] ?? -1] ?? [current];
    const item = html('div', {
      role: 'treeitem',
      id: `moves-${this.count++ % 3}`,
      class: 'visually-hidden',
      'aria-level': String(levelOf(tree, layout, current)),
      'aria-setsize': String(beside.length),
      'aria-posinset': String(beside.indexOf(current) + 1),
      'aria-selected': 'true',
    });
    // That a single move follows is no news.
    const isFolded = this.folded.has(current);
    if (isFolded || ways.length > 1) item.setAttribute('aria-expanded', String(!isFolded));
    item.textContent = this.nameOf(current);
    this.items.at(-1)?.setAttribute('aria-selected', 'false');
    if (this.items.push(item) > 2) this.items.shift()?.remove();
    this.view.append(item);
    this.view.setAttribute('aria-activedescendant', item.id);
  }
}
