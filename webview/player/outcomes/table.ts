/**
 * Who wins: rules down, threats across, for the player who begins. A chosen cell says who can force
 * what, and offers to try it.
 */
import type { OutcomeTable } from '../../../src/protocol/outcomes.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { button, html, stone } from '../../ui/dom.ts';

type WinsCell = OutcomeTable['rows'][number]['cells'][number];
type WinsColumn = OutcomeTable['columns'][number];

/** A cell by its rule, since rows may change their places. */
interface CellPlace {
  readonly rule: string;
  readonly column: number;
}

const WALK: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class WinsTable {
  private shown: OutcomeTable | null = null;
  private first: WinsColumn['first'] = 'black';
  private chosen: CellPlace | null = null;
  private readonly title = html('h2', { class: 'wins-title' });
  private readonly close = button({ class: 'wins-close' }, ['✕']);
  private readonly notes = html('ul', { class: 'wins-notes' });
  private readonly begins = html('div', { class: 'wins-first', role: 'group' });
  private readonly grid = html('div', { class: 'wins-scroll' });
  private readonly detail = html('div', { class: 'wins-detail', 'aria-live': 'polite' });

  constructor(
    private readonly root: HTMLElement,
    private readonly send: (message: FromPlayer) => void,
  ) {
    this.close.addEventListener('click', () => {
      const { uri, entry, index } = this.shown ?? {};
      if (uri === undefined || entry === undefined || index === undefined) return;
      send({ type: 'wins', uri, entry, index, point: null });
    });
    this.grid.addEventListener('keydown', (event) => this.walk(event));
    const head = html('div', { class: 'wins-head' }, [this.title, this.close]);
    root.replaceChildren(head, this.notes, this.begins, this.grid, this.detail);
  }

  show(table: OutcomeTable | null): void {
    const { root, title, close } = this;
    root.hidden = table === null;
    if (!table || table === this.shown) return;
    const isNew = this.shown?.title !== table.title;
    this.shown = table;
    if (isNew) {
      const rule = table.rows.find(({ inForce }) => inForce)?.rule;
      this.chosen = rule === undefined ? null : { rule, column: 0 };
      this.first = table.columns[0]?.first ?? 'black';
    }
    title.textContent = table.title;
    root.setAttribute('aria-label', table.title);
    close.setAttribute('aria-label', table.words.close);
    close.title = table.words.close;
    this.notes.replaceChildren(...table.notes.map((note) => html('li', {}, [note])));
    this.draw();
    if (isNew) root.scrollIntoView({ block: 'nearest' });
  }

  /** What has the focus is made again, and gets it again. */
  private draw(): void {
    const { shown, root } = this;
    if (!shown) return;
    const before = document.activeElement;
    const had = before instanceof HTMLElement && root.contains(before) ? before.dataset.place : undefined;
    this.drawBegins(shown);
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
      const node = button({ 'aria-pressed': isFirst, 'data-place': color }, [stone(color), head]);
      node.addEventListener('click', () => {
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

  private table({ title, columns, rows, words }: OutcomeTable): HTMLElement {
    const own = columns.flatMap((one, column) => (one.first === this.first ? [{ ...one, column }] : []));
    const heads = own.map(({ text, threats: { black, white } }) =>
      html('th', { scope: 'col', 'aria-label': text, title: text }, [
        html('span', { class: 'wins-threats' }, [
          stone('black'),
          String(black),
          stone('white'),
          String(white),
        ]),
      ]),
    );
    const body = rows.map(({ rule, title: name, short, inForce, cells }) =>
      html('tr', inForce ? { class: 'in-force' } : {}, [
        html('th', { scope: 'row', 'aria-label': name, title: name }, [short]),
        ...own.map(({ column }) =>
          html('td', {}, [cells[column] ? this.cell(cells[column], { rule, column }) : null]),
        ),
      ]),
    );
    return html('table', { 'aria-label': title }, [
      html('thead', {}, [html('tr', {}, [html('th', { scope: 'col' }, [words.rule]), ...heads])]),
      html('tbody', {}, body),
    ]);
  }

  private cell({ state, says, text }: WinsCell, place: CellPlace): HTMLElement {
    const { rule, column } = place;
    const isChosen = this.chosen?.rule === rule && this.chosen.column === column;
    const node = button(
      {
        class: `wins-cell ${state}`,
        'aria-label': says,
        'aria-pressed': String(isChosen),
        tabindex: isChosen ? '0' : '-1',
        'data-place': `${rule} ${column}`,
      },
      [text],
    );
    node.addEventListener('click', () => {
      this.chosen = place;
      this.draw();
    });
    return node;
  }

  private drawDetail({ rows, columns, words, uri, entry, index, points }: OutcomeTable): void {
    const { rule = '', column = 0 } = this.chosen ?? {};
    const cell = rows.find((row) => row.rule === rule)?.cells[column];
    const about = columns[column];
    if (!cell || !about) {
      const help = rows.length > 0 ? words.help : '';
      this.detail.replaceChildren(html('p', { class: 'wins-help' }, [help]));
      return;
    }
    const { first, threats } = about;
    const tries = cell.forced.map(({ strategy, owner, text }) => {
      const node = button({ class: 'wins-try', 'aria-label': `${words.try}: ${text}` }, [
        stone(owner),
        html('span', { class: 'wins-forced' }, [text]),
        html('span', { class: 'wins-go' }, [words.try]),
      ]);
      const tried = { index, points: [...points], rule, first, threats, strategy };
      node.addEventListener('click', () => this.send({ type: 'try', uri, entry, tried }));
      return html('li', {}, [node]);
    });
    this.detail.replaceChildren(html('p', {}, [cell.says]), html('ul', {}, tries));
  }

  /** Arrow keys walk from cell to cell. */
  private walk(event: KeyboardEvent): void {
    const step = WALK[event.key];
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
