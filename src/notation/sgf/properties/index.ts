/** The registry of properties: a data file for each group of FF[4], one for others. */

import { type Message, message, type SgfPropertyName } from '../../../words/index.ts';
import { pack } from '../lexis.ts';
import { ANNOTATION } from './annotation.ts';
import { INFO } from './info.ts';
import { MARKUP } from './markup.ts';
import { MOVE } from './move.ts';
import { FOREIGN, OLD } from './old.ts';
import type { Property } from './property.ts';
import { ROOT } from './root.ts';
import { SETUP } from './setup.ts';

export type { Property, ValueType } from './property.ts';

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

/** What may stand between the brackets: `one or more points`, `a whole number from 1 to 4`. */
export function takes({ value, values, range }: Property): Message {
  return message('sgf.takes', {
    value:
      typeof value === 'string'
        ? value
        : value.compose.map((one) => (typeof one === 'string' ? one : 'text')),
    values,
    range: range ?? null,
  });
}

/** What people call a property. */
export function titleOf({ name }: Property): Message {
  return message(`sgf.property.${name as SgfPropertyName}.title`);
}

/** What it says of a game, in a sentence or two. */
export function meaningOf({ name }: Property): Message {
  return message(`sgf.property.${name as SgfPropertyName}.meaning`);
}
