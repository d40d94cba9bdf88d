/**
 * Where lines part: the ways on from the board that is shown, or the ways that were open a move
 * ago, and the way out of a line.
 */
import type { Sequence, Tree } from '../../../src/protocol/player.ts';
import { pointWord } from '../../../src/words/page.ts';
import { button, html, icon, stone } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { momentOf } from '../words/words.ts';
import { forksOf, lineAt, ownerOf, type Way, wayOut, waysFrom, wayTaken } from './tree.ts';

const OUT =
  'M7.2 3.2 3 7.4l4.2 4.2 1-1L5.7 8.1H10c1.7 0 2.6.9 2.6 2.6V13H14v-2.4C14 8.1 12.5 6.7 10 6.7H5.7l2.5-2.5z';
const FORK = 'M5 2v5.2L8 10.2V14h1.4V9.6L6.4 6.6V2zm6.3 2.2L8.8 6.7l1 1 2.5-2.5 1.3 1.3V2.3H9.9z';

/** What is seen of the next way, in pixels, so that one knows that there is one. */
const EDGE = 24;

interface BranchHandlers {
  go(way: Way): void;
  seek(index: number): void;
}

/**
 * A row of one height for all of a sequence, so that nothing moves when there is more or less in
 * it.
 */
export class Branches {
  readonly root = html('nav', { class: 'branches', 'aria-label': words('branch.name'), hidden: '' });

  constructor(private readonly handlers: BranchHandlers) {}

  update(sequence: Sequence, index: number): void {
    const { tree } = sequence;
    this.root.hidden = tree === undefined;
    if (!tree) {
      this.root.replaceChildren();
      return;
    }
    this.root.replaceChildren(
      ...[this.out(sequence, tree), ...this.ways(sequence, tree, index)].filter((node) => node !== null),
    );
    this.showTaken();
  }

  /** Of more ways than the row has room for, the one that is taken is in sight. */
  private showTaken(): void {
    const { root } = this;
    const taken = root.querySelector<HTMLElement>('.taken');
    if (!taken) return;
    const { offsetLeft: left, offsetWidth: width } = taken;
    if (left < root.scrollLeft) root.scrollLeft = left - EDGE;
    else if (left + width > root.scrollLeft + root.clientWidth)
      root.scrollLeft = left + width + EDGE - root.clientWidth;
  }

  private out(sequence: Sequence, tree: Tree): HTMLElement | null {
    const way = wayOut(tree);
    if (!way) return null;
    const { title } = lineAt(tree, way.line);
    const at = momentOf(sequence, way.frame);
    const name = words('branch.back', { title: title === '' ? null : title, at });
    const key = words('key.name', { key: 'backspace' });
    return button(
      { class: 'way out', 'data-way': 'out', title: words('control.keyed', { name, key }) },
      [icon(OUT), html('span', { class: 'visually-hidden' }, [name])],
      () => this.handlers.go(way),
    );
  }

  private ways(sequence: Sequence, tree: Tree, index: number): (HTMLElement | null)[] {
    const instead = index > 0 ? waysFrom(tree, index - 1) : [];
    const others = (): HTMLElement[] => [
      label(words('branch.move', { number: sequence.frames[index]?.number ?? '' })),
      this.list(tree, instead, index - 1, wayTaken(tree, index - 1)),
    ];
    if (tree.siblings && instead.length > 1) return others();
    const here = waysFrom(tree, index);
    const taken = wayTaken(tree, index);
    if (here.length > 1 || (here.length === 1 && taken < 0)) {
      return [
        label(words(taken < 0 ? 'branch.continues' : 'branch.next')),
        this.list(tree, here, index, taken),
      ];
    }
    if (instead.length > 1) return others();
    const forks = forksOf(tree);
    const next = forks.find((fork) => fork > index) ?? forks.at(-1);
    if (next === undefined) return [];
    const link = button(
      { class: 'way hint', 'data-way': 'fork' },
      [icon(FORK), html('span', {}, [words('branch.at', { at: momentOf(sequence, next) })])],
      () => this.handlers.seek(next),
    );
    return [link];
  }

  private list(tree: Tree, ways: readonly Way[], frame: number, taken: number): HTMLElement {
    const owner = ownerOf(tree, frame);
    return html(
      'ul',
      { class: 'ways' },
      ways.map((way, i) => {
        const line = lineAt(tree, way.line);
        // What the owner plays next stands with those that leave it there.
        const leaving = tree.lines.find(({ parent, after }) => parent === owner && after === frame);
        const move = way.line === owner && leaving ? leaving.instead : line.first;
        const { title } = line;
        const node = button(
          {
            class: 'way',
            'data-way': String(i),
            ...(title !== '' && { title }),
            ...(i === taken && { class: 'way taken', 'aria-current': 'true' }),
          },
          [
            move && stone(move.color),
            move && html('span', { class: 'visually-hidden' }, [describeWay(move)]),
            move && html('span', { class: 'point', 'aria-hidden': 'true' }, [pointOf(move)]),
            title === '' ? null : html('span', { class: 'called' }, [title]),
          ],
          () => this.handlers.go(way),
        );
        return html('li', {}, [node]);
      }),
    );
  }
}

type WayMove = NonNullable<Tree['lines'][number]['first']>;

function describeWay({ color, point }: WayMove): string {
  if (point === 'pass') return words('ply.pass', { color });
  return point === 'tenuki' ? words('ply.tenuki', { color }) : words('ply.play', { color, point });
}

/** The point beside the stone, which shows the color. */
function pointOf({ point }: WayMove): string {
  return point === 'pass' || point === 'tenuki'
    ? words('branch.off-board', { move: point })
    : pointWord(point);
}

function label(text: string): HTMLElement {
  return html('span', { class: 'which' }, [text]);
}
