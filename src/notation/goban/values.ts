import { lastOf, must } from '../../go/must.ts';
import { BLACK, type Color, type Side, WHITE } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import { isFreeName } from '../../rules/variants.ts';
import { ruleWord } from '../../words/index.ts';
import { eachWord, type Word, wordsOf } from '../text.ts';
import type { EntrySyntax, FieldSyntax, Located, Problem, Span } from '../types.ts';
import { Allowance } from './allowance.ts';
import { badValue, emptyField, writing } from './fields.ts';
import { EYE_VALUES, type KeyName, keyOf } from './keys.ts';
import { MOST } from './layout.ts';
import { problem } from './messages.ts';
import type { BoardSize } from './place.ts';
import { eachRule, type RuleNames, readRule } from './rule-words.ts';

/** Reads the values of fields, a function for each key; an unreadable value is no value. */
export class Values {
  private readonly allowance: Allowance;

  constructor(
    readonly text: string,
    readonly fields: readonly FieldSyntax[],
    readonly problems: Problem[],
    /** Names of rules that the entry which this one continues has given. */
    private readonly inherited: RuleNames = new Map(),
  ) {
    this.allowance = new Allowance(problems);
  }

  /** Where the words begin that are too many to be read. */
  get ended(): Span | null {
    return this.allowance.ended;
  }

  /** The words of a value, as many as are read. */
  words({ start, end }: Span, separators = ','): Iterable<Word> {
    return this.allowance.first(eachWord(this.text, start, end, separators));
  }

  /** The fields of a key that have a value. */
  all(key: KeyName): readonly FieldSyntax[] {
    return this.fields.filter((field) => field.key === key && field.value !== '');
  }

  private first(key: KeyName): FieldSyntax | undefined {
    return this.fields.find((field) => field.key === key && field.value !== '');
  }

  bad(key: KeyName, span: Span): null {
    this.problems.push(badValue(this.text, must(keyOf(key)), span));
    return null;
  }

  /** The value of a key that is one of a few words. */
  choice<T>(key: KeyName, words: Readonly<Record<string, T>>): Located<T> | null {
    const field = this.first(key);
    if (!field) return null;
    const word = field.value.length <= 16 ? field.value.toLowerCase() : '';
    if (Object.hasOwn(words, word)) return { value: must(words[word]), span: field.valueSpan };
    return this.bad(key, field.valueSpan);
  }

  /** A whole number within bounds, or one of a few words that stand for a number. */
  whole(
    key: KeyName,
    least: number,
    most: number,
    words: Readonly<Record<string, number>> = {},
  ): Located<number> | null {
    const field = this.first(key);
    if (!field) return null;
    if (Object.hasOwn(words, field.value.toLowerCase())) return this.choice(key, words);
    const value = wholeNumber(field.value);
    if (value === null || value < least || value > most) return this.bad(key, field.valueSpan);
    return { value, span: field.valueSpan };
  }

  rules(): Located<RuleId>[] {
    const rules: Located<RuleId>[] = [];
    for (const { valueSpan } of this.all('rules')) {
      for (const { rule, problem: wrong } of eachRule(this.text, this.words(valueSpan), this.names)) {
        if (!rule) this.problems.push(...(wrong ? [wrong] : []));
        else if (rules.some(({ value }) => value === rule.value)) {
          this.problems.push(problem('rule.duplicate', rule.span, { rule: ruleWord(rule.value) }));
        } else rules.push(rule);
      }
    }
    return rules;
  }

  /** The names of rules: those that `rule:` lines give, and those of what the entry continues. */
  get names(): RuleNames {
    this.named ??= this.readNames();
    return this.named;
  }

  private named: RuleNames | null = null;

  /** `mine = psk with passes lift` */
  private readNames(): RuleNames {
    const names = new Map(this.inherited);
    const own = new Set<string>();
    for (const field of this.all('rule')) {
      const { start, end } = field.valueSpan;
      const [word, ...rest] = this.words(field.valueSpan, '=');
      const sign = start + field.value.indexOf('=');
      if (word && rest.length === 0 && isFreeName(word.text.toLowerCase())) {
        this.problems.push(emptyField(field.keySpan, must(keyOf('rule'))));
        continue;
      }
      const isForm = sign >= start && word && word.span.end <= sign && (rest[0]?.span.start ?? 0) > sign;
      if (!word || !isForm) {
        this.problems.push(this.noName(field, names));
        continue;
      }
      const name = word.text.toLowerCase();
      if (!isFreeName(name) || own.has(name)) {
        this.problems.push(problem('rule.naming', word.span, { name: word.text, isTwice: own.has(name) }));
        continue;
      }
      const { rule, problem: wrong, count } = readRule(rest, names);
      if (wrong) this.problems.push(wrong);
      const spare = rest[count];
      if (rule && spare) this.bad('rule', { start: spare.span.start, end });
      else if (rule) {
        own.add(name);
        names.set(name, rule.value);
      }
    }
    return names;
  }

  /** A value of `rule:` that gives no name; where it is a rule, `rules:` was meant. */
  private noName({ keySpan, valueSpan }: FieldSyntax, names: RuleNames): Problem {
    const wrong = badValue(this.text, must(keyOf('rule')), valueSpan);
    const words = wordsOf(this.text, valueSpan.start, valueSpan.end, ',').slice(0, MOST_LOOKED_AT);
    const isRule = words.length > 0 && readRule(words, names).rule !== null;
    return isRule ? { ...wrong, fixes: [writing('rules', keySpan)] } : wrong;
  }

  /** `19`, `9x9`, `13 x 5`, `13×5`. */
  size(): Located<BoardSize> | null {
    const field = this.first('size');
    if (!field) return null;
    const parts = field.value.length <= 12 ? field.value.split(/[x×*]/i) : [];
    const numbers = parts.map((part) => wholeNumber(part.trim()));
    const [columns, rows = columns] = numbers;
    const fits = (n: number | null | undefined): n is number => !!n && n >= 1 && n <= MOST;
    if (numbers.length > 2 || !fits(columns) || !fits(rows)) return this.bad('size', field.valueSpan);
    return { value: { columns, rows }, span: field.valueSpan };
  }

  edges(): Set<Side> {
    const sides = new Set<Side>();
    const field = this.first('edges');
    if (!field) return sides;
    for (const { text, span } of this.words(field.valueSpan)) {
      const word = text.length <= 6 ? text.toLowerCase() : '';
      if (word === 'all') for (const side of SIDES) sides.add(side);
      else if (isSide(word)) sides.add(word);
      else this.bad('edges', span);
    }
    return sides;
  }

  /** `X=white` is enough: `O` is the other color. */
  colors(): { readonly X: Color; readonly O: Color } {
    const usual = { X: BLACK, O: WHITE } as const;
    const field = this.first('colors');
    if (!field) return usual;
    const plain = field.value.length <= 40 ? field.value.replace(/\s*=\s*/g, '=').toLowerCase() : '';
    const told = plain.split(/[\s,;]+/).map((part) => COLOR_WORDS.get(part));
    const X = told[0];
    if (X === undefined || told.some((color) => color !== X)) {
      this.bad('colors', field.valueSpan);
      return usual;
    }
    return X === BLACK ? usual : { X: WHITE, O: BLACK };
  }

  /** `Triple ko`, `Triple ko after 3`, `"After 3" after move 3`. */
  from(): EntrySyntax['from'] {
    const field = this.first('from');
    if (!field) return null;
    const { valueSpan } = field;
    const words = wordsOf(this.text, valueSpan.start, valueSpan.end);
    const last = lastOf(words);
    const value = last.text.length <= 5 ? wholeNumber(last.text) : null;
    const spare = words.at(-2)?.text.toLowerCase() === 'move' ? 1 : 0;
    const isAfter = value !== null && words.at(-2 - spare)?.text.toLowerCase() === 'after';
    const until = isAfter ? words.at(-3 - spare)?.span.end : last.span.end;
    if (until === undefined) return this.bad('from', valueSpan);
    const span = unquoted(this.text, { start: valueSpan.start, end: until });
    if (span.start === span.end) return this.bad('from', valueSpan);
    return {
      title: { value: this.text.slice(span.start, span.end), span },
      after: isAfter ? { value, span: last.span } : null,
      span: valueSpan,
    };
  }

  eyeValues(): EntrySyntax['eyeValues'] {
    const field = this.first('eye-values');
    if (!field) return null;
    const plain = field.value.length <= 16 ? field.value.replace(/\s+/g, '').toLowerCase() : '';
    const value = plain.startsWith('a=') ? plain.slice(2) : plain;
    if (!EYE_VALUES.some((known) => known === value)) return this.bad('eye-values', field.valueSpan);
    const [numerator = 1, denominator = 1] = value.split('/').map(Number);
    return { numerator, denominator };
  }
}

/** Words of a value that gives no name which tell whether it is a rule. */
const MOST_LOOKED_AT = 80;

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

function isSide(word: string): word is Side {
  return SIDES.some((side) => side === word);
}

/** What each part of a `colors:` value says of `X`. */
const COLOR_WORDS: ReadonlyMap<string, Color> = new Map([
  ['x=black', BLACK],
  ['o=white', BLACK],
  ['x=b', BLACK],
  ['o=w', BLACK],
  ['x=white', WHITE],
  ['o=black', WHITE],
  ['x=w', WHITE],
  ['o=b', WHITE],
]);

export function wholeNumber(text: string): number | null {
  return text.length <= 6 && /^[0-9]+$/.test(text) ? Number(text) : null;
}

function unquoted(text: string, { start, end }: Span): Span {
  const quoted = end - start >= 2 && text[start] === '"' && text[end - 1] === '"';
  return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}
