/** The table of verdicts in its webview: wires page, keys and the channel to the extension together. */
import type { FromCompare } from '../../src/protocol/compare.ts';
import { readMessage } from './messages.ts';
import { readSaved, type Saved } from './model.ts';
import { Page } from './page.ts';
import '../base.css';
import './compare.css';
import './detail.css';

const vscode = acquireVsCodeApi();
const send = (message: FromCompare) => vscode.postMessage(message);

const page = new Page(
  document.getElementById('koban') ?? document.body,
  readSaved(vscode.getState()),
  send,
  (saved: Saved) => vscode.setState(saved),
);

window.addEventListener('message', ({ data }) => {
  const message = readMessage(data);
  if (typeof message === 'string') send({ type: 'error', message });
  else if (message.type === 'gone') page.gone(message.message);
  else page.show(message.comparison);
});
window.addEventListener('error', ({ message }) => send({ type: 'error', message: String(message) }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  send({ type: 'error', message: String(reason) }),
);

send({ type: 'ready' });
