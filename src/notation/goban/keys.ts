import { MAX_CYCLE, RULE_IDS } from '../../rules/rule.ts';
import { type Message, message } from '../../words/index.ts';

/**
 * A key of the notation. Completion, hover and the documentation are made from these and from
 * `key.NAME.…` in the catalogue.
 */
export interface KeySpec {
  readonly name: string;
  /** Whether several lines may have this key; they add up, in the order of the text. */
  readonly many: boolean;
  /** Words that a value may consist of, where they can be listed. */
  readonly choices?: readonly string[];
}

/** What `show:` can have. */
export const SHOW_WORDS = ['eyes', 'hot', 'moves', 'after', 'numbers', 'whole board'] as const;

export const EYE_VALUES = ['1/2', '2/3', '3/4', '4/5', '7/8'] as const;

export const KEYS = [
  {
    name: 'rules',
    many: true,
    choices: RULE_IDS,
  },
  {
    name: 'rule',
    many: true,
  },
  {
    name: 'to-play',
    many: false,
    choices: ['black', 'white'],
  },
  {
    name: 'size',
    many: false,
    choices: ['9', '13', '19'],
  },
  {
    name: 'edges',
    many: false,
    choices: ['all', 'top', 'bottom', 'left', 'right'],
  },
  {
    name: 'colors',
    many: false,
    choices: ['X=black O=white', 'X=white O=black'],
  },
  {
    name: 'moves',
    many: true,
    choices: ['B', 'W', 'pass', 'tenuki'],
  },
  {
    name: 'from',
    many: false,
  },
  {
    name: 'first',
    many: false,
  },
  {
    name: 'replays',
    many: true,
  },
  {
    name: 'circle',
    many: true,
  },
  {
    name: 'square',
    many: true,
  },
  {
    name: 'triangle',
    many: true,
  },
  {
    name: 'cross',
    many: true,
  },
  {
    name: 'label',
    many: true,
  },
  {
    name: 'territory',
    many: true,
    choices: ['B', 'W'],
  },
  {
    name: 'arrow',
    many: true,
  },
  {
    name: 'line',
    many: true,
  },
  {
    name: 'expect',
    many: true,
  },
  {
    name: 'goal',
    many: false,
    choices: ['capture', 'capture any of', 'capture all of', 'keep one of', 'keep all of', 'connect'],
  },
  {
    name: 'threats',
    many: false,
    choices: ['none', 'black 1', 'white 1'],
  },
  {
    name: 'spare',
    many: false,
    choices: ['none', 'black 1', 'white 1'],
  },
  {
    name: 'passes',
    many: false,
    choices: ['2', '3'],
  },
  {
    name: 'outside',
    many: false,
    choices: ['none'],
  },
  {
    name: 'show',
    many: false,
    choices: SHOW_WORDS,
  },
  {
    name: 'suicide',
    many: false,
    choices: ['allowed', 'several', 'forbidden'],
  },
  {
    name: 'hidden-kos',
    many: false,
    choices: ['ignore', 'count'],
  },
  {
    name: 'max-cycle',
    many: false,
    choices: ['far'],
  },
  {
    name: 'eye-values',
    many: false,
    choices: EYE_VALUES.map((a) => `a=${a}`),
  },
] as const satisfies readonly KeySpec[];

export type KeyName = (typeof KEYS)[number]['name'];

const BY_NAME: ReadonlyMap<string, KeySpec> = new Map(KEYS.map((key) => [key.name, key]));

export function keyOf(name: string): KeySpec | undefined {
  return BY_NAME.get(name);
}

/** How a value of the key is written, for people. */
export function keyForm({ name }: KeySpec): Message {
  return name === 'max-cycle'
    ? message('key.max-cycle.value', MAX_CYCLE)
    : message(`key.${name as Exclude<KeyName, 'max-cycle'>}.value`);
}

/** What the key is for. */
export function keyDoc({ name }: KeySpec): Message {
  return message(`key.${name as KeyName}.doc`);
}
