/**
 * The corpus of slips: texts as people write them who mean something else, or who come from another notation. Each is the smallest text with
 * that slip. `npm run generate` writes `docs/reference/claims-by-example.md` and `docs/reference/slips-of-sgf.md` of it, with what Koban says and what
 * helps; `test/slips.test.ts` holds the help to lowering the number of problems. `file` is its name, where it is not an entry of Koban.
 */

const BOARD = `rules: basic
+-------+
| . . . |
| . . . |
| . . . |
+-------+
`;
const KO = `# Ko
rules: basic
+-----------+
| . . . . . |
| . X O . . |
| X O . O . |
| . X O . . |
| . . . . . |
+-----------+
moves: B c3 W b3
`;
const EYE = `+-------+
| . . . |
| X X . |
| . X . |
+-------+
`;
const FENCE = '```';

/** Texts that differ in what follows a board. */
const after = (board, rows) => rows.map(([title, lines]) => [title, `${board}${lines}\n`]);
/** A game record with these properties of its root, and this behind it. */
const record = (root, rest = ';B[cc];W[gg]') => `(;FF[4]GM[1]SZ[9]${root}${rest})\n`;
const records = (rows) => rows.map(([title, text]) => [title, text, 'a.sgf']);

export const CLAIMS = [
  {
    title: 'Claims about moves',
    slips: after(KO, [
      ['A misspelled verdict', 'expect: move 2 forbiden'],
      ['The subject after its verdict', 'expect: forbidden move 2'],
      ['No word for the move', 'expect: 2 forbidden'],
      ['A move by its color and point', 'expect: white b3 forbidden'],
      ['A move by its letter and point', 'expect: W b3 forbidden'],
      ['A move by its point', 'expect: b3 forbidden'],
      ['A move with a colon behind it', 'expect move 2: forbidden'],
      ['Another word for forbidden', 'expect: move 2 illegal'],
      ['Not allowed', 'expect: move 2 is not allowed'],
      ['Another word for allowed', 'expect: move 1 legal'],
      ['A hash before the number', 'expect: move #2 forbidden'],
      ['The plural', 'expect: moves 2 forbidden'],
      ['A preposition', 'expect: move 2 forbidden by basic'],
      ['Another word for under', 'expect: move 2 forbidden in basic'],
      ['A sentence', 'expect: white may not play move 2'],
      ['A misspelled rule', 'expect: move 2 forbidden under basci'],
      ['A name of a rule that people use', 'expect: move 2 allowed under no rule'],
      ['A move that is not there', 'expect: move 3 forbidden'],
      ['A verdict that is not true', 'expect: move 2 allowed'],
      ['A claim in capitals with a mistake', 'Expect: Move 2 Forbiddden'],
      ['A key in another form', 'expects: move 2 forbidden'],
      ['Another word for the key', 'assert: move 2 forbidden'],
      ['No key', 'move 2 forbidden'],
      ['No colon', 'expect move 2 forbidden'],
      ['An equals sign', 'expect = move 2 forbidden'],
      ['Two claims in a line', 'expect: move 1 allowed and move 2 forbidden'],
    ]),
  },
  {
    title: 'Claims about stones, kos and cycles',
    slips: [
      ...after(`${KO}expect: move 2 forbidden\n`, [
        ['The number behind the verb', 'expect: move 1 captures 1'],
        ['The imperative', 'expect: capture 1 at move 1'],
        ['The verb at the end', 'expect: 1 captured at move 1'],
        ['The number without its move', 'expect: captures 1'],
        ['A noun for the verb', 'expect: captures 1 stone at move 1'],
        ['Another preposition', 'expect: captures 1 on move 1'],
        ['A count that is not true', 'expect: captures 2 at move 1'],
        ['The word for a number', 'expect: captures one at move 1'],
        ['No colon and no stone', 'expect: hot after 1'],
        ['A singular', 'expect: hot stone after 1: c3'],
        ['A ko position with a hyphen', 'expect: ko-position after 0: b3 c3'],
        ['The length of a cycle', 'expect: cycle of 2'],
        ['The length with its unit', 'expect: cycle 2 plays'],
        ['A repetition of a position', 'expect: repeats move 0 at move 2'],
        ['A repetition', 'expect: move 2 repeats move 0'],
        ['A point that is no point', 'expect: hot after 1: c33'],
        ['A point beside the board', 'expect: hot after 1: g7'],
      ]),
      ...after(EYE, [
        ['A class of an eye, misspelled', 'expect: eye a1 is propper'],
        ['The point before the word', 'expect: a1 is proper'],
        ['The point before the word eye', 'expect: a1 eye is proper'],
        ['Another word for the class', 'expect: eye a1 is real'],
        ['Equals for is', 'expect: eye a1 = proper'],
        ['No verb', 'expect: eye a1 proper'],
        ['A class that is not true', 'expect: eye a1 is false'],
        ['A preposition too much', 'expect: eye at a1 is proper'],
        ['The possessive', "expect: black's eye a1 is proper"],
      ]),
      ...after(`+---------+\n| . O X . |\n| O O X . |\n| X X X . |\n| . . . . |\n+---------+\n`, [
        ['Another word for kills', 'expect: black first captures a3 under psk'],
        ['Black to play', 'expect: black to play kills a3 under psk'],
        ['The passive', 'expect: a3 is killed by black under psk'],
        ['Dead', 'expect: a3 is dead under psk'],
        ['The verb misspelled', 'expect: black first kils a3 under psk'],
      ]),
    ],
  },
  {
    title: 'Moves',
    slips: after(BOARD, [
      ['No key', 'B c3 W b3'],
      ['A misspelled key', 'movse: B c3'],
      ['Another word for the key', 'sequence: B c3'],
      ['The singular', 'move: B c3'],
      ['A number without a period', 'moves: 1 c3 2 b3'],
      ['Stones for colors', 'moves: X c3 O b3'],
      ['A column i', 'moves: B i3'],
      ['A hyphen in the point', 'moves: B c-3'],
      ['The row before the column', 'moves: B 3c'],
      ['Two letters of SGF', 'moves: B cc'],
      ['A move of SGF', 'moves: ;B[cc];W[bb]'],
      ['Moves of SGF without semicolons', 'moves: B[cc] W[bb]'],
      ['A move of GTP', 'play B C3'],
      ['Moves of GTP under a key', 'moves: play B C3'],
      ['A pass of another program', 'moves: B c3 W resign'],
      ['A pass as a sign', 'moves: B c3 W --'],
      ['Elsewhere', 'moves: B c3 W elsewhere'],
      ['A colon behind the color', 'moves: B: c3 W: b3'],
      ['A hyphen between color and point', 'moves: B-c3 W-b3'],
      ['Arrows between moves', 'moves: B c3 -> W b3'],
      ['A point beside the board', 'moves: B e5'],
      ['The color alone', 'moves: B W c3'],
      ['Numbers behind the color', 'moves: B1 c3 W2 b3'],
      ['Small words for colors in another language', 'moves: 黒 c3 白 b3'],
      ['A comment behind a hash', 'moves: B c3 # the ko'],
      ['A comment behind slashes', 'moves: B c3 // the ko'],
      ['An at sign with a space', 'moves: B c3 W @ 1'],
      ['A point of a move that was not played', 'moves: B pass W @1'],
      ['A parenthesis around the moves', 'moves: (B c3 W b3)'],
    ]),
  },
  {
    title: 'Boards',
    slips: [
      ['Small stones', '+-------+\n| x o . |\n| . x o |\n| . . . |\n+-------+\n'],
      ['One small stone', '+-------+\n| . X O |\n| . x . |\n| . . . |\n+-------+\n'],
      ['Circles for stones', '+-------+\n| ● ○ . |\n| . ● ○ |\n| . . . |\n+-------+\n'],
      ['Circles among stones', '. X O\n. ● ○\n. . .\n'],
      ['Characters for stones', '+-------+\n| 黒 白 . |\n| . 黒 白 |\n| . . . |\n+-------+\n'],
      ['B and W for stones', '+-------+\n| B W . |\n| . B W |\n| . . . |\n+-------+\n'],
      ['A hash and an O', '+-------+\n| # O . |\n| . # O |\n| . . . |\n+-------+\n'],
      ['Underscores for empty points', '+-------+\n| X O _ |\n| _ X O |\n| _ _ _ |\n+-------+\n'],
      ['Zeros for white stones', '+-------+\n| X 0 . |\n| . X 0 |\n| . . . |\n+-------+\n'],
      ['A row too short', '+-------+\n| X O . |\n| . X |\n| . . . |\n+-------+\n'],
      ['A row too long', '+-------+\n| X O . |\n| . X O . |\n| . . . |\n+-------+\n'],
      ['A bar left out', '| X O . |\n  . X O |\n| . . . |\n'],
      ['A blank line in the board', '+-------+\n| X O . |\n\n| . X O |\n| . . . |\n+-------+\n'],
      ['Letters with an i', '  G H I J\n3 . X . .\n2 . . . .\n1 . . . .\n'],
      ['Row numbers out of order', '  A B\n3 . X\n3 . .\n1 O .\n'],
      ['A size that does not fit', 'size: 9\n+-------+\n| X O . |\n| . X O |\n| . . . |\n+-------+\n'],
      ['A size in words', 'size: three\n+-------+\n| X O . |\n| . X O |\n| . . . |\n+-------+\n'],
      ['A title below its board', '+-------+\n| X O . |\n| . X O |\n| . . . |\n+-------+\n# Black to play\n'],
      ['A comment that became a title', `${BOARD}# Black captures\nmoves: B c3\n`],
      ['Two titles alike', `# Ko\n${BOARD}\n# Ko\n${BOARD}\n# More\nfrom: Ko\nmoves: B c3\n`],
      ['A title that no entry has', `# Ko\n${BOARD}\n# More\nfrom: Koo\nmoves: B c3\n`],
      ['Two titles above one board', `# Ko\n# A second line\n${BOARD}`],
      ['A move drawn twice', '+-------+\n| 1 2 . |\n| . 1 . |\n| . . . |\n+-------+\n'],
      ['A missing move', '+-------+\n| 1 2 . |\n| . 4 . |\n| . . . |\n+-------+\n'],
      ['A replay without its move', '+-------+\n| 1 . . |\n| . . . |\n| . . . |\n+-------+\nreplays: 3@1\n'],
      ['A label drawn twice', '+-------+\n| a X . |\n| . a . |\n| . . . |\n+-------+\n'],
      ['A comment in slashes', `// from the book\n${BOARD}`],
      ['A fence that is never closed', `${FENCE}goban\n. X\nO .\n`, 'a.md'],
      ['Marked stones of `$$`', '+-------+\n| B W . |\n| . B . |\n| . . . |\n+-------+\n'],
      ['A move of LaTeX', `${BOARD}\\move{c}{3}\n`],
      ['A comment of LaTeX', `% from the book\n${BOARD}`],
      ['The size of a board in GTP', `${BOARD}boardsize 3\n`],
    ],
  },
  {
    title: 'Keys and values',
    slips: after(BOARD.replace('rules: basic\n', ''), [
      ['A misspelled rule', 'rules: spigt'],
      ['The name of a rule', 'rules: superko'],
      ['A name of a country, misspelled', 'rules: japanes'],
      ['A misspelled key', 'rulse: basic'],
      ['Another word for the key', 'ruleset: basic'],
      ['Ko', 'ko: basic'],
      ['An option, misspelled', 'rules: psk with pases lift'],
      ['A value of an option, misspelled', 'rules: psk with passes lifts'],
      ['A rule twice', 'rules: psk, psk'],
      ['A color, misspelled', 'to-play: wite'],
      ['To play as a sentence', 'black to play'],
      ['A key in two words', 'to play: black'],
      ['Turn', 'turn: black'],
      ['A letter for a color', 'to-play: X'],
      ['A key twice', 'to-play: black\nto-play: white'],
      ['No value', 'rules:'],
      ['A title as a key', 'title: Ko'],
      ['A comment as a key', 'comment: from a game'],
      ['Komi', 'komi: 6.5'],
      ['Marks', 'marks: a1 b2'],
      ['A mark without points', 'circle: x'],
      ['Handicap', 'handicap: 2'],
      ['A mark twice', 'circle: a1\nsquare: a1'],
      ['Edges, misspelled', 'edges: botom'],
      ['Suicide as a claim', 'suicide: yes'],
    ]),
  },
  {
    title: 'Input methods',
    slips: [
      ...after(BOARD, [
        ['A colon of full width', 'moves： B c3'],
        ['A whole line of full width', 'moves：　Ｂ　ｃ３　Ｗ　ｂ２'],
        ['Digits of full width', 'moves: B c３'],
        ['A comma of an input method', 'moves: B c3，W b3'],
        ['An ideographic comma', 'moves: B c3、W b3'],
        ['A semicolon of full width', 'moves: B c3\n；　黒の番'],
        ['A semicolon behind moves', 'moves: B c3　；　黒の番'],
        ['A claim of full width', 'moves: B c3\nexpect： move 1 allowed'],
        ['A number of full width', 'moves: B c3\nexpect: move １ allowed'],
        ['Marks of full width', 'circle： ａ１'],
        ['A dash of an input method', 'arrow: a1—c3'],
        ['A rule of full width', 'to-play： black'],
      ]),
      ['A title of full width', `＃ 三コウ\n${BOARD}`],
      ['A board of full width', '＋－－－＋\n｜Ｘ　Ｏ　．｜\n｜．　Ｘ　Ｏ｜\n｜．　．　．｜\n＋－－－＋\n'],
      ['Periods of an input method', '+-------+\n| X O 。 |\n| 。 X O |\n| 。 。 。 |\n+-------+\n'],
      ['Middle dots', '+-------+\n| X O · |\n| · X O |\n| · · · |\n+-------+\n'],
      ['Stones of full width', '+-------+\n| Ｘ Ｏ . |\n| . Ｘ Ｏ |\n| . . . |\n+-------+\n'],
    ],
  },
];

export const SGF = [
  {
    title: 'Points and moves',
    slips: records([
      ['A point of a board', record('', ';B[C7]')],
      ['A point of a board in small letters', record('', ';B[c7]')],
      ['A pass in letters', record('', ';B[cc];W[pass]')],
      ['Capitals', record('', ';B[CC];W[GG]')],
      ['A point beside the board', record('', ';B[cc];W[qd]')],
      ['An occupied point', record('', ';B[cc];W[cc]')],
      ['Two moves in a node', record('', ';B[cc]W[gg]')],
      ['Two values of a move', record('', ';B[cc][dd]')],
      ['Black twice', record('', ';B[cc];B[gg]')],
      ['Moves and stones in a node', record('', ';B[cc]AW[gg]')],
      ['A stone on a stone', record('AB[cc][cc]', '')],
      ['A long name of a move', record('', ';Black[cc];White[gg]')],
      ['Small names of moves', record('', ';b[cc];w[gg]')],
      ['No semicolon', '(;FF[4]GM[1]SZ[9]B[cc]W[gg])\n'],
      ['A space in the point', record('', ';B[c c]')],
      ['Digits of GTP', record('', ';B[3,3]')],
    ]),
  },
  {
    title: 'Properties of the game',
    slips: records([
      ['A rule, misspelled', record('RU[Chines]')],
      ['A komi with a comma', record('KM[6,5]')],
      ['A komi with a word', record('KM[6.5 points]')],
      ['Komi times a hundred', record('KM[650]')],
      ['A result in words', record('RE[Black wins by 3.5]')],
      ['A result with a comma', record('RE[B+3,5]')],
      ['A date of a country', record('DT[31.12.2024]')],
      ['A date with slashes', record('DT[2024/12/31]')],
      ['A handicap without stones', record('HA[2]')],
      ['A size with an x', '(;FF[4]GM[1]SZ[9x9];B[cc])\n'],
      ['A size in words', '(;FF[4]GM[1]SZ[nine];B[cc])\n'],
      ['No value', record('PB')],
      ['An empty number', record('KM[]')],
      ['A property twice', record('PB[A]PB[B]')],
      ['A property that does not exist', record('BP[A]')],
      ['A main time with its unit', record('TM[30 min]')],
      ['A player to move', record('PL[X]')],
      ['A player in words', record('PL[Black]', ';AB[cc]')],
      ['Another game', '(;FF[4]GM[2]SZ[8];B[cc])\n'],
    ]),
  },
  {
    title: 'Signs',
    slips: records([
      ['A bracket in a comment', record('', ';B[cc]C[see [1] here];W[gg]')],
      ['A comment that is not closed', '(;FF[4]GM[1]SZ[9];B[cc]C[a ko;W[gg])\n'],
      ['A parenthesis that is not closed', '(;FF[4]GM[1]SZ[9];B[cc];W[gg]\n'],
      ['A parenthesis too many', '(;FF[4]GM[1]SZ[9];B[cc];W[gg]))\n'],
      ['Brackets of full width', '(;FF[4]GM[1]SZ[9];B［cc］;W[gg])\n'],
      ['No parentheses', ';FF[4]GM[1]SZ[9];B[cc];W[gg]\n'],
      ['Curly braces', '(;FF[4]GM[1]SZ[9];B{cc};W[gg])\n'],
      ['Text before the record', 'Here is the game:\n(;FF[4]GM[1]SZ[9];B[cc])\n'],
      ['An empty variation', '(;FF[4]GM[1]SZ[9];B[cc]()(;W[gg]))\n'],
      ['A variation in brackets', '(;FF[4]GM[1]SZ[9];B[cc][;W[gg]])\n'],
      ['A comma between properties', record('', ';B[cc],C[a ko]')],
      ['An equals sign', '(;FF[4]GM[1]SZ=9;B[cc])\n'],
    ]),
  },
  {
    title: 'Marks',
    slips: records([
      ['A label without a text', record('', ';B[cc]LB[dd]')],
      ['A label with an equals sign', record('', ';B[cc]LB[dd=A]')],
      ['A mark twice', record('', ';B[cc]TR[dd][dd]')],
      ['Two marks at a point', record('', ';B[cc]TR[dd]SQ[dd]')],
      ['Letters of an old format', record('', ';B[cc]L[dd][ee]')],
      ['A mark of an old format', record('', ';B[cc]M[dd]')],
      ['A mark at a point of a board', record('', ';B[cc]TR[D4]')],
      ['An arrow with a hyphen', record('', ';B[cc]AR[dd-ee]')],
      ['A line to itself', record('', ';B[cc]LN[dd:dd]')],
    ]),
  },
];
