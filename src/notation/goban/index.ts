/** The notation of Koban itself: reading entries, and printing boards. */
export { appendLines, nameRule } from './append.ts';
export { closeSide } from './close.ts';
export { COMMENT_KEYS, commentFields, readCommentLines } from './comment-lines.ts';
export { commentsOf, type EntryComment } from './comments.ts';
export { readEntryValues } from './entry-values.ts';
export { CLAIM_SEPARATORS, claimNames } from './expect.ts';
export { glyphOfCell } from './glyphs.ts';
export { EYE_VALUES, KEYS, type KeyName, keyDoc, keyForm, keyOf, SHOW_WORDS } from './keys.ts';
export {
  type DrawnMarkLists,
  fitsLabel,
  isMarkKey,
  keepMarks,
  MARK_KEYS,
  type MarkKey,
  type MarkWord,
  markWords,
  printMarks,
  readMarks,
} from './marks.ts';
export { onBoard, parsing } from './parse.ts';
export { printDiagram } from './print.ts';
export { printShow } from './show.ts';
export { Values } from './values.ts';
