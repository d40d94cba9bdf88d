/** Red, green, blue, opacity: each from 0 to 1, not multiplied with one another. */
export type Rgba = readonly [number, number, number, number];

const NAMES: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  none: '#0000',
  transparent: '#0000',
};

/** `#rgb`, `#rrggbb`, `#rrggbbaa`, or `var(--name,…)`, whose fallback it takes. @throws Error */
export function readColor(text: string): Rgba {
  const inside = /^var\([^,]*,(.*)\)$/s.exec(text.trim())?.[1];
  if (inside !== undefined) return readColor(inside);
  const hex = NAMES[text.trim()] ?? text.trim();
  const digits = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex) ? hex.slice(1) : null;
  if (digits === null) throw new Error(`a color that pictures do not have: ${text}`);
  const pairs = digits.length > 4 ? (digits.match(/../g) ?? []) : [...digits].map((digit) => digit + digit);
  const [r = 0, g = 0, b = 0, a = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return [r, g, b, a];
}
