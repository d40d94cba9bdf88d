import { SERVICE_SEVERITIES } from '../../notation/index.ts';
import type { Diagnosis, Settings } from '../../service/index.ts';
import { message } from '../../words/index.ts';
import type { DecodedText } from '../text.ts';

/** What is to be said of the encoding of a text, at its beginning. */
export function doubtOf(read: DecodedText | undefined, { severities }: Settings): Diagnosis[] {
  if (!read?.doubt) return [];
  const code = 'file.not-utf8';
  const severity = severities[code] ?? SERVICE_SEVERITIES[code];
  if (severity === 'off') return [];
  const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return [
    {
      ...start,
      severity,
      code,
      message: message(code, { label: read.label, doubt: read.doubt }),
      related: [],
    },
  ];
}
