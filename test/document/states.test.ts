import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTS } from '../../src/document/hosts.ts';
import { edit, openDocument } from '../../src/document/index.ts';
import type { LineIndex } from '../../src/document/line-index.ts';
import { scanning } from '../../src/document/scan.ts';
import { OUTSIDE, type ScanState } from '../../src/document/segment.ts';
import type { HostKind, KobanDocument } from '../../src/document/types.ts';
import { finish } from '../../src/go/task.ts';
import { anyText, mutation, spanOf } from '../notation/goban/arbitrary.ts';
import { expectSeen, runs } from '../runs.ts';

const LINES = [
  ...['', 'prose', '# A', '. X', 'moves: a1', '; c'],
  ...['```sh', '```', '````', '~~~', '~~~ goban', '```goban', '```sgf', '> ```goban', '> ```', '> > ~~~'],
  ...['- ```goban', '  ```', '1. ~~~goban', '    ```', '> # B', '> X O'],
];
const text = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...LINES), { maxLength: 24 }) },
  { weight: 1, arbitrary: anyText.map((one) => one.split('\n')) },
);
const typed = fc.oneof(
  mutation,
  fc.tuple(mutation, fc.constantFrom(...LINES)).map(([one, line]) => ({ ...one, text: `\n${line}\n` })),
);
const hosts = Object.keys(HOSTS) as HostKind[];

const segmentsOf = (document: KobanDocument) => (document as unknown as { index: LineIndex }).index;

/** The state before each line that a scan from the top has, by the line's offset. */
function statesOf(text: string, host: HostKind): Map<number, ScanState> {
  const states = new Map<number, ScanState>([[0, OUTSIDE]]);
  finish(scanning(text, HOSTS[host], OUTSIDE, 64, (at, state) => !states.set(at, state)));
  return states;
}

function expectStates(document: KobanDocument): number {
  const { segments, offsets } = segmentsOf(document);
  const states = statesOf(document.text, document.host);
  segments.forEach(({ state }, i) => {
    expect(state).toEqual(states.get(offsets[i]!));
  });
  return segments.filter(({ state }) => state.fence).length;
}

/** Entries are told by where they stand and what they say; text without entries may be cut anywhere. */
const entriesOf = (document: KobanDocument) =>
  document.entries.map(({ syntax, offset, line, prefix, unclosed }) => ({
    ...{ offset, line, prefix, unclosed },
    text: syntax.text,
  }));

test.each(hosts)('in %s each segment keeps the state that a scan from the top has there', (host) => {
  let within = 0;
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(typed, { maxLength: 6 }),
      (lines, longest, end, edits) => {
        let now = lines.join(end);
        let document = openDocument('u', 0, host, now, longest);
        within += expectStates(document);
        edits.forEach((one, i) => {
          const span = spanOf(one, now);
          now = now.slice(0, span.start) + one.text + now.slice(span.end);
          document = edit(document, [{ span, text: one.text }], i + 1);
          expect(document.text).toBe(now);
          within += expectStates(document);
          expect(entriesOf(document)).toEqual(entriesOf(openDocument('u', 0, host, now)));
        });
      },
    ),
    { numRuns: runs(300) },
  );
  if (host === 'markdown' || host === 'text') expectSeen(within, 1000);
});

test('an edit behind a fence whose closing line begins a segment leaves the fences below as they are', () => {
  const board = '```goban\n# A\n+-----+\n| X . |\n| . O |\n+-----+\nmoves: B a2\n```\n';
  const page = `${'prose\n'.repeat(61)}\`\`\`sh\na\nb\n\`\`\`\nMore prose.\n\n${board}`;
  const at = page.indexOf('More prose.') + 'More prose.'.length;
  const document = edit(
    openDocument('u', 0, 'markdown', page),
    [{ span: { start: at, end: at }, text: '!' }],
    1,
  );
  expect(document.entries).toHaveLength(1);
});
