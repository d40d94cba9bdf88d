/**
 * What a board beside a text shows, and what is done on it. All that it shows comes from the
 * language server; what it must remember lives here, so the page itself may be thrown away while it
 * is hidden. Which move is shown and where the text cursor stands follow each other.
 */
import { MOVE_TREE, type MoveTree } from '../protocol/move-tree.ts';
import type { Trial } from '../protocol/outcomes.ts';
import { Packer, sameData } from '../protocol/patch.ts';
import type { Sequence } from '../protocol/player.ts';
import type { FromPlayer, SequenceShown, ToPlayer, WantedProof } from '../protocol/player-messages.ts';
import { PROOF, SEQUENCE, TRIAL } from '../protocol/requests.ts';
import { beginningAt } from './beginning.ts';
import { coalesced } from './coalesce.ts';
import type { MovedText } from './moved.ts';
import type { BoardHost } from './ports.ts';
import { type Of, Questions } from './questions.ts';
import { SectionAnswers } from './sections.ts';
import { ShownPlace } from './shown-place.ts';
import {
  type CurrentNode,
  clamp,
  covers,
  note,
  ownSpan,
  type Place,
  type PlayerState,
  proofOf,
  shows,
} from './state.ts';
import { givenAt, keeping, type PlayedTrial, turnAfter } from './trial.ts';
import { BoardWriter } from './writing.ts';

type MoveSpan = NonNullable<Sequence['frames'][number]['span']>;

/** What the reader does in a game against a proof. */
type TrialRequest =
  | Pick<Of<'answer'>, 'type' | 'index' | 'move'>
  | { readonly type: 'take-back' | 'again' | 'keep' };

export class BoardSession {
  sequence: Sequence | undefined;
  private index = 0;
  private ready = false;
  private readyCount = 0;
  /** The last step of the page that is known of. */
  private heard = 0;
  /** Where a node begins that makes no move, and the frame that shows it. */
  private node: { readonly place: number; readonly index: number } | undefined;
  /** The point that the comment at the text cursor speaks of; see `SequenceResult.comment`. */
  private lit: number | null = null;
  private gone: Extract<ToPlayer, { type: 'gone' }> | undefined;
  /** The page may show another text until there is something of this one. */
  private hasTurned = false;
  private place = new ShownPlace();
  /** The frame to show when its sequence comes; by default the one that belongs to the place. */
  private wanted: number | undefined;
  /** The proof to show in place of the sequence; `wanted` is one of its frames then. */
  private proof: WantedProof | undefined;
  /** The game against a proof that is shown in place of the sequence. */
  private trial: PlayedTrial | undefined;
  /** What the page shows besides the board. */
  readonly sections: SectionAnswers;
  /**
   * The rule to judge under, kept from entry to entry until the author goes back to the rule of the
   * text.
   */
  private rule: string | undefined;
  /** Whether what is shown next begins to move by itself. */
  private play = false;
  /** Of the last request; answers to earlier ones come too late. */
  private request = 0;
  /** Whether something may differ from what the page has, in the same version of the text. */
  private news = false;
  /** Whether the page shows the whole tree, and what it has of it. */
  private hasTree = false;
  private tree: MoveTree | null = null;
  private readonly packer = new Packer();
  private readonly questions: Questions;
  private readonly writer: BoardWriter;

  constructor(
    private readonly host: BoardHost,
    /** Of the text; `turn` changes it. */
    public uri: string,
    /**
     * `beside`: it waits until there is something to show; `editor`: it is the editor of its text,
     * and follows no cursor; `page`: it says where there is nothing.
     */
    private readonly kind: 'beside' | 'editor' | 'page',
    /** It stays with its entry; else it follows the cursor from entry to entry and text to text. */
    public pinned = false,
  ) {
    const { ask, texts, say } = host;
    this.questions = new Questions(ask, (message) => this.post(message));
    this.sections = new SectionAnswers({
      ask,
      now: () => ({ uri: this.uri, sequence: this.sequence, index: this.index, line: this.place.line }),
      post: (message) => this.post(message),
      go: async (index) => {
        this.wanted = this.place.stay(index);
        await this.load(true);
      },
      do: (work) => this.do(work),
    });
    this.writer = new BoardWriter({
      ask,
      texts,
      say,
      now: () => {
        const { uri, sequence, rule, place } = this;
        return { uri, sequence, rule, line: place.line, offset: place.at.offset };
      },
      show: (place, index) => this.show(place, index),
      go: async (offset) => {
        await this.show({ offset });
        const { shownNode } = this;
        if (shownNode === undefined) this.lead();
        else host.lead({ start: shownNode, end: shownNode + 1 });
      },
      tell: (note) => this.post(note),
      revise: (what) => host.revise(what),
      returned: () => host.returned(),
    });
  }

  /** @param name what the text is called */
  state(name: string): Omit<PlayerState, 'editor' | 'active'> {
    const { sequence, index, pinned, uri, rule, gone, readyCount } = this;
    return {
      uri,
      title: sequence?.title || name,
      pinned,
      entry: sequence?.entry ?? -1,
      index,
      frames: sequence?.frames.length ?? 0,
      caption: sequence?.frames[index]?.caption ?? '',
      proof: sequence ? proofOf(sequence) : null,
      rule: rule ?? null,
      line: sequence?.tree?.current ?? 0,
      section: this.sections.shown,
      gone: gone?.message ?? null,
      readyCount,
    };
  }

  /** Where the shown move stands, if it stands in the shown entry. */
  get shownMove(): MoveSpan | null {
    return this.gone ? null : ownSpan(this.sequence, this.index);
  }

  /** Where the node begins that is shown, if it makes no move. */
  private get shownNode(): number | undefined {
    return this.node?.index === this.index ? this.node.place : undefined;
  }

  /**
   * The node that is shown, which all views of the window name: `place` is where it begins or its
   * move stands, `null` for the start.
   */
  get current(): CurrentNode | undefined {
    const { sequence, index } = this;
    if (!sequence) return undefined;
    const { uri, entry, frames } = sequence;
    return { uri, entry, index, place: this.shownNode ?? frames[index]?.span?.start ?? null };
  }

  /** The page is loaded again. */
  reload(): void {
    this.ready = false;
  }

  /** Turns to another text; what to show of it is said next. */
  turn(uri: string): void {
    this.request++;
    this.questions.takeBack();
    this.uri = uri;
    this.place = new ShownPlace();
    this.hasTurned = true;
    this.sequence = undefined;
    this.index = 0;
    this.gone = undefined;
    this.rule = undefined;
    this.leaveProof();
    this.sections.close();
  }

  /**
   * Goes to a place of the text; `index` is the frame, the one that belongs to the place unless
   * given.
   */
  async show(place: Place, index?: number): Promise<void> {
    this.place.at = place;
    this.wanted = index;
    this.leaveProof();
    await this.load(true);
  }

  /** What is shown next is of the text. */
  private leaveProof(): void {
    this.proof = undefined;
    this.trial = undefined;
  }

  /**
   * Shows the proof of a verdict on a move of an entry; without an `index`, from its beginning, and
   * moving.
   */
  async prove(place: Place, proof: WantedProof, index?: number): Promise<void> {
    this.place.at = place;
    this.leaveProof();
    this.proof = proof;
    this.wanted = index ?? 0;
    this.play = index === undefined;
    await this.load(true);
  }

  /** Judges under another rule, or the one of the text again. */
  async judgeUnder(rule: string | undefined): Promise<void> {
    this.rule = rule;
    if (!this.sequence) return;
    this.wanted = this.place.stay(this.index);
    await this.load(true);
  }

  /** The text has changed, or late verdicts have come in. */
  readonly refresh = coalesced(async () => {
    await this.load(true);
    await this.sections.tell();
  });

  /**
   * The text has become this version by the changes.
   *
   * @param revised by undo or redo: what they bring back is shown, as what is typed is
   * @param isAway it is not in front: a board that stays with its text stays at its move then, too
   */
  edited(version: number, changes: readonly MovedText[], revised: boolean, isAway = false): void {
    this.wanted = this.place.edited(version, changes, this.index) ?? this.wanted;
    const text = this.host.texts.open(this.uri)?.text ?? '';
    if (!revised || (this.pinned && isAway) || !this.place.goToInserted(text)) return;
    this.wanted = undefined;
    this.leaveProof();
  }

  /** The author has moved the text cursor. */
  async follow(cursor: number): Promise<void> {
    if (this.kind === 'editor') return;
    const offset = this.place.meantBy(cursor);
    if (this.pinned && !covers(this.sequence, offset)) return;
    this.place.at = { offset };
    this.wanted = undefined;
    // An author who goes on in the text has finished with a proof.
    this.leaveProof();
    // The cursor goes along with what the board writes where it stands.
    if (offset === cursor) this.writer.stepped();
    await this.load(false);
  }

  /**
   * Asks for the sequence at the place. An answer about the same entry in the same version of the
   * text is not sent to the page again, unless `news` says that it may differ all the same.
   */
  private async load(news: boolean): Promise<void> {
    const { host } = this;
    const ticket = ++this.request;
    // An answer that comes too late does not take its news along.
    this.news ||= news;
    this.place.asked();
    const at = { uri: this.uri, ...this.place.at };
    const { proof, rule, trial } = this;
    let reply = trial
      ? await host.ask(TRIAL, { ...at, ...trial })
      : proof
        ? await host.ask(PROOF, { ...at, ...proof })
        : null;
    if (ticket !== this.request) return;
    if ((proof || trial) && reply === null) {
      // There is nothing to be proved any more: the verdict is another one now.
      this.wanted = trial?.tried.index ?? proof?.move;
      this.leaveProof();
    }
    const text = reply ? undefined : host.texts.open(this.uri);
    if (text && beginningAt(text, at.offset))
      return void this.empty(host.say(this.kind === 'editor' ? 'game.none' : 'text.nothing-yet'));
    reply ??= await host.ask(SEQUENCE, { ...at, ...(rule !== undefined && { rule }) });
    if (ticket !== this.request) return;
    const fresh = this.news;
    this.news = false;
    if (reply === null) return void this.miss(fresh);
    const { sequence } = reply;
    // A move that may not be made does not stand.
    if (trial && sequence.trial) this.trial = { tried: trial.tried, given: sequence.trial.given };
    // The author may have stepped on in the player while the answer was on its way.
    const here = reply.elsewhere && this.sequence?.entry === sequence.entry ? this.sequence : null;
    const index = clamp(this.wanted ?? (here ? (here.proof?.move ?? this.index) : reply.index), sequence);
    const { entry } = this.sequence ?? {};
    const same = this.gone === undefined && shows(this.sequence, sequence, fresh);
    const before = this.shownNode;
    this.node = reply.node !== undefined && index === reply.index ? { place: reply.node, index } : undefined;
    const go = this.sequence !== undefined && index !== this.index;
    this.light(this.wanted === undefined && 'offset' in this.place.at ? (reply.comment ?? null) : null);
    this.gone = undefined;
    this.hasTurned = false;
    this.sequence = sequence;
    this.index = index;
    if (!same || fresh) this.do(this.grow());
    const node = this.shownNode;
    if (same && !go && node === before) return;
    this.wanted = this.place.take(sequence, index) ?? this.wanted;
    if (same) this.post({ type: 'goto', index, heard: this.heard, ...(node !== undefined && { node }) });
    else this.post({ ...this.shown(sequence, index), ...(go && { go }) });
    if (go || !same) this.sections.moved(entry !== undefined && entry !== sequence.entry);
    if (sequence.trial?.refused) this.post(note(sequence.trial.refused));
    this.update();
  }

  private light(point: number | null): void {
    if (this.lit === point) return;
    this.lit = point;
    this.post({ type: 'lit', point });
  }

  /** There is no entry. */
  private miss(fresh: boolean): void {
    const { kind, host } = this;
    // The page says by itself that it is reading, until something is shown.
    if (kind === 'editor') this.empty(host.say('game.none'));
    else if (fresh && this.sequence) this.leave(host.say('diagram.gone'));
    else if (!this.sequence && (kind === 'page' || this.hasTurned))
      this.sayGone({ message: host.say('text.none'), uri: this.uri });
  }

  /** The document is no longer there to be read. */
  leave(message: string): void {
    this.sayGone({ message });
  }

  /** There is nothing yet in the text, so nothing is shown of it, and none of what stood there. */
  private empty(message: string): void {
    this.sequence = undefined;
    this.index = 0;
    this.rule = undefined;
    this.wanted = undefined;
    this.leaveProof();
    this.sections.close();
    this.sayGone({ message, begin: true, uri: this.uri });
  }

  private sayGone(gone: Omit<Extract<ToPlayer, { type: 'gone' }>, 'type'>): void {
    this.request++;
    this.gone = { type: 'gone', ...gone };
    this.post(this.gone);
    this.update();
  }

  /** A game against a proof goes on, or begins. */
  private async playOn(trial: PlayedTrial): Promise<void> {
    this.trial = trial;
    this.proof = undefined;
    this.wanted = Number.POSITIVE_INFINITY;
    await this.load(true);
  }

  /** The reader does something in a game against a proof. */
  private async plays(request: TrialRequest, trial: Trial): Promise<void> {
    const { tried, given } = trial;
    switch (request.type) {
      case 'answer': {
        const { index, move } = request;
        const before = givenAt(trial, index);
        if (before) return this.playOn({ tried, given: [...before, move] });
        this.wanted = turnAfter(trial, index);
        return this.load(true);
      }
      case 'take-back':
        return this.playOn({ tried, given: given.slice(0, -1) });
      case 'again':
        return this.playOn({ tried, given: [] });
      case 'keep':
        return this.keep(trial);
    }
  }

  /** Writes a game against a proof into the text, as a variation. */
  private async keep(trial: Trial): Promise<void> {
    await this.back();
    const { sequence } = this;
    if (!sequence || sequence.trial) return;
    const { uri, entry, version } = sequence;
    // A move that is not written ends it; the page says why.
    const { index } = trial.tried;
    for (const action of keeping(trial, sequence))
      if (!(await this.writer.write({ type: 'write', uri, entry, version, index, action }))) return;
    const { sequence: kept } = this;
    if (kept?.record) {
      const { uri, entry, version } = kept;
      const action = { kind: 'comment', nth: 0, text: `${trial.claim}.` } as const;
      await this.writer.write({ type: 'write', uri, entry, version, index: index + 1, action });
    }
    // It is shown whole, and where it stands in the text.
    this.sections.open('board');
    this.lead();
  }

  /** To the page, unless it gets all that there is anyhow. */
  post(message: ToPlayer): void {
    // The page gets no message before it is ready; then it gets everything.
    if (this.ready) this.host.post(message.type === 'sequence' ? this.packer.pack(message) : message);
  }

  /** The page is closed. */
  end(): void {
    this.request++;
    this.questions.takeBack();
  }

  receive(message: FromPlayer): void {
    switch (message.type) {
      case 'error':
        return void this.host.warn(`The player reports: ${message.message}`);
      case 'first-steps':
        return void this.do(this.host.firstSteps());
      case 'legend':
        return void this.host.legendShown();
      case 'ready':
        return void this.greet(message);
      case 'back':
        return void this.do(this.back());
      case 'section':
        this.do(this.sections.turn(message.section));
        return void this.host.changed();
      case 'copy':
        return void this.do(this.host.copy(message.text));
      case 'moves':
        this.hasTree = message.shown;
        this.tree = null;
        return void this.do(this.grow());
      case 'node':
      case 'branch':
      case 'write':
      case 'begin':
      case 'undo':
      case 'redo':
      case 'returned': {
        const { trial } = this.sequence ?? {};
        // In a game against a proof nothing is written.
        if (!trial) return void this.do(this.writer.write(message));
        if (message.type === 'undo') this.do(this.plays({ type: 'take-back' }, trial));
        return;
      }
      case 'eyes':
        return void (message.uri === this.uri && this.do(this.questions.eyes(message)));
      case 'point':
        return void this.do(this.questions.point(message, this.shownTo(message)));
      case 'picture':
        return void this.do(this.picture(message));
      case 'at':
        this.heard = message.step;
    }
    const sequence = this.shownTo(message);
    if (!sequence) return;
    switch (message.type) {
      case 'prove':
        return void this.do(this.prove(this.place.line, { move: message.index, rule: message.rule }));
      case 'place':
        return void this.do(this.show({ offset: message.offset }, 0));
      case 'line':
        return void this.do(this.branch(message.line, message.index));
      case 'rule':
        return void this.do(this.judgeUnder(message.rule ?? undefined));
      case 'type':
        return void (this.lit !== null && this.do(this.host.type(message.text)));
      case 'wins':
        if (message.point === null) return void this.sections.close();
        return void this.do(
          this.sections.askWins({
            index: message.index,
            points: message.points ?? [message.point],
            ...(message.asked && { asked: message.asked }),
          }),
        );
      case 'try':
        return void this.do(this.playOn({ tried: message.tried, given: [] }));
      case 'answer':
      case 'take-back':
      case 'again':
      case 'keep':
        if (sequence.trial) this.do(this.plays(message, sequence.trial));
        return;
      case 'at':
        if (message.proof === (sequence.proof !== undefined || sequence.trial !== undefined))
          this.stepped(message, sequence);
    }
  }

  /** What a message is about, unless it has come too late. */
  private shownTo({ uri, entry }: Pick<Of<'at'>, 'uri' | 'entry'>): Sequence | undefined {
    return uri === this.uri && entry === this.sequence?.entry ? this.sequence : undefined;
  }

  /** The page has gone to a frame. */
  private stepped({ index: to, byUser }: Of<'at'>, sequence: Sequence): void {
    const index = clamp(to, sequence);
    const moved = index !== this.index;
    this.index = index;
    if (moved) this.node = undefined;
    if (moved) this.light(null);
    // The player leads now, not the text cursor.
    if (moved || byUser) this.wanted = this.place.stay(index);
    if (moved) this.sections.moved(false);
    this.update();
    if (!byUser) return;
    this.writer.stepped();
    this.lead();
  }

  private lead(): void {
    const { shownMove } = this;
    if (shownMove) this.host.lead(shownMove);
  }

  /** Another line of the tree; the text cursor goes along. */
  private async branch(line: number, index: number): Promise<void> {
    const to = this.sequence?.tree?.lines[line];
    if (!to) return;
    this.writer.stepped();
    await this.show({ offset: to.anchor }, index);
    this.lead();
  }

  /** From a proof back to the sequence, at the move in question. */
  private async back(): Promise<void> {
    this.wanted = this.trial?.tried.index ?? this.proof?.move;
    this.leaveProof();
    await this.load(true);
  }

  /** Sends the tree of what is shown now, if the page shows it and has another one. */
  private readonly grow = coalesced(async () => {
    const { sequence } = this;
    if (!this.hasTree || !sequence) return;
    const tree = await this.host.ask(MOVE_TREE, { uri: this.uri, entry: sequence.entry });
    if (!tree || sameData(tree, this.tree)) return;
    this.tree = tree;
    this.post({ type: 'tree', tree });
  });

  private async picture(message: Of<'picture'>): Promise<void> {
    const { id, index } = message;
    const sequence = this.shownTo(message);
    let png: string | null = null;
    try {
      if (sequence?.frames[index]) png = await this.host.paint(sequence, index);
    } finally {
      // The page waits, whatever went wrong here.
      this.post({ type: 'picture', id, png });
    }
  }

  private greet({ kept = null, step = 0 }: Of<'ready'>): void {
    this.ready = true;
    this.packer.forget();
    this.heard = step;
    this.readyCount++;
    this.host.ready(kept);
    if (this.gone) this.post(this.gone);
    else if (this.sequence) this.post(this.shown(this.sequence, this.index));
    this.sections.greet();
    if (this.lit !== null) this.post({ type: 'lit', point: this.lit });
    this.host.changed();
  }

  private shown(sequence: Sequence, index: number): SequenceShown {
    this.writer.sent(sequence);
    // A page that is not there yet cannot move; it does when it comes up.
    const { play, heard, shownNode: node } = this;
    if (this.ready) this.play = false;
    return {
      type: 'sequence',
      sequence,
      index,
      heard,
      ...(play && { play }),
      ...(node !== undefined && { node }),
    };
  }

  /** Marks the shown move in the text, and reports it to who listens. */
  update(): void {
    const { sequence, gone } = this;
    this.host.mark((!gone && sequence?.frames[this.index]?.span) || null, sequence?.version ?? 0);
    this.host.changed();
  }

  /** A request fails when the server is being restarted; it will say that things have changed. */
  private do(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.host.warn(String(error)));
  }
}
