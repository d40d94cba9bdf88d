/**
 * The texts that the walkthrough opens: small, and each with something to see. No editor in here,
 * so that tests can read them.
 */
import { type ExtensionWords, TRIPLE_KO } from '../words/extension.ts';

type FirstCode = Extract<keyof ExtensionWords, `first.${string}`>;

/** Says a sentence of the examples. */
type SayFirst = (code: FirstCode) => string;

export interface FirstStep {
  /** Its title is the sentence `example.NAME`. */
  readonly name: 'ko' | 'triple-ko' | 'eyes' | 'claims' | 'markdown' | 'sgf';
  readonly language: 'goban' | 'markdown' | 'sgf';
  readonly text: string;
}

const ko = (say: SayFirst) => `; ${say('first.ko-rest')}
; ${say('first.ko-none')}

# ${say('first.ko-title')}
rules: basic
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3 B c3
`;

const tripleKo = (say: SayFirst) => `; ${say('first.triple-rest')}
; ${say('first.triple-try')}

# ${say('first.triple-title')}
rules: psk
${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5
`;

const eyes = (say: SayFirst) => `; ${say('first.eyes-rest')}
; ${say('first.eyes-setting')}

# ${say('first.eyes-title')}
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

const claims = (say: SayFirst) => `; ${say('first.claims-checked')}
; ${say('first.claims-fix')}

# ${say('first.claims-title')}
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

const markdown = (say: SayFirst) => `# ${say('first.page-title')}

${say('first.page-fences')}

\`\`\`goban
# ${say('first.page-capture')}
edges: all
. X O . .
X . X O .
. X O . .
. . . . .
moves: W b3
\`\`\`

${say('first.page-continue')}

\`\`\`goban
# ${say('first.page-recaptured')}
from: ${say('first.page-capture')}
rules: basic
moves: B c3
expect: move 2 forbidden
\`\`\`
`;

const sgf = (say: SayFirst) => `(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Japanese]GN[${say('first.ko-title')}]PL[W]
AB[ba][ab][cb][bc]AW[ca][db][cc]
C[${say('first.record-rest')}]
(;W[bb]TR[bb]C[${say('first.record-captures')}]
(;B[cb]N[${say('first.record-wrong')}]C[${say('first.record-recapture')}])
(;B[ee]N[${say('first.record-right')}]C[${say('first.record-elsewhere')}];W[ed];B[cb]))
(;W[ed]N[${say('first.record-slow')}]C[${say('first.record-alone')}];B[bb]))
`;

/** In the language of the reader; words of the notation are English in every language. */
export function firstSteps(say: SayFirst): readonly FirstStep[] {
  return [
    { name: 'ko', language: 'goban', text: ko(say) },
    { name: 'triple-ko', language: 'goban', text: tripleKo(say) },
    { name: 'eyes', language: 'goban', text: eyes(say) },
    { name: 'claims', language: 'goban', text: claims(say) },
    { name: 'markdown', language: 'markdown', text: markdown(say) },
    { name: 'sgf', language: 'sgf', text: sgf(say) },
  ];
}

/** What can follow at once, by a name that a link may give. */
export const THEN = {
  animate: 'koban.animate',
  compare: 'koban.compareRules',
  preview: 'markdown.showPreviewToSide',
} as const;
