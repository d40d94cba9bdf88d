import { finish } from '../go/task.ts';
import { BLACK } from '../go/types.ts';
import { type Supply, type Verified, verify } from '../outcome/index.ts';
import { saidSupply } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { printedLines, tell } from './printable.ts';
import { readText } from './text.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: message('help.verify'),
  usage: '[OPTIONS] FILE...',
  options: [],
  notes: [message('help.verify.notes')],
  run(args, io) {
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    const lines: string[] = [];
    let code: ExitCode = 0;
    for (const file of args.files) {
      let proofs: readonly unknown[];
      try {
        const value: unknown = JSON.parse(readText(file, io));
        proofs = proofsIn(value);
      } catch (problem) {
        const isText = problem instanceof SyntaxError;
        tell(io, `koban: ${file}: ${say(isText ? message('proof.malformed') : reasonOf(problem))}`);
        code = 2;
        continue;
      }
      for (const [i, proof] of proofs.entries()) {
        const verified = finish(verify(proof));
        if (!verified.holds && code === 0) code = 1;
        lines.push(`${file}:${i + 1}: ${sentence(verified)}`);
      }
    }
    io.out(printedLines(lines));
    return code;
  },
};

/** A file of `koban outcome --proof`, a single proof, or anything else, which is then none. */
function proofsIn(value: unknown): readonly unknown[] {
  const { proofs } = (value ?? {}) as { proofs?: unknown };
  return Array.isArray(proofs) ? proofs : [value];
}

function sentence(verified: Verified): string {
  if (!verified.holds) return say(message('output.proof.fails', { reason: verified.reason }));
  const { claim, canForce } = verified;
  const { geometry } = claim.game.start.position;
  const said = (supply: Supply) => {
    const { black, white } = saidSupply(supply);
    return `${black},${white}`;
  };
  return say(
    message('output.proof.holds', {
      rule: claim.rule,
      targets: geometry.names(claim.targets),
      outside: geometry.names(claim.outside),
      first: claim.first === BLACK ? 'black' : 'white',
      threats: said(claim.threats),
      spare: said(claim.spare),
      passes: claim.passes,
      goal: claim.goal,
      black: canForce.black,
      white: canForce.white,
    }),
  );
}
