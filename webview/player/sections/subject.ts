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
  private index = 0;
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
    position.addEventListener('blur', () => this.listOne());
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
    this.index = frame.index;
    if (this.isWhole) position.value = String(frame.index);
    else this.listOne();
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
    const { frames } = sequence;
    list(
      position,
      frames.map(({ index }) => moment(sequence, index)),
      this.index,
    );
  }

  /** The position at hand alone. */
  private listOne(): void {
    const { sequence, position, index } = this;
    this.isWhole = false;
    if (sequence) list(position, [moment(sequence, index)], 0);
  }

  private listRules({ rules }: Sequence): void {
    if (!rules) return;
    const { all, inForce } = rules;
    const choices = all.map(({ id, title }) => ({ value: id, text: title }));
    const index = all.findIndex(({ id }) => id === inForce);
    list(this.rule, choices, index);
  }
}

interface Choosable {
  readonly value: string;
  readonly text: string;
}

/** The position after so many moves. */
const moment = (sequence: Sequence, index: number): Choosable => ({
  value: String(index),
  text: words('subject.moment', momentOf(sequence, index)),
});

/**
 * Fills a list. The chosen option stays the same one, whatever it is called: a screen reader takes
 * another one for a choice of the reader, says it, and forgets where the focus is.
 */
function list(select: HTMLSelectElement, choices: readonly Choosable[], index: number): void {
  const chosen = select.selectedOptions[0] ?? select.appendChild(html('option', {}));
  for (const option of [...select.options]) if (option !== chosen) option.remove();
  const options = choices.map((one, i) => Object.assign(i === index ? chosen : html('option', {}), one));
  if (index >= 0) chosen.before(...options.slice(0, index));
  chosen.after(...options.slice(index + 1));
}

function choice(name: string): HTMLSelectElement {
  return html('select', { class: 'subject-part', 'aria-label': name, title: name });
}
