import { finish } from '../go/task.ts';
import { BLACK } from '../go/types.ts';
import {
  GRADES_FORMAT,
  type GradesCertificate,
  refusalOf,
  supplyText,
  type Verified,
  verify,
} from '../outcome/index.ts';
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
        const isOfGrades = (proof as { format?: unknown } | null)?.format === GRADES_FORMAT;
        const [holds, said] = isOfGrades ? gradesSentence(proof) : outcomeSentence(proof);
        if (!holds && code === 0) code = 1;
        lines.push(`${file}:${i + 1}: ${said}`);
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

/** Whether a proof of grades holds, and what is said of it. */
function gradesSentence(proof: unknown): readonly [boolean, string] {
  const refusal = finish(refusalOf(proof));
  if (refusal !== null) {
    const reason =
      refusal === 'malformed' ? message('proof.malformed') : message('proof.state', { state: refusal });
    return [false, say(message('output.proof.fails', { reason }))];
  }
  const { first, goal, targets, passes, asked, moves } = proof as GradesCertificate;
  const words = message('output.proof.grades', { first, goal, targets, passes, asked, moves });
  return [true, say(words)];
}

function outcomeSentence(proof: unknown): readonly [boolean, string] {
  const verified = finish(verify(proof));
  return [verified.holds, sentence(verified)];
}

function sentence(verified: Verified): string {
  if (!verified.holds) return say(message('output.proof.fails', { reason: verified.reason }));
  const { claim, canForce } = verified;
  const { geometry } = claim.game.start.position;
  return say(
    message('output.proof.holds', {
      rule: claim.rule,
      targets: geometry.names(claim.targets),
      outside: geometry.names(claim.outside),
      first: claim.first === BLACK ? 'black' : 'white',
      threats: supplyText(claim.threats),
      spare: supplyText(claim.spare),
      passes: claim.passes,
      goal: claim.goal,
      black: canForce.black,
      white: canForce.white,
    }),
  );
}
