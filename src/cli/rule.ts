import { openDocument } from '../document/index.ts';
import { gamesSaid, isKnown, type RuleReport, reportOf } from '../find/index.ts';
import { plainMarkdown } from '../render/markdown.ts';
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
    { name: 'format', value: 'text | markdown | json', doc: message('help.option.text') },
    { name: 'quick', doc: message('help.option.quick') },
  ],
  notes: [message('help.rule.notes')],
  run(args, io): ExitCode {
    const format = choiceOption(args, 'format', ['text', 'markdown', 'json']) ?? 'text';
    if (args.files.length === 0) throw new UsageError(message('cli.no-file'));
    let code: ExitCode = 0;
    const reports: RuleReport[] = [];
    const pages: string[] = [];
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
      const report = reportOf(rule as Parameters<typeof reportOf>[0], args.has('quick'));
      reports.push(report);
      pages.push(pageOf(report, text));
    }
    if (reports.length === 0) return code;
    const [only] = reports;
    if (format === 'json') io.out(printJson(reports.length === 1 ? only : reports));
    else if (format === 'markdown') io.out(pages.join('\n'));
    else io.out(printedLines(reports.flatMap(linesOf)));
    return code;
  },
};

function linesOf(report: RuleReport): string[] {
  const { differences, isWhole, rule, title } = report;
  return [
    `${title} (${rule})`,
    '',
    say(gamesSaid(report)),
    ...(report.cycle ? indented(cycleRows(report)) : []),
    '',
    ...differences.flatMap(({ position, rule: other, searched }) =>
      position === null
        ? [say(message('report.same', { rule: other, ...searched }))]
        : [say(message('report.differs', { rule: other })), ...indented(position)],
    ),
    '',
    say(message('report.beasts')),
    ...beastsSaid(report),
    ...(isWhole ? [] : ['', say(message('report.quick'))]),
  ];
}

/** The board of the cycle that can go on; nothing where none is known. */
const cycleRows = ({ cycle }: RuleReport) =>
  cycle ? cycle.rows.map((row) => [...row].join(' ')).join('\n') : '';

function beastsSaid({ beasts, rule }: RuleReport): string[] {
  return beasts.map(({ results, ...beast }) => {
    const own = results[rule] ?? '';
    const same = Object.keys(results).filter((one) => one !== rule && results[one] === own);
    const result = message('report.result', { result: own });
    return say(message('report.beast', { ...beast, result, same: isKnown(own) ? same : null }));
  });
}

/**
 * The same as a page of Markdown with the text of the rule and an entry for each difference, so
 * that what shows such pages draws the boards, and leads from a verdict to its clause.
 */
function pageOf(report: RuleReport, text: string): string {
  const { differences, isWhole, rule, title } = report;
  const paragraphs = [
    `# ${plainMarkdown(`${title} (${rule})`)}`,
    fenced('korule', text),
    say(gamesSaid(report)),
    ...(report.cycle ? [fenced('text', cycleRows(report))] : []),
    ...differences.flatMap(({ position, rule: other, searched }) =>
      position === null
        ? [say(message('report.same', { rule: other, ...searched }))]
        : [say(message('report.differs', { rule: other })), fenced('goban', position)],
    ),
    say(message('report.beasts')),
    beastsSaid(report)
      .map((line) => `* ${line.trim()}`)
      .join('\n'),
    ...(isWhole ? [] : [say(message('report.quick'))]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** A fence that no line of the text ends. */
function fenced(name: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^[ \t]*(`+)/gm)].map(([, marks = '']) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${name}\n${text.replace(/\s*$/, '\n')}${marks}`;
}

const indented = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`);
