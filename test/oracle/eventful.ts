/**
 * Boards with kos, double kos, long cycles and odd ones; two of them side by side have room for
 * more.
 */
const EVENTFUL = (
  'XXO./.OXX/.OOO ..XX/XXOO/.O.O XOOO/OOXX/.XO. OO.X/OXOO/XX.O OOX./.X.O/O.XX OOO./XXOO/.OX. .OXX/XXO./OOOX ' +
  '.O./XOX/.X. .OX/XO./.XX XOX/.OO/OX. X.O/XOO/O.X .X./OOX/X.O OOX/.O./XXO X.OO/OXXO/OO.X XX.X/XXOO/OO.X ' +
  '..OO/XOXO/OO.X OX.X./.X.OX .XO/X.O/OXX X.XO/OXO./XOXO'
).split(' ');

/** A crowded board on which the literal search comes to an end. */
export function eventfulBoard(random: () => number): string[] {
  const tile = () => (EVENTFUL[Math.floor(random() * EVENTFUL.length)] ?? '.').split('/');
  const wall = 'XO'[Math.floor(random() * 2)] ?? 'X';
  const [a, b] = [tile(), tile()];
  const pair = a.length === b.length && random() < 0.4;
  const rows = pair ? a.map((row, y) => row + wall + (b[y] ?? '')) : a;
  const change = random() < 0.5 ? 0.08 : 0;
  return rows.map((row) =>
    [...row].map((cell) => (random() < change ? ('.XO'[Math.floor(random() * 3)] ?? cell) : cell)).join(''),
  );
}
