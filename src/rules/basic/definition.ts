import { defineDiagnostic, defineRule } from '../../words/define.ts';
import { KO } from '../../words/en/example-boards.ts';
import { SUICIDE } from '../../words/en/shared-options.ts';

const SUMMARY = 'a single stone that has just captured a single stone may not be recaptured at once';

export const basic = defineRule('basic', {
  order: 2,
  title: 'Basic ko',
  name: 'basic ko',
  short: 'Basic',
  summary: SUMMARY,
  options: [SUICIDE],
  otherNames: ['ko', 'simple'],
  source: 'The basic ko rule that most rule sets share.',
  readings: [
    'Only a play that captures a single stone, which itself has just captured a single stone, is a recapture.',
  ],
});

export const sentences = {
  'basic.recapture': () => 'it recaptures at once a single stone that has just captured a single stone',
  'clause.basic': () => SUMMARY,
} as const;

export const diagnostics = {
  'basic.recapture': defineDiagnostic(
    'error',
    'Basic ko forbids the immediate recapture.',
    'Play elsewhere first, or claim that the move is forbidden.',
    `rules: basic\n${KO}moves: B c3 W b3`,
  ),
};
