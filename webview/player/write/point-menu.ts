/** What the menu of a point offers: plays, stones of the drawn board, marks, letters. */
import type { Stone } from '../../../src/protocol/player.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { words } from '../../ui/words.ts';
import type { MenuItem, MenuPart } from './menu.ts';

interface PointAsked {
  readonly point: number;
  readonly name: string;
  /** Who plays next. */
  readonly turn: Stone;
  /** Whether a stone is on it. */
  readonly taken: boolean;
  /** Whether the text is a record (SGF), and has a move here that can be taken out. */
  readonly record: boolean;
  readonly removable: boolean;
}

interface PointHandlers {
  act(action: WriteAction): void;
  /** A text is wanted. */
  text(): void;
  /** The other end of an arrow or a line is wanted. */
  line(shape: 'arrow' | 'line'): void;
  /** Who wins is wanted, about the chain here. */
  wins(): void;
  /** The board is wanted on the clipboard. */
  copy(): void;
}

const ICONS = {
  triangle: 'M8 2.5 14 13H2zm0 2.9L4.5 11.6h7z',
  square: 'M3 3h10v10H3zm1.5 1.5v7h7v-7z',
  circle: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9',
  cross: 'M3.6 2.5 8 6.9l4.4-4.4 1.1 1.1L9.1 8l4.4 4.4-1.1 1.1L8 9.1l-4.4 4.4-1.1-1.1L6.9 8 2.5 3.6z',
  arrow: 'M7.2 2.5H13.5V8.8H12V5.1L3.6 13.5 2.5 12.4 10.9 4H7.2z',
  line: 'M12.4 2.5l1.1 1.1-9.9 9.9-1.1-1.1z',
};
const SHAPES = ['triangle', 'square', 'circle', 'cross'] as const;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

export function pointMenu(asked: PointAsked, { act, text, line, wins, copy }: PointHandlers): MenuPart[] {
  const { point, name, turn, taken, record, removable } = asked;
  const item = (title: string, action: WriteAction, keys?: string): MenuItem => ({
    title,
    ...(keys !== undefined && { keys }),
    run: () => act(action),
  });
  const hint = (stone: Stone) => (stone === turn ? 'Enter' : 'Shift+Enter');
  const play = (color: Stone) =>
    item(words('menu.color', { color }), { kind: 'play', point, by: color }, hint(color));
  const stone = (color: Stone) =>
    item(words('menu.stone', { color }), { kind: 'setup', point, stone: color });
  const territory = (color: Stone) =>
    item(words('menu.territory', { color }), { kind: 'mark', point, shape: 'territory', color });
  const toLine = (shape: 'arrow' | 'line') => ({
    title: words('menu.line', { shape }),
    icon: ICONS[shape],
    run: () => line(shape),
  });
  const letters = [...(record ? ALPHABET.toUpperCase() : ALPHABET)];
  return [
    ...(taken ? [{ items: [{ title: words('menu.wins', { point: name }), run: wins }] }] : []),
    { heading: words('menu.play', { point: name }) },
    {
      items: [
        ...(turn === 'black' ? [play('black'), play('white')] : [play('white'), play('black')]),
        item(words('menu.anyway'), { kind: 'play', point, anyway: true }, 'Alt+Enter'),
        item(words('menu.pass'), { kind: 'pass' }),
        ...(record ? [] : [item(words('menu.tenuki'), { kind: 'tenuki' })]),
        ...(removable ? [item(words('menu.remove'), { kind: 'remove' }, 'Delete')] : []),
      ],
    },
    { heading: words(record ? 'menu.record' : 'menu.draw') },
    {
      items: [
        stone('black'),
        stone('white'),
        item(words('menu.empty'), { kind: 'setup', point, stone: null }),
      ],
    },
    { heading: words('menu.mark') },
    {
      name: words('menu.shapes'),
      row: [
        ...SHAPES.map((shape) => ({
          ...item(words('menu.shape', { shape }), { kind: 'mark', point, shape }),
          icon: ICONS[shape],
        })),
        toLine('arrow'),
        toLine('line'),
      ],
    },
    {
      items: [
        territory('black'),
        territory('white'),
        item(words('menu.next-label'), { kind: 'label', point, label: 'next' }),
        { title: words('menu.text'), run: text },
        item(words('menu.no-label'), { kind: 'label', point, label: null }),
      ],
    },
    {
      name: words('menu.letters'),
      row: letters.map((label) => ({
        ...item(words('menu.label', { label }), { kind: 'label', point, label }),
        short: label,
      })),
    },
    { heading: words('menu.board') },
    { items: [{ title: words('menu.copy'), keys: 'Ctrl+C', run: copy }] },
  ];
}
