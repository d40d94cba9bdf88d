import type { Task } from '../go/task.ts';
import type { CompareReply, CompareRow } from '../protocol/requests.ts';
import { RULES } from '../rules/index.ts';
import { entryOf } from './cursor.ts';
import { verdictLine } from './lines.ts';
import { MOST_FRAMES } from './sequence.ts';
import type { Analysis, DocumentAnalysis } from './types.ts';
import { inForce } from './verdicts.ts';
import { deed, pointName } from './words.ts';

/** Moves down, rules across: what each rule says of each of the entry's own moves, as far as it is known. Rests after each move. */
export function* compare(
  document: DocumentAnalysis,
  where: { readonly entry?: number; readonly offset?: number },
): Task<CompareReply> {
  const placed = entryOf(document, where);
  if (!placed) return null;
  const { analysis } = placed;
  const rules = comparedRules(analysis);
  const rows: CompareRow[] = [];
  const end = Math.min(analysis.game.length, analysis.inherited + MOST_FRAMES);
  for (let n = analysis.inherited + 1; n <= end; n++) {
    rows.push({
      index: n,
      number: String(analysis.shown(n)),
      point: pointName(analysis, n),
      deed: deed(analysis, n),
      cells: rules.map(({ id }) => verdictLine(analysis, id, n)),
    });
    yield;
  }
  return {
    uri: document.document.uri,
    entry: placed.index,
    version: document.document.version,
    title: placed.entry.syntax.title?.value ?? '',
    span: { start: placed.entry.offset, end: placed.entry.offset + placed.entry.syntax.text.length },
    rules: rules.map(({ id, title, summary }) => ({ id, title, summary, inForce: id === inForce(analysis) })),
    rows,
  };
}

/** Those that the entry names first. Without the rule that forbids nothing, unless it is named: it has nothing to say. */
export function comparedRules(analysis: Analysis): readonly (typeof RULES)[number][] {
  const named = analysis.rules.flatMap((id) => RULES.filter((rule) => rule.id === id));
  return [...named, ...RULES.filter((rule) => rule.id !== 'none' && !named.includes(rule))];
}
