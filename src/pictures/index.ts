/** Pictures to take away: from a sequence to the bytes of a file. Pure and deterministic. */
export { markdownImage } from '../render/index.ts';
export { FORMATS, type Format, formatOf, pictureSteps, writePicture } from './formats.ts';
export type { Steps } from './moving.ts';
export { FileNames, fileName } from './names.ts';
export { CELLS, DELAY, PAGES, type PictureOptions } from './options.ts';
export { frameAt, ownStart } from './sequence.ts';
export { writeWhole, writingWhole } from './write-whole.ts';
