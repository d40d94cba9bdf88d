/**
 * The board beside the text: the extension's page of a board. It follows the text cursor, and the
 * cursor follows it.
 */
import { redo, undo } from '@codemirror/commands';
import type { LSPClient } from '@codemirror/lsp-client';
import type { ViewUpdate } from '@codemirror/view';
import { type Ask, BoardSession, type EditorText, type MovedText } from '../../src/board/index.ts';
import type { FromPlayer, ToPlayer } from '../../src/protocol/player-messages.ts';
import { byBoard, type Editor } from './editor.ts';
import { notationOf } from './files.ts';
import { words } from './languages.ts';
import { setMark } from './mark.ts';
import { Pane } from './pane.ts';

const SETTINGS = {
  type: 'settings',
  coordinates: 'western',
  look: 'wood',
  readonly: false,
  pinned: false,
} as const;

const LEGEND = 'koban-legend';

function asking(client: LSPClient): Ask {
  return (method, params) => client.request(method, params);
}

/** What an update has changed, in offsets of the text before it. */
export function changesOf({ changes }: ViewUpdate): MovedText[] {
  const moved: MovedText[] = [];
  changes.iterChanges((from, to, _, __, inserted) => {
    moved.push({ rangeOffset: from, rangeLength: to - from, text: inserted.toString() });
  });
  return moved;
}

export class Board {
  readonly pane = new Pane<FromPlayer, ToPlayer>('board', words('playground.board'), (message) =>
    this.session.receive(message),
  );
  readonly session: BoardSession;

  constructor(client: LSPClient, editor: Editor) {
    const text = textOf(editor);
    const { view } = editor;
    this.session = new BoardSession(
      {
        ask: asking(client),
        texts: {
          open: (uri) => (uri === editor.uri ? text : undefined),
          read: async () => text,
          clipboard: {
            read: () => navigator.clipboard.readText(),
            write: (copied) => navigator.clipboard.writeText(copied),
          },
        },
        say: words,
        post: (message) => this.pane.post(message),
        changed: () => undefined,
        ready: () => this.session.post({ ...SETTINGS, legend: localStorage.getItem(LEGEND) === null }),
        lead: ({ start }) => editor.goTo(start),
        mark: (move, version) =>
          view.dispatch({ effects: setMark.of(version === editor.sync() ? move : null) }),
        paint: async (sequence, index) => (await import('./picture.ts')).paint(sequence, index),
        type: async (text) => view.dispatch(view.state.replaceSelection(text)),
        revise: async (what) => void { undo, redo }[what](view),
        returned: async () => undefined,
        firstSteps: async () => void window.open('../docs/tutorials/first-page.html', '_blank', 'noopener'),
        open: async ({ line, uri }) => {
          if (uri === editor.uri)
            editor.goTo(view.state.doc.line(Math.min(line + 1, view.state.doc.lines)).from);
        },
        copy: (copied) => navigator.clipboard.writeText(copied),
        legendShown: () => localStorage.setItem(LEGEND, 'shown'),
        warn: (problem) => console.error(problem),
      },
      editor.uri,
      'page',
    );
  }
}

function textOf(editor: Editor): EditorText {
  return {
    get version() {
      return editor.sync();
    },
    get text() {
      return editor.text;
    },
    get notation() {
      return notationOf(editor.uri);
    },
    async edit(edits, version) {
      if (version !== editor.sync()) return 'stale';
      const changes = edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }));
      editor.view.dispatch({ changes, annotations: byBoard.of(true), userEvent: 'input.board' });
      return 'made';
    },
  };
}
