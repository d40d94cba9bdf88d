/** The READMEs of the rooms name files and code that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file).replaceAll(path.sep, '/'),
    ),
  );
const read = (file: string) => readFileSync(file, 'utf8');
const ROOMS = filesIn('src', 'webview');
const TESTS = filesIn('test');
const READMES = ROOMS.filter((file) => /\/[A-Z]+\.md$/.test(file));

/** Words of the code; what only a comment says does not exist. */
const WORDS = new Set(
  [...ROOMS, ...TESTS]
    .filter((file) => /\.(ts|mjs|css)$/.test(file))
    .flatMap(
      (file) =>
        read(file)
          .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
          .match(/[\w$]+/g) ?? [],
    ),
);
/** Stands for the name of any of several files or folders. */
const ANY = /LANGUAGE|NAME/g;
/** What users call files of theirs. */
const OF_USERS = ['koban.json'];

/** What stands between backticks, beside blocks of code. */
function named(text: string): string[] {
  const quoted = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g);
  return [...new Set([...quoted].map(([, name = '']) => name))];
}

/** A file is named from the folder of the README, from one above it, or by its end: in the room, or among its tests. */
function fileExists(readme: string, name: string): boolean {
  if (OF_USERS.includes(name)) return true;
  if (name.search(ANY) >= 0) {
    const several = new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replace(ANY, '[\\w-]+')}$`);
    return ROOMS.filter((file) => several.test(file)).length > 1;
  }
  const room = path.posix.dirname(readme);
  const above = room.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'));
  const own = [...ROOMS.filter((file) => file.startsWith(`${room}/`)), ...TESTS];
  return (
    ['', 'src', 'test', ...above].some((folder) => existsSync(path.join(folder, name))) ||
    own.some((file) => file.endsWith(`/${name}`))
  );
}

const isFile = (name: string) => /^[\w./-]+\.(ts|mjs|css|json|md|html|el)$/.test(name);
const isCode = (name: string) =>
  /^[a-zA-Z_$][\w$.]*(\(.*\))?$/.test(name) && /[a-z]{2,}[A-Z]|^[A-Z][a-z]{2,}/.test(name);

test.each(READMES)('%s', (readme) => {
  const names = named(read(readme));
  expect(names.filter((name) => isFile(name) && !fileExists(readme, name))).toEqual([]);
  const unknown = names.filter(
    (name) =>
      !isFile(name) &&
      isCode(name) &&
      !name
        .replace(/\(.*$/, '')
        .split('.')
        .every((part) => WORDS.has(part)),
  );
  expect(unknown).toEqual([]);
});

test('nearly all name many', () => {
  const counts = READMES.map(
    (file) => named(read(file)).filter((name) => isFile(name) || isCode(name)).length,
  );
  expect(READMES.length).toBeGreaterThan(25);
  expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(20);
});
