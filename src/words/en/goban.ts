import type { Said } from '../types.ts';
import { count, didYouMean, either, form, list, quote } from './grammar.ts';

export type AxisWord = 'columns' | 'rows';
const axis = (what: AxisWord, n: number) => count(n, what === 'columns' ? 'column' : 'row');
const offBoard = (a: { written: string; first: string; last: string }) =>
  `${a.written} is outside the diagram, which covers ${a.first} to ${a.last}`;

/** What is wrong with an entry in the notation of Koban. */
export const goban = {
  'line.unreadable': () =>
    'This line is neither a row of a board, a “key: value” line, a comment (;) nor a title (#)',
  'title.second': () => 'An entry has one title; a second title begins another entry',
  'entry.too-long': () => 'This entry is too long, so Koban ignores its lines and words from here on',
  'entry.no-board': (a: { isTitleAlone: boolean }) =>
    a.isTitleAlone
      ? 'This line begins an entry that has no board. For a comment, begin the line with ; instead of #'
      : 'This entry has no board: draw its rows, or give it a “size:” or a “from:” line',

  'field.unknown-key': (a: { key: string; near: string | undefined }) =>
    `There is no key ${quote(a.key)}${didYouMean(a.near)}`,
  'field.duplicate': (a: { key: string }) => `“${a.key}” is given twice; Koban uses the first one`,
  'field.empty': (a: { key: string; value: Said }) => `“${a.key}” needs a value: ${a.value}`,
  'field.value': (a: { key: string; written: string; value: Said; near: string | undefined }) =>
    `“${a.key}” cannot be ${quote(a.written)}; it takes ${a.value}${didYouMean(a.near)}`,
  'rule.unknown': (a: { written: string; near: string | undefined; known: readonly string[] }) =>
    `There is no rule ${quote(a.written)}${didYouMean(a.near) || `; the rules are ${list(a.known)}`}`,
  'rule.duplicate': (a: { rule: string }) => `“${a.rule}” is listed twice`,
  'rule.option-unknown': (a: {
    rule: string;
    option: string;
    written: string;
    near: string | undefined;
    known: readonly string[];
    range: { least: number; most: number } | null;
  }) =>
    a.written === ''
      ? `An option of “${a.rule}” is missing; the options are ${list(a.known)}`
      : `“${a.rule}” has no option ${quote(a.written)}${didYouMean(a.near) || `; the options are ${list(a.known)}`}`,
  'rule.option-value': (a: {
    rule: string;
    option: string;
    written: string;
    near: string | undefined;
    known: readonly string[];
    range: { least: number; most: number } | null;
  }) => {
    const values = either([
      ...(a.range ? [`a number from ${a.range.least} to ${a.range.most}`] : []),
      ...a.known,
    ]);
    return a.written === ''
      ? `“${a.option}” needs a value: ${values}`
      : `“${a.option}” cannot be ${quote(a.written)}${didYouMean(a.near) || `; it takes ${values}`}`;
  },
  'rule.option-twice': (a: { option: string }) => `“${a.option}” is chosen twice`,
  'rule.naming': (a: { name: string; isTwice: boolean }) =>
    a.isTwice
      ? `${quote(a.name)} already names another rule of this entry`
      : `${quote(a.name)} cannot name a rule: a name is one word of letters, digits and hyphens that means nothing else`,

  'diagram.ragged-row': (a: { has: number; wants: number }) =>
    `This row has ${count(a.has, 'point')}, but the board has ${count(a.wants, 'column')}; Koban ${a.has < a.wants ? 'treats missing points as unknown' : 'ignores the rest of the row'}`,
  'diagram.unknown-glyph': (a: { glyphs: string }) =>
    `${quote(a.glyphs)} is not a sign of a board; Koban treats the point as unknown (?)`,
  'diagram.gap': () =>
    'A blank line splits the board; Koban reads the rows below it as part of the same board',
  'diagram.second-board': () =>
    'An entry has one board, so Koban ignores this second one. Put a title (# …) above it to begin a new entry',
  'diagram.missing-edge': (a: { side: 'left' | 'right' }) =>
    `The ${a.side} edge is not drawn at every row; Koban treats this side as the edge of the board`,
  'diagram.too-large': (a: { what: AxisWord; has: number; most: number }) =>
    `${axis(a.what, a.has)} are too many: a board has at most ${a.most}, and Koban ignores the rest`,
  'coordinates.columns': (a: { letters: number; columns: number }) =>
    `${count(a.letters, 'letter')} for ${count(a.columns, 'column')}; Koban ignores the letters`,
  'coordinates.letter-i': (a: { first: string; last: string }) =>
    `Columns skip the letter i: these columns are ${a.first} to ${a.last}`,
  'coordinates.disagree': (a: { first: string }) =>
    `These letters differ from the others, which begin at ${a.first}; Koban uses the others`,
  'coordinates.rows': (a: { written: number; wants: number }) =>
    `This is row ${a.wants}, not row ${a.written}`,
  'coordinates.place': (a: { line: 'column' | 'row'; printed: string; place: string }) =>
    `The coordinates say that the diagram begins at ${a.line} ${a.printed}, but the edges and the size say ${a.place}`,
  'coordinates.range': (a: { line: 'column' | 'row'; last: number; most: number }) =>
    `These coordinates reach ${a.line} ${a.last}, but the board ends at ${a.most}; Koban ignores them`,
  'size.too-small': (a: { what: AxisWord; drawn: number; size: number }) =>
    `${axis(a.what, a.drawn)} ${form(a.drawn, 'is', 'are')} drawn, but the size is only ${axis(a.what, a.size)}`,
  'size.mismatch': (a: { what: AxisWord; drawn: number; size: number }) =>
    `${a.what === 'columns' ? 'Both side edges' : 'The upper and the lower edge'} are drawn ${axis(a.what, a.drawn)} apart, but the size is ${axis(a.what, a.size)}`,
  'size.place-unknown': (a: { parts: readonly { what: AxisWord; drawn: number; size: number }[] }) =>
    `No edge or coordinate shows which ${list(a.parts.map((p) => `${p.drawn} of the ${axis(p.what, p.size)}`))} are drawn; coordinates count from the lower left point`,
  'size.unsaid': (a: { size: string }) =>
    `Is this a whole ${a.size} board? Without edges or a size it is open at the top and on the right`,
  'size.open-sides': (a: { size: string; sides: readonly SideWord[] }) =>
    `This looks like a whole ${a.size} board, but ${sides(a.sides)} ${form(a.sides.length, 'is', 'are')} open. Draw ${form(a.sides.length, 'the edge', 'the edges')} if the board ends there`,

  'digit.duplicate': (a: { digit: string; number: number }) =>
    `Move ${a.number} (“${a.digit}”) is drawn twice; Koban uses the first one. For a later move on the same point, write “replays:”`,
  'digit.missing': (a: { number: number; next: number }) =>
    a.number === 1
      ? `Move 1 is missing, but move ${a.next} is drawn: draw a 1`
      : `Move ${a.number} is missing: draw ${anDigit(a.number)}, or write “replays: ${a.number}@1” if it was played where move 1 was`,
  'label.duplicate': (a: { label: string }) => `Label “${a.label}” is drawn twice; Koban uses the first one`,
  'label.small-stone': (a: { label: string }) =>
    `“${a.label}” is a label here, not a stone: stones are capital letters`,
  'label.unknown': (a: { label: string }) => `The diagram has no label “${a.label}”`,

  'move.unreadable': (a: { written: string }) =>
    `${quote(a.written)} is not a move. A move is a coordinate (c4), a label, pass, tenuki or @N, optionally after B or W`,
  'move.color-alone': (a: { color: string }) => `“${a.color}” needs a move after it`,
  'move.no-column-i': (a: { meant: string }) => `There is no column i. Did you mean ${a.meant}?`,
  'move.off-board': offBoard,
  'move.same-color': (a: { color: 'black' | 'white' }) =>
    `${a.color === 'black' ? 'Black' : 'White'} plays twice in a row here. Write “pass” or “tenuki” for the other player if that is intended`,

  'replay.unreadable': (a: { written: string }) =>
    `${quote(a.written)} is not a replay. Write 4@1, or 4 at 1: move 4 is played where move 1 was`,
  'replay.drawn': (a: { number: number }) =>
    `Move ${a.number} has a point already; Koban ignores this replay`,
  'replay.later': (a: { number: number; at: number }) =>
    `Move ${a.number} cannot replay move ${a.at}: only an earlier move can be replayed`,
  'replay.unknown': (a: { at: number }) => `Move ${a.at} is not drawn in this diagram`,

  'mark.unreadable': (a: { written: string; value: Said }) =>
    `Koban cannot read ${quote(a.written)}. Write ${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a: { point: string }) => `${a.point} has a mark already; Koban draws the first one`,

  'show.twice': (a: { word: string }) => `“${a.word}” appears twice in this line; Koban uses the first one`,

  'expect.unreadable': (a: { forms: readonly string[] }) =>
    a.forms.length === 1
      ? `Koban cannot read this claim. Write “${a.forms[0]}”`
      : `Koban cannot read this claim. A claim has one of these forms: ${a.forms.map((form) => `“${form}”`).join('; ')}`,
  'expect.eye-worth': (a: { written: string; near: string | undefined }) =>
    `${quote(a.written)} is not a value or a class of an eye. Write a sum such as 1+b or 2a, or a class such as proper, half, false or better than half${didYouMean(a.near)}`,
  'expect.no-point': (a: { written: string }) => `${quote(a.written)} is not a point`,
  'expect.off-board': offBoard,

  'fence.open': (a: { closing: string }) =>
    `This fence is never closed, so Koban reads the rest of the text as diagrams. Close it with ${a.closing}`,

  'fix.write': (a: { text: string }) => `Write “${a.text}”`,
  'fix.write-nothing': () => 'Remove the value',
  'fix.pad-row': () => 'Pad the row with empty points',
  'fix.cut-row': () => 'Remove the extra points',
  'fix.add-edge': (a: { side: 'left' | 'right' }) => `Add the missing ${a.side} edge`,
  'fix.draw-edge': (a: { side: SideWord }) => `Draw the ${a.side} edge`,
  'fix.draw-all-edges': () => 'Draw all edges',
  'fix.remove-blank-lines': () => 'Remove the blank lines',
  'fix.begin-entry': () => 'Begin a new entry here',
  'fix.half-width': () => 'Write signs and spaces in half width',
  'fix.begin-with-moves': () => 'Begin the line with moves:',
  'fix.make-comment': () => 'Make it a comment (;)',
  'fix.close-fence': () => 'Close the fence',
  'fix.leave-out-i': () => 'Leave out the letter i',
  'fix.write-tenuki': () => 'Write tenuki, a play outside the diagram',
} as const;

export type SideWord = 'top' | 'right' | 'bottom' | 'left';
const SIDE: Readonly<Record<SideWord, string>> = {
  top: 'the top',
  right: 'the right side',
  bottom: 'the bottom',
  left: 'the left side',
};
const sides = (all: readonly SideWord[]) => list(all.map((side) => SIDE[side]));
const anDigit = (n: number) => `${n === 8 ? 'an' : 'a'} ${n === 10 ? 0 : n}`;
