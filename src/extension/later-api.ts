/** What later versions of the editor have than the one that the extension asks for. */
import * as vscode from 'vscode';

interface LanguageModels {
  registerTool?(
    name: string,
    tool: {
      invoke(
        options: { readonly input: Readonly<Record<string, never>> },
        token: vscode.CancellationToken,
      ): Promise<object>;
    },
  ): vscode.Disposable;
  registerMcpServerDefinitionProvider?(
    id: string,
    provider: { provideMcpServerDefinitions(): readonly object[] },
  ): vscode.Disposable;
}

interface LaterApi {
  readonly lm?: LanguageModels;
  readonly workspace: {
    decode?(content: Uint8Array, options: { readonly uri: vscode.Uri }): Thenable<string>;
  };
  readonly LanguageModelTextPart?: new (text: string) => object;
  readonly LanguageModelDataPart?: { image(data: Uint8Array, mimeType: string): object };
  readonly LanguageModelToolResult?: new (parts: readonly object[]) => object;
  readonly McpStdioServerDefinition?: new (
    label: string,
    command: string,
    args: string[],
    env: Record<string, string>,
    version?: string,
  ) => { cwd?: vscode.Uri | undefined };
}

const api = vscode as unknown as LaterApi;

export const later = {
  lm: api.lm,
  decode: api.workspace.decode,
  Text: api.LanguageModelTextPart,
  Picture: api.LanguageModelDataPart,
  Result: api.LanguageModelToolResult,
  StdioServer: api.McpStdioServerDefinition,
};
