import type { ColorWord } from '../types.ts';
import { COLOR, capitalized, count, list, number } from './grammar.ts';
import type { ShownRuling } from './playback.ts';
import { type CycleLength, cycleLength, type PatternWord, patternName } from './rule-parts.ts';

/**
 * Where the board view can be: `null` is the start, or in a proof the board that it begins with.
 */
export interface MomentWords {
  readonly number: string | null;
  readonly isProof: boolean;
}
export interface CycleWords extends CycleLength {
  readonly pattern: PatternWord;
}
export type SignWord = 'forbidden' | 'ends' | 'undecided' | 'repeats' | 'name' | 'comment' | 'marks';
export type LineSign = 'pass' | 'eye' | 'mouth' | 'track' | 'seam';
export type LineWord = 'arrow' | 'line';
export type SectionWord = 'board' | 'rules' | 'wins' | 'proof' | 'record';
export type DrawnMark = 'triangle' | 'square' | 'circle' | 'cross';

/** What is to become of the chains of a question. */
const AIM = {
  'capture-any': 'Capture any of them',
  'capture-all': 'Capture all of them',
  'keep-one': 'Keep one of them',
  'keep-all': 'Keep all of them',
  connect: 'Connect two stones',
} as const;

function place({ number: n, isProof }: MomentWords): string {
  if (n === null) return isProof ? 'the board before' : 'the start';
  return `${isProof ? 'play' : 'move'} ${n}`;
}
const when = (at: MomentWords) => (at.number === null && !at.isProof ? 'at the start' : `after ${place(at)}`);
const named = (pattern: PatternWord, text: string) =>
  pattern === 'other' ? text : `${patternName(pattern)}: ${text}`;
/** `6 plays, triple ko`. */
const cycle = ({ pattern, ...length }: CycleWords) =>
  `${cycleLength(length)}${pattern === 'other' ? '' : `, ${patternName(pattern)}`}`;

/**
 * The board view: its controls, what it says of the shown move, its menu, and what a screen reader
 * says.
 */
export const board = {
  'board.waiting': () => 'Put the cursor into a diagram to see it here.',
  'subject.name': () => 'What is shown',
  'subject.position': () => 'Position',
  'subject.moment': (a: MomentWords) => capitalized(a.number === null ? place(a) : when(a)),
  'wins.goal': () => 'Goal',
  'wins.aim': (a: { aim: keyof typeof AIM | null }) => (a.aim === null ? 'Goal of the text' : AIM[a.aim]),
  'wins.end': () => 'End of the game',
  'wins.passes': (a: { passes: 2 | 3 | null }) =>
    a.passes === null ? 'Passes of the text' : `${a.passes === 2 ? 'Two' : 'Three'} passes end the game`,
  'chain.also': () => 'Also about',
  'chain.list': () => 'The chain that the question is about',
  'chain.stones': () => 'Choose stones',
  'chain.picking': (a: { points: readonly string[] }) =>
    `${a.points.length === 0 ? '' : `The goal is about ${list(a.points)}. `}Click a stone, or press Enter on it, to add or remove its chain. Escape ends this.`,
  'chain.in-goal': () => 'in the goal',
  'chain.choose': () => 'Choose a chain…',
  'chain.asked': (a: { points: readonly string[] }) => `About ${list(a.points)}`,
  'chain.name': (a: { color: ColorWord; point: string; stones: number }) =>
    `${COLOR[a.color]} ${a.point}, ${count(a.stones, 'stone')}`,
  'section.list': () => 'Sections',
  'section.name': (a: { section: SectionWord }) => SECTION[a.section],
  'section.no-proof': (a: { rule: string }) =>
    `${a.rule} has no proof to show for this move. Choose another rule or another move.`,
  'section.no-move': () => 'Step to a move to see why a rule allows or forbids it.',
  'section.no-record': () =>
    'Players, komi and result are part of a game record (.sgf). This text is a diagram.',
  'board.alternative': (a: { caption: string; board: string }) => `${a.caption}. ${a.board}`,
  'board.name': (a: { title: string | null }) => (a.title === null ? 'Board' : `Board: ${a.title}`),
  'board.help': () =>
    'Arrow keys move over the board. Enter plays, Shift+Enter plays the other color, and the menu key offers more. Comma and period step through the moves.',
  'board.first-steps': () => 'First Steps with Koban',
  'board.begin': () => 'Begin a game',
  'board.begin-label': () => 'Begin a game:',
  'board.games': () => 'Games of the file',
  'board.game': (a: { number: number; count: number }) => `Game ${number(a.number)} of ${number(a.count)}`,
  'board.previous-game': () => 'Previous game',
  'board.next-game': () => 'Next game',
  'wins.all-rules': () => 'All rules',
  'board.in-ko': (a: { text: string; letter: string }) => `${a.text} (ko ${a.letter})`,
  'board.move': (a: { number: string; description: string }) => `Move ${a.number}: ${a.description}`,
  'board.play-of': (a: { number: string; of: number; description: string }) =>
    `Play ${a.number} of ${a.of}: ${a.description}`,
  'board.brief': (a: { brief: string }) => capitalized(a.brief),
  'board.verdicts': () => 'Verdicts of other rules',
  'board.problems': () => 'Problems',

  'control.speed': (a: { speed: number }) => `Speed: ${count(a.speed, 'move')} per second`,
  'control.keys': () => 'Keys',

  'timeline.name': () => 'Move',
  'timeline.start': (a: { caption: string; moves: number }) =>
    `${a.caption}, ${count(a.moves, 'move')} in all`,
  'timeline.ko': (a: { caption: string }) => `${a.caption}. It is a ko play`,
  'timeline.peek': (a: { number: string; description: string; signs: readonly SignWord[] }) =>
    [`${a.number} ${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join(' · '),
  'timeline.sign': (a: { sign: SignWord; numbers: readonly string[]; more: number }) => {
    const numbers = a.more > 0 ? [...a.numbers, `${number(a.more)} more`] : a.numbers;
    return `${capitalized(SIGN[a.sign][1])}: ${list(numbers)}.`;
  },

  'branch.name': () => 'Branches',
  'branch.back': (a: { title: string | null; at: MomentWords }) =>
    `Back to ${a.title ?? 'the line before'}, ${when(a.at)}`,
  'branch.next': () => 'Next',
  'branch.continues': () => 'Continues with',
  'branch.move': (a: { number: string }) => `Move ${a.number}`,
  'branch.off-board': (a: { move: 'pass' | 'tenuki' }) => (a.move === 'pass' ? 'pass' : 'elsewhere'),
  'branch.at': (a: { at: MomentWords }) => `Branches ${when(a.at)}`,

  'tree.name': () => 'Variations',
  'tree.show': () => 'Show the tree of variations',
  'tree.menu': (a: { node: string }) => `Actions for ${a.node}`,
  'tree.main': () => 'Make this the main line',
  'tree.up': () => 'Move the branch up',
  'tree.down': () => 'Move the branch down',
  'tree.cut': () => 'Cut the branch',
  'tree.copy': () => 'Copy the branch',
  'tree.paste': () => 'Paste a branch behind it',
  'tree.delete': () => 'Delete the branch',
  'tree.fold': () => 'Fold or unfold',

  'cycle.name': (a: CycleWords & { from: MomentWords; to: MomentWords }) =>
    `A cycle of ${cycle(a)}, from ${place(a.from)} to ${place(a.to)}`,
  'cycle.play': (a: { play: number; of: number; description: string; signs: readonly SignWord[] }) =>
    [`Play ${a.play} of ${a.of}: ${a.description}`, ...a.signs.map((sign) => SIGN[sign][0])].join(', '),
  'cycle.loop': (a: { length: number }) => `Play the cycle of ${count(a.length, 'move')} in a loop`,
  'cycle.closed': (a: CycleWords & { from: MomentWords }) => `${cycle(a)}: the same board as ${when(a.from)}`,
  'cycle.closed-proof': (a: CycleWords) => `${cycle(a)}: the board is as it was before the first play`,
  'cycle.begins': (a: CycleWords) => `A cycle begins here: ${cycle(a)}`,
  'cycle.within': (a: CycleWords & { play: number }) => `${a.play} of ${cycle(a)}`,
  'cycle.elsewhere': (a: CycleWords) => `A cycle of ${cycle(a)}`,
  'cycle.go': (a: { to: MomentWords; pattern: PatternWord }) =>
    capitalized(named(a.pattern, `go to ${place(a.to)}`)),
  'cycle.place': (a: { at: MomentWords }) => place(a.at),

  'proof.why': (a: { description: string; ruling: ShownRuling }) =>
    `Why ${a.description}, ${PROVES[a.ruling]}`,
  'proof.cycles': () => 'Cycles of the proof',
  'proof.cycle': (a: { nth: number; of: number; title: string }) =>
    a.of > 1 ? `${capitalized(a.title)} (${a.nth} of ${a.of})` : capitalized(a.title),
  'proof.nth-cycle': (a: { nth: number; title: string }) => `${a.nth}: ${capitalized(a.title)}`,
  'proof.back': () => 'Back to the sequence',
  'proof.back-short': () => 'Back',

  'judged.under': () => 'Judged under',
  'judged.other': () => 'Other rules',

  'voice.proof': (a: { description: string; ruling: ShownRuling; caption: string }) =>
    `Proof: why ${a.description}, ${PROVES[a.ruling]}. ${a.caption}`,
  'voice.line': (a: { title: string; caption: string }) => `${a.title}: ${a.caption}`,
  'voice.rule': (a: { rule: string; caption: string }) => `Judged under ${a.rule}: ${a.caption}`,
  'voice.eyes-unread': (a: { points: readonly string[]; more: number }) => {
    const points = a.more > 0 ? [...a.points, `${number(a.more)} more points`] : a.points;
    return `Koban is still reading the ${points.length === 1 ? 'eye' : 'eyes'} at ${list(points)}.`;
  },
  'voice.eyes-read': () => 'Koban has read all eyes of this board.',

  'comment.section': () => 'Comments',
  'comment.name': (a: { nth: number }) => (a.nth === 1 ? 'Comment' : `Comment ${a.nth}`),
  'comment.empty': () => 'Comment on this position',

  'picture.copied': () => 'The board is on the clipboard, as a picture.',
  'picture.refused': () =>
    'The editor does not let this page copy pictures. The command “Koban: Copy As...” copies the picture as text or saves it as a file.',
  'picture.gone': () => 'This picture is gone. Show the board again before you copy it.',

  'keys.title': () => 'Keys',
  'keys.close': () => 'Close',
  'keys.next': () => 'Next move; at the end, the continuation',
  'keys.back': () => 'Back one move',
  'keys.on-many': (a: { moves: number }) => `Forward ${count(a.moves, 'move')}`,
  'keys.back-many': (a: { moves: number }) => `Back ${count(a.moves, 'move')}`,
  'keys.start': () => 'To the start',
  'keys.end': () => 'To the end',
  'keys.toggle': () => 'Play or pause',
  'keys.faster': () => 'Faster',
  'keys.slower': () => 'Slower',
  'keys.flagged': () => 'Next flagged move',
  'keys.flagged-before': () => 'Previous flagged move',
  'keys.loop': () => 'Play the cycle in a loop',
  'keys.branch': () => 'Next variation',
  'keys.branch-before': () => 'Previous variation',
  'keys.leave': () => 'Back to where the variation begins',
  'keys.sections': () => 'Open a section: board, rules, who wins, proof, record',
  'keys.rule': () => 'Next rule of the row above the board',
  'keys.rule-before': () => 'Previous rule of the row above the board',
  'sign.one': (a: { sign: SignWord }) => SIGN[a.sign][0],
  'sign.line': (a: { sign: LineSign }) => LINE_SIGN[a.sign],
  'legend.again': () => 'Press ? to see this again.',
  'keys.signs': () => 'Signs',
  'keys.eyes': () => 'Show the values of eyes',
  'keys.comment': () => 'Next comment',
  'keys.comment-before': () => 'Previous comment',
  'keys.name': () => 'Next name of a move',
  'keys.name-before': () => 'Previous name of a move',
  'keys.marks': () => 'Next marks',
  'keys.marks-before': () => 'Previous marks',
  'jumps.name': () => 'Comments, names and marks',
  'jumps.next': () => 'Next comment, name or marks',
  'jumps.before': () => 'Previous comment, name or marks',
  'keys.numbers': () => 'Numbers on the stones',
  'keys.moves': () => 'Show the tree of variations',
  'keys.from-proof': () => 'From a proof back to the sequence',
  'keys.list': () => 'List these keys',
  'keys.copy': () => 'Copy the board as a picture',

  'menu.name': (a: { point: string }) => `Edit ${a.point}`,
  'menu.play': (a: { point: string }) => `Play ${a.point}`,
  'menu.color': (a: { color: ColorWord }) => COLOR[a.color],
  'menu.anyway': () => 'Even if it is forbidden',
  'menu.pass': () => 'Pass',
  'menu.tenuki': () => 'Tenuki, a play elsewhere',
  'menu.remove': () => 'Delete this move and what follows',
  'menu.record': () => 'Write into the record',
  'menu.draw': () => 'Draw on the board',
  'menu.stone': (a: { color: ColorWord }) => `${COLOR[a.color]} stone`,
  'menu.empty': () => 'Empty point',
  'menu.mark': () => 'Mark',
  'menu.shapes': () => 'Shapes',
  'menu.shape': (a: { shape: DrawnMark }) => `${capitalized(a.shape)} (again to remove)`,
  'menu.line': (a: { shape: LineWord }) => `${capitalized(a.shape)} to another point`,
  'menu.territory': (a: { color: ColorWord }) => `${COLOR[a.color]}’s territory (again to remove)`,
  'menu.next-label': () => 'Next free label',
  'menu.text': () => 'Text…',
  'menu.no-label': () => 'No label',
  'menu.letters': () => 'Letters',
  'menu.label': (a: { label: string }) => `Label ${a.label}`,
  'menu.wins': (a: { point: string }) => `Who wins? The chain at ${a.point}`,
  'menu.board': () => 'Board',
  'menu.copy': () => 'Copy as a picture',

  'writing.read-only': () => 'This text is read-only.',
  'writing.proof': () => 'A proof cannot be changed. Go back to the sequence to write.',
  'writing.dismiss': () => 'Dismiss',
  'writing.text': (a: { point: string }) => `Text on ${a.point}`,
  'writing.text-question': (a: { point: string; most: number }) =>
    `Text on ${a.point}, ${count(a.most, 'character')} at most`,
  'writing.write': () => 'Write',
  'writing.line': (a: { shape: LineWord; point: string }) =>
    `${capitalized(a.shape)} from ${a.point}: click the point where it ends, or press Enter on it. Press Escape to cancel.`,
} as const;

const SECTION: Readonly<Record<SectionWord, string>> = {
  board: 'Board',
  rules: 'Rules',
  wins: 'Who wins',
  proof: 'Proof',
  record: 'Record',
};

/** A sign by itself, and above the numbers of the moves that have it. */
const SIGN: Readonly<Record<SignWord, readonly [one: string, all: string]>> = {
  forbidden: ['forbidden', 'forbidden moves'],
  ends: ['ends the game', 'moves that end the game'],
  undecided: ['undecided', 'undecided moves'],
  repeats: ['repeats a position', 'repetitions'],
  name: ['named', 'named moves'],
  comment: ['comment', 'comments'],
  marks: ['marks', 'moves with marks'],
};

/** Signs that are no fact of a move: of points, and what the wheel of a cycle is made of. */
const LINE_SIGN: Readonly<Record<LineSign, string>> = {
  pass: 'a pass, or a play elsewhere',
  eye: 'the value of an eye',
  mouth: 'a ko: the points that its plays change. It has the same letter on the wheel',
  track: 'a ko on the wheel: black or white by whose stone is in it, a thin line where it is empty',
  seam: 'the end of the cycle: each track meets its own color, and the board is the same as at its start',
};

const PROVES: Readonly<Record<ShownRuling, string>> = {
  forbidden: 'is forbidden',
  ends: 'ends the game',
  undecided: 'is undecided',
  allowed: 'is allowed',
  pending: 'is judged so',
};
