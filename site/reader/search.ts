/** The search of the documents: the index is loaded when a reader first wants it. */
import MiniSearch from 'minisearch';
import { excerpt, SEARCH } from './search-options.mjs';

const MOST = 12;
/** Letters of the text that are shown of a part of a page. */
const EXCERPT = 130;
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
  const items = found.map(({ id, title, page, text, terms }) => {
    const link = document.createElement('a');
    link.href = top + String(id);
    link.textContent = title === page ? String(title) : `${page}: ${title}`;
    const item = document.createElement('li');
    const lines = excerpt(String(text), EXCERPT, terms);
    if (lines !== '') link.append(withMarks(lines, terms));
    item.append(link);
    return item;
  });
  const none = document.createElement('li');
  none.textContent = document.body.dataset.nothing ?? '';
  list.replaceChildren(...(items.length > 0 || query === '' ? items : [none]));
  list.hidden = query === '';
}

/** An excerpt in which the words that were found are marked. */
function withMarks(text: string, terms: readonly string[]): HTMLElement {
  const line = document.createElement('small');
  const longest = [...terms].sort((a, b) => b.length - a.length);
  const escaped = longest.map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  for (const part of text.split(new RegExp(`(${escaped.join('|')})`, 'iu'))) {
    const isFound = terms.some((term) => term.toLowerCase() === part.toLowerCase());
    const node = document.createElement(isFound ? 'mark' : 'span');
    node.textContent = part;
    line.append(node);
  }
  return line;
}

input.addEventListener('focus', () => void load());
input.addEventListener('input', () => void show());
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
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

// What is wider than the page is scrolled by keys, too, in browsers that do not see to it themselves.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});
for (const node of document.querySelectorAll('main :is(pre, table)')) wide.observe(node);
