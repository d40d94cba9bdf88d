/** The page: puts board, controls and words together, and brings them up to date with a state. */
import type { Frame } from '../src/protocol/player.ts';
import type { FromWriter, ToWriter } from '../src/protocol/write.ts';
import { framePicture } from '../src/render/frame.ts';
import { pointAlts } from '../src/render/points.ts';
import { BoardView } from './board-view.ts';
import { createControls } from './controls.ts';
import { html } from './dom.ts';
import { Panel } from './panel.ts';
import { lastIndex, type PlayerEvent, type PlayerState } from './player.ts';
import { currentTheme } from './theme.ts';
import { Track } from './track.ts';
import { Writing } from './writing.ts';

const WAITING = 'Put the cursor into a diagram to see it here.';

export class View {
  private readonly board: BoardView;
  private readonly writing: Writing;
  private readonly track = new Track();
  private readonly panel: Panel;
  private readonly controls;
  private readonly stage = html('div', { class: 'stage' });
  private readonly words: HTMLElement;
  private readonly player: HTMLElement;
  /** A page has a heading, for who walks it by headings, also when an entry has no title. */
  private readonly untitled = html('h1', { class: 'visually-hidden' }, ['Koban']);
  private readonly reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  private state: PlayerState | null = null;
  private shown: Frame | null = null;

  constructor(
    root: HTMLElement,
    dispatch: (event: PlayerEvent) => void,
    write: (message: FromWriter) => void,
  ) {
    this.writing = new Writing(
      (message) => {
        dispatch({ type: 'pause' });
        write(message);
      },
      () => this.board.grid.focus(),
    );
    this.board = new BoardView({
      play: (point, how) => this.writing.play(point, how),
      menu: (point, x, y) => this.writing.menu(point, x, y),
      hover: (point, other) => this.board.ghost(point, this.writing.stoneFor(point, other)),
    });
    this.panel = new Panel({
      seek: (index) => dispatch({ type: 'seek', index }),
      prove: (rule) => dispatch({ type: 'prove', rule }),
      back: () => dispatch({ type: 'back' }),
    });
    this.controls = createControls({
      step: (by) => dispatch({ type: 'step', by }),
      seek: (index) => dispatch({ type: 'seek', index }),
      toggle: () => dispatch({ type: 'toggle' }),
      faster: () => dispatch({ type: 'faster' }),
    });
    const { panel, controls, track } = this;
    this.stage.append(this.board.root, this.writing.note);
    this.words = html('section', { class: 'words', 'aria-label': 'What is to be said of the move' }, [
      panel.proof,
      panel.caption,
      panel.part,
      panel.repeats,
      panel.verdicts,
      panel.problems,
    ]);
    this.player = html('div', { class: 'player' }, [
      panel.heading,
      this.stage,
      html('div', { class: 'transport' }, [
        html('div', { class: 'timeline' }, [track.svg, controls.slider]),
        controls.buttons,
      ]),
      this.words,
    ]);
    root.replaceChildren(
      html('main', {}, [this.untitled, panel.notice, this.player]),
      panel.live,
      this.writing.alert,
    );
    const sizes = new ResizeObserver(() => this.draw(false));
    sizes.observe(this.stage);
    sizes.observe(this.words);
    new MutationObserver(() => this.draw(false)).observe(document.body, {
      attributes: true,
      attributeFilter: ['class'],
    });
  }

  update(state: PlayerState): void {
    this.state = state;
    const { sequence } = state;
    this.panel.showNotice(state.notice ?? (sequence ? null : WAITING));
    this.player.hidden = !sequence;
    this.untitled.hidden = sequence !== null && sequence.title !== '';
    const frame = sequence?.frames[state.index];
    if (!sequence || !frame) return;
    const last = lastIndex(state);
    const text =
      state.index === 0
        ? `start, of ${last} moves`
        : sequence.proof
          ? frame.caption
          : `move ${frame.number}: ${frame.caption}`;
    this.controls.update({ index: state.index, last, playing: state.playing, speed: state.speed, text });
    this.panel.update(sequence, frame);
    this.track.update(sequence, frame);
    if (frame !== this.shown && this.shown && !(state.playing && state.speed > 1)) this.panel.announce(frame);
    this.writing.update(sequence, frame);
    this.draw(frame !== this.shown);
    this.board.grid.tell(sequence.title, pointAlts(sequence, frame.index), this.writing.writable);
    this.shown = frame;
  }

  /** What came of something that was to be written. */
  note(message: ToWriter): void {
    this.writing.show(message);
  }

  private draw(moved: boolean): void {
    const { state, stage } = this;
    const frame = state?.sequence?.frames[state.index];
    const { clientWidth: width, clientHeight: height } = stage;
    // No box while the tab is hidden; the observer calls again when there is one.
    if (!state?.sequence || !frame || width === 0) return;
    // What has to be scrolled must be reached by keys; what need not be should not stand in the way of the Tab key.
    const { words } = this;
    if (words.scrollHeight > words.clientHeight) words.tabIndex = 0;
    else words.removeAttribute('tabindex');
    const calm = this.reduced.matches || document.body.classList.contains('vscode-reduce-motion');
    this.board.show(
      framePicture(state.sequence, frame),
      { theme: currentTheme(document.body, state.look), coordinates: state.coordinates },
      { width, height },
      moved && !calm,
    );
  }
}
