/** What the schemas of tools say of an input: the parts of JSON Schema that they use. */

interface ToolSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly items?: object;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What is wrong with a value; `null` for nothing. Properties that are not named are refused. */
export function faultIn(schema: ToolSchema, value: unknown, at = ''): string | null {
  const place = at || 'the input';
  if (!isOfType(schema.type, value)) return `${place} must be of type ${schema.type}`;
  if (schema.enum && !schema.enum.includes(value)) return `${place} must be one of ${schema.enum.join(', ')}`;
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(String(value)))
    return `${place} must match ${schema.pattern}`;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return `${place} must be from ${minimum} to ${maximum}`;
  if (Array.isArray(value))
    return value.reduce<string | null>(
      (found, one, i) => found ?? faultIn(schema.items ?? {}, one, `${place}[${i}]`),
      null,
    );
  if (typeof value !== 'object' || value === null) return null;
  const missing = schema.required?.find((key) => !Object.hasOwn(value, key));
  if (missing) return `${missing} is missing`;
  for (const [key, one] of Object.entries(value)) {
    const own =
      schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!own) return `${key} is an additional property`;
    const fault = faultIn(own, one, key);
    if (fault) return fault;
  }
  return null;
}

function isOfType(type: string | undefined, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === undefined || typeof value === type;
}
