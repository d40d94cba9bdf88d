/**
 * The list of examples that a search finds: boards as they are found, progress, and a way to stop.
 */
import type { FromFind, KeptFind, ToFind } from '../../src/protocol/find.ts';
import { button, html } from '../ui/dom.ts';
import { tellErrors } from '../ui/errors.ts';
import { keepFocusedElement } from '../ui/focus.ts';
import '../ui/base.css';
import '../ui/beside-picture.css';
import './find.css';

keepFocusedElement();
const vscode = acquireVsCodeApi();
const send = (message: FromFind) => vscode.postMessage(message);

const title = html('h1');
const status = html('p', { class: 'status', role: 'status' });
const bar = html('progress', { max: '1', 'aria-labelledby': 'title' });
const stop = button({ class: 'stop' });
const again = button({ class: 'again', hidden: '' });
const list = html('ol', { 'aria-labelledby': 'title' });
title.id = 'title';
(document.getElementById('koban') ?? document.body).replaceChildren(
  html('main', {}, [html('header', {}, [title, status, bar, stop, again]), list]),
);
stop.addEventListener('click', () => send({ type: 'stop' }));
again.addEventListener('click', () => send({ type: 'again' }));

let labels: Extract<ToFind, { type: 'search' }> | null = null;
let state: Extract<ToFind, { type: 'progress' }> | null = null;
let shown: Extract<ToFind, { type: 'example' }>[] = [];

/** What a reloaded window shows again. */
function keep(): void {
  if (!labels || !state) return;
  const { title, quest, uri } = labels;
  const { status, running, again } = state;
  vscode.setState({ title, quest, uri, status, running, again, examples: shown } satisfies KeptFind);
}

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

function add(example: Extract<ToFind, { type: 'example' }>): void {
  const { title, text, picture, alt } = example;
  shown.push(example);
  keep();
  const number = list.children.length;
  // The board is in the picture; what is left are its moves and claims.
  const lines = text.split('\n').filter((line) => /^(?:moves|expect):/.test(line));
  const use = button(
    { class: 'example' },
    [
      html('img', { src: `data:image/svg+xml,${encodeURIComponent(picture)}`, alt }),
      html('span', { class: 'words' }, [
        html('strong', {}, [title]),
        ...lines.map((line) => html('code', {}, [line])),
        html('span', { class: 'hint' }, [labels?.insert ?? '']),
      ]),
    ],
    () => send({ type: 'insert', example: number }),
  );
  const open = button({ class: 'open' }, [labels?.open ?? ''], () => send({ type: 'open', example: number }));
  list.append(html('li', {}, [use, open]));
  // A reader who waits for the first example can use it at once.
  if (number === 0 && document.activeElement === document.body) use.focus({ preventScroll: true });
}

window.addEventListener('message', ({ data: message }: MessageEvent<ToFind>) => {
  switch (message.type) {
    case 'search':
      labels = message;
      title.textContent = message.title;
      stop.textContent = message.stop;
      again.textContent = message.again;
      shown = [];
      list.replaceChildren();
      return;
    case 'progress': {
      const isNew = state?.running !== message.running;
      state = message;
      if (isNew) keep();
      status.textContent = message.status;
      bar.value = message.share;
      for (const part of [bar, stop]) part.hidden = !message.running;
      again.hidden = !message.again;
      return;
    }
    case 'example':
      return add(message);
  }
});
tellErrors((message) => send({ type: 'error', message }));

send({ type: 'ready' });
