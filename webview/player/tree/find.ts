/** Finds moves by point or number, and nodes by their names and comments, in all variations. */
import type { MoveTree } from '../../../src/protocol/move-tree.ts';
import { button, html, isTyped } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

interface FindHandlers {
  tree(): MoveTree | null;
  /** The node that is shown. */
  current(): number;
  go(node: number): void;
  /** The bar has come or gone. */
  changed(): void;
}

export class FindBar {
  readonly root = html('div', {
    class: 'find',
    role: 'search',
    'aria-label': words('find.name'),
    hidden: '',
  });
  private readonly input = html('input', { type: 'text', 'aria-label': words('find.name') });
  private readonly count = html('span', { class: 'found', role: 'status' });

  constructor(private readonly handlers: FindHandlers) {
    const { input } = this;
    input.placeholder = words('find.hint');
    const press = (name: string, sign: string, act: () => void) => {
      const node = button({ title: name, 'aria-label': name }, [sign], act);
      return node;
    };
    this.root.append(
      input,
      this.count,
      press(words('find.previous'), '↑', () => this.step(-1)),
      press(words('find.next'), '↓', () => this.step(1)),
      press(words('find.close'), '✕', () => this.close()),
    );
    input.addEventListener('input', () => this.tell());
    this.root.addEventListener('keydown', (event) => {
      // Buttons have their own Enter.
      if (event.key === 'Enter' && event.target === input) this.step(event.shiftKey ? -1 : 1);
      else if (event.key === 'Escape') this.close();
      if (isTyped(event)) event.stopPropagation();
    });
    document.addEventListener('keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.root.hidden = false;
      handlers.changed();
      input.select();
      input.focus();
      this.tell();
    });
  }

  /** Whether the tree is needed. */
  get isOpen(): boolean {
    return !this.root.hidden;
  }

  /** How many nodes are found, and which of them is shown. */
  tell(): void {
    if (!this.isOpen) return;
    const found = this.found();
    const at = found.indexOf(this.handlers.current()) + 1;
    this.count.textContent =
      this.input.value.trim() === '' ? '' : words('find.count', { at, of: found.length });
  }

  private found(): number[] {
    const tree = this.handlers.tree();
    return tree ? nodesWith(tree, this.input.value) : [];
  }

  private step(by: 1 | -1): void {
    const found = this.found();
    const now = this.handlers.current();
    const to =
      by === 1
        ? (found.find((node) => node > now) ?? found[0])
        : (found.filter((node) => node < now).at(-1) ?? found.at(-1));
    if (to !== undefined) this.handlers.go(to);
    this.tell();
  }

  private close(): void {
    this.root.hidden = true;
    this.handlers.changed();
  }
}

/** The nodes with a point or a number, or with a text in their names and comments. */
function nodesWith({ moves, numbers, names, comments }: MoveTree, query: string): number[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const found = new Set<number>();
  moves.forEach((move, node) => {
    const [, point] = move.split(' ');
    if (point === wanted || (move !== '' && String(numbers[node]) === wanted)) found.add(node);
  });
  for (const { node, name } of names) if (name.toLowerCase().includes(wanted)) found.add(node);
  for (const { node, text } of comments) if (text.toLowerCase().includes(wanted)) found.add(node);
  return [...found].sort((a, b) => a - b);
}
