/** Buttons to the next and the previous comment, name and marks, where a line has some. */
import type { Frame } from '../../../src/protocol/player.ts';
import { button, html, materialize } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { FACTS, factsOf, NOTES } from '../facts.ts';
import type { PlayerEvent } from '../reducer.ts';

export class Jumps {
  readonly root = html('div', {
    class: 'jumps',
    role: 'group',
    'aria-label': words('jumps.name'),
    hidden: '',
  });
  private readonly groups: readonly (readonly [(typeof NOTES)[number], HTMLElement])[];

  constructor(dispatch: (event: PlayerEvent) => void) {
    const way = (of: (typeof NOTES)[number], by: 1 | -1, sign: string) => {
      const name = words(by === 1 ? `keys.${of}` : `keys.${of}-before`);
      const node = button({ 'aria-label': name, title: name }, [sign]);
      node.addEventListener('click', () => dispatch({ type: 'mark', by, of }));
      return node;
    };
    this.groups = NOTES.map((of) => {
      const path = { tag: 'path', attributes: { d: FACTS[of] }, children: [] };
      const attributes = { viewBox: '0 0 16 16', width: 11, height: 11, 'aria-hidden': 'true' };
      const sign = materialize({ tag: 'svg', attributes, children: [path] });
      return [of, html('span', {}, [way(of, -1, '‹'), sign, way(of, 1, '›')])];
    });
    this.root.append(...this.groups.map(([, group]) => group));
  }

  update(frames: readonly Frame[]): void {
    for (const [of, group] of this.groups)
      group.hidden = !frames.some((frame) => factsOf(frame).includes(of));
    this.root.hidden = this.groups.every(([, group]) => group.hidden);
  }
}
