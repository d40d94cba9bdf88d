/** The registry of properties: a data file for each group of FF[4], one for others. */
import { pack } from '../lexis.ts';
import { ANNOTATION } from './annotation.ts';
import { INFO } from './info.ts';
import { MARKUP } from './markup.ts';
import { MOVE } from './move.ts';
import { FOREIGN, OLD } from './old.ts';
import type { Property, ValueType } from './property.ts';
import { ROOT } from './root.ts';
import { SETUP } from './setup.ts';

export type { Property, PropertyType, ValueType } from './property.ts';

/** The properties of FF[4], in the order in which lists show them. */
export const PROPERTIES: readonly Property[] = [
  ...MOVE,
  ...SETUP,
  ...ANNOTATION,
  ...MARKUP,
  ...ROOT,
  ...INFO,
];

const BY_ID = new Map<number, Property>();
const BY_NAME = new Map<string, Property>();
for (const property of [...PROPERTIES, ...OLD, ...FOREIGN]) {
  if (BY_NAME.has(property.name)) continue;
  BY_NAME.set(property.name, property);
  const id = pack(property.name);
  if (id > 0) BY_ID.set(id, property);
}

/** The property with this name (without lower case letters), `undefined` for an unknown one. */
export function propertyOf(name: string): Property | undefined {
  return BY_NAME.get(name);
}

/** The same by its packed name. */
export function propertyById(id: number): Property | undefined {
  return BY_ID.get(id);
}

/** `list of points`, `a number from 1 to 4`: what may stand between the brackets, in words. */
export function valueInWords(property: Property): string {
  const one = WORDS[typeof property.value === 'string' ? property.value : 'compose'];
  if (typeof property.value !== 'string') {
    const [a, b] = property.value.compose.map(inWord);
    if (a === b && property.values !== 'one') return `one or more: ${a}, a colon, another point`;
    return `${property.values === 'one' ? '' : 'one or more: '}${a}, a colon, ${b}`;
  }
  if (property.range) return `a whole number from ${property.range[0]} to ${property.range[1]}`;
  if (property.values === 'one') return one;
  const many =
    property.value === 'stone' || property.value === 'point' ? 'points, or rectangles `aa:cc`' : one;
  return property.values === 'elist' ? `none or more ${many}` : `one or more ${many}`;
}

function inWord(value: ValueType): string {
  return WORDS[typeof value === 'string' ? value : 'compose'];
}

const WORDS: Readonly<Record<Extract<ValueType, string> | 'compose', string>> = {
  none: 'nothing',
  number: 'a whole number',
  real: 'a number',
  double: '1, or 2 for emphasis',
  color: '`B` or `W`',
  simpletext: 'text in one line',
  text: 'text',
  point: 'a point',
  move: 'a point, or nothing for a pass',
  stone: 'a point',
  size: 'a number up to 52, or two with a colon',
  figure: 'nothing, or a number, a colon, text',
  compose: 'two values with a colon',
};
