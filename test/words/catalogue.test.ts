import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { english, message, renumbered, say } from '../../src/words/index.ts';
import { ENGLISH, FAULTS, SAMPLES } from './samples.ts';

describe('the catalogues', () => {
  test('are read rightly: all codes are there', () => {
    expect([...SAMPLES.keys()].sort()).toEqual(Object.keys(ENGLISH).sort());
    expect(SAMPLES.get('ply.takes')!.length).toBeGreaterThan(3);
  });

  test('say every sentence, of all kinds of arguments', () => {
    const wrong: string[] = [];
    for (const [code, all] of SAMPLES) {
      for (const args of all) {
        const sentence = ENGLISH[code]!(args as never);
        if (typeof sentence !== 'string' || sentence.trim() === '' || FAULTS.test(sentence))
          wrong.push(`${code} ${JSON.stringify(args)}: ${JSON.stringify(sentence)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('have no sentence that nobody says', () => {
    const files = ['src', 'webview', 'site/playground'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const code = files.filter((file) => file.endsWith('.ts') && !file.startsWith('src/words/'));
    const sources = [...code, 'site/build-home.mjs', 'site/build-pages.mjs'];
    const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    const made = [...text.matchAll(/(?:message|words)\(\s*`([^`]*)`/g)].map(
      ([, pattern = '']) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, '.*')}$`),
    );
    const named = new Set(Array.from(text.matchAll(/'([\w.-]+)'/g), ([, name]) => name));
    const unused = Object.keys(ENGLISH).filter(
      (code) => !named.has(code) && !made.some((pattern) => pattern.test(code)),
    );
    expect(unused).toEqual([]);
  });

  test('use the words of the glossary, and none that it has another word for', () => {
    const glossary = readFileSync('src/words/TERMS.md', 'utf8');
    const wrong: string[] = [];
    for (const [code, all] of SAMPLES) {
      for (const args of all) {
        const sentence = ENGLISH[code]!(args as never);
        for (const [word, instead] of FORBIDDEN) {
          if (word.test(sentence)) wrong.push(`${code}: ${sentence} (say “${instead}”)`);
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    for (const [, instead] of FORBIDDEN) if (instead in TERMS) expect(glossary).toContain(instead);
  });
});

/** Terms of the glossary that stand for others. */
const TERMS = { chain: 1, 'active rule': 1, 'board view': 1, diagram: 1 };

/** Words that the glossary and the house style have others for. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bstrings? (?:of \d+ stones )?at\b|\bgroup of stones\b/, 'chain'],
  [/\brule in force\b/, 'active rule'],
  [/\bcolour|\blabelled\b|\bgrey\b/, 'American spelling'],
  [/\bnobody knows\b|\bnobody can tell\b/i, 'cannot be decided'],
  [/\btaken for granted\b/, 'assumes'],
  [/\bis told\b|\bare told\b|\bto be said of\b/, 'reports'],
  [/\b(?<!there )is no (?!longer)[a-z]+\b/i, 'is not a …'],
  [/\b[hH]e\b|\bhis\b|\bhimself\b/, 'they'],
  [/\bfindings?\b/, 'problem'],
  [/\bgame of record\b/, 'game record'],
];

describe('what may be nothing', () => {
  test.each([
    [message('actual.hot', { after: { move: 3 }, points: [] }), 'no stone is hot after move 3'],
    [message('actual.captures', { move: 3, stones: [] }), 'move 3 captures nothing'],
    [message('inlay.hot', { points: [] }), 'hot: none'],
  ])('is said', (nothing, sentence) => {
    expect(say(nothing)).toBe(sentence);
  });
});

describe('a message', () => {
  test('is said with the messages in it, in the language that is asked for', () => {
    const description = message('ply.takes', { color: 'white', point: 'f5', stones: ['f6'] });
    const numbered = message('ply.numbered', { move: 6, description });
    expect(say(numbered)).toBe('move 6, White F5 takes F6');
    expect(say(JSON.parse(JSON.stringify(numbered)))).toBe(say(numbered));
    const shouting = { ...english, 'ply.takes': () => 'TAKES' };
    expect(say(numbered, shouting)).toBe('move 6, TAKES');
  });

  test('has its moments renumbered, and nothing else', () => {
    const reason = message('superko.positional', {
      of: { move: 2 },
      isVain: false,
      length: 6,
      plays: 6,
      passes: 0,
    });
    const wrapped = message('search.shortened', { reason });
    expect(say(renumbered(wrapped, (n) => n + 10))).toBe(
      say(wrapped).replace('after move 2', 'after move 12'),
    );
    const atStart = message('superko.positional', {
      ...(reason.args as never as object),
      of: { move: 0 },
    } as never);
    expect(say(renumbered(atStart, (n) => n + 10))).toBe(say(atStart));
  });

  test('without a sentence is an error', () => {
    expect(() => say({ code: 'no.such-code', args: {} })).toThrow('no.such-code');
  });
});
