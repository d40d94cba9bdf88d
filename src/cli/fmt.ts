import { hostOf, openDocument } from '../document/index.ts';
import { finish } from '../go/task.ts';
import type { TextEdit } from '../notation/index.ts';
import { analyse, DEFAULT_SETTINGS, type DocumentAnalysis, format, meaningOf } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type Command, type ExitCode, SaidError, UsageError } from './command.ts';
import { isRecord, reasonOf } from './input.ts';
import { encodingOption, OURS, SHARED_OPTIONS } from './options.ts';
import { tell } from './printable.ts';
import { sourceOf, textOf } from './source.ts';
import { lineEdits, spliced, withLines } from './splice.ts';

export const fmtCommand: Command = {
  name: 'fmt',
  endings: OURS,
  summary: message('help.fmt'),
  usage: '[OPTIONS] FILE...',
  options: [{ name: 'check', doc: message('help.fmt.check') }, SHARED_OPTIONS.encoding],
  notes: [message('help.fmt.off'), message('help.fmt.exit')],
  run(args, io): ExitCode {
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    const encoding = encodingOption(args);
    let worst: ExitCode = 0;
    for (const file of args.files) {
      try {
        const bytes = io.readBytes(file);
        const text = textOf(file, bytes, io, encoding);
        const lines = lineEdits(text, formatting(file, text));
        const out = withLines(text, lines);
        // Only lines that change are written, in the encoding of the file.
        const written = () => {
          const made = spliced({ ...sourceOf(file, text, bytes, io, encoding), bytes }, lines);
          if (textOf(file, made, io, encoding) !== out) throw new SaidError(message('file.not-written'));
          return made;
        };
        if (args.has('check')) {
          if (out === text) continue;
          tell(io, `koban: ${file}: ${say(message('fmt.would-change'))}`);
          if (worst === 0) worst = 1;
        } else if (file === '-') io.out(out === text ? bytes : written());
        else if (out !== text) {
          io.writeFile(file, written(), { follows: true });
          tell(io, file);
        }
      } catch (problem) {
        tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
        worst = 2;
      }
    }
    return worst;
  },
};

/** The text in order; as it is where it would not say the same then. */
export function formatted(file: string, text: string): string {
  return withLines(text, lineEdits(text, formatting(file, text)));
}

/** The edits that put a text in order; none where it would not say the same then. */
function formatting(file: string, text: string): readonly TextEdit[] {
  const document = read(file, text);
  const edits = finish(format(document, undefined, true)) ?? [];
  const out = withLines(text, lineEdits(text, edits));
  const meaning = ({ document: { entries } }: DocumentAnalysis) =>
    entries.map(({ syntax }) => meaningOf(syntax)).join('\n');
  return meaning(document) === meaning(read(file, out)) ? edits : [];
}

function read(file: string, text: string): DocumentAnalysis {
  return analyse(
    openDocument(file, 0, isRecord(file, text, 'auto') ? 'sgf' : hostOf(file, text), text),
    DEFAULT_SETTINGS,
  );
}
