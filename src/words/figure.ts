/** The door of the words for figures that bring their sentences with them. */
export { figure } from './en/figure.ts';
