/**
 * Which game of a collection is shown, with ways to those beside it; and ways to begin one where
 * there is none.
 */
import type { Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { button, html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

export class Games {
  readonly root = html('nav', { class: 'games', 'aria-label': words('board.games'), hidden: '' });
  private readonly count = html('span');
  private readonly back = button({ 'aria-label': words('board.previous-game') }, ['‹']);
  private readonly on = button({ 'aria-label': words('board.next-game') }, ['›']);
  private games: Sequence['games'];

  constructor(go: (offset: number) => void) {
    const to = (offset: number | null | undefined) => {
      if (offset !== null && offset !== undefined) go(offset);
    };
    this.back.addEventListener('click', () => to(this.games?.previous));
    this.on.addEventListener('click', () => to(this.games?.next));
    this.root.append(this.back, this.count, this.on);
  }

  update({ games }: Sequence): void {
    this.games = games;
    this.root.hidden = !games;
    if (!games) return;
    this.count.textContent = words('board.game', games);
    this.back.disabled = games.previous === null;
    this.on.disabled = games.next === null;
  }
}

type Begin = Extract<FromPlayer, { type: 'begin' }>;

const SIZES: readonly Begin['size'][] = [9, 13, 19];

/** An empty file: a board to begin with. */
export function beginnings(send: (message: FromPlayer) => void): HTMLElement {
  const buttons = SIZES.map((size) => button({}, [`${size} × ${size}`], () => send({ type: 'begin', size })));
  const steps = button({ class: 'link' }, [words('board.first-steps')], () => send({ type: 'first-steps' }));
  const sizes = html('div', { class: 'begin', role: 'group', 'aria-label': words('board.begin') }, [
    html('span', {}, [words('board.begin-label')]),
    ...buttons,
  ]);
  return html('div', { class: 'nothing-yet' }, [sizes, steps]);
}
