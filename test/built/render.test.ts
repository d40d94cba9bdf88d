import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'koban-render-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(goban|md|sgf)$/.test(name) && !name.endsWith('README.md'))
  .map((name) => join('examples', name));

/** What `koban render` makes of all examples: a line for each file, with the digest of its bytes. */
function render(format: string, out: string): string[] {
  const args = ['dist/cli.js', 'render', ...examples, '--format', format, '--cell', '12', '--out', out];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  // 1: some examples have errors on purpose.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return readdirSync(out).map((name) => {
    const digest = createHash('sha256').update(readFileSync(join(out, name)));
    return `${name} ${digest.digest('hex')}`;
  });
}

it.each(['svg', 'png', 'gif', 'apng', 'animated-svg', 'txt', 'html'])(
  'all examples give the same bytes twice as %s',
  (format) => {
    const first = render(format, join(folder, format, '1'));
    expect(first.length).toBeGreaterThan(examples.length);
    expect(render(format, join(folder, format, '2'))).toEqual(first);
  },
  120_000,
);
