/** The door of the words for figures that step, in previews and in documents. */
export { figure } from './en/figure.ts';
export { isLanguage, languageOf, type SpokenLanguage } from './languages.ts';
