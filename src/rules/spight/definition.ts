import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { BENT_FOUR, KO, SENDING_TWO, SNAPBACK } from '../../words/en/example-boards.ts';
import { count, list, moment, moves } from '../../words/en/grammar.ts';
import { HIDDEN_KOS, MAX_CYCLE, ODD_CYCLES, PASSES_OF_RUN, SUICIDE } from '../../words/en/shared-options.ts';
import type { Moment } from '../../words/types.ts';

export const spight = defineRule('spight', {
  order: 6,
  title: 'Spight’s hot-stone ko rule',
  name: 'Spight’s hot-stone ko rule',
  short: 'Spight',
  summary:
    'no ko play may capture a hot stone, one played in the same run of ko plays; no odd cycle may be played twice',
  searches: true,
  options: [HIDDEN_KOS, MAX_CYCLE, ODD_CYCLES, PASSES_OF_RUN, SUICIDE],
  source: 'Bill Spight, *Ing-Spight Ko Rule*, Sensei’s Library, without date.',
  readings: [
    'The text sets no limit to the length of a cycle. Koban searches the whole board for cycles of up to `max-cycle` plays (12).',
    'A cycle that plays on a point twice makes no ko play (`hidden-kos: ignore`). With `hidden-kos: count` it does, as in a literal reading of the text.',
    'A pass, a play elsewhere and a play that is not a ko play, by either player, end the sequence of ko plays.',
    'If the search reaches its limit first, the verdict is undecided.',
  ],
  gallery: 'spight.md',
});

const hotStones = (stones: readonly { point: string; since: Moment }[]) =>
  list(stones.map(({ point, since }) => `${point} (${moment(since)})`));

export const sentences = {
  'spight.hot-stone': (a: { stones: readonly { point: string; since: Moment }[] }) =>
    a.stones.length === 1
      ? `it captures the hot stone ${hotStones(a.stones)}, which was played in a ko; all plays since then were ko plays, and so is this one`
      : `it captures the hot stones ${hotStones(a.stones)}, which were played in kos; all plays since then were ko plays, and so is this one`,
  'spight.odd-cycle': (a: { plays: number; first: readonly Moment[] }) =>
    `it completes an odd cycle of ${count(a.plays, 'play')} for the second time; ${moves(a.first)} played it first`,
  'spight.undecided.play': (a: { stones: readonly string[]; searchedTo: number; budget: number }) =>
    `it captures ${list(a.stones)}, and Koban could not decide whether this is a ko play: no ko of up to ${count(a.searchedTo, 'play')} begins with it, then the search used up its budget of ${count(a.budget, 'position')}`,
  'spight.undecided.stone': (a: { stones: readonly string[]; open: Moment }) =>
    `it captures ${list(a.stones)}, hot only if ${moment(a.open)} is a ko play, which the search could not decide`,
  'spight.undecided.odd': (a: { budget: number }) =>
    `Koban could not decide whether it completes an odd cycle for the second time: the search used up its budget of ${count(a.budget, 'position')}`,
  'spight.hidden-ko': (a: { captured: string }) =>
    `With “hidden-kos: count” this would be forbidden: it captures ${a.captured}, which would then be hot`,
  'source.spight': () => 'Bill Spight',
  'clause.spight.ko': () => 'Ko rule: a hot stone may not be captured unless that capture is not a ko play',
  'clause.spight.odd': () =>
    'Odd cycle rule: an odd cycle may be played once only, even with intervening plays',
} as const;

export const diagnostics = {
  'spight.hot-stone': defineDiagnostic(
    'error',
    'A ko play captures a hot stone.',
    'Play something that is not a ko play first. *Show Proof* plays the two kos.',
    `rules: spight\n${KO}moves: B c3 W b3`,
  ),
  'spight.odd-cycle': defineDiagnostic(
    'error',
    'The play completes an odd cycle for the second time.',
    'Play elsewhere.',
    `rules: spight\n${SENDING_TWO}`,
  ),
  'spight.hidden-ko': defineDiagnostic(
    'hint',
    'Only a hidden ko would forbid the play. Koban ignores hidden kos unless the entry counts them.',
    'Nothing, or write `hidden-kos: count`.',
    `rules: spight\n${SNAPBACK}`,
  ),
  'spight.undecided': defineDiagnostic(
    'information',
    'The search ended before the verdict was certain.',
    'Raise the search budget, or lower `max-cycle`.',
    { text: `rules: spight\n${BENT_FOUR}`, options: ['--budget', '1'] },
  ),
};
