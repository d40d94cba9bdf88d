import type { ColorWord, Moment, Said } from '../types.ts';
import { sentences } from './game.ts';
import { COLOR, capitalized, count, list, moment, number } from './grammar.ts';
import { type EndWord, OUTCOME, outcomes, type SummaryWord } from './outcome.ts';

/** How many threats: a number, or `*` for as many as a player likes. */
export type ThreatsWord = number | '*';

const threats = (left: ThreatsWord) => (left === '*' ? 'unlimited threats' : count(left, 'threat'));
const spareMoves = (left: ThreatsWord) =>
  left === '*' ? 'unlimited spare moves' : count(left, 'spare move');
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${number(n)} times`);

const ELSEWHERE = {
  threat: 'makes a ko threat',
  answer: 'answers the ko threat',
  spare: 'plays a spare move elsewhere',
} as const;

const BY = { you: 'You', proof: 'The proof' } as const;

/** Who wins, in a table, and the game of a reader against a proof. */
export const trial = {
  'wins.title': (a: { targets: readonly string[]; at: Moment }) =>
    `Who wins? ${list(a.targets)}, ${a.at.move === 0 ? 'at' : 'after'} ${moment(a.at)}`,
  'wins.first': (a: { first: ColorWord }) => `${COLOR[a.first]} first`,
  'wins.threats': (a: { black: ThreatsWord; white: ThreatsWord }) =>
    a.black === 0 && a.white === 0
      ? 'no threats'
      : a.black === a.white
        ? `each has ${threats(a.black)}`
        : list([
            ...(a.black === 0 ? [] : [`Black has ${threats(a.black)}`]),
            ...(a.white === 0 ? [] : [`White has ${threats(a.white)}`]),
          ]),
  'wins.spare': (a: { black: ThreatsWord; white: ThreatsWord }) =>
    a.black === a.white
      ? a.black === 0
        ? 'no spare moves'
        : `each has ${spareMoves(a.black)}`
      : list([
          ...(a.black === 0 ? [] : [`Black has ${spareMoves(a.black)}`]),
          ...(a.white === 0 ? [] : [`White has ${spareMoves(a.white)}`]),
        ]),
  'wins.supplies': (a: { threats: Said; spare: Said }) => `${a.threats}, ${a.spare}`,
  'wins.rule': () => 'Rule',
  'wins.word': (a: { summary: SummaryWord }) => OUTCOME_WORD[a.summary],
  'wins.pending': () => 'searching…',
  'wins.cell': (a: { rule: Said; first: ColorWord; threats: Said; said: Said }) =>
    `${capitalized(a.rule)}, ${COLOR[a.first]} first, ${a.threats}: ${a.said}`,
  'wins.force': (a: { owner: ColorWord; forces: readonly EndWord[] }) =>
    `${COLOR[a.owner]} can force: ${outcomes(a.forces)}`,
  /** In a table: who begins, and with which threats. */
  'wins.when': (a: { first: ColorWord; threats: Said; passes: 2 | 3 }) =>
    `${COLOR[a.first]} first, ${a.threats}${a.passes === 3 ? ', three passes' : ''}`,
  'wins.forces': (a: { forces: readonly EndWord[] }) => capitalized(outcomes(a.forces)),
  'wins.known': (a: {
    first: ColorWord;
    threats: Said;
    groups: readonly { readonly said: Said; readonly rules: readonly Said[] }[];
  }) =>
    `${COLOR[a.first]} first, ${a.threats}: ${a.groups.map(({ said, rules }) => `${said} (${list(rules)})`).join('; ')}`,
  'wins.row': (a: { first: ColorWord; threats: Said }) => `Outcome: ${COLOR[a.first]} first, ${a.threats}`,
  'wins.both': (a: { first: Said; second: Said }) => `${a.first}; ${a.second}`,
  'wins.no-stone': () =>
    'Choose a chain from the list “Choose a chain…”, or put the cursor on a stone or on a claim about one and ask again. A line “goal:” names several chains',
  'wins.inferred': () =>
    'These chains are inferred, and nobody plays elsewhere: the text names no goal, and walls enclose them',
  'wins.close': () => 'Close the table',
  'wins.help': () => 'Choose a cell to see who can force what, and to try to refute it',

  'trial.try': () => 'Try to refute',
  'trial.choose': () => 'Choose what a player can force, and try to refute it',
  'trial.claim': (a: {
    owner: ColorWord;
    forces: readonly EndWord[];
    rule: Said;
    first: ColorWord;
    threats: Said;
    passes: 2 | 3;
  }) =>
    `${COLOR[a.owner]} can force: ${outcomes(a.forces)}. Under ${a.rule}, ${COLOR[a.first]} first, ${a.threats}${a.passes === 3 ? ', three passes' : ''}`,
  'trial.you': (a: { you: ColorWord; passes: 2 | 3 }) =>
    `You play ${COLOR[a.you]}. The proof answers every legal move; ${a.passes === 2 ? 'two' : 'three'} passes in a row end the game`,
  'trial.start': (a: { toPlay: ColorWord }) => `The position in question, ${COLOR[a.toPlay]} to play`,
  'trial.move': (a: { by: 'you' | 'proof' | null; description: Said; then: Said | null }) =>
    sentences([`${a.by === null ? '' : `${BY[a.by]}: `}${a.description}`, a.then]),
  'trial.elsewhere': (a: { color: ColorWord; what: keyof typeof ELSEWHERE }) =>
    `${COLOR[a.color]} ${ELSEWHERE[a.what]}`,
  'trial.turn': (a: { you: ColorWord; left: ThreatsWord }) =>
    a.left === 0 ? `your turn, ${COLOR[a.you]}` : `your turn, ${COLOR[a.you]}, with ${threats(a.left)} left`,
  'trial.ended': (a: { outcome: EndWord; moves: number; passes: number }) =>
    a.passes > 0 && a.passes === a.moves
      ? `you passed ${times(a.passes)}, ${OUTCOME[a.outcome]}`
      : a.moves === 0
        ? `the game is over at once: ${OUTCOME[a.outcome]}`
        : `after ${count(a.moves, 'move')} of yours: ${OUTCOME[a.outcome]}`,
  'trial.holds': () => 'The proof holds. Take back a move to try another, or try again',
  'trial.round': (a: { of: Moment }) =>
    `${a.of.move === 0 ? 'the position in question is' : `the position after ${moment(a.of)} is`} there again; this can go on without an end, and that is what the proof says`,
  'trial.illegal': (a: { color: ColorWord; point: string; judged: Said }) =>
    `${COLOR[a.color]} may not play ${a.point}: ${a.judged}`,
  'trial.occupied': (a: { point: string }) => `There is a stone on ${a.point}`,
  'trial.outside': (a: { point: string }) => `Nobody plays on ${a.point} in this question`,
  'trial.impossible': (a: { point: string }) => `Nobody can play on ${a.point}`,
  'trial.no-threat': (a: { color: ColorWord }) => `${COLOR[a.color]} has no ko threat left`,
  'trial.no-spare': (a: { color: ColorWord }) => `${COLOR[a.color]} has no spare move left`,
  'trial.over': () => 'The game is over. Take back a move to try another',
  'trial.pass': () => 'Pass',
  'trial.threat': (a: { left: ThreatsWord }) => `Ko threat (${a.left})`,
  'trial.spare': (a: { left: ThreatsWord }) => `Spare move (${a.left})`,
  'trial.take-back': () => 'Take Back',
  'trial.again': () => 'Try Again',
  'trial.keep': () => 'Keep in the Text',
  'trial.leave': () => 'Back to the Text',
  'trial.too-large': (a: { size: number; most: number }) =>
    `The proof has ${number(a.size)} KB, and a page has room for ${number(a.most)}. The board view of the editor can play against it`,
  'trial.nothing': () => 'Koban has not proven a claim of this board within its budget',
  'trial.group': () => 'Game against the proof',
};

/** What the player does who gets their way, beside a stone of theirs; else how the game ends. */
const OUTCOME_WORD: Readonly<Record<SummaryWord, string>> = {
  'black-captured': 'captures',
  'white-captured': 'captures',
  'both-live': 'both live',
  'black-lives': 'lives',
  'white-lives': 'lives',
  draw: 'draw',
  'no-result': 'no result',
  unending: 'no end',
  connected: 'connects',
  unconnected: 'cuts',
  undecided: 'undecided',
};
