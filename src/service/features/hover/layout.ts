import { VERDICT_GLYPHS as SIGNS } from '../../../render/sign-paths.ts';
import { message, say } from '../../../words/index.ts';
import type { Settings } from '../../analysis/index.ts';

/** What a hover shows of one board. */
interface HoverPart {
  /** A picture in Markdown. */
  readonly picture: string;
  /** The short facts: what happens and what the rule in force says. */
  readonly facts: readonly string[];
  /** The details below the facts. */
  readonly more: readonly string[];
}

/**
 * One part of a hover as Markdown. Editors show some 250 pixels of a hover at once, so where the
 * client shows tables the picture stands at the left and the facts beside it, and where a narrow
 * editor makes them higher than the picture, they go on below it; elsewhere the first fact stands
 * above the picture. The cells of a table hold Markdown, since blank lines end a block of HTML.
 */
export function hoverPart({ hovers }: Pick<Settings, 'hovers'>, { picture, facts, more }: HoverPart): string {
  if (hovers !== 'tables') {
    const [first, second, ...others] = facts;
    return [first, second, picture, ...others, ...more].filter((one) => one).join('\n\n');
  }
  const beside = [
    '<table><tr><td><table align="left"><tr><td>',
    `${picture}&emsp;`,
    '</td></tr></table>',
    ...facts,
  ];
  return [...beside, '</td></tr></table>', ...more].join('\n\n');
}

/** What one rule says of a move. */
export interface RuleLine {
  readonly title: string;
  readonly verdict: keyof typeof SIGNS;
  readonly outcome: 'draw' | 'no-result' | 'loss' | null;
  /** The verdict with its reason. */
  readonly text: string;
  /** A link to the cycles that prove it; empty where there is none. */
  readonly proof: string;
}

/**
 * The verdicts of rules, the one in force first: its line, and those of the others. Rules that say
 * the same stand in one line. Where facts stand beside a board there is room for verdicts only, and
 * `reasons` come below it.
 *
 * @param notes on the state of things, `hot: c4 f4`, under the rule in force
 */
export function verdictParts(
  { hovers }: Pick<Settings, 'hovers'>,
  [own, ...others]: readonly RuleLine[],
  notes: readonly string[],
): { readonly facts: string[]; readonly others: string[]; readonly reasons: string[] } {
  if (!own) return { facts: [], others: [], reasons: [] };
  const sign = SIGNS[own.verdict];
  if (hovers !== 'tables') {
    const first = `- ${sign} ${labelled([`**${own.title}**`], own.text)}${behind(own.proof)}`;
    return {
      facts: [first],
      others: list(others, ({ text }) => text).map((line) => `- ${line}`),
      reasons: [],
    };
  }
  const reasons = [own, ...others].filter((said) => said.text !== word(said));
  return {
    facts: [`${sign} ${labelled([`**${own.title}**`], `**${word(own)}**`, ...notes)}`],
    others: [list(others, word).join('  \n')].filter((lines) => lines !== ''),
    reasons: list(reasons, ({ text }) => text).map((line) => `- ${line}`),
  };
}

/** The verdict without its reason. */
function word({ verdict, outcome }: RuleLine): string {
  if (verdict === 'pending') return say(message('verdict.pending'));
  const nothing = { reason: null, clause: null, notes: [] };
  if (verdict === 'ends')
    return say(message('verdict.short', { ...nothing, ruling: verdict, outcome: outcome ?? 'no-result' }));
  return say(message('verdict.short', { ...nothing, ruling: verdict, outcome: null }));
}

/** A line for all that say the same. */
function list(all: readonly RuleLine[], said: (one: RuleLine) => string): string[] {
  const groups = new Map<string, RuleLine[]>();
  for (const one of all) {
    const key = `${one.verdict} ${said(one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const titles = group.map(({ title }) => title);
    const [first] = group;
    const proof = group.find((one) => one.proof !== '')?.proof ?? '';
    return first ? `${SIGNS[first.verdict]} ${labelled(titles, said(first))}${behind(proof)}` : '';
  });
}

/** `Basic ko, Positional superko: allowed`. */
export function labelled(of: readonly string[], ...words: string[]): string {
  return say(message('hover.said', { of, words }));
}

function behind(proof: string): string {
  return proof === '' ? '' : ` · ${proof}`;
}
