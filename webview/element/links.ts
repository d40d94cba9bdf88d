/** Links of a page to a move of a board: `#id:3`. */

import type { KobanBoard } from './public.d.ts';

const known = new WeakSet<KobanBoard>();
const boards: WeakRef<KobanBoard>[] = [];

/** Has a board follow links, beginning with the address of the page. */
export function followLinks(board: KobanBoard): void {
  if (known.has(board)) return;
  if (boards.length === 0) {
    addEventListener('hashchange', () => followAll());
    // A link to where the page is already changes no address.
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === location.href) followAll();
    });
  }
  known.add(board);
  boards.push(new WeakRef(board));
  follow(board);
}

function followAll(): void {
  for (const board of boards) {
    const one = board.deref();
    if (one?.isConnected) follow(one);
  }
}

function follow(board: KobanBoard): void {
  const [, id, index] = /^#(.+):(\d+)$/.exec(fragment()) ?? [];
  if (id !== board.id) return;
  board.index = Number(index);
  board.scrollIntoView({ block: 'nearest' });
}

/** That of the page, with its letters; one that is no text stays as it is. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash);
  } catch {
    return location.hash;
  }
}
