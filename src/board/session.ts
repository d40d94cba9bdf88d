/**
 * What a board beside a text shows, and what is done on it. All that it shows comes from the
 * language server; what it must remember lives here, so the page itself may be thrown away while it
 * is hidden. Which move is shown and where the text cursor stands follow each other. `reducer.ts`
 * decides; this class performs the effects.
 */
import { MOVE_TREE } from '../protocol/move-tree.ts';
import type { Trial } from '../protocol/outcomes.ts';
import { Packer } from '../protocol/patch.ts';
import type { Sequence } from '../protocol/player.ts';
import type { FromPlayer, Section, ToPlayer, WantedProof } from '../protocol/player-messages.ts';
import { COMPARE, OUTCOMES, PROOF, SEQUENCE, TRIAL } from '../protocol/requests.ts';
import { beginningAt } from './beginning.ts';
import { coalesced } from './coalesce.ts';
import { shownMove, shownNode } from './load.ts';
import type { MovedText } from './moved.ts';
import type { BoardHost } from './ports.ts';
import { Questions } from './questions.ts';
import { initial, step } from './reducer.ts';
import { lineOf } from './shown-place.ts';
import { type CurrentNode, type Place, type PlayerState, proofOf } from './state.ts';
import type {
  Along,
  Effect,
  EffectOf,
  NothingShown,
  SessionEvent,
  SessionKind,
  SessionState,
} from './step.ts';
import { type AskedOutcomes, keeping } from './trial.ts';
import { BoardWriter } from './writing.ts';

type Perform = { readonly [T in Effect['type']]: (effect: EffectOf<T>) => unknown };

export class BoardSession {
  private now: SessionState;
  private readonly packer = new Packer();
  private readonly questions: Questions;
  private readonly writer: BoardWriter;

  constructor(
    private readonly host: BoardHost,
    uri: string,
    kind: SessionKind,
    pinned = false,
  ) {
    this.now = initial(uri, kind, pinned);
    const { ask, texts, say } = host;
    this.questions = new Questions(ask, (message) => this.post(message));
    this.writer = new BoardWriter({
      ask,
      texts,
      say,
      now: () => {
        const { uri, sequence, rule, place } = this.now;
        return { uri, sequence, rule, line: lineOf(place), offset: place.at.offset };
      },
      show: (place, index) => this.show(place, index),
      go: async (offset) => {
        await this.show({ offset });
        await this.hear({ type: 'lead', toNode: true });
      },
      tell: (note) => this.post(note),
      revise: (what) => host.revise(what),
      returned: () => host.returned(),
    });
  }

  /** Of the text; `turn` changes it. */
  get uri(): string {
    return this.now.uri;
  }

  get sequence(): Sequence | undefined {
    return this.now.sequence;
  }

  get pinned(): boolean {
    return this.now.pinned;
  }

  set pinned(pinned: boolean) {
    this.do(this.hear({ type: 'pin', pinned }));
  }

  /** @param name what the text is called */
  state(name: string): Omit<PlayerState, 'editor' | 'active'> {
    const { sequence, index, pinned, uri, rule, gone, section, readyCount } = this.now;
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
      section,
      gone: gone ? this.sentence(gone.why) : null,
      readyCount,
    };
  }

  /** Where the shown move stands, if it stands in the shown entry. */
  get shownMove(): ReturnType<typeof shownMove> {
    return shownMove(this.now);
  }

  /**
   * The node that is shown, which all views of the window name: `place` is where it begins or its
   * move stands, `null` for the start.
   */
  get current(): CurrentNode | undefined {
    const { sequence, index } = this.now;
    if (!sequence) return undefined;
    const { uri, entry, frames } = sequence;
    return { uri, entry, index, place: shownNode(this.now) ?? frames[index]?.span?.start ?? null };
  }

  /** The page is loaded again. */
  reload(): void {
    this.do(this.hear({ type: 'reload' }));
  }

  /** Turns to another text; what to show of it is said next. */
  turn(uri: string): void {
    this.do(this.hear({ type: 'turn', uri }));
  }

  /**
   * Goes to a place of the text; `index` is the frame, the one that belongs to the place unless
   * given.
   */
  show(place: Place, index?: number, play = false): Promise<void> {
    return this.hear({ type: 'show', place, index, play });
  }

  /**
   * Shows the proof of a verdict on a move of an entry; without an `index`, from its beginning, and
   * moving.
   */
  prove(place: Place, proof: WantedProof, index?: number): Promise<void> {
    return this.hear({ type: 'prove', place, proof, index });
  }

  /** Judges under another rule, or the one of the text again. */
  judgeUnder(rule: string | undefined): Promise<void> {
    return this.hear({ type: 'judge-under', rule });
  }

  /** The text has changed, or late verdicts have come in. */
  readonly refresh = coalesced(async () => {
    await this.hear({ type: 'refresh' });
    const { section } = this.now;
    if (section === 'wins' || section === 'rules') await this.tell[section]();
  });

  /**
   * The text has become this version by the changes.
   *
   * @param revised by undo or redo: what they bring back is shown, as what is typed is
   * @param isAway it is not in front: a board that stays with its text stays at its move then, too
   */
  edited(version: number, changes: readonly MovedText[], revised: boolean, isAway = false): void {
    const text = this.host.texts.open(this.uri)?.text ?? '';
    this.do(this.hear({ type: 'edited', edit: { version, changes }, text, revised, isAway }));
  }

  /** The author has moved the text cursor. */
  follow(cursor: number): Promise<void> {
    return this.hear({ type: 'follow', cursor });
  }

  /** The document is no longer there to be read. */
  leave(sentence: string): void {
    this.do(this.hear({ type: 'leave', sentence }));
  }

  open(section: Section): void {
    this.do(this.hear({ type: 'open', section }));
  }

  /** Who wins, about chains that the page or a place of the text names. */
  async askWins(asked: AskedOutcomes): Promise<void> {
    await this.hear({ type: 'ask-wins', asked });
    if (this.now.section === 'wins') await this.tell.wins();
  }

  /** Marks the shown move in the text, and reports it to who listens. */
  update(): void {
    this.do(this.hear({ type: 'update' }));
  }

  receive(message: FromPlayer): void {
    this.do(this.hear({ type: 'message', message }));
  }

  /** The page is closed. */
  end(): void {
    this.do(this.hear({ type: 'end' }));
  }

  /** To the page, unless it gets all that there is anyhow. */
  post(message: ToPlayer): void {
    if (message.type === 'sequence') this.writer.sent(message.sequence);
    // The page gets no message before it is ready; then it gets everything.
    if (this.now.ready) this.host.post(message.type === 'sequence' ? this.packer.pack(message) : message);
  }

  /** Resolves when all is done that comes of an event. */
  private async hear(event: SessionEvent): Promise<void> {
    const { state, effects } = step(this.now, event);
    this.now = state;
    await Promise.all(effects.map((effect) => this.perform(effect)));
  }

  private perform(effect: Effect): unknown {
    return (this.effects[effect.type] as (effect: Effect) => unknown)(effect);
  }

  private readonly effects: Perform = {
    post: ({ message }) => this.post(message),
    gone: ({ gone: { why, ...gone } }) => this.post({ type: 'gone', message: this.sentence(why), ...gone }),
    greet: ({ kept }) => {
      this.packer.forget();
      this.host.ready(kept);
      return this.hear({ type: 'greet' });
    },
    changed: () => this.host.changed(),
    mark: ({ move, version }) => this.host.mark(move, version),
    lead: ({ to }) => this.host.lead(to),
    'ask-proof': async ({ question }) => {
      const { at, trial, proof } = question;
      const { ask } = this.host;
      const reply = trial
        ? await ask(TRIAL, { ...at, ...trial })
        : proof
          ? await ask(PROOF, { ...at, ...proof })
          : null;
      await this.hear({ type: 'proved', question, reply });
    },
    'ask-text': async ({ question }) => {
      const { at, rule } = question;
      const { ask, texts } = this.host;
      const text = texts.open(at.uri);
      if (text && beginningAt(text, at.offset)) return this.hear({ type: 'blank' });
      const reply = await ask(SEQUENCE, { ...at, ...(rule !== undefined && { rule }) });
      return this.hear({ type: 'answered', question, reply });
    },
    'ask-tree': async ({ params }) =>
      this.hear({ type: 'tree', tree: await this.host.ask(MOVE_TREE, params) }),
    'ask-rules': async ({ params }) => {
      const comparison = await this.host.ask(COMPARE, params);
      return this.hear({ type: 'compared', uri: params.uri, comparison });
    },
    'ask-wins': async ({ params, wins }) => {
      const table = await this.host.ask(OUTCOMES, params);
      return this.hear({ type: 'outcomes', uri: params.uri, wins, table });
    },
    tell: ({ what }) => this.do(this.tell[what]()),
    'open-wins': ({ asked }) => this.askWins(asked),
    'in-turn': async ({ first, next }) => {
      await this.hear(first);
      await this.hear(next);
    },
    write: ({ request }) => this.writer.write(request),
    stepped: () => this.writer.stepped(),
    keep: ({ trial }) => this.keep(trial),
    eyes: ({ message }) => this.questions.eyes(message),
    point: ({ message, sequence }) => this.questions.point(message, sequence),
    'take-back': () => this.questions.takeBack(),
    picture: (wanted) => this.picture(wanted),
    type: ({ text }) => this.host.type(text),
    'open-place': ({ place }) => this.host.open(place),
    copy: ({ text }) => this.host.copy(text),
    'first-steps': () => this.host.firstSteps(),
    'legend-shown': () => this.host.legendShown(),
    warn: ({ problem }) => this.host.warn(problem),
  };

  /** A second call during a message sends that message again afterwards. */
  private readonly tell: Readonly<Record<Along, () => Promise<void>>> = {
    tree: coalesced(() => this.hear({ type: 'tell', what: 'tree' })),
    rules: coalesced(() => this.hear({ type: 'tell', what: 'rules' })),
    wins: coalesced(() => this.hear({ type: 'tell', what: 'wins' })),
  };

  /** Writes a game against a proof into the text, as a variation. */
  private async keep(trial: Trial): Promise<void> {
    // Nobody asks who wins after each of its moves.
    this.open('board');
    await this.hear({ type: 'back' });
    const { sequence } = this;
    if (!sequence || sequence.trial) return;
    const { uri, entry, version } = sequence;
    // A move that is not written ends it; the page says why.
    const { index } = trial.tried;
    for (const action of keeping(trial, sequence))
      if (!(await this.writer.write({ type: 'write', uri, entry, version, index, action }))) return;
    // What the edit itself asked for may be answered later than what it was answered with.
    await this.refresh();
    const { sequence: kept } = this;
    if (kept?.record) {
      const { uri, entry, version } = kept;
      const action = { kind: 'comment', nth: 0, text: `${trial.claim}.` } as const;
      await this.writer.write({ type: 'write', uri, entry, version, index: index + 1, action });
    }
    // It is shown whole, and where it stands in the text.
    await this.hear({ type: 'lead', toNode: false });
  }

  private async picture({ id, index, sequence }: EffectOf<'picture'>): Promise<void> {
    let png: string | null = null;
    try {
      if (sequence?.frames[index]) png = await this.host.paint(sequence, index);
    } finally {
      // The page waits, whatever went wrong here.
      this.post({ type: 'picture', id, png });
    }
  }

  private sentence(why: NothingShown): string {
    return 'sentence' in why ? why.sentence : this.host.say(why.words);
  }

  /** A request fails when the server is being restarted; it will say that things have changed. */
  private do(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.host.warn(String(error)));
  }
}
