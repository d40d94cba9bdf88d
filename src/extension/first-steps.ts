/**
 * The texts that the walkthrough opens: small, and each with something to see. No editor in here,
 * so that tests can read them.
 */
interface FirstStep {
  /** Its title is the sentence `example.NAME`. */
  readonly name: 'ko' | 'triple-ko' | 'eyes' | 'claims' | 'markdown' | 'sgf';
  readonly language: 'goban' | 'markdown' | 'sgf';
  readonly text: string;
}

const KO = `; Rest the pointer on the last move, c3: Black may not recapture at once.
; Write "rules: none" instead, and the error disappears. Without the line, the setting koban.rules chooses the rule: basic ko.

# A ko
rules: basic
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3 B c3
`;

const TRIPLE_KO = `; Three kos at once. Rest the pointer on the last move, or run the command "Koban: Compare Ko Rules".
; Try other rules: psk, ssk, nssk, spight, coupling, korean, japanese, ing, basic, none.

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

const EYES = `; Rest the pointer on the point d5 to see what kind of eye it is, and why. The ring marks the vital points.
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

const CLAIMS = `; Koban checks each claim (expect) as you type; on the command line "koban check" does. The last claim is wrong:
; put the cursor on it and press Ctrl+. to write what holds.

# A ko with claims
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

Write diagrams in fences named \`goban\`. The preview beside this text shows numbered moves and the verdicts of the rules.

\`\`\`goban
# The capture
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3
\`\`\`

A diagram can continue another one.

\`\`\`goban
# Recaptured at once
from: The capture
rules: basic
moves: B c3
expect: move 2 forbidden
\`\`\`
`;

const SGF = `(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Japanese]GN[A ko]PL[W]
AB[ba][ab][cb][bc]AW[ca][db][cc]
C[Rest the pointer on a move to see its board and what the rules say.]
(;W[bb]TR[bb]C[White captures the ko.]
(;B[cb]N[Wrong]C[Black may not recapture at once.])
(;B[ee]N[Right]C[A play elsewhere has to come first.];W[ed];B[cb]))
(;W[ed]N[Slow]C[White leaves the ko alone.];B[bb]))
`;

export const FIRST_STEPS: readonly FirstStep[] = [
  { name: 'ko', language: 'goban', text: KO },
  { name: 'triple-ko', language: 'goban', text: TRIPLE_KO },
  { name: 'eyes', language: 'goban', text: EYES },
  { name: 'claims', language: 'goban', text: CLAIMS },
  { name: 'markdown', language: 'markdown', text: MARKDOWN },
  { name: 'sgf', language: 'sgf', text: SGF },
];

/** What can follow at once, by a name that a link may give. */
export const THEN = {
  animate: 'koban.animate',
  compare: 'koban.compareRules',
  preview: 'markdown.showPreviewToSide',
} as const;
