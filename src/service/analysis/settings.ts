import { DEFAULT_SETTINGS } from './defaults.ts';
import { asRecord, SETTINGS } from './setting-list.ts';
import type { Settings, SettingValues } from './types.ts';

export { GRADES, readRuleId } from './setting-list.ts';

type SettingName = keyof SettingValues;
const NAMES = Object.keys(SETTINGS) as SettingName[];

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
  const values = NAMES.map((name) => [name, SETTINGS[name].read(written(name)) ?? SETTINGS[name].default]);
  return { ...(Object.fromEntries(values) as SettingValues), theme, brief };
}
