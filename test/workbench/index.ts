/**
 * The suite as `@vscode/test-electron` and the scripts of this project start it: a module that exports `run`. It runs inside the
 * extension host.
 */
import Mocha from 'mocha';

export function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 20_000, color: false, reporter: 'spec' });
  mocha.suite.emit('pre-require', globalThis as unknown as Mocha.MochaGlobals, '', mocha);
  require('./suite.ts');
  return new Promise((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} tests failed`)) : resolve()));
  });
}
