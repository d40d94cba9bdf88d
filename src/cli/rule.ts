import { openDocument } from '../document/index.ts';
import { gamesSaid, isKnown, type RuleReport, reportOf } from '../find/index.ts';
import { readRuleText, writtenId } from '../rules/index.ts';
import { DEFAULT_SETTINGS, ruleFindings } from '../service/index.ts';
import { message, say } from '../words/index.ts';
import { choiceOption } from './arguments.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { printJson } from './json.ts';
import { ruleOfFile } from './options.ts';
import { printedLines, tell } from './printable.ts';
import { readText } from './text.ts';
import { isRuleFile } from './written.ts';

export const ruleCommand: Command = {
  name: 'rule',
  endings: ['korule'],
  summary: message('help.rule'),
  usage: '[OPTIONS] FILE.korule...',
  options: [
    { name: 'format', value: 'text | json', doc: message('help.option.text') },
    { name: 'quick', doc: message('help.option.quick') },
  ],
  notes: [message('help.rule.notes')],
  run(args, io): ExitCode {
    const format = choiceOption(args, 'format', ['text', 'json']) ?? 'text';
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    let code: ExitCode = 0;
    const reports: RuleReport[] = [];
    for (const file of args.files) {
      let text: string;
      try {
        text = readText(file, io);
      } catch (problem) {
        tell(io, `koban: ${file}: ${say(reasonOf(problem))}`);
        code = 2;
        continue;
      }
      const document = openDocument(isRuleFile(file) ? file : `${file}.korule`, 0, 'korule', text);
      const problems = ruleFindings(document, DEFAULT_SETTINGS);
      const errors = problems.filter(({ severity }) => severity === 'error');
      for (const { span, message: said } of problems) {
        if (format === 'json' && errors.length === 0) continue;
        const { line } = document.positionAt(span.start);
        io.error(`${file}:${line + 1}: ${say(said)}\n`);
      }
      if (errors.length > 0) {
        if (code === 0) code = 1;
        continue;
      }
      const rule = writtenId(readRuleText(text)) ?? ruleOfFile(file, io);
      reports.push(reportOf(rule as Parameters<typeof reportOf>[0], args.has('quick')));
    }
    if (reports.length === 0) return code;
    const [only] = reports;
    if (format === 'json') io.out(printJson(reports.length === 1 ? only : reports));
    else io.out(printedLines(reports.flatMap(linesOf)));
    return code;
  },
};

function linesOf(report: RuleReport): string[] {
  const { beasts, cycle, differences, isWhole, rule, title } = report;
  return [
    `${title} (${rule})`,
    '',
    say(gamesSaid(report)),
    ...(cycle ? indented(cycle.rows.map((row) => [...row].join(' ')).join('\n')) : []),
    '',
    ...differences.flatMap(({ position, rule: other, searched }) =>
      position === null
        ? [say(message('report.same', { rule: other, ...searched }))]
        : [say(message('report.differs', { rule: other })), ...indented(position)],
    ),
    '',
    say(message('report.beasts')),
    ...beasts.map(({ results, ...beast }) => {
      const own = results[rule] ?? '';
      const same = Object.keys(results).filter((one) => one !== rule && results[one] === own);
      const result = message('report.result', { result: own });
      return say(message('report.beast', { ...beast, result, same: isKnown(own) ? same : null }));
    }),
    ...(isWhole ? [] : ['', say(message('report.quick'))]),
  ];
}

const indented = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
