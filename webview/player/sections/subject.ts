/**
 * The line above the board: the position, the rule and, where a question is about some, the chains
 * that everything below speaks of. Each is a list from which another one is chosen.
 */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import { html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { momentOf } from '../words/words.ts';

interface SubjectHandlers {
  seek(index: number): void;
  rule(rule: string): void;
}

export class SubjectLine {
  readonly root: HTMLElement;
  private readonly position = choice(words('subject.position'));
  private readonly rule = choice(words('judged.under'));
  private sequence: Sequence | undefined;
  private isWhole = false;

  constructor(
    handlers: SubjectHandlers,
    /** Filled by what shows who wins. */
    chains: HTMLElement,
  ) {
    const { position, rule } = this;
    position.addEventListener('change', () => handlers.seek(Number(position.value)));
    rule.addEventListener('change', () => handlers.rule(rule.value));
    // A record has hundreds of positions, which are listed when somebody looks for one.
    for (const event of ['pointerdown', 'focus'] as const)
      position.addEventListener(event, () => this.listAll());
    this.root = html('div', { class: 'subject', role: 'group', 'aria-label': words('subject.name') }, [
      position,
      rule,
      chains,
    ]);
  }

  update(sequence: Sequence, frame: Frame): void {
    const { position, rule } = this;
    if (sequence !== this.sequence) {
      this.isWhole = false;
      this.sequence = sequence;
      this.listRules(sequence);
    }
    if (this.isWhole) position.value = String(frame.index);
    else position.replaceChildren(this.moment(sequence, frame.index, frame.index));
    // Alone, a start is all there is.
    position.disabled = sequence.frames.length < 2;
    rule.hidden = sequence.rules === undefined || sequence.proof !== undefined;
    if (sequence.rules) rule.value = sequence.rules.inForce;
    if (document.activeElement === position) this.listAll();
  }

  private listAll(): void {
    const { sequence, position } = this;
    if (!sequence || this.isWhole) return;
    this.isWhole = true;
    const shown = Number(position.value);
    position.replaceChildren(...sequence.frames.map(({ index }) => this.moment(sequence, index, shown)));
  }

  private moment(sequence: Sequence, index: number, shown: number): HTMLOptionElement {
    const text = words('subject.moment', momentOf(sequence, index));
    const option = html('option', { value: String(index) }, [text]);
    option.selected = index === shown;
    return option;
  }

  private listRules({ rules }: Sequence): void {
    this.rule.replaceChildren(
      ...(rules?.all ?? []).map(({ id, title }) => html('option', { value: id }, [title])),
    );
  }
}

function choice(name: string): HTMLSelectElement {
  return html('select', { class: 'subject-part', 'aria-label': name, title: name });
}
