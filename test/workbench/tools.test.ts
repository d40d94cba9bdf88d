import * as vscode from 'vscode';
import { koban, ok, same } from './help.ts';

interface Models {
  readonly tools: readonly { readonly name: string }[];
  invokeTool(name: string, options: object): Promise<{ content: readonly { readonly value?: string }[] }>;
}

describe('tools of language models', () => {
  const KO = '# Ko\nrules: basic\n| . X O .\n| X . X O\n| . X O .\nmoves: W b2 B c2\n';
  const said = ({ parts }: { parts: readonly { type: string; text?: string }[] }) =>
    parts.map(({ type, text }) => text ?? type).join('\n');

  it('judge, check and draw, in texts and in files of the workspace', async () => {
    const { host, modelTool } = await koban();
    // The command line needs Node.
    if (host === 'web') return;
    const judged = JSON.parse(said(await modelTool('judge', { text: KO, rules: ['basic'] })));
    same(judged.files[0].entries[0].moves[1].point, 'c2', 'the move');
    const checked = JSON.parse(said(await modelTool('check', { file: 'triple-ko.goban' })));
    same(checked.files[0].file, './triple-ko.goban', 'the file');
    ok(checked.files[0].diagnostics.length > 0, 'nothing was found in the file');
    same(said(await modelTool('draw', { text: KO })), 'image', 'a picture');
    same(
      await modelTool('check', { file: '../outside.goban' }).then(said, (problem: Error) => problem.message),
      '../outside.goban is no file below the folder that Koban was started in',
      'a file outside',
    );
  });

  it('are there for models where the editor has such tools', async () => {
    const { host, toolServers } = await koban();
    if (host === 'web') return;
    const { lm } = vscode as unknown as { lm?: Models };
    for (const name of ['koban_judge', 'koban_check', 'koban_draw'])
      ok(
        lm?.tools.some((tool) => tool.name === name),
        `there is no tool ${name}`,
      );
    const { content } = (await lm?.invokeTool('koban_draw', {
      input: { text: KO, format: 'txt', at: 1 },
      toolInvocationToken: undefined,
    })) ?? { content: [] };
    ok(content[0]?.value?.includes('. X O .'), `it drew ${JSON.stringify(content)}`);
    same(toolServers().length, 1, 'servers');
  });
});
