/**
 * Who wins: rules down, threats across, for the player who begins. A chosen cell says who can force
 * what, and offers to try it.
 */
import type { OutcomeTable } from '../../../src/protocol/outcomes.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { pointName } from '../../../src/render/alt.ts';
import { chainsOn } from '../../../src/render/chains.ts';
import { ARROWS } from '../../ui/arrows.ts';
import { button, html, stone } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { alike, picked } from './model.ts';
import { MoveList } from './move-list.ts';
import type { OutcomeParts } from './slot.ts';

type WinsCell = OutcomeTable['rows'][number]['cells'][number];
type WinsColumn = OutcomeTable['columns'][number];

/** A cell by its rule, since rows may change their places. */
interface CellPlace {
  readonly rule: string;
  readonly column: number;
}

const AIMS = ['capture-any', 'capture-all', 'keep-one', 'keep-all', 'connect'] as const;
const PASSES = [2, 3] as const;
/** What has a use for Escape and the space bar itself. */
const BUSY = ['dialog', '[role="menu"]', 'input', 'textarea', 'select'];

/** More rules than these, if they are all, are not named one by one. */
const MOST_NAMED = 3;
/** A narrow view has no room for more columns than these. */
const MOST_COLUMNS = 4;

export class WinsTable {
  private shown: OutcomeTable | null = null;
  private first: WinsColumn['first'] = 'black';
  private chosen: CellPlace | null = null;
  private sequence: Sequence | null = null;
  private index = 0;
  private readonly notes = html('ul', { class: 'wins-notes' });
  private readonly begins = html('div', { class: 'wins-first', role: 'group' });
  private readonly aim = html('select', { class: 'wins-goal' });
  private readonly passes = html('select', { class: 'wins-end' });
  private readonly grid = html('div', { class: 'wins-grid' });
  private readonly moves = new MoveList((point) => this.tryMove(point));
  private isHere = false;
  /** The stones of the goal while the reader chooses them on the board. */
  private picks: readonly number[] | null = null;
  private readonly pick = button({ class: 'wins-pick' }, [words('chain.stones')]);
  private readonly picking = html('p', { class: 'wins-help', 'aria-live': 'polite' });
  private readonly root: HTMLElement;
  /** A list of the chains on the board, in the line above it. */
  private readonly chains: HTMLSelectElement;
  private readonly send: OutcomeParts['send'];
  private readonly signs: OutcomeParts['signs'];
  private readonly outline: OutcomeParts['goal'];
  private readonly detail = html('div', { class: 'wins-detail', 'aria-live': 'polite' });

  constructor({ table: root, chains, send, signs, goal }: Omit<OutcomeParts, 'bar'>) {
    this.root = root;
    this.chains = chains;
    this.send = send;
    this.signs = signs;
    this.outline = goal;
    chains.addEventListener('change', () => {
      const { uri, entry } = this.sequence ?? {};
      if (uri === undefined || entry === undefined) return;
      const [point] = chains.value.split(' ').map(Number);
      if (point === undefined) return;
      const isMore = chains.value.includes(' ');
      const { asked = {} } = this.shown ?? {};
      const all = { points: isMore ? [...this.goal, point] : [point], asked: isMore ? asked : {} };
      if (this.picks) this.choose(null);
      send({ type: 'wins', uri, entry, index: this.index, point, ...all });
    });
    this.grid.addEventListener('keydown', (event) => this.walk(event));
    this.aim.addEventListener('change', () => this.askOtherwise());
    this.passes.addEventListener('change', () => this.askOtherwise());
    this.pick.addEventListener('click', () => this.choose(this.picks ? null : this.goal));
    // Before the keys of the page, some of which are the same.
    document.addEventListener('keydown', (event) => this.pickByKey(event), true);
    this.choose(null);
    const asked = html('div', { class: 'wins-asked' }, [this.pick, this.aim, this.passes]);
    root.replaceChildren(
      this.begins,
      asked,
      this.picking,
      this.moves.root,
      this.grid,
      this.detail,
      this.notes,
    );
  }

  /** The board whose chains can be asked about; `null` where nothing is asked. */
  offer(sequence: Sequence | null, index: number): void {
    const { uri, entry } = this.sequence ?? {};
    // Another board has other stones.
    const isOther = sequence?.uri !== uri || sequence?.entry !== entry || index !== this.index;
    this.sequence = sequence;
    this.index = index;
    if (isOther && this.picks) this.choose(null);
    this.pick.hidden = !sequence?.frames[index]?.rows.some((row) => /[XO]/.test(row));
    this.listChains();
  }

  private listChains(): void {
    const { chains, sequence, index, shown } = this;
    const frame = sequence?.frames[index];
    chains.hidden = !sequence || !frame;
    if (!sequence || !frame) return;
    const own = shown?.index === index && shown.entry === sequence.entry ? shown.points : [];
    const points = this.picks ?? own;
    const options = chainsOn(frame.rows).map(({ color, points: stones }) => {
      const [first = 0] = stones;
      const point = pointName(sequence.shape, first);
      return html('option', { value: String(first) }, [
        words('chain.name', { color, point, stones: stones.length }),
      ]);
    });
    const asked = points.map((point) => pointName(sequence.shape, point));
    const head = html('option', { value: '', disabled: '', hidden: '' }, [
      asked.length > 0 ? words('chain.asked', { points: asked }) : words('chain.choose'),
    ]);
    head.selected = true;
    // A goal may be about several chains.
    const more = options.flatMap(({ value, textContent }) =>
      points.length === 0 || points.includes(Number(value))
        ? []
        : [html('option', { value: `${value} more` }, [textContent])],
    );
    const also = html('optgroup', { label: words('chain.also') }, more);
    chains.replaceChildren(head, ...options, ...(more.length > 0 ? [also] : []));
    chains.setAttribute('aria-label', words('chain.list'));
    chains.title = words('chain.list');
  }

  show(table: OutcomeTable | null): void {
    const { root } = this;
    root.hidden = table === null;
    if (!table || table === this.shown) return;
    const isNew = this.shown?.title !== table.title || this.shown.begins !== table.begins;
    this.shown = table;
    if (isNew) {
      const rule = table.rows.find(({ inForce }) => inForce)?.rule;
      this.first = table.begins ?? 'black';
      const column = table.columns.findIndex(({ first }) => first === this.first);
      this.chosen = rule === undefined ? null : { rule, column };
    }
    root.setAttribute('aria-label', table.title);
    this.notes.replaceChildren(...table.notes.map((note) => html('li', {}, [note])));
    this.draw();
    this.listChains();
    this.listAsked(table);
  }

  /** The board that the table is about is the one that is shown, or not. */
  sign(isHere: boolean): void {
    this.isHere = isHere;
    if (this.picks) {
      const rows = this.sequence?.frames[this.index]?.rows ?? [];
      const own = chainsOn(rows).filter(({ points }) => points.some((one) => this.picks?.includes(one)));
      const says = new Map(own.flatMap(({ points }) => points.map((one) => [one, words('chain.in-goal')])));
      this.signs({ marks: [], zone: [], says, picks: true, play: (point) => this.pickAt(point) });
      return;
    }
    const moves = isHere ? this.movesShown : undefined;
    this.signs(
      moves && moves.state !== 'none'
        ? {
            marks: moves.marks,
            zone: moves.zone,
            says: new Map(moves.all.map(({ point, says }) => [point, says])),
            play: (point) => this.tryMove(point),
          }
        : null,
    );
  }

  /** A stone or more of each chain that the question is about, on the board that is shown. */
  get goal(): readonly number[] {
    return this.picks ?? (this.isHere ? (this.shown?.points ?? []) : []);
  }

  /** Clicks on the board choose the stones of the goal from now on; with `null`, no longer. */
  private choose(picks: readonly number[] | null): void {
    this.picks = picks;
    this.pick.setAttribute('aria-pressed', String(picks !== null));
    this.picking.hidden = picks === null;
    const { shape } = this.sequence ?? {};
    const points = shape ? (picks ?? []).map((point) => pointName(shape, point)) : [];
    this.picking.replaceChildren(words('chain.picking', { points }));
    this.sign(this.isHere);
    this.outline(this.goal);
  }

  /** Adds the chain on a point to the goal or removes it, and asks again. */
  private pickAt(point: number): true {
    const { sequence, index, picks, shown } = this;
    const rows = sequence?.frames[index]?.rows;
    const points = rows && picks ? picked(rows, picks, point) : null;
    if (!sequence || !points) return true;
    this.choose(points);
    this.listChains();
    const { uri, entry } = sequence;
    const asked = { ...(this.isHere && shown?.asked), alone: true };
    this.send({ type: 'wins', uri, entry, index, point, points: [...points], asked });
    return true;
  }

  /** The space bar chooses as Enter does, and Escape ends it. */
  private pickByKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!this.picks || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement))
      return;
    if (BUSY.some((one) => target.closest(one))) return;
    const { point } = target.dataset;
    if (key === 'Escape') this.choose(null);
    else if (key === ' ' && point !== undefined) this.pickAt(Number(point));
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private get movesShown(): OutcomeTable['moves'][number] | undefined {
    return this.shown?.moves.find(({ first }) => first === this.first);
  }

  private drawMoves({ words }: OutcomeTable): void {
    this.moves.show(this.movesShown, words.moves);
    this.sign(this.isHere);
  }

  /** Begins a game about a first move; whether there is one. */
  private tryMove(point: number): boolean {
    const { shown } = this;
    const moves = this.movesShown;
    const isThere = moves?.all.some((one) => one.point === point && one.canTry);
    const rule = shown?.rows.find(({ inForce }) => inForce)?.rule ?? shown?.rows[0]?.rule;
    if (!shown || !moves || !isThere || rule === undefined) return false;
    const { uri, entry, index, points, asked } = shown;
    const none = { black: 0, white: 0 };
    const about = { index, points: [...points], rule, first: moves.first, threats: none, ...asked };
    const tried = { ...about, move: { point, side: 'proof' as const }, strategy: 0 };
    this.send({ type: 'try', uri, entry, tried });
    return true;
  }

  /** The same chains, with the goal and the end that the reader has chosen. */
  private askOtherwise(): void {
    const { shown, aim, passes } = this;
    const [point] = shown?.points ?? [];
    if (!shown || point === undefined) return;
    const { uri, entry, index, points } = shown;
    const chosen = AIMS.find((one) => one === aim.value);
    const end = PASSES.find((one) => String(one) === passes.value);
    const alone = shown.asked.alone;
    const asked = { ...(chosen && { aim: chosen }), ...(end && { passes: end }), ...(alone && { alone }) };
    this.send({ type: 'wins', uri, entry, index, point, points: [...points], asked });
  }

  /** What is asked, in lists of what else could be. */
  private listAsked({ asked, points }: OutcomeTable): void {
    const { aim, passes } = this;
    const option = (value: string, said: string, isChosen: boolean) => {
      const node = html('option', { value }, [said]);
      node.selected = isChosen;
      return node;
    };
    aim.replaceChildren(
      option('', words('wins.aim', { aim: null }), !asked.aim),
      ...AIMS.map((one) => option(one, words('wins.aim', { aim: one }), one === asked.aim)),
    );
    passes.replaceChildren(
      option('', words('wins.passes', { passes: null }), !asked.passes),
      ...PASSES.map((one) =>
        option(String(one), words('wins.passes', { passes: one }), one === asked.passes),
      ),
    );
    for (const [node, label] of [
      [aim, words('wins.goal')],
      [passes, words('wins.end')],
    ] as const) {
      node.setAttribute('aria-label', label);
      node.title = label;
      node.hidden = points.length === 0;
    }
  }

  /** What has the focus is made again, and gets it again. */
  private draw(): void {
    const { shown, root } = this;
    if (!shown) return;
    const before = document.activeElement;
    const had = before instanceof HTMLElement && root.contains(before) ? before.dataset.place : undefined;
    this.drawBegins(shown);
    this.drawMoves(shown);
    this.grid.hidden = shown.rows.length === 0;
    this.grid.replaceChildren(this.table(shown));
    this.drawDetail(shown);
    if (had !== undefined) root.querySelector<HTMLElement>(`[data-place="${CSS.escape(had)}"]`)?.focus();
  }

  /** The players who may begin, as buttons of which one is down. */
  private drawBegins({ columns }: OutcomeTable): void {
    const heads = new Map(columns.map(({ first, head }) => [first, head]));
    const buttons = [...heads].map(([color, head]) => {
      const isFirst = String(color === this.first);
      const node = button({ 'aria-pressed': isFirst, 'data-place': color }, [stone(color), head], () => {
        this.first = color;
        const { rule, column = 0 } = this.chosen ?? {};
        const other = columns.findIndex((one) => one.first === color && one.text === columns[column]?.text);
        if (rule !== undefined && other >= 0) this.chosen = { rule, column: other };
        this.draw();
      });
      return node;
    });
    this.begins.hidden = buttons.length < 2;
    this.begins.replaceChildren(...buttons);
  }

  /** The rules of a group stand above their answers, so that these have the whole width. */
  private table({ title, columns, rows }: OutcomeTable): HTMLElement {
    const own = columns.flatMap((one, column) => (one.first === this.first ? [{ ...one, column }] : []));
    const heads = own.map(({ text }) => html('th', { scope: 'col' }, [text]));
    const groups = alike(
      rows,
      own.map(({ column }) => column),
    );
    const bodies = groups.map((group) => {
      const isOwn = group.some(({ inForce }) => inForce);
      const row = group.find(({ rule }) => rule === this.chosen?.rule) ?? group[0];
      if (!row) return null;
      const names = html('th', { scope: 'rowgroup', colspan: String(own.length) }, [
        // The names of ten rules would be all that there is to see.
        group.length > MOST_NAMED && group.length === rows.length
          ? words('wins.all-rules')
          : group.map(({ short }) => short).join(', '),
      ]);
      names.title = group.map(({ title }) => title).join(', ');
      const cells = own.map(({ column, text }) => {
        const cell = row.cells[column];
        // Named by what it is about where there is no room for columns.
        const about = html('span', { class: 'wins-about' }, [text]);
        return html('td', {}, [about, cell ? this.cell(cell, { rule: row.rule, column }) : null]);
      });
      return html('tbody', isOwn ? { class: 'in-force' } : {}, [
        html('tr', {}, [names]),
        html('tr', {}, cells),
      ]);
    });
    const many = own.length > MOST_COLUMNS ? { class: 'wins-many' } : {};
    return html('table', { 'aria-label': title, ...many }, [
      html('thead', {}, [html('tr', {}, heads)]),
      ...bodies,
    ]);
  }

  private cell(cell: WinsCell, place: CellPlace): HTMLElement {
    const { rule, column } = place;
    const isChosen = this.chosen?.rule === rule && this.chosen.column === column;
    const node = button(
      {
        class: `wins-cell ${cell.state}`,
        'aria-label': cell.says,
        'aria-pressed': String(isChosen),
        tabindex: isChosen ? '0' : '-1',
        'data-place': `${rule} ${column}`,
      },
      [cell.winner ? stone(cell.winner) : null, cell.word ?? cell.text],
      () => {
        this.chosen = place;
        this.draw();
      },
    );
    return node;
  }

  private drawDetail({ rows, columns, words, uri, entry, index, points, asked }: OutcomeTable): void {
    const { rule = '', column = 0 } = this.chosen ?? {};
    const cell = rows.find((row) => row.rule === rule)?.cells[column];
    const about = columns[column];
    if (!cell || !about) {
      const help = rows.length > 0 ? words.help : '';
      this.detail.replaceChildren(html('p', { class: 'wins-help' }, [help]));
      return;
    }
    const { first, threats, spare } = about;
    const tries = cell.forced.map(({ strategy, owner, text }) => {
      const tried = { index, points: [...points], rule, first, threats, spare, ...asked, strategy };
      const node = button(
        { class: 'wins-try' },
        [
          stone(owner),
          html('span', { class: 'wins-forced' }, [text]),
          html('span', { class: 'wins-go' }, [words.try]),
        ],
        () => this.send({ type: 'try', uri, entry, tried }),
      );
      return html('li', {}, [node]);
    });
    this.detail.replaceChildren(html('p', {}, [cell.says]), html('ul', {}, tries));
  }

  /** Arrow keys walk from cell to cell. */
  private walk(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    const { target } = event;
    if (!step || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    // Elsewhere they step through the moves.
    event.stopPropagation();
    const lines = [...this.grid.querySelectorAll('tr')].flatMap((line) => {
      const cells = [...line.querySelectorAll<HTMLElement>('button')];
      return cells.length > 0 ? [cells] : [];
    });
    const y = lines.findIndex((line) => line.some((node) => node === target));
    const x = lines[y]?.indexOf(target) ?? -1;
    const next = lines[y + step[1]]?.[x + step[0]];
    if (!next) return;
    target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
