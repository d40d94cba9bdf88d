/** What options may be, checked before anything is done with them. */
import { ruleOf } from '../rules/index.ts';

/** Some words, or the least and the most that a number may be, or what the name says. */
export type Kind =
  | readonly [string, ...string[]]
  | readonly [number, number]
  | 'boolean'
  | 'text'
  | 'rules'
  | 'points'
  | 'anything';

/** Of {@link FigureOptions} and of others that say how a text is judged. */
export const JUDGING = {
  rules: 'rules',
  maxCycle: [2, Number.POSITIVE_INFINITY],
  budget: [1, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, Kind>;

export const AT = { at: [0, 99_999] } as const satisfies Record<string, Kind>;
export const LANG = { lang: ['en', 'ja', 'ko', 'zh-hans', 'zh-hant'] } as const satisfies Record<
  string,
  Kind
>;

/**
 * @throws TypeError for an option that there is not, as a misspelled one, and for what is of
 * another kind; RangeError for a value that an option has not
 */
export function checkOptions(options: object, kinds: Readonly<Record<string, Kind>>): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`options are an object, not ${shown(options)}`);
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new TypeError(`no option ${name}: there are ${Object.keys(kinds).join(', ')}`);
    if (value !== undefined) checkValue(name, value, kind);
  }
}

function checkValue(name: string, value: unknown, kind: Kind): void {
  if (kind === 'rules' || kind === 'points') {
    if (!Array.isArray(value)) throw new TypeError(`${name} is a list of ${kind}, not ${shown(value)}`);
    for (const one of kind === 'rules' ? value : [])
      if (typeof one !== 'string' || !ruleOf(one as never)) throw new RangeError(`there is no rule ${one}`);
  } else if (kind === 'boolean') {
    if (typeof value !== 'boolean') throw new TypeError(`${name} is true or false, not ${shown(value)}`);
  } else if (kind === 'text') {
    if (typeof value !== 'string') throw new TypeError(`${name} is a string, not ${shown(value)}`);
  } else if (typeof kind === 'object') {
    const [least, most] = kind;
    if (typeof least === 'string') {
      if (!(kind as readonly unknown[]).includes(value))
        throw new RangeError(`${name} is one of ${kind.join(', ')}, not ${shown(value)}`);
    } else if (!(typeof value === 'number' && value >= least && value <= (most as number)))
      throw new RangeError(`${name} is a number from ${least} to ${most}, not ${shown(value)}`);
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));
