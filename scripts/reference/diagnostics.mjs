/**
 * The diagnostics of the reference, from their definitions (`tools/diagnostic-definitions.mjs`): how the page groups them. `pages.mjs` runs
 * the examples and prints severity and message as Koban gives them.
 */
import { diagnosticFiles } from '../../tools/diagnostic-definitions.mjs';

/**
 * Groups in the order of the page. `file` is how the examples are read; with `notation`, that notation alone reads them. `first`: codes that
 * come before the others, which are in the order of their definitions.
 */
/** @type {Record<string, { title: string, about: string, file?: string, notation?: string, first?: string[] }>} */
const TITLES = {
  lines: {
    title: 'Lines and entries',
    about: 'Lines of a `.goban` file or fence that Koban cannot read.',
    file: 'a.goban',
  },
  boards: { title: 'Boards', about: 'Rows, edges, coordinates and sizes.', file: 'a.goban' },
  moves: {
    title: 'Moves, digits and labels',
    about: 'What is drawn on points, and the lines `moves:`, `replays:` and `first:`.',
    file: 'a.goban',
  },
  links: { title: 'Entries that continue others', about: 'The line `from:`.', file: 'a.goban' },
  claims: {
    title: 'Claims',
    about: 'The line `expect:`. See [claims](claims.md).',
    file: 'a.goban',
    first: ['expect.failed', 'expect.void', 'expect.open', 'expect.unproven', 'expect.last-move'],
  },
  problems: {
    title: 'Problems',
    about:
      'First moves of problems: with the setting `koban.problems`, `koban check --problems`, or `koban problems`. See [problems](../how-to/problems.md).',
    file: 'a.goban',
  },
  play: {
    title: 'Moves and rules',
    about:
      'What the board and the active rule say of a move. If a claim expects the verdict, its severity is hint. Rules that are listed but not active report nothing here; hovers and the table of rules show their verdicts.',
    file: 'a.goban',
    first: ['play.occupied', 'play.unknown', 'play.suicide'],
  },
  'rule-text': {
    title: 'Rules as text',
    about:
      'Texts of rules: `*.korule` files and ```` ```korule ```` fences. See [rules as text](rule-text.md).',
    file: 'a.korule',
  },
  found: {
    title: 'Diagrams in other notations',
    about: 'Figures, engine output and mail. See [notations](notations.md).',
    file: 'a.texi',
  },
  senseis: {
    title: 'Diagrams of Sensei’s Library',
    about: 'Lines that begin with `$$`.',
    notation: 'senseis',
  },
  'sgf-structure': {
    title: 'SGF: structure',
    about:
      'Errors: programs may lose or change something when they read the file. Warnings: the file breaks the format. Information and hints: unusual, but allowed.',
    file: 'a.sgf',
  },
  'sgf-properties': {
    title: 'SGF: properties',
    about: 'Names, values and places of properties.',
    file: 'a.sgf',
  },
  'sgf-boards': {
    title: 'SGF: boards and moves',
    about: 'Setup and turns. Moves also have the codes of [moves and rules](#moves-and-rules).',
    file: 'a.sgf',
  },
};

const files = [...(await diagnosticFiles()).values()];
/** The definitions of a group, by their codes. */
const groupOf = (name) => files.flatMap((file) => Object.entries(file[name] ?? {}));
const all = files.flatMap((file) =>
  Object.entries(file).flatMap(([group, codes]) =>
    Object.entries(codes).map(([code, one]) => ({ group, code, ...one })),
  ),
);

const placeIn = (first, code) => first.indexOf(code) + 1 || first.length + 1;

/**
 * Code, cause and what to do of each diagnostic that has an example.
 * @type {{ title: string, about: string, rows: string[][], file?: string, notation?: string }[]}
 */
export const GROUPS = Object.entries(TITLES).map(([name, { first = [], ...group }]) => {
  const rows = groupOf(name).flatMap(([code, { cause, remedy, example }]) =>
    example === undefined ? [] : [[code, cause, remedy]],
  );
  return { ...group, rows: rows.sort(([a], [b]) => placeIn(first, a) - placeIn(first, b)) };
});

/**
 * Texts that cause the diagnostics, with options of `koban check` and another file where they are needed.
 * @type {Record<string, string | { text: string, file?: string, options?: string[] }>}
 */
export const EXAMPLES = Object.fromEntries(
  all.filter(({ example }) => example !== undefined).map(({ code, example }) => [code, example]),
);

export const SEVERITIES = Object.fromEntries(all.map(({ code, severity }) => [code, severity]));

/** Those without an example that have been on the page longest; new ones come behind them. */
const OLDEST =
  'sgf.too-many eye.differs entry.too-long title.second sgf.nul diagram.not-points check.more check.too-large file.not-utf8'.split(
    ' ',
  );

/** Code, severity, cause and what to do, where no small text causes the diagnostic. */
export const WITHOUT_EXAMPLE = all
  .filter(({ example, cause }) => cause !== undefined && example === undefined)
  .sort((a, b) => placeIn(OLDEST, a.code) - placeIn(OLDEST, b.code))
  .map(({ code, severity, cause, remedy }) => [code, severity, cause, remedy]);

/** Refusals of the board view: an edit of the board that Koban does not make. They are messages over the board, not diagnostics. */
export const REFUSALS = groupOf('refusals');

/** What a conversion reports on standard error, or in a message of the editor. */
export const LOSSES = groupOf('losses');
