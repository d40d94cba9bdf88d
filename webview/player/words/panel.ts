/** Everything in words beside the board: title, caption, the cycle at hand, verdicts, problems. */
import type { Frame, Proof, Sequence, VerdictLine } from '../../../src/protocol/player.ts';
import { holds, type ShownCycle } from '../../../src/render/wheel/cycles.ts';
import { koOfPlay } from '../../../src/render/wheel/tracks.ts';
import type { CycleWords, MomentWords } from '../../../src/words/page.ts';
import { button, html, icon, setOrRemove, stone } from '../../ui/dom.ts';
import { TURN } from '../../ui/icons.ts';
import { verdictItems } from '../../ui/verdicts.ts';
import { words } from '../../ui/words.ts';
import { cycleOf, momentOf, moveWords, partAt, type ShownProofPart } from './words.ts';

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
  readonly part = html('div', {
    class: 'parts',
    role: 'group',
    'aria-label': words('proof.cycles'),
    hidden: '',
  });
  readonly repeats = html('p', { class: 'repeats' });
  /** In a proof: what is being shown, and the way back. */
  readonly proof = html('div', { class: 'proof', hidden: '' });
  readonly verdicts = html('ul', { class: 'verdicts', 'aria-label': words('board.verdicts') });
  readonly problems = html('ul', { class: 'problems', 'aria-label': words('board.problems') });
  readonly notice = html('p', { class: 'notice', role: 'status' });
  /**
   * What screen readers say as the board changes; the visible texts are not live, so that nothing
   * is said twice.
   */
  readonly live = html('div', {
    class: 'announced visually-hidden',
    'aria-live': 'polite',
    'aria-atomic': 'true',
  });

  private readonly title = html('span', { class: 'part' });
  private proven: Proof | undefined;

  constructor(private readonly handlers: PanelHandlers) {}

  update(sequence: Sequence, frame: Frame, index: number, cycle: ShownCycle | null): void {
    this.heading.textContent = sequence.title;
    this.heading.hidden = sequence.title === '';
    this.heading.title = sequence.title;
    this.caption.replaceChildren(...captionNodes(sequence, frame, cycle));
    const { proof } = sequence;
    this.showRepetition(sequence, index, cycle, proof?.verdict ?? frame.verdicts.find((one) => one.inForce));
    this.showProof(proof, index);
    // The row above the board has the rules, and the line below it what the chosen one says.
    const lines = proof ? [proof.verdict] : sequence.rules ? [] : frame.verdicts;
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
    this.live.textContent = text;
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
      setOrRemove(node, 'aria-current', proof?.parts[i] === here ? 'step' : null);
    });
  }

  private makeProof({ verdict, description, parts }: Proof): void {
    const name = words('proof.back');
    const title = words('control.keyed', { name, key: words('key.name', { key: 'escape' }) });
    const back = button(
      { class: 'link back', 'aria-label': name, title },
      [icon(BACK), words('proof.back-short')],
      () => this.handlers.back(),
    );
    const what = html('p', { class: 'proves' }, [
      words('proof.why', { description, ruling: verdict.verdict }),
    ]);
    this.proof.append(back, what);
    if (parts.length > 1) {
      parts.forEach((part, i) => {
        const name = words('proof.nth-cycle', { nth: i + 1, title: part.title });
        const node = button({ class: 'nth', 'aria-label': name, title: name }, [String(i + 1)], () =>
          this.handlers.seek(part.start),
        );
        this.part.append(node);
      });
    }
    this.part.append(this.title);
  }

  /**
   * Where in the cycle at hand one is; at its end, which two moves it joins, or what the verdict
   * beside it leaves to be said.
   */
  private showRepetition(
    sequence: Sequence,
    index: number,
    cycle: ShownCycle | null,
    verdict: VerdictLine | undefined,
  ): void {
    this.repeats.hidden = cycle === null;
    if (!cycle) {
      this.repeats.replaceChildren();
      return;
    }
    const { from, to } = cycle;
    const said = cycleOf(sequence, cycle);
    this.repeats.classList.toggle('here', index === to);
    const parts: (Node | string)[] = [];
    const go = (moment: MomentWords, pattern: CycleWords['pattern'] = 'other') =>
      words('cycle.go', { to: moment, pattern });
    const told = verdict?.repetition;
    if (index === to) {
      const at = momentOf(sequence, from);
      const rest = go(at, told === 'pattern' ? 'other' : said.pattern);
      if (!sequence.proof)
        parts.push(this.link(told ? rest : words('cycle.closed', { ...said, from: at }), go(at), from));
      else if (told) parts.push(words('cycle.within', { ...said, play: index - from }));
      else parts.push(words('cycle.closed-proof', said));
    } else if (index === from) parts.push(words('cycle.begins', said));
    else if (holds(cycle, index)) parts.push(words('cycle.within', { ...said, play: index - from }));
    else {
      const place = (at: number) => {
        const moment = momentOf(sequence, at);
        return this.link(words('cycle.place', { at: moment }), go(moment), at);
      };
      const ends = [place(from), html('span', { 'aria-hidden': 'true' }, [' → ']), place(to)];
      parts.push(words('cycle.elsewhere', said), ' ', html('span', { class: 'ends' }, ends));
    }
    this.repeats.replaceChildren(icon(TURN), html('span', {}, parts));
  }

  /** A text that leads to a frame; `name` says where. */
  private link(text: string, name: string, index: number): HTMLElement {
    const node = button({ class: 'link', title: name }, [text], () => this.handlers.seek(index));
    return node;
  }
}

/** The play alone; what is to be said of it stands in the lines below. */
function captionNodes(sequence: Sequence, frame: Frame, cycle: ShownCycle | null): (Node | string)[] {
  const { move, number, caption, brief = caption } = frame;
  if (!move) return [html('span', {}, [words('board.brief', { brief })])];
  const part = sequence.proof && partAt(sequence.proof, frame.index);
  const description = moveWords(frame);
  const said = part
    ? words('board.play-of', { number, of: part.length, description })
    : words('board.move', { number, description });
  const letter = cycle && koOfPlay(sequence, cycle, frame.index);
  if (letter === null) return [stone(move.color), html('span', {}, [said])];
  // A disc as on the board takes less room than words, which a screen reader hears.
  const heard = words('board.in-ko', { text: said, letter });
  return [
    stone(move.color),
    html('span', { 'aria-hidden': 'true' }, [said]),
    html('span', { class: 'ko-letter', 'aria-hidden': 'true' }, [letter]),
    html('span', { class: 'visually-hidden' }, [heard]),
  ];
}

function partWords({ parts }: Proof, part: ShownProofPart): string {
  return words('proof.cycle', { nth: parts.indexOf(part) + 1, of: parts.length, title: part.title });
}
