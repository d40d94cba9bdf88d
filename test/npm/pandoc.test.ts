import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Project } from './installed.ts';

const PAGE = `---
title: Ko
lang: en
---

\`\`\`goban
# Ko <b>
rules: basic
. X O .
X . X O
. X O .
edges: all
moves: W b2 B c2
\`\`\`
`;

const project = new Project();
afterAll(() => project.remove());

/** Runs Pandoc as an author does, with the filter of the package on the path. */
function pandoc(...args: string[]): string {
  const PATH = [join(project.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(
    'pandoc',
    ['page.md', '--filter', 'koban-pandoc', '-s', ...args],
    {
      cwd: project.folder,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

it('is a filter that Pandoc finds, for pages, books and documents', () => {
  project.write('page.md', PAGE);
  const html = pandoc('-t', 'html');
  expect(html).toMatch(/<img\s+src="data:image\/svg\+xml;base64,[^"]+"\s+alt="Ko &lt;b&gt;\. Go board/);
  expect(html).toContain('2 at C2 (forbidden)');
  for (const [writer, picture] of [
    ['epub', /\.svg$/m],
    ['docx', /word\/media\/.*\.png$/m],
    ['odt', /Pictures\/.*\.png$/m],
  ] as const) {
    pandoc('-o', `page.${writer}`);
    expect(project.run('unzip', ['-Z1', `page.${writer}`])).toMatch(picture);
  }
  const [, picture] = /\\includegraphics\[width=[\d.]+in[^\]]*\]\{(koban-pictures\/.*\.png)\}/.exec(
    pandoc('-t', 'latex'),
  )!;
  expect(readFileSync(join(project.folder, picture!)).subarray(1, 4).toString()).toBe('PNG');
});
