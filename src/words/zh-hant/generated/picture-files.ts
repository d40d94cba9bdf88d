/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { pictureFiles as english } from '../../en/picture-files.ts';
import type { Translated } from '../../message.ts';

/** The page that a picture is saved in. */
export const pictureFiles = {
  'page.language': () => 'zh-Hant',
  'page.untitled': () => '圍棋圖',
  'page.verdict': (a) => `${a.rule}：${a.verdict}`,
  'page.note': (a) => (/[.!?。！？]$/.test(a.note) ? a.note : `${a.note}。`),
} satisfies Translated<typeof english>;
