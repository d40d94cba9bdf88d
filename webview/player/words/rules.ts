/**
 * The verdict of the active rule, with the name of the rule as a choice: the sequence is judged
 * under another one at once, and the text keeps what it says.
 */
import type { Sequence, VerdictLine } from '../../../src/protocol/player.ts';
import { button, html, icon } from '../../ui/dom.ts';
import { SIGNS, verdictWord } from '../../ui/signs.ts';
import { proveLink, verdictDetails } from '../../ui/verdicts.ts';
import { words } from '../../ui/words.ts';

interface RulesHandlers {
  choose(rule: string | null): void;
  prove(rule: string): void;
}

export class Rules {
  readonly root = html('div', { class: 'verdict in-force', hidden: '' });
  private readonly select = html('select', { class: 'dropdown', 'aria-label': words('judged.under') });
  private readonly label = html('span', { class: 'which', 'aria-hidden': 'true' }, [words('judged.under')]);
  private readonly sign = html('span', { class: 'sign' });
  private readonly word = html('span', { class: 'word' });
  private readonly proof = html('span', {});
  private readonly rest = html('div', {});
  private readonly written = button({ class: 'link written', hidden: '' }, [words('judged.written')]);
  private listed = '';

  constructor(private readonly handlers: RulesHandlers) {
    const head = html('div', { class: 'head' }, [
      this.label,
      this.select,
      this.word,
      this.proof,
      this.written,
    ]);
    this.root.append(this.sign, head, this.rest);
    this.select.addEventListener('change', () => {
      const { value } = this.select;
      handlers.choose(value === this.select.getAttribute('data-written') ? null : value);
    });
    this.written.addEventListener('click', () => {
      // The link goes away, the focus should not.
      this.select.focus();
      handlers.choose(null);
    });
  }

  update({ rules, proof }: Sequence, line: VerdictLine | undefined): void {
    this.root.hidden = !rules || proof !== undefined;
    if (!rules || proof) {
      this.proof.replaceChildren();
      this.rest.replaceChildren();
      return;
    }
    const { all, inForce, written } = rules;
    const key = JSON.stringify([written, all]);
    if (key !== this.listed) {
      this.listed = key;
      // In groups, so that the closed list shows the title and nothing else: there is little room.
      const group = (label: string, of: typeof all) =>
        html(
          'optgroup',
          { label },
          of.map(({ id, title }) =>
            html('option', { value: id, ...(id === inForce && { selected: '' }) }, [title]),
          ),
        );
      this.select.replaceChildren(
        group(
          words('judged.written'),
          all.filter(({ id }) => id === written),
        ),
        group(
          words('judged.other'),
          all.filter(({ id }) => id !== written),
        ),
      );
    }
    this.select.setAttribute('data-written', written);
    if (this.select.value !== inForce) this.select.value = inForce;
    this.written.hidden = inForce === written;
    this.root.className = `verdict in-force ${line?.verdict ?? 'none'}${inForce === written ? '' : ' other'}`;
    this.label.hidden = line !== undefined;
    this.sign.replaceChildren(...(line ? [icon(SIGNS[line.verdict])] : []));
    this.word.textContent = line ? verdictWord(line) : '';
    const link = line?.proof || line?.why ? proveLink(line, line.title, this.handlers.prove) : null;
    this.proof.replaceChildren(...(link ? [link] : []));
    this.rest.replaceChildren(...(line ? verdictDetails(line) : []));
  }
}
