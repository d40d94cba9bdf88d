/** Buttons to the next and the previous comment, name and marks, where a line has some. */
import type { Frame } from '../../../src/protocol/player.ts';
import { NOTE } from '../../../src/render/sign-paths.ts';
import { button, html, icon } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { factsOf, isNote } from '../facts.ts';
import type { PlayerEvent } from '../reducer.ts';

export class Jumps {
  readonly root = html('div', {
    class: 'jumps',
    role: 'group',
    'aria-label': words('jumps.name'),
    hidden: '',
  });

  constructor(dispatch: (event: PlayerEvent) => void) {
    const way = (by: 1 | -1, sign: string) => {
      const name = words(by === 1 ? 'jumps.next' : 'jumps.before');
      const node = button({ 'aria-label': name, title: name }, [sign], () =>
        dispatch({ type: 'mark', by, of: 'note' }),
      );
      return node;
    };
    this.root.append(html('span', {}, [way(-1, '‹'), icon(NOTE), way(1, '›')]));
  }

  update(frames: readonly Frame[]): void {
    this.root.hidden = !frames.some((frame) => factsOf(frame).some((fact) => isNote(fact)));
  }
}
