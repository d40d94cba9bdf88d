/**
 * What each rule says of each move: rules down, named as in the row above the board, moves across.
 * The board shows the move and the rule of the chosen cell, whose reason stands below.
 */
import type { CompareRow, Comparison } from '../../../src/protocol/compare.ts';
import type { Sequence, VerdictLine } from '../../../src/protocol/player.ts';
import { button, html, icon, keepingFocus } from '../../ui/dom.ts';
import { SIGNS, verdictWord } from '../../ui/signs.ts';
import { proveLink, verdictDetails } from '../../ui/verdicts.ts';
import { words } from '../../ui/words.ts';
import { asMarkdown } from './markdown.ts';
import { type ComparedCell, differs, moved, shownMoves } from './model.ts';
import type { RulesParts } from './slot.ts';

/** Longer games begin with the moves on which rules differ. */
const LONG = 40;

export class RulesTable {
  private readonly notice = html('p', { class: 'notice', role: 'status' });
  private readonly filter = html('input', { type: 'checkbox', id: 'differing' });
  private readonly count = html('span', { class: 'rules-count' });
  private readonly tools: HTMLElement;
  private readonly grid = html('table', { role: 'grid', 'aria-label': words('table.title') });
  private readonly scroll = html('div', { class: 'rules-scroll' }, [this.grid]);
  private comparison: Comparison | null = null;
  private sequence: Sequence | null = null;
  private entry = '';
  private cursor: ComparedCell | null = null;
  private index = 0;
  private drawn = '';
  private told = '';

  constructor(private readonly parts: RulesParts) {
    const copy = button({ class: 'link' }, [words('table.copy')], () => this.copy());
    this.filter.addEventListener('change', () => this.draw());
    this.tools = html('div', { class: 'rules-tools' }, [
      html('label', { for: 'differing' }, [this.filter, words('table.filter')]),
      this.count,
      copy,
    ]);
    parts.table.replaceChildren(this.notice, this.scroll);
    parts.tools.replaceChildren(this.tools);
    this.grid.addEventListener('click', ({ target }) => this.choose(this.cellAt(target), true));
    this.grid.addEventListener('keydown', (event) => this.key(event));
  }

  show(comparison: Comparison | null, sequence: Sequence, index: number): void {
    this.comparison = comparison;
    this.sequence = sequence;
    this.index = index;
    const entry = `${sequence.uri} ${sequence.entry}`;
    if (comparison && entry !== this.entry) {
      this.entry = entry;
      this.filter.checked = comparison.rows.length > LONG;
    }
    const rule = sequence.rules?.inForce ?? comparison?.rules.find(({ inForce }) => inForce)?.id ?? '';
    this.cursor = { move: index, rule };
    this.draw();
  }

  private get moves(): readonly CompareRow[] {
    return this.comparison ? shownMoves(this.comparison, this.filter.checked, this.index) : [];
  }

  private draw(): void {
    const { comparison, notice, cursor } = this;
    const rows = comparison?.rows ?? [];
    const different = rows.filter(differs).length;
    notice.textContent = !comparison
      ? words('table.waiting')
      : rows.length === 0
        ? words('table.no-moves')
        : '';
    notice.hidden = notice.textContent === '';
    this.scroll.hidden = !comparison;
    this.tools.hidden = rows.length === 0;
    this.count.textContent = words('table.count', { different, all: rows.length });
    const key = JSON.stringify([comparison?.rules, this.moves, comparison?.outcome, cursor]);
    if (key !== this.drawn) {
      this.drawn = key;
      keepingFocus(this.grid, () => this.fill());
    }
    this.tell();
  }

  private fill(): void {
    const { comparison, moves, cursor } = this;
    if (!comparison || !cursor) return;
    const { rules, outcome } = comparison;
    const heading = this.heading();
    const head = html('tr', {}, [
      html('th', { scope: 'col' }, [html('span', { class: 'visually-hidden' }, [words('judged.under')])]),
      // Before the first move no verdict has words, and a head without text would name nothing.
      heading === ''
        ? html('td', {})
        : html('th', { scope: 'col' }, [html('span', { class: 'rules-heading' }, [heading])]),
      ...moves.map(({ number, description, index }) =>
        html(
          'th',
          {
            scope: 'col',
            class: index === cursor.move ? 'move here' : 'move',
            title: words('table.heading', { number, description }),
          },
          [number],
        ),
      ),
      outcome ? html('th', { scope: 'col', class: 'outcome' }, [outcome.title]) : null,
    ]);
    const body = rules.map((rule, n) => this.row(rule, n));
    this.grid.replaceChildren(html('thead', {}, [head]), html('tbody', {}, body));
    this.grid.querySelector('.move.here')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The move whose verdicts stand in words. */
  private heading(): string {
    const row = this.comparison?.rows.find(({ index }) => index === this.cursor?.move);
    return row ? words('board.move', row) : '';
  }

  private row(rule: Comparison['rules'][number], n: number): HTMLElement {
    const { comparison, moves, cursor, sequence } = this;
    const { id, title, summary } = rule;
    const here = comparison?.rows.find(({ index }) => index === cursor?.move)?.cells[n];
    const short = sequence?.rules?.all.find((one) => one.id === id)?.short ?? title;
    const isChosen = id === cursor?.rule;
    const name = button(
      {
        class: 'rules-name',
        'data-rule': id,
        title: words('table.rule', { title, summary }),
        'aria-label': title,
        'aria-pressed': String(isChosen),
        tabindex: isChosen && !here ? '0' : '-1',
      },
      [short],
    );
    const word = here
      ? html('span', { class: `rules-word ${here.verdict}`, title: verdictWord(here) }, [
          icon(SIGNS[here.verdict]),
          // What differs between rules comes first: there is no room for a sentence.
          ...(here.outcome
            ? [
                html('span', { class: 'rules-said', 'aria-hidden': 'true' }, [
                  words('table.outcome', { outcome: here.outcome }),
                ]),
                html('span', { class: 'visually-hidden' }, [verdictWord(here)]),
              ]
            : [html('span', { class: 'rules-said' }, [verdictWord(here)])]),
        ])
      : null;
    return html('tr', { class: isChosen ? 'in-force' : '' }, [
      html('th', { scope: 'row' }, [name]),
      html('td', {}, [word]),
      ...moves.map((row) => html('td', {}, [row.cells[n] ? this.cell(row, row.cells[n], isChosen) : null])),
      comparison?.outcome ? html('td', { class: 'outcome' }, [comparison.outcome.cells[n] || '…']) : null,
    ]);
  }

  private cell(row: CompareRow, cell: VerdictLine, isRule: boolean): HTMLElement {
    const isChosen = isRule && row.index === this.cursor?.move;
    const { number, description } = row;
    const label = `${cell.title}: ${verdictWord(cell)}. ${words('table.heading', { number, description })}`;
    return button(
      {
        class: `rules-cell ${cell.verdict}${isChosen ? ' current' : ''}`,
        tabindex: isChosen ? '0' : '-1',
        'data-move': String(row.index),
        'data-rule': cell.rule,
        'aria-label': label,
        // A screen reader says a title that differs from the label as well.
        title: label,
        // Who walks the table hears the reason where they are.
        ...(isChosen && cell.reason && { 'aria-description': words('ruling.reason', cell) }),
      },
      [icon(SIGNS[cell.verdict])],
    );
  }

  private cellAt(target: EventTarget | null): ComparedCell | null {
    const node = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const rule = node?.dataset.rule;
    if (rule === undefined || !this.cursor) return null;
    return { rule, move: node?.dataset.move === undefined ? this.cursor.move : Number(node.dataset.move) };
  }

  /** The board goes to the move, and judges by the rule. */
  private choose(cell: ComparedCell | null, focus: boolean): void {
    const { cursor, parts } = this;
    if (!cell || !cursor) return;
    this.cursor = cell;
    this.draw();
    if (focus) this.buttonOf(cell)?.focus({ preventScroll: true });
    if (cell.move !== cursor.move) parts.seek(cell.move);
    if (cell.rule !== cursor.rule) parts.rule(cell.rule);
  }

  private buttonOf({ move, rule }: ComparedCell): HTMLElement | null {
    const at = `[data-rule="${CSS.escape(rule)}"]`;
    return (
      this.grid.querySelector<HTMLElement>(`.rules-cell${at}[data-move="${move}"]`) ??
      this.grid.querySelector<HTMLElement>(`.rules-name${at}`)
    );
  }

  private key(event: KeyboardEvent): void {
    const cell = this.cellAt(event.target);
    const { comparison, moves } = this;
    if (!cell || !comparison || event.altKey || event.shiftKey) return;
    const at = {
      row: comparison.rules.findIndex(({ id }) => id === cell.rule),
      column: moves.findIndex(({ index }) => index === cell.move),
    };
    const to = moved(at, event, comparison.rules.length, moves.length);
    if (!to) return;
    event.preventDefault();
    // Elsewhere they step through the moves.
    event.stopPropagation();
    const [rule, move] = [comparison.rules[to.row], moves[to.column]];
    if (rule) this.choose({ rule: rule.id, move: move?.index ?? cell.move }, true);
  }

  /** What the chosen rule says of the shown move, and why. */
  private tell(): void {
    const { comparison, cursor, parts } = this;
    const row = comparison?.rows.find(({ index }) => index === cursor?.move);
    const column = comparison?.rules.findIndex(({ id }) => id === cursor?.rule) ?? -1;
    const line = row?.cells[column];
    const key = JSON.stringify([row?.number, line, comparison === null]);
    if (key === this.told) return;
    this.told = key;
    keepingFocus(parts.reason, () => {
      if (!line) {
        const text = comparison && comparison.rows.length > 0 ? words('section.no-move') : '';
        parts.reason.replaceChildren(html('p', { class: 'quiet' }, [text]));
        return;
      }
      const link = line.proof || line.why ? proveLink(line, line.title, () => parts.prove(line.rule)) : null;
      parts.reason.replaceChildren(
        html('div', { class: `verdict ${line.verdict}` }, [
          icon(SIGNS[line.verdict]),
          html('span', { class: 'rule' }, [line.title]),
          ' ',
          html('span', { class: 'word' }, [verdictWord(line)]),
          link && ' ',
          link,
          ...verdictDetails(line),
        ]),
      );
    });
  }

  private copy(): void {
    const { comparison, parts } = this;
    if (comparison) parts.send({ type: 'copy', text: asMarkdown(comparison, this.moves) });
  }
}
