/** SGF: reading game records and collections, checking them, and printing new game trees. */
export { checkText, loses, MOST_FINDINGS, moveFixes, sgfProblem } from './check/index.ts';
export { type Cuts, cutting, type Outside } from './cut.ts';
export { encodingLabel, inUtf8, isUtf8, sgfEncoding } from './encoding.ts';
export { afterOpens, opens, pack, packed } from './lexis.ts';
export { type Mention, mentionedPoint, mentionsIn } from './mentions.ts';
export { mergeSgf } from './merge.ts';
export {
  letterOf,
  NO_POINT,
  PASS,
  readMove,
  readPoint,
  readPoints,
  readRectangle,
  readSize,
  type Size,
  USUAL_SIZE,
  writePoint,
} from './points.ts';
export { printGame, type SgfNode } from './print.ts';
export {
  meaningOf,
  PROPERTIES,
  type Property,
  propertyOf,
  takes,
  titleOf,
  type ValueType,
} from './properties/index.ts';
export { RU_OF, RU_OF_SUICIDE, RU_WITH_SUICIDE, type RuleSet, ruleSetOf, ruOf } from './ruleset.ts';
export { type ServerRecord, serverRecord, ugfEncoding } from './servers.ts';
export { colorOf, isSetup, settingUp, turnAtStart, turnBehindSetup } from './setup.ts';
export { NODE, PROPERTY, VALUE } from './tables.ts';
export { parseSgf, parsingSgf, type SgfText } from './tree.ts';
export {
  colonOf,
  escapeText,
  readComposed,
  readNumber,
  readReal,
  readSimpleText,
  readText,
} from './values.ts';
