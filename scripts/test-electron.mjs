/**
 * Runs the suite of `test/workbench` in a desktop VS Code, which is downloaded: for machines that may. Needs a display.
 *
 *     npm run test:electron [VERSION]
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runTests } from '@vscode/test-electron';

const folder = mkdtempSync(join(tmpdir(), 'koban-workspace-'));
cpSync('test/workbench/workspace', folder, { recursive: true });
try {
  await runTests({
    version: process.argv[2] ?? 'stable',
    extensionDevelopmentPath: resolve('.'),
    extensionTestsPath: resolve('dist/test/index.js'),
    launchArgs: [folder, '--disable-extensions', '--disable-workspace-trust'],
  });
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
