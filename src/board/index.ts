/** Boards and tables beside a text, without the program that they run in: the door of the room. */
export { beginningAt } from './beginning.ts';
export { editBranch } from './branches.ts';
export { coalesced } from './coalesce.ts';
export { fenceAround } from './fences.ts';
export type { MovedText } from './moved.ts';
export type { Ask, BoardHost, EditorText, Texts } from './ports.ts';
export { BoardSession } from './session.ts';
export { type CurrentNode, type Place, type PlayerState, tabNamed } from './state.ts';
