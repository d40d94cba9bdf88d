import { version } from '../../../package.json';
import { DIAGNOSTICS_PAGE, type Diagnosis, placeOfCode, printedArgs } from '../../service/index.ts';
import { english, message, say } from '../../words/index.ts';
import { explanationOf } from '../explanations.ts';
import { jsonOf } from '../printable.ts';
import type { HelpedDiagnosis } from './help.ts';
import type { Report } from './report.ts';

const LEVELS: Record<Diagnosis['severity'], string> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

/** SARIF 2.1.0 (OASIS) for code scanning. Columns count UTF-16 code units from 1. */
export function sarif(report: Report): string {
  const codes = [...new Set(report.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'koban', version, rules: codes.map(ruleOf) },
        },
        columnKind: 'utf16CodeUnits',
        results: report.flatMap(({ file, diagnostics }) =>
          diagnostics.map((one) => ({
            ruleId: one.code,
            ruleIndex: codes.indexOf(one.code),
            level: LEVELS[one.severity],
            message: { text: say(one.message, english) },
            properties: { args: printedArgs(one.message.args) },
            locations: [location(file, one)],
            ...(one.help && { fixes: [fix(file, one.help)] }),
            ...relatedLocations(file, one),
          })),
        ),
      },
    ],
  };
  return `${jsonOf(log, 2)}\n`;
}

/** The clause of a rule that an author has written, and what else a diagnostic leads to. */
function relatedLocations(file: string, { clause, related }: HelpedDiagnosis) {
  const rule = clause && { ...lineStart(clause.line), file: clause.file, message: message('related.clause') };
  const all = [...(rule ? [rule] : []), ...related.map((link) => ({ ...link, file }))];
  if (all.length === 0) return undefined;
  const told = ({ file: place, message: said, ...link }: (typeof all)[number], id: number) => ({
    id,
    message: { text: say(said, english) },
    ...location(place, link),
  });
  return { relatedLocations: all.map(told) };
}

const lineStart = (line: number) => ({ line, column: 1, endLine: line, endColumn: 1 });

/** What is known of a code. Its texts are Markdown, of which the links lead from our own pages. */
function ruleOf(id: string) {
  const found = explanationOf(id);
  if (!found) return { id };
  const [cause, remedy] = [found.cause, found.remedy].map((text) => text.replace(/\[(.*?)\]\(.*?\)/g, '$1'));
  return {
    id,
    shortDescription: { text: cause },
    fullDescription: { text: cause },
    help: { text: remedy },
    ...(DIAGNOSTICS_PAGE && { helpUri: placeOfCode(id) }),
    defaultConfiguration: { level: LEVELS[found.severity as Diagnosis['severity']] },
  };
}

function fix(file: string, { message, edits }: NonNullable<HelpedDiagnosis['help']>) {
  return {
    description: { text: say(message, english) },
    artifactChanges: [
      {
        artifactLocation: { uri: uriOf(file) },
        replacements: edits.map(({ text, ...place }) => ({
          deletedRegion: regionOf(place),
          insertedContent: { text },
        })),
      },
    ],
  };
}

function regionOf({ line, column, endLine, endColumn }: SarifRegion) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

type SarifRegion = Pick<Diagnosis, 'line' | 'column' | 'endLine' | 'endColumn'>;

function location(file: string, place: SarifRegion) {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      region: regionOf(place),
    },
  };
}

/** A relative path as a relative URI, an absolute one as a `file:` URI. */
function uriOf(file: string): string {
  const isWindows = /^[A-Za-z]:[\\/]/.test(file);
  const path = isWindows ? `/${file.replaceAll('\\', '/')}` : file;
  const encoded = path.split('/').map(encodePart).join('/');
  return path.startsWith('/') ? `file://${encoded}` : encoded;
}

function encodePart(part: string): string {
  // Half a character has no encoding.
  return encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'));
}
