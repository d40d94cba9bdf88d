import { elementsIn, textOf } from '../preview/index.ts';
import type { Element } from '../render/element.ts';

/** What a figure says of claims that do not hold. */
export function falseClaims(tree: Element): string[] {
  return textsOf(tree, 'koban-fails');
}

/** The title of a figure, if it has one. */
export function titleOf(tree: Element): string[] {
  return textsOf(tree, 'koban-title').slice(0, 1);
}

/** The texts of the parts of a figure that have a class. */
function textsOf(tree: Element, kind: string): string[] {
  const has = String(tree.attributes.class ?? '')
    .split(' ')
    .includes(kind);
  return has ? [textOf(tree).trim()] : elementsIn(tree).flatMap((one) => textsOf(one, kind));
}
