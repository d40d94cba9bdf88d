/**
 * What an author does on the board becomes an edit of the text, made through the editor, so that
 * undo and redo are its own.
 */

import * as vscode from 'vscode';
import type { MoveTree } from '../../protocol/move-tree.ts';
import { sameData } from '../../protocol/patch.ts';
import type { Sequence } from '../../protocol/player.ts';
import type { FromPlayer, Note, ToPlayer, WriteWish } from '../../protocol/player-messages.ts';
import type { WriteParams } from '../../protocol/write.ts';
import type { Server } from '../server.ts';
import { words } from '../words.ts';
import { begin } from './beginning.ts';
import { editBranch } from './branches.ts';
import { coalesced } from './coalesce.ts';
import { make, note, type Shown, shown } from './edits.ts';
import type { Place } from './state.ts';

/** What the author does on the board. */
type BoardWish = Extract<
  FromPlayer,
  { type: 'write' | 'begin' | 'undo' | 'redo' | 'returned' | 'moves' | 'node' | 'branch' }
>;

/** What a board shows of which text. */
interface ShownBoard {
  readonly uri: vscode.Uri;
  readonly sequence: Sequence | undefined;
  /** The rule that was chosen on the board. */
  readonly rule: string | undefined;
  /** The place of the shown line. */
  readonly line: Place;
  /** The place of the text that the board looks at, where it is no entry. */
  readonly offset: number | undefined;
}

interface BoardHandlers {
  now(): ShownBoard;
  show(place: Place, index?: number): Promise<void>;
  tell(message: Extract<ToPlayer, { type: 'note' | 'tree' | 'focus' }>): void;
}

/**
 * Makes what is done on one board an edit, one after the other, so that each sees what the one
 * before has written.
 */
export class BoardWriter {
  private last: Promise<unknown> = Promise.resolve();
  /** Whether the page shows the whole tree, and what it has of it. */
  private hasTree = false;
  private tree: MoveTree | null = null;

  constructor(
    private readonly server: Server,
    private readonly panel: vscode.WebviewPanel,
    /** The board is the editor of its text. */
    private readonly editor: boolean,
    private readonly board: BoardHandlers,
  ) {}

  /** Sends the tree of what is shown now, if the page shows it and has another one. */
  readonly grow = coalesced(async () => {
    const { uri, sequence } = this.board.now();
    if (!this.hasTree || !sequence) return;
    const tree = await this.server.moveTree({ uri: uri.toString(), entry: sequence.entry });
    if (!tree || sameData(tree, this.tree)) return;
    this.tree = tree;
    this.board.tell({ type: 'tree', tree });
  });

  write(wish: BoardWish): Promise<void> {
    const done = this.last.then(() => this.writeNow(wish));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async writeNow(wish: BoardWish): Promise<void> {
    const { uri, sequence, rule, line, offset } = this.board.now();
    if (wish.type === 'begin') return begin(uri, wish.size, offset);
    // A text that loses the keys gives up the lenses that it has begun to ask for.
    if (wish.type === 'returned') return this.server.refreshLenses(uri);
    if (wish.type === 'moves') {
      this.hasTree = wish.shown;
      this.tree = null;
      return this.grow();
    }
    if (wish.type === 'node' || wish.type === 'branch') {
      if (wish.uri !== uri.toString()) return;
      if (wish.type === 'node') return this.board.show({ offset: wish.offset });
      const { note, show } = await editBranch(this.server, wish);
      if (show) await this.board.show(show.place, show.index);
      if (note) this.board.tell(note);
      return;
    }
    if (wish.type !== 'write') {
      const { panel } = this;
      // The editor of the text is this one, in front; elsewhere the keys have to go to the text
      // first.
      if (this.editor) return inFront(panel, () => void vscode.commands.executeCommand(wish.type));
      try {
        await takeBack(uri, wish.type);
      } finally {
        inFront(panel, () => this.board.tell({ type: 'focus' }));
      }
      return;
    }
    if (!sequence || sequence.proof || wish.uri !== uri.toString() || wish.entry !== sequence.entry) return;
    const document = await vscode.workspace.openTextDocument(uri);
    const where = { ...line, ...(rule !== undefined && { rule }) };
    const { note, show } = await fulfil(this.server, document, sequence, where, wish);
    // The author of a comment may have gone on meanwhile.
    if (show && wish.action.kind !== 'comment') {
      // The entry that was clicked on is found again by its place, which edits have moved along.
      const here = 'entry' in show.place && show.place.entry === sequence.entry;
      await this.board.show(here ? this.board.now().line : show.place, show.index);
    }
    if (note) this.board.tell(note);
  }
}

/** Asks the server and makes the edit. `seen` is the sequence that the author clicked on. */
async function fulfil(
  server: Server,
  document: vscode.TextDocument,
  seen: Sequence,
  where: Pick<WriteParams, 'entry' | 'offset' | 'rule'>,
  wish: WriteWish,
): Promise<{ readonly note?: Note; readonly show?: Shown }> {
  const uri = document.uri.toString();
  const { index, action } = wish;
  let { version } = wish;
  // An edit that is not of the text as it is now is asked for again, and made only if the author
  // still sees what they clicked on.
  for (let time = 0; time < 3; time++) {
    const asked = document.version;
    const reply = await server.write({ uri, ...where, version, index, action });
    if (reply === null) return { note: note(words('text.no-diagram')) };
    if (reply.kind === 'refused') return { note: { ...note(reply.message, reply.offers), version: asked } };
    if (reply.kind === 'go') return { show: shown(reply) };
    if (reply.kind === 'edit' && reply.version === document.version) {
      if (!(await make(document, reply))) return { note: note(words('text.unchanged')) };
      return {
        note: {
          ...note(reply.said),
          written: true,
          ...(action.kind === 'comment' && { comment: action.text }),
        },
        show: shown(reply),
      };
    }
    const now = (await server.sequence({ uri, ...where }))?.sequence;
    if (!now || !sameBoard(seen, now, index)) return { note: note(words('text.changed')) };
    version = now.version;
  }
  return { note: note(words('text.changed')) };
}

function sameBoard(a: Sequence, b: Sequence, index: number): boolean {
  const what = (sequence: Sequence) =>
    JSON.stringify([
      sequence.shape,
      sequence.frames.slice(0, index + 2).map(({ rows, move }) => [rows, move?.at, move?.color]),
    ]);
  return what(a) === what(b);
}

/**
 * Acts once the board is in front, where the editor undoes and keys go. When a key is pressed on a
 * page that has just come to the front, the extension may learn of that later.
 */
function inFront(panel: vscode.WebviewPanel, act: () => void): void {
  if (panel.active) {
    act();
    return;
  }
  const waiting = panel.onDidChangeViewState(() => {
    if (!panel.active) return;
    waiting.dispose();
    act();
  });
  panel.onDidDispose(() => waiting.dispose());
  // In its own column: in that of whatever is active now there may be another board of the same
  // text.
  panel.reveal(panel.viewColumn, false);
}

/** The editor undoes where the keys go, so they go to the text for a moment. */
async function takeBack(uri: vscode.Uri, what: 'undo' | 'redo'): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const shownIn = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  await vscode.window.showTextDocument(document, {
    viewColumn: shownIn?.viewColumn ?? vscode.ViewColumn.One,
  });
  await vscode.commands.executeCommand(what);
}
