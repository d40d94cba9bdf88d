import { problemsOf, type Severities } from '../catalogue.ts';

/**
 * How grave each problem of this notation is. Codes are stable: tests and users’ filters rely on
 * them.
 */
const SEVERITIES = {
  'line.unreadable': 'error',
  'title.second': 'error',
  'entry.no-board': 'warning',
  'entry.too-long': 'error',
  'field.unknown-key': 'error',
  'field.duplicate': 'error',
  'field.empty': 'error',
  'field.value': 'error',
  'rule.unknown': 'error',
  'rule.duplicate': 'warning',
  'rule.option-unknown': 'error',
  'rule.option-value': 'error',
  'rule.option-twice': 'error',
  'rule.naming': 'error',
  'diagram.ragged-row': 'error',
  'diagram.unknown-glyph': 'error',
  'diagram.gap': 'warning',
  'diagram.second-board': 'error',
  'diagram.missing-edge': 'warning',
  'diagram.too-large': 'error',
  'coordinates.columns': 'warning',
  'coordinates.letter-i': 'warning',
  'coordinates.disagree': 'warning',
  'coordinates.rows': 'warning',
  'coordinates.place': 'warning',
  'coordinates.range': 'warning',
  'size.too-small': 'error',
  'size.mismatch': 'error',
  'size.place-unknown': 'information',
  'size.unsaid': 'hint',
  'size.open-sides': 'hint',
  'digit.duplicate': 'error',
  'digit.missing': 'error',
  'label.duplicate': 'error',
  'label.small-stone': 'information',
  'label.unknown': 'error',
  'move.unreadable': 'error',
  'move.color-alone': 'error',
  'move.no-column-i': 'error',
  'move.off-board': 'error',
  'move.same-color': 'hint',
  'replay.unreadable': 'error',
  'replay.drawn': 'error',
  'replay.later': 'error',
  'replay.unknown': 'error',
  'mark.unreadable': 'error',
  'mark.off-board': 'error',
  'mark.second': 'warning',
  'show.twice': 'warning',
  'expect.unreadable': 'error',
  'expect.eye-worth': 'error',
  'expect.no-point': 'error',
  'expect.off-board': 'error',
} as const satisfies Severities;

export type Code = keyof typeof SEVERITIES;

/** All codes, for the documentation and for the tests that want an example of each. */
export const CODES = Object.keys(SEVERITIES) as Code[];

/** A problem of the catalogue; `args` are what its text speaks of. */
export const problem = problemsOf(SEVERITIES);
