import type { ColorWord, Said } from '../types.ts';
import { COLOR, count, either, form, list, OTHER } from './grammar.ts';
import { type RuleWord, ruleName } from './rules.ts';

export type EndWord = keyof typeof OUTCOME;

/** How a game about some chains may end. */
export const OUTCOME = {
  'black-captured': 'Black is captured',
  'white-captured': 'White is captured',
  'both-stay': 'both stay',
  draw: 'a draw',
  'no-result': 'no result',
  unending: 'no end',
  connected: 'they are connected',
} as const;

/**
 * Who can force what: what is wrong with a question, why an outcome is open, and why a proof is
 * refused.
 */
export const outcome = {
  'outcome.no-target': () => 'Name a stone of the chain whose capture is asked about',
  'outcome.target-empty': (a: { point: string }) => `There is no stone on ${a.point}`,
  'outcome.target-outside': (a: { point: string; liberty: string }) =>
    `Nobody can capture the chain at ${a.point}: it has a liberty at ${a.liberty}, where nobody plays`,
  'outcome.target-open': (a: { point: string }) =>
    `The chain at ${a.point} touches an open side of the diagram, so Koban cannot tell whether it is captured`,
  'outcome.target-unknown': (a: { point: string }) =>
    `The chain at ${a.point} touches a point that the diagram does not show, so Koban cannot tell whether it is captured`,
  'outcome.outside-occupied': (a: { point: string }) =>
    `${a.point} is not empty; only empty points can be left out`,
  'outcome.wins': () =>
    'the rule has a clause by which a play wins the game, and Koban proves nothing about chains under such a rule',
  'outcome.two-colors': () =>
    'The goal names chains of both players. Name chains of one, or write “goal: capture any of”',
  'outcome.most-targets': (a: { most: number }) => `A goal of this kind names at most ${a.most} chains`,
  'outcome.connect-two': () => 'Name two stones to connect',
  'outcome.connected': () => 'The two stones are connected already',
  'outcome.budget': (a: { states: number }) =>
    `The search has used up its budget of ${count(a.states, 'state')}`,
  'outcome.too-large': (a: { points: number; states: number }) =>
    `The region is too large for the budget of ${count(a.states, 'state')}: ${count(a.points, 'point')} can change`,
  'outcome.verdicts-open': () => 'It depends on moves that the rule does not decide',

  'proof.malformed': () => 'This is not a proof of an outcome that this version of Koban can read',
  'proof.no-target': () => 'There is no stone on a target point',
  'proof.no-node': (a: { node: number }) => `Node ${a.node} does not exist`,
  'proof.two-boards': (a: { node: number }) => `Node ${a.node} is reached with two different positions`,
  'proof.impossible': (a: { node: number }) => `The move at node ${a.node} cannot be made`,
  'proof.no-move': (a: { node: number }) => `Node ${a.node} has no single move of the owner of the proof`,
  'proof.forbidden': (a: { node: number }) =>
    `The rule does not allow the move at node ${a.node} in every line`,
  'proof.no-answer': (a: { node: number }) => `A legal move at node ${a.node} has no answer`,
  'proof.ends-otherwise': (a: { node: number; outcome: EndWord }) =>
    `A move at node ${a.node} ends the game with: ${OUTCOME[a.outcome]}`,
  'proof.unending': () => 'A line of the proof never ends',
  'proof.too-large': () => 'The proof has more lines than Koban checks',

  'outcome.no-point': (a: { point: string }) => `${a.point} is not on this board`,
  'outcome.no-threats': (a: { given: string; most: number }) =>
    `Write the threats of Black and of White as two numbers up to ${a.most}, or as “*”: “1,0” (not “${a.given}”)`,

  'output.outcome.states': (a: { states: number }) => `${count(a.states, 'state')}…`,
  'output.outcome.position': (a: { after: number; moves: number }) =>
    a.moves === 0
      ? 'The drawn position'
      : a.after === 0
        ? 'The position before move 1'
        : `The position after move ${a.after}`,
  'output.outcome.forbidden': (a: { move: number; before: number | null; rules: readonly string[] }) =>
    `Move ${a.move} is forbidden under ${list(a.rules)}; ${
      a.before === null ? 'step back to ask' : `--after ${a.before} asks`
    } about the position before it`,
  'output.outcome.not-robust': (a: { isAll: boolean }) =>
    `Whether ${a.isAll ? 'these answers stand' : 'all of these answers stand'} with spare moves was not asked: the time was up`,
  'output.outcome.targets': (a: { black: readonly string[]; white: readonly string[]; goal: GoalWord }) => {
    const stones = [...sides(a.black, 'Black'), ...sides(a.white, 'White')];
    if (a.goal === 'all') return `The game ends when all of ${list(stones)} have been captured`;
    return a.goal === 'connect'
      ? `The game ends when one chain contains ${list(stones)}, or one of them is captured`
      : `The game ends when ${stones.join(' or ')} is captured`;
  },
  /** Behind an answer, so that it says what it rests on. */
  'outcome.rests': (a: {
    region: Said;
    /** `null` where each answer says its own. */
    threats: ThreatsOfBoth | null;
    spare: ThreatsOfBoth | null;
    passes: 2 | 3;
  }) =>
    `${a.region}${a.threats && a.spare ? `; ${restsOn(a.threats, a.spare)}` : '; threats and spare moves as said'}${a.passes === 3 ? '; three passes end the game' : ''}`,
  'output.outcome.region': (a: { points: number; outside: readonly string[]; areEyes: boolean }) =>
    `${count(a.points, 'point')} can change${
      a.outside.length === 0
        ? ''
        : `; nobody plays on ${a.outside.join(' ')}${a.areEyes ? ' (eyes of chains that live without a move)' : ''}`
    }`,
  'output.outcome.leak': (a: {
    owner: ColorWord;
    at: string;
    through: string;
    closedBy: readonly string[];
    isOpenSide: boolean;
  }) =>
    `The boundary has a leak: ${COLOR[a.owner]} reaches ${
      a.isOpenSide ? `an open side of the diagram by ${a.at}` : `the left-out point ${a.at} by ${a.through}`
    }, so the answer may be about another boundary than the one that is meant; ${
      a.closedBy.length === 0
        ? 'one stone does not close it'
        : `one ${OTHER[a.owner]} stone at ${either(a.closedBy)} closes it`
    }`,
  'output.outcome.friends': (a: { owner: ColorWord; friends: readonly string[]; isOne: boolean }) =>
    `${a.isOne ? `A chain of ${COLOR[a.owner]}` : COLOR[a.owner]} is saved by a connection to ${either(a.friends)}, which nobody can capture`,
  'output.outcome.narrow-wall': (a: { owner: ColorWord; chain: string; at: string }) =>
    `${COLOR[a.owner]}’s chain at ${a.chain} cannot be captured only since nobody plays on ${a.at}; where ${a.at} is in play, the answer may differ`,
  'output.outcome.enclosed': (a: { points: readonly string[]; outside: readonly string[] }) =>
    `Walls enclose ${count(a.points.length, 'empty point')}: ${list(a.points)}. To play nowhere else, write “outside: ${a.outside.join(' ')}”`,
  'output.grades.about': (a: {
    first: ColorWord;
    goal: string;
    targets: readonly string[];
    rule: RuleWord;
    passes: number;
    asked: number;
    points: readonly string[];
  }) =>
    `${COLOR[a.first]} first; goal: ${a.goal.replace('-', ' ')} of ${list(a.targets)}; ${a.rule}; ${a.passes === 3 ? 'three' : 'two'} passes end play; asked to ${count(a.asked, 'threat')}; play on ${list(a.points)}`,
  'output.grades.row': (a: {
    grade: GradeWord;
    threats: number;
    asked: number;
    moves: readonly { readonly point: string; readonly reply: string | null }[];
  }) =>
    `${gradeSaid(a.grade, a.threats, a.asked)}: ${a.moves
      .map(({ point, reply }) => (reply === null ? point : `${point} (refuted by ${reply})`))
      .join(', ')}`,
  'output.grades.right': (a: { points: readonly string[]; isPartial: boolean }) =>
    a.points.length === 0
      ? a.isPartial
        ? 'No right move is known'
        : 'No move is right'
      : `${a.isPartial ? 'Right at least' : 'Right'}: ${list(a.points)}`,
  'output.grades.endless': (a: { points: readonly string[]; isElsewhere: boolean }) =>
    `Kept only by play that never ends: ${list([...a.points, ...(a.isElsewhere ? ['a play elsewhere'] : [])])}`,
  'output.grades.no-need': () => 'No move is needed: a play elsewhere does as well',
  'output.outcome.assumes': () =>
    'Some chains are taken to live, since they touch an open side or a point that the diagram does not show',
  'output.outcome.ends': (a: { passes: 2 | 3 }) =>
    `${a.passes === 2 ? 'Two' : 'Three'} passes in a row end the game; threats and spare moves are those of Black, then of White`,
  'output.outcome.column': (a: { first: ColorWord; threats: string; spare: string | null }) =>
    `${COLOR[a.first]} first, threats ${a.threats}${a.spare === null ? '' : `, spare ${a.spare}`}`,
  'output.outcome.summary': (a: { summary: SummaryWord }) => SUMMARY[a.summary],
  'output.outcome.fates': (a: {
    fates: readonly { readonly color: ColorWord; readonly fate: FateWord }[];
    isAll: boolean;
    /** Of whom the rule wants more than the repetition. */
    asks: 'agreement' | 'no-deviation' | null;
  }) => fates(a.fates, a.isAll, a.asks),
  'smaller.change': (a: {
    outside: number | null;
    targets: readonly string[] | null;
    first: ColorWord | null;
    rule: RuleWord | null;
    after: number | null;
  }) =>
    [
      a.targets === null ? null : `about ${list(a.targets)} alone`,
      a.outside === null ? null : `${count(a.outside, 'point')} in play`,
      a.after === null ? null : `after move ${a.after}`,
      a.first === null ? null : `${COLOR[a.first]} first`,
      a.rule === null ? null : ruleName(a.rule),
    ]
      .filter((part) => part !== null)
      .join(', ') || 'asked otherwise',
  'smaller.decided': (a: { change: Said; said: Said; lines: readonly string[] | null }) =>
    `A smaller question is decided (${a.change}): ${a.said}${a.lines === null ? '' : `; ${list(a.lines.map((line) => `“${line}”`))} ${form(a.lines.length, 'says', 'say')} so`}`,
  'smaller.ask': (a: { change: Said; said: Said }) =>
    `A smaller question is decided (${a.change}): ${a.said}. To ask it:`,
  'output.outcome.not-asked': () => 'not asked: the time was up',
  'output.outcome.row': (a: { rule: string; column: Said; said: Said }) =>
    `${a.rule}, ${a.column}: ${a.said}`,
  'output.outcome.robust': (a: { isRest: boolean }) =>
    a.isRest
      ? 'All other answers are the same with one spare move of either player, or of each'
      : 'Each answer is the same with one spare move of either player, or of each',
  'output.outcome.of': (a: { rules: readonly string[]; column: Said }) => `${a.rules.join(' ')}, ${a.column}`,
  'output.outcome.unsettled': (a: { of: readonly Said[] }) =>
    `Not settled with spare moves${a.of.length > 0 ? `: ${a.of.join('; ')}` : ''}`,
  'output.outcome.turns': (a: { black: number; white: number; then: Said; of: readonly Said[] }) =>
    `Turns if ${spareOf(a)}: then ${a.then} (${a.of.join('; ')})`,
  'output.outcome.shifts': (a: { black: number; white: number; of: readonly Said[] }) =>
    `If ${spareOf(a)}, other outcomes can be forced, and the result is the same (${a.of.join('; ')})`,
  'output.outcome.turns-passes': (a: { passes: 2 | 3; then: Said; of: readonly Said[] }) =>
    `Turns if ${a.passes === 3 ? 'three' : 'two'} passes in a row end the game: then ${a.then} (${a.of.join('; ')})`,
  /** Natural situational superko compares who made each board; no move made a drawn board. */
  'output.outcome.turns-made': (a: { by: ColorWord; then: Said; of: readonly Said[] }) =>
    `Turns if a move of ${COLOR[a.by]} has led to the drawn board: then ${a.then} (${a.of.join('; ')})`,
  'output.outcome.may-have': (a: { color: ColorWord; points: readonly string[] }) =>
    `${COLOR[a.color]} may have a spare move on this board: a wall of theirs has more than two eyes, at ${list(a.points)}`,
  'output.outcome.may-have-dame': (a: { points: readonly string[] }) =>
    `Either player may have a spare move on this board, at ${list(a.points)}`,
  'output.proof.holds': (a: {
    rule: RuleWord;
    targets: readonly string[];
    outside: readonly string[];
    first: ColorWord;
    threats: string;
    spare: string;
    passes: 2 | 3;
    goal: GoalWord;
    black: readonly (readonly EndWord[])[];
    white: readonly (readonly EndWord[])[];
  }) =>
    [
      `The proof holds: ${a.rule}, ${COLOR[a.first]} first, threats ${a.threats}, spare moves ${a.spare}, ${a.passes === 2 ? 'two' : 'three'} passes`,
      a.targets.length > 0 ? `, about ${GOAL[a.goal]}${a.targets.join(' ')}` : '',
      a.outside.length > 0 ? `, nobody plays on ${a.outside.join(' ')}` : '',
      ...a.black.map((set) => `; Black can force: ${outcomes(set)}`),
      ...a.white.map((set) => `; White can force: ${outcomes(set)}`),
    ].join(''),
  'output.proof.grades': (a: {
    first: ColorWord;
    goal: string;
    targets: readonly string[];
    passes: number;
    asked: number;
    moves: readonly { readonly point: string; readonly grade: GradeWord; readonly threats?: number }[];
  }) =>
    `The proof holds: ${COLOR[a.first]} first, ${a.goal.replace('-', ' ')} of ${list(a.targets)}, ${a.passes} passes, asked to ${count(a.asked, 'threat')}: ${a.moves
      .map(({ point, grade, threats }) => `${point} ${grade}${threats === undefined ? '' : ` ${threats}`}`)
      .join(', ')}`,
  'proof.state': (a: { state: string }) => `It does not show ${a.state}`,
  'output.proof.fails': (a: { reason: Said }) => `The proof does not hold: ${a.reason}`,

  'actual.outcome': (a: {
    first: ColorWord;
    threats: string;
    spare: string | null;
    passes: 2 | 3;
    rule: RuleWord;
    black: readonly (readonly EndWord[])[];
    white: readonly (readonly EndWord[])[];
    region: Said | null;
    assumes: Said | null;
    undecided: Said | null;
  }) =>
    [
      [
        `${COLOR[a.first]} first`,
        suppliesSaid(a.threats, 'ko threat'),
        suppliesSaid(a.spare ?? '0,0', 'spare move'),
        ruleName(a.rule),
        ...(a.passes === 3 ? ['three passes end the game'] : []),
      ].join(', '),
      a.black.length > 0 ? `Black can force ${each(a.black)}` : null,
      a.white.length > 0 ? `White can force ${each(a.white)}` : null,
      a.undecided,
      a.region,
      a.assumes,
    ]
      .filter((part) => part !== null)
      .join('; '),
  'claim.no-goal': () => 'Name the chains whose capture ends the game: “goal: capture d4 or a7”',
  'claim.not-goal': (a: { point: string }) => `${a.point} is not in a chain that “goal:” names`,
  'claim.own-chain': (a: { point: string }) =>
    `${a.point} is in a chain of the player who is to capture it; name the other player`,
  'claim.two-beginners': () => '“first” says who begins; leave out “when … begins”',
  'claim.no-threats': () => 'Whoever needs no threat needs no ko; write a number from 1',
  'claim.most-threats': (a: { most: number }) =>
    `Koban searches with at most ${a.most} threats for each player, or with unlimited ones: *`,
  'work.outcome': () => 'proving who wins',

  'help.outcome': () => 'say who can force what about chains, under which rule, with proofs',
  'help.outcome.target': () =>
    'a stone of each chain whose capture ends the game: chains of one player, or of both (default: those of the line goal:)',
  'help.outcome.rules': () => 'the rules to ask under (default: all)',
  'help.outcome.first': () => 'who begins (default: both)',
  'help.outcome.threats': (a: { most: number }) =>
    `how many ko threats Black and White have, up to ${a.most}, or * for unlimited; may be given several times (default: the line threats:, else 0,0)`,
  'help.outcome.spare': (a: { most: number }) =>
    `how many spare moves Black and White have, in the same way: plays elsewhere that nobody answers, up to ${a.most} (default: the line spare:, else 0,0)`,
  'help.outcome.passes': () => 'how many passes in a row end the game (default: the line passes:, else 2)',
  'help.outcome.goal': () =>
    'what is to become of the chains of --target: any or all captured, one or all kept, two connected (default: capture-any)',
  'help.outcome.time': () => 'stop after so many seconds, and print what is proven (default: no limit)',
  'help.outcome.outside': () =>
    'empty points on which nobody plays (default: those of the line outside:, else the eyes of chains that live without a move)',
  'help.outcome.after': () => 'ask about the position after move N (default: after the last move)',
  'help.outcome.each': (a: { asked: number }) =>
    `grade each first move, asked to ${count(a.asked, 'threat')} of either side, under basic ko unless --rules says otherwise`,
  'help.outcome.proof': () => 'write the proofs to this file; “koban verify” checks them',
  'help.outcome.budget': (a: { states: number }) =>
    `how many states one search may look at before it stops undecided (default: ${a.states})`,
  'help.outcome.notes': () =>
    'The moves before the position count as its past, which superko remembers. A ko threat is a play elsewhere that the opponent answers. A spare move is one that nobody answers, so the turn changes. Two passes in a row end the game, or three with --passes 3, and nothing is judged dead. The exit code is 1 where an outcome is undecided.',
  'help.verify': () => 'check proofs of outcomes, without a search',
  'help.verify.notes': () =>
    'FILE is what “koban outcome --proof” has written. The exit code is 1 if a proof does not hold.',
};

export interface ThreatsOfBoth {
  readonly black: number | '*';
  readonly white: number | '*';
}

function restsOn(threats: ThreatsOfBoth, spare: ThreatsOfBoth): string {
  const written = ({ black, white }: ThreatsOfBoth) => `${black},${white}`;
  const [first, second] = [written(threats), written(spare)];
  return first === '0,0' && second === '0,0'
    ? 'threats and spare moves: none'
    : `${suppliesSaid(first, 'ko threat')}, ${suppliesSaid(second, 'spare move')}`;
}

export type GoalWord = keyof typeof GOAL;

/** What stands before the chains of a goal. */
const GOAL = { any: '', all: 'all of ', connect: 'connecting ' } as const;

export type GradeWord = 'works' | 'holds' | 'needs' | 'fails' | 'undecided';

/** `no ko threats` of `0,0`, `1 ko threat of Black` of `1,0`, `unlimited …` of `0,*`. */
function suppliesSaid(written: string, one: string): string {
  const [, black, white] = /^(\d+|\*),(\d+|\*)$/.exec(written) ?? [];
  if (black === undefined || white === undefined) return `${one}s ${written}`;
  const said = (number: string, color: ColorWord) =>
    number === '0'
      ? []
      : [`${number === '*' ? `unlimited ${one}s` : count(Number(number), one)} of ${COLOR[color]}`];
  const both = [...said(black, 'black'), ...said(white, 'white')];
  return both.length === 0 ? `no ${one}s` : both.join(' and ');
}

/** A grade as people read it. */
export function gradeSaid(grade: GradeWord, threats: number, asked: number): string {
  if (grade === 'works') return `Works, also against ${count(asked, 'threat')}`;
  if (grade === 'holds')
    return threats === 0
      ? 'A ko: works while the opponent has no threat'
      : `A ko: works against ${count(threats, 'threat')}, not against more`;
  if (grade === 'needs') return `A ko: needs ${count(threats, 'threat')}`;
  return grade === 'fails' ? 'Fails' : 'Undecided';
}

/** What is said of the chains of each player. */
export type Fates = Parameters<(typeof outcome)['output.outcome.fates']>[0];
export type FateWord = 'captured' | 'lives' | 'draw' | 'no-result' | 'unending' | 'open';

const BY_FATE = { draw: 'by a draw', 'no-result': 'by no result', unending: 'without an end' } as const;
const FATE = { draw: 'draw', 'no-result': 'no result', unending: 'no end', open: 'undecided' } as const;

/** What each owner gets: “Black lives; White only by a draw”. */
function fates(
  all: readonly { readonly color: ColorWord; readonly fate: FateWord }[],
  isAll: boolean,
  asks: 'agreement' | 'no-deviation' | null,
): string {
  const captured = all.find(({ fate }) => fate === 'captured');
  if (captured)
    return isAll ? `all of ${COLOR[captured.color]}’s are captured` : `${COLOR[captured.color]} is captured`;
  const behind = asks === null ? '' : asks === 'agreement' ? ', if both agree' : ', unless a player deviates';
  const [first] = all;
  const lives = (color: ColorWord) => (isAll ? `${COLOR[color]} keeps one` : `${COLOR[color]} lives`);
  if (!first) return FATE.open;
  if (all.every(({ fate }) => fate === first.fate))
    return first.fate === 'lives'
      ? all.length > 1
        ? 'both live'
        : lives(first.color)
      : `${first.fate === 'captured' ? '' : FATE[first.fate]}${behind}`;
  const said = [...all].sort((a, b) => Number(b.fate === 'lives') - Number(a.fate === 'lives'));
  return `${said
    .map(({ color, fate }) =>
      fate === 'lives'
        ? lives(color)
        : fate === 'open' || fate === 'captured'
          ? `${COLOR[color]} undecided`
          : `${COLOR[color]} only ${BY_FATE[fate]}`,
    )
    .join('; ')}${behind}`;
}

function spareOf({ black, white }: { black: number; white: number }): string {
  if (black > 0 && white > 0) return 'each has one spare move';
  return `${black > 0 ? 'Black' : 'White'} has one spare move`;
}

export type SummaryWord = keyof typeof SUMMARY;

/** An outcome in a table. */
const SUMMARY = {
  'black-captured': 'Black is captured',
  'white-captured': 'White is captured',
  'both-live': 'both live',
  'black-lives': 'Black lives',
  'white-lives': 'White lives',
  draw: 'draw',
  'no-result': 'no result',
  unending: 'no end',
  connected: 'connected',
  unconnected: 'not connected',
  undecided: 'undecided',
} as const;

function sides(stones: readonly string[], color: string): string[] {
  return stones.map((one) => `${one} (${color})`);
}

export function outcomes(set: readonly EndWord[]): string {
  return set.map((one) => OUTCOME[one]).join(' or ');
}

/** One or several sets of outcomes. */
function each(sets: readonly (readonly EndWord[])[]): string {
  const said = sets.map((set) => `“${outcomes(set)}”`);
  return said.length === 1 ? said.join('') : `each of ${said.join(', ')}`;
}
