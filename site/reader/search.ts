/** The search of the documents: the index is loaded when a reader first wants it. */
import MiniSearch from 'minisearch';
import { SEARCH } from './search-options.mjs';

const MOST = 12;
const input = document.getElementById('search') as HTMLInputElement;
const list = document.getElementById('found') as HTMLUListElement;
const top = document.body.dataset.top ?? '';

let index: Promise<MiniSearch> | undefined;
function load(): Promise<MiniSearch> {
  index ??= fetch(`${top}search.json`)
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON(text, SEARCH));
  return index;
}

async function show(): Promise<void> {
  const query = input.value.trim();
  const found = query === '' ? [] : (await load()).search(query).slice(0, MOST);
  // What was typed meanwhile has an answer of its own.
  if (query !== input.value.trim()) return;
  const items = found.map(({ id, title, page }) => {
    const link = document.createElement('a');
    link.href = top + String(id);
    link.textContent = title === page ? String(title) : `${page}: ${title}`;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  const none = document.createElement('li');
  none.textContent = 'Nothing was found.';
  list.replaceChildren(...(items.length > 0 || query === '' ? items : [none]));
  list.hidden = query === '';
}

input.addEventListener('focus', () => void load());
input.addEventListener('input', () => void show());
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape' && !list.hidden) {
    input.value = '';
    list.hidden = true;
    input.focus();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...list.querySelectorAll('a')];
  if (list.hidden || links.length === 0) return;
  const at =
    links.indexOf(document.activeElement as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  (links[at] ?? input).focus();
});
