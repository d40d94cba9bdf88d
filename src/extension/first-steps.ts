/** The texts that the walkthrough opens: small, and each with something to see. No editor in here, so that tests can read them. */
export interface FirstStep {
  readonly name: string;
  /** In the list of examples. */
  readonly label: string;
  readonly language: 'goban' | 'markdown' | 'sgf';
  readonly text: string;
}

const KO = `; Rest the pointer on the last play, c3: Black may not take back at once.
; Take the line "rules:" away, or write "none" there, and the error goes.

# A ko
rules: basic
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3 B c3
`;

const TRIPLE_KO = `; Three kos at once. Rest the pointer on the last play, or ask for the table: Koban: Compare Ko Rules.
; Change the rule: psk, ssk, spight, korean, japanese, ing, coupling, basic, none.

# Triple ko
rules: psk
size: 7
+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+
moves: B d6 W b5 B f6 W d5 B b6 W f5
`;

const EYES = `; Rest the pointer on the point d5: what kind of eye is it, and why? The ring marks where a play matters.
; The setting koban.inlayHints.eyes shows the values of all eyes behind the rows.

# An eye with a ko
size: 9
+-------------------+
| . . . . . . . . . |
| . . . . . . . . . |
| . . X . . . . . . |
| . . . O O . . . . |
| . O O . O . . . . |
| . O . O O . . . . |
| . X O X . . . . . |
| . . X . . . . . . |
| . . . . . . . . . |
+-------------------+
`;

const CLAIMS = `; What is claimed is checked as you type, and by "koban check" on every build. The last claim is wrong:
; put the cursor on it and press Ctrl+. for what holds.

# A ko, and what is true of it
rules: basic
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3 B tenuki W tenuki B c3
expect: captures 1 at move 1
expect: move 4 allowed
expect: captures 2 at move 4
`;

const MARKDOWN = `# Ko

Diagrams stand in fences. Open the preview beside this text: the moves are numbers there, and what is forbidden is said.

\`\`\`goban
# The capture
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3
\`\`\`

A diagram may go on where another one ends.

\`\`\`goban
# Taken back at once
from: The capture
rules: basic
moves: B c3
expect: move 2 forbidden
\`\`\`
`;

const SGF = `(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Japanese]GN[A ko]PL[W]
AB[ba][ab][cb][bc]AW[ca][db][cc]
C[Rest the pointer on a move for its board and what the rules say.]
(;W[bb]TR[bb]C[White takes the ko.]
(;B[cb]N[Wrong]C[Black may not take back at once.])
(;B[ee]N[Right]C[A play elsewhere comes first.];W[ed];B[cb]))
(;W[ed]N[Slow]C[White leaves the ko alone.];B[bb]))
`;

export const FIRST_STEPS: readonly FirstStep[] = [
  { name: 'ko', label: 'A ko', language: 'goban', text: KO },
  { name: 'triple-ko', label: 'Three kos under different rules', language: 'goban', text: TRIPLE_KO },
  { name: 'eyes', label: 'An eye with a ko', language: 'goban', text: EYES },
  { name: 'claims', label: 'Claims that are checked', language: 'goban', text: CLAIMS },
  { name: 'markdown', label: 'A page of Markdown', language: 'markdown', text: MARKDOWN },
  { name: 'sgf', label: 'A record in SGF', language: 'sgf', text: SGF },
];

/** What can follow at once, by a name that a link may give. */
export const THEN = {
  animate: 'koban.animate',
  compare: 'koban.compareRules',
  preview: 'markdown.showPreviewToSide',
} as const;
