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

/** Whether there may be diagrams that are always read. */
export function mayHaveEntries(markdown: string): boolean {
  return FENCE.test(markdown) || DOLLARS.test(markdown);
}
