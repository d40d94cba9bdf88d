/**
 * How far certain plays are considered near a fight, in plays from the question. These are the
 * limits that GNU Go's reading has at its default level, so that its eyes and ours are read equally
 * far.
 */
export const DEPTHS = {
  /** Plays that prepare others, where there are many of them. */
  quietest: 5,
  /**
   * Chains with four liberties; attacks on long chains around, and plays for what a chain is as
   * good as joined to.
   */
  wide: 7,
  /** Taking a ko back at once, by the side that is assumed to have threats. */
  ko: 8,
  /** Plays that prepare others. */
  quiet: 12,
  /** From here on only the most promising play for a chain with three liberties or more. */
  narrow: 13,
  /** Chains with three liberties. From here on a ladder is only read as such. */
  all: 16,
  /** From here on only its two ataris. */
  ladder: 26,
} as const;

/**
 * The last depths before the plays of a position change, or what is seen of those that they lead
 * to, which are one deeper.
 */
const LAST_ALIKE = [
  DEPTHS.quietest,
  DEPTHS.wide - 1,
  DEPTHS.wide,
  DEPTHS.quiet,
  DEPTHS.all - 2,
  DEPTHS.all - 1,
  DEPTHS.all,
  DEPTHS.ladder,
];

/**
 * The same number for depths at which a position has the same plays, and the same is seen after
 * them.
 */
export function alike(depth: number): number {
  let kind = 0;
  for (const last of LAST_ALIKE) if (last < depth) kind++;
  return kind;
}
