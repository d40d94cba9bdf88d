import type { ColorWord, Moment, Said } from '../types.ts';
import { COLOR, form, list, moment } from './grammar.ts';

type Shape = 'circle' | 'square' | 'triangle' | 'cross' | 'territory' | 'arrow' | 'line';
const a = (what: string) => `${what === 'arrow' ? 'an' : 'a'} ${what}`;
const shaped = ({ shape, color }: { shape: Shape; color: ColorWord }) =>
  shape === 'territory' ? `a territory mark for ${COLOR[color]}` : a(shape);
const titles = (all: readonly (string | null)[]) =>
  list(all.map((title) => (title === null ? 'an entry without a title' : `“${title}”`)));
const goOn = (all: readonly unknown[]) => form(all.length, 'continues', 'continue');

/** Editing on the board: refusals, what is offered instead, and what was done. */
export const write = {
  'write.notation': () => 'Only SGF can store this. Here, edit the text instead.',
  'write.no-board': () => 'This entry has no board to play on. Correct the text first.',
  'write.off-board': () => 'This point is not on the board.',
  'write.unknown': (a: { point: string }) =>
    `The diagram does not show what is on ${a.point}, so nobody can play there.`,
  'write.occupied': (a: { point: string; color: ColorWord }) =>
    `There is already a ${a.color} stone on ${a.point}.`,
  'write.not-last': (a: { at: Moment; deed: Said }) =>
    `The text already continues ${a.at.move === 0 ? 'from the start' : `after ${moment(a.at)}`} with ${a.deed}.`,
  'write.unsafe': () =>
    'Koban cannot insert this safely: the surrounding text would be read differently. Edit the text instead.',
  'write.continued': (a: { titles: readonly (string | null)[] }) =>
    `${titles(a.titles)} ${goOn(a.titles)} this entry after its last move.`,
  'write.not-drawn': (a: { title: string | null }) =>
    `This entry continues ${a.title === null ? 'another entry' : `“${a.title}”`} and draws no board of its own. Change the board there.`,
  'write.played': (a: { point: string }) =>
    `Moves changed what is on ${a.point}. Go to the start to change what is drawn.`,
  'write.digit': (a: { point: string }) =>
    `A digit on ${a.point} draws a move. Remove it from the diagram in the text.`,
  'write.label-in-use': (a: { label: string }) =>
    `Moves or claims of this entry use the label ${a.label}, so it stays. Rename it in the text (F2).`,
  'write.label-elsewhere': (a: { point: string }) =>
    `Another entry uses the label on ${a.point}. Edit the text instead.`,
  'write.ragged': (a: { point: string }) => `The drawn row ends before ${a.point}. Correct the row first.`,
  'write.breaks': (a: { point: string }) =>
    `With this on ${a.point}, moves of this entry could not be played.`,
  'write.is-empty': (a: { point: string }) => `${a.point} is empty already.`,
  'write.not-empty': (a: { point: string }) =>
    `Labels and marks need an empty point, but ${a.point} is not drawn empty.`,
  'write.no-label-there': (a: { point: string }) => `${a.point} has no label.`,
  'write.no-letter-left': () => 'All letters are in use.',
  'write.label-letter': () => 'A label is a letter from a to z.',
  'write.label-length': () => 'A label has one to eight characters, without blanks and commas.',
  'write.label-there': (a: { point: string; label: string }) =>
    `${a.point} has the label ${a.label} already.`,
  'write.label-taken': (a: { label: string }) => `Another point has the label ${a.label} already.`,
  'write.one-point': (a: { shape: 'arrow' | 'line' }) =>
    `${a.shape === 'arrow' ? 'An arrow' : 'A line'} leads from one point to another.`,
  'write.in-use': () => 'With this, a later move of the record would become impossible.',
  'write.first': () => 'This is the beginning of the game, so it stays.',
  'write.stray-text': () => 'Some text in this game belongs to no property. Correct it first.',
  'write.no-tenuki': () => 'SGF shows the whole board, so no play is outside of it.',
  'write.read-only': () => 'This text is read-only.',

  'write.offer-variation': () => 'Begin a variation',
  'write.offer-anyway': () => 'Write it anyway',
  'write.offer-pin': (a: { titles: readonly (string | null)[]; at: Moment }) =>
    `Write it here; ${titles(a.titles)} still ${goOn(a.titles)} after ${moment(a.at)}`,
  'write.offer-follow': (a: { titles: readonly (string | null)[] }) =>
    `Write it here; ${titles(a.titles)} ${goOn(a.titles)} after the new move`,

  'wrote.variation': (a: { deed: Said }) => `a variation, ${a.deed}`,
  'wrote.marked': (a: { point: string }) => `${a.point} is marked`,
  'wrote.label': (a: { point: string; label: string }) => `${a.point} is labeled ${a.label}`,
  'wrote.no-label': (a: { point: string }) => `${a.point} has no label`,
  'wrote.empty': (a: { point: string }) => `${a.point} is empty`,
  'wrote.stone': (a: { point: string; color: ColorWord }) => `a ${a.color} stone on ${a.point}`,
  'wrote.no-mark': (a: { point: string }) => `no mark on ${a.point}`,
  'wrote.shape': (a: { shape: Shape; color: ColorWord; point: string }) => `${shaped(a)} on ${a.point}`,
  'wrote.line': (a: { shape: 'arrow' | 'line'; from: string; to: string }) =>
    `${a.shape === 'arrow' ? 'an arrow' : 'a line'} from ${a.from} to ${a.to}`,
  'wrote.no-line': (a: { shape: 'arrow' | 'line'; from: string; to: string }) =>
    `no ${a.shape} from ${a.from} to ${a.to}`,
  'wrote.set-up': (a: { what: 'empty' | ColorWord; point: string }) =>
    a.what === 'empty' ? `set up ${a.point} as empty` : `set up a ${a.what} stone on ${a.point}`,
  'wrote.comment': () => 'the comment',
  'wrote.no-comment': () => 'no comment',
  'wrote.removal': () => 'the move and everything after it are deleted',

  'rename.empty-title': () => 'A title needs one line of text.',
  'rename.taken-title': (a: { title: string }) => `Another entry has the title “${a.title}”.`,
  'rename.label-letter': () => 'A label is one letter, a to z.',
  'rename.taken-label': (a: { label: string }) => `The label “${a.label}” is already in use.`,
  'rename.changes-meaning': (a: { name: string }) =>
    `With the name “${a.name}” Koban would read this file differently.`,
} as const;
