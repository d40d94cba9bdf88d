/** What a session shows once the server has answered. */
import { sameData } from '../protocol/patch.ts';
import type { Sequence } from '../protocol/player.ts';
import { FORGOTTEN, leaveProof, light, shownNode, update } from './load.ts';
import { closeWins, goAlong } from './sections.ts';
import { taken } from './shown-place.ts';
import { clamp, note, shows } from './state.ts';
import {
  type Act,
  become,
  type EventOf,
  type Gone,
  inTurn,
  type NothingShown,
  perform,
  post,
  type SequenceQuestion,
  type SessionState,
  still,
} from './step.ts';

type SequenceAnswer = NonNullable<EventOf<'answered'>['reply']>;

/** A proof, or a game against one, at the place of a question. */
export function hearProof({ question, reply }: EventOf<'proved'>): Act {
  return (state) => {
    if (question.request !== state.request) return still(state);
    if (reply) return hearReply({ type: 'answered', question, reply })(state);
    // There is nothing to be proved any more: the verdict is another one now.
    const { trial, proof } = question;
    const asked = { ...question, trial: undefined, proof: undefined };
    return inTurn(
      become({ wanted: trial?.tried.index ?? proof?.move }),
      leaveProof,
      perform({ type: 'ask-text', question: asked }),
    )(state);
  };
}

export function hearReply({ question, reply }: EventOf<'answered'>): Act {
  return (state) => {
    if (question.request !== state.request) return still(state);
    const fresh = state.news;
    return inTurn(become({ news: false }), reply ? take(question, reply, fresh) : miss(fresh))(state);
  };
}

/** A sequence has come. The author may have stepped on in the player meanwhile. */
function take({ trial }: SequenceQuestion, reply: SequenceAnswer, fresh: boolean): Act {
  return (before) => {
    const { sequence, node, comment = null } = reply;
    const index = frameOf(before, reply);
    // A page that is to play the moves gets the message, although it shows this sequence already.
    const same = !before.play && before.gone === undefined && shows(before.sequence, sequence, fresh);
    const go = before.sequence !== undefined && index !== before.index;
    const { wanted, place } = before;
    return inTurn(
      // A move that may not be made does not stand.
      trial !== undefined &&
        sequence.trial !== undefined &&
        become({ trial: { tried: trial.tried, given: sequence.trial.given } }),
      light(wanted === undefined && 'offset' in place.at ? comment : null),
      become({
        node: node !== undefined && index === reply.index ? { place: node, index } : undefined,
        gone: undefined,
        hasTurned: false,
        sequence,
        index,
      }),
      (!same || fresh) && perform({ type: 'tell', what: 'tree' }),
      (now) => {
        if (same && !go && shownNode(now) === shownNode(before)) return still(now);
        const isOther = before.sequence !== undefined && before.sequence.entry !== sequence.entry;
        return inTurn(
          arrive(sequence, index),
          same ? goTo : sendShown(go),
          (go || !same) && goAlong(isOther),
          refusal(sequence),
          update,
        )(now);
      },
    )(before);
  };
}

/** Why a move was not made in a game against a proof. */
function refusal({ trial }: Sequence): Act {
  return trial?.refused ? post(note(trial.refused)) : still;
}

/** The frame to show of what has come. */
function frameOf({ wanted, index, sequence: shown }: SessionState, reply: SequenceAnswer): number {
  const { sequence } = reply;
  // The text has nothing at the place: what is shown of the entry stays.
  const here = reply.elsewhere && shown?.entry === sequence.entry ? shown : undefined;
  return clamp(wanted ?? (here ? (here.proof?.move ?? index) : reply.index), sequence);
}

function arrive(sequence: Sequence, index: number): Act {
  return (state) => {
    const { place, stays = state.wanted } = taken(state.place, sequence, index);
    return become({ place, wanted: stays })(state);
  };
}

const goTo: Act = (state) => {
  const { index, heard } = state;
  const node = shownNode(state);
  return post({ type: 'goto', index, heard, ...(node !== undefined && { node }) })(state);
};

/** The sequence that is shown; `go`: the user wants to be at its frame now. */
export function sendShown(go: boolean): Act {
  return (state) => {
    const { sequence, index, heard, play, ready } = state;
    if (!sequence) return still(state);
    const node = shownNode(state);
    return inTurn(
      // A page that is not there yet cannot move; it does when it comes up.
      become({ play: play && !ready }),
      post({
        type: 'sequence',
        sequence,
        index,
        heard,
        ...(play && { play }),
        ...(node !== undefined && { node }),
        ...(go && { go }),
      }),
    )(state);
  };
}

/** There is no entry. */
function miss(fresh: boolean): Act {
  return (state) => {
    const { kind, sequence, uri, hasTurned } = state;
    // The page says by itself that it is reading, until something is shown.
    if (kind === 'editor') return empty({ words: 'game.none' })(state);
    if (fresh && sequence) return leave({ words: 'diagram.gone' })(state);
    if (!sequence && (kind === 'page' || hasTurned))
      return sayGone({ why: { words: 'text.none' }, uri })(state);
    return still(state);
  };
}

/** The text has nothing yet. */
export const hearBlank: Act = (state) =>
  empty({ words: state.kind === 'editor' ? 'game.none' : 'text.nothing-yet' })(state);

/** Nothing is shown of the text, and none of what stood there. */
function empty(why: NothingShown): Act {
  return inTurn(become({ ...FORGOTTEN, wanted: undefined }), leaveProof, closeWins, (state) =>
    sayGone({ why, begin: true, uri: state.uri })(state),
  );
}

/** The text no longer has the shown board. */
export function leave(why: NothingShown): Act {
  return sayGone({ why });
}

function sayGone(gone: Gone): Act {
  return (state) =>
    inTurn(become({ request: state.request + 1, gone }), perform({ type: 'gone', gone }), update)(state);
}

/** The whole tree, if the page has another one. */
export function hearTree({ tree }: EventOf<'tree'>): Act {
  return (state) =>
    !tree || sameData(tree, state.tree)
      ? still(state)
      : inTurn(become({ tree }), post({ type: 'tree', tree }))(state);
}
