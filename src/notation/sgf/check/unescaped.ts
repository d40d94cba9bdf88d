import { partitionPoint } from '../../../go/bisect.ts';
import { message } from '../../../words/index.ts';
import type { Fix, Problem, Span } from '../../types.ts';
import { type Property, propertyById } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { sgfProblem } from './messages.ts';

/** Characters behind a value in which the bracket that was meant to end it is looked for. */
const FAR = 4096;
/** Values before a fault that are asked whether they were meant to go on. */
const MANY = 64;

/** A text with brackets that were not escaped: from its `[` to the `]` that was meant to end it. */
interface Unescaped extends Span {
  readonly problem: Problem;
}

/**
 * ```
 *   C[Black [3k]: see [D4] now]
 *              ^-------------^
 * ```
 * Texts that ended at a `]` within them. Where brackets in a text are in pairs, the one that
 * belongs to its first `[` was meant to end it, and one fix escapes all that stand between; what
 * stands between is no SGF, so nothing else is said of it.
 */
export class UnescapedTexts {
  private readonly found: Unescaped[] = [];
  private readonly ends = new Map<number, readonly number[]>();

  constructor(private readonly sgf: SgfText) {}

  /** The text that a fault belongs to, `null` where it is none. Faults are asked for in order. */
  around(fault: Span): { readonly problem: Problem; readonly isNew: boolean } | null {
    const known = this.found.at(-1);
    if (known && fault.start <= known.end) return { problem: known.problem, isNew: false };
    const value = this.valueAround(fault);
    if (value < 0) return null;
    const closes = this.closesOf(value);
    const end = closes.at(-1) ?? 0;
    const edits = closes.slice(0, -1).map((at) => ({ span: { start: at, end: at }, text: '\\' }));
    const name = this.sgf.written(this.sgf.propertyOf(value));
    const fix: Fix = {
      title: message('fix.escape-bracket', { count: edits.length }),
      preferred: true,
      edits,
    };
    const problem = sgfProblem('sgf.unescaped-bracket', { start: fault.start, end: end + 1 }, { name }, [
      fix,
    ]);
    this.found.push({ start: this.sgf.innerSpan(value).start, end, problem });
    return { problem, isNew: true };
  }

  /** Whether a place is in one of these texts. */
  has(offset: number): boolean {
    const { found } = this;
    const next = partitionPoint(0, found.length, (i) => (found[i]?.start ?? 0) <= offset);
    const one = found[next - 1];
    return one !== undefined && offset <= one.end;
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** The first value whose brackets are in pairs only with this fault; -1 for none. */
  private valueAround(fault: Span): number {
    const { sgf } = this;
    const says = /[\p{L}\p{N}]/u.test(sgf.text.slice(fault.start, fault.end));
    let first = -1;
    const last = lastValueBefore(sgf, fault.start);
    for (let v = last; v >= 0 && v > last - MANY; v--) {
      const { end } = sgf.innerSpan(v);
      if (fault.start - end > FAR) break;
      if (!isText(propertyById(sgf.id(sgf.propertyOf(v)))) || (!says && goesOn(sgf.text, end + 1))) continue;
      if ((this.closesOf(v).at(-1) ?? -1) >= fault.end - 1) first = v;
    }
    return first;
  }

  /** Every `]` from the one that ended a value to the one that belongs to its `[`; none unknown. */
  private closesOf(value: number): readonly number[] {
    const known = this.ends.get(value);
    if (known) return known;
    const { text } = this.sgf;
    const { start, end } = this.sgf.innerSpan(value);
    const closes: number[] = [];
    let depth = 1;
    const far = Math.min(text.length, end + FAR);
    for (let i = start; i < far && depth > 0; i++) {
      const c = text.charCodeAt(i);
      if (c === 92) i++;
      else if (c === 91) depth++;
      else if (c === 93) {
        depth--;
        closes.push(i);
      }
    }
    const all = depth === 0 && closes.length > 1 ? closes : [];
    this.ends.set(value, all);
    return all;
  }
}

/** Whether values of a property end with people's text; those of an unknown one may. */
export function isText(property: Property | undefined): boolean {
  const type = property?.value ?? 'text';
  const last = typeof type === 'string' ? type : type.compose[1];
  return last === 'text' || last === 'simpletext';
}

/** Whether what stands here is SGF again: a node, a variation, a property, or their end. */
function goesOn(text: string, at: number): boolean {
  return /^\s{0,99}(?:[;()]|[A-Z][A-Za-z]{0,31}\s{0,9}\[|$)/.test(text.slice(at, at + 150));
}

/** The last value that ends at or before an offset, -1 for none. */
export function lastValueBefore(sgf: SgfText, offset: number): number {
  return partitionPoint(0, sgf.valueCount, (value) => sgf.innerSpan(value).end < offset) - 1;
}
