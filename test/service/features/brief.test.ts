import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostOf, openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, diagnose } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { TRIPLE_KO } from '../../fixtures/boards.ts';
import { hover } from '../marked.ts';

const FOLDER = new URL('../../../examples/', import.meta.url);
/** Characters of a line of a hover of VS Code in a window of 1000 pixels, at its usual size of letters. */
const LINE = 74;
/** The same, where the letters of the editor have 14 pixels and are as wide as those of DejaVu Sans Mono. */
const WIDE_LINE = 57;
/** Outcomes are said at claims, and not at moves. */
const HOVERS = { ...DEFAULT_SETTINGS, brief: true, outcomeBudget: 10 } as const;

function verdicts(name: string, text: string, settings = DEFAULT_SETTINGS) {
  const document = openDocument(name, 1, hostOf(name, text), text);
  return diagnose(analyse(document, settings)).filter(
    ({ verdict, code }) => (verdict && verdict !== 'allowed') || code === 'game.cycle',
  );
}

function hoverAt(text: string, at: string): string {
  const document = openDocument('page.goban', 1, hostOf('page.goban', text), text);
  const found = finish(hover(analyse(document, HOVERS), text.indexOf(at) + 1, () => false, 'tables'));
  return found?.markdown ?? '';
}

describe('what is said of a move where the hover below has its reasons', () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => /\.(goban|md|sgf)$/.test(name))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);

  test('it fits two lines in all examples, with its code and at most one place below', () => {
    let count = 0;
    const long = texts.flatMap(([name, text]) =>
      verdicts(name, text, HOVERS).flatMap(({ message, code, related }) => {
        count++;
        const shown = `${say(message)} koban(${code})`;
        return shown.length > 2 * LINE || related.length > 1 ? [shown] : [];
      }),
    );
    expect(long).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('a claim that fails fits them, too, and the hover below has the reason', () => {
    const some = texts.filter(([name]) => ['spight.md', 'korean.md', 'eyes.md'].includes(name));
    const failed = some.flatMap(([name, text]) => {
      const wrong = text.replace(/^(expect: .*)(forbidden|allowed|ends|undecided)/gm, (_, before, verdict) =>
        verdict === 'allowed' ? `${before}forbidden` : `${before}allowed`,
      );
      const eyes = wrong.replace(/^(expect: eye .* is ).*/gm, '$1worse than half');
      const document = openDocument(name, 1, hostOf(name, eyes), eyes);
      return diagnose(analyse(document, HOVERS)).filter(({ code }) => code === 'expect.failed');
    });
    const said = failed.map(({ message, code }) => `${say(message)} koban(${code})`);
    expect(said.filter((shown) => shown.length > 2 * LINE)).toEqual([]);
    expect(said.length).toBeGreaterThan(60);
    const ofEyes = said.filter((shown) => shown.includes('“eye '));
    expect(ofEyes).toContain(
      '“eye d5 of white is worse than half” is false: value 2+a, better than half eye (not proven) koban(expect.failed)',
    );
    expect(ofEyes.filter((shown) => shown.length > 2 * WIDE_LINE)).toEqual([]);
    const text = `${SPIGHT}expect: move 4 allowed\n`;
    expect(hoverAt(text, 'move 4')).toContain('it captures the hot stone D6');
  });

  test('that the entry claims it is said in the hover below, once', () => {
    const text = `${SPIGHT}expect: move 4 forbidden\n`;
    const [claimed] = verdicts('page.goban', text, HOVERS);
    expect(claimed?.severity).toBe('hint');
    expect(say(claimed!.message)).not.toContain('claims');
    expect(hoverAt(text, 'W d5')).toContain('- As claimed');
    expect(hoverAt(SPIGHT, 'W d5')).not.toContain('claims');
    expect(verdicts('page.goban', text).map(({ message }) => say(message))[0]).toMatch(/As claimed$/);
  });

  test('a repetition that the entry claims is said in few words', () => {
    const text = `rules: none\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\nexpect: cycle 6\n`;
    const said = (settings = DEFAULT_SETTINGS) =>
      verdicts('page.goban', text, settings).map(({ message, related }) => [say(message), related.length]);
    expect(said(HOVERS)).toEqual([['Move 6 repeats the starting position (triple ko, 6 plays)', 1]]);
    expect(said()).toEqual([
      ['Move 6 repeats the starting position (triple ko, 6 plays). No ko rule is active. As claimed', 1],
    ]);
  });

  test('it leads to where the board was the same, of all places that the whole verdict leads to', () => {
    const text = `rules: coupling\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5 B d6\n`;
    const places = (settings = DEFAULT_SETTINGS) =>
      verdicts('page.goban', text, settings)
        .filter(({ code }) => code === 'coupling.disturber')
        .map(({ related }) => related.map(({ message }) => say(message)));
    expect(places(HOVERS)).toEqual([['the ko position was like this at the start']]);
    expect(places()[0]).toHaveLength(7);
  });

  test('it names the hot stones and no more, and the full reason stays where there is no such hover', () => {
    const [name, text] = ['page.goban', SPIGHT];
    expect(verdicts(name, text, HOVERS).map(({ message }) => say(message))).toEqual([
      'White D5 takes D6: forbidden, D6 is hot (Spight’s hot-stone ko rule)',
    ]);
    expect(verdicts(name, text).map(({ message }) => say(message))).toEqual([
      'Move 4 (White D5 takes D6) is forbidden under Spight’s hot-stone ko rule: it captures the hot stone D6 (move 1), which was played in a ko; all plays since then were ko plays, and so is this one',
    ]);
  });
});

const SPIGHT = `rules: spight
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5
`;
