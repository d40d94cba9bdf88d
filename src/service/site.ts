/** The address of the site, which only the build of a release knows (`place.json`). */
declare const KOBAN_SITE: string;

const site = typeof KOBAN_SITE === 'string' ? KOBAN_SITE : '';

/** Where a page of the documents is: on the site, else in the repository. */
export function pageAt(path: string): string {
  return site === '' ? `${path}.md` : `${site}/${path}.html`;
}

const DIAGNOSTICS = pageAt('docs/reference/diagnostics');

/** The page that explains codes, where there is a site. */
export const DIAGNOSTICS_PAGE: string | undefined = site === '' ? undefined : DIAGNOSTICS;

/** Where a code is explained. */
export function placeOfCode(code: string, page = DIAGNOSTICS): string {
  return `${page}#${code.replace('.', '-')}`;
}
