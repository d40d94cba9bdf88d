/**
 * The table itself: a grid with one stop for the Tab key, in which arrow keys move. Each cell is a
 * button. Rows are remade only when something in them has changed, so that the focus stays where
 * it is while verdicts come in.
 */

import type { CompareRow, Comparison } from '../../src/protocol/compare.ts';
import type { VerdictLine } from '../../src/protocol/player.ts';
import { button, html, icon } from '../ui/dom.ts';
import { SIGNS, verdictWord } from '../ui/signs.ts';
import { words } from '../ui/words.ts';
import { type ComparedCell, moved } from './model.ts';

interface TableHandlers {
  /** The cursor has come to a cell. */
  select(cell: ComparedCell): void;
  /** A cell, or a move as a whole, was pressed. */
  animate(move: number): void;
}

interface ComparedRow {
  readonly key: string;
  readonly node: HTMLTableRowElement;
  readonly buttons: readonly HTMLButtonElement[];
}

export class RulesTable {
  readonly node = html('table', { role: 'grid', 'aria-labelledby': 'table-title' });
  /** Where the head and the column of moves meet. */
  readonly corner = html('th', { role: 'columnheader', scope: 'col', class: 'corner' }, [
    words('table.move'),
  ]);
  private readonly head = html('tr', { role: 'row' });
  private readonly body = html('tbody', { role: 'rowgroup' });
  /** Who wins, below what the rules say of the moves. */
  private readonly foot = html('tfoot', { role: 'rowgroup' });
  private drawn = new Map<number, ComparedRow>();
  private rules: Comparison['rules'] = [];
  private rulesKey = '';
  private rows: readonly CompareRow[] = [];
  private cursor: ComparedCell | null = null;

  constructor(private readonly handlers: TableHandlers) {
    this.node.append(html('thead', { role: 'rowgroup' }, [this.head]), this.body, this.foot);
    this.body.addEventListener('click', ({ target }) => this.press(target));
    this.body.addEventListener('focusin', ({ target }) => this.focused(target));
    this.body.addEventListener('keydown', (event) => this.key(event));
  }

  show(rules: Comparison['rules'], rows: readonly CompareRow[], cursor: ComparedCell | null): void {
    const focus = this.body.contains(document.activeElement);
    const rulesKey = JSON.stringify(rules);
    if (rulesKey !== this.rulesKey) {
      this.rulesKey = rulesKey;
      this.head.replaceChildren(this.corner, ...headOf(rules));
      this.node.style.setProperty('--rules', String(rules.length));
      this.drawn.clear();
    }
    this.rules = rules;
    this.rows = rows;
    const next = new Map<number, ComparedRow>();
    for (const row of rows) {
      const key = JSON.stringify(row);
      const old = this.drawn.get(row.index);
      next.set(row.index, old?.key === key ? old : drawRow(row, rules, key));
    }
    this.drawn = next;
    const nodes = [...next.values()].map(({ node }) => node);
    if (nodes.length !== this.body.childElementCount || nodes.some((n, i) => n !== this.body.children[i])) {
      this.body.replaceChildren(...nodes);
    }
    this.moveTo(cursor, focus);
  }

  /** Who wins under each rule, where the entry asks it. */
  showOutcome(outcome: Comparison['outcome']): void {
    const cells = (outcome?.cells ?? []).map((text, column) =>
      html('td', { role: 'gridcell', class: this.rules[column]?.inForce ? 'in-force' : '' }, [
        html('span', { class: 'outcome' }, [text === '' ? '…' : text]),
      ]),
    );
    const head = html('th', { role: 'rowheader', scope: 'row', class: 'move' }, [outcome?.title ?? '']);
    this.foot.replaceChildren(...(outcome ? [html('tr', { role: 'row' }, [head, ...cells])] : []));
  }

  /**
   * Puts the cursor on a cell; the one that was asked for may be filtered away, then it is the
   * nearest.
   */
  moveTo(cell: ComparedCell | null, focus: boolean): void {
    const old = this.cursor && this.buttonOf(this.cursor);
    if (old) old.tabIndex = -1;
    old?.classList.remove('current');
    this.cursor = cell;
    const button = cell && this.buttonOf(cell);
    if (!button) return;
    button.tabIndex = 0;
    button.classList.add('current');
    if (focus && document.activeElement !== button) button.focus();
  }

  /** Scrolls to the cursor. */
  reveal(): void {
    const button = this.cursor && this.buttonOf(this.cursor);
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private buttonOf({ move, rule }: ComparedCell): HTMLButtonElement | undefined {
    return this.drawn.get(move)?.buttons[this.rules.findIndex(({ id }) => id === rule)];
  }

  private cellAt(target: EventTarget | null): ComparedCell | null {
    const button = target instanceof Element ? target.closest('button') : null;
    const move = Number(button?.dataset.move);
    const rule = this.rules[Number(button?.dataset.column)]?.id;
    return button && rule !== undefined ? { move, rule } : null;
  }

  private press(target: EventTarget | null): void {
    const cell = this.cellAt(target);
    if (!cell) return;
    this.handlers.select(cell);
    this.handlers.animate(cell.move);
  }

  private focused(target: EventTarget | null): void {
    const cell = this.cellAt(target);
    if (cell && (cell.move !== this.cursor?.move || cell.rule !== this.cursor.rule))
      this.handlers.select(cell);
  }

  private key(event: KeyboardEvent): void {
    const cell = this.cellAt(event.target);
    if (!cell || event.altKey || event.shiftKey) return;
    const at = {
      row: this.rows.findIndex(({ index }) => index === cell.move),
      column: this.rules.findIndex(({ id }) => id === cell.rule),
    };
    const to = moved(at, event, this.rows.length, this.rules.length);
    if (!to) return;
    event.preventDefault();
    const [row, rule] = [this.rows[to.row], this.rules[to.column]];
    if (row && rule) this.buttonOf({ move: row.index, rule: rule.id })?.focus();
  }
}

function headOf(rules: Comparison['rules']): HTMLElement[] {
  return rules.map(({ id, title, summary, inForce }) =>
    html(
      'th',
      {
        role: 'columnheader',
        scope: 'col',
        title: words('table.rule', { title, summary }),
        // Where the table is narrow the identifier stands for the title.
        'data-id': id,
        class: inForce ? 'rule in-force' : 'rule',
      },
      [
        html('span', { class: 'name' }, [title]),
        inForce ? html('span', { class: 'visually-hidden' }, [', ']) : null,
        inForce ? html('span', { class: 'badge' }, [words('table.active')]) : null,
      ],
    ),
  );
}

function drawRow(row: CompareRow, rules: Comparison['rules'], key: string): ComparedRow {
  const buttons = row.cells.map((cell, column) => cellButton(row, cell, column));
  const title = words('table.go', { number: row.number });
  const node = html('tr', { role: 'row' }, [
    html('th', { role: 'rowheader', scope: 'row', class: 'move' }, [
      // A no-break space: without it a screen reader joins the number and the word after it.
      html('span', { class: 'number' }, [row.number, '\u00a0']),
      html('span', { class: 'description' }, [row.description]),
    ]),
    ...buttons.map((button, column) =>
      html('td', { role: 'gridcell', class: rules[column]?.inForce ? 'in-force' : '', title }, [button]),
    ),
  ]);
  return { key, node, buttons };
}

function cellButton(row: CompareRow, cell: VerdictLine, column: number): HTMLButtonElement {
  return button(
    {
      class: `cell ${cell.verdict}`,
      tabindex: '-1',
      'data-move': String(row.index),
      'data-column': String(column),
    },
    [
      icon(SIGNS[cell.verdict]),
      html('span', { class: 'said' }, [
        html('span', { class: 'word' }, [verdictWord(cell)]),
        cell.reason === ''
          ? null
          : html('span', { class: 'reason' }, [
              html('span', { class: 'visually-hidden' }, [': ']),
              words('ruling.note', { note: cell.reason }),
            ]),
      ]),
    ],
  );
}
