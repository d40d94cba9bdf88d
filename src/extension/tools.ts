/**
 * Tools of language models, where the editor has such: judge, check and draw, each of which says
 * what the command line says, and a server that has the others too. A call is a thread or a worker
 * of its own, so that no question of a model keeps the language server from its texts.
 */
import * as vscode from 'vscode';
import {
  type AnswerOfTool,
  answerOf,
  argumentsOf,
  errors,
  fileGiven,
  filesOfCall,
  LIMIT,
  type RanTool,
  type ToolInput,
  type ToolName,
  textGiven,
} from '../cli/mcp/call.ts';
import type { ToolJob } from '../cli/mcp/job.ts';
import { later } from './later-api.ts';
import { language } from './words.ts';
import type { StartWorker } from './workers.ts';

const TOOLS = ['judge', 'check', 'draw'] as const satisfies readonly ToolName[];

/** A program that the editor starts for language models. */
export interface ToolServer {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: vscode.Uri | undefined;
}

export class ModelTools implements vscode.Disposable {
  private readonly resources: vscode.Disposable[] = [];

  constructor(
    private readonly context: vscode.ExtensionContext,
    private readonly host: 'node' | 'web',
    private readonly start: StartWorker,
  ) {
    const { lm, Text, Picture, Result, StdioServer } = later;
    // A call runs the command line, which needs Node.
    if (host === 'node' && lm?.registerTool && Text && Result)
      for (const name of TOOLS)
        this.resources.push(
          lm.registerTool(`koban_${name}`, {
            invoke: async ({ input }, token) => {
              const { parts } = await this.call(name, asShown(name, input, Picture !== undefined), token);
              return new Result(
                parts.map((part) =>
                  part.type === 'text'
                    ? new Text(part.text)
                    : (Picture?.image(part.data, part.mimeType) ?? new Text('')),
                ),
              );
            },
          }),
        );
    if (host === 'node' && lm?.registerMcpServerDefinitionProvider && StdioServer)
      this.resources.push(
        lm.registerMcpServerDefinitionProvider('koban.tools', {
          provideMcpServerDefinitions: () =>
            this.servers().map(({ label, command, args, folder }) => {
              // The program of a desktop is the editor itself, which is Node where it is told so.
              const server = new StdioServer(label, command, [...args], { ELECTRON_RUN_AS_NODE: '1' });
              server.cwd = folder;
              return server;
            }),
        }),
      );
  }

  dispose(): void {
    for (const one of this.resources) one.dispose();
  }

  /** One for each folder, since a server reads the files below one. */
  servers(): readonly ToolServer[] {
    if (this.host !== 'node') return [];
    const args = [this.context.asAbsolutePath('dist/tool-server.js')];
    const folders = vscode.workspace.workspaceFolders ?? [];
    const all = folders.length > 0 ? folders : [undefined];
    return all.map((folder) => ({
      label: folder && folders.length > 1 ? `Koban (${folder.name})` : 'Koban',
      command: process.execPath,
      args,
      folder: folder?.uri,
    }));
  }

  /** @throws Error with what was wrong with the call */
  async call(name: ToolName, input: ToolInput, token?: vscode.CancellationToken): Promise<AnswerOfTool> {
    const given = fileGiven(name, input);
    const place = given === null ? null : await placeOf(given);
    const file = place && `./${place.path}`;
    const files = await filesOfCall({ text: textGiven(input), file }, (path) => bytesIn(place?.folder, path));
    const args = argumentsOf(name, input, file);
    return answerOf(name, input, await this.run({ args, files, locale: language() }, token));
  }

  private async run(job: ToolJob, token?: vscode.CancellationToken): Promise<RanTool> {
    const worker = await this.start('tools');
    const ends: vscode.Disposable[] = [];
    try {
      return await new Promise((done, failed) => {
        const limit = setTimeout(() => done({ code: null, out: new Uint8Array(), error: '' }), LIMIT);
        ends.push(new vscode.Disposable(() => clearTimeout(limit)));
        if (token) ends.push(token.onCancellationRequested(() => failed(new vscode.CancellationError())));
        worker.listen(({ reply, error }) =>
          error === undefined ? done(reply as RanTool) : failed(new Error(error)),
        );
        worker.post(job);
      });
    } finally {
      worker.end();
      for (const one of ends) one.dispose();
    }
  }
}

/** A picture where the model can see one, else the board as text. */
function asShown(name: ToolName, input: ToolInput, hasPictures: boolean): ToolInput {
  const isPicture = (input.format ?? 'png') === 'png';
  return name === 'draw' && isPicture && !hasPictures ? { ...input, format: 'txt' } : input;
}

/** A file below a folder of the workspace. @throws Error where there is none */
async function placeOf(given: string): Promise<{ folder: vscode.Uri; path: string }> {
  for (const { uri: folder } of vscode.workspace.workspaceFolders ?? []) {
    const path = vscode.Uri.joinPath(folder, given).path.slice(folder.path.replace(/\/?$/, '/').length);
    const isBelow = vscode.Uri.joinPath(folder, path).path === vscode.Uri.joinPath(folder, given).path;
    if (path !== '' && isBelow && (await bytesIn(folder, path))) return { folder, path };
  }
  throw new Error(`${given} ${errors.file}`);
}

async function bytesIn(folder: vscode.Uri | undefined, path: string): Promise<Uint8Array | null> {
  const root = folder ?? vscode.workspace.workspaceFolders?.[0]?.uri;
  if (!root) return null;
  const uri = vscode.Uri.joinPath(root, path);
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return new TextEncoder().encode(open.getText());
  try {
    return await vscode.workspace.fs.readFile(uri);
  } catch {
    return null;
  }
}
