import { EYE_VALUES, type Severity } from '../../notation/index.ts';
import { DEFAULT_STATES } from '../../outcome/index.ts';
import { COORDINATES, type CoordinateStyle, LOOK_NAMES, type Look } from '../../render/index.ts';
import { DEFAULT_OPTIONS, FAR, MAX_CYCLE, type RuleId } from '../../rules/rule.ts';
import { readVariant } from '../../rules/variants.ts';

/**
 * Everything about each setting: what the service reads of it (`SETTINGS`), and what the editor
 * shows (`CONTRIBUTED`). `npm run generate` makes of this what `package.json`, `package.nls.json`,
 * the schema of projects and the reference say of settings. The other languages have their
 * descriptions in `package.nls.*.json`.
 */

/** How grave a diagnostic is; `off` leaves it out. */
type Grade = Severity | 'off';

export const GRADES = ['off', 'hint', 'information', 'warning', 'error'] as const;

/** A setting that the service reads. */
interface Setting<T> {
  /** Behind `koban.` in the editor. */
  readonly name: string;
  readonly default: T;
  /** The value of what the user wrote; `undefined` where that makes no sense. */
  readonly read: (value: unknown) => T | undefined;
}

/** The text of a rule, and where it stands. */
export interface WrittenSource {
  readonly text: string;
  /** What it is called there, before what it calls itself. */
  readonly name?: string;
  readonly uri: string;
  /** Its first line, from 0. */
  readonly line: number;
  /** Where each of its lines stands, unless they follow each other. */
  readonly lines?: readonly number[];
}

function defineSetting<T>(
  name: string,
  otherwise: T,
  read: (value: unknown) => NoInfer<T> | undefined,
): Setting<T> {
  return { name, default: otherwise, read };
}

/** By the names that the service has for them. What a value is follows from its default. */
export const SETTINGS = {
  // Basic ko is common to all rule sets: longer cycles are reported as warnings, and forbidden only
  // where the author names a rule that forbids them.
  rules: defineSetting<readonly RuleId[]>('rules', ['basic'], (value) => rulesIn(value)),
  /** The same as they are written: names among them may be those of rules that authors write. */
  ruleWords: defineSetting<readonly string[]>('rules', ['basic'], (value) =>
    typeof value === 'string' || Array.isArray(value)
      ? [value].flat().filter((one) => typeof one === 'string')
      : undefined,
  ),
  /** Rules that authors write, for all texts of a folder, the nearest last. */
  written: defineSetting<readonly WrittenSource[]>('written', [], writtenIn),
  cycleWarnings: defineSetting<Grade>('cycleWarnings', 'warning', oneOf(GRADES)),
  /** Severities that the author gives to diagnostics, by code; others keep their own. */
  severities: defineSetting<Readonly<Record<string, Grade>>>('severities', {}, gradesIn),
  coordinates: defineSetting<CoordinateStyle>('coordinates', 'western', oneOf(COORDINATES)),
  /** What boards are made of. */
  look: defineSetting<Look>('board.look', 'wood', oneOf(LOOK_NAMES)),
  maxCycle: defineSetting('maxCycle', DEFAULT_OPTIONS.maxCycle, (value) =>
    value === 'far' ? FAR : within(MAX_CYCLE.least, MAX_CYCLE.most)(value),
  ),
  hiddenKos: defineSetting('hiddenKos', DEFAULT_OPTIONS.hiddenKos, oneOf(['ignore', 'count'])),
  /** Nodes that one search may visit before it ends undecided. */
  budget: defineSetting('searchBudget', DEFAULT_OPTIONS.budget, within(1, 1e9)),
  /** States that one search for an outcome may look at before it ends undecided. */
  outcomeBudget: defineSetting('outcomeBudget', DEFAULT_STATES, within(1, 1e9)),
  /** Whether what is meant as a problem is checked: its first moves are graded. */
  problems: defineSetting('problems', false, flag),
  inlayHot: defineSetting('inlayHints.hot', false, flag),
  inlayEyes: defineSetting('inlayHints.eyes', false, flag),
  inlayMoves: defineSetting('inlayHints.moves', false, flag),
  /** `a` of the eye values, as `7/8`. */
  eyeValues: defineSetting<string>('eyeValues', '7/8', oneOf(EYE_VALUES)),
  codeLens: defineSetting('codeLens', true, flag),
  /**
   * Languages, by their identifiers in the editor, in whose texts diagrams of other notations are
   * read.
   */
  diagrams: defineSetting<readonly string[]>('diagrams.languages', [], (value) =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined,
  ),
};

/** The values of the settings that the service reads. */
export type SettingValues = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K]['default'] };

/** A rule or a variant as a person writes it; `null` where there is none. */
export function readRuleId(value: unknown, names?: ReadonlyMap<string, RuleId>): RuleId | null {
  if (typeof value !== 'string' || value.length > LONGEST_RULE) return null;
  const words = value.trim().toLowerCase().split(/\s+/);
  const { rule, next } = readVariant(words, 0, names);
  return next === words.length ? rule : null;
}

const LONGEST_RULE = 500;

/** The rules of a list, by the names that authors have given, too. */
export function rulesIn(value: unknown, names?: ReadonlyMap<string, RuleId>): readonly RuleId[] | undefined {
  const rules = (Array.isArray(value) ? value : [value]).flatMap((one) => readRuleId(one, names) ?? []);
  return rules.length > 0 ? rules : undefined;
}

/** The texts of rules that the host has found: files of folders, `rules` of a project. */
function writtenIn(value: unknown): readonly WrittenSource[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one): WrittenSource[] => {
    const { line, name, text, uri } = asRecord(one);
    if (typeof text !== 'string' || typeof uri !== 'string') return [];
    const at = typeof line === 'number' ? line : 0;
    return [{ text, uri, line: at, ...(typeof name === 'string' && { name }) }];
  });
}

function gradesIn(value: unknown): Readonly<Record<string, Grade>> {
  const isGrade = oneOf(GRADES);
  const graded = Object.entries(asRecord(value)).filter(([, one]) => isGrade(one) !== undefined);
  return Object.fromEntries(graded) as Record<string, Grade>;
}

function oneOf<T extends string>(allowed: readonly T[]) {
  return (value: unknown): T | undefined => allowed.find((one) => one === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function within(low: number, high: number) {
  return (value: unknown): number | undefined =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : undefined;
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** How the editor shows a setting; no program reads this. */
interface Contributed {
  /** Its place in the list. */
  readonly order: number;
  /** A project may have it, since it means the same for everybody who works on the files. */
  readonly isOfProjects?: true;
  /** What it is, as plain text or as Markdown. */
  readonly says?: string;
  readonly markdown?: string;
  /** The values, with what each means. */
  readonly each?: Readonly<Record<string, string>>;
  /** The values, where they need no words. */
  readonly values?: readonly string[];
  /** Only where the service does not read it. */
  readonly default?: unknown;
  /** The type, and what else JSON Schema says of it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * All settings, by the names that follow `koban.`, in the order of `package.json`. The
 * languages are those of the catalogues. It is plain data, so that bundles leave it out.
 */
export const CONTRIBUTED: Readonly<Record<string, Contributed>> = {
  rules: {
    order: 1,
    isOfProjects: true,
    markdown:
      'Ko rules for entries without a `rules:` line. The first is the active rule: a move that it forbids is an error. Hovers show the verdicts of all of them.',
    schema: { scope: 'resource', type: 'array', items: { type: 'string' }, uniqueItems: true, minItems: 1 },
  },
  cycleWarnings: {
    order: 2,
    isOfProjects: true,
    says: 'Severity of a repetition that the active rule does not forbid.',
    each: {
      off: 'Not reported.',
      hint: 'Hint: three dots under the move.',
      information: 'Information: a blue squiggle.',
      warning: 'Warning: a yellow squiggle.',
      error: 'Error: a red squiggle.',
    } satisfies Readonly<Record<Grade, string>>,
    schema: { scope: 'resource', type: 'string' },
  },
  severities: {
    order: 3,
    isOfProjects: true,
    markdown: 'Severities of diagnostics by their codes, such as `board.no-liberty`; `off` leaves them out.',
    schema: {
      scope: 'resource',
      type: 'object',
      additionalProperties: { type: 'string', enum: ['off', 'hint', 'information', 'warning', 'error'] },
    },
  },
  coordinates: {
    order: 9,
    says: 'Coordinates around boards in hovers, the board view, the Markdown preview and pictures.',
    each: {
      western: 'Column letters without i, row numbers from the bottom.',
      japanese: 'Column numbers from the right, row numbers in kanji from the top, as in Japanese books.',
      numbers: 'Column numbers from the left, row numbers from the bottom.',
      none: 'No coordinates.',
    } satisfies Readonly<Record<CoordinateStyle, string>>,
    schema: { type: 'string' },
  },
  'board.look': {
    order: 10,
    says: 'Look of boards in hovers, the board view, the Markdown preview and pictures. High contrast themes and print have a look of their own.',
    each: {
      wood: 'Wood, with slate and shell stones.',
      plain: 'Flat, as in print.',
      theme: 'The colors of the editor theme.',
    } satisfies Readonly<Record<Look, string>>,
    schema: { type: 'string' },
  },
  maxCycle: {
    order: 4,
    isOfProjects: true,
    markdown:
      'Longest cycle, in plays, that rules such as `spight` search for. `far`: double the limit from 12 until the budget is used up. The `max-cycle:` line of an entry overrides it.',
    schema: { scope: 'resource', type: ['integer', 'string'], minimum: 2, maximum: 99, pattern: '^far$' },
  },
  hiddenKos: {
    order: 5,
    isOfProjects: true,
    markdown:
      'Controls whether a cycle that plays twice on one point can make a play a ko play. The `hidden-kos:` line of an entry overrides it.',
    each: {
      ignore: 'Only cycles that play on no point twice make ko plays.',
      count: 'All cycles make ko plays, as the rule texts say literally.',
    },
    schema: { scope: 'resource', type: 'string' },
  },
  searchBudget: {
    order: 6,
    isOfProjects: true,
    says: 'Number of positions that one search for cycles may visit before its verdict is “undecided”.',
    schema: { scope: 'resource', type: 'integer', minimum: 1, maximum: 1000000000 },
  },
  outcomeBudget: {
    order: 7,
    isOfProjects: true,
    says: 'Number of states that one search for an outcome may look at before it is “undecided”.',
    schema: { scope: 'resource', type: 'integer', minimum: 1, maximum: 1000000000 },
  },
  problems: {
    order: 20,
    isOfProjects: true,
    markdown:
      'Controls whether first moves of problems are checked: of entries with `goal:`, and of game records that mark first moves as right or wrong.',
    schema: { scope: 'resource', type: 'boolean' },
  },
  eyeValues: {
    order: 8,
    isOfProjects: true,
    markdown:
      'Value `a` of a ko in favor of the eye’s owner; `b` is 2 − a. The `eye-values:` line of an entry overrides it.',
    values: EYE_VALUES,
    schema: { scope: 'resource', type: 'string' },
  },
  'inlayHints.hot': {
    order: 11,
    says: 'Controls whether hot stones are shown after a sequence.',
    schema: { scope: 'resource', type: 'boolean' },
  },
  'inlayHints.eyes': {
    order: 12,
    says: 'Controls whether the values of eyes are shown behind the rows of a board.',
    schema: { scope: 'resource', type: 'boolean' },
  },
  'inlayHints.moves': {
    order: 13,
    says: 'Controls whether the number and the point of each move are shown in SGF.',
    schema: { scope: 'resource', type: 'boolean' },
  },
  codeLens: {
    order: 14,
    says: 'Controls whether “Open Board” is shown above each entry.',
    schema: { scope: 'resource', type: 'boolean' },
  },
  'diagrams.languages': {
    order: 17,
    markdown:
      'Languages in which Koban also looks for diagrams in other notations (GNU Go figures, engine output, mail). Koban always reads fences named `goban`, `$$` diagrams (not in C and C++), and GNU Go’s pattern databases.',
    schema: {
      type: 'array',
      items: {
        type: 'string',
        enum: [
          'markdown',
          'texinfo',
          'asciidoc',
          'restructuredtext',
          'latex',
          'tex',
          'plaintext',
          'c',
          'cpp',
        ],
      },
      uniqueItems: true,
    },
  },
  'pictures.theme': {
    order: 18,
    says: 'Look of pictures that Koban copies and exports, whatever the editor looks like.',
    each: {
      light: 'Wood, for light pages.',
      dark: 'Darker wood, for dark pages.',
      print: 'Black on white, for paper.',
      editor: 'The look of the editor.',
      ask: 'Koban asks each time.',
    },
    default: 'light',
    schema: { type: 'string' },
  },
  'animation.openAutomatically': {
    order: 15,
    markdown: 'Controls whether the board view opens beside the first `.goban` file that a window shows.',
    default: false,
    schema: { type: 'boolean' },
  },
  'animation.followCursor': {
    order: 16,
    says: 'Keep the board and the text cursor in sync.',
    default: true,
    schema: { type: 'boolean' },
  },
  language: {
    order: 19,
    isOfProjects: true,
    markdown:
      'The language of Koban’s messages, pages and pictures. Words of the notation, such as `rules` and `moves`, are English in every language.',
    each: {
      auto: 'The display language of the editor, or English where Koban does not speak it.',
    },
    default: 'auto',
    schema: { type: 'string' },
  },
};
