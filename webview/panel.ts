/** Everything in words beside the board: title, caption, verdicts, the repetition, problems. */
import type { Frame, Proof, Sequence } from '../src/protocol/player.ts';
import { pointName } from '../src/render/alt.ts';
import { html, icon, materialize } from './dom.ts';
import { sentence } from './signs.ts';
import { verdictItems } from './verdicts.ts';

const LOOP =
  'M8 2.5a5.5 5.5 0 1 0 5.4 6.5h-1.7A3.9 3.9 0 1 1 8 4.1c1.1 0 2 .4 2.7 1.1L8.9 7h4.7V2.3l-1.8 1.8A5.5 5.5 0 0 0 8 2.5';

const BACK = 'M7.2 3 8.3 4.1 5.2 7.2H14v1.6H5.2l3.1 3.1L7.2 13l-5-5z';

/** What can be asked for by a click on a word. */
export interface PanelHandlers {
  seek(index: number): void;
  /** The cycles that show what this rule says of the move. */
  prove(rule: string): void;
  /** From a proof to the sequence of the entry. */
  back(): void;
}

export class Panel {
  readonly heading = html('h1', { class: 'title' });
  readonly caption = html('p', { class: 'caption' });
  /** In a proof: the cycle that is being played. */
  readonly part = html('p', { class: 'part' });
  readonly repeats = html('p', { class: 'repeats' });
  /** In a proof: what is being shown, and the way back. */
  readonly proof = html('div', { class: 'proof', hidden: '' });
  readonly verdicts = html('ul', { class: 'verdicts', 'aria-label': 'Verdicts' });
  readonly problems = html('ul', { class: 'problems', 'aria-label': 'Problems' });
  readonly notice = html('p', { class: 'notice', role: 'status' });
  /** What screen readers say as the board changes; the visible texts are not live, so that nothing is said twice. */
  readonly live = html('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });

  private proven: Proof | undefined;

  constructor(private readonly handlers: PanelHandlers) {}

  update(sequence: Sequence, frame: Frame): void {
    this.heading.textContent = sequence.title;
    this.heading.hidden = sequence.title === '';
    this.caption.replaceChildren(...captionNodes(sequence, frame));
    const part = sequence.proof && partAt(sequence.proof, frame.index);
    this.part.textContent = part ? partWords(sequence.proof!, part) : '';
    this.part.hidden = !part;
    this.showRepetition(sequence, frame);
    const { proof } = sequence;
    this.showProof(proof);
    const lines = proof ? [proof.verdict] : frame.verdicts;
    this.verdicts.replaceChildren(...verdictItems(lines, proof ? null : (rule) => this.handlers.prove(rule)));
    this.verdicts.hidden = lines.length === 0;
    this.problems.replaceChildren(...sequence.problems.map((text) => html('li', {}, [text])));
    this.problems.hidden = sequence.problems.length === 0;
  }

  showNotice(text: string | null): void {
    this.notice.textContent = text ?? '';
    this.notice.hidden = text === null;
  }

  announce(frame: Frame): void {
    this.live.textContent = sentence(frame.caption);
  }

  private showProof(proof: Proof | undefined): void {
    // The focus may be on the way back, so it stays while the same proof is shown.
    if (proof === this.proven) return;
    this.proven = proof;
    this.proof.hidden = proof === undefined;
    this.proof.replaceChildren();
    if (!proof) return;
    const back = html('button', { type: 'button', class: 'link back' }, [icon(BACK), 'Back to the sequence']);
    back.addEventListener('click', () => this.handlers.back());
    const { verdict, deed } = proof;
    const said = PROVES[verdict.verdict];
    const what = html('p', { class: 'proves' }, [`Proof: why ${deed}, ${said}`]);
    this.proof.append(back, what);
  }

  private showRepetition(sequence: Sequence, frame: Frame): void {
    const { repeats } = frame;
    this.repeats.hidden = repeats === null;
    if (!repeats) {
      this.repeats.replaceChildren();
      return;
    }
    const { of, length, pattern } = repeats;
    if (sequence.proof) {
      this.repeats.replaceChildren(icon(LOOP), html('span', {}, ['The board is as before the first play.']));
      return;
    }
    const earlier = sequence.frames[of];
    const link = html('button', { type: 'button', class: 'link' }, [
      of === 0 ? 'the start' : `move ${earlier?.number ?? of}`,
    ]);
    link.addEventListener('click', () => this.handlers.seek(of));
    const moves = `${length} ${length === 1 ? 'move' : 'moves'}`;
    this.repeats.replaceChildren(
      icon(LOOP),
      html('span', {}, [
        `The same board after move ${frame.number} as ${of === 0 ? 'at' : 'after'} `,
        link,
        `: ${moves}${patternWords(pattern)}.`,
      ]),
    );
  }
}

/** `triple-ko` as people say it; that it is some other pattern says nothing. */
function patternWords(pattern: string | null): string {
  return pattern && pattern !== 'other' ? `, ${pattern.replaceAll('-', ' ')}` : '';
}

const NAMED = 4;

const PROVES = {
  forbidden: 'is forbidden',
  ends: 'ends the game',
  undecided: 'is undecided',
  allowed: 'is allowed, with a remark',
  pending: 'is judged so',
} as const;

/** The play alone; what is to be said of it stands in the lines below. */
function captionNodes(sequence: Sequence, frame: Frame): (Node | string)[] {
  const { move, number, caption } = frame;
  if (!move) return [sentence(sequence.proof ? caption.slice(caption.indexOf(': ') + 2) : caption)];
  const { captured, color, point } = move;
  const names = captured.map((p) => pointName(sequence.shape, p)).filter((name) => name !== '');
  const takes =
    names.length === 0
      ? ''
      : names.length > NAMED
        ? `, takes ${names.length} stones`
        : `, takes ${names.join(' ')}`;
  const stone = materialize({
    tag: 'svg',
    attributes: {
      class: `stone ${color}`,
      viewBox: '0 0 16 16',
      width: 16,
      height: 16,
      'aria-hidden': 'true',
    },
    children: [{ tag: 'circle', attributes: { cx: 8, cy: 8, r: 6.5 }, children: [] }],
  });
  const player = color === 'black' ? 'Black' : 'White';
  const part = sequence.proof && partAt(sequence.proof, frame.index);
  const which = part ? `Play ${number} of ${part.length}` : `Move ${number}`;
  return [stone, html('span', {}, [`${which}: ${player} ${point}${takes}`])];
}

function partAt({ parts }: Proof, index: number): Proof['parts'][number] | undefined {
  return parts.filter(({ start }) => start <= index).at(-1);
}

function partWords({ parts }: Proof, part: Proof['parts'][number]): string {
  const number = parts.length > 1 ? ` (${parts.indexOf(part) + 1} of ${parts.length})` : '';
  return `${sentence(part.title)}${number}`;
}
