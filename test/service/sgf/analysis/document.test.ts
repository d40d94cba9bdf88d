import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { finish, type Task } from '../../../../src/go/task.ts';
import {
  analyse,
  analyseSgf,
  DEFAULT_SETTINGS,
  type Finding,
  type SgfDocument,
  sequenceAt,
  sequencing,
} from '../../../../src/service/index.ts';
import { GameCheck } from '../../../../src/service/sgf/analysis/check.ts';
import { GameCache, GameSource } from '../../../../src/service/sgf/analysis/source.ts';
import { findingsOf } from '../../../../src/service/sgf/features/diagnose.ts';
import { openPieces, spoilt } from '../../../notation/sgf/arbitrary.ts';
import { runs } from '../../../runs.ts';
import { games } from '../trees.ts';

const open = (text: string, previous?: SgfDocument) => analyseSgf(text, DEFAULT_SETTINGS, previous);
const game = (n: number) => `(;GN[Game ${n}]SZ[9];B[aa];W[bb];B[cc](;W[dd])(;W[ee];B[aa]))\n`;
const collection = Array.from({ length: 100 }, (_, n) => game(n)).join('');

function yields(task: Task<unknown>): number {
  for (let count = 0; ; count++) if (task.next().done) return count;
}

describe('a collection', () => {
  it('is cut and read when somebody asks, and only what is asked for', () => {
    const document = open(collection);
    expect(document.isCut).toBe(false);
    expect(document.games.length).toBe(100);
    expect(document.games.filter(({ source }) => source.isRead)).toEqual([]);
    expect(document.games[40]!.game.plies.length).toBe(6);
    expect(document.games.filter(({ source }) => source.isRead).length).toBe(1);
  });

  it('has only that game read and judged again that an edit touches', () => {
    const before = open(collection);
    findingsOf(before);
    const at = collection.indexOf('dd', collection.indexOf('Game 50'));
    const after = open(`${collection.slice(0, at)}ff${collection.slice(at + 2)}`, before);
    const fresh = after.games.filter(({ source }, i) => source !== before.games[i]!.source);
    expect(fresh.map(({ offset }) => offset)).toEqual([before.games[50]!.offset]);
    expect(after.games.filter(({ source }) => !source.isChecked)).toEqual(fresh);
    expect(findingsOf(after).length).toBe(100);
  });

  it('is, typed letter by letter at its end, or taken away so, what it would be if it were opened', () => {
    const whole = 'x (;SZ[3]C[a\\]b];B[aa](;W[bb])(;W[ba][bb]B[aa]))) y\n(;SZ[3;B[bb];W[bb])(;C[';
    const what = (document: SgfDocument) => [
      document.games.map(({ offset, end, game }) => [offset, end, game.plies.length]),
      findingsOf(document),
    ];
    const lengths = [...Array(whole.length).keys()];
    let now = open('');
    for (const length of [...lengths, ...lengths.reverse()]) {
      const text = whole.slice(0, length);
      now = open(text, now);
      expect(what(now)).toEqual(what(open(text)));
    }
  });

  it('gets its games back when a parenthesis was missing for a moment', () => {
    const before = open(collection);
    findingsOf(before);
    const at = before.games[20]!.offset;
    const broken = open(`${collection.slice(0, at)}(${collection.slice(at)}`, before);
    expect(broken.games.length).toBe(21);
    expect(findingsOf(broken).map(({ code }) => code)).toContain('sgf.unclosed-tree');
    const mended = open(collection, broken);
    expect(mended.games.map(({ source }) => source)).toEqual(before.games.map(({ source }) => source));
    expect(mended.games.every(({ source }) => source.isChecked)).toBe(true);
  });

  it('knows what an edit leaves while the edit before it has not been read', () => {
    let now = open(collection);
    findingsOf(now);
    const first = now.games.map(({ source }) => source);
    const at = collection.indexOf('dd', collection.indexOf('Game 50'));
    for (const letter of 'abc') now = open(`${collection.slice(0, at)}${letter}${collection.slice(at)}`, now);
    expect(now.games.filter(({ source }, i) => source !== first[i]).length).toBe(1);
  });

  it('is after any edits what a fresh one is, and keeps the games that they leave alone', () => {
    const texts = fc.array(games(3), { minLength: 1, maxLength: 4 }).map((list) => list.join('\n'));
    fc.assert(
      fc.property(texts, fc.array(spoilt(texts), { maxLength: 3 }), fc.nat(2), (a, others, skip) => {
        let now = open(a);
        now.games;
        for (const [i, text] of [...others, `x${a}`, a].entries()) {
          const before = now;
          now = open(text, before);
          // Some edits come before anybody has looked.
          if (i % 3 === skip) continue;
          const fresh = open(text);
          expect(now.games.map(({ offset, end }) => [offset, end])).toEqual(
            fresh.games.map(({ offset, end }) => [offset, end]),
          );
          for (const { source, offset, end } of now.games) expect(source.text).toBe(text.slice(offset, end));
          expect(now.outside).toEqual(fresh.outside);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

/** Edits of a text: characters taken out and pieces put in, one after the other. */
const edits = fc.array(
  fc.record({
    at: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    remove: fc.nat(4),
    insert: fc.oneof({ weight: 3, arbitrary: openPieces }, fc.constant('')),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('a value without an end', () => {
  const what = (document: SgfDocument) => ({
    games: document.games.map(({ offset, end, source }) => [offset, end, source.text]),
    outside: document.outside,
    findings: findingsOf(document),
  });

  it('takes what an edit puts behind its game', () => {
    const before = open('(;KM[6)');
    expect(findingsOf(before).length).toBeGreaterThan(0);
    expect(what(open('(;KM[6)]', before))).toEqual(what(open('(;KM[6)]')));
    expect(open('(;KM[6)]', before).games.map(({ end }) => end)).toEqual([8]);
  });

  it('is, after any edits, read as in a text that is opened', () => {
    fc.assert(
      fc.property(fc.array(openPieces, { maxLength: 5 }), edits, (pieces, changes) => {
        let text = pieces.join('');
        let now = open(text);
        now.games;
        for (const { at, remove, insert } of changes) {
          const start = Math.round(at * text.length);
          text = text.slice(0, start) + insert + text.slice(start + remove);
          now = open(text, now);
          expect(what(now), text).toEqual(what(open(text)));
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('work on SGF', () => {
  it('yields at least once for some thousand characters, nodes and moves', () => {
    const long = `(;SZ[19]${Array.from({ length: 40_000 }, (_, i) => `;${i % 2 ? 'W' : 'B'}[]`).join('')})`;
    const document = open(long);
    yields(document.cutting());
    const { source } = document.games[0]!;
    // Read: nodes carried out by the thousand. Checked: text, verdicts, moves, turns and setup, each by some thousand.
    expect(yields(source.reading())).toBeGreaterThanOrEqual(39);
    expect(yields(source.checkingAll())).toBeGreaterThanOrEqual(4 * 39);
  });

  it('yields within a node of very many values or properties', () => {
    const points = `(;SZ[52]AB${'[aa:ZZ]'.repeat(5000)})`;
    expect(yields(open(points).games[0]!.source.checkingAll())).toBeGreaterThanOrEqual(100);
    const names = Array.from({ length: 20_000 }, (_, i) => {
      const letter = (n: number) => String.fromCharCode(65 + (n % 26));
      return `${letter(i)}${letter(i / 26)}${letter(i / 676)}${letter(i / 17_576)}[]`;
    });
    const { source } = open(`(;${names.join('')})`).games[0]!;
    source.game;
    expect(yields(source.checkingAll())).toBeGreaterThanOrEqual(2);
  });

  it('is shared by all who ask for it', () => {
    const { source } = open(`(${';B[aa];W[bb]'.repeat(5000)})`).games[0]!;
    const [one, other] = [source.reading(), source.reading()];
    let steps = 0;
    for (let done = false; !done; steps++) done = (steps % 2 ? one : other).next().done === true;
    expect(source.isRead).toBe(true);
    expect(steps).toBeLessThanOrEqual(yields(open(source.text).games[0]!.source.reading()) + 2);
    expect(finish(source.reading()) === source.game).toBe(true);
  });

  it('says of what is no game what is wrong first, and that there is more', () => {
    const found = findingsOf(open(`(${';[]'.repeat(20_000)})`));
    expect(found.length).toBe(5001);
    expect(found[0]!.code).toBe('sgf.too-many');
  });
});

describe('a shelf', () => {
  it('puts away what was used longest ago, and keeps what was found', () => {
    const shelf = new GameCache(70);
    const made = [0, 1, 2, 3].map((n) => new GameSource(game(n).trim(), shelf, DEFAULT_SETTINGS, {}));
    const found = made.map((source) => source.findings);
    expect(made.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
    expect(made.every(({ isChecked }) => isChecked)).toBe(true);
    const bare = (findings: readonly Finding[]) => findings.map(({ fixes: _, ...rest }) => rest);
    expect(made.map((source) => bare(source.findings))).toEqual(found.map(bare));
    expect(made[0]!.findings).toBe(made[0]!.findings);
    expect(made[0]!.game.plies.length).toBe(6);
  });

  it('goes through a game again for the fixes of what was found, and puts it away again', () => {
    const shelf = new GameCache(70);
    const made = [0, 1, 2, 3].map((n) => new GameSource(game(n).trim(), shelf, DEFAULT_SETTINGS, {}));
    const found = made.map((source) => source.findings);
    expect(found[0]!.some(({ fixes }) => fixes)).toBe(true);
    expect(made[0]!.findings.some(({ fixes }) => fixes)).toBe(false);
    expect(made.map((source) => source.findingsWithFixes)).toEqual(found);
    expect(made.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
  });

  it('drops findings behind those that an editor shows, and finds them again when they are asked for', () => {
    const shelf = new GameCache(10);
    const text = `(;SZ[9]AB[aa]${';B[aa];W[aa]'.repeat(600)})`;
    const made = [0, 1, 2, 3].map(() => new GameSource(text, shelf, DEFAULT_SETTINGS, {}));
    const found = made.map((source) => source.findings.length);
    expect(found[3]).toBeGreaterThanOrEqual(1000);
    const spy = vi.spyOn(GameCheck.prototype, 'run');
    expect(made.map(({ counts }) => counts.error)).toEqual(found);
    expect(made[0]!.findings).toHaveLength(found[0]!);
    expect(spy).toHaveBeenCalledTimes(0);
    expect(made[2]!.findings).toHaveLength(found[2]!);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(made[2]!.findings).toHaveLength(found[2]!);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('never puts away what has not been gone through', () => {
    const shelf = new GameCache(1);
    const made = [0, 1].map((n) => new GameSource(game(n).trim(), shelf, DEFAULT_SETTINGS, {}));
    for (const source of made) source.game;
    expect(made.map(({ isRead }) => isRead)).toEqual([true, true]);
  });
});

describe('the sequence of a long game', () => {
  it('is made in slices, and is the same', () => {
    const text = `(;SZ[9]${Array.from({ length: 400 }, (_, i) => `;${i % 2 ? 'W' : 'B'}[]`).join('')})`;
    const document = analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
    expect(yields(sequencing(document, { offset: 10 }))).toBeGreaterThanOrEqual(20);
    expect(finish(sequencing(document, { offset: 10 }))).toEqual(sequenceAt(document, { offset: 10 }));
  });
});
