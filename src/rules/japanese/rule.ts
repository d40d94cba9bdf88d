import type { Game } from '../../go/game.ts';
import { type Repetition, repetition } from '../../go/repetition.ts';
import { colorName } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { FORBIDDEN, NO_RESULT, ALLOWED as QUICKLY_ALLOWED } from '../quick.ts';
import type { KoRule, RuleId } from '../rule.ts';
import { basicKoVerdict } from '../shared/basic-ko.ts';
import { earlierTwins, historyBefore } from '../shared/history.ts';
import { earlier, nearestPosition, whyNoRepetition } from '../shared/nearest.ts';
import { boardsPassed, lastExchange } from '../shared/past.ts';
import { momentOf, recreation, repetitionEvidence } from '../shared/recreation.ts';
import { type ChosenOptions, choiceOf } from '../variants.ts';
import { ALLOWED, ends } from '../verdict.ts';

/**
 * Basic ko, and no result when the whole board is repeated. Variants say how often, with whose
 * turn, and what it comes to.
 */
export function japaneseWith(id: RuleId): KoRule<null, null> {
  const { passes, repetition: comesTo, times, turn } = choiceOf(id) as ChosenOptions<'japanese'>;
  const clause = {
    source: message('rule.title', { rule: id }),
    clause: message('clause.japanese'),
  };
  const isUsual = passes === 'count' && turn === 'any' && times === '2';

  const since = (game: Game, n: number) => (passes === 'lift' ? historyBefore(game, n) : 0);

  /** Whether the position after move `k`, 0 for the start, is an occurrence for move `n`. */
  function counts(game: Game, n: number, k: number): boolean {
    if (turn === 'same' && game.toPlayAfter(k) !== game.toPlayAfter(n)) return false;
    const kind = k === since(game, n) ? 'start' : game.ply(k).kind;
    // With any turn a pass leaves what was there, and that has been counted.
    return kind !== 'void' && (kind !== 'pass' || turn === 'same');
  }

  const occurrences = (game: Game, n: number) =>
    [...earlierTwins(game, n, since(game, n))].filter((k) => counts(game, n, k));

  /** The earliest of the moves that move `n` repeats often enough; -1 for none. */
  function repeated(game: Game, n: number): number {
    const { recreates } = game.ply(n);
    if (!recreates) return -1;
    if (isUsual) return recreates.earliest;
    const found = occurrences(game, n);
    return found.length + 1 >= Number(times) ? (found[0] ?? -1) : -1;
  }

  function reason(game: Game, found: Repetition) {
    const told = recreation(game, found);
    if (comesTo === 'no-result' && isUsual) return message('japanese.repetition', told);
    const player = colorName(game.ply(found.to).color);
    return message('repetition.outcome', { ...told, outcome: comesTo, player });
  }

  return {
    id,
    suicide: 'forbidden',
    searches: false,
    begin: () => null,
    quick: (line) => (line.recaptures ? FORBIDDEN : line.repeats() >= 0 ? NO_RESULT : QUICKLY_ALLOWED),
    step(_state, game, n) {
      const ko = basicKoVerdict(game, n);
      const of = ko === ALLOWED ? repeated(game, n) : -1;
      if (of < 0) return { verdict: ko, facts: null, state: null };
      const found = repetition(game, of, n);
      const evidence = [repetitionEvidence(found)];
      const verdict = ends(comesTo, 'japanese.repetition', clause, reason(game, found), evidence);
      return { verdict, facts: null, state: null };
    },
    pastKey(_state, game, recurrence) {
      const next = game.length + 1;
      const label = (k: number) => {
        const kind = k === since(game, next) ? 'start' : game.ply(k).kind;
        if (kind === 'void' || (kind === 'pass' && turn === 'any')) return null;
        return turn === 'same' ? ` then ${game.toPlayAfter(k)}` : '';
      };
      return `${lastExchange(game)} ${boardsPassed(game, recurrence, since(game, next), label, times !== '2')}`;
    },
    *whyNot(game, n, _options, { verdict }) {
      if (verdict.verdict !== 'allowed') return null;
      return whyNoRepetition(game, n, () => {
        const { recreates } = game.ply(n);
        if (!recreates) return nearestPosition(game, n, since(game, n), (k) => counts(game, n, k));
        const found = occurrences(game, n);
        const latest = found.at(-1) ?? recreates.latest;
        const of = momentOf(game, latest);
        const seldom = { of, seen: found.length + 1, times: Number(times) };
        const reason = found.length > 0 ? message('why.seldom', seldom) : message('why.uncounted', { of });
        return { reason, evidence: earlier(latest) };
      });
    },
  };
}
