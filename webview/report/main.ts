/** The report card of a rule: whether games end, differences from others, who can force what. */
import type { CardRow, FromCard, KeptCard, ToCard } from '../../src/protocol/report.ts';
import { html } from '../ui/dom.ts';
import { tellErrors } from '../ui/errors.ts';
import { keepFocusedElement } from '../ui/focus.ts';
import '../ui/base.css';
import '../ui/beside-picture.css';
import './report.css';

keepFocusedElement();
const vscode = acquireVsCodeApi();
const send = (message: FromCard) => vscode.postMessage(message);

const title = html('h1', { id: 'title' });
const status = html('p', { class: 'status', role: 'status' });
const bar = html('progress', { max: '1', 'aria-labelledby': 'title' });
const games = html('section', {});
const differences = html('ol', { class: 'differences' });
const head = html('tr', {});
const body = html('tbody', {});
const heads = { games: html('h2', {}), differences: html('h2', {}), outcomes: html('h2', {}) };
(document.getElementById('koban') ?? document.body).replaceChildren(
  html('main', {}, [
    html('header', {}, [title, status, bar]),
    html('section', {}, [heads.games, games]),
    html('section', {}, [heads.differences, differences]),
    html('section', {}, [
      heads.outcomes,
      html('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-labelledby': 'title' }, [
        html('table', {}, [html('thead', {}, [head]), body]),
      ]),
    ]),
  ]),
);

let labels: Extract<ToCard, { type: 'card' }> | null = null;

/** Where each row stands. */
const shown = new Map<string, HTMLElement>();

const picture = ({ alt, picture: drawn }: CardRow) =>
  drawn === '' ? [] : [html('img', { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, alt })];

/** What was there when the text was saved. */
const mark = ({ before }: CardRow) =>
  before === null ? [] : [html('p', { class: 'changed' }, [`${labels?.changed ?? ''} ${before}`])];

function made(row: CardRow): HTMLElement {
  switch (row.part) {
    case 'games':
      return html('div', { class: 'row' }, [html('p', {}, [row.text]), ...mark(row)]);
    case 'differences':
      return html('li', { class: row.lines.length > 0 ? 'row' : 'row none' }, [
        ...picture(row),
        html('div', { class: 'words' }, [
          html('strong', {}, [row.name]),
          html('span', {}, [row.text]),
          ...row.lines.map((line) => html('code', {}, [line])),
          ...mark(row),
        ]),
      ]);
    case 'outcomes': {
      if (head.childElementCount === 0)
        head.append(
          html('th', { scope: 'col' }, [labels?.position ?? '']),
          ...row.cells.map(({ rule }) => html('th', { scope: 'col' }, [rule])),
        );
      const name = html('th', { scope: 'row' }, [
        ...picture(row),
        html('strong', {}, [row.name]),
        html('span', { class: 'hint' }, [row.text]),
      ]);
      const cells = row.cells.map(({ isSame, text }, i) =>
        html('td', { class: i === 0 ? 'own' : isSame ? 'same' : 'other' }, [
          text,
          ...(i === 0 ? mark(row) : []),
        ]),
      );
      return html('tr', { class: 'row' }, [name, ...cells]);
    }
  }
}

const places = { games, differences, outcomes: body };

function add(row: CardRow): void {
  const node = made(row);
  node.classList.toggle('is-changed', row.before !== null);
  const old = shown.get(row.key);
  if (old) old.replaceWith(node);
  else places[row.part].append(node);
  shown.set(row.key, node);
}

window.addEventListener('message', ({ data: message }: MessageEvent<ToCard>) => {
  switch (message.type) {
    case 'card': {
      labels = message;
      title.textContent = message.title;
      for (const part of ['games', 'differences', 'outcomes'] as const)
        heads[part].textContent = message.parts[part];
      shown.clear();
      for (const place of [...Object.values(places), head]) place.replaceChildren();
      vscode.setState({ uri: message.uri, offset: message.offset } satisfies KeptCard);
      return;
    }
    case 'progress':
      status.textContent = message.status;
      bar.value = message.share;
      bar.hidden = !message.isRunning;
      return;
    case 'rows':
      for (const row of message.rows) add(row);
  }
});
tellErrors((message) => send({ type: 'error', message }));

send({ type: 'ready' });
