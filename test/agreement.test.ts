/**
 * Whatever a text holds, all routes by which it is read see the same: `check`, `judge` and `convert` of the command line, the server, the
 * library, the preview of Markdown and `embed`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import type { DocumentSymbol } from 'vscode-languageserver';
import { type Entry, read } from '../src/library/index.ts';
import { gobanPlugin, PageRenderer } from '../src/preview/index.ts';
import { DEFAULT_SETTINGS } from '../src/service/index.ts';
import { kobanLater } from './cli/run.ts';
import { Client } from './server/client.ts';

const fence = (text: string, info = 'goban') => `\`\`\`${info}\n${text}\n\`\`\`\n`;
const DOLLARS = '$$B Prose\n$$ -------\n$$ | . X 1 |\n$$ | . ! 2 |\n';
const GAME = '(;GM[1]SZ[9]C[a];B[cc];W[zz];W[dd](;B[dd])(;B[ee]))';
const KO = '# One\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B q9 B c2\n';

const CORPUS: Readonly<Record<string, string>> = {
  'own.md': `# Page\n\n${fence(KO)}\n> \`\`\`goban\n> # Two\n> . x x\n> frmo: One\n> \`\`\`\n`,
  'continued.md': `${fence(KO)}\nText.\n\n1. Item\n   ${fence('# Two\nfrom: One\nmoves: c1 c1 k').replaceAll('\n', '\n   ')}\n`,
  'crlf.md': fence('# B\n. X Z\nmoves: a1 c9').replaceAll('\n', '\r\n'),
  'dollars.md': `${fence(DOLLARS)}\n${fence('Not a board: [x]', 'js')}`,
  'prose.md': `Prose.\n\n${DOLLARS}\nMore: see $$ and (; and {.\n\n${fence('# B\n. X')}`,
  'quoted.md': `${fence('text', 'text')}\n> ${DOLLARS.trimEnd().replaceAll('\n', '\n> ')}\n\n${fence(DOLLARS, 'text')}`,
  'forum.md': `Text.\n\n[sgf]${GAME}[/sgf]\n\n${fence('# B\n. X')}`,
  'game.md': `${fence(GAME, 'sgf')}\n${fence('# B\n. X')}`,
  'small.md': fence('. x o .\n. . x o\n♥ . . .'),
  'wide.md': fence('# 日本語 𝄞\n. X 𝄞 ● .\n. . ． O .\nmoves: a1 e9 黒'),
  'nothing.md': '# Title\n\nNo board: here.\n\n| a | b |\n|---|---|\n| . | X |\n',
  'own.goban': `${KO}\n# Two\nfrom: One\nmoves: c1 c1 k\n\n# Three\n${DOLLARS}`,
  'broken.goban': '# One\nnot a board\n: :\n|||\n# Two\n. X\n. .\nexpect: move 9 forbidden\nrules: none\n',
  'dialect.sgf': `(;GM[1]SZ[9]GN[T]KM[375];B[cc];W[zz];W[cc])\nmail (; :-)\n(;SZ[9]km[6,5];b[aa];PB[a [b] c])`,
  'dollars.rst': `Hi\n\n${fence('# B\n. X Z')}\n${DOLLARS}\nMore.\n`,
  'dollars.txt': `${DOLLARS.replace('2', '3')}\n${fence('# B\n. X')}`,
  'fence.rst': `Hi\n\n${fence('# B\n. X Z')}`,
};

/** Those public records and pages that are well-formed UTF-8, as the server gets all texts. */
const FOLDER = path.join(import.meta.dirname, 'fixtures/public-cases');
const PUBLIC = readdirSync(FOLDER).flatMap((name): [string, string][] => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  return /^[fp]\d.*\.(?:sgf|md)$/.test(name) && !text.includes('\ufffd') ? [[name, text]] : [];
});

interface Seen {
  /** The lines of the entries and games. */
  readonly entries: readonly number[];
  readonly problems: readonly string[];
}

interface Told {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly code: string;
}

const placed = ({ line, column, endLine, endColumn, code }: Told) =>
  `${line}:${column}-${endLine}:${endColumn} ${code}`;

async function command(name: string, text: string): Promise<Seen & { readonly judged: readonly Judged[] }> {
  const { out } = await kobanLater(['check', '--format', 'json', name], { [name]: text });
  const judged = await kobanLater(['judge', name], { [name]: text });
  const { entries } = JSON.parse(judged.out).files[0] as { entries: Judged[] };
  return {
    judged: entries,
    entries: entries.map(({ line }) => line),
    problems: (JSON.parse(out).files[0].diagnostics as Told[]).map(placed).sort(),
  };
}

interface Judged {
  readonly title: string | null;
  readonly line: number;
  readonly columns: number;
  readonly problems: readonly { readonly code: string }[];
  readonly moves?: readonly { readonly point: string }[];
}

const LANGUAGES: Readonly<Record<string, string>> = {
  md: 'markdown',
  rst: 'restructuredtext',
  txt: 'plaintext',
};

/** The server's list of what stands in the text, and the last of what it reports of it. */
async function shownAs(name: string, text: string, seen: Seen): Promise<void> {
  const client = await Client.start();
  const uri = `test:///${name}`;
  const ending = name.slice(name.indexOf('.') + 1);
  client.open(uri, text, LANGUAGES[ending] ?? ending);
  await client.idle();
  const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
    textDocument: { uri },
  });
  const problems = (client.published.at(-1)?.diagnostics ?? []).map(({ range: { start, end }, code }) =>
    placed({
      line: start.line + 1,
      column: start.character + 1,
      endLine: end.line + 1,
      endColumn: end.character + 1,
      code: String(code),
    }),
  );
  client.stop();
  expect(symbols.map(({ range }) => range.start.line + 1)).toEqual(seen.entries);
  expect(problems.sort()).toEqual(seen.problems);
}

/** Whether a `$$` diagram of a page stands outside of fences named `goban`. */
function inProse(name: string, text: string, line: number): boolean {
  if (!/\.(?:md|rst|txt)$/.test(name)) return false;
  const lines = text.split(/\r?\n/);
  return /^[> ]*\$\$/.test(lines[line - 1] ?? '') && !/goban$/.test(lines[line - 2] ?? '');
}

/** Whether a record stands on a line as forums embed it, where no preview shows it. */
const isEmbedded = (text: string, line: number) => /^\[sgf\]/.test(text.split(/\r?\n/)[line - 1] ?? '');

/** Lines of entries as `convert` prints them, with titles that stand in any indentation. */
const titlesIn = (text: string) => text.split(/\r?\n/).flatMap((line) => /^\s*# (.*)/.exec(line)?.[1] ?? []);

it.each([...Object.entries(CORPUS), ...PUBLIC])('%s is the same by all routes', async (name, text) => {
  const { judged, ...seen } = await command(name, text);
  await shownAs(name, text, seen);

  // The library reads entries or a record, and neither the games of a page nor what stands in prose.
  const own = judged.filter(({ moves, line }) => moves && !inProse(name, text, line));
  const isRecord = name.endsWith('.sgf');
  const document = await read(isRecord ? '' : text, { name });
  expect(
    document.entries.map(({ line, title, moves }) => [line, title, moves.map(({ point }) => point)]),
  ).toEqual(own.map(({ line, title, moves = [] }) => [line, title, moves.map(({ point }) => point)]));
  const told = document.entries.flatMap(({ problems }) => problems.map(placed));
  expect(seen.problems).toEqual(expect.arrayContaining(told));
  // `judge` says what is wrong in playing the moves, too.
  const codes = own.flatMap(({ problems }) => problems.map(({ code }) => code));
  const wrong = codes.filter((code) => !code.startsWith('play.'));
  expect(document.entries.flatMap(({ problems }) => problems.map(({ code }) => code)).sort()).toEqual(
    wrong.sort(),
  );

  const boards = judged.filter(({ columns }) => columns > 0);
  const converted = await kobanLater(['convert', '--to', 'goban', name], { [name]: text });
  expect(converted.code === 2).toBe(judged.length === 0);
  const titles = own.flatMap(({ title }) => title ?? []);
  expect(titlesIn(converted.out)).toEqual(expect.arrayContaining(titles));
  // A game has an entry for each variation.
  const games = judged.some(({ moves }) => !moves);
  const again = (await read(converted.out, { name: 'a.goban' })).entries.filter(({ columns }) => columns > 0);
  const withBoard = (await read(text, { name })).entries.filter(({ columns }) => columns > 0);
  const movesOf = (one: Entry) => [one.title, one.moves.map(({ point }) => point)];
  if (isRecord) expect(withBoard.map(movesOf)).toEqual(again.map(movesOf));
  if (!games) expect(again).toHaveLength(boards.length);
  else expect(again.length).toBeGreaterThanOrEqual(boards.length);

  // Each entry is a picture.
  const drawn = await kobanLater(['render', '--out', 'pictures/', name], { [name]: text });
  if (boards.length > 0) expect(drawn.written.size).toBe(games ? again.length : judged.length);

  if (!name.endsWith('.md')) return;
  const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: 60_000, most: 60_000, now: () => 0 });
  const html = gobanPlugin(new MarkdownIt(), (fences) => page.render(fences)).render(text);
  // The preview shows what stands in fences that are its own.
  const isShown = ({ line }: Judged) => !isEmbedded(text, line);
  const shown = judged.filter((one) => !inProse(name, text, one.line) && isShown(one));
  expect(html.match(/<figure/g) ?? []).toHaveLength(shown.length);
  const embedded = await kobanLater(['embed', name], { [name]: text });
  expect([embedded.code, embedded.error.match(/\.svg$/gm) ?? []]).toEqual([0, boards.map(() => '.svg')]);
  // Pictures stand between what the author wrote, and nowhere else.
  const written = String(embedded.written.get(name) ?? text);
  const blocks = /(?:[ >]*\r?\n)?[ >]*<!-- koban pictures -->[\s\S]*?<!-- koban end -->\r?\n/g;
  expect(written.replace(blocks, '')).toBe(text);
});
