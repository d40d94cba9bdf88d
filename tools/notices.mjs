/**
 * The licences of the packages whose code is in the bundles: those ask that they go along with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HEAD = `Koban's bundles have code of these packages in them. Letters of pictures come from fonts: see media/glyphs-license.txt.
`;

/**
 * Folders of packages that give code to the outputs of bundles, from what esbuild says of them
 * (`metafile`).
 */
export function packagesIn(metafiles) {
  const folders = new Set();
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
        if (folder && bytesInOutput > 0) folders.add(folder);
      }
  return [...folders].sort();
}

/**
 * A text with each licence once, below the packages that are under it. Throws for a package that
 * tells none.
 */
export function notices(folders) {
  const under = new Map();
  for (const folder of folders) {
    const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder);
    const own = files.find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (!own && !license) throw new Error(`${name} does not tell its licence`);
    // Some say in a second file what they contain themselves.
    const more = files.find((one) => /^(thirdparty)?notices?(\.txt)?$/i.test(one));
    const texts = [own, more]
      .filter((one) => one !== undefined)
      .map((one) => readFileSync(join(folder, one), 'utf8'));
    if (!own) texts.unshift(`By ${author?.name ?? author}, under the licence ${license}.`);
    const text = texts.map((one) => one.replace(/\r\n?/g, '\n').trim()).join('\n\n');
    under.set(text, [...(under.get(text) ?? []), `${name} ${version}`]);
  }
  const parts = [...under].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  return [HEAD, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}
