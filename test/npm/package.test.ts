import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { Project, TARBALL } from './installed.ts';

const project = new Project();
afterAll(() => project.remove());

const KO = JSON.stringify('. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n');
const EYE = JSON.stringify('. . X O\n. X X O\nX X O O\nO O O O\nedges: top left\ngoal: capture b3\n');
const PAGE = JSON.stringify(
  'Text\n\n```goban\n# {{ 1 + 1 }} <b>\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n```\n',
);

/** A file of the package and all that it imports before it runs. */
function closure(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(/(?:^|[;}])(?:import|export)[^;'"()]*?["'](\.[^"']+)["']/g)];
  return [code, ...imported.flatMap(([, path = '']) => closure(join(dirname(file), path), seen))];
}

const total = (codes: readonly string[]) => codes.reduce((sum, code) => sum + Buffer.byteLength(code), 0);

describe('the npm package', () => {
  it('brings no other package, and no source of ours', () => {
    expect(readdirSync(join(project.folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
      ['koban'],
    );
    const files = readdirSync(project.package(''), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.(map|mts)$|(?<!\.d)\.ts$|^src/.test(name))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'third-party-notices.txt']));
    for (const name of files.filter((one) => /\.(js|css|txt|md)$/.test(one)))
      expect(readFileSync(project.package(name), 'utf8').includes(process.cwd()), name).toBe(false);
  });

  it('brings a style sheet for pages, without rules for the themes of an editor', () => {
    const sheet = readFileSync(project.package('style.css'), 'utf8');
    expect(sheet).toContain('.koban-svg');
    expect(sheet.match(/[.(]vscode-[\w-]+/g)).toBeNull();
  });

  it('brings its manual page, where it is installed for all', () => {
    const prefix = join(project.folder, 'everywhere');
    project.run('npm', [
      'install',
      '--global',
      '--prefix',
      prefix,
      '--offline',
      '--no-audit',
      '--no-fund',
      TARBALL,
    ]);
    expect(readFileSync(join(prefix, 'share/man/man1/koban.1'), 'utf8')).toMatch(/^\.TH KOBAN 1 /);
  });

  it('has an entry below 160 kB that holds no rule that searches', () => {
    const codes = closure(project.package('index.js'));
    expect(codes.length).toBeGreaterThan(1);
    expect(total(codes)).toBeLessThan(160_000);
    const text = codes.join('\n');
    expect(text).toContain('superko.positional');
    for (const code of ['spight.hot-stone', 'coupling.', 'ing.fighting']) expect(text).not.toContain(code);
  });

  it('has an element of at most 60 kB, packed, with the sentences of any one language, without the rules that search', () => {
    const element = closure(project.package('element.js'));
    expect(element.join('\n')).not.toContain('spight.hot-stone');
    const parts = readdirSync(project.package('parts')).filter((name) => name.startsWith('boards-'));
    expect(parts.length).toBe(5);
    const packed = (codes: readonly string[]) => codes.reduce((sum, code) => sum + gzipSync(code).length, 0);
    for (const part of parts) {
      const sentences = closure(project.package(`parts/${part}`));
      expect(sentences.join('\n')).toContain('superko.positional');
      expect(packed([...new Set([...element, ...sentences])]), part).toBeLessThanOrEqual(60_000);
    }
  });

  it('judges, counts cycles and eyes, and draws, in Node', () => {
    const made = project.evaluate(`
      import { convert, rules, cycles, draw, eyes, firstMoves, judge, outcome, problems, read, text } from 'koban';
      const document = await read(${KO});
      const [entry] = document.entries;
      const [judged] = await judge(document, { rules: ['basic', 'spight', 'psk'] });
      const found = await cycles(entry, { basicKo: 'allowed' });
      console.log(JSON.stringify({
        rules: (await rules()).length,
        captured: entry.moves[0].captured,
        verdicts: judged.moves[1].verdicts,
        text: text(entry, { at: 1 }),
        lengths: found.lengths.map(({ length }) => length),
        eyes: (await eyes(entry)).length,
        svg: await draw(entry, { at: 1, caption: true }),
        plain: await draw(entry, { marks: false }),
        png: [...(await draw(entry, { format: 'png' })).slice(1, 4)],
        page: (await draw(entry, { format: 'html' })).slice(0, 15),
        sgf: (await convert(entry, 'sgf')).text.slice(0, 11),
        record: (await read('(;GM[1]SZ[5];B[cc])')).entries[0].moves[0].point,
        ja: (await read('. X O\\n. X\\n', { lang: 'ja' })).entries[0].problems[0].message,
        canForce: (await outcome(entry, { targets: ['c3'], rules: ['psk'], first: 'black' })).outcomes.length,
        right: (await firstMoves(${EYE}, { first: 'white' })).outcomes[0].right,
        status: (await problems('(;SZ[5]AB[bc][cc][dc][ec][bd][be]AW[cd][dd][ed][ce];W[de]TE[1])'))[0].status,
        wrong: await judge(document, { rules: ['no'] }).catch(String),
        stranger: await judge({ entries: [] }).catch(String),
      }));`) as Record<string, never>;
    expect(made).toMatchObject({
      rules: 10,
      captured: ['c2'],
      png: [80, 78, 71],
      page: '<!DOCTYPE html>',
      sgf: '(;FF[4]GM[1',
      record: 'c3',
      ja: expect.stringMatching(/点/),
      canForce: 1,
      text: '.XO.\nXO.O\n.XO.\n',
      verdicts: { basic: { verdict: 'forbidden' }, psk: { verdict: 'forbidden' } },
      wrong: 'RangeError: there is no rule no',
      stranger: 'TypeError: this is no document of koban: hand on what read() returned',
    });
    expect(made.lengths).toContain(2);
    expect(made.svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(made.plain).toMatch(/^<svg /);
  });

  it('reads what ends too early, as its source does', async () => {
    const record = '(;GM[1]SZ[5]C[a\\\\];B[aa];AB[bb:cc];W[dd](;B[ee])(;B[ed]LB[aa:x]))';
    const texts = [...record].flatMap((_, i) => [record.slice(0, i), record.slice(i)]);
    const { read } = await import('../../src/library/index.ts');
    const expected = await Promise.all(texts.map((text) => read(text, { language: 'sgf' })));
    const made = project.evaluate(`
      import { read } from 'koban';
      const documents = [];
      for (const text of ${JSON.stringify(texts)}) documents.push(await read(text, { language: 'sgf' }));
      console.log(JSON.stringify(documents));`);
    expect(made).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('knows a hot stone in a picture without being told to load anything', () => {
    const made = project.evaluate(`
      import { readFileSync } from 'node:fs';
      import { draw, read } from 'koban';
      const text = readFileSync(${JSON.stringify(join(process.cwd(), 'examples/triple-ko.goban'))}, 'utf8');
      const { entries } = await read(text, { name: 'triple-ko.goban' });
      console.log(JSON.stringify(await Promise.all(entries.map((entry) => draw(entry)))));`) as string[];
    const cli = project.run('npx', [
      'koban',
      'render',
      '--entry',
      '1',
      join(process.cwd(), 'examples/triple-ko.goban'),
    ]);
    expect(made[0]).toBe(cli);
  });

  it('has types that a strict compiler takes', () => {
    project.write(
      'types.ts',
      `import { convert, draw, type Entry, judge, read, type RuleId } from 'koban';
       import markdown from 'koban/markdown-it';
       import rehype from 'koban/rehype';
       import type { KobanBoard, KobanBoardAttributes } from 'koban/element';
       const rules: RuleId[] = ['psk'];
       const entry: Entry | undefined = (await read('', { rules })).entries[0];
       export const svg: Promise<string> | undefined = entry && draw(entry, { theme: 'dark' });
       export const png: Promise<Uint8Array> | undefined = entry && draw(entry, { format: 'png' });
       export const sgf: Promise<string> | undefined = entry && convert(entry, 'sgf').then(({ text }) => text);
       export const verdict: Promise<string | undefined> = judge(await read('')).then(([one]) => one?.moves[0]?.verdicts.psk?.verdict);
       export const reason: Promise<string | undefined> = judge(await read('')).then(([one]) => one?.moves[0]?.verdicts.psk?.reason);
       markdown({}, { rules });
       // As unist and unified have them.
       interface Node { type: string; data?: object | undefined; position?: { start: { line: number } } | undefined }
       export const plugin: (options?: { look: 'plain' }) => (tree: Node) => void = rehype;
       document.querySelector('koban-board')?.addEventListener('koban-move', ({ detail }) => detail.index?.toFixed());
       export const board = document.createElement('koban-board') satisfies KobanBoard & KobanBoardAttributes;
       board.next();
       board.index = null;
       // @ts-expect-error there is no such language
       board.language = 'texinfo';
       // @ts-expect-error there is no such rule
       await read('', { rules: ['mine'] });`,
    );
    project.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'NodeNext',
          target: 'ES2022',
          lib: ['ES2022', 'DOM'],
          exactOptionalPropertyTypes: true,
          noPropertyAccessFromIndexSignature: true,
          noUncheckedIndexedAccess: true,
          types: [],
        },
        files: ['types.ts'],
      }),
    );
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    project.run(process.execPath, [tsc, '-p', '.']);
  });

  it('is taken by CommonJS in the versions of Node that it names', () => {
    const program = project.write(
      'program.cjs',
      `const { read } = require('koban');
       const { Position } = require('koban/position');
       read(${KO}).then(({ entries }) => console.log(entries.length, Position.of(['..', '..']).play('a1').board[1]));`,
    );
    expect(project.run(process.execPath, ['--no-warnings', program])).toBe('1 X.\n');
    const { engines } = JSON.parse(readFileSync(project.package('package.json'), 'utf8'));
    expect(engines.node).toBe('^20.19.0 || >=22.12.0');
    project.write(
      'types.cts',
      `import koban = require('koban');
       import markdown = require('koban/markdown-it');
       export const found: Promise<koban.Document> = koban.read('');
       markdown.default({}, { lang: 'en' });`,
    );
    project.write(
      'tsconfig.cts.json',
      JSON.stringify({
        compilerOptions: { strict: true, noEmit: true, module: 'NodeNext', target: 'ES2022', types: [] },
        files: ['types.cts'],
      }),
    );
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    project.run(process.execPath, [tsc, '-p', 'tsconfig.cts.json']);
  });

  it('has an element that a server which makes pages may load', () => {
    expect(
      project.evaluate("console.log(JSON.stringify(Object.keys(await import('koban/element'))));"),
    ).toEqual(['KobanBoard']);
  });

  it.each([false, true])('works in a bundle of esbuild, in parts: %s', (splitting) => {
    const entry = project.write(
      'app.mjs',
      `import { judge, read } from 'koban';
       const [entry] = await judge(await read(${KO}), { rules: ['spight'] });
       console.log(JSON.stringify(entry.moves.map(({ verdicts }) => verdicts.spight.verdict)));`,
    );
    const outdir = join(project.folder, `out-${splitting}`);
    buildSync({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      splitting,
      outdir,
      outExtension: { '.js': '.mjs' },
    });
    expect(JSON.parse(project.run(process.execPath, [join(outdir, 'app.mjs')]))).toEqual([
      'allowed',
      'forbidden',
    ]);
  });

  it('keeps the element in a bundle that imports it for its effect alone', () => {
    const entry = project.write('page.mjs', "import 'koban/element';");
    const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
    expect(outputFiles[0]?.text).toContain('customElements.define("koban-board"');
  });

  it('makes figures in markdown-it, and no markup or expression of what an author typed', () => {
    const module = createRequire(import.meta.url).resolve('markdown-it');
    const html = project.evaluate(`
      import markdownIt from ${JSON.stringify(module)};
      import koban from 'koban/markdown-it';
      console.log(JSON.stringify(markdownIt().use(koban, { rules: ['psk'] }).render(${PAGE})));`) as string;
    expect(html).toContain('<figure class="koban-entry');
    expect(html).toContain('koban-forbidden');
    expect(html).not.toContain('{{');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
  });

  it('makes figures of code blocks in trees of HTML', () => {
    const code = (value: string) => ({
      type: 'element',
      tagName: 'pre',
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: ['language-goban'] },
          children: [{ type: 'text', value }],
        },
      ],
    });
    const tree = {
      type: 'root',
      children: [code('# A\n. X O .\nX . X O\n. X O .\nedges: all\n'), code('from: A\nmoves: W b2\n')],
    };
    const made = JSON.stringify(
      project.evaluate(`
        import koban from 'koban/rehype';
        const tree = ${JSON.stringify(tree)};
        koban({})(tree);
        console.log(JSON.stringify(tree));`),
    );
    expect(made).not.toContain('language-goban');
    expect(made.match(/"tagName":"svg"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(made).toContain('"className":["koban-entry"');
    expect(made).not.toContain('link.unknown-title');
  });

  it('has the command line', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(project.run('npx', ['koban', '--version'])).toBe(`koban ${version}\n`);
    expect(project.run('npx', ['koban', 'check', '-'], '. X\n')).toContain('no errors');
  });

  it('has the language server, which ends when it is asked to', async () => {
    const server = spawn('npx', ['koban', 'lsp'], {
      cwd: project.folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const connection = createMessageConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    connection.listen();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    expect(
      await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} }),
    ).toMatchObject({ capabilities: { hoverProvider: true } });
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    expect(await ended).toBe(0);
    connection.dispose();
  });
});
