/** What the extension says, in the language of the window. */
import { type ExtensionWords, english } from '../words/extension.ts';

/**
 * The language of the pages that the extension opens, as their files of sentences have it in their
 * names.
 */
export function language(): string {
  return 'en';
}

/** A sentence of the extension. */
export function words<C extends keyof ExtensionWords>(
  code: C,
  ...args: Parameters<ExtensionWords[C]>
): string {
  return (english[code] as (...args: unknown[]) => string)(...args);
}
