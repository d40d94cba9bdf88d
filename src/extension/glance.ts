/**
 * What a look at a Markdown text tells before there is a server to read it: rather too much than
 * too little, and in no more than linear time.
 */

/** Also one that is being typed, so that completion finishes it; `go` alone is another language. */
const FENCE = /(?:`{3}|~{3})[ \t]*(?:gob(?:an?)?|sgf?)(?![\w-])/i;

/**
 * `$$` at the beginning of a line, behind marks of quotes and comments or the tag of a forum: a
 * diagram as Sensei's Library has them.
 */
const DOLLARS = /^(?:[ \t>*#;%/!|-]|\[(?:go|diagram)\]){0,17}\$\$/im;

/** A game record as forums and players of pages embed it. */
const EMBED = /\[(?:sgf|go)\b|data-wgo|eidogo-player/i;

/** A line with three marks of a fence, behind what quotes and lists put before it. */
const MARKS = /^(?:[ \t>*+-]|\d{1,9}[.)])*(?:`{3}|~{3})/;

/** How many lines are looked at for the beginning of a fence. */
const MOST_LINES = 2000;

/**
 * Whether a line stands in an open fence of ours: the nearest line above with such marks begins
 * one.
 */
export function isInFence(lineAt: (line: number) => string, line: number): boolean {
  for (let i = line - 1; i >= 0 && i >= line - MOST_LINES; i--) {
    const text = lineAt(i);
    if (MARKS.test(text)) return FENCE.test(text);
  }
  return false;
}

/** Whether there may be diagrams that are always read. */
export function mayHaveEntries(text: string): boolean {
  return FENCE.test(text) || DOLLARS.test(text) || EMBED.test(text);
}
