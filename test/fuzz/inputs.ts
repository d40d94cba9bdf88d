/** Texts to attack with: those of the project, cut up, mixed and spoilt. The same seed makes the same text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generator } from '../oracle/generator.ts';

export interface Input {
  readonly text: string;
  /** Numbers from 0 to 1 for whatever else is to be chosen. */
  readonly random: () => number;
}

/** Longer texts are cut: many short attacks find more than few long ones. */
const LONGEST = 1200;

/** What parsers and writers trip over. */
const HOSTILE = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u{1f600}',
  '\u0301',
  '\x1b[31m',
  '\x7f',
  '[',
  ']',
  '(',
  ')',
  ';',
  ':',
  '#',
  '`',
  '```',
  '~~~',
  '<',
  '&',
  '*',
  '|',
  '\\',
  '"',
  "'",
  '$$',
  '+---+',
  '?',
  '.',
  'X',
  'O',
  '_',
  'B',
  'W',
  'a1',
  'z99',
  'pass',
  'tenuki',
  'moves:',
  'from:',
  'rules:',
  'expect:',
  'edges:',
  'to-play: white',
  'label:',
  'arrow:',
  '(;GM[1]SZ[9]',
  ';B[aa]',
  ';W[]',
  'AB[aa:cc]',
  'PL[W]',
  'C[',
  '\\]',
  'SZ[999]',
  'SZ[1:52]',
  'HA[2]',
  'KO[]',
  'RU[psk]',
  '```goban\n',
  '\n```\n',
  '$$B A\n$$ | . X 1\n',
  '99999999999999999999',
  '-1',
  '0',
  '1e309',
  '__proto__',
  'constructor',
];

const pieces = corpus();

/** Whatever else is to be chosen for the text of a seed. */
export const randomOf = (seed: number): (() => number) => generator(seed ^ 0x9e3779b1);

/** The text of this seed. */
export function textOf(seed: number): string {
  const random = generator(seed);
  const below = (n: number) => Math.floor(random() * n);
  const piece = () => pieces[below(pieces.length)]!;
  let text = piece();
  for (let changes = below(6); changes > 0; changes--) {
    const at = below(text.length + 1);
    const end = Math.min(text.length, at + below(below(4) === 0 ? 60 : 4));
    const dice = below(10);
    if (dice < 4) text = text.slice(0, at) + HOSTILE[below(HOSTILE.length)]! + text.slice(end);
    else if (dice < 6) text = text.slice(0, at) + text.slice(end);
    else if (dice < 8) text = text.slice(0, at) + some(piece(), below) + text.slice(end);
    else if (dice < 9) text = text.slice(0, end) + text.slice(at, end).repeat(1 + below(4)) + text.slice(end);
    else text = text.slice(0, at);
    if (text.length > LONGEST) text = text.slice(0, LONGEST);
  }
  return text;
}

function some(text: string, below: (n: number) => number): string {
  const start = below(text.length + 1);
  return text.slice(start, start + below(80));
}

/** Examples and fixtures, whole if they are short, and cut at empty lines. */
function corpus(): string[] {
  const found = new Set(['', 'x']);
  for (const root of ['examples', 'test/fixtures', 'test/workbench/workspace']) {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(goban|md|sgf|db|txt)$/.test(name)) continue;
      const text = readFileSync(join(root, name), 'utf8');
      if (text.length <= LONGEST) found.add(text);
      for (let at = 0; at < Math.min(text.length, 40 * LONGEST); at += LONGEST)
        found.add(text.slice(at, at + LONGEST / 2));
      for (const part of text.split(/\n\s*\n/).slice(0, 60)) found.add(part.slice(0, LONGEST));
    }
  }
  return [...found];
}
