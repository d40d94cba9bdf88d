import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of this name is on the PATH, if it is installed. */
export function programAt(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
