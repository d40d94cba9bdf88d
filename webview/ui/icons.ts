/** Signs of buttons, as paths in a square of 16 by 16. */

export const PLAYBACK = {
  first: 'M3 3h1.6v10H3zM13 3v10L5.6 8z',
  back: 'M11.6 3v10L4.2 8z',
  play: 'M4.5 2.6v10.8L13.3 8z',
  pause: 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z',
  forward: 'M4.4 3v10l7.4-5z',
  last: 'M11.4 3H13v10h-1.6zM3 3v10l7.4-5z',
} as const;

/** The values of eyes. */
export const EYE =
  'M8 3.2C4.6 3.2 1.9 5.6.8 8c1.1 2.4 3.8 4.8 7.2 4.8s6.1-2.4 7.2-4.8C14.1 5.6 11.4 3.2 8 3.2zm0 8.3c-2.5 0-4.6-1.6-5.7-3.5C3.4 6.1 5.5 4.5 8 4.5s4.6 1.6 5.7 3.5c-1.1 1.9-3.2 3.5-5.7 3.5zM8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z';

export { FLAME, TURN } from '../../src/render/sign-paths.ts';

/** The text that a board is drawn from. */
export const SOURCE =
  'M3 2h6.5L13 5.5V14H3zm1.3 1.3v9.4h7.4V6.3H9V3.3zM5.6 8h4.8v1.1H5.6zm0 2.2h4.8v1.1H5.6z';
