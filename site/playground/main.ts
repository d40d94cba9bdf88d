/**
 * The playground: an editor over the language server and a board beside it, all in this
 * page.
 */
import type { ViewUpdate } from '@codemirror/view';
import { Board, changesOf } from './board.ts';
import { find, label, listExamples, STARTS } from './controls.ts';
import { diagnosing } from './diagnostics.ts';
import { firstText, keepDraft } from './drafts.ts';
import { byBoard, Editor } from './editor.ts';
import { type OpenedFile, openFile, readFile, saveFile } from './files.ts';
import { choose, loadWords, words } from './languages.ts';
import { startServer } from './server.ts';
import { fromFragment, isShared, type SharedText, toFragment } from './share.ts';
import { followTheme } from './theme.ts';

/** Programs that pass links on cut them from about here, in characters. */
const LONG_LINK = 8000;

/** What the reader hears of what was done. */
function say(message: string): void {
  find('status').textContent = message;
}

class Playground {
  private readonly name = find<HTMLInputElement>('name');
  private readonly client = startServer([diagnosing], (uri) => {
    if (uri !== this.editor.uri) return;
    this.run(this.board.session.refresh());
  });
  private readonly editor = new Editor(find('editor'), this.client, (update) => this.updated(update));
  private readonly board = new Board(this.client, this.editor);
  /** Where saving writes to. */
  private handle: FileSystemFileHandle | null = null;

  constructor() {
    find('board').append(this.board.pane.frame);
    const on = (id: string, event: 'click' | 'change', act: () => Promise<void> | void) =>
      find(id).addEventListener(event, () => void this.attempt(act));
    on('open', 'click', async () => this.take(await openFile()));
    on('save', 'click', () => this.save());
    on('share', 'click', () => this.share());
    on('table', 'click', () => this.board.session.open('rules'));
    on('more', 'click', () => {
      const isWhole = find('more').parentElement?.classList.toggle('whole') ?? false;
      find('more').setAttribute('aria-expanded', String(isWhole));
    });
    on('name', 'change', () =>
      this.open({ name: this.name.value, text: this.editor.text, handle: this.handle }),
    );
    on('examples', 'change', () => this.example(find<HTMLSelectElement>('examples')));
    on('language', 'change', () => {
      choose(find<HTMLSelectElement>('language').value);
      this.keep();
      location.reload();
    });
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void this.attempt(async () => this.take(await readFile(file, null)));
    });
    window.addEventListener('hashchange', () => {
      if (isShared(location.hash))
        void this.attempt(async () => this.open(await fromFragment(location.hash)));
    });
  }

  open({ name, text, handle = null }: SharedText & Partial<OpenedFile>): void {
    this.handle = handle;
    this.name.value = name;
    this.editor.open(name, text);
    const { uri, cursor } = this.editor;
    this.board.session.turn(uri);
    this.run(this.board.session.follow(cursor));
  }

  /** The end says more than an empty beginning. */
  showLast(): void {
    this.run(this.board.session.show({ offset: this.editor.cursor }, Number.POSITIVE_INFINITY));
  }

  /** A text that takes the place of the one before. */
  private take(file: OpenedFile | null): void {
    if (!file) return;
    this.open(file);
    this.keep();
    say('');
    this.editor.view.focus();
  }

  private updated(update: ViewUpdate): void {
    const { docChanged, selectionSet, transactions } = update;
    if (docChanged) {
      const [version, changes] = [this.editor.sync(), changesOf(update)];
      const isRevised = transactions.some((one) => one.isUserEvent('undo') || one.isUserEvent('redo'));
      this.board.session.edited(version, changes, isRevised);
      this.keep();
      // The link was one of another text.
      if (location.hash) history.replaceState(null, '', location.pathname);
    }
    if (transactions.some((one) => one.annotation(byBoard)) || !(docChanged || selectionSet)) return;
    const { cursor } = this.editor;
    this.run(this.board.session.follow(cursor));
  }

  private run(work: Promise<void>): void {
    work.catch((problem: unknown) => console.error(problem));
  }

  private keep(): void {
    keepDraft({ name: this.name.value, text: this.editor.text });
  }

  /** What fails is said, and the text stays as it was. */
  private async attempt(act: () => Promise<void> | void): Promise<void> {
    try {
      await act();
    } catch (problem) {
      console.error(problem);
      say(words('text.not-opened', { name: this.name.value }));
    }
  }

  private async save(): Promise<void> {
    const saved = await saveFile(this.name.value, this.editor.text, this.handle);
    if (saved === null) return;
    if (saved !== 'download') {
      this.handle = saved;
      this.name.value = saved.name;
    }
    say(words('playground.saved', { name: this.name.value }));
  }

  private async share(): Promise<void> {
    const fragment = await toFragment({ name: this.name.value, text: this.editor.text });
    history.replaceState(null, '', fragment);
    const { href } = location;
    const copied = await navigator.clipboard.writeText(href).then(
      () => true,
      () => false,
    );
    const warning = words('playground.shared-long', { characters: href.length });
    const done = words(copied ? 'playground.shared' : 'playground.shared-here');
    say(href.length > LONG_LINK ? `${done} ${warning}` : done);
  }

  private async example(list: HTMLSelectElement): Promise<void> {
    const { value } = list;
    list.selectedIndex = 0;
    const start = STARTS[value];
    const text = start ?? (await (await fetch(`examples/${value}`)).text());
    this.take({ name: start === undefined ? value : `untitled${value}`, text, handle: null });
  }
}

async function begin(): Promise<void> {
  await loadWords();
  label();
  followTheme();
  const playground = new Playground();
  const { problem, isExample, ...text } = await firstText();
  playground.open(text);
  if (isExample) playground.showLast();
  if (problem !== undefined) say(problem);
  await listExamples();
}

begin().catch((problem: unknown) => {
  console.error(problem);
  say(words('playground.failed'));
});
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('offline.js');
