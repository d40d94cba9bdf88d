/** Reads an entry and says its problems: `<koban-board>` loads this for a text that has one. */
export { parsing } from './parse.ts';
