import { must } from '../../go/must.ts';
import { RULE_IDS, type RuleId } from '../../rules/rule.ts';
import {
  OTHER_NAMES,
  optionsOf,
  PRESETS,
  plainOf,
  type RuleOption,
  readVariant,
  SEVERAL_RULES,
  type VariantFault,
} from '../../rules/variants.ts';
import { ruleWord } from '../../words/index.ts';
import { nearest } from '../suggest.ts';
import type { Word } from '../text.ts';
import type { Fix, Located, Problem, Span } from '../types.ts';
import { writing } from './fields.ts';
import { problem } from './messages.ts';

/** Names that `rule:` lines give to variants. */
export type RuleNames = ReadonlyMap<string, RuleId>;

interface ReadRule {
  /** `null` where it could not be read; a problem says why. */
  readonly rule: Located<RuleId> | null;
  readonly problem: Problem | null;
  /** How many words it took. */
  readonly count: number;
}

/** Reads the rule or the variant that a list of words begins with. */
export function readRule(words: readonly Word[], names: RuleNames): ReadRule {
  const { rule, fault, next } = readVariant(
    words.map(({ text }) => text.toLowerCase()),
    0,
    names,
  );
  const count = Math.max(1, next);
  if (rule) return { rule: { value: rule, span: spanOf(words, 0, next) }, problem: null, count };
  return { rule: null, problem: fault && faultIn(words, fault, names), count };
}

/** A variant has no more words than these. */
const MOST_WORDS = 80;

/**
 * Reads the rules of a list of words of a text one after the other, few words ahead. Commas may
 * stand between rules, and end a variant in any case.
 */
export function* eachRule(text: string, words: Iterable<Word>, names: RuleNames): Generator<ReadRule, void> {
  const source = words[Symbol.iterator]();
  const ahead: Word[] = [];
  for (;;) {
    while (ahead.length < MOST_WORDS) {
      const next = source.next();
      if (next.done) break;
      ahead.push(next.value);
      // Most rules are one word: no more is looked at than what tells.
      if (ahead.length > 1 && !/^with(?:out)?$/i.test(ahead[1]?.text ?? '')) break;
    }
    if (ahead.length === 0) return;
    const comma = ahead.findIndex(({ span }, i) => {
      const next = ahead[i + 1];
      return next !== undefined && text.slice(span.end, next.span.start).includes(',');
    });
    const own = comma < 0 ? ahead.slice() : ahead.slice(0, comma + 1);
    const read = readRule(own, names);
    // After a fault in a variant only a comma shows where the next rule begins.
    const isVariant = own[1]?.text.toLowerCase() === 'with';
    ahead.splice(0, read.problem && isVariant ? own.length : read.count);
    yield read;
  }
}

function spanOf(words: readonly Word[], from: number, to: number): Span {
  const first = words[Math.min(from, words.length - 1)];
  const last = words[Math.min(to, words.length) - 1];
  return { start: must(first).span.start, end: must(last).span.end };
}

/** Up to this many words of what is written may be one word of ours. */
const MOST_JOINED = 3;

function faultIn(words: readonly Word[], { fault, from, to, rule, option }: VariantFault, names: RuleNames) {
  const isMissing = from >= words.length;
  const span = isMissing ? spanOf(words, words.length - 1, words.length) : spanOf(words, from, to);
  const written = isMissing
    ? ''
    : words
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ');
  if (fault === 'rule' || rule === null) return unknownRule(must(words[0]), names);
  if (fault === 'twice') return problem('rule.option-twice', span, { option: option ?? '' });
  const options = optionsOf(rule);
  const values = options.find(({ name }) => name === option)?.values ?? [];
  const known = fault === 'option' ? options.map(({ name }) => name) : values;
  const code = fault === 'option' ? 'rule.option-unknown' : 'rule.option-value';
  return problem.later(code, span, () => {
    const isNumber = (one: string) => /^\d+$/.test(one);
    const numbers = known.filter(isNumber).map(Number);
    const isRange = numbers.length > MOST_LISTED;
    // Another number is no misspelling.
    const named = isRange ? known.filter((one) => !isNumber(one)) : known;
    const [near, end] = isMissing ? [undefined, to] : nearestWords(words, from, named);
    const args = {
      rule: ruleWord(plainOf(rule)),
      option: option ?? '',
      written,
      near,
      known: named,
      range: isRange ? { least: must(numbers[0]), most: must(numbers.at(-1)) } : null,
    };
    if (near) return { args, fixes: [writing(near, spanOf(words, from, end))] };
    return { args, fixes: withoutMeant(words.slice(from, to), options, span) };
  });
}

/**
 * `without suicide` forbids it; `without passes` is each way in which that option is not as usual.
 */
function withoutMeant(words: readonly Word[], options: readonly RuleOption[], span: Span): Fix[] {
  if (words[0]?.text.toLowerCase() !== 'without') return [];
  const option = options.find(({ name }) => name === words[1]?.text.toLowerCase());
  const values = (option?.values ?? []).filter((one) => one !== option?.usual && !/^\d+$/.test(one));
  const meant = values.includes('forbidden') ? ['forbidden'] : values;
  return meant.map((value) => ({ ...writing(`with ${option?.name} ${value}`, span), preferred: false }));
}

const MOST_LISTED = 12;

/** What one, two or three of the words may be meant to say, and where those end. */
function nearestWords(
  words: readonly Word[],
  from: number,
  known: readonly string[],
): readonly [near: string | undefined, end: number] {
  for (let n = 1; n <= MOST_JOINED && from + n <= words.length; n++) {
    const written = words
      .slice(from, from + n)
      .map(({ text }) => text)
      .join('-');
    const near = nearest(written, known);
    if (near) return [near, from + n];
  }
  return [undefined, from + 1];
}

function unknownRule({ text, span }: Word, names: RuleNames): Problem {
  return problem.later('rule.unknown', span, () => {
    const known = [...RULE_IDS, ...names.keys(), ...Object.keys(PRESETS)];
    const among = SEVERAL_RULES.get(text.toLowerCase());
    const near = among ? undefined : (OTHER_NAMES.get(text.toLowerCase()) ?? nearest(text, known));
    const args = { written: text, near, among, known: [...RULE_IDS, ...Object.keys(PRESETS)] };
    if (among) return { args, fixes: among.map((one) => ({ ...writing(one, span), preferred: false })) };
    return { args, fixes: near ? [writing(near, span)] : [] };
  });
}
