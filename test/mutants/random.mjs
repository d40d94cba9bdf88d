/**
 * Faults that nobody has chosen: one sign of a line of `src` in the place of another. `tests` of each are those of its room: the folder of `test`
 * with the name of its folder, or the nearest above it, and what `ROOMS` adds. Sentences have tests of another kind, and the extension is tested in
 * a workbench: both are left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { wholeNumbers } from '../../tools/random.mjs';

/** Folders of `src` whose faults are caught by the tests of others, too. */
const ROOMS = {
  'src/eyes/reading': ['test/eyes'],
  'src/go': ['test/rules'],
  'src/notation/claims': ['test/service/analysis'],
  'src/notation/export': ['test/notation/printers', 'test/service/export'],
  'src/notation/markup': ['test/notation/markup.test.ts'],
  'src/notation/sgf/check': ['test/service/sgf/analysis'],
  'src/protocol': ['test/board', 'test/server'],
  'src/raster': ['test/pictures'],
  'src/render': ['test/raster'],
  'src/service/sgf/analysis': ['test/service/problems', 'test/service/sgf'],
};

const LEFT_OUT = /^src\/(words|extension)\/|\/generated\/|definition\.ts$|README/;

const SWAPS = [
  [/ < (?![A-Z])/g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \+= /g, ' -= '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\+\+/g, '--'],
  [/\(!(?=[a-z])/g, '('],
  // Behind ?? stands what the compiler wants for an index that is always there.
  [/(?<=[ (])(?<!\?\? )0(?=[;,)])/g, '1'],
  [/(?<=[ (])(?<!\?\? )1(?=[;,)])/g, '0'],
];

/** Lines without a value: comments, imports, types. */
const NO_CODE =
  /^\s*(\*|\/\*|\/\/|import |export (type|interface|\*|\{)|type |interface |readonly |\||[a-zA-Z]+\??: [A-Za-z<>[\]| ]+;$)/;

function* faultsOf(file) {
  const text = readFileSync(file, 'utf8');
  for (const [n, from] of text.split('\n').entries()) {
    if (NO_CODE.test(from)) continue;
    for (const [sign, by] of SWAPS) {
      for (const { index, 0: found } of from.matchAll(sign)) {
        const before = from.slice(0, index);
        // Not in texts, nor in comments behind code.
        if (/\/\/|\/\*/.test(before) || [...`'"`].some((quote) => before.split(quote).length % 2 === 0))
          continue;
        if (before.includes('`') || / =>? ?\/[^/ ]/.test(before)) continue;
        yield { file, line: n + 1, from, to: before + by + from.slice(index + found.length) };
      }
    }
  }
}

function testsOf(file) {
  const more = Object.entries(ROOMS).flatMap(([room, tests]) => (file.startsWith(`${room}/`) ? tests : []));
  const folders = file.replace(/^src/, 'test').split('/').slice(0, -1);
  while (folders.length > 1 && !isFolder(folders.join('/'))) folders.pop();
  return [folders.join('/'), ...more];
}

function isFolder(path) {
  return existsSync(path) && statSync(path).isDirectory();
}

export function randomMutants(count, seed) {
  const { stdout } = spawnSync('git', ['ls-files', 'src'], { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file));
  const all = files.flatMap((file) => [...faultsOf(file)]);
  const next = wholeNumbers(seed);
  const chosen = new Set();
  while (chosen.size < Math.min(count, all.length)) chosen.add(all[next(all.length)]);
  return [...chosen].map((fault) => ({ ...fault, tests: testsOf(fault.file) }));
}
