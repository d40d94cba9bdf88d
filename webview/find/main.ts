/**
 * The list of examples that a search finds: boards as they are found, progress, and a way to stop.
 */
import type { FromFind, ToFind } from '../../src/protocol/find.ts';
import { button, html } from '../ui/dom.ts';
import '../ui/base.css';
import './find.css';

const vscode = acquireVsCodeApi();
const send = (message: FromFind) => vscode.postMessage(message);

const title = html('h1');
const status = html('p', { class: 'status', role: 'status' });
const bar = html('progress', { max: '1', 'aria-labelledby': 'title' });
const stop = button({ class: 'stop' });
const list = html('ol', { 'aria-labelledby': 'title' });
title.id = 'title';
(document.getElementById('koban') ?? document.body).replaceChildren(
  html('main', {}, [html('header', {}, [title, status, bar, stop]), list]),
);
stop.addEventListener('click', () => send({ type: 'stop' }));

let labels: Extract<ToFind, { type: 'search' }> | null = null;

const examples = () => [...list.querySelectorAll<HTMLButtonElement>('.example')];

// Arrows go from one example to the next, as in any list.
list.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const all = examples();
  const at = all.findIndex((one) => one.parentElement?.contains(document.activeElement));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
});

function add({ title, text, picture, alt }: Extract<ToFind, { type: 'example' }>): void {
  const number = list.children.length;
  // The board is in the picture; what is left are its moves and claims.
  const lines = text.split('\n').filter((line) => /^(?:moves|expect):/.test(line));
  const use = button({ class: 'example' }, [
    html('img', { src: `data:image/svg+xml,${encodeURIComponent(picture)}`, alt }),
    html('span', { class: 'words' }, [
      html('strong', {}, [title]),
      ...lines.map((line) => html('code', {}, [line])),
      html('span', { class: 'hint' }, [labels?.insert ?? '']),
    ]),
  ]);
  use.addEventListener('click', () => send({ type: 'insert', example: number }));
  const open = button({ class: 'open' }, [labels?.open ?? '']);
  open.addEventListener('click', () => send({ type: 'open', example: number }));
  list.append(html('li', {}, [use, open]));
  // Who waits for the first example can use it at once.
  if (number === 0 && document.activeElement === document.body) use.focus({ preventScroll: true });
}

window.addEventListener('message', ({ data: message }: MessageEvent<ToFind>) => {
  switch (message.type) {
    case 'search':
      labels = message;
      title.textContent = message.title;
      stop.textContent = message.stop;
      list.replaceChildren();
      return;
    case 'progress':
      status.textContent = message.status;
      bar.value = message.share;
      for (const part of [bar, stop]) part.hidden = !message.running;
      return;
    case 'example':
      return add(message);
  }
});
window.addEventListener('error', ({ message }) => send({ type: 'error', message: String(message) }));

send({ type: 'ready' });
