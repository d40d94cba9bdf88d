/** Everything in words beside the board: title, caption, verdicts, the repetition, problems. */
import type { Frame, Sequence, VerdictLine } from '../src/protocol/player.ts';
import { pointName } from '../src/render/alt.ts';
import { html, icon, materialize } from './dom.ts';

const SIGNS: Readonly<Record<VerdictLine['verdict'], { path: string; word: string }>> = {
  allowed: { path: 'M6.4 12.6 2.2 8.4l1.3-1.3 2.9 2.9 6.1-6.2 1.3 1.3z', word: 'allowed' },
  forbidden: {
    path: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m0 1.6a4.9 4.9 0 0 1 2.9 1L4.1 10.9A4.9 4.9 0 0 1 8 3.1m0 9.8a4.9 4.9 0 0 1-2.8-.9l6.8-6.8A4.9 4.9 0 0 1 8 12.9',
    word: 'forbidden',
  },
  undecided: {
    path: 'M8 1.6c-2.3 0-3.9 1.4-4 3.6h1.8c.1-1.2.9-2 2.1-2s2 .7 2 1.8c0 .9-.4 1.4-1.4 2C7.4 7.7 7 8.4 7.1 9.7v.4h1.7v-.3c0-.9.3-1.4 1.4-2 1.1-.7 1.7-1.6 1.7-2.9 0-2-1.6-3.3-3.9-3.3M8 11.7a1.2 1.2 0 1 0 0 2.5 1.2 1.2 0 0 0 0-2.5',
    word: 'undecided',
  },
  ends: { path: 'M3 3h10v10H3z', word: 'ends the game' },
  pending: {
    path: 'M2.5 6.8h2.4v2.4H2.5zM6.8 6.8h2.4v2.4H6.8zM11.1 6.8h2.4v2.4h-2.4z',
    word: 'being worked out',
  },
};

const LOOP =
  'M8 2.5a5.5 5.5 0 1 0 5.4 6.5h-1.7A3.9 3.9 0 1 1 8 4.1c1.1 0 2 .4 2.7 1.1L8.9 7h4.7V2.3l-1.8 1.8A5.5 5.5 0 0 0 8 2.5';

export class Panel {
  readonly heading = html('h1', { class: 'title' });
  readonly caption = html('p', { class: 'caption' });
  readonly repeats = html('p', { class: 'repeats' });
  readonly verdicts = html('ul', { class: 'verdicts', 'aria-label': 'Verdicts' });
  readonly problems = html('ul', { class: 'problems', 'aria-label': 'Problems' });
  readonly notice = html('p', { class: 'notice', role: 'status' });
  /** What screen readers say as the board changes; the visible texts are not live, so that nothing is said twice. */
  readonly live = html('div', { class: 'visually-hidden', 'aria-live': 'polite', 'aria-atomic': 'true' });

  constructor(private readonly seek: (index: number) => void) {}

  update(sequence: Sequence, frame: Frame): void {
    this.heading.textContent = sequence.title;
    this.heading.hidden = sequence.title === '';
    this.caption.replaceChildren(...captionNodes(sequence, frame));
    this.showRepetition(sequence, frame);
    this.verdicts.replaceChildren(...verdictItems(frame.verdicts));
    this.verdicts.hidden = frame.verdicts.length === 0;
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

  private showRepetition(sequence: Sequence, frame: Frame): void {
    const { repeats } = frame;
    this.repeats.hidden = repeats === null;
    if (!repeats) {
      this.repeats.replaceChildren();
      return;
    }
    const { of, length, pattern } = repeats;
    const earlier = sequence.frames[of];
    const link = html('button', { type: 'button', class: 'link' }, [
      of === 0 ? 'the start' : `move ${earlier?.number ?? of}`,
    ]);
    link.addEventListener('click', () => this.seek(of));
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

function sentence(text: string): string {
  return text === '' ? '' : text[0]!.toUpperCase() + text.slice(1);
}

/** `triple-ko` as people say it; that it is some other pattern says nothing. */
function patternWords(pattern: string | null): string {
  return pattern && pattern !== 'other' ? `, ${pattern.replaceAll('-', ' ')}` : '';
}

const NAMED = 4;

/** The play alone; what is to be said of it stands in the lines below. */
function captionNodes(sequence: Sequence, { move, number, caption }: Frame): (Node | string)[] {
  if (!move) return [sentence(caption)];
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
  return [stone, html('span', {}, [`Move ${number}: ${player} ${point}${takes}`])];
}

/** One item for each rule that has something to say, and one for all those that simply allow the move. */
function verdictItems(lines: readonly VerdictLine[]): HTMLElement[] {
  const plain = lines.filter(
    (line) => line.verdict === 'allowed' && !line.inForce && split(line).reason === '',
  );
  const others = lines.filter((line) => !plain.includes(line));
  const items = [...others.filter((line) => line.inForce), ...others.filter((line) => !line.inForce)].map(
    (line) => verdictItem(line, line.title),
  );
  const first = plain[0];
  if (first) items.push(verdictItem(first, plain.map((line) => line.title).join(', ')));
  return items;
}

/** The text of a line begins with its verdict, for those who show nothing else: `ends, a draw: …`. */
function split({ verdict, text }: VerdictLine): { word: string; reason: string } {
  const { word } = SIGNS[verdict];
  if (verdict === 'pending') return { word, reason: '' };
  if (!text.startsWith(verdict)) return { word, reason: text };
  const rest = text.slice(verdict.length);
  const outcome = /^, [^:;(]+/.exec(rest)?.[0] ?? '';
  return { word: word + outcome, reason: rest.slice(outcome.length).replace(/^[:;]?\s*/, '') };
}

function verdictItem(line: VerdictLine, title: string): HTMLElement {
  const { word, reason } = split(line);
  return html('li', { class: `verdict ${line.verdict}${line.inForce ? ' in-force' : ''}` }, [
    icon(SIGNS[line.verdict].path),
    html('div', {}, [
      html('span', { class: 'rule' }, [title]),
      line.inForce ? html('span', { class: 'visually-hidden' }, [', the rule in force']) : null,
      ' ',
      html('span', { class: 'word' }, [word]),
      reason === '' ? null : html('div', { class: 'reason' }, [sentence(reason)]),
    ]),
  ]);
}
