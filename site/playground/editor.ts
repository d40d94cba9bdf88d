/** The editor of the text: CodeMirror with what the language server says of it. */
import { completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import {
  formatKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  type LSPClient,
  renameKeymap,
  serverCompletion,
} from '@codemirror/lsp-client';
import { Annotation, EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { notationOf } from './files.ts';
import { words } from './languages.ts';
import { LOOK } from './look.ts';
import { marked } from './mark.ts';
import { verdictsInGutter } from './signs.ts';
import { FORCED_COLORS } from './theme.ts';
import { colored } from './tokens.ts';

/** An edit or a selection that the board made: the cursor does not lead then. */
export const byBoard = Annotation.define<true>();

let texts = 0;

export class Editor {
  readonly view: EditorView;
  /**
   * Each text that is opened has an address of its own, by which the server and the board know it.
   */
  uri = '';

  constructor(
    parent: HTMLElement,
    private readonly client: LSPClient,
    private readonly updated: (update: ViewUpdate) => void,
  ) {
    // In a shadow tree CodeMirror keeps its styles in sheets of their own, so the policy of the
    // page needs no exception.
    const root = parent.attachShadow({ mode: 'open' });
    this.view = new EditorView({ root, parent: root });
  }

  /** Shows another text; its history begins again. */
  open(name: string, text: string): void {
    this.uri = `file:///${++texts}/${encodeURIComponent(name)}`;
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions(name) }));
  }

  /** Puts the cursor at a place, without the board following it. */
  goTo(offset: number): void {
    if (offset === this.cursor || offset > this.view.state.doc.length) return;
    const at = EditorSelection.cursor(offset);
    this.view.dispatch({
      selection: at,
      annotations: byBoard.of(true),
      effects: EditorView.scrollIntoView(at, { y: 'nearest', yMargin: 40 }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  get cursor(): number {
    return this.view.state.selection.main.head;
  }

  /** The version of the text that the server knows, brought up to now. */
  sync(): number {
    this.client.sync();
    return this.client.workspace.getFile(this.uri)?.version ?? 0;
  }

  private extensions(name: string): Extension {
    const { client, uri } = this;
    return [
      lineNumbers(),
      highlightSpecialChars(),
      history(),
      // Where the system chooses all colors, letters cover what is drawn behind them.
      matchMedia(FORCED_COLORS).matches ? [] : drawSelection(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      keymap.of([
        ...completionKeymap,
        ...lintKeymap,
        ...renameKeymap,
        ...jumpToDefinitionKeymap,
        ...formatKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      client.plugin(uri, notationOf(name)),
      serverCompletion({ override: true }),
      hoverTooltips(),
      lintGutter(),
      verdictsInGutter,
      colored,
      // Outside of squiggles, which its color would cover.
      Prec.lowest(marked),
      LOOK,
      EditorView.contentAttributes.of({ 'aria-label': words('playground.text') }),
      EditorState.phrases.of({
        Completions: words('playground.completions'),
        'New name': words('playground.new-name'),
        rename: words('playground.rename'),
        close: words('playground.close'),
        Diagnostics: words('playground.problems'),
        'No diagnostics': words('playground.no-problems'),
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) client.sync();
        this.updated(update);
      }),
    ];
  }
}
