/**
 * Made by `npm run generate`: the options of each rule, in the order in which a variant names them,
 * and what people call the rules, from `src/rules/NAME/definition.ts`.
 */
import { LENGTHS, type PlainRule, type RuleOption } from '../rule.ts';

const SUICIDE = {
  name: 'suicide',
  word: 'suicide',
  values: ['forbidden', 'several', 'allowed'],
  usual: null,
} as const;
const SUPERKO_SETUP = {
  name: 'setup',
  word: 'superko-setup',
  values: ['counts', 'forgotten'],
  usual: 'counts',
} as const;
const SUPERKO_REPETITION = {
  name: 'repetition',
  word: 'superko-repetition',
  values: ['forbidden', 'loss', 'draw', 'no-result'],
  usual: 'forbidden',
} as const;
const HIDDEN_KOS = {
  name: 'hidden-kos',
  word: 'hidden-kos',
  values: ['ignore', 'count'],
  usual: null,
} as const;
const MAX_CYCLE = { name: 'max-cycle', word: 'max-cycle', values: [...LENGTHS, 'far'], usual: null } as const;
const SPIGHT_ODD_CYCLES = {
  name: 'odd-cycles',
  word: 'spight-odd-cycles',
  values: ['once', 'allowed'],
  usual: 'once',
} as const;
const SPIGHT_PASSES = {
  name: 'passes',
  word: 'spight-passes',
  values: ['end', 'keep'],
  usual: 'end',
} as const;

export const RULE_OPTIONS = {
  none: [SUICIDE],
  basic: [SUICIDE],
  psk: [
    { name: 'passes', word: 'superko-passes', values: ['count', 'lift'], usual: 'count' },
    SUPERKO_SETUP,
    SUPERKO_REPETITION,
    SUICIDE,
  ],
  ssk: [
    { name: 'passes', word: 'superko-passes', values: ['situations', 'count', 'lift'], usual: 'situations' },
    SUPERKO_SETUP,
    SUPERKO_REPETITION,
    SUICIDE,
  ],
  nssk: [
    { name: 'passes', word: 'superko-passes', values: ['count', 'lift', 'situations'], usual: 'count' },
    SUPERKO_REPETITION,
    SUICIDE,
  ],
  spight: [HIDDEN_KOS, MAX_CYCLE, SPIGHT_ODD_CYCLES, SPIGHT_PASSES, SUICIDE],
  coupling: [
    HIDDEN_KOS,
    MAX_CYCLE,
    { name: 'elsewhere', word: 'coupling-elsewhere', values: ['ends', 'continues'], usual: 'ends' },
    {
      name: 'repeated',
      word: 'coupling-repeated',
      values: ['since-before', 'since-disturber'],
      usual: 'since-before',
    },
    { name: 'replacing', word: 'coupling-replacing', values: ['counts', 'free'], usual: 'counts' },
    { name: 'empty-mouths', word: 'coupling-empty-mouths', values: ['count', 'ignore'], usual: 'count' },
    SUICIDE,
  ],
  korean: [
    {
      name: 'repetition',
      word: 'recreation-repetition',
      values: ['draw', 'no-result', 'loss'],
      usual: 'draw',
    },
    SUICIDE,
  ],
  japanese: [
    {
      name: 'repetition',
      word: 'recreation-repetition',
      values: ['no-result', 'draw', 'loss'],
      usual: 'no-result',
    },
    { name: 'turn', word: 'japanese-turn', values: ['any', 'same'], usual: 'any' },
    { name: 'times', word: 'japanese-times', values: ['2', '3', '4'], usual: '2' },
    { name: 'passes', word: 'japanese-passes', values: ['count', 'lift'], usual: 'count' },
    SUICIDE,
  ],
  ing: [MAX_CYCLE, SPIGHT_ODD_CYCLES, SPIGHT_PASSES, SUICIDE],
} as const satisfies Readonly<Record<PlainRule, readonly RuleOption[]>>;

export const OTHER_NAMES: ReadonlyMap<string, PlainRule> = new Map([
  ['ko', 'basic'],
  ['simple', 'basic'],
  ['superko', 'psk'],
  ['positional', 'psk'],
  ['chinese', 'psk'],
  ['situational', 'ssk'],
  ['natural', 'nssk'],
  ['jasiek', 'coupling'],
  ['rsc', 'korean'],
  ['goe', 'ing'],
]);
