import type { Fix, Problem, Severity, Span } from '../../types.ts';

/**
 * The catalogue: what is said of SGF as text, one line for each code. Codes are stable; the words
 * may change. How serious each is follows what it does to a reader: an error loses or changes
 * something, a warning breaks the format, the rest is remarkable.
 */
const CATALOGUE = {
  'sgf.no-game': error(() => 'There is no game here: one is written as (;SZ[19];B[pd];W[dp])'),
  'sgf.outside-text': information(() => 'Text outside of the games; readers skip it'),
  'sgf.stray-text': error(() => 'This belongs to no property; readers skip it'),
  'sgf.unescaped-bracket': error(
    (a: { name: string }) =>
      `The text of ${a.name} ended at the ] before this; a ] within a text is written \\]`,
  ),
  'sgf.extra-close': error(() => 'This ) closes nothing'),
  'sgf.unclosed-tree': error((a: { count: number }) =>
    a.count === 1 ? 'This ( is never closed' : `This ( and ${a.count - 1} more within it are never closed`,
  ),
  'sgf.unclosed-value': error(
    (a: { name: string }) => `A ] is missing at the end of this value of ${a.name}`,
  ),
  'sgf.no-value': error((a: { name: string }) => `${a.name} has no value`),
  'sgf.no-name': error(() => 'A value without the name of its property'),
  'sgf.no-node': error(() => 'A node begins with ;'),
  'sgf.late-node': error(() => 'Nodes cannot follow variations; this is read as one more variation'),
  'sgf.empty-variation': warning(
    () => 'A variation begins with a node; these parentheses hold none of their own',
  ),
  'sgf.two-games': error(() => 'A second game within the same parentheses; only the first is played'),

  'sgf.lost-characters': warning((a: { count: number }) =>
    a.count === 1
      ? 'A character could not be read: the file is in another encoding than it was read in'
      : `${a.count} characters could not be read, this one first: the file is in another encoding than it was read in`,
  ),
  'sgf.nul': warning(() => 'A NUL character; many readers take it for the end of the text'),

  'sgf.unknown-property': hint(
    (a: { name: string }) => `SGF has no property ${a.name}; readers that do not know it keep it or skip it`,
  ),
  'sgf.old-property': hint(
    (a: { name: string; title: string }) => `${a.name} (${a.title}) is not in FF[4] any more`,
  ),
  'sgf.long-name': hint(
    (a: { name: string; short: string }) => `FF[4] has no long names: ${a.name} is ${a.short}`,
  ),
  'sgf.newer-form': hint(
    (a: { what: string; version: number }) =>
      `${a.what} is of FF[4], and the game says FF[${a.version}]; older readers do not know it`,
  ),
  'sgf.duplicate-property': warning(
    (a: { name: string; list: boolean }) =>
      `${a.name} is there twice in this node${a.list ? '; its values belong together' : '; the first one counts'}`,
  ),
  'sgf.several-values': warning((a: { name: string; isEmpty?: true }) =>
    a.isEmpty
      ? `An empty value of ${a.name} says that there are none, and here are others`
      : `${a.name} has one value; the first counts`,
  ),
  'sgf.wrong-value': error(
    (a: { name: string; value: string; takes: string }) =>
      `${a.name} cannot be “${a.value}”; it takes ${a.takes}`,
  ),
  'sgf.off-board': error(
    (a: { point: string; size: string }) => `“${a.point}” is not on the board, which is ${a.size}`,
  ),
  'sgf.square-size': hint((a: { size: number }) => `A square board has one number: SZ[${a.size}]`),
  'sgf.point-twice': warning((a: { name: string; point: string }) => `${a.name} has ${a.point} twice`),
  'sgf.root-property': warning((a: { name: string }) => `${a.name} belongs into the first node of a game`),
  'sgf.second-info': warning(
    (a: { name: string }) => `${a.name} tells about a game that a node before has told about already`,
  ),
  'sgf.setup-and-move': warning(
    (a: { setup: string; move: string }) =>
      `A node has setup (${a.setup}) or a move (${a.move}), not both; setup is taken to come first`,
  ),
  'sgf.two-moves': error(() => 'A node has one move; this is taken as the next one'),
  'sgf.root-move': hint(() => 'A move in the first node, which tells of the game; moves begin in the next'),
  'sgf.contradiction': warning(
    (a: { name: string; other: string }) => `${a.name} contradicts ${a.other}: a node has one of them`,
  ),
  'sgf.two-marks': warning(
    (a: { name: string; point: string; other: string }) =>
      `${a.name} is on ${a.point}, which has ${a.other} already; a point has one of them`,
  ),
  'sgf.handicap': hint(
    (a: { says: number; stones: number }) =>
      `HA says ${a.says} handicap stones, and ${a.stones === 0 ? 'none is' : a.stones === 1 ? 'one is' : `${a.stones} are`} there when White moves first`,
  ),
  'sgf.no-move': hint((a: { name: string }) => `${a.name} says something of a move, and this node has none`),
  'sgf.result': hint(
    (a: { value: string }) => `FF[4] writes results as B+3.5, W+R, B+T, W+F, 0, Void or ?, not “${a.value}”`,
  ),
  'sgf.date': hint((a: { value: string }) => `FF[4] writes dates as 2024-05-01, not “${a.value}”`),
  'sgf.time': hint(
    (a: { value: string }) =>
      `FF[4] writes TM in seconds, not “${a.value}”; what comes after them is said in OT`,
  ),
  'sgf.unknown-rules': hint(
    (a: { value: string; rule: string }) =>
      `Koban knows no rules “${a.value}”; kos are judged by the settings: ${a.rule}`,
  ),
  'sgf.unknown-charset': hint((a: { value: string }) => `Nobody knows an encoding “${a.value}”`),
  'sgf.not-go': information(
    (a: { value: string }) => `Game ${a.value} is not Go (GM[1]); its moves are not played here`,
  ),

  'sgf.stone-on-stone': information(
    (a: { name: string; point: string; there: string }) =>
      `${a.name} puts a stone on ${a.point}, where ${a.there} stands`,
  ),
  'sgf.nothing-there': hint((a: { point: string }) => `${a.point} is empty already`),
  'sgf.two-stones': error(
    (a: { point: string }) => `${a.point} is set up twice in this node; the last one counts`,
  ),
  'sgf.no-liberty': warning(
    (a: { point: string; count: number }) =>
      `${a.count === 1 ? `The stone at ${a.point} has` : `The string of ${a.count} stones at ${a.point} has`} no liberty after this setup: no game comes to such a board`,
  ),
  'sgf.too-many': information(
    (a: { most: number }) => `More than ${a.most} things are to be said of this game; the rest is not told`,
  ),
  'sgf.turn': warning((a: { color: string }) => `${a.color} moves out of turn`),
} as const;

/** The most problems of one game: a text that is no game would fill a list. */
export const MOST_FINDINGS = 5000;

export type SgfCode = keyof typeof CATALOGUE;
type Arguments<C extends SgfCode> = Parameters<(typeof CATALOGUE)[C]['say']>;

export const SGF_CODES = Object.keys(CATALOGUE) as readonly SgfCode[];

/** A problem of the catalogue. */
export function sgfProblem<C extends SgfCode>(
  code: C,
  span: Span,
  ...rest: [...Arguments<C>, fixes?: readonly Fix[]]
): Problem {
  const { severity, say } = CATALOGUE[code] as { severity: Severity; say: (a?: unknown) => string };
  const takes = say.length;
  const fixes = rest[takes] as readonly Fix[] | undefined;
  return { code, severity, span, message: say(rest[0]), ...(fixes && fixes.length > 0 && { fixes }) };
}

/** A value in a message: short, in one line. */
export function shown(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

export function insertion(title: string, offset: number, text: string): Fix {
  return replacement(title, { start: offset, end: offset }, text);
}

export function replacement(title: string, span: Span, text: string): Fix {
  return { title, preferred: true, edits: [{ span, text }] };
}

function error<A extends unknown[]>(say: (...a: A) => string) {
  return { severity: 'error', say } as const;
}

function warning<A extends unknown[]>(say: (...a: A) => string) {
  return { severity: 'warning', say } as const;
}

function information<A extends unknown[]>(say: (...a: A) => string) {
  return { severity: 'information', say } as const;
}

function hint<A extends unknown[]>(say: (...a: A) => string) {
  return { severity: 'hint', say } as const;
}
