/**
 * Where a picture of what is shown is kept: in `docs/screenshots/` if a page of the documentation has
 * it, else with the fixtures, for tests alone.
 */
import { existsSync } from 'node:fs';

export function keptPicture(name) {
  const shown = `docs/screenshots/${name}.png`;
  return existsSync(shown) ? shown : `test/fixtures/pictures/${name}.png`;
}
