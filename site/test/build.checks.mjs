/** `npm run site` fails where the site would say what is not so: in a copy of the repository with one fault. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['docs', 'examples', 'media', 'README.md', 'CHANGELOG.md', 'LICENSE', 'CONTRIBUTING.md'];
/** What the build reads and no fault is put into. */
const LINKED = [
  'dist',
  'node_modules',
  'package.json',
  'schemas',
  'scripts',
  'site/node_modules',
  'src',
  'tools',
];

/**
 * Faults of an author: the file, what is put at its end, and what the build then says.
 * @type {[string, string, string, RegExp][]}
 */
const FAULTS = [
  [
    'a claim that does not hold',
    'examples/09-sending-two.md',
    '\n```goban\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\nexpect: move 1 is forbidden\n```\n',
    /The gallery has errors\.\s[\s\S]*examples\/09-sending-two\.md:\d+:\d+: error: /,
  ],
  [
    'a link to a page that is not there',
    'docs/README.md',
    '\n[Gone](gone.md)\n',
    /docs\/README\.md has a link to gone\.md, which is not there/,
  ],
  [
    'a link to a part that is not there',
    'examples/09-sending-two.md',
    '\n[Gone](02-threats.md#gone)\n',
    /examples\/09-sending-two\.md has a link to 02-threats\.md#gone, but/,
  ],
  [
    'a link to a part of the page itself',
    'CHANGELOG.md',
    '\n[Gone](#gone)\n',
    /CHANGELOG\.md has a link to #gone, but/,
  ],
  [
    'a picture that is not there',
    'README.md',
    '\n![Gone](docs/gone.png)\n',
    /README\.md has a link to docs\/gone\.png, which is not there/,
  ],
];

/** What `node site/build.mjs` says, and how it ends. */
function build(folder) {
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [join(folder, 'site/build.mjs')], { cwd: folder });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (said += part));
    run.on('close', (code) => resolve({ code, said }));
  });
}

export const checks = [
  [
    'is not built with a false claim, or a link or picture that leads nowhere',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'koban-site-'));
      try {
        for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
        cpSync(join(ROOT, 'site'), join(folder, 'site'), {
          recursive: true,
          filter: (file) => !/site[\\/](?:node_modules|dist|test)$/.test(file),
        });
        for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
        const { code, said } = await build(folder);
        assert.equal(code, 0, said);
        for (const [what, file, added, expected] of FAULTS) {
          const path = join(folder, file);
          const text = readFileSync(path, 'utf8');
          writeFileSync(path, text + added);
          const { code, said } = await build(folder);
          assert.notEqual(code, 0, what);
          assert.match(said, expected, what);
          writeFileSync(path, text);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  ],
];
