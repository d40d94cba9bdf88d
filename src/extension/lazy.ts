/**
 * What draws, loaded when the first picture is asked for. In Node hosts this is a file beside the extension (`scripts/build.mjs`); a web host
 * loads one file only, so there the code is in the bundle and its modules run when they are called for.
 */
declare const require: (path: './drawing.ts') => typeof import('./drawing.ts');

export function drawing() {
  return require('./drawing.ts');
}
