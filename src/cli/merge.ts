import { inUtf8, mergeSgf, parseSgf } from '../notation/sgf/index.ts';
import { message, say } from '../words/index.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { readSource, reasonOf } from './input.ts';
import { encodingOption, SHARED_OPTIONS } from './options.ts';
import { tell } from './printable.ts';

export const mergeCommand: Command = {
  name: 'merge',
  summary: message('help.merge'),
  usage: '[OPTIONS] BASE OURS THEIRS [NAME]',
  options: [{ name: 'stdout', doc: message('help.merge.stdout') }, SHARED_OPTIONS.encoding],
  notes: [message('help.merge.notes'), message('help.merge.exit')],
  run(args, io): ExitCode {
    const [base, ours, theirs, named, ...more] = args.files;
    if (base === undefined || ours === undefined || theirs === undefined || more.length > 0)
      throw new UsageError(message('merge.files'));
    const encoding = encodingOption(args);
    let file = base;
    const read = (one: string): string => {
      file = one;
      return readSource(one, io, encoding, 'sgf');
    };
    try {
      const texts = [read(base), read(ours), read(theirs)] as const;
      const merged = mergeSgf(...texts);
      file = ours;
      // Two games in one text: what cannot be joined is all there.
      const text = merged?.text ?? `${texts[1].trimEnd()}\n${texts[2]}`;
      const bytes = io.readBytes(ours);
      const isUtf8 = isSame(bytes, new TextEncoder().encode(texts[1]));
      if (text !== texts[1] || args.has('stdout')) {
        const out = new TextEncoder().encode(isUtf8 ? text : inUtf8(parseSgf(text)));
        if (args.has('stdout')) io.out(out);
        else io.writeFile(ours, out, { follows: true });
      }
      // The copies that Git makes for a merge driver have temporary names.
      const name = named ?? ours;
      if (!merged) tell(io, `koban: ${name}: ${say(message('merge.unread'))}`);
      else if (merged.conflicts > 0)
        tell(io, `koban: ${name}: ${say(message('merge.conflicts', { conflicts: merged.conflicts }))}`);
      return merged?.conflicts === 0 ? 0 : 1;
    } catch (problem) {
      tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
      return 2;
    }
  },
};

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
