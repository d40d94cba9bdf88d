import { message } from '../words/index.ts';
import { type Io, UsageError } from './command.ts';

/**
 * The files that are meant by files, folders and patterns; of the latter two those with these
 * endings. @throws UsageError
 */
export function filesAt(given: readonly string[], endings: readonly string[], io: Io): readonly string[] {
  const files = given.flatMap((file) => {
    const isFolder = file !== '-' && io.isFolder(file);
    const isPattern = !isFolder && /[*?[{]/.test(file) && io.sizeOf(file) === null;
    if (!isFolder && !isPattern) return [file];
    const found = isFolder ? io.filesBelow(file, endings) : io.filesMatching([file]);
    if (found.length === 0) throw new UsageError(message('cli.none-there', { given: file, endings }));
    return found;
  });
  return [...new Set(files)];
}
