/** Signs of buttons, as paths in a square of 16 by 16. */

export const PLAYBACK = {
  first: 'M3 3h1.6v10H3zM13 3v10L5.6 8z',
  back: 'M11.6 3v10L4.2 8z',
  play: 'M4.5 2.6v10.8L13.3 8z',
  pause: 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z',
  forward: 'M4.4 3v10l7.4-5z',
  last: 'M11.4 3H13v10h-1.6zM3 3v10l7.4-5z',
} as const;

/** A cycle, and playing it round and round. */
export const TURN =
  'M8 2.5a5.5 5.5 0 1 0 5.4 6.5h-1.7A3.9 3.9 0 1 1 8 4.1c1.1 0 2 .4 2.7 1.1L8.9 7h4.7V2.3l-1.8 1.8A5.5 5.5 0 0 0 8 2.5';
