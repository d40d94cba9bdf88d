import { version } from '../../../package.json';
import type { Diagnosis } from '../../service/diagnostics.ts';
import type { Report } from './index.ts';

const LEVELS: Record<Diagnosis['severity'], string> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

/** SARIF 2.1.0 (OASIS), which code scanning services read. Columns count UTF-16 code units from 1. */
export function sarif(report: Report): string {
  const codes = [...new Set(report.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'koban', version, rules: codes.map((id) => ({ id })) },
        },
        columnKind: 'utf16CodeUnits',
        results: report.flatMap(({ file, diagnostics }) =>
          diagnostics.map((one) => ({
            ruleId: one.code,
            ruleIndex: codes.indexOf(one.code),
            level: LEVELS[one.severity],
            message: { text: one.message },
            locations: [location(file, one)],
            ...(one.related.length > 0 && {
              relatedLocations: one.related.map((link, id) => ({
                id,
                message: { text: link.message },
                ...location(file, link),
              })),
            }),
          })),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

type Region = Pick<Diagnosis, 'line' | 'column' | 'endLine' | 'endColumn'>;

function location(file: string, { line, column, endLine, endColumn }: Region) {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  };
}
