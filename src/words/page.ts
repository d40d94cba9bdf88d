/**
 * The second door of the words, for pages and for what draws in them: messages, and how they are
 * said, but no sentences. A page is given the sentences of its language when it comes up; the first
 * door would bring all sentences along.
 */
import type { SentencesLike } from './message.ts';

export type {
  CycleWords,
  MomentWords,
  SignWord,
} from './en/board.ts';
export type { KeyWord } from './en/playback.ts';
export { NoSentence, orEnglish } from './fallback.ts';
export { message } from './message.ts';
export { pointWord, say, speak, spokenLanguage, withPoints } from './say.ts';
export type { Message } from './types.ts';

/** The sentences of a language that a page beside a text says. */
export type PageWords = SentencesLike<typeof import('./en/page.ts').page>;
/** Those of figures in previews and documents. */
export type FigureWords = SentencesLike<typeof import('./en/figure.ts').figure>;
