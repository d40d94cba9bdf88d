/** What a session makes of the messages of its page. */
import type { Trial } from '../protocol/outcomes.ts';
import type { Sequence } from '../protocol/player.ts';
import type { FromPlayer } from '../protocol/player-messages.ts';
import { back, branch, judgeUnder, lead, light, load, playOn, prove, show, stay, update } from './load.ts';
import { closeWins, goAlong, turnSection } from './sections.ts';
import { lineOf } from './shown-place.ts';
import { clamp } from './state.ts';
import { type Act, become, inTurn, perform, type SessionState, still } from './step.ts';
import { givenAt, turnAfter } from './trial.ts';

type PlayerMessage<T extends FromPlayer['type']> = FromPlayer & { readonly type: T };
type On<T extends FromPlayer['type']> = (message: PlayerMessage<T>) => Act;

/** Writes an action on the board into the text; a game against a proof writes nothing. */
const write: On<'node' | 'branch' | 'write' | 'begin' | 'undo' | 'redo' | 'returned'> =
  (request) => (state) => {
    const { trial } = state.sequence ?? {};
    if (!trial) return perform({ type: 'write', request })(state);
    return request.type === 'undo' ? takeBack(trial)(state) : still(state);
  };

/** In a game against a proof. */
const inTrial = <T extends 'answer' | 'take-back' | 'again' | 'keep'>(
  act: (trial: Trial, message: PlayerMessage<T>) => Act,
): On<T> => ofShown((message, { trial }) => (trial ? act(trial, message) : still));

const takeBack = ({ tried, given }: Trial): Act => playOn({ tried, given: given.slice(0, -1) });

const ON: { readonly [T in FromPlayer['type']]: On<T> } = {
  error: ({ message }) => perform({ type: 'warn', problem: `The player reports: ${message}` }),
  'first-steps': () => perform({ type: 'first-steps' }),
  legend: () => perform({ type: 'legend-shown' }),
  ready:
    ({ kept = null, step = 0 }) =>
    (state) =>
      inTurn(
        become({ ready: true, heard: step, readyCount: state.readyCount + 1 }),
        perform({ type: 'greet', kept }),
      )(state),
  back: () => back,
  section: ({ section }) => inTurn(turnSection(section), perform({ type: 'changed' })),
  open: ({ place }) => perform({ type: 'open-place', place }),
  copy: ({ text }) => perform({ type: 'copy', text }),
  moves: ({ shown }) =>
    inTurn(become({ hasTree: shown, tree: null }), perform({ type: 'tell', what: 'tree' })),
  node: write,
  branch: write,
  write,
  begin: write,
  undo: write,
  redo: write,
  returned: write,
  eyes: (message) => (state) =>
    message.uri === state.uri ? perform({ type: 'eyes', message })(state) : still(state),
  point: (message) => (state) =>
    perform({ type: 'point', message, sequence: shownTo(state, message) })(state),
  picture: (message) => (state) => {
    const { id, index } = message;
    return perform({ type: 'picture', id, index, sequence: shownTo(state, message) })(state);
  },
  at: (message) => inTurn(become({ heard: message.step }), stepped(message)),
  prove: ofShown(
    ({ index, rule }) =>
      (state) =>
        prove(lineOf(state.place), { move: index, rule }, undefined)(state),
  ),
  place: ofShown(({ offset }) => show({ offset }, 0)),
  line: ofShown(({ line, index }) => branch(line, index)),
  rule: ofShown(({ rule }) => judgeUnder(rule ?? undefined)),
  type: ofShown(
    ({ text }) =>
      (state) =>
        state.lit === null ? still(state) : perform({ type: 'type', text })(state),
  ),
  wins: ofShown(({ index, point, points = point === null ? null : [point], asked }) =>
    points ? perform({ type: 'open-wins', asked: { index, points, ...(asked && { asked }) } }) : closeWins,
  ),
  try: ofShown(({ tried }) => playOn({ tried, given: [] })),
  answer: inTrial((trial, { index, move }) => {
    const before = givenAt(trial, index);
    return before
      ? playOn({ tried: trial.tried, given: [...before, move] })
      : inTurn(become({ wanted: turnAfter(trial, index) }), load(true));
  }),
  'take-back': inTrial(takeBack),
  again: inTrial(({ tried }) => playOn({ tried, given: [] })),
  keep: inTrial((trial) => perform({ type: 'keep', trial })),
};

export function receive(message: FromPlayer): Act {
  return (ON[message.type] as On<typeof message.type>)(message);
}

/** What a message is about, unless it has come too late. */
function shownTo(
  { uri, sequence }: SessionState,
  about: { readonly uri: string; readonly entry: Sequence['entry'] },
): Sequence | undefined {
  return about.uri === uri && about.entry === sequence?.entry ? sequence : undefined;
}

/** Of the sequence that is shown; a message about another one has come too late. */
function ofShown<M extends Parameters<typeof shownTo>[1]>(
  act: (message: M, sequence: Sequence) => Act,
): (message: M) => Act {
  return (message) => (state) => {
    const sequence = shownTo(state, message);
    return sequence ? act(message, sequence)(state) : still(state);
  };
}

/** The page has gone to a frame. */
const stepped = ofShown((message: PlayerMessage<'at'>, sequence) => (state) => {
  if (message.proof !== (sequence.proof !== undefined || sequence.trial !== undefined)) return still(state);
  const { byUser } = message;
  const index = clamp(message.index, sequence);
  const moved = index !== state.index;
  return inTurn(
    become({ index }),
    moved && become({ node: undefined }),
    moved && light(null),
    // The player leads now, not the text cursor.
    (moved || byUser) && stay(index),
    moved && goAlong(false),
    update,
    byUser && perform({ type: 'stepped' }),
    byUser && lead(false),
  )(state);
});
