/**
 * `npm run test:fuzz`: hostile texts against parsers, edits, everything that a text is asked for, the formatter, conversions, pictures, the
 * preview, decoders, edits from the board view and the language server, in process. What throws, breaks a promise or takes longer than
 * LONG is made small by fast-check and printed with its seed; the first of each kind is kept in `found.json`, which every run begins with. The last line is
 * `N passed, N failed`: inputs.
 *
 *     npm run test:fuzz                                   a minute
 *     npm run test:fuzz -- --minutes 30 --seed 7
 *     npm run test:fuzz -- --inputs 10000000
 *     npm run test:fuzz -- --only format                  one target
 *     npm run test:fuzz -- --only format --seed 7 --path 123:0    this one again
 */
import '../../tools/made.mjs';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { bundled } from '../../tools/bundled.mjs';

/** Milliseconds after which a text of a few lines has hung. */
const LONG = 60_000;
/** Runs of a target for each unit of its weight, before the next one has its turn. */
const TURN = 10;
const FOUND = fileURLToPath(new URL('found.json', import.meta.url));

/** Starts a worker again and again, behind each input that it hung on. */
async function main() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      inputs: { type: 'string' },
      seed: { type: 'string' },
      path: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed);
  const inputs = values.path === undefined ? Number(values.inputs ?? Infinity) : 1;
  const minutes = values.minutes ?? (inputs === Infinity ? '1' : 'Infinity');
  const end = Date.now() + Number(minutes) * 60_000;
  const { only, path } = values;
  console.log(`Seed ${seed}.`);
  /** Of the worker: the turn that it is at, inputs of this turn, and of all turns before. */
  const at = new Float64Array(new SharedArrayBuffer(24));
  let failed = 0;
  const told = new Set();
  const data = { seed, inputs, end, only, path, at };
  while (at[1] + at[2] < inputs && Date.now() < end) {
    const hung = await run(data, ({ kind, text, keep }) => {
      failed++;
      if (told.has(kind)) return;
      told.add(kind);
      console.log(`\n${text}`);
      if (keep) writeFileSync(FOUND, `${JSON.stringify([...found(), keep], null, 2)}\n`);
    });
    if (!hung) break;
    failed++;
    console.log(`\n${hung}`);
    at[0]++;
    at[2] += at[1];
    at[1] = 0;
  }
  console.log(`${at[1] + at[2] - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function found() {
  return JSON.parse(readFileSync(FOUND, 'utf8'));
}

/** Resolves with how to see it again if the worker hung, else with nothing. */
function run(data, fail) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: data });
    let last = '';
    let turn = { name: '', seed: 0 };
    const watch = setInterval(() => {
      const now = data.at.join();
      if (now === last) {
        clearInterval(watch);
        const again = `--only ${turn.name} --seed ${turn.seed} --path ${data.at[1] - 1}`;
        worker.terminate().then(() => resolve(`An input takes longer than ${LONG / 1000} s: ${again}`));
      }
      last = now;
    }, LONG);
    worker.on('message', (message) => {
      if (message.turn) turn = message.turn;
      else fail(message);
    });
    worker.once('error', reject);
    worker.once('exit', () => {
      clearInterval(watch);
      resolve(null);
    });
  });
}

/**
 * Texts by their seeds; the smaller ones of a text are what is left when parts of it are left out.
 * @extends {fc.Arbitrary<{ seed: number, text: string }>}
 */
class Inputs extends fc.Arbitrary {
  constructor(textOf) {
    super();
    this.textOf = textOf;
  }

  generate(random) {
    const seed = random.nextInt();
    return new fc.Value({ seed, text: this.textOf(seed) }, undefined);
  }

  /** @type {fc.Arbitrary<{ seed: number, text: string }>['canShrinkWithoutContext']} */
  canShrinkWithoutContext(value) {
    return value !== undefined;
  }

  shrink({ seed, text }) {
    function* less() {
      for (let size = Math.ceil(text.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
        for (let at = 0; at < text.length; at += size)
          yield new fc.Value({ seed, text: text.slice(0, at) + text.slice(at + size) }, undefined);
    }
    return fc.stream(less());
  }
}

async function work({ seed, inputs, end, only, path, at }) {
  const contents = "export * from './inputs.ts'; export * from './targets.ts';";
  const resolveDir = fileURLToPath(new URL('.', import.meta.url));
  const { randomOf, textOf, TARGETS } = await bundled({
    stdin: { contents, resolveDir, loader: 'ts' },
    platform: 'node',
    // Packages of CommonJS ask for Node's modules by `require`.
    banner: {
      js: `import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`,
    },
  });
  const kept = found();
  const targets = Object.entries(TARGETS).filter(([name]) => only === undefined || name === only);
  if (targets.length === 0) throw new Error(`There is no target ${only}.`);
  for (; at[1] + at[2] < inputs && Date.now() < end; at[0]++) {
    const [name, { weight, attack, later }] = targets[at[0] % targets.length];
    const isFirst = at[0] < targets.length && path === undefined;
    const own = path === undefined ? (seed + Math.floor(at[0] / targets.length)) | 0 : seed;
    parentPort?.postMessage({ turn: { name, seed: own } });
    const attacked = (input) => {
      at[1]++;
      return attack({ text: input.text, random: randomOf(input.seed) });
    };
    const arbitrary = new Inputs(textOf);
    const examples = isFirst ? kept.filter((one) => one.target === name).map((one) => [one.input]) : [];
    const details = await fc.check(
      later
        ? fc.asyncProperty(arbitrary, (input) => attacked(input))
        : fc.property(arbitrary, (input) => void attacked(input)),
      {
        seed: own,
        numRuns: examples.length + Math.min(weight * TURN, inputs - at[1] - at[2]),
        examples,
        interruptAfterTimeLimit: Math.max(1, end - Date.now()) % 2 ** 31,
        ...(path !== undefined && { path }),
      },
    );
    at[2] += at[1];
    at[1] = 0;
    if (details.failed && details.counterexample) {
      const [input] = details.counterexample;
      const error = /** @type {Error | null} */ (details.errorInstance);
      const kind = `${name}: ${kindOf(error)}`;
      const again = `again: --only ${name} --seed ${own} --path ${details.counterexamplePath}`;
      const isKnown = kept.some((one) => one.target === name && one.input.text === input.text);
      parentPort?.postMessage({
        kind,
        text: `${kind}\n  ${JSON.stringify(input.text)}\n  ${String(error?.stack).slice(0, 1500)}\n  ${again}`,
        keep: isKnown || path !== undefined ? null : { target: name, input },
      });
    }
    if (path !== undefined) return;
  }
}

/** Where it was thrown says more than its words, which tell of the text. */
function kindOf(error) {
  const place = /^\s*at .*$/m.exec(String(error?.stack))?.[0].trim() ?? '';
  return `${error?.name} ${place.replace(/\(?file:.*module\.mjs/, '')}`;
}

if (isMainThread) await main();
else await work(workerData);
