/**
 * Loaded into each worker of vitest: it lets Node itself load the modules of the product. Vitest would
 * wrap each imported name in a getter, which makes searches three times as slow.
 */
import { register } from 'node:module';

register(new URL('native-hooks.mjs', import.meta.url));
