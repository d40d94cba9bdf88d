/** Values of schemas, and wrong ones, made from the schemas themselves. */
import fc from 'fast-check';
import * as v from 'valibot';

/** The parts of a schema of valibot that are looked at here. */
interface Schema extends v.GenericSchema<unknown, unknown> {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly key?: string;
  readonly literal?: unknown;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly fallback?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

const seen = (schema: v.GenericSchema<unknown, unknown>) => schema as Schema;

/** What an action of the pipe demands (`min_value`, `max_length`, …). */
function demanded(schema: Schema, type: string): number | undefined {
  const action = schema.pipe?.find((one) => one.type === type);
  return typeof action?.requirement === 'number' ? action.requirement : undefined;
}

/** The alternatives of a variant, each by the value that tells it. */
export function alternatives(schema: v.GenericSchema<unknown, unknown>): [name: string, Schema][] {
  const { options = [], key = '' } = seen(schema);
  return (options as Schema[]).map((option) => {
    const { literal, options: names } = option.entries![key]!;
    return [String(literal ?? names), option];
  });
}

export function anyOf(schema: v.GenericSchema<unknown, unknown>): fc.Arbitrary<unknown> {
  const one = seen(schema);
  const made = anyOfType(one);
  const checked = one.pipe?.some(({ type }) => type === 'check');
  return checked ? made.filter((value) => v.is(schema, value)) : made;
}

function anyOfType(schema: Schema): fc.Arbitrary<unknown> {
  const { type, options = [], wrapped } = schema;
  switch (type) {
    case 'object': {
      const entries = Object.entries(schema.entries!);
      const requiredKeys = entries.filter(([, one]) => one.type !== 'exact_optional').map(([key]) => key);
      const parts = entries.map(([key, one]) => [
        key,
        anyOf(one.type === 'exact_optional' ? one.wrapped! : one),
      ]);
      return fc.record(Object.fromEntries(parts), {
        requiredKeys: requiredKeys as never[],
        noNullPrototype: true,
      });
    }
    case 'array':
      return fc.array(anyOf(schema.item!), { minLength: demanded(schema, 'min_length') ?? 0, maxLength: 3 });
    case 'variant':
    case 'union':
      return fc.oneof(...(options as Schema[]).map(anyOf));
    // The only value of the kind is the name of a line of play.
    case 'custom':
      return fc.tuple(fc.nat(), fc.nat()).map(([game, line]) => `${game}/${line}`);
    case 'nullable':
      return fc.option(anyOf(wrapped!));
    case 'literal':
      return fc.constant(schema.literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'string':
      return schema.pipe?.some((one) => one.type === 'base64') ? fc.base64String() : fc.string();
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const min = demanded(schema, 'min_value') ?? Number.MIN_SAFE_INTEGER;
      const max = demanded(schema, 'max_value') ?? Number.MAX_SAFE_INTEGER;
      return fc.oneof(
        fc.integer({ min: Math.max(min, -3), max: Math.min(max, 3) }),
        fc.maxSafeInteger().map((n) => Math.min(max, Math.max(min, n))),
      );
    }
    case 'unknown':
      return fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
    default:
      throw new Error(`no values for a schema "${type}"`);
  }
}

/** All values that differ from a right one in one place, where the schema allows no such value. */
export function* spoiled(schema: v.GenericSchema<unknown, unknown>, value: unknown): Generator<unknown> {
  const one = seen(schema);
  // What has a default may be anything.
  if ('fallback' in one || one.type === 'unknown') return;
  switch (one.type) {
    case 'object': {
      yield* [null, 7, 'text', undefined];
      const whole = value as Record<string, unknown>;
      for (const [key, of] of Object.entries(one.entries!)) {
        if (!(key in whole)) continue;
        for (const wrong of spoiled(of, whole[key])) yield { ...whole, [key]: wrong };
        if (of.type === 'exact_optional' || 'fallback' in of) continue;
        const { [key]: _, ...rest } = whole;
        yield rest;
      }
      return;
    }
    case 'array': {
      yield* [null, {}, 'text', 7];
      const list = value as unknown[];
      for (const [i, item] of list.entries())
        for (const wrong of spoiled(one.item!, item)) yield list.map((other, j) => (j === i ? wrong : other));
      return;
    }
    case 'variant': {
      const { [one.key!]: kind } = value as Record<string, unknown>;
      const option = (one.options as Schema[]).find(({ entries }) => v.is(entries![one.key!]!, kind));
      yield* spoiled(option!, value);
      return;
    }
    case 'union':
      yield* [null, {}, 0.5, -1, 2 ** 60, '', '1', '1/', '1/2/3', 'a/b'];
      return;
    case 'nullable':
      yield undefined;
      if (value !== null) for (const wrong of spoiled(one.wrapped!, value)) if (wrong !== null) yield wrong;
      return;
    case 'exact_optional':
      yield* spoiled(one.wrapped!, value);
      return;
    case 'number': {
      yield* [null, '7', 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60];
      const [min, max] = [demanded(one, 'min_value'), demanded(one, 'max_value')];
      if (min !== undefined) yield min - 1;
      if (max !== undefined) yield max + 1;
      return;
    }
    case 'string':
      yield* [null, 7, {}, ['text']];
      return;
    case 'boolean':
      yield* [null, 0, 'true'];
      return;
    case 'literal':
    case 'picklist':
      yield* [null, 77, 'nothing of the kind', {}];
      return;
    default:
      throw new Error(`no wrong values for a schema "${one.type}"`);
  }
}
