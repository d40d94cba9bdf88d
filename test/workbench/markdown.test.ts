import * as vscode from 'vscode';
import { closeAll, codeOf, diagnostics, ok, open, same } from './help.ts';

interface Token {
  readonly c: string;
  readonly t: string;
}

describe('a fence in Markdown', () => {
  afterEach(closeAll);

  it('is judged where it stands', async () => {
    const { document } = await open('page.md');
    const list = await diagnostics(document.uri, (all) => all.some((d) => codeOf(d).startsWith('basic')));
    const found = list.find((d) => codeOf(d).startsWith('basic'));
    ok(found, 'no diagnostic');
    same(document.getText(found.range), 'B c2', 'the marked text');
  });

  it('is colored as a .goban file is, and the text after it as Markdown', async () => {
    const { document } = await open('page.md');
    const tokens = await vscode.commands.executeCommand<Token[]>(
      '_workbench.captureSyntaxTokens',
      document.uri,
    );
    const scopesOf = (text: string): string => tokens.find(({ c }) => c.includes(text))?.t ?? '';
    ok(scopesOf('moves').includes('entity.name.tag.goban'), `moves: ${scopesOf('moves')}`);
    ok(scopesOf('X').includes('constant.language.black.goban'), `X: ${scopesOf('X')}`);
    const other = tokens.filter(({ c }) => c.includes('other'));
    ok(other.length > 0 && other.every(({ t }) => !t.includes('goban')), 'the grammar runs past the fence');
  });
});
