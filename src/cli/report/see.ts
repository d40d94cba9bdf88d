import { message, say } from '../../words/index.ts';
import type { Io } from '../command.ts';
import { tell } from '../printable.ts';

/** Names the command that explains a code, behind what was printed, to a person at a terminal. */
export function seeMore(io: Io, code: string | undefined): void {
  if (code !== undefined && io.terminalColumns > 0) tell(io, say(message('cli.see', { code })));
}
