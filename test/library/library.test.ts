import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES as EXAMPLES_OF_CODES } from '../../scripts/reference/diagnostics.mjs';
import * as once from '../../src/document/document-once.ts';
import * as fences from '../../src/document/fence.ts';
import * as fencesLater from '../../src/document/fence-later.ts';
import { openDocument } from '../../src/document/index.ts';
import {
  convert,
  cycles,
  draw,
  eyes,
  firstMoves,
  judge,
  outcome,
  problems,
  read,
  rules,
  text,
} from '../../src/library/index.ts';
import markdownIt, { load } from '../../src/library/markdown-it.ts';
import rehype from '../../src/library/rehype.ts';
import * as dollars from '../../src/notation/dollars.ts';
import * as claims from '../../src/notation/goban/claims.ts';
import { Values } from '../../src/notation/goban/index.ts';
import * as marks from '../../src/notation/goban/marks.ts';
import * as show from '../../src/notation/goban/show.ts';
import * as told from '../../src/notation/goban/told.ts';
import { type Problem, parseEntry } from '../../src/notation/index.ts';
import * as readers from '../../src/notation/readers.ts';
import * as readersLater from '../../src/notation/readers-later.ts';
import * as suggest from '../../src/notation/suggest.ts';
import { FORMATS } from '../../src/pictures/index.ts';
import { LOOK_NAMES } from '../../src/render/choices.ts';
import * as themes from '../../src/render/theme.ts';
import * as themesInPages from '../../src/render/theme-in-pages.ts';
import * as searching from '../../src/rules/searching.ts';
import * as standIns from '../../src/rules/searching-later.ts';
import { DEFAULT_SETTINGS, linkedEntries, targets } from '../../src/service/index.ts';
import { first } from '../../src/words/en/reading.ts';
import { message, say } from '../../src/words/index.ts';
import { koban, kobanLater } from '../cli/run.ts';
import { deepOnly, sampled } from '../runs.ts';

/** Those that take long are read in deep runs only. */
const LONG = ['eyes.md', 'spight.md'];
const EXAMPLES = readdirSync('examples').filter((name) => /\.(goban|md)$/.test(name) && !LONG.includes(name));

describe('the library', () => {
  it.each([...sampled(1, EXAMPLES), ...deepOnly(...LONG)])(
    'says of %s what the command line prints',
    async (name) => {
      const source = readFileSync(`examples/${name}`, 'utf8');
      const { out } = koban(['judge', name], { [name]: source });
      const [file] = JSON.parse(out).files;
      const judged = await judge(await read(source, { name }));
      const entries = file.entries.filter((one: object) => !('nodes' in one));
      expect(JSON.parse(JSON.stringify(judged))).toEqual(entries);
    },
  );

  it('tells the moves of an entry as they are judged', async () => {
    const source = readFileSync('examples/triple-ko.goban', 'utf8');
    const document = await read(source);
    const judged = await judge(document);
    document.entries.forEach((entry, i) => {
      const moves = judged[i]?.moves.map(({ verdicts: _, ...move }) => move);
      expect(entry.moves).toEqual(moves);
    });
  });

  it('speaks the language that a text was read in, several at once, but facts for programs in English', async () => {
    const text = '# A\n| . X O\n| . X\n| . . .\n+------\nmoves: c3\n';
    const [english, japanese] = await Promise.all([read(text), read(text, { lang: 'ja' })]);
    expect(japanese.entries[0]!.problems[0]!.message).toBe(
      'この行の点は2個ですが、盤面は3列です。足りない点は不明として扱います',
    );
    expect(english.entries[0]!.problems[0]!.message).toMatch(/^This row has 2 points/);
    expect((await rules({ lang: 'ja' }))[1]!.title).toBe('単純なコウ');
    expect((await rules())[1]!.title).toBe('Basic ko');
    expect(await judge(japanese)).toEqual(await judge(english));
    const [one, other] = await Promise.all([draw(english.entries[0]!), draw(japanese.entries[0]!)]);
    expect([/[ぁ-ん]/.test(one), /[ぁ-ん]/.test(other)]).toEqual([false, true]);
    expect(say(message('rule.title', { rule: 'basic' }))).toBe('Basic ko');
  });

  it('reads records, as text and as bytes, at the lines where their games begin', async () => {
    const record =
      '(;GM[1]CA[shift_jis]SZ[5]PB[\u9ed2]\n;B[cc]\n(;W[dd])\n(;W[ee];B[aa]))\n(;SZ[3];B[bb]C[x])';
    for (const options of [{}, { name: 'g.sgf' }, { language: 'sgf' }] as const) {
      const { entries } = await read(record, options);
      expect(entries.map(({ line, moves }) => [line, moves.map(({ point }) => point)])).toEqual([
        [1, ['c3', 'd2']],
        [4, ['e1', 'a5']],
        [5, ['b2']],
      ]);
    }
    const judged = await judge(await read(record));
    expect(judged.map(({ line }) => line)).toEqual([1, 4, 5]);
    const bytes = new Uint8Array(
      [...'(;CA[shift_jis]SZ[5]GN[', 0x8d, 0x95, ...'];B[cc])'].map((c) =>
        typeof c === 'string' ? c.charCodeAt(0) : c,
      ),
    );
    expect((await read(bytes)).entries[0]!.title).toBe('黒');
    expect((await read(record, { language: 'goban' })).entries.every(({ columns }) => columns === 0)).toBe(
      true,
    );
    expect((await convert(await read(record), 'sgf')).text).toContain('PB[黒]');
    expect((await read('(;SZ[5];B[cc]KO[])')).lost).toMatchObject([{ message: expect.any(String) }]);
  });

  it('reads diagrams of other notations wherever they stand', async () => {
    const { entries } = await read('Look:\n$$ A ko\n$$  ---------\n$$ | . X O . |\n$$  ---------\n', {
      language: 'text',
    });
    expect(entries.map(({ title, start }) => [title, start])).toEqual([['A ko', ['.XO.']]]);
  });

  it('writes every notation and every picture that the command line writes', async () => {
    const text = '# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\n';
    const document = await read(text, { name: 'x.goban' });
    const [entry] = document.entries;
    for (const { id } of targets()) {
      const { out } = koban(['convert', '--to', id, 'x.goban'], { 'x.goban': text });
      expect((await convert(document, id)).text, id).toBe(out);
    }
    for (const { id } of FORMATS) {
      const { bytes, out } = koban(['render', '--format', id, 'x.goban'], { 'x.goban': text });
      expect(
        Buffer.from(await draw(entry!, { format: id as 'svg' })).equals(Buffer.from(bytes ?? out)),
        id,
      ).toBe(true);
    }
    expect((await convert(entry!, 'senseis', { at: 0 })).text).toContain('$$ | . X O . |');
    expect((await convert(entry!, 'gnugo')).lost).toMatchObject([
      { code: 'lost.title', message: 'the title' },
      { code: 'lost.moves' },
    ]);
  });

  it('solves what the command line solves', async () => {
    const text = '# Two ways\n. X . O .\nedges: all\nmoves: B c1\n';
    const [entry] = (await read(text, { name: 'x.goban' })).entries;
    const asked = [
      '--target',
      'b1,d1',
      '--after',
      '0',
      '--rules',
      'psk,spight',
      '--first',
      'black',
      '--threats',
      '1,*',
    ];
    const { out } = koban(['outcome', '--format', 'json', ...asked, 'x.goban'], { 'x.goban': text });
    const [printed] = JSON.parse(out).files[0].entries;
    const threats = { black: 1, white: Number.POSITIVE_INFINITY };
    const found = await outcome(entry!, {
      targets: ['b1', 'd1'],
      at: 0,
      rules: ['psk', 'spight'],
      first: 'black',
      threats,
      robust: true,
    });
    // The command line says the answer in words, too.
    for (const one of printed.outcomes) delete one.says;
    expect({ title: 'Two ways', line: 1, ...found }).toEqual(printed);
    expect(found.outcomes).toHaveLength(2);
    await expect(outcome(entry!, { targets: ['z9'] })).rejects.toThrow(/Z9/i);
  });

  it('grades the first moves that the command line grades', async () => {
    const text = '# Eye\n. . X O\n. X X O\nX X O O\nO O O O\nedges: top left\ngoal: capture b3\n';
    const [entry] = (await read(text)).entries;
    const args = ['outcome', '--each', '--format', 'json', '--first', 'white'];
    const [printed] = JSON.parse(koban([...args, 'x.goban'], { 'x.goban': text }).out).files[0].entries;
    const found = await firstMoves(entry!, { first: 'white' });
    expect({ title: 'Eye', line: 1, ...found }).toEqual(printed);
    expect(found.outcomes[0]?.moves?.length).toBeGreaterThan(2);
    const named = await firstMoves(entry!, { targets: ['b3'], first: 'white', threats: 1, states: 1e5 });
    expect(named.outcomes[0]).toMatchObject({ asked: 1, right: found.outcomes[0]?.right });
    await expect(firstMoves('. X O\n')).rejects.toThrow(RangeError);
  });

  it('checks the problems that the command line checks, of records and of entries', async () => {
    const games = readFileSync('examples/problems.sgf', 'utf8').split(/^(?=\(;GM)/m);
    const entries = '# White to kill\n. . X O\n. X X O\nX X O O\nO O O O\nedges: top left\nmoves: W a4\n';
    for (const [name, text] of [
      ['x.sgf', [0, 1, 15].map((i) => games[i]).join('')],
      ['x.goban', entries],
    ] as const) {
      const { out } = await kobanLater(['problems', '--format', 'json', name], { [name]: text });
      const [{ problems: printed }] = JSON.parse(out).files;
      expect(printed.length).toBeGreaterThan(0);
      expect(await problems(await read(text, { name }))).toEqual(printed);
    }
    const [first] = await problems(games[0]!, { passes: 2, states: 100_000 });
    expect(first).toMatchObject({ line: 1, passes: 2, rule: 'basic' });
  });

  it('finds the cycles that the command line prints, by the same defaults', async () => {
    const text = '# Double ko\n. X O . O X .\nX . X O . O X\n. X O . O X .\nedges: all\nmax-cycle: 6\n';
    const [entry] = (await read(text)).entries;
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
    const [entry] = (await read('. X\nX .\nmoves: B b1\n')).entries;
    expect(() => text(entry!, { at: 7 })).toThrow(RangeError);
    await expect(draw(entry!, { at: 7 })).rejects.toThrow(RangeError);
    await expect(cycles(entry!, { at: 7 })).rejects.toThrow(RangeError);
    await expect(eyes({ ...entry! })).rejects.toThrow(TypeError);
    expect(text(entry!)).toBe('.X\nXX\n');
    expect(text(entry!, { at: 0 })).toBe('.X\nX.\n');
  });

  it('says at once what it does not take', async () => {
    const document = await read('. X\nX .\nmoves: B b1\n');
    const [entry] = document.entries;
    for (const none of [undefined, null, 42])
      await expect(read(none as never)).rejects.toThrow(new TypeError('read() takes a string or bytes'));
    const wrong: readonly [() => Promise<unknown>, string][] = [
      [
        () => draw(entry!, { theme: 'css' as never }),
        'theme is one of light, dark, high-contrast, high-contrast-light, print, not "css"',
      ],
      [() => draw(entry!, { look: 'neon' as never }), 'look is one of'],
      [() => draw(entry!, { coordinates: 'x' as never }), 'coordinates is one of'],
      [() => draw(entry!, { cell: 0 }), 'cell is a number from 8 to 200, not 0'],
      [() => draw(entry!, { cell: '1"' as never }), 'cell is a number from 8 to 200'],
      [() => draw(entry!, { numbers: 'yes' as never }), 'numbers is true or false, not "yes"'],
      [() => draw(entry!, { format: 'jpg' as never }), 'format is one of svg, png'],
      [() => draw(entry!, { background: 'red' }), 'background is a color as #ffffff'],
      [() => read('', { lang: 'fr' as never }), 'lang is one of en, ja, ko, zh-hans, zh-hant, not "fr"'],
      [() => read('', { language: 'texinfo' as never }), 'language is one of goban, markdown, sgf, text'],
      [() => read('', { rules: 'psk' as never }), 'rules is a list of rules, not "psk"'],
      [() => read('', { rules: ['typo' as never] }), 'there is no rule typo'],
      [() => read('', { maxCycle: 'far' as never }), 'maxCycle is a number from 2 to Infinity'],
      [() => read('', 'goban' as never), 'options are an object, not "goban"'],
      [() => judge(document, { rules: ['typo' as never] }), 'there is no rule typo'],
      [() => cycles(entry!, { first: 'B' as never }), 'first is one of black, white, not "B"'],
      [() => convert(entry!, 'gif' as never), 'a notation is one of goban, senseis'],
      [() => outcome(entry!, {} as never), 'targets is needed'],
      [() => outcome(entry!, { targets: 'a1' as never }), 'targets is a list of points'],
      [() => firstMoves(entry!), 'Name a stone of the chain'],
      [() => firstMoves(entry!, { threats: 1.5 }), 'threats is a whole number, not 1.5'],
      [() => firstMoves(entry!, { goal: 'connect' as never }), 'goal is one of capture-any'],
      [() => problems(document, { passes: 4 as never }), 'passes is a number from 2 to 3'],
      [() => problems(document, { rule: 'typo' as never }), 'there is no rule typo'],
      [
        () => outcome(entry!, { targets: ['a1'], threats: { black: 0.5, white: 0 } }),
        'threats are whole numbers',
      ],
    ];
    for (const [asked, said] of wrong) await expect(asked(), said).rejects.toThrow(said);
    expect(() => markdownIt({}, { rules: ['typo' as never] })).toThrow('there is no rule typo');
    expect(() => rehype({ look: 'neon' as never })).toThrow(RangeError);
    expect(() => rehype({ lang: 'fr' as never })).toThrow(RangeError);
  });

  it('refuses an option that there is not, as a misspelled one', async () => {
    const document = await read('. X O .\nX . X O\n. X O .\nedges: all\n');
    const [entry] = document.entries;
    const wrong = { rule: ['psk'] } as never;
    const error = /^no option rule: there are /;
    await expect(read('. X\n', wrong)).rejects.toThrow(error);
    await expect(judge(document, wrong)).rejects.toThrow(error);
    await expect(cycles(entry!, wrong)).rejects.toThrow(error);
    await expect(draw(entry!, wrong)).rejects.toThrow(error);
    expect(() => markdownIt({}, wrong)).toThrow(error);
    expect(() => rehype(wrong)).toThrow(error);
  });

  it('has plugins that speak the language of the page', async () => {
    const text = '# A\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n';
    const block = () => ({
      type: 'element',
      tagName: 'pre',
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: ['language-goban'] },
          children: [{ type: 'text', value: text }],
        },
      ],
    });
    const page = (lang?: string) =>
      lang
        ? {
            type: 'root',
            children: [{ type: 'element', tagName: 'html', properties: { lang }, children: [block()] }],
          }
        : { type: 'root', children: [block()] };
    const [plain, told, asked, root] = [page(), page(), page(), page('zh-TW')];
    expect(rehype()(plain)).toBeUndefined();
    await Promise.all([
      rehype({ lang: 'ja' })(told),
      rehype({ lang: (file) => (file as { language: 'ko' }).language })(asked, { language: 'ko' }),
      rehype({ lang: 'ja' })(root),
    ]);
    const said = [plain, told, asked, root].map((one) => JSON.stringify(one));
    expect(said.map((one) => [/[ぁ-ん]/, /[가-힣]/, /[一-鿿]/].map((letters) => letters.test(one)))).toEqual([
      [false, false, false],
      [true, false, true],
      [false, true, false],
      [false, false, true],
    ]);
    const MarkdownIt = (await import('markdown-it')).default;
    expect(() => markdownIt(new MarkdownIt(), { lang: 'ko' })).toThrow(
      "the language ko is not loaded: await load('ko') before",
    );
    await load('ja');
    const md = new MarkdownIt().use(markdownIt as never, {
      lang: (env: unknown) => (env as { lang: 'ja' | 'en' }).lang,
    });
    const [ja, en] = [
      md.render(`\`\`\`goban\n${text}\`\`\`\n`, { lang: 'ja' }),
      md.render(`\`\`\`goban\n${text}\`\`\`\n`, { lang: 'en' }),
    ];
    expect([/[ぁ-ん]/.test(ja), /[ぁ-ん]/.test(en)]).toEqual([true, false]);
    await expect(load('fr' as never)).rejects.toThrow(RangeError);
  });

  it('names the place of a problem from line 1 and column 1, its end included', async () => {
    const [entry] = (await read('# A\n\nedges: all\n. .\nmoves: a1 b9\n')).entries;
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
    const names = [claims, dollars, readers, marks, show, suggest, told].flatMap((one) => Object.keys(one));
    expect([...names, 'untold']).toEqual(expect.arrayContaining(Object.keys(readersLater)));
    expect(Object.keys(readersLater)).toEqual(
      expect.arrayContaining([claims, dollars, readers, suggest, told].flatMap((one) => Object.keys(one))),
    );
    const reading = (from: typeof claims) => {
      const text = 'expect: move 1 forbiden';
      const problems: Problem[] = [];
      const values = new Values(text, [], problems);
      return { ...from.readExpect(values, { start: 8, end: text.length }, null), problems };
    };
    /** Reads again and again, and loads what is missing. */
    const loading = async <T>(read: () => T): Promise<[T, loads: number]> => {
      for (let loads = 0; ; loads++) {
        try {
          return [await read(), loads];
        } catch (problem) {
          if (!readersLater.isWithoutReader(problem)) throw problem;
          await readersLater.loadReaders(problem);
        }
      }
    };
    expect(readersLater.isWithoutReader(new Error('another'))).toBe(false);
    expect(await loading(() => reading(readersLater))).toEqual([reading(claims), 1]);
    const marked = (from: Pick<typeof marks, 'readMarks'> & Pick<typeof show, 'readShow'>, text: string) => {
      const { fields } = parseEntry(text);
      const [values, board] = [new Values(text, fields, []), parseEntry(text).diagram];
      const { signs, lines } = from.readMarks(values, board);
      return { signs, lines, ...from.readShow(values), problems: values.problems };
    };
    const all = { ...marks, ...show };
    const [plain, circled] = ['| . X O . |', '| . X O . |\ncircle: a1 b9\nshow: hot'];
    expect(await loading(() => marked(readersLater, plain))).toEqual([marked(all, plain), 0]);
    expect(await loading(() => marked(readersLater, circled))).toEqual([marked(all, circled), 1]);
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

  it('says what is wrong with a record, where it stands', async () => {
    const { problems } = await read('(;GM[1]SZ[9]\n;B[aa', { lang: 'ja' });
    expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['sgf.unclosed-tree', 1, 1],
      ['sgf.unclosed-value', 2, 3],
    ]);
    expect(problems[0]?.message).not.toMatch(/never/);
    const nothing = await read('(;', { name: 'g.sgf' });
    expect(nothing.problems.map(({ code }) => code)).toContain('sgf.unclosed-tree');
    expect((await read('(;GM[1]SZ[9];B[aa])')).problems).toEqual([]);
    expect((await read('. X\n. q\n')).problems).toEqual([]);
  });
});
