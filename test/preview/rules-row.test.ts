import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import { PageRenderer } from '../../src/preview/index.ts';
import { type FigureRules, figureRules } from '../../src/protocol/figure-rules.ts';
import { messageOr } from '../../src/protocol/message.ts';
import {
  allEntries,
  analyse,
  DEFAULT_SETTINGS,
  judgementWork,
  type Settings,
  sequenceAt,
} from '../../src/service/index.ts';
import { examples, read } from '../pictures/sequences.ts';
import { all, parse } from '../render/xml.ts';
import { BASIC_KO, TRIPLE_KO } from '../service/marked.ts';

const LIMITS = { time: 60_000, most: 60_000, now: () => 0 };

/** What the figures of a published page carry for their rows of rules. */
function rows(texts: readonly string[], settings: Partial<Settings> = {}, isPublished = true): FigureRules[] {
  const known = { ...DEFAULT_SETTINGS, ...settings };
  const page = new PageRenderer(() => known, LIMITS, undefined, isPublished);
  const html = page.render(texts.map((text, n) => ({ text, kind: 'goban', line: 1 + 100 * n })));
  return html.flatMap((one) =>
    all(parse(`<page>${one}</page>`)).flatMap(({ attributes }) => {
      const data = attributes['data-koban-rules'];
      if (data === undefined) return [];
      const carried = messageOr(figureRules, JSON.parse(data), null);
      expect(carried, data).not.toBeNull();
      return carried ? [carried] : [];
    }),
  );
}

/** The verdicts that the carried text has by itself, under each of its rules. */
function judged({ text, language, entry, rules }: FigureRules) {
  const document = analyse(openDocument('', 0, language, text), DEFAULT_SETTINGS);
  const placed = allEntries(document)[entry - 1]!;
  for (const one of judgementWork(placed.analysis, placed.analysis.rules)) finish(one.work());
  const named = new Set(rules.all.filter((one) => one.named).map(({ id }) => id));
  return sequenceAt(document, { entry: placed.id })!.sequence.frames.map(({ verdicts }) =>
    verdicts
      .filter(({ rule }) => named.has(rule))
      .map(({ rule, verdict, outcome }) => ({ rule, verdict, outcome })),
  );
}

describe('the row of rules of a published figure', () => {
  const KO = `rules: psk, nssk\n${BASIC_KO}\nmoves: W b2 B c2\n`;

  it('has what each rule of the text says of each move', () => {
    const [row] = rows([KO]);
    expect(row!.rules.all.filter(({ named }) => named).map(({ id }) => id)).toEqual(['psk', 'nssk']);
    expect(row!.verdicts.at(-1)!.map(({ rule, verdict }) => [rule, verdict])).toEqual([
      ['psk', 'forbidden'],
      ['nssk', 'allowed'],
    ]);
  });

  it('is for readers alone, and for what a rule says something of', () => {
    expect(rows([KO], {}, false)).toEqual([]);
    expect(rows([`${BASIC_KO}\nmoves: W b2\n`])).toEqual([]);
    expect(rows([`${BASIC_KO}\nmoves: W b2 B c2\n`])).toHaveLength(1);
    expect(rows([`rules: psk\n${BASIC_KO}\n`])).toEqual([]);
    expect(rows([`rules: psk\n${BASIC_KO}\nmoves: W z9\n`])).toEqual([]);
  });

  it('carries a text that says the same by itself, with what it continues', () => {
    const one = `# One\nrules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\n`;
    const two = '# Two `' + '`\nfrom: One\nmoves: W d5 B b6 W f5\n';
    const [, last] = rows([one, two]);
    expect(last!.entry).toBe(2);
    expect(judged(last!)).toEqual(last!.verdicts);
    expect(last!.verdicts.at(-1)!.map(({ verdict }) => verdict)).toEqual(['forbidden', 'forbidden']);
  });

  it('is there for a text with very many code spans', () => {
    expect(
      rows([`. X O .\nX . X O\n. X O .\nrules: psk\nmoves: W b2 B c2\n; ${'` '.repeat(150_000)}\n`]),
    ).toHaveLength(1);
  });

  it('is left out where the time for the page is over, and nothing is searched for it', () => {
    const over = { time: 0, most: 0, now: () => 0 };
    const page = new PageRenderer(() => DEFAULT_SETTINGS, over, undefined, true);
    const text = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
    const [html = ''] = page.render([{ text, kind: 'goban', line: 1 }]);
    expect(html).toContain('<svg');
    expect(html).not.toContain('data-koban-rules');
  });

  it('is left out where a setting changes what the page says', () => {
    const text = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
    expect(rows([text], { look: 'plain' })).toHaveLength(1);
    expect(rows([text], { budget: 0 })).toEqual([]);
  });

  it.each(examples())('says in %s what the text says alone', (name) => {
    const text = read(name);
    const fences = name.endsWith('.md')
      ? [...text.matchAll(/^(`{3,})goban[^\n]*\n([\s\S]*?)^\1$/gm)].map((one) => one[2]!)
      : [text];
    for (const row of rows(fences)) expect(judged(row)).toEqual(row.verdicts);
  });
});
