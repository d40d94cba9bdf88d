import { jsonOf } from './printable.ts';

/** Lines are not longer than this for the sake of putting things on one line. */
const WIDTH = 110;

/**
 * JSON for people and for `diff`: indented by two, what fits on a line stands on one, so that a
 * move is a few lines and not fifty. Ends with a line end.
 */
export function printJson(value: unknown): string {
  return `${printed(value, '')}\n`;
}

function printed(value: unknown, indent: string): string {
  const short = jsonOf(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    (!holdsObjects(value) && short.length + indent.length < WIDTH)
  ) {
    return short;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const parts = value.map((one) => `${inner}${printed(one, inner)}`);
    return parts.length === 0 ? '[]' : `[\n${parts.join(',\n')}\n${indent}]`;
  }
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${inner}${jsonOf(key)}: ${printed(one, inner)}`);
  return parts.length === 0 ? '{}' : `{\n${parts.join(',\n')}\n${indent}}`;
}

function holdsObjects(value: object): boolean {
  return Object.values(value).some((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
