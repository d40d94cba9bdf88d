import type { TextChange } from '../../document/index.ts';
import type { EntryId } from '../../protocol/entry-id.ts';
import type { WriteOffer, WriteReply } from '../../protocol/write.ts';
import { type Message, say } from '../../words/index.ts';
import type { LinkedEntries } from '../analysis/index.ts';

type WrittenEdit = Extract<WriteReply, { kind: 'edit' }>;
export type Refusal = Extract<WriteReply, { kind: 'refused' }>;

/** What is offered instead of what was refused. */
interface Offer extends Omit<WriteOffer, 'title'> {
  readonly title: Message;
}

export function refuse(code: string, why: Message, offers: readonly Offer[] = []): Refusal {
  const told = offers.map(({ title, action }) => ({ title: say(title), action }));
  return { kind: 'refused', code, message: say(why), offers: told };
}

export function answer(
  { document }: Pick<LinkedEntries, 'document'>,
  changes: readonly TextChange[],
  entry: EntryId,
  index: number,
  said: Message,
): WrittenEdit {
  const edits = changes.map(({ span, text }) => ({ start: span.start, end: span.end, text }));
  return { kind: 'edit', version: document.version, edits, entry, index, said: say(said) };
}
