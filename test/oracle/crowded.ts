import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';

/**
 * Small boards with something to play over and over, found by searching random ones; three rows
 * each.
 */
const EVENTFUL =
  'XXO./.OXX/.OOO ..XX/XXOO/.O.O XOOO/OOXX/.XO. OO.X/OXOO/XX.O OOX./.X.O/O.XX .OXX/XXO./OOOX .O./XOX/.X. .OX/XO./.XX XOX/.OO/OX. X.O/XOO/O.X .X./OOX/X.O X.OO/OXXO/OO.X XX.X/XXOO/OO.X ..OO/XOXO/OO.X .O.O/XOXX/.XO. .OX./OXOO/OX.O'
    .split(' ')
    .map((board) => board.split('/'));

/**
 * Some of them side by side, with a few points changed: so there are cycles of several footprints,
 * and strings that lean on more than one. `whole`: nothing that nobody sees.
 */
export function crowded(random: () => number, whole = false): Position {
  const rows = ['', '', ''];
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const tile = EVENTFUL[Math.floor(random() * EVENTFUL.length)]!;
    const flip = random() < 0.5;
    const swap = random() < 0.5;
    const wall = random() < 0.3 ? 'XO'[Math.floor(random() * 2)]! : '';
    for (let y = 0; y < 3; y++) {
      const row = [...tile[flip ? 2 - y : y]!].map((cell) =>
        swap && cell !== '.' ? (cell === 'X' ? 'O' : 'X') : cell,
      );
      rows[y] += wall + row.join('');
    }
  }
  const change = random() < 0.5 ? 0.06 : 0;
  const changed = rows.map((row) =>
    [...row]
      .map((cell) => (random() < change ? '.XO?'[Math.floor(random() * (whole ? 3 : 3.1))]! : cell))
      .join(''),
  );
  const open = random() < 0.15 && !whole ? { open: ['right' as const] } : {};
  return Position.of(Geometry.of({ columns: rows[0]!.length, rows: 3, ...open }), changed);
}
