/**
 * As much of the editor's API as lists of tests and what they read of files need, without a window:
 * the modules of the extension are loaded with it in place of `vscode` (`../native-hooks.mjs`).
 */

type Listener<T> = (event: T) => unknown;

export class Disposable {
  static from(...all: { dispose(): unknown }[]): Disposable {
    return new Disposable(() => {
      for (const one of all) one.dispose();
    });
  }
  constructor(readonly dispose: () => unknown) {}
}

export class EventEmitter<T> {
  private readonly listeners = new Set<Listener<T>>();
  event = (listener: Listener<T>): Disposable => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };
  fire(event: T): void {
    for (const listener of [...this.listeners]) listener(event);
  }
  dispose(): void {
    this.listeners.clear();
  }
}

export class CancellationTokenSource {
  private readonly cancelled = new EventEmitter<void>();
  readonly token = { isCancellationRequested: false, onCancellationRequested: this.cancelled.event };
  cancel(): void {
    this.token.isCancellationRequested = true;
    this.cancelled.fire();
  }
}

export class Uri {
  static parse(text: string): Uri {
    return new Uri(decodeURIComponent(text.slice('file://'.length)));
  }
  static joinPath({ path }: Uri, ...names: string[]): Uri {
    return new Uri([path, ...names].join('/'));
  }
  constructor(
    readonly path: string,
    readonly scheme = 'file',
    readonly query = '',
  ) {}
  with({ scheme = this.scheme, query = this.query }: { scheme?: string; query?: string }): Uri {
    return new Uri(this.path, scheme, query);
  }
  toString(): string {
    const query = this.query === '' ? '' : `?${this.query}`;
    return `${this.scheme}://${encodeURI(this.path).replaceAll('#', '%23')}${query}`;
  }
}

export class TabInputTextDiff {
  constructor(
    readonly original: Uri,
    readonly modified: Uri,
  ) {}
}

interface Tab {
  readonly input: unknown;
}

/** What an edit would replace: the texts of the parts, by their places. */
export class WorkspaceEdit {
  readonly parts: { readonly path: string; readonly range: Range; readonly text: string }[] = [];
  replace({ path }: Uri, range: Range, text: string): void {
    this.parts.push({ path, range, text });
  }
}

class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

export class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(...given: [number, number, number, number] | [Position, Position]) {
    const isPlaces = given.length === 2;
    this.start = isPlaces ? given[0] : new Position(given[0], given[1]);
    this.end = isPlaces ? given[1] : new Position(given[2], given[3]);
  }
}

export class Location {
  constructor(
    readonly uri: Uri,
    readonly range: Range,
  ) {}
}

export class TestMessage {
  location?: Location;
  expectedOutput?: string;
  actualOutput?: string;
  constructor(readonly message: string) {}
}

export class TestRunRequest {
  constructor(
    readonly include?: readonly Item[],
    readonly exclude: readonly Item[] = [],
    readonly profile?: unknown,
    readonly continuous = false,
  ) {}
}

export const TestRunProfileKind = { Run: 1 };

class Items implements Iterable<[string, Item]> {
  private readonly all = new Map<string, Item>();
  get size(): number {
    return this.all.size;
  }
  get = (id: string): Item | undefined => this.all.get(id);
  add = (item: Item): unknown => this.all.set(item.id, item);
  delete = (id: string): unknown => this.all.delete(id);
  forEach = (act: (item: Item) => void): void => this.all.forEach(act);
  [Symbol.iterator] = (): IterableIterator<[string, Item]> => this.all[Symbol.iterator]();
}

export class Item {
  readonly children = new Items();
  range?: Range;
  description?: string;
  constructor(
    readonly id: string,
    public label: string,
    readonly uri: Uri,
  ) {}
}

/** What a run reports, in order. */
export type Report = readonly [what: string, label: string, messages?: readonly TestMessage[]];

export class Run {
  readonly reports: Report[] = [];
  readonly outputs: string[] = [];
  readonly source = new CancellationTokenSource();
  readonly token = this.source.token;
  isEnded = false;
  constructor(readonly request: TestRunRequest) {}
  private said = (what: string) => (item: Item, messages?: TestMessage | readonly TestMessage[]) => {
    const all = messages === undefined ? [] : [messages].flat();
    this.reports.push(all.length > 0 ? [what, item.label, all as TestMessage[]] : [what, item.label]);
  };
  enqueued = this.said('enqueued');
  started = this.said('started');
  passed = this.said('passed');
  failed = this.said('failed');
  errored = this.said('errored');
  skipped = this.said('skipped');
  appendOutput(text: string): void {
    this.outputs.push(text);
  }
  end(): void {
    this.isEnded = true;
  }
}

interface FakeDocument {
  readonly uri: Uri;
  readonly text: string;
  getText(): string;
}

/** The editor and its disk, as a test arranges them. */
export class Desk {
  readonly files = new Map<string, string | Uint8Array>();
  readonly documents = new Map<string, FakeDocument>();
  readonly runs: Run[] = [];
  readonly items = new Items();
  /** Labels of the files whose results are outdated; `all` for those of all. */
  readonly outdated: string[] = [];
  readonly created = new EventEmitter<Uri>();
  readonly changed = new EventEmitter<Uri>();
  readonly deleted = new EventEmitter<Uri>();
  /** A file of a project has changed. */
  readonly project = new EventEmitter<Uri>();
  readonly renamed = new EventEmitter<void>();
  readonly folders = new EventEmitter<void>();
  readonly typed = new EventEmitter<unknown>();
  readonly closed = new EventEmitter<FakeDocument>();
  readonly saved = new EventEmitter<FakeDocument>();
  readonly settings = new EventEmitter<{ affectsConfiguration(section: string): boolean }>();
  root: Uri | null = new Uri('/desk');
  /** The section `koban` of the settings. */
  koban: unknown = {};
  readonly executed: string[] = [];
  /** From the page of a notebook, and to it. */
  readonly fromPage = new EventEmitter<{ readonly editor: unknown; readonly message: unknown }>();
  readonly toPages: unknown[] = [];
  handler: ((request: TestRunRequest, token: unknown) => Promise<void>) | undefined;
  resolve: ((item?: Item) => Promise<void>) | undefined;
  /** The editor with the focus, and what a list in the side bar shows. */
  activeTextEditor: object | undefined;
  readonly revealed: unknown[] = [];
  readonly visibility = new EventEmitter<void>();
  /** What the editor takes to find files. */
  finding: Promise<void> | undefined;
  /** Called with the address of each file that is read. */
  reading: (path: string) => void = () => undefined;

  readonly tabs: Tab[] = [];
  readonly tabsChanged = new EventEmitter<{ readonly closed: readonly Tab[] }>();
  /** Provides the texts of documents that are no files. */
  provider: { provideTextDocumentContent(): string } | undefined;
  /** What is asked in messages, and how the last one is answered. */
  readonly messages: string[] = [];
  answer: (button: string | undefined) => void = () => undefined;
  /** The file that a dialog opens. */
  chosen: Uri | undefined;
  readonly edits: WorkspaceEdit[] = [];

  uri = (name: string): Uri => Uri.joinPath(this.root ?? new Uri(''), name);

  open(name: string, text: string): FakeDocument {
    const document = { uri: this.uri(name), text, getText: () => text };
    this.documents.set(document.uri.path, document);
    return document;
  }

  type(name: string, text: string): void {
    this.typed.fire({ document: this.open(name, text), contentChanges: [{}] });
  }

  closeTabs(tabs: readonly Tab[]): void {
    for (const tab of tabs) this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.tabsChanged.fire({ closed: tabs });
  }

  save(name: string): void {
    const document = this.documents.get(this.uri(name).path) as FakeDocument;
    this.files.set(document.uri.path, document.text);
    this.saved.fire(document);
  }

  close(name: string): void {
    const document = this.documents.get(this.uri(name).path) as FakeDocument;
    this.documents.delete(document.uri.path);
    this.closed.fire(document);
  }

  run(request = new TestRunRequest(), token: unknown = new CancellationTokenSource().token): Promise<void> {
    return this.handler?.(request, token) ?? Promise.resolve();
  }
}

let desk = new Desk();
export function newDesk(): Desk {
  desk = new Desk();
  return desk;
}

const TEXT = /\.(?:goban|md|markdown|mdx|mdown|sgf)$/;
const nothing = () => new Disposable(() => undefined);

export const tests = {
  createTestController: () => ({
    items: desk.items,
    createTestItem: (id: string, label: string, uri: Uri) => new Item(id, label, uri),
    createRunProfile: (_label: string, _kind: number, handler: Desk['handler']) => {
      desk.handler = handler;
      return {};
    },
    set resolveHandler(handler: Desk['resolve']) {
      desk.resolve = handler;
    },
    createTestRun: (request: TestRunRequest) => {
      const run = new Run(request);
      desk.runs.push(run);
      return run;
    },
    invalidateTestResults: (item?: Item) => desk.outdated.push(item?.label ?? 'all'),
    dispose: () => undefined,
  }),
};

export const languages = {
  match: (_: unknown, { uri }: FakeDocument) => (TEXT.test(uri.path) ? 10 : 0),
};

export const window = {
  get activeTextEditor() {
    return desk.activeTextEditor;
  },
  createTreeView: () => ({
    visible: true,
    onDidChangeVisibility: (listener: Listener<void>) => desk.visibility.event(listener),
    reveal: async (row: unknown) => {
      desk.revealed.push(row);
    },
    dispose: () => undefined,
  }),
  tabGroups: {
    get all() {
      return [{ tabs: desk.tabs }];
    },
    get activeTabGroup() {
      return { activeTab: desk.tabs.at(-1) };
    },
    onDidChangeTabs: (listener: Listener<{ readonly closed: readonly Tab[] }>) =>
      desk.tabsChanged.event(listener),
    close: async (tabs: readonly Tab[]) => desk.closeTabs(tabs),
  },
  showOpenDialog: async () => desk.chosen && [desk.chosen],
  showInformationMessage: (message: string) => {
    desk.messages.push(message);
    return new Promise<string | undefined>((resolve) => {
      desk.answer = resolve;
    });
  },
  showWarningMessage: async (message: string) => {
    desk.messages.push(message);
  },
  showTextDocument: async () => undefined,
};

export const commands = {
  registerCommand: nothing,
  executeCommand: async (name: string, ...given: unknown[]) => {
    desk.executed.push(name);
    if (name === 'vscode.diff')
      desk.tabs.push({ input: new TabInputTextDiff(given[0] as Uri, given[1] as Uri) });
  },
};

export const notebooks = {
  createRendererMessaging: () => ({
    onDidReceiveMessage: (listener: Listener<unknown>) => desk.fromPage.event(listener),
    postMessage: async (message: unknown, editor: unknown) => desk.toPages.push({ message, editor }),
  }),
};

export const env = { language: 'en' };

export const workspace = {
  openTextDocument: async ({ path }: Uri) => desk.documents.get(path),
  applyEdit: async (edit: WorkspaceEdit) => desk.edits.push(edit),
  registerTextDocumentContentProvider: (_: string, provider: NonNullable<Desk['provider']>) => {
    desk.provider = provider;
    return new Disposable(() => {
      desk.provider = undefined;
    });
  },
  get textDocuments() {
    return [...desk.documents.values()];
  },
  get workspaceFolders() {
    return desk.root ? [{ uri: desk.root }] : undefined;
  },
  getWorkspaceFolder: ({ path }: Uri) =>
    desk.root && path.startsWith(`${desk.root.path}/`) ? { uri: desk.root } : undefined,
  asRelativePath: ({ path }: Uri) => path.slice((desk.root?.path.length ?? -1) + 1),
  getConfiguration: (section?: string) => ({
    get: (_: string, otherwise: unknown) => (section === undefined ? desk.koban : otherwise),
  }),
  findFiles: async (): Promise<Uri[]> => {
    const found = [...desk.files.keys()].filter((path) => TEXT.test(path)).map((path) => new Uri(path));
    await desk.finding;
    return desk.root ? found : [];
  },
  fs: {
    async stat({ path }: Uri): Promise<{ size: number }> {
      const file = desk.files.get(path);
      if (file === undefined) throw new Error(`${path} is not there`);
      return { size: file.length };
    },
    async readFile({ path }: Uri): Promise<Uint8Array> {
      desk.reading(path);
      const file = desk.files.get(path);
      if (file === undefined) throw new Error(`${path} is not there`);
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
  },
  /** As a setting says, or none does. */
  decode: async (bytes: Uint8Array) => new TextDecoder('gb18030').decode(bytes),
  createFileSystemWatcher: (pattern: unknown) => {
    const isText = pattern !== '**';
    const own = (event: EventEmitter<Uri>) => (listener: Listener<Uri>) =>
      event.event((uri) => typeof pattern === 'string' && (!isText || TEXT.test(uri.path)) && listener(uri));
    const isProject = typeof pattern !== 'string';
    return {
      onDidCreate: isText ? own(desk.created) : nothing,
      onDidChange: isProject ? desk.project.event : isText ? own(desk.changed) : nothing,
      onDidDelete: own(desk.deleted),
      dispose: () => undefined,
    };
  },
  onDidRenameFiles: (listener: Listener<void>) => desk.renamed.event(listener),
  onDidChangeWorkspaceFolders: (listener: Listener<void>) => desk.folders.event(listener),
  onDidChangeTextDocument: (listener: Listener<unknown>) => desk.typed.event(listener),
  onDidCloseTextDocument: (listener: Listener<FakeDocument>) => desk.closed.event(listener),
  onDidSaveTextDocument: (listener: Listener<FakeDocument>) => desk.saved.event(listener),
  onDidChangeConfiguration: (listener: Listener<{ affectsConfiguration(section: string): boolean }>) =>
    desk.settings.event(listener),
};

export const RelativePattern = class {};
