const points = () => 'points, such as c3 d4';
const pairs = () => 'pairs of points, such as c3-d4';

/** How the value of each key is written, and what the key is for. */
export const keys = {
  'key.rules.value': () => 'one or more rule identifiers, separated by commas',
  'key.rules.doc': () =>
    'The ko rules that judge the moves, as they are or varied: psk with passes lift. The first is the active rule.',
  'key.rule.value': () => 'a name and a rule, such as mine = psk with passes lift',
  'key.rule.doc': () =>
    'Names a variant of a rule, for “rules:”, for claims and for entries that continue this one.',
  'key.to-play.value': () => 'black or white',
  'key.to-play.doc': () => 'Who plays move 1 when the moves do not say.',
  'key.size.value': () => '19, 9x9 or 13x5 (columns x rows)',
  'key.size.doc': () =>
    'The size of the whole board. Drawn edges and printed coordinates show which part of it is drawn; without rows the board is empty.',
  'key.edges.value': () => 'all, or any of top bottom left right',
  'key.edges.doc': () => 'Sides of the diagram that are edges of the board although no edge is drawn there.',
  'key.colors.value': () => 'X=black O=white, or X=white O=black',
  'key.colors.doc': () => 'Which stones X and O stand for. B and W in moves are always the colors.',
  'key.moves.value': () => 'moves such as B c2 W f2, or c2 f2 with alternating colors',
  'key.moves.doc': () =>
    'Moves after the digits of the diagram: coordinates, labels, pass, tenuki (a play outside the diagram) or @N (where move N was played).',
  'key.from.value': () => 'the title of an entry, optionally followed by “after N”',
  'key.from.doc': () =>
    'Continues another entry: its board, and its history for the ko rules, after move N (after all its moves without “after N”).',
  'key.first.value': () => 'a number from 1',
  'key.first.doc': () => 'The number that Koban shows for move 1; expect lines and @N use the shown numbers.',
  'key.replays.value': () => '4@1, 8@2 (or 4 at 1)',
  'key.replays.doc': () =>
    'Moves that have no digit in the diagram because an earlier move has the same point: 4@1 plays move 4 where move 1 was.',
  'key.circle.value': points,
  'key.circle.doc': () =>
    'Points marked with a circle, with or without a stone: coordinates or labels of the diagram.',
  'key.square.value': points,
  'key.square.doc': () => 'Points marked with a square, with or without a stone.',
  'key.triangle.value': points,
  'key.triangle.doc': () => 'Points marked with a triangle, with or without a stone.',
  'key.cross.value': points,
  'key.cross.doc': () =>
    'Points marked with a cross, with or without a stone; on empty points it is the same as *.',
  'key.label.value': () => 'points and texts, such as c3=12 d4=A',
  'key.label.doc': () =>
    'Texts on points, with or without a stone, of at most 8 characters. Unlike a letter in the diagram, such a text cannot name a point in moves.',
  'key.territory.value': () => 'B or W and points, such as B a1 b1 W g7',
  'key.territory.doc': () => 'Points that belong to a player, marked with a small square of the color.',
  'key.arrow.value': pairs,
  'key.arrow.doc': () => 'Arrows from one point to another.',
  'key.line.value': pairs,
  'key.line.doc': () => 'Lines from one point to another.',
  'key.expect.value': () => 'a claim, such as move 4 forbidden under spight',
  'key.expect.doc': () =>
    'A claim that Koban checks. When it is false, the editor shows what is true instead.',
  'key.goal.value': () => 'capture and points, such as capture d4 or a7',
  'key.goal.doc': () =>
    'The chains whose capture ends the game that claims about outcomes speak of. By default these are the chains that a claim names.',
  'key.threats.value': () => 'black N, white N or both; * for unlimited; none',
  'key.threats.doc': () =>
    'How many ko threats each player has in claims about outcomes. A threat is a play elsewhere and its answer.',
  'key.outside.value': () => 'empty points, such as b2 e2, or none',
  'key.outside.doc': () =>
    'Empty points on which nobody plays in claims about outcomes. By default these are the eyes of chains that live without a move.',
  'key.show.value': () =>
    'one or more of eyes, hot, after N, numbers N-N and whole board, separated by commas',
  'key.show.doc': () =>
    'What a figure of the entry shows: the values of the eyes, hot stones, the board after move N, the numbers of these moves alone, the part in its place on the whole board.',
  'key.suicide.value': () => 'allowed or forbidden',
  'key.suicide.doc': () => 'Whether a player may remove their own chain. By default the rule set decides.',
  'key.hidden-kos.value': () => 'ignore or count',
  'key.hidden-kos.doc': () => 'Whether cycles that play twice on a point make ko plays.',
  'key.max-cycle.value': (a: { least: number; most: number }) =>
    `a number of plays from ${a.least} to ${a.most}, or far`,
  'key.max-cycle.doc': () =>
    'The longest cycle, in plays, that Koban searches for. With far, the rules that search go on from 12 plays by doubling, within a budget, and say how far they came.',
  'key.eye-values.value': () => 'a=1/2, 2/3, 3/4, 4/5 or 7/8',
  'key.eye-values.doc': () =>
    'The value of a diagonal with a ko that favors the owner of the eye; b is 2 - a.',
} as const;
