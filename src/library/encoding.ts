/** The encoding that a record names, for what has the bytes. */
export { sgfEncoding } from '../notation/sgf/index.ts';
