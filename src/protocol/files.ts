/** The files below the folders of the client, for a server that reads none by itself. */

/** Files that may have entries or games. */
export const TEXT_FILES = '**/*.{goban,md,markdown,mdx,mdown,sgf,korule}';
export const NO_TEXT_FILES = '**/node_modules/**';

/** Server to client: all such files. */
export const LIST_FILES = 'koban/listFiles';

/** A file, with what changes when the file does, such as the time of its last change. */
export interface ListedFile {
  readonly uri: string;
  readonly stamp: string;
}
export type ListFilesReply = readonly ListedFile[];

/** Server to client: the text of a file; `null` when it cannot be read. */
export const READ_FILE = 'koban/readFile';
export interface ReadFileParams {
  readonly uri: string;
}
export type ReadFileReply = string | null;
