/**
 * The table of verdicts in its webview: wires page, keys and the channel to the extension together.
 */
import { type FromCompare, type KeptTable, keptTable, toCompare } from '../../src/protocol/compare.ts';
import { messageOr, readMessage } from '../../src/protocol/message.ts';
import { keepFocusedElement } from '../ui/focus.ts';
import { speakOnPage } from '../ui/words.ts';
import { Page } from './page.ts';
import '../ui/base.css';
import './compare.css';
import './compact.css';
import './detail.css';

speakOnPage();
keepFocusedElement();
const vscode = acquireVsCodeApi();
const send = (message: FromCompare) => vscode.postMessage(message);

const page = new Page(
  document.getElementById('koban') ?? document.body,
  messageOr(keptTable, vscode.getState(), null),
  send,
  (kept: KeptTable) => vscode.setState(kept),
);

window.addEventListener('message', ({ data }) => {
  const message = readMessage(toCompare, data);
  if (typeof message === 'string') {
    send({ type: 'error', message });
    return;
  }
  switch (message.type) {
    case 'gone':
      return void page.gone(message.message);
    case 'comparison':
      return void page.show(message.comparison);
  }
});
window.addEventListener('error', ({ message }) => send({ type: 'error', message: String(message) }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  send({ type: 'error', message: String(reason) }),
);

send({ type: 'ready' });
