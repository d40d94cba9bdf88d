// Says of what kind a line is, before its tokens are read, and reads tokens that depend on what stands behind them.
// It has no state. What a kind is, `syntaxes/goban.tmLanguage.json` says; the order of the tests is that of its patterns.
#include "tree_sitter/parser.h"

enum Token {
  COMMENT_LINE,
  TITLE_LINE,
  MOVES_LINE,
  EXPECT_LINE,
  FROM_LINE,
  RULES_LINE,
  FIELD_LINE,
  EDGE_LINE,
  COLUMNS_LINE,
  ROW_LINE,
  BLACK,
  WHITE,
  EYE_VALUE,
  TITLE_NAME,
  FIRST_ROW_NUMBER,
  LAST_ROW_NUMBER,
  ROW_NUMBER_BEHIND_EDGE,
  MOVE_NUMBER,
  // No rule has it: it is valid only where the parser recovers from an error, and everything is.
  NEVER,
};

#define LONGEST_KEY 8

static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f'; }
static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }
static bool is_upper(int32_t c) { return c >= 'A' && c <= 'Z'; }
static bool is_letter(int32_t c) { return is_upper(c) || (c >= 'a' && c <= 'z'); }
static int32_t lower(int32_t c) { return is_upper(c) ? c + ('a' - 'A') : c; }
static bool at_end(TSLexer *lexer) { return lexer->lookahead == '\n' || lexer->eof(lexer); }

static bool is_key(const char *key, unsigned length, const char *name) {
  for (unsigned i = 0; i < length; i++)
    if (name[i] == 0 || key[i] != name[i]) return false;
  return name[length] == 0;
}

static enum Token kind_of_line(TSLexer *lexer) {
  if (lexer->lookahead == ';') return COMMENT_LINE;
  if (lexer->lookahead == '#') return TITLE_LINE;
  char key[LONGEST_KEY];
  unsigned length = 0;
  // 0: in the key; 1: blanks behind it; 2: there is no key.
  int part = is_letter(lexer->lookahead) ? 0 : 2;
  bool edge = true, dash = false, letters = true, column = false;
  for (; !at_end(lexer); lexer->advance(lexer, false)) {
    int32_t c = lexer->lookahead;
    if (part < 2) {
      if (c == ':') {
        if (length <= LONGEST_KEY) {
          if (is_key(key, length, "moves") || is_key(key, length, "replays")) return MOVES_LINE;
          if (is_key(key, length, "expect")) return EXPECT_LINE;
          if (is_key(key, length, "from")) return FROM_LINE;
          if (is_key(key, length, "rules") || is_key(key, length, "rule")) return RULES_LINE;
        }
        return FIELD_LINE;
      }
      if (is_blank(c)) part = 1;
      else if (part == 1 || !(is_letter(c) || c == '-')) part = 2;
      else {
        if (length < LONGEST_KEY) key[length] = (char)lower(c);
        length++;
      }
    }
    if (is_blank(c)) continue;
    if (c == '-') dash = true;
    else if (c != '+' && c != '|') edge = false;
    if (!is_upper(c)) letters = false;
    else if (c != 'O' && c != 'X') column = true;
  }
  if (edge && dash) return EDGE_LINE;
  return letters && column ? COLUMNS_LINE : ROW_LINE;
}

// `b`, `Black`, with a blank or the end of the line behind it.
static bool scan_color(TSLexer *lexer, const bool *valid) {
  const char *names[] = {"black", "white"};
  int32_t first = lower(lexer->lookahead);
  int which = first == 'b' ? 0 : first == 'w' ? 1 : -1;
  if (which < 0 || !valid[BLACK + which]) return false;
  lexer->advance(lexer, false);
  if (!is_blank(lexer->lookahead) && !at_end(lexer)) {
    for (const char *at = names[which] + 1; *at; at++) {
      if (lower(lexer->lookahead) != *at) return false;
      lexer->advance(lexer, false);
    }
    if (!is_blank(lexer->lookahead) && !at_end(lexer)) return false;
  }
  lexer->mark_end(lexer);
  lexer->result_symbol = BLACK + which;
  return true;
}

static bool scan_move_number(TSLexer *lexer) {
  while (is_digit(lexer->lookahead)) lexer->advance(lexer, false);
  if (lexer->lookahead == '.') lexer->advance(lexer, false);
  lexer->mark_end(lexer);
  int32_t c = lexer->lookahead;
  if (!is_blank(c) && c != '@' && c != ',' && !at_end(lexer)) return false;
  lexer->result_symbol = MOVE_NUMBER;
  return true;
}

static bool scan_eye_value(TSLexer *lexer) {
  if (at_end(lexer)) return false;
  for (; !at_end(lexer); lexer->advance(lexer, false)) {
    int32_t c = lexer->lookahead;
    if (c == ' ' || c == '\r') continue;
    if (!is_digit(c) && c != 'a' && c != 'b' && c != '+') return false;
    lexer->advance(lexer, false);
    lexer->mark_end(lexer);
    for (c = lexer->lookahead; is_digit(c) || c == 'a' || c == 'b' || c == '+'; c = lexer->lookahead) {
      lexer->advance(lexer, false);
      lexer->mark_end(lexer);
    }
    if (at_end(lexer)) break;
    if (c != ' ' && c != '\r') return false;
  }
  lexer->result_symbol = EYE_VALUE;
  return true;
}

// The title ends before the last `after NUMBER` of the line, if that is all that follows.
static bool scan_title_name(TSLexer *lexer) {
  bool any = false, in_word = false;
  lexer->mark_end(lexer);
  while (!at_end(lexer)) {
    if (is_blank(lexer->lookahead)) {
      in_word = false;
      lexer->advance(lexer, false);
      continue;
    }
    if (!in_word && any) {
      // The end of the title so far is marked: the word may be `after`, with a number to the end of the line.
      const char *at = "after";
      while (*at && lower(lexer->lookahead) == *at) {
        lexer->advance(lexer, false);
        at++;
      }
      if (*at == 0 && is_blank(lexer->lookahead)) {
        while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
        bool number = false;
        while (is_digit(lexer->lookahead)) {
          number = true;
          lexer->advance(lexer, false);
        }
        bool word = !is_blank(lexer->lookahead) && !at_end(lexer);
        if (number && !word) {
          while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
          if (at_end(lexer)) break;
        }
        // It was a part of the title.
        in_word = word;
        if (!word) lexer->mark_end(lexer);
        continue;
      }
    }
    in_word = true;
    any = true;
    while (!is_blank(lexer->lookahead) && !at_end(lexer)) lexer->advance(lexer, false);
    lexer->mark_end(lexer);
  }
  if (!any) return false;
  lexer->result_symbol = TITLE_NAME;
  return true;
}

static bool scan_row_number(TSLexer *lexer, const bool *valid, bool was_blank) {
  int digits = 0;
  for (; is_digit(lexer->lookahead); digits++) lexer->advance(lexer, false);
  if (digits == 0 || digits > 2) return false;
  lexer->mark_end(lexer);
  bool blank = is_blank(lexer->lookahead);
  while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
  if (valid[FIRST_ROW_NUMBER]) {
    if (lexer->lookahead != '|' && !(digits == 2 && (blank || at_end(lexer)))) return false;
    lexer->result_symbol = FIRST_ROW_NUMBER;
    return true;
  }
  if (!at_end(lexer)) return false;
  if (valid[ROW_NUMBER_BEHIND_EDGE]) lexer->result_symbol = ROW_NUMBER_BEHIND_EDGE;
  else if (digits == 2 && was_blank) lexer->result_symbol = LAST_ROW_NUMBER;
  else return false;
  return true;
}

void *tree_sitter_goban_external_scanner_create(void) { return NULL; }
void tree_sitter_goban_external_scanner_destroy(void *payload) { (void)payload; }
unsigned tree_sitter_goban_external_scanner_serialize(void *payload, char *buffer) {
  (void)payload;
  (void)buffer;
  return 0;
}
void tree_sitter_goban_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  (void)payload;
  (void)buffer;
  (void)length;
}

bool tree_sitter_goban_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  if (valid[NEVER]) return false;
  bool was_blank = false, was_space = true;
  for (; is_blank(lexer->lookahead); was_blank = true) {
    if (lexer->lookahead != ' ') was_space = false;
    lexer->advance(lexer, true);
  }
  if (at_end(lexer)) return false;
  if (valid[ROW_LINE]) {
    lexer->mark_end(lexer);
    lexer->result_symbol = kind_of_line(lexer);
    return true;
  }
  if (valid[FIRST_ROW_NUMBER] || valid[LAST_ROW_NUMBER]) return scan_row_number(lexer, valid, was_blank);
  if (valid[TITLE_NAME]) return scan_title_name(lexer);
  if (valid[MOVE_NUMBER] && is_digit(lexer->lookahead)) return scan_move_number(lexer);
  if (valid[BLACK]) return scan_color(lexer, valid);
  if (valid[EYE_VALUE] && was_blank && was_space) return scan_eye_value(lexer);
  return false;
}
