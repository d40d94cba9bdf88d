import { asRecord, SETTINGS, type SettingValues } from './setting-list.ts';
import type { Finding, Settings } from './types.ts';

export { GRADES, readRuleId } from './setting-list.ts';

type SettingName = keyof SettingValues;
const NAMES = Object.keys(SETTINGS) as SettingName[];

/**
 * What holds for an entry that says nothing, in an editor that says nothing. The rule is basic ko,
 * since that is common to all rule sets: longer cycles are reported as warnings, and forbidden only
 * where the author names a rule that forbids them.
 */
export const DEFAULT_SETTINGS: Settings = {
  ...valuesOf((name) => SETTINGS[name].default),
  theme: 'light',
  brief: false,
};

/**
 * Reads the `koban` section of an editor's configuration. What is missing or makes no sense keeps
 * its default.
 */
export function readSettings(
  raw: unknown,
  theme = DEFAULT_SETTINGS.theme,
  brief = DEFAULT_SETTINGS.brief,
): Settings {
  const written = (name: SettingName) =>
    SETTINGS[name].name.split('.').reduce((section: unknown, part) => asRecord(section)[part], raw);
  return {
    ...valuesOf((name) => SETTINGS[name].read(written(name)) ?? SETTINGS[name].default),
    theme,
    brief,
  };
}

function valuesOf(value: (name: SettingName) => unknown): SettingValues {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as SettingValues;
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
