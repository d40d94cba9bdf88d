/** The tables that map clauses of a source to what implements them name things that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const RULES = path.join(import.meta.dirname, '../../src/rules');
const read = (file: string) => readFileSync(file, 'utf8');
const code = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    // What stands in a comment implements nothing.
    .map((file) => read(path.join(folder, file)).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
const all = code(RULES) + code(path.join(RULES, '../go')) + code(path.join(RULES, '../cycles'));
const folders = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // A rule of one clause needs none.
  .filter((name) => existsSync(path.join(RULES, name, 'README.md')));

/** What stands between backticks in the second column of tables, once. */
function namedIn(text: string): string[] {
  const cells = text.split('\n').flatMap((line) => /^\|.*?\|(.*)\|$/.exec(line)?.[1] ?? []);
  return [...new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)))];
}

/** Where a file that a table names can be. */
function fileNamed(folder: string, name: string): string | undefined {
  const places = [path.join(RULES, folder), path.join(RULES, '..')];
  return places.map((place) => path.join(place, name)).find(existsSync);
}

test('the README of the room leads to the README of each folder', () => {
  const room = read(path.join(RULES, 'README.md'));
  expect(folders.filter((folder) => !room.includes(`](${folder}/README.md)`))).toEqual([]);
});

test('most rules have such a table', () => {
  const named = folders.map((folder) => namedIn(read(path.join(RULES, folder, 'README.md'))).length);
  expect(named.filter((count) => count > 5).length).toBeGreaterThanOrEqual(6);
});

describe.each(folders)('%s', (folder) => {
  const text = read(path.join(RULES, folder, 'README.md'));

  test('files, functions and codes of its tables exist', () => {
    const missing = namedIn(text).filter((name) => {
      if (/\.ts$/.test(name)) return !fileNamed(folder, name);
      if (/^\.\.\//.test(name)) return !existsSync(path.join(RULES, folder, name));
      // Codes and values stand in quotes in the code, names as words; `a.b` is `b` of `a`.
      const words = name.includes(' ') ? [] : name.split(/[.:]/).filter((word) => /^\w+$/.test(word));
      return !words.every((word) => new RegExp(`\\b${word}\\b`).test(all)) && !all.includes(`'${name}'`);
    });
    expect(missing).toEqual([]);
  });

  test('a function that is named with its file is in that file', () => {
    const cells = text.split('\n').filter((line) => line.startsWith('|'));
    const pairs = cells.flatMap((line) => [
      ...[...line.matchAll(/`([\w./-]+\.ts)` `(\w+)/g)].map(([, file, name]) => [file!, name!]),
      ...[...line.matchAll(/`(\w+)(?:\.\w+)?` \(`([\w./-]+\.ts)`\)/g)].map(([, name, file]) => [
        file!,
        name!,
      ]),
    ]);
    const wrong = pairs.filter(([file, name]) => {
      const found = fileNamed(folder, file!);
      return !found || !new RegExp(`\\b${name}\\b`).test(read(found));
    });
    expect(wrong).toEqual([]);
  });
});
