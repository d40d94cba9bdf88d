/** The name of a rule that an author has written leads to its text, and changes everywhere at once. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Location, Position, Range, WorkspaceEdit } from 'vscode-languageserver';
import { Client } from './client.ts';

const RULE = '# Club\na play may not retake a ko at once\n';
const ENTRY = `rules: psk, Club with suicide allowed
rule: mine = club with suicide allowed
edges: all
. . . .
. X O .
X O . O
. X O .
moves: B c2 W b2
expect: move 2 forbidden under psk, club
; the club says no
`;
const SGF =
  '(;GM[1]FF[4]SZ[4]RU[club]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc]C[expect: move 2 forbidden under club])\n';
const FILES = {
  'club.korule': RULE,
  'a.goban': ENTRY,
  'game.sgf': SGF,
  'sub/b.md': `# club\n\n\`\`\`goban\n${ENTRY}\`\`\`\n`,
  // The nearest rule of the name is another one.
  'sub/own.md': `\`\`\`korule\n${RULE}\`\`\`\n\n\`\`\`goban\n${ENTRY}\`\`\`\n`,
  'koban.json': '{ "files": ["*.goban"],\n  "rules": ["psk", "club with suicide allowed"] }\n',
};

let folder = '';
let client: Client | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koban-names-'));
  mkdirSync(join(folder, 'sub'));
});
afterEach(() => {
  client?.stop();
  client = undefined;
  rmSync(folder, { recursive: true });
});

const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;

async function started(files: Readonly<Record<string, string>>, settings: unknown = null): Promise<Client> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  client = await Client.start(undefined, {
    folder: pathToFileURL(folder).href,
    files,
    settings,
    initializationOptions: { pictures: false },
  });
  return client;
}

/** Opens a text that the rules of the folder are in force for. */
async function opened(server: Client, name: string, text: string, language: string): Promise<void> {
  const uri = uriOf(name);
  server.open(uri, text, language);
  if (language !== 'korule')
    await server.until(
      (one) => one.uri === uri && one.diagnostics.every(({ code }) => code !== 'rule.unknown'),
    );
}

function place(text: string, word: string, nth = 0): Position {
  const before = text
    .split(word)
    .slice(0, nth + 1)
    .join(word);
  return { line: before.split('\n').length - 1, character: before.length - before.lastIndexOf('\n') };
}

const said = (text: string, { start, end }: Range) =>
  text.split('\n')[start.line]!.slice(start.character, end.character);

/** The files of the folder after an edit. */
function textsAfter(edit: WorkspaceEdit): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const [uri, edits] of Object.entries(edit.changes ?? {})) {
    const name = Object.keys(FILES).find((one) => uriOf(one) === uri) ?? uri;
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    for (const { newText, range } of [...edits].sort(
      (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
    )) {
      const { start, end } = range;
      const line = lines[start.line]!;
      lines[start.line] = line.slice(0, start.character) + newText + line.slice(end.character);
    }
    changed[name] = lines.join('\n');
  }
  return changed;
}

describe('the name of a rule', () => {
  test('leads from each use to its text, and back', async () => {
    const server = await started(FILES);
    await opened(server, 'a.goban', ENTRY, 'goban');
    const textDocument = { uri: uriOf('a.goban') };
    for (const nth of [0, 1]) {
      const position = place(ENTRY, 'club', nth);
      const found = await server.request<Location>('textDocument/definition', { textDocument, position });
      expect(found).toMatchObject({ uri: uriOf('club.korule') });
      expect(said(RULE, found.range)).toBe('Club');
    }
    const all = await server.request<Location[]>('textDocument/references', {
      textDocument,
      position: place(ENTRY, 'club'),
      context: { includeDeclaration: true },
    });
    expect(all.map(({ uri, range }) => [uri.slice(uriOf('').length + 1), range.start.line])).toEqual([
      ['club.korule', 0],
      ['a.goban', 0],
      ['a.goban', 1],
      ['a.goban', 8],
      ['game.sgf', 0],
      ['game.sgf', 0],
      ['sub/b.md', 3],
      ['sub/b.md', 4],
      ['sub/b.md', 11],
    ]);
  });

  test('changes in its own text, in all texts that name it, and in the project', async () => {
    const server = await started(FILES);
    await opened(server, 'sub/own.md', FILES['sub/own.md'], 'markdown');
    await opened(server, 'a.goban', ENTRY, 'goban');
    await opened(server, 'club.korule', RULE, 'korule');
    const at = { textDocument: { uri: uriOf('club.korule') }, position: { line: 0, character: 3 } };
    expect(await server.request('textDocument/prepareRename', at)).toMatchObject({ placeholder: 'club' });
    const edit = await server.request<WorkspaceEdit>('textDocument/rename', { ...at, newName: 'house' });
    const renamed = (text: string) =>
      text.replace('Club with', 'house with').replace('= club', '= house').replace('psk, club', 'psk, house');
    expect(textsAfter(edit)).toEqual({
      'club.korule': RULE.replace('# Club', '# Club\nname: house'),
      'a.goban': renamed(ENTRY),
      'game.sgf': SGF.replaceAll('club', 'house'),
      'sub/b.md': renamed(FILES['sub/b.md']),
      'koban.json': FILES['koban.json'].replace('club with', 'house with'),
    });
  });

  test('of a fence changes in its page alone, and of a project there and in all texts', async () => {
    const page = FILES['sub/own.md'];
    const server = await started({ 'sub/own.md': page, 'a.goban': ENTRY });
    await opened(server, 'sub/own.md', page, 'markdown');
    const at = { textDocument: { uri: uriOf('sub/own.md') }, position: place(page, 'club') };
    const edit = await server.request<WorkspaceEdit>('textDocument/rename', { ...at, newName: 'house' });
    expect(Object.keys(textsAfter(edit))).toEqual(['sub/own.md']);
    server.stop();
    const json = '{ "rules": { "club": ["a play may not retake a ko at once"] } }\n';
    const other = await started({ 'koban.json': json, 'a.goban': ENTRY });
    await opened(other, 'a.goban', ENTRY, 'goban');
    const there = { textDocument: { uri: uriOf('a.goban') }, position: place(ENTRY, 'club') };
    expect(await other.request('textDocument/definition', there)).toMatchObject({
      uri: uriOf('koban.json'),
      range: { start: { line: 0, character: json.indexOf('club') } },
    });
    const changed = textsAfter(
      await other.request<WorkspaceEdit>('textDocument/rename', { ...there, newName: 'house' }),
    );
    expect(changed['koban.json']).toBe(json.replace('club', 'house'));
    expect(changed['a.goban']).not.toMatch(/under.*club/);
  });

  test('stays where the other one means something else', async () => {
    const server = await started({ ...FILES, 'other.korule': '# Other\na play may not retake a ko\n' });
    await opened(server, 'a.goban', ENTRY, 'goban');
    const at = { textDocument: { uri: uriOf('a.goban') }, position: place(ENTRY, 'club') };
    for (const [newName, why] of [
      ['psk', 'cannot name a rule'],
      ['Two words', 'cannot name a rule'],
      ['other', 'Another rule has the name'],
      ['mine', 'Another rule has the name'],
    ] as const)
      await expect(server.request('textDocument/rename', { ...at, newName }), newName).rejects.toThrow(why);
  });

  test('stays where a setting of the editor has it', async () => {
    const { 'koban.json': _, ...files } = FILES;
    const server = await started(files, { rules: ['club'] });
    await opened(server, 'a.goban', ENTRY, 'goban');
    await opened(server, 'club.korule', RULE, 'korule');
    const at = { textDocument: { uri: uriOf('club.korule') }, position: { line: 0, character: 3 } };
    await expect(server.request('textDocument/rename', { ...at, newName: 'house' })).rejects.toThrow(
      'setting of the editor',
    );
  });
});
