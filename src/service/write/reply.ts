import type { TextChange } from '../../document/index.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import type { WriteOffer, WriteReply } from '../../protocol/write.ts';
import type { LinkedEntries } from '../analysis/index.ts';

type WrittenEdit = Extract<WriteReply, { kind: 'edit' }>;

export function refuse(code: string, message: string, offers: readonly WriteOffer[] = []): WriteReply {
  return { kind: 'refused', code, message, offers };
}

export function answer(
  { document }: Pick<LinkedEntries, 'document'>,
  changes: readonly TextChange[],
  entry: EntryId,
  index: number,
  said: string,
): WrittenEdit {
  const edits = changes.map(({ span, text }) => ({ start: span.start, end: span.end, text }));
  return { kind: 'edit', version: document.version, edits, entry, index, said };
}
