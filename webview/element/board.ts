/**
 * `<koban-board>`: the first entry in its text, as a figure that steps and tells what the rules
 * say.
 */
import style from 'koban:style';
import { isWithoutReader, loadReaders, read } from '../../src/library/documents.ts';
import { sequenceFor } from '../../src/library/sequence.ts';
import type { Entry, RuleId } from '../../src/library/types.ts';
import { entryElement } from '../../src/preview/entry.ts';
import { problemsElement } from '../../src/preview/problems.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { Element as Tree } from '../../src/render/element.ts';
import { COORDINATES, type CoordinateStyle, LOOK_NAMES, type Look } from '../../src/render/index.ts';
import { languageOf, type SpokenLanguage } from '../../src/words/figure.ts';
import { html, materialize } from '../ui/dom.ts';
import { type Speak, words } from '../ui/words.ts';
import { isWithoutSentence, languages, languagesInFull } from './languages.ts';
import { SHEET } from './sheet.ts';

/** How many boards of a page may have gradients of their own. */
let boards = 0;
/**
 * One board after another is read and shown, since they may be of several languages and what stands
 * below them speaks one at a time.
 */
let turn = Promise.resolve();

const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

export class KobanBoard extends Base {
  static readonly observedAttributes = ['rules', 'look', 'coordinates', 'language', 'lang'];

  private readonly ids = `kb${boards++}-`;
  /** What the text is, once it is read; `undefined` for none. */
  private read: { readonly entry: Entry | undefined } | null = null;
  private asked: RuleId | undefined;
  /** The shown move, counted from 0 for the start; `null` for the figure of all moves. */
  private index: number | null = null;
  private run = 0;
  private spoken: SpokenLanguage = 'en';
  private readonly changed = new MutationObserver((records) => {
    const isText = records.some(({ type }) => type !== 'attributes');
    if (isText || languageFor(this) !== this.spoken) this.begin();
  });

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${style}\n${SHEET}`);
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
    }
    this.changed.observe(this, { childList: true, characterData: true, subtree: true });
    this.changed.observe(document, { attributeFilter: ['lang'], subtree: true });
    this.begin();
  }

  disconnectedCallback(): void {
    this.changed.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.shadowRoot) this.begin();
  }

  /** Reads the text again. */
  private begin(): void {
    this.read = null;
    this.asked = undefined;
    this.index = null;
    this.show();
  }

  private show(): void {
    const run = ++this.run;
    turn = turn.then(() => this.shown(run));
  }

  private async shown(run: number): Promise<void> {
    // A text that came meanwhile is shown by its own run.
    if (run !== this.run) return;
    this.spoken = languageFor(this);
    try {
      await this.drawn(run, await languages(this.spoken));
    } catch (problem) {
      if (run !== this.run) return;
      const why = problem instanceof Error ? problem.message : String(problem);
      this.fill(html('p', { class: 'koban-failed', role: 'note' }, [words('figure.failed', { why })]));
    }
  }

  /** Draws; what the board lacks for it is loaded, once each, and it is drawn again. */
  private async drawn(run: number, speak: Speak, lacked?: 'readers' | 'sentences'): Promise<void> {
    try {
      await this.draw(run, speak);
    } catch (problem) {
      if (isWithoutReader(problem) && !lacked) {
        await loadReaders();
        await this.drawn(run, speak, 'readers');
      } else if (isWithoutSentence(problem) && lacked !== 'sentences') {
        await this.drawn(run, await languagesInFull(this.spoken), 'sentences');
      } else throw problem;
    }
  }

  private async draw(run: number, speak: Speak): Promise<void> {
    speak();
    this.read ??= { entry: this.firstEntry() };
    const { entry } = this.read;
    if (!entry) {
      this.fill(html('p', { class: 'koban-empty' }, [words('figure.empty')]));
      return;
    }
    const sequence = await sequenceFor(entry, this.asked, speak);
    if (run !== this.run) return;
    const look = oneOf<Look>(this.getAttribute('look'), LOOK_NAMES, 'wood');
    const coordinates = oneOf<CoordinateStyle>(this.getAttribute('coordinates'), COORDINATES, 'western');
    const figure = this.figure(entry, sequence, look, coordinates);
    const at = this.index;
    const isFocused = this.shadowRoot?.activeElement != null;
    this.fill(figure);
    const stage = figure.querySelector<HTMLElement>('.koban-stage');
    if (/^\s*expect:/m.test(this.textContent ?? ''))
      void import('./claims.ts').then(({ offerClaims }) =>
        offerClaims(figure, entry, { look, coordinates, language: this.spoken }),
      );
    if (!stage || entry.moves.length === 0) return;
    const { addSteps } = await import('./steps.ts');
    if (run !== this.run) return;
    addSteps(figure, stage, {
      sequence,
      look,
      coordinates,
      speak,
      at,
      isFocused,
      shown: (index) => {
        this.index = index;
        this.dispatchEvent(
          new CustomEvent('koban-move', { detail: { index }, bubbles: true, composed: true }),
        );
      },
      choose: (rule) => {
        this.asked = rule;
        this.show();
      },
    });
  }

  private firstEntry(): Entry | undefined {
    const rules = namesIn(this.getAttribute('rules') ?? '') as RuleId[];
    const text = withoutIndent(this.textContent ?? '');
    const language = this.getAttribute('language') === 'markdown' ? 'markdown' : 'goban';
    return read(text, { language, rules }).entries[0];
  }

  private fill(...nodes: readonly Node[]): void {
    this.shadowRoot?.replaceChildren(...nodes);
  }

  private figure(entry: Entry, sequence: Sequence, look: Look, coordinates: CoordinateStyle): HTMLElement {
    const problems = entry.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ message, code, line }) => ({ kind: 'error' as const, text: message, code, line: line - 1 }));
    return nodeOf(
      entryElement({
        sequence,
        below: [problemsElement(problems, 1)],
        drawn: entry.columns > 0,
        coordinates,
        look,
        id: this.ids,
      }),
    );
  }
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
  const lines = text.replace(/^[ \t]*\r?\n/, '').split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)).join('\n') : text;
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
