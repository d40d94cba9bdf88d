/**
 * The game of a reader against a proof, in a page that has no server: a board to play on, by
 * pointer and keys, and what comes of it in words.
 */
import type { BoardShape, Sequence } from '../../src/protocol/player.ts';
import { pointAlts } from '../../src/render/points.ts';
import { layoutOf } from '../../src/render/svg.ts';
import { trialParts, tryMoves, verifiedProof } from '../../src/service/index.ts';
import { PreviewBoard } from '../preview/board.ts';
import { ARROWS } from '../ui/arrows.ts';
import { button, html } from '../ui/dom.ts';
import type { OpenedTrial, OpenTrial } from './adopt.ts';
import { TRIAL_SHEET } from './sheet.ts';
import { inSlices } from './slices.ts';

const PASS = -1;
const THREAT = -2;
const SPARE = -3;
const CELL = 30;

/** @param speak has the page speak a language; what it says after that is in it */
export function openerOf(speak: (language: string) => Promise<() => void>): OpenTrial {
  return async (place, trial) => {
    const say = await speak(trial.language);
    say();
    const checked = await inSlices(verifiedProof(trial.certificate));
    say();
    const game = new TrialGame(place, trial, say);
    if (typeof checked === 'string') game.refuse(checked);
    else await game.begin(checked);
  };
}

type CheckedProof = Parameters<typeof tryMoves>[0];

class TrialGame {
  private readonly known: Parameters<typeof tryMoves>[3] = new Map();
  private proof: CheckedProof | null = null;
  private given: readonly number[] = [];
  private asked = 0;
  private at = 0;
  private shown: Sequence | null = null;
  private drawn: PreviewBoard | null = null;
  private readonly board = html('div', { class: 'board-place' });
  private readonly points = html('div', { class: 'points', role: 'group' });
  private readonly claim = html('p', { class: 'claim' });
  private readonly said = html('p', { class: 'said', 'aria-live': 'polite' });
  private readonly refused = html('p', { class: 'refused', role: 'alert' });
  private readonly hint = html('p', { class: 'hint' });
  private readonly acts = {
    pass: this.act(() => this.play(PASS)),
    threat: this.act(() => this.play(THREAT)),
    spare: this.act(() => this.play(SPARE)),
    back: this.act(() => this.show(this.given.slice(0, -1))),
    again: this.act(() => this.show([])),
    leave: this.act(() => this.trial.closed()),
  };
  private readonly bar = html('div', { class: 'bar', role: 'group' }, Object.values(this.acts));

  constructor(
    place: HTMLElement,
    private readonly trial: OpenedTrial,
    private readonly say: () => void,
  ) {
    const root = html('div', {
      class: `trial koban-entry${trial.look === 'wood' ? '' : ` koban-look-${trial.look}`}`,
    });
    const host = html('div', {});
    place.replaceChildren(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(TRIAL_SHEET);
    shadow.adoptedStyleSheets = [sheet];
    this.board.append(this.points);
    root.append(this.claim, this.board, this.said, this.refused, this.hint, this.bar);
    root.addEventListener('keydown', (event) => this.key(event));
    shadow.append(root);
  }

  /** The certificate is no proof. */
  refuse(why: string): void {
    this.refused.textContent = why;
    this.board.hidden = true;
    for (const node of Object.values(this.acts)) node.hidden = node !== this.acts.leave;
    this.acts.leave.textContent = '✕';
  }

  async begin(proof: CheckedProof): Promise<void> {
    this.proof = proof;
    await this.show([]);
    this.cells[this.at]?.focus({ preventScroll: true });
  }

  private act(run: () => unknown): HTMLButtonElement {
    const node = button({}, [], () => void run());
    return node;
  }

  private play(move: number): Promise<void> {
    return this.show([...this.given, move]);
  }

  /** Plays these moves of the reader; only the last question counts. */
  private async show(moves: readonly number[]): Promise<void> {
    const { proof } = this;
    if (!proof) return;
    const asked = ++this.asked;
    const tried = await inSlices(tryMoves(proof, 0, moves, this.known));
    if (!tried || asked !== this.asked) return;
    this.say();
    this.given = tried.given;
    this.draw(trialParts(proof, tried));
  }

  private draw({ asked, shape, frames, trial }: ReturnType<typeof trialParts>): void {
    const { look, coordinates } = this.trial;
    const about = asked && { asked };
    const sequence = {
      title: '',
      shape,
      labels: [],
      marks: [],
      ...about,
      frames,
      look,
      coordinates,
      start: 0,
    };
    const index = frames.length - 1;
    const before = this.drawn?.svg;
    this.drawn = new PreviewBoard(sequence, CELL);
    this.drawn.show(index, false, frames[index]?.marks ?? []);
    if (before) before.replaceWith(this.drawn.svg);
    else {
      this.board.prepend(this.drawn.svg);
      this.place(shape);
    }
    this.shown = { uri: '', entry: 0, version: 0, problems: [], ...sequence };
    for (const [p, name] of pointAlts(this.shown, index).entries())
      this.cells[p]?.setAttribute('aria-label', name);
    this.points.setAttribute('aria-label', trial.words.group);
    this.bar.setAttribute('aria-label', trial.words.group);
    this.claim.textContent = trial.claim;
    this.said.textContent = frames[index]?.caption ?? '';
    this.refused.textContent = trial.refused ?? '';
    this.hint.textContent = trial.hint;
    const { words } = trial;
    for (const name of ['pass', 'threat', 'spare', 'back', 'again', 'leave'] as const)
      this.acts[name].textContent = name === 'leave' ? '✕' : words[name];
    this.acts.leave.setAttribute('aria-label', words.leave);
    this.acts.pass.disabled = trial.ended;
    this.acts.threat.disabled = !trial.threat;
    this.acts.spare.disabled = !trial.spare;
    // Most questions have none.
    this.acts.spare.hidden = !trial.spare;
    this.acts.back.disabled = this.given.length === 0;
    this.acts.again.disabled = this.given.length === 0;
  }

  private get cells(): HTMLElement[] {
    return [...this.points.querySelectorAll<HTMLElement>('button')];
  }

  /** A button on each point, in percent of the picture, which a narrow page makes smaller. */
  private place(shape: BoardShape): void {
    const { look, coordinates } = this.trial;
    const { left, top, width, height, cell, cellHeight } = layoutOf(shape, { cell: CELL, look, coordinates });
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const cells = Array.from({ length: shape.columns * shape.rows }, (_, p) => {
      const node = button({ tabindex: p === 0 ? '0' : '-1' });
      const [x, y] = [p % shape.columns, Math.floor(p / shape.columns)];
      node.style.left = percent(left + (x - 0.5) * cell, width);
      node.style.top = percent(top + (y - 0.5) * cellHeight, height);
      node.style.width = percent(cell, width);
      node.style.height = percent(cellHeight, height);
      node.addEventListener('click', () => {
        this.aim(p);
        void this.play(p);
      });
      return node;
    });
    this.points.replaceChildren(...cells);
  }

  private aim(p: number): void {
    const { cells } = this;
    cells[this.at]?.setAttribute('tabindex', '-1');
    this.at = p;
    cells[p]?.setAttribute('tabindex', '0');
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    const { pass, threat, spare, back, leave } = this.acts;
    const act = { p: pass, t: threat, s: spare, u: back, escape: leave }[event.key.toLowerCase()];
    const { columns = 1, rows = 1 } = this.shown?.shape ?? {};
    const onPoint = event.composedPath()[0] === this.cells[this.at];
    if (act) act.click();
    else if (step && onPoint) {
      const [x, y] = [(this.at % columns) + step[0], Math.floor(this.at / columns) + step[1]];
      if (x >= 0 && x < columns && y >= 0 && y < rows) this.aim(y * columns + x);
      this.cells[this.at]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
