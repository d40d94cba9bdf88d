import type { Message } from '../words/index.ts';

/** Half-open range of UTF-16 offsets; in an entry's syntax, from the start of its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** A replacement of text that mends a problem; offsets as in the problem it belongs to. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

export interface Fix {
  readonly title: Message;
  readonly edits: readonly TextEdit[];
  readonly preferred?: boolean;
  /** Whether it says the same in other words, as `2024-05-01` does for `1 May 2024`. */
  readonly rewords?: true;
  /** Whether something else may have been meant, so that it is never written without a look. */
  readonly isGuess?: true;
  /** The part of the text that it writes again; letters of that part may be lost. */
  readonly rewrites?: Span;
}

/** Something that is wrong or remarkable in a text. The code is stable. */
export interface Problem {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: Message;
  readonly fixes?: readonly Fix[];
}
