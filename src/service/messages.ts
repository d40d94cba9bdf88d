/**
 * The catalogue of what the service says of linking and judging. Codes are stable: tests and users' filters hold on to them. What a
 * notation says of its own text is in that notation's catalogue, what a rule says in the rule.
 */
export const MESSAGES = {
  'link.unknown-title': (title: string) => `no entry of this file has the title “${title}”`,
  'link.circle': (title: string) => `“${title}” continues, by way of its own from:, the entry it is named in`,
  'link.too-deep': (title: string) =>
    `“${title}” continues another entry, and that another, over too many steps`,
  'link.no-such-move': (number: number, where: string) => `no move of ${where} is shown as ${number}`,
  'link.board-differs': (title: string) =>
    `the board drawn here is not the one that “${title}” leads to; the drawn one is used, without that history`,
  'moves.again-nowhere': (number: number) =>
    `move ${number} was not played on the board, so @${number} is no point`,
  'expect.failed': (claim: string, instead: string) => `“${claim}” does not hold: ${instead}`,
  'expect.no-such-move': (number: number) => `no move of this entry is shown as ${number}`,
  'expect.no-such-rule': (rule: string) => `this version cannot judge under ${rule}`,
  'game.cycle': (length: string, since: string, pattern: string) =>
    `cycle of ${length} since ${since}${pattern && `: ${pattern}`}`,
} as const;

export type MessageCode = keyof typeof MESSAGES;
