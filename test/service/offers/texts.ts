import fc from 'fast-check';
import { BASIC_KO, TRIPLE_KO } from '../marked.ts';

/** Texts in which moves are numbered, continued, claimed and shown, and games with claims in comments. */
export const GOOD = [
  `# Ko\nrules: basic\n${BASIC_KO}\nmoves: W b2 B c2\nexpect: captures 1 at move 1\nexpect: move 2 forbidden\n\n# On\nfrom: Ko after 1\nmoves: B a1 W c2\nexpect: move 3 allowed\nexpect: captures 0 at move 2\n`,
  `# T\nrules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\nexpect: move 6 forbidden under psk\nexpect: hot after 3: b5 d6 f6\nshow: after 3, numbers 1-3\n\n# U\nfrom: T\nmoves: W @3 B @2\nexpect: repetition at move 6 of move 0\n`,
  '# A\nsize: 5\nmoves: B c3 W d4\nexpect: captures 0 at move 1\n\n# B\nfrom: A after 1\nmoves: W a1\n',
  '> - ```goban\n>   # T\n>   | . . ?\n>   | X O .\n>   +-----\n>   rules: psk\n>   ```\n> text\n',
  '# C\n. X .\n. a *\ncircle: a, b2 c2\nterritory: B a1 W c1 b1 ; mine\nlabel: a2=12\nsquare:\narrow: a1-c2\n# D\nfrom: C\nline: a1-b2\n',
] as const;

export const GAMES = [
  '(;FF[4]GM[1]SZ[5]RU[Japanese]AB[bb][ac][bd]AW[cb][dc][cd];B[cc];W[bc];B[cc]C[expect: move 3 forbidden];W[ee](;B[aa])(;B[ea]))\n',
  '(;FF[4]GM[1]SZ[9];B[ee];W[ce];B[gc]TR[ee]LB[gc:a]C[Move 3\nexpect: captures 0 at move 3];W[dg];B[]C[pass])(;SZ[19];W[pd])\n',
  '(;FF[4]GM[1]SZ[7:5]RU[AGA]AB[ab][bb][ba]AW[ge][fe][ee]C[A corner:\nexpect: eye a5 of black is 2\ngoal: keep b4];B[cc]C[expect: captures 0 at move 1];W[dd]C[threats: black 1\nexpect: eye a5 of black is proper])\n',
] as const;

/** Points of {@link BASIC_KO} on which nothing stands, and a play of either color has a liberty. */
const FREE = ['a3', 'a4', 'b4', 'c4', 'd4', 'e4', 'd3', 'e3', 'e2', 'd1', 'e1'] as const;

/** How a page is written: the ends of its lines, and what stands before each. */
const HOSTS = [
  { before: '', end: '\n', fence: false },
  { before: '', end: '\r\n', fence: false },
  { before: '\t', end: '\n', fence: false },
  { before: '', end: '\n', fence: true },
  { before: '> ', end: '\n', fence: true },
  { before: '> ', end: '\r\n', fence: true },
  { before: '  ', end: '\n', fence: true },
] as const;

/**
 * Entries that play on from each other, with claims, figures and repeated points that name moves by their numbers, in files and
 * in fences.
 */
export const pages = fc
  .record({
    points: fc.shuffledSubarray([...FREE], { minLength: FREE.length, maxLength: FREE.length }),
    isKo: fc.boolean(),
    isDrawn: fc.boolean(),
    first: fc.constantFrom(null, 7),
    isColored: fc.boolean(),
    lengths: fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
    ),
    /** After which move the others play on; the last one where it is `null`. */
    after: fc.tuple(fc.option(fc.nat({ max: 2 }), { freq: 1 }), fc.option(fc.nat({ max: 2 }), { freq: 1 })),
    title: fc.constantFrom('A', 'The “A”', 'A after 1', 'A, "b"'),
    host: fc.constantFrom(...HOSTS),
  })
  .map(({ points, isKo, isDrawn, first, isColored, lengths, after, title, host }) => {
    let next = 0;
    let color = 1;
    const moves = (count: number): string =>
      Array.from({ length: count }, () => {
        color = 1 - color;
        return `${isColored ? `${'WB'.charAt(color)} ` : ''}${points[next++ % points.length]}`;
      }).join(' ');
    const base = (first ?? 1) - 1;
    const count = lengths[0] + (isKo ? 2 : 0);
    const own = isKo ? `W b2 B c2 ${moves(lengths[0])}` : moves(lengths[0]);
    const from = (name: string, length: number, at: number | null) =>
      `from: ${/["“]|after/.test(name) ? (name.includes('"') ? name : `"${name}"`) : name}${at === null ? '' : ` after ${base + Math.min(length, at)}`}`;
    const begun = base + (after[0] === null ? count : Math.min(count, after[0]));
    const went = begun + lengths[1];
    const lines = [
      `# ${title}`,
      ...(isKo || isDrawn ? BASIC_KO.split('\n') : ['size: 5']),
      ...(first === null ? [] : [`first: ${first}`]),
      `moves: ${own}`,
      `expect: captures ${isKo ? 1 : 0} at move ${base + 1}`,
      ...(isKo ? [`expect: move ${base + 2} forbidden`] : []),
      `show: after ${base + 1}, numbers ${base + 1}-${base + count}`,
      '',
      '# B',
      from(title, count, after[0]),
      `moves: ${moves(lengths[1])}`,
      `expect: captures 0 at move ${begun + 1} ; Move ${begun + 1} of ${lengths[1]}`,
      `show: after ${went}`,
      '',
      '# C',
      from('B', went - base, after[1] === null ? null : begun - base + Math.min(after[1], lengths[1])),
      ...(lengths[2] === 0 ? [] : [`moves: ${moves(lengths[2])}`]),
      `expect: move ${begun + 1} allowed`,
    ];
    const all = host.fence
      ? ['# Page', '', '- ```goban', ...lines.map((line) => `  ${line}`), '  ```']
      : lines;
    return all.map((line) => `${host.before}${line}`.trimEnd() + host.end).join('');
  });
