/** The texts of rules that authors write: reading, printing, what clauses come to. A door. */
export { type Continuation, wordsOfLine } from './written/automaton.ts';
export {
  ALSO_RULES,
  type Clause as WrittenClause,
  type Condition,
  type WrittenRule,
} from './written/clauses.ts';
export { type ClauseFault, clauseFaults, mustEnd } from './written/faults.ts';
export { CLAUSES, type LineMeaning, meaningOf, ORDINALS } from './written/grammar.ts';
export { textOfRule } from './written/known.ts';
export { endlessLoop, LOOPS, type Loop, roundOf } from './written/loops.ts';
export { printed, printedClause } from './written/print.ts';
export {
  formattedRule,
  LONGEST_TEXT,
  MOST_LINES,
  type RuleText,
  readRuleText,
  slugOf,
  type TextFault,
  type TextLine,
  type TextSpan,
  writtenId,
} from './written/read.ts';
