/**
 * A session as a state machine: an event leads from a state to the next, with effects that are to
 * be done in their order. No server, no editor, no page; `session.ts` has those.
 */
import { hearBlank, hearProof, hearReply, hearTree, leave, sendShown } from './answers.ts';
import {
  back,
  FORGOTTEN,
  followTo,
  judgeUnder,
  lead,
  leaveProof,
  load,
  prove,
  show,
  update,
} from './load.ts';
import { receive } from './received.ts';
import { askWins, closeWins, hearComparison, hearOutcomes, openSection, TELL } from './sections.ts';
import { edited, inserted, meantBy, NOWHERE } from './shown-place.ts';
import { covers } from './state.ts';
import {
  type Act,
  become,
  type EventOf,
  inTurn,
  perform,
  post,
  type SessionEvent,
  type SessionState,
  type SessionStep,
  still,
} from './step.ts';

/** Before anything is known of a text. */
export function initial(uri: string, kind: SessionState['kind'], pinned: boolean): SessionState {
  return {
    kind,
    uri,
    pinned,
    sequence: undefined,
    index: 0,
    node: undefined,
    lit: null,
    gone: undefined,
    hasTurned: false,
    place: NOWHERE,
    wanted: undefined,
    proof: undefined,
    trial: undefined,
    rule: undefined,
    play: false,
    request: 0,
    news: false,
    ready: false,
    readyCount: 0,
    heard: 0,
    hasTree: false,
    tree: null,
    section: 'board',
    opening: undefined,
    wins: undefined,
  };
}

const ON: { readonly [T in SessionEvent['type']]: (event: EventOf<T>) => Act } = {
  message: ({ message }) => receive(message),
  greet: () => greet,
  reload: () => become({ ready: false }),
  end: () => (state) => inTurn(become({ request: state.request + 1 }), perform({ type: 'take-back' }))(state),
  turn,
  pin: ({ pinned }) => become({ pinned }),
  show: ({ place, index, play }) => show(place, index, play),
  prove: ({ place, proof, index }) => prove(place, proof, index),
  back: () => back,
  'judge-under': ({ rule }) => judgeUnder(rule),
  refresh: () => load(true),
  edited: edit,
  follow,
  leave: ({ sentence }) => leave({ sentence }),
  lead: ({ toNode }) => lead(toNode),
  update: () => update,
  open: ({ section }) => openSection(section),
  'ask-wins': ({ asked }) => askWins(asked),
  tell: ({ what }) => TELL[what],
  proved: hearProof,
  answered: hearReply,
  blank: () => hearBlank,
  tree: hearTree,
  compared: hearComparison,
  outcomes: hearOutcomes,
};

export function step(state: SessionState, event: SessionEvent): SessionStep {
  return (ON[event.type] as (event: SessionEvent) => Act)(event)(state);
}

/** The page has come up: it gets all that there is. */
const greet: Act = (state) => {
  const { gone, opening, lit } = state;
  return inTurn(
    gone ? perform({ type: 'gone', gone }) : sendShown(false),
    opening !== undefined && post({ type: 'section', section: opening }),
    lit !== null && post({ type: 'lit', point: lit }),
    perform({ type: 'changed' }),
  )(state);
};

/** To another text; what to show of it is said next. */
function turn({ uri }: EventOf<'turn'>): Act {
  return (state) =>
    inTurn(
      perform({ type: 'take-back' }),
      become({
        ...FORGOTTEN,
        uri,
        request: state.request + 1,
        place: NOWHERE,
        hasTurned: true,
        gone: undefined,
      }),
      leaveProof,
      closeWins,
    )(state);
}

function edit({ edit, text, revised, isAway }: EventOf<'edited'>): Act {
  return (state) => {
    const { place, stays = state.wanted } = edited(state.place, edit, state.index);
    // Text that undo and redo bring back is shown, like typed text. A board that stays with its
    // text stays at its move then, too, where it is not in front.
    const typed = revised && !(state.pinned && isAway) ? inserted(place, text) : null;
    return inTurn(become({ place, wanted: stays }), typed !== null && followTo(typed))(state);
  };
}

function follow({ cursor }: EventOf<'follow'>): Act {
  return (state) => {
    const { kind, pinned, sequence, place } = state;
    const offset = meantBy(place, cursor);
    if (kind === 'editor' || (pinned && !covers(sequence, offset))) return still(state);
    return inTurn(
      // An author who goes on in the text has finished with a proof.
      followTo({ offset }),
      // The cursor goes along with what the board writes where it stands.
      offset === cursor && perform({ type: 'stepped' }),
      load(false),
    )(state);
  };
}
