/**
 * `<koban-board>`: the first entry in its text, as a figure that steps and says what the rules
 * say.
 */
import { isWithoutReader, loadForPage, loadReaders, read } from '../../src/library/documents.ts';
import { sequenceFor } from '../../src/library/sequence.ts';
import { entriesOfSgf, isSgf } from '../../src/library/sgf.ts';
import type { Entry, RuleId } from '../../src/library/types.ts';
import { entryElement } from '../../src/preview/entry.ts';
import type { Element as Tree } from '../../src/render/element.ts';
import { COORDINATES, type CoordinateStyle, LOOK_NAMES, type Look } from '../../src/render/index.ts';
import { loadRareSigns } from '../../src/render/rare-signs-later.ts';
import { languageOf, type SpokenLanguage } from '../../src/words/figure.ts';
import { message, say } from '../../src/words/page.ts';
import { html, materialize } from '../ui/dom.ts';
import { type Speak, words } from '../ui/words.ts';
import { chosenEntry } from './chosen.ts';
import { isWithoutSentence, languages, languagesInFull } from './languages.ts';
import type { KobanShown, KobanBoard as PublicBoard } from './public.d.ts';
import { boardSheet } from './sheet.ts';
import type { Loaded } from './source.ts';
import type { BoardSteps, Control } from './steps.ts';

/** How many boards of a page may have gradients of their own. */
let boards = 0;
/**
 * One board after another is read and shown, since they may be of several languages and what stands
 * below them speaks one at a time.
 */
let turn = Promise.resolve();

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Attributes that are properties, too. */
const NAMES = ['src', 'language', 'entry', 'rules', 'look', 'coordinates'];

export class KobanBoard extends Base implements PublicBoard {
  declare src: PublicBoard['src'];
  declare language: PublicBoard['language'];
  declare entry: PublicBoard['entry'];
  declare rules: PublicBoard['rules'];
  declare look: PublicBoard['look'];
  declare coordinates: PublicBoard['coordinates'];
  static readonly observedAttributes = [...NAMES, 'lang', 'index'];

  private readonly ids = `kb${boards++}-`;
  /** What the text is, once it is read; `undefined` for none. */
  private read: { readonly entry: Entry | undefined } | null = null;
  /** The text at the address in `src`, which is asked for outside of the turn. */
  private source: Promise<Loaded> | null = null;
  private asked: RuleId | undefined;
  /** The shown move, counted from 0 for the start; `null` for the figure of all moves. */
  private at: number | null = null;
  private length = 0;
  private steps: BoardSteps | null = null;
  /** What is to be done once the board can step. */
  private waiting: (() => void)[] = [];
  private run = 0;
  private spoken: SpokenLanguage = 'en';
  private readonly changed = new MutationObserver((records) => this.heard(records));

  connectedCallback(): void {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [boardSheet()];
      // What a page has said before this class was there.
      for (const name of [...NAMES, 'index'])
        if (Object.hasOwn(this, name)) {
          const said = Reflect.get(this, name);
          Reflect.deleteProperty(this, name);
          Reflect.set(this, name, said);
        }
    }
    this.changed.observe(this, { childList: true, characterData: true, subtree: true });
    this.changed.observe(document, { attributeFilter: ['lang'], subtree: true });
    this.load();
  }

  disconnectedCallback(): void {
    this.changed.disconnect();
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === 'index') this.index = indexIn(value);
    else if (!this.isConnected || !this.shadowRoot) return;
    else if (/^(src|language|entry)$/.test(name)) this.begin();
    else this.load();
  }

  get index(): number | null {
    return this.at;
  }

  set index(index: number | null) {
    this.settle();
    const at = index === null ? null : index | 0;
    if (this.steps && at !== null) this.steps.go(at);
    else {
      this.at = at;
      this.show();
    }
  }

  /** How many moves the board has, which is the index of the last. */
  get moves(): number {
    return this.length;
  }

  get shown(): KobanShown | null {
    return this.steps?.shown ?? null;
  }

  first(): void {
    this.press('first');
  }

  previous(): void {
    this.press('back');
  }

  next(): void {
    this.press('forward');
  }

  last(): void {
    this.press('last');
  }

  play(): void {
    this.press('play', false);
  }

  pause(): void {
    this.press('play', true);
  }

  private press(control: Control, isPlaying?: boolean): void {
    this.settle();
    const { steps } = this;
    if (!steps) this.waiting.push(() => this.press(control, isPlaying));
    else if (isPlaying === undefined || steps.isPlaying === isPlaying) steps.press(control);
  }

  /** Hears at once of changes that the page has just made. */
  private settle(): void {
    this.heard(this.changed.takeRecords());
  }

  private heard(records: readonly MutationRecord[]): void {
    if (records.some(({ type }) => type !== 'attributes')) this.begin();
    else if (records.length > 0 && languageFor(this) !== this.spoken) this.load();
  }

  /** Shows the text under another rule than its own. */
  judge(rule: RuleId): void {
    this.asked = rule;
    this.show();
  }

  /** Another text is shown. */
  private begin(): void {
    this.asked = undefined;
    this.at = indexIn(this.getAttribute('index'));
    this.source = null;
    this.load();
  }

  /** Reads the text again. */
  private load(): void {
    const { src } = this;
    this.read = null;
    if (src) this.source ??= import('./source.ts').then(({ load }) => load(src, this.baseURI));
    this.show();
  }

  private show(): void {
    if (!this.shadowRoot) return;
    this.steps = null;
    const run = ++this.run;
    // The boards of a page do not wait for the address of one of them.
    void Promise.resolve(this.source).then(() => (turn = turn.then(() => this.redraw(run))));
  }

  private async redraw(run: number): Promise<void> {
    // A text that came meanwhile is shown by its own run.
    if (run !== this.run) return;
    this.spoken = languageFor(this);
    try {
      await this.drawn(run, await languages(this.spoken));
    } catch (problem) {
      if (run !== this.run) return;
      const why = problem instanceof Error ? problem.message : String(problem);
      this.fail(words('figure.failed', { why }));
    }
  }

  /** Draws; what the board lacks for it is loaded, once each, and it is drawn again. */
  private async drawn(run: number, speak: Speak, isInFull = false): Promise<void> {
    try {
      await this.draw(run, speak);
    } catch (problem) {
      if (isWithoutReader(problem)) {
        await loadReaders(problem);
        await this.drawn(run, speak, isInFull);
      } else if (isWithoutSentence(problem) && !isInFull) {
        await this.drawn(run, await languagesInFull(this.spoken), true);
      } else throw problem;
    }
  }

  private async draw(run: number, speak: Speak): Promise<void> {
    const source = await this.source;
    speak();
    if (source?.unread) {
      this.fail(say(source.unread));
      return;
    }
    const text = source ? source.text : withoutIndent(this.textContent ?? '');
    const first = this.read ?? (await this.firstEntry(text, speak));
    if (run !== this.run) return;
    this.read = first;
    const { entry } = first;
    if (!entry) {
      this.length = 0;
      if (this.entry) {
        this.fail(say(message('address.no-entry', { entry: this.entry })));
        return;
      }
      this.fill(html('p', { class: 'koban-empty' }, [words('figure.empty')]));
      this.tell('load', { moves: 0 });
      return;
    }
    const sequence = await sequenceFor(entry, this.asked, speak);
    const errors = entry.problems.filter(({ severity }) => severity === 'error');
    const shown = errors.length > 0 && (await import('../../src/preview/problems.ts'));
    const lettered = sequence.frames.some(({ repeats }) => repeats)
      ? (await import('./wheel.ts')).letteringOf(sequence)
      : undefined;
    await loadRareSigns(sequence);
    if (run !== this.run) return;
    speak();
    const look = {
      look: oneOf<Look>(this.look, LOOK_NAMES, 'wood'),
      coordinates: oneOf<CoordinateStyle>(this.coordinates, COORDINATES, 'western'),
    };
    const notes = errors.map(({ message, code, line }) => ({
      kind: 'error' as const,
      text: message,
      code,
      line: line - 1,
    }));
    const below = shown ? [shown.problemsElement(notes, 1)] : [];
    const parts = { sequence, below, drawn: entry.columns > 0, ...look, id: this.ids, lettered };
    const figure = nodeOf(entryElement(parts));
    const isFocused = this.shadowRoot?.activeElement != null;
    this.fill(figure);
    const stage = figure.querySelector<HTMLElement>('.koban-stage');
    if (/^\s*expect:/m.test(text))
      void import('./claims.ts').then(({ offerClaims }) =>
        offerClaims(figure, entry, { ...look, language: this.spoken }),
      );
    if (/^\s*show:.*\bmoves\b/m.test(text))
      void import('./first-moves.ts')
        .then(({ gradeFirstMoves }) => gradeFirstMoves(entry))
        .then((isNew) => isNew && run === this.run && this.show());
    this.length = stage ? entry.moves.length : 0;
    if (this.length > 0 && stage) {
      const { addSteps } = await import('./steps.ts');
      if (run !== this.run) return;
      this.steps = addSteps(figure, stage, {
        sequence,
        ...look,
        speak,
        at: this.at,
        isFocused,
        shown: (index) => {
          this.at = index;
          this.tell('move', { index });
        },
        choose: (rule) => this.judge(rule),
      });
    }
    for (const act of this.waiting.splice(0)) if (this.steps) act();
    this.tell('load', { moves: this.length });
  }

  private async firstEntry(text: string, speak: Speak): Promise<{ readonly entry: Entry | undefined }> {
    const { src, language, entry: named } = this;
    const rules = namesIn(this.rules ?? '') as RuleId[];
    const isRecord = isSgf(text, language, src ?? '');
    const own = isRecord ? await entriesOfSgf(text, !named) : text;
    const kind = oneOf(isRecord ? null : language, ['markdown'], 'goban');
    // A file may be of Markdown, too.
    if (kind === 'markdown' || src) await loadForPage(own);
    speak();
    const { entries } = read(own, {
      ...(src && !language && !isRecord ? { name: src } : { language: kind }),
      rules,
    });
    return { entry: chosenEntry(entries, named) };
  }

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(`koban-${name}`, { detail, bubbles: true, composed: true }));
  }

  private fail(why: string): void {
    this.fill(html('p', { class: 'koban-failed', role: 'note' }, [why]));
    this.tell('error', { message: why });
  }

  private fill(node: Node): void {
    this.shadowRoot?.replaceChildren(node);
  }
}

for (const name of NAMES)
  Object.defineProperty(KobanBoard.prototype, name, {
    get(this: Element) {
      return this.getAttribute(name);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
  });

/** A whole number of an attribute; `null` for the figure. */
function indexIn(value: string | null): number | null {
  return /^\d+$/.test(value ?? '') ? Number(value) : null;
}

/** That of the nearest element that names one, as assistive technology takes it. */
function languageFor(node: Element): SpokenLanguage {
  const near = node.closest('[lang]');
  const root = node.getRootNode();
  if (!near && root instanceof ShadowRoot) return languageFor(root.host);
  return languageOf(near?.getAttribute('lang'));
}

/** Rules between commas, or between blanks where none is a variant (`psk with passes lift`). */
function namesIn(written: string): string[] {
  const names = written.split(/,| with /.test(written) ? ',' : /\s+/);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** What stands in a page is indented as the page is. */
function withoutIndent(text: string): string {
  const lines = text.replace(/^[ \t]*(?:\r\n?|\n)/, '').split('\n');
  const least = Math.min(...lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0));
  return lines.map((line) => line.slice(least)).join('\n');
}

function oneOf<T extends string>(value: string | null, choices: readonly T[], otherwise: T): T {
  return choices.find((one) => one === value) ?? otherwise;
}

const PICTURES = new Set(['svg']);

/** Nodes of a figure: HTML, with pictures in it. */
function nodeOf(tree: Tree): HTMLElement {
  const attributes = Object.fromEntries(
    Object.entries(tree.attributes).map(([name, value]) => [name, String(value)]),
  );
  const children = tree.children.map((child) =>
    typeof child === 'string' ? child : PICTURES.has(child.tag) ? materialize(child) : nodeOf(child),
  );
  return html(tree.tag as 'div', attributes, children);
}
