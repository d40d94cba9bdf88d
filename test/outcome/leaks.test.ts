import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import { ask, beginGame, type Certificate } from '../../src/outcome/index.ts';
import { RULES } from '../../src/rules/index.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  finishFindings,
  isAboutOutcomes,
  pageProofs,
} from '../../src/service/index.ts';
import { generator } from '../oracle/generator.ts';
import { runs, SEED, sampled, sized } from '../runs.ts';
import { CASES, namesOf, questionOf } from './questions.ts';
import { randomQuestions } from './random-questions.ts';
import { askTripleKo } from './triple-ko.ts';

const random = generator(SEED + 2);
/** Moves after which a line that may be endless is left. */
const LONGEST = sized(8, 60);

/**
 * Plays against each strategy of a certificate. `greedy`: the opponent keeps to plays that take stones or recreate a board
 * as long as there are any, and to threats and spare moves; else to any move.
 */
function leaks(certificate: Certificate, games: number, greedy: boolean, longest = LONGEST): string[] {
  const found: string[] = [];
  const area = certificate.board.rows.join('').length;
  for (const [strategy, { forces }] of certificate.strategies.entries()) {
    for (let game = 0; game < games; game++) {
      const given: number[] = [];
      let now = finish(beginGame(certificate, strategy));
      for (;;) {
        if (!now) {
          found.push(`${certificate.rule} ${strategy}: no answer to ${given}`);
          break;
        }
        const { ended } = now;
        if (ended) {
          if (!forces.includes(ended)) found.push(`${certificate.rule} ${strategy}: ${ended} after ${given}`);
          break;
        }
        if (given.length > longest) {
          if (!forces.includes('unending')) found.push(`${certificate.rule} ${strategy}: no end of ${given}`);
          break;
        }
        const { turn } = now.at;
        const before = now;
        const moves = [...Array.from({ length: area }, (_, p) => p), -1, -2, -3].flatMap((move) => {
          const made = finish(before.after(move));
          return made && 'verdict' in made ? [] : [{ move, made }];
        });
        const lively = moves.filter(({ move, made }) => {
          const ply = [...(made?.at.game.plies ?? [])].reverse().find(({ color }) => color === turn);
          return move < -1 || (move >= 0 && ply && (ply.captured.length > 0 || ply.recreates !== null));
        });
        const from = greedy && lively.length > 0 ? lively : moves;
        const chosen = from[Math.floor(random() * from.length)];
        if (!chosen) {
          found.push(`${certificate.rule} ${strategy}: stuck after ${given}`);
          break;
        }
        given.push(chosen.move);
        now = chosen.made;
      }
    }
  }
  return found;
}

describe('nobody gets out of a proof', () => {
  test.each(RULES.map(({ id }) => id))(
    'of the triple ko under %s',
    (id) => {
      for (const threats of [
        { black: 0, white: 1 },
        { black: 1, white: 1 },
      ]) {
        const { certificate } = askTripleKo(id, threats);
        if (!certificate) continue;
        expect(leaks(certificate, runs(1), false)).toEqual([]);
        expect(leaks(certificate, runs(1), true)).toEqual([]);
      }
    },
    120_000,
  );

  test('of small boards', () => {
    for (const one of CASES.filter(({ kind }) => kind === 'small')) {
      const { certificate } = finish(ask(questionOf(one)));
      expect(leaks(certificate!, runs(1), false)).toEqual([]);
      expect(leaks(certificate!, runs(1), true)).toEqual([]);
    }
  }, 120_000);

  test('of questions with spare moves and threats, three passes, and goals of several chains', () => {
    const { pick, randomQuestion } = randomQuestions(49);
    for (let n = 0; n < runs(100); n++) {
      const { threats, spare, ...one } = randomQuestion();
      const rule = pick(RULES).id;
      const supplies = { threats: { ...threats, black: 1 }, spare: { black: 1, white: 1, ...spare } };
      const targets = namesOf(one.rows, one.targets);
      const { certificate } = finish(
        ask(questionOf({ ...one, ...supplies, rule, targets, outside: [] }), 3000),
      );
      if (!certificate) continue;
      const strategies = [pick(certificate.strategies)];
      expect(leaks({ ...certificate, strategies }, 1, false, 100)).toEqual([]);
      expect(leaks({ ...certificate, strategies }, 1, true, 100)).toEqual([]);
    }
  }, 120_000);

  test('of the claims of the gallery', () => {
    const entries = GALLERY.flatMap((name) => {
      const text = readFileSync(`examples/${name}`, 'utf8');
      const language = name.endsWith('.md') ? 'markdown' : 'goban';
      const all = analyse(openDocument(name, 1, language, text), DEFAULT_SETTINGS).entries;
      return all.filter(({ analysis: { syntax } }) =>
        syntax.expects.some(({ claim }) => claim && isAboutOutcomes(claim)),
      );
    });
    expect(entries.length).toBeGreaterThan(25);
    let played = 0;
    for (const { analysis } of sampled(7, entries)) {
      finishFindings(analysis);
      for (const { certificate } of pageProofs(analysis)) {
        if (!certificate) continue;
        expect(leaks(certificate, runs(1), false, 60)).toEqual([]);
        expect(leaks(certificate, runs(1), true, 60)).toEqual([]);
        played++;
      }
    }
    expect(played).toBeGreaterThan(10);
  }, 120_000);
});

/** The pages with claims about outcomes. */
const GALLERY = [
  'triple-ko.goban',
  '01-what-is-a-ko.md',
  '02-threats.md',
  '04-how-far.md',
  '05-ten-thousand-years.md',
  '06-bent-four.md',
  '07-double-ko.md',
  '08-three-and-four-kos.md',
  '09-sending-two.md',
  '10-long-cycles.md',
  '11-ing.md',
  '12-hot-stones.md',
  'beasts.md',
  'differences.md',
  'korean.md',
  'spight.md',
];
