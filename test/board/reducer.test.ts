import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initial, step } from '../../src/board/reducer.ts';
import type { Effect, SequenceQuestion, SessionEvent, SessionState } from '../../src/board/step.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../src/protocol/player-messages.ts';
import { runs } from '../runs.ts';

/** A proof has one frame less than the text, so that the two are never taken for each other. */
function sequenceOf({ at, proof, trial }: SequenceQuestion, version: number, frames: number): Sequence {
  const { uri, entry = 0 } = at;
  const frame = (n: number) => ({ span: { start: 10 * n + 1, end: 10 * n + 3 }, comments: [] });
  return {
    uri,
    entry,
    version,
    title: `${uri} ${entry}`,
    span: { start: 0, end: 10 * frames },
    frames: Array.from({ length: proof || trial ? frames - 1 : frames }, (_, n) => frame(n)),
    ...(proof && { proof: { move: proof.move, verdict: { rule: proof.rule } } }),
    ...(trial && { trial: { tried: trial.tried, given: trial.given, made: [0], keep: [] } }),
  } as unknown as Sequence;
}

const TRIED = { index: 1, rule: 'basic' } as never;
const index = fc.nat({ max: 5 });
const uri = fc.constantFrom('a', 'b');
const entry = fc.nat({ max: 1 });

/** What may be heard; an `answer` is to one of the questions that are open. */
const heard = fc.oneof(
  fc.record({
    type: fc.constant('show' as const),
    place: fc.oneof(fc.record({ entry }), fc.record({ offset: index })),
    index: fc.option(index, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('follow' as const), cursor: index }),
  fc.record({ type: fc.constant('turn' as const), uri }),
  fc.record({ type: fc.constant('judge-under' as const), rule: fc.constantFrom('psk', undefined) }),
  fc.record({
    type: fc.constantFrom('refresh' as const, 'back' as const, 'reload' as const, 'update' as const),
  }),
  fc.record({
    type: fc.constant('prove' as const),
    place: fc.record({ entry }),
    proof: fc.record({ move: index, rule: fc.constant('psk') }),
    index: fc.option(index, { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('edit' as const),
    at: fc.nat({ max: 60 }),
    length: fc.nat({ max: 12 }),
    text: fc.constantFrom('', ';', '; more'),
    revised: fc.boolean(),
  }),
  fc.record({ type: fc.constant('leave' as const), sentence: fc.constant('It is closed.') }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('at' as const), index, byUser: fc.boolean() }) },
  fc.record({
    type: fc.constantFrom('ready' as const, 'try' as const, 'again' as const, 'take-back' as const),
  }),
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      which: fc.nat(),
      what: fc.constantFrom(
        'sequence' as const,
        'sequence' as const,
        'sequence' as const,
        'nothing' as const,
        'blank' as const,
      ),
      index,
      late: fc.boolean(),
      comment: fc.option(index),
      node: fc.option(index),
      elsewhere: fc.boolean(),
    }),
  },
);
type Heard = typeof heard extends fc.Arbitrary<infer E> ? E : never;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A session with a page that shows what it is sent, and a server that answers when it is told to. */
class Driven {
  state: SessionState = frozen(initial('a', 'beside', false));
  readonly open: SequenceQuestion[] = [];
  version = 1;
  steps = 0;
  page: { shown: Sequence | null; index: number; lit: number | null; gone: boolean } = this.blank();

  private blank() {
    return { shown: null, index: 0, lit: null, gone: false };
  }

  hear(event: SessionEvent): readonly Effect[] {
    const before = this.state;
    const made = step(before, event);
    expect(step(before, event)).toEqual(made);
    this.state = frozen(made.state);
    for (const effect of made.effects) this.perform(effect);
    return made.effects;
  }

  private perform(effect: Effect): void {
    if (effect.type === 'ask-text' || effect.type === 'ask-proof') this.open.push(effect.question);
    if (effect.type === 'in-turn') this.hear(effect.first);
    if (effect.type === 'greet') this.hear({ type: 'greet' });
    if (!this.state.ready) return;
    if (effect.type === 'gone') this.page.gone = true;
    if (effect.type === 'post') this.show(effect.message);
  }

  private show(message: ToPlayer): void {
    const { page } = this;
    if (message.type === 'sequence')
      Object.assign(page, { shown: message.sequence, index: message.index, gone: false });
    if (message.type === 'goto') page.index = message.index;
    if (message.type === 'lit') page.lit = message.point;
  }

  eventOf(one: Heard): SessionEvent | null {
    const { sequence, uri } = this.state;
    const about = { uri, entry: sequence?.entry ?? 0 };
    switch (one.type) {
      case 'edit': {
        const { at, length, text, revised } = one;
        const changes = [{ rangeOffset: at, rangeLength: length, text }];
        return {
          type: 'edited',
          edit: { version: ++this.version, changes },
          text: ' '.repeat(80),
          revised,
          isAway: false,
        };
      }
      case 'reload':
        this.page = this.blank();
        return one;
      case 'ready':
        this.page = this.blank();
        return { type: 'message', message: { type: 'ready' } };
      case 'at': {
        if (!sequence || !this.state.ready) return null;
        const index = Math.min(one.index, sequence.frames.length - 1);
        const proof = sequence.proof !== undefined || sequence.trial !== undefined;
        this.page.index = index;
        return { type: 'message', message: { ...one, ...about, index, proof, step: ++this.steps } };
      }
      case 'try':
        return { type: 'message', message: { ...about, type: 'try', tried: TRIED } };
      case 'again':
      case 'take-back':
        return { type: 'message', message: { ...about, type: one.type } };
      case 'answer': {
        const [question] = this.open.splice(one.which % Math.max(1, this.open.length), 1);
        return question ? this.answer(question, one) : null;
      }
      default:
        return one;
    }
  }

  private answer(
    question: SequenceQuestion,
    { what, index, late, comment, node, elsewhere }: Extract<Heard, { type: 'answer' }>,
  ): SessionEvent | null {
    const type = question.proof || question.trial ? 'proved' : 'answered';
    // The shell does not look for a blank text where the answer comes too late.
    if (what === 'blank')
      return type === 'answered' && question.request === this.state.request ? { type: 'blank' } : null;
    if (what === 'nothing') return { type, question, reply: null };
    const sequence = sequenceOf(question, this.version - (late && this.version > 1 ? 1 : 0), 6);
    const at = Math.min(index, sequence.frames.length - 1);
    const reply = {
      sequence,
      index: at,
      elsewhere,
      ...(comment !== null && { comment }),
      ...(node !== null && { node }),
    };
    return { type, question, reply: reply as never };
  }
}

describe('a session, whatever it hears and in whichever order', () => {
  it('is of one mind with its page, takes the last answer alone, and changes no state in place', () => {
    const counts = { late: 0, shown: 0, proofs: 0, gone: 0 };
    const law = fc.property(fc.array(heard, { maxLength: 60, size: 'max' }), (events) => {
      const driven = new Driven();
      driven.hear({ type: 'message', message: { type: 'ready' } });
      for (const one of events) {
        const event = driven.eventOf(one);
        if (!event) continue;
        const before = driven.state;
        const effects = driven.hear(event);
        const { state, page } = driven;
        if ('question' in event && event.question.request !== before.request) {
          counts.late++;
          expect(effects).toEqual([]);
          expect(state).toBe(before);
        }
        expect(state.proof && state.trial).toBe(undefined);
        if (state.ready) expect(page.lit).toBe(state.lit);
        if (state.ready && state.gone) expect(page.gone).toBe(true);
        const { sequence } = state;
        if (state.gone) counts.gone++;
        if (!sequence) continue;
        expect(state.index).toBeGreaterThanOrEqual(0);
        expect(state.index).toBeLessThan(sequence.frames.length);
        if (sequence.proof || sequence.trial) counts.proofs++;
        if (!state.ready || state.gone) continue;
        counts.shown++;
        expect([page.shown, page.index, page.gone]).toEqual([sequence, state.index, false]);
      }
    });
    fc.assert(law, { numRuns: runs(400) });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
  });

  it('shows what the last question was about once that is answered, and loses no news', () => {
    const law = fc.property(fc.array(heard, { maxLength: 40, size: 'max' }), (events) => {
      const driven = new Driven();
      driven.hear({ type: 'message', message: { type: 'ready' } });
      for (const one of events) {
        const event = driven.eventOf(one);
        if (event) driven.hear(event);
      }
      driven.hear({ type: 'show', place: { entry: 1 }, index: 3 });
      // A cursor asks again, and has no news: that of the question before it is not lost.
      driven.hear({ type: 'follow', cursor: 2 });
      const question = driven.open.at(-1);
      if (!question) throw new Error('nothing is asked');
      const sequence = { ...sequenceOf(question, driven.version, 6), title: 'something new' };
      const reply = { sequence, index: 2, elsewhere: false } as never;
      driven.hear({ type: 'answered', question, reply });
      expect(driven.state.sequence).toEqual(sequence);
      expect([driven.state.gone, driven.state.index]).toEqual([undefined, 2]);
      if (driven.state.ready) expect(driven.page.shown).toEqual(sequence);
    });
    fc.assert(law, { numRuns: runs(100) });
  });

  it('closes the table of who wins when it turns to another text, or the text has nothing any more', () => {
    for (const event of [{ type: 'turn', uri: 'b' }, { type: 'blank' }] as const) {
      const driven = new Driven();
      driven.hear({ type: 'ask-wins', asked: { index: 0 } });
      const closed = { type: 'post', message: { type: 'outcomes', table: null } };
      expect(driven.hear(event)).toContainEqual(closed);
      expect(driven.state.wins).toBe(undefined);
      expect(driven.hear(event)).not.toContainEqual(closed);
    }
  });

  it('asks about the stones that are chosen on the board, with none too, and closes the table with no list', () => {
    const sequence = { uri: 'a', entry: 0, frames: [{}] } as unknown as Sequence;
    const state = { ...initial('a', 'beside', false), sequence };
    const about = { type: 'wins', uri: 'a', entry: 0, index: 0 } as const;
    const effects = (message: FromPlayer) => step(state, { type: 'message', message }).effects;
    const alone = { alone: true } as const;
    for (const points of [[3], [3, 7], []])
      expect(effects({ ...about, point: 3, points, asked: alone })).toEqual([
        { type: 'open-wins', asked: { index: 0, points, asked: alone } },
      ]);
    expect(effects({ ...about, point: 3 })).toEqual([
      { type: 'open-wins', asked: { index: 0, points: [3] } },
    ]);
    const table = step(
      { ...state, wins: { index: 0 } },
      { type: 'message', message: { ...about, point: null } },
    );
    expect(table.state.wins).toBe(undefined);
    expect(effects({ ...about, entry: 1, point: 3, points: [3] })).toEqual([]);
  });
});
