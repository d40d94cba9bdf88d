import type { ColorWord, Moment } from '../types.ts';
import { COLOR, count, list, moment } from './grammar.ts';
import { type PatternWord, patternName, positionAt } from './rule-parts.ts';

/** Reasons of verdicts for a diagnostic of two lines; the hover beside it has them in full. */
export const brief = {
  'brief.suicide': () => 'it is suicide, which is not allowed here',
  'brief.recapture': () => 'it recaptures at once',
  'brief.fighting-ko': () => 'it recaptures in a fighting ko before a play elsewhere or a pass',
  'brief.recreates': (a: { of: Moment; isVain: boolean; pattern: PatternWord }) => {
    if (a.isVain) return 'it leaves the board as it was';
    return `it repeats ${positionAt(a.of)}${a.pattern === 'other' ? '' : `: ${patternName(a.pattern)}`}`;
  },
  'brief.hot': (a: { points: readonly string[] }) =>
    `${list(a.points)} ${a.points.length === 1 ? 'is' : 'are'} hot`,
  'brief.odd-cycle': (a: { plays: number }) => `it repeats an odd cycle of ${count(a.plays, 'play')}`,
  'brief.disturber': (a: { player: ColorWord }) => `${COLOR[a.player]}, the disturber, may not play here`,
  'brief.disturber-again': (a: { player: ColorWord }) =>
    `it makes ${COLOR[a.player]} the disturber a second time`,
  'brief.stone-again': (a: { player: ColorWord; earlier: Moment }) =>
    `${COLOR[a.player]} already played on this point, with ${moment(a.earlier)}`,
  'brief.undecided': () => 'the search reached its limit',
  'brief.unproven': () => 'not proven',
} as const;
