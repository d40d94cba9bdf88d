import {
  type Connection,
  type ConnectionOptions,
  ErrorCodes,
  ExitNotification,
  InitializeRequest,
  Message,
  ResponseError,
  ShutdownRequest,
} from 'vscode-languageserver';

/**
 * No client sends this: requests that the protocol forbids at their time are passed on under this
 * name.
 */
const REFUSED = 'koban/refused';

interface Refusal {
  readonly code: number;
  readonly message: string;
}

/** How a server lives, from `initialize` to `exit`. */
export interface Lifecycle {
  readonly options: ConnectionOptions;
  /**
   * Called once, before the first message after `initialize` is handled. That message, and those
   * that come meanwhile, wait for it.
   */
  prepare(): Promise<void>;
}

/**
 * A connection with these options follows the order of the Language Server Protocol ("Server
 * lifecycle"), which the library leaves to the server: before `initialize`, requests fail with
 * ServerNotInitialized and notifications other than `exit` are dropped; a second `initialize`, and
 * every request after `shutdown`, fails with InvalidRequest.
 */
export function lifecycle(): Lifecycle {
  let phase: 'new' | 'running' | 'stopped' = 'new';
  const refusal = (method: string): Refusal | null => {
    if (phase === 'stopped')
      return { code: ErrorCodes.InvalidRequest, message: 'The server was asked to shut down' };
    if (phase === 'new') {
      if (method === InitializeRequest.method) return null;
      return { code: ErrorCodes.ServerNotInitialized, message: 'The server is not initialized' };
    }
    if (method !== InitializeRequest.method) return null;
    return { code: ErrorCodes.InvalidRequest, message: 'The server is initialized already' };
  };
  let prepared: Promise<void> | 'done' | null = null;
  const prepare = async () => {
    await life.prepare();
    prepared = 'done';
  };
  const options: ConnectionOptions = {
    messageStrategy: {
      async handleMessage(message, next) {
        if (Message.isRequest(message)) {
          const refused = refusal(message.method);
          if (refused) return next({ ...message, method: REFUSED, params: refused } as Message);
          if (message.method === InitializeRequest.method) phase = 'running';
          if (message.method === ShutdownRequest.method) phase = 'stopped';
        } else if (Message.isNotification(message)) {
          if (phase !== 'running' && message.method !== ExitNotification.method) return;
        }
        const begins = Message.isRequest(message) && message.method === InitializeRequest.method;
        if (phase === 'running' && !begins && prepared !== 'done') await (prepared ??= prepare());
        return next(message);
      },
    },
  };
  const life: Lifecycle = { options, prepare: async () => {} };
  return life;
}

/** Answers the requests that a {@link lifecycle} has refused. */
export function answerRefused(connection: Connection): void {
  connection.onRequest(REFUSED, ({ code, message }: Refusal) => {
    throw new ResponseError(code, message);
  });
}
