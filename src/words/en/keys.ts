import { keyValues } from './key-values.ts';

/** How the value of each key is written, and what the key is for. */
export const keys = {
  ...keyValues,
  'key.rules.doc': () =>
    'The ko rules that judge the moves, as they are or varied: psk with passes lift. The first is the active rule.',
  'key.rule.doc': () =>
    'Names a variant of a rule, for “rules:”, for claims and for entries that continue this one.',
  'key.to-play.doc': () => 'Who plays move 1 when the moves do not say.',
  'key.size.doc': () =>
    'The size of the whole board. Drawn edges and printed coordinates show which part of it is drawn; without rows the board is empty.',
  'key.edges.doc': () => 'Sides of the diagram that are edges of the board although no edge is drawn there.',
  'key.colors.doc': () => 'Which stones X and O stand for. B and W in moves are always the colors.',
  'key.moves.doc': () =>
    'Moves after the digits of the diagram: coordinates, labels, pass, tenuki (a play outside the diagram) or @N (where move N was played).',
  'key.from.doc': () =>
    'Continues another entry: its board, and its history for the ko rules, after move N (after all its moves without “after N”).',
  'key.first.doc': () => 'The number that Koban shows for move 1; expect lines and @N use the shown numbers.',
  'key.replays.doc': () =>
    'Moves that have no digit in the diagram because an earlier move has the same point: 4@1 plays move 4 where move 1 was.',
  'key.circle.doc': () =>
    'Points marked with a circle, with or without a stone: coordinates or labels of the diagram.',
  'key.square.doc': () => 'Points marked with a square, with or without a stone.',
  'key.triangle.doc': () => 'Points marked with a triangle, with or without a stone.',
  'key.cross.doc': () =>
    'Points marked with a cross, with or without a stone; on empty points it is the same as *.',
  'key.label.doc': () =>
    'Texts on points, with or without a stone, of at most 8 characters. Unlike a letter in the diagram, such a text cannot name a point in moves.',
  'key.territory.doc': () => 'Points that belong to a player, marked with a small square of the color.',
  'key.arrow.doc': () => 'Arrows from one point to another.',
  'key.line.doc': () => 'Lines from one point to another.',
  'key.expect.doc': () =>
    'A claim that Koban checks. When it is false, the editor shows what is true instead.',
  'key.goal.doc': () =>
    'The chains that claims about outcomes speak of, and what is to become of them: any or all captured, one or all kept, two connected. By default the capture of the chain that a claim names is asked about.',
  'key.threats.doc': () =>
    'How many ko threats each player has in claims about outcomes. A threat is a play elsewhere and its answer.',
  'key.spare.doc': () =>
    'How many spare moves each player has in claims about outcomes. A spare move is a play elsewhere that nobody answers, so the turn changes.',
  'key.passes.doc': () =>
    'How many passes in a row end the game in claims about outcomes. By default two passes do.',
  'key.outside.doc': () =>
    'Empty points on which nobody plays in claims about outcomes. By default these are the eyes of chains that live without a move.',
  'key.show.doc': () =>
    'What a figure of the entry shows: the values of the eyes, hot stones, the board after move N, the numbers of these moves alone, the part in its place on the whole board.',
  'key.suicide.doc': () => 'Whether a player may remove their own chain. By default the rule set decides.',
  'key.hidden-kos.doc': () => 'Whether cycles that play twice on a point make ko plays.',
  'key.max-cycle.doc': () =>
    'The longest cycle, in plays, that Koban searches for. With far, Koban doubles the limit from 12 plays until the budget is used up, and says how far it came.',
  'key.eye-values.doc': () =>
    'The value of a diagonal with a ko that favors the owner of the eye; b is 2 - a.',
} as const;
