import type { Task } from '../go/task.ts';
import type { eyesIn } from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { cut } from './columns.ts';
import type { Io } from './command.ts';

/** Milliseconds between two lines that say how far a task is. */
const EVERY = 300;

/** Runs a task to its end; where that takes long, a terminal shows how far it is. */
export function atTerminal<T>(task: Task<T>, progress: () => Message, io: Io): T {
  let told = io.now();
  let end = '';
  for (;;) {
    const step = task.next();
    if (step.done) {
      if (end) io.error(end);
      return step.value;
    }
    if (io.now() - told < EVERY || io.terminalColumns === 0) continue;
    told = io.now();
    end = '\r\u001b[K';
    io.error(`\r${cut(say(progress()), io.terminalColumns - 1)}\u001b[K`);
  }
}

export function readAtTerminal<T>({ eyes }: ReturnType<typeof eyesIn>, task: Task<T>, io: Io): T {
  return atTerminal(task, () => message('eyes.being-read', { positions: eyes.opened, eyes: [] }), io);
}
