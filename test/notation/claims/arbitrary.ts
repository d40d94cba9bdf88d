import fc from 'fast-check';
import { Geometry } from '../../../src/go/geometry.ts';
import { BLACK, WHITE } from '../../../src/go/types.ts';
import type { ClaimKind, Fields, FormNode } from '../../../src/notation/claims/form.ts';
import { claimNames } from '../../../src/notation/goban/index.ts';
import { EYE_CLASSES } from '../../../src/notation/index.ts';
import type { RuleId } from '../../../src/rules/rule.ts';
import { variantOf } from '../../../src/rules/variants.ts';
import { anyVariant } from '../../rules/any-variant.ts';

const GEOMETRY = Geometry.square(9);
export const RULE_NAMES = new Map<string, RuleId>([['mine', 'psk']]);
export const NAMES = claimNames(
  { columns: 9, rows: 9, origin: { column: 1, row: 1 }, labels: [{ label: 'q', point: 7 }] },
  RULE_NAMES,
);
export const nameOf = (point: number) => GEOMETRY.name(point);

const point = fc.nat(GEOMETRY.area - 1);
const number = fc.nat(99_999);

/** Values of a slot; one whose choices are not strings is told by its name. */
function valueIn(node: Extract<FormNode, { kind: 'slot' }>): fc.Arbitrary<unknown> {
  switch (node.slot.type) {
    case 'number':
    case 'move':
    case 'moment':
      return number;
    case 'point':
      return point;
    case 'points':
      return fc.uniqueArray(point, { minLength: 1 });
    case 'rule':
      return anyVariant.map(({ rule, said }) => variantOf(rule, new Map(said)));
    case 'worth':
      return fc.oneof(
        fc.constantFrom(...EYE_CLASSES).map((name) => ({ kind: 'class', name })),
        fc.constantFrom('0', '1+b', '2a', '3+2a+4b', 'a+b').map((symbolic) => ({ kind: 'value', symbolic })),
      );
    case 'choice': {
      const { choices = [] } = node.slot;
      if (choices.includes('black')) return fc.constantFrom(BLACK, WHITE);
      return fc.constantFrom(...choices);
    }
  }
}

/** The fields that a node can have. */
function fieldsOf(node: FormNode): fc.Arbitrary<Fields> {
  switch (node.kind) {
    case 'slot':
      return valueIn(node).map((value) => ({ [node.name]: value }));
    case 'value':
      return fieldsOf(node.of).map((fields) => ({ ...fields, ...node.fields }));
    case 'all':
      return fc.tuple(...node.of.map(fieldsOf)).map((all) => Object.assign({}, ...all));
    case 'any':
      return fc.oneof(...node.of.filter(({ kind }) => kind !== 'understood').map(fieldsOf));
    case 'maybe':
      return fc.oneof(fc.constant(node.absent), fieldsOf(node.of));
    default:
      return fc.constant({});
  }
}

/** Claims of a kind. */
export function claimOf({ kind, node }: ClaimKind): fc.Arbitrary<Fields & { readonly kind: string }> {
  return fieldsOf(node).map((fields) => ({ kind, ...fields }));
}
