/**
 * How positions are written: reading entries, finding diagrams in texts, and what both are made of.
 * Game records have a door of their own (`sgf`), and so has what is written in other notations
 * (`export`).
 */

export {
  type Asked,
  type Claim,
  type ClaimOffer,
  claimOffers,
  type End,
  EYE_CLASSES,
  kindOf,
  printClaim,
  shownForm,
  slotsOf,
} from './claims/index.ts';
export { parseEntry, parsing } from './entry.ts';
export { type SourceKind, sourceKindOf } from './found/index.ts';
export { GOBAN_SEVERITIES, SERVICE_SEVERITIES } from './generated/severities.ts';
export {
  appendLines,
  CLAIM_SEPARATORS,
  COMMENT_KEYS,
  claimNames,
  closeSide,
  commentFields,
  commentsOf,
  EYE_VALUES,
  fitsLabel,
  isMarkKey,
  KEYS,
  keyDoc,
  keyForm,
  keyOf,
  MARK_KEYS,
  type MarkWord,
  markWords,
  nameRule,
  onBoard,
  printDiagram,
  printShow,
  readCommentLines,
  SHOW_WORDS,
} from './goban/index.ts';
export { losesLetters } from './letters.ts';
export type { DiagramReading, Found, ReadOptions } from './notation.ts';
export { plainEntry } from './plain-entry.ts';
export { isWithoutReader, loadReaders } from './readers.ts';
export { findDiagrams, NOTATIONS, notationOf, readDiagram } from './registry.ts';
export { beginsDiagram, isHeaderLine } from './senseis/index.ts';
export { nearest } from './suggest.ts';
export {
  eachLine,
  isBlank,
  LINE_END,
  lineAbove,
  lineAt,
  lineEndOf,
  lineStart,
  lineStarts,
  linesOf,
  ownCopy,
  splitLines,
  type TextLine,
  wordsOf,
} from './text.ts';
export { sameTitle, titleInFrom, titleKey } from './title.ts';
export type {
  Aim,
  Diagram,
  DrawnLine,
  EntrySyntax,
  ExpectSyntax,
  FieldSyntax,
  Fix,
  MoveSyntax,
  OutcomeSyntax,
  PointSign,
  Problem,
  Severity,
  Span,
  TextEdit,
} from './types.ts';
