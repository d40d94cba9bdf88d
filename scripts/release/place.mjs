import { readFileSync } from 'node:fs';

/**
 * The addresses that a person fills in once, `place.json`: of the repository and of the site, without a slash at the end. `null`
 * until then. The variable KOBAN_PLACE is for rehearsals (`npm run release -- --dry-run`).
 *
 * @returns {{ repository: string, site: string } | null}
 */
export function placeOf() {
  const given = process.env.KOBAN_PLACE;
  const text = given ?? readFileSync(new URL('place.json', import.meta.url), 'utf8');
  const { repository, site } = JSON.parse(text);
  return repository && site ? { repository, site } : null;
}
