/** Everything in words beside the board: title, caption, the cycle at hand, verdicts, problems. */
import type { Frame, Proof, Sequence } from '../../../src/protocol/player.ts';
import { button, html, icon, stone } from '../../ui/dom.ts';
import { TURN } from '../../ui/icons.ts';
import { sentence } from '../../ui/signs.ts';
import { verdictItems } from '../../ui/verdicts.ts';
import { holds, type ShownCycle } from '../cycles.ts';
import {
  lengthWords,
  momentWords,
  moveWords,
  partAt,
  patternWords,
  type ShownProofPart,
  sameAsWords,
} from './words.ts';

const BACK = 'M7.2 3 8.3 4.1 5.2 7.2H14v1.6H5.2l3.1 3.1L7.2 13l-5-5z';

/** What can be asked for by a click on a word. */
interface PanelHandlers {
  seek(index: number): void;
  /** The cycles that show what this rule says of the move. */
  prove(rule: string): void;
  /** From a proof to the sequence of the entry. */
  back(): void;
}

export class Panel {
  readonly heading = html('h1', { class: 'title' });
  readonly caption = html('p', { class: 'caption' });
  /** In a proof: the cycle that is being played, and ways to the others. */
  readonly part = html('div', { class: 'parts', role: 'group', 'aria-label': 'Cycles of the proof' });
  readonly repeats = html('p', { class: 'repeats' });
  /** In a proof: what is being shown, and the way back. */
  readonly proof = html('div', { class: 'proof', hidden: '' });
  readonly verdicts = html('ul', { class: 'verdicts', 'aria-label': 'Verdicts of other rules' });
  readonly problems = html('ul', { class: 'problems', 'aria-label': 'Problems' });
  readonly notice = html('p', { class: 'notice', role: 'status' });
  /** What screen readers say as the board changes; the visible texts are not live, so that nothing is said twice. */
  readonly live = html('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });

  private readonly title = html('span', { class: 'part' });
  private proven: Proof | undefined;

  constructor(private readonly handlers: PanelHandlers) {}

  update(sequence: Sequence, frame: Frame, index: number, cycle: ShownCycle | null): void {
    this.heading.textContent = sequence.title;
    this.heading.hidden = sequence.title === '';
    this.heading.title = sequence.title;
    this.caption.replaceChildren(...captionNodes(sequence, frame));
    this.showRepetition(sequence, index, cycle);
    const { proof } = sequence;
    this.showProof(proof, index);
    // The rule in force stands above them, where it can be chosen.
    const lines = proof ? [proof.verdict] : frame.verdicts.filter((line) => !sequence.rules || !line.inForce);
    this.verdicts.replaceChildren(...verdictItems(lines, proof ? null : (rule) => this.handlers.prove(rule)));
    this.verdicts.hidden = lines.length === 0;
    this.problems.replaceChildren(...sequence.problems.map((text) => html('li', {}, [text])));
    this.problems.hidden = sequence.problems.length === 0;
  }

  showNotice(text: string | null): void {
    this.notice.textContent = text ?? '';
    this.notice.hidden = text === null;
  }

  announce(text: string): void {
    this.live.textContent = sentence(text);
  }

  private showProof(proof: Proof | undefined, index: number): void {
    const here = proof && partAt(proof, index);
    // The focus may be in it, so it stays while the same proof is shown.
    if (proof !== this.proven) {
      this.proven = proof;
      this.proof.hidden = proof === undefined;
      this.proof.replaceChildren();
      this.part.replaceChildren();
      this.part.hidden = proof === undefined;
      if (proof) this.makeProof(proof);
    }
    this.title.textContent = here ? partWords(proof, here) : '';
    [...this.part.querySelectorAll('.nth')].forEach((node, i) => {
      if (proof?.parts[i] === here) node.setAttribute('aria-current', 'step');
      else node.removeAttribute('aria-current');
    });
  }

  private makeProof({ verdict, deed, parts }: Proof): void {
    const back = html(
      'button',
      { type: 'button', class: 'link back', title: 'Back to the sequence (Escape)' },
      [icon(BACK), 'Back', html('span', { class: 'visually-hidden' }, [' to the sequence'])],
    );
    back.addEventListener('click', () => this.handlers.back());
    const what = html('p', { class: 'proves' }, [`Why ${deed}, ${PROVES[verdict.verdict]}`]);
    this.proof.append(back, what);
    if (parts.length > 1) {
      parts.forEach((part, i) => {
        const node = html(
          'button',
          {
            type: 'button',
            class: 'nth',
            'aria-label': `${i + 1}: ${part.title}`,
            title: sentence(part.title),
          },
          [String(i + 1)],
        );
        node.addEventListener('click', () => this.handlers.seek(part.start));
        this.part.append(node);
      });
    }
    this.part.append(this.title);
  }

  /** Where in the cycle at hand one is; at its end, which two moves it joins. */
  private showRepetition(sequence: Sequence, index: number, cycle: ShownCycle | null): void {
    this.repeats.hidden = cycle === null;
    if (!cycle) {
      this.repeats.replaceChildren();
      return;
    }
    const { from, to, pattern } = cycle;
    const length = lengthWords(sequence, cycle);
    const name = patternWords(pattern);
    const called = name && `, ${name}`;
    const link = (at: number) => {
      const node = button({ class: 'link' }, [momentWords(sequence, at)]);
      node.addEventListener('click', () => this.handlers.seek(at));
      return node;
    };
    const said = html('span');
    this.repeats.classList.toggle('here', index === to);
    if (index === to) {
      if (sequence.proof) said.append(`${sentence(length)}, and the board is as before the first`);
      else said.append(`${sentence(length)}${called}: ${sameAsWords(from)}`, link(from));
    } else if (holds(cycle, index)) {
      const k = index - from;
      said.append(k === 0 ? `Here a cycle of ${length} begins${called}` : `${k} of ${length}${called}`);
    } else said.append(`A cycle of ${length}${called}: from `, link(from), ' to ', link(to));
    this.repeats.replaceChildren(icon(TURN), said);
  }
}

const PROVES = {
  forbidden: 'is forbidden',
  ends: 'ends the game',
  undecided: 'is undecided',
  allowed: 'is allowed, with a remark',
  pending: 'is judged so',
} as const;

/** The play alone; what is to be said of it stands in the lines below. */
function captionNodes(sequence: Sequence, frame: Frame): (Node | string)[] {
  const { move, number, caption, brief = caption } = frame;
  if (!move) return [html('span', {}, [sentence(brief)])];
  const part = sequence.proof && partAt(sequence.proof, frame.index);
  const which = part ? `Play ${number} of ${part.length}` : `Move ${number}`;
  return [stone(move.color), html('span', {}, [`${which}: ${moveWords(sequence, frame)}`])];
}

function partWords({ parts }: Proof, part: ShownProofPart): string {
  const number = parts.length > 1 ? ` (${parts.indexOf(part) + 1} of ${parts.length})` : '';
  return `${sentence(part.title)}${number}`;
}
