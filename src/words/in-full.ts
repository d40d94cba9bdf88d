import { english } from './en/index.ts';
import { speak } from './say.ts';

/**
 * Speaks all sentences, in parts of a small build that are loaded later: the rest of it has only
 * those of `en/reading.ts`.
 */
export function speakInFull(): void {
  speak(english);
}
