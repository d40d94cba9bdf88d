import { afterEach, describe, expect, it } from 'vitest';
import type {
  CodeAction,
  CompletionItem,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  SelectionRange,
  TextEdit,
} from 'vscode-languageserver';
import type { SequenceReply } from '../../src/protocol/requests.ts';
import type { Scheduler } from '../../src/server/scheduler.ts';
import { Client } from './client.ts';

const URI = 'test:///game.sgf';
const GAME = `(;GM[1]FF[4]SZ[4]PB[Ann]PW[Ben]SO[https://example.org/g/1]
AB[ba][ab][bc]AW[ca][db][cc][bb]
;B[cb]C[Taken *here*]
(;W[dd];B[aa];W[bb]N[back])
(;W[bb];B[cb])
(;W[ad]))
`;

let client: Client;
afterEach(() => client.stop());

async function open(text = GAME, settings: unknown = null) {
  client = await Client.start(undefined, { settings });
  client.open(URI, text, 'sgf');
  return client.until(({ version }) => version === 1);
}

const at = (line: number, character: number) => ({
  textDocument: { uri: URI },
  position: { line, character },
});
const document = { textDocument: { uri: URI } };

describe('SGF in the server', () => {
  it('has diagnostics in a variation, which follow edits', async () => {
    const found = await open();
    expect(found.map(({ code, range }) => [code, range.start.line, range.start.character])).toEqual([
      ['basic.recapture', 4, 2],
      ['basic.recapture', 4, 8],
    ]);
    expect(found[0]!.relatedInformation![0]!.location.range.start).toEqual({ line: 2, character: 1 });
    client.change(URI, 2, [
      { range: { start: { line: 4, character: 4 }, end: { line: 4, character: 6 } }, text: 'cb' },
    ]);
    const after = await client.until(({ version }) => version === 2);
    expect(after.map(({ code }) => code)).toEqual(['play.occupied', 'play.occupied']);
  });

  it('shares the room for diagnostics with the entries of a Markdown file', async () => {
    client = await Client.start();
    const sgf = `\`\`\`sgf\n(;GM[1]FF[4]SZ[4]${';B[zz]'.repeat(400)})\n\`\`\`\n`;
    const entries = Array.from({ length: 500 }, (_, i) => `# E${i}\nrules: nope\n. .\n. .\n`).join('\n');
    const goban = `\`\`\`goban\n${entries}\`\`\`\n`;
    const texts = { 'test:///a.md': sgf, 'test:///b.md': goban, 'test:///c.md': `${sgf}\n${goban}` };
    for (const [uri, text] of Object.entries(texts)) client.open(uri, text, 'markdown');
    const [a, b, all] = await Promise.all(
      Object.keys(texts).map((uri) => client.until((one) => one.uri === uri && one.diagnostics.length > 0)),
    );
    const left = a!.length + b!.length - 1000;
    expect(left).toBeGreaterThan(0);
    expect(all).toHaveLength(1001);
    expect(all!.filter(({ code }) => code === 'check.more')).toEqual([all!.at(-1)]);
    expect(all!.at(-1)!.message).toMatch(new RegExp(`^${left} more problems, `));
  });

  it('tells of an edit at once, whatever is being searched in another document', async () => {
    client = await Client.start(undefined, { scheduler: new Ticking() });
    await client.idle();
    const board = Array.from({ length: 9 }, () => '. '.repeat(9)).join('\n');
    const moves = Array.from(
      { length: 40 },
      (_, i) => `${i % 2 ? 'W' : 'B'} ${'abcdefghj'[i % 9]}${1 + ((i >> 2) % 9)}`,
    );
    client.open(
      'test:///slow.goban',
      `rules: spight, coupling\nsize: 9\n${board}\nmoves: ${moves.join(' ')}\n`,
    );
    client.open(URI, GAME, 'sgf');
    client.change(URI, 2, [
      { range: { start: { line: 4, character: 4 }, end: { line: 4, character: 6 } }, text: 'cb' },
    ]);
    expect((await client.until(({ uri, version }) => uri === URI && version === 2)).length).toBe(2);
    const slow = client.published.filter(({ uri }) => uri === 'test:///slow.goban');
    expect(slow.length).toBeLessThanOrEqual(1);
  });

  it('searches for rules that search, and tells later', async () => {
    client = await Client.start();
    client.open(URI, GAME.replace('SZ[4]', 'SZ[4]RU[Spight]'), 'sgf');
    const late = await client.until(({ diagnostics }) =>
      diagnostics.some(({ code }) => code === 'spight.hot-stone'),
    );
    expect(late.find(({ code }) => code === 'spight.hot-stone')!.range.start).toEqual({
      line: 4,
      character: 2,
    });
  });

  it('shows the board, the verdicts and the comment on a move', async () => {
    await open();
    const hover = await client.request<Hover>('textDocument/hover', at(2, 4));
    const { value } = hover.contents as { value: string };
    expect(value).toContain('data:image/svg+xml');
    expect(value).toContain('**Move 1**: Black C3 takes B3');
    expect(value).toContain('Taken &#42;here&#42;');
    expect(hover.range).toEqual({ start: { line: 2, character: 1 }, end: { line: 2, character: 6 } });
  });

  it('says what properties and points are', async () => {
    await open();
    const name = await client.request<Hover>('textDocument/hover', at(0, 3));
    expect((name.contents as { value: string }).value).toContain('Which game it is');
    const point = await client.request<Hover>('textDocument/hover', at(1, 4));
    expect((point.contents as { value: string }).value).toContain('B4, a black stone');
  });

  it('offers properties that may stand there, and points with a picture', async () => {
    await open();
    const names = await client.request<CompletionItem[]>('textDocument/completion', at(2, 6));
    const labels = names.map(({ label }) => label);
    expect(labels).toContain('TR');
    expect(labels).not.toContain('SZ');
    expect(labels).not.toContain('AB');
    expect(labels).not.toContain('W');
    const points = await client.request<CompletionItem[]>('textDocument/completion', at(5, 4));
    const corner = points.find(({ label }) => label === 'dd')!;
    expect(corner.detail).toBe('D1');
    const resolved = await client.request<CompletionItem>('completionItem/resolve', corner);
    expect((resolved.documentation as { value: string }).value).toContain('data:image/svg+xml');
  });

  it('offers RU, and writes it', async () => {
    await open();
    const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
      ...document,
      range: { start: { line: 0, character: 5 }, end: { line: 0, character: 5 } },
      context: { diagnostics: [] },
    });
    const japanese = actions.find(({ title }) => title.startsWith('Write RU[Japanese]'))!;
    expect(japanese.edit!.changes![URI]).toEqual([
      {
        range: { start: { line: 1, character: 32 }, end: { line: 1, character: 32 } },
        newText: 'RU[Japanese]',
      },
    ]);
  });

  it('has an outline of variations, folds, selections and links', async () => {
    await open();
    const [game] = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', document);
    expect([game!.name, game!.detail]).toEqual(['Ann – Ben', '4×4']);
    expect(game!.children!.map(({ name, detail }) => [name, detail])).toEqual([
      ['1. Black C3 takes B3', 'Taken *here*'],
      ['2. White D1', ''],
      ['2. White B3 takes C3', ''],
      ['2. White A1', ''],
    ]);
    expect(game!.children![1]!.children!.map(({ name }) => name)).toEqual(['4. White B3 takes C3 back']);
    const folds = await client.request<FoldingRange[]>('textDocument/foldingRange', document);
    expect(folds).toEqual([{ startLine: 0, endLine: 5 }]);
    const [selection] = await client.request<SelectionRange[]>('textDocument/selectionRange', {
      ...document,
      positions: [{ line: 4, character: 5 }],
    });
    const texts: string[] = [];
    for (let s: SelectionRange | undefined = selection; s; s = s.parent) {
      const { start, end } = s.range;
      if (start.line === end.line)
        texts.push(GAME.split('\n')[start.line]!.slice(start.character, end.character));
    }
    expect(texts).toEqual(['bb', '[bb]', 'W[bb]', ';W[bb]', ';W[bb];B[cb]', '(;W[bb];B[cb])']);
    const links = await client.request<DocumentLink[]>('textDocument/documentLink', document);
    expect(links.map(({ target }) => target)).toEqual(['https://example.org/g/1']);
  });

  it('shows numbers and points when it is told to', async () => {
    await open(GAME, { inlayHints: { moves: true } });
    const hints = await client.request<{ label: string }[]>('textDocument/inlayHint', {
      ...document,
      range: { start: { line: 2, character: 0 }, end: { line: 3, character: 30 } },
    });
    expect(hints.map(({ label }) => label)).toEqual(['1 C3', '2 D1', '3 A4', '4 B3']);
  });

  it('goes from node to node', async () => {
    await open();
    const go = (line: number, character: number, direction: string) =>
      client.request('koban/navigate', { uri: URI, position: { line, character }, direction });
    expect(await go(2, 4, 'child')).toEqual({ line: 3, character: 1 });
    expect(await go(3, 10, 'nextVariation')).toEqual({ line: 4, character: 1 });
    expect(await go(4, 10, 'previousVariation')).toEqual({ line: 3, character: 1 });
    expect(await go(4, 3, 'parent')).toEqual({ line: 2, character: 0 });
    expect(await go(5, 3, 'nextVariation')).toBeNull();
    expect(await go(3, 20, 'branch')).toEqual({ line: 2, character: 0 });
    expect(await go(2, 4, 'end')).toEqual({ line: 3, character: 13 });
  });

  it('puts SGF in order, once', async () => {
    await open();
    const options = { tabSize: 2, insertSpaces: true };
    const edits = await client.request<TextEdit[]>('textDocument/formatting', { ...document, options });
    expect(edits.length).toBeGreaterThan(0);
  });

  it('has a sequence for the variation at the cursor, with the tree', async () => {
    await open();
    const ask = (line: number, character: number) => {
      const offset = GAME.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + character;
      return client.request<SequenceReply>('koban/sequence', { uri: URI, offset });
    };
    const second = (await ask(4, 4))!;
    expect(second.index).toBe(2);
    expect(second.sequence.frames.map(({ move }) => move?.point ?? null)).toEqual([null, 'c3', 'b3', 'c3']);
    expect(second.sequence.tree!.current).toBe(1);
    expect(
      second.sequence.tree!.lines.map(({ parent, after, last, first }) => [
        parent,
        after,
        last,
        first!.point,
      ]),
    ).toEqual([
      [-1, 0, 4, 'c3'],
      [0, 1, 3, 'b3'],
      [0, 1, 2, 'a1'],
    ]);
    const anchors = second.sequence.tree!.lines.map(({ anchor }) => anchor);
    for (const [i, anchor] of anchors.entries()) {
      const found = await client.request<SequenceReply>('koban/sequence', { uri: URI, offset: anchor });
      expect(found!.sequence.tree!.current).toBe(i);
    }
    const root = (await ask(0, 3))!;
    expect([root.index, root.sequence.title]).toEqual([0, 'Ann – Ben']);
    expect(root.sequence.frames[0]!.rows).toEqual(['.XO.', 'XO.O', '.XO.', '....']);
  });
});

/** Time passes whenever somebody looks at the clock, so work is done in slices, and in the same ones everywhere. */
class Ticking implements Scheduler {
  private time = 0;
  now = (): number => ++this.time;
  pause = (callback: () => void): void => {
    setImmediate(callback);
  };
}

describe('SGF in a fence of Markdown', () => {
  it('has diagnostics beside those of entries, hovers, and follows edits', async () => {
    client = await Client.start();
    const page = '```goban\n. X\nmoves: W b1\n```\n\n```sgf\n(;SZ[3];B[aa];W[aa])\n```\n';
    client.open('test:///page.md', page, 'markdown');
    const told = (found: readonly { code?: unknown; range: { start: { line: number } } }[]) =>
      found.map(({ code, range }) => [code, range.start.line]);
    const first = await client.until(({ version }) => version === 1);
    expect(told(first)).toContainEqual(['play.occupied', 6]);
    expect(told(first).some(([, line]) => line === 2)).toBe(true);
    const hover = await client.request<Hover>('textDocument/hover', {
      textDocument: { uri: 'test:///page.md' },
      position: { line: 6, character: 10 },
    });
    expect((hover.contents as { value: string }).value).toContain('**Move 1**: Black A3');
    client.change('test:///page.md', 2, [
      { range: { start: { line: 6, character: 16 }, end: { line: 6, character: 18 } }, text: 'bb' },
    ]);
    const second = await client.until(({ version }) => version === 2);
    expect(told(second)).toEqual(told(first).filter(([, line]) => line !== 6));
  });
});

describe('a large collection in the server', () => {
  const one = (n: number) => `(;GN[${n}]SZ[9];B[aa];W[bb];B[cc];W[dd])\n`;
  const many = `${Array.from({ length: 400 }, (_, n) => one(n)).join('')}(;SZ[19];B[aa];W[aa])\n`;
  const isLast = ({ diagnostics }: { diagnostics: { code?: unknown }[] }) =>
    diagnostics.some(({ code }) => code === 'play.occupied');
  const start = async () => {
    client = await Client.start(undefined, { scheduler: new Ticking() });
    client.open('test:///other.goban', '. X O .\nX . X O\n. X O .\nmoves: W b2\n');
    await client.idle();
    client.open(URI, many, 'sgf');
  };
  const seen = () => client.published.filter(({ uri }) => uri === URI);

  it('keeps nobody waiting who asks for something else', async () => {
    await start();
    const hover = await client.request<Hover>('textDocument/hover', {
      textDocument: { uri: 'test:///other.goban' },
      position: { line: 1, character: 2 },
    });
    expect(hover).not.toBeNull();
    expect(seen().some(isLast)).toBe(false);
    await client.until((params) => params.uri === URI && isLast(params));
  });

  it('answers about a game of it before all of it is read', async () => {
    await start();
    const hover = await client.request<Hover>('textDocument/hover', at(300, 17));
    expect((hover.contents as { value: string }).value).toContain('**Move 1**: Black A9');
    expect(seen().some(isLast)).toBe(false);
    await client.until((params) => params.uri === URI && isLast(params));
  });

  it('tells of the game of an edit first, and drops what was wanted of the text before', async () => {
    await start();
    const line = many.split('\n')[200]!;
    const character = line.indexOf('bb');
    const range = { start: { line: 200, character }, end: { line: 200, character: character + 2 } };
    client.change(URI, 2, [{ range, text: 'ee' }]);
    const outline = client.request('textDocument/documentSymbol', document);
    client.change(URI, 3, [{ range, text: 'zz' }]);
    expect(await outline).toBeNull();
    await client.until(({ uri, version }) => uri === URI && version === 3);
    const first = seen().filter(({ version }) => version === 3)[0]!;
    expect(first.diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([
      ['sgf.off-board', 200],
    ]);
    const last = await client.until((params) => params.uri === URI && isLast(params));
    expect(last.map(({ code }) => code)).toEqual(['sgf.off-board', 'play.occupied']);
  });
});
