import { DEFAULT_SETTINGS } from './defaults.ts';
import { asRecord, SETTINGS, type SettingValues } from './setting-list.ts';
import type { Settings, WrittenSource } from './types.ts';

export { GRADES, readRuleId } from './setting-list.ts';

/** `rules` of a project as an object: texts of rules, or their lines, by their names. */
function rulesOfProject(rules: unknown, file: unknown): WrittenSource[] {
  const { lines, uri } = asRecord(file);
  const place = typeof uri === 'string' ? uri : 'koban.json';
  if (Array.isArray(rules)) return [];
  return Object.entries(asRecord(rules)).flatMap(([name, said]): WrittenSource[] => {
    const text = Array.isArray(said) ? said.join('\n') : said;
    return typeof text === 'string' ? [{ name, text, uri: place, ...linesOf(asRecord(lines)[name]) }] : [];
  });
}

/** Where its lines stand in the file, and the first of them. */
function linesOf(lines: unknown): { line: number; lines?: number[] } {
  if (!Array.isArray(lines)) return { line: 0 };
  const all = lines.filter((one) => typeof one === 'number');
  return { line: all[0] ?? 0, lines: all };
}

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
  const read = Object.fromEntries(values) as SettingValues;
  const section = asRecord(raw);
  return {
    ...read,
    written: [...rulesOfProject(section.rules, section.project), ...read.written],
    theme,
    brief,
  };
}
