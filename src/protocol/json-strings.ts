/** The strings of a JSON text with their places, so that one can be changed and the rest stays. */
interface JsonString {
  /** The keys that lead to it; `null` for a place in a list. */
  readonly path: readonly (string | null)[];
  readonly isKey: boolean;
  readonly value: string;
  /** Within its quotes. */
  readonly start: number;
  readonly end: number;
}

/** The text must be JSON. */
export function* jsonStrings(text: string): Generator<JsonString, void> {
  const path: (string | null)[] = [];
  let wantsKey = false;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (token === '{' || token === '[') {
      wantsKey = token === '{';
      path.push(wantsKey ? '' : null);
    } else if (token === '}' || token === ']') {
      path.pop();
      wantsKey = false;
    } else if (token === ',') wantsKey = path.at(-1) !== null;
    else {
      const value: string = JSON.parse(token);
      if (wantsKey) path[path.length - 1] = value;
      yield { path: [...path], isKey: wantsKey, value, start: index + 1, end: index + token.length - 1 };
      wantsKey = false;
    }
  }
}
