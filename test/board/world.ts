/**
 * A window without a window: a text with its history, the service in place of the language server, the page's own reducer, and between
 * them a session. Answers, and messages to and from the page, arrive when `later` says.
 */
import { readFileSync } from 'node:fs';
import { type Ask, BoardSession, type EditorText, type MovedText } from '../../src/board/index.ts';
import { openDocument } from '../../src/document/index.ts';
import type { HostKind } from '../../src/document/types.ts';
import { finish } from '../../src/go/task.ts';
import { EYES } from '../../src/protocol/eyes.ts';
import { readMessage } from '../../src/protocol/message.ts';
import { EDIT_BRANCH, MOVE_TREE, type MoveTree } from '../../src/protocol/move-tree.ts';
import type { OutcomeTable } from '../../src/protocol/outcomes.ts';
import { Unpacker } from '../../src/protocol/patch.ts';
import {
  type FromPlayer,
  fromPlayer,
  type Note,
  type ToPlayer,
  toPlayer,
} from '../../src/protocol/player-messages.ts';
import { POINT } from '../../src/protocol/point.ts';
import { COMPARE, NAVIGATE, OUTCOMES, PROOF, RULE, SEQUENCE, TRIAL } from '../../src/protocol/requests.ts';
import { WRITE, type WriteAction } from '../../src/protocol/write.ts';
import {
  aboutPoint,
  analyse,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  editBranch,
  moveTree,
  outcomesAt,
  proofAt,
  ruleAt,
  sequenceAt,
  trying,
} from '../../src/service/index.ts';
import { english } from '../../src/words/extension.ts';
import { initial, type PageState, type PlayerEvent, reduce, toSave } from '../../webview/player/reducer.ts';
import { compareAt, eyeMarksAt, writeNow } from '../service/marked.ts';

export const workspace = (name: string) => readFileSync(`test/workbench/workspace/${name}`, 'utf8');

const HOSTS: Readonly<Record<string, HostKind>> = { goban: 'goban', sgf: 'sgf', md: 'markdown' };

/** Resolves when what is on its way arrives. */
export type Later = (what: string) => Promise<unknown>;

class Text implements EditorText {
  version = 1;
  readonly notation: HostKind;
  isReadonly = false;
  private readonly done: MovedText[][] = [];
  private readonly undone: MovedText[][] = [];
  private analysis: { readonly version: number; readonly of: DocumentAnalysis } | undefined;

  constructor(
    readonly uri: string,
    public text: string,
    private readonly changed: (text: Text, changes: readonly MovedText[], revised: boolean) => void,
  ) {
    this.notation = HOSTS[uri.slice(uri.lastIndexOf('.') + 1)] ?? 'goban';
  }

  /** What a server that knows this version would say. */
  get analysed(): DocumentAnalysis {
    if (this.analysis?.version !== this.version) {
      const of = analyse(openDocument(this.uri, this.version, this.notation, this.text), DEFAULT_SETTINGS);
      this.analysis = { version: this.version, of };
    }
    return this.analysis.of;
  }

  async edit(edits: readonly { start: number; end: number; text: string }[], version: number) {
    if (this.isReadonly) return 'refused';
    if (version !== this.version) return 'stale';
    this.undone.length = 0;
    const changes = edits.map(({ start, end, text }) => ({
      rangeOffset: start,
      rangeLength: end - start,
      text,
    }));
    this.done.push(this.become(changes, false));
    return 'made';
  }

  revise(what: 'undo' | 'redo'): void {
    const [from, to] = what === 'undo' ? [this.done, this.undone] : [this.undone, this.done];
    const changes = from.pop();
    if (changes) to.push(this.become(changes, true));
  }

  /** Makes changes, in ascending order, and gives those that take them back. */
  private become(changes: readonly MovedText[], revised: boolean): MovedText[] {
    let shift = 0;
    const back = changes.map(({ rangeOffset, rangeLength, text }) => {
      const old = this.text.slice(rangeOffset, rangeOffset + rangeLength);
      const inverse = { rangeOffset: rangeOffset + shift, rangeLength: text.length, text: old };
      shift += text.length - rangeLength;
      return inverse;
    });
    for (const { rangeOffset, rangeLength, text } of [...changes].reverse())
      this.text = this.text.slice(0, rangeOffset) + text + this.text.slice(rangeOffset + rangeLength);
    this.version++;
    this.changed(this, changes, revised);
    return back;
  }
}

/** A table, with the first of all that is searched for. */
function outcomesSearched(document: DocumentAnalysis, asked: Parameters<typeof outcomesAt>[1]) {
  for (const { work } of outcomesAt(document, asked)?.work.slice(0, 8) ?? []) finish(work());
  return outcomesAt(document, asked)?.table ?? null;
}

export class World {
  readonly texts = new Map<string, Text>();
  readonly session: BoardSession;
  cursor = 0;
  readonly clipboard = { text: '' };
  page: PageState = initial(null);
  /** What the page was told last, besides what it shows. */
  note: Note | null = null;
  tree: MoveTree | null = null;
  outcomes: OutcomeTable | null = null;
  readonly heard: ToPlayer[] = [];
  readonly problems: string[] = [];
  /** How often the page got the keys, and the walkthrough was opened. */
  readonly counts = { focus: 0, steps: 0 };
  /** The mark on the shown move. */
  marked: string | null = null;
  private unpacker = new Unpacker();
  private pending = 0;
  private readonly toPage: ToPlayer[] = [];
  /** What the author does, in its order. */
  private readonly done: (() => unknown)[] = [];
  /** Requests that fail, as those to a server that has died. */
  dead = false;

  constructor(
    texts: Readonly<Record<string, string>>,
    private readonly later: Later,
    kind: 'beside' | 'editor' | 'page' = 'beside',
  ) {
    for (const [name, text] of Object.entries(texts)) {
      const uri = `file:///${name}`;
      this.texts.set(
        uri,
        new Text(uri, text, (one, changes, revised) => {
          if (this.session.uri === one.uri) this.session.edited(one.version, changes, revised);
          this.comes('news', () => (this.session.uri === one.uri ? this.session.refresh() : undefined));
        }),
      );
    }
    const [uri = ''] = this.texts.keys();
    this.session = new BoardSession(
      {
        ask: this.ask,
        open: async () => undefined,
        texts: {
          open: (uri) => this.texts.get(uri),
          read: async (uri) => this.textOf(uri),
          clipboard: {
            read: async () => this.clipboard.text,
            write: async (text) => void (this.clipboard.text = text),
          },
        },
        say: (code, ...args) => (english[code] as (...args: unknown[]) => string)(...args),
        post: (message) => this.post(message),
        changed: () => undefined,
        ready: () => undefined,
        lead: ({ start }) => void (this.cursor = start),
        mark: (move, version) => {
          const isNow = move && version === this.text.version;
          this.marked = isNow ? this.text.text.slice(move.start, move.end) : null;
        },
        paint: (_, index) => btoa(`frame ${index}`),
        type: async (typed) => this.type(typed),
        revise: async (what) => {
          await this.later(what);
          this.text.revise(what);
        },
        returned: async () => undefined,
        firstSteps: async () => void this.counts.steps++,
        copy: async (text) => void (this.clipboard.text = text),
        legendShown: () => undefined,
        warn: (problem) => void this.problems.push(problem),
      },
      uri,
      kind,
    );
    this.send({ type: 'ready' });
  }

  get text(): Text {
    return this.textOf(this.session.uri);
  }

  private textOf(uri: string): Text {
    const text = this.texts.get(uri);
    if (!text) throw new Error(`there is no ${uri}`);
    return text;
  }

  /** The server knows the text as it was when it was asked. */
  private readonly ask: Ask = async (method, params, question) => {
    const { uri } = params as { uri: string };
    const { analysed } = this.textOf(uri);
    // biome-ignore lint/suspicious/noExplicitAny: each method has parameters of its own
    const asked = params as any;
    const answers: Record<string, () => unknown> = {
      [SEQUENCE]: () => sequenceAt(analysed, asked),
      [PROOF]: () => proofAt(analysed, asked),
      [RULE]: () => ruleAt(analysed, asked),
      [WRITE]: () => writeNow(analysed, asked),
      [MOVE_TREE]: () => moveTree(analysed, asked),
      [EDIT_BRANCH]: () => editBranch(analysed, asked),
      [EYES]: () => finish(eyeMarksAt(analysed, asked)),
      [POINT]: () => finish(aboutPoint(analysed, asked, () => false)),
      [COMPARE]: () => finish(compareAt(analysed, asked)),
      [OUTCOMES]: () => outcomesSearched(analysed, asked),
      [TRIAL]: () => finish(trying(analysed, asked)),
      [NAVIGATE]: () => null,
    };
    // As on the wire: nothing is shared.
    const reply = JSON.stringify(answers[method]?.() ?? null);
    await this.comes(method, () => undefined);
    if (this.dead || question?.isOver) throw new Error('cancelled');
    return JSON.parse(reply);
  };

  private async comes(what: string, act: () => unknown): Promise<void> {
    this.pending++;
    try {
      await this.later(what);
      await act();
    } catch (error) {
      this.problems.push(String(error));
    } finally {
      this.pending--;
    }
  }

  /** Until nothing is on its way. */
  async idle(
    arrive: () => Promise<unknown> = () => new Promise((done) => setImmediate(done)),
  ): Promise<void> {
    let calm = 0;
    while (calm < 10) {
      await arrive();
      calm = this.pending === 0 ? calm + 1 : 0;
    }
  }

  private post(message: ToPlayer): void {
    const whole = readMessage(toPlayer, structuredClone(message));
    if (typeof whole === 'string') throw new Error(whole);
    this.toPage.push(whole);
    void this.comes('to page', () => {
      const next = this.toPage.shift();
      if (next) this.show(next);
    });
  }

  /** The page as `webview/player/main.ts` has it, without what draws. */
  private show(message: ToPlayer): void {
    this.heard.push(message);
    switch (message.type) {
      case 'note':
        this.note = message;
        return;
      case 'tree':
        this.tree = message.tree;
        return;
      case 'focus':
        this.counts.focus++;
        return;
      case 'outcomes':
        this.outcomes = message.table as OutcomeTable | null;
        return;
      case 'comparison':
      case 'picture':
      case 'about':
      case 'eyes':
      case 'lit':
        return;
      case 'sequence': {
        const whole = this.unpacker.unpack(message);
        if (whole === 'lost') this.send({ type: 'ready', step: this.page.steps });
        else if (whole !== 'early') this.press(whole);
        return;
      }
      default:
        this.press(message);
    }
  }

  press(event: PlayerEvent): void {
    const { state, send } = reduce(this.page, event);
    this.page = state;
    for (const message of send) this.send(message);
  }

  send(message: FromPlayer): void {
    const whole = readMessage(fromPlayer, structuredClone(message));
    if (typeof whole === 'string') throw new Error(whole);
    this.does('from page', () => this.session.receive(whole));
  }

  private does(what: string, act: () => unknown): void {
    this.done.push(act);
    void this.comes(what, () => this.done.shift()?.());
  }

  /** The page is hidden or reloaded: another one comes up, with what this one kept. */
  reload(): void {
    const kept = toSave(this.page);
    this.session.reload();
    this.toPage.length = 0;
    this.page = initial(kept);
    this.unpacker = new Unpacker();
    this.tree = null;
    this.send({ type: 'ready', ...(kept && { kept }) });
  }

  /** The author does something on the shown board. */
  act(action: WriteAction): void {
    const { sequence, index } = this.page;
    if (!sequence) throw new Error('there is no board');
    const { uri, entry, version } = sequence;
    this.send({ type: 'write', uri, entry, version, index, action });
  }

  pointOf(name: string): number {
    const { columns = 0, rows = 0 } = this.page.sequence?.shape ?? {};
    return (rows - Number(name.slice(1))) * columns + 'abcdefghjklmnopqrst'.indexOf(name[0] ?? '');
  }

  click(name: string, how: { by?: 'other'; anyway?: true } = {}): void {
    this.act({ kind: 'play', point: this.pointOf(name), ...how });
  }

  /** The author puts the text cursor before a piece of the text. */
  put(piece: string, after = ''): void {
    const { text } = this.text;
    this.cursor = text.indexOf(piece, text.indexOf(after));
    if (this.cursor < 0) throw new Error(`no “${piece}” in ${text}`);
    this.moved();
  }

  private moved(): void {
    const { cursor } = this;
    this.does('cursor', () => this.session.follow(cursor));
  }

  /** The author types at the cursor. */
  type(text: string): void {
    const { cursor } = this;
    void this.text.edit([{ start: cursor, end: cursor, text }], this.text.version);
    this.cursor += text.length;
    this.moved();
  }

  /** Another part of the editor changes the text. */
  replace(piece: string, by: string): void {
    const start = this.text.text.indexOf(piece);
    if (start < 0) throw new Error(`no “${piece}”`);
    void this.text.edit([{ start, end: start + piece.length, text: by }], this.text.version);
  }

  /** The author turns to another text; the board goes along. */
  turn(name: string, cursor = 0): void {
    this.session.turn(`file:///${name}`);
    this.cursor = cursor;
    this.moved();
  }

  /** `6/7` and the move, as the page shows it; why there is nothing, where there is. */
  get shown(): string {
    const { notice, sequence, index } = this.page;
    if (notice !== null) return notice;
    const frame = sequence?.frames[index];
    if (!frame) return 'nothing';
    const { color, point } = frame.move ?? {};
    return `${index}/${(sequence?.frames.length ?? 0) - 1}${color ? ` ${color[0]?.toUpperCase()} ${point}` : ''}`;
  }
}
