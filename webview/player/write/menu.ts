/**
 * The menu of a point. VS Code's own menus cannot know where in the page they were asked for, so
 * this one is the page's.
 */
import { button, html, icon } from '../../ui/dom.ts';

export interface MenuItem {
  readonly title: string;
  /** Drawn before the title, or in place of it where items stand side by side. */
  readonly icon?: string;
  /** In place of the title where items stand side by side. */
  readonly short?: string;
  /** A key that does the same on the board. */
  readonly keys?: string;
  readonly run: () => void;
}

/**
 * Items, below each other or side by side in a row with a name. A heading says what the items below
 * it are about.
 */
export type MenuPart =
  | { readonly heading: string }
  | { readonly items: readonly MenuItem[] }
  | { readonly name: string; readonly row: readonly MenuItem[] };

/**
 * Opens a menu with its corner at a place of the window, or as near as it fits. Ends by itself; the
 * focus goes back to where it was.
 */
export function openMenu(name: string, parts: readonly MenuPart[], x: number, y: number): void {
  document.querySelector('.point-menu')?.remove();
  const before = document.activeElement;
  const root = html('div', { role: 'menu', class: 'point-menu', 'aria-label': name });
  const items: HTMLElement[] = [];
  let open = true;

  const close = (refocus: boolean): void => {
    if (!open) return;
    open = false;
    root.remove();
    document.removeEventListener('pointerdown', outside, true);
    window.removeEventListener('blur', blurred);
    if (refocus && before instanceof HTMLElement) before.focus();
  };
  const outside = (event: Event): void => {
    if (!root.contains(event.target as Node)) close(false);
  };
  const blurred = (): void => close(false);
  const itemOf = ({ title, keys, run, icon: path }: MenuItem, label: string | null): HTMLElement => {
    const node = button({ role: 'menuitem', tabindex: '-1' }, [
      path === undefined ? null : icon(path),
      label,
      keys === undefined ? null : html('span', { class: 'key', 'aria-hidden': 'true' }, [keys]),
    ]);
    if (label !== title) {
      node.setAttribute('aria-label', title);
      node.title = title;
    }
    node.addEventListener('click', () => {
      close(true);
      run();
    });
    node.addEventListener('pointermove', () => node.focus());
    items.push(node);
    return node;
  };

  let group = root;
  parts.forEach((part, i) => {
    if ('heading' in part) {
      if (i > 0) root.append(html('div', { role: 'separator' }));
      // In a menu nothing is read but items and the names of their groups.
      const head = html('div', { class: 'head', 'aria-hidden': 'true' }, [part.heading]);
      group = html('div', { class: 'part', role: 'group', 'aria-label': part.heading }, [head]);
      root.append(group);
    } else if ('items' in part) group.append(...part.items.map((item) => itemOf(item, item.title)));
    else {
      const row = part.row.map((item) => itemOf(item, item.short ?? null));
      group.append(html('div', { class: 'row', role: 'group', 'aria-label': part.name }, row));
    }
  });
  root.addEventListener('contextmenu', (event) => event.preventDefault());
  root.addEventListener('keydown', (event) => {
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close(true);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.key !== 'Enter' && event.key !== ' ') event.preventDefault();
    event.stopPropagation();
  });
  // Inside the page's landmark, where a reader who walks a page by landmarks finds it.
  (document.querySelector('main') ?? document.body).append(root);
  const { offsetWidth, offsetHeight } = root;
  root.style.left = `${Math.max(4, Math.min(x, window.innerWidth - offsetWidth - 4))}px`;
  root.style.top = `${Math.max(4, Math.min(y, window.innerHeight - offsetHeight - 4))}px`;
  document.addEventListener('pointerdown', outside, true);
  window.addEventListener('blur', blurred);
  items[0]?.focus();
}
