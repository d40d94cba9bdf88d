/**
 * The playground: an editor over the language server, a board and a table of rules, all in this
 * page.
 */
import triple from '../../examples/triple-ko.goban';
import { LANGUAGES } from '../../src/words/playground.ts';
import { Board } from './board.ts';
import { diagnosing } from './diagnostics.ts';
import { byBoard, Editor } from './editor.ts';
import { type OpenedFile, openFile, readFile, saveFile } from './files.ts';
import { choose, language, loadWords, words } from './languages.ts';
import { Rules } from './rules.ts';
import { startServer } from './server.ts';
import { fromFragment, isShared, type SharedText, toFragment } from './share.ts';
import { type Colors, chosenColors, followTheme } from './theme.ts';

const DRAFT = 'koban.draft';
/** Programs that pass links on cut them from about here, in characters. */
const LONG_LINK = 8000;
const STARTS: Readonly<Record<string, string>> = { '.goban': '', '.md': '# \n\n```goban\n```\n', '.sgf': '' };

const find = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;

/** What the reader hears of what was done. */
function say(message: string): void {
  find('status').textContent = message;
}

/**
 * The text that the page begins with: the one of the link, else the one that was open here last,
 * else an example.
 */
async function first(): Promise<SharedText & { readonly problem?: string }> {
  const example = { name: 'triple-ko.goban', text: triple.slice(triple.indexOf('# ')) };
  if (isShared(location.hash)) {
    try {
      return await fromFragment(location.hash);
    } catch {
      return { ...example, problem: words('playground.damaged') };
    }
  }
  const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? localStorage.getItem(DRAFT) ?? 'null');
  const [name, text] = Array.isArray(draft) ? draft : [];
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : example;
}

function label(): void {
  document.title = words('playground.name');
  document.documentElement.lang =
    { 'zh-hans': 'zh-Hans', 'zh-hant': 'zh-Hant' }[language as string] ?? language;
  const said = {
    documents: words('playground.documents'),
    open: words('playground.open'),
    save: words('playground.save'),
    share: words('playground.share'),
    table: words('playground.table'),
  };
  for (const [id, text] of Object.entries(said)) find(id).textContent = text;
  find('title').textContent = words('playground.name');
  const labels = {
    name: words('playground.file'),
    examples: words('playground.examples'),
    language: words('playground.language'),
    colors: words('playground.colors'),
  };
  for (const [id, text] of Object.entries(labels)) find(id).setAttribute('aria-label', text);
}

function options(
  select: HTMLSelectElement,
  choices: Readonly<Record<string, string>>,
  chosen?: string,
): void {
  for (const [value, text] of Object.entries(choices))
    select.add(new Option(text, value, false, value === chosen));
}

async function begin(): Promise<void> {
  followTheme();
  await loadWords();
  label();
  const { name, text, problem } = await first();
  let handle: FileSystemFileHandle | null = null;
  let rules: Rules | undefined;
  const field = find<HTMLInputElement>('name');

  const client = startServer([diagnosing], (uri) => {
    if (uri !== editor.uri) return;
    board.refresh();
    rules?.refresh();
  });
  const editor: Editor = new Editor(
    find('editor'),
    client,
    ({ docChanged, selectionSet, changes, transactions, startState }) => {
      // Another text is another state, which the board hears of when it is there.
      if (docChanged) {
        board.edited(changes);
        rules?.edited(changes);
        keep();
        if (location.hash) history.replaceState(null, '', location.pathname);
      }
      if (transactions.some((one) => one.annotation(byBoard))) return;
      if (!docChanged && !selectionSet) return;
      const { cursor } = editor;
      // Who types means what stands before the cursor, not what begins behind it.
      const place =
        docChanged && cursor > 0 && startState.doc.length < editor.view.state.doc.length
          ? cursor - 1
          : cursor;
      board.follow(place);
      rules?.follow(place);
    },
  );
  const board = new Board(client, editor);
  find('board').append(board.pane.frame);

  function keep(): void {
    const draft = JSON.stringify([field.value, editor.text]);
    sessionStorage.setItem(DRAFT, draft);
    localStorage.setItem(DRAFT, draft);
  }
  function open(file: SharedText & Partial<OpenedFile>): void {
    handle = file.handle ?? null;
    field.value = file.name;
    editor.open(file.name, file.text);
    board.turn();
    rules?.follow(0);
    rules?.refresh();
  }
  /** What fails is said; the file that could not be read stays as it was. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      console.error(failure);
      say(words('text.not-opened', { name: field.value }));
    }
  }
  function take(file: OpenedFile | null): void {
    if (!file) return;
    open(file);
    keep();
    say('');
    editor.view.focus();
  }

  find('open').addEventListener('click', () => void attempt(async () => take(await openFile())));
  find('save').addEventListener(
    'click',
    () =>
      void attempt(async () => {
        const saved = await saveFile(field.value, editor.text, handle);
        if (saved === null) return;
        if (saved !== 'download') handle = saved;
        if (handle && handle.name !== field.value) field.value = handle.name;
        say(words('playground.saved', { name: field.value }));
      }),
  );
  find('share').addEventListener(
    'click',
    () =>
      void attempt(async () => {
        history.replaceState(null, '', await toFragment({ name: field.value, text: editor.text }));
        const copied = await navigator.clipboard.writeText(location.href).then(
          () => true,
          () => false,
        );
        const { length } = location.href;
        const isLong =
          length > LONG_LINK ? ` ${words('playground.shared-long', { characters: length })}` : '';
        say(words(copied ? 'playground.shared' : 'playground.shared-here') + isLong);
      }),
  );
  find('table').addEventListener('click', () => {
    const room = find('rules');
    room.hidden = !room.hidden;
    find('table').setAttribute('aria-pressed', String(!room.hidden));
    if (!room.hidden && !rules) {
      rules = new Rules(client, editor, board, say);
      room.append(rules.pane.frame);
    }
  });
  field.addEventListener('change', () => open({ name: field.value, text: editor.text, handle }));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void attempt(async () => take(await readFile(file, null)));
  });
  window.addEventListener('hashchange', () => {
    if (isShared(location.hash)) void attempt(async () => open(await fromFragment(location.hash)));
  });

  const examples = find<HTMLSelectElement>('examples');
  examples.addEventListener(
    'change',
    () =>
      void attempt(async () => {
        const { value } = examples;
        examples.selectedIndex = 0;
        const start = STARTS[value];
        const text = start ?? (await (await fetch(`examples/${value}`)).text());
        take({ name: start === undefined ? value : `untitled${value}`, text, handle: null });
      }),
  );
  const languages = find<HTMLSelectElement>('language');
  options(languages, LANGUAGES, language);
  languages.addEventListener('change', () => {
    choose(languages.value);
    keep();
    location.reload();
  });
  options(
    find('colors'),
    {
      system: words('playground.colors-system'),
      light: words('playground.colors-light'),
      dark: words('playground.colors-dark'),
    } satisfies Record<Colors, string>,
    chosenColors(),
  );

  open({ name, text });
  if (problem) say(problem);
  await listExamples(examples);
}

/** New texts, and the pages of the gallery. */
async function listExamples(select: HTMLSelectElement): Promise<void> {
  options(select, { '': words('playground.examples') });
  for (const ending of Object.keys(STARTS))
    options(select, { [ending]: words('playground.new', { ending }) });
  options(select, (await (await fetch('examples.json')).json()) as Record<string, string>);
}

begin().catch((problem: unknown) => {
  console.error(problem);
  say(words('playground.failed'));
});
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('offline.js');
