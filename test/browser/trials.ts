/** A page in one file with proofs, as `koban render` writes it. */
import { openDocument } from '../../src/document/index.ts';
import { formatOf, writePicture } from '../../src/pictures/index.ts';
import type { PageScript } from '../../src/protocol/page-proofs.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  finishFindings,
  pageProofs,
  sequenceAt,
} from '../../src/service/index.ts';
import { TRIPLE_KO } from '../fixtures/boards.ts';

const ENTRY = (rule: string) =>
  `# Triple ko\n${TRIPLE_KO}\ngoal: capture d4 or a7\nexpect: black first kills a7 under ${rule}\n`;
const TEXTS = {
  known: ENTRY('psk'),
  written: `\`\`\`korule\n# Club\na play may not recreate an earlier position\n\`\`\`\n\n\`\`\`goban\n${ENTRY('club')}\`\`\`\n`,
};

export function pageOf(scripts: readonly PageScript[], rule: keyof typeof TEXTS = 'known'): string {
  const document = analyse(
    openDocument('file:///a', 1, rule === 'known' ? 'goban' : 'markdown', TEXTS[rule]),
    DEFAULT_SETTINGS,
  );
  const { analysis } = document.entries[0]!;
  finishFindings(analysis);
  const { sequence } = sequenceAt(document, { entry: 0 })!;
  return String(
    writePicture(formatOf('html'), sequence, { trial: { proofs: pageProofs(analysis), scripts } }),
  );
}
