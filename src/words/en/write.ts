import type { ColorWord, Moment, Said } from '../types.ts';
import { COLOR, count, form, list, moment } from './grammar.ts';

export type TurnWord = 'rotate' | 'mirror' | 'colors';
export type ShapeWord = 'circle' | 'square' | 'triangle' | 'cross' | 'territory' | 'arrow' | 'line';
const a = (what: string) => `${what === 'arrow' ? 'an' : 'a'} ${what}`;
const shaped = ({ shape, color }: { shape: ShapeWord; color: ColorWord }) =>
  shape === 'territory' ? `a territory mark for ${COLOR[color]}` : a(shape);
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? 'an entry without a title' : `“${title}”`)));
const goOn = (all: readonly unknown[]) => form(all.length, 'continues', 'continue');

/** Editing on the board: refusals, what is offered instead, and what was done. */
export const write = {
  'refused.notation': () => 'Only SGF can store this. Here, edit the text instead.',
  'refused.no-board': () => 'This entry has no board to play on. Correct the text first.',
  'refused.off-board': () => 'This point is not on the board.',
  'refused.unknown': (a: { point: string }) =>
    `The diagram does not show what is on ${a.point}, so a play there is impossible.`,
  'refused.occupied': (a: { point: string; color: ColorWord }) =>
    `There is already a ${a.color} stone on ${a.point}.`,
  'refused.not-last': (a: { at: Moment; description: Said }) =>
    `The text already continues ${a.at.move === 0 ? 'from the start' : `after ${moment(a.at)}`} with ${a.description}.`,
  'refused.unsafe': () =>
    'Koban cannot insert this safely: the surrounding text would be read differently. Edit the text instead.',
  'refused.continued': (a: { titles: readonly (string | null)[] }) =>
    `${titles(a.titles)} ${goOn(a.titles)} this entry after its last move.`,
  'refused.not-drawn': (a: { title: string | null }) =>
    `This entry continues ${a.title === null ? 'another entry' : `“${a.title}”`} and draws no board of its own. Change the board there.`,
  'refused.played': (a: { point: string }) =>
    `Moves changed what is on ${a.point}. Go to the start to change what is drawn.`,
  'refused.digit': (a: { point: string }) =>
    `A digit on ${a.point} draws a move. Remove it from the diagram in the text.`,
  'refused.label-in-use': (a: { label: string }) =>
    `Moves or claims of this entry use the label ${a.label}, so it stays. Rename it in the text (F2).`,
  'refused.label-elsewhere': (a: { point: string }) =>
    `Another entry uses the label on ${a.point}. Edit the text instead.`,
  'refused.ragged': (a: { point: string }) => `The drawn row ends before ${a.point}. Correct the row first.`,
  'refused.breaks': (a: { point: string }) => `A change at ${a.point} would make later moves impossible.`,
  'refused.is-empty': (a: { point: string }) => `${a.point} is empty already.`,
  'refused.not-empty': (a: { point: string }) =>
    `Labels and marks need an empty point, but ${a.point} is not drawn empty.`,
  'refused.no-label-there': (a: { point: string }) => `${a.point} has no label.`,
  'refused.no-letter-left': () => 'All letters are in use.',
  'refused.label-letter': () => 'A label is a letter from a to z.',
  'refused.label-length': () => 'The text of a mark has one to eight characters, without spaces and commas.',
  'refused.label-there': (a: { point: string; label: string }) =>
    `${a.point} has the label ${a.label} already.`,
  'refused.label-taken': (a: { label: string }) => `Another point has the label ${a.label} already.`,
  'refused.one-point': (a: { shape: 'arrow' | 'line' }) =>
    `${a.shape === 'arrow' ? 'An arrow' : 'A line'} leads from one point to another.`,
  'refused.in-use': () => 'With this, a later move of the record would become impossible.',
  'refused.first': () => 'The first node cannot be deleted.',
  'refused.stray-text': () => 'Some text in this game belongs to no property. Correct it first.',
  'refused.encoding': () =>
    'Some characters of this text could not be decoded, and an edit would lose them. Reopen the file with its encoding first.',
  'refused.no-place': () => 'There is no other place for this branch.',
  'refused.no-branch': () => 'The clipboard holds no branch of a game record.',
  'refused.whole-game': () => 'The clipboard holds a whole game. Copy one of its branches instead.',
  'refused.branch-plays': () => 'With this, a move of the record would become impossible.',
  'refused.no-tenuki': () => 'SGF shows the whole board, so no play is outside of it.',

  'refused.offer-variation': () => 'Begin a variation',
  'refused.offer-anyway': () => 'Write it anyway',
  'refused.offer-pin': (a: { titles: readonly (string | null)[]; at: Moment }) =>
    `Write it here; ${titles(a.titles)} still ${goOn(a.titles)} after ${moment(a.at)}`,
  'refused.offer-follow': (a: { titles: readonly (string | null)[] }) =>
    `Write it here; ${titles(a.titles)} ${goOn(a.titles)} after the new move`,

  'wrote.variation': (a: { description: Said }) => `a variation, ${a.description}`,
  'wrote.marked': (a: { point: string }) => `${a.point} is marked`,
  'wrote.label': (a: { point: string; label: string }) => `${a.point} is labeled ${a.label}`,
  'wrote.no-label': (a: { point: string }) => `${a.point} has no label`,
  'wrote.empty': (a: { point: string }) => `${a.point} is empty`,
  'wrote.stone': (a: { point: string; color: ColorWord }) => `a ${a.color} stone on ${a.point}`,
  'wrote.no-mark': (a: { point: string }) => `no mark on ${a.point}`,
  'wrote.shape': (a: { shape: ShapeWord; color: ColorWord; point: string }) => `${shaped(a)} on ${a.point}`,
  'wrote.line': (a: { shape: 'arrow' | 'line'; from: string; to: string }) =>
    `${a.shape === 'arrow' ? 'an arrow' : 'a line'} from ${a.from} to ${a.to}`,
  'wrote.no-line': (a: { shape: 'arrow' | 'line'; from: string; to: string }) =>
    `no ${a.shape} from ${a.from} to ${a.to}`,
  'wrote.set-up': (a: { what: 'empty' | ColorWord; point: string }) =>
    a.what === 'empty' ? `set up ${a.point} as empty` : `set up a ${a.what} stone on ${a.point}`,
  'wrote.comment': () => 'the comment',
  'wrote.no-comment': () => 'no comment',
  'wrote.removal': () => 'the move and everything after it are deleted',
  'wrote.field': (a: { title: string; value: string }) =>
    a.value === '' ? `no value for “${a.title}”` : `${a.title}: ${a.value}`,
  'wrote.turn': (a: { how: TurnWord }) => TURNED[a.how],
  'wrote.to-play': (a: { color: ColorWord }) => `${COLOR[a.color]} plays next`,
  'wrote.main-line': () => 'this is the main line now',
  'wrote.branch-moved': (a: { up: boolean }) => `the branch is one place ${a.up ? 'up' : 'down'}`,
  'wrote.branch': (a: { nodes: number }) => `a branch of ${count(a.nodes, 'node')}`,

  'rename.empty-title': () => 'A title needs one line of text.',
  'rename.taken-title': (a: { title: string }) => `Another entry has the title “${a.title}”.`,
  'rename.label-letter': () => 'A label is one letter, a to z.',
  'rename.taken-label': (a: { label: string }) => `The label “${a.label}” is already in use.`,
  'rename.rule-word': (a: { name: string }) =>
    `“${a.name}” cannot name a rule: it takes one word of small letters, digits and hyphens that Koban does not use itself.`,
  'rename.taken-rule': (a: { name: string }) => `Another rule has the name “${a.name}”.`,
  'rename.rule-elsewhere': (a: { name: string }) =>
    `A setting of the editor or a file that cannot be read names “${a.name}”. Change it there first.`,
  'rename.changes-meaning': (a: { name: string }) =>
    `With the name “${a.name}” Koban would read this file differently.`,
} as const;

const TURNED: Readonly<Record<TurnWord, string>> = {
  rotate: 'the game is rotated by a quarter turn',
  mirror: 'the game is mirrored',
  colors: 'the colors are swapped',
};

/** Refusals of the board view, by code: why Koban does not make an edit, and what to do. */
export const diagnostics = {
  refusals: {
    'write.occupied': ['There is a stone on the point.', 'Choose an empty point, or remove the stone first.'],
    'write.unknown': ['The point is unknown (`?`).', 'Draw in the text what is on the point.'],
    'write.off-board': ['The point is not on the board.', 'Choose a point of the board.'],
    'write.forbidden': [
      'The active rule forbids the move.',
      'Play elsewhere first, choose another rule, or play it anyway with <kbd>Alt</kbd>+click.',
    ],
    'write.not-last': [
      'The text continues with another move.',
      'Accept the offer, which begins a variation, or delete the moves that follow.',
    ],
    'write.continued': [
      'Other entries continue this one after its last move.',
      'Choose from which move they continue; Koban asks.',
    ],
    'write.notation': [
      'The notation cannot hold the edit: SGF has no plays elsewhere; in an entry the board view edits no comments and deletes no moves.',
      'Edit the text, or store the game as SGF.',
    ],
    'write.broken': [
      'The game contains text that belongs to no property, so Koban does not know where a new move goes.',
      'Correct the errors that the editor shows in the game first.',
    ],
    'write.no-board': ['The entry has no board.', 'Draw rows, or write `size:` or `from:`.'],
    'write.not-drawn': [
      'The entry shows the board of another entry.',
      'Change the board in the entry that `from:` names.',
    ],
    'write.first': [
      'The shown board is not the drawn one, or the node is the first of a record.',
      'Go to the start to change the drawing. The first node of a record stays.',
    ],
    'write.played': ['A move was played on the point.', 'Go to the start to change what is drawn.'],
    'write.digit': ['The point has the digit of a move.', 'Remove the digit from the diagram in the text.'],
    'write.breaks': [
      'With this stone on the board, later moves could not be played.',
      'Change or delete the later moves first.',
    ],
    'write.ragged': ['The drawn row ends before the point.', 'Add the missing points to the row.'],
    'write.in-use': [
      'A move or a claim names the label on the point, or a later move of the record would become impossible.',
      'Rename the label in the text with <kbd>F2</kbd>, or change the later moves first.',
    ],
    'write.label-used': [
      'Another entry names the label.',
      'Rename the label in the text with <kbd>F2</kbd>.',
    ],
    'write.label-taken': ['Another point has the label.', 'Choose another letter.'],
    'write.no-label': [
      'The text is not a label.',
      'Write one letter from a to z; in a record, any short text without spaces and commas.',
    ],
    'write.not-empty': ['The point is not empty.', 'Choose an empty point.'],
    'write.same': ['The point has this mark, stone or label already.', 'Nothing.'],
    'write.unsafe': [
      'With the edit, the surrounding text would be read differently.',
      'Edit the text instead.',
    ],
  },
};
