/** What is done on the pages while the screen reader listens: walks of steps, each with a name and an action. */
import { bundlePage, importTypeScript, openPage } from '../browser/page.mjs';
import { openPreview } from '../browser/preview-page.mjs';
import { openTrial } from '../browser/trial.checks.mjs';

/** About what the extension answers. */
const ABOUT = [
  'White D5 is forbidden under Spight’s hot-stone ko rule: it captures the hot stone D6 (move 1).',
  'Eye of Black: 2, proper eye',
  'E6, 1: White’s stone is captured if it is attacked first',
];
const REFUSED = { type: 'note', message: 'White B2 is suicide.', offers: [], written: false };

/**
 * Each walk opens a page, and says where the focus is first; what is heard until then depends on how fast the page loads.
 *
 * @returns {Promise<[string, (pool: unknown) => Promise<{ page: import('playwright-core').Page, from: import('playwright-core').Locator, steps: [string, () => unknown][] }>][]>}
 */
export async function walks() {
  const sequences = await importTypeScript('test/browser/sequences.ts');
  const { COMPARED, COMPARISON } = await importTypeScript('test/browser/comparisons.ts');
  const { TRIPLE_KO, TRIPLE_KO_PSK, OF_FOUR_RULES, OF_FOUR_UNDER_SPIGHT, RECORD, RECORD_TREE } = sequences;
  const board = await bundlePage();
  const keys = (page, names) => names.map((name) => [name, () => page.keyboard.press(name)]);
  return [
    [
      'steps on the board view, a forbidden play and another rule',
      async (pool) => {
        const page = await openPage(pool, board);
        await page.show(TRIPLE_KO, 0);
        const steps = [
          ...keys(page, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End']),
          ['positional superko is chosen', () => page.show(TRIPLE_KO_PSK, 6)],
          ...keys(page, ['Home']),
        ];
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'the row of rules above the board',
      async (pool) => {
        const page = await openPage(pool, board);
        await page.show(OF_FOUR_RULES, 6);
        const chosen = (rule) => page.locator('.lens-rule', { hasText: rule });
        const steps = [
          [
            'the focus comes to the rule in force',
            () => page.locator('.lens-rule[aria-pressed=true]').focus(),
          ],
          ...keys(page, ['Tab', 'Tab', 'Tab', 'Tab', 'Tab']),
          ['the focus goes back to Spight’s rule', () => chosen('Spight').focus()],
          ...keys(page, ['Enter']),
          ['the board comes under that rule', () => page.show(OF_FOUR_UNDER_SPIGHT, 6)],
          ...keys(page, ['ArrowLeft', 'R']),
          ['the board comes under the first rule', () => page.show(OF_FOUR_RULES, 5)],
        ];
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'a walk over the board',
      async (pool) => {
        const page = await openPage(pool, board);
        await page.show(TRIPLE_KO, 3);
        const question = async () => (await page.sent('point')).filter(({ point }) => point !== null).at(-1);
        const rests = (point) =>
          page.waitForFunction(
            (at) => window.host.sent.some((m) => m.type === 'point' && m.point === at),
            point,
          );
        const steps = [
          [
            'the focus comes to the board',
            () => page.locator('[role="option"][aria-label^="c6," i]').focus(),
          ],
          ...keys(page, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']),
          [
            'the extension says why a play there is forbidden',
            async () => {
              await rests(17);
              const { id } = await question();
              await page.tell({ type: 'about', id, lines: ABOUT, forbidden: true });
            },
          ],
          ['a play is refused', () => page.tell(REFUSED)],
          ...keys(page, ['.', 'Home', 'Shift+F10', 'ArrowDown', 'Escape']),
        ];
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'a walk over the tree of variations',
      async (pool) => {
        const page = await openPage(pool, board);
        await page.show(RECORD, 0);
        await page.keyboard.press('v');
        await page.tell({ type: 'tree', tree: RECORD_TREE });
        const tree = page.getByRole('tree');
        const steps = [
          ['the focus comes to the tree', () => tree.focus()],
          ...keys(page, ['ArrowRight', 'ArrowRight', 'Enter', 'Enter', 'ArrowRight', 'ArrowLeft']),
        ];
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'what the Tab key comes to beside a record',
      async (pool) => {
        const page = await openPage(pool, board);
        await page.show(RECORD, 0);
        const steps = keys(page, [
          'Shift+Tab',
          'Shift+Tab',
          'Shift+Tab',
          ...Array.from({ length: 16 }, () => 'Tab'),
        ]);
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'the table of rules',
      async (pool) => {
        const page = await openPage(pool, board, { viewport: { width: 900, height: 600 } });
        await page.show(COMPARED, 6);
        await page.keyboard.press('2');
        await page.tell({ type: 'comparison', comparison: COMPARISON });
        const walk = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'Tab', 'Tab'];
        return { page, from: page.locator('.rules-cell.current'), steps: keys(page, walk) };
      },
    ],
    [
      'the wheel of a triple ko',
      async (pool) => {
        const page = await openPage(pool, board, { viewport: { width: 900, height: 760 } });
        await page.show(TRIPLE_KO_PSK, 0);
        const plays = page.locator('.wheel-play');
        const steps = [
          ['the focus comes to the first play', () => plays.first().focus()],
          ...keys(
            page,
            Array.from({ length: 6 }, () => 'ArrowRight'),
          ),
          ...keys(page, ['Tab', 'Shift+Tab']),
          ['Spight’s rule is chosen', () => page.show({ ...TRIPLE_KO, version: 9 }, 3)],
          ...keys(page, ['ArrowRight']),
        ];
        return { page, from: page.getByRole('button', { name: 'First' }), steps };
      },
    ],
    [
      'a figure of the Markdown preview',
      async (pool) => {
        const page = await openPreview(pool);
        const walk = ['Tab', 'Tab', 'Tab', 'Home', 'Enter', 'Enter', 'Tab', 'Tab', 'Enter'];
        return { page, from: page.getByRole('button', { name: 'First' }).first(), steps: keys(page, walk) };
      },
    ],
    [
      'a game against a proof',
      async (pool) => {
        const page = await openTrial(pool);
        const begin = page.getByRole('button', {
          name: /^Try to refute: Black can force: White is captured/,
        });
        const walk = ['Enter', 'Enter', 'ArrowDown', 'ArrowRight', 'p', 'Escape'];
        return { page, from: begin, steps: keys(page, walk) };
      },
    ],
  ];
}
