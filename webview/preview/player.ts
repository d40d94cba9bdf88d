/** A player over a figure of the preview: the figure stays as it is until the first step. */
import { must } from '../../src/go/must.ts';
import type { PreviewSequence } from '../../src/protocol/preview.ts';
import { layoutOf } from '../../src/render/svg.ts';
import type { KeyWord } from '../../src/words/page.ts';
import { button, html, icon } from '../ui/dom.ts';
import { PLAYBACK, SOURCE } from '../ui/icons.ts';
import { type Speak, words } from '../ui/words.ts';
import { PreviewBoard } from './board.ts';
import { Layers, type ReadEyes } from './layers.ts';
import { SHEET } from './sheet.ts';
import { lineOfFrame, pointAt } from './source.ts';

const MOVE_TIME = 900;
const KEYS: Readonly<Record<keyof typeof PLAYBACK, KeyWord>> = {
  first: 'home',
  back: 'left',
  play: 'space',
  pause: 'space',
  forward: 'right',
  last: 'end',
};

/** Gives a button its name and key as one text: screen readers would say both, one by one. */
function named<T extends HTMLElement>(node: T, name: keyof typeof PLAYBACK): T {
  const label = words(`control.${name}`);
  node.title = words('control.keyed', { name: label, key: words('key.name', { key: KEYS[name] }) });
  return node;
}

/** What a page can do for its players. */
export interface PlayerHost {
  /** Told of each frame that is shown; `null` is the figure. */
  readonly shown?: ((index: number | null, player: PreviewPlayer) => void) | undefined;
  readonly readEyes?: ReadEyes | undefined;
  /** Goes to a line of the text of the fence; to that of the entry where it is `null`. */
  readonly goTo?: (line: number | null) => void;
}

export class PreviewPlayer {
  private sequence: PreviewSequence;
  private board: PreviewBoard | null = null;
  /** The frame that is shown; `null` as long as the figure is. */
  index: number | null = null;
  /** The line of the text cursor, until the reader steps. */
  private followed: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The cycle that is played again and again: frames that have one position. */
  private turn: { readonly from: number; readonly to: number } | null = null;
  private readonly figure = html('slot', { class: 'boards' });
  private readonly moves = html('slot', { class: 'moves', name: 'moves' });
  private readonly comments = html('slot', { class: 'comments', name: 'comments' });
  private readonly comment = html('p', { class: 'comment', 'aria-live': 'polite' });
  private readonly place = html('div', { class: 'place', hidden: '' });
  private readonly bar = html('div', { class: 'bar', role: 'group' });
  private readonly count = html('span', { class: 'count' });
  private readonly caption = html('p', { class: 'caption', 'aria-live': 'polite' });
  private readonly buttons: Record<'first' | 'back' | 'play' | 'forward' | 'last', HTMLButtonElement>;
  private readonly source = button({}, [icon(SOURCE)]);
  private readonly layers: Layers;
  private readonly reduced = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(
    private readonly host: HTMLElement,
    sequence: PreviewSequence,
    private speak: Speak,
    private readonly page: PlayerHost = {},
  ) {
    this.sequence = sequence;
    speak();
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    // Taken from the window of the figure: a sheet of another document is not let in.
    const sheet = new (host.ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(SHEET);
    root.adoptedStyleSheets = [sheet];
    const control = (name: keyof typeof this.buttons, act: () => void) => {
      const node = button({}, [icon(PLAYBACK[name])], act);
      return node;
    };
    this.buttons = {
      first: control('first', () => this.go(this.start)),
      back: control('back', () => this.step(-1)),
      play: control('play', () => this.toggle()),
      forward: control('forward', () => this.step(1)),
      last: control('last', () => this.go(this.last)),
    };
    const { first, back, play, forward, last } = this.buttons;
    this.layers = new Layers(sequence, page.readEyes, () => this.show(this.index ?? this.asFigure));
    this.source.hidden = page.goTo === undefined;
    this.source.addEventListener('click', () => {
      page.goTo?.(lineOfFrame(this.sequence.source, this.index ?? this.last));
    });
    this.bar.append(first, back, play, forward, last, this.count, ...this.layers.buttons, this.source);
    const below = html('div', { class: 'below' }, [this.moves, this.caption, this.comment, this.comments]);
    const stage = html('div', { class: 'stage' }, [this.figure, this.place, this.bar, below]);
    stage.addEventListener('keydown', (event) => this.key(event));
    root.replaceChildren(stage);
    this.label();
    this.update();
  }

  /** The text has changed under the player, or not; it stays where it is, or at the text cursor. */
  renew(sequence: PreviewSequence, speak: Speak): void {
    this.pause();
    this.sequence = sequence;
    this.layers.renew(sequence);
    this.speak = speak;
    speak();
    this.label();
    this.board = null;
    const { index, followed } = this;
    this.index = null;
    if (index === null) this.update();
    else this.go(index);
    if (followed !== null) this.follow(followed);
  }

  private label(): void {
    this.bar.setAttribute('aria-label', words('control.group'));
    for (const name of ['first', 'back', 'forward', 'last'] as const) named(this.buttons[name], name);
    this.source.title = words('control.source');
    this.source.setAttribute('aria-label', words('control.source'));
  }

  /** The frame that the entry's own moves begin with. */
  get start(): number {
    return this.sequence.start;
  }

  private get last(): number {
    return this.sequence.frames.length - 1;
  }

  /** Where the figure is left for: that of one board is left for those beside it. */
  private beside(by: number): number {
    const { show } = this.sequence;
    if (show?.at !== undefined && !show.numbers) return show.at + by;
    // One with all moves is left for the first of them, and for the last position but one.
    return by > 0 ? this.start + 1 : this.last - 1;
  }

  /** The frame whose position the figure shows. */
  get asFigure(): number {
    return this.sequence.show?.at ?? this.last;
  }

  /** The text cursor has come to a line of the entry. */
  follow(line: number): void {
    const at = this.sequence.source?.find((one) => one.line === line)?.frame;
    // The figure shows the end already, with the numbers of the moves.
    if (at !== undefined && at !== (this.index ?? this.asFigure)) this.go(at);
    this.followed = line;
  }

  /** The line of the move, or of the row of the diagram, that put a stone where a click is. */
  lineAt(picture: Element, event: MouseEvent): number | null {
    const { frames, source, diagram, shape, look, coordinates } = this.sequence;
    const point = pointAt(picture, layoutOf(shape, { cell: this.cell, look, coordinates }), event);
    const shown = frames.slice(0, (this.index ?? this.asFigure) + 1);
    const played = shown.filter(({ move }) => move?.at === point).at(-1);
    if (played) return lineOfFrame(source, played.index);
    const row = Math.floor(point / shape.columns);
    const drawn = frames[0]?.rows[row]?.[point % shape.columns] ?? '';
    return diagram !== undefined && 'XO'.includes(drawn || '.') ? diagram + row : null;
  }

  /** The width of a cell, as in the picture that the board takes the place of. */
  private get cell(): number {
    const { columns, rows } = this.sequence.shape;
    return Math.max(columns, rows) > 15 ? 22 : 26;
  }

  private step(by: number): void {
    this.pause();
    this.go(this.index === null ? this.beside(by) : this.index + by);
  }

  /** Does what a button does. */
  press(control: keyof typeof this.buttons): void {
    this.buttons[control].click();
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  get turning(): boolean {
    return this.turn !== null;
  }

  /** Plays a cycle again and again, or no longer. */
  loop(cycle: { readonly from: number; readonly to: number }): void {
    const begin = this.turn === null;
    this.pause();
    if (!begin) return;
    const { index } = this;
    if (index === null || index < cycle.from || index >= cycle.to) this.show(cycle.from);
    this.turn = cycle;
    this.wind();
  }

  go(index: number): void {
    this.followed = null;
    this.pause();
    this.show(index);
  }

  private show(wanted: number): void {
    this.speak();
    const index = Math.max(this.start, Math.min(wanted, this.last));
    const calm =
      this.reduced.matches || document.body.classList.contains('vscode-reduce-motion') || this.index === null;
    if (!this.board) {
      this.board = new PreviewBoard(this.sequence, this.cell);
      this.place.replaceChildren(this.board.svg);
    }
    this.board.show(index, !calm, this.layers.marksOf(must(this.sequence.frames[index])));
    this.index = index;
    this.update();
  }

  private toggle(): void {
    this.followed = null;
    if (this.isPlaying) {
      this.pause();
      return;
    }
    if (this.index === null || this.index >= this.last) this.show(this.start);
    this.wind();
  }

  private wind(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (!this.host.isConnected) return;
      const { turn } = this;
      const at = this.index ?? this.start;
      this.show((turn && at >= turn.to ? turn.from : at) + 1);
      if (turn || (this.index ?? 0) < this.last) this.wind();
      else this.update();
    }, MOVE_TIME);
    this.update();
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.turn = null;
    this.update();
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const act = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.go(this.start),
      End: () => this.go(this.last),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  private update(): void {
    this.speak();
    const { index, start, last, buttons } = this;
    this.figure.hidden = index !== null;
    this.moves.hidden = index !== null;
    this.comments.hidden = index !== null;
    this.place.hidden = index === null;
    this.count.textContent = `${Math.max(0, (index ?? this.sequence.show?.at ?? last) - start)} / ${last - start}`;
    const name = this.isPlaying ? 'pause' : 'play';
    buttons.play.replaceChildren(icon(PLAYBACK[name]));
    named(buttons.play, name);
    const frame = index === null ? null : this.sequence.frames[index];
    this.caption.hidden = !frame;
    const text = frame?.caption ?? '';
    if (this.caption.textContent !== text) this.caption.textContent = text;
    const said = (frame?.comments ?? []).map((one) => one.trim()).join('\n\n');
    this.comment.hidden = said === '';
    if (this.comment.textContent !== said) this.comment.textContent = said;
    this.layers.update();
    this.page.shown?.(index, this);
  }
}
