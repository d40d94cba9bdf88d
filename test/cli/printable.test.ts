import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonOf, printable } from '../../src/cli/printable.ts';
import { kobanLater } from './run.ts';

/** What begins commands of terminals and of GitHub's runners, ends lines, or turns the direction of writing. */
const HARMFUL = [
  '\u001b[2J',
  '\u009b31m',
  '\u0007',
  '\r',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u2066',
  '::error::',
  '##[error]',
  '%0A',
  '::set-output name=a::b',
];
const ACTING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
const harmful = fc
  .array(fc.oneof(fc.constantFrom(...HARMFUL), fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').replace(/[\n\0]/g, ' '));

describe('what a text holds, in a terminal and in a log', () => {
  it('has no character that acts, and no command of GitHub', () => {
    fc.assert(
      fc.property(harmful, (text) => {
        const line = printable(text);
        expect(line).not.toMatch(ACTING);
        expect(line.trimStart().startsWith('::')).toBe(false);
        expect(line).not.toContain('##[');
      }),
    );
  });

  it('means the same in JSON', () => {
    fc.assert(
      fc.property(harmful, (text) => {
        expect(jsonOf({ text })).not.toMatch(ACTING);
        expect(JSON.parse(jsonOf({ text }, 2))).toEqual({ text });
      }),
    );
  });

  const commands: readonly (readonly string[])[] = [
    ['check'],
    ['check', '--format', 'github'],
    ['check', '--format', 'json'],
    ['check', '--format', 'ndjson'],
    ['check', '--format', 'sarif'],
    ['judge'],
    ['judge', '--format', 'ndjson'],
    ['cycles', '--max-cycle', '4', '--after', '99'],
    ['eyes', '--mode', 'static', '--after', '99'],
    ['render', '--out', 'x', '--format', 'text', '--at', '99'],
    ['convert', '--to', 'json'],
  ];
  it.each(commands)(
    'whatever stands in titles, comments, keys, values and names of files: %s %s %s',
    async (...args) => {
      await fc.assert(
        fc.asyncProperty(harmful, async (text) => {
          const goban = `# ${text}\n; ${text}\n. X O .\nX . X O\n. X O .\nedges: all\nrules: ${text}\n${text}: 1\nmoves: W b2 ${text}\nexpect: ${text}\n`;
          const sgf = `(;GM[1]SZ[9]RU[${text}]GN[${text}]C[${text}]RE[${text}];B[${text}])`;
          const files = { [`${text}.goban`]: goban, [`${text}.sgf`]: sgf };
          const { out, error } = await kobanLater([...args, '--', ...Object.keys(files)], files);
          for (const line of `${out}${error}`.split('\n')) {
            expect(line).not.toMatch(ACTING);
            if (!args.includes('github')) expect(line.trimStart().startsWith('::')).toBe(false);
            else if (line.startsWith('::'))
              expect(line).toMatch(/^::(?:error|warning|notice) file=[^:,]*(?:,\w+=[^:,]*)+::/);
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});
