/**
 * `.goban` files: positions of Go with moves and claims. A text is lines, and what a line is depends on all of it, so a scanner
 * (`src/scanner.c`) looks at the line first and says its kind; within it, tokens are as in the grammar of VS Code
 * (`syntaxes/goban.tmLanguage.json`), which a test holds this one to.
 */

/** A word in capitals or not. @param {string} word */
const anyCase = (word) =>
  new RegExp([...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join(''));

const LETTERS = [...'ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghjklmnopqrstuvwxyz'];
/** `d6`, `BB3`: the same letter up to three times. */
const COORDINATE = new RegExp(`(${LETTERS.map((c) => `${c}{1,3}`).join('|')})[0-9]{1,2}`);
/** Letters, digits and all signs beyond ASCII. `\x5b` is `[`, which tree-sitter does not read there as itself. */
const WORD = /[^\s!-/:-@\x5b-^`{-~]+/;
const SIGN = /[!-/:-@\x5b-^`{-~]/;

const CLAIMS = [
  'allowed',
  'forbidden',
  'undecided',
  'ends',
  'hot',
  'disturber',
  'cycle',
  'captures',
  'eye',
  'repetition',
  'nobody',
  'only',
];
const CLAIM_WORDS = [
  'move',
  'under',
  'after',
  'none',
  'ko',
  'position',
  'at',
  'of',
  'better',
  'than',
  'proper',
  'half',
  'worse',
  'false',
  'the',
  'start',
  'first',
  'kills',
  'alone',
  'when',
  'begins',
  'with',
  'threats',
  'black',
  'white',
  'spare',
  'lives',
  'not',
  'captured',
  'needs',
  '1',
  'threat',
  'can',
  'choose',
  'both',
  'live',
  'draw',
  'no',
  'result',
  'end',
  'connected',
  'or',
  'force',
  'it',
  'works',
  'fails',
  'holds',
  'saves',
];
const FIELD_WORDS = [
  'all',
  'top',
  'bottom',
  'left',
  'right',
  'allowed',
  'forbidden',
  'ignore',
  'count',
  'eyes',
  'hot',
  'after',
  'numbers',
  'whole board',
];
const RULES = ['none', 'basic', 'nssk', 'ssk', 'psk', 'spight', 'coupling', 'korean', 'japanese', 'ing'];

module.exports = grammar({
  name: 'goban',

  externals: ($) => [
    $._comment_line,
    $._title_line,
    $._moves_line,
    $._expect_line,
    $._from_line,
    $._rules_line,
    $._field_line,
    $._edge_line,
    $._columns_line,
    $._row_line,
    // `B` and `black` with a blank behind them.
    $.black,
    $.white,
    // What stands behind `is` to the end of the line: `1+b`.
    $.eye_value,
    // A title without `after 6` behind it.
    $.title_name,
    // Numbers beside the rows of a board.
    $._first_row_number,
    $._last_row_number,
    $._row_number_behind_edge,
    // `12` and `12.` with a blank, `@` or a comma behind them.
    $._move_number,
    $._never,
  ],

  extras: () => [/[ \t\r\f]/],

  rules: {
    text: ($) => seq(repeat(choice($._newline, seq($._line, $._newline))), optional($._line)),

    _newline: () => /\n/,
    _line: ($) =>
      choice($.comment, $.title, $.moves, $.expect, $.from, $.rules, $.field, $.edge, $.columns, $.row),

    comment: ($) => seq($._comment_line, alias(';', $.comment_sign), optional($._to_end)),
    title: ($) => seq($._title_line, alias('#', $.title_sign), optional(alias($._to_end, $.title_name))),
    _to_end: () => /[^\s][^\n]*/,

    moves: ($) =>
      seq(
        $._moves_line,
        $.key,
        ':',
        repeat(
          choice(
            $.black,
            $.white,
            $.special_move,
            $.reference,
            alias($._move_number, $.number),
            $.coordinate,
            $.label,
            $._other,
          ),
        ),
      ),
    special_move: () => token(choice(anyCase('pass'), anyCase('tenuki'))),
    reference: () => token(choice(/@[0-9]+/, anyCase('at'))),

    expect: ($) =>
      seq(
        $._expect_line,
        $.key,
        ':',
        repeat(
          choice(
            $.claim,
            $.claim_word,
            seq(alias($._is, $.claim_word), optional($.eye_value)),
            $.rule,
            $.coordinate,
            $.number,
            $._other,
          ),
        ),
      ),
    claim: () => token(choice(...CLAIMS.map(anyCase))),
    claim_word: () => token(choice(...CLAIM_WORDS.map(anyCase))),
    _is: () => anyCase('is'),

    from: ($) => seq($._from_line, $.key, ':', optional($.title_name), optional(seq($.after, $.number))),
    after: () => anyCase('after'),

    rules: ($) => seq($._rules_line, $.key, ':', repeat(choice($.rule, $._other))),
    rule: () => token(choice(...RULES)),

    field: ($) =>
      seq(
        $._field_line,
        $.key,
        ':',
        repeat(
          choice(
            alias($.size, $.number),
            alias($.black_word, $.black),
            alias($.white_word, $.white),
            $.field_word,
            $._other,
          ),
        ),
      ),
    size: () => /[0-9]+([x/][0-9]+)?/,
    black_word: () => anyCase('black'),
    white_word: () => anyCase('white'),
    field_word: () => token(choice(...FIELD_WORDS.map(anyCase))),

    edge: ($) => seq($._edge_line, /[^\n]+/),
    columns: ($) => seq($._columns_line, /[^\n]+/),

    row: ($) =>
      seq(
        $._row_line,
        choice(repeat1($._glyph), seq(alias($._first_row_number, $.row_number), repeat($._glyph))),
      ),
    _glyph: ($) =>
      choice(
        seq(alias('|', $.border), optional(alias($._row_number_behind_edge, $.row_number))),
        alias('-', $.border),
        alias($._last_row_number, $.row_number),
        $.black_stone,
        $.white_stone,
        $.empty,
        $.unknown,
        $.mark,
        $.move_number,
        alias($._letter, $.label),
        $._strange,
      ),
    black_stone: () => 'X',
    white_stone: () => 'O',
    empty: () => /[.,+]/,
    unknown: () => '?',
    mark: () => '*',
    move_number: () => /[0-9]/,
    _letter: () => /[a-z]/,
    _strange: () => /[^\s|\-XO.,+?*0-9a-z]/,

    key: () => /[A-Za-z][A-Za-z-]*/,
    number: () => /[0-9]+/,
    coordinate: () => COORDINATE,
    label: () => /[a-z]/,
    _other: () => choice(WORD, SIGN),
  },
});
