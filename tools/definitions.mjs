/** Loads files that define something, a file for each of a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { definitionsOf } from './bundled.mjs';

/**
 * The definitions of a folder, by the names of their files: the files that call `define`, with what they export. The file `ko-position.ts`
 * defines `koPosition`.
 */
export async function definitionsIn(folder, define) {
  const calls = new RegExp(`^export const \\w+ = ${define}\\(`, 'm');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && calls.test(readFileSync(`${folder}/${file}`, 'utf8')))
    .sort();
  const modules = await definitionsOf(folder, files);
  return files.map((file, i) => ({
    file,
    name: inCamelCase(file.replace(/\.ts$/, '')),
    module: modules[i],
  }));
}

export function inCamelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** The comment at the head of a file that is made: what is in it, in lines of at most a hundred columns. */
export function madeComment(text) {
  const lines = [' *'];
  for (const word of `Made by \`npm run generate\`: ${text}.`.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > 100) lines.push(' *');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.length > 1 ? `/**\n${lines.join('\n')}\n */` : `/**${lines[0].slice(2)} */`;
}
