import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { KO, SENDING_TWO, TRIPLE_KO_WITH_EYE } from '../../words/en/example-boards.ts';
import { count } from '../../words/en/grammar.ts';
import { MAX_CYCLE, ODD_CYCLES, PASSES_OF_RUN, SUICIDE } from '../../words/en/shared-options.ts';

export const ing = defineRule('ing', {
  order: 10,
  title: 'Ing’s fighting and disturbing kos',
  name: 'Ing’s rules of fighting and disturbing kos',
  short: 'Ing',
  summary:
    'as far as Ing’s texts decide: hot stones of a fighting ko may be recaptured after a play elsewhere, a disturbing ko may be played once, and the suicide of a single stone is forbidden',
  searches: true,
  options: [MAX_CYCLE, ODD_CYCLES, PASSES_OF_RUN, SUICIDE],
  otherNames: ['goe'],
  source:
    '*Ing’s SST Laws of Wei-Chi*, 1991, translated by James Davies, article 1, and the ko rule of *Ing’s Goe Rules*, 1996, translated by Sidney Yuan. How odd cycles are classified: Bill Spight, *Ing-Spight Ko Rule*.',
  readings: [
    'The suicide of a single stone is forbidden, that of several stones is allowed.',
    'Triple ko: two chains without an eye fight in three kos, and have no other liberty. After a capture neither ko stone of the player who captured may be taken at once: they are twin hot stones.',
    'Fighting: the players capture and recapture the same stones. Disturbing: they capture different stones. All odd cycles are disturbing.',
    'If the class depends on life and death, the verdict is undecided. The texts do not say how life and death are settled while the ko is played.',
  ],
  gallery: 'spight.md#what-ings-rules-say',
});

export const sentences = {
  'ing.fighting-ko': () =>
    'it recaptures in a fighting ko before a play elsewhere or a pass; the players take the same stones back and forth',
  'ing.fighting-ko.twin': () => 'it captures a twin hot stone; play elsewhere or pass first',
  'ing.disturbing-ko': (a: { plays: number }) =>
    `it completes a cycle of ${count(a.plays, 'play')} for the second time; all odd cycles are disturbing kos`,
  'ing.undecided.play': () =>
    'Koban could not decide whether it captures a hot stone in a ko: the search reached its limit',
  'ing.undecided.class': () =>
    'it captures a stone that was played in a ko since the last play elsewhere. This is forbidden in a fighting ko and allowed once in a disturbing ko, and which of them this is depends on life and death',
  'ing.undecided.odd': () =>
    'Koban could not decide whether it completes an odd cycle for the second time: the search reached its limit',
  'facts.ko-class': (a: { class: 'fighting' | 'disturbing' | 'undecided' }) =>
    a.class === 'undecided' ? 'class of the ko: undecided' : `${a.class} ko`,
  'source.ing': () => 'Ing’s rules of 1991 and 1996',
  'clause.ing.fighting': () =>
    'Fighting ko: a hot stone may not be captured before a play elsewhere or a pass',
  'clause.ing.twin': () => 'Twin hot stones: in a triple ko the other ko stone is hot, too',
  'clause.ing.disturbing': () => 'Disturbing kos may be played only once',
} as const;

export const diagnostics = {
  'ing.fighting-ko': defineDiagnostic(
    'error',
    'The play captures a hot stone of a fighting ko, and nobody has played elsewhere in between.',
    'Play elsewhere first.',
    `rules: ing\n${KO}moves: B c3 W b3`,
  ),
  'ing.disturbing-ko': defineDiagnostic(
    'error',
    'The play completes a disturbing ko for the second time.',
    'Play elsewhere.',
    `rules: ing\n${SENDING_TWO}`,
  ),
  'ing.undecided': defineDiagnostic(
    'information',
    'What Koban knows of Ing’s rules does not decide the case.',
    'Claim `undecided`, or choose another rule.',
    `rules: ing\n${TRIPLE_KO_WITH_EYE}moves: B d7 W b6 B f7 W d6`,
  ),
};
