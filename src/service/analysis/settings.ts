import { EYE_VALUES } from '../../notation/index.ts';
import { COORDINATES, LOOK_NAMES } from '../../render/index.ts';
import { DEFAULT_OPTIONS, FAR, MAX_CYCLE, type RuleId } from '../../rules/rule.ts';
import { readVariant } from '../../rules/variants.ts';
import type { Finding, Grade, Settings } from './types.ts';

/**
 * What holds for an entry that says nothing, in an editor that says nothing. The rule is basic ko,
 * since that is common to all rule sets: longer cycles are reported as warnings, and forbidden only
 * where the author names a rule that forbids them.
 */
export const DEFAULT_SETTINGS: Settings = {
  rules: ['basic'],
  cycleWarnings: 'warning',
  severities: {},
  coordinates: 'western',
  look: 'wood',
  maxCycle: DEFAULT_OPTIONS.maxCycle,
  hiddenKos: DEFAULT_OPTIONS.hiddenKos,
  budget: DEFAULT_OPTIONS.budget,
  inlayHot: false,
  inlayEyes: false,
  inlayMoves: false,
  eyeValues: '7/8',
  codeLens: true,
  diagrams: [],
  theme: 'light',
  hovers: 'pictures',
};

export const GRADES = ['off', 'hint', 'information', 'warning', 'error'] as const;

/** A rule or a variant as a person writes it; `null` where there is none. */
export function readRuleId(value: unknown): RuleId | null {
  if (typeof value !== 'string' || value.length > LONGEST_RULE) return null;
  const words = value.trim().toLowerCase().split(/\s+/);
  const { rule, next } = readVariant(words);
  return next === words.length ? rule : null;
}

const LONGEST_RULE = 500;

/**
 * Reads the `koban` section of an editor's configuration. What is missing or makes no sense keeps
 * its default.
 */
export function readSettings(
  raw: unknown,
  theme = DEFAULT_SETTINGS.theme,
  hovers: Settings['hovers'] = DEFAULT_SETTINGS.hovers,
): Settings {
  const section = asRecord(raw);
  const hints = asRecord(section.inlayHints);
  const d = DEFAULT_SETTINGS;
  const named = Array.isArray(section.rules) ? section.rules : [section.rules];
  const rules = named.flatMap((one) => readRuleId(one) ?? []);
  return {
    rules: rules.length > 0 ? rules : d.rules,
    cycleWarnings: oneOf(section.cycleWarnings, GRADES, d.cycleWarnings),
    severities: gradesOf(section.severities),
    coordinates: oneOf(section.coordinates, COORDINATES, d.coordinates),
    look: oneOf(asRecord(section.board).look, LOOK_NAMES, d.look),
    maxCycle:
      section.maxCycle === 'far'
        ? FAR
        : within(section.maxCycle, MAX_CYCLE.least, MAX_CYCLE.most, d.maxCycle),
    hiddenKos: oneOf(section.hiddenKos, ['ignore', 'count'], d.hiddenKos),
    budget: within(section.searchBudget, 1, 1e9, d.budget),
    inlayHot: flag(hints.hot, d.inlayHot),
    inlayEyes: flag(hints.eyes, d.inlayEyes),
    inlayMoves: flag(hints.moves, d.inlayMoves),
    eyeValues: oneOf(section.eyeValues, EYE_VALUES, d.eyeValues),
    diagrams: languagesOf(asRecord(section.diagrams).languages, d.diagrams),
    codeLens: flag(section.codeLens, d.codeLens),
    theme,
    hovers,
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function gradesOf(value: unknown): Readonly<Record<string, Grade>> {
  const known = Object.entries(asRecord(value)).filter((pair): pair is [string, Grade] =>
    (GRADES as readonly unknown[]).includes(pair[1]),
  );
  return Object.fromEntries(known);
}

/** Findings with the severities that the author gives them, without those that are off. */
export function graded(findings: readonly Finding[], { severities }: Settings): readonly Finding[] {
  if (Object.keys(severities).length === 0) return findings;
  return findings.flatMap((finding) => {
    const grade = Object.hasOwn(severities, finding.code) ? severities[finding.code] : undefined;
    if (grade === 'off') return [];
    return grade === undefined ? [finding] : [{ ...finding, severity: grade }];
  });
}

function languagesOf(value: unknown, otherwise: readonly string[]): readonly string[] {
  if (!Array.isArray(value)) return otherwise;
  return value.filter((one): one is string => typeof one === 'string');
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: NoInfer<T> | string): T {
  return ((allowed as readonly unknown[]).includes(value) ? value : otherwise) as T;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function within(value: unknown, low: number, high: number, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
    ? value
    : otherwise;
}
