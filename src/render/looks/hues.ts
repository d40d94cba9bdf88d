// Seven hues that most readers tell apart, each dark enough for a white letter.
export const KOS = ['#0072b2', '#a8457f', '#00735a', '#8a5a00', '#5b5fc7', '#b23c17', '#4d6b00'] as const;

/** The same on what is dark, each light enough for a black letter. */
export const BRIGHT_KOS = [
  '#3fa9ff',
  '#ff9ed8',
  '#30e8b0',
  '#ffc83d',
  '#b9b6ff',
  '#ff9b73',
  '#c3e85a',
] as const;
