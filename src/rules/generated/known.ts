/** Made by `npm run generate`: what is known of the rules that search before they are loaded. */
export const KNOWN_OF_SEARCHING = {
  spight: { suicide: 'forbidden', answers: ['koPlay', 'hot'] },
  coupling: { suicide: 'forbidden', answers: ['ko-position', 'disturber'] },
  ing: { suicide: 'several', answers: ['koPlay', 'hot'] },
} as const;
