import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kobanLater } from './run.ts';

/** Records as people have them (`test/fixtures/public-cases`), through the command line. */

const FOLDER = path.join(import.meta.dirname, '../fixtures/public-cases');
const FILES = readdirSync(FOLDER).filter((name) => name !== 'README.md');

interface Case {
  /** The ending of the file, `sgf` by default. */
  readonly ending?: string;
  /** What `convert` makes of it: SGF of SGF, entries of all else. */
  readonly converted?: string;
  /** What `check` reports, by code and severity. */
  readonly codes?: readonly string[];
  /** The moves as `judge` has them, captured stones left out. */
  readonly moves?: string;
  readonly title?: string;
  /** The numbers of the moves that the rule in force forbids. */
  readonly forbidden?: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'f01-goban-fence-with-dollars': {
    ending: 'md',
    codes: [],
    converted: `# A joseki
size: 19
+--------------
| . . . . 1 . .
| . . . . . . .
| 2 . . X O 4 .
| . . X O . . .
| 3 . a . . . .
circle: b18 f15
`,
  },
  'f03-check-ignores-dollars': {
    ending: 'md',
    codes: [
      'information senseis.label-twice',
      'warning senseis.digit-missing',
      'error senseis.unknown-glyph',
    ],
  },
  'f05-prose-chapter': { ending: 'rst', codes: [] },
  'f06-prose-chapter': { ending: 'tex', codes: [] },
  'f08-board-in-text-file': {
    ending: 'txt',
    codes: [],
    converted: `# Corner
+---------+
| . . X . |
| . O 1 . |
+---------+
`,
  },
  'f10-two-brackets-in-comment': { codes: ['error sgf.unescaped-bracket'], moves: 'c7 d6' },
  'f13-convert-keeps-record': { codes: [], moves: 'e5 c5 c6', title: 'North – South' },
  'f15-ca-gb-but-utf8': {
    codes: [],
    moves: 'r16 d16',
    title: '王小明 – 李大同',
  },
  'f17-no-ca-shift-jis': { codes: [], moves: 'r16 d16', converted: 'EV[名人戦予]' },
  'f20-macintosh': { codes: [], moves: 'c7 d6', title: 'Müller – Éric' },
  'f21-event-in-TE': {
    codes: [
      'error sgf.no-node',
      'hint sgf.no-move',
      'warning sgf.wrong-value',
      'hint sgf.unknown-property',
      'hint sgf.no-move',
      'warning sgf.wrong-value',
    ],
    moves: 'r16 d16 q3',
  },
  'f22-komi-375': { codes: ['hint sgf.komi'], moves: 'q16 d16' },
  'f24-komi-with-unit': {
    codes: ['hint sgf.wrong-value', 'hint sgf.wrong-value', 'hint sgf.result'],
    moves: 'c17',
  },
  'f25-repeated-setup': {
    codes: ['warning sgf.duplicate-property', 'warning sgf.duplicate-property'],
    moves: 'h2',
  },
  'f27-small-stones': {
    ending: 'md',
    codes: ['error label.small-stones'],
  },
  // The fix writes it as an entry (`test/service/export/misplaced.test.ts`).
  'f29-unicode-board': { ending: 'md', codes: ['error line.unreadable'] },
  'f31-go-board-27': { codes: [], moves: 'd24 y4 bb1' },
  'f32-smiley-before-game': { codes: ['information sgf.outside-text'], moves: 'e5 c7' },
  'f33-not-go': { codes: ['information sgf.not-go'] },
  'p01-nested-bracket': { codes: ['error sgf.unescaped-bracket'], moves: 'q16 d4' },
  'p03-semicolons-only': { codes: ['error sgf.no-game'] },
  'p05-backslashes': { codes: [], moves: 'a19 b18' },
  'p06-dashes': { codes: ['error sgf.stray-text'], moves: 'q16 d16' },
  'p08-pass-ss': { codes: ['error sgf.off-board'], moves: 'd15 pass q3' },
  'p10-tall-board': { codes: [], moves: 'a1 j13' },
  'p11-gtp-points': { codes: ['error sgf.wrong-value', 'error sgf.wrong-value'] },
  'p13-suicide-is-no-ko': { codes: ['error play.suicide'], moves: 'a8 a9 b9 a9' },
  'p15-ko-with-passes': { codes: ['error superko.situational'], forbidden: '4' },
  'p16-fox-handicap': { codes: [], moves: 'q16 d4 d16' },
  'p18-result-in-words': { codes: ['hint sgf.result', 'hint sgf.date'], moves: 'c17' },
};

it('has an expectation for each file', () => {
  expect(FILES.map((name) => name.replace(/\.\w+$/, '')).sort()).toEqual(Object.keys(CASES).sort());
});

describe('public records', () => {
  it.each(Object.entries(CASES))('%s', async (name, { ending = 'sgf', ...wanted }) => {
    const { codes, moves, title, forbidden, converted } = wanted;
    const file = `${name}.${ending}`;
    const files = { [file]: Uint8Array.from(readFileSync(path.join(FOLDER, file))) };
    const checked = await kobanLater(['check', '--format', 'json', file], files);
    const found = JSON.parse(checked.out).files[0].diagnostics as { severity: string; code: string }[];
    if (codes) expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual(codes);
    if (converted) {
      const to = ending === 'sgf' ? 'sgf' : 'goban';
      expect((await kobanLater(['convert', '--to', to, file], files)).out).toContain(converted);
    }
    if (!moves && !title && !forbidden) return;
    const judged = await kobanLater(['judge', file], files);
    const [entry] = JSON.parse(judged.out).files[0].entries as {
      title: string;
      nodes: { point: string; number: number; verdicts: Record<string, { verdict: string }> }[];
    }[];
    if (moves) expect(entry!.nodes.map(({ point }) => point).join(' ')).toBe(moves);
    if (title) expect(entry!.title).toBe(title);
    if (forbidden) {
      const not = entry!.nodes.filter(({ verdicts }) => Object.values(verdicts)[0]!.verdict === 'forbidden');
      expect(not.map(({ number }) => String(number)).join(' ')).toBe(forbidden);
    }
  });
});
