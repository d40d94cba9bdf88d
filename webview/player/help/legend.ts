/** What the signs mean that are on the board, the timeline and the wheel now. */
import type { Sequence } from '../../../src/protocol/player.ts';
import type { PlacedMark } from '../../../src/render/marks.ts';
import { FLAME, GRADE_SIGNS, LAST, NOTE, PASS, TURN, VERDICT_SIGNS } from '../../../src/render/sign-paths.ts';
import type { ShownCycle } from '../../../src/render/wheel/cycles.ts';
import { message, say } from '../../../src/words/page.ts';
import { button, html, icon } from '../../ui/dom.ts';
import { eyeSign } from '../../ui/icons.ts';
import { words } from '../../ui/words.ts';
import { FACTS, factsOf, isNote } from '../facts.ts';

export interface SignedBoard {
  readonly sequence: Sequence;
  readonly marks: readonly PlacedMark[];
  readonly cycle: ShownCycle | null;
}

type LegendRow = readonly [sign: Node, said: string];

const POINTS = {
  last: LAST,
  hot: FLAME,
  repeats: TURN,
  ends: VERDICT_SIGNS.ends,
  undecided: VERDICT_SIGNS.undecided,
} as const;

/** What the signs mean, below the board: for readers who see it for the first time. */
export class Legend {
  private readonly signs = html('dl', { class: 'signs' });
  private isTold = false;

  /** `shown` is called when there were signs to be explained, `read` when the reader has done. */
  constructor(
    private readonly root: HTMLElement,
    private readonly shown: () => void,
    read: () => void,
  ) {
    const close = button({ class: 'link' }, [words('keys.close')], read);
    const again = html('span', { class: 'again' }, [words('legend.again')]);
    // One line, so that it hides nothing of what it explains.
    const more = html('details', {}, [html('summary', {}, [words('keys.signs')]), this.signs, again]);
    this.root.append(more, close);
  }

  update(shown: SignedBoard | null): void {
    const signs = shown === null ? [] : legendOf(shown);
    this.root.hidden = signs.length === 0;
    this.signs.replaceChildren(...signs);
    if (signs.length === 0 || this.isTold) return;
    this.isTold = true;
    this.shown();
  }
}

/** As terms and descriptions: a sign, and what it means. */
export function legendOf(shown: SignedBoard): HTMLElement[] {
  return rowsOf(shown).flatMap(([sign, said]) => [html('dt', {}, [sign]), html('dd', {}, [said])]);
}

function rowsOf({ sequence, marks, cycle }: SignedBoard): LegendRow[] {
  const { frames } = sequence;
  const rows: LegendRow[] = [];
  const had = new Set<string>();
  const add = (path: string, name: string, said: string) => {
    if (had.has(path)) return;
    had.add(path);
    const sign = icon(path);
    sign.classList.add('fact', `fact-${name}`);
    rows.push([sign, said]);
  };
  const kinds = new Set(marks.map(({ mark }) => mark.kind));
  for (const { mark } of marks)
    if (mark.kind === 'forbidden')
      add(
        VERDICT_SIGNS.forbidden,
        'forbidden',
        say(message('point.forbidden', { rules: [mark.title ?? mark.rule] })),
      );
  for (const mark of ['last', 'hot', 'repeats', 'ends', 'undecided'] as const)
    if (kinds.has(mark)) add(POINTS[mark], mark, say(message('point.mark', { mark })));
  for (const { mark } of marks)
    if (mark.kind === 'grade') {
      const about = { grade: mark.grade, color: mark.color, threats: Number(mark.text ?? 0) };
      add(GRADE_SIGNS[mark.grade], mark.grade, say(message('point.grade', about)));
    }
  if (kinds.has('mouth')) rows.push([letter('a'), words('sign.line', { sign: 'mouth' })]);
  if (kinds.has('eye')) rows.push([eyeSign(), words('sign.line', { sign: 'eye' })]);
  const facts = [...new Set(frames.flatMap((frame) => factsOf(frame)))];
  for (const fact of facts.filter((one) => !isNote(one)))
    add(FACTS[fact], fact, words('sign.one', { sign: fact }));
  const notes = facts.filter(isNote).map((fact) => words('sign.one', { sign: fact }));
  if (notes.length > 0) add(NOTE, 'comment', notes.join(', '));
  if (frames.some(({ move }) => move && move.at < 0)) add(PASS, 'pass', words('sign.line', { sign: 'pass' }));
  if (!cycle) return rows;
  rows.push([swatch('track'), words('sign.line', { sign: 'track' })]);
  rows.push([swatch('seam'), words('sign.line', { sign: 'seam' })]);
  return rows;
}

/** A piece of the wheel. */
function swatch(kind: 'track' | 'seam'): Node {
  return html('span', { class: `swatch ${kind}` });
}

function letter(text: string): Node {
  return html('span', { class: 'letter' }, [text]);
}
