// Prints what queries capture in texts: for each text a line `text NAME ERRORS`, then for each query a line `query NAME`
// with lines `START END CAPTURE` in bytes; `node` lines have the kinds of all named nodes, outer ones first.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "tree_sitter/api.h"

// The parser of one of the grammars: `-DLANGUAGE=tree_sitter_goban`.
const TSLanguage *LANGUAGE(void);

static char *whole(const char *path, uint32_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  fseek(file, 0, SEEK_END);
  *length = (uint32_t)ftell(file);
  rewind(file);
  char *text = malloc(*length + 1);
  if (fread(text, 1, *length, file) != *length) exit(2);
  text[*length] = 0;
  fclose(file);
  return text;
}

static void nodes(TSNode node) {
  printf("node %u %u %s\n", ts_node_start_byte(node), ts_node_end_byte(node), ts_node_type(node));
  uint32_t count = ts_node_named_child_count(node);
  for (uint32_t i = 0; i < count; i++) nodes(ts_node_named_child(node, i));
}

// captures QUERY... -- TEXT...
int main(int argc, char **argv) {
  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, LANGUAGE())) return 3;
  TSQuery *queries[8];
  int first = 1;
  for (; strcmp(argv[first], "--") != 0; first++) {
    uint32_t length, at;
    TSQueryError error;
    char *text = whole(argv[first], &length);
    queries[first] = ts_query_new(LANGUAGE(), text, length, &at, &error);
    if (!queries[first]) {
      fprintf(stderr, "%s: error %d at %u\n", argv[first], error, at);
      return 4;
    }
  }
  for (int i = first + 1; i < argc; i++) {
    uint32_t length;
    char *text = whole(argv[i], &length);
    TSTree *tree = ts_parser_parse_string(parser, NULL, text, length);
    TSNode root = ts_tree_root_node(tree);
    printf("text %s %d\n", argv[i], ts_node_has_error(root));
    nodes(root);
    for (int q = 1; q < first; q++) {
      printf("query %s\n", argv[q]);
      TSQueryCursor *cursor = ts_query_cursor_new();
      ts_query_cursor_exec(cursor, queries[q], root);
      TSQueryMatch match;
      uint32_t index;
      while (ts_query_cursor_next_capture(cursor, &match, &index)) {
        TSQueryCapture capture = match.captures[index];
        uint32_t size;
        const char *name = ts_query_capture_name_for_id(queries[q], capture.index, &size);
        printf("capture %u %u %s\n", ts_node_start_byte(capture.node), ts_node_end_byte(capture.node), name);
      }
      ts_query_cursor_delete(cursor);
    }
    ts_tree_delete(tree);
    free(text);
  }
  return 0;
}
