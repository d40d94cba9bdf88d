/**
 * Positions with their past that are looked at for one question, unless somebody says otherwise.
 */
export const DEFAULT_STATES = 1_000_000;

/** The most threats that are counted; more than any question needs. */
export const MOST_THREATS = 99;
