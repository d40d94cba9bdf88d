/**
 * The same names as `searching.ts`, without the rules: a build that is to be small takes this file
 * in its place (`tools/later.mjs`). The rules come with {@link loadSearchingRules}; until then they
 * can be named, and judge nothing.
 */
import type { KoRule, RuleId, RuleQuestion } from './rule.ts';

/** What is known of a rule before it is loaded; a test holds it to the rule itself. */
interface KnownOfRule extends Pick<KoRule, 'id' | 'suicide'> {
  readonly answers: readonly RuleQuestion[];
}

type Searching = 'spight' | 'coupling' | 'ing';
type Make = (id: RuleId) => KoRule;

const loaded = new Set<KoRule>();
const standIns: { readonly rule: KoRule; readonly of: Searching }[] = [];
let make: Readonly<Record<Searching, Make>> | null = null;

function later(of: Searching, { answers, ...named }: KnownOfRule): KoRule {
  const missing = (): never => {
    throw new Error(`the rule ${named.id} is not loaded`);
  };
  const rule: KoRule = {
    ...named,
    searches: true,
    answers: Object.fromEntries(answers.map((question) => [question, missing])),
    begin: missing,
    step: missing,
  };
  if (make) become(rule, of, make);
  else standIns.push({ rule, of });
  return rule;
}

function become(rule: KoRule, of: Searching, rules: Readonly<Record<Searching, Make>>): void {
  Object.assign(rule, rules[of](rule.id));
  loaded.add(rule);
}

export const spightWith: Make = (id) =>
  later('spight', { id, suicide: 'forbidden', answers: ['koPlay', 'hot'] });
export const couplingWith: Make = (id) =>
  later('coupling', { id, suicide: 'forbidden', answers: ['ko-position', 'disturber'] });
export const ingWith: Make = (id) => later('ing', { id, suicide: 'allowed', answers: ['koPlay', 'hot'] });
export const spight = spightWith('spight');
export const coupling = couplingWith('coupling');
export const ing = ingWith('ing');

/** Makes the stand-ins the rules that they stand for. */
export async function loadSearchingRules(): Promise<void> {
  const { spight, spightWith, coupling, couplingWith, ing, ingWith } = await import('./searching.ts');
  const rules = {
    spight: (id: RuleId) => (id === 'spight' ? spight : spightWith(id)),
    coupling: (id: RuleId) => (id === 'coupling' ? coupling : couplingWith(id)),
    ing: (id: RuleId) => (id === 'ing' ? ing : ingWith(id)),
  };
  make = rules;
  for (const { rule, of } of standIns.splice(0)) become(rule, of, rules);
}

/** Whether a rule is loaded and can judge. */
export function isLoaded(rule: KoRule): boolean {
  return !rule.searches || loaded.has(rule);
}
