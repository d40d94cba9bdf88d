/**
 * The same names as `searching.ts`, without the rules: a build that is to be small takes this file
 * in its place (`scripts/bundle-library.mjs`). The rules come with {@link loadSearchingRules};
 * until then they can be named, and judge nothing.
 */
import { KNOWN_OF_SEARCHING } from './generated/known.ts';
import type { KoRule, MakeRule, RuleId, RuleQuestion } from './rule.ts';

/** What is known of a rule before it is loaded. */
interface KnownOfRule extends Pick<KoRule, 'suicide'> {
  readonly answers: readonly RuleQuestion[];
}

type Searching = keyof typeof KNOWN_OF_SEARCHING;
const KNOWN: Readonly<Record<Searching, KnownOfRule>> = KNOWN_OF_SEARCHING;

const loaded = new Set<KoRule>();
const standIns: { readonly rule: KoRule; readonly of: Searching }[] = [];
let make: Readonly<Record<Searching, MakeRule>> | null = null;

function later(of: Searching, id: RuleId): KoRule {
  const missing = (): never => {
    throw new Error(`the rule ${id} is not loaded`);
  };
  const { suicide, answers } = KNOWN[of];
  const rule: KoRule = {
    id,
    suicide,
    searches: true,
    answers: Object.fromEntries(answers.map((question) => [question, missing])),
    begin: missing,
    step: missing,
  };
  if (make) become(rule, of, make);
  else standIns.push({ rule, of });
  return rule;
}

function become(rule: KoRule, of: Searching, rules: Readonly<Record<Searching, MakeRule>>): void {
  Object.assign(rule, rules[of](rule.id));
  loaded.add(rule);
}

export const SEARCHING = Object.fromEntries(
  (Object.keys(KNOWN) as Searching[]).map((of) => [of, (id: RuleId) => later(of, id)]),
) as Readonly<Record<Searching, MakeRule>>;

/** Makes the stand-ins the rules that they stand for. */
export async function loadSearchingRules(): Promise<void> {
  const { SEARCHING: rules } = await import('./searching.ts');
  make = rules;
  for (const { rule, of } of standIns.splice(0)) become(rule, of, rules);
}

/** Whether a rule is loaded and can judge. */
export function isLoaded(rule: KoRule): boolean {
  return !rule.searches || loaded.has(rule);
}
