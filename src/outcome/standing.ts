import { BLACK, type Color, opponent, WHITE } from '../go/types.ts';
import type { OutcomeAnswer } from './ask.ts';
import type { Boundary } from './boundary.ts';
import { type CanForce, capturedOf, type Goal, type Outcome, type Passes, setOf } from './types.ts';

/**
 * What becomes of the targets of a color: `captured` by force; `lives`: their owner can make sure
 * that both stay or the opponent is captured; `stays`: is not captured, though only by a repetition
 * or play without an end; `open`: not known.
 */
type Standing = 'captured' | 'lives' | 'stays' | 'open';

function standingOf(canForce: CanForce, color: Color): Standing {
  const own = color === BLACK ? canForce.black : canForce.white;
  const others = color === BLACK ? canForce.white : canForce.black;
  const captured = setOf([capturedOf(color)]);
  if (others.some((set) => setOf(set) === captured)) return 'captured';
  const good = setOf(['both-stay', capturedOf(opponent(color))]);
  if (own.some((set) => (setOf(set) & ~good) === 0)) return 'lives';
  return own.some((set) => (setOf(set) & captured) === 0) ? 'stays' : 'open';
}

/** An outcome in a word or two, for a table. */
type Summary =
  | Exclude<Outcome, 'both-stay'>
  | 'both-live'
  | 'black-lives'
  | 'white-lives'
  | 'unconnected'
  | 'undecided';

/**
 * What is known of an answer for good, in a word or two. Of what is known in part that is only that
 * a chain is captured or lives.
 */
export function resultOf(
  { canForce, undecided }: Pick<OutcomeAnswer, 'canForce' | 'undecided'>,
  colors: readonly Color[],
  goal: Goal = 'any',
): Summary {
  if (goal === 'connect') return connectionOf(canForce, colors[0] ?? BLACK);
  const summary = summaryOf(canForce, colors);
  return !undecided || /-captured$|-lives$|^both-live$/.test(summary) ? summary : 'undecided';
}

/** Whether it is open what becomes of the targets; of other sets of outcomes, more may be. */
export function isUndecided(
  answer: Pick<OutcomeAnswer, 'canForce' | 'undecided'>,
  region: Boundary,
): boolean {
  return resultOf(answer, targetColors(region), region.goal) === 'undecided';
}

/** Whether two stones of a player are connected. */
function connectionOf({ black, white }: CanForce, owner: Color): Summary {
  const [own, others] = owner === BLACK ? [black, white] : [white, black];
  if (own.some((set) => set.every((one) => one === 'connected'))) return 'connected';
  return others.some((set) => !set.includes('connected')) ? 'unconnected' : 'undecided';
}

/** The summary of what can be forced about targets of these colors. */
function summaryOf(canForce: CanForce, colors: readonly Color[]): Summary {
  const standings = colors.map((color) => [color, standingOf(canForce, color)] as const);
  const captured = standings.find(([, standing]) => standing === 'captured');
  if (captured) return captured[0] === BLACK ? 'black-captured' : 'white-captured';
  if (standings.some(([, standing]) => standing === 'open')) return 'undecided';
  const staying = standings.find(([, standing]) => standing === 'stays');
  if (staying) {
    const sets = staying[0] === BLACK ? canForce.black : canForce.white;
    const own = capturedOf(staying[0]);
    const without = sets.find((set) => !set.includes(own)) ?? [];
    return without.find((one) => one === 'draw' || one === 'no-result') ?? 'unending';
  }
  if (colors.length > 1) return 'both-live';
  return colors[0] === BLACK ? 'black-lives' : 'white-lives';
}

/**
 * What becomes of the targets of a color: `captured` by force, `lives`, stays only by a repetition
 * or without an end, or `open`.
 */
type Fate = 'captured' | 'lives' | 'draw' | 'no-result' | 'unending' | 'open';

/** What each owner of targets gets, as far as that is known for good. */
export function fatesOf(
  { canForce, undecided }: Pick<OutcomeAnswer, 'canForce' | 'undecided'>,
  colors: readonly Color[],
): { readonly color: Color; readonly fate: Fate }[] {
  return colors.map((color) => {
    const standing = standingOf(canForce, color);
    if (standing !== 'stays') return { color, fate: standing };
    // Something better may come of more states.
    if (undecided) return { color, fate: 'open' };
    const own = capturedOf(color);
    const without =
      (color === BLACK ? canForce.black : canForce.white).find((set) => !set.includes(own)) ?? [];
    const by = without.find((one) => one === 'draw' || one === 'no-result');
    return { color, fate: by === 'draw' || by === 'no-result' ? by : 'unending' };
  });
}

/** The color of the players whose chains are targets. */
export function targetColors(region: Boundary): readonly Color[] {
  return ([BLACK, WHITE] as const).filter((color) => region.targets.some((one) => one.color === color));
}

/** What is known of an answer beside those to the same question with spare moves. */
export function comparedWith<By>(
  answer: OutcomeAnswer,
  others: readonly { readonly by: By; readonly answer: OutcomeAnswer }[],
  ended: readonly [passes: Passes, answer: OutcomeAnswer] | null = null,
) {
  const turns = others.filter(
    (one) => !answer.undecided && !one.answer.undecided && !isSame(answer.canForce, one.answer.canForce),
  );
  const isOpen = answer.undecided !== null || others.some((one) => one.answer.undecided !== null);
  const isTurned = ended && !ended[1].undecided && !isSame(answer.canForce, ended[1].canForce);
  return {
    robust: turns.length > 0 ? false : isOpen ? null : true,
    turns,
    passes: isTurned ? { by: ended[0], answer: ended[1] } : null,
  };
}

/** Whether the same can be forced. */
export function isSame(a: CanForce, b: CanForce): boolean {
  const text = ({ black, white }: CanForce) =>
    JSON.stringify([black, white].map((sets) => sets.map((set) => [...set].sort().join()).sort()));
  return text(a) === text(b);
}
