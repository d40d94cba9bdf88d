import { problemsOf, type Severities } from '../catalogue.ts';

/** How grave each problem of a `$$` diagram is. Codes are stable. */
const SEVERITIES = {
  'senseis.no-board': 'warning',
  'senseis.header': 'warning',
  'senseis.size': 'error',
  'senseis.first': 'error',
  'senseis.stray-line': 'warning',
  'senseis.unreadable': 'error',
  'senseis.unknown-glyph': 'error',
  'senseis.ragged-row': 'warning',
  'senseis.too-large': 'error',
  'senseis.row-after-edge': 'error',
  'senseis.size-small': 'error',
  'senseis.digit-twice': 'error',
  'senseis.digit-missing': 'warning',
  'senseis.label-twice': 'information',
  'senseis.caption': 'warning',
  'senseis.line-end': 'error',
  'senseis.line-unplaced': 'error',
  'senseis.link-nowhere': 'hint',
} as const satisfies Severities;

export const SENSEIS_CODES = Object.keys(SEVERITIES) as (keyof typeof SEVERITIES)[];

export const problem = problemsOf(SEVERITIES);
