import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
export const TARBALL = join(process.cwd(), `dist/koban-${version}.tgz`);

/** An empty folder into which the tarball is installed, as a user does it; nothing is fetched. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'koban-npm-'));

  constructor() {
    this.write('package.json', '{ "private": true, "type": "module" }');
    this.run('npm', ['install', '--offline', '--no-audit', '--no-fund', TARBALL]);
  }

  write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** What a program prints. @throws when it fails */
  run(command: string, args: readonly string[], input = ''): string {
    const ran = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      input,
      maxBuffer: 1 << 28,
      timeout: 120_000,
    });
    if (ran.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  }

  /** Runs a module of the project and reads the JSON that it prints. */
  evaluate(code: string): unknown {
    return JSON.parse(this.run(process.execPath, [this.write('run.mjs', code)]));
  }

  package(name: string): string {
    return join(this.folder, 'node_modules/koban', name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
