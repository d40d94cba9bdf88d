import { PassThrough } from 'node:stream';
import {
  type ClientCapabilities,
  createConnection,
  createMessageConnection,
  type Diagnostic,
  type MessageConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { lifecycle } from '../../src/server/lifecycle.ts';
import type { Scheduler } from '../../src/server/scheduler.ts';
import { serve } from '../../src/server/serve.ts';
import { filesBelow } from '../../src/server/workspace-files.ts';

/** A scheduler whose clock stands still unless it is told to go, so that tests do not depend on the machine. */
class TestScheduler implements Scheduler {
  time = 0;
  now = (): number => this.time;
  pause = (callback: () => void): void => {
    setImmediate(callback);
  };
}

/** A machine on which each look at the clock takes so many milliseconds, and which waits at pauses while it is held. */
export class SlowScheduler implements Scheduler {
  time = 0;
  held = false;
  private readonly resting: (() => void)[] = [];
  constructor(readonly tick: number) {}
  now = (): number => (this.time += this.tick);
  pause = (callback: () => void): void => {
    if (this.held) this.resting.push(callback);
    else setImmediate(callback);
  };
  release(): void {
    this.held = false;
    for (const callback of this.resting.splice(0)) setImmediate(callback);
  }
}

/** The real server and a client, connected by streams within the process. */
export class Client {
  readonly published: PublishDiagnosticsParams[] = [];
  readonly logged: string[] = [];
  readonly changed: { uri: string; version: number }[] = [];
  /** What the client answers when it is asked for its settings. */
  settings: unknown = null;
  /** The same of folders that have their own. */
  ofFolders: Readonly<Record<string, unknown>> = {};
  private waiting: (() => void)[] = [];

  private constructor(
    readonly connection: MessageConnection,
    readonly scheduler: Scheduler,
  ) {}

  static async start(
    capabilities: ClientCapabilities = { workspace: { configuration: true } },
    options: {
      settings?: unknown;
      scheduler?: Scheduler;
      initializationOptions?: unknown;
      locale?: string;
      /** The client's first folder, and the files in it. */
      folder?: string;
      files?: Readonly<Record<string, string>>;
      /** Several folders; their files have whole addresses. */
      folders?: readonly string[];
    } = {},
  ): Promise<Client> {
    const up = new PassThrough();
    const down = new PassThrough();
    const scheduler = options.scheduler ?? new TestScheduler();
    const life = lifecycle();
    const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), life.options);
    const { files = {} } = options;
    serve(server, scheduler, life, {
      filesBelow,
      readProjectFile: async (folder, name) => {
        const text = options.folders
          ? files[`${folder}/${name}`]
          : folder === options.folder
            ? files[name]
            : undefined;
        if (text === undefined) throw new Error(`no file ${name}`);
        return text;
      },
    });
    const connection = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    const client = new Client(connection, scheduler);
    client.settings = options.settings ?? null;
    client.listen();
    await connection.sendRequest('initialize', {
      processId: null,
      rootUri: options.folder ?? null,
      ...(options.folders && { workspaceFolders: options.folders.map((uri) => ({ uri, name: uri })) }),
      capabilities,
      ...(options.locale !== undefined && { locale: options.locale }),
      // As Koban's extension, unless a test is of another editor.
      initializationOptions: { pictures: true, ...(options.initializationOptions as object | undefined) },
    });
    await connection.sendNotification('initialized', {});
    return client;
  }

  /** A client with one text, of which everything has been said. */
  static async showing(uri: string, text: string): Promise<Client> {
    const client = await Client.start();
    client.open(uri, text);
    await client.until(({ version }) => version === 1);
    return client;
  }

  private listen(): void {
    const { connection } = this;
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.push(params);
      this.wake();
    });
    connection.onNotification('koban/changed', (params: { uri: string; version: number }) => {
      this.changed.push(params);
      this.wake();
    });
    connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      this.logged.push(message);
    });
    connection.onRequest('workspace/configuration', ({ items }: { items: { scopeUri?: string }[] }) =>
      items.map(({ scopeUri = '' }) => this.ofFolders[scopeUri] ?? this.settings),
    );
    connection.onRequest('client/registerCapability', () => null);
    connection.onRequest('window/workDoneProgress/create', (params) => {
      this.hear('window/workDoneProgress/create', params);
      return null;
    });
    connection.onRequest('workspace/inlayHint/refresh', (params) => {
      this.hear('workspace/inlayHint/refresh', params);
      return null;
    });
    connection.onUnhandledProgress((params) => this.hear('$/progress', params));
    connection.listen();
  }

  private readonly listeners = new Map<string, (params: unknown) => void>();

  private hear(method: string, params: unknown): void {
    this.listeners.get(method)?.(params);
  }

  /** The next message of the server with this method that fits. */
  next(method: string, fits: (params: unknown) => boolean = () => true): Promise<unknown> {
    return new Promise((resolve) => {
      this.listeners.set(method, (params) => {
        if (fits(params)) resolve(params);
      });
    });
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resume of waiting) resume();
  }

  open(uri: string, text: string, languageId = 'goban', version = 1): void {
    void this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version, text },
    });
  }

  change(uri: string, version: number, contentChanges: unknown[]): void {
    void this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  request<R = unknown>(method: string, params: unknown): Promise<R> {
    return this.connection.sendRequest<R>(method, params);
  }

  /** The first publication, come or still to come, that fits. */
  async until(fits: (params: PublishDiagnosticsParams) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.published.find(fits);
      if (found) return found.diagnostics;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** An answer comes after all that was sent before it. */
  async idle(): Promise<void> {
    await this.request('textDocument/foldingRange', { textDocument: { uri: 'test:///none' } });
  }

  stop(): void {
    this.connection.dispose();
  }
}
