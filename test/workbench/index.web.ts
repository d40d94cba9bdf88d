/** The same suite for an extension host that is a web worker: mocha's browser build, which sets the globals itself. */
import 'mocha/mocha.js';

export function run(): Promise<void> {
  mocha.setup({ ui: 'bdd', timeout: 20_000, color: false, reporter: 'spec' });
  require('./suite.ts');
  return new Promise((resolve, reject) => {
    mocha.run((failures) => (failures > 0 ? reject(new Error(`${failures} tests failed`)) : resolve()));
  });
}
