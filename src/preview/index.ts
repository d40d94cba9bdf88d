/** Boards in rendered Markdown, for the editor's preview, notebooks and tests. */
export { AuthorPage } from './author-page.ts';
export type { FigurePictures } from './entry.ts';
export { foundIn } from './found.ts';
export { elementsIn, textOf } from './html.ts';
export { type PageFence, type PageLimits, PageRenderer } from './page.ts';
export { foundPlugin, gobanPlugin, kindOf } from './plugin.ts';
