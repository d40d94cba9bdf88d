import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEEP_UNTIL } from '../runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'koban-render-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(goban|md|sgf)$/.test(name) && !/README.md$|\b(?:node_modules|dist)\b/.test(name))
  .map((name) => join('examples', name))
  // All of them in deep runs.
  .filter((_, i) => DEEP_UNTIL !== undefined || i % 12 === 0);

/** What `koban render` makes of examples: a line for each file, with the digest of its bytes. */
async function render(format: string, out: string): Promise<string[]> {
  const args = ['dist/cli.js', 'render', ...examples, '--format', format, '--cell', '8', '--out', out];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [status] = await once(program, 'close');
  // 1: some examples have errors on purpose.
  if (status !== 0 && status !== 1) throw new Error(said);
  return readdirSync(out).map((name) => {
    const digest = createHash('sha256').update(readFileSync(join(out, name)));
    return `${name} ${digest.digest('hex')}`;
  });
}

it.each(['svg', 'png', 'gif', 'apng', 'animated-svg', 'txt', 'html'])(
  'examples give the same bytes twice as %s',
  async (format) => {
    const [first, second] = await Promise.all(['1', '2'].map((n) => render(format, join(folder, format, n))));
    expect(first!.length).toBeGreaterThan(examples.length);
    expect(second).toEqual(first);
  },
);
