/** Three kos on a 7x7 board, White holds two of them. Every rule has something to say of what follows. */
export const TRIPLE_KO = `\
+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+`;
