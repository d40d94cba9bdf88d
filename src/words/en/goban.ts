import { defineDiagnostic } from '../define.ts';
import type { Said } from '../types.ts';
import { KO } from './example-boards.ts';
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
  'rule.unknown': (a: {
    written: string;
    near: string | undefined;
    /** Rules that the name may stand for, and nothing says which. */
    among?: readonly string[] | undefined;
    known: readonly string[];
  }) =>
    a.among
      ? `${quote(a.written)} can be several rules. Write ${either(a.among)}`
      : `There is no rule ${quote(a.written)}${didYouMean(a.near) || `; the rules are ${list(a.known)}`}`,
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
      : `Move ${a.number} is missing: draw ${anDigit(a.number)}${a.number > 2 ? `, or write “replays: ${a.number}@1” if it was played where move 1 was` : ''}`,
  'label.duplicate': (a: { label: string }) => `Label “${a.label}” is drawn twice; Koban uses the first one`,
  'label.small-stone': (a: { label: string }) =>
    `“${a.label}” is a label here, not a stone: stones are capital letters`,
  'label.small-stones': (a: { small: string }) =>
    `Stones are capital letters: “${a.small}” would be labels, each drawn once; Koban uses the first ones`,
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

  'moves.again-nowhere': (a: { move: number }) =>
    `Move ${a.move} was not played on the board, so @${a.move} names no point`,
  'mark.unreadable': (a: { written: string; value: Said }) =>
    `Koban cannot read ${quote(a.written)}. Write ${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a: { point: string }) => `${a.point} has a mark already; Koban draws the first one`,

  'show.twice': (a: { word: string }) => `“${a.word}” appears twice in this line; Koban uses the first one`,

  'expect.unreadable': (a: { forms: readonly string[] }) =>
    a.forms.length === 1
      ? `Koban cannot read this claim. Write “${a.forms[0]}”`
      : `Koban cannot read this claim. Forms of claims: ${a.forms.map((form) => `“${form}”`).join('; ')}`,
  'expect.eye-worth': (a: { written: string; near: string | undefined }) =>
    `${quote(a.written)} is not a value or a class of an eye. Write a sum such as 1+b or 2a, or a class such as proper, half, false or better than half${didYouMean(a.near)}`,
  'expect.no-point': (a: { written: string }) => `${quote(a.written)} is not a point`,
  'expect.off-board': offBoard,

  'fence.open': (a: { closing: string; isInside?: boolean }) =>
    a.isInside
      ? `A fence begins here, and the one above is not closed. Close it with ${a.closing} above this line`
      : `This fence is never closed, so Koban reads the rest of the text as diagrams. Close it with ${a.closing}`,

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

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  lines: {
    'line.unreadable': defineDiagnostic(
      'error',
      'The line is not a row, an edge, a `key: value` line, a comment (`;`) or a title (`#`).',
      'Begin a comment with `;`, or write the missing key.',
      'Black is alive\nX',
    ),
    'entry.no-board': defineDiagnostic(
      'warning',
      'The entry has no rows, no `size:` and no `from:`.',
      'Draw rows, or write `size:` or `from:`.',
      '# A',
    ),
    'field.unknown-key': defineDiagnostic(
      'error',
      'The key does not exist.',
      'Take the suggestion, or look it up in [the notation](notation.md#the-lines).',
      'X\nfrmo: A',
    ),
    'field.duplicate': defineDiagnostic(
      'error',
      'An entry has a key twice that it can have only once. Koban uses the first one.',
      'Remove one of the two.',
      'X\nto-play: black\nto-play: white',
    ),
    'field.empty': defineDiagnostic(
      'warning',
      'The key has no value.',
      'Write a value, or remove the line.',
      'X\nrules:',
    ),
    'field.value': defineDiagnostic(
      'error',
      'The key does not take this value.',
      'Take the suggestion, or write a value that the message lists.',
      'X\nto-play: wite',
    ),
    'rule.unknown': defineDiagnostic(
      'error',
      'No rule has this identifier.',
      'Take the suggestion, or choose one of [the rules](rules.md).',
      'X\nrules: spigt',
    ),
    'rule.duplicate': defineDiagnostic(
      'warning',
      'A rule is listed twice.',
      'Remove one of the two.',
      'X\nrules: psk, psk',
    ),
    'rule.option-unknown': defineDiagnostic(
      'error',
      'What follows “with” or “and” is not an option of this rule.',
      'Take the suggestion, or choose one of [the options](rules.md#variants).',
      'X\nrules: psk with pases lift',
    ),
    'rule.option-value': defineDiagnostic(
      'error',
      'The option does not take this value.',
      'Take the suggestion, or write a value that the message lists.',
      'X\nrules: psk with passes lifts',
    ),
    'rule.option-twice': defineDiagnostic(
      'error',
      'A variant has the same option twice.',
      'Remove one of the two.',
      'X\nrules: psk with passes lift and passes count',
    ),
    'rule.naming': defineDiagnostic(
      'error',
      'The name in a “rule:” line already means something, or is not one word.',
      'Choose another name.',
      'X\nrule: psk = ssk with passes lift',
    ),
    'fence.open': defineDiagnostic(
      'warning',
      'Nothing closes the fence in Markdown, so Koban reads all text after it as diagrams.',
      'Take the fix, which closes the fence, or close it where it should end.',
      { text: '```goban\n. X\n', file: 'a.md' },
    ),
    'entry.too-long': defineDiagnostic(
      'error',
      'One entry has more than 20,000 lines with keys, or more than 20,000 words in them. Each problem counts as 80 words.',
      'Make several entries of it.',
    ),
    'title.second': defineDiagnostic(
      'error',
      'An entry has two titles.',
      'Give the second title a board of its own, or remove it.',
    ),
  },
  boards: {
    'diagram.ragged-row': defineDiagnostic(
      'error',
      'The row has more or fewer points than the board has columns. Koban treats missing points as unknown and ignores the rest of a long row.',
      'Add or remove points.',
      '. X O\n. X\n. . .',
    ),
    'diagram.unknown-glyph': defineDiagnostic(
      'error',
      'A sign in a row is not a sign of the notation. Koban treats the point as unknown.',
      'Write `X`, `O`, `.`, `?`, a digit, a letter or `*`.',
      '. X O\n. ● ○',
    ),
    'diagram.gap': defineDiagnostic(
      'warning',
      'A blank line splits the board. Koban skips it.',
      'Remove the blank line.',
      '. X\n\nO .',
    ),
    'diagram.second-board': defineDiagnostic(
      'error',
      'An entry has two boards. Koban does not read the second.',
      'Begin a new entry with a title (`# …`).',
      '. X\n\nmoves: a1\n\n. X\nO .',
    ),
    'diagram.missing-edge': defineDiagnostic(
      'warning',
      'A side has bars at some rows only. Koban treats it as an edge.',
      'Draw the missing bars, or remove the others.',
      '| . X\n  . O\n| . .',
    ),
    'diagram.too-large': defineDiagnostic(
      'error',
      'The board has more than 52 columns or rows.',
      'Draw a part of the board.',
      '........................................................',
    ),
    'coordinates.columns': defineDiagnostic(
      'warning',
      'There are more or fewer column letters than columns. Koban ignores the letters.',
      'Correct the letters.',
      '  A B C D\n3 . O\n2 . X\n1 . .',
    ),
    'coordinates.letter-i': defineDiagnostic(
      'warning',
      'The column letters include i, which Go boards leave out.',
      'Take the fix, which corrects the letters.',
      '  G H I J\n3 . X . .\n2 . . . .',
    ),
    'coordinates.disagree': defineDiagnostic(
      'warning',
      'The letters above and below the board differ. Koban uses the first ones.',
      'Correct one of the two lines.',
      '  A B\n3 . X\n2 . X\n1 . .\n  B C',
    ),
    'coordinates.rows': defineDiagnostic(
      'warning',
      'A row number is out of order.',
      'Correct the number.',
      '  A B\n3 . X\n3 . .\n1 O .',
    ),
    'coordinates.place': defineDiagnostic(
      'warning',
      'The coordinates put the part elsewhere on the board than the edges and the size do.',
      'Correct the coordinates, the edges or the size.',
      '  C D\n2|. X\n1|. .',
    ),
    'coordinates.range': defineDiagnostic(
      'warning',
      'The coordinates lead beyond the largest board, or beyond the size. Koban ignores them.',
      'Correct the coordinates or the size.',
      '60|. X|\n59|. .|',
    ),
    'size.too-small': defineDiagnostic(
      'error',
      'More columns or rows are drawn than the size has.',
      'Correct the size.',
      'size: 1x2\n. X\n. .',
    ),
    'size.mismatch': defineDiagnostic(
      'error',
      'Opposite edges are drawn, but not as far apart as the size says.',
      'Correct the size, or remove an edge.',
      'size: 5x2\n|. X|\n|. .|',
    ),
    'size.place-unknown': defineDiagnostic(
      'information',
      'Only a part of the board is drawn, and nothing says where it lies.',
      'Draw an edge or coordinates.',
      'size: 9\n. X\n. .',
    ),
    'size.unsaid': defineDiagnostic(
      'hint',
      'The drawing begins at a1 and may be the whole board, but its top and right sides are open.',
      'Take the fix, which writes `size:`.',
      '  A B\n2 . X\n1 . .',
    ),
    'size.open-sides': defineDiagnostic(
      'hint',
      'The drawing is a square that may be the whole board, but sides have no edge.',
      'Draw the edges, or take the fix, which writes `size:`. A part of a board needs nothing.',
      '+-----------\n| . X . . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n+-----------',
    ),
  },
  moves: {
    'digit.duplicate': defineDiagnostic(
      'error',
      'A move is drawn twice. Koban uses the first one.',
      'Write `replays:` for a later move on the same point.',
      '1 2 1',
    ),
    'digit.missing': defineDiagnostic(
      'error',
      'A number is missing between the drawn moves.',
      'Draw it, or write `replays: 3@1` if the move was played where move 1 was.',
      '1 2 . 4',
    ),
    'label.duplicate': defineDiagnostic(
      'error',
      'A label is drawn twice. Koban uses the first one.',
      'Choose another letter. Stones are capital letters.',
      'a X a',
    ),
    'label.small-stone': defineDiagnostic(
      'information',
      'There is a single small `x` or `o` among stones. Koban reads it as a label, and no move or claim uses it.',
      'Take the fix if a stone is meant.',
      '+-------+\n| . X O |\n| . x . |\n| . . . |\n+-------+',
    ),
    'label.small-stones': defineDiagnostic(
      'error',
      'A small `x` or `o` is drawn more than once. Koban reads the first one as a label.',
      'Take the fix, which writes all of them as stones.',
      '. x o .\n. . x .',
    ),
    'label.unknown': defineDiagnostic(
      'error',
      'A move or a claim names a label that the diagram does not have.',
      'Draw the label, or write a coordinate.',
      'a X .\nmoves: a c',
    ),
    'move.unreadable': defineDiagnostic(
      'error',
      'The text is not a move.',
      'Write a coordinate (`c4`), a label, `pass`, `tenuki` or `@N`, optionally after `B` or `W`.',
      '. X\nmoves: a1-b2',
    ),
    'move.color-alone': defineDiagnostic(
      'error',
      'A color has no move after it.',
      'Write the move, or remove the color.',
      '. X\nmoves: B W a1',
    ),
    'move.no-column-i': defineDiagnostic(
      'error',
      'There is no column i.',
      'Take the fix, which writes j.',
      '. X\nmoves: i5',
    ),
    'move.same-color': defineDiagnostic(
      'hint',
      'Two moves of one color follow each other in a sequence that has moves of both colors.',
      'Write the missing move, `pass` or `tenuki`.',
      '. X .\n. . .\nmoves: B a1 W b1 W c1',
    ),
    'move.off-board': defineDiagnostic(
      'error',
      'The point is not on the drawn board.',
      'Correct the coordinate, or write `tenuki` for a play elsewhere.',
      '. X\nmoves: B c1',
    ),
    'replay.unreadable': defineDiagnostic(
      'error',
      'The text is not a replay.',
      'Write `4@1` or `4 at 1`.',
      '1 2\nreplays: x',
    ),
    'replay.drawn': defineDiagnostic(
      'error',
      'The move has a point already, because a digit shows it.',
      'Remove the replay or the digit.',
      '1 2\nreplays: 2@1',
    ),
    'replay.later': defineDiagnostic(
      'error',
      'A move can replay only an earlier move.',
      'Correct the numbers.',
      '1 2\nreplays: 3@4',
    ),
    'replay.unknown': defineDiagnostic(
      'error',
      'The move named after `@` is not drawn.',
      'Correct the number.',
      '1 2\nreplays: 3@0',
    ),
    'moves.again-nowhere': defineDiagnostic(
      'error',
      '`@N` names a move that was not played on the board.',
      'Write the point.',
      `${KO}moves: B pass W @1`,
    ),
    'mark.unreadable': defineDiagnostic(
      'error',
      'The line takes points, or points with texts, or pairs of points.',
      'Write what the message asks for.',
      '. X\n. .\ncircle: a1 first',
    ),
    'mark.off-board': defineDiagnostic(
      'error',
      'A mark is not on the drawn board.',
      'Correct the coordinate.',
      '. X\n. .\narrow: a1-c3',
    ),
    'mark.second': defineDiagnostic(
      'warning',
      'A point has two shapes or two texts. Koban draws the first.',
      'Remove one of the two.',
      '. X\n. .\nlabel: a1=A a1=B',
    ),
    'show.twice': defineDiagnostic(
      'warning',
      'The line `show:` has a word twice. Koban uses the first one.',
      'Remove one of the two.',
      'X .\nshow: eyes, eyes',
    ),
  },
  claims: {
    'expect.unreadable': defineDiagnostic(
      'error',
      'The text is not a claim.',
      'Write one of the forms that the message names.',
      'X\nexpect: nothing',
    ),
    'expect.eye-worth': defineDiagnostic(
      'error',
      'The text after `is` is neither a value nor a class of eyes.',
      'Write a sum such as `1+b`, or a class such as `better than half`.',
      'X\nexpect: eye a1 is 1+c',
    ),
    'expect.no-point': defineDiagnostic(
      'error',
      'The text is not a point.',
      'Write coordinates or labels.',
      'X\nexpect: hot after 1: &',
    ),
    'expect.off-board': defineDiagnostic(
      'error',
      'The point is not on the drawn board.',
      'Correct the coordinate.',
      'X\nexpect: hot after 1: b1',
    ),
  },
};
