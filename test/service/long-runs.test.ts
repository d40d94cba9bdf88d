import { expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import type { HostKind } from '../../src/document/types.ts';
import { finish } from '../../src/go/task.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  definition,
  diagnose,
  format,
  inlays,
  links,
  pasted,
  preparingOffers,
  symbols,
  tokens,
} from '../../src/service/index.ts';
import { TARGETS } from '../fuzz/targets.ts';
import { sampled } from '../runs.ts';
import { hover } from './marked.ts';

/**
 * A text of so many characters has one place where something stands again and again. What takes the
 * square of the time there, such as a pattern that begins anew at each of them, takes minutes.
 */
const LENGTH = 400_000;
/** Seconds of the processor; a text of this length takes less than a tenth of them. */
const MOST = 10;

const UNITS = [
  ' ',
  '\t',
  '\n',
  ',',
  ';',
  '=',
  '/',
  '*',
  '-',
  ':',
  'a',
  '0',
  'X',
  '(',
  '[',
  '"',
  '#',
  '|',
  '`',
  '.',
  '>',
  '%',
  '$',
  '\\',
  '[a]',
  'C[',
  ' 1',
  'a1 ',
  'x ',
  '\\]',
  '_a(',
  '=\n',
  '第',
  '\u3000',
];

const ROWS = '. X O .\nX . X O\n. X O .\n';
const entry = (lines: string) => `# Ko\n${ROWS}${lines}\n`;
const value = (run: string) => run.replace(/[\]\\]/g, '\\$&');
/** `!` stands behind what stands again and again. */
const PLACES: readonly (readonly [string, HostKind, (run: string) => string])[] = [
  ['a title', 'goban', (run) => `# Ko ${run}!\n${ROWS}`],
  ['a line', 'goban', (run) => entry(`${run}!`)],
  ['the middle of a line', 'goban', (run) => entry(`assert${run}! b`)],
  ['a comment', 'goban', (run) => entry(`; ${run}!`)],
  ['moves', 'goban', (run) => entry(`moves: B b2${run}! W a1`)],
  ['rules', 'goban', (run) => entry(`rules: psk${run}! with`)],
  ['a claim', 'goban', (run) => entry(`moves: B b2\nexpect: move 1${run}! allowed`)],
  ['an eye', 'goban', (run) => entry(`expect: eye a1${run}! 1+b`)],
  ['a label', 'goban', (run) => entry(`label: a1=${run}!`)],
  ['a row', 'goban', (run) => `# Ko\n${ROWS}3 . X O .${run}! 3\n`],
  ['whose turn it is', 'goban', (run) => entry(`Black${run}! to play`)],
  [
    'a fact of an engine',
    'text',
    (run) =>
      `   A B C D\n 3 . X O . 3\n 2 X . X O 2\n 1 . X O . 1\n   A B C D\nLast move: ${run}!\nBlack${run}!\n`,
  ],
  ['a fence', 'markdown', (run) => `Text ${run}!\n\n\`\`\`goban ${run}!\n${ROWS}\`\`\`\n`],
  [
    'a diagram of Sensei’s Library',
    'markdown',
    (run) => `$$B Title ${run}!\n$$ | . X O .${run}!\n$$ | X . X O\n`,
  ],
  ['a comment of a record', 'sgf', (run) => `(;SZ[9]C[${value(run)}!];B[aa])`],
  [
    'a player of a record',
    'sgf',
    (run) =>
      `(;SZ[9]PB[a${value(run)}!]WR[${value(run)}!]KM[${value(run)}!]RE[${value(run)}!]SO[https://a${value(run)}!])`,
  ],
  ['a move of a record', 'sgf', (run) => `(;SZ[9];B[a${value(run)}!a]LB[aa:${value(run)}!])`],
  ['a place between nodes', 'sgf', (run) => `(;SZ[9]${run}!;B[aa];W[bb])`],
];

const CASES = PLACES.flatMap(([place, host, make]) => UNITS.map((unit) => ({ place, unit, host, make })));
/** What took minutes once. */
const FOUND = CASES.filter(
  ({ place, unit }) =>
    (unit === 'C[' && place === 'a comment of a record') || (unit === ' ' && place === 'a row'),
);

test.each([...new Set([...FOUND, ...sampled(25, CASES)])])('$unit in $place', ({ host, make, unit }) => {
  const text = make(unit.repeat(LENGTH / unit.length));
  const times: [string, number][] = [];
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const timed = <T>(name: string, run: () => T): T => {
    const before = used();
    const result = run();
    times.push([name, used() - before]);
    return result;
  };
  const at = text.indexOf('!');
  const here = { start: at, end: at };
  const all = { start: 0, end: text.length };
  const document = timed('analyse', () =>
    analyse(openDocument('test:///a', 1, host, text), { ...DEFAULT_SETTINGS, inlayMoves: true }),
  );
  timed('diagnose', () => diagnose(document));
  let left = 10;
  timed('hover', () => finish(hover(document, at, () => left-- < 0)));
  timed('complete', () => complete(document, at));
  timed('actions', () => {
    finish(preparingOffers(document, here));
    return actions(document, here);
  });
  timed('actions of all', () => {
    finish(preparingOffers(document, all));
    return actions(document, all);
  });
  timed('definition', () => definition(document, at));
  timed('links', () => finish(links(document, true)));
  timed('format', () => finish(format(document)));
  timed('tokens', () => finish(tokens(document, all)));
  timed('symbols', () => finish(symbols(document)));
  timed('inlays', () => inlays(document, all));
  timed('paste', () => pasted(text, { document: null, offset: 0, fence: false }));
  const random = () => 0;
  for (const target of ['find', 'convert', 'show', 'preview'] as const)
    timed(target, () => TARGETS[target]!.attack({ text, random }));
  expect(times.filter(([, seconds]) => seconds > MOST)).toEqual([]);
});
