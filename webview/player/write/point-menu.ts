/** What the menu of a point offers: plays, stones of the drawn board, marks, letters. */
import type { Stone } from '../../../src/protocol/player.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { sentence } from '../../ui/signs.ts';
import type { MenuItem, MenuPart } from './menu.ts';

interface PointAsked {
  readonly point: number;
  readonly name: string;
  /** Who plays next. */
  readonly turn: Stone;
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

export function pointMenu(asked: PointAsked, { act, text, line, copy }: PointHandlers): MenuPart[] {
  const { point, name, turn, record, removable } = asked;
  const item = (title: string, action: WriteAction, keys?: string): MenuItem => ({
    title,
    ...(keys !== undefined && { keys }),
    run: () => act(action),
  });
  const hint = (stone: Stone) => (stone === turn ? 'Enter' : 'Shift+Enter');
  const black = item('Black', { kind: 'play', point, by: 'black' }, hint('black'));
  const white = item('White', { kind: 'play', point, by: 'white' }, hint('white'));
  const letters = [...(record ? ALPHABET.toUpperCase() : ALPHABET)];
  return [
    { heading: `${name}: play` },
    {
      items: [
        ...(turn === 'black' ? [black, white] : [white, black]),
        item('Even if it is forbidden', { kind: 'play', point, anyway: true }, 'Alt+Enter'),
        item('Pass', { kind: 'pass' }),
        ...(record ? [] : [item('Tenuki, a play elsewhere', { kind: 'tenuki' })]),
        ...(removable ? [item('Delete this move and what follows', { kind: 'remove' }, 'Delete')] : []),
      ],
    },
    { heading: record ? 'Write into the record' : 'Draw on the board' },
    {
      items: [
        item('Black stone', { kind: 'setup', point, stone: 'black' }),
        item('White stone', { kind: 'setup', point, stone: 'white' }),
        item('Empty point', { kind: 'setup', point, stone: null }),
      ],
    },
    { heading: 'Mark' },
    {
      name: 'Shapes',
      row: [
        ...SHAPES.map((shape) => ({
          ...item(`${sentence(shape)}, or none`, { kind: 'mark', point, shape }),
          icon: ICONS[shape],
        })),
        { title: 'Arrow to another point', icon: ICONS.arrow, run: () => line('arrow') },
        { title: 'Line to another point', icon: ICONS.line, run: () => line('line') },
      ],
    },
    {
      items: [
        item('Black’s point, or nobody’s', { kind: 'mark', point, shape: 'territory', color: 'black' }),
        item('White’s point, or nobody’s', { kind: 'mark', point, shape: 'territory', color: 'white' }),
        item('Next free label', { kind: 'label', point, label: 'next' }),
        { title: 'Text …', run: text },
        item('No label', { kind: 'label', point, label: null }),
      ],
    },
    {
      name: 'Letters',
      row: letters.map((label) => ({
        ...item(`Label ${label}`, { kind: 'label', point, label }),
        short: label,
      })),
    },
    { heading: 'Board' },
    { items: [{ title: 'Copy as a picture', keys: 'Ctrl+C', run: copy }] },
  ];
}
