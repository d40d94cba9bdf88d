/**
 * The suite as `@vscode/test-electron` and the scripts of this project start it: a module that exports `run`. It runs inside the
 * extension host.
 */
import Mocha from 'mocha';
import { workspace } from 'vscode';
import { runAndReport, TIME_LIMIT_MS } from './report.ts';

export function run(): Promise<void> {
  const mocha = new Mocha({
    ui: 'bdd',
    timeout: TIME_LIMIT_MS,
    grep: workspace.getConfiguration('kobanTests').get('grep', ''),
    reporter: class extends Mocha.reporters.Base {},
  });
  mocha.suite.emit('pre-require', globalThis as unknown as Mocha.MochaGlobals, '', mocha);
  require('./suite.ts');
  // In a web host the server is a worker, which no other process can kill; Windows has no `ps` and no signals.
  if (process.platform !== 'win32') require('./killed.test.ts');
  return runAndReport(mocha);
}
