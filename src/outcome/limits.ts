/**
 * Positions with their past that are looked at for one question, unless somebody says otherwise.
 */
export const DEFAULT_STATES = 1_000_000;

/**
 * States that the search for the grades of one problem may know, unless somebody says otherwise:
 * some 500 MB.
 */
export const GRADED_STATES = 3_000_000;

/**
 * States that are looked at for each further question with other supplies, or another end, or as
 * many as the first answer took.
 */
export const AGAIN_STATES = 20_000;

/** The most threats and spare moves that are counted; more than any question needs. */
export const MOST_THREATS = 99;

/** The most chains of which it can be asked whether all are captured: they are bits of a number. */
export const MOST_TARGETS = 16;
