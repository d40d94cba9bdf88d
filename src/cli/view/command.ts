import { escapeXml } from '../../render/element.ts';
import { convertEntries, DEFAULT_SETTINGS, lineOf, pageAt } from '../../service/index.ts';
import { message, say, spokenLanguage } from '../../words/index.ts';
import { type Command, type Io, type ParsedArguments, UsageError } from '../command.ts';
import { documentsIn, readSource, reasonOf } from '../input.ts';
import { encodingOption, rulesOption, SHARED_OPTIONS } from '../options.ts';
import { Projects } from '../project.ts';

export const viewCommand: Command = {
  name: 'view',
  summary: message('help.view'),
  usage: '[OPTIONS] FILE',
  options: [
    { name: 'no-open', doc: message('help.view.no-open') },
    SHARED_OPTIONS.rules,
    SHARED_OPTIONS.encoding,
  ],
  notes: [message('help.view.notes', { page: pageAt('docs/reference/library') })],
  run(args, io) {
    const [file, ...more] = args.files;
    if (file === undefined || file === '-' || more.length > 0) throw new UsageError(message('cli.view-file'));
    const rules =
      rulesOption(args, io) ?? new Projects(io).of(file)?.settings.rules ?? DEFAULT_SETTINGS.rules;
    const encoding = encodingOption(args);
    try {
      readSource(file, io, encoding);
    } catch (problem) {
      throw new UsageError(message('cli.file', { file, reason: reasonOf(problem) }));
    }
    return io.showPage(file, () => pageOf(file, rules, args, io), !args.has('no-open'));
  },
};

/** The page as the file is now: a board for each of its entries, or why there is none. */
function pageOf(file: string, rules: readonly string[], args: ParsedArguments, io: Io): string {
  const name = escapeXml(file.replace(/^.*[/\\]/, ''));
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="view.css">
<script type="module" src="element.js"></script>
<script type="module" src="view.js"></script>
<h1><bdi>${name}</bdi></h1>
<main>
${boards(file, rules, args, io).join('\n')}
</main>
</html>
`;
}

function boards(file: string, rules: readonly string[], args: ParsedArguments, io: Io): string[] {
  let text: string;
  try {
    text = readSource(file, io, encodingOption(args));
  } catch (problem) {
    return [note(say(message('cli.file', { file, reason: reasonOf(problem) })))];
  }
  const placed = documentsIn(file, text, { from: 'auto' }).flatMap(({ document, lineOf: lineIn }) =>
    document.entries.map((one) => ({ one, document, line: lineIn?.(one) ?? lineOf(one.entry) })),
  );
  placed.sort((a, b) => a.line - b.line);
  const shown = placed.map(({ one, document }) => {
    // Alone, so that what continues another entry has its position.
    const [converted] = convertEntries(document, 'goban', [one]).entries;
    const own = converted?.text || one.entry.syntax.text;
    return `<koban-board rules="${escapeXml(rules.join(', '))}">\n${escapeXml(own)}</koban-board>`;
  });
  return shown.length > 0 ? shown : [note(say(message('cli.no-diagram')))];
}

const note = (text: string) => `<p role="status"><bdi>${escapeXml(text)}</bdi></p>`;
