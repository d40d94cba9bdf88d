import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, type Color, EMPTY, type Move, opponent } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { DEFAULT_OPTIONS, type RuleId } from '../../src/rules/rule.ts';
import { isRuleId } from '../../src/rules/variants.ts';
import type { Verdict } from '../../src/rules/verdict.ts';
import { wordsOfLine } from '../../src/rules/written/automaton.ts';
import { CLAUSES, meaningOf } from '../../src/rules/written/grammar.ts';
import { printedClause } from '../../src/rules/written/print.ts';
import { formattedRule, readRuleText } from '../../src/rules/written/read.ts';
import { generator } from '../oracle/generator.ts';
import { literally } from '../oracle/written.ts';
import { expectSeen, runs } from '../runs.ts';
import { anyRule, textOf } from './any-written.ts';
import { literalMoves } from './literal-moves.ts';
import { gameWithSetup } from './literal-rule.ts';

const OUTCOME = { draw: 'draw', 'no-result': 'no result', loss: 'loss', win: 'win' } as const;

const RECREATES = 'a play may not recreate an earlier position';
/** Words by which clauses differ. */
const MEANT = [
  ...['not', 'no', 'more', 'fewer', 'equal', 'unequal', 'opponent', 'win', 'loss', 'draw', 'odd', 'even'],
  ...['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['spight', 'coupling', 'ing', 'situation', 'start', 'tenuki', 'same', 'twice', 'within', 'once'],
];

test('says what a literal interpreter says of the same text, in random games', () => {
  const seen = { forbidden: 0, ends: 0 };
  fc.assert(
    fc.property(fc.array(anyRule, { minLength: 12, maxLength: 12 }), fc.integer(), (rules, seed) => {
      const { start, moves } = gameWithSetup(seed);
      const game = Game.of(start, moves);
      const literal = literalMoves(game);
      for (const rule of rules) {
        const text = textOf(rule);
        const id = `any\n${text}` as RuleId;
        const referee = new Referee(ruleOf(id)!, game, DEFAULT_OPTIONS);
        for (const ply of game.plies) {
          if (ply.kind !== 'play' || (ply.suicide && rule.suicide !== 'allowed')) continue;
          const { clause, evidence, outcome, verdict } = referee.at(ply.number).verdict;
          const found = evidence.find((one) => one.kind === 'repetition');
          const said = {
            verdict,
            outcome: outcome ? OUTCOME[outcome] : null,
            line: clause?.line ?? 0,
            of: found?.of ?? -1,
          };
          expect(said, `${text}, move ${ply.number}`).toEqual(
            literally(text, literal.slice(0, ply.number + 1)),
          );
          if (verdict === 'forbidden' || verdict === 'ends') seen[verdict]++;
        }
      }
    }),
    { numRuns: runs(20) },
  );
  expectSeen(seen.forbidden, 150);
  expectSeen(seen.ends, 90);
});

describe('the text', () => {
  test('what is printed is read back as the same, and is as the formatter has it', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const text = textOf(rule);
        const read = readRuleText(text);
        expect(read.faults.filter(({ fault }) => fault !== 'lift-alone')).toEqual([]);
        const clauses = read.rule.clauses.map((clause) => ({ ...clause, line: 0 }));
        expect(clauses).toEqual(rule.clauses);
        expect(read.rule.suicide).toBe(rule.suicide);
        expect(formattedRule(text)).toBe(text);
        expect(isRuleId(`any\n${text}`)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  test('a clause of other words, signs and spaces is read as the grammar has it', () => {
    const said =
      'A play may not  recreate the Position after an earlier move of the same player since the last pass.';
    expect(formattedRule(said)).toBe(
      'a play may not recreate the position after an earlier move of the same player, since the last pass',
    );
  });

  test('without a name is at fault in its first line with words', () => {
    const text = '; Which one?\n\nsuicide: forbidden\n';
    const [fault] = readRuleText(text).faults.filter((one) => one.fault === 'no-name');
    expect(fault && text.slice(fault.span.start, fault.span.end)).toBe('suicide: forbidden');
  });

  test('no text makes the reader throw, and spans lie in the text', () => {
    const words =
      'a play may not that recreates an earlier position ends the game: draw # name: ; , 3 third'.split(' ');
    const line = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const text = lines.map((one) => one.join(' ')).join('\n');
        const { faults } = readRuleText(text);
        for (const { span } of faults) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
        expect(formattedRule(formattedRule(text))).toBe(formattedRule(text));
      }),
      { numRuns: runs(100) },
    );
  });

  test.each([
    [
      'a play must not repeat the posistion after an earlier move',
      'a play may not recreate the position after an earlier move',
    ],
    ['a play must never undo the position after an earlier move', null],
    ['a play may not retake a ko', null],
    [`${RECREATES} with less captures by the player`, `${RECREATES} with fewer captures by the player`],
    [`${RECREATES} the 3rd time`, `${RECREATES} the third time`],
    [
      `${RECREATES} in a cycle of 8 moves with equal captures`,
      `${RECREATES} with equal captures in a cycle of 8 moves`,
    ],
    [
      'a play that recreates an earlier position, within the last 6 moves in a cycle of 8 moves ends the game: draw',
      'a play that recreates an earlier position in a cycle of 8 moves, within the last 6 moves ends the game: draw',
    ],
    [`${RECREATES} with more captures by the opponent`, null],
    [`${RECREATES} with more captures of his stones`, null],
    [`${RECREATES} with captures by the player`, null],
    [`${RECREATES} the eleventh time`, null],
    [`${RECREATES} the time`, null],
    [`${RECREATES} if the prisoners are equal`, null],
    [`${RECREATES} twice`, null],
    [`${RECREATES} in a cycle of moves`, null],
    ['a play may recreate an earlier position', null],
    ['a play that recreates an earlier position ends the game: white wins', null],
    ['the player with fewer prisoners wins', null],
    ['everything that ing forbids is forbidden', null],
    ['a play may not recreate earlier situations', 'a play may not recreate an earlier situation'],
    ['suicide allowed', 'suicide is allowed'],
    [
      'a play that recreates an earlier position end the game draw',
      'a play that recreates an earlier position ends the game: draw',
    ],
    ['the moon is made of cheese', null],
  ])('the nearest clause of “%s”', (line, near) => {
    const fault = readRuleText(`# A\n${line}`).faults[0];
    expect(fault?.fault === 'unreadable' ? fault.near : null).toBe(near);
  });

  test('what is offered for a line says what the line says', () => {
    let offers = 0;
    const words = [...MEANT, 'less', '3rd', 'his', 'white', 'a', 'the', 'of', 'opponents', 'fewr'];
    fc.assert(
      fc.property(
        anyRule,
        fc.array(fc.tuple(fc.nat(30), fc.nat(3), fc.constantFrom(...words))),
        (rule, slips) => {
          const [first] = rule.clauses;
          const typed = wordsOfLine(printedClause(first!)).map(({ text }) => text);
          for (const [at, what, word] of slips.slice(0, 3)) {
            const i = at % typed.length;
            if (what === 0) typed.splice(i, 1);
            else if (what === 1) typed.splice(i, 1, word);
            else if (what === 2) typed.splice(i, 0, word);
            else typed[i] = typed[i]!.replace(/(.)(.)/, '$2$1');
          }
          const fault = readRuleText(`# A\n${typed.join(' ')}`).faults[0];
          if (fault?.fault !== 'unreadable' || fault.near === null) return;
          offers++;
          const offered = wordsOfLine(fault.near).map(({ text }) => text);
          const ours = typed.map((word) => ({ less: 'fewer', '3rd': 'third' })[word] ?? word);
          for (const word of MEANT) {
            const count = (list: readonly string[]) =>
              list.filter((one) => one === word || [...one].sort().join() === [...word].sort().join()).length;
            expect(count(offered), `${word}: ${typed.join(' ')} – ${fault.near}`).toBe(count(ours));
          }
        },
      ),
      { numRuns: runs(1000), seed: 5 },
    );
    expect(offers).toBeGreaterThan(20);
  });

  test('a line that cannot be read says up to where it can, and what can stand there', () => {
    expect(readRuleText(`# A\n${RECREATES} with more captures by the opponent`).faults[0]).toMatchObject({
      begun: `${RECREATES} with more captures by the`,
      next: ['player'],
    });
  });

  test('a line that asks for life or intentions says which word does', () => {
    expect(readRuleText('# A\na dead stone may not be retaken').faults[0]).toMatchObject({
      fault: 'beyond',
      word: 'dead',
    });
  });

  test.each([
    ['# Club rule 2026', 'club-rule-2026'],
    ['# Club\nname: house', 'house'],
    ['# 日本', null],
    ['# psk', null],
    ['name: with', null],
  ])('the name of %j is %s', (text, name) => {
    expect(readRuleText(text).name).toBe(name);
  });

  test('every line of the grammar can be written by taking what can follow', () => {
    fc.assert(
      fc.property(anyRule, ({ clauses }) => {
        for (const clause of clauses) {
          const words = wordsOfLine(printedClause(clause)).map(({ text }) => text);
          let n = 0;
          while (n < words.length) {
            const next = CLAUSES.continuations(words.slice(0, n));
            const taken = next.filter(({ text }) => {
              const offered = wordsOfLine(text).map((word) => word.text);
              return offered.every(
                (word, i) => word === words[n + i] || (word === 'n' && /^\d/.test(words[n + i] ?? '')),
              );
            });
            const longest = Math.max(0, ...taken.map(({ text }) => wordsOfLine(text).length));
            expect(longest, `${words.slice(0, n).join(' ')} …`).toBeGreaterThan(0);
            n += longest;
          }
          const read = CLAUSES.read(words);
          expect(read && meaningOf(read.said)).toMatchObject({
            is: 'clause',
            clause: { condition: clause.condition },
          });
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

test('a rule with a line that cannot be read judges nothing, and names the line', () => {
  const position = Position.empty(Geometry.square(3));
  const game = Game.of({ position, toPlay: BLACK }, [{ kind: 'play', color: BLACK, point: 4 }]);
  const referee = new Referee(ruleOf('any\n# Any\na play must be nice' as RuleId)!, game, DEFAULT_OPTIONS);
  const play = game.plies.find(({ kind }) => kind === 'play');
  expect(referee.at(play?.number ?? 1).verdict).toMatchObject({
    verdict: 'undecided',
    code: 'written.unread',
  });
});

test('games with the same key have the same verdicts from there on', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyRule, fc.integer(), (rule, seed) => {
      const random = generator(seed);
      const geometry = Geometry.of(random() < 0.5 ? { columns: 4, rows: 1 } : { columns: 2, rows: 2 });
      const cells = Uint8Array.from({ length: 4 }, () =>
        random() < 0.6 ? EMPTY : 1 + Math.floor(random() * 2),
      );
      const start = { position: new Position(geometry, cells), toPlay: BLACK } as const;
      const made = ruleOf(`any\n${textOf(rule)}` as RuleId)!;
      const move = (color: Color, game: Game): Move => {
        const { cells: now } = game.after(game.length);
        const free = [0, 1, 2, 3].filter((p) => now[p] === EMPTY);
        const point = free[Math.floor(random() * free.length)];
        const x = random();
        if (x < 0.05) return { kind: 'tenuki', color };
        return point === undefined || x < 0.15 ? { kind: 'pass', color } : { kind: 'play', color, point };
      };
      const judged = (game: Game, n: number) => {
        const step = made.step(null, game, n, DEFAULT_OPTIONS) as { verdict: Verdict };
        return `${step.verdict.verdict} ${step.verdict.outcome} ${step.verdict.clause?.line}`;
      };
      const boards = new Map<string, number>();
      const numbered = (game: Game) => (n: number) => {
        const text = [...game.after(n).cells].join('');
        if (!boards.has(text)) boards.set(text, boards.size);
        return boards.get(text)!;
      };
      const groups = new Map<string, Game[]>();
      for (let i = 0; i < 60; i++) {
        let game = Game.begin(start);
        let color: Color = BLACK;
        const length = 3 + Math.floor(random() * 9);
        for (let n = 0; n < length; n++) {
          game = game.with(move(color, game));
          color = random() < 0.05 ? color : opponent(color);
        }
        const recurrence = { board: numbered(game), several: true };
        const key = [recurrence.board(game.length), color, made.pastKey!([], game, recurrence)].join(' ');
        groups.set(key, [...(groups.get(key) ?? []), game]);
      }
      for (const [first, ...rest] of groups.values()) {
        for (const other of rest) {
          let [a, b] = [first!, other];
          let color = a.plies.at(-1) ? opponent(a.plies.at(-1)!.color) : BLACK;
          for (let n = 0; n < 8; n++) {
            const next = move(color, a);
            [a, b] = [a.with(next), b.with(next)];
            const told = (game: Game) =>
              game.plies.map((ply) => `${ply.color} ${ply.kind} ${ply.point}`).join(', ');
            if (a.plies.at(-1)!.kind === 'play' && !a.plies.at(-1)!.suicide)
              expect(judged(b, b.length), `${textOf(rule)}: ${told(a)} / ${told(b)}`).toBe(
                judged(a, a.length),
              );
            color = opponent(color);
            compared++;
          }
        }
      }
    }),
    { numRuns: runs(50) },
  );
  expectSeen(compared, 1500);
});
