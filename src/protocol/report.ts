/** The report card of a rule: the messages between the extension and its page. */
import * as v from 'valibot';
import { type Message, report } from './message.ts';
import { count } from './numbers.ts';

/** A row of the report, as a page shows it. */
export interface CardRow {
  readonly key: string;
  readonly part: 'games' | 'differences' | 'outcomes';
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly cells: readonly { readonly rule: string; readonly text: string; readonly isSame: boolean }[];
  /** SVG. */
  readonly picture: string;
  /** The board in words. */
  readonly alt: string;
  /** What it was when the text was last saved; `null` where that was the same, or is not known. */
  readonly before: string | null;
}

/** What the page gets. It has no schema: no one but the extension can write to it. */
export type ToCard =
  /** A report begins: the names of its parts, and what marks a row that has changed. */
  | {
      readonly type: 'card';
      readonly title: string;
      readonly parts: Readonly<Record<CardRow['part'], string>>;
      readonly position: string;
      readonly changed: string;
      /** For the page to keep: see {@link keptCard}. */
      readonly uri: string;
      readonly offset: number;
    }
  /** `share`: of the work, from 0 to 1. */
  | {
      readonly type: 'progress';
      readonly status: string;
      readonly share: number;
      readonly isRunning: boolean;
    }
  | { readonly type: 'rows'; readonly rows: readonly CardRow[] };

/** What the page keeps while its window is reloaded: where the rule stands. */
export const keptCard = v.object({ uri: v.string(), offset: count });
export type KeptCard = Message<typeof keptCard>;

export const fromCard = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('error'), message: report }),
]);
export type FromCard = Message<typeof fromCard>;

/** Of the pages. */
export const CARD_VIEW = 'koban.report';
