/** The language client in Node hosts. */
import type * as vscode from 'vscode';
import {
  CloseAction,
  type CloseHandlerResult,
  ErrorAction,
  type ErrorHandlerResult,
  LanguageClient,
  type LanguageClientOptions,
  TransportKind,
} from 'vscode-languageclient/node';
import { RestartPauses } from './restart.ts';

/** Starts a server that died again, however often it dies. */
class ReturningClient extends LanguageClient {
  private stopped = false;

  constructor(server: ConstructorParameters<typeof LanguageClient>[2], options: LanguageClientOptions) {
    const pauses = new RestartPauses();
    const error = (): ErrorHandlerResult => ({ action: ErrorAction.Continue, handled: true });
    const closed = async (): Promise<CloseHandlerResult> => {
      const pause = pauses.after(Date.now());
      await new Promise((resolve) => setTimeout(resolve, pause));
      return { action: this.stopped ? CloseAction.DoNotRestart : CloseAction.Restart, handled: true };
    };
    super('koban', 'Koban', server, { ...options, errorHandler: { error, closed } });
  }

  override stop(timeout?: number): Promise<void> {
    this.stopped = true;
    return super.stop(timeout);
  }
}

export function createClient(
  context: vscode.ExtensionContext,
  options: LanguageClientOptions,
): LanguageClient {
  const program = { module: context.asAbsolutePath('dist/server.js'), transport: TransportKind.ipc };
  const debug = { ...program, options: { execArgv: ['--nolazy', '--inspect=6009'] } };
  return new ReturningClient({ run: program, debug }, options);
}
