export const RULE_FENCE = /(?:```|~~~)[ \t]{0,9}korule(?![\w-])/i;

/** Whether a page may have a rule of its own. */
export const mayHaveRules = (text: string): boolean => RULE_FENCE.test(text);
