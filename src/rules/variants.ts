import {
  type ChoiceWord,
  isWritten,
  type Message,
  message,
  partsOf,
  type WrittenRuleWord,
  writtenParts,
} from '../words/index.ts';
import { OTHER_NAMES, RULE_OPTIONS } from './generated/options.ts';
import { FAR, type PlainRule, RULE_IDS, type RuleId, type RuleOption, type RuleOptions } from './rule.ts';

/** `OTHER_NAMES`: what people call rules that go by other names here. */
export { OTHER_NAMES, RULE_OPTIONS, type RuleOption };

/**
 * Names that may mean one of several rules. What the Chinese rules say and how they are played
 * differ.
 */
export const SEVERAL_RULES: ReadonlyMap<string, readonly PlainRule[]> = new Map([
  ['superko', ['psk', 'ssk', 'nssk']],
  ['chinese', ['psk', 'basic']],
]);

/** What a variant has chosen: a value for each option, the usual one where it does not say. */
export type ChosenOptions<R extends PlainRule> = {
  readonly [O in (typeof RULE_OPTIONS)[R][number] as O['name']]: O['values'][number];
};

/** What rules that authors have written have as options. */
const OPTIONS_OF_WRITTEN: readonly RuleOption[] = RULE_OPTIONS.none;

/** The options of a rule or of a variant. */
export function optionsOf(rule: RuleId): readonly RuleOption[] {
  const plain = plainOf(rule);
  return isWritten(plain) ? OPTIONS_OF_WRITTEN : RULE_OPTIONS[plain];
}

/** The ways of well-known rule sets and programs, by the names that texts may use for them. */
export const PRESETS = {
  aga: 'ssk',
  'new-zealand': 'ssk with suicide allowed',
  'tromp-taylor': 'psk with suicide allowed',
  'katago-simple': 'japanese with turn same and times 3 and passes lift',
  'katago-spight': 'psk with passes lift',
} as const satisfies Readonly<Record<string, RuleId>>;
export type PresetName = keyof typeof PRESETS;

/**
 * Rules by the part that they play where no author named one: what forbids nothing, what looks back
 * over the whole game.
 */
export const UNBOUND_RULE: PlainRule = 'none';
export const SUPERKO_RULE: PlainRule = 'psk';

/** The rule that a variant is one of. */
export function plainOf(rule: RuleId): PlainRule | WrittenRuleWord {
  return partsOf(rule)[0];
}

/** What a variant has chosen, in the order of its rule's options; nothing for the rule itself. */
export function chosenBy(rule: RuleId): readonly (readonly [option: string, value: string])[] {
  const [, chosen] = partsOf(rule);
  if (chosen === '') return [];
  return chosen
    .split(' and ')
    .map((one) => one.split(' '))
    .map(([option = '', value = '']) => [option, value]);
}

/** The variant with these choices; what is usual is left out, so equal variants are equal texts. */
export function variantOf(plain: PlainRule | WrittenRuleWord, chosen: ReadonlyMap<string, string>): RuleId {
  const said = optionsOf(plain).flatMap(({ name, usual }) => {
    const value = chosen.get(name);
    return value === undefined || value === usual ? [] : [`${name} ${value}`];
  });
  if (said.length === 0) return plain;
  const written = writtenParts(plain);
  if (written) return `${written.name} with ${said.join(' and ')}\n${written.text}`;
  return `${plain as PlainRule} with ${said.join(' and ')}`;
}

/** The value of each option of a rule or variant; an entry's keys say what `null` stands for. */
export function choiceOf(rule: RuleId): Readonly<Record<string, string | null>> {
  const usual = optionsOf(rule).map((option) => [option.name, option.usual] as const);
  return Object.fromEntries([...usual, ...chosenBy(rule)]);
}

/** What an option is about, and which clause leaves room for it. */
export function optionDoc({ word }: RuleOption): Message {
  return message('rule.option', { option: word });
}

/** What a value of an option means; `null` for a number, which needs no explanation. */
export function choiceDoc({ name, word }: RuleOption, value: string): Message | null {
  return name === 'max-cycle' ? null : message('rule.choice', { choice: `${word}.${value}` as ChoiceWord });
}

/** What a variant has in place of what the author chose for all rules. */
export function ownOptions(rule: RuleId): Partial<RuleOptions> | undefined {
  const own: { -readonly [K in keyof RuleOptions]?: RuleOptions[K] } = {};
  for (const [option, value] of chosenBy(rule)) {
    if (option === 'suicide') own.suicide = value as RuleOptions['suicide'];
    else if (option === 'hidden-kos') own.hiddenKos = value as RuleOptions['hiddenKos'];
    else if (option === 'max-cycle') own.maxCycle = value === 'far' ? FAR : Number(value);
  }
  return Object.keys(own).length > 0 ? own : undefined;
}

/** What is wrong with a variant as it is written, and which of its words is. */
export interface VariantFault {
  readonly fault: 'rule' | 'option' | 'value' | 'twice';
  /** The first word of it and the word behind the last; `from` is `to` where a word is missing. */
  readonly from: number;
  readonly to: number;
  readonly rule: RuleId | null;
  /** The option whose value is wrong, or that is said twice. */
  readonly option: string | null;
}

interface ReadVariant {
  /** `null` where there is a fault. */
  readonly rule: RuleId | null;
  readonly fault: VariantFault | null;
  /** The word behind it. */
  readonly next: number;
}

const NO_NAMES: ReadonlyMap<string, RuleId> = new Map();

/**
 * Reads `psk with passes lift and suicide allowed` from a list of words in small letters. Options
 * of several words may be written apart: `odd cycles allowed`. `names`: those that an author gave.
 */
export function readVariant(
  words: readonly string[],
  start = 0,
  names: ReadonlyMap<string, RuleId> = NO_NAMES,
): ReadVariant {
  const named = ruleNamed(words[start] ?? '', names);
  let at = start + 1;
  if (!named) {
    const fault = { fault: 'rule', from: start, to: at, rule: null, option: null } as const;
    return { rule: null, fault, next: words[at] === 'with' ? endOf(words, at) : at };
  }
  if (words[at] === 'without' && !names.has('without')) {
    const to = Math.min(at + 2, words.length);
    return { rule: null, fault: { fault: 'option', from: at, to, rule: named, option: null }, next: to };
  }
  if (words[at] !== 'with') return { rule: named, fault: null, next: at };
  const options = optionsOf(named);
  const chosen = new Map(chosenBy(named));
  const said = new Set<string>();
  do {
    at++;
    const fail = (fault: VariantFault['fault'], from: number, to: number, option: string | null = null) => ({
      rule: null,
      fault: { fault, from, to: Math.min(to, words.length), rule: named, option },
      next: endOf(words, at - 1),
    });
    const name = matched(
      words,
      at,
      options.map((option) => option.name),
    );
    const option = options.find((one) => one.name === name?.text);
    if (!name || !option) return fail('option', at, at + 1);
    const value = matched(words, name.next, option.values);
    if (!value) return fail('value', name.next, name.next + 1, option.name);
    if (said.has(option.name)) return fail('twice', at, value.next, option.name);
    said.add(option.name);
    chosen.set(option.name, value.text);
    at = value.next;
  } while (words[at] === 'and');
  return { rule: variantOf(plainOf(named), chosen), fault: null, next: at };
}

/** The rule, or the variant, that a word in small letters names. */
export function ruleNamed(word: string, names: ReadonlyMap<string, RuleId>): RuleId | undefined {
  return RULE_IDS.find((id) => id === word) ?? names.get(word) ?? presetOf(word);
}

function presetOf(word: string): RuleId | undefined {
  return Object.hasOwn(PRESETS, word) ? PRESETS[word as PresetName] : undefined;
}

/** Whether a text names a rule or a variant as it is kept. */
export function isRuleId(text: unknown): text is RuleId {
  if (typeof text !== 'string' || text.length > LONGEST_ID) return false;
  const [head = '', ...lines] = text.split('\n');
  const words = head.split(' ');
  const { rule, next } = readVariant(words, 0, namesIn(words[0] ?? '', lines));
  return next === words.length && rule === text;
}

/** No identifier is longer: that of a written rule has its whole text. */
export const LONGEST_ID = 25_000;

/** The name of the rule whose text stands behind the first line of an identifier. */
function namesIn(name: string, lines: readonly string[]): ReadonlyMap<string, RuleId> {
  return lines.length > 0 && isFreeName(name)
    ? new Map([[name, `${name}\n${lines.join('\n')}` as RuleId]])
    : NO_NAMES;
}

/** Words that stand beside rules and so cannot name one. */
export const RESERVED: ReadonlySet<string> = new Set(['with', 'and', 'under', 'is', 'all']);

/** Whether a name may be given to a rule or a variant: one word that means nothing else. */
export function isFreeName(name: string): boolean {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(name) || RESERVED.has(name)) return false;
  return !RULE_IDS.some((id) => id === name) && !Object.hasOwn(PRESETS, name);
}

const MOST_WORDS = 3;

/** The longest run of words that, joined by hyphens, is one of these. */
function matched(
  words: readonly string[],
  at: number,
  known: readonly string[],
): { readonly text: string; readonly next: number } | null {
  for (let n = MOST_WORDS; n > 0; n--) {
    const text = words.slice(at, at + n).join('-');
    if (at + n <= words.length && known.includes(text)) return { text, next: at + n };
  }
  return null;
}

/** Where a variant that is not understood ends: pairs of words, as long as `and` joins them. */
function endOf(words: readonly string[], from: number): number {
  let at = from;
  do {
    at += 3;
  } while (words[at] === 'and');
  return Math.min(at, words.length);
}
