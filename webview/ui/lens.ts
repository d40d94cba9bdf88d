/**
 * The row of rules above a board: those of the text by their short names, each with the sign of its
 * verdict on the shown move. The one that is pressed is the rule in force, by which the board is
 * drawn. Other rules are in a list at the end of the row.
 */
import type { RuleChoice, VerdictLine } from '../../src/protocol/player.ts';
import { button, html, icon } from './dom.ts';
import { SIGNS, verdictWord } from './signs.ts';

interface LensNames {
  /** What the row is. */
  readonly name: string;
  /** What the list has. */
  readonly others: string;
  /** Whether digits choose rules there (`ruleOfKey`). */
  readonly digits?: boolean;
}

/** What the row shows of a verdict. */
type Told = Pick<VerdictLine, 'rule' | 'verdict' | 'outcome'>;

export class RuleLens {
  readonly root: HTMLElement;
  private readonly row = html('div', { class: 'lens-row' });
  private readonly others: HTMLSelectElement;
  private readonly segments = new Map<string, HTMLButtonElement>();
  private listed = '';

  constructor(
    private readonly names: LensNames,
    private readonly choose: (rule: string) => void,
  ) {
    this.others = html('select', { class: 'lens-others', 'aria-label': names.others, title: names.others });
    this.others.addEventListener('change', () => choose(this.others.value));
    this.root = html('div', { class: 'lens', role: 'group', 'aria-label': names.name, hidden: '' }, [
      this.row,
    ]);
  }

  /** `undefined`: there is nothing to choose. */
  update(rules: RuleChoice | undefined, verdicts: readonly Told[]): void {
    this.root.hidden = rules === undefined;
    if (!rules) return;
    const shown = shownRules(rules);
    const key = JSON.stringify([shown, rules.all]);
    if (key !== this.listed) {
      this.listed = key;
      this.list(rules, shown);
    }
    for (const [n, { id, title, outcome }] of shown.entries()) {
      const node = this.segments.get(id);
      const line = verdicts.find(({ rule }) => rule === id);
      if (!node) continue;
      node.className = `lens-rule ${line?.verdict ?? 'none'}`;
      node.setAttribute('aria-pressed', String(id === rules.inForce));
      const told = [...(line ? [verdictWord(line)] : []), ...(outcome === undefined ? [] : [outcome])];
      const said = told.length > 0 ? `${title}: ${told.join(', ')}` : title;
      node.setAttribute('aria-label', said);
      node.title = this.names.digits && n < 10 ? `${said} (${(n + 1) % 10})` : said;
      node.querySelector('.lens-sign')?.replaceChildren(...(line ? [icon(SIGNS[line.verdict])] : []));
    }
  }

  /** What a segment shows besides its name, by rule; `null` for nothing. */
  picture(pictures: ReadonlyMap<string, Element> | null): void {
    this.root.classList.toggle('pictured', pictures !== null);
    for (const [id, node] of this.segments) {
      const [shown, picture] = [node.querySelector('.lens-picture'), pictures?.get(id)];
      if (shown === (picture ?? null)) continue;
      shown?.remove();
      if (picture) node.prepend(picture);
    }
  }

  /** Goes to the rule in force. */
  focus(): void {
    this.row.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true });
  }

  private list({ all }: RuleChoice, shown: RuleChoice['all']): void {
    const before = document.activeElement;
    const had = [...this.segments].find(([, node]) => node === before)?.[0];
    this.segments.clear();
    for (const { id, short, outcome } of shown) {
      const node = button(
        {},
        [
          html('span', { class: 'lens-sign' }),
          html('span', { class: 'lens-name' }, [short]),
          outcome === undefined ? null : html('span', { class: 'lens-outcome' }, [outcome]),
        ],
        () => this.choose(id),
      );
      this.segments.set(id, node);
    }
    const more = all.filter(({ id }) => !this.segments.has(id));
    const closed = html('option', { value: '', disabled: '', selected: '', hidden: '' }, ['…']);
    this.others.replaceChildren(
      closed,
      ...more.map(({ id, title }) => html('option', { value: id }, [title])),
    );
    this.others.hidden = more.length === 0;
    this.row.replaceChildren(...this.segments.values(), this.others);
    if (had !== undefined) this.segments.get(had)?.focus({ preventScroll: true });
  }
}

/** The rule that a digit chooses, where the focus is on a board. */
export function ruleOfKey(event: KeyboardEvent, rules: RuleChoice | undefined): string | null {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  if (!rules || ctrlKey || altKey || metaKey || target instanceof HTMLSelectElement) return null;
  const rule = /^[0-9]$/.test(key) ? shownRules(rules)[(Number(key) + 9) % 10] : undefined;
  return rule?.id ?? null;
}

/** The rules of the row: those of the text, and another one as long as it is in force. */
export function shownRules({ all, inForce }: RuleChoice): RuleChoice['all'] {
  return all.filter(({ id, named }) => named || id === inForce);
}
