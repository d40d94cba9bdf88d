// Reads all tokens of a line: what a word is depends on the words behind it.
#include <string.h>
#include "tree_sitter/parser.h"

enum Token { COMMENT, TITLE_SIGN, KEY, RULE_NAME, VERDICT, DEED, RESULT, NUMBER, RULE, WORD, SIGN, NEVER };

// No word that means something is longer.
#define LONGEST 12

static bool is_within(int32_t c, int32_t from, int32_t to) { return c >= from && c <= to; }
static bool is_blank(int32_t c) {
  return c == ' ' || (c != '\n' && is_within(c, '\t', '\r')) || c == 0x85 || c == 0xa0 || c == 0x1680 || is_within(c, 0x2000, 0x200a) ||
         c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000;
}
static bool is_end(TSLexer *lexer) { return lexer->lookahead == '\n' || lexer->eof(lexer); }
static bool is_digit(int32_t c) { return is_within(c, '0', '9'); }

// Beyond ASCII all but the usual signs of punctuation: functions of the system ask for the language of the user.
static bool is_letter(int32_t c) {
  if (c < 128) return c == '_' || is_digit(c) || is_within(c, 'a', 'z') || is_within(c, 'A', 'Z');
  if (c <= 0xbf) return c == 0xaa || is_within(c, 0xb2, 0xb3) || c == 0xb5 || is_within(c, 0xb9, 0xba) || is_within(c, 0xbc, 0xbe);
  return !is_blank(c) && c != 0xd7 && c != 0xf7 && !is_within(c, 0x2010, 0x203e) && !is_within(c, 0x20a0, 0x20cf) &&
         !is_within(c, 0x2190, 0x2bff) && !is_within(c, 0x3001, 0x3004) &&
         !is_within(c, 0x3008, 0x3020) && c != 0x30fb && !is_within(c, 0xff01, 0xff0f) && !is_within(c, 0xff1a, 0xff20) &&
         !is_within(c, 0xff5b, 0xff65) && !is_within(c, 0x1f300, 0x1faff);
}

// Reads a word in small letters; an empty one where another sign stands or the word is longer than all that are known. Of a long number
// the first digits stand for all.
static void read_word(TSLexer *lexer, char *word) {
  int length = 0;
  bool is_plain = true, is_number = true;
  while (!lexer->eof(lexer) && is_letter(lexer->lookahead)) {
    int32_t c = lexer->lookahead;
    if (!is_digit(c)) is_number = false;
    if (c > 127 || (length == LONGEST && !is_number)) is_plain = false;
    else if (length < LONGEST) word[length++] = (char)(c >= 'A' && c <= 'Z' ? c + 32 : c);
    lexer->advance(lexer, false);
  }
  word[is_plain ? length : 0] = 0;
}

// Whether these words come next, with blanks before each.
static bool come(TSLexer *lexer, const char *first, const char *second) {
  const char *wanted[] = {first, second};
  for (int i = 0; i < 2 && wanted[i]; i++) {
    char word[LONGEST + 1];
    if (!is_blank(lexer->lookahead)) return false;
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
    read_word(lexer, word);
    if (strcmp(word, wanted[i]) != 0) return false;
  }
  return true;
}

static bool is_among(const char *word, const char *const *list) {
  for (; *list; list++) if (strcmp(word, *list) == 0) return true;
  return false;
}

static const char *const DEEDS[] = {"retake", "retakes", "recreate", "recreates", "repeat", "repeats", "forbids", NULL};
static const char *const RESULTS[] = {"draw", "loss", "win", NULL};
static const char *const RULES[] = {"spight", "coupling", NULL};
static const char *const ORDINALS[] = {"second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", NULL};

// The words of some length that are one token; the end of the first is marked, and that of all if they are there.
static enum Token kind_of(TSLexer *lexer, const char *word) {
  struct { const char *first, *second, *third; enum Token token; } runs[] = {
    {"may", "not", NULL, VERDICT},
    {"ends", "the", "game", VERDICT},
    {"lift", "the", "ban", VERDICT},
    {"lifts", "the", "ban", VERDICT},
    {"no", "result", NULL, RESULT},
  };
  lexer->mark_end(lexer);
  if (is_among(word, DEEDS)) return DEED;
  if (is_among(word, RESULTS)) return RESULT;
  if (is_among(word, RULES)) return RULE;
  if (*word && strspn(word, "0123456789") == strlen(word)) return NUMBER;
  if (is_among(word, ORDINALS)) return come(lexer, "time", NULL) ? NUMBER : WORD;
  if (strcmp(word, "is") == 0) {
    char next[LONGEST + 1];
    if (!is_blank(lexer->lookahead)) return WORD;
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
    read_word(lexer, next);
    if (strcmp(next, "forbidden") != 0 && strcmp(next, "allowed") != 0) return WORD;
    lexer->mark_end(lexer);
    return VERDICT;
  }
  for (unsigned i = 0; i < sizeof runs / sizeof *runs; i++) {
    if (strcmp(word, runs[i].first) != 0) continue;
    if (!come(lexer, runs[i].second, runs[i].third)) return WORD;
    lexer->mark_end(lexer);
    return runs[i].token;
  }
  return WORD;
}

static void to_end(TSLexer *lexer) {
  while (!is_end(lexer)) lexer->advance(lexer, false);
  lexer->mark_end(lexer);
}

void *tree_sitter_korule_external_scanner_create(void) { return NULL; }
void tree_sitter_korule_external_scanner_destroy(void *scanner) { (void)scanner; }
unsigned tree_sitter_korule_external_scanner_serialize(void *scanner, char *buffer) { (void)scanner; (void)buffer; return 0; }
void tree_sitter_korule_external_scanner_deserialize(void *scanner, const char *buffer, unsigned length) { (void)scanner; (void)buffer; (void)length; }

bool tree_sitter_korule_external_scanner_scan(void *scanner, TSLexer *lexer, const bool *valid) {
  (void)scanner;
  // All are valid at once only while an error is mended.
  if (valid[NEVER]) return false;
  while (is_blank(lexer->lookahead)) lexer->advance(lexer, true);
  if (is_end(lexer)) return false;
  if (valid[RULE_NAME]) {
    to_end(lexer);
    lexer->result_symbol = RULE_NAME;
    return true;
  }
  if (!valid[WORD]) return false;
  if (valid[COMMENT] && lexer->lookahead == ';') {
    to_end(lexer);
    lexer->result_symbol = COMMENT;
    return true;
  }
  if (valid[TITLE_SIGN] && lexer->lookahead == '#') {
    while (lexer->lookahead == '#') lexer->advance(lexer, false);
    lexer->mark_end(lexer);
    lexer->result_symbol = TITLE_SIGN;
    return true;
  }
  if (!is_letter(lexer->lookahead)) {
    lexer->advance(lexer, false);
    lexer->mark_end(lexer);
    lexer->result_symbol = SIGN;
    return true;
  }
  char word[LONGEST + 1];
  read_word(lexer, word);
  if (valid[KEY] && strcmp(word, "name") == 0) {
    lexer->mark_end(lexer);
    while (is_blank(lexer->lookahead)) lexer->advance(lexer, false);
    lexer->result_symbol = lexer->lookahead == ':' ? KEY : WORD;
    return true;
  }
  lexer->result_symbol = kind_of(lexer, word);
  return true;
}
