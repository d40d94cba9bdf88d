/** The texts of rules that authors write: reading, printing, what clauses come to. A door. */
export { wordsOfLine } from './written/automaton.ts';
export { clauseFaults, mustEnd } from './written/faults.ts';
export { CLAUSES, type LineMeaning } from './written/grammar.ts';
export { textOfRule } from './written/known.ts';
export { endlessLoop, type Loop } from './written/loops.ts';
export {
  type ClauseLine,
  formattedRule,
  LONGEST_TEXT,
  MOST_LINES,
  type RuleText,
} from './written/read.ts';
export { smallLoop } from './written/small-loops.ts';
