import { elementsIn, textOf } from '../preview/index.ts';
import type { Element } from '../render/element.ts';

/** What a figure says of claims that do not hold. */
export function falseClaims(tree: Element): string[] {
  const isFalse = String(tree.attributes.class ?? '')
    .split(' ')
    .includes('koban-fails');
  return isFalse ? [textOf(tree).trim()] : elementsIn(tree).flatMap(falseClaims);
}
