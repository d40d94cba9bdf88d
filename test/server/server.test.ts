import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { CodeAction, CompletionItem, Hover, WorkspaceEdit } from 'vscode-languageserver';
import type { SequenceReply } from '../../src/protocol/requests.ts';
import { TRIPLE_KO } from '../service/marked.ts';
import { Client } from './client.ts';

const URI = 'test:///one.goban';
const SIX = 'moves: B d6 W b5 B f6 W d5 B b6 W f5';

let client: Client;
afterEach(() => client.stop());

function codes(diagnostics: readonly { code?: unknown }[]): unknown[] {
  return diagnostics.map(({ code }) => code);
}

function insert(line: number, character: number, text: string) {
  return { range: { start: { line, character }, end: { line, character } }, text };
}

/** A client that follows links, and knows where the documents are. */
const startWithLinks = () =>
  Client.start(
    {
      workspace: { configuration: true },
      textDocument: { publishDiagnostics: { codeDescriptionSupport: true } },
    },
    { initializationOptions: { diagnostics: 'file:///docs/diagnostics.md' } },
  );

describe('diagnostics', () => {
  it('come when a file is opened, with links to what they refer to', async () => {
    client = await Client.start();
    client.open(URI, `; three kos\nrules: psk\n${TRIPLE_KO}\n${SIX}\n`);
    const [only] = await client.until(({ version }) => version === 1);
    expect(only).toMatchObject({
      code: 'superko.positional',
      severity: 1,
      source: 'koban',
      range: { start: { line: 11, character: 32 }, end: { line: 11, character: 36 } },
      relatedInformation: [{ location: { uri: URI, range: { start: { line: 2, character: 0 } } } }],
    });
  });

  it('are in the order of their places, whatever is found first', async () => {
    client = await Client.start();
    client.open(URI, 'edges: all\n. . .\nmoves: a1 a1\nexpect: captures 3 at move 1\nrulse: psk\n');
    const found = await client.until(({ version }) => version === 1);
    expect(codes(found)).toEqual(['play.occupied', 'expect.failed', 'field.unknown-key']);
  });

  it('link each code to the page that explains it, where the client knows links', async () => {
    client = await startWithLinks();
    client.open(URI, 'edges: all\n. . .\nmoves: a1 a1\n');
    const [only] = await client.until(({ version }) => version === 1);
    expect(only!.codeDescription).toEqual({ href: 'file:///docs/diagnostics.md#play-occupied' });
    const page = readFileSync('docs/reference/diagnostics.md', 'utf8');
    expect(page).toContain('<a id="play-occupied"></a>');
  });

  it('link each rule to the page about it, where the client knows links', async () => {
    client = await startWithLinks();
    client.open(URI, 'edges: all\n. . .\nrules: psk with passes lift\n');
    const found = await client.request<Hover | null>('textDocument/hover', {
      textDocument: { uri: URI },
      position: { line: 2, character: 8 },
    });
    expect(JSON.stringify(found?.contents)).toContain('(file:///docs/rules.md#psk)');
    expect(readFileSync('docs/reference/rules.md', 'utf8')).toContain('\n## psk\n');
  });

  it('follow each edit, for the version that was edited', async () => {
    client = await Client.start();
    client.open(URI, 'edges: all\n. . .\nmoves: a1\n');
    expect(await client.until(({ version }) => version === 1)).toEqual([]);
    client.change(URI, 2, [insert(2, 9, ' a1')]);
    expect(codes(await client.until(({ version }) => version === 2))).toEqual(['play.occupied']);
    client.change(URI, 3, [insert(0, 0, '\n\n'), insert(4, 12, '\nexpect: cycle 2')]);
    const [first, second] = await client.until(({ version }) => version === 3);
    expect([first!.code, first!.range.start.line]).toEqual(['play.occupied', 4]);
    expect([second!.code, second!.range.start.line]).toEqual(['expect.failed', 5]);
    client.change(URI, 4, [{ text: '. .' }]);
    expect(await client.until(({ version }) => version === 4)).toEqual([]);
  });

  it('of searching rules follow the others', async () => {
    client = await Client.start();
    client.open(URI, `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 z9\n`);
    const late = await client.until(({ diagnostics }) => codes(diagnostics).includes('spight.hot-stone'));
    expect(codes(late)).toContain('move.off-board');
    await client.idle();
    expect(client.changed.at(-1)).toEqual({ uri: URI, version: 1 });
  });

  it('are no more than an editor shows, the gravest ones, and the last says how many are left out', async () => {
    client = await Client.start();
    const board = `size: 9\n${'. . . . . . . . .\n'.repeat(9)}`;
    client.open(URI, `${board}moves: B a1${' W a1 B a1'.repeat(600)}\nexpect: cycle 2\n`);
    const all = await client.until(({ version }) => version === 1);
    expect(all).toHaveLength(1001);
    const kept = all.slice(0, -1);
    expect(new Set(kept.map(({ severity }) => severity))).toEqual(new Set([1]));
    const last = all.at(-1)!;
    expect(last).toMatchObject({ code: 'check.more', severity: 3, source: 'koban' });
    expect(last.message).toMatch(/^201 more problems, /);
    expect(last.range).toEqual({ start: { line: 10, character: 5012 }, end: { line: 10, character: 5016 } });
  });

  it('that are stale never appear', async () => {
    client = await Client.start();
    client.open(URI, `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`);
    const line = 10;
    for (let version = 2; version < 30; version++) {
      const [at, text] = version % 2 === 0 ? [26, ' pass'] : [26, ''];
      const end = { line, character: version % 2 === 0 ? 26 : 31 };
      client.change(URI, version, [{ range: { start: { line, character: at }, end }, text }]);
    }
    await client.until(({ version, diagnostics }) => version === 29 && diagnostics.length > 0);
    await client.idle();
    const versions = client.published.map(({ version }) => version!);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  it('are those of fences in Markdown', async () => {
    client = await Client.start();
    const text = 'Text\n\n```goban\nedges: all\nX .\nmoves: a1\n```\n\n```\nX .\nmoves: a1\n```\n';
    client.open('test:///a.md', text, 'markdown');
    const found = await client.until(({ uri }) => uri === 'test:///a.md');
    expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([['play.occupied', 5]]);
  });

  it('say nothing of Markdown without fences', async () => {
    client = await Client.start();
    client.open('test:///a.md', '# Title\n\nmoves: a1 a1\n', 'markdown');
    client.open(URI, '. .');
    await client.until(({ uri }) => uri === URI);
    expect(client.published.map(({ uri }) => uri)).toEqual([URI]);
  });

  it('go when a fence is emptied, and when a file is closed', async () => {
    client = await Client.start();
    client.open('test:///a.md', '```goban\nX .\nmoves: a1\n```\n', 'markdown');
    await client.until(({ diagnostics }) => diagnostics.length > 0);
    client.change('test:///a.md', 2, [{ text: 'nothing' }]);
    expect(await client.until(({ version }) => version === 2)).toEqual([]);
    client.open(URI, 'X .\nmoves: a1');
    await client.until(({ uri, diagnostics }) => uri === URI && diagnostics.length > 0);
    const before = client.published.length;
    void client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: URI } });
    await client.idle();
    expect(client.published.slice(before)).toEqual([expect.objectContaining({ uri: URI, diagnostics: [] })]);
  });
});

describe('settings', () => {
  const text = `${TRIPLE_KO}\n${SIX}\n`;

  it('are asked for before anything is told', async () => {
    client = await Client.start(undefined, { settings: { rules: ['psk'] } });
    client.open(URI, text);
    await client.until(() => true);
    expect(codes(client.published[0]!.diagnostics)).toEqual(['superko.positional']);
  });

  it('has lenses, inlay hints and tokens asked for anew when settings change', async () => {
    const refreshed = { refreshSupport: true };
    client = await Client.start({
      workspace: {
        configuration: true,
        codeLens: refreshed,
        inlayHint: refreshed,
        semanticTokens: refreshed,
      },
    });
    client.open(URI, '# One\nedges: all\n. . .\nmoves: B a1');
    await client.until(({ version }) => version === 1);
    const { connection } = client;
    const lenses = () =>
      connection.sendRequest<unknown[]>('textDocument/codeLens', { textDocument: { uri: URI } });
    expect((await lenses()).length).toBeGreaterThan(0);
    const asked = (method: string) =>
      new Promise<void>((resolve) => {
        connection.onRequest(method, () => {
          resolve();
          return null;
        });
      });
    const refreshes = Promise.all([
      asked('workspace/codeLens/refresh'),
      asked('workspace/inlayHint/refresh'),
      asked('workspace/semanticTokens/refresh'),
    ]);
    client.settings = { codeLens: false };
    void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await refreshes;
    expect(await lenses()).toEqual([]);
  });

  it('links what a written rule says of a move to the line of its clause', async () => {
    client = await Client.start();
    const uri = 'file:///page.md';
    const page = [
      '```korule',
      '# Club',
      'a play may not retake a ko at once',
      'a play may not recreate an earlier position',
      '```',
      '',
      '```goban',
      'rules: club',
      '. X O .',
      'X . X O',
      '. X O .',
      'edges: all',
      'moves: W b2 B c2',
      '```',
      '',
    ].join('\n');
    client.open(uri, page, 'markdown');
    const found = await client.until(({ diagnostics }) => diagnostics.length > 0);
    const [forbidden] = found.filter(({ code }) => code === 'written.retake');
    expect(forbidden?.relatedInformation?.[0]).toEqual({
      location: { uri, range: { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } } },
      message: 'the clause of the rule',
    });
  });

  it('change what is told', async () => {
    client = await Client.start();
    client.open(URI, text);
    expect(codes(await client.until(() => true))).toEqual(['game.cycle']);
    client.settings = { cycleWarnings: 'off' };
    void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    expect(await client.until(({ diagnostics }) => diagnostics.length === 0)).toEqual([]);
  });

  it('can be pushed by a client that cannot be asked', async () => {
    client = await Client.start({});
    client.open(URI, text);
    await client.until(() => true);
    void client.connection.sendNotification('workspace/didChangeConfiguration', {
      settings: { koban: { rules: ['ssk'] } },
    });
    const told = await client.until(({ diagnostics }) => codes(diagnostics)[0] !== 'game.cycle');
    expect(codes(told)).toEqual(['superko.situational']);
  });

  it('that make no sense keep their defaults', async () => {
    client = await Client.start(undefined, { settings: { rules: 'nonsense', maxCycle: -3, inlayHints: 7 } });
    client.open(URI, text);
    expect(codes(await client.until(() => true))).toEqual(['game.cycle']);
  });
});

describe('a search that lasts', () => {
  it('shows, and can be given up', async () => {
    // Each look at the clock takes a while, so that everything lasts.
    let time = 0;
    const scheduler = {
      now: () => (time += 30),
      pause: (callback: () => void) => void setImmediate(callback),
    };
    client = await Client.start({ window: { workDoneProgress: true } }, { scheduler });
    const bar = (kind: string) =>
      client.next('$/progress', (params) => (params as Progress).value.kind === kind) as Promise<Progress>;
    const begun = bar('begin');
    const entry = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`;
    client.open(URI, Array.from({ length: 200 }, (_, i) => `# E${i}\n${entry}`).join(''));
    const { token } = await begun;
    const ended = bar('end');
    void client.connection.sendNotification('window/workDoneProgress/cancel', { token });
    await ended;
    await client.idle();
    expect(client.published.at(-1)!.diagnostics.length).toBeLessThan(200);
  });

  interface Progress {
    readonly token: string;
    readonly value: { readonly kind: string };
  }
});

describe('requests', () => {
  const document = { textDocument: { uri: URI } };
  const moves = { line: 10, character: 12 };

  async function opened(text = `rules: spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5\n`): Promise<void> {
    client = await Client.start();
    client.open(URI, text);
  }

  it('hover', async () => {
    await opened();
    const hover = await client.request<Hover>('textDocument/hover', { ...document, position: moves });
    expect(hover.contents).toMatchObject({ kind: 'markdown' });
    expect((hover.contents as { value: string }).value).toContain('**Move 2**: White B5 takes B6');
    expect(hover.range).toEqual({ start: { line: 10, character: 12 }, end: { line: 10, character: 16 } });
  });

  it('completion', async () => {
    await opened('rules: ps\n. .');
    const items = await client.request<CompletionItem[]>('textDocument/completion', {
      ...document,
      position: { line: 0, character: 9 },
    });
    expect(items.find(({ label }) => label === 'psk')!.textEdit).toEqual({
      newText: 'psk',
      range: { start: { line: 0, character: 7 }, end: { line: 0, character: 9 } },
    });
  });

  it('rename, and why not', async () => {
    await opened('# One\n. .\n# Two\nfrom: One\n');
    const at = { ...document, position: { line: 0, character: 3 } };
    expect(await client.request('textDocument/prepareRename', at)).toMatchObject({ placeholder: 'One' });
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', { ...at, newName: 'New' });
    expect(edit.changes![URI]!.map(({ range, newText }) => [range.start.line, newText])).toEqual([
      [0, 'New'],
      [3, 'New'],
    ]);
    await expect(client.request('textDocument/rename', { ...at, newName: 'Two' })).rejects.toThrow(
      'Another entry has the title “Two”.',
    );
  });

  it('code actions, tied to the diagnostics that they mend', async () => {
    await opened('edges: all\n. .\nmoves: a1\nexpect: captures 4 at move 1\n');
    const diagnostics = await client.until(() => true);
    const { range } = diagnostics[0]!;
    const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
      ...document,
      range,
      context: { diagnostics },
    });
    expect(actions[0]).toMatchObject({ kind: 'quickfix', isPreferred: true, diagnostics });
    expect(actions[0]!.edit!.changes![URI]).toEqual([
      {
        range: { start: { line: 3, character: 8 }, end: { line: 3, character: 28 } },
        newText: 'captures 0 at move 1',
      },
    ]);
  });

  it('the sequence, and the comparison of rules', async () => {
    await opened();
    const reply = await client.request<SequenceReply>('koban/sequence', { uri: URI, offset: 1e9 });
    expect(reply!.sequence.frames).toHaveLength(5);
    expect(reply!.sequence.version).toBe(1);
    expect(await client.request('koban/compare', { uri: URI, entry: 0 })).toHaveProperty('rows.length', 4);
    expect(await client.request('koban/sequence', { uri: URI, entry: 9 })).toBeNull();
  });

  it('semantic tokens, encoded as the protocol wants them', async () => {
    await opened('# One\nrules: psk\n');
    const { data } = await client.request<{ data: number[] }>('textDocument/semanticTokens/full', document);
    expect(data).toEqual([0, 2, 3, 0, 1, 1, 0, 5, 1, 0, 0, 7, 3, 2, 0]);
  });

  it.each([
    'textDocument/hover',
    'textDocument/completion',
    'textDocument/definition',
    'textDocument/references',
    'textDocument/documentHighlight',
    'textDocument/prepareRename',
    'textDocument/documentSymbol',
    'textDocument/foldingRange',
    'textDocument/codeLens',
    'textDocument/codeAction',
    'textDocument/inlayHint',
  ])('%s of a file that is not open is answered with null', async (method) => {
    client = await Client.start();
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const params = { position: range.start, range, context: { diagnostics: [], includeDeclaration: true } };
    expect(await client.request(method, { textDocument: { uri: 'test:///none' }, ...params })).toBeNull();
  });

  it('with places outside of the text do no harm', async () => {
    await opened('. .\nmoves: a1');
    const far = { line: 99, character: 99 };
    const range = { start: far, end: far };
    for (const method of ['hover', 'completion', 'definition', 'codeAction', 'references']) {
      const context = { diagnostics: [], includeDeclaration: true };
      await client.request(`textDocument/${method}`, { ...document, position: far, range, context });
    }
    expect(client.logged).toEqual([]);
  });
});
