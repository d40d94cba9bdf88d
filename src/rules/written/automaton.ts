/**
 * A finite grammar of lines of words, as an automaton: what reads a line, what can follow when one
 * is begun, and which line of the grammar is the nearest to one that is none.
 */

import { alike, inOurWords, isSpare, isUnderstood } from './alike.ts';

/** What a line says: values by the names of slots. */
export type WordsSaid = Readonly<Record<string, string | number>>;

/** A part of the grammar. */
export type WordPart =
  /** Words, one after the other. */
  | string
  | readonly WordPart[]
  | { readonly either: readonly WordPart[] }
  | { readonly maybe: WordPart }
  | { readonly slot: string; readonly value: string; readonly words: WordPart }
  | { readonly number: string; readonly least: number; readonly most: number };

/** A slot whose value these words say. */
export const says = (slot: string, value: string, words: WordPart): WordPart => ({ slot, value, words });
export const either = (...parts: readonly WordPart[]): WordPart => ({ either: parts });
export const maybe = (...parts: readonly WordPart[]): WordPart => ({ maybe: parts });
export const number = (name: string, least: number, most: number): WordPart => ({
  number: name,
  least,
  most,
});

interface WordEdge {
  readonly to: number;
  /** A word; `null` for a number, or for an edge without a word. */
  readonly word: string | null;
  readonly number: { readonly least: number; readonly most: number } | null;
  /** What the edge says; the value of a number is the word. */
  readonly slot: string | null;
  readonly value: string;
  /** What stands before the word in print, a blank or `, `, and what behind it: `:`. */
  readonly before: string;
  readonly after: string;
}

/** A word of a line, in small letters, and where it stands. */
interface ClauseWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** No line of a rule has more words; the rest is not read. */
const MOST_WORDS = 64;

/** The words of a line; signs between them mean nothing. */
export function wordsOfLine(line: string): ClauseWord[] {
  const words: ClauseWord[] = [];
  for (const found of line.matchAll(WORD)) {
    if (words.length === MOST_WORDS) break;
    const start = found.index;
    const text = found[0].toLowerCase().replaceAll('’', "'");
    words.push({ text, start, end: start + found[0].length });
  }
  return words;
}

/** A thread of the automaton: where it is, and what has been said on the way. */
interface Thread {
  readonly state: number;
  readonly said: readonly (readonly [string, string | number])[];
  readonly printed: readonly string[];
}

/** What can be written next: words up to where the grammar has a choice. */
interface Continuation {
  readonly text: string;
  /** The slot that the words fill, and its value, if they fill one. */
  readonly slot: string | null;
  readonly value: string;
  /** Whether a number is to be written where `text` has `N`. */
  readonly isNumber: boolean;
  /** Whether the line may end behind it. */
  readonly ends: boolean;
}

export class Automaton {
  private readonly made: WordEdge[][] = [[]];
  private last: number | null = null;
  private words: ReadonlySet<string> | null = null;

  constructor(private readonly grammar: WordPart) {}

  /** Made when a line is first read: few texts have a rule. */
  private get edges(): WordEdge[][] {
    this.last ??= this.add(0, this.grammar);
    return this.made;
  }

  private get end(): number {
    this.last ??= this.add(0, this.grammar);
    return this.last;
  }

  private state(): number {
    return this.made.push([]) - 1;
  }

  private edge(from: number, edge: Partial<WordEdge>): number {
    const to = edge.to ?? this.state();
    const plain = { word: null, number: null, slot: null, value: '', before: ' ', after: '' };
    this.made[from]?.push({ ...plain, ...edge, to });
    return to;
  }

  private add(from: number, part: WordPart): number {
    if (typeof part === 'string') {
      let at = from;
      for (const [, before = '', word = '', after = ''] of part.matchAll(/([,;]?)\s*([\w'-]+)(:?)/g)) {
        at = this.edge(at, { word, before: `${before} `, after });
      }
      return at;
    }
    if (Array.isArray(part))
      return (part as readonly WordPart[]).reduce<number>((at, one) => this.add(at, one), from);
    const one = part as Exclude<WordPart, string | readonly WordPart[]>;
    if ('either' in one) {
      const to = this.state();
      for (const choice of one.either) {
        const begun = this.edge(from, {});
        this.edge(this.add(begun, choice), { to });
      }
      return to;
    }
    if ('maybe' in one) {
      const to = this.state();
      const begun = this.edge(from, {});
      this.edge(this.add(begun, one.maybe), { to });
      this.edge(from, { to });
      return to;
    }
    if ('slot' in one) return this.add(this.edge(from, { slot: one.slot, value: one.value }), one.words);
    return this.edge(from, { slot: one.number, number: { least: one.least, most: one.most } });
  }

  /** The threads that reach a word or the end without one, in the order of the grammar. */
  private closure(threads: readonly Thread[]): Thread[] {
    const reached: Thread[] = [];
    const seen = new Set<number>();
    const visit = (thread: Thread) => {
      if (seen.has(thread.state)) return;
      seen.add(thread.state);
      reached.push(thread);
      for (const edge of this.edges[thread.state] ?? []) {
        if (edge.word !== null || edge.number !== null) continue;
        const said = edge.slot === null ? thread.said : [...thread.said, [edge.slot, edge.value] as const];
        visit({ ...thread, state: edge.to, said });
      }
    };
    for (const thread of threads) visit(thread);
    return reached;
  }

  private step(threads: readonly Thread[], word: string): Thread[] {
    const next: Thread[] = [];
    for (const { state, said, printed } of threads) {
      for (const edge of this.edges[state] ?? []) {
        const value = matched(edge, word);
        if (value === null) continue;
        const more = edge.number && edge.slot !== null ? [...said, [edge.slot, value] as const] : said;
        next.push({ state: edge.to, said: more, printed: [...printed, printedEdge(edge, word)] });
      }
    }
    return this.closure(next);
  }

  private begun(): Thread[] {
    return this.closure([{ state: 0, said: [], printed: [] }]);
  }

  /** What a line says, and how it is printed; `null` for a line that is not of the grammar. */
  read(words: readonly string[]): { readonly said: WordsSaid; readonly printed: string } | null {
    let threads = this.begun();
    for (const word of words) {
      threads = this.step(threads, word);
      if (threads.length === 0) return null;
    }
    const done = threads.find(({ state }) => state === this.end);
    return done ? { said: Object.fromEntries(done.said), printed: done.printed.join('').trimStart() } : null;
  }

  /** How many of the words a line of the grammar can begin with. */
  readUpTo(words: readonly string[]): number {
    let threads = this.begun();
    for (const [i, word] of words.entries()) {
      threads = this.step(threads, word);
      if (threads.length === 0) return i;
    }
    return words.length;
  }

  /** Whether words are the beginning of a line; what they have said. */
  saidBy(words: readonly string[]): WordsSaid | null {
    let threads = this.begun();
    for (const word of words) threads = this.step(threads, word);
    const [first] = threads;
    return first ? Object.fromEntries(first.said) : null;
  }

  /** What can follow a line that is begun with these words; nothing where no line begins so. */
  continuations(words: readonly string[]): Continuation[] {
    let threads = this.begun();
    for (const word of words) threads = this.step(threads, word);
    const found = new Map<string, Continuation>();
    for (const thread of threads) {
      for (const edge of this.edges[thread.state] ?? []) {
        if (edge.word === null && edge.number === null) continue;
        const one = this.phrase(edge, thread.said.at(-1) ?? null, words.length === 0);
        if (!found.has(one.text)) found.set(one.text, one);
      }
    }
    return [...found.values()];
  }

  /** Whether a line may end behind these words. */
  isWhole(words: readonly string[]): boolean {
    return this.read(words) !== null;
  }

  private phrase(
    first: WordEdge,
    said: readonly [string, string | number] | null,
    isFirst: boolean,
  ): Continuation {
    let text = '';
    let slot = said?.[0] ?? null;
    let value = String(said?.[1] ?? '');
    let isNumber = false;
    let edge: WordEdge | undefined = first;
    let at = first.to;
    while (edge) {
      text += printedEdge(edge, edge.word ?? 'N');
      at = edge.to;
      if (edge.number) {
        isNumber = true;
        break;
      }
      let only: readonly WordEdge[] = this.edges[at] ?? [];
      // Edges without a word and without a choice.
      while (only.length === 1 && only[0] && only[0].word === null && only[0].number === null) {
        if (only[0].slot !== null && edge === first) {
          slot = only[0].slot;
          value = only[0].value;
        }
        at = only[0].to;
        only = this.edges[at] ?? [];
      }
      edge = only.length === 1 ? only[0] : undefined;
    }
    const ends = this.closure([{ state: at, said: [], printed: [] }]).some(({ state }) => state === this.end);
    return { text: isFirst ? text.trimStart() : text, slot, value, isNumber, ends };
  }

  /** The words that edges have. */
  private get vocabulary(): ReadonlySet<string> {
    this.words ??= new Set(this.edges.flatMap((edges) => edges.flatMap(({ word }) => word ?? [])));
    return this.words;
  }

  /** How many words from here on are a line of the grammar; the most, and 0 for none. */
  longest(words: readonly string[]): number {
    let threads = this.begun();
    let most = 0;
    for (const [i, word] of words.entries()) {
      threads = this.step(threads, word);
      if (threads.length === 0) break;
      if (threads.some(({ state }) => state === this.end)) most = i + 1;
    }
    return most;
  }

  /**
   * The line of the grammar that says the same as these words, with words in it that are misspelled
   * or said otherwise (`alike.ts`). `null` where there is none, or it takes more than `most`: each
   * word that is left out or put in costs 1.
   */
  nearest(typed: readonly string[], most: number): string | null {
    interface Node {
      readonly state: number;
      readonly at: number;
      readonly cost: number;
      readonly printed: string;
    }
    const words = inOurWords(typed);
    const width = words.length + 1;
    const done = new Set<number>();
    // Costs are multiples of a quarter: one list for each.
    const lists: Node[][] = [[{ state: 0, at: 0, cost: 0, printed: '' }]];
    const put = (node: Node) => {
      if (node.cost <= most) (lists[Math.round(node.cost * 4)] ??= []).push(node);
    };
    for (let n = 0; n < lists.length; n++) {
      const list = lists[n] ?? [];
      for (let i = 0; i < list.length; i++) {
        const node = list[i];
        if (!node) continue;
        const key = node.state * width + node.at;
        if (done.has(key)) continue;
        done.add(key);
        const word = words[node.at];
        if (node.state === this.end && word === undefined) return node.printed.trimStart();
        if (word !== undefined && isSpare(word)) put({ ...node, at: node.at + 1, cost: node.cost + 1 });
        for (const edge of this.edges[node.state] ?? []) {
          if (edge.word === null && edge.number === null) {
            put({ ...node, state: edge.to });
            continue;
          }
          const print = (said: string) => node.printed + printedEdge(edge, said);
          if (edge.word !== null && isUnderstood(edge.word))
            put({ state: edge.to, at: node.at, cost: node.cost + 1, printed: print(edge.word) });
          if (word === undefined) continue;
          const isSame = matched(edge, word) !== null;
          const cost = isSame
            ? 0
            : edge.word === null
              ? null
              : alike(word, edge.word, this.vocabulary.has(word));
          if (cost === null) continue;
          const printed = print(isSame ? word : (edge.word ?? word));
          put({ state: edge.to, at: node.at + 1, cost: node.cost + cost, printed });
        }
      }
    }
    return null;
  }
}

const printedEdge = ({ before, after }: WordEdge, word: string) => before + word + after;

function matched(edge: WordEdge, word: string): number | null {
  if (edge.word !== null) return edge.word === word ? 0 : null;
  if (!edge.number || !/^[1-9][0-9]{0,2}$/.test(word)) return null;
  const value = Number(word);
  return value >= edge.number.least && value <= edge.number.most ? value : null;
}
