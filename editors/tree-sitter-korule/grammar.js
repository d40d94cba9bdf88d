/**
 * `.korule` files: ko rules that authors write, one clause a line. What a word is depends on the words behind it, in any case, so a
 * scanner (`src/scanner.c`) reads them; kinds are those of the grammar of VS Code (`syntaxes/korule.tmLanguage.json`), which a test
 * holds this one to.
 */
module.exports = grammar({
  name: 'korule',

  externals: ($) => [
    $.comment,
    $.title_sign,
    // `name` at the beginning of a line with a colon behind it.
    $.key,
    // To the end of the line: the title, or what stands behind `name:`.
    $.rule_name,
    $.verdict,
    $.deed,
    $.result,
    $.number,
    $.rule,
    $._word,
    $._sign,
    $._never,
  ],

  // All blanks of Unicode, as VS Code has them.
  extras: () => [/[\t\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/],

  rules: {
    text: ($) => seq(repeat(choice($._newline, seq($._line, $._newline))), optional($._line)),

    _newline: () => /\n/,
    _line: ($) => choice($.comment, $.title, $.name, $.clause),
    title: ($) => seq($.title_sign, optional($.rule_name)),
    name: ($) => seq($.key, ':', optional($.rule_name)),
    clause: ($) => repeat1(choice($.verdict, $.deed, $.result, $.number, $.rule, $._word, $._sign)),
  },
});
