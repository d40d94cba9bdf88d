/** Boards of the examples of diagnostics, and their lines. */

export const KO = `size: 5
+-----------+
| . . . . . |
| . X O . . |
| X O . O . |
| . X O . . |
| . . . . . |
+-----------+
`;
export const TRIPLE_KO = `size: 7
+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+
`;
export const TRIPLE_KO_WITH_EYE = `size: 8x8
+-----------------+
| O O O O O O O O |
| O X O . O . O O |
| X . X O X O X X |
| X X X X X X X X |
| X . X X X X X X |
| X X X X X X X X |
| O O O O O O O O |
| O . O O O O . O |
+-----------------+
`;
export const BENT_FOUR = `size: 7
+---------------+
| . . . . . . . |
| . . . . . . . |
| . . . . . . . |
| X X . . . . . |
| O O X X . . . |
| . O O O X . . |
| . . . O X . . |
+---------------+
moves: B b1 W a1 B a2 W a1
`;
export const SENDING_TWO = `size: 6
+-------------+
| . O . X X . |
| O X X X X X |
| O X X . X X |
| O X X X X X |
| O O O O O O |
| O . O O . O |
+-------------+
moves: W c6 B a6 W b6 B pass W c6 B a6 W b6
`;
export const SNAPBACK = `size: 5
+-----------+
| . . . . . |
| . . . . . |
| X X . . . |
| O O X . . |
| . . O . . |
+-----------+
moves: B b1 W a1
`;
