import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES as EXAMPLES_OF_CODES } from '../../scripts/reference/diagnostics.mjs';
import * as once from '../../src/document/document-once.ts';
import * as fences from '../../src/document/fence.ts';
import * as fencesLater from '../../src/document/fence-later.ts';
import { openDocument } from '../../src/document/index.ts';
import { cycles, draw, eyes, judge, read, rules, speak, text } from '../../src/library/index.ts';
import markdownIt from '../../src/library/markdown-it.ts';
import rehype from '../../src/library/rehype.ts';
import * as dollars from '../../src/notation/dollars.ts';
import * as claims from '../../src/notation/goban/claims.ts';
import { Values } from '../../src/notation/goban/index.ts';
import * as marks from '../../src/notation/goban/marks.ts';
import * as show from '../../src/notation/goban/show.ts';
import { type Problem, parseEntry } from '../../src/notation/index.ts';
import * as readers from '../../src/notation/readers.ts';
import * as readersLater from '../../src/notation/readers-later.ts';
import * as suggest from '../../src/notation/suggest.ts';
import { LOOK_NAMES } from '../../src/render/choices.ts';
import * as themes from '../../src/render/theme.ts';
import * as themesInPages from '../../src/render/theme-in-pages.ts';
import * as searching from '../../src/rules/searching.ts';
import * as standIns from '../../src/rules/searching-later.ts';
import { DEFAULT_SETTINGS, linkedEntries } from '../../src/service/index.ts';
import { first } from '../../src/words/en/reading.ts';
import { say } from '../../src/words/index.ts';
import { koban } from '../cli/run.ts';
import { deepOnly } from '../runs.ts';

/** Those that take long are read in deep runs only. */
const LONG = ['eyes.md', 'ko-basics.md', 'six-points.md', 'spight.md'];
const EXAMPLES = readdirSync('examples').filter((name) => /\.(goban|md)$/.test(name) && !LONG.includes(name));

describe('the library', () => {
  it.each([...EXAMPLES, ...deepOnly(...LONG)])('says of %s what the command line prints', async (name) => {
    const source = readFileSync(`examples/${name}`, 'utf8');
    const { out } = koban(['judge', name], { [name]: source });
    const [file] = JSON.parse(out).files;
    const judged = await judge(read(source, { name }));
    const entries = file.entries.filter((one: object) => !('nodes' in one));
    expect(JSON.parse(JSON.stringify(judged))).toEqual(entries);
  });

  it('tells the moves of an entry as they are judged', async () => {
    const source = readFileSync('examples/triple-ko.goban', 'utf8');
    const document = read(source);
    const judged = await judge(document);
    document.entries.forEach((entry, i) => {
      const moves = judged[i]?.moves.map(({ verdicts: _, ...move }) => move);
      expect(entry.moves).toEqual(moves);
    });
  });

  it('speaks the language that it is told to, but facts for programs in English', async () => {
    const text = '# A\n| . X O\n| . X\n| . . .\n+------\nmoves: c3\n';
    const inEnglish = await judge(read(text));
    try {
      await speak('ja');
      expect(read(text).entries[0]!.problems[0]!.message).toBe(
        'この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います',
      );
      expect((await rules())[1]!.title).toBe('単純なコウ');
      expect(await judge(read(text))).toEqual(inEnglish);
    } finally {
      await speak('en');
    }
    expect((await rules())[1]!.title).toBe('Basic ko');
  });

  it('finds the cycles that the command line prints, by the same defaults', async () => {
    const text = '# Double ko\n. X O . O X .\nX . X O . O X\n. X O . O X .\nedges: all\nmax-cycle: 6\n';
    const [entry] = read(text).entries;
    const found: unknown[] = [];
    for (const basicKo of ['forbidden', 'allowed'] as const) {
      const args = ['cycles', '--format', 'json', ...(basicKo === 'allowed' ? ['--basic-ko', basicKo] : [])];
      const [printed] = JSON.parse(koban([...args, 'x.goban'], { 'x.goban': text }).out).files[0].entries;
      const options = basicKo === 'allowed' ? { basicKo } : {};
      found.push(await cycles(entry!, options));
      expect({ title: 'Double ko', line: 1, ...(found.at(-1) as object) }).toEqual(printed);
    }
    expect(found[0]).not.toEqual(found[1]);
  });

  it('refuses positions that there are not, and documents of others', async () => {
    const [entry] = read('. X\nX .\nmoves: B b1\n').entries;
    expect(() => text(entry!, { at: 7 })).toThrow(RangeError);
    await expect(draw(entry!, { at: 7 })).rejects.toThrow(RangeError);
    await expect(cycles(entry!, { at: 7 })).rejects.toThrow(RangeError);
    await expect(eyes({ ...entry! })).rejects.toThrow(TypeError);
    expect(text(entry!)).toBe('.X\nXX\n');
    expect(text(entry!, { at: 0 })).toBe('.X\nX.\n');
  });

  it('says at once what it does not take', async () => {
    const [entry] = read('. X\nX .\nmoves: B b1\n').entries;
    for (const none of [undefined, null, 42, new Uint8Array(3)])
      expect(() => read(none as never)).toThrow(new TypeError('read() takes a string'));
    await expect(speak('fr' as never)).rejects.toThrow(new RangeError('there is no language fr'));
    for (const wrong of [
      { theme: 'css' },
      { look: 'neon' },
      { coordinates: 'x' },
      { cell: 0 },
      { cell: '1"' },
    ])
      await expect(draw(entry!, wrong as never), JSON.stringify(wrong)).rejects.toThrow(RangeError);
    expect(() => markdownIt({}, { rules: ['typo' as never] })).toThrow(
      new RangeError('there is no rule typo'),
    );
    expect(() => rehype({ look: 'neon' as never })).toThrow(RangeError);
  });

  it('refuses an option that there is not, as a misspelled one', async () => {
    const document = read('. X O .\nX . X O\n. X O .\nedges: all\n');
    const [entry] = document.entries;
    const wrong = { rule: ['psk'] } as never;
    const error = new TypeError('no option rule');
    expect(() => read('. X\n', wrong)).toThrow(error);
    await expect(judge(document, wrong)).rejects.toThrow(error);
    await expect(cycles(entry!, wrong)).rejects.toThrow(error);
    await expect(draw(entry!, wrong)).rejects.toThrow(error);
    expect(() => markdownIt({}, wrong)).toThrow(error);
    expect(() => rehype(wrong)).toThrow(error);
  });

  it('names the place of a problem from line 1 and column 1, its end included', () => {
    const [entry] = read('# A\n\nedges: all\n. .\nmoves: a1 b9\n').entries;
    expect(entry!.problems).toMatchObject([{ line: 5, column: 11, endLine: 5, endColumn: 13 }]);
  });

  it('counts the lines of a figure as the page of the rehype plugin does', () => {
    const text = { type: 'text', value: '# A\nedges: all\n. .\nmoves: b9\n' };
    const code = {
      type: 'element',
      tagName: 'code',
      properties: { className: ['language-goban'] },
      children: [text],
    };
    const pre = { type: 'element', tagName: 'pre', children: [code], position: { start: { line: 7 } } };
    const root = { type: 'root', children: [pre] };
    rehype()(root);
    // The fence opens on line 7, so its fourth line is line 11 of the page.
    expect(JSON.stringify(root)).toMatch(/line 11\b/);
  });

  it('names the rules', async () => {
    const spight = (await rules()).find(({ id }) => id === 'spight');
    expect(spight).toMatchObject({ title: 'Spight’s hot-stone ko rule', searches: true });
  });
});

describe('the sentences that the entry has from the beginning', () => {
  const texts = Object.values(EXAMPLES_OF_CODES).map((one) =>
    typeof one === 'string' ? one : (one as { readonly text: string }).text,
  );

  it('are those that reading needs', () => {
    let problems = 0;
    for (const text of [...texts, ...texts.map((one) => one.replace(/[XO]/g, '%'))]) {
      const linked = linkedEntries(openDocument('', 0, 'goban', text), DEFAULT_SETTINGS);
      for (const { analysis } of linked.entries) {
        for (const { message } of [...analysis.syntax.problems, ...analysis.problems]) {
          expect(say(message, first)).not.toBe('');
          problems++;
        }
      }
    }
    expect(problems).toBeGreaterThan(100);
  });
});

describe('stand-ins of rules that search', () => {
  it('are named as the rules are, judge nothing before, and are the rules afterwards', async () => {
    const known = await rules();
    const named = known.filter(({ searches }) => searches).map(({ id }) => id);
    expect(named.length).toBeGreaterThan(2);
    expect(Object.keys(standIns.SEARCHING)).toEqual(named);
    expect(Object.keys(searching.SEARCHING)).toEqual(named);
    const pairs = (named as (keyof typeof searching.SEARCHING)[]).map(
      (id) => [standIns.SEARCHING[id](id), searching.SEARCHING[id](id)] as const,
    );
    for (const [standIn, { id, suicide, searches, answers }] of pairs) {
      expect(standIn).toMatchObject({ id, suicide, searches });
      expect(Object.keys(standIn.answers ?? {})).toEqual(Object.keys(answers ?? {}));
      expect(standIns.isLoaded(standIn)).toBe(false);
      expect(() => standIn.begin({} as never, {} as never)).toThrow(`the rule ${id} is not loaded`);
    }
    await standIns.loadSearchingRules();
    for (const [standIn, rule] of pairs) {
      const parts = (of: object) => Object.entries(of).map(([name, part]) => [name, String(part)]);
      expect(new Map(parts(standIn) as [string, string][])).toEqual(
        new Map(parts(rule) as [string, string][]),
      );
      expect(standIns.isLoaded(standIn)).toBe(true);
    }
  });
});

describe('stand-ins of what boards in pages load later', () => {
  it('read no claim, no mark and no $$ diagram before they are loaded, and then as the notation does', async () => {
    const names = [claims, dollars, readers, marks, show, suggest].flatMap((one) => Object.keys(one));
    expect(names).toEqual(expect.arrayContaining(Object.keys(readersLater)));
    expect(Object.keys(readersLater)).toEqual(
      expect.arrayContaining([claims, dollars, readers, suggest].flatMap((one) => Object.keys(one))),
    );
    const reading = (from: typeof claims) => {
      const text = 'expect: move 1 forbiden';
      const problems: Problem[] = [];
      const values = new Values(text, [], problems);
      return { ...from.readExpect(values, { start: 8, end: text.length }, null), problems };
    };
    /** Reads again and again, and loads what is missing. */
    const told = async <T>(read: () => T): Promise<[T, loads: number]> => {
      for (let loads = 0; ; loads++) {
        try {
          return [read(), loads];
        } catch (problem) {
          if (!readersLater.isWithoutReader(problem)) throw problem;
          await readersLater.loadReaders(problem);
        }
      }
    };
    expect(readersLater.isWithoutReader(new Error('another'))).toBe(false);
    expect(await told(() => reading(readersLater))).toEqual([reading(claims), 1]);
    const marked = (from: Pick<typeof marks, 'readMarks'> & Pick<typeof show, 'readShow'>, text: string) => {
      const { fields } = parseEntry(text);
      const [values, board] = [new Values(text, fields, []), parseEntry(text).diagram];
      const { signs, lines } = from.readMarks(values, board);
      return { signs, lines, ...from.readShow(values), problems: values.problems };
    };
    const all = { ...marks, ...show };
    const [plain, circled] = ['| . X O . |', '| . X O . |\ncircle: a1 b9\nshow: hot'];
    expect(await told(() => marked(readersLater, plain))).toEqual([marked(all, plain), 0]);
    expect(await told(() => marked(readersLater, circled))).toEqual([marked(all, circled), 1]);
    expect(marked(all, circled).signs).toHaveLength(1);
    expect(readersLater.nearest('circel', ['circle'])).toBe('circle');
    expect(reading(claims).problems).toMatchObject([{ code: 'expect.unreadable' }]);
    const text = '$$B A title\n$$ . X O .\n';
    expect(readersLater.parseSenseis(text)).toEqual(dollars.parseSenseis(text));
  });

  it('read a text once as they read one that is edited', () => {
    for (const name of [...EXAMPLES.filter((one) => one.endsWith('.md')).slice(0, 4), 'triple-ko.goban']) {
      const text = `${readFileSync(`examples/${name}`, 'utf8')}\r\n> ~~~goban\n> | X O\n`;
      for (const host of ['markdown', 'goban'] as const) {
        const [one, other] = [once, { openDocument }].map((from) => from.openDocument('', 0, host, text));
        expect(one?.entries).toEqual(other?.entries);
        for (let at = -1; at <= text.length + 1; at += 13)
          expect(one?.positionAt(at)).toEqual(other?.positionAt(at));
        for (const place of [
          { line: 1, character: 900 },
          { line: 9e9, character: 0 },
        ])
          expect(one?.offsetAt(place)).toBe(other?.offsetAt(place));
      }
    }
  });

  it('find no fence before that is loaded, and then as the document does', async () => {
    const line = [0, 9].map((start) => ({ start, end: start + 8, next: start + 9 })) as [never, never];
    const text = '```goban\n```     \n';
    expect(() => fencesLater.fenceAt(text, line[0])).toThrow();
    await fencesLater.loadFences();
    const fence = fencesLater.fenceAt(text, line[0]);
    expect(fence).toEqual(fences.fenceAt(text, line[0]));
    expect(fence && fencesLater.within(text, line[1], fence)).toBe('closes');
    expect(fencesLater.sameFence(fence, fences.fenceAt(text, line[0]))).toBe(true);
    expect(Object.keys(fences)).toEqual(expect.arrayContaining(Object.keys(fencesLater)));
  });

  it('has the colors of pages as all themes have them', () => {
    expect(Object.keys(themesInPages.LOOKS)).toEqual(LOOK_NAMES);
    for (const look of LOOK_NAMES) expect(themesInPages.LOOKS[look].css).toEqual(themes.LOOKS[look].css);
  });
});
