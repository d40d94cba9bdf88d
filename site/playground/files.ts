/**
 * Files of the reader's machine: through its dialogs where the browser has them, else as uploads
 * and downloads of old.
 */

export interface OpenedFile {
  readonly name: string;
  readonly text: string;
  /** Where saving writes to; `null` where the browser only downloads. */
  readonly handle: FileSystemFileHandle | null;
}

/** Where a record names its encoding, in bytes. */
const HEAD = 1 << 16;
const ENDINGS = ['.goban', '.md', '.markdown', '.sgf'] as const;
const TYPES = [{ description: 'Go', accept: { 'text/plain': [...ENDINGS] } }] as const;

/** What TypeScript does not know of windows yet. */
interface Pickers {
  showOpenFilePicker?(options: object): Promise<FileSystemFileHandle[]>;
  showSaveFilePicker?(options: object): Promise<FileSystemFileHandle>;
}
const pickers = window as Pickers;

/** The notation that the name of a file stands for, as editors call it. */
export function notationOf(name: string): 'goban' | 'markdown' | 'sgf' {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  if (ending === 'md' || ending === 'markdown') return 'markdown';
  return ending === 'sgf' ? 'sgf' : 'goban';
}

/** A file that the reader chooses; `null` for none. */
export async function openFile(): Promise<OpenedFile | null> {
  if (pickers.showOpenFilePicker) {
    const [handle] = await orNone(pickers.showOpenFilePicker({ types: TYPES }), []);
    return handle ? readFile(await handle.getFile(), handle) : null;
  }
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ENDINGS.join(',');
  return new Promise((resolve, reject) => {
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) readFile(file, null).then(resolve, reject);
      else resolve(null);
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

export async function readFile(file: File, handle: FileSystemFileHandle | null): Promise<OpenedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = notationOf(file.name) === 'sgf' ? await encodingOf(bytes) : 'utf-8';
  return { name: file.name, text: new TextDecoder(encoding).decode(bytes), handle };
}

/**
 * Records of games name their encoding; where they do not, it is found out as on the command line.
 */
async function encodingOf(bytes: Uint8Array): Promise<string> {
  const [{ isUtf8, sgfEncoding }, { likelyEncoding }] = await Promise.all([
    import('../../src/notation/sgf/index.ts'),
    import('../../src/cli/guess-encoding.ts'),
  ]);
  const { label, stated, problem } = sgfEncoding(
    new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)),
    isUtf8(bytes, false),
  );
  const isUntold = label === 'windows-1252' && (stated === null || problem === 'unknown');
  return (isUntold && likelyEncoding(bytes)?.label) || label;
}

/**
 * @returns where the file is now; `null` when nothing was saved, `'download'` when the browser
 * keeps it where it likes
 */
export async function saveFile(
  name: string,
  text: string,
  handle: FileSystemFileHandle | null,
): Promise<FileSystemFileHandle | 'download' | null> {
  if (pickers.showSaveFilePicker) {
    const to =
      handle?.name === name
        ? handle
        : await orNone(pickers.showSaveFilePicker({ suggestedName: name, types: TYPES }), null);
    if (!to) return null;
    const file = await to.createWritable();
    await file.write(text);
    await file.close();
    return to;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'download';
}

/** A reader who closes the dialog wants nothing. */
async function orNone<T>(picked: Promise<T>, none: T): Promise<T> {
  try {
    return await picked;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') return none;
    throw problem;
  }
}
