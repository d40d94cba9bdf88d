import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, koban, offers, ok, open, putCursor, replace, same } from './help.ts';
import { TIME_LIMIT_MS } from './report.ts';

describe('a .goban file', () => {
  afterEach(closeAll);

  it('is known by its ending, and starts the extension', async () => {
    const { document } = await open('triple-ko.goban');
    same(document.languageId, 'goban', 'language');
    const api = await koban();
    ok(['node', 'web'].includes(api.host), 'the extension runs in neither host');
  });

  it('has the forbidden play marked, with a link to the move whose position it repeats', async () => {
    const { document } = await open('triple-ko.goban');
    const list = await diagnostics(document.uri, (all) =>
      all.some((d) => codeOf(d) === 'superko.positional'),
    );
    const found = list.find((d) => codeOf(d) === 'superko.positional');
    ok(found, 'no diagnostic');
    same(document.getText(found.range), 'W f5', 'the marked text');
    same(found.source, 'koban', 'source');
    ok((found.relatedInformation ?? []).length > 0, 'nothing is linked');
  });

  it('loses the mark when the play is gone, and gets it back on undo', async () => {
    const editor = await open('triple-ko.goban');
    const { uri } = editor.document;
    const forbidden = (all: readonly vscode.Diagnostic[]): boolean =>
      all.some((d) => codeOf(d) === 'superko.positional');
    await diagnostics(uri, forbidden);
    await replace(editor, ' W f5', '');
    await diagnostics(uri, (all) => !forbidden(all));
    await vscode.commands.executeCommand('undo');
    await diagnostics(uri, forbidden);
  });

  it('explains a move on hover, with a picture and a line for the rule in force', async () => {
    const editor = await open('triple-ko.goban');
    await diagnostics(editor.document.uri, (all) => all.length > 0);
    const position = editor.document.positionAt(putCursor(editor, 'W f5') + 2);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      editor.document.uri,
      position,
    );
    const text = hovers
      .flatMap(({ contents }) => contents.map((c) => (c as vscode.MarkdownString).value))
      .join('\n');
    ok(text.includes('data:image/svg+xml'), `no picture in: ${text.slice(0, 400)}`);
    ok(/superko/i.test(text), `no verdict in: ${text.slice(0, 400)}`);
  });

  it('tells of every problem of a broken board, and still judges its moves', async () => {
    const { document } = await open('broken.goban');
    const list = await diagnostics(document.uri, (all) => all.length >= 3);
    const codes = list.map(codeOf);
    ok(codes.includes('play.occupied'), `the second play on one point is not told of: ${codes}`);
    ok(codes.includes('diagram.ragged-row'), `the ragged row is not told of: ${codes}`);
  });

  it('offers the rules after `rules:`', async () => {
    const editor = await open('triple-ko.goban');
    const position = editor.document.positionAt(putCursor(editor, 'psk', 'rules: psk'));
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      editor.document.uri,
      position,
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    for (const rule of ['none', 'basic', 'psk', 'ssk', 'nssk'])
      ok(labels.includes(rule), `${rule} is not in ${labels}`);
  });

  it('writes what holds in place of a claim that does not', async () => {
    const editor = await open('triple-ko.goban');
    const { document } = editor;
    await replace(editor, 'captures 1 at move 4', 'captures 2 at move 4');
    const list = await diagnostics(document.uri, (all) => all.some((d) => codeOf(d) === 'expect.failed'));
    const failed = list.find((d) => codeOf(d) === 'expect.failed');
    ok(failed, 'no diagnostic');
    const isFix = ({ edit }: vscode.CodeAction) => edit !== undefined;
    const actions = await offers(document.uri, failed.range, isFix);
    const fix = actions.find(isFix);
    ok(fix?.edit, `no fix among ${actions.map(({ title }) => title)}`);
    ok(await vscode.workspace.applyEdit(fix.edit), 'the fix was refused');
    await diagnostics(document.uri, (all) => !all.some((d) => codeOf(d) === 'expect.failed'));
    ok(document.getText().includes('expect: captures 1 at move 4'), document.getText());
  });

  it('leads from `from:` to the entry it names', async () => {
    const editor = await open('triple-ko.goban');
    const position = editor.document.positionAt(putCursor(editor, 'Triple ko after', 'from:') + 2);
    const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      editor.document.uri,
      position,
    );
    const lines = found.map((place) => ('range' in place ? place.range : place.targetRange).start.line);
    same(lines, [0], 'lines of the definition');
  });

  it('has a code lens above each entry, and symbols for them', async () => {
    const { document } = await open('triple-ko.goban');
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
      10,
    );
    const animate = lenses.filter(({ command }) => command?.command === 'koban.animate');
    same(
      animate.map(({ range }) => range.start.line),
      [0, 17],
      'lines of the lenses',
    );
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    same(
      symbols.map(({ name }) => name),
      ['Triple ko', 'One move more'],
      'symbols',
    );
  });

  it('heeds the settings', async () => {
    const { document } = await open('triple-ko.goban');
    const settings = vscode.workspace.getConfiguration('koban');
    const lenses = (): Thenable<vscode.CodeLens[]> =>
      vscode.commands.executeCommand('vscode.executeCodeLensProvider', document.uri);
    ok((await lenses()).length > 0, 'no lens to begin with');
    try {
      await settings.update('codeLens', false, vscode.ConfigurationTarget.Global);
      // The server learns of it when it asks for it, and the editor asks anew when it has.
      const end = Date.now() + TIME_LIMIT_MS / 2;
      let shown: number;
      do shown = (await lenses()).length;
      while (shown > 0 && Date.now() < end);
      same(shown, 0, 'lenses with the setting off');
    } finally {
      await settings.update('codeLens', undefined, vscode.ConfigurationTarget.Global);
    }
  });
});
