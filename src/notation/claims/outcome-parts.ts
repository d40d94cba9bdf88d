/** What the claims about outcomes share: what they are asked about, and how a game may end. */
import type { Color } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import { either, type FormPart, form, inOrder, maybe, type Slot, slot, value } from './form.ts';
import { color, moment, UNDER_RULE } from './slots.ts';

/** No number of threats has more digits. */
const MOST_DIGITS = 5;

/** A whole number of threats, or `Infinity`; `null` for what is neither. */
export function readThreatCount(text: string): number | null {
  if (text === '*') return Number.POSITIVE_INFINITY;
  return text.length <= MOST_DIGITS && /^\d+$/.test(text) ? Number(text) : null;
}

const COUNT: Slot<number> = {
  type: 'number',
  shown: '',
  read(words, at) {
    const count = readThreatCount(words[at]?.text ?? '');
    return count === null ? null : { value: count, next: at + 1 };
  },
  write: (count) => (Number.isFinite(count) ? String(count) : '*'),
};

const [black, white] = [slot('black', COUNT), slot('white', COUNT)];
const [spareBlack, spareWhite] = [slot('spareBlack', COUNT), slot('spareWhite', COUNT)];

const THREATS = either(
  value({ black: 0, white: 0 }, form`none`),
  value({ white: 0 }, form`black ${black}`),
  value({ black: 0 }, form`white ${white}`),
  form`black ${black} white ${white}`,
);

const SPARE = either(
  value({ spareBlack: 0, spareWhite: 0 }, form`none`),
  value({ spareWhite: 0 }, form`black ${spareBlack}`),
  value({ spareBlack: 0 }, form`white ${spareWhite}`),
  form`black ${spareBlack} white ${spareWhite}`,
);

/**
 * What every claim about an outcome says of its question; `null`: as the lines of the entry say.
 */
export interface Asked {
  /** The shown number of a move. */
  readonly after: number | null;
  /** Who begins; `null`: whoever does. */
  readonly first: Color | null;
  /** How many ko threats each player has: a whole number, or `Infinity`. */
  readonly black: number | null;
  readonly white: number | null;
  /** How many spare moves each player has, in the same way. */
  readonly spareBlack: number | null;
  readonly spareWhite: number | null;
  readonly rule: RuleId | null;
}

const WHEN = form`when ${color('first')} begins`;
const WITH_THREATS = form`with threats ${THREATS}`;
const WITH_SPARE = form`with spare ${SPARE}`;

/** Who begins, and the supplies; they may stand in any order. */
const BEGINNING = inOrder(
  form`${maybe(WHEN)} ${maybe(WITH_THREATS)} ${maybe(WITH_SPARE)}`,
  form`${maybe(WHEN)} ${WITH_SPARE} ${WITH_THREATS}`,
  form`${WITH_THREATS} ${maybe(WITH_SPARE)} ${WHEN}`,
  form`${WITH_SPARE} ${maybe(WITH_THREATS)} ${WHEN}`,
  form`${WITH_THREATS} ${WHEN} ${WITH_SPARE}`,
  form`${WITH_SPARE} ${WHEN} ${WITH_THREATS}`,
);

/** Each of its parts may be missing by itself, which the compiler would list case by case. */
export const ASKED =
  form`${maybe(form`after (move) ${moment('after')}`)} ${BEGINNING} ${UNDER_RULE}` as FormPart<Asked>;

/** That the chain alone is asked about, and not the goal that it is one of. */
export const ALONE = maybe(value({ alone: true }, form`alone`)) as FormPart<{ readonly alone: true | null }>;

/** How a game about some chains may end. */
export type End =
  | 'both-stay'
  | 'draw'
  | 'no-result'
  | 'black-captured'
  | 'white-captured'
  | 'unending'
  | 'connected';

function end<const N extends string>(name: N): FormPart<{ readonly [K in N]: End }> {
  const named = (said: End) => ({ [name]: said }) as { readonly [K in N]: End };
  return either(
    value(named('both-stay'), form`both live`),
    value(named('draw'), form`draw`),
    value(named('no-result'), form`no result`),
    value(named('black-captured'), form`black captured`),
    value(named('white-captured'), form`white captured`),
    value(named('unending'), form`no end`),
    value(named('connected'), form`connected`),
  );
}

/** One end, or several. */
export const ENDS =
  form`${end('end')} ${maybe(form`or ${end('or')} ${maybe(form`or ${end('else')}`)}`)}` as FormPart<{
    readonly end: End;
    readonly or: End | null;
    readonly else: End | null;
  }>;

/** `1 threat`, `2 threats` */
export const NEEDED = either(
  value({ count: 1 }, form`1 threat`),
  form`${slot('count', COUNT)} threats`,
) as FormPart<{
  readonly count: number;
}>;
