import type { Span } from '../../../notation/index.ts';
import { RULES } from '../../../rules/index.ts';
import { message, say } from '../../../words/index.ts';

/**
 * What a picture of a point needs; `node` is that of SGF, in an entry the number of moves before
 * it.
 */
export interface OfferedPoint {
  readonly node: number;
  readonly point: number;
  readonly color: number;
}

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'rule' | 'point' | 'label' | 'title' | 'word' | 'claim';
  readonly detail: string;
  readonly documentation: string;
  /**
   * What of the document it replaces, and by what; on one line, with the offset that was asked
   * about in it or at an end of it.
   */
  readonly span: Span;
  readonly text: string;
  /** Whether `text` is a snippet, with `$1` and `$0` where the cursor goes. */
  readonly snippet?: boolean;
  /** What typing is held against, where that is more than the label. */
  readonly filter?: string;
  readonly point?: OfferedPoint;
  /** Where it stands in the list. */
  readonly order: number;
}

export type Proposal = Pick<Completion, 'label' | 'kind'> &
  Partial<Pick<Completion, 'detail' | 'documentation' | 'text' | 'point'>> & {
    /**
     * Whether it takes the place of the whole value and not of a word: titles and claims hold
     * blanks.
     */
    readonly whole?: boolean;
  };

/** The rules that are not listed in what stands before. */
export function ruleProposals(before: string): Proposal[] {
  const listed = before.toLowerCase().split(/[\s,]+/);
  return RULES.filter(({ id }) => !listed.includes(id)).map(({ id }) => ({
    label: id,
    kind: 'rule',
    detail: say(message('rule.title', { rule: id })),
    documentation: say(message('rule.summary', { rule: id })),
  }));
}
