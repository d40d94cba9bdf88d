/** Of one test, only to end what hangs: cold and beside other work one takes a quarter of a minute, and no test is about time. */
export const TIME_LIMIT_MS = 180_000;

/** Runs what mocha has been given, and tells of it in whole lines: consoles of extension hosts know no colors and few formats. */
export function runAndReport(mocha: { run(done: (failures: number) => void): Mocha.Runner }): Promise<void> {
  return new Promise((resolve, reject) => {
    let [passed, failed] = [0, 0];
    const runner = mocha.run(() => {
      console.log(`${passed} passed, ${failed} failed`);
      if (failed > 0) reject(new Error(`${failed} tests of the workbench failed`));
      else resolve();
    });
    runner.on('pass', (test) => {
      passed++;
      console.log(`ok - ${test.fullTitle()} (${test.duration} ms)`);
    });
    runner.on('fail', (test, error) => {
      failed++;
      console.log(`not ok - ${test.fullTitle()}\n${String(error?.stack ?? error).replace(/^/gm, '  # ')}`);
    });
  });
}
