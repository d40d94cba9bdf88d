/** What is wrong with the rules that `koban.json` states, at their places in that file. */
import { openDocument } from '../document/index.ts';
import { countUpTo } from '../go/bisect.ts';
import { lineStarts, splitLines } from '../notation/index.ts';
import { jsonStrings } from '../protocol/json-strings.ts';
import { analyse, type Diagnosis, diagnose, type Settings } from '../service/index.ts';
import type { Io, ParsedArguments } from './command.ts';
import { Projects } from './project.ts';
import type { Report } from './report/report.ts';

/** The written length of each character of a JSON string: an escape takes several characters. */
function widthsOf(written: string): number[] {
  return (written.match(/\\u[0-9a-f]{4}|\\.|[\s\S]/gi) ?? []).map(({ length }) => length);
}

/** A row for each project of these files whose rules have something that is to be said. */
export function projectReports(args: ParsedArguments, io: Io): Report {
  const projects = new Projects(io, args.option('config'));
  const found = new Set(args.files.flatMap((file) => projects.of(file) ?? []));
  return [...found].flatMap(({ file, settings, text }) => {
    if (settings.written.length === 0) return [];
    const diagnostics = diagnosedRules(text, settings);
    return diagnostics.length > 0 ? [{ file, diagnostics, lines: splitLines(text) }] : [];
  });
}

function diagnosedRules(json: string, settings: Settings): Diagnosis[] {
  const strings = [...jsonStrings(json)].filter(({ isKey }) => !isKey);
  const starts = lineStarts(json);
  const placeOf = (offset: number) => {
    const line = countUpTo(starts, offset, (start) => start) - 1;
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return settings.written.flatMap(({ name = '', text }) => {
    const lines = strings.filter(({ path }) => {
      const at = path[0] === 'koban' ? 1 : 0;
      return path[at] === 'rules' && path[at + 1] === name;
    });
    // For each character of the text, its offset in the file; the text is all lines joined.
    const places = lines.flatMap(({ end, start }) => {
      let at = start;
      return [...widthsOf(json.slice(start, end)).map((width) => (at += width) - width), at];
    });
    const document = openDocument('koban.korule', 0, 'korule', text);
    return diagnose(analyse(document, settings))
      .filter(({ code }) => !OF_NAMES.has(code))
      .map((one) => {
        const of = (line: number, column: number) =>
          placeOf(places[document.offsetAt({ line: line - 1, character: column - 1 })] ?? 0);
        const end = of(one.endLine, one.endColumn);
        return { ...one, ...of(one.line, one.column), endLine: end.line, endColumn: end.column };
      });
  });
}

/** The name stands in the file itself. */
const OF_NAMES: ReadonlySet<string> = new Set(['korule.no-name', 'korule.taken', 'korule.no-word']);
