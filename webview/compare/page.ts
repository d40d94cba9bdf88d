/**
 * The page around the table: title, filter, copying, and below it the whole of what is said in the
 * cell at the cursor.
 */
import type { Comparison, FromCompare, KeptTable } from '../../src/protocol/compare.ts';
import { button, html, icon, keepingFocus } from '../ui/dom.ts';
import { SIGNS, verdictWord } from '../ui/signs.ts';
import { verdictDetails } from '../ui/verdicts.ts';
import { words } from '../ui/words.ts';
import { asMarkdown } from './markdown.ts';
import { type ComparedCell, differs, firstCell, shownRows } from './model.ts';
import { RulesTable } from './table.ts';

/** Of columns, in rem: of a move, and of a verdict in words. `compare.css` has the same numbers. */
const WIDTHS = { move: 8.5, word: 7.5 } as const;

export class Page {
  private readonly table: RulesTable;
  private readonly title = html('h1', { class: 'title', id: 'table-title' }, [words('table.title')]);
  private readonly notice = html('p', { class: 'notice', role: 'status' }, [words('table.waiting')]);
  private readonly filter = html('input', {
    type: 'checkbox',
    id: 'differing',
    'aria-describedby': 'differing-count',
  });
  private readonly count = html('span', { class: 'count', id: 'differing-count' });
  private readonly copy = button({ class: 'button' }, [words('table.copy')]);
  private readonly frame: HTMLElement;
  private readonly tools: HTMLElement;
  /** What the signs mean, where there is no room for words. */
  private readonly legend: HTMLElement;
  /** Says that there are rules out of sight; keys and screen readers come to all of them. */
  private readonly more = html('p', { class: 'more' });
  private readonly detail = html('section', { class: 'detail', 'aria-label': words('table.selected') });
  private comparison: Comparison | null = null;
  private cursor: ComparedCell | null = null;
  private detailKey = '';

  constructor(
    root: HTMLElement,
    kept: KeptTable | null,
    private readonly send: (message: FromCompare) => void,
    private readonly save: (kept: KeptTable) => void,
  ) {
    this.table = new RulesTable({
      select: (cell) => this.select(cell),
      animate: (move) => this.animate(move),
    });
    this.filter.checked = kept?.differing === true;
    this.filter.addEventListener('change', () => this.draw());
    this.copy.addEventListener('click', () => this.copyTable());
    this.tools = html('div', { class: 'tools' }, [
      html('label', { class: 'filter', for: 'differing' }, [this.filter, words('table.filter')]),
      this.count,
      this.copy,
    ]);
    this.frame = html('div', { class: 'frame' }, [this.table.node]);
    this.legend = html('p', { class: 'legend' }, [
      ...Object.entries(SIGNS).map(([verdict, path]) =>
        html('span', {}, [
          icon(path),
          verdictWord({ verdict: verdict as keyof typeof SIGNS, outcome: null }),
        ]),
      ),
    ]);
    root.replaceChildren(
      html('main', {}, [
        html('header', {}, [this.title, this.tools]),
        this.notice,
        this.frame,
        this.legend,
        this.more,
        this.detail,
      ]),
    );
    const sizes = new ResizeObserver(() => this.fit());
    sizes.observe(this.table.node);
    sizes.observe(root);
    this.draw();
  }

  show(comparison: Comparison): void {
    const { comparison: old } = this;
    const other = old?.uri !== comparison.uri || old.entry !== comparison.entry;
    this.comparison = comparison;
    this.notice.textContent = '';
    if (other || !this.cell(this.cursor)) this.cursor = firstCell(comparison);
    this.draw();
    if (other) this.table.reveal();
  }

  gone(message: string): void {
    this.comparison = null;
    this.notice.textContent = message;
    this.draw();
  }

  private draw(): void {
    const { comparison } = this;
    const { checked: differing } = this.filter;
    const rows = comparison ? shownRows(comparison, differing) : [];
    for (const part of [this.tools, this.frame]) part.hidden = comparison === null;
    for (const part of [this.legend, this.more]) part.hidden = true;
    const { outcome } = comparison ?? {};
    this.frame.hidden = rows.length === 0 && !outcome;
    if (comparison) {
      this.title.textContent = comparison.title || words('table.title');
      const all = comparison.rows.length;
      const different = comparison.rows.filter(differs).length;
      this.count.textContent = words('table.count', { different, all });
      this.notice.textContent =
        all === 0 ? (outcome ? '' : words('table.no-moves')) : rows.length === 0 ? words('table.agree') : '';
      // The cursor stays on a row that can be seen.
      if (this.cursor && !rows.some(({ index }) => index === this.cursor?.move) && rows[0]) {
        this.cursor = { ...this.cursor, move: rows[0].index };
      }
      this.save({ uri: comparison.uri, entry: comparison.entry, differing });
    }
    this.notice.hidden = this.notice.textContent === '';
    this.table.show(comparison?.rules ?? [], rows, this.cursor);
    this.table.showOutcome(outcome);
    this.drawDetail(rows.length > 0);
    this.fit();
  }

  /**
   * Without room for words the table has signs, and shows how many rules cannot be seen if even
   * these have none.
   */
  private fit(): void {
    const { frame, table } = this;
    const rules = this.comparison?.rules.length ?? 0;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const width = frame.clientWidth;
    if (frame.hidden || width === 0) return;
    const isCompact = width < (rules * WIDTHS.word + WIDTHS.move) * rem;
    frame.classList.toggle('compact', isCompact);
    this.legend.hidden = !isCompact;
    const { offsetHeight, offsetWidth } = table.corner;
    // What the focus goes to must not end up behind what stays while the table scrolls.
    frame.style.scrollPadding = `${offsetHeight}px 0 0 ${offsetWidth}px`;
    const seen = Math.floor((width - offsetWidth) / ((table.node.offsetWidth - offsetWidth) / rules));
    const told = seen < rules ? words('table.more', { seen, of: rules }) : '';
    if (this.more.textContent !== told) this.more.textContent = told;
    this.more.hidden = told === '';
  }

  private select(cell: ComparedCell): void {
    this.cursor = cell;
    this.table.moveTo(cell, false);
    this.drawDetail(true);
  }

  private cell(at: ComparedCell | null) {
    const { comparison } = this;
    const row = comparison?.rows.find(({ index }) => index === at?.move);
    const column = comparison?.rules.findIndex(({ id }) => id === at?.rule) ?? -1;
    const cell = row?.cells[column];
    return row && cell ? { row, cell } : null;
  }

  private drawDetail(visible: boolean): void {
    const at = visible ? this.cell(this.cursor) : null;
    this.detail.hidden = at === null;
    const key = JSON.stringify(at);
    if (key === this.detailKey) return;
    this.detailKey = key;
    keepingFocus(this.detail, () => this.detail.replaceChildren(...(at ? this.detailOf(at) : [])));
  }

  private detailOf({ row, cell }: NonNullable<ReturnType<Page['cell']>>): HTMLElement[] {
    const action = (name: string, press: () => void) => {
      const node = button({ class: 'button' }, [name]);
      node.addEventListener('click', press);
      return node;
    };
    return [
      html('div', { class: `verdict ${cell.verdict}` }, [
        icon(SIGNS[cell.verdict]),
        html('div', {}, [
          html('h2', {}, [words('table.heading', row)]),
          html('div', {}, [
            html('span', { class: 'rule' }, [cell.title]),
            ' ',
            html('span', { class: 'word' }, [verdictWord(cell)]),
          ]),
          ...verdictDetails(cell),
        ]),
      ]),
      html('div', { class: 'actions' }, [
        action(words('table.animate'), () => this.animate(row.index)),
        cell.proof ? action(words('ruling.proof'), () => this.prove(row.index, cell.rule)) : null,
      ]),
    ];
  }

  private animate(move: number): void {
    if (!this.comparison) return;
    const { uri, entry } = this.comparison;
    this.send({ type: 'animate', uri, entry, move });
  }

  private prove(move: number, rule: string): void {
    if (!this.comparison) return;
    const { uri, entry } = this.comparison;
    this.send({ type: 'prove', uri, entry, move, rule });
  }

  private copyTable(): void {
    const { comparison } = this;
    if (!comparison) return;
    this.send({ type: 'copy', text: asMarkdown(comparison, shownRows(comparison, this.filter.checked)) });
  }
}
