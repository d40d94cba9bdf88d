/** Signs of buttons, as paths in a square of 16 by 16, and as text. */
import { html } from './dom.ts';

export const PLAYBACK = {
  first: 'M3 3h1.6v10H3zM13 3v10L5.6 8z',
  back: 'M11.6 3v10L4.2 8z',
  play: 'M4.5 2.6v10.8L13.3 8z',
  pause: 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z',
  forward: 'M4.4 3v10l7.4-5z',
  last: 'M11.4 3H13v10h-1.6zM3 3v10l7.4-5z',
} as const;

/** A value of an eye, as the board shows it. */
export const eyeSign = () => html('span', { class: 'eye-sign', 'aria-hidden': 'true' }, ['½']);

/** A stone with its number. */
export const NUMBER =
  'M8 1.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6M7.5 4.5h1.8v7.2H7.3V6.9l-1.7.6V5.900z';

export { FLAME, TURN } from '../../src/render/sign-paths.ts';

/** The text that a board is drawn from. */
export const SOURCE =
  'M3 2h6.5L13 5.5V14H3zm1.3 1.3v9.4h7.4V6.3H9V3.3zM5.6 8h4.8v1.1H5.6zm0 2.2h4.8v1.1H5.6z';
