import { hostOf, openDocument } from '../document/index.ts';
import { nearest } from '../notation/index.ts';
import { analyse, DEFAULT_SETTINGS, diagnose, placeOfCode } from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { readingWidth, wrapped } from './columns.ts';
import { type Command, UsageError } from './command.ts';
import { type Explanation, explanationOf, explanations } from './explanations.ts';
import { printedLines } from './printable.ts';
import { excerpt } from './report/excerpt.ts';
import { withHelp } from './report/help.ts';
import { causeOf, remedyOf } from './report/remedy.ts';

export const explainCommand: Command = {
  name: 'explain',
  summary: message('help.explain'),
  usage: 'CODE...',
  options: [],
  run({ files }, io) {
    if (files.length === 0) throw new UsageError(message('explain.no-code'));
    const pages = files.map((code) => {
      const found = explanationOf(code);
      if (found) return page(code, found, readingWidth(io) - 2);
      const codes = Object.keys(explanations());
      const begin = codes.filter((one) => one.startsWith(`${code.replace(/\.$/, '')}.`));
      throw new UsageError(
        begin.length > 0
          ? message('explain.begin', { code, codes: begin })
          : message('explain.unknown', { code, near: nearest(code, codes) }),
      );
    });
    io.out(printedLines(pages.join('\n\n').split('\n')));
    return 0;
  },
};

/** What, why, help, see: what the example says in the reader's language, and where it is said. */
function page(code: string, { example, file = 'a.goban' }: Explanation, width: number): string {
  const lines = [code];
  const part = (title: Message, body: readonly string[]) =>
    lines.push('', say(title), ...body.map((line) => `  ${line}`));
  const explained = () => {
    part(message('explain.why'), wrapped(causeOf(code) ?? '', width));
    part(message('explain.help'), wrapped(remedyOf(code) ?? '', width));
  };
  if (example !== undefined) {
    const document = analyse(openDocument(file, 0, hostOf(file, example), example), DEFAULT_SETTINGS);
    const found = diagnose(document).filter((one) => one.code === code);
    const [shown] = withHelp(document, found.slice(0, 1));
    if (shown) part(message('explain.what'), wrapped(say(shown.message), width));
    explained();
    part(message('explain.example'), example.trimEnd().split('\n'));
    if (shown?.help) lines.push('', ...excerpt(example.split('\n'), shown, (text) => text));
  } else explained();
  part(message('explain.see'), [placeOfCode(code)]);
  return lines.join('\n');
}
