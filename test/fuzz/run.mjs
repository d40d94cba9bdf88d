/**
 * `npm run test:fuzz`: hostile texts against parsers, edits, everything that a text is asked for, the formatter, conversions, pictures,
 * the preview, decoders, edits from the board view and the language server, in process. What throws, breaks a promise or takes longer than LONG is printed with its seed and
 * number, cut down to little. The last line is `N passed, N failed`: inputs.
 *
 *     npm run test:fuzz                                   a minute
 *     npm run test:fuzz -- --minutes 30 --seed 7
 *     npm run test:fuzz -- --inputs 10000000
 *     npm run test:fuzz -- --seed 7 --number 1234         this one again
 *     npm run test:fuzz -- --only format                  one target
 */
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundled } from '../../tools/bundled.mjs';

/** Milliseconds after which a text of a few lines has hung. */
const LONG = 60_000;
/** Of one kind as many are told. */
const SAME = 3;

if (isMainThread) await main();
else await work(workerData);

/** Starts a worker again and again, behind each input that it hung on. */
async function main() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      inputs: { type: 'string' },
      seed: { type: 'string' },
      number: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed);
  const first = Number(values.number ?? 0);
  const inputs = values.number === undefined ? Number(values.inputs ?? Infinity) : first + 1;
  const minutes = values.minutes ?? (values.inputs === undefined ? '1' : 'Infinity');
  const end = Date.now() + Number(minutes) * 60_000;
  console.log(`Seed ${seed}.`);
  /** Of the worker: the number of the input that it is at, for who looks whether it goes on. */
  const at = new Float64Array(new SharedArrayBuffer(8));
  at[0] = first;
  let failed = 0;
  const kinds = new Map();
  while (at[0] < inputs && Date.now() < end) {
    const hung = await run({ seed, from: at[0], inputs, end, only: values.only, at }, (failure) => {
      failed++;
      const seen = (kinds.get(failure.kind) ?? 0) + 1;
      kinds.set(failure.kind, seen);
      if (seen <= SAME) console.log(`\n${failure.text}`);
    });
    if (!hung) continue;
    failed++;
    console.log(`\nInput ${at[0]} takes longer than ${LONG / 1000} s: --seed ${seed} --number ${at[0]}`);
    at[0]++;
  }
  for (const [kind, count] of kinds) console.log(`${count} times: ${kind}`);
  console.log(`${at[0] - first - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Resolves with whether the worker hung. */
function run(data, fail) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: data });
    let last = -1;
    const watch = setInterval(() => {
      if (data.at[0] === last) {
        clearInterval(watch);
        worker.terminate().then(() => resolve(true));
      }
      last = data.at[0];
    }, LONG);
    worker.on('message', fail);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearInterval(watch);
      resolve(false);
    });
  });
}

async function work({ seed, from, inputs, end, only, at }) {
  const contents = "export * from './inputs.ts'; export * from './targets.ts';";
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { inputOf, TARGETS } = await bundled({
    stdin: { contents, resolveDir, loader: 'ts' },
    platform: 'node',
    // Packages of CommonJS ask for Node's modules by `require`.
    banner: {
      js: `import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`,
    },
  });
  const chosen = Object.entries(TARGETS).filter(([name]) => only === undefined || name === only);
  const wheel = chosen.flatMap(([name, { weight }]) => Array(weight).fill(name));
  for (let n = from; n < inputs && Date.now() < end; n++) {
    at[0] = n;
    const name = wheel[n % wheel.length];
    const input = inputOf(seed, n);
    const error = await errorOf(() => TARGETS[name].attack(input));
    if (!error) continue;
    const small = await reduce(input.text, async (text) => {
      const again = inputOf(seed, n);
      const other = await errorOf(() => TARGETS[name].attack({ ...again, text }));
      return other !== null && kindOf(other) === kindOf(error);
    });
    const told = `${name}: ${kindOf(error)}`;
    const text = `${told}\n  ${JSON.stringify(small)}\n  ${String(error.stack).slice(0, 1500)}\n  again: --seed ${seed} --number ${n}`;
    parentPort.postMessage({ kind: told, text });
  }
  at[0] = Math.max(at[0], inputs === Infinity ? at[0] : inputs);
}

async function errorOf(attack) {
  try {
    // A text that is done with at once is not waited for.
    const made = attack();
    if (made) await made;
    return null;
  } catch (error) {
    return error;
  }
}

/** Where it was thrown says more than its words, which tell of the text. */
function kindOf(error) {
  const place = /^\s*at .*$/m.exec(String(error.stack))?.[0].trim() ?? '';
  return `${error.name} ${place.replace(/\(?file:.*module\.mjs/, '')}`;
}

/** A shorter text that fails alike: halves, quarters, … down to single characters are left out for as long as it does. */
async function reduce(text, fails) {
  let now = text;
  const until = Date.now() + 20_000;
  for (let size = Math.ceil(now.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < now.length && Date.now() < until; ) {
      const less = now.slice(0, at) + now.slice(at + size);
      if (await fails(less)) now = less;
      else at += size;
    }
  }
  return now;
}
