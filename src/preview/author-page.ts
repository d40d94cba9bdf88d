import type { Task } from '../go/task.ts';
import type { OutcomeTable } from '../protocol/outcomes.ts';
import { type Element, element } from '../render/element.ts';
import { NOTE } from '../render/sign-paths.ts';
import { type Analysis, outcomesAt, ownOutcome, type PlacedAnalysis } from '../service/index.ts';
import { icon } from './html.ts';
import { PageRenderer } from './page.ts';

/** Entries of a page that get a table: each is a search for eighty answers. */
const MOST_TABLES = 8;

/**
 * A page beside its text. Below an entry with a goal, or with a claim about an outcome, unfolds who
 * wins under each rule, once that is known.
 */
export class AuthorPage extends PageRenderer {
  private readonly tables = new WeakMap<Analysis, Element | null>();

  override get hasPendingWork(): boolean {
    return super.hasPendingWork || this.withoutTable().length > 0;
  }

  override *pendingWork(): Task<void> {
    // What figures wait for is shown first: a table takes longer.
    if (super.hasPendingWork) return yield* super.pendingWork();
    const { document } = this;
    const hurried = this.clock();
    for (const placed of this.withoutTable()) {
      const ask = () => outcomesAt(document, { uri: document.document.uri, entry: placed.id });
      for (const one of ask()?.work ?? []) yield* one.work(hurried);
      this.tables.set(placed.analysis, tableElement(ask()?.table));
    }
  }

  protected override outcomesOf(analysis: Analysis): Element | null {
    return this.tables.get(analysis) ?? null;
  }

  private withoutTable(): readonly PlacedAnalysis[] {
    return this.shown
      .filter(({ analysis }) => ownOutcome(analysis) !== null)
      .slice(0, MOST_TABLES)
      .filter(({ analysis }) => !this.tables.has(analysis));
  }
}

/** A table for each player who may begin; rules that agree about everything share a row. */
function tableElement(table: OutcomeTable | undefined): Element | null {
  if (!table || table.rows.length === 0) return null;
  const { title, notes, columns, rows, words } = table;
  const heads = [...new Set(columns.map(({ head }) => head))];
  const tables = heads.map((head) => {
    const own = columns.flatMap((column, i) => (column.head === head ? [{ ...column, i }] : []));
    const groups = new Map<string, (typeof rows)[number][]>();
    for (const row of rows) {
      const key = own.map(({ i }) => row.cells[i]?.text).join('\n');
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const body = [...groups.values()].map((group) =>
      element('tr', group.some(({ inForce }) => inForce) ? { class: 'koban-in-force' } : {}, [
        element('th', { scope: 'row' }, [group.map(({ short }) => short).join(', ')]),
        ...own.map(({ i }) => element('td', {}, [group[0]?.cells[i]?.text ?? ''])),
      ]),
    );
    return element('table', {}, [
      element('caption', {}, [head]),
      element('thead', {}, [
        element('tr', {}, [
          element('th', { scope: 'col' }, [words.rule]),
          ...own.map(({ text }) => element('th', { scope: 'col' }, [text])),
        ]),
      ]),
      element('tbody', {}, body),
    ]);
  });
  return element('div', { class: 'koban-claims koban-wins' }, [
    element('details', {}, [
      element('summary', {}, [icon(NOTE), title]),
      ...tables,
      element(
        'ul',
        {},
        notes.map((note) => element('li', {}, [note])),
      ),
    ]),
  ]);
}
