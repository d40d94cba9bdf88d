/**
 * The catalogue of what the service says of linking and judging. Codes are stable: tests and users' filters hold on to them. What a
 * notation says of its own text is in that notation's catalogue, what a rule says in the rule.
 */
export const MESSAGES = {
  'link.unknown-title': (title: string) => `No entry of this file has the title “${title}”`,
  'link.circle': (title: string) => `“${title}” itself continues this entry, so neither has a beginning`,
  'link.too-deep': (title: string) =>
    `“${title}” continues an entry that continues another, and so on over more than 100 steps`,
  'link.no-such-move': (number: number, where: string) => `No move of ${where} is shown as ${number}`,
  'link.board-differs': (title: string) =>
    `The board drawn here is not the one that “${title}” leads to; it is used as drawn, without that history`,
  'moves.again-nowhere': (number: number) =>
    `Move ${number} was not played on the board, so @${number} is no point`,
  'board.no-liberty': (name: string, size: number) =>
    `${size === 1 ? `The stone at ${name} has` : `The string of ${size} stones at ${name} has`} no liberty: no game comes to such a board`,
  'check.more': (count: number) =>
    `${count} more ${count === 1 ? 'finding' : 'findings'} of this text, none graver than those that are listed, ${
      count === 1 ? 'is' : 'are'
    } left out; the command line lists all (koban check)`,
  'expect.failed': (claim: string, instead: string) => `“${claim}” does not hold: ${instead}`,
  'expect.open': (claim: string, known: string) => `Nobody can tell whether “${claim}” holds: ${known}`,
  'eye.differs': (printed: string, instead: string) => `The value ${printed} is printed here, but ${instead}`,
  'expect.no-such-move': (number: number) => `No move of this entry is shown as ${number}`,
  'expect.no-such-rule': (rule: string) => `This version cannot judge under ${rule}`,
  'game.cycle': (length: string, since: string, pattern: string) =>
    `cycle of ${length} since ${since}${pattern && `: ${pattern}`}`,
} as const;
