/**
 * The claims of the workspace as tests: each file a suite, each entry in it, and each `expect:` a
 * test. Where problems are checked, each is a test of its file, too. Files are read without opening
 * them; an open text is tested as it stands, saved or not.
 */
import * as vscode from 'vscode';
import type {
  ClaimsParams,
  ClaimsReply,
  ListedClaim,
  ListedEntry,
  ListedProblem,
} from '../protocol/claims.ts';
import { TEXT_FILES } from '../protocol/files.ts';
import { findTexts, openText, textOf } from './files.ts';
import { sectionFor, watchProjects } from './project.ts';
import type { Server } from './server.ts';
import { words } from './words.ts';

/** A text without this word claims nothing, and need not be sent where no problems are checked. */
const CLAIM = /\bexpect\b/i;
/** Files that are read at the same time. */
const AT_ONCE = 8;
/** Milliseconds without a key after which the claims of a text are listed again. */
const AFTER_TYPING = 500;

/** The state of a claim or a problem after it was last tested. */
export interface TestedClaim {
  readonly id: string;
  readonly label: string;
  readonly state: NonNullable<ListedClaim['state']>;
  readonly messages: readonly string[];
}

export class ClaimTests implements vscode.Disposable {
  private readonly controller = vscode.tests.createTestController('koban.claims', 'Koban');
  private readonly resources: vscode.Disposable[] = [this.controller];
  private readonly typed = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is run whenever a text is saved, until it is cancelled. */
  private readonly continuous = new Map<vscode.TestRunRequest, vscode.CancellationToken>();
  /** The texts that the results of their files are about. */
  private readonly judged = new Map<string, string>();
  private readonly results = new Map<string, TestedClaim>();
  private readonly tested = new vscode.EventEmitter<void>();
  readonly onDidTest = this.tested.event;
  private readonly profile: vscode.TestRunProfile;
  private isWatching = false;
  private isListed = false;

  constructor(private readonly server: Pick<Server, 'claims' | 'warn'>) {
    const { controller } = this;
    controller.resolveHandler = (item) => (item?.uri ? this.list(item.uri) : this.discover());
    controller.refreshHandler = (token) => this.discover(token);
    this.profile = controller.createRunProfile(
      words('tests.check'),
      vscode.TestRunProfileKind.Run,
      (request, token) => this.begin(request, token),
      true,
      undefined,
      true,
    );
    this.resources.push(this.tested);
  }

  states(): readonly TestedClaim[] {
    return [...this.results.values()];
  }

  /** Another language is spoken. */
  renew(): void {
    this.profile.label = words('tests.check');
  }

  dispose(): void {
    for (const timer of this.typed.values()) clearTimeout(timer);
    for (const one of this.resources) one.dispose();
  }

  private async discover(token?: vscode.CancellationToken): Promise<void> {
    this.watch();
    const before = [...this.controller.items].map(([id]) => id);
    const found = await findTexts(token);
    if (token?.isCancellationRequested) return;
    const known = new Set(found.map(String));
    // Files that came while it was looked for them have been listed by themselves.
    for (const id of before) if (!known.has(id)) this.drop(this.controller.items, id);
    const left = found.sort((a, b) => (a.path < b.path ? -1 : 1)).values();
    const read = async (): Promise<void> => {
      for (const uri of left)
        if (!token?.isCancellationRequested)
          await this.list(uri).catch((error: unknown) => this.server.warn(String(error)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    // A run of all tests that is asked for before has to wait for them.
    if (!token?.isCancellationRequested) this.isListed = true;
  }

  private watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    const watcher = vscode.workspace.createFileSystemWatcher(TEXT_FILES);
    const gone = vscode.workspace.createFileSystemWatcher('**', true, true);
    const list = (uri: vscode.Uri): void => this.later(this.list(uri));
    const found = (uri: vscode.Uri): void => {
      if (!isLeftOut(uri)) list(uri);
    };
    this.resources.push(
      watcher,
      watcher.onDidCreate(found),
      watcher.onDidChange(found),
      gone,
      // A folder that goes is named, and not the files in it.
      gone.onDidDelete((uri) => {
        for (const [id] of this.controller.items)
          if (id === `${uri}` || id.startsWith(`${uri}/`)) this.drop(this.controller.items, id);
      }),
      vscode.workspace.onDidRenameFiles(() => this.later(this.discover())),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.later(this.discover())),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        const { uri } = document;
        const id = uri.toString();
        const file = this.controller.items.get(id);
        if ((!file && !isOfWorkspace(document)) || contentChanges.length === 0) return;
        if (file) this.outdate(file);
        clearTimeout(this.typed.get(id));
        this.typed.set(
          id,
          setTimeout(() => list(uri), AFTER_TYPING),
        );
      }),
      // What was not saved is gone.
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        if (this.controller.items.get(uri.toString())) list(uri);
      }),
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (this.continuous.size > 0 && isOfWorkspace(document)) this.later(this.saved(document.uri));
      }),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('koban')) this.outdate();
        // This setting decides which tests there are; other settings change results only.
        if (change.affectsConfiguration('koban.problems')) this.later(this.discover());
      }),
      watchProjects(() => {
        this.outdate();
        this.later(this.discover());
      }),
    );
  }

  /** What was found of a file, or of all, is of another text or under other settings. */
  private outdate(file?: vscode.TestItem): void {
    if (file) this.judged.delete(file.id);
    else this.judged.clear();
    this.controller.invalidateTestResults(file);
  }

  private later(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.server.warn(String(error)));
  }

  /** Runs the claims that a text has now, which may be newer than its list. */
  private async saved(uri: vscode.Uri): Promise<void> {
    await this.list(uri);
    await Promise.all([...this.continuous].map(([request, token]) => this.runOf(request, uri, token)));
  }

  /** Lists the claims and problems of a file, without judging them. */
  private async list(uri: vscode.Uri): Promise<void> {
    const text = await textOf(uri);
    const problems = text !== null && (await checksProblems(uri)) ? [] : undefined;
    const isAsked = text !== null && (problems !== undefined || CLAIM.test(text));
    const listed = isAsked
      ? await this.server.claims({ uri: `${uri}`, text, ...(problems && { problems }) })
      : null;
    // Another list is on its way.
    if (isOlder(uri, text)) return;
    this.show(uri, listed ?? { entries: [], problems: [] });
    const file = this.controller.items.get(uri.toString());
    const before = this.judged.get(uri.toString());
    if (file && before !== undefined && before !== text) this.outdate(file);
  }

  /** Makes the items of a file those of its entries; an item that stays is the same object. */
  private show(uri: vscode.Uri, { entries, problems }: ClaimsReply): void {
    const { items } = this.controller;
    const id = uri.toString();
    if (entries.length + problems.length === 0) {
      this.drop(items, id);
      return;
    }
    const file = this.kept(items, id, vscode.workspace.asRelativePath(uri), uri);
    const kept = new Set<string>();
    for (const entry of entries) {
      const item = this.kept(file.children, entryId(id, entry.index), entry.title, uri);
      item.range = rangeOf(entry.range);
      kept.add(item.id);
      const claims = entry.claims.map((claim, n) => {
        const one = this.kept(item.children, claimId(id, entry.index, n), claim.text, uri);
        one.range = rangeOf(claim.range);
        return one.id;
      });
      this.dropOthers(item.children, new Set(claims));
    }
    for (const problem of problems) {
      const item = this.kept(file.children, problemId(id, problem.index), problem.title, uri);
      item.range = rangeOf(problem.range);
      // An entry with claims may stand beside it under the same title.
      item.description = words('tests.problem');
      kept.add(item.id);
    }
    this.dropOthers(file.children, kept);
  }

  /** Takes an item away, with what was found of the claims in it. */
  private drop(items: vscode.TestItemCollection, id: string): void {
    items.delete(id);
    this.judged.delete(id);
    const isIn = (claim: string) => claim === id || claim.startsWith(`${id}#`) || claim.startsWith(`${id}/`);
    for (const claim of this.results.keys()) if (isIn(claim)) this.results.delete(claim);
  }

  private dropOthers(items: vscode.TestItemCollection, kept: ReadonlySet<string>): void {
    for (const [id] of items) if (!kept.has(id)) this.drop(items, id);
  }

  private kept(
    within: vscode.TestItemCollection,
    id: string,
    label: string,
    uri: vscode.Uri,
  ): vscode.TestItem {
    const known = within.get(id);
    const item = known ?? this.controller.createTestItem(id, label, uri);
    item.label = label;
    if (!known) within.add(item);
    return item;
  }

  private async begin(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (request.continuous) {
      this.continuous.set(request, token);
      token.onCancellationRequested(() => this.continuous.delete(request));
      this.watch();
    }
    await this.run(request, token);
  }

  /** Runs what a request asks of one file. */
  private runOf(
    request: vscode.TestRunRequest,
    uri: vscode.Uri,
    token: vscode.CancellationToken,
  ): Promise<void> {
    const file = this.controller.items.get(uri.toString());
    if (!file) return Promise.resolve();
    const include = request.include?.filter((item) => item.uri?.toString() === file.id) ?? [file];
    const part = new vscode.TestRunRequest(include, request.exclude, request.profile, true);
    return include.length > 0 ? this.run(part, token) : Promise.resolve();
  }

  private async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    if (!request.include && !this.isListed) await this.discover(token);
    const run = this.controller.createTestRun(request);
    try {
      const wanted = this.claimsOf(request);
      for (const items of wanted.values()) for (const item of items) run.enqueued(item);
      for (const [id, items] of wanted) {
        if (token.isCancellationRequested || run.token.isCancellationRequested) break;
        await this.judge(run, vscode.Uri.parse(id), items);
      }
    } finally {
      run.end();
      this.tested.fire();
    }
  }

  /** The claims that a request is about, by the addresses of their files. */
  private claimsOf({ include, exclude = [] }: vscode.TestRunRequest): Map<string, vscode.TestItem[]> {
    const found = new Map<string, vscode.TestItem[]>();
    const collect = (item: vscode.TestItem): void => {
      if (exclude.includes(item)) return;
      if (item.children.size > 0) item.children.forEach(collect);
      else {
        const id = item.uri?.toString() ?? '';
        const list = found.get(id);
        if (!list) found.set(id, [item]);
        else if (!list.includes(item)) list.push(item);
      }
    };
    // An older request may name items that have gone since, and come again.
    if (include)
      for (const item of include) {
        const now = this.current(item);
        if (now) collect(now);
      }
    else this.controller.items.forEach(collect);
    return found;
  }

  /** The item that has this place now. */
  private current({ id, uri }: vscode.TestItem): vscode.TestItem | undefined {
    const file = this.controller.items.get(`${uri}`);
    if (!file || file.id === id) return file;
    const suite = file.children.get(id) ?? file.children.get(entryId(file.id, entryOfId(id)));
    return !suite || suite.id === id ? suite : suite.children.get(id);
  }

  private async judge(
    run: vscode.TestRun,
    uri: vscode.Uri,
    items: readonly vscode.TestItem[],
  ): Promise<void> {
    const ids = new Set(items.map((item) => item.id));
    const isProblem = (item: vscode.TestItem) => item.id.startsWith(problemId(`${uri}`, ''));
    const judged = [...new Set(items.filter((item) => !isProblem(item)).map(({ id }) => entryOfId(id)))];
    const judgedProblems = items.filter(isProblem).map(({ id }) => problemOfId(id));
    for (const item of items) run.started(item);
    const text = await textOf(uri);
    const asked = { judged, ...((await checksProblems(uri)) && { problems: judgedProblems }) };
    const reply = text === null ? null : await this.asked({ uri: `${uri}`, text, ...asked }, run.token);
    if (run.token.isCancellationRequested) return;
    if (!reply || text === null) {
      for (const item of items) run.errored(item, new vscode.TestMessage(words('tests.unread')));
      return;
    }
    this.show(uri, reply);
    const file = this.controller.items.get(uri.toString());
    this.judged.set(uri.toString(), text);
    for (const entry of reply.entries) {
      const suite = file?.children.get(entryId(`${uri}`, entry.index));
      if (!suite || !judged.includes(entry.index)) continue;
      for (const [n, claim] of entry.claims.entries()) {
        const item = suite.children.get(claimId(`${uri}`, entry.index, n));
        if (item && ids.delete(item.id)) this.report(run, item, claim, uri);
      }
      if (entry.errors.length > 0)
        run.errored(
          suite,
          entry.errors.map(({ message, range }) => messageAt(message, uri, range)),
        );
    }
    for (const problem of reply.problems) {
      const item = file?.children.get(problemId(`${uri}`, problem.index));
      if (item && ids.delete(item.id)) this.reportProblem(run, item, problem, uri);
    }
    // They are gone from the text meanwhile.
    for (const item of items) if (ids.has(item.id)) run.skipped(item);
    if (!isOlder(uri, text)) return;
    if (file) this.outdate(file);
    await this.list(uri);
  }

  /** A server that dies keeps no other file from being tested. */
  private asked(params: ClaimsParams, token: vscode.CancellationToken): Promise<ClaimsReply | null> {
    return this.server.claims(params, token).catch((error: unknown) => {
      this.server.warn(String(error));
      return null;
    });
  }

  private report(run: vscode.TestRun, item: vscode.TestItem, claim: ListedClaim, uri: vscode.Uri): void {
    const { state = 'void', messages, range, expected, actual } = claim;
    this.results.set(item.id, { id: item.id, label: item.label, state, messages });
    const text = messages.join('\n') || words('tests.unread');
    const said = messageAt(text, uri, range);
    if (state === 'holds') run.passed(item);
    else if (state === 'undecided') run.skipped(item);
    else if (state === 'void') run.errored(item, said);
    else if (expected === undefined || actual === undefined) run.failed(item, said);
    else {
      // The editor shows the first beside the claim, and opens the last.
      const sides = messageAt(text, uri, range);
      sides.expectedOutput = expected;
      sides.actualOutput = actual;
      run.failed(item, [said, sides]);
    }
    const isBeside = state === 'holds' || state === 'undecided';
    for (const message of messages) this.print(run, item, { message, range }, uri, isBeside);
  }

  private reportProblem(
    run: vscode.TestRun,
    item: vscode.TestItem,
    { said, state = 'void' }: ListedProblem,
    uri: vscode.Uri,
  ): void {
    this.results.set(item.id, {
      id: item.id,
      label: item.label,
      state,
      messages: said.map(({ message }) => message),
    });
    if (state === 'holds') run.passed(item);
    else if (state === 'undecided') run.skipped(item);
    else if (said.length === 0) run.errored(item, new vscode.TestMessage(words('tests.unread')));
    else {
      const faults = said
        .filter(({ isFault }) => isFault)
        .map(({ message, range }) => messageAt(message, uri, range));
      if (state === 'void') run.errored(item, faults);
      else run.failed(item, faults);
    }
    for (const one of said) this.print(run, item, one, uri, !one.isFault);
  }

  /** Prints a text in the output of a run; with `isBeside`, the editor has it at its place, too. */
  private print(
    run: vscode.TestRun,
    item: vscode.TestItem,
    { message, range }: ListedEntry['errors'][number],
    uri: vscode.Uri,
    isBeside: boolean,
  ): void {
    const place = `${vscode.workspace.asRelativePath(uri)}:${range.start.line + 1}:${range.start.character + 1}`;
    const beside = isBeside ? new vscode.Location(uri, rangeOf(range)) : undefined;
    run.appendOutput(`${place}: ${message.replaceAll('\n', '\r\n')}\r\n`, beside, item);
  }
}

/** Whether problems are checked in a file, as its folder's settings and project say. */
async function checksProblems(uri: vscode.Uri): Promise<boolean> {
  const section = await sectionFor(uri);
  return (
    typeof section === 'object' && section !== null && 'problems' in section && section.problems === true
  );
}

/** Another text than this one is open by now. */
function isOlder(uri: vscode.Uri, text: string | null): boolean {
  const now = openText(uri);
  return now !== undefined && now !== text;
}

const isLeftOut = ({ path }: vscode.Uri): boolean => path.includes('/node_modules/');

function isOfWorkspace(document: vscode.TextDocument): boolean {
  const { uri } = document;
  const isInFolder = vscode.workspace.getWorkspaceFolder(uri) !== undefined && !isLeftOut(uri);
  return isInFolder && vscode.languages.match({ pattern: TEXT_FILES }, document) > 0;
}

const entryId = (file: string, index: number): string => `${file}#${index}`;
const claimId = (file: string, index: number, n: number): string => `${entryId(file, index)}/${n}`;

const problemId = (file: string, index: number | ''): string => `${file}#problem-${index}`;

function problemOfId(id: string): number {
  return Number.parseInt(id.slice(id.lastIndexOf('-') + 1), 10);
}

function entryOfId(id: string): number {
  return Number.parseInt(id.slice(id.lastIndexOf('#') + 1), 10);
}

function rangeOf({ start, end }: ListedClaim['range']): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}

function messageAt(text: string, uri: vscode.Uri, range: ListedClaim['range']): vscode.TestMessage {
  const message = new vscode.TestMessage(text);
  message.location = new vscode.Location(uri, rangeOf(range));
  return message;
}
