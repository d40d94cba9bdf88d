/** Questions of a page, each in the place of the one before: eyes of a board, a point of it. */
import { areRead, EYES } from '../protocol/eyes.ts';
import type { Sequence } from '../protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../protocol/player-messages.ts';
import { POINT } from '../protocol/point.ts';
import { type Ask, OpenQuestion } from './ports.ts';

/** Messages of the page of a type. */
export type Of<T extends FromPlayer['type']> = Extract<FromPlayer, { type: T }>;

export class Questions {
  private readonly open: { eyes?: OpenQuestion; point?: OpenQuestion } = {};

  constructor(
    private readonly ask: Ask,
    private readonly post: (message: ToPlayer) => void,
  ) {}

  /** Posts the eyes that are read until all are, or until the page asks for another board. */
  async eyes({ id, uri, entry, rows }: Of<'eyes'>): Promise<void> {
    const question = this.renew('eyes');
    if (rows === null) return;
    for (;;) {
      const marks = await wanted(question, this.ask(EYES, { uri, entry, rows }, question));
      if (!marks) return;
      this.post({ type: 'eyes', id, marks });
      if (areRead(marks)) return;
    }
  }

  /** What is to be said of a point of what is shown; a reader rests on one point at a time. */
  async point({ type: _, id, point, ...at }: Of<'point'>, sequence: Sequence | undefined): Promise<void> {
    const question = this.renew('point');
    if (point === null || !sequence) return;
    const rule = sequence.rules?.inForce;
    const params = { ...at, point, ...(rule !== undefined && { rule }) };
    const about = await wanted(question, this.ask(POINT, params, question));
    if (about) this.post({ type: 'about', id, ...about });
  }

  /** The page is closed, or shows another text. */
  takeBack(): void {
    this.open.eyes?.takeBack();
    this.open.point?.takeBack();
  }

  private renew(what: 'eyes' | 'point'): OpenQuestion {
    this.open[what]?.takeBack();
    const question = new OpenQuestion();
    this.open[what] = question;
    return question;
  }
}

/** An answer, unless it is not wanted any more. */
async function wanted<T>(question: OpenQuestion, answer: Promise<T>): Promise<T | null> {
  try {
    const made = await answer;
    return question.isOver ? null : made;
  } catch (error) {
    if (question.isOver) return null;
    throw error;
  }
}
