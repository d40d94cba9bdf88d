export { pack } from './lexis.ts';
export { printGame, printTokens, type SgfNode } from './print.ts';
export { parseSgf, parsingSgf, type SgfText } from './tree.ts';
