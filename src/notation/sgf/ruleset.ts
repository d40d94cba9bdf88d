import type { RuleId, Suicide } from '../../rules/rule.ts';
import { PRESETS, readVariant } from '../../rules/variants.ts';
import { nearest } from '../suggest.ts';

/** A rule set as `RU` may name it, and what it means for kos. */
export interface RuleSet {
  /** As FF[4] or its own text calls it; a variant of a rule by its own text. */
  readonly title: string;
  readonly rule: RuleId;
  /** Where it differs from what the rule has by itself. */
  readonly suicide?: Suicide;
}

/**
 * Names in the order in which they are looked for. Chinese rules forbid that the whole board is
 * repeated (article 6); AGA and New Zealand forbid it with the same player to move; the BGA and the
 * French rules forbid a player to make a position that they have made before. In practice referees
 * are more lenient, the Chinese above all (their article 20), which no record mentions:
 * `docs/reference/sgf.md` says so.
 *
 * A name is here only where its rules are: `Nihon Kiin` made the Japanese rules of 1989, and KataGo
 * says what `stone-scoring` and `ancient-area` are to it. The EGF lets each tournament choose among
 * Ing's and Japanese rules, OGS lets each game; 数子法 and 数目法 say how points are counted, not what a
 * ko is. None of these is known.
 */
const NAMES: readonly (readonly [RegExp, RuleSet])[] = [
  [/tromp|^tt$/, { title: 'Tromp-Taylor', rule: 'psk', suicide: 'allowed' }],
  [/new.?zealand|\bnz/, { title: 'NZ', rule: 'ssk', suicide: 'allowed' }],
  [/\b(?:goe|ing|ing'?s)\b|応氏|应氏|應氏|[応应應]昌期|응창기|응씨/, { title: 'GOE', rule: 'ing' }],
  [/\baga\b|american/, { title: 'AGA', rule: 'ssk' }],
  [/\bbga\b|british/, { title: 'BGA', rule: 'nssk' }],
  [/\bffg\b|french/, { title: 'French', rule: 'nssk' }],
  [/spight/, { title: 'Spight', rule: 'spight' }],
  [/jasiek|coupling/, { title: 'Ko Coupling Rules', rule: 'coupling' }],
  [/^(?:stone.scoring|ancient.(?:area|territory))$/, { title: 'Stone Scoring', rule: 'basic' }],
  [/japan|\bjpn?\b|\bnihon|日本|일본/, { title: 'Japanese', rule: 'japanese' }],
  [/korea|\bk(?:o?r)\b|hanguk|한국|대한바둑|韓国|韓國|韩国/, { title: 'Korean', rule: 'korean' }],
  [/chinese|china|\bch?n\b|中国|中國|중국/, { title: 'Chinese', rule: 'psk' }],
];

/** The ko rules of strings such as `koPOSITIONALscoreAREAtaxNONEsui0`. */
const KATAGO: Readonly<Record<string, RuleId>> = {
  simple: 'basic',
  positional: 'psk',
  situational: 'ssk',
  // Not Bill Spight's rule of hot stones: passes end the history of positions.
  spight: PRESETS['katago-spight'],
};

/** Identifiers that Koban writes itself. `none` is not one: it may mean unknown rules. */
const OWN: ReadonlySet<string> = new Set<RuleId>(['basic', 'psk', 'ssk', 'nssk']);

/**
 * The rule set that `RU` names, or `null`; parentheses, case and versions are ignored. `names`:
 * those of rules that authors have written.
 */
export function ruleSetOf(raw: string, names?: ReadonlyMap<string, RuleId>): RuleSet | null {
  const text = raw.slice(0, 200).trim().toLowerCase();
  const written = names?.get(text);
  if (written) return { title: raw.trim(), rule: written };
  const engine = /^ko_?(simple|positional|situational|spight)/.exec(text);
  const rule = KATAGO[engine?.[1] ?? ''];
  if (rule) {
    // KataGo never plays the suicide of a single stone.
    return { title: raw.trim(), rule, suicide: /sui(?:1|true)/.test(text) ? 'several' : 'forbidden' };
  }
  if (OWN.has(text)) return { title: text, rule: text as RuleId };
  if (text === 'katago-simple' || text === 'katago-spight') return { title: text, rule: PRESETS[text] };
  const words = text.split(/\s+/);
  const { rule: variant, next } = readVariant(words, 0, names);
  if (variant && words.length > 1 && next === words.length) return { title: text, rule: variant };
  for (const [pattern, set] of NAMES) if (pattern.test(text)) return set;
  return null;
}

/** The name of a rule set that a misspelled one means, if any. Short names are all alike. */
export function nearestRuleSet(raw: string): string | undefined {
  const titles = NAMES.map(([, { title }]) => title).filter(({ length }) => length > 4);
  const near = nearest(
    raw.trim(),
    titles.map((title) => title.toLowerCase()),
  );
  return titles.find((title) => title.toLowerCase() === near);
}

/** How `RU` is written for an active rule, `null` for a rule of no rule set of FF[4]. */
export const RU_OF: Readonly<Partial<Record<RuleId, string>>> = {
  japanese: 'Japanese',
  korean: 'Korean',
  psk: 'Chinese',
  ssk: 'AGA',
  ing: 'GOE',
};

/** The same where suicide is allowed. */
export const RU_WITH_SUICIDE: Readonly<Partial<Record<RuleId, string>>> = { psk: 'Tromp-Taylor', ssk: 'NZ' };

/** Rules whose rule set allows suicide by itself. */
export const RU_OF_SUICIDE: ReadonlySet<RuleId> = new Set(['ing']);

/**
 * What `RU` can say that is read as this rule, variant or well-known rule set; `null` where nothing
 * is.
 */
export function ruOf(name: string, names?: ReadonlyMap<string, RuleId>): string | null {
  const words = name.split(' ');
  const { rule, next } = readVariant(words, 0, names);
  if (!rule || next < words.length) return null;
  const said = name in PRESETS ? (ruleSetOf(name)?.title ?? name) : (RU_OF[rule] ?? name);
  const set = ruleSetOf(said, names);
  if (!set) return null;
  const { rule: plain, suicide = 'forbidden' } = set;
  const meant = suicide === 'forbidden' ? plain : `${plain} with suicide ${suicide}`;
  return meant === rule ? said : null;
}
