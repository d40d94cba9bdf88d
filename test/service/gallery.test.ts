import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostOf, openDocument } from '../../src/document/index.ts';
import { eyeTable, printedCells } from '../../src/eyes/topology/table.ts';
import type { Game } from '../../src/go/game.ts';
import { BLACK, colorName, EMPTY } from '../../src/go/types.ts';
import type { CouplingFacts } from '../../src/rules/coupling/facts.ts';
import { RULES } from '../../src/rules/index.ts';
import type { IngFacts } from '../../src/rules/ing/rule.ts';
import { FAR } from '../../src/rules/rule.ts';
import type { SpightFacts } from '../../src/rules/spight/rule.ts';
import { pointName } from '../../src/service/analysis/words.ts';
import {
  analyse,
  cyclesOf,
  DEFAULT_SETTINGS,
  type PlacedAnalysis,
  type Settings,
} from '../../src/service/index.ts';
import positions from '../fixtures/positions.json';
import { referee } from '../rules/coupling-korean.ts';
import { expectSeen, sampled } from '../runs.ts';

/** The examples are a book of rules. What the book says, beyond its claims, is held against Koban here. */

const FOLDER = new URL('../../examples/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.includes('.'));

const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

function entriesOf(name: string, settings: Settings = DEFAULT_SETTINGS): readonly PlacedAnalysis[] {
  return analyse(openDocument(name, 1, hostOf(name, read(name)), read(name)), settings).entries;
}

const titleOf = ({ analysis }: PlacedAnalysis) => analysis.syntax.title?.value ?? '';

function entry(entries: readonly PlacedAnalysis[], title: string): PlacedAnalysis {
  const found = entries.find((one) => titleOf(one) === title);
  if (!found) throw new Error(`there is no entry ${title}`);
  return found;
}

/** The cells of the Markdown table whose header begins with this cell, without header and rule. */
function tableOf(page: string, first: string): string[][] {
  const lines = read(page).split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} |`));
  expect(start).toBeGreaterThan(0);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const ALL = FILES.filter((name) => !name.endsWith('.json')).flatMap((name) => entriesOf(name));

/** The moves of a game as the fixture writes them: `B d6`, `W pass`. */
function movesOf({ analysis }: PlacedAnalysis): string[] {
  return analysis.game.plies.map(
    (ply) => `${ply.color === BLACK ? 'B' : 'W'} ${pointName(analysis, ply.number)}`,
  );
}

function startsFrom({ analysis }: PlacedAnalysis, board: readonly string[]): boolean {
  return analysis.game.start.position.rows().join('/') === board.join('/');
}

interface Line {
  readonly moves: readonly string[];
}

interface Fixture extends Line {
  readonly id: string;
  readonly board: readonly string[];
  readonly variations?: readonly Line[];
  readonly derived?: { readonly eyePoint: string; readonly symbolic: string };
}

/** Its board is no approach ko: once White plays c6, White has liberties outside. The gallery has another board in its place. */
const REPLACED = 'extra-approach-ko';

describe('every example of the four texts is in the gallery', () => {
  const fixtures = positions.entries as unknown as readonly Fixture[];

  test.each(fixtures.filter(({ id }) => !id.startsWith('gnugo-') && id !== REPLACED))(
    '$id',
    ({ board, moves, variations = [] }) => {
      const here = ALL.filter((one) => startsFrom(one, board)).map((one) => movesOf(one).join(', '));
      for (const line of [{ moves }, ...variations]) {
        const wanted = line.moves.join(', ');
        expect(here.some((shown) => shown === wanted || shown.startsWith(`${wanted}, `))).toBe(true);
      }
    },
  );

  test.each(fixtures.filter(({ id }) => id.startsWith('gnugo-')))('$id', ({ board, derived }) => {
    const claims = ALL.filter((one) => startsFrom(one, board)).flatMap(({ analysis }) =>
      analysis.syntax.expects.map(({ text }) => text),
    );
    expect(claims).toContain(`eye ${derived!.eyePoint} of white is ${derived!.symbolic}`);
  });
});

describe('links', () => {
  test('the index names every example', () => {
    const index = read('README.md');
    for (const name of FILES.filter((one) => one !== 'README.md')) expect(index).toContain(`(${name})`);
  });

  test.each(FILES.filter((name) => name.endsWith('.md')))('those in %s lead somewhere', (name) => {
    for (const [, file, heading] of read(name).matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)) {
      if (/^https?:/.test(file!)) continue;
      const target = file === '' ? name : file!;
      expect(existsSync(new URL(target, FOLDER))).toBe(true);
      if (heading === undefined) continue;
      const anchors = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
        text!
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(heading);
    }
  });
});

describe('tables', () => {
  test('eyes.md: the choices of a', () => {
    const [head, ...rows] = printedCells(eyeTable());
    const rule = head?.map((cell) => '-'.repeat(cell.length));
    const lines = [head, rule, ...rows].map((line) => `| ${line?.join(' | ')} |`);
    expect(read('eyes.md')).toContain(`\n${lines.join('\n')}\n\n`);
  });

  const lengths = entriesOf('korean.md', { ...DEFAULT_SETTINGS, maxCycle: 16, budget: 20_000_000 });
  test.each(tableOf('korean.md', 'diagram').map((row) => [row[0]!, row.at(-1)!]))(
    'korean.md: rounds of diagram %s take %s plays',
    (diagram, found) => {
      const placed = lengths.find((one) => new RegExp(`^Diagram ${diagram}\\b`).test(titleOf(one)))!;
      const cycles = cyclesOf(placed, { after: 0, first: undefined, plain: false, noBasicKo: true });
      expect(cycles.complete).toBe(true);
      expect(cycles.lengths.map(({ length }) => length).join(', ')).toBe(found);
    },
  );

  const spight = entriesOf('spight.md');
  test.each(tableOf('spight.md', 'example').map((row) => [row[0]!, row.at(-1)!]))(
    'spight.md: the kos of "%s" are %s',
    (title, found) => {
      const { analysis } = entry(spight, title);
      const referee = analysis.referee('ing')!;
      const classes = analysis.game.plies.map(({ number }) => (referee.at(number).facts as IngFacts).class);
      expect([...new Set(classes.filter((one) => one !== null))].join(', ')).toBe(found);
    },
  );
});

/**
 * Examples for the Ko Coupling Rules beyond those of the fixture, worked out by hand from the text: after each move the disturbers of the ko
 * positions, ordered by the names of their points (`B`, `W` or `-`), and the code of the last move’s verdict.
 */
const DISTURBERS: readonly [string, readonly string[], string | null][] = [
  ['Not at once', ['B', 'B'], 'coupling.basic-ko'],
  ['Black disturbs again', ['-B', 'W-', '--', '-W', 'B-', '--', '-B'], 'coupling.prohibition'],
  ['White disturbs again', ['-B', 'W-', '--', '-W', 'B-', '--', '--', 'W-'], 'coupling.prohibition'],
  ['The ko is settled', ['-W', 'B-', 'B-', '-B', 'W-', 'W-', '-W'], 'coupling.prohibition'],
  ['White becomes the disturber', ['B', 'B', 'B', 'B', 'B', 'B', 'B', 'W'], null],
  ['A triple ko with an eye', ['W', 'W', 'W'], 'coupling.basic-ko'],
  ['The same throw-in', ['', '', '', '', '', '', ''], 'coupling.prohibition'],
];

describe('jasiek.md', () => {
  const jasiek = entriesOf('jasiek.md');

  test.each(DISTURBERS)('%s: disturbers', (title, expected, code) => {
    const { analysis } = entry(jasiek, title);
    const referee = analysis.referee('coupling')!;
    const firstName = (points: readonly number[]) => analysis.game.start.position.geometry.names(points)[0]!;
    const disturbers = analysis.game.plies.map(({ number }) =>
      [...(referee.at(number).facts as CouplingFacts).positions]
        .sort((a, b) => (firstName(a.points) < firstName(b.points) ? -1 : 1))
        .map(({ disturber }) =>
          disturber === null || disturber === 'unknown' ? '-' : colorName(disturber)[0]!.toUpperCase(),
        )
        .join(''),
    );
    expect(disturbers).toEqual(expected);
    expect(referee.at(analysis.game.length).verdict.code).toBe(code);
  });
});

describe('korean.md', () => {
  test('diagram 15: after eight moves and three that recreate nothing, no White 12 recreates a configuration', () => {
    const { analysis } = entry(entriesOf('korean.md'), 'Diagram 15');
    const { geometry } = analysis.game.start.position;
    const points = ['b1', 'c1', 'd1', 'e1', 'g1', 'h1', 'j1', 'k1'].map((name) => geometry.point(name));
    const basic = RULES.find(({ id }) => id === 'basic')!;
    let lines = 0;
    const goOn = (game: Game) => {
      for (const point of points) {
        if (game.after(game.length).at(point) !== EMPTY) continue;
        const longer = game.with({ kind: 'play', color: game.toPlayAfter(game.length), point });
        const verdict = referee(basic, longer).at(longer.length).verdict.verdict;
        if (verdict !== 'allowed') continue;
        const repeats = longer.plies.at(-1)!.recreates !== null;
        if (longer.length < 12 && !repeats) goOn(longer);
        if (longer.length === 12) {
          lines++;
          expect(repeats).toBe(false);
        }
      }
    };
    goOn(analysis.game);
    expect(lines).toBeGreaterThan(0);
  });
});

/** Verdicts of Spight's rule with the longest look: of each page, how many turn on no length. */
function reaches(names: readonly string[]): string[][] {
  return names.flatMap((name) => {
    let [all, sure] = [0, 0];
    const open: string[] = [];
    for (const placed of entriesOf(name, { ...DEFAULT_SETTINGS, maxCycle: FAR })) {
      const { analysis } = placed;
      const { game, inherited, rules, shown } = analysis;
      const referee = rules.includes('spight') ? analysis.referee('spight') : undefined;
      if (!referee) continue;
      const far = game.plies.map(
        ({ number }) => (referee.at(number).facts as SpightFacts | null)?.far ?? null,
      );
      all += game.length - inherited;
      const left = far.flatMap((one, i) => (one?.anyLength || i < inherited ? [] : [i + 1]));
      sure += game.length - inherited - left.length;
      const reached = Math.min(...left.map((n) => far[n - 1]?.searchedTo ?? 12));
      if (left.length > 0)
        open.push(`${titleOf(placed)}: moves ${left.map(shown).join(', ')} (${reached} plays)`);
    }
    return all > sure
      ? [[`[${name.replace(/\..*/, '')}](${name})`, `${all}`, `${sure}`, open.join('; ') || '–']]
      : [];
  });
}

test('the table says which verdicts hold at any length', { timeout: 120_000 }, () => {
  const names = sampled(
    3,
    FILES.filter((name) => /\.(md|goban)$/.test(name)),
  );
  const table = tableOf('README.md', 'page of verdicts');
  const rows = table.filter(([page]) => names.some((name) => page?.endsWith(`](${name})`)));
  expectSeen(names.length, 6);
  expect(rows).toEqual(reaches(names));
});
