import { messageOr } from '../../src/protocol/message.ts';
import { type PreviewSequence, previewSequence } from '../../src/protocol/preview.ts';

/**
 * The sequence that a figure carries. Anybody may write a page, so `null` for data that is none of
 * ours.
 */
export function readSequence(text: string): PreviewSequence | null {
  try {
    return messageOr(previewSequence, JSON.parse(text), null);
  } catch {
    return null;
  }
}
