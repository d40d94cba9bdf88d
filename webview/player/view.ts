/** The page: puts board, controls and words together, and brings them up to date with a state. */
import type { MoveTree } from '../../src/protocol/move-tree.ts';
import type { Frame, Sequence } from '../../src/protocol/player.ts';
import {
  type FromPlayer,
  type Note,
  SECTIONS,
  type Section,
  type ToPlayer,
} from '../../src/protocol/player-messages.ts';
import type { WriteAction } from '../../src/protocol/write.ts';
import { pointAlts } from '../../src/render/points.ts';
import { cycleNear } from '../../src/render/wheel/cycles.ts';
import { withLetters } from '../../src/render/wheel/said.ts';
import { html, keepingFocus } from '../ui/dom.ts';
import { RuleLens } from '../ui/lens.ts';
import { currentTheme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { About } from './board/about.ts';
import { BoardView } from './board/board-view.ts';
import { Copying } from './board/copying.ts';
import { EyeMarks } from './board/eyes.ts';
import { markedPicture } from './board/marked.ts';
import { listenToWheel } from './board/wheel.ts';
import { createControls, reserve } from './controls.ts';
import { focusForReader } from './focus.ts';
import type { SignedBoard } from './help/legend.ts';
import { HelpSlot } from './help/slot.ts';
import { type MoveSigns, OutcomeSlot } from './outcomes/slot.ts';
import {
  isOfText,
  lastIndex,
  type PageState,
  type PlayerEvent,
  ruleAsked,
  sectionOf,
  showsEyes,
} from './reducer.ts';
import { RulesSlot } from './rules/slot.ts';
import { SubjectLine } from './sections/subject.ts';
import { panelId, Tabs } from './sections/tabs.ts';
import { Jumps } from './timeline/jumps.ts';
import { Timeline } from './timeline/timeline.ts';
import { spoken } from './timeline/timeline-plan.ts';
import { Branches } from './tree/branches.ts';
import { FindBar } from './tree/find.ts';
import { beginnings, Games } from './tree/games.ts';
import { MovesPanel } from './tree/moves.ts';
import { SmallWheels } from './wheel/small.ts';
import { Wheel } from './wheel/wheel.ts';
import { Panel } from './words/panel.ts';
import { RecordHeader } from './words/record.ts';
import { Rules } from './words/rules.ts';
import { Voice } from './words/voice.ts';
import { Comments } from './write/comments.ts';
import { RecordTools } from './write/tools.ts';
import { Writing } from './write/writing.ts';

export class View {
  private readonly board: BoardView;
  private readonly writing: Writing;
  private readonly comments: Comments;
  private readonly games: Games;
  private readonly begin: HTMLElement;
  private readonly timeline: Timeline;
  private readonly jumps: Jumps;
  private readonly branches: Branches;
  private readonly moves: MovesPanel;
  private readonly find: FindBar;
  private readonly record: RecordHeader;
  private readonly tools: RecordTools;
  private readonly wheel: Wheel;
  private readonly rules: Rules;
  private readonly lens: RuleLens;
  private readonly smallWheels = new SmallWheels();
  private readonly panel: Panel;
  private readonly help: HelpSlot;
  private readonly eyes: EyeMarks;
  private readonly copying: Copying;
  private readonly about: About;
  readonly outcomes: OutcomeSlot;
  readonly table: RulesSlot;
  private readonly tabs: Tabs;
  private readonly subject: SubjectLine;
  private readonly panels: Readonly<Record<Section, HTMLElement>>;
  /** Beside the reason where there is room, else below it: what shows the cycle at hand. */
  private readonly cycle = html('div', { class: 'cycle' });
  /** What a section says of a move, with the cycle beside it. */
  private readonly answers = {
    rules: html('div', { class: 'answer' }),
    proof: html('div', { class: 'answer' }),
  };
  private readonly unproven = html('p', { class: 'quiet' });
  private readonly controls;
  private readonly stage = html('div', { class: 'stage' });
  private readonly words: HTMLElement;
  private readonly player: HTMLElement;
  /** A page has a heading, for readers who walk it by headings, also when an entry has no title. */
  private readonly untitled = html('h1', { class: 'visually-hidden' }, ['Koban']);
  private readonly reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly voice = new Voice();
  readonly enter = () => focusForReader(this.timeline, this.board.grid);
  private state: PageState | null = null;
  private shown: Frame | null = null;
  private reserved: Sequence | null = null;
  private rule: string | undefined;
  /** Of first moves, while who wins is asked. */
  private signs: MoveSigns | null = null;
  private round: { of: Sequence | null; key: string; is: boolean } = { of: null, key: '', is: false };

  constructor(
    root: HTMLElement,
    dispatch: (event: PlayerEvent) => void,
    write: (message: FromPlayer) => void,
  ) {
    const writeAtRest = (message: FromPlayer) => {
      dispatch({ type: 'pause' });
      write(message);
    };
    const seek = (index: number) => dispatch({ type: 'seek', index });
    const judge = (rule: string) => dispatch({ type: 'rule', rule: ruleAsked(this.state, rule) });
    const prove = (rule: string) => dispatch({ type: 'prove', rule });
    this.writing = new Writing(
      writeAtRest,
      () => this.board.grid.focus(),
      () => void this.copying.copy(),
      () => this.state && this.update(this.state),
    );
    const act = (action: WriteAction) => {
      dispatch({ type: 'pause' });
      this.writing.act(action);
    };
    this.find = new FindBar({
      tree: () => this.moves.whole,
      current: () => this.moves.node,
      go: (node) => this.moves.go(node),
      changed: () => {
        if (this.state) this.update(this.state);
        if (!this.find.isOpen) this.board.grid.focus();
      },
    });
    this.record = new RecordHeader({
      act,
      go: (offset) => {
        const { uri } = this.state?.sequence ?? {};
        if (uri !== undefined) write({ type: 'node', uri, offset });
      },
    });
    this.tools = new RecordTools({ act, setUp: (stone) => this.writing.setUp(stone) });
    this.moves = new MovesPanel({ seek, send: write });
    this.outcomes = this.outcomesOf(write);
    this.copying = new Copying(write, (note) => this.writing.show(note));
    this.comments = new Comments(
      writeAtRest,
      (point) => this.board.grid.light(point),
      (point) => this.board.grid.focus(point),
    );
    this.games = new Games((offset) => dispatch({ type: 'place', offset }));
    this.begin = beginnings(write);
    this.board = new BoardView({
      name: (point) => this.comments.name(point),
      play: (point, how) => {
        this.about.leave();
        // A sign of a first move is an answer that can be played.
        if (!this.signs?.play(point)) this.writing.play(point, how);
      },
      menu: (point, x, y) => {
        this.about.leave();
        this.writing.menu(point, x, y);
      },
      hover: (point, other) => this.aim(point, other, false),
      focus: (point) => this.aim(point, false, true),
    });
    this.about = new About({
      ask: write,
      describe: (point) => this.board.grid.describe(point),
      forbid: (point, other) => this.board.ghost(point, this.writing.stoneFor(point, other), true),
    });
    // A wheel that goes on turning does not run into another line.
    listenToWheel(this.board.root, (by) => dispatch({ type: 'step', by, held: true }));
    this.panel = new Panel({
      seek,
      prove,
      back: () => dispatch({ type: 'back' }),
    });
    this.timeline = new Timeline(seek);
    this.jumps = new Jumps(dispatch);
    this.branches = new Branches({
      seek,
      go: ({ line, frame }) => dispatch({ type: 'line', line, index: frame }),
    });
    this.wheel = new Wheel({ seek, loop: () => dispatch({ type: 'loop' }) });
    this.rules = new Rules(prove);
    const names = { name: words('judged.under'), others: words('judged.other') };
    this.lens = new RuleLens(names, judge);
    this.eyes = new EyeMarks(write, (text) => this.panel.announce(text));
    this.help = new HelpSlot({
      closed: () => dispatch({ type: 'help', open: false }),
      shown: () => write({ type: 'legend' }),
      read: () => dispatch({ type: 'legend-read' }),
    });
    this.controls = createControls({
      step: (by) => dispatch({ type: 'step', by }),
      toggle: () => dispatch({ type: 'toggle' }),
      faster: () => dispatch({ type: 'faster' }),
      eyes: () => dispatch({ type: 'eyes' }),
      moves: () => dispatch({ type: 'moves' }),
      numbers: () => dispatch({ type: 'numbers' }),
      lastMoves: (last) => dispatch({ type: 'numbers', last }),
      help: () => dispatch({ type: 'help', open: true }),
    });
    const { panel } = this;
    this.stage.append(this.board.root, this.writing.note);
    this.table = new RulesSlot({ send: write, seek, rule: judge, prove });
    this.tabs = new Tabs((section) => dispatch({ type: 'section', section }));
    this.subject = new SubjectLine({ seek, rule: judge }, this.outcomes.chains);
    this.panels = this.panelsOf();
    this.words = html(
      'div',
      { class: 'words' },
      SECTIONS.map((section) => this.panels[section]),
    );
    this.player = this.layOut();
    root.replaceChildren(
      html('main', {}, [this.untitled, panel.notice, this.begin, this.player]),
      this.help.dialog,
      panel.live,
      this.about.panel,
      this.about.live,
      this.writing.alert,
    );
    const sizes = new ResizeObserver(() => this.draw(false));
    sizes.observe(this.stage);
    sizes.observe(this.words);
    // Another theme, and with it other colors of the board and the wheels.
    new MutationObserver(() => this.state && this.update(this.state)).observe(document.body, {
      attributes: true,
      attributeFilter: ['class'],
    });
  }

  private outcomesOf(write: (message: FromPlayer) => void): OutcomeSlot {
    return new OutcomeSlot(
      write,
      (points) => {
        if (points.join() === this.board.goal.join()) return;
        this.board.goal = points;
        this.draw(false);
      },
      (signs) => {
        if (!signs && !this.signs) return;
        this.signs = signs;
        this.draw(false);
        this.tellPoints();
      },
    );
  }

  private panelsOf(): Readonly<Record<Section, HTMLElement>> {
    const { panel, wheel, rules, table, record } = this;
    this.answers.rules.append(table.reason);
    this.answers.proof.append(panel.verdicts);
    const panels = {
      board: html('div', {}, [
        this.help.legend,
        wheel.root,
        rules.rest,
        panel.repeats,
        this.eyes.unread,
        this.comments.root,
        panel.problems,
      ]),
      rules: html('div', {}, [table.table, this.answers.rules, table.tools]),
      wins: html('div', {}, [this.outcomes.table]),
      proof: html('div', {}, [panel.proof, panel.part, this.outcomes.bar, this.answers.proof, this.unproven]),
      record: html('div', {}, [record.form, this.tools.root, record.told, record.none]),
    };
    for (const section of SECTIONS) {
      const node = panels[section];
      const about = { role: 'tabpanel', id: panelId(section), 'aria-labelledby': `tab-${section}` };
      for (const [name, value] of Object.entries(about)) node.setAttribute(name, value);
      node.className = `panel panel-${section}`;
    }
    return panels;
  }

  private layOut(): HTMLElement {
    const { panel, controls, timeline, branches, rules, lens } = this;
    return html('div', { class: 'player' }, [
      html('div', { class: 'top' }, [panel.heading, this.tabs.root]),
      html('div', { class: 'head' }, [this.find.root, this.games.root, this.record.root]),
      this.subject.root,
      lens.root,
      this.stage,
      html('div', { class: 'say' }, [panel.caption, rules.root]),
      html('div', { class: 'transport' }, [timeline.root, controls.buttons, branches.root, this.jumps.root]),
      this.moves.root,
      this.words,
    ]);
  }

  /** A play on a point could follow: its stone is shown, and what is to be said of it. */
  private aim(point: number, other: boolean, byKey: boolean): void {
    if (this.signs?.picks) {
      this.board.ghost(point, null);
      this.about.leave();
      return;
    }
    const isSigned = this.signs?.says.has(point) === true;
    this.board.ghost(point, isSigned ? null : this.writing.stoneFor(point, other));
    this.about.rest(point, other, byKey);
  }

  update(state: PageState): void {
    keepingFocus(this.player, () => this.bring(state));
  }

  private bring(state: PageState): void {
    this.state = state;
    const { sequence, index } = state;
    this.panel.showNotice(state.notice ?? (sequence ? null : words('board.waiting')));
    this.explainSigns(state);
    this.begin.hidden = state.notice === null || !state.begin;
    this.player.hidden = !sequence;
    this.untitled.hidden = sequence !== null && sequence.title !== '';
    const frame = sequence?.frames[index];
    if (!sequence || !frame) return;
    if (sequence !== this.reserved) this.reserve(sequence);
    this.reserved = sequence;
    const section = sectionOf(state);
    this.open(section);
    this.subject.update(sequence, frame);
    if (section === 'rules') this.table.update(sequence, index);
    const cycle = state.loop ?? cycleNear(sequence, index);
    this.keepRoom(sequence, cycle !== null);
    const steps = lastIndex(state) > 0 || sequence.tree !== undefined;
    this.showControls(state, sequence, steps);
    this.timeline.update({ sequence, index, text: spoken(sequence, index) });
    this.jumps.update(sequence.frames);
    this.branches.update(sequence, index);
    const theme = currentTheme(document.body, state.look);
    this.wheel.update(
      cycle && { sequence, index, cycle, theme, turning: state.playing && state.loop !== null },
    );
    this.lens.update(sequence.proof ? undefined : sequence.rules, frame.verdicts);
    this.lens.picture(this.smallWheels.of(sequence, cycle, theme));
    this.rules.update(
      sequence,
      frame.verdicts.find(({ inForce }) => inForce),
    );
    this.panel.update(sequence, frame, index, cycle);
    const said = this.voice.say(state);
    // What has the focus says itself where it is: a tree its nodes, a table its verdicts, a slider
    // the move, a wheel the play.
    const isSaid =
      this.moves.hasFocus ||
      this.table.hasFocus ||
      [this.timeline, this.wheel].some((part) => said && part.says(said));
    if (said !== null && !isSaid) this.panel.announce(said);
    this.writing.update(sequence, frame, state.readonly);
    const { writable, setup } = this.writing;
    this.outcomes.update(sequence, index, section === 'wins');
    this.copying.update(sequence, frame);
    this.about.update(sequence, frame);
    this.comments.update(sequence, frame, writable);
    const isDrawn = state.moves && steps;
    this.moves.update({ sequence, index, node: state.node }, isDrawn, writable, isDrawn || this.find.isOpen);
    this.find.tell();
    this.record.update(sequence, frame, writable);
    this.unproven.textContent = !isOfText(sequence)
      ? ''
      : frame.move
        ? words('section.no-proof', {
            rule: sequence.rules?.all.find(({ id }) => id === sequence.rules?.inForce)?.title ?? '',
          })
        : words('section.no-move');
    this.tools.update(sequence, frame, writable, setup);
    this.games.update(sequence);
    this.draw(frame !== this.shown);
    this.shown = frame;
    this.tellPoints();
  }

  /** The help and the legend explain the signs of the board that is shown. */
  private explainSigns(state: PageState): void {
    const { sequence, index, help, legend } = state;
    const frame = sequence?.frames[index];
    const explained = (): SignedBoard | null => {
      if (!sequence || !frame) return null;
      const cycle = state.loop ?? cycleNear(sequence, index);
      const marks = [...markedPicture(state, sequence, frame).drawn, ...(this.signs?.marks ?? [])];
      return { sequence, marks: withLetters(marks, sequence, cycle, index), cycle };
    };
    const signs = help || legend ? explained() : null;
    this.help.update(help ? signs : null, legend ? signs : null);
  }

  private open(section: Section): void {
    const { wheel, cycle, panels } = this;
    this.tabs.update(section);
    for (const one of SECTIONS) panels[one].hidden = one !== section;
    this.player.dataset.section = section;
    // What is put where it is already would lose the focus.
    const place = section === 'rules' || section === 'proof' ? this.answers[section] : null;
    if (place && cycle.parentElement !== place) place.append(cycle);
    if (place && wheel.root.parentElement !== cycle) cycle.append(wheel.root);
    if (!place && wheel.root.parentElement !== panels.board)
      panels.board.insertBefore(wheel.root, this.rules.rest);
  }

  private showControls(state: PageState, sequence: Sequence, steps: boolean): void {
    const { index, lastMoves, playing, speed } = state;
    const room = isOfText(sequence) && !state.readonly;
    this.controls.update({
      numbers: state.numbers?.kind ?? 'off',
      lastMoves,
      index,
      last: lastIndex(state),
      playing,
      speed,
      eyes: showsEyes(state),
      moves: sequence.tree || sequence.record ? state.moves : null,
      steps,
      room,
    });
    reserve(this.timeline.root, { steps, room });
  }

  /** The points in words, for readers who walk the board without seeing it. */
  private tellPoints(): void {
    const { shown: frame, signs } = this;
    const sequence = this.state?.sequence;
    if (!sequence || !frame) return;
    const cycle = this.state?.loop ?? cycleNear(sequence, frame.index);
    const drawn = signs ? withoutGrades(frame.marks) : frame.marks;
    const own = { ...frame, marks: withLetters(drawn, sequence, cycle, frame.index) };
    const frames = sequence.frames.map((one) => (one === frame ? own : one));
    const points = pointAlts({ ...sequence, frames }, frame.index);
    const said = points.map((words, point) => {
      const sign = signs?.says.get(point);
      return sign === undefined ? words : `${words}, ${sign}`;
    });
    this.board.grid.tell(sequence.title, said, this.writing.writable);
  }

  /** What came of something that was to be written. */
  note(message: Note): void {
    this.comments.answered(message.comment);
    this.writing.show(message);
  }

  /** What the comment at the text cursor speaks of. */
  light(point: number | null): void {
    this.comments.cursor(point);
  }

  /** What is to be said of the point that the reader rests on. */
  explain(message: Extract<ToPlayer, { type: 'about' }>): void {
    this.about.take(message);
  }

  /** The tree that the sequence is a line of. */
  grow(tree: MoveTree): void {
    this.moves.take(tree);
    this.find.tell();
  }

  /** The picture that was asked for. */
  copied(message: Extract<ToPlayer, { type: 'picture' }>): void {
    this.copying.take(message);
  }

  /** The values of eyes that were asked for, as far as they are read. */
  tell(message: Extract<ToPlayer, { type: 'eyes' }>): void {
    this.eyes.take(message, () => this.draw(false));
  }

  /** Room for the longest comment of what is shown, up to eight lines, on all of its boards. */
  private reserve({ frames }: Sequence): void {
    const longest = frames.reduce(
      (most, { comments = [] }) => Math.max(most, ...comments.map((c) => c.length)),
      0,
    );
    const lines = Math.min(8, Math.ceil((longest * 7) / Math.max(200, this.player.clientWidth)));
    this.player.style.setProperty('--said', `${5.5 + lines * 1.2}rem`);
  }

  /** A wheel that one line of a tree has keeps its room on the others: the board must not move. */
  private keepRoom(sequence: Sequence, isRound: boolean): void {
    const { round } = this;
    if (round.of !== sequence) {
      const { uri, entry, tree } = sequence;
      const key = `${uri} ${tree ? tree.lines.map(({ title }) => title).join('\n') : entry}`;
      this.round = { of: sequence, key, is: round.key === key && round.is };
    }
    if (isRound) this.round.is = true;
    this.player.classList.toggle('round', this.round.is);
  }

  private draw(moved: boolean): void {
    const { state, stage } = this;
    const frame = state?.sequence?.frames[state.index];
    const { clientWidth: width, clientHeight: height } = stage;
    // No box while the tab is hidden; the observer calls again when there is one.
    if (!state?.sequence || !frame || width === 0) return;
    // What has to be scrolled must be reached by keys; what need not be should not stand in the way
    // of the Tab key.
    const { words: text } = this;
    if (text.scrollHeight > text.clientHeight) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
    const calm = this.reduced.matches || document.body.classList.contains('vscode-reduce-motion');
    const { picture, drawn: signs } = markedPicture(state, state.sequence, frame);
    const cycle = state.loop ?? cycleNear(state.sequence, state.index);
    const drawn = withLetters(signs, state.sequence, cycle, state.index);
    const marks = drawn.filter(({ mark }) => mark.kind !== 'eye');
    const rule = state.sequence.rules?.inForce;
    const eyes = showsEyes(state);
    // Those that the text asks for came with the frame.
    const isAsked = eyes && marks.length === drawn.length;
    const values = this.eyes.of(isAsked ? state.sequence : null, frame, state.notice === null);
    // On a few crowded boards reading takes a second or two, in which the pointer says so.
    stage.ariaBusy = String(this.eyes.busy);
    const { signs: moves } = this;
    const zone = moves?.zone;
    const asked = zone ? { ...(picture.asked ?? { chains: [] }), zone } : picture.asked;
    const shown = eyes ? drawn : marks;
    const own = moves ? withoutGrades(shown) : shown;
    this.board.show(
      { ...picture, asked, marks: [...own, ...values, ...(moves?.marks ?? [])] },
      { theme: currentTheme(document.body, state.look), coordinates: state.coordinates },
      { width, height },
      moved && !calm,
      frame.caption,
      !calm && rule !== this.rule,
    );
    this.rule = rule;
  }
}

/** A question about first moves takes the place of those that the text shows. */
function withoutGrades(marks: Frame['marks']): Frame['marks'] {
  return marks.filter(({ mark }) => mark.kind !== 'grade');
}
