import type { Span } from '../../../notation/index.ts';
import { RULES } from '../../../rules/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import {
  choiceDoc,
  optionDoc,
  optionsOf,
  PRESETS,
  type PresetName,
  type RuleOption,
  readVariant,
} from '../../../rules/variants.ts';
import { isWritten, message, say } from '../../../words/index.ts';

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
  /** A command of the extension that is run when it is taken. */
  readonly command?: string;
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

/** How values of an option are listed: numbers by the least and the most. */
function listedValues({ name, values }: RuleOption): readonly string[] {
  if (name !== 'max-cycle') return values;
  const numbers = values.filter((value) => value !== 'far');
  return [`${numbers[0]}–${numbers.at(-1)}`, ...values.slice(numbers.length)];
}

type Names = ReadonlyMap<string, RuleId>;
const NO_NAMES: Names = new Map();

/**
 * What can follow in a list of rules: rules that are not listed in what stands before, and how the
 * last of them can be varied.
 */
export function ruleProposals(before: string, names: Names = NO_NAMES): Proposal[] {
  const written = before.toLowerCase();
  const reading = new VariantReading(names);
  for (const word of written.slice(written.lastIndexOf(',') + 1).split(/\s+/)) if (word) reading.take(word);
  const rules = () => rulesToList(written.split(/[\s,]+/), names);
  const left = reading.options.filter(({ name }) => !reading.said.has(name));
  switch (reading.wants) {
    case 'option':
      return left.map((option) => ({
        label: option.name,
        kind: 'word',
        detail: listedValues(option).join(' | '),
        documentation: say(optionDoc(option)),
        text: `${option.name} `,
      }));
    case 'value':
      return valueProposals(reading.option);
    case 'with':
      return [{ label: 'with', kind: 'word', text: 'with ' }, ...rules()];
    case 'and': {
      const more: Proposal = {
        label: 'and',
        kind: 'word',
        text: 'and ',
      };
      return left.length > 0 ? [more, ...rules()] : rules();
    }
    case 'rule':
      return rules();
  }
}

function valueProposals(option: RuleOption | null): Proposal[] {
  return (option?.values ?? []).map((label) => {
    const means = option && choiceDoc(option, label);
    return { label, kind: 'word', ...(means && { detail: say(means) }) };
  });
}

function rulesToList(listed: readonly string[], names: Names): Proposal[] {
  const named = [...names].map(
    ([label, rule]): Proposal => ({
      label,
      kind: 'rule',
      detail: isWritten(rule) ? say(message('rule.title', { rule })) : rule,
      documentation: say(message('rule.summary', { rule })),
    }),
  );
  const rules = RULES.map(
    ({ id }): Proposal => ({
      label: id,
      kind: 'rule',
      detail: say(message('rule.title', { rule: id })),
      documentation: say(message('rule.summary', { rule: id })),
    }),
  );
  const presets = (Object.keys(PRESETS) as PresetName[]).map(
    (label): Proposal => ({
      label,
      kind: 'rule',
      detail: PRESETS[label],
      documentation: say(message('rule.preset', { preset: label })),
    }),
  );
  return [...named, ...rules, ...presets].filter(({ label }) => !listed.includes(label));
}

/** Reads a list of rules word by word, to know what can come next. */
class VariantReading {
  wants: 'rule' | 'with' | 'option' | 'value' | 'and' = 'rule';
  options: readonly RuleOption[] = [];
  option: RuleOption | null = null;
  readonly said = new Set<string>();
  private part = '';

  constructor(private readonly names: Names) {}

  take(word: string): void {
    if (this.wants === 'option') {
      const option = this.joined(word, ({ name }) => name, this.options);
      if (!option) return;
      this.option = option;
      this.said.add(option.name);
      this.wants = 'value';
    } else if (this.wants === 'value') {
      if (this.joined(word, (value) => value, this.option?.values ?? [])) this.wants = 'and';
    } else if (word === this.wants) {
      this.wants = 'option';
    } else {
      const { rule } = readVariant([word], 0, this.names);
      this.options = rule ? optionsOf(rule) : [];
      this.said.clear();
      this.wants = rule ? 'with' : 'rule';
    }
  }

  /** What the words so far are, joined by hyphens; they begin again when they are something. */
  private joined<T>(word: string, nameOf: (one: T) => string, known: readonly T[]): T | undefined {
    const text = this.part === '' ? word : `${this.part}-${word}`;
    const found = known.find((one) => nameOf(one) === text);
    this.part = found ? '' : text;
    return found;
  }
}
