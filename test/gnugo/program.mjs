/** An installed GNU Go, and how it is asked things. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The GNU Go that is `named`, else the one that is installed; without any it says `otherwise` and ends the process with 0. */
export function findGnuGo(named, otherwise) {
  const program = [named, 'gnugo', '/usr/games/gnugo'].find(
    (one) => one && (existsSync(one) || spawnSync(one, ['--version']).status === 0),
  );
  if (program) return program;
  console.log(`GNU Go is not installed: ${otherwise}.`);
  process.exit(0);
}

/** Starts GNU Go, and speaks the Go Text Protocol with it. */
export function startGnuGo(program, args = []) {
  const child = spawn(program, ['--mode', 'gtp', ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = answersOf(child.stdout);
  /** @throws Error when the answer is a failure, or GNU Go has ended. */
  async function ask(command) {
    child.stdin.write(`${command}\n`);
    const { value } = await answers.next();
    if (!value?.startsWith('=')) throw new Error(`GNU Go: ${command}: ${value}`);
    return value.slice(1).trim();
  }
  return {
    ask,
    /** The topological values of some points, `null` where GNU Go does not evaluate one (it says 10). */
    async eyeValues({ cells, geometry }, points) {
      await ask(`boardsize ${geometry.columns}`);
      await ask('clear_board');
      for (let p = 0; p < geometry.area; p++) {
        if (cells[p] !== 0) await ask(`play ${cells[p] === 1 ? 'black' : 'white'} ${geometry.name(p)}`);
      }
      const values = [];
      for (const p of points) {
        const value = Number(/value\s+([0-9.]+)/.exec(await ask(`half_eye_data ${geometry.name(p)}`))?.[1]);
        values.push(value === 10 ? null : value);
      }
      return values;
    },
    quit: () => child.stdin.end('quit\n'),
  };
}

/** Blocks of the protocol: lines up to an empty one. */
async function* answersOf(stream) {
  let lines = [];
  for await (const line of createInterface({ input: stream })) {
    if (line !== '') lines.push(line);
    else if (lines.length > 0) {
      yield lines.join('\n');
      lines = [];
    }
  }
}
