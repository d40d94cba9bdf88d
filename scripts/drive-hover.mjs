/** What of a hover is in sight before anybody scrolls, measured on the page: the point in question, and what the active rule says. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'hovers.md';

const KOS = `+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+`;

/** A game of 300 moves without captures, in rows that leave every other row free. */
function longGame() {
  const point = (n) => String.fromCharCode(97 + (n % 19), 97 + 2 * Math.floor((n % 190) / 19));
  const moves = Array.from({ length: 150 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[${point(n)}]`);
  const passes = Array.from({ length: 149 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[]`);
  return `(;GM[1]FF[4]SZ[19]${[...moves, ...passes].join('')}\n;W[kl])`;
}

const PAGE = `\`\`\`goban
# Forbidden
rules: spight
${KOS}
moves: B d6 W b5 B f6 W d5
expect: hot after 3: b5
\`\`\`

\`\`\`goban
# Eye
edges: all
. X O . .
X . X O .
O X . X .
. O X . .
. . . . .
\`\`\`

\`\`\`sgf
${longGame()}
\`\`\`
`;

/** The name of the case, a text on its line, how far behind its beginning the cursor is, what the hover says, where the point is on the picture (parts of its size). */
const CASES = [
  ['a forbidden play under Spight’s rule', 'W d5', 1, 'forbidden', [0.5, 0.4]],
  ['a claim that fails', 'hot after', 1, 'false', [0.35, 0.4]],
  ['an eye', 'X . X O .', 2, 'Eye of Black', [0.35, 0.35]],
  ['an empty point', '\n. . . . .', 9, 'If Black plays', [0.85, 0.85]],
  ['move 300 of a game on 19x19', 'W[kl]', 1, 'allowed', [0.5, 0.5]],
];

const SMALL = { width: 1000, height: 700 };
const LARGE = { width: 1400, height: 900 };

/** @param {{ workbench: import('../tools/workbench.mjs').Workbench, folder: string }} driven */
export function hoverChecks({ workbench, folder }, deep) {
  const { page } = workbench;
  const sizes = deep ? [LARGE, SMALL] : [SMALL];
  return sizes.map((size) => [
    `hovers show the point and the active verdict without scrolling, at ${size.width}x${size.height}`,
    async () => {
      const before = page.viewportSize();
      if (size === sizes[0]) {
        writeFileSync(join(folder, FILE), PAGE);
        await workbench.command('View: Close All Editors');
        await workbench.openText(FILE, 'Forbidden');
        await workbench.squiggles.first().waitFor();
      }
      await page.setViewportSize(size);
      for (const [name, text, behind, says, [x, y]] of CASES) {
        const at = PAGE.indexOf(text) + behind;
        const lines = PAGE.slice(0, at).split('\n');
        await workbench.goTo(lines.length, lines.at(-1).length + 1);
        const hover = await workbench.hoverAtCursor(says);
        const picture = hover.locator('img').first();
        await picture.waitFor();
        await page.waitForFunction((image) => image.complete, await picture.elementHandle());
        const seen = await hover.boundingBox();
        const board = await picture.boundingBox();
        const said = await hover.locator('td').getByText(says).first().boundingBox();
        const isIn = (left, top) =>
          left >= seen.x && left <= seen.x + seen.width && top >= seen.y && top <= seen.y + seen.height;
        const point = [board.x + x * board.width, board.y + y * board.height];
        const boxes = JSON.stringify({ seen, board, said });
        if (!isIn(...point)) throw new Error(`${name}: the point is out of sight: ${boxes}`);
        if (!isIn(said.x, said.y) || !isIn(said.x, said.y + said.height - 1))
          throw new Error(`${name}: the verdict is out of sight: ${boxes}`);
        await page.keyboard.press('Escape');
        await hover.waitFor({ state: 'hidden' });
      }
      await page.setViewportSize(before);
    },
  ]);
}
