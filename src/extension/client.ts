/** The language client in Node hosts, in a bundle of its own: a session without a diagram never loads it. */
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

/** A server that has lived for so long did not die of its start. */
const LIVED_MS = 60_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a server that died again, however often it dies: at once, and after pauses that double while it dies young, so that one
 * that cannot start does not keep the machine busy.
 */
class ReturningClient extends LanguageClient {
  private stopped = false;

  constructor(server: ConstructorParameters<typeof LanguageClient>[2], options: LanguageClientOptions) {
    let died = Number.NEGATIVE_INFINITY;
    let young = 0;
    const error = (): ErrorHandlerResult => ({ action: ErrorAction.Continue, handled: true });
    const closed = async (): Promise<CloseHandlerResult> => {
      young = Date.now() - died < LIVED_MS ? young + 1 : 0;
      died = Date.now();
      const pause = Math.min(FIRST_PAUSE_MS * (2 ** young - 1), LONGEST_PAUSE_MS);
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
