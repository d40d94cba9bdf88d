/** The answers of the section that a page shows beside its board; they go along with the board. */
import type { Section } from '../protocol/player-messages.ts';
import { load, stay } from './load.ts';
import { lineOf } from './shown-place.ts';
import { type Act, become, type EventOf, inTurn, perform, post, type SessionState, still } from './step.ts';
import type { AskedOutcomes } from './trial.ts';

export function openSection(section: Section): Act {
  return inTurn(become({ opening: section }), post({ type: 'section', section }));
}

/** The page shows this one now. */
export function turnSection(section: Section): Act {
  return (state) =>
    inTurn(become({ section, ...(section === state.opening && { opening: undefined }) }), tellShown)(state);
}

/** What the shown section says now, or as much of it as is known. */
const tellShown: Act = (state) => {
  const { section } = state;
  return section === 'wins' || section === 'rules'
    ? perform({ type: 'tell', what: section })(state)
    : still(state);
};

/** Who wins, about chains that the page or a place of the text names. */
export function askWins(asked: AskedOutcomes): Act {
  return inTurn(become({ wins: asked }), openSection('wins'));
}

/** No chains are asked about any more. */
export const closeWins: Act = (state) =>
  state.wins
    ? inTurn(become({ wins: undefined }), post({ type: 'outcomes', table: null }))(state)
    : still(state);

/** Another board is shown, of another entry or not: questions are about what is shown. */
export function goAlong(isOther: boolean): Act {
  return (state) => {
    const { sequence, section } = state;
    if (!sequence || sequence.proof || sequence.trial) return still(state);
    return inTurn(
      become({ wins: winsAlong(state, isOther) }),
      section === 'wins' && perform({ type: 'tell', what: 'wins' }),
      isOther && section === 'rules' && perform({ type: 'tell', what: 'rules' }),
    )(state);
  };
}

function winsAlong({ wins, index }: SessionState, isOther: boolean): AskedOutcomes | undefined {
  if (wins && 'offset' in wins) return wins;
  return isOther || !wins ? undefined : { ...wins, index };
}

/** Asks for what goes along with the board. */
export const TELL = {
  tree: (state) => {
    const { uri, sequence, hasTree } = state;
    if (!hasTree || !sequence) return still(state);
    return perform({ type: 'ask-tree', params: { uri, entry: sequence.entry } })(state);
  },
  rules: (state) => perform({ type: 'ask-rules', params: { uri: state.uri, ...lineOf(state.place) } })(state),
  wins: (state) => {
    const { uri, sequence, index, place, wins = { index } } = state;
    if (!sequence || sequence.trial || sequence.proof) return still(state);
    const params = { uri, ...lineOf(place), ...wins };
    return inTurn(become({ wins }), perform({ type: 'ask-wins', params, wins }))(state);
  },
} as const satisfies Readonly<Record<string, Act>>;

export function hearOutcomes({ uri, wins, table }: EventOf<'outcomes'>): Act {
  return (state) => {
    if (state.wins !== wins || state.uri !== uri) return still(state);
    const isAbout = table !== null && table.points.length > 0;
    return inTurn(
      // Where the text cursor was does not matter any more.
      isAbout && become({ wins: { index: table.index, points: table.points, asked: table.asked } }),
      post({ type: 'outcomes', table }),
      // The board shows the position that the table is about.
      isAbout && table.index !== state.index && inTurn(stay(table.index), load(true)),
    )(state);
  };
}

export function hearComparison({ uri, comparison }: EventOf<'compared'>): Act {
  return (state) =>
    comparison && state.uri === uri ? post({ type: 'comparison', comparison })(state) : still(state);
}
