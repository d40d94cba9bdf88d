/** Colors by meaning: the semantic tokens of the server. Without them the text has none. */
import { LSPPlugin } from '@codemirror/lsp-client';
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { TOKEN_TYPES } from '../../src/protocol/tokens.ts';

const TOKENS = 'textDocument/semanticTokens/full';
const looks = TOKEN_TYPES.map((type) => Decoration.mark({ class: `koban-${type}` }));
const setTokens = StateEffect.define<DecorationSet>();

const tokens = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, { changes, effects }) {
    for (const effect of effects) if (effect.is(setTokens)) return effect.value;
    return set.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const asking = ViewPlugin.fromClass(
  class {
    private running = false;
    private again = false;

    constructor(private readonly view: EditorView) {
      queueMicrotask(() => void this.ask());
    }

    update({ docChanged }: ViewUpdate): void {
      if (docChanged) queueMicrotask(() => void this.ask());
    }

    /** One request at a time; what is typed meanwhile is asked about after it. */
    private async ask(): Promise<void> {
      if (this.running) {
        this.again = true;
        return;
      }
      const plugin = LSPPlugin.get(this.view);
      if (!plugin) return;
      this.running = true;
      try {
        const { doc } = this.view.state;
        plugin.client.sync();
        const params = { textDocument: { uri: plugin.uri } };
        const answer = await plugin.client.request<object, { readonly data: readonly number[] } | null>(
          TOKENS,
          params,
        );
        if (answer && this.view.state.doc.eq(doc))
          this.view.dispatch({ effects: setTokens.of(placed(answer.data, this.view)) });
      } catch {
        // The text has changed meanwhile, and is asked about again.
      } finally {
        this.running = false;
        if (this.again) {
          this.again = false;
          void this.ask();
        }
      }
    }
  },
);

/**
 * Five numbers for each token: lines and letters from the one before it, length, type, modifiers.
 */
function placed(data: readonly number[], { state }: EditorView): DecorationSet {
  const ranges = [];
  let line = 1;
  let column = 0;
  for (let i = 0; i + 4 < data.length; i += 5) {
    const [lines = 0, letters = 0, length = 0, type = 0] = data.slice(i, i + 4);
    column = lines > 0 ? letters : column + letters;
    line += lines;
    if (line > state.doc.lines) break;
    const from = state.doc.line(line).from + column;
    const look = looks[type];
    if (look && length > 0 && from + length <= state.doc.length) ranges.push(look.range(from, from + length));
  }
  return Decoration.set(ranges, true);
}

export const colored = [tokens, asking];
