/**
 * The real server and a client that asks for anything anywhere: settings of any kind, edits, places in no text, requests without what they
 * need. Every request is answered; a request that is formed as the protocol has it fails in no feature, and its answer lies in the text.
 */
import { deepStrictEqual, ok } from 'node:assert/strict';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  createConnection,
  createMessageConnection,
  type DataCallback,
  type Message,
  type MessageConnection,
  type MessageReader,
  type MessageWriter,
  type Range,
  ResponseError,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { lifecycle } from '../../src/server/lifecycle.ts';
import { serve } from '../../src/server/serve.ts';
import type { Input } from './inputs.ts';
import { actionOf } from './write.ts';

/** Messages from one side to the other, as if they had been on a wire. */
class Reader extends AbstractMessageReader implements MessageReader {
  take: DataCallback = () => undefined;
  listen(callback: DataCallback) {
    this.take = callback;
    return { dispose: () => undefined };
  }
}

class Writer extends AbstractMessageWriter implements MessageWriter {
  constructor(private readonly reader: Reader) {
    super();
  }
  async write(message: Message): Promise<void> {
    const sent = JSON.stringify(message);
    setImmediate(() => this.reader.take(JSON.parse(sent)));
  }
  end(): void {}
}

/** Each look at the clock takes a moment, so that slices, waits and searches end after the same work on every machine. */
class Ticking {
  private time = 0;
  now = (): number => (this.time += 0.25);
  pause = (callback: () => void): void => {
    setImmediate(callback);
  };
}

interface Session {
  readonly connection: MessageConnection;
  settings: unknown;
  readonly logged: string[];
  readonly published: { uri: string; version?: number; diagnostics: { range: Range }[] }[];
}

let session: Promise<Session> | undefined;

async function begun(): Promise<Session> {
  const [up, down] = [new Reader(), new Reader()];
  const life = lifecycle();
  serve(createConnection(up, new Writer(down), life.options), new Ticking(), life);
  const connection = createMessageConnection(down, new Writer(up));
  const made: Session = { connection, settings: null, logged: [], published: [] };
  connection.onNotification('window/logMessage', ({ message }) => void made.logged.push(message));
  connection.onNotification('textDocument/publishDiagnostics', (params) => void made.published.push(params));
  connection.onNotification('koban/changed', () => undefined);
  connection.onRequest('workspace/configuration', () => [made.settings]);
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const capabilities = { workspace: { configuration: true } };
  await connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    capabilities,
    initializationOptions: { pictures: true },
  });
  await connection.sendNotification('initialized', {});
  return made;
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

const LANGUAGES = ['goban', 'markdown', 'sgf', 'gnugo-patterns', 'korule', 'c', 'latex', ''];
const VALUES = [null, true, -1, 1e9, 0.5, 'psk', '', 'x', [], ['spight', 'psk'], [null, 7], {}, { a: 1 }];
const DIRECTIONS = ['parent', 'child', 'nextVariation', 'previousVariation', 'branch', 'start', 'end', 'up'];
const TARGETS = ['goban', 'sgf', 'senseis', 'latex', 'typst', 'gtp', 'html', 'none', ''];
const RULES = ['basic', 'nssk', 'psk', 'ssk', 'spight', 'ing', 'korean', 'coupling', 'none'];

/** Mostly what makes searches short; now and then any value for any of them. */
function settingsOf(random: () => number): unknown {
  if (random() < 0.02) return pick(VALUES, random);
  const some = (key: string, values: readonly unknown[]) => ({
    [key]: random() < 0.1 ? pick(VALUES, random) : pick(values, random),
  });
  return {
    ...some('rules', [['basic'], ['psk', 'spight'], ['ing', 'korean', 'coupling'], 'ssk']),
    ...some('inlayHints', [{ eyes: true }, { moves: true, hot: true }, {}]),
    ...some('cycleWarnings', ['off', 'warning', 'error']),
    ...some('diagrams', [{ languages: ['c', 'latex'] }, {}]),
    ...some('eyeValues', ['1/2', '7/8']),
    ...some('board', [{ look: 'wood' }]),
    maxCycle: 4,
    searchBudget: 300,
  };
}

export async function attackServer({ text, random }: Input): Promise<void> {
  session ??= begun();
  const client = await session;
  const { connection, logged, published } = client;
  const below = (n: number) => Math.floor(random() * n);
  logged.length = 0;
  published.length = 0;
  client.settings = settingsOf(random);
  await connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  const uri = 'test:///fuzz';
  let now = TextDocument.create(uri, '', 1, text);
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: pick(LANGUAGES, random), version: 1, text },
  });

  /** A place in the text, or far from it. */
  const position = () => {
    const dice = random();
    if (dice < 0.8) return now.positionAt(below(now.getText().length + 1));
    const numbers = [0, 1, 5, now.lineCount, 1000, 2 ** 31 - 1];
    return { line: pick(numbers, random), character: pick(numbers, random) };
  };
  const range = (): Range => {
    const [start, end] = [position(), position()];
    const ordered = start.line < end.line || (start.line === end.line && start.character <= end.character);
    return ordered ? { start, end } : { start: end, end: start };
  };
  const change = () => {
    const contentChanges = Array.from({ length: pick([1, 1, 2, 12], random) }, () => {
      const from = below(text.length + 1);
      const added =
        random() < 0.5 ? text.slice(from, from + below(30)) : pick([...'[]();#`\n\r|:$ '], random);
      const one = random() < 0.05 ? { text: added } : { range: range(), text: added };
      now = changed(now, one);
      return one;
    });
    const textDocument = { uri, version: now.version };
    return connection.sendNotification('textDocument/didChange', { textDocument, contentChanges });
  };

  for (let changes = below(3); changes > 0; changes--) await change();
  const answers: Promise<void>[] = [];
  const odd = random() < 0.1;
  for (let asked = 4 + below(8); asked > 0; asked--) {
    const [method, params] = requestOf(random, uri, position, range);
    if (odd) spoil(params, random);
    const { version } = now;
    answers.push(
      connection.sendRequest(method, params).then(
        (answer) => {
          if (!odd && version === now.version) within(answer, now, method);
        },
        (error: unknown) => {
          ok(error instanceof ResponseError, String(error));
          // A rename that is refused says why.
          ok(odd || method === 'textDocument/rename', `${method}: ${error.message}`);
        },
      ),
    );
    if (random() < 0.03) await change();
  }
  await Promise.all(answers);
  await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  // An answer comes after all that was sent before it.
  await connection.sendRequest('textDocument/foldingRange', { textDocument: { uri: 'test:///none' } });
  if (!odd) deepStrictEqual(logged, [], 'what the server logs');
  const told = published.filter(({ version }) => version === now.version);
  for (const { diagnostics } of told) within(diagnostics, now, 'diagnostics');
  deepStrictEqual(published.at(-1)?.diagnostics ?? [], [], 'diagnostics of a closed text');
}

/** The text after a change. The document's own `update` loses its lines where a change ends beyond the last one. */
function changed(document: TextDocument, change: { range?: Range; text: string }): TextDocument {
  const before = document.getText();
  const { range } = change;
  const text = range
    ? before.slice(0, document.offsetAt(range.start)) +
      change.text +
      before.slice(document.offsetAt(range.end))
    : change.text;
  return TextDocument.create(document.uri, '', document.version + 1, text);
}

/** A request about the text, formed as the protocol has it. */
function requestOf(
  random: () => number,
  uri: string,
  position: () => Range['start'],
  range: () => Range,
): [string, Record<string, unknown>] {
  const textDocument = { uri: random() < 0.02 ? 'test:///other' : uri };
  const at = { textDocument, position: position() };
  const number = () => Math.floor(random() * 4);
  const where = pick(
    [
      { uri, offset: Math.floor(random() * 900) },
      { uri, entry: number() },
      { uri, entry: `${number()}/${number()}` },
    ],
    random,
  );
  const options = { tabSize: 2, insertSpaces: true };
  return pick<() => [string, Record<string, unknown>]>(
    [
      () => ['textDocument/hover', at],
      () => ['textDocument/hover', at],
      () => ['textDocument/completion', at],
      () => ['textDocument/definition', at],
      () => ['textDocument/references', { ...at, context: { includeDeclaration: random() < 0.5 } }],
      () => ['textDocument/documentHighlight', at],
      () => ['textDocument/prepareRename', at],
      () => ['textDocument/rename', { ...at, newName: pick(['x', 'A ko', '', '#', 'a\nb'], random) }],
      () => ['textDocument/documentSymbol', { textDocument }],
      () => ['textDocument/foldingRange', { textDocument }],
      () => ['textDocument/codeLens', { textDocument }],
      () => ['textDocument/codeAction', { textDocument, range: range(), context: { diagnostics: [] } }],
      () => ['textDocument/inlayHint', { textDocument, range: range() }],
      () => ['textDocument/semanticTokens/full', { textDocument }],
      () => ['textDocument/semanticTokens/range', { textDocument, range: range() }],
      () => ['textDocument/formatting', { textDocument, options }],
      () => ['textDocument/rangeFormatting', { textDocument, range: range(), options }],
      () => ['textDocument/documentLink', { textDocument }],
      () => ['textDocument/selectionRange', { textDocument, positions: [position(), position()] }],
      () => ['koban/sequence', { ...where, rule: pick(RULES, random) }],
      () => ['koban/proof', { ...where, move: number(), rule: pick(RULES, random) }],
      () => ['koban/write', { ...where, version: 1, index: number(), action: actionOf(random, 81) }],
      () => ['koban/eyes', { ...where, rows: pick([[], ['.X', 'O.'], ['X'], ['??', '']], random) }],
      () => ['koban/convert', { ...where, target: pick(TARGETS, random), index: number() }],
      () => ['koban/compare', where],
      () => ['koban/navigate', { uri, position: position(), direction: pick(DIRECTIONS, random) }],
      () => ['koban/targets', {}],
      () => ['koban/paste', { uri, offset: number(), text: '$$B\n$$ | . X 1\n', fence: random() < 0.5 }],
    ],
    random,
  )();
}

/** Takes something away from a request, or puts something into it that does not belong there. */
function spoil(params: Record<string, unknown>, random: () => number): void {
  const keys = Object.keys(params);
  if (keys.length === 0) return;
  const key = pick(keys, random);
  const inner = params[key];
  if (random() < 0.5 && typeof inner === 'object' && inner !== null && !Array.isArray(inner))
    spoil(inner as Record<string, unknown>, random);
  else if (random() < 0.5) delete params[key];
  else params[key] = pick([...VALUES, { line: -1, character: -1 }, { line: 0.5 }, '__proto__'], random);
}

/** Every range in an answer lies in the text, with its start before its end. */
function within(answer: unknown, document: TextDocument, what: string): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { start, end } = answer as Partial<Range>;
  if (start?.line === undefined || end?.line === undefined) {
    for (const inner of Object.values(answer)) within(inner, document, what);
    return;
  }
  const places = [start, end].map((place) => document.offsetAt(place));
  ok(places[0]! <= places[1]!, `${what}: ${JSON.stringify(answer)} ends before it starts`);
  for (const [i, place] of [start, end].entries())
    deepStrictEqual(document.positionAt(places[i]!), place, `${what}: a place in the text`);
}
