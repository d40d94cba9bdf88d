/** The small questions that the scanner asks of a text, each at one place and in linear time. */

/**
 * A name in a number: five bits for each of up to six upper case letters; lower case letters count
 * for nothing, as in the long names of FF[3] and before. 0 for no letters, -1 for names that are
 * longer or hold digits.
 */
export function pack(name: string): number {
  let id = 0;
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i);
    if (c >= 65 && c <= 90) id = id < 0 || id >= 1 << 25 ? -1 : (id << 5) | (c - 64);
    else if (c >= 48 && c <= 57) id = -1;
  }
  return id;
}

/** The ids of several properties, in their order. */
export function packed<const Names extends readonly string[]>(
  ...names: Names
): { [Place in keyof Names]: number } {
  return names.map(pack) as { [Place in keyof Names]: number };
}

/** Properties whose values hold no `[`: one there shows that a `]` is missing. */
const STRICT = new Uint8Array(1024);
for (const name of 'B W KO MN AB AW AE AR CR DD LN MA SL SQ TB TR TW VW PL SZ FF GM HA KM'.split(' '))
  STRICT[pack(name)] = 1;

export function isStrict(id: number): boolean {
  return id > 0 && id < 1024 && STRICT[id] === 1;
}

export function isLetter(c: number): boolean {
  return (c >= 65 && c <= 90) || (c >= 97 && c <= 122);
}

/** What `readWord` has read last; one for all, since the scanner asks for each name of a text. */
export const WORD = {
  /** Behind its last character. */
  end: 0,
  /** As `pack` has it. */
  id: 0,
  /**
   * Whether it is the name of a property: in upper case, mixed with a value behind it, or small.
   */
  isName: false,
  /** Whether a value follows. */
  isValued: false,
};

/** Reads the letters and digits from a letter on, into {@link WORD}. */
export function readWord(text: string, start: number): void {
  let end = start;
  let id = 0;
  let uppers = 0;
  let lowers = 0;
  for (;;) {
    const c = text.charCodeAt(end);
    if (c >= 65 && c <= 90) {
      uppers++;
      id = id < 0 || id >= 1 << 25 ? -1 : (id << 5) | (c - 64);
    } else if (c >= 97 && c <= 122) lowers++;
    else if (c >= 48 && c <= 57) id = -1;
    else break;
    end++;
  }
  let next = end;
  while (text.charCodeAt(next) <= 32) next++;
  const isValued = text.charCodeAt(next) === 91;
  WORD.end = end;
  WORD.id = id;
  WORD.isName = uppers > 0 && (isValued || lowers === 0);
  WORD.isValued = isValued;
  if (uppers === 0 && lowers <= 2 && next === end && isValued && start > 0) {
    // `;b[dd]`, right behind what ends before it: some programs write names in small letters.
    const before = text.charCodeAt(start - 1);
    if (before !== 59 && before !== 93) return;
    WORD.id = pack(text.slice(start, end).toUpperCase());
    WORD.isName = SMALL.has(WORD.id);
  }
}

/** Names that are read in small letters, too. */
const SMALL: ReadonlySet<number> = new Set(
  'B W C N AB AW AE PL SZ GM FF CA AP PB PW BR WR KM HA RE RU DT EV GN GC PC RO TM OT LB CR SQ TR MA TB TW'
    .split(' ')
    .map(pack),
);

/** Behind the letters and digits from `i` on. */
export function wordEnd(text: string, i: number): number {
  for (;;) {
    const c = text.charCodeAt(i);
    if (!isLetter(c) && !(c >= 48 && c <= 57)) return i;
    i++;
  }
}

/** Behind a run of `(` and blanks. */
export function afterOpens(text: string, i: number): number {
  let c = text.charCodeAt(i);
  while (c === 40 || c <= 32) c = text.charCodeAt(++i);
  return i;
}

/** Whether `(` before it open trees: it is a node, or a property of one that lacks its `;`. */
export function opens(text: string, start: number): boolean {
  let next = start;
  const c = text.charCodeAt(next);
  if (c === 59) return beginsNode(text, next + 1);
  if (!(c >= 65 && c <= 90)) return false;
  const longest = next + 32;
  while (next < longest && isLetter(text.charCodeAt(next))) next++;
  while (next < longest && text.charCodeAt(next) <= 32) next++;
  return text.charCodeAt(next) === 91;
}

/**
 * ```
 *   Thanks (; here is the game:
 *            ^
 * ```
 * Whether a node can go on like this behind its `;`: with a property, another node, a variation or
 * an end. Words without a value are prose, whose smiley begins no game.
 */
function beginsNode(text: string, start: number): boolean {
  let i = start;
  while (text.charCodeAt(i) <= 32) i++;
  const c = text.charCodeAt(i);
  if (!isLetter(c)) return !(c >= 0) || c === 91 || c === 59 || c === 40 || c === 41;
  const longest = i + 32;
  let isSmall = false;
  while (i < longest && isLetter(text.charCodeAt(i))) if (text.charCodeAt(i++) >= 97) isSmall = true;
  while (i < longest && text.charCodeAt(i) <= 32) i++;
  return text.charCodeAt(i) === 91 || !isSmall || i >= text.length;
}

/**
 * ```
 *   B[dd]   C[a \] b]
 *     ^ ^     ^     ^
 * ```
 * The offset of the `]` that ends the value beginning at `i`; that of the text's end where there is
 * none. A backslash hides what follows it.
 */
export function valueEnd(text: string, i: number): number {
  // Most values are two letters, and a call costs more than they do.
  for (const near = i + 6; i < near; i++) {
    const c = text.charCodeAt(i);
    if (c === 93) return i;
    if (c === 92) i++;
  }
  // The loop may have stepped past an escape, so what is before `i` hides nothing.
  const from = i;
  for (;;) {
    const end = text.indexOf(']', i);
    if (end < 0) return text.length;
    let slashes = end;
    while (slashes > from && text.charCodeAt(slashes - 1) === 92) slashes--;
    if (((end - slashes) & 1) === 0) return end;
    i = end + 1;
  }
}

/**
 * ```
 *   B[dd   ;W[pp]
 *     ^ ^    ^
 * ```
 * As {@link valueEnd} for a value that holds no `[`: where one comes before the `]`, a `]` is
 * missing, and the value ends before the first character that it cannot hold.
 */
export function strictEnd(text: string, start: number): number {
  let foreign = -1;
  for (let i = start; ; i++) {
    const c = text.charCodeAt(i);
    if (c > 93 || (c < 91 && c > 59)) continue;
    if (c === 93) return i;
    if (c === 92) i++;
    else if (c === 59 || c === 40 || c === 41) {
      if (foreign < 0) foreign = i;
    } else if (c === 91 || !(c >= 0)) {
      let end = foreign < 0 ? Math.min(i, text.length) : foreign;
      while (end > start && text.charCodeAt(end - 1) <= 32) end--;
      return end;
    }
  }
}

/**
 * Behind the bracket by which {@link strictEnd} knows that a value has no end, or behind the end of
 * the text where no bracket follows. `end` is where the value ends.
 */
export function strictReach(text: string, end: number): number {
  let i = end;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 91 || c === 93) break;
    if (c === 92) i++;
  }
  return i + 1;
}
