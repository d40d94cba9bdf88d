import type { Connection } from 'vscode-languageserver';
import { initializeResult } from './capabilities.ts';
import { answerRefused, type Lifecycle } from './lifecycle.ts';
import type { Environment, Scheduler } from './scheduler.ts';

/**
 * The server over any connection: Node's and the browser's are alike from here on. It answers
 * `initialize` by itself; what works on documents, and with it the core, is loaded with the next
 * message.
 */
export function serve(
  connection: Connection,
  scheduler: Scheduler,
  lifecycle: Lifecycle,
  environment: Environment = {},
): void {
  connection.onInitialize((params) => {
    lifecycle.prepare = async () => {
      const { startSession } = await import('./session.ts');
      await startSession(connection, scheduler, params, environment);
    };
    return initializeResult(params);
  });
  answerRefused(connection);
  connection.listen();
}
