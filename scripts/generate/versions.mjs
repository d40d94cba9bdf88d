/**
 * Documents and the action name the version of the npm package that they speak of: `npx koban@1.2.3`. A name without one would run
 * whatever stands in the registry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readManifest } from '../../tools/manifest.mjs';

export const reads = 'definitions';

const { version } = readManifest();
const DOCUMENTS = ['docs', 'docs/how-to'];

export async function make() {
  const pages = DOCUMENTS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(
    ['README.md', 'docs/reference/library.md', 'action.yml', 'tools/pre-commit.sh', ...pages].map((path) => [
      path,
      named(readFileSync(path, 'utf8')),
    ]),
  );
}

/** `npx koban` and `npx --yes koban@0.1.0`, and in the action the default of its input. */
function named(text) {
  return text
    .replace(/(\bnpx (?:-y |--yes )?koban)(?:@\d+\.\d+\.\d+)?(?![\w@-])/g, `$1@${version}`)
    .replace(/(package koban that checks\n +default: ).*/, `$1${version}`)
    .replace(/^(version=)\d+\.\d+\.\d+$/m, `$1${version}`);
}
