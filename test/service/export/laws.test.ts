import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { Game } from '../../../src/go/game.ts';
import { columnName } from '../../../src/go/geometry.ts';
import { ENGINES, type EngineId } from '../../../src/notation/export/engines.ts';
import { gobanOfSgf } from '../../../src/notation/export/record/entries.ts';
import { RULES } from '../../../src/rules/index.ts';
import { Referee } from '../../../src/rules/referee.ts';
import type { RuleOptions } from '../../../src/rules/rule.ts';
import { type Conversion, convertEntry } from '../../../src/service/export/convert.ts';
import {
  type Analysis,
  analyse,
  convertEntries,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  entryOf,
  foreignDocument,
  convert as lineConversion,
  type TargetId,
  targets,
} from '../../../src/service/index.ts';
import { leavesOf, type PlacedLine, placedLine } from '../../../src/service/sgf/analysis/entries.ts';
import { message } from '../../../src/words/index.ts';
import { expectSeen, runs } from '../../runs.ts';
import { games } from '../sgf/trees.ts';
import { readAscii, readIgo, readPsgo, readTypst, type Shown } from './pictures.ts';

/**
 * What is converted and read back is the same game: the same board, the same moves of the same colors,
 * the same side to play, the same verdicts of all rules. Whatever is not the same is reported as lost.
 */

const SETTINGS = { ...DEFAULT_SETTINGS, maxCycle: 4, budget: 50 };
const read = (text: string, host: 'goban' | 'sgf' | 'markdown' = 'goban') =>
  analyse(openDocument(`test:///a.${host}`, 0, host, text), SETTINGS);

/** What a loss speaks of: the board, the moves, whose turn it is, or what else verdicts turn on. */
const BOARD = ['lost.open', 'lost.place', 'lost.size', 'lost.unknown', 'lost.unread'];
const MOVES = ['lost.moves', 'lost.tenuki', 'lost.impossible'];
const RULE = ['lost.rules', 'lost.facts'];

interface Read {
  readonly game: Game;
  readonly options: RuleOptions;
}

const movesOf = (game: Game) =>
  game.plies.map(({ move, color }) => [color, move.kind === 'play' ? move.point : move.kind]);

/** What every rule says of every move; rules that search are asked about short games only, since they take long. */
function verdictsOf({ game, options }: Read) {
  return RULES.filter(({ searches }) => !searches || game.length <= 4).map((rule) => {
    const referee = new Referee(rule, game, { ...options, maxCycle: 4, budget: 50 });
    return [rule.id, ...game.plies.map((_, i) => referee.at(i + 1).verdict).map((v) => [v.verdict, v.code])];
  });
}

/** Holds what was read back to what was converted; `wanted` is the game as far as the notation was asked for it. */
function hold(wanted: Read, { lost, text }: Conversion, found: Read | undefined): void {
  const codes = lost.map(({ code }) => code as string);
  const loses = (...kinds: readonly string[][]) =>
    kinds.some((kind) => kind.some((code) => codes.includes(code)));
  if (loses(BOARD)) return;
  if (!found) throw new Error(`nothing is read back of\n${text}`);
  const last = wanted.game.length;
  if (loses(MOVES)) {
    // Boards of engines show the position after the last move.
    if (found.game.length === 0 && codes.includes('lost.moves'))
      expect(found.game.start.position.rows()).toEqual(wanted.game.after(last).rows());
  } else {
    expect(found.game.start.position.rows()).toEqual(wanted.game.start.position.rows());
    expect(movesOf(found.game)).toEqual(movesOf(wanted.game));
    if (!loses(['lost.turn'])) expect(found.game.start.toPlay).toBe(wanted.game.start.toPlay);
    if (!loses(['lost.turn', 'lost.from'], RULE)) expect(verdictsOf(found)).toEqual(verdictsOf(wanted));
  }
  if (!loses(['lost.turn']))
    expect(found.game.toPlayAfter(found.game.length)).toBe(wanted.game.toPlayAfter(last));
}

/** Holds the diagrams of a picture to the game: one after the other they are its positions and its moves. */
function holdShown(wanted: Game, { lost, text }: Conversion, shown: readonly Shown[]): void {
  const codes = lost.map(({ code }) => code as string);
  if ([...BOARD, ...MOVES].some((code) => codes.includes(code))) return;
  const { geometry } = wanted.start.position;
  const name = (point: number) =>
    columnName((point % geometry.columns) + 1) + (geometry.rows - Math.floor(point / geometry.columns));
  const stonesAfter = (n: number) => {
    const stones: [string, string][] = [];
    wanted.after(n).cells.forEach((cell, point) => {
      if (cell !== 0) stones.push([name(point), '.XO?'[cell] ?? '']);
    });
    return stones.sort();
  };
  let n = 0;
  for (const [i, { stones, moves, drawn }] of shown.entries()) {
    // Each setup begins a diagram; the first diagram has the start.
    if (i > 0 && wanted.plies[n]?.kind === 'setup') n++;
    expect([...stones].sort(), text).toEqual(stonesAfter(n));
    for (const { color, at } of moves) {
      const ply = wanted.plies[n++];
      if (drawn || !codes.includes('lost.turn')) expect(color, text).toBe(ply?.color);
      expect(at, text).toEqual(ply && (ply.move.kind === 'play' ? name(ply.move.point) : ply.move.kind));
    }
  }
  expect(n, text).toBe(wanted.length);
  if (shown.length > 1) expect(codes).toContain('lost.from');
  const mover = wanted.plies[0]?.color ?? wanted.start.toPlay;
  if (mover !== wanted.start.toPlay) expect(codes).toContain('lost.turn');
}

const PICTURES: Readonly<Partial<Record<TargetId, (text: string) => Shown[]>>> = {
  ascii: readAscii,
  typst: readTypst,
  psgo: readPsgo,
  igo: readIgo,
};

/** What the numbers of a picture in Markdown say; a point has a stone of its color under its number. */
function holdMarkdown(wanted: Game, { text, lost }: Conversion): void {
  const images = text.trimEnd().split('\n\n');
  const codes = lost.map(({ code }) => code as string);
  expect(images.every((image) => /^!\[.*\]\(data:image\/svg\+xml;base64,[\w+/=]+\)$/.test(image))).toBe(true);
  if (images.length > 1) expect(codes).toContain('lost.from');
  const mover = wanted.plies[0]?.color ?? wanted.start.toPlay;
  if (mover !== wanted.start.toPlay) expect(codes).toContain('lost.turn');
  if (wanted.length === 0 && wanted.start.toPlay === 2) expect(codes).toContain('lost.turn');
}

/** The line of the first game that ends with a ply. */
function lineOf({ document, sgf, settings, overrides }: DocumentAnalysis, leaf: number): PlacedLine {
  const games = { document, settings, overrides, sgf: sgf! };
  return placedLine(games, sgf!.games[0]!, leaf);
}

function gameOf(document: DocumentAnalysis): Read | undefined {
  const analysis = document.sgf ? entryOf(document, { entry: 0 })?.analysis : document.entries[0]?.analysis;
  return analysis && { game: analysis.game, options: analysis.options };
}

/** The game that a figure of an entry shows: all of it, or what the entry adds. */
function shownGame({ game, inherited }: Analysis, scope: 'game' | 'picture'): Game {
  if (scope === 'game' || inherited === 0) return game;
  const moves = game.plies.slice(inherited).map(({ move }) => move);
  return Game.of({ position: game.after(inherited), toPlay: game.toPlayAfter(inherited) }, moves);
}

/** What of it a picture shows by the line `show:`, read here by its letters; `null` where it says nothing of that. */
function chosenGame({ game, index, syntax }: Analysis): Game | null {
  const [, after, first = '', last = ''] =
    /^show: .*?(?:after (\d+)|numbers (\d+)-(\d+))/m.exec(syntax.text) ?? [];
  const [from, to] = after ? [index(+after), index(+after)] : [index(+first) - 1, index(+last)];
  if (first === '' && !after) return null;
  if (from < 0 || to < from) return null;
  const moves = game.plies.slice(from, to).map(({ move }) => move);
  return Game.of({ position: game.after(from), toPlay: game.toPlayAfter(from) }, moves);
}

function holdAll(analysis: Analysis, convert: (target: TargetId) => Conversion): void {
  for (const { id, scope, shows } of targets()) {
    const done = convert(id);
    const game = (shows && chosenGame(analysis)) || shownGame(analysis, scope);
    const wanted = { game, options: analysis.options };
    const inherits = scope === 'picture' && analysis.inherited > 0;
    if (inherits) expect(done.lost.map(({ code }) => code)).toContain('lost.from');
    const picture = PICTURES[id];
    if (picture) holdShown(game, done, picture(done.text));
    else if (id === 'markdown') holdMarkdown(game, done);
    else if (id === 'goban') hold(wanted, done, gameOf(read(done.text)));
    else if (id === 'sgf') hold(wanted, done, gameOf(read(done.text, 'sgf')));
    else if (id === 'senseis') {
      const { entries } = analyse(foreignDocument('a.txt', done.text, {}), SETTINGS);
      const parts = entries.map(({ analysis: part }) => part.game);
      // The parts of one game are played on one board, and each goes on where the one before it ends.
      if (parts.length > 1) {
        expect(done.lost.map(({ code }) => code)).toContain('lost.from');
        const moves = parts.flatMap(({ plies }) => plies.map(({ move }) => move));
        const setup = game.plies.some(({ kind }) => kind === 'setup');
        const first = parts[0]!;
        if (!setup) hold(wanted, done, { game: Game.of(first.start, moves), options: wanted.options });
      } else
        hold(
          wanted,
          done,
          entries[0] && { game: entries[0].analysis.game, options: entries[0].analysis.options },
        );
    } else {
      const { entries } = analyse(foreignDocument('a.txt', done.text), SETTINGS);
      hold(wanted, done, gameOf({ ...read(''), sgf: null, entries }));
    }
  }
}

const POINTS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'd4', 'd1', 'pass', 'tenuki', '@1'];
const move = fc
  .tuple(fc.constantFrom('', '', '', 'B ', 'W '), fc.constantFrom(...POINTS))
  .map((pair) => pair.join(''));
const line = (key: string, ...values: string[]) =>
  fc.constantFrom('', ...values.map((v) => `${key}: ${v}\n`));

const books = fc
  .record({
    size: fc.integer({ min: 3, max: 4 }),
    cells: fc.array(fc.constantFrom(...'.....XO'), { minLength: 16, maxLength: 16 }),
    unknown: fc.nat({ max: 60 }),
    digits: fc.array(fc.nat({ max: 15 }), { maxLength: 4 }),
    toPlay: line('to-play', 'black', 'white'),
    rules: line('rules', 'ssk', 'psk, spight', 'ing'),
    suicide: line('suicide', 'allowed', 'forbidden'),
    hiddenKos: line('hidden-kos', 'count', 'ignore'),
    first: line('first', '7'),
    show: line('show', 'eyes, hot', 'after 2, hot', 'numbers 1-2', 'eyes, whole board, after 0'),
    moves: fc.array(move, { maxLength: 12 }),
    after: fc.nat({ max: 12 }),
    branch: fc.array(move, { maxLength: 4 }),
    branchTurn: line('to-play', 'black', 'white'),
  })
  .map(
    ({
      size,
      cells,
      unknown,
      digits,
      toPlay,
      rules,
      suicide,
      hiddenKos,
      first,
      show,
      moves,
      after,
      branch,
      branchTurn,
    }) => {
      const drawn = cells.slice(0, size * size);
      if (unknown < size * size) drawn[unknown] = '?';
      [...new Set(digits)]
        .filter((at) => drawn[at] === '.')
        .forEach((at, i) => {
          drawn[at] = String(i + 1);
        });
      const rows = Array.from(
        { length: size },
        (_, y) => `| ${drawn.slice(y * size, (y + 1) * size).join(' ')} |\n`,
      );
      const edge = `+${'-'.repeat(2 * size + 1)}+\n`;
      const list = (all: readonly string[]) => (all.length > 0 ? `moves: ${all.join(' ')}\n` : '');
      return `# A\n${rules}${suicide}${hiddenKos}${toPlay}${first}${show}${edge}${rows.join('')}${edge}${list(moves)}
# B\nfrom: A after ${after}\n${branchTurn}${list(branch)}`;
    },
  );

describe('what is converted and read back is the same, or a loss is reported', () => {
  test('of entries, in a file and in a fence', () => {
    fc.assert(
      fc.property(books, fc.boolean(), (text, fence) => {
        const document = fence ? read(`Text\n\n\`\`\`goban\n${text}\`\`\`\n`, 'markdown') : read(text);
        for (const { analysis } of document.entries)
          holdAll(analysis, (target) => convertEntry(analysis, target));
        // As a whole: entries that continue others go on doing so.
        const trees = convertEntries(document, 'sgf').entries;
        expect(trees.map((tree) => read(tree.text, 'sgf').sgf?.games.length)).toEqual(trees.map(() => 1));
      }),
      { numRuns: runs(15) },
    );
  });

  test.each([
    ['suicide', 'allowed', 'ing', 'lost.rules'],
    ['suicide', 'forbidden', 'ing', 'lost.rules'],
    ['suicide', 'forbidden', 'psk', 'lost.rules'],
    ['hidden-kos', 'count', 'spight', 'lost.facts'],
    ['max-cycle', '6', 'spight', 'lost.facts'],
    ['show', 'eyes', 'spight', 'lost.facts'],
  ])('%s: %s, which RU[%s] does not say, is reported for SGF', (key, value, rule, code) => {
    const [entry] = read(`# A\nrules: ${rule}\n${key}: ${value}\n| . . |\n| . . |\n`).entries;
    expect(convertEntry(entry!.analysis, 'sgf').lost.map((loss) => loss.code)).toContain(code);
  });

  test('of diagrams in other notations', () => {
    fc.assert(
      fc.property(books, (text) => {
        const [first] = read(text).entries;
        const pages = convertEntry(first!.analysis, 'senseis').text;
        for (const { analysis } of analyse(foreignDocument('a.txt', pages, {}), SETTINGS).entries)
          holdAll(analysis, (target) => convertEntry(analysis, target));
      }),
      { numRuns: runs(10) },
    );
  });

  test('of boards of all sizes, as programs print them', () => {
    const boards = fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
      .chain(([columns, rows]) =>
        fc
          .array(fc.constantFrom(...'...XO'), { minLength: columns * rows, maxLength: columns * rows })
          .map((cells) => {
            const edge = `+${'-'.repeat(2 * columns + 1)}+\n`;
            const row = (y: number) => `| ${cells.slice(y * columns, (y + 1) * columns).join(' ')} |\n`;
            return `${edge}${Array.from({ length: rows }, (_, y) => row(y)).join('')}${edge}moves: a1\n`;
          }),
      );
    let unread = 0;
    fc.assert(
      fc.property(boards, fc.constantFrom(...(Object.keys(ENGINES) as EngineId[])), (text, engine) => {
        const { game } = read(text).entries[0]!.analysis;
        const done = convertEntry(read(text).entries[0]!.analysis, engine);
        const { columns, rows } = game.start.position.geometry;
        if (done.lost.some(({ code }) => code === 'lost.unread')) {
          unread++;
          expect(Math.min(columns, rows)).toBeLessThan(5);
          return;
        }
        const { entries } = analyse(foreignDocument('a.txt', done.text), SETTINGS);
        expect(entries.map(({ analysis }) => analysis.game.start.position.rows())).toEqual([
          game.after(game.length).rows(),
        ]);
      }),
      { numRuns: runs(100) },
    );
    expectSeen(unread, 10);
  });

  test('of game records, each line', () => {
    const handicap = fc.constantFrom('', 'HA[2]', 'PL[W]', 'PL[B]', 'RU[NZ]', 'RU[Japanese]', 'HA[2]PL[B]');
    fc.assert(
      fc.property(games(4), handicap, (text, root) => {
        const document = read(text.replace('GM[1]', `GM[1]${root}`), 'sgf');
        const { game } = document.sgf!.games[0]!;
        for (const leaf of leavesOf(game)) {
          const placed = lineOf(document, leaf);
          holdAll(placed.analysis, (target) =>
            target === 'goban' ? convertEntryOfLine(document, leaf) : lineConversion(placed, target),
          );
        }
      }),
      { numRuns: runs(10) },
    );
  });

  /** A game record becomes entries, one of which has the moves of the line; setup in the middle of a game begins one. */
  function convertEntryOfLine(document: DocumentAnalysis, leaf: number): Conversion {
    const { text, lost } = gobanOfSgf(document.document.text);
    const { game } = lineOf(document, leaf).analysis;
    const setup = game.plies.map(({ kind }) => kind).lastIndexOf('setup');
    const codes = lost.map(({ code }) => code);
    if (setup >= 0) expect(codes).toContain('lost.from');
    if (!codes.includes('lost.moves')) {
      const from = setup + 1;
      const moves = movesOf(game).slice(from);
      const key = (start: Game, toPlay: number, own: unknown) => JSON.stringify([start, toPlay, own]);
      const wanted = key(game.after(from).rows() as never, game.toPlayAfter(from), moves);
      const found = read(text).entries.map(({ analysis: { game: one } }) =>
        key(one.start.position.rows() as never, one.start.toPlay, movesOf(one)),
      );
      expect(found, text).toContain(wanted);
    }
    return { text, lost: [...lost, { code: 'lost.place', message: message('loss.place') }] };
  }

  const SMALL = '+-------+\n| . X O |\n| X . X |\n| . X . |\n+-------+\n';

  test.each([
    ['a first move out of turn', `# A\nto-play: white\n${SMALL}moves: B a1\n`],
    [
      'the same without to-play, below from:',
      `# A\n${SMALL}moves: B a1\n# B\nfrom: A after 0\nmoves: W a1\n`,
    ],
    ['a first move that only ssk counts', `# A\nto-play: black\n${SMALL}moves: W pass\n`],
    ['a first move of White’s on a side to play', `# A\nto-play: black\n${SMALL}moves: W a1 b2\n`],
  ])('an entry with %s', (_, text) => {
    for (const { analysis } of read(text).entries)
      holdAll(analysis, (target) => convertEntry(analysis, target));
  });

  test.each([
    ['a handicap without a move', '(;FF[4]GM[1]SZ[9]HA[2]AB[cc][gg])', 'white'],
    ['White to play by PL', '(;SZ[9]PL[W]AB[cc])', 'white'],
    ['stones without a handicap', '(;SZ[9]AB[cc][gg])', 'black'],
    ['setup at the end, when it is White’s turn', '(;SZ[9];B[aa];AB[cc])', 'white'],
    ['setup at the end, with PL', '(;SZ[9];B[aa];AB[cc]PL[B])', 'black'],
  ])('a record with %s keeps whose turn it is', (_, text, turn) => {
    const document = read(text, 'sgf');
    const { game } = entryOf(document, { entry: 0 })!.analysis;
    expect(game.toPlayAfter(game.length)).toBe(turn === 'white' ? 2 : 1);
    const entry = read(gobanOfSgf(text).text).entries.at(-1)!.analysis.game;
    expect(entry.toPlayAfter(entry.length)).toBe(turn === 'white' ? 2 : 1);
    for (const id of ['senseis', 'ascii', 'gnugo', 'katago', 'sgf', 'typst'] as const) {
      const { text: written, lost } = lineConversion(entryOf(document, { entry: 0 })!, id);
      const says = /\$\$W|White to play|Next player: White|PL\[W\]/.test(written);
      if (id === 'sgf') {
        const back = gameOf(read(written, 'sgf'))!.game;
        expect(back.toPlayAfter(back.length)).toBe(turn === 'white' ? 2 : 1);
      } else if (turn === 'white')
        expect(says || lost.some(({ code }) => code === 'lost.turn'), id).toBe(true);
      else expect(says, id).toBe(false);
    }
  });
});
