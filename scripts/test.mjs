/**
 * `npm test`: what a change needs. Build, types, lint, units with samples of the laws and of the gallery (`test/runs.ts`), what was built,
 * and a smoke of each window: the workbench driven from outside, the pages in a browser, the extension inside its host (Node, then web
 * worker). The last line is `N passed, N failed`, of all suites together.
 *
 *     npm test                     everything but the steps that are `byName`
 *     npm test -- --ci             these, the npm package and the GitHub action: what `.ci/run` runs
 *     npm test -- --whole          all that is sampled whole, and all of each window: a part of `npm run test:all`
 *     npm test -- unit drive       only these steps (see STEPS); `--whole drive` for all of them
 *
 * Where there are two processors, three steps go on side by side, since those in a browser wait for half of their time; what they
 * print comes one after the other all the same.
 */
import '../tools/made.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';
/** Steps at a time on two processors or more. */
const LANES = 3;
/** All that is sampled otherwise. */
const IS_WHOLE = process.argv.includes('--whole');
/**
 * esbuild and the compiler are programs in Go. They are over in seconds, and collecting garbage is a third of their work, so they do
 * it only when they have taken much memory.
 */
const ENVIRONMENT = {
  GOGC: 'off',
  GOMEMLIMIT: '1GiB',
  ...process.env,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  ...(IS_WHOLE && { KOBAN_WHOLE: '1' }),
};
const COUNTS = /^(\d+) passed, (\d+) failed$/gm;

/** In the order in which they are begun and reported: the long ones first, so that all lanes end at about the same time. */
const STEPS = [
  { name: 'build', run: ['npm', 'run', '--silent', 'package'] },
  { name: 'unit', run: [NPX, 'vitest', 'run', ...countedByVitest('unit')], vitest: true },
  {
    name: 'browser',
    run: ['node', 'test/browser/run.mjs', ...(IS_WHOLE ? [] : ['--smoke'])],
    needs: ['chromium'],
  },
  {
    name: 'drive',
    run: ['node', 'scripts/drive.mjs'],
    smoke: { KOBAN_DRIVE: 'smoke' },
    needs: ['build', 'server', 'chromium'],
  },
  {
    name: 'workbench',
    run: ['node', 'scripts/test-workbench.mjs'],
    smoke: {
      KOBAN_TESTS: 'a \\.goban file|the player opens beside|the table of rules opens|SGF opens as a board',
    },
    needs: ['build', 'server', 'chromium'],
  },
  {
    name: 'built',
    run: [NPX, 'vitest', 'run', '--config', 'test/built/vitest.config.mjs', ...countedByVitest('built')],
    vitest: true,
    needs: ['build', 'server', 'chromium'],
  },
  {
    name: 'web',
    run: ['node', 'scripts/test-workbench.mjs', '--web'],
    smoke: { KOBAN_TESTS: 'a \\.goban file|the player opens beside' },
    needs: ['build', 'server', 'chromium'],
  },
  // Other steps go on beside it: threads of its own would check much of the same types once more each.
  { name: 'types', run: ['npm', 'run', '--silent', 'types', '--', '--singleThreaded'] },
  { name: 'lint', run: [NPX, 'biome', 'check', '.'] },
  // They install packages or need editors, and two of them build again: one after the other.
  {
    name: 'npm',
    run: ['npm', 'run', '--silent', 'test:npm', '--', ...countedByVitest('npm')],
    vitest: true,
    needs: ['chromium', 'built', 'web', 'workbench', 'drive'],
    byName: true,
    inCi: true,
  },
  {
    name: 'action',
    run: [
      NPX,
      'vitest',
      'run',
      '--config',
      'test/ci/vitest.config.mjs',
      '-t',
      'the action',
      'test/ci/ci.test.ts',
      ...countedByVitest('action'),
    ],
    vitest: true,
    needs: ['npm'],
    byName: true,
    inCi: true,
  },
  {
    name: 'publish',
    run: ['npm', 'run', '--silent', 'test:publish', '--', ...countedByVitest('publish')],
    vitest: true,
    needs: ['chromium', 'npm'],
    byName: true,
  },
  {
    name: 'editors',
    run: ['npm', 'run', '--silent', 'test:editors'],
    needs: ['npm', 'publish'],
    byName: true,
  },
  {
    name: 'ci',
    run: ['npm', 'run', '--silent', 'test:ci', '--', ...countedByVitest('ci')],
    vitest: true,
    needs: ['npm', 'publish', 'editors'],
    byName: true,
  },
  {
    name: 'site',
    run: ['npm', 'run', '--silent', 'test:site'],
    needs: ['npm', 'editors', 'ci', 'chromium'],
    byName: true,
  },
];

const isCi = process.argv.includes('--ci');
const wanted = process.argv.slice(2).filter((one) => one !== '--ci' && one !== '--whole');
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const steps = STEPS.filter(({ name, byName, inCi }) =>
  wanted.length === 0 ? !byName || (isCi && inCi) : wanted.includes(name),
);
const echoes = steps.map(heldBack);
/** What has been begun, by its name: the VS Code server and the browser are fetched, if need be, while the first steps run. */
const begun = new Map([
  ['server', start(['node', 'tools/vscode-host/install.mjs'])],
  ['chromium', start(['node', 'tools/browser.mjs'])],
]);
const results = [];
let next = 0;
tell();
await Promise.all(Array.from({ length: availableParallelism() > 1 ? LANES : 1 }, work));
await Promise.all(begun.values());

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

/** Takes one step after the other, as long as there are any. */
async function work() {
  while (next < steps.length) {
    const nth = next++;
    const { name, needs = [] } = steps[nth];
    const end = Promise.all(needs.map((need) => begun.get(need))).then(() => run(steps[nth], echoes[nth]));
    begun.set(name, end);
    results[nth] = await end;
    tell();
  }
}

async function run(step, echo) {
  const began = Date.now();
  const { code, output } = await start(step.run, echo, IS_WHOLE ? {} : step.smoke);
  const counts = step.vitest ? fromVitest(step.name) : fromLines(output);
  // A step that broke off has failed, whatever it had counted until then.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name: step.name, ...counts, seconds: (Date.now() - began) / 1000 };
}

/** Lets the steps print up to the first one that is not over. */
function tell() {
  for (const [nth, { name }] of steps.entries()) {
    echoes[nth].release(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n`);
    if (!results[nth]) break;
  }
}

/** Passes on what is printed from its release on, and then what was printed before, under a headline. */
function heldBack() {
  /** @type {string[] | undefined} */
  let held = [];
  return {
    write: (text) => (held ? held.push(text) : process.stdout.write(text)),
    release(headline) {
      if (held) process.stdout.write([headline, ...held].join(''));
      held = undefined;
    },
  };
}

/** Runs a command; what it prints is kept, and passed on to `echo`, or to our own standard error when it fails unheard. */
function start([command, ...args], echo, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...ENVIRONMENT, ...environment },
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
