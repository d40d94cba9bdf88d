/** The same suite for an extension host that is a web worker: mocha's browser build, which sets the globals itself. */
import { workspace } from 'vscode';
import { runAndReport, TIME_LIMIT_MS } from './report.ts';
import 'mocha/mocha.js';

export function run(): Promise<void> {
  mocha.setup({
    ui: 'bdd',
    timeout: TIME_LIMIT_MS,
    grep: workspace.getConfiguration('kobanTests').get('grep', ''),
    reporter: class {} as unknown as Mocha.ReporterConstructor,
  });
  require('./suite.ts');
  return runAndReport(mocha);
}
