/**
 * Traditional Chinese, as people in Taiwan write it. `npm run generate` makes its sentences of
 * those in Simplified, by the characters and terms of `from-simplified.json`. The conventions,
 * which `test/words/chinese.ts` holds them to, are those of `zh-hans`, but for these:
 *
 * * Quotation in 「 」, and within in 『 』.
 * * Terms are those of src/words/TERMS.md and of programs in Taiwan: 檔案, 游標, 預設.
 */
export { words } from './generated/index.ts';
