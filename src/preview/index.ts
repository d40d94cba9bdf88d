/** Boards in rendered Markdown: pure, so alike in the editor's preview, in notebooks and in tests. */
export { type PageFence, type PageLimits, PageRenderer } from './page.ts';
export { gobanPlugin, kindOf } from './plugin.ts';
