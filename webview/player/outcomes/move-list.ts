/** First moves in words, from the best to the worst, beside their signs on the board. */
import type { FirstMoves } from '../../../src/protocol/outcomes.ts';
import { GRADE_SIGNS } from '../../../src/render/sign-paths.ts';
import { button, html, icon } from '../../ui/dom.ts';
import { SIGNS } from '../../ui/signs.ts';

export class MoveList {
  readonly root = html('section', { class: 'moves-graded', hidden: '' });
  private readonly title = html('p', { class: 'moves-title' });
  private readonly list = html('ul', {});
  private readonly notes = html('p', { class: 'moves-notes', 'aria-live': 'polite' });

  constructor(private readonly play: (point: number) => boolean) {
    this.root.append(this.title, this.list, this.notes);
  }

  show(moves: FirstMoves | undefined, label: string): void {
    this.root.hidden = !moves;
    if (!moves) return;
    const { all, marks, notes, state, title } = moves;
    this.root.setAttribute('aria-label', label);
    this.root.setAttribute('aria-busy', String(state === 'pending'));
    this.title.textContent = title;
    const items = all.map(({ point, says, canTry }) => {
      const mark = marks.find((one) => one.point === point)?.mark;
      const path = mark?.kind === 'grade' ? GRADE_SIGNS[mark.grade] : SIGNS.forbidden;
      const node = button(
        { class: 'moves-one', 'data-place': `move ${point}` },
        [icon(path), html('span', {}, [says])],
        () => this.play(point),
      );
      node.disabled = !canTry;
      const isRight = mark?.kind === 'grade' && mark.grade === 'works';
      return html('li', isRight ? { class: 'moves-right' } : {}, [node]);
    });
    this.list.replaceChildren(...items);
    this.notes.textContent = notes.map((note) => `${note}.`).join(' ');
  }
}
