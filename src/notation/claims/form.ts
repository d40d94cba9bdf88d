/**
 * What the form of a claim is made of. Reading, printing, completion and the grammar for editors
 * all follow from the form: see `reading.ts`, `printing.ts` and `scripts/generate.mjs`.
 */
import type { Point } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { Code, MessageArgs } from '../../words/index.ts';
import type { Problem, Span } from '../problem.ts';
import type { Word } from '../text.ts';

/** A part of a claim that contributes the fields `T` to what is read. */
export interface FormPart<T> {
  readonly node: FormNode;
  /** Only for the compiler. */
  readonly makes?: T;
}

export type FormNode =
  /**
   * One word of the notation. `usual`: it is written, and may be left out; `spare`: it is
   * understood, and never written.
   */
  | { readonly kind: 'word'; readonly word: string; readonly need: 'must' | 'usual' | 'spare' }
  /** A colon or a comma behind what stands before it; readers take it for a blank. */
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'slot'; readonly name: string; readonly slot: Slot }
  /** A value that words stand for. */
  | { readonly kind: 'value'; readonly fields: Fields; readonly of: FormNode }
  | { readonly kind: 'all'; readonly of: readonly FormNode[] }
  /** The first that has what is to be said is written. */
  | { readonly kind: 'any'; readonly of: readonly FormNode[] }
  /** Left out where its fields are `null`. `absent` has them so. */
  | { readonly kind: 'maybe'; readonly of: FormNode; readonly absent: Fields }
  /** Understood, and neither written nor offered. */
  | { readonly kind: 'understood'; readonly of: FormNode };

export type Fields = Readonly<Record<string, unknown>>;

/** What a value can be, for completion and for what must be known of an entry. */
export type SlotType =
  | 'number'
  /** The shown number of a move. */
  | 'move'
  /** The same, or 0 for the start. */
  | 'moment'
  | 'point'
  | 'points'
  | 'rule'
  /** Choices, and nothing else. */
  | 'choice'
  | 'worth';

/** A value within a claim. */
export interface Slot<T = unknown> {
  readonly type: SlotType;
  /** How a form shows it: `POINT`. Numbers are `N`, `M`, … in their order. */
  readonly shown: string;
  /** The words and phrases that it can be, or begin with. */
  readonly choices?: readonly string[];
  /** The words and phrases that can follow in it behind words that are there. */
  goesOn?(begun: readonly string[]): readonly string[];
  /** Reads the value that begins with word `at`; `null` where none does. */
  read(words: readonly Word[], at: number, names: ClaimNames): SlotRead<T> | null;
  /** As it is written; `null` where it cannot be. */
  write(value: T, nameOf: (point: Point) => string, ruleName: (rule: RuleId) => string): string | null;
}

export interface SlotRead<T> {
  readonly value: T;
  /** The word behind it. */
  readonly next: number;
  /** What is wrong with it. */
  readonly faults?: readonly (Problem | ClaimFault)[];
  /** It is recognized, and says nothing: the claim claims nothing. */
  readonly isVoid?: boolean;
  /** Up to which word it is one, or begins one that goes on behind that. */
  readonly openTo?: number;
}

/** A problem as data, and the text that is right in its place, where that is known. */
export type ClaimFault = {
  readonly [C in Code]: {
    readonly code: C;
    readonly span: Span;
    readonly args: MessageArgs<C>[0];
    readonly right?: string | undefined;
  };
}['expect.eye-worth' | 'expect.no-point'];

/** What names mean where a claim stands. */
export interface ClaimNames {
  /** `undefined`: the word is no name of a point; `null`: its point is not known. */
  point(word: Word): { readonly point: Point | null; readonly faults: readonly Problem[] } | undefined;
  /** Whether a rule can begin with this word. */
  isRule(word: Word): boolean;
  /** The rule that begins with word `at`. */
  rule(
    words: readonly Word[],
    at: number,
  ): {
    readonly rule: RuleId | null;
    readonly next: number;
    readonly problem: Problem | null;
  };
}

type FieldsOf<P> = P extends readonly [FormPart<infer T>, ...infer Rest] ? T & FieldsOf<Rest> : unknown;
type Flat<T> = T extends unknown ? { readonly [K in keyof T]: T[K] } : never;
type Null<T> = { readonly [K in keyof T]: null };

/**
 * A form: words, and parts between them. `[word]` may be left out, and is written; `(word)` is
 * understood, and never written.
 */
export function form<P extends readonly FormPart<unknown>[]>(
  texts: TemplateStringsArray,
  ...parts: P
): FormPart<Flat<FieldsOf<P>>> {
  const of = texts.flatMap((text, i): FormNode[] => [...nodesOf(text), ...(parts[i] ? [parts[i].node] : [])]);
  return { node: { kind: 'all', of } };
}

function nodesOf(text: string): FormNode[] {
  return (text.match(/[:,]|[^\s:,]+/g) ?? []).map((piece): FormNode => {
    if (/[:,]/.test(piece)) return { kind: 'mark', mark: piece };
    const word = piece.replace(/[[\]()]/g, '');
    return {
      kind: 'word',
      word,
      need: piece.startsWith('[') ? 'usual' : piece.startsWith('(') ? 'spare' : 'must',
    };
  });
}

export function slot<const N extends string, T>(name: N, of: Slot<T>): FormPart<{ readonly [K in N]: T }> {
  return { node: { kind: 'slot', name, slot: of as Slot } };
}

/** Words that stand for a value. */
export function value<const T extends Fields>(fields: T, of: FormPart<unknown>): FormPart<T> {
  return { node: { kind: 'value', fields, of: of.node } };
}

/** One of several parts. */
export function either<P extends readonly FormPart<unknown>[]>(
  ...parts: P
): FormPart<P[number] extends FormPart<infer T> ? T : never> {
  return { node: { kind: 'any', of: parts.map(({ node }) => node) } };
}

/** A part that may be missing. Further ones are other ways to write it, which are understood. */
export function maybe<T>(part: FormPart<T>, ...understood: readonly FormPart<T>[]): FormPart<T | Null<T>> {
  const others = understood.map(({ node }): FormNode => ({ kind: 'understood', of: node }));
  const of: FormNode = others.length > 0 ? { kind: 'any', of: [part.node, ...others] } : part.node;
  const absent = Object.fromEntries(fieldsOf(part.node).map((name) => [name, null]));
  return { node: { kind: 'maybe', of, absent } };
}

/**
 * Parts in the order in which they are written. Other orders are understood; they leave out only
 * what is missing in the first, whose fields are then `null`.
 */
export function inOrder(part: FormPart<unknown>, ...understood: readonly FormPart<unknown>[]) {
  const absent = Object.fromEntries(fieldsOf(part.node).map((name) => [name, null]));
  const others = understood.map(
    ({ node }): FormNode => ({ kind: 'understood', of: { kind: 'value', fields: absent, of: node } }),
  );
  return { node: { kind: 'any', of: [part.node, ...others] } } satisfies FormPart<unknown>;
}

/** The names of all that a form can say. */
function fieldsOf(node: FormNode): readonly string[] {
  if (node.kind === 'slot') return [node.name];
  if (node.kind === 'all' || node.kind === 'any') return node.of.flatMap(fieldsOf);
  const own = node.kind === 'value' ? Object.keys(node.fields) : [];
  return 'of' in node ? [...own, ...fieldsOf(node.of)] : own;
}

type SlotNode = Extract<FormNode, { readonly kind: 'slot' }>;
/** Forms do not change, and each claim of a text asks for the values of its own after each edit. */
const slots = new WeakMap<FormNode, readonly SlotNode[]>();

/** The values of a form, in their order. */
export function slotsOf(form: FormNode): readonly SlotNode[] {
  const collect = (node: FormNode): SlotNode[] => {
    if (node.kind === 'slot') return [node];
    if (node.kind === 'all' || node.kind === 'any') return node.of.flatMap(collect);
    return 'of' in node ? collect(node.of) : [];
  };
  let known = slots.get(form);
  if (!known) {
    known = collect(form);
    slots.set(form, known);
  }
  return known;
}

/** A kind of claim. */
export interface ClaimKind<K extends string = string, T = unknown> extends FormPart<T> {
  readonly kind: K;
  /** Its place in lists of all kinds. */
  readonly order: number;
}

/** What is read of a claim of a kind. */
export type ClaimOf<D> = D extends ClaimKind<infer K, infer T> ? Flat<{ readonly kind: K } & T> : never;

export function defineClaim<const K extends string, T>(
  kind: K,
  { order, form: { node } }: { readonly order: number; readonly form: FormPart<T> },
): ClaimKind<K, T> {
  return { kind, order, node };
}
