import { DEFAULT_STATES } from '../../outcome/index.ts';
import { DEFAULT_OPTIONS } from '../../rules/rule.ts';
import type { Settings } from './types.ts';

/**
 * What holds for an entry that says nothing, in an editor that says nothing. The rule is basic ko,
 * since that is common to all rule sets: longer cycles are reported as warnings, and forbidden only
 * where the author names a rule that forbids them.
 */
export const DEFAULT_SETTINGS: Settings = {
  rules: ['basic'],
  ruleWords: ['basic'],
  written: [],
  cycleWarnings: 'warning',
  severities: {},
  coordinates: 'western',
  look: 'wood',
  maxCycle: DEFAULT_OPTIONS.maxCycle,
  hiddenKos: DEFAULT_OPTIONS.hiddenKos,
  budget: DEFAULT_OPTIONS.budget,
  outcomeBudget: DEFAULT_STATES,
  inlayHot: false,
  inlayEyes: false,
  inlayMoves: false,
  eyeValues: '7/8',
  codeLens: true,
  diagrams: [],
  theme: 'light',
  brief: false,
};
