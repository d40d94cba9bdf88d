/** The manifest with its strings, which are in `package.nls.json`, and for other languages in files beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const read = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/**
 * Languages by the names that VS Code gives their locales.
 * @type {Record<string, string | null>}
 */
export const NLS_LOCALES = { en: null, ja: 'ja', ko: 'ko', 'zh-hans': 'zh-cn', 'zh-hant': 'zh-tw' };

/** The file with the strings of a language. */
export const nlsFile = (language) =>
  NLS_LOCALES[language] ? `package.nls.${NLS_LOCALES[language]}.json` : 'package.nls.json';

/**
 * The strings of a language; `null` where there are none yet.
 * @returns {Record<string, string> | null}
 */
export function nlsOf(language = 'en') {
  const name = nlsFile(language);
  return existsSync(join(ROOT, name)) ? read(name) : null;
}

/** `package.json` as an editor in a language reads it. */
export function readManifest(language = 'en') {
  const strings = { ...nlsOf('en'), ...nlsOf(language) };
  return filled(read('package.json'), strings);
}

function filled(value, strings) {
  if (typeof value === 'string') {
    const key = /^%([^%]+)%$/.exec(value)?.[1];
    return key === undefined ? value : (strings[key] ?? value);
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, strings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, strings)]));
}
