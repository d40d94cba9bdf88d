import { afterEach, describe, expect, it } from 'vitest';
import type { CodeAction, CodeLens, DocumentSymbol, FoldingRange, Hover } from 'vscode-languageserver';
import { Client } from './client.ts';

const TEXINFO = 'test:///eyes.texi';
/** Two figures side by side, as manuals draw them. */
const PAGE = `@chapter Eyes

@example
|.XO    |.XO
|XO.    |Xa.
+---    +---
@end example
`;

let client: Client;
afterEach(() => client.stop());

const configure = () =>
  void client.connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });

const codes = (diagnostics: readonly { code?: unknown }[]) => diagnostics.map(({ code }) => code);

describe('diagrams of other notations', () => {
  it('are not read in a language that nobody has named', async () => {
    client = await Client.start();
    client.open(TEXINFO, PAGE, 'texinfo');
    await client.idle();
    const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: TEXINFO },
    });
    expect(symbols).toEqual([]);
  });

  it('are read where they stand in one that is named: symbols, pictures, folds', async () => {
    client = await Client.start(undefined, { settings: { diagrams: { languages: ['texinfo'] } } });
    client.open(TEXINFO, PAGE, 'texinfo');
    const told = await client.until(({ version }) => version === 1);
    expect(codes(told)).toEqual(['colors.assumed', 'colors.assumed']);
    const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: TEXINFO },
    });
    expect(symbols.map(({ name, detail }) => [name, detail])).toEqual([
      ['Diagram 1', 'GNU Go documentation'],
      ['Diagram 2', 'GNU Go documentation'],
    ]);
    const folds = await client.request<FoldingRange[]>('textDocument/foldingRange', {
      textDocument: { uri: TEXINFO },
    });
    expect(folds[0]).toMatchObject({ startLine: 3, endLine: 5 });
    const lenses = await client.request<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: TEXINFO },
    });
    expect(lenses).toEqual([]);
  });

  it('a hover shows the figure that the pointer is on, of several side by side', async () => {
    client = await Client.start(undefined, { settings: { diagrams: { languages: ['texinfo'] } } });
    client.open(TEXINFO, PAGE, 'texinfo');
    const at = (character: number) =>
      client.request<Hover>('textDocument/hover', {
        textDocument: { uri: TEXINFO },
        position: { line: 4, character },
      });
    const left = (await at(2))!;
    const right = (await at(10))!;
    expect(left.range).toEqual({ start: { line: 4, character: 2 }, end: { line: 4, character: 3 } });
    expect(right.range).toEqual({ start: { line: 4, character: 10 }, end: { line: 4, character: 11 } });
    for (const { contents } of [left, right]) {
      expect(contents).toMatchObject({ value: expect.stringContaining('data:image/svg') });
      expect(contents).toMatchObject({ value: expect.stringContaining('GNU Go documentation') });
    }
  });

  it('a fix says the colors, and what is read then is sure', async () => {
    client = await Client.start(undefined, { settings: { diagrams: { languages: ['texinfo'] } } });
    client.open(
      TEXINFO,
      PAGE.replaceAll('    |.XO', '').replaceAll('    |Xa.', '').replaceAll('    +---', ''),
      'texinfo',
    );
    const [hint] = await client.until(({ version }) => version === 1);
    const actions = await client.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: TEXINFO },
      range: hint!.range,
      context: { diagnostics: [hint!] },
    });
    const fix = actions.find(({ title }) => title === 'Write “colors: X=white O=black”')!;
    const [edit] = fix.edit!.changes![TEXINFO]!;
    expect(edit).toMatchObject({ newText: '\n@c colors: X=white O=black' });
    client.change(TEXINFO, 2, [{ range: edit!.range, text: edit!.newText }]);
    expect(await client.until(({ version }) => version === 2)).toEqual([]);
  });

  it('come and go with the setting', async () => {
    client = await Client.start();
    client.open(TEXINFO, PAGE, 'texinfo');
    await client.idle();
    client.settings = { diagrams: { languages: ['texinfo'] } };
    configure();
    expect(codes(await client.until(({ diagnostics }) => diagnostics.length > 0))).toHaveLength(2);
    client.settings = null;
    configure();
    expect(await client.until(({ diagnostics }) => diagnostics.length === 0)).toEqual([]);
  });

  it('a pattern database is read without being asked for', async () => {
    client = await Client.start();
    const uri = 'test:///own.db';
    client.open(
      uri,
      'Pattern Own1\n\n?XO\n.*X\n---\n\n:8,D\n\nPattern Own2\n\nX.X\n\n:0112\n',
      'gnugo-patterns',
    );
    const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: uri },
    });
    expect(symbols.map(({ name }) => name)).toEqual(['Own1', 'Own2']);
    const folds = await client.request<FoldingRange[]>('textDocument/foldingRange', {
      textDocument: { uri: uri },
    });
    expect(folds).toContainEqual(expect.objectContaining({ startLine: 0, endLine: 6 }));
  });

  it('fences of ours in such a text are entries, and nothing in them is read twice', async () => {
    client = await Client.start(undefined, { settings: { diagrams: { languages: ['plaintext'] } } });
    const uri = 'test:///notes.txt';
    client.open(uri, '```goban\n# Own\n| X O |\n| . X |\n```\n\nXO.\n.OX\nX..\n', 'plaintext');
    const symbols = await client.request<DocumentSymbol[]>('textDocument/documentSymbol', {
      textDocument: { uri: uri },
    });
    expect(symbols.map(({ name }) => name)).toEqual(['Own', 'Diagram 2']);
  });
});
