const points = () => 'points, such as c3 d4';
const pairs = () => 'pairs of points, such as c3-d4';

/** How the value of each key is written. */
export const keyValues = {
  'key.rules.value': () => 'one or more rule identifiers, separated by commas',
  'key.rule.value': () => 'a name and a rule, such as mine = psk with passes lift',
  'key.to-play.value': () => 'black or white',
  'key.size.value': () => '19, 9x9 or 13x5 (columns x rows)',
  'key.edges.value': () => 'all, or any of top bottom left right',
  'key.colors.value': () => 'X=black O=white, or X=white O=black',
  'key.moves.value': () => 'moves such as B c2 W f2, or c2 f2 with alternating colors',
  'key.from.value': () => 'the title of an entry, optionally followed by “after N”',
  'key.first.value': () => 'a number from 1',
  'key.replays.value': () => '4@1, 8@2 (or 4 at 1)',
  'key.circle.value': points,
  'key.square.value': points,
  'key.triangle.value': points,
  'key.cross.value': points,
  'key.label.value': () => 'points and texts, such as c3=12 d4=A',
  'key.territory.value': () => 'B or W and points, such as B a1 b1 W g7',
  'key.arrow.value': pairs,
  'key.line.value': pairs,
  'key.expect.value': () => 'a claim, such as move 4 forbidden under spight',
  'key.goal.value': () =>
    'capture, capture any of, capture all of, keep one of, keep all of or connect, and points, such as capture d4 or a7',
  'key.threats.value': () => 'black N, white N or both; * for unlimited; none',
  'key.spare.value': () => 'black N, white N or both; * for unlimited; none',
  'key.passes.value': () => '2 or 3',
  'key.outside.value': () => 'empty points, such as b2 e2, or none',
  'key.show.value': () =>
    'one or more of eyes, hot, after N, numbers N-N and whole board, separated by commas',
  'key.suicide.value': () => 'allowed or forbidden',
  'key.hidden-kos.value': () => 'ignore or count',
  'key.max-cycle.value': (a: { least: number; most: number }) =>
    `a number of plays from ${a.least} to ${a.most}, or far`,
  'key.eye-values.value': () => 'a=1/2, 2/3, 3/4, 4/5 or 7/8',
} as const;
