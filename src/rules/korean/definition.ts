import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { TRIPLE_KO } from '../../words/en/example-boards.ts';
import {
  type PatternWord,
  patternName,
  type RecreatedPosition,
  recreates,
} from '../../words/en/rule-parts.ts';
import { REPETITION_ENDS, SUICIDE } from '../../words/en/shared-options.ts';

export const korean = defineRule('korean', {
  order: 8,
  title: 'Korean rules',
  name: 'the Korean rules',
  short: 'Korean',
  summary: 'basic ko; a repetition of the whole board makes the game a draw unless a player deviates',
  options: [REPETITION_ENDS('draw', 'no-result', 'loss'), SUICIDE],
  otherNames: ['rsc'],
  source:
    '“The detailed commentaries on the Recreation of the same Configuration (Attachment 1)” to *The Korean Rules of Baduk (Go)*.',
  readings: [
    'The verdict is `ends` with the outcome `draw`, at the play that recreates the configuration. Koban cannot know whether a player deviates.',
    'The length counts moves from the first to the last, passes included.',
    'Koban recognizes the pattern (triple ko, eternal life, …) from the points that change.',
  ],
  gallery: 'korean.md',
});

export const sentences = {
  'korean.repetition': (a: RecreatedPosition & { pattern: PatternWord }) =>
    `${recreates(a)}${a.pattern === 'other' ? '' : `, ${patternName(a.pattern)}`}. The game is a draw unless a player deviates`,
  'facts.mouths': (a: { kos: readonly { letter: string | null; points: readonly string[] }[] }) =>
    a.kos
      .map(({ letter, points }) => `ko${letter === null ? '' : ` ${letter}`}: ${points.join(' ')}`)
      .join(', '),
  'source.korean': () => 'Korean rules, commentary on the recreation of the same configuration',
  'clause.korean': () => 'I. General explanation: cycle length, patterns, starting point',
} as const;

export const diagnostics = {
  'korean.repetition': defineDiagnostic(
    'warning',
    'The play recreates a configuration of the whole board: a draw, unless a player deviates.',
    'Claim `move 6 ends`, or let a player deviate.',
    `rules: korean\n${TRIPLE_KO}moves: B d6 W b5 B f6 W d5 B b6 W f5`,
  ),
};
