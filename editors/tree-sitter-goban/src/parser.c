#include <tree_sitter/parser.h>

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#ifdef _MSC_VER
#pragma optimize("", off)
#elif defined(__clang__)
#pragma clang optimize off
#elif defined(__GNUC__)
#pragma GCC optimize ("O0")
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 58
#define LARGE_STATE_COUNT 2
#define SYMBOL_COUNT 74
#define ALIAS_COUNT 0
#define TOKEN_COUNT 52
#define EXTERNAL_TOKEN_COUNT 19
#define FIELD_COUNT 0
#define MAX_ALIAS_SEQUENCE_LENGTH 6
#define PRODUCTION_ID_COUNT 2

enum {
  sym__newline = 1,
  anon_sym_SEMI = 2,
  anon_sym_POUND = 3,
  sym__to_end = 4,
  anon_sym_COLON = 5,
  sym_special_move = 6,
  sym_reference = 7,
  sym_claim = 8,
  sym_claim_word = 9,
  sym__is = 10,
  sym_after = 11,
  sym_rule = 12,
  sym_size = 13,
  sym_black_word = 14,
  sym_white_word = 15,
  sym_field_word = 16,
  aux_sym_edge_token1 = 17,
  anon_sym_PIPE = 18,
  anon_sym_DASH = 19,
  sym_black_stone = 20,
  sym_white_stone = 21,
  sym_empty = 22,
  sym_unknown = 23,
  sym_mark = 24,
  sym_move_number = 25,
  aux_sym__letter_token1 = 26,
  sym__strange = 27,
  sym_key = 28,
  sym_number = 29,
  sym_coordinate = 30,
  aux_sym__other_token1 = 31,
  aux_sym__other_token2 = 32,
  sym__comment_line = 33,
  sym__title_line = 34,
  sym__moves_line = 35,
  sym__expect_line = 36,
  sym__from_line = 37,
  sym__rules_line = 38,
  sym__field_line = 39,
  sym__edge_line = 40,
  sym__columns_line = 41,
  sym__row_line = 42,
  sym_black = 43,
  sym_white = 44,
  sym_eye_value = 45,
  sym_title_name = 46,
  sym__first_row_number = 47,
  sym__last_row_number = 48,
  sym__row_number_behind_edge = 49,
  sym__move_number = 50,
  sym__never = 51,
  sym_text = 52,
  sym__line = 53,
  sym_comment = 54,
  sym_title = 55,
  sym_moves = 56,
  sym_expect = 57,
  sym_from = 58,
  sym_rules = 59,
  sym_field = 60,
  sym_edge = 61,
  sym_columns = 62,
  sym_row = 63,
  sym__glyph = 64,
  sym__letter = 65,
  sym_label = 66,
  sym__other = 67,
  aux_sym_text_repeat1 = 68,
  aux_sym_moves_repeat1 = 69,
  aux_sym_expect_repeat1 = 70,
  aux_sym_rules_repeat1 = 71,
  aux_sym_field_repeat1 = 72,
  aux_sym_row_repeat1 = 73,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym__newline] = "_newline",
  [anon_sym_SEMI] = "comment_sign",
  [anon_sym_POUND] = "title_sign",
  [sym__to_end] = "_to_end",
  [anon_sym_COLON] = ":",
  [sym_special_move] = "special_move",
  [sym_reference] = "reference",
  [sym_claim] = "claim",
  [sym_claim_word] = "claim_word",
  [sym__is] = "claim_word",
  [sym_after] = "after",
  [sym_rule] = "rule",
  [sym_size] = "number",
  [sym_black_word] = "black",
  [sym_white_word] = "white",
  [sym_field_word] = "field_word",
  [aux_sym_edge_token1] = "edge_token1",
  [anon_sym_PIPE] = "border",
  [anon_sym_DASH] = "border",
  [sym_black_stone] = "black_stone",
  [sym_white_stone] = "white_stone",
  [sym_empty] = "empty",
  [sym_unknown] = "unknown",
  [sym_mark] = "mark",
  [sym_move_number] = "move_number",
  [aux_sym__letter_token1] = "_letter_token1",
  [sym__strange] = "_strange",
  [sym_key] = "key",
  [sym_number] = "number",
  [sym_coordinate] = "coordinate",
  [aux_sym__other_token1] = "_other_token1",
  [aux_sym__other_token2] = "_other_token2",
  [sym__comment_line] = "_comment_line",
  [sym__title_line] = "_title_line",
  [sym__moves_line] = "_moves_line",
  [sym__expect_line] = "_expect_line",
  [sym__from_line] = "_from_line",
  [sym__rules_line] = "_rules_line",
  [sym__field_line] = "_field_line",
  [sym__edge_line] = "_edge_line",
  [sym__columns_line] = "_columns_line",
  [sym__row_line] = "_row_line",
  [sym_black] = "black",
  [sym_white] = "white",
  [sym_eye_value] = "eye_value",
  [sym_title_name] = "title_name",
  [sym__first_row_number] = "row_number",
  [sym__last_row_number] = "row_number",
  [sym__row_number_behind_edge] = "row_number",
  [sym__move_number] = "number",
  [sym__never] = "_never",
  [sym_text] = "text",
  [sym__line] = "_line",
  [sym_comment] = "comment",
  [sym_title] = "title",
  [sym_moves] = "moves",
  [sym_expect] = "expect",
  [sym_from] = "from",
  [sym_rules] = "rules",
  [sym_field] = "field",
  [sym_edge] = "edge",
  [sym_columns] = "columns",
  [sym_row] = "row",
  [sym__glyph] = "_glyph",
  [sym__letter] = "label",
  [sym_label] = "label",
  [sym__other] = "_other",
  [aux_sym_text_repeat1] = "text_repeat1",
  [aux_sym_moves_repeat1] = "moves_repeat1",
  [aux_sym_expect_repeat1] = "expect_repeat1",
  [aux_sym_rules_repeat1] = "rules_repeat1",
  [aux_sym_field_repeat1] = "field_repeat1",
  [aux_sym_row_repeat1] = "row_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym__newline] = sym__newline,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_POUND] = anon_sym_POUND,
  [sym__to_end] = sym__to_end,
  [anon_sym_COLON] = anon_sym_COLON,
  [sym_special_move] = sym_special_move,
  [sym_reference] = sym_reference,
  [sym_claim] = sym_claim,
  [sym_claim_word] = sym_claim_word,
  [sym__is] = sym_claim_word,
  [sym_after] = sym_after,
  [sym_rule] = sym_rule,
  [sym_size] = sym_number,
  [sym_black_word] = sym_black,
  [sym_white_word] = sym_white,
  [sym_field_word] = sym_field_word,
  [aux_sym_edge_token1] = aux_sym_edge_token1,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_DASH] = anon_sym_PIPE,
  [sym_black_stone] = sym_black_stone,
  [sym_white_stone] = sym_white_stone,
  [sym_empty] = sym_empty,
  [sym_unknown] = sym_unknown,
  [sym_mark] = sym_mark,
  [sym_move_number] = sym_move_number,
  [aux_sym__letter_token1] = aux_sym__letter_token1,
  [sym__strange] = sym__strange,
  [sym_key] = sym_key,
  [sym_number] = sym_number,
  [sym_coordinate] = sym_coordinate,
  [aux_sym__other_token1] = aux_sym__other_token1,
  [aux_sym__other_token2] = aux_sym__other_token2,
  [sym__comment_line] = sym__comment_line,
  [sym__title_line] = sym__title_line,
  [sym__moves_line] = sym__moves_line,
  [sym__expect_line] = sym__expect_line,
  [sym__from_line] = sym__from_line,
  [sym__rules_line] = sym__rules_line,
  [sym__field_line] = sym__field_line,
  [sym__edge_line] = sym__edge_line,
  [sym__columns_line] = sym__columns_line,
  [sym__row_line] = sym__row_line,
  [sym_black] = sym_black,
  [sym_white] = sym_white,
  [sym_eye_value] = sym_eye_value,
  [sym_title_name] = sym_title_name,
  [sym__first_row_number] = sym__first_row_number,
  [sym__last_row_number] = sym__first_row_number,
  [sym__row_number_behind_edge] = sym__first_row_number,
  [sym__move_number] = sym_number,
  [sym__never] = sym__never,
  [sym_text] = sym_text,
  [sym__line] = sym__line,
  [sym_comment] = sym_comment,
  [sym_title] = sym_title,
  [sym_moves] = sym_moves,
  [sym_expect] = sym_expect,
  [sym_from] = sym_from,
  [sym_rules] = sym_rules,
  [sym_field] = sym_field,
  [sym_edge] = sym_edge,
  [sym_columns] = sym_columns,
  [sym_row] = sym_row,
  [sym__glyph] = sym__glyph,
  [sym__letter] = sym_label,
  [sym_label] = sym_label,
  [sym__other] = sym__other,
  [aux_sym_text_repeat1] = aux_sym_text_repeat1,
  [aux_sym_moves_repeat1] = aux_sym_moves_repeat1,
  [aux_sym_expect_repeat1] = aux_sym_expect_repeat1,
  [aux_sym_rules_repeat1] = aux_sym_rules_repeat1,
  [aux_sym_field_repeat1] = aux_sym_field_repeat1,
  [aux_sym_row_repeat1] = aux_sym_row_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym__newline] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_POUND] = {
    .visible = true,
    .named = true,
  },
  [sym__to_end] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [sym_special_move] = {
    .visible = true,
    .named = true,
  },
  [sym_reference] = {
    .visible = true,
    .named = true,
  },
  [sym_claim] = {
    .visible = true,
    .named = true,
  },
  [sym_claim_word] = {
    .visible = true,
    .named = true,
  },
  [sym__is] = {
    .visible = true,
    .named = true,
  },
  [sym_after] = {
    .visible = true,
    .named = true,
  },
  [sym_rule] = {
    .visible = true,
    .named = true,
  },
  [sym_size] = {
    .visible = true,
    .named = true,
  },
  [sym_black_word] = {
    .visible = true,
    .named = true,
  },
  [sym_white_word] = {
    .visible = true,
    .named = true,
  },
  [sym_field_word] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_edge_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = true,
  },
  [sym_black_stone] = {
    .visible = true,
    .named = true,
  },
  [sym_white_stone] = {
    .visible = true,
    .named = true,
  },
  [sym_empty] = {
    .visible = true,
    .named = true,
  },
  [sym_unknown] = {
    .visible = true,
    .named = true,
  },
  [sym_mark] = {
    .visible = true,
    .named = true,
  },
  [sym_move_number] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__letter_token1] = {
    .visible = false,
    .named = false,
  },
  [sym__strange] = {
    .visible = false,
    .named = true,
  },
  [sym_key] = {
    .visible = true,
    .named = true,
  },
  [sym_number] = {
    .visible = true,
    .named = true,
  },
  [sym_coordinate] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__other_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__other_token2] = {
    .visible = false,
    .named = false,
  },
  [sym__comment_line] = {
    .visible = false,
    .named = true,
  },
  [sym__title_line] = {
    .visible = false,
    .named = true,
  },
  [sym__moves_line] = {
    .visible = false,
    .named = true,
  },
  [sym__expect_line] = {
    .visible = false,
    .named = true,
  },
  [sym__from_line] = {
    .visible = false,
    .named = true,
  },
  [sym__rules_line] = {
    .visible = false,
    .named = true,
  },
  [sym__field_line] = {
    .visible = false,
    .named = true,
  },
  [sym__edge_line] = {
    .visible = false,
    .named = true,
  },
  [sym__columns_line] = {
    .visible = false,
    .named = true,
  },
  [sym__row_line] = {
    .visible = false,
    .named = true,
  },
  [sym_black] = {
    .visible = true,
    .named = true,
  },
  [sym_white] = {
    .visible = true,
    .named = true,
  },
  [sym_eye_value] = {
    .visible = true,
    .named = true,
  },
  [sym_title_name] = {
    .visible = true,
    .named = true,
  },
  [sym__first_row_number] = {
    .visible = true,
    .named = true,
  },
  [sym__last_row_number] = {
    .visible = true,
    .named = true,
  },
  [sym__row_number_behind_edge] = {
    .visible = true,
    .named = true,
  },
  [sym__move_number] = {
    .visible = true,
    .named = true,
  },
  [sym__never] = {
    .visible = false,
    .named = true,
  },
  [sym_text] = {
    .visible = true,
    .named = true,
  },
  [sym__line] = {
    .visible = false,
    .named = true,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_title] = {
    .visible = true,
    .named = true,
  },
  [sym_moves] = {
    .visible = true,
    .named = true,
  },
  [sym_expect] = {
    .visible = true,
    .named = true,
  },
  [sym_from] = {
    .visible = true,
    .named = true,
  },
  [sym_rules] = {
    .visible = true,
    .named = true,
  },
  [sym_field] = {
    .visible = true,
    .named = true,
  },
  [sym_edge] = {
    .visible = true,
    .named = true,
  },
  [sym_columns] = {
    .visible = true,
    .named = true,
  },
  [sym_row] = {
    .visible = true,
    .named = true,
  },
  [sym__glyph] = {
    .visible = false,
    .named = true,
  },
  [sym__letter] = {
    .visible = true,
    .named = true,
  },
  [sym_label] = {
    .visible = true,
    .named = true,
  },
  [sym__other] = {
    .visible = false,
    .named = true,
  },
  [aux_sym_text_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_moves_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_expect_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_rules_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_field_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_row_repeat1] = {
    .visible = false,
    .named = false,
  },
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [1] = {
    [2] = sym_title_name,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 18,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
  [42] = 42,
  [43] = 43,
  [44] = 44,
  [45] = 45,
  [46] = 46,
  [47] = 47,
  [48] = 48,
  [49] = 49,
  [50] = 50,
  [51] = 51,
  [52] = 52,
  [53] = 53,
  [54] = 54,
  [55] = 55,
  [56] = 56,
  [57] = 57,
};

static inline bool sym__strange_character_set_1(int32_t c) {
  return (c < '0'
    ? (c < '\r'
      ? (c < '\t'
        ? c == 0
        : c <= '\n')
      : (c <= '\r' || (c < '*'
        ? c == ' '
        : c <= '.')))
    : (c <= '9' || (c < 'X'
      ? (c < 'O'
        ? c == '?'
        : c <= 'O')
      : (c <= 'X' || (c < '|'
        ? (c >= 'a' && c <= 'z')
        : c <= '|')))));
}

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '#') ADVANCE(32);
      if (lookahead == '*') ADVANCE(68);
      if (lookahead == '-') ADVANCE(63);
      if (lookahead == ':') ADVANCE(35);
      if (lookahead == ';') ADVANCE(31);
      if (lookahead == '?') ADVANCE(67);
      if (lookahead == '@') ADVANCE(426);
      if (lookahead == 'A') ADVANCE(16);
      if (lookahead == 'O') ADVANCE(65);
      if (lookahead == 'P') ADVANCE(1);
      if (lookahead == 'T') ADVANCE(5);
      if (lookahead == 'X') ADVANCE(64);
      if (lookahead == 'a') ADVANCE(98);
      if (lookahead == 'p') ADVANCE(96);
      if (lookahead == 't') ADVANCE(97);
      if (lookahead == '|') ADVANCE(62);
      if (('+' <= lookahead && lookahead <= '.')) ADVANCE(66);
      if (lookahead == '\t' ||
          lookahead == '\f' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(0)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(69);
      if (('!' <= lookahead && lookahead <= '>') ||
          ('[' <= lookahead && lookahead <= '^') ||
          lookahead == '`' ||
          ('{' <= lookahead && lookahead <= '~')) ADVANCE(425);
      if (('b' <= lookahead && lookahead <= 'z')) ADVANCE(70);
      END_STATE();
    case 1:
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(15);
      END_STATE();
    case 2:
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(12);
      END_STATE();
    case 3:
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(11);
      END_STATE();
    case 4:
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(57);
      END_STATE();
    case 5:
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      END_STATE();
    case 6:
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(13);
      END_STATE();
    case 7:
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(17);
      END_STATE();
    case 8:
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(36);
      END_STATE();
    case 9:
      if (lookahead == 'K' ||
          lookahead == 'k') ADVANCE(8);
      END_STATE();
    case 10:
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(18);
      END_STATE();
    case 11:
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(2);
      END_STATE();
    case 12:
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(4);
      END_STATE();
    case 13:
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(50);
      END_STATE();
    case 14:
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(36);
      END_STATE();
    case 15:
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(14);
      END_STATE();
    case 16:
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(38);
      END_STATE();
    case 17:
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(6);
      END_STATE();
    case 18:
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(9);
      END_STATE();
    case 19:
      if (lookahead == '\t' ||
          lookahead == '\f' ||
          lookahead == '\r' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(61);
      END_STATE();
    case 20:
      if (lookahead == '\t' ||
          lookahead == '\f' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(20)
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(102);
      END_STATE();
    case 21:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(53);
      END_STATE();
    case 22:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(101);
      if (lookahead == '*') ADVANCE(68);
      if (lookahead == '-') ADVANCE(63);
      if (lookahead == '?') ADVANCE(67);
      if (lookahead == 'O') ADVANCE(65);
      if (lookahead == 'X') ADVANCE(64);
      if (lookahead == '|') ADVANCE(62);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(22)
      if (('+' <= lookahead && lookahead <= '.')) ADVANCE(66);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(69);
      if (('a' <= lookahead && lookahead <= 'z')) ADVANCE(70);
      if (lookahead != 0) ADVANCE(100);
      END_STATE();
    case 23:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(107);
      if (lookahead == '@') ADVANCE(426);
      if (lookahead == 'A') ADVANCE(113);
      if (lookahead == 'B') ADVANCE(117);
      if (lookahead == 'C') ADVANCE(120);
      if (lookahead == 'D') ADVANCE(123);
      if (lookahead == 'E') ADVANCE(127);
      if (lookahead == 'F') ADVANCE(130);
      if (lookahead == 'G') ADVANCE(132);
      if (lookahead == 'H') ADVANCE(135);
      if (lookahead == 'J') ADVANCE(137);
      if (lookahead == 'K') ADVANCE(140);
      if (lookahead == 'L') ADVANCE(143);
      if (lookahead == 'M') ADVANCE(146);
      if (lookahead == 'N') ADVANCE(149);
      if (lookahead == 'O') ADVANCE(154);
      if (lookahead == 'P') ADVANCE(155);
      if (lookahead == 'Q') ADVANCE(159);
      if (lookahead == 'R') ADVANCE(162);
      if (lookahead == 'S') ADVANCE(165);
      if (lookahead == 'T') ADVANCE(166);
      if (lookahead == 'U') ADVANCE(171);
      if (lookahead == 'V') ADVANCE(173);
      if (lookahead == 'W') ADVANCE(176);
      if (lookahead == 'X') ADVANCE(178);
      if (lookahead == 'Y') ADVANCE(180);
      if (lookahead == 'Z') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(71);
      if (lookahead == 'b') ADVANCE(72);
      if (lookahead == 'c') ADVANCE(73);
      if (lookahead == 'd') ADVANCE(74);
      if (lookahead == 'e') ADVANCE(75);
      if (lookahead == 'f') ADVANCE(76);
      if (lookahead == 'g') ADVANCE(77);
      if (lookahead == 'h') ADVANCE(78);
      if (lookahead == 'i') ADVANCE(99);
      if (lookahead == 'j') ADVANCE(79);
      if (lookahead == 'k') ADVANCE(80);
      if (lookahead == 'l') ADVANCE(81);
      if (lookahead == 'm') ADVANCE(82);
      if (lookahead == 'n') ADVANCE(83);
      if (lookahead == 'o') ADVANCE(84);
      if (lookahead == 'p') ADVANCE(85);
      if (lookahead == 'q') ADVANCE(86);
      if (lookahead == 'r') ADVANCE(87);
      if (lookahead == 's') ADVANCE(88);
      if (lookahead == 't') ADVANCE(89);
      if (lookahead == 'u') ADVANCE(90);
      if (lookahead == 'v') ADVANCE(91);
      if (lookahead == 'w') ADVANCE(92);
      if (lookahead == 'x') ADVANCE(93);
      if (lookahead == 'y') ADVANCE(94);
      if (lookahead == 'z') ADVANCE(95);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(23)
      if (('!' <= lookahead && lookahead <= '/') ||
          (':' <= lookahead && lookahead <= '?') ||
          ('[' <= lookahead && lookahead <= '^') ||
          ('`' <= lookahead && lookahead <= '~')) ADVANCE(425);
      if (lookahead != 0) ADVANCE(424);
      END_STATE();
    case 24:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(108);
      if (lookahead == '1') ADVANCE(47);
      if (lookahead == 'A') ADVANCE(112);
      if (lookahead == 'B') ADVANCE(116);
      if (lookahead == 'C') ADVANCE(119);
      if (lookahead == 'D') ADVANCE(122);
      if (lookahead == 'E') ADVANCE(126);
      if (lookahead == 'F') ADVANCE(129);
      if (lookahead == 'G') ADVANCE(132);
      if (lookahead == 'H') ADVANCE(134);
      if (lookahead == 'I') ADVANCE(386);
      if (lookahead == 'J') ADVANCE(137);
      if (lookahead == 'K') ADVANCE(139);
      if (lookahead == 'L') ADVANCE(142);
      if (lookahead == 'M') ADVANCE(145);
      if (lookahead == 'N') ADVANCE(148);
      if (lookahead == 'O') ADVANCE(153);
      if (lookahead == 'P') ADVANCE(156);
      if (lookahead == 'Q') ADVANCE(159);
      if (lookahead == 'R') ADVANCE(161);
      if (lookahead == 'S') ADVANCE(164);
      if (lookahead == 'T') ADVANCE(167);
      if (lookahead == 'U') ADVANCE(170);
      if (lookahead == 'V') ADVANCE(173);
      if (lookahead == 'W') ADVANCE(175);
      if (lookahead == 'X') ADVANCE(178);
      if (lookahead == 'Y') ADVANCE(180);
      if (lookahead == 'Z') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(183);
      if (lookahead == 'b') ADVANCE(185);
      if (lookahead == 'c') ADVANCE(192);
      if (lookahead == 'd') ADVANCE(195);
      if (lookahead == 'e') ADVANCE(197);
      if (lookahead == 'f') ADVANCE(202);
      if (lookahead == 'g') ADVANCE(204);
      if (lookahead == 'h') ADVANCE(208);
      if (lookahead == 'i') ADVANCE(224);
      if (lookahead == 'j') ADVANCE(187);
      if (lookahead == 'k') ADVANCE(151);
      if (lookahead == 'l') ADVANCE(218);
      if (lookahead == 'm') ADVANCE(221);
      if (lookahead == 'n') ADVANCE(152);
      if (lookahead == 'o') ADVANCE(229);
      if (lookahead == 'p') ADVANCE(234);
      if (lookahead == 'q') ADVANCE(240);
      if (lookahead == 'r') ADVANCE(242);
      if (lookahead == 's') ADVANCE(237);
      if (lookahead == 't') ADVANCE(249);
      if (lookahead == 'u') ADVANCE(252);
      if (lookahead == 'v') ADVANCE(255);
      if (lookahead == 'w') ADVANCE(257);
      if (lookahead == 'x') ADVANCE(259);
      if (lookahead == 'y') ADVANCE(261);
      if (lookahead == 'z') ADVANCE(263);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(24)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(103);
      if (('!' <= lookahead && lookahead <= '^') ||
          ('`' <= lookahead && lookahead <= '~')) ADVANCE(425);
      if (lookahead != 0) ADVANCE(424);
      END_STATE();
    case 25:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(109);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(315);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(344);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(365);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(421);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(366);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(367);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(318);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(300);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(410);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(323);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(359);
      if (lookahead == 'W' ||
          lookahead == 'w') ADVANCE(320);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(25)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(52);
      if (('!' <= lookahead && lookahead <= '@') ||
          ('[' <= lookahead && lookahead <= '^') ||
          lookahead == '`' ||
          ('{' <= lookahead && lookahead <= '~')) ADVANCE(425);
      if (lookahead != 0) ADVANCE(424);
      END_STATE();
    case 26:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(110);
      if (lookahead == 'b') ADVANCE(186);
      if (lookahead == 'c') ADVANCE(231);
      if (lookahead == 'i') ADVANCE(225);
      if (lookahead == 'j') ADVANCE(188);
      if (lookahead == 'k') ADVANCE(232);
      if (lookahead == 'n') ADVANCE(233);
      if (lookahead == 'p') ADVANCE(246);
      if (lookahead == 's') ADVANCE(236);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(26)
      if (('!' <= lookahead && lookahead <= '/') ||
          (':' <= lookahead && lookahead <= '@') ||
          ('[' <= lookahead && lookahead <= '^') ||
          lookahead == '`' ||
          ('{' <= lookahead && lookahead <= '~')) ADVANCE(425);
      if (lookahead != 0) ADVANCE(424);
      END_STATE();
    case 27:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '\f') ADVANCE(33);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(27)
      if (lookahead != 0) ADVANCE(34);
      END_STATE();
    case 28:
      if (eof) ADVANCE(29);
      if (lookahead == '\n') ADVANCE(30);
      if (lookahead == '#') ADVANCE(32);
      if (lookahead == ':') ADVANCE(35);
      if (lookahead == ';') ADVANCE(31);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(7);
      if (lookahead == '\t' ||
          lookahead == '\f' ||
          lookahead == '\r' ||
          lookahead == ' ') SKIP(28)
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(104);
      END_STATE();
    case 29:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 30:
      ACCEPT_TOKEN(sym__newline);
      END_STATE();
    case 31:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 32:
      ACCEPT_TOKEN(anon_sym_POUND);
      END_STATE();
    case 33:
      ACCEPT_TOKEN(sym__to_end);
      if (lookahead == '\f') ADVANCE(33);
      if (lookahead == '\t' ||
          lookahead == '\r' ||
          lookahead == ' ') ADVANCE(33);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(34);
      END_STATE();
    case 34:
      ACCEPT_TOKEN(sym__to_end);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(34);
      END_STATE();
    case 35:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 36:
      ACCEPT_TOKEN(sym_special_move);
      END_STATE();
    case 37:
      ACCEPT_TOKEN(sym_special_move);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 38:
      ACCEPT_TOKEN(sym_reference);
      END_STATE();
    case 39:
      ACCEPT_TOKEN(sym_reference);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(39);
      END_STATE();
    case 40:
      ACCEPT_TOKEN(sym_reference);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 41:
      ACCEPT_TOKEN(sym_claim);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 42:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead == 'N') ADVANCE(291);
      if (lookahead == 'n') ADVANCE(125);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(363);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 43:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead == 'r') ADVANCE(201);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 44:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(363);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(291);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 45:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 46:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 47:
      ACCEPT_TOKEN(sym_claim_word);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(103);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 48:
      ACCEPT_TOKEN(sym_claim_word);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 49:
      ACCEPT_TOKEN(sym__is);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 50:
      ACCEPT_TOKEN(sym_after);
      END_STATE();
    case 51:
      ACCEPT_TOKEN(sym_rule);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 52:
      ACCEPT_TOKEN(sym_size);
      if (lookahead == '/') ADVANCE(21);
      if (lookahead == 'x') ADVANCE(423);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(52);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(sym_size);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(53);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym_size);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(54);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(sym_black_word);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(sym_white_word);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(sym_field_word);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(sym_field_word);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(419);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(sym_field_word);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(aux_sym_edge_token1);
      if (lookahead == '\t' ||
          lookahead == '\f' ||
          lookahead == '\r' ||
          lookahead == ' ') ADVANCE(60);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(61);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(aux_sym_edge_token1);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(61);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(anon_sym_DASH);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(sym_black_stone);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(sym_white_stone);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(sym_empty);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym_unknown);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(sym_mark);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_move_number);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'a') ADVANCE(184);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(40);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'b') ADVANCE(191);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'c') ADVANCE(193);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'd') ADVANCE(196);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'e') ADVANCE(198);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'f') ADVANCE(203);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'g') ADVANCE(205);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'h') ADVANCE(209);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'j') ADVANCE(214);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'k') ADVANCE(215);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'l') ADVANCE(219);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'm') ADVANCE(222);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'n') ADVANCE(223);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'o') ADVANCE(230);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'p') ADVANCE(235);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(388);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'q') ADVANCE(241);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'r') ADVANCE(243);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 's') ADVANCE(245);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 't') ADVANCE(250);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(348);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'u') ADVANCE(253);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'v') ADVANCE(256);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'w') ADVANCE(258);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'x') ADVANCE(260);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'y') ADVANCE(262);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'z') ADVANCE(264);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(15);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(10);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(38);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(aux_sym__letter_token1);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(sym__strange);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(sym__strange);
      if (lookahead == '\f') ADVANCE(101);
      if (!sym__strange_character_set_1(lookahead)) ADVANCE(100);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(sym_key);
      if (lookahead == '-' ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(102);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(103);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(sym_number);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(104);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(sym_coordinate);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(106);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(sym_coordinate);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == '\f') ADVANCE(107);
      if (lookahead == 'A') ADVANCE(113);
      if (lookahead == 'B') ADVANCE(117);
      if (lookahead == 'C') ADVANCE(120);
      if (lookahead == 'D') ADVANCE(123);
      if (lookahead == 'E') ADVANCE(127);
      if (lookahead == 'F') ADVANCE(130);
      if (lookahead == 'G') ADVANCE(132);
      if (lookahead == 'H') ADVANCE(135);
      if (lookahead == 'J') ADVANCE(137);
      if (lookahead == 'K') ADVANCE(140);
      if (lookahead == 'L') ADVANCE(143);
      if (lookahead == 'M') ADVANCE(146);
      if (lookahead == 'N') ADVANCE(149);
      if (lookahead == 'O') ADVANCE(154);
      if (lookahead == 'P') ADVANCE(155);
      if (lookahead == 'Q') ADVANCE(159);
      if (lookahead == 'R') ADVANCE(162);
      if (lookahead == 'S') ADVANCE(165);
      if (lookahead == 'T') ADVANCE(166);
      if (lookahead == 'U') ADVANCE(171);
      if (lookahead == 'V') ADVANCE(173);
      if (lookahead == 'W') ADVANCE(176);
      if (lookahead == 'X') ADVANCE(178);
      if (lookahead == 'Y') ADVANCE(180);
      if (lookahead == 'Z') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(71);
      if (lookahead == 'b') ADVANCE(72);
      if (lookahead == 'c') ADVANCE(73);
      if (lookahead == 'd') ADVANCE(74);
      if (lookahead == 'e') ADVANCE(75);
      if (lookahead == 'f') ADVANCE(76);
      if (lookahead == 'g') ADVANCE(77);
      if (lookahead == 'h') ADVANCE(78);
      if (lookahead == 'i') ADVANCE(99);
      if (lookahead == 'j') ADVANCE(79);
      if (lookahead == 'k') ADVANCE(80);
      if (lookahead == 'l') ADVANCE(81);
      if (lookahead == 'm') ADVANCE(82);
      if (lookahead == 'n') ADVANCE(83);
      if (lookahead == 'o') ADVANCE(84);
      if (lookahead == 'p') ADVANCE(85);
      if (lookahead == 'q') ADVANCE(86);
      if (lookahead == 'r') ADVANCE(87);
      if (lookahead == 's') ADVANCE(88);
      if (lookahead == 't') ADVANCE(89);
      if (lookahead == 'u') ADVANCE(90);
      if (lookahead == 'v') ADVANCE(91);
      if (lookahead == 'w') ADVANCE(92);
      if (lookahead == 'x') ADVANCE(93);
      if (lookahead == 'y') ADVANCE(94);
      if (lookahead == 'z') ADVANCE(95);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          (lookahead < '`' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == '\f') ADVANCE(108);
      if (lookahead == '1') ADVANCE(47);
      if (lookahead == 'A') ADVANCE(112);
      if (lookahead == 'B') ADVANCE(116);
      if (lookahead == 'C') ADVANCE(119);
      if (lookahead == 'D') ADVANCE(122);
      if (lookahead == 'E') ADVANCE(126);
      if (lookahead == 'F') ADVANCE(129);
      if (lookahead == 'G') ADVANCE(132);
      if (lookahead == 'H') ADVANCE(134);
      if (lookahead == 'I') ADVANCE(386);
      if (lookahead == 'J') ADVANCE(137);
      if (lookahead == 'K') ADVANCE(139);
      if (lookahead == 'L') ADVANCE(142);
      if (lookahead == 'M') ADVANCE(145);
      if (lookahead == 'N') ADVANCE(148);
      if (lookahead == 'O') ADVANCE(153);
      if (lookahead == 'P') ADVANCE(156);
      if (lookahead == 'Q') ADVANCE(159);
      if (lookahead == 'R') ADVANCE(161);
      if (lookahead == 'S') ADVANCE(164);
      if (lookahead == 'T') ADVANCE(167);
      if (lookahead == 'U') ADVANCE(170);
      if (lookahead == 'V') ADVANCE(173);
      if (lookahead == 'W') ADVANCE(175);
      if (lookahead == 'X') ADVANCE(178);
      if (lookahead == 'Y') ADVANCE(180);
      if (lookahead == 'Z') ADVANCE(182);
      if (lookahead == 'a') ADVANCE(183);
      if (lookahead == 'b') ADVANCE(185);
      if (lookahead == 'c') ADVANCE(192);
      if (lookahead == 'd') ADVANCE(195);
      if (lookahead == 'e') ADVANCE(197);
      if (lookahead == 'f') ADVANCE(202);
      if (lookahead == 'g') ADVANCE(204);
      if (lookahead == 'h') ADVANCE(208);
      if (lookahead == 'i') ADVANCE(224);
      if (lookahead == 'j') ADVANCE(187);
      if (lookahead == 'k') ADVANCE(151);
      if (lookahead == 'l') ADVANCE(218);
      if (lookahead == 'm') ADVANCE(221);
      if (lookahead == 'n') ADVANCE(152);
      if (lookahead == 'o') ADVANCE(229);
      if (lookahead == 'p') ADVANCE(234);
      if (lookahead == 'q') ADVANCE(240);
      if (lookahead == 'r') ADVANCE(242);
      if (lookahead == 's') ADVANCE(237);
      if (lookahead == 't') ADVANCE(249);
      if (lookahead == 'u') ADVANCE(252);
      if (lookahead == 'v') ADVANCE(255);
      if (lookahead == 'w') ADVANCE(257);
      if (lookahead == 'x') ADVANCE(259);
      if (lookahead == 'y') ADVANCE(261);
      if (lookahead == 'z') ADVANCE(263);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(103);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '^' < lookahead) &&
          (lookahead < '`' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == '\f') ADVANCE(109);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(315);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(344);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(365);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(421);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(366);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(367);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(318);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(300);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(410);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(323);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(359);
      if (lookahead == 'W' ||
          lookahead == 'w') ADVANCE(320);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(52);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == '\f') ADVANCE(110);
      if (lookahead == 'b') ADVANCE(186);
      if (lookahead == 'c') ADVANCE(231);
      if (lookahead == 'i') ADVANCE(225);
      if (lookahead == 'j') ADVANCE(188);
      if (lookahead == 'k') ADVANCE(232);
      if (lookahead == 'n') ADVANCE(233);
      if (lookahead == 'p') ADVANCE(246);
      if (lookahead == 's') ADVANCE(236);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == ' ') ADVANCE(3);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < '!' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A') ADVANCE(114);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(399);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(339);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A') ADVANCE(114);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(40);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B') ADVANCE(115);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(316);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(267);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(394);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B') ADVANCE(115);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 119:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C') ADVANCE(118);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(349);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(362);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(277);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 120:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C') ADVANCE(118);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 121:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 122:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D') ADVANCE(121);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(392);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(265);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 123:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D') ADVANCE(121);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 124:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 125:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E') ADVANCE(48);
      if (lookahead == 'e') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 126:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E') ADVANCE(124);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(280);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(292);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 127:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E') ADVANCE(124);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 128:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 129:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F') ADVANCE(128);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(340);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(383);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(374);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 130:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F') ADVANCE(128);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 131:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'G') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 132:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'G') ADVANCE(131);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 133:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 134:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H') ADVANCE(133);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(337);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(395);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 135:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H') ADVANCE(133);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 136:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'J') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 137:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'J') ADVANCE(136);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 138:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 139:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K') ADVANCE(138);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(345);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(48);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 140:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K') ADVANCE(138);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 141:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 142:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L') ADVANCE(141);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(415);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 143:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L') ADVANCE(141);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'M') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 145:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'M') ADVANCE(144);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(416);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 146:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'M') ADVANCE(144);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 147:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 148:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N') ADVANCE(147);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(301);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(44);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 149:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N') ADVANCE(147);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 150:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 151:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O') ADVANCE(48);
      if (lookahead == 'k') ADVANCE(215);
      if (lookahead == 'o') ADVANCE(43);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(345);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 152:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O') ADVANCE(44);
      if (lookahead == 'n') ADVANCE(223);
      if (lookahead == 'o') ADVANCE(42);
      if (lookahead == 's') ADVANCE(246);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(301);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 153:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O') ADVANCE(150);
      if (lookahead == 'F' ||
          lookahead == 'R' ||
          lookahead == 'f' ||
          lookahead == 'r') ADVANCE(48);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 154:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O') ADVANCE(150);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 155:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P') ADVANCE(157);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(388);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 156:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P') ADVANCE(157);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(389);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(356);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 157:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 158:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Q') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 159:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Q') ADVANCE(158);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 160:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 161:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R') ADVANCE(160);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(371);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 162:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R') ADVANCE(160);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 163:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 164:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S') ADVANCE(163);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(269);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 165:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S') ADVANCE(163);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 166:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T') ADVANCE(168);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(348);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 167:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T') ADVANCE(168);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(266);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 168:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 169:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 170:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U') ADVANCE(169);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 171:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U') ADVANCE(169);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 172:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'V') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 173:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'V') ADVANCE(172);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 174:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 175:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W') ADVANCE(174);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(298);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(394);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(378);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 176:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W') ADVANCE(174);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 177:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'X') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 178:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'X') ADVANCE(177);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 179:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Y') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Y') ADVANCE(179);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 181:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Z') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 182:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Z') ADVANCE(181);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 183:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(184);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(399);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(339);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 184:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 185:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(247);
      if (lookahead == 'b') ADVANCE(191);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(316);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(267);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(394);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 186:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(247);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 187:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(238);
      if (lookahead == 'j') ADVANCE(214);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 188:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(238);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 189:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(227);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 190:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'a') ADVANCE(226);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 191:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'b') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 192:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'c') ADVANCE(193);
      if (lookahead == 'o') ADVANCE(254);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(349);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(362);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(277);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 193:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'c') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'c') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 195:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'd') ADVANCE(196);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(392);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(265);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 196:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'd') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 197:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'e') ADVANCE(198);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(280);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(292);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 198:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'e') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'e') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'e') ADVANCE(248);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 201:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'e') ADVANCE(190);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'f') ADVANCE(203);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(340);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(383);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(374);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'f') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 204:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'g') ADVANCE(205);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 205:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'g') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 206:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'g') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 207:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'g') ADVANCE(210);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 208:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'h') ADVANCE(209);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(337);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(395);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'h') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 210:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'h') ADVANCE(251);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 211:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'i') ADVANCE(194);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 212:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'i') ADVANCE(207);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'i') ADVANCE(225);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 214:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'j') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 215:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'k') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 216:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'k') ADVANCE(51);
      if (lookahead == 's') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 217:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'k') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 218:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'l') ADVANCE(219);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(415);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 219:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'l') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'l') ADVANCE(213);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 221:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'm') ADVANCE(222);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(416);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 222:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'm') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 223:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 224:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(206);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(49);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 225:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(206);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 227:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(200);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 228:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'n') ADVANCE(199);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 229:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'o') ADVANCE(230);
      if (lookahead == 'F' ||
          lookahead == 'R' ||
          lookahead == 'f' ||
          lookahead == 'r') ADVANCE(48);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 230:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'o') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 231:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'o') ADVANCE(254);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'o') ADVANCE(244);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 233:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'o') ADVANCE(228);
      if (lookahead == 's') ADVANCE(246);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 234:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(235);
      if (lookahead == 's') ADVANCE(217);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(389);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(356);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 236:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(212);
      if (lookahead == 's') ADVANCE(217);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 237:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(212);
      if (lookahead == 's') ADVANCE(216);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(269);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 238:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(189);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'p') ADVANCE(220);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 240:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'q') ADVANCE(241);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 241:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'q') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 242:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'r') ADVANCE(243);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(371);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'r') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 244:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'r') ADVANCE(201);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 245:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 's') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 246:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 's') ADVANCE(217);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 247:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 's') ADVANCE(211);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 248:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 's') ADVANCE(199);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 249:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 't') ADVANCE(250);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(266);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 250:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 't') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 251:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 't') ADVANCE(51);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 252:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'u') ADVANCE(253);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(285);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 253:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'u') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 254:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'u') ADVANCE(239);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 255:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'v') ADVANCE(256);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 256:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'v') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 257:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'w') ADVANCE(258);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(298);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(394);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(378);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 258:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'w') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'x') ADVANCE(260);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 260:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'x') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 261:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'y') ADVANCE(262);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'y') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'z') ADVANCE(264);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'z') ADVANCE(422);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 265:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(417);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 266:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(350);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(48);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(303);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 267:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(275);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 268:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(276);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(379);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 270:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'A' ||
          lookahead == 'a') ADVANCE(397);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 271:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(325);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(291);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 272:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(312);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 273:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(310);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 274:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'B' ||
          lookahead == 'b') ADVANCE(332);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 275:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(334);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 276:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(335);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(336);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 278:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'C' ||
          lookahead == 'c') ADVANCE(331);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 279:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(48);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 280:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(46);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 281:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 282:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(420);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 283:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 284:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(385);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 285:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(293);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 286:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(302);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 287:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(307);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(286);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 289:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(305);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 290:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'D' ||
          lookahead == 'd') ADVANCE(287);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 291:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 292:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 293:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(278);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 294:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(279);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 295:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 296:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(56);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 297:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(111);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 298:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(350);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(401);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 299:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(45);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 300:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(314);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 301:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(284);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 302:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(351);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 303:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(270);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 304:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(372);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 305:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(281);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 306:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(387);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 307:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(352);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 308:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(408);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 309:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(283);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 310:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(373);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 311:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(376);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 312:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(380);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 313:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 314:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(396);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 315:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'F' ||
          lookahead == 'f') ADVANCE(407);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(338);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 316:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'G' ||
          lookahead == 'g') ADVANCE(324);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(399);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 317:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'G' ||
          lookahead == 'g') ADVANCE(321);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 318:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'G' ||
          lookahead == 'g') ADVANCE(355);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 319:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 320:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(330);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 321:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'H' ||
          lookahead == 'h') ADVANCE(396);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 322:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(37);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 323:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(317);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 324:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(353);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 325:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(288);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 326:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(400);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 327:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(357);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 328:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(361);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 329:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(406);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 330:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(404);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(343);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(289);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 332:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'I' ||
          lookahead == 'i') ADVANCE(290);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K' ||
          lookahead == 'k') ADVANCE(322);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 334:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K' ||
          lookahead == 'k') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'K' ||
          lookahead == 'k') ADVANCE(55);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 336:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(292);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 337:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(313);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 338:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(58);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 339:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(358);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 340:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(391);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 341:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(393);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 342:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(385);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 343:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(297);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 344:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(268);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(402);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 345:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'L' ||
          lookahead == 'l') ADVANCE(342);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'M' ||
          lookahead == 'm') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 347:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'M' ||
          lookahead == 'm') ADVANCE(272);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 348:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(409);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(48);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(398);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 350:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 351:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 352:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 353:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(385);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 354:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(396);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 355:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'N' ||
          lookahead == 'n') ADVANCE(368);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(370);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(350);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 358:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(418);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 359:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(369);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 360:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(346);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 361:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(351);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 362:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(364);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 363:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(282);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(391);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 365:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(412);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 366:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(377);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(396);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 368:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'O' ||
          lookahead == 'o') ADVANCE(382);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 369:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 370:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(304);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 371:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(308);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(413);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 372:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 373:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 374:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(271);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 375:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(273);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 376:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 377:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(274);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 378:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(391);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 379:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(393);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 380:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(387);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 381:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(294);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 382:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(295);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 383:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'R' ||
          lookahead == 'r') ADVANCE(390);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 384:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(37);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 385:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 386:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(49);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 387:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 388:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(384);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(326);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 390:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(393);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 391:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(291);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 392:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'S' ||
          lookahead == 's') ADVANCE(405);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 393:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 394:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(319);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 395:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 396:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(59);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(45);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 398:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(411);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 399:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(304);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 400:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(327);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 401:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(291);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 402:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(403);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 403:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(360);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 404:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(296);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 405:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(414);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 406:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(328);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 407:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(311);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 408:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'T' ||
          lookahead == 't') ADVANCE(329);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 409:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(333);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 410:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(347);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 411:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(381);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 412:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(354);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 413:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(341);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 414:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'U' ||
          lookahead == 'u') ADVANCE(375);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'V' ||
          lookahead == 'v') ADVANCE(299);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'V' ||
          lookahead == 'v') ADVANCE(291);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W' ||
          lookahead == 'w') ADVANCE(48);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 418:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W' ||
          lookahead == 'w') ADVANCE(305);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 419:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'W' ||
          lookahead == 'w') ADVANCE(309);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(41);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 421:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead == 'Y' ||
          lookahead == 'y') ADVANCE(306);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 422:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(54);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 424:
      ACCEPT_TOKEN(aux_sym__other_token1);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          (lookahead < ' ' || '/' < lookahead) &&
          (lookahead < ':' || '@' < lookahead) &&
          (lookahead < '[' || '^' < lookahead) &&
          lookahead != '`' &&
          (lookahead < '{' || '~' < lookahead)) ADVANCE(424);
      END_STATE();
    case 425:
      ACCEPT_TOKEN(aux_sym__other_token2);
      END_STATE();
    case 426:
      ACCEPT_TOKEN(aux_sym__other_token2);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(39);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0, .external_lex_state = 1},
  [1] = {.lex_state = 0, .external_lex_state = 2},
  [2] = {.lex_state = 0, .external_lex_state = 2},
  [3] = {.lex_state = 0, .external_lex_state = 2},
  [4] = {.lex_state = 22, .external_lex_state = 3},
  [5] = {.lex_state = 22, .external_lex_state = 3},
  [6] = {.lex_state = 22, .external_lex_state = 3},
  [7] = {.lex_state = 22, .external_lex_state = 3},
  [8] = {.lex_state = 22, .external_lex_state = 4},
  [9] = {.lex_state = 23, .external_lex_state = 5},
  [10] = {.lex_state = 22, .external_lex_state = 6},
  [11] = {.lex_state = 23, .external_lex_state = 5},
  [12] = {.lex_state = 23, .external_lex_state = 5},
  [13] = {.lex_state = 22, .external_lex_state = 3},
  [14] = {.lex_state = 22, .external_lex_state = 3},
  [15] = {.lex_state = 0, .external_lex_state = 2},
  [16] = {.lex_state = 24},
  [17] = {.lex_state = 24},
  [18] = {.lex_state = 24},
  [19] = {.lex_state = 24, .external_lex_state = 7},
  [20] = {.lex_state = 23, .external_lex_state = 5},
  [21] = {.lex_state = 25},
  [22] = {.lex_state = 25},
  [23] = {.lex_state = 24},
  [24] = {.lex_state = 25},
  [25] = {.lex_state = 26},
  [26] = {.lex_state = 26},
  [27] = {.lex_state = 26},
  [28] = {.lex_state = 28, .external_lex_state = 8},
  [29] = {.lex_state = 27},
  [30] = {.lex_state = 28},
  [31] = {.lex_state = 27},
  [32] = {.lex_state = 0},
  [33] = {.lex_state = 0},
  [34] = {.lex_state = 0},
  [35] = {.lex_state = 0},
  [36] = {.lex_state = 0},
  [37] = {.lex_state = 0},
  [38] = {.lex_state = 0},
  [39] = {.lex_state = 0},
  [40] = {.lex_state = 28},
  [41] = {.lex_state = 19},
  [42] = {.lex_state = 19},
  [43] = {.lex_state = 28},
  [44] = {.lex_state = 20},
  [45] = {.lex_state = 20},
  [46] = {.lex_state = 28},
  [47] = {.lex_state = 28},
  [48] = {.lex_state = 0},
  [49] = {.lex_state = 0},
  [50] = {.lex_state = 28},
  [51] = {.lex_state = 28},
  [52] = {.lex_state = 28},
  [53] = {.lex_state = 20},
  [54] = {.lex_state = 20},
  [55] = {.lex_state = 28},
  [56] = {.lex_state = 28},
  [57] = {.lex_state = 20},
};

enum {
  ts_external_token__comment_line = 0,
  ts_external_token__title_line = 1,
  ts_external_token__moves_line = 2,
  ts_external_token__expect_line = 3,
  ts_external_token__from_line = 4,
  ts_external_token__rules_line = 5,
  ts_external_token__field_line = 6,
  ts_external_token__edge_line = 7,
  ts_external_token__columns_line = 8,
  ts_external_token__row_line = 9,
  ts_external_token_black = 10,
  ts_external_token_white = 11,
  ts_external_token_eye_value = 12,
  ts_external_token_title_name = 13,
  ts_external_token__first_row_number = 14,
  ts_external_token__last_row_number = 15,
  ts_external_token__row_number_behind_edge = 16,
  ts_external_token__move_number = 17,
  ts_external_token__never = 18,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token__comment_line] = sym__comment_line,
  [ts_external_token__title_line] = sym__title_line,
  [ts_external_token__moves_line] = sym__moves_line,
  [ts_external_token__expect_line] = sym__expect_line,
  [ts_external_token__from_line] = sym__from_line,
  [ts_external_token__rules_line] = sym__rules_line,
  [ts_external_token__field_line] = sym__field_line,
  [ts_external_token__edge_line] = sym__edge_line,
  [ts_external_token__columns_line] = sym__columns_line,
  [ts_external_token__row_line] = sym__row_line,
  [ts_external_token_black] = sym_black,
  [ts_external_token_white] = sym_white,
  [ts_external_token_eye_value] = sym_eye_value,
  [ts_external_token_title_name] = sym_title_name,
  [ts_external_token__first_row_number] = sym__first_row_number,
  [ts_external_token__last_row_number] = sym__last_row_number,
  [ts_external_token__row_number_behind_edge] = sym__row_number_behind_edge,
  [ts_external_token__move_number] = sym__move_number,
  [ts_external_token__never] = sym__never,
};

static const bool ts_external_scanner_states[9][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token__comment_line] = true,
    [ts_external_token__title_line] = true,
    [ts_external_token__moves_line] = true,
    [ts_external_token__expect_line] = true,
    [ts_external_token__from_line] = true,
    [ts_external_token__rules_line] = true,
    [ts_external_token__field_line] = true,
    [ts_external_token__edge_line] = true,
    [ts_external_token__columns_line] = true,
    [ts_external_token__row_line] = true,
    [ts_external_token_black] = true,
    [ts_external_token_white] = true,
    [ts_external_token_eye_value] = true,
    [ts_external_token_title_name] = true,
    [ts_external_token__first_row_number] = true,
    [ts_external_token__last_row_number] = true,
    [ts_external_token__row_number_behind_edge] = true,
    [ts_external_token__move_number] = true,
    [ts_external_token__never] = true,
  },
  [2] = {
    [ts_external_token__comment_line] = true,
    [ts_external_token__title_line] = true,
    [ts_external_token__moves_line] = true,
    [ts_external_token__expect_line] = true,
    [ts_external_token__from_line] = true,
    [ts_external_token__rules_line] = true,
    [ts_external_token__field_line] = true,
    [ts_external_token__edge_line] = true,
    [ts_external_token__columns_line] = true,
    [ts_external_token__row_line] = true,
  },
  [3] = {
    [ts_external_token__last_row_number] = true,
  },
  [4] = {
    [ts_external_token__first_row_number] = true,
    [ts_external_token__last_row_number] = true,
  },
  [5] = {
    [ts_external_token_black] = true,
    [ts_external_token_white] = true,
    [ts_external_token__move_number] = true,
  },
  [6] = {
    [ts_external_token__last_row_number] = true,
    [ts_external_token__row_number_behind_edge] = true,
  },
  [7] = {
    [ts_external_token_eye_value] = true,
  },
  [8] = {
    [ts_external_token_title_name] = true,
  },
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym__newline] = ACTIONS(1),
    [anon_sym_SEMI] = ACTIONS(1),
    [anon_sym_POUND] = ACTIONS(1),
    [anon_sym_COLON] = ACTIONS(1),
    [sym_special_move] = ACTIONS(1),
    [sym_reference] = ACTIONS(1),
    [anon_sym_PIPE] = ACTIONS(1),
    [anon_sym_DASH] = ACTIONS(1),
    [sym_black_stone] = ACTIONS(1),
    [sym_white_stone] = ACTIONS(1),
    [sym_empty] = ACTIONS(1),
    [sym_unknown] = ACTIONS(1),
    [sym_mark] = ACTIONS(1),
    [sym_move_number] = ACTIONS(1),
    [aux_sym__letter_token1] = ACTIONS(1),
    [aux_sym__other_token2] = ACTIONS(1),
    [sym__comment_line] = ACTIONS(1),
    [sym__title_line] = ACTIONS(1),
    [sym__moves_line] = ACTIONS(1),
    [sym__expect_line] = ACTIONS(1),
    [sym__from_line] = ACTIONS(1),
    [sym__rules_line] = ACTIONS(1),
    [sym__field_line] = ACTIONS(1),
    [sym__edge_line] = ACTIONS(1),
    [sym__columns_line] = ACTIONS(1),
    [sym__row_line] = ACTIONS(1),
    [sym_black] = ACTIONS(1),
    [sym_white] = ACTIONS(1),
    [sym_eye_value] = ACTIONS(1),
    [sym_title_name] = ACTIONS(1),
    [sym__first_row_number] = ACTIONS(1),
    [sym__last_row_number] = ACTIONS(1),
    [sym__row_number_behind_edge] = ACTIONS(1),
    [sym__move_number] = ACTIONS(1),
    [sym__never] = ACTIONS(1),
  },
  [1] = {
    [sym_text] = STATE(48),
    [sym__line] = STATE(35),
    [sym_comment] = STATE(35),
    [sym_title] = STATE(35),
    [sym_moves] = STATE(35),
    [sym_expect] = STATE(35),
    [sym_from] = STATE(35),
    [sym_rules] = STATE(35),
    [sym_field] = STATE(35),
    [sym_edge] = STATE(35),
    [sym_columns] = STATE(35),
    [sym_row] = STATE(35),
    [aux_sym_text_repeat1] = STATE(3),
    [ts_builtin_sym_end] = ACTIONS(3),
    [sym__newline] = ACTIONS(5),
    [sym__comment_line] = ACTIONS(7),
    [sym__title_line] = ACTIONS(9),
    [sym__moves_line] = ACTIONS(11),
    [sym__expect_line] = ACTIONS(13),
    [sym__from_line] = ACTIONS(15),
    [sym__rules_line] = ACTIONS(17),
    [sym__field_line] = ACTIONS(19),
    [sym__edge_line] = ACTIONS(21),
    [sym__columns_line] = ACTIONS(23),
    [sym__row_line] = ACTIONS(25),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 14,
    ACTIONS(27), 1,
      ts_builtin_sym_end,
    ACTIONS(29), 1,
      sym__newline,
    ACTIONS(32), 1,
      sym__comment_line,
    ACTIONS(35), 1,
      sym__title_line,
    ACTIONS(38), 1,
      sym__moves_line,
    ACTIONS(41), 1,
      sym__expect_line,
    ACTIONS(44), 1,
      sym__from_line,
    ACTIONS(47), 1,
      sym__rules_line,
    ACTIONS(50), 1,
      sym__field_line,
    ACTIONS(53), 1,
      sym__edge_line,
    ACTIONS(56), 1,
      sym__columns_line,
    ACTIONS(59), 1,
      sym__row_line,
    STATE(2), 1,
      aux_sym_text_repeat1,
    STATE(49), 11,
      sym__line,
      sym_comment,
      sym_title,
      sym_moves,
      sym_expect,
      sym_from,
      sym_rules,
      sym_field,
      sym_edge,
      sym_columns,
      sym_row,
  [53] = 14,
    ACTIONS(7), 1,
      sym__comment_line,
    ACTIONS(9), 1,
      sym__title_line,
    ACTIONS(11), 1,
      sym__moves_line,
    ACTIONS(13), 1,
      sym__expect_line,
    ACTIONS(15), 1,
      sym__from_line,
    ACTIONS(17), 1,
      sym__rules_line,
    ACTIONS(19), 1,
      sym__field_line,
    ACTIONS(21), 1,
      sym__edge_line,
    ACTIONS(23), 1,
      sym__columns_line,
    ACTIONS(25), 1,
      sym__row_line,
    ACTIONS(62), 1,
      ts_builtin_sym_end,
    ACTIONS(64), 1,
      sym__newline,
    STATE(2), 1,
      aux_sym_text_repeat1,
    STATE(33), 11,
      sym__line,
      sym_comment,
      sym_title,
      sym_moves,
      sym_expect,
      sym_from,
      sym_rules,
      sym_field,
      sym_edge,
      sym_columns,
      sym_row,
  [106] = 7,
    ACTIONS(66), 1,
      ts_builtin_sym_end,
    ACTIONS(68), 1,
      sym__newline,
    ACTIONS(70), 1,
      anon_sym_PIPE,
    ACTIONS(74), 1,
      aux_sym__letter_token1,
    ACTIONS(76), 2,
      sym__last_row_number,
      sym__strange,
    STATE(5), 3,
      sym__glyph,
      sym__letter,
      aux_sym_row_repeat1,
    ACTIONS(72), 7,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
  [137] = 7,
    ACTIONS(78), 1,
      ts_builtin_sym_end,
    ACTIONS(80), 1,
      sym__newline,
    ACTIONS(82), 1,
      anon_sym_PIPE,
    ACTIONS(88), 1,
      aux_sym__letter_token1,
    ACTIONS(91), 2,
      sym__last_row_number,
      sym__strange,
    STATE(5), 3,
      sym__glyph,
      sym__letter,
      aux_sym_row_repeat1,
    ACTIONS(85), 7,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
  [168] = 7,
    ACTIONS(70), 1,
      anon_sym_PIPE,
    ACTIONS(74), 1,
      aux_sym__letter_token1,
    ACTIONS(94), 1,
      ts_builtin_sym_end,
    ACTIONS(96), 1,
      sym__newline,
    ACTIONS(76), 2,
      sym__last_row_number,
      sym__strange,
    STATE(5), 3,
      sym__glyph,
      sym__letter,
      aux_sym_row_repeat1,
    ACTIONS(72), 7,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
  [199] = 7,
    ACTIONS(70), 1,
      anon_sym_PIPE,
    ACTIONS(74), 1,
      aux_sym__letter_token1,
    ACTIONS(94), 1,
      ts_builtin_sym_end,
    ACTIONS(96), 1,
      sym__newline,
    ACTIONS(100), 2,
      sym__last_row_number,
      sym__strange,
    STATE(4), 3,
      sym__glyph,
      sym__letter,
      aux_sym_row_repeat1,
    ACTIONS(98), 7,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
  [230] = 6,
    ACTIONS(70), 1,
      anon_sym_PIPE,
    ACTIONS(74), 1,
      aux_sym__letter_token1,
    ACTIONS(106), 1,
      sym__first_row_number,
    ACTIONS(104), 2,
      sym__last_row_number,
      sym__strange,
    STATE(6), 3,
      sym__glyph,
      sym__letter,
      aux_sym_row_repeat1,
    ACTIONS(102), 7,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
  [258] = 6,
    ACTIONS(108), 1,
      ts_builtin_sym_end,
    ACTIONS(110), 1,
      sym__newline,
    ACTIONS(114), 1,
      aux_sym__letter_token1,
    ACTIONS(116), 3,
      sym_black,
      sym_white,
      sym__move_number,
    STATE(11), 3,
      sym_label,
      sym__other,
      aux_sym_moves_repeat1,
    ACTIONS(112), 5,
      sym_special_move,
      sym_reference,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [285] = 3,
    ACTIONS(122), 1,
      sym__row_number_behind_edge,
    ACTIONS(118), 3,
      sym__last_row_number,
      ts_builtin_sym_end,
      sym__strange,
    ACTIONS(120), 10,
      sym__newline,
      anon_sym_PIPE,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
      aux_sym__letter_token1,
  [306] = 6,
    ACTIONS(114), 1,
      aux_sym__letter_token1,
    ACTIONS(124), 1,
      ts_builtin_sym_end,
    ACTIONS(126), 1,
      sym__newline,
    ACTIONS(130), 3,
      sym_black,
      sym_white,
      sym__move_number,
    STATE(12), 3,
      sym_label,
      sym__other,
      aux_sym_moves_repeat1,
    ACTIONS(128), 5,
      sym_special_move,
      sym_reference,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [333] = 6,
    ACTIONS(132), 1,
      ts_builtin_sym_end,
    ACTIONS(134), 1,
      sym__newline,
    ACTIONS(139), 1,
      aux_sym__letter_token1,
    ACTIONS(142), 3,
      sym_black,
      sym_white,
      sym__move_number,
    STATE(12), 3,
      sym_label,
      sym__other,
      aux_sym_moves_repeat1,
    ACTIONS(136), 5,
      sym_special_move,
      sym_reference,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [360] = 2,
    ACTIONS(145), 3,
      sym__last_row_number,
      ts_builtin_sym_end,
      sym__strange,
    ACTIONS(147), 10,
      sym__newline,
      anon_sym_PIPE,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
      aux_sym__letter_token1,
  [378] = 2,
    ACTIONS(149), 3,
      sym__last_row_number,
      ts_builtin_sym_end,
      sym__strange,
    ACTIONS(151), 10,
      sym__newline,
      anon_sym_PIPE,
      anon_sym_DASH,
      sym_black_stone,
      sym_white_stone,
      sym_empty,
      sym_unknown,
      sym_mark,
      sym_move_number,
      aux_sym__letter_token1,
  [396] = 1,
    ACTIONS(27), 12,
      sym__comment_line,
      sym__title_line,
      sym__moves_line,
      sym__expect_line,
      sym__from_line,
      sym__rules_line,
      sym__field_line,
      sym__edge_line,
      sym__columns_line,
      sym__row_line,
      ts_builtin_sym_end,
      sym__newline,
  [411] = 5,
    ACTIONS(153), 1,
      ts_builtin_sym_end,
    ACTIONS(155), 1,
      sym__newline,
    ACTIONS(159), 1,
      sym__is,
    STATE(18), 2,
      sym__other,
      aux_sym_expect_repeat1,
    ACTIONS(157), 7,
      sym_claim,
      sym_claim_word,
      sym_rule,
      sym_number,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [434] = 5,
    ACTIONS(159), 1,
      sym__is,
    ACTIONS(161), 1,
      ts_builtin_sym_end,
    ACTIONS(163), 1,
      sym__newline,
    STATE(16), 2,
      sym__other,
      aux_sym_expect_repeat1,
    ACTIONS(165), 7,
      sym_claim,
      sym_claim_word,
      sym_rule,
      sym_number,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [457] = 5,
    ACTIONS(167), 1,
      ts_builtin_sym_end,
    ACTIONS(169), 1,
      sym__newline,
    ACTIONS(174), 1,
      sym__is,
    STATE(18), 2,
      sym__other,
      aux_sym_expect_repeat1,
    ACTIONS(171), 7,
      sym_claim,
      sym_claim_word,
      sym_rule,
      sym_number,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [480] = 3,
    ACTIONS(177), 1,
      ts_builtin_sym_end,
    ACTIONS(181), 1,
      sym_eye_value,
    ACTIONS(179), 9,
      sym__newline,
      sym_claim,
      sym_claim_word,
      sym__is,
      sym_rule,
      sym_number,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [498] = 2,
    ACTIONS(183), 4,
      sym_black,
      sym_white,
      sym__move_number,
      ts_builtin_sym_end,
    ACTIONS(185), 7,
      sym__newline,
      sym_special_move,
      sym_reference,
      aux_sym__letter_token1,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [514] = 4,
    ACTIONS(187), 1,
      ts_builtin_sym_end,
    ACTIONS(189), 1,
      sym__newline,
    STATE(22), 2,
      sym__other,
      aux_sym_field_repeat1,
    ACTIONS(191), 6,
      sym_size,
      sym_black_word,
      sym_white_word,
      sym_field_word,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [533] = 4,
    ACTIONS(193), 1,
      ts_builtin_sym_end,
    ACTIONS(195), 1,
      sym__newline,
    STATE(24), 2,
      sym__other,
      aux_sym_field_repeat1,
    ACTIONS(197), 6,
      sym_size,
      sym_black_word,
      sym_white_word,
      sym_field_word,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [552] = 2,
    ACTIONS(167), 1,
      ts_builtin_sym_end,
    ACTIONS(169), 9,
      sym__newline,
      sym_claim,
      sym_claim_word,
      sym__is,
      sym_rule,
      sym_number,
      sym_coordinate,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [567] = 4,
    ACTIONS(199), 1,
      ts_builtin_sym_end,
    ACTIONS(201), 1,
      sym__newline,
    STATE(24), 2,
      sym__other,
      aux_sym_field_repeat1,
    ACTIONS(203), 6,
      sym_size,
      sym_black_word,
      sym_white_word,
      sym_field_word,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [586] = 4,
    ACTIONS(206), 1,
      ts_builtin_sym_end,
    ACTIONS(208), 1,
      sym__newline,
    STATE(26), 2,
      sym__other,
      aux_sym_rules_repeat1,
    ACTIONS(210), 3,
      sym_rule,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [602] = 4,
    ACTIONS(212), 1,
      ts_builtin_sym_end,
    ACTIONS(214), 1,
      sym__newline,
    STATE(27), 2,
      sym__other,
      aux_sym_rules_repeat1,
    ACTIONS(216), 3,
      sym_rule,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [618] = 4,
    ACTIONS(218), 1,
      ts_builtin_sym_end,
    ACTIONS(220), 1,
      sym__newline,
    STATE(27), 2,
      sym__other,
      aux_sym_rules_repeat1,
    ACTIONS(222), 3,
      sym_rule,
      aux_sym__other_token1,
      aux_sym__other_token2,
  [634] = 3,
    ACTIONS(227), 1,
      sym_after,
    ACTIONS(229), 1,
      sym_title_name,
    ACTIONS(225), 2,
      ts_builtin_sym_end,
      sym__newline,
  [645] = 3,
    ACTIONS(231), 1,
      ts_builtin_sym_end,
    ACTIONS(233), 1,
      sym__newline,
    ACTIONS(235), 1,
      sym__to_end,
  [655] = 2,
    ACTIONS(239), 1,
      sym_after,
    ACTIONS(237), 2,
      ts_builtin_sym_end,
      sym__newline,
  [663] = 3,
    ACTIONS(241), 1,
      ts_builtin_sym_end,
    ACTIONS(243), 1,
      sym__newline,
    ACTIONS(245), 1,
      sym__to_end,
  [673] = 1,
    ACTIONS(247), 2,
      ts_builtin_sym_end,
      sym__newline,
  [678] = 2,
    ACTIONS(249), 1,
      ts_builtin_sym_end,
    ACTIONS(251), 1,
      sym__newline,
  [685] = 1,
    ACTIONS(253), 2,
      ts_builtin_sym_end,
      sym__newline,
  [690] = 2,
    ACTIONS(62), 1,
      ts_builtin_sym_end,
    ACTIONS(251), 1,
      sym__newline,
  [697] = 1,
    ACTIONS(255), 2,
      ts_builtin_sym_end,
      sym__newline,
  [702] = 1,
    ACTIONS(257), 2,
      ts_builtin_sym_end,
      sym__newline,
  [707] = 1,
    ACTIONS(259), 2,
      ts_builtin_sym_end,
      sym__newline,
  [712] = 1,
    ACTIONS(261), 2,
      ts_builtin_sym_end,
      sym__newline,
  [717] = 1,
    ACTIONS(263), 1,
      anon_sym_COLON,
  [721] = 1,
    ACTIONS(265), 1,
      aux_sym_edge_token1,
  [725] = 1,
    ACTIONS(267), 1,
      aux_sym_edge_token1,
  [729] = 1,
    ACTIONS(269), 1,
      anon_sym_COLON,
  [733] = 1,
    ACTIONS(271), 1,
      sym_key,
  [737] = 1,
    ACTIONS(273), 1,
      sym_key,
  [741] = 1,
    ACTIONS(275), 1,
      anon_sym_COLON,
  [745] = 1,
    ACTIONS(277), 1,
      anon_sym_SEMI,
  [749] = 1,
    ACTIONS(279), 1,
      ts_builtin_sym_end,
  [753] = 1,
    ACTIONS(251), 1,
      sym__newline,
  [757] = 1,
    ACTIONS(281), 1,
      anon_sym_POUND,
  [761] = 1,
    ACTIONS(283), 1,
      sym_number,
  [765] = 1,
    ACTIONS(285), 1,
      anon_sym_COLON,
  [769] = 1,
    ACTIONS(287), 1,
      sym_key,
  [773] = 1,
    ACTIONS(289), 1,
      sym_key,
  [777] = 1,
    ACTIONS(291), 1,
      sym_number,
  [781] = 1,
    ACTIONS(293), 1,
      anon_sym_COLON,
  [785] = 1,
    ACTIONS(295), 1,
      sym_key,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(2)] = 0,
  [SMALL_STATE(3)] = 53,
  [SMALL_STATE(4)] = 106,
  [SMALL_STATE(5)] = 137,
  [SMALL_STATE(6)] = 168,
  [SMALL_STATE(7)] = 199,
  [SMALL_STATE(8)] = 230,
  [SMALL_STATE(9)] = 258,
  [SMALL_STATE(10)] = 285,
  [SMALL_STATE(11)] = 306,
  [SMALL_STATE(12)] = 333,
  [SMALL_STATE(13)] = 360,
  [SMALL_STATE(14)] = 378,
  [SMALL_STATE(15)] = 396,
  [SMALL_STATE(16)] = 411,
  [SMALL_STATE(17)] = 434,
  [SMALL_STATE(18)] = 457,
  [SMALL_STATE(19)] = 480,
  [SMALL_STATE(20)] = 498,
  [SMALL_STATE(21)] = 514,
  [SMALL_STATE(22)] = 533,
  [SMALL_STATE(23)] = 552,
  [SMALL_STATE(24)] = 567,
  [SMALL_STATE(25)] = 586,
  [SMALL_STATE(26)] = 602,
  [SMALL_STATE(27)] = 618,
  [SMALL_STATE(28)] = 634,
  [SMALL_STATE(29)] = 645,
  [SMALL_STATE(30)] = 655,
  [SMALL_STATE(31)] = 663,
  [SMALL_STATE(32)] = 673,
  [SMALL_STATE(33)] = 678,
  [SMALL_STATE(34)] = 685,
  [SMALL_STATE(35)] = 690,
  [SMALL_STATE(36)] = 697,
  [SMALL_STATE(37)] = 702,
  [SMALL_STATE(38)] = 707,
  [SMALL_STATE(39)] = 712,
  [SMALL_STATE(40)] = 717,
  [SMALL_STATE(41)] = 721,
  [SMALL_STATE(42)] = 725,
  [SMALL_STATE(43)] = 729,
  [SMALL_STATE(44)] = 733,
  [SMALL_STATE(45)] = 737,
  [SMALL_STATE(46)] = 741,
  [SMALL_STATE(47)] = 745,
  [SMALL_STATE(48)] = 749,
  [SMALL_STATE(49)] = 753,
  [SMALL_STATE(50)] = 757,
  [SMALL_STATE(51)] = 761,
  [SMALL_STATE(52)] = 765,
  [SMALL_STATE(53)] = 769,
  [SMALL_STATE(54)] = 773,
  [SMALL_STATE(55)] = 777,
  [SMALL_STATE(56)] = 781,
  [SMALL_STATE(57)] = 785,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text, 0),
  [5] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(47),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(50),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(53),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(54),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(57),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(45),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(44),
  [21] = {.entry = {.count = 1, .reusable = true}}, SHIFT(41),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(42),
  [25] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [27] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2),
  [29] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(2),
  [32] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(47),
  [35] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(50),
  [38] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(53),
  [41] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(54),
  [44] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(57),
  [47] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(45),
  [50] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(44),
  [53] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(41),
  [56] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(42),
  [59] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_text_repeat1, 2), SHIFT_REPEAT(8),
  [62] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text, 1),
  [64] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [66] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_row, 3),
  [68] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_row, 3),
  [70] = {.entry = {.count = 1, .reusable = false}}, SHIFT(10),
  [72] = {.entry = {.count = 1, .reusable = false}}, SHIFT(5),
  [74] = {.entry = {.count = 1, .reusable = false}}, SHIFT(13),
  [76] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [78] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_row_repeat1, 2),
  [80] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_row_repeat1, 2),
  [82] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_row_repeat1, 2), SHIFT_REPEAT(10),
  [85] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_row_repeat1, 2), SHIFT_REPEAT(5),
  [88] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_row_repeat1, 2), SHIFT_REPEAT(13),
  [91] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_row_repeat1, 2), SHIFT_REPEAT(5),
  [94] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_row, 2),
  [96] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_row, 2),
  [98] = {.entry = {.count = 1, .reusable = false}}, SHIFT(4),
  [100] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [102] = {.entry = {.count = 1, .reusable = false}}, SHIFT(6),
  [104] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [106] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [108] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_moves, 3),
  [110] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_moves, 3),
  [112] = {.entry = {.count = 1, .reusable = false}}, SHIFT(11),
  [114] = {.entry = {.count = 1, .reusable = false}}, SHIFT(20),
  [116] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [118] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__glyph, 1),
  [120] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__glyph, 1),
  [122] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
  [124] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_moves, 4),
  [126] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_moves, 4),
  [128] = {.entry = {.count = 1, .reusable = false}}, SHIFT(12),
  [130] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [132] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_moves_repeat1, 2),
  [134] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_moves_repeat1, 2),
  [136] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_moves_repeat1, 2), SHIFT_REPEAT(12),
  [139] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_moves_repeat1, 2), SHIFT_REPEAT(20),
  [142] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_moves_repeat1, 2), SHIFT_REPEAT(12),
  [145] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__letter, 1),
  [147] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__letter, 1),
  [149] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__glyph, 2),
  [151] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym__glyph, 2),
  [153] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_expect, 4),
  [155] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_expect, 4),
  [157] = {.entry = {.count = 1, .reusable = false}}, SHIFT(18),
  [159] = {.entry = {.count = 1, .reusable = false}}, SHIFT(19),
  [161] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_expect, 3),
  [163] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_expect, 3),
  [165] = {.entry = {.count = 1, .reusable = false}}, SHIFT(16),
  [167] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_expect_repeat1, 2),
  [169] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_expect_repeat1, 2),
  [171] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_expect_repeat1, 2), SHIFT_REPEAT(18),
  [174] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_expect_repeat1, 2), SHIFT_REPEAT(19),
  [177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_expect_repeat1, 1),
  [179] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_expect_repeat1, 1),
  [181] = {.entry = {.count = 1, .reusable = true}}, SHIFT(23),
  [183] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_label, 1),
  [185] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_label, 1),
  [187] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 3),
  [189] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 3),
  [191] = {.entry = {.count = 1, .reusable = false}}, SHIFT(22),
  [193] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_field, 4),
  [195] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_field, 4),
  [197] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [199] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_field_repeat1, 2),
  [201] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2),
  [203] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_field_repeat1, 2), SHIFT_REPEAT(24),
  [206] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_rules, 3),
  [208] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules, 3),
  [210] = {.entry = {.count = 1, .reusable = false}}, SHIFT(26),
  [212] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_rules, 4),
  [214] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_rules, 4),
  [216] = {.entry = {.count = 1, .reusable = false}}, SHIFT(27),
  [218] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_rules_repeat1, 2),
  [220] = {.entry = {.count = 1, .reusable = false}}, REDUCE(aux_sym_rules_repeat1, 2),
  [222] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_rules_repeat1, 2), SHIFT_REPEAT(27),
  [225] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_from, 3),
  [227] = {.entry = {.count = 1, .reusable = true}}, SHIFT(51),
  [229] = {.entry = {.count = 1, .reusable = true}}, SHIFT(30),
  [231] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_title, 2),
  [233] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_title, 2),
  [235] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [237] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_from, 4),
  [239] = {.entry = {.count = 1, .reusable = true}}, SHIFT(55),
  [241] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_comment, 2),
  [243] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_comment, 2),
  [245] = {.entry = {.count = 1, .reusable = true}}, SHIFT(32),
  [247] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_comment, 3),
  [249] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_text, 2),
  [251] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [253] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_title, 3, .production_id = 1),
  [255] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_columns, 2),
  [257] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_edge, 2),
  [259] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_from, 5),
  [261] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_from, 6),
  [263] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [265] = {.entry = {.count = 1, .reusable = true}}, SHIFT(37),
  [267] = {.entry = {.count = 1, .reusable = true}}, SHIFT(36),
  [269] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [271] = {.entry = {.count = 1, .reusable = true}}, SHIFT(52),
  [273] = {.entry = {.count = 1, .reusable = true}}, SHIFT(56),
  [275] = {.entry = {.count = 1, .reusable = true}}, SHIFT(28),
  [277] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [279] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [281] = {.entry = {.count = 1, .reusable = true}}, SHIFT(29),
  [283] = {.entry = {.count = 1, .reusable = true}}, SHIFT(38),
  [285] = {.entry = {.count = 1, .reusable = true}}, SHIFT(21),
  [287] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [289] = {.entry = {.count = 1, .reusable = true}}, SHIFT(43),
  [291] = {.entry = {.count = 1, .reusable = true}}, SHIFT(39),
  [293] = {.entry = {.count = 1, .reusable = true}}, SHIFT(25),
  [295] = {.entry = {.count = 1, .reusable = true}}, SHIFT(46),
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_goban_external_scanner_create(void);
void tree_sitter_goban_external_scanner_destroy(void *);
bool tree_sitter_goban_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_goban_external_scanner_serialize(void *, char *);
void tree_sitter_goban_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef _WIN32
#define extern __declspec(dllexport)
#endif

extern const TSLanguage *tree_sitter_goban(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_goban_external_scanner_create,
      tree_sitter_goban_external_scanner_destroy,
      tree_sitter_goban_external_scanner_scan,
      tree_sitter_goban_external_scanner_serialize,
      tree_sitter_goban_external_scanner_deserialize,
    },
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
