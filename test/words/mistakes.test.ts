import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { actions, analyse, DEFAULT_SETTINGS, diagnose, finishFindings } from '../../src/service/index.ts';
import { english, loadWords, type SpokenLanguage, say } from '../../src/words/index.ts';
import { mistakesInJapanese } from './mistakes.ja.ts';
import { mistakesInKorean } from './mistakes.ko.ts';
import { mistakesInSimplifiedChinese, mistakesInTraditionalChinese } from './mistakes.zh.ts';

/** The sentence of each mistake, and the title of its fix, in the other languages, where they have them. */
const ELSEWHERE: Partial<Record<SpokenLanguage, Readonly<Record<string, readonly (string | undefined)[]>>>> =
  {
    ja: mistakesInJapanese,
    ko: mistakesInKorean,
    'zh-hans': mistakesInSimplifiedChinese,
    'zh-hant': mistakesInTraditionalChinese,
  };

interface Mistake {
  readonly name: string;
  /** A part of what an author writes: a board, an entry, or with `fence` a Markdown text. */
  readonly text: string;
  readonly code: string;
  readonly says: { readonly en: string };
  /**
   * The title of a fix in English, and the text after it; none where only the author knows, and then nothing is offered. The same in every
   * language: what a fix writes is notation.
   */
  readonly fix?: readonly [title: string, text: string];
  readonly host?: 'markdown';
}

const KO = '+---------+\n| . X O . |\n| X O . O |\n| . X O . |\n| . . . . |\n+---------+';
const BOARD = '+-------+\n| . X . |\n| O . . |\n| . . . |\n+-------+';

/** What authors get wrong most: each says what is wrong, what Koban does about it, and what to do. */
const MISTAKES: readonly Mistake[] = [
  {
    name: 'a ragged row',
    text: '| . X O\n| . X\n| . . .\n+------',
    code: 'diagram.ragged-row',
    says: {
      en: 'This row has 2 points, but the board has 3 columns; Koban treats missing points as unknown',
    },
    fix: ['Pad the row with empty points', '| . X O\n| . X .\n| . . .\n+------'],
  },
  {
    name: 'a wrong key',
    text: `ruels: basic\n${BOARD}`,
    code: 'field.unknown-key',
    says: { en: 'There is no key “ruels”. Did you mean “rules”?' },
    fix: ['Write “rules”', `rules: basic\n${BOARD}`],
  },
  {
    name: 'a wrong rule',
    text: `rules: spigt\n${BOARD}`,
    code: 'rule.unknown',
    says: { en: 'There is no rule “spigt”. Did you mean “spight”?' },
    fix: ['Write “spight”', `rules: spight\n${BOARD}`],
  },
  {
    name: 'round stones',
    text: '| . ● ○\n| . . .\n+------',
    code: 'diagram.unknown-glyph',
    says: { en: '“● ○” is not a sign of a board; Koban treats the point as unknown (?)' },
    fix: ['Write “X O”', '| . X O\n| . . .\n+------'],
  },
  {
    name: 'a blank line inside',
    text: '| . X .\n\n| O . .\n+------',
    code: 'diagram.gap',
    says: { en: 'A blank line splits the board; Koban reads the rows below it as part of the same board' },
    fix: ['Remove the blank lines', '| . X .\n| O . .\n+------'],
  },
  {
    name: 'a second board',
    text: `${BOARD}\nmoves: b2\n\n${BOARD}`,
    code: 'diagram.second-board',
    says: {
      en: 'An entry has one board, so Koban ignores this second one. Put a title (# …) above it to begin a new entry',
    },
    fix: ['Begin a new entry here', `${BOARD}\nmoves: b2\n\n# Second board\n${BOARD}`],
  },
  {
    name: 'a wrong claim',
    text: `${KO}\nmoves: B c3\nexpect: captures 2 at move 1`,
    code: 'expect.failed',
    says: { en: '“captures 2 at move 1” is false: move 1 captures 1 stone (B3)' },
    fix: [
      'Replace the claim with “captures 1 at move 1”',
      `${KO}\nmoves: B c3\nexpect: captures 1 at move 1`,
    ],
  },
  {
    name: 'an illegal recapture',
    text: `${KO}\nmoves: B c3 W b3`,
    code: 'basic.recapture',
    says: {
      en: 'Move 2 (White B3 takes C3) is forbidden under basic ko: it recaptures at once a single stone that has just captured a single stone',
    },
    fix: [
      'Insert the claim “move 2 forbidden under basic”',
      `${KO}\nmoves: B c3 W b3\nexpect: move 2 forbidden under basic`,
    ],
  },
  {
    name: 'column i',
    text: 'size: 19\nmoves: i4',
    code: 'move.no-column-i',
    says: { en: 'There is no column i. Did you mean j4?' },
    fix: ['Write “j4”', 'size: 19\nmoves: j4'],
  },
  {
    name: 'an occupied point',
    text: `${BOARD}\nmoves: b3`,
    code: 'play.occupied',
    says: { en: 'B3 is occupied by a black stone of the starting position' },
  },
  {
    name: 'a point that a move took',
    text: `${BOARD}\nmoves: b2 b2`,
    code: 'play.occupied',
    says: { en: 'B2 is occupied by the black stone of move 1' },
  },
  {
    name: 'suicide',
    text: '+-------+\n| . X . |\n| X . X |\n| . X . |\n+-------+\nrules: none\nmoves: W b2',
    code: 'play.suicide',
    says: { en: 'Move 1: White B2 is suicide, which is not allowed here' },
    fix: [
      'Insert the claim “move 1 forbidden under none”',
      '+-------+\n| . X . |\n| X . X |\n| . X . |\n+-------+\nrules: none\nmoves: W b2\nexpect: move 1 forbidden under none',
    ],
  },
  {
    name: 'a misread claim',
    text: `${BOARD}\nmoves: b2\nexpect: move 1 is fine`,
    code: 'expect.unreadable',
    says: {
      en: 'Koban cannot read this claim. Write “move N allowed|forbidden|undecided|ends [under RULE]”',
    },
    fix: ['Write “move 1 allowed”', `${BOARD}\nmoves: b2\nexpect: move 1 allowed`],
  },
  {
    name: 'a missing digit',
    text: '+-------+\n| 1 X . |\n| O 2 . |\n| . 4 . |\n+-------+',
    code: 'digit.missing',
    says: { en: 'Move 3 is missing: draw a 3, or write “replays: 3@1” if it was played where move 1 was' },
    fix: ['Write “3”', '+-------+\n| 1 X . |\n| O 2 . |\n| . 3 . |\n+-------+'],
  },
  {
    name: 'a misspelled from:',
    text: `# Triple ko\n${BOARD}\n# Next\nfrom: Tripel ko`,
    code: 'link.unknown-title',
    says: { en: 'No entry of this file has the title “Tripel ko”. Did you mean “Triple ko”?' },
    fix: ['Write “Triple ko”', `# Triple ko\n${BOARD}\n# Next\nfrom: Triple ko`],
  },
  {
    name: 'an overlooked repetition',
    text: `${KO}\nrules: none\nmoves: B c3 W b3`,
    code: 'game.cycle',
    says: { en: 'Move 2 repeats the starting position (basic ko, 2 plays). No ko rule is active' },
    fix: [
      'Insert the claim “repetition at move 2 of move 0”',
      `${KO}\nrules: none\nmoves: B c3 W b3\nexpect: repetition at move 2 of move 0`,
    ],
  },
  {
    name: 'a size against the edges',
    text: `size: 19\n${BOARD}`,
    code: 'size.mismatch',
    says: { en: 'Both side edges are drawn 3 columns apart, but the size is 19 columns' },
    fix: ['Write “3”', `size: 3\n${BOARD}`],
  },
  {
    name: 'a comment with #',
    text: `# The first kos of the book\n# Triple ko\n${BOARD}`,
    code: 'entry.no-board',
    says: {
      en: 'This line begins an entry that has no board. For a comment, begin the line with ; instead of #',
    },
    fix: ['Make it a comment (;)', `; The first kos of the book\n# Triple ko\n${BOARD}`],
  },
  {
    name: 'an open fence',
    host: 'markdown',
    text: `Text\n\n\`\`\`goban\n${BOARD}\nmoves: b2\n`,
    code: 'fence.open',
    says: {
      en: 'This fence is never closed, so Koban reads the rest of the text as diagrams. Close it with ```',
    },
    fix: ['Close the fence', `Text\n\n\`\`\`goban\n${BOARD}\nmoves: b2\n\`\`\`\n`],
  },
  {
    name: 'one small x',
    text: BOARD.replace('O', 'x'),
    code: 'label.small-stone',
    says: { en: '“x” is a label here, not a stone: stones are capital letters' },
    fix: ['Write “X”', BOARD.replace('O', 'X')],
  },
  {
    name: 'colors that do not alternate',
    text: `${BOARD}\nmoves: B b2 W c3 W c1`,
    code: 'move.same-color',
    says: {
      en: 'White plays twice in a row here. Write “pass” or “tenuki” for the other player if that is intended',
    },
    fix: ['Write “B tenuki”', `${BOARD}\nmoves: B b2 W c3 B tenuki W c1`],
  },
  {
    name: 'a forgotten edge',
    text: '+-----------\n| . X . . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n+-----------',
    code: 'size.open-sides',
    says: {
      en: 'This looks like a whole 5x5 board, but the right side is open. Draw the edge if the board ends there',
    },
    fix: [
      'Write “size: 5”',
      'size: 5\n+-----------\n| . X . . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n+-----------',
    ],
  },
];

const read = ({ text, host = 'goban' as const }: Pick<Mistake, 'text'> & { host?: 'goban' | 'markdown' }) => {
  const analysis = analyse(openDocument('a', 0, host, text), DEFAULT_SETTINGS);
  for (const { analysis: one } of analysis.entries) finishFindings(one);
  return analysis;
};

describe('what authors get wrong', () => {
  test.each(MISTAKES)('$name', async (mistake) => {
    const { text, code, says, fix } = mistake;
    const analysis = read(mistake);
    const found = diagnose(analysis).find((one) => one.code === code);
    expect(
      found,
      diagnose(analysis)
        .map((one) => one.code)
        .join(),
    ).toBeDefined();
    expect(say(found!.message, english)).toBe(says.en);
    const offered = actions(analysis, { start: 0, end: text.length }).filter(
      ({ mends }) => mends?.code === code,
    );
    const [title, after] = fix ?? [];
    const chosen = offered.find((one) => say(one.title) === title);
    for (const [language, table] of Object.entries(ELSEWHERE)) {
      const words = await loadWords(language as keyof typeof ELSEWHERE);
      const sentences = [found!.message, ...(chosen ? [chosen.title] : [])];
      if (table[mistake.name]) expect(sentences.map((one) => say(one, words))).toEqual(table[mistake.name]);
    }
    if (!fix) {
      expect(offered).toEqual([]);
      return;
    }
    expect(chosen, offered.map((one) => say(one.title)).join()).toBeDefined();
    const edits = [...chosen!.edits].sort((a, b) => b.span.start - a.span.start);
    const edited = edits.reduce(
      (now, { span, text: put }) => now.slice(0, span.start) + put + now.slice(span.end),
      text,
    );
    expect(edited).toBe(after);
    const left = diagnose(read({ ...mistake, text: edited })).filter((one) => one.code === code);
    expect(left.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });
});
