/** What a table of rules shows, which stays with its entry through edits. */
import type { Comparison, FromCompare, ToCompare } from '../protocol/compare.ts';
import type { EntryId } from '../protocol/entry-id.ts';
import { COMPARE } from '../protocol/requests.ts';
import { EditsSince, type MovedText, moveWith } from './moved.ts';
import type { Ask, Say } from './ports.ts';
import type { Place } from './state.ts';

/** The program around a table. */
interface TableHost {
  readonly ask: Ask;
  readonly say: Say;
  post(message: ToCompare): void;
  changed(): void;
  /** A hidden table is left for later: it makes the server search under every rule. */
  isVisible(): boolean;
  /** A click asks for a move on the board, or for the proof of a verdict. */
  animate(uri: string, entry: EntryId, move: number): void;
  prove(uri: string, entry: EntryId, move: number, rule: string): void;
  copy(text: string): Promise<void>;
  warn(problem: string): void;
}

export class TableSession {
  comparison: Comparison | undefined;
  gone: string | undefined;
  /** How often the page said that it is there. */
  readyCount = 0;
  private place: Place = {};
  private readonly edits = new EditsSince();
  private ready = false;
  /** The table has changed while it was hidden. */
  private stale = false;
  private request = 0;

  constructor(
    private readonly host: TableHost,
    /** Of the text; `turn` changes it. */
    public uri: string,
    /** It says where there is nothing, too; else it waits until there is something to show. */
    private readonly says: boolean,
  ) {}

  /** The page is loaded again. */
  reload(): void {
    this.ready = false;
  }

  /** Turns to a place of another text. */
  turn(uri: string, offset: number): void {
    this.uri = uri;
    this.comparison = undefined;
    this.do(this.show({ offset }));
  }

  async show(place: Place): Promise<void> {
    this.place = place;
    await this.load();
  }

  /** The text cursor has moved; the table goes along to another entry. */
  follow(offset: number): void {
    const { span } = this.comparison ?? {};
    if (!span || offset < span.start || offset > span.end) this.do(this.show({ offset }));
  }

  /** The text has changed, or late verdicts have come in. */
  async refresh(): Promise<void> {
    if (this.host.isVisible()) await this.load();
    else this.stale = true;
  }

  /** The table can be seen, or no longer. */
  turned(): void {
    if (this.stale && this.host.isVisible()) this.do(this.load());
  }

  edited(version: number, changes: readonly MovedText[]): void {
    this.edits.edited(version, changes);
    const { offset } = this.place;
    if (offset !== undefined) this.place = { offset: moveWith(offset, changes) };
  }

  leave(message: string): void {
    this.request++;
    this.gone = message;
    this.post({ type: 'gone', message });
    this.host.changed();
  }

  receive(message: FromCompare): void {
    switch (message.type) {
      case 'error':
        return void this.host.warn(`The table of rules reports: ${message.message}`);
      case 'ready':
        return void this.greet();
      case 'copy':
        return void this.do(this.host.copy(message.text));
    }
    const { uri, entry, move } = message;
    if (uri !== this.uri || entry !== this.comparison?.entry) return;
    if (message.type === 'animate') this.host.animate(uri, entry, move);
    else this.host.prove(uri, entry, move, message.rule);
  }

  private async load(): Promise<void> {
    const { host } = this;
    this.stale = false;
    const ticket = ++this.request;
    this.edits.asked();
    const reply = await host.ask(COMPARE, { uri: this.uri, ...this.place });
    if (ticket !== this.request) return;
    if (reply === null) {
      if (this.comparison) this.leave(host.say('diagram.gone'));
      else if (this.says) this.leave(host.say('text.none'));
      return;
    }
    this.gone = undefined;
    this.comparison = reply;
    this.place = { offset: this.edits.after(reply.version).reduce(moveWith, reply.span.start) };
    this.post({ type: 'comparison', comparison: reply });
    host.changed();
  }

  private greet(): void {
    const { comparison, gone } = this;
    this.ready = true;
    this.readyCount++;
    if (gone !== undefined) this.post({ type: 'gone', message: gone });
    else if (comparison) this.post({ type: 'comparison', comparison });
    this.host.changed();
  }

  private post(message: ToCompare): void {
    // The page gets no message before it is ready; then it gets everything.
    if (this.ready) this.host.post(message);
  }

  private do(work: Promise<void>): void {
    work.catch((error: unknown) => this.host.warn(String(error)));
  }

  /** The page is closed. */
  end(): void {
    this.request++;
  }
}
