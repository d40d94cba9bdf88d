/** The table of rules: what each rule says of each move of the entry at the cursor. */
import type { LSPClient } from '@codemirror/lsp-client';
import { type BoardSession, TableSession } from '../../src/board/index.ts';
import type { FromCompare, ToCompare } from '../../src/protocol/compare.ts';
import { asking } from './board.ts';
import type { Editor } from './editor.ts';
import { words } from './languages.ts';
import { Pane } from './pane.ts';

export class Rules {
  readonly pane = new Pane<FromCompare, ToCompare>('rules', words('playground.table'), (message) =>
    this.session.receive(message),
  );
  readonly session: TableSession;

  constructor(client: LSPClient, editor: Editor, board: BoardSession, say: (message: string) => void) {
    const warn = (problem: unknown) => console.error(problem);
    this.session = new TableSession(
      {
        ask: asking(client),
        say: words,
        post: (message) => this.pane.post(message),
        changed: () => undefined,
        isVisible: () => true,
        animate: (_, entry, move) => void board.show({ entry }, move).catch(warn),
        prove: (_, entry, move, rule) => void board.prove({ entry }, { move, rule }).catch(warn),
        copy: async (text) => {
          await navigator.clipboard.writeText(text);
          say(words('table.copied'));
        },
        warn,
      },
      editor.uri,
      true,
    );
    this.session.turn(editor.uri, editor.cursor);
  }
}
