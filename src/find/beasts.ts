/**
 * Positions in which what a rule says of kos decides who gets what: small boards on which the known
 * rules come to different outcomes (`examples/differences.md`), and behind
 * them the beasts that have names. Black plays first, nobody has threats, and no point is left out.
 */
interface Beast {
  /** What `rule-report.ts` in the words calls it. */
  readonly name: string;
  /** The chains that are asked about: a stone of each. */
  readonly goal: readonly string[];
  /** `X` is Black, `O` White. */
  readonly rows: readonly string[];
}

export const BEASTS: readonly Beast[] = [
  { name: 'position-a', goal: ['c1'], rows: ['..O.'] },
  { name: 'position-b', goal: ['b1'], rows: ['.X.X'] },
  { name: 'position-c', goal: ['d1'], rows: ['...O.'] },
  { name: 'position-d', goal: ['b1'], rows: ['.O..O'] },
  { name: 'position-e', goal: ['d1'], rows: ['...X.X'] },
  { name: 'position-f', goal: ['b1'], rows: ['.X.X.X'] },
  { name: 'six-points-2', goal: ['b1', 'd1'], rows: ['.O.X.O'] },
  { name: 'six-points-3', goal: ['b1'], rows: ['.O.O.O'] },
  { name: 'six-points-4', goal: ['a2', 'b2'], rows: ['.X.', 'XOO', 'X.X'] },
  { name: 'six-points-14', goal: ['b1', 'd1'], rows: ['.X.O.O'] },
  { name: 'six-points-15', goal: ['d1', 'b1'], rows: ['.O.XO.'] },
  { name: 'six-points-25', goal: ['b1'], rows: ['.O.', '.XO'] },
  { name: 'six-points-27', goal: ['b1', 'b2'], rows: ['.O.', '.XO'] },
  { name: 'six-points-35', goal: ['d1'], rows: ['.O.X.'] },
  { name: 'six-points-49', goal: ['c1'], rows: ['..O..X'] },
  { name: 'six-points-51', goal: ['f1', 'b1'], rows: ['.O.X.X'] },
  { name: 'six-points-55', goal: ['f1'], rows: ['OO.X.X'] },
  { name: 'six-points-58', goal: ['d1', 'b1'], rows: ['.O.X.X'] },
  { name: 'six-points-70', goal: ['e1'], rows: ['..O.X.'] },
  { name: 'six-points-71', goal: ['b1'], rows: ['.X...X'] },
  { name: 'six-points-72', goal: ['b1'], rows: ['.O..OO'] },
  { name: 'six-points-73', goal: ['b1'], rows: ['.O.XO.'] },
  { name: 'six-points-74', goal: ['b1'], rows: ['.XOO.X'] },
  { name: 'six-points-76', goal: ['b1'], rows: ['.OO..O'] },
  { name: 'six-points-77', goal: ['d1'], rows: ['.OOX.'] },
  { name: 'six-points-78', goal: ['d1'], rows: ['.OOXX.'] },
  { name: 'six-points-79', goal: ['c1'], rows: ['..XO.X'] },
  { name: 'six-points-80', goal: ['c1'], rows: ['..O.OO'] },
  { name: 'six-points-81', goal: ['c1'], rows: ['..X..X'] },
  { name: 'six-points-82', goal: ['b1', 'd1'], rows: ['.X.O.X'] },
  {
    name: 'triple-ko',
    goal: ['d4', 'a7'],
    rows: ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'],
  },
  {
    name: 'double-ko-seki',
    goal: ['d4', 'a7'],
    rows: ['OOOOOO.', 'OXO.OOO', 'X.XOXXX', 'XXXXX.X', 'XXXXXXX', 'OOOOOOO', 'O.OOO.O'],
  },
  {
    name: 'moonshine-life',
    goal: ['c5', 'e2', 'a10'],
    rows: [
      '.OOOOX.X.',
      'OOOOOXXXX',
      'OXO.OXXXX',
      'X.XOXOOOO',
      'XXXXXO.OO',
      'XX.XXOOOO',
      'XXXXXOO.O',
      'OOOOOOOOO',
      'OOOOOO.OO',
      'OOXXXXOXO',
      'OOX.X.XXO',
    ],
  },
  {
    name: 'eternal-life',
    goal: ['a3', 'b2'],
    rows: ['O.OOOO.O', 'OOOOOOOO', 'OOOOOOOO', 'OOOOOOOO', 'OOOOOOOO', 'XXXXXOOO', 'XOOOXXOO', '.O.X.OX.'],
  },
  {
    name: 'double-double-ko-death',
    goal: ['a8', 'a4', 'a11', 'a2'],
    rows: [
      'OOOOOOOOOO.',
      'OXO.OOOOOOO',
      'X.XOXXXXXXX',
      'XXXXXXXXXXX',
      'OOOOOOOOOOO',
      'O.OOOOOOO.O',
      'OOOOOOOOOOO',
      'XXXXXXXXXXX',
      'XXXXXXXOX.X',
      'OOOOOOO.OXO',
      '.OOOOOOOOOO',
    ],
  },
  {
    name: 'triple-ko-with-an-eye',
    goal: ['a6', 'a8'],
    rows: ['OOOOOOOO', 'OXO.O.OO', 'X.XOXOXX', 'XXXXXXXX', 'X.XXXXXX', 'XXXXXXXX', 'OOOOOOOO', 'O.OOOO.O'],
  },
];
