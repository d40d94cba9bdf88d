/** Work outside of the extension's own thread: each host starts threads, or web workers. */

export interface HostWorker {
  post(job: unknown): void;
  /** `error` where it has died. */
  listen(listener: (answer: { readonly reply?: unknown; readonly error?: string }) => void): void;
  end(): void;
}

/** Starts a file of the extension. */
export type StartWorker = (file: 'finder' | 'tools') => Promise<HostWorker>;
