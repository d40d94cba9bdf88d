/**
 * Messages between the extension and its pages: the type of a schema, and the one function that
 * reads them.
 */
import * as v from 'valibot';

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** What a schema describes, not to be changed by those who get it. */
export type Message<S extends v.GenericSchema<unknown, unknown>> = Deep<v.InferOutput<S>>;

/** An error of a page, for the log. */
export const report = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 2000)),
);

/**
 * The data as a schema has it, or a sentence that says where they differ from it. Keys that the
 * schema does not know are left out.
 */
export function readMessage<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  data: unknown,
): Message<S> | string {
  const { success, output, issues } = v.safeParse(schema, data, { abortEarly: true });
  if (success) return output as Message<S>;
  const [{ path, message }] = issues;
  const type = typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : typeof data;
  const where = path ? ` at ${path.map(({ key }) => String(key)).join('.')}` : '';
  return `the message "${type.slice(0, 40)}" has the wrong shape${where}: ${message.slice(0, 200)}`;
}

/** The same where a message that is none of ours is left alone. */
export function messageOr<S extends v.GenericSchema<unknown, unknown>, T>(
  schema: S,
  data: unknown,
  otherwise: T,
): Message<S> | T {
  const { success, output } = v.safeParse(schema, data, { abortEarly: true });
  return success ? (output as Message<S>) : otherwise;
}
