/**
 * Draws the pictures of the looks with the command line. They are the same bytes on every machine, and a test
 * holds them against what is drawn now. Needs `npm run build` to have been run.
 *
 *     node scripts/looks.mjs
 */
import { execFileSync } from 'node:child_process';
import { keptPicture } from '../tools/kept-pictures.mjs';

const PAGES = {
  light: '#ffffff',
  dark: '#1f1f1f',
  'high-contrast': '#000000',
  'high-contrast-light': '#ffffff',
  print: '#ffffff',
};
const pictures = [
  ...['wood', 'plain', 'theme'].flatMap((look) => ['light', 'dark'].map((theme) => [look, theme])),
  // These are alike in all looks.
  ...['high-contrast', 'high-contrast-light', 'print'].map((theme) => ['wood', theme]),
];
for (const [look, theme] of pictures) {
  const options = ['--look', look, '--theme', theme, '--cell', '30', '--background', PAGES[theme]];
  const file = keptPicture(`board-${look}-${theme}`);
  execFileSync(process.execPath, [
    'dist/cli.js',
    'render',
    'test/fixtures/looks.goban',
    ...options,
    '--format',
    'png',
    '--out',
    file,
  ]);
  console.log(file);
}
