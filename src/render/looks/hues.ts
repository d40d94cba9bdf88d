// Hues that color-blind readers tell apart (after Okabe and Ito).
export const MOUTHS = ['#0072b2', '#cc79a7', '#009e73', '#e69f00', '#56b4e9'] as const;

/** The same on what is dark. */
export const BRIGHT_MOUTHS = ['#3fa9ff', '#ff9ed8', '#30e8b0', '#ffc83d', '#bfe6ff'] as const;
