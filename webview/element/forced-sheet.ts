/** The colors of boards where the system chooses all colors. */
export { default as FORCED_SHEET } from 'koban:host-forced';
