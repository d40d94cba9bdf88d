import type { Io } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { detect } from '../../src/cli/detect.ts';
import { run } from '../../src/cli/run.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  /** What it wrote beside standard output, by path. */
  readonly written: ReadonlyMap<string, string | Uint8Array>;
  /** Standard output as bytes, when it was a picture. */
  readonly bytes: Uint8Array | null;
}

/** Runs the command line on files that exist only here; `-` is standard input. */
export function koban(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  terminal?: Pick<Io, 'terminalColumns' | 'now'> & Partial<Pick<Io, 'hasColors' | 'outputColumns'>>,
): Ran {
  const { world, code } = start(args, files, undefined, terminal);
  if (typeof code !== 'number') throw new Error('this command works with threads: kobanLater');
  return { ...world(), code };
}

/** As `koban`, for commands that read SGF, and in other languages than English. */
export async function kobanLater(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
  locale?: string,
): Promise<Ran> {
  const { world, code } = start(args, files, locale);
  const ended = await code;
  return { ...world(), code: ended };
}

function start(
  args: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
  locale?: string,
  terminal: Pick<Io, 'terminalColumns' | 'now'> & Partial<Pick<Io, 'hasColors' | 'outputColumns'>> = {
    terminalColumns: 0,
    now: () => 0,
  },
) {
  let out = '';
  let error = '';
  let bytes: Uint8Array | null = null;
  const written = new Map<string, string | Uint8Array>();
  let isRead = false;
  const bytesOf = (path: string): Uint8Array => {
    // Standard input is read once.
    if (path === '-' && isRead) return new Uint8Array();
    isRead ||= path === '-';
    if (path.endsWith('/')) throw Object.assign(new Error(`folder ${path}`), { code: 'EISDIR' });
    const content = written.get(path) ?? files[path] ?? (path === '-' ? '' : undefined);
    if (content === undefined) throw Object.assign(new Error(`cannot read ${path}`), { code: 'ENOENT' });
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  const io: Io = {
    readBytes: bytesOf,
    detect,
    // Of signs in patterns only the star for all files of one kind in a folder.
    filesMatching: (patterns) =>
      Object.keys(files).filter((file) =>
        patterns.some((one) => one === file || one === file.replace(/[^/]+(?=\.\w+$)/, '*')),
      ),
    filesBelow: (folder, endings) =>
      Object.keys(files).filter(
        (file) => file.startsWith(`${folder}/`) && endings.some((ending) => file.endsWith(`.${ending}`)),
      ),
    namesIn: (folder) =>
      Object.keys(files).flatMap((file) => {
        const at = file.lastIndexOf('/');
        return file.slice(0, Math.max(0, at)) === folder ? [file.slice(at + 1)] : [];
      }),
    isFolder: (path) => Object.keys(files).some((file) => file.startsWith(`${path}/`)),
    foldersAbove: (file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, i, parts) => parts.slice(0, i + 1).join('/'))
        .reverse()
        .concat(''),
    out(content) {
      if (typeof content === 'string') out += content;
      else bytes = content;
    },
    writeFile(path, content) {
      if (path.startsWith('full/')) throw Object.assign(new Error(`full ${path}`), { code: 'ENOSPC' });
      written.set(path, content);
    },
    error: (text) => void (error += text),
    *stream(path) {
      const content = bytesOf(path);
      for (let at = 0; at < content.length; at += 1000) yield content.subarray(at, at + 1000);
    },
    peekStandardInput() {
      const given = files['-'] ?? '';
      return typeof given === 'string'
        ? given.slice(0, 1000)
        : new TextDecoder().decode(given.subarray(0, 1000));
    },
    trialScripts: (_language, hasWritten) => [
      ...(hasWritten ? [{ text: 'rules()', sha256: 'ofRules' }] : []),
      { text: 'plays()', sha256: 'ofPlays' },
    ],
    sizeOf: (path) => (path in files && path !== '-' ? bytesOf(path).length : null),
    hasColors: () => false,
    outputColumns: 0,
    ...terminal,
    locale,
    serveLanguage: () => Promise.reject(new Error('there is no editor')),
    serveTools: () => Promise.reject(new Error('there is no client')),
    showPage: (_file, page) => {
      out += page();
      return Promise.resolve(0);
    },
    program: null,
  };
  return { code: run(args, COMMANDS, io), world: () => ({ out, error, written, bytes }) };
}
