import { problemsOf, type Severities } from '../catalogue.ts';

/** How grave each problem of a diagram in another notation is. Codes are stable. */
const SEVERITIES = {
  'colors.assumed': 'hint',
  'digits.numbers': 'hint',
  'digits.unclear': 'information',
  'diagram.unknown-glyph': 'warning',
  'diagram.not-points': 'information',
  'coordinates.rows': 'warning',
  'pattern.differs': 'warning',
  'pattern.no-diagram': 'warning',
} as const satisfies Severities;

export const say = problemsOf(SEVERITIES);
