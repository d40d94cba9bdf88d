/**
 * `npm run test:deep`: all laws for long, each round of them with a fresh seed and twenty times as many runs as in `npm test`; then
 * the literal rules on all examples, hostile texts, random positions against GNU Go, where it is installed, the pictures of all
 * examples, and what `npm test` leaves out in browsers and workbenches. What failed is listed once more at the end, with its seed and
 * how to run it again. The last line is `N passed, N failed`.
 *
 *     npm run test:deep                 ten minutes
 *     npm run test:deep -- 60           an hour
 *     npm run test:deep -- 10 --seed 7  the first round with this seed, the next with 8
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findFirefox } from '../tools/firefox.mjs';
import { hasWebkit } from '../tools/webkit.mjs';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
});
const minutes = Number(positionals[0] ?? 10);
let seed = flags.seed === undefined ? randomInt(1, 2 ** 31) : Number(flags.seed);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('npm run test:deep -- [MINUTES] [--seed N]: both are numbers.');
  process.exit(2);
}

const end = Date.now() + minutes * 60_000;
/** Laws and everything else that draws random numbers, and what takes too long for `npm test`. */
const DEEP = /fc\.assert|fc\.sample|generator\(|DEEP_UNTIL|deepOnly\(|sampled\(|sized\(/;
const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !/^(built|workbench|browser)/.test(file))
  .map((file) => join('test', file))
  .filter((file) => DEEP.test(readFileSync(file, 'utf8')));
const folder = mkdtempSync(join(tmpdir(), 'koban-deep-'));
const total = { passed: 0, failed: 0 };
/** What failed: how to run it again, and what it said. */
const findings = [];
/** What pictures, the drive and workbenches need: `npm run package`. */
const PACKAGE = [
  'node_modules/@vscode/vsce/vsce',
  ...JSON.parse(readFileSync('package.json', 'utf8')).scripts.package.split(' ').slice(1),
];
/** Of a law that goes on when its round is over; one that is behind it hangs. */
const GRACE_MS = 10 * 60_000;
/** Characters of what a finding prints. */
const MOST_SAID = 4000;

try {
  // The laws have three fifths of the time; the others take some minutes.
  const lawsEnd = Date.now() + 0.6 * (end - Date.now());
  while (Date.now() < lawsEnd) await round(seed++, lawsEnd);
  await literal();
  await fuzz();
  await gnugo();
  await pictures();
  await windows();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (findings.length > 0) console.log(`\n══ Findings of the deep run ${'═'.repeat(40)}`);
for (const { again, said } of findings) console.log(`\n${again}\n${said.replace(/^/gm, '  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** All files with laws, in another order each time, for the time to end within any of them. */
async function round(seed, until) {
  console.log(`\n── laws, seed ${seed} ${'─'.repeat(30)}`);
  const env = { KOBAN_SEED: String(seed), KOBAN_DEEP_UNTIL: String(until) };
  // A law that is tried many times as often ends with the round, not after the time that ends a test that hangs.
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`, '--testTimeout=0'];
  await vitest([...files, ...order], join(folder, 'laws.json'), env, until + GRACE_MS);
}

async function literal() {
  console.log(`\n── literal rules ${'─'.repeat(30)}`);
  const seconds = Math.max(1, Math.round((end - Date.now()) / 1000 / 60));
  const script = ['test/oracle/literal.mjs', '--seconds', String(seconds)];
  const ran = await run(script);
  const counts = fromLines(ran);
  count(counts);
  if (counts.failed > 0) find(`node ${script.join(' ')}`, ran.output.slice(-MOST_SAID));
}

/** Hostile texts for a twentieth of the time: one more that passed, or as many that failed as inputs did. */
async function fuzz() {
  console.log(`\n── hostile texts, seed ${seed} ${'─'.repeat(30)}`);
  const minutes = (end - Date.now()) / 60_000 / 20;
  const script = ['test/fuzz/run.mjs', '--seed', String(seed), '--minutes', String(Math.max(0.2, minutes))];
  const ran = await run(script);
  const { passed, failed } = fromLines(ran);
  count({ passed: failed > 0 || passed === 0 ? 0 : 1, failed: passed === 0 ? 1 : failed });
  if (failed > 0 || passed === 0) find(`node ${script.join(' ')}`, ran.output.slice(-MOST_SAID));
}

/** One more that passed or failed, by the share of values that agree; none where GNU Go is not installed. */
async function gnugo() {
  console.log(`\n── GNU Go, seed ${seed % 1000} ${'─'.repeat(30)}`);
  // Some 2,300 eyes, of which 97.8 of 100 agree: of fewer, chance alone often leaves less than the 97 that must.
  const script = ['test/gnugo/run.mjs', '--positions', '2000', '--seed', String(seed % 1000)];
  const { code, output } = await run(script);
  if (code !== 0) {
    count({ passed: 0, failed: 1 });
    find(`node ${script.join(' ')}`, output.slice(-MOST_SAID));
  } else if (/evaluated eyes agree/.test(output)) count({ passed: 1, failed: 0 });
}

/** Every example as a picture, by two processes. */
async function pictures() {
  console.log(`\n── pictures ${'─'.repeat(30)}`);
  const json = join(folder, 'pictures.json');
  const packed = await run(PACKAGE);
  if (packed.code !== 0) {
    find('npm run package', packed.output.slice(-MOST_SAID));
    return count({ passed: 0, failed: 1 });
  }
  const config = ['--config', 'test/built/vitest.config.mjs', 'test/built/render.test.ts'];
  await vitest(config, json, { KOBAN_DEEP_UNTIL: String(end) });
}

/** Suites in browsers and workbenches, with what takes long in them, and in the other browsers that are installed. */
async function windows() {
  for (const [name, ...script] of [
    ['player', 'test/browser/run.mjs', '--deep'],
    ['drive', 'scripts/drive.mjs', '--deep'],
    ['web', 'scripts/test-workbench.mjs', '--web', '--all'],
    ...(findFirefox()
      ? [
          ['player in Firefox', 'test/browser/run.mjs', '--firefox'],
          ['drive in Firefox', 'scripts/drive.mjs', '--firefox'],
        ]
      : []),
    ...(hasWebkit() ? [['first steps in WebKit', 'scripts/drive-webkit.mjs']] : []),
  ]) {
    console.log(`\n── ${name} ${'─'.repeat(30)}`);
    const ran = await run(script);
    const counts = fromLines(ran);
    count(counts);
    if (counts.failed > 0) find(`node ${script.join(' ')}`, ran.output.slice(-MOST_SAID));
  }
}

/** Runs files of tests, counts them, and keeps what failed. */
async function vitest(args, json, env, until) {
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${json}`];
  const { output } = await run(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reports], env, until);
  const seed = env.KOBAN_SEED === undefined ? '' : `KOBAN_SEED=${env.KOBAN_SEED} `;
  const again = (path) => `${seed}npx vitest run ${relative('.', path)}`;
  try {
    const report = JSON.parse(readFileSync(json, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numFailedTestSuites } = report;
    count({ passed, failed: failed || (numFailedTestSuites > 0 ? 1 : 0) });
    for (const { name, status, message, assertionResults } of report.testResults) {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      for (const { title, failureMessages } of tests)
        find(`${again(name)} -t '${title}'`, failureMessages.join('\n').slice(0, MOST_SAID));
      if (status === 'failed' && tests.length === 0) find(again(name), message);
    }
  } catch {
    count({ passed: 0, failed: 1 });
    find(`${seed}npm run test:deep`, `The run broke off:\n${output.slice(-MOST_SAID)}`);
  }
  rmSync(json, { force: true });
}

function find(again, said) {
  findings.push({ again, said });
}

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

/** The last line of its kind. */
function fromLines({ code, output }) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!last) return { passed: 0, failed: 1 };
  return { passed: Number(last[1]), failed: Number(last[2]) || (code === 0 ? 0 : 1) };
}

/** Runs a script with Node, and ends it at `until`; what it prints is passed on and kept. */
function run(args, env = {}, until = undefined) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    const limit = until && setTimeout(() => child.kill(), until - Date.now());
    child.once('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}
