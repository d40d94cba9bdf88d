import type { Pattern } from '../../rules/index.ts';
import { type Code, type Message, type MessageArgs, message } from '../../words/index.ts';

type Briefs = {
  readonly [C in Code]?: (args: NonNullable<MessageArgs<C>[0]>, pattern: Pattern) => Message | null;
};

const recreates: Briefs['superko.positional'] = ({ of, isVain }, pattern) =>
  message('brief.recreates', { of, isVain, pattern });
const recapture = () => message('brief.recapture');
const oddCycle = ({ plays }: { readonly plays: number }) => message('brief.odd-cycle', { plays });
const undecided = () => message('brief.undecided');

/** Reasons that are long in full, and what is so of a claim that fails. */
const BRIEFS: Briefs = {
  'play.suicide': () => message('brief.suicide'),
  'basic.recapture': recapture,
  'superko.positional': recreates,
  'superko.situational': recreates,
  'superko.natural-situational': recreates,
  'korean.repetition': recreates,
  'japanese.repetition': recreates,
  'repetition.outcome': recreates,
  'spight.hot-stone': ({ stones }) => message('brief.hot', { points: stones.map(({ point }) => point) }),
  'spight.odd-cycle': oddCycle,
  'spight.undecided.play': undecided,
  'spight.undecided.stone': undecided,
  'spight.undecided.odd': undecided,
  'coupling.basic-ko': recapture,
  'coupling.disturber': ({ player }) => message('brief.disturber', { player }),
  'coupling.prohibition': ({ player }) => message('brief.disturber-again', { player }),
  'coupling.prohibition.stone': ({ player, earlier }) => message('brief.stone-again', { player, earlier }),
  'coupling.undecided': undecided,
  'ing.fighting-ko': () => message('brief.fighting-ko'),
  'ing.disturbing-ko': oddCycle,
  'ing.undecided.play': undecided,
  'ing.undecided.class': () => null,
  'ing.undecided.odd': undecided,
  'search.shortened': undecided,
  'eyes.unproven': () => message('brief.unproven'),
  'actual.verdict': (said) => message('actual.verdict', { ...said, reason: null }),
  'eyes.worth': (said) => message('eyes.worth', { ...said, number: null }),
  'actual.eye': ({ point, worth, doubt }) =>
    message('actual.eye', {
      owner: null,
      point,
      worth: inBrief(worth, 'other') ?? worth,
      doubt: inBrief(doubt, 'other'),
    }),
};

/**
 * The reason of a verdict in a few words, with the name of what is repeated; `null` where they
 * would not say it.
 */
export function inBrief(reason: Message | null, pattern: Pattern): Message | null {
  if (!reason) return null;
  const make = BRIEFS[reason.code as Code] as
    | ((args: Message['args'], pattern: Pattern) => Message | null)
    | undefined;
  return make ? make(reason.args, pattern) : reason;
}
