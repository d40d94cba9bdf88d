import { ruleNamed } from '../../rules/variants.ts';
import { type ClaimFault, type ClaimNames, readClaim, shownForm } from '../claims/index.ts';
import { nearest } from '../suggest.ts';
import type { Word } from '../text.ts';
import type { ExpectSyntax, NamedBoard, Problem, Span } from '../types.ts';
import { writing } from './fields.ts';
import { problem } from './messages.ts';
import { readPoint } from './points.ts';
import { type RuleNames, readRule } from './rule-words.ts';
import type { Values } from './values.ts';

/**
 * Reads one claim. A point off the board is another problem than an unreadable claim. A claim that
 * is not read to its end claims nothing.
 */
export function readExpect(values: Values, value: Span, board: NamedBoard | null): ExpectSyntax {
  const words = [...values.words(value, CLAIM_SEPARATORS)];
  const text = values.text.slice(value.start, value.end);
  if (values.ended) return { span: value, text, claim: null };
  const { claim, moves, faults, misfit } = readClaim(words, claimNames(board, values.names));
  values.problems.push(
    ...faults.map((fault) => {
      const said = 'severity' in fault ? fault : problemOf(fault);
      // Where no rule is near, nothing shows where its name ends.
      const isOpen = said.code === 'rule.unknown' && (said.fixes ?? []).length === 0;
      return isOpen ? { ...said, span: { start: said.span.start, end: value.end } } : said;
    }),
  );
  if (misfit) {
    const shown = misfit.kinds.map(shownForm);
    // Of much only the beginnings are said, since nobody reads a list of all that can be.
    const isMuch = shown.length > MOST_WHOLE || shown.join('').length > MOST_SHOWN;
    const forms = isMuch ? shown.map(beginningOf) : shown;
    const word = words[misfit.at];
    // Short words are all alike.
    const near = word && word.text.length > 3 && nearest(word.text, misfit.wanted);
    const span = misfit.isSpare && word ? { start: word.span.start, end: value.end } : value;
    values.problems.push(
      word && near
        ? problem('expect.unreadable', word.span, { forms }, [writing(near, word.span)])
        : problem('expect.unreadable', span, { forms }),
    );
  }
  return { span: value, text, claim, ...(moves.length > 0 && { moves }) };
}

/** Forms that a message shows whole, and their characters. */
const MOST_WHOLE = 3;
const MOST_SHOWN = 280;

/** The first words of a form that must be there, up to a list of choices. */
function beginningOf(form: string): string {
  let must = form;
  // What may be missing may have a part that may be missing.
  for (let before = ''; must !== before; ) {
    before = must;
    must = must.replace(/ ?\[[^[\]]*\]/g, '');
  }
  const words = must.split(' ');
  const end = words.findIndex((word, i) => i === FIRST_WORDS || /\|.*\|/.test(word));
  if (end < 0) return must;
  const first = end === 1 ? [`${words[1]?.split('|')[0]}|…`] : ['…'];
  return [...words.slice(0, end), ...first].join(' ');
}

const FIRST_WORDS = 3;

/** What stands between the words of a claim, besides blanks. */
export const CLAIM_SEPARATORS = ',:';

/** What names mean in a claim about this board; `null` while there is none yet. */
export function claimNames(board: NamedBoard | null, rules: RuleNames): ClaimNames {
  return {
    point({ text, span }: Word) {
      const faults: Problem[] = [];
      const named = readPoint(text, span, board, 'expect.off-board', faults);
      if (!named && faults.length === 0) return undefined;
      return { point: named && named.kind !== 'nowhere' ? named.point : null, faults };
    },
    isRule: ({ text }) => ruleNamed(text.toLowerCase(), rules) !== undefined,
    rule(words, at) {
      const read = readRule(words.slice(at), rules);
      return { rule: read.rule?.value ?? null, next: at + read.count, problem: read.problem };
    },
  };
}

function problemOf({ code, span, args, right }: ClaimFault): Problem {
  const fixes = right === undefined ? [] : [writing(right, span)];
  return problem(code, span, args as never, fixes);
}
