declare module '*.css';
/** The style sheet of the preview as a text (`tools/theme-css.mjs`). */
declare module 'koban:style' {
  const text: string;
  export default text;
}
/** The style sheet of the wheel as a text (`scripts/bundle-library.mjs`). */
declare module 'koban:wheel-style' {
  const text: string;
  export default text;
}
/** The style sheet of the row of rules as a text (`scripts/bundle-library.mjs`). */
declare module 'koban:lens-style' {
  const text: string;
  export default text;
}
/** The colors of boards in a tree of its own, as a text (`tools/theme-css.mjs`). */
declare module 'koban:host-themes' {
  const text: string;
  export default text;
}
/** What comes to it where the system chooses all colors, as a text (`tools/theme-css.mjs`). */
declare module 'koban:host-forced' {
  const text: string;
  export default text;
}
