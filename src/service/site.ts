/** The address of the site, which only the build of a release knows (`place.json`). */
declare const KOBAN_SITE: string;

const PAGE = 'docs/reference/diagnostics';

/** The page that explains codes, where there is a site. */
export const DIAGNOSTICS_PAGE: string | undefined =
  typeof KOBAN_SITE === 'string' && KOBAN_SITE !== '' ? `${KOBAN_SITE}/${PAGE}.html` : undefined;

/** Where a code is explained: on the site, else in the repository. */
export function placeOfCode(code: string, page = DIAGNOSTICS_PAGE ?? `${PAGE}.md`): string {
  return `${page}#${code.replace('.', '-')}`;
}
