import type { TextChange } from '../document/types.ts';
import type { WriteOffer, WriteReply } from '../protocol/write.ts';
import type { DocumentAnalysis } from './types.ts';

export function refuse(code: string, message: string, offers: readonly WriteOffer[] = []): WriteReply {
  return { kind: 'refused', code, message, offers };
}

export function answer(
  document: DocumentAnalysis,
  changes: readonly TextChange[],
  entry: number,
  index: number,
  said: string,
): WriteReply {
  const edits = changes.map(({ span, text }) => ({ start: span.start, end: span.end, text }));
  return { kind: 'edit', version: document.document.version, edits, entry, index, said };
}
