/** The texts of rules that authors write: reading, printing, what clauses come to. A door. */
export { type Continuation, wordsOfLine } from './written/automaton.ts';
export {
  ALSO_RULES,
  type Clause as WrittenClause,
  type ClauseCondition,
  type WrittenRule,
} from './written/clauses.ts';
export { type ClauseFault, clauseFaults, mustEnd } from './written/faults.ts';
export { CLAUSES, type LineMeaning, meaningOf, ORDINALS } from './written/grammar.ts';
export { textOfRule } from './written/known.ts';
export { endlessLoop, LOOPS, type Loop, roundOf } from './written/loops.ts';
export { printed, printedClause } from './written/print.ts';
export {
  type ClauseLine,
  type ClauseSpan,
  formattedRule,
  LONGEST_TEXT,
  MOST_LINES,
  type RuleText,
  readRuleText,
  slugOf,
  type TextFault,
  writtenId,
} from './written/read.ts';
