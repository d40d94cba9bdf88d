/**
 * What an author does on the board becomes an edit of the text, so that the editor can take it
 * back.
 */
import { redo, undo } from '@codemirror/commands';
import type { LSPClient } from '@codemirror/lsp-client';
import { EDIT_BRANCH, type EditBranchParams, type EditBranchReply } from '../../src/protocol/move-tree.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { FromPlayer, Note } from '../../src/protocol/player-messages.ts';
import type { SequenceParams } from '../../src/protocol/requests.ts';
import { WRITE, type WriteParams, type WriteReply } from '../../src/protocol/write.ts';
import { byBoard, type Editor } from './editor.ts';
import { notationOf } from './files.ts';
import { words } from './languages.ts';

type Wish = Extract<FromPlayer, { type: 'begin' | 'undo' | 'redo' | 'write' | 'branch' }>;
type Edit = Extract<WriteReply, { kind: 'edit' }>;

/** Where an entry is found: by its index, or as the one at an offset. */
export type Place = Pick<SequenceParams, 'entry' | 'offset'>;

interface WrittenBoard {
  now(): {
    readonly sequence: Sequence | undefined;
    readonly rule: string | undefined;
    readonly place: Place;
  };
  show(place: Place, index?: number): Promise<void>;
  tell(message: Note): void;
}

export class Writer {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly client: LSPClient,
    private readonly editor: Editor,
    private readonly board: WrittenBoard,
  ) {}

  /** One after the other, so that each sees what the one before has written. */
  write(wish: Wish): Promise<void> {
    const done = this.last.then(() => this.writeNow(wish));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async writeNow(wish: Wish): Promise<void> {
    const { view } = this.editor;
    switch (wish.type) {
      case 'undo':
        return void undo(view);
      case 'redo':
        return void redo(view);
      case 'begin':
        return this.begin(wish.size);
      case 'branch':
        return this.branch(wish);
      case 'write':
        return this.fulfil(wish);
    }
  }

  /** Writes a first board. */
  private async begin(size: number): Promise<void> {
    const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
    const drawn = edge + `|${' .'.repeat(size)} |\n`.repeat(size) + edge;
    const notation = notationOf(this.editor.uri);
    const text = {
      goban: drawn,
      markdown: `\`\`\`goban\n${drawn}\`\`\`\n`,
      sgf: `(;FF[4]GM[1]CA[UTF-8]AP[Koban]SZ[${size}])\n`,
    };
    this.editor.view.dispatch({
      changes: { from: 0, insert: text[notation] },
      annotations: byBoard.of(true),
    });
    await this.board.show({ offset: notation === 'markdown' ? '```goban\n'.length : 0 }, 0);
  }

  private async fulfil({
    uri,
    entry,
    version,
    index,
    action,
  }: Extract<Wish, { type: 'write' }>): Promise<void> {
    const { sequence, rule, place } = this.board.now();
    if (!sequence || sequence.proof || uri !== sequence.uri || entry !== sequence.entry) return;
    const params: WriteParams = {
      uri,
      ...place,
      ...(rule !== undefined && { rule }),
      version,
      index,
      action,
    };
    const reply = await this.client.request<WriteParams, WriteReply>(WRITE, params);
    const comment = action.kind === 'comment' ? { comment: action.text } : {};
    await this.make(reply, comment, action.kind !== 'comment');
  }

  private async branch({
    uri,
    version,
    offset,
    action,
    text,
  }: Extract<Wish, { type: 'branch' }>): Promise<void> {
    const at = { uri, version, offset };
    const ask = (params: EditBranchParams) =>
      this.client.request<EditBranchParams, EditBranchReply>(EDIT_BRANCH, params);
    if (action === 'copy' || action === 'cut') {
      const reply = await ask({ ...at, action: 'copy' });
      if (reply?.kind !== 'copied') return this.make(reply, {}, false);
      await navigator.clipboard.writeText(reply.text);
      if (action === 'copy') return this.tell(words('branch.copied'), { written: true });
    }
    const pasted = action === 'paste' ? { text: text ?? (await navigator.clipboard.readText()) } : {};
    const reply = await ask({ ...at, action: action === 'cut' ? 'delete' : action, ...pasted });
    if (reply?.kind !== 'copied') await this.make(reply, {}, true);
  }

  /** Makes the edit, if it is one of the text as it is now, and says what came of it. */
  private async make(reply: WriteReply, more: Partial<Note>, goes: boolean): Promise<void> {
    if (reply === null) return this.tell(words('text.no-diagram'));
    if (reply.kind === 'refused') return this.tell(reply.message, { offers: reply.offers });
    if (reply.kind === 'stale') return this.tell(words('text.changed'));
    if (reply.kind === 'edit') {
      if (reply.version !== this.editor.sync()) return this.tell(words('text.changed'));
      const changes = reply.edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }));
      this.editor.view.dispatch({ changes, annotations: byBoard.of(true), userEvent: 'input.board' });
    }
    if (goes) {
      const { sequence, place } = this.board.now();
      const isHere = reply.offset === undefined && reply.entry === sequence?.entry;
      const there = reply.offset === undefined ? { entry: reply.entry } : { offset: reply.offset };
      await this.board.show(isHere ? place : there, reply.index);
    }
    if (reply.kind === 'edit') this.tell((reply satisfies Edit).said, { ...more, written: true });
  }

  private tell(message: string, more: Partial<Note> = {}): void {
    this.board.tell({ type: 'note', message, offers: [], written: false, ...more });
  }
}
