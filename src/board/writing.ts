/** What an author does on the board becomes an edit of the text, one thing after the other. */
import { sameData } from '../protocol/patch.ts';
import type { Sequence } from '../protocol/player.ts';
import type { BoardWrite, FromPlayer, Note } from '../protocol/player-messages.ts';
import { SEQUENCE } from '../protocol/requests.ts';
import { WRITE, type WriteAction } from '../protocol/write.ts';
import { beginningAt, firstBoard } from './beginning.ts';
import { editBranch } from './branches.ts';
import type { Ask, Say, Texts } from './ports.ts';
import { note, type Place, type Shown, shown } from './state.ts';

/** What the author does on the board. */
export type BoardRequest = Extract<
  FromPlayer,
  { type: 'write' | 'begin' | 'undo' | 'redo' | 'returned' | 'node' | 'branch' }
>;

/** What a board shows of which text. */
interface ShownBoard {
  readonly uri: string;
  readonly sequence: Sequence | undefined;
  /** The rule that was chosen on the board. */
  readonly rule: string | undefined;
  /** The place of the shown line. */
  readonly line: Place;
  /** The place of the text that the board looks at, where it is no entry. */
  readonly offset: number | undefined;
}

interface WrittenBoard {
  readonly ask: Ask;
  readonly texts: Texts;
  readonly say: Say;
  now(): ShownBoard;
  show(place: Place, index?: number): Promise<void>;
  /** To the node at an offset; the text cursor goes along. */
  go(offset: number): Promise<void>;
  tell(note: Note): void;
  /** Has the editor take back the last edit, or make it again. */
  revise(what: 'undo' | 'redo'): Promise<void>;
  returned(): Promise<void>;
}

/** A board as the page names it. */
type ShownAt = Pick<BoardWrite, 'entry' | 'version' | 'index'>;

/** Plays that follow each other faster than the page shows them. */
interface Run {
  /** The board that the first one was made on, and those that they have led to since. */
  readonly boards: ShownAt[];
  /** Where the last one that is written has led, in a version of the text. */
  to: (Shown & { readonly version: number }) | undefined;
}

/** Versions of the text whose boards the page may still show when it writes. */
const REMEMBERED = 3;

export class BoardWriter {
  private last: Promise<unknown> = Promise.resolve();
  private run: Run | undefined;
  private readonly seen: Sequence[] = [];
  /** How many requests are not fulfilled yet. */
  pending = 0;

  constructor(private readonly board: WrittenBoard) {}

  /** The page is sent a sequence. */
  sent(sequence: Sequence): void {
    const at = this.seen.findIndex(
      ({ uri, version, entry }) =>
        uri === sequence.uri && version === sequence.version && entry === sequence.entry,
    );
    if (at >= 0) this.seen.splice(at, 1);
    this.seen.push(sequence);
    if (this.seen.length > REMEMBERED) this.seen.shift();
  }

  /** The reader goes elsewhere: what is played next does not follow what was played before. */
  stepped(): void {
    this.run = undefined;
  }

  /** Whether a request to write was fulfilled, if it was one. */
  write(request: BoardRequest): Promise<boolean> {
    if (request.type !== 'write') this.stepped();
    const run = request.type === 'write' ? this.joined(request) : undefined;
    this.pending++;
    const done = this.last.then(() => this.fulfil(request, run)).finally(() => this.pending--);
    this.last = done.catch(() => undefined);
    return done;
  }

  /**
   * A play that is made on a board on which one was made before is one that follows: the page does
   * not show yet where that led.
   */
  private joined(request: BoardWrite): Run | undefined {
    if (!GOES_ON.has(request.action.kind)) return undefined;
    if (!this.run?.boards.some((board) => isSame(board, request)))
      this.run = { boards: [request], to: undefined };
    return this.run;
  }

  private async fulfil(request: BoardRequest, run: Run | undefined): Promise<boolean> {
    const { board } = this;
    const { ask, texts, say } = board;
    const { uri } = board.now();
    switch (request.type) {
      case 'begin':
        await this.begin(uri, request.size);
        break;
      case 'undo':
      case 'redo':
        await board.revise(request.type);
        break;
      case 'returned':
        await board.returned();
        break;
      case 'write': {
        const { note, show } = await this.writing(request, run);
        // The author of a comment may have gone on meanwhile, and the board may have turned.
        if (show && request.action.kind !== 'comment' && request.uri === board.now().uri) await this.go(show);
        if (note) board.tell(note);
        return show !== undefined;
      }
      case 'node':
        if (request.uri === uri) await board.go(request.offset);
        break;
      case 'branch': {
        if (request.uri !== uri) break;
        const { note, show } = await editBranch(ask, texts, say, request);
        if (show) await board.show(show.place, show.index);
        if (note) board.tell(note);
      }
    }
    return false;
  }

  /** The entry that was clicked on is found again by its place, which edits have moved along. */
  private async go({ place, index }: Shown): Promise<void> {
    const { sequence, line } = this.board.now();
    await this.board.show('entry' in place && place.entry === sequence?.entry ? line : place, index);
  }

  private async begin(uri: string, size: number): Promise<void> {
    const text = await this.board.texts.read(uri);
    const found = beginningAt(text, this.board.now().offset);
    if (!found) return;
    const { offset } = found;
    const first = firstBoard(found.notation, size);
    await text.edit([{ start: offset, end: offset, text: first.text }], text.version);
    await this.board.show({ offset: offset + first.at }, 0);
  }

  /** Asks the server and makes the edit. */
  private async writing(
    request: BoardWrite,
    run: Run | undefined,
  ): Promise<{ readonly note?: Note; readonly show?: Shown }> {
    const { ask, texts, say, now } = this.board;
    const { sequence, rule, line, ...board } = now();
    const { uri, entry, action } = request;
    const before = run?.to;
    const isShown =
      uri === board.uri &&
      (before !== undefined || (sequence && !sequence.proof && !sequence.trial && entry === sequence.entry));
    const changed = { note: note(say('text.changed')) };
    // What was typed is written where it was typed, though the board shows something else by now.
    if (!isShown && !TYPED.has(action.kind)) return changed;
    const text = await texts.read(uri);
    const where = {
      uri,
      ...(isShown ? (before?.place ?? line) : { entry }),
      ...(rule !== undefined && isShown && { rule }),
    };
    const { index } = before ?? request;
    let { version } = before ?? request;
    // An edit that is not of the text as it is now is asked for again, and made only if the author
    // still sees what they clicked on.
    for (let time = 0; time < 3; time++) {
      const asked = text.version;
      const reply = await ask(WRITE, { ...where, version, index, action });
      if (reply === null) return { note: note(say('text.no-diagram')) };
      if (reply.kind === 'refused') return { note: { ...note(reply.message, reply.offers), version: asked } };
      if (reply.kind === 'go') {
        this.led(run, shown(reply), reply.entry, version);
        return { show: shown(reply) };
      }
      const made = reply.kind === 'edit' ? await text.edit(reply.edits, reply.version) : 'stale';
      if (made === 'refused') return { note: note(say('text.unchanged')) };
      if (reply.kind === 'edit' && made === 'made') {
        this.led(run, shown(reply), reply.entry, text.version);
        const comment = action.kind === 'comment' && { comment: action.text };
        return { note: { ...note(reply.said), written: true, ...comment }, show: shown(reply) };
      }
      const next = (await ask(SEQUENCE, where))?.sequence;
      if (!next || !(before ? next.version === version : this.isSeen(request, next))) return changed;
      version = next.version;
    }
    return changed;
  }

  /** Where a play led. */
  private led(run: Run | undefined, to: Shown, entry: BoardWrite['entry'], version: number): void {
    if (!run) return;
    run.to = { ...to, version };
    run.boards.push({ entry, version, index: to.index });
  }

  /** Whether the author of a request saw what a later text shows. */
  private isSeen({ entry, version, index, action }: BoardWrite, now: Sequence): boolean {
    const seen = this.seen.find(
      (one) => one.uri === now.uri && one.version === version && one.entry === entry,
    );
    // What comes after a board matters to a play, and to what is taken away with a move.
    const end = index + (GOES_ON.has(action.kind) ? 2 : 1);
    const boards = ({ shape, frames }: Sequence) => [
      shape,
      frames.slice(0, end).map(({ rows, move }) => [rows, move?.at, move?.color]),
    ];
    return seen !== undefined && sameData(boards(seen), boards(now));
  }
}

/** What leads to another board, on which the author goes on. */
const GOES_ON: ReadonlySet<WriteAction['kind']> = new Set([
  'play',
  'pass',
  'tenuki',
  'setup',
  'to-play',
  'remove',
]);

/** What an author types into fields, and what is lost with it if it is not written. */
const TYPED: ReadonlySet<WriteAction['kind']> = new Set(['field', 'comment']);

function isSame(a: ShownAt, b: ShownAt): boolean {
  return a.entry === b.entry && a.version === b.version && a.index === b.index;
}
