import type { ListedFile } from '../protocol/files.ts';

/**
 * The clock and the event loop of the machine that the server runs on. Both hosts and the tests
 * pass their own.
 */
export interface Scheduler {
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Calls back soon, after the messages that have arrived meanwhile. */
  pause(callback: () => void): void;
  /** Calls back after so many milliseconds, for what may as well not be done. */
  readonly later?: (milliseconds: number, callback: () => void) => void;
}

/** The files below the folders of a client that may have entries or games. */
export interface WorkspaceFiles {
  list(): Promise<readonly ListedFile[]>;
  /** The text of one; `null` when it cannot be read. */
  read(uri: string): Promise<string | null>;
}

/** What the server takes from the machine that it runs on, beside the clock. */
export interface Environment {
  /** Variables of the process, for a client that names no language. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
  /** The text of a file of a project, for a client that reads none by itself. */
  readonly readProjectFile?: (folder: string, name: string) => Promise<string>;
  /** The files below folders, for a client that lists none by itself. */
  readonly filesBelow?: (folders: () => readonly string[]) => WorkspaceFiles;
}
