import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type {
  ClientCapabilities,
  CodeAction,
  CompletionItem,
  Hover,
  SymbolInformation,
} from 'vscode-languageserver';
import { CancellationTokenSource } from 'vscode-languageserver/node';
import { LIST_FILES, READ_FILE } from '../../src/protocol/files.ts';
import { plainWords } from '../../src/render/index.ts';
import { withoutStops } from '../../src/server/abilities.ts';
import { Client, SlowScheduler } from './client.ts';

const URI = 'file:///ko.goban';
const TEXT =
  '# Ko *a*\n. X O .\nX . X O\n. X O .\nedges: all\nrules: psk, spight\nmoves: W b2 B c2\nexpec: x\n';

async function editor(
  textDocument: NonNullable<ClientCapabilities['textDocument']>,
  text = TEXT,
): Promise<Client> {
  const client = await Client.start({ textDocument }, { initializationOptions: { pictures: false } });
  client.open(URI, text, 'goban');
  await client.until(() => true);
  return client;
}

const hoverAt = (client: Client, line: number, character: number) =>
  client.connection.sendRequest('textDocument/hover', {
    textDocument: { uri: URI },
    position: { line, character },
  }) as Promise<Hover>;

describe('editors without pictures and commands', () => {
  it('get a board drawn as text, in Markdown where they show that', async () => {
    const client = await editor({ hover: { contentFormat: ['markdown', 'plaintext'] } });
    const { contents } = await hoverAt(client, 6, 13);
    const { kind, value } = contents as { kind: string; value: string };
    expect(kind).toBe('markdown');
    expect(value).toContain('```text\n  +---------+\n3 | . X O . |\n');
    expect(value).toContain('⊘ **Positional superko**');
    expect(value).not.toMatch(/data:|command:|<\w/);
    client.stop();
  });

  it('get words where they show no Markdown, and what an author typed as he typed it', async () => {
    const client = await editor({ hover: { contentFormat: ['plaintext'] } });
    const { contents } = await hoverAt(client, 6, 13);
    const { kind, value } = contents as { kind: string; value: string };
    expect(kind).toBe('plaintext');
    expect(value).toContain('⊘ Positional superko: forbidden');
    expect(value).toContain('3 | . X O . |');
    expect(value).not.toMatch(/\*\*|```|&#|data:|command:/);
    client.stop();
  });

  it('are offered no lens and no action that needs the extension', async () => {
    const client = await editor({});
    const textDocument = { uri: URI };
    expect(await client.connection.sendRequest('textDocument/codeLens', { textDocument })).toEqual([]);
    const range = { start: { line: 6, character: 12 }, end: { line: 6, character: 14 } };
    const found = await client.connection.sendRequest('textDocument/codeAction', {
      textDocument,
      range,
      context: { diagnostics: [] },
    });
    const actions = found as CodeAction[];
    expect(actions.filter(({ command }) => command)).toEqual([]);
    client.stop();
  });

  it('get completions without places of the cursor, unless they know them', async () => {
    const at = { textDocument: { uri: URI }, position: { line: 4, character: 0 } };
    const text = '# Ko\n. X O .\nX . X O\n. X O .\n\n';
    const items = async (snippetSupport: boolean) => {
      const client = await editor({ completion: { completionItem: { snippetSupport } } }, text);
      const made = (await client.connection.sendRequest('textDocument/completion', at)) as CompletionItem[];
      client.stop();
      return made;
    };
    const plain = await items(false);
    expect(plain.length).toBeGreaterThan(5);
    expect(plain.filter(({ insertTextFormat, command }) => insertTextFormat === 2 || command)).toEqual([]);
    expect(plain.filter(({ textEdit }) => /\$\{?\d/.test(textEdit?.newText ?? ''))).toEqual([]);
  });
});

describe('a project in an editor that reads none by itself', () => {
  const codes = (client: Client) => client.published.at(-1)?.diagnostics.map(({ code }) => code) ?? [];
  const files: Record<string, string> = {
    'koban.json': '{ "rules": ["none"], "severities": { "field.unknown-key": "off" } }',
  };
  const text = TEXT.replace('rules: psk, spight\n', '');

  it('stands above the settings, and is read again when it changes', async () => {
    const client = await Client.start(
      { workspace: { configuration: true, didChangeWatchedFiles: { dynamicRegistration: true } } },
      {
        initializationOptions: { pictures: false },
        folder: 'file:///book',
        files,
        settings: { rules: ['basic'] },
      },
    );
    client.open('file:///book/ko.goban', text, 'goban');
    await client.until(() => client.published.length > 0);
    expect(codes(client)).toEqual(['game.cycle']);
    files['koban.json'] = '{ "rules": ["psk"] }';
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: 'file:///book/koban.json', type: 2 }],
    });
    await client.until(() => codes(client).length > 1);
    expect(codes(client).sort()).toEqual(['field.unknown-key', 'superko.positional']);
    client.stop();
  });

  it('is that of each folder, as settings are, also of one that comes later', async () => {
    const text = TEXT.replace('rules: psk, spight\n', '');
    const client = await Client.start(
      { workspace: { configuration: true, workspaceFolders: true } },
      {
        initializationOptions: { pictures: false },
        folders: ['file:///one', 'file:///two'],
        files: { 'file:///two/koban.json': '{ "severities": { "field.unknown-key": "off" } }' },
      },
    );
    client.ofFolders = { 'file:///two': { rules: ['psk'] }, 'file:///two/in': { rules: ['none'] } };
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    const found = async (uri: string) => {
      client.open(uri, text, 'goban');
      return (await client.until((one) => one.uri === uri)).map(({ code }) => code).sort();
    };
    expect(await found('file:///one/ko.goban')).toEqual(['basic.recapture', 'field.unknown-key']);
    expect(await found('file:///two/ko.goban')).toEqual(['superko.positional']);
    expect(await found('file:///two/in/ko.goban')).toEqual(['superko.positional']);
    expect(await found('file:///elsewhere/ko.goban')).toEqual(['basic.recapture', 'field.unknown-key']);
    client.published.length = 0;
    await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [{ uri: 'file:///two/in', name: 'in' }], removed: [] },
    });
    const inner = ({ uri }: { uri: string }) => uri === 'file:///two/in/ko.goban';
    expect((await client.until(inner)).map(({ code }) => code)).toContain('game.cycle');
    client.stop();
  });

  it('is left to the extension of Koban, and ignored where it is no JSON', async () => {
    for (const [pictures, project] of [
      [true, '{ "rules": ["none"] }'],
      [false, '{ "rules": '],
    ] as const) {
      const client = await Client.start(
        { workspace: { configuration: true } },
        { initializationOptions: { pictures }, folder: 'file:///book', files: { 'koban.json': project } },
      );
      client.open('file:///book/ko.goban', text, 'goban');
      await client.until(() => codes(client).length > 0);
      expect(codes(client)).toContain('basic.recapture');
      client.stop();
    }
  });
});

it('a request goes on when settings come while it is answered', async () => {
  const client = await Client.start(
    { workspace: { configuration: true } },
    { initializationOptions: { pictures: false }, scheduler: new SlowScheduler(50) },
  );
  const uri = 'file:///game.sgf';
  const text = '(;GM[1]FF[4]SZ[9];B[cc];W[gg](;B[cg])(;B[gc]))\n';
  client.open(uri, text, 'sgf');
  void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
  const edits = await client.connection.sendRequest('textDocument/formatting', {
    textDocument: { uri },
    options: { tabSize: 8, insertSpaces: false },
  });
  expect(edits).not.toBeNull();
  client.stop();
});

it('a request goes on when the text is still being read again under new settings', async () => {
  const scheduler = new SlowScheduler(50);
  const client = await Client.start(undefined, { scheduler });
  client.open(URI, `${TEXT}\n`.repeat(20), 'goban');
  await client.until(() => true);
  scheduler.held = true;
  const symbols = client.request('textDocument/documentSymbol', { textDocument: { uri: URI } });
  void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  // The server has asked for the settings, and then has them.
  for (let time = 0; time < 3; time++) await client.request('koban/targets', {});
  scheduler.release();
  expect(await symbols).toHaveLength(20);
  client.stop();
});

describe('Markdown as text', () => {
  it('loses signs', () => {
    expect(plainWords('**Move 1**: `a*b`  \nnext\n\n---\n\n&#42;x&#42; \\[y\\]')).toBe(
      'Move 1: a*b\nnext\n\n*x* [y]',
    );
  });

  it('fills in what stands at the places of the cursor', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how snippets are written
    expect(withoutStops('expect: move ${1:3} is ${2|forbidden,allowed|}$0 \\$')).toBe(
      'expect: move 3 is forbidden $',
    );
  });
});

describe('symbols of the workspace', () => {
  const text = '# Twice a ko\n. X\n\n# Other\nfrom: Twice a ko\n\n. .\n';
  const find = async (client: Client, query: string) =>
    (await client.request<SymbolInformation[]>('workspace/symbol', { query })).map(
      ({ name, location: { uri, range } }) => `${name} ${uri.replace(/.*\//, '')}:${range.start.line}`,
    );

  it('are the titles of entries and games in all files, open or not, as they are now', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'koban-symbols-'));
    const uri = (name: string) => new URL(name, pathToFileURL(`${folder}/`)).href;
    mkdirSync(join(folder, 'a book/node_modules'), { recursive: true });
    writeFileSync(join(folder, 'a book/one.goban'), text);
    writeFileSync(join(folder, 'a book/node_modules/two.goban'), text);
    writeFileSync(join(folder, 'page.md'), `# Not this ko\n\n\`\`\`goban\n${text}\`\`\`\n`);
    writeFileSync(join(folder, 'game.sgf'), '(;PB[Ko Ah]PW[Bo];B[aa])(;SZ[9])');
    const client = await Client.start(
      {},
      {
        initializationOptions: { pictures: false },
        folder: pathToFileURL(folder).href,
      },
    );
    expect((await find(client, 'KO')).sort()).toEqual([
      'Ko Ah – Bo game.sgf:0',
      'Twice a ko one.goban:0',
      'Twice a ko page.md:3',
    ]);
    expect(await find(client, 'ko twc')).toHaveLength(2);
    client.open(uri('a%20book/one.goban'), '# Mine\n. .\n');
    writeFileSync(join(folder, 'page.md'), '```goban\n# Mine again\n. .\n```\n');
    await client.until(() => true).catch(() => undefined);
    expect((await find(client, 'i')).sort()).toEqual(['Mine again page.md:1', 'Mine one.goban:0']);
    client.stop();
    rmSync(folder, { recursive: true });
  });

  it('are asked of the extension, which reads files by itself', async () => {
    const client = await Client.start();
    const read: string[] = [];
    let stamp = '1';
    client.connection.onRequest(LIST_FILES, () => [{ uri: 'test:///a.goban', stamp }]);
    client.connection.onRequest(READ_FILE, ({ uri }) => {
      read.push(uri);
      return '# Ko\n. .\n';
    });
    for (const next of ['1', '2', '2']) {
      expect(await find(client, 'o')).toEqual(['Ko a.goban:0']);
      stamp = next;
    }
    expect(read).toHaveLength(2);
    client.stop();
  });

  it('keep what was read for a question that was taken back', async () => {
    const client = await Client.start();
    const names = Array.from({ length: 40 }, (_, n) => `test:///${n}.goban`);
    const read: string[] = [];
    const source = new CancellationTokenSource();
    client.connection.onRequest(LIST_FILES, () => names.map((uri) => ({ uri, stamp: '1' })));
    client.connection.onRequest(READ_FILE, ({ uri }) => {
      if (read.push(uri) === 20) source.cancel();
      return `# Ko ${/\d+/.exec(uri)}\n. .\n`;
    });
    const { token } = source;
    expect(await client.connection.sendRequest('workspace/symbol', { query: 'ko' }, token)).toEqual([]);
    const before = read.length;
    expect(before).toBeLessThan(40);
    expect(await find(client, 'ko')).toEqual(names.map((_, n) => `Ko ${n} ${n}.goban:0`));
    // Those that were on their way are read again.
    expect(read.length).toBeLessThan(40 + 20);
    client.stop();
  });
});
