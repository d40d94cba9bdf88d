/**
 * What the rule in force says of the shown move, in one line: the sign, the verdict, and the way to
 * its proof, where the clause stands. The row above the board chooses the rule.
 */
import type { Sequence, VerdictLine } from '../../../src/protocol/player.ts';
import { html, icon } from '../../ui/dom.ts';
import { SIGNS, verdictWord } from '../../ui/signs.ts';
import { proveLink, verdictDetails } from '../../ui/verdicts.ts';

export class Rules {
  readonly root = html('div', { class: 'verdict in-force', hidden: '' });
  private readonly sign = html('span', { class: 'sign' });
  private readonly word = html('span', { class: 'word' });
  private readonly proof = html('span', {});
  /** The reason, below the timeline. */
  readonly rest = html('div', { class: 'why-verdict' });

  constructor(private readonly prove: (rule: string) => void) {
    const head = html('div', { class: 'head' }, [this.word, this.proof]);
    this.root.append(this.sign, head);
  }

  update({ rules, proof }: Sequence, line: VerdictLine | undefined): void {
    const isShown = rules !== undefined && proof === undefined && line !== undefined;
    this.root.hidden = !isShown;
    this.rest.hidden = !isShown;
    if (!isShown) {
      this.proof.replaceChildren();
      this.rest.replaceChildren();
      return;
    }
    this.root.className = `verdict in-force ${line.verdict}`;
    this.sign.replaceChildren(icon(SIGNS[line.verdict]));
    this.word.textContent = verdictWord(line);
    const link = line.proof || line.why ? proveLink(line, line.title, this.prove) : null;
    this.proof.replaceChildren(...(link ? [link] : []));
    this.rest.replaceChildren(
      ...verdictDetails(line.proof && !line.place ? { ...line, clause: null } : line),
    );
  }
}
