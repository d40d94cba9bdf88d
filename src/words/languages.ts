/** The languages that Koban speaks, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  'zh-hans': '简体中文',
  'zh-hant': '繁體中文',
} as const;
export type SpokenLanguage = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly SpokenLanguage[];

export function isLanguage(id: string): id is SpokenLanguage {
  return Object.hasOwn(LANGUAGES, id);
}

/** The variables of an environment that name its language, the first that is set. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

export function localeOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const name of VARIABLES) if (environment[name]) return environment[name];
  return undefined;
}

/** Where Chinese is written with traditional characters. */
const TRADITIONAL = /[-_](?:hant|tw|hk|mo)\b/i;

/**
 * The language of a locale, as editors, browsers (`zh-TW`, `ja-JP`) and environments
 * (`ko_KR.UTF-8`) write it. English where Koban does not speak it.
 */
export function languageOf(locale: string | null | undefined): SpokenLanguage {
  const code = (locale ?? '').replace(/\..*$/s, '').replaceAll('_', '-').toLowerCase();
  const [primary = ''] = code.split('-');
  if (primary === 'zh') return TRADITIONAL.test(code) && !/-hans\b/.test(code) ? 'zh-hant' : 'zh-hans';
  return isLanguage(primary) ? primary : 'en';
}
