import { TRIPLE_KO } from '../../fixtures/boards.ts';
/** Entries without a fault that show the constructs of the notation; the tests print and mutate them. */
export const EXAMPLES: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'a whole board with a claim',
    text: `# Triple ko
rules: spight, psk
to-play: black
size: 7
; White holds two of the three kos
${TRIPLE_KO}
moves: 1. B d6 W b5, 2. B f6 W d5
expect: hot after 3: b5 d6 f6
expect: move 4 forbidden under spight
`,
  },
  {
    name: 'a corner with digits, labels and replays',
    text: `# Taking back
| . 1 . a
| 2 X O .
| b O * ?
+--------
replays: 3@1, 4 at 2
moves: W a B b W pass
expect: captures 0 at move 1
`,
  },
  {
    name: 'a part of a board, placed by coordinates',
    text: `   G H J K
12 . X . .
11 O . X .
10 . . . .
size: 19
moves: g12
`,
  },
  {
    name: 'an upper right corner, placed by edges',
    text: `size: 13x9
-----+
..XO.|
.O..,|
colors: X=white O=black
eye-values: a=3/4
`,
  },
  {
    name: 'going on from another entry',
    text: `# Triple ko, continued
from: Triple ko after 3
first: 4
moves: W tenuki B @1
suicide: allowed
hidden-kos: count
max-cycle: 8
expect: repetition at move 5 of move 0
expect: eye c3 of white is better than half
expect: cycle 6
`,
  },
  { name: 'an empty board', text: `size: 9\nmoves: c3 g7\n` },
  { name: 'one point', text: `|+|\n` },
];
