/** The language client in web hosts. */
import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';

/**
 * Ends its worker with the connection: a busy worker would not hear that it should end, and would
 * go on for nobody.
 */
export class WorkerClient extends LanguageClient {
  constructor(
    private readonly worker: Worker,
    options: LanguageClientOptions,
  ) {
    super('koban', 'Koban', worker, options);
  }

  override async stop(timeout?: number): Promise<void> {
    try {
      await super.stop(timeout);
    } finally {
      this.worker.terminate();
    }
  }
}
