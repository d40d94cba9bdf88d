import fc from 'fast-check';

/** Pieces from which texts grow that come close to entries, and close to what is hard in them. */
const PIECES = [
  '. X O',
  'XO.',
  '| . X |',
  '+---+',
  '+',
  '-',
  '|',
  'A B C',
  'a b c',
  ' 3 ',
  '10 ',
  '1 2 3',
  '0',
  '*',
  '?',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '  ',
  '# ',
  '; ',
  ': ',
  'moves: ',
  'B c2 W @1 pass',
  'from: A after 3',
  'expect: ',
  'hot after 3: b5 none',
  'move 4 forbidden under spight',
  'eye c3 is 1+b',
  'replays: 4@1',
  'size: 9x9',
  'edges: all',
  'colors: X=white',
  'rules: psk, sppight',
  '; comment',
  'prose that says something',
  '\u2028',
  '\uFEFF',
  '\u0000',
  '😀',
  '\ud83d',
  '●',
  '>',
  '```goban\n',
  '```\n',
  '~~~ goban\n',
  '> ',
  '- ',
] as const;

/** Any text: pieces of the notation and any characters, lone surrogates and control characters too. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((p) => p.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  },
);

interface Mutation {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: 40 })),
  text: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })),
});

/** Where a mutation starts and ends in a text. */
export function spanOf({ at, length }: Mutation, text: string): { start: number; end: number } {
  const start = Math.min(text.length, Math.floor(at * (text.length + 1)));
  return { start, end: Math.min(text.length, start + length) };
}

export function mutate(text: string, mutations: readonly Mutation[]): string {
  return mutations.reduce((now, m) => {
    const { start, end } = spanOf(m, now);
    return now.slice(0, start) + m.text + now.slice(end);
  }, text);
}
