/**
 * The diagnostics of the reference: for each code what causes it, what an author does about it, and an example that causes it. `pages.mjs`
 * runs the examples and prints severity and message as Koban gives them; a test compares this list with the registries of codes.
 */

const KO = `size: 5
+-----------+
| . . . . . |
| . X O . . |
| X O . O . |
| . X O . . |
| . . . . . |
+-----------+
`;
const TRIPLE_KO = `size: 7
+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+
`;
const BENT_FOUR = `size: 7
+---------------+
| . . . . . . . |
| . . . . . . . |
| . . . . . . . |
| X X . . . . . |
| O O X X . . . |
| . O O O X . . |
| . . . O X . . |
+---------------+
moves: B b1 W a1 B a2 W a1
`;
const SENDING_TWO = `size: 6
+-------------+
| . O . X X . |
| O X X X X X |
| O X X . X X |
| O X X X X X |
| O O O O O O |
| O . O O . O |
+-------------+
moves: W c6 B a6 W b6 B pass W c6 B a6 W b6
`;
const SNAPBACK = `size: 5
+-----------+
| . . . . . |
| . . . . . |
| X X . . . |
| O O X . . |
| . . O . . |
+-----------+
moves: B b1 W a1
`;
/**
 * Code, cause and what to do, one code a line.
 * @returns {string[][]}
 */
const rows = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** Groups in the order of the page. `file` is how the examples are read; with `notation`, that notation alone reads them. */
/** @type {{ title: string, about: string, rows: string[][], file?: string, notation?: string }[]} */
export const GROUPS = [
  {
    title: 'Lines and entries',
    about: 'Lines of a `.goban` file or fence that Koban cannot read.',
    file: 'a.goban',
    rows: rows(`
line.unreadable | The line is not a row, an edge, a \`key: value\` line, a comment (\`;\`) or a title (\`#\`). | Begin a comment with \`;\`, or write the missing key.
entry.no-board | The entry has no rows, no \`size:\` and no \`from:\`. | Draw rows, or write \`size:\` or \`from:\`.
field.unknown-key | The key does not exist. | Take the suggestion, or look it up in [the notation](notation.md#the-lines).
field.duplicate | An entry has a key twice that it can have only once. Koban uses the first one. | Remove one of the two.
field.empty | The key has no value. | Write a value, or remove the line.
field.value | The key does not take this value. | Take the suggestion, or write a value that the message lists.
rule.unknown | No rule has this identifier. | Take the suggestion, or choose one of [the rules](rules.md).
rule.duplicate | A rule is listed twice. | Remove one of the two.
rule.option-unknown | What follows “with” or “and” is not an option of this rule. | Take the suggestion, or choose one of [the options](rules.md#variants).
rule.option-value | The option does not take this value. | Take the suggestion, or write a value that the message lists.
rule.option-twice | A variant has the same option twice. | Remove one of the two.
rule.naming | The name in a “rule:” line already means something, or is not one word. | Choose another name.
fence.open | Nothing closes the fence in Markdown, so Koban reads all text after it as diagrams. | Take the fix, which closes the fence, or close it where it should end.
`),
  },
  {
    title: 'Boards',
    about: 'Rows, edges, coordinates and sizes.',
    file: 'a.goban',
    rows: rows(`
diagram.ragged-row | The row has more or fewer points than the board has columns. Koban treats missing points as unknown and ignores the rest of a long row. | Add or remove points.
diagram.unknown-glyph | A sign in a row is not a sign of the notation. Koban treats the point as unknown. | Write \`X\`, \`O\`, \`.\`, \`?\`, a digit, a letter or \`*\`.
diagram.gap | A blank line splits the board. Koban skips it. | Remove the blank line.
diagram.second-board | An entry has two boards. Koban does not read the second. | Begin a new entry with a title (\`# …\`).
diagram.missing-edge | A side has bars at some rows only. Koban treats it as an edge. | Draw the missing bars, or remove the others.
diagram.too-large | The board has more than 25 columns or rows. | Draw a part of the board.
coordinates.columns | There are more or fewer column letters than columns. Koban ignores the letters. | Correct the letters.
coordinates.letter-i | The column letters include i, which Go boards leave out. | Take the fix, which corrects the letters.
coordinates.disagree | The letters above and below the board differ. Koban uses the first ones. | Correct one of the two lines.
coordinates.rows | A row number is out of order. | Correct the number.
coordinates.place | The coordinates put the part elsewhere on the board than the edges and the size do. | Correct the coordinates, the edges or the size.
coordinates.range | The coordinates lead beyond the largest board, or beyond the size. Koban ignores them. | Correct the coordinates or the size.
size.too-small | More columns or rows are drawn than the size has. | Correct the size.
size.mismatch | Opposite edges are drawn, but not as far apart as the size says. | Correct the size, or remove an edge.
size.place-unknown | Only a part of the board is drawn, and nothing says where it lies. | Draw an edge or coordinates.
size.unsaid | The drawing begins at a1 and may be the whole board, but its top and right sides are open. | Take the fix, which writes \`size:\`.
size.open-sides | The drawing is a square that may be the whole board, but sides have no edge. | Draw the edges, or take the fix, which writes \`size:\`. A part of a board needs nothing.
board.no-liberty | A chain is drawn without a liberty, so the position cannot occur in a game. Koban leaves its eyes undecided. | Correct the drawing.
`),
  },
  {
    title: 'Moves, digits and labels',
    about: 'What is drawn on points, and the lines `moves:`, `replays:` and `first:`.',
    file: 'a.goban',
    rows: rows(`
digit.duplicate | A move is drawn twice. Koban uses the first one. | Write \`replays:\` for a later move on the same point.
digit.missing | A number is missing between the drawn moves. | Draw it, or write \`replays: 3@1\` if the move was played where move 1 was.
label.duplicate | A label is drawn twice. Koban uses the first one. | Choose another letter. Stones are capital letters.
label.small-stone | There is a single small \`x\` or \`o\` among stones. Koban reads it as a label, and no move or claim uses it. | Take the fix if a stone is meant.
label.unknown | A move or a claim names a label that the diagram does not have. | Draw the label, or write a coordinate.
move.unreadable | The text is not a move. | Write a coordinate (\`c4\`), a label, \`pass\`, \`tenuki\` or \`@N\`, optionally after \`B\` or \`W\`.
move.color-alone | A color has no move after it. | Write the move, or remove the color.
move.no-column-i | There is no column i. | Take the fix, which writes j.
move.same-color | Two moves of one color follow each other in a sequence that has moves of both colors. | Write the missing move, \`pass\` or \`tenuki\`.
move.off-board | The point is not on the drawn board. | Correct the coordinate, or write \`tenuki\` for a play elsewhere.
replay.unreadable | The text is not a replay. | Write \`4@1\` or \`4 at 1\`.
replay.drawn | The move has a point already, because a digit shows it. | Remove the replay or the digit.
replay.later | A move can replay only an earlier move. | Correct the numbers.
replay.unknown | The move named after \`@\` is not drawn. | Correct the number.
moves.again-nowhere | \`@N\` names a move that was not played on the board. | Write the point.
mark.unreadable | The line takes points, or points with texts, or pairs of points. | Write what the message asks for.
mark.off-board | A mark is not on the drawn board. | Correct the coordinate.
mark.second | A point has two shapes or two texts. Koban draws the first. | Remove one of the two.
show.twice | The line \`show:\` has a word twice. Koban uses the first one. | Remove one of the two.
show.no-such-move | The line \`show:\` names a move that the entry does not have. | Correct the number.
show.whole-unknown | The line \`show:\` asks for the whole board, and the place of the drawn part on it is not known. | Write \`size:\`, and coordinates if no edge is drawn.
show.no-hot | The line \`show:\` asks for hot stones, and no rule of the entry has any. | Add \`spight\` to \`rules:\`, or remove the word.
`),
  },
  {
    title: 'Entries that continue others',
    about: 'The line `from:`.',
    file: 'a.goban',
    rows: rows(`
link.unknown-title | No entry of the file or page has this title. | Take the suggestion, or correct the title.
link.circle | The entries continue each other in a circle. | Give one of them a board.
link.no-such-move | The entry has no move with this number. | Correct the number after \`after\`.
link.board-differs | The entry continues another and draws a different board. Koban uses the drawn board, without the history. | Remove the rows, or \`from:\`.
`),
  },
  {
    title: 'Claims',
    about: 'The line `expect:`. See [claims](claims.md).',
    file: 'a.goban',
    rows: rows(`
expect.failed | The claim does not hold. The message says what does. | Correct the claim or the diagram; a fix writes what holds.
expect.void | The claim is about a move or a rule that does not exist. | Correct the number or the rule.
expect.open | The claim cannot be decided, because a verdict is undecided or a diagonal of an eye is unknown. | Draw more of the board, raise \`max-cycle\` or the search budget, or claim \`undecided\`.
expect.unproven | The claim holds, but Koban did not search every move for some diagonals of the eye, so the value is not proven. See [eyes](../explanation/eyes.md#reading-and-patterns). | Nothing needs to be done. If every move can be tried on a smaller board, draw that.
expect.unreadable | The text is not a claim. | Write one of the forms in [claims](claims.md).
expect.eye-worth | The text after \`is\` is neither a value nor a class of eyes. | Write a sum such as \`1+b\`, or a class such as \`better than half\`.
expect.no-point | The text is not a point. | Write coordinates or labels.
expect.off-board | The point is not on the drawn board. | Correct the coordinate.
`),
  },
  {
    title: 'Moves and rules',
    about:
      'What the board and the active rule say of a move. If a claim expects the verdict, its severity is information. Rules that are listed but not active report nothing here; hovers and the table of rules show their verdicts.',
    file: 'a.goban',
    rows: rows(`
play.occupied | There is a stone on the point. An entry leaves the board as it is; SGF puts the stone there, as FF[4] says. | Correct the coordinate.
play.unknown | The point is unknown (\`?\`). | Draw what is there.
play.suicide | The chain of the new stone has no liberty, and the rule set or the entry does not allow suicide. No ko rule speaks of it. | Correct the move, or write \`suicide: allowed\`.
game.cycle | The position has been on the board before, and the active rule does not forbid it. The setting \`koban.cycleWarnings\` chooses the severity. | Choose a rule, or claim \`cycle N\`.
basic.recapture | Basic ko forbids the immediate recapture. | Play elsewhere first, or claim that the move is forbidden.
superko.positional | The play recreates an earlier position of the whole board. | Play elsewhere, or claim that the move is forbidden. The related location leads to the earlier position.
superko.situational | The play recreates an earlier position with the same player to move. | Play elsewhere, or claim that the move is forbidden.
superko.natural-situational | The play recreates a position that the same player made by a play. | Play elsewhere, or claim that the move is forbidden.
spight.hot-stone | A ko play captures a hot stone. | Play something that is not a ko play first. *Show Proof* plays the two kos.
spight.odd-cycle | The play completes an odd cycle for the second time. | Play elsewhere.
spight.hidden-ko | Only a hidden ko would forbid the play. Koban ignores hidden kos unless the entry counts them. | Nothing, or write \`hidden-kos: count\`.
spight.undecided | The search ended before the verdict was certain. | Raise the search budget, or lower \`max-cycle\`.
coupling.basic-ko | The play recaptures a single ko stone that has just captured a single ko stone. | Play elsewhere first.
coupling.disturber | The disturber plays a ko stone in a ko position that has been repeated. | Play elsewhere first.
coupling.prohibition | A player would become the disturber of a ko position for the second time, or would play a stone that is not a ko stone on a point for the second time. | Change the board outside the ko positions first.
coupling.undecided | The search ended before the ko positions were known. | Raise the search budget, or lower \`max-cycle\`.
korean.repetition | The play recreates a configuration of the whole board: a draw, unless a player deviates. | Claim \`move 6 ends\`, or let a player deviate.
japanese.repetition | The play repeats a position of the whole board: no result, if both players agree. | Claim \`move 6 ends\`, or let a player deviate.
ing.fighting-ko | The play captures a hot stone of a fighting ko, and nobody has played elsewhere in between. | Play elsewhere first.
ing.disturbing-ko | The play completes a disturbing ko for the second time. | Play elsewhere.
ing.undecided | What Koban knows of Ing’s rules does not decide the case. | Claim \`undecided\`, or choose another rule.
`),
  },
  {
    title: 'Diagrams in other notations',
    about: 'Figures, engine output and mail. See [notations](notations.md).',
    file: 'a.texi',
    rows: rows(`
colors.assumed | The text does not say which signs are Black. | Take the fix, which writes \`colors:\`.
digits.numbers | Koban shows the digits as numbers and does not play them. | Write \`digits: moves\` if they are moves.
digits.unclear | Each digit from 1 on appears once, so they may be moves. | Take a fix: \`digits: moves\` or \`digits: numbers\`.
pattern.differs | The two diagrams of a pattern differ in size. | Correct one of the two.
`),
  },
  {
    title: 'Diagrams of Sensei’s Library',
    about: 'Lines that begin with `$$`.',
    notation: 'senseis',
    rows: rows(`
senseis.no-board | The diagram has no rows. | Draw rows.
senseis.header | The word after \`$$\` is not an option. | Write \`B\` or \`W\`, \`c\`, a size, \`m\` with a number, then a blank and the title.
senseis.size | A board has 1 to 25 lines. | Correct the size.
senseis.first | The number of the first move is from 1 to 9999. | Correct the number.
senseis.stray-line | A line within the diagram does not begin with \`$$\`. | Write \`$$\` before it.
senseis.unreadable | The line is not a link, an arrow or a line. | Write \`[a|Page]\`, \`{AR C3 E5}\` or \`{LN C3 E5}\`.
senseis.unknown-glyph | The sign means nothing in a \`$$\` diagram. | Correct the sign.
senseis.ragged-row | The row has fewer or more points than the others. | Add or remove points.
senseis.too-large | The board has more than 25 columns or rows. | Draw a part.
senseis.row-after-edge | There is a row below the lower edge. | Put boards side by side, with \`_\` between them.
senseis.size-small | The drawing is larger than the size. | Correct the size.
senseis.digit-twice | A move is drawn twice. Koban uses the first one. | Write \`2 at 1\` in the title.
senseis.digit-missing | A number is missing. Koban assumes that the move was played elsewhere. | Write \`2 at 1\`, \`2 elsewhere\` or \`2 pass\` in the title.
senseis.label-twice | A label is drawn twice. Moves can name only the first one. | Choose another letter.
senseis.caption | The title names a move that is not drawn. | Correct the number.
senseis.line-end | An arrow or line ends on a point that does not exist. | Correct the point.
senseis.line-unplaced | The coordinates of an arrow are unknown, because the diagram has no corner. | Count from the upper left: \`1:1\`.
senseis.link-nowhere | No point of the diagram has the letter of the link. | Draw the letter.
`),
  },
  {
    title: 'SGF: structure',
    about:
      'Errors: programs may lose or change something when they read the file. Warnings: the file breaks the format. Information and hints: unusual, but allowed.',
    file: 'a.sgf',
    rows: rows(`
sgf.no-game | The file has no game. | Write \`(;SZ[19])\`.
sgf.outside-text | Some text is outside the games. | Remove it.
sgf.stray-text | Text belongs to no property. | Take the fix, which removes it.
sgf.swallowed | A text contains what looks like a node, so the \`]\` that ends it is most likely missing. | Take the fix, which writes the \`]\`, or escape the bracket.
sgf.unescaped-bracket | A \`]\` inside a text ends the text too early. | Take the fix, which writes \`\\]\`.
sgf.extra-close | A \`)\` closes nothing. | Take the fix, which removes it.
sgf.unclosed-tree | A \`(\` is never closed. | Take the fix, which closes it at the end.
sgf.unclosed-value | A value has no \`]\`. | Take the fix, which adds the \`]\`.
sgf.no-value | A property has no value. | Take the fix, or write the value.
sgf.no-name | A value has no property. | Write the name of the property.
sgf.no-node | A node does not begin with \`;\`. | Take the fix, which begins a node.
sgf.late-node | A node follows variations. Koban reads it as one more variation. | Take the fix, which makes it a variation.
sgf.empty-variation | The parentheses contain no node of their own. | Take the fix, which removes the parentheses.
sgf.two-games | Two games are inside the same parentheses. Koban plays the first. | Give each game its own parentheses.
sgf.lost-characters | Characters could not be read. | Open the file in its own encoding.
`),
  },
  {
    title: 'SGF: properties',
    about: 'Names, values and places of properties.',
    file: 'a.sgf',
    rows: rows(`
sgf.unknown-property | SGF does not have this property. | Correct the name, or leave it.
sgf.old-property | FF[4] no longer has this property. | Take the fix, which writes the property that FF[4] has instead, or remove it.
sgf.long-name | FF[4] has no long names. | Take the fix, which writes the short name.
sgf.newer-form | The property belongs to FF[4], but the game names an older version. | Take the fix, which writes \`FF[4]\`.
sgf.duplicate-property | A node has a property twice. | Take the fix, which combines the values, removes the second property, or gives a second move its own node.
sgf.several-values | The property takes one value. Koban uses the first. | Take the fix, which joins texts or keeps the first value.
sgf.wrong-value | The property does not take this value. | Take the fix, or write what the message says.
sgf.off-board | The point is not on the board. | Correct the point or \`SZ\`.
sgf.square-size | A square board has one number. | Take the fix, which writes one number.
sgf.point-twice | A list has a point twice. | Take the fix, which deletes the second one.
sgf.root-property | The property belongs in the first node. | Take the fix, which moves it there or deletes it.
sgf.second-info | Two nodes have information about the game. | Take a fix, which moves the second to the first or deletes it.
sgf.setup-and-move | A node has setup and a move. Koban does the setup first. | Take the fix, which splits the node.
sgf.two-moves | A node has two moves. | Take the fix, which gives the second move its own node.
sgf.root-move | The first node has a move. | Take the fix, which gives the move its own node.
sgf.contradiction | Two properties exclude each other. | Keep one of them.
sgf.two-marks | A point has two marks. | Take the fix, which deletes the second mark.
sgf.handicap | \`HA\` and the stones on the board differ. | Correct one of the two.
sgf.no-move | An annotation describes a move, but its node has none. | Take the fix, which deletes it.
sgf.result | The result is not in the form of FF[4]. | Take the fix, or write a form that the message shows.
sgf.date | The date is not in the form of FF[4]. | Take the fix, or write the form that the message shows.
sgf.time | The time is not a number of seconds. | Take the fix, or write seconds.
sgf.unknown-rules | Koban does not know these rules and uses the settings. | Write a name from [the table](sgf.md#rules).
sgf.unknown-charset | Koban does not know this encoding. | Write UTF-8, if the file is in it.
sgf.small-name | Names in small letters, as some programs write them. Koban reads the common ones. | Write them in capital letters; a fix writes all of them.
sgf.komi | Servers write komi in hundredths, and in stones of Chinese counting. No verdict depends on it. | Write the komi in points, if the guess is right.
sgf.not-go | The record is of another game. | Nothing.
`),
  },
  {
    title: 'SGF: boards and moves',
    about: 'Setup and turns. Moves also have the codes of [moves and rules](#moves-and-rules).',
    file: 'a.sgf',
    rows: rows(`
sgf.stone-on-stone | Setup puts a stone on a stone. | Remove the point.
sgf.nothing-there | Setup clears an empty point. | Take the fix, which deletes the point.
sgf.two-stones | A point is set up twice in one node. | Keep one of the two.
sgf.no-liberty | Setup leaves a chain without a liberty. | Correct the setup.
sgf.turn | A player moves out of turn. | Take the fix, or insert a pass.
`),
  },
];

/** Texts that cause the diagnostics, with options of `koban check` and another file where they are needed. */
/** @type {Record<string, string | { text: string, file?: string, options?: string[] }>} */
export const EXAMPLES = {
  'line.unreadable': 'Black is alive\nX',
  'fence.open': { text: '```goban\n. X\n', file: 'a.md' },
  'entry.no-board': '# A',
  'field.unknown-key': 'X\nfrmo: A',
  'field.duplicate': 'X\nto-play: black\nto-play: white',
  'field.empty': 'X\nrules:',
  'field.value': 'X\nto-play: wite',
  'rule.unknown': 'X\nrules: spigt',
  'rule.duplicate': 'X\nrules: psk, psk',
  'rule.option-unknown': 'X\nrules: psk with pases lift',
  'rule.option-value': 'X\nrules: psk with passes lifts',
  'rule.option-twice': 'X\nrules: psk with passes lift and passes count',
  'rule.naming': 'X\nrule: psk = ssk with passes lift',
  'diagram.ragged-row': '. X O\n. X\n. . .',
  'diagram.unknown-glyph': '. X O\n. ● ○',
  'diagram.gap': '. X\n\nO .',
  'diagram.second-board': '. X\n\nmoves: a1\n\n. X\nO .',
  'diagram.missing-edge': '| . X\n  . O\n| . .',
  'diagram.too-large': '.'.repeat(28),
  'coordinates.columns': '  A B C D\n3 . O\n2 . X\n1 . .',
  'coordinates.letter-i': '  G H I J\n3 . X . .\n2 . . . .',
  'coordinates.disagree': '  A B\n3 . X\n2 . X\n1 . .\n  B C',
  'coordinates.rows': '  A B\n3 . X\n3 . .\n1 O .',
  'coordinates.place': '  C D\n2|. X\n1|. .',
  'coordinates.range': '30|. X|\n29|. .|',
  'size.too-small': 'size: 1x2\n. X\n. .',
  'size.mismatch': 'size: 5x2\n|. X|\n|. .|',
  'size.place-unknown': 'size: 9\n. X\n. .',
  'size.unsaid': '  A B\n2 . X\n1 . .',
  'board.no-liberty': '+---+\n|OX.|\n|XX.|\n+---+',
  'size.open-sides':
    '+-----------\n| . X . . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n+-----------',
  'label.small-stone': '+-------+\n| . X O |\n| . x . |\n| . . . |\n+-------+',
  'move.same-color': '. X .\n. . .\nmoves: B a1 W b1 W c1',
  'digit.duplicate': '1 2 1',
  'digit.missing': '1 2 . 4',
  'label.duplicate': 'a X a',
  'label.unknown': 'a X .\nmoves: a c',
  'move.unreadable': '. X\nmoves: a1-b2',
  'move.color-alone': '. X\nmoves: B W a1',
  'move.no-column-i': '. X\nmoves: i5',
  'move.off-board': '. X\nmoves: B c1',
  'replay.unreadable': '1 2\nreplays: x',
  'replay.drawn': '1 2\nreplays: 2@1',
  'replay.later': '1 2\nreplays: 3@4',
  'replay.unknown': '1 2\nreplays: 3@0',
  'moves.again-nowhere': `${KO}moves: B pass W @1`,
  'mark.unreadable': '. X\n. .\ncircle: a1 first',
  'mark.off-board': '. X\n. .\narrow: a1-c3',
  'mark.second': '. X\n. .\nlabel: a1=A a1=B',
  'show.twice': 'X .\nshow: eyes, eyes',
  'show.no-such-move': '. X\nmoves: B a1\nshow: after 2',
  'show.whole-unknown': 'X .\nshow: whole board',
  'show.no-hot': 'X .\nrules: basic\nshow: hot',
  'link.unknown-title': '# A\nX\n\n# B\nfrom: C',
  'link.circle': '# A\nfrom: B\n\n# B\nfrom: A',
  'link.no-such-move': '# A\n. X\nmoves: B a1\n\n# B\nfrom: A after 7',
  'link.board-differs': '# A\n. X\n\n# B\nfrom: A\nX .',
  'expect.failed': `rules: basic\n${KO}moves: B c3\nexpect: captures 2 at move 1`,
  'expect.void': `rules: basic\n${KO}moves: B c3\nexpect: move 9 forbidden`,
  'expect.open': `rules: ing\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5\nexpect: move 4 forbidden`,
  'expect.unproven': `${'. . . . . .\n'.repeat(2)}. X . . . .\nX . X . . .\nO X O . . .\n. O O . . .\nedges: all\nexpect: eye b3 is 2+b`,
  'expect.unreadable': 'X\nexpect: nothing',
  'expect.eye-worth': 'X\nexpect: eye a1 is 1+c',
  'expect.no-point': 'X\nexpect: hot after 1: &',
  'expect.off-board': 'X\nexpect: hot after 1: b1',
  'play.occupied': `${KO}moves: B b4`,
  'play.unknown': '. ?\n. .\nmoves: B b2',
  'play.suicide': 'edges: all\n. X\nX .\nmoves: W a2',
  'game.cycle': `rules: none\n${KO}moves: B c3 W b3`,
  'basic.recapture': `rules: basic\n${KO}moves: B c3 W b3`,
  'superko.positional': `rules: psk\n${KO}moves: B c3 W b3`,
  'superko.situational': `rules: ssk\n${KO}moves: B c3 W b3`,
  'superko.natural-situational': `rules: nssk\n${KO}moves: B c3 W b3 B c3`,
  'spight.hot-stone': `rules: spight\n${KO}moves: B c3 W b3`,
  'spight.odd-cycle': `rules: spight\n${SENDING_TWO}`,
  'spight.hidden-ko': `rules: spight\n${SNAPBACK}`,
  'spight.undecided': { text: `rules: spight\n${BENT_FOUR}`, options: ['--budget', '1'] },
  'coupling.basic-ko': `rules: coupling\n${KO}moves: B c3 W b3`,
  'coupling.disturber': `rules: coupling\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5 B d6`,
  'coupling.prohibition': `rules: coupling\n${KO}moves: B c3 W pass B pass W b3 B pass W pass B c3`,
  'coupling.undecided': { text: `rules: coupling\n${BENT_FOUR}`, options: ['--budget', '1'] },
  'korean.repetition': `rules: korean\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5`,
  'japanese.repetition': `rules: japanese\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5`,
  'ing.fighting-ko': `rules: ing\n${KO}moves: B c3 W b3`,
  'ing.disturbing-ko': `rules: ing\n${SENDING_TWO}`,
  'ing.undecided': `rules: ing\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5`,
  'colors.assumed': '@example\n.X..\nXO.O\n.XO.\n.O..\n@end example\n',
  'digits.numbers': '@example\nXX.23\nXO12.\nXO.13\n@end example\n',
  'digits.unclear': '@example\n.4.2.\n3.X.1\n..O..\n@end example\n',
  'pattern.differs': { text: 'Pattern P\n\nXO\n.X\n\n:8\n\nXOO\n.XO\n\n;x(a)\n', file: 'patterns/a.db' },
  'senseis.no-board': '$$B Nothing\n$$',
  'senseis.header': '$$Black to play\n$$ . X',
  'senseis.size': '$$B26\n$$ . X',
  'senseis.first': '$$Bm0\n$$ . X',
  'senseis.stray-line': '$$B\n$$ . X\nprose\n$$ . .',
  'senseis.unreadable': '$$B\n$$ . X\n$$ [a]',
  'senseis.unknown-glyph': '$$B\n$$ . X ! .',
  'senseis.ragged-row': '$$B\n$$ . X .\n$$ . X .\n$$ . X',
  'senseis.too-large': '$$B\n$$ . . . . . . . . . . . . . . . . . . . . . . . . . .',
  'senseis.row-after-edge': '$$B\n$$ . X\n$$ ---\n$$ . X',
  'senseis.size-small': '$$B2\n$$ | . . X |\n$$ -------',
  'senseis.digit-twice': '$$B\n$$ 1 1',
  'senseis.digit-missing': '$$B\n$$ 1 3',
  'senseis.label-twice': '$$B\n$$ a a',
  'senseis.caption': '$$B 5 at 2\n$$ 1 .',
  'senseis.line-end': '$$B\n$$ | . X\n$$ ---\n$$ {AR A1 I2}',
  'senseis.line-unplaced': '$$B\n$$ . X\n$$ {AR A1 B1}',
  'senseis.link-nowhere': '$$B\n$$ . X\n$$ [b|Page]',
  'sgf.no-game': 'Hello',
  'sgf.outside-text': '(;C[x])Bye',
  'sgf.stray-text': '(;AB[aa],[bb])',
  'sgf.swallowed': '(;C[good\n;W[bb];B[cc])',
  'sgf.unescaped-bracket': '(;C[a [1] b];B[aa])',
  'sgf.extra-close': '(;C[x]))',
  'sgf.unclosed-tree': '(;C[x](;B[aa]',
  'sgf.unclosed-value': '(;B[aa;W[bb])',
  'sgf.no-value': '(;B)',
  'sgf.no-name': '(;[aa])',
  'sgf.no-node': '(C[x])',
  'sgf.late-node': '(;C[x](;B[aa]);B[bb])',
  'sgf.empty-variation': '((;C[x]))',
  'sgf.two-games': '((;C[x])(;C[y]))',
  'sgf.lost-characters': '(;C[a��])',
  'sgf.unknown-property': '(;XY[z])',
  'sgf.old-property': '(;FF[4];M[aa])',
  'sgf.long-name': '(;FF[4];Black[aa])',
  'sgf.newer-form': '(;FF[3]SQ[aa])',
  'sgf.duplicate-property': '(;AB[aa]C[x]AB[bb])',
  'sgf.several-values': '(;KM[6.5][7.5])',
  'sgf.wrong-value': '(;B[Q16])',
  'sgf.off-board': '(;SZ[9];B[pd])',
  'sgf.square-size': '(;SZ[9:9])',
  'sgf.point-twice': '(;CR[aa][bb][aa])',
  'sgf.root-property': '(;C[x];SZ[9])',
  'sgf.second-info': '(;PB[x];PW[y])',
  'sgf.setup-and-move': '(;C[x];B[aa]AB[bb])',
  'sgf.two-moves': '(;B[aa]W[bb])',
  'sgf.root-move': '(;SZ[9]B[aa])',
  'sgf.contradiction': '(;GB[1]GW[1])',
  'sgf.two-marks': '(;TR[aa][bb]CR[bb][cc])',
  'sgf.handicap': '(;HA[3]AB[aa][bb];W[cc])',
  'sgf.no-move': '(;C[x];BM[1])',
  'sgf.result': '(;RE[black won by 3 1/2])',
  'sgf.date': '(;DT[1 May 2024])',
  'sgf.time': '(;FF[4]TM[1:30:00])',
  'sgf.unknown-rules': '(;RU[mine])',
  'sgf.unknown-charset': '(;CA[EBCDIC])',
  'sgf.small-name': '(;FF[4]SZ[9];b[dd];w[cc])',
  'sgf.komi': '(;FF[4]KM[375])',
  'sgf.not-go': '(;GM[2])',
  'sgf.stone-on-stone': '(;B[aa];AW[bb][aa])',
  'sgf.nothing-there': '(;B[aa];AE[aa][bb])',
  'sgf.two-stones': '(;AB[aa]AW[aa])',
  'sgf.no-liberty': '(;SZ[3]AB[ba][ab]AW[aa][cc])',
  'sgf.turn': '(;B[aa];B[bb])',
};

/** Code, severity, cause and what to do, where no small text causes the diagnostic. */
export const WITHOUT_EXAMPLE = rows(`
sgf.too-many | information | One game has more than 5,000 problems. The rest is not shown. | Correct those that are shown.
eye.differs | warning | The value of an eye that is printed beside a figure is not the one that Koban computes. | Correct the figure or the value.
entry.too-long | error | One entry has more than 20,000 lines with keys, or more than 20,000 words in them. A mistake counts as 80 words. | Make several entries of it.
title.second | error | An entry has two titles. | Give the second title a board of its own, or remove it.
pattern.no-diagram | warning | A pattern of a pattern database has no diagram. | Draw it.
sgf.nul | warning | The text has NUL characters. | Take the fix, which removes them.
diagram.not-points | information | A figure of another notation has something drawn between its points. Koban ignores it. | Nothing, or redraw the figure.
check.more | hint | The editor lists at most 1,000 problems of a text and leaves out the least severe. | Run \`koban check\`, which lists all.
check.too-large | warning | The text is larger than 20 MB, or it has more than 200,000 games or variations. The editor leaves it alone. | Split it.
file.not-utf8 | warning | \`koban check\` reads a text that is not UTF-8. It uses another encoding where only that one fits, else letters beyond ASCII may be wrong. | Save the text as UTF-8, or name its encoding with \`--encoding\`.
link.too-deep | error | More than 100 entries form one chain of \`from:\` lines. | Draw the board again in between.
`);

/** Refusals of the board view: an edit of the board that Koban does not make. They are messages over the board, not diagnostics. */
export const REFUSALS = rows(`
write.occupied | There is a stone on the point.
write.unknown | The point is unknown (\`?\`).
write.off-board | The point is not on the board.
write.forbidden | The active rule forbids the move. <kbd>Alt</kbd>+click plays it anyway.
write.not-last | The text continues with another move. Koban offers to begin a variation.
write.continued | Other entries continue this one after its last move. Koban asks from which move they continue.
write.notation | The notation cannot hold the edit: SGF has no plays elsewhere; in an entry the board view edits no comments and deletes no moves.
write.broken | The game contains text that belongs to no property, so Koban does not know where a new move goes.
write.no-board | The entry has no board.
write.not-drawn | The entry shows the board of another entry.
write.first | The shown board is not the drawn one. Go to the start to change the drawing.
write.played | A move was played on the point.
write.digit | The point has the digit of a move.
write.breaks | With this stone on the board, later moves could not be played.
write.ragged | The drawn row ends before the point.
write.in-use | A move or a claim names the label on the point.
write.label-used | Another entry names the label.
write.label-taken | Another point has the label.
write.no-label | The text is not a label.
write.not-empty | The point is not empty.
write.same | The point has this mark, stone or label already.
write.unsafe | The surrounding text would be read differently. Edit the text instead.
`);

/** What a conversion reports on standard error, or in a message of the editor. */
export const LOSSES = rows(`
lost.comments | comments of an entry or a record
lost.facts | \`expect\` and other lines that the target cannot hold
lost.from | the history before a position: of an entry that continues another, of a further diagram of one game, or before setup in the middle of a game
lost.impossible | plays that cannot be made
lost.labels | labels
lost.lines | arrows and lines
lost.links | links of a \`$$\` diagram
lost.marks | marks on points (\`*\`)
lost.moves | the order of moves
lost.open | open sides
lost.place | where a part lies on the board
lost.properties | what a record says with properties that the target does not have: players, komi, names of nodes
lost.rules | rules
lost.signs | shapes, territory and texts
lost.size | the size of the board
lost.tenuki | plays elsewhere, which become passes
lost.title | the title
lost.turn | who is to play
lost.unknown | unknown points (\`?\`)
lost.unread | text of a record that is not SGF; a board of an engine that Koban does not find in the text again, as boards of few columns
`);
