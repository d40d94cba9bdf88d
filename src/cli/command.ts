/** What a subcommand is, and what it sees of the world. */
import type { PictureOptions } from '../pictures/index.ts';
import type { Message, SpokenLanguage } from '../words/index.ts';

export interface Io {
  /**
   * The bytes of a file, or of standard input for `-`. @throws Error when it cannot be read, is no
   * regular file, or is too large.
   */
  readBytes(path: string): Uint8Array;
  /** Standard output: text, or the bytes of a picture. */
  out(text: string | Uint8Array): void;
  /**
   * The files that match patterns such as `book/**\/*.md` and that Git does not ignore, by their
   * names; `within`: only those in the working folder.
   */
  filesMatching(patterns: readonly string[], within?: boolean): readonly string[];
  /** The files below a folder with one of these endings that Git does not ignore. */
  filesBelow(folder: string, endings: readonly string[]): readonly string[];
  /** The names of what is in a folder, none where it cannot be read; `''`: the working folder. */
  namesIn(folder: string): readonly string[];
  isFolder(path: string): boolean;
  /** The folders that a file is in, the nearest first, up to the one that has the repository. */
  foldersAbove(file: string): readonly string[];
  /**
   * Writes a file, and the folders on the way to it, so that it holds the old or the new content at
   * any moment. @throws Error also where it would write through a link (`WritePlace`).
   */
  writeFile(path: string, content: string | Uint8Array, place?: WritePlace): void;
  /**
   * Encodings that bytes may be in, by their usual names, the likeliest first, each sure to so many
   * of 100.
   */
  detect(bytes: Uint8Array): readonly { readonly name: string; readonly confidence: number }[];
  error(text: string): void;
  /**
   * The bytes of a file, or of standard input for `-`, piece by piece; each may be overwritten by
   * the next. @throws Error when the file cannot be read.
   */
  stream(path: string): Iterable<Uint8Array>;
  /** The beginning of standard input, which is still to be read. */
  peekStandardInput(): string;
  /** How many bytes a file has, `null` where that is unknown. */
  sizeOf(path: string): number | null;
  /** How many columns the terminal has that `error` writes to, 0 when it is no terminal. */
  readonly terminalColumns: number;
  /** The same of what `out` writes to. */
  readonly outputColumns: number;
  /** Whether `out` writes where colors are shown, or the environment asks for them. */
  hasColors(): boolean;
  /** Milliseconds from any beginning. */
  now(): number;
  /** The locale of the environment, such as `ja_JP.UTF-8`. */
  readonly locale?: string | undefined;
  /**
   * The scripts of a page in one file in which readers play against proofs, in the order in which
   * they run; `hasWritten`: under rules that authors write, too.
   */
  trialScripts(
    language: SpokenLanguage,
    hasWritten: boolean,
  ): NonNullable<PictureOptions['trial']>['scripts'];
  /**
   * Serves the Language Server Protocol over standard input and output until the client ends it.
   * `language` is spoken to an editor that names none.
   */
  serveLanguage(language: SpokenLanguage): Promise<never>;
  /** Serves tools to language models over standard input and output until the client ends it. */
  serveTools(): Promise<never>;
  /**
   * Serves a page that follows a file to this machine alone, until the user ends the program;
   * prints its address, and opens it in a browser. `page` makes the HTML as the file is now.
   */
  showPage(file: string, page: () => string, opens: boolean): Promise<ExitCode>;
  /** The file of this program, which threads can run; `null` where there are no threads. */
  readonly program: string | null;
}

/** Where a file may be written. */
export interface WritePlace {
  /**
   * Of the folders on the way those below this one must not be links; the working folder if not
   * given.
   */
  readonly root?: string;
  /** The file is the user's own: where it is a link, the file that it leads to is written. */
  readonly follows?: boolean;
}

/** 0: done, nothing wrong; 1: done, and something is wrong; 2: could not do its work. */
export type ExitCode = 0 | 1 | 2;

export interface OptionSpec {
  /** Without the dashes. */
  readonly name: string;
  /** How a value is written; a switch has none. */
  readonly value?: string;
  /** What a switch may have nevertheless: `--why-not=full`. */
  readonly more?: string;
  readonly doc: Message;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: Message;
  /** What follows the name in the usage line. */
  readonly usage: string;
  readonly options: readonly OptionSpec[];
  /** Longer help, below the options: paragraphs. */
  readonly notes?: readonly Message[];
  /**
   * Of files in folders and of patterns it takes those with these endings; none where it takes no
   * folders.
   */
  readonly endings?: readonly string[];
  /** A table below the options. */
  readonly table?: { readonly title: Message; readonly rows: readonly (readonly [string, Message])[] };
  /**
   * What it writes has to be the same on every machine, so it speaks English unless a language is
   * given.
   */
  readonly isSameEverywhere?: true;
  /** The language that the user has chosen for it, where that is not an argument. */
  language?(args: ParsedArguments, io: Io): string | undefined;
  /** A promise only where work is shared between threads. */
  run(args: ParsedArguments, io: Io): ExitCode | Promise<ExitCode>;
}

export interface ParsedArguments {
  readonly files: readonly string[];
  option(name: string): string | undefined;
  /** All values of an option that may be given several times. */
  all(name: string): readonly string[];
  has(name: string): boolean;
}

/** Why something could not be done, for the user. */
export class SaidError extends Error {
  constructor(readonly said: Message) {
    super(said.code);
  }
}

/** What the user did wrong; ends the program with 2. */
export class UsageError extends SaidError {}
