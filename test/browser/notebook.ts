/** A notebook with one cell, for the renderer of notebooks: it renders the cell and tells what it is told. */
import MarkdownIt from 'markdown-it';
import { activate } from '../../webview/preview/notebook.ts';

declare global {
  /** Tells the renderer something, as the extension does. */
  var tellNotebook: (message: unknown) => void;
}

const TEXT =
  '```goban\n. X O .\nX . X O\n. X O .\nedges: all\nrules: basic\nmoves: W b2 B c2\nexpect: move 2 forbidden\n```\n';

const md = new MarkdownIt({ html: true });
await activate({
  getRenderer: async () => ({ extendMarkdownIt: (extend) => extend(md) }),
  onDidReceiveMessage: (listener) => (globalThis.tellNotebook = listener),
});
const cell = document.createElement('div');
cell.id = 'cell';
cell.attachShadow({ mode: 'open' }).innerHTML = md.render(TEXT, { outputItem: { id: 'cell' } });
document.body.append(cell);
