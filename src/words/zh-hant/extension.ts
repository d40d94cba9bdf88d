/** Traditional Chinese, what the extension says itself. */
import type { ExtensionWords } from '../extension.ts';

export const extension = {} satisfies Partial<ExtensionWords>;
