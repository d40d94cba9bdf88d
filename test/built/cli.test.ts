import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampled } from '../runs.ts';

const CLI = 'dist/cli.js';
const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(goban|md)$/.test(name) && !/\b(?:node_modules|dist)\b/.test(name))
  .map((name) => join('examples', name));

function koban(
  args: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLI, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** A device that is always full. */
const FULL = '/dev/full';

describe('the bundled command line', () => {
  it('tells its version, from a file that loads nothing else', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const option of ['--version', '-V'])
      expect(koban([option])).toEqual(
        expect.objectContaining({ status: 0, stdout: `koban ${version}\n`, stderr: '' }),
      );
    expect(readFileSync(CLI).length).toBeLessThan(1000);
  });

  it('starts from what V8 compiled before, only where nobody else can write that', () => {
    const temporary = mkdtempSync(join(tmpdir(), 'koban-kept-'));
    const file = join(temporary, 'a.goban');
    writeFileSync(file, 'size: 5\nmoves: B c3 W c3\n');
    const check = (env: NodeJS.ProcessEnv = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [CLI, 'check', '--format', 'short', file],
        {
          encoding: 'utf8',
          env: { ...process.env, TMPDIR: temporary, TEMP: temporary, ...env },
        },
      );
      expect(stderr).toBe('');
      expect(status).toBe(1);
      expect(stdout).toContain('[play.occupied]');
    };
    const folders = () => readdirSync(temporary).filter((name) => name.startsWith('koban-compile-cache-'));
    check({ NODE_DISABLE_COMPILE_CACHE: '1' });
    expect(folders()).toEqual([]);
    check();
    const folder = join(temporary, folders()[0]!);
    const kept = () => readdirSync(folder).map((name) => join(folder, name));
    expect(kept()).toHaveLength(1);
    check();
    const [data = ''] = kept();
    const whole = readFileSync(data);
    for (const damaged of ['', 'no data of V8', whole.subarray(0, whole.length / 2)]) {
      writeFileSync(data, damaged);
      check();
      expect(readFileSync(data).length).toBeGreaterThan(whole.length / 2);
    }
    // What is of builds before goes, as does what a full disk cut off.
    for (let i = 0; i < 20; i++) writeFileSync(join(folder, `cli-check-${i}.${i}`), 'old');
    writeFileSync(data, '');
    check();
    expect(kept().length).toBeLessThanOrEqual(8);
    expect(kept()).toContain(data);
    // Data that others may have written is not even read.
    writeFileSync(data, 'no data of V8');
    chmodSync(folder, 0o777);
    check();
    expect(readFileSync(data, 'utf8')).toBe('no data of V8');
    rmSync(temporary, { recursive: true });
  });

  it('checks the files of a project, by its patterns', () => {
    const folder = mkdtempSync(join(tmpdir(), 'koban-project-'));
    const file = (name: string, text: string) => {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    for (const name of ['a.goban', 'book/b.goban', 'book/deep/c.md', 'book/node_modules/d.goban'])
      file(name, name.endsWith('.md') ? '```goban\nsize: 5\nmoves: B z9\n```\n' : 'size: 5\nmoves: B z9\n');
    file('koban.json', JSON.stringify({ files: ['book/**/*.{goban,md}'] }));
    const { stdout, status } = spawnSync(process.execPath, [resolve(CLI), 'check'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    const checked = [...stdout.matchAll(/^(\S+?):\d+:\d+: error/gm)].map(([, name]) => name);
    expect([...new Set(checked)]).toEqual(['book/b.goban', 'book/deep/c.md']);
    expect(status).toBe(1);
  });

  it.runIf(existsSync(FULL))('tells of a full disk in one line, and ends with 2', () => {
    const games = Array.from({ length: 300 }, (_, i) => `(;SZ[9]GN[${i}];B[aa];W[bb])`).join('\n');
    const ends = (command: string, input = '') =>
      spawnSync('sh', ['-c', `"${process.execPath}" ${CLI} ${command}`], { input, encoding: 'utf8' });
    for (const command of [
      `--version > ${FULL}`,
      `judge examples/triple-ko.goban > ${FULL}`,
      `check examples/triple-ko.goban > ${FULL}`,
      `convert --to goban examples/triple-ko.goban > ${FULL}`,
      `judge --format ndjson --threads 2 - > ${FULL}`,
      `render --entry 1 examples/triple-ko.goban > ${FULL}`,
    ]) {
      const { status, stderr } = ends(command, games);
      expect([command, status, stderr]).toEqual([
        command,
        2,
        'koban: standard output: There is no space left on the device\n',
      ]);
    }
    expect(ends(`check examples/triple-ko.goban > ${FULL} 2> ${FULL}`).status).toBe(2);
  });

  it('writes no picture through a link, and says so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'koban-link-'));
    const [picture, target] = [join(folder, 'picture.png'), join(folder, 'target.png')];
    writeFileSync(target, 'of another');
    symlinkSync(target, picture);
    const { status, stderr } = koban([
      'render',
      '--entry',
      '1',
      '--out',
      picture,
      'examples/triple-ko.goban',
    ]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^koban: .*picture\.png” is a link, and Koban does not write through links\n$/);
    expect(readFileSync(target, 'utf8')).toBe('of another');
    rmSync(folder, { recursive: true });
  });

  it.runIf(existsSync(FULL))('tells of a full disk so when it is a language server, too', async () => {
    const full = openSync(FULL, 'w');
    const server = spawn(process.execPath, [CLI, 'lsp'], { stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    let said = '';
    server.stderr!.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const params = { processId: null, rootUri: null, capabilities: {} };
    const initialize = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    server.stdin!.write(`Content-Length: ${initialize.length}\r\n\r\n${initialize}`);
    expect(await once(server, 'close')).toEqual([2, null]);
    expect(said).toBe('koban: standard output: There is no space left on the device\n');
  });

  it('is a program', () => {
    expect(readFileSync(CLI, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });

  it('finds every claim of the examples to hold', () => {
    expect(examples.length).toBeGreaterThan(5);
    // `test/notation/examples.test.ts` holds all of them to it.
    const { status, stdout, stderr } = koban(['check', ...sampled(5, examples)]);
    expect(`${stdout}${stderr}`).not.toMatch(/: error:/);
    expect(status).toBe(0);
  });

  it('reads standard input, and tells a claim that does not hold', () => {
    const text = '# Ko\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2\nexpect: captures 2 at move 1\n';
    const { status, stdout } = koban(['check', '-'], text);
    expect(stdout).toContain('expect.failed');
    expect(status).toBe(1);
  });

  it.each([['check'], ['judge'], ['convert', '--to', 'ascii']])(
    'says in one line that its input is closed: %s',
    (...command) => {
      const ran = spawnSync(process.execPath, [CLI, ...command, '-'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      expect([ran.status, ran.stderr]).toEqual([2, 'koban: -: Standard input is closed\n']);
    },
  );

  it('judges in JSON', () => {
    const { status, stdout } = koban([
      'judge',
      'examples/triple-ko.goban',
      '--rules',
      'psk',
      '--format',
      'json',
    ]);
    const { version, files } = JSON.parse(stdout);
    expect(version).toBe(1);
    expect(files[0].entries[0].moves[5].verdicts.psk.verdict).toBe('forbidden');
    expect(status).toBe(0);
  });

  it('replaces a checkpoint, so that a kill never leaves half of one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'koban-find-'));
    const file = join(folder, 'saved.json');
    const quest = ['find', '--differ', 'basic,psk', '--board', '2x2', '--moves', '5', '--checkpoint', file];
    expect(koban(quest).status).toBe(0);
    const before = openSync(file, 'r');
    const saved = readFileSync(file, 'utf8');
    expect(koban(quest).status).toBe(0);
    // The file that was open is as it was, and another has its name.
    expect(readFileSync(before, 'utf8')).toBe(saved);
    expect(statSync(file).ino).not.toBe(fstatSync(before).ino);
    expect(readdirSync(folder)).toEqual(['saved.json']);
    closeSync(before);
    rmSync(folder, { recursive: true });
  });

  it('replaces a page whole, so that a full disk takes nothing away, and keeps its links and rights', () => {
    const folder = mkdtempSync(join(tmpdir(), 'koban-embed-'));
    const [page, link] = [join(folder, 'page.md'), join(folder, 'link.md')];
    const text = '# Page\n\n```goban\n. X O\n. X O\n```\n';
    writeFileSync(page, text, { mode: 0o640 });
    symlinkSync(page, link);
    const before = openSync(page, 'r');
    expect(koban(['embed', link]).status).toBe(0);
    expect(readFileSync(before, 'utf8')).toBe(text);
    closeSync(before);
    expect(readFileSync(page, 'utf8')).toContain('![');
    expect(statSync(page).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).sort()).toEqual(['link.md', 'page.md', 'pictures']);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('has threads look at a large collection, in the same words and order as alone', () => {
    const moves = Array.from(
      { length: 200 },
      (_, i) => `;${'BW'[i % 2]}[${'abcdefghi'[i % 9]}${'abcdefghi'[(i * 5 + (i >> 4)) % 9]}]`,
    );
    const games = Array.from(
      { length: 200 },
      (_, i) => `(;GM[1]SZ[9]GN[${i}]${moves.slice(i).join('')})\n`,
    ).join('');
    const args = ['judge', '--format', 'ndjson', '--rules', 'psk', '-'];
    const alone = koban([...args, '--threads', '1'], games);
    const shared = koban([...args, '--threads', '3'], games);
    expect(alone.status).toBe(0);
    expect(alone.stdout.split('\n')).toHaveLength(201);
    expect(shared).toMatchObject({ status: 0, stdout: alone.stdout, stderr: '' });
  });
});
