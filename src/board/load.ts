/** Where a session looks, and that it asks for what is there. */
import type { WantedProof } from '../protocol/player-messages.ts';
import { asked, lineOf } from './shown-place.ts';
import { ownSpan, type Place } from './state.ts';
import { type Act, become, inTurn, perform, post, type SessionState, still } from './step.ts';
import type { PlayedTrial } from './trial.ts';

/** The next sequence to show comes from the text. */
export const leaveProof = become({ proof: undefined, trial: undefined });

/** Nothing of a text is known. */
export const FORGOTTEN = { sequence: undefined, index: 0, rule: undefined };

/**
 * Asks for the sequence at the place. An answer about the same entry in the same version of the
 * text is not sent to the page again, unless `news` says that it may differ.
 */
export function load(news: boolean): Act {
  return (state) => {
    const { proof, trial, rule, uri } = state;
    const request = state.request + 1;
    const question = { request, at: { uri, ...state.place.at }, rule, proof, trial };
    return {
      // An answer that comes too late does not take its news along.
      state: { ...state, request, news: state.news || news, place: asked(state.place) },
      effects: [{ type: proof || trial ? 'ask-proof' : 'ask-text', question }],
    };
  };
}

/** From now on the shown line is the one to ask for, at a frame. */
export function stay(wanted: number): Act {
  return (state) => become({ place: { ...state.place, at: lineOf(state.place) }, wanted })(state);
}

function lookAt(at: Place, wanted: number | undefined): Act {
  return (state) => become({ place: { ...state.place, at }, wanted })(state);
}

/**
 * To a place of the text; `index` is the frame, the one that belongs to the place unless given.
 * `play`: it begins to move at once.
 */
export function show(place: Place, index: number | undefined, play = false): Act {
  return inTurn(lookAt(place, index), leaveProof, play && become({ play }), load(true));
}

/** To a place, without a frame: the text cursor leads. */
export function followTo(place: Place): Act {
  return inTurn(lookAt(place, undefined), leaveProof);
}

/**
 * Shows the proof of a verdict on a move of an entry; without an `index`, from its beginning, and
 * moving.
 */
export function prove(place: Place, proof: WantedProof, index: number | undefined): Act {
  return inTurn(
    lookAt(place, index ?? 0),
    become({ proof, trial: undefined, play: index === undefined }),
    load(true),
  );
}

/** A game against a proof goes on, or begins. */
export function playOn(trial: PlayedTrial): Act {
  return inTurn(become({ trial, proof: undefined, wanted: Number.POSITIVE_INFINITY }), load(true));
}

/** From a proof back to the sequence, at the move in question. */
export const back: Act = (state) =>
  inTurn(become({ wanted: state.trial?.tried.index ?? state.proof?.move }), leaveProof, load(true))(state);

/** Judges under another rule, or the one of the text again. */
export function judgeUnder(rule: string | undefined): Act {
  return (state) =>
    inTurn(become({ rule }), state.sequence !== undefined && inTurn(stay(state.index), load(true)))(state);
}

/** Another line of the tree; the text cursor goes along. */
export function branch(line: number, index: number): Act {
  return (state) => {
    const to = state.sequence?.tree?.lines[line];
    if (!to) return still(state);
    const first = { type: 'show', place: { offset: to.anchor }, index } as const;
    return perform(
      { type: 'stepped' },
      { type: 'in-turn', first, next: { type: 'lead', toNode: false } },
    )(state);
  };
}

/** Marks the shown move in the text, and reports it to who listens. */
export const update: Act = (state) => {
  const { sequence, gone, index } = state;
  const move = (!gone && sequence?.frames[index]?.span) || null;
  return perform({ type: 'mark', move, version: sequence?.version ?? 0 }, { type: 'changed' })(state);
};

/** The text cursor goes to the shown move; `toNode`: to the shown node, where that makes none. */
export function lead(toNode: boolean): Act {
  return (state) => {
    const node = toNode ? shownNode(state) : undefined;
    const to = node === undefined ? shownMove(state) : { start: node, end: node + 1 };
    return to ? perform({ type: 'lead', to })(state) : still(state);
  };
}

/** The point of a comment at the text cursor. */
export function light(point: number | null): Act {
  return (state) =>
    state.lit === point ? still(state) : inTurn(become({ lit: point }), post({ type: 'lit', point }))(state);
}

/** Where the shown move stands, if it stands in the shown entry. */
export function shownMove({ gone, sequence, index }: SessionState): ReturnType<typeof ownSpan> {
  return gone ? null : ownSpan(sequence, index);
}

/** Where the node begins that is shown, if it makes no move. */
export function shownNode({ node, index }: SessionState): number | undefined {
  return node?.index === index ? node.place : undefined;
}
