import { defineRule } from '../../words/define.ts';
import { SUICIDE } from '../../words/en/shared-options.ts';

export const none = defineRule('none', {
  order: 1,
  title: 'No ko rule',
  name: 'no ko rule',
  short: 'None',
  summary: 'every repetition is allowed',
  options: [SUICIDE],
  source: 'No text.',
  readings: ['Every move that can be made is allowed.'],
});
