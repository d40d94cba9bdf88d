import { hostOf, openDocument } from '../document/index.ts';
import { finish } from '../go/task.ts';
import { analyse, DEFAULT_SETTINGS, type DocumentAnalysis, format, meaningOf } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { type Command, type ExitCode, SaidError, UsageError } from './command.ts';
import { isRecord, reasonOf } from './input.ts';
import { OURS } from './options.ts';
import { tell } from './printable.ts';
import { decoded } from './text.ts';

export const fmtCommand: Command = {
  name: 'fmt',
  endings: OURS,
  summary: message('help.fmt'),
  usage: '[OPTIONS] FILE...',
  options: [{ name: 'check', doc: message('help.fmt.check') }],
  notes: [message('help.fmt.off'), message('help.fmt.exit')],
  run(args, io): ExitCode {
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    let worst: ExitCode = 0;
    for (const file of args.files) {
      try {
        const { text, label, mark } = decoded(io.readBytes(file), io);
        if (label !== 'utf-8') throw new SaidError(message('file.not-in', { encoding: 'utf-8' }));
        const out = formatted(file, text);
        if (args.has('check')) {
          if (out === text) continue;
          tell(io, `koban: ${file}: ${say(message('fmt.would-change'))}`);
          if (worst === 0) worst = 1;
        } else if (file === '-') io.out(new TextEncoder().encode('\uFEFF'.slice(0, mark) + out));
        else if (out !== text) {
          io.writeFile(file, new TextEncoder().encode('\uFEFF'.slice(0, mark) + out), { follows: true });
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
  const document = read(file, text);
  const edits = finish(format(document, undefined, true)) ?? [];
  let out = '';
  let at = 0;
  for (const { span, text: put } of edits) {
    out += text.slice(at, span.start) + put;
    at = span.end;
  }
  out += text.slice(at);
  const meaning = ({ document: { entries } }: DocumentAnalysis) =>
    entries.map(({ syntax }) => meaningOf(syntax)).join('\n');
  return meaning(document) === meaning(read(file, out)) ? out : text;
}

function read(file: string, text: string): DocumentAnalysis {
  return analyse(
    openDocument(file, 0, isRecord(file, text, 'auto') ? 'sgf' : hostOf(file, text), text),
    DEFAULT_SETTINGS,
  );
}
