/**
 * `npm test`: types, lint, build, then every suite: units, what was built, the player in a browser, the extension inside its host (Node,
 * then web worker), the workbench driven from outside. The last line is `N passed, N failed`, of all suites together.
 *
 *     npm test                     everything
 *     npm test -- unit drive       only these steps (see STEPS)
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const COUNTS = /^(\d+) passed, (\d+) failed$/gm;

const STEPS = [
  { name: 'types', run: [NPX, 'tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', run: [NPX, 'biome', 'check', '.'] },
  { name: 'build', run: ['npm', 'run', '--silent', 'package'] },
  { name: 'unit', run: [NPX, 'vitest', 'run', ...countedByVitest('unit')], vitest: true },
  {
    name: 'built',
    run: [NPX, 'vitest', 'run', '--config', 'test/built/vitest.config.mjs', ...countedByVitest('built')],
    vitest: true,
  },
  { name: 'browser', run: ['node', 'test/browser/run.mjs'] },
  { name: 'workbench', run: ['node', 'scripts/test-workbench.mjs'] },
  { name: 'web', run: ['node', 'scripts/test-workbench.mjs', '--web'] },
  { name: 'drive', run: ['node', 'scripts/drive.mjs'] },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

// What the later steps need is fetched while the first ones run.
const ready = start(['node', 'tools/vscode-host/install.mjs']).then(() =>
  start(['node', 'tools/browser.mjs']),
);
const results = [];
for (const step of STEPS) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  if (['built', 'browser', 'workbench'].includes(step.name)) await ready;
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
  const began = Date.now();
  const { code, output } = await start(step.run, process.stdout);
  const counts = step.vitest ? fromVitest(step.name) : fromLines(output);
  // A step that broke off has failed, whatever it had counted until then.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  results.push({ name: step.name, ...counts, seconds: (Date.now() - began) / 1000 });
}
await ready;

console.log('\n');
for (const { name, passed, failed, seconds } of results) {
  const verdict = failed > 0 ? 'FAILED' : 'ok';
  const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${name.padEnd(10)} ${verdict.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s   ${tests}`);
}
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a command; what it prints is kept, and passed on to `echo`, or to our own standard error when it fails unheard. */
function start([command, ...args], echo) {
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
    const child = spawn(command, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
        echo?.write(chunk);
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => {
      if (code !== 0 && !echo) console.error(output);
      resolve({ code: code ?? 1, output });
    });
  });
}

function countedByVitest(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`];
}

function fromVitest(name) {
  try {
    const report = JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The last line of its kind: what a suite says of all of itself. */
function fromLines(output) {
  const last = [...output.matchAll(COUNTS)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : { passed: 0, failed: 0 };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
