/**
 * What an author does on the board of a goban entry, as an edit of the text that is read again
 * before it is given.
 */
export { colorOf, isPlayed, objection, refusalOf, type WriteRequest } from './refusal.ts';
export { answer, refuse } from './reply.ts';
export { writeEntry } from './write.ts';
