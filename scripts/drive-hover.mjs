/**
 * What of a hover is in sight before anybody scrolls, measured on the page: the picture with the point in question and all its marks,
 * and what the active rule says, in the sizes and themes of windows that people have, below a diagnostic.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIPLE_KO } from '../tools/triple-ko.mjs';

const FILE = 'hovers.md';

/** A game of 300 moves, in rows that leave every other row free; the last one retakes a ko at L8 at once. */
function longGame() {
  const point = (n) => String.fromCharCode(97 + (n % 19), 97 + 2 * Math.floor((n % 190) / 19));
  const moves = Array.from({ length: 132 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[${point(n)}]`);
  const passes = Array.from({ length: 166 }, (_, n) => `;${n % 2 ? 'W' : 'B'}[]`);
  const ko = ';AB[kk][km][ll]AW[kl][il][jk][jm];B[jl]';
  return `(;GM[1]FF[4]SZ[19]RU[Japanese]${moves.join('')}${passes.join('')}${ko}\n;W[kl])`;
}

const PAGE = `\`\`\`goban
# Forbidden
rules: spight
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5
expect: hot after 3: b5
\`\`\`

\`\`\`goban
# Eye
+-------------------+
| . . . . . . . . . |
| . . . . . . . . . |
| . . X . . . . . . |
| . . . O O . . . . |
| . O O . O . . . |
| . O . O O . . . . |
| . X O X . . . . . |
| . . X . . . . . . |
| . . . . . . . . |
+-------------------+
expect: eye d5 of white is proper
\`\`\`

\`\`\`goban
# Claimed
rules: psk
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5 B b6 W f5
expect: move 6 forbidden
\`\`\`

\`\`\`sgf
${longGame()}
\`\`\`
`;

/**
 * The name of the case; a text on its line, and how far behind its beginning the cursor is; what the hover says; the point in question; how
 * many marks of which kind the picture has, one of them on the point.
 * @type {[string, string, number, string, string, Record<string, number>][]}
 */
const CASES = [
  [
    'a forbidden play under Spight’s rule',
    'W d5',
    1,
    'forbidden',
    'd5',
    { '.koban-forbidden': 1, '.koban-hot': 3 },
  ],
  ['a forbidden play that the entry claims', 'W f5', 1, 'forbidden', 'f5', { '.koban-forbidden': 1 }],
  ['a claim that fails', 'hot after', 1, 'false', 'b5', { '.koban-hot': 3 }],
  ['an eye of value 1+a', 'O . O . . . |', 2, 'Eye of White', 'd5', { text: 5, '.koban-mark': 5 }],
  ['a claim about an eye that fails', 'eye d5', 1, 'Eye of White', 'd5', { text: 5, '.koban-mark': 5 }],
  ['an empty point', '| . . . . . . . . |', 16, 'If Black plays', 'h1', { '.koban-mark': 1 }],
  ['move 300 of a game on 19x19', ';W[kl]', 2, 'forbidden', 'l8', { '.koban-forbidden': 1 }],
];

const SIZES = [
  { width: 1000, height: 700 },
  { width: 1400, height: 900 },
];
const KINDS = ['light', 'dark'];

/** Before the workbench opens the folder: the palette may have looked for its files once and for all. */
export function writeHovers(folder) {
  writeFileSync(join(folder, FILE), PAGE);
}

/**
 * Deep runs look at all sizes and themes, others at the first of each.
 *
 * @param {{ workbench: import('../tools/workbench.mjs').Workbench, until: (holds: () => unknown, what: string) => Promise<void> }} driven
 */
export function hoverChecks({ workbench, until }) {
  const { page } = workbench;
  const isOf = async (kind) =>
    (await page.locator(`.monaco-workbench.${kind === 'dark' ? 'vs-dark' : 'vs'}`).count()) > 0;
  const pictures = new Map();
  return KINDS.flatMap((kind, k) =>
    SIZES.map((size, s) => [
      `hovers show the point, its marks and the active verdict without scrolling, at ${size.width}x${size.height}, ${kind}`,
      async () => {
        const before = page.viewportSize();
        if (k + s === 0) {
          await workbench.command('View: Close All Editors');
          await workbench.openText(FILE, 'Forbidden');
          // The status bar counts the problems of other files, too: texts that the extension opened stay open for three minutes.
          await page.locator('.tab .monaco-icon-label[aria-label$=" 6 problems in this file"]').waitFor();
        }
        if (!(await isOf(kind))) await workbench.command('Preferences: Toggle between Light/Dark Themes');
        await until(() => isOf(kind), `the theme is ${kind}`);
        await page.setViewportSize(size);
        // Where no hover comes up: one that is drawn again under the pointer may leave it beside the text, and the editor hides hovers then.
        await page.mouse.move(0, 0);
        try {
          for (const [name, text, behind, says, point, marks] of CASES) {
            const lines = PAGE.slice(0, PAGE.indexOf(text) + behind).split('\n');
            await workbench.goTo(lines.length, lines[lines.length - 1].length + 1);
            const hover = await workbench.hoverAtCursor(says);
            const diagnostics = await hover.locator('.marker').count();
            if (diagnostics !== 1) throw new Error(`${name}: ${diagnostics} diagnostics`);
            const long = await hover.locator('.marker').evaluate(linesOf);
            if (long.said > 2 || long.places > 1)
              throw new Error(`${name}: a diagnostic of ${JSON.stringify(long)} lines`);
            const picture = hover.locator('img').first();
            await picture.waitFor();
            await page.waitForFunction((image) => image.complete, await picture.elementHandle());
            const faults = await picture.evaluate(outOfSight, { says, point, marks });
            if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
            const drawn = await picture.getAttribute('src');
            if (pictures.get(name)?.kind !== kind && pictures.get(name)?.drawn === drawn)
              throw new Error(`${name}: the picture is the same in both themes`);
            pictures.set(name, { kind, drawn });
            await page.keyboard.press('Escape');
            await hover.waitFor({ state: 'hidden' });
          }
        } finally {
          await page.setViewportSize(before);
        }
      },
      k + s > 0,
    ]),
  );
}

/** How many lines of the page a diagnostic has, and the places that it links to. Runs in the page. */
function linesOf(marker) {
  const height = Number.parseFloat(getComputedStyle(marker).lineHeight);
  const edges = [...marker.querySelectorAll(':scope > span')].flatMap((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return [top, bottom];
  });
  const said = Math.round((Math.max(...edges) - Math.min(...edges)) / height);
  return { said, places: marker.querySelectorAll(':scope > div').length };
}

/**
 * What of a hover cannot be seen. The picture is drawn again over itself, unseen, so that the page measures the marks where they are. What
 * is in sight is what the page has at the corners of a rectangle. Runs in the page.
 */
function outOfSight(image, { says, point, marks }) {
  const faults = [];
  const words = image.closest('table').parentElement;
  const isSeen = ({ left, right, top, bottom }, within) =>
    [left + 0.5, right - 0.5].every((x) =>
      [top + 0.5, bottom - 0.5].every((y) => within.contains(document.elementFromPoint(x, y))),
    );
  const box = image.getBoundingClientRect();
  const picture = new DOMParser().parseFromString(atob(image.src.split(',')[1]), 'image/svg+xml');
  const svg = picture.querySelector('svg') ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(svg);
  Object.assign(svg.style, { position: 'fixed', left: `${box.left}px`, top: `${box.top}px` });
  Object.assign(svg.style, {
    width: `${box.width}px`,
    height: `${box.height}px`,
    opacity: '0',
    pointerEvents: 'none',
  });
  const rectangles = (selector) =>
    [...svg.querySelectorAll(selector)].map((mark) => mark.getBoundingClientRect());
  const drawn = rectangles('.koban-mark');
  if (drawn.length === 0) faults.push('the picture has no marks');
  drawn.forEach((mark, n) => {
    if (!isSeen(mark, image)) faults.push(`mark ${n} is out of sight: ${JSON.stringify(mark)}`);
  });
  for (const [selector, count] of Object.entries(marks)) {
    const found = svg.querySelectorAll(
      selector.startsWith('.') ? selector : `.koban-mark ${selector}`,
    ).length;
    if (found !== count) faults.push(`${found} of ${selector}, not ${count}`);
  }
  // The letters of the columns are one text, with a place for each of them.
  /** @type {NodeListOf<SVGTextElement>} */
  const texts = svg.querySelectorAll('.koban-coordinates text');
  const textWith = (holds) => [...texts].filter(({ textContent }) => holds(textContent.toLowerCase()))[0];
  const columns = textWith((text) => text.includes(point[0]));
  const across = columns.x.baseVal.getItem(columns.textContent.toLowerCase().indexOf(point[0])).value;
  const x = box.left + (across * box.width) / svg.viewBox.baseVal.width;
  const row = textWith((text) => text === point.slice(1)).getBoundingClientRect();
  const y = (row.top + row.bottom) / 2;
  if (!drawn.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom))
    faults.push(`${point} has no mark`);
  svg.remove();
  const said = [...words.querySelectorAll('*')].find(
    (one) => one.children.length === 0 && one.textContent.includes(says),
  );
  if (!said) return [...faults, `nothing says ${says}`];
  for (const line of said.getClientRects())
    if (!isSeen(line, words)) faults.push(`“${says}” is out of sight`);
  return faults;
}
