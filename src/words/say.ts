import { NoSentence } from './fallback.ts';
import type { SpokenLanguage } from './languages.ts';
import type { Message, Moment, Sentences } from './types.ts';

/**
 * The language of this process, which is that of its one reader: a server, a command and a page
 * each talk to one person. So the language is set once and not handed through every function on the
 * way to an edge.
 */
let spoken: Sentences = {};
let language: SpokenLanguage = 'en';

/** Sets the language in which `say` speaks. */
export function speak(words: Sentences, id: SpokenLanguage = 'en'): void {
  spoken = words;
  language = id;
}

/** Speaks another language while `run` says something at once, and then the one before it again. */
export function speakingIn<T>(words: Sentences, id: SpokenLanguage, run: () => T): T {
  const before = [spoken, language] as const;
  speak(words, id);
  try {
    return run();
  } finally {
    speak(...before);
  }
}

/** The language that this process speaks. */
export function spokenLanguage(): SpokenLanguage {
  return language;
}

/** The sentence of a message. */
export function say({ code, args }: Message, words: Sentences = spoken): string {
  const sentence = words[code];
  if (!sentence) throw new NoSentence(`No sentence for ${code}`);
  return sentence(said(args, words));
}

/**
 * Arguments in which every message is said, and points are written as on the board. `name` is that
 * of the argument.
 */
function said(value: unknown, words: Sentences, name = ''): unknown {
  if (typeof value === 'string') return POINTS.has(name) ? pointWord(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => said(one, words, name));
  if (isMessage(value)) return say(value, words);
  const all: Record<string, unknown> = {};
  for (const key in value) all[key] = said((value as Record<string, unknown>)[key], words, key);
  return all;
}

/** Arguments that name points. Others quote what an author has written, which stays as it is. */
const POINTS: ReadonlySet<string> = new Set(
  (
    'point points stones first last from to place taken captured mouths positions plays unknown open ' +
    'attacks defenses diagonals of targets outside black white at through closedBy friends reply right'
  ).split(' '),
);

/** Also after a color: `B d6`. */
const POINT = /^(?:[BW] )?([a-hj-z])\1{0,2}[1-9]\d?$/;

/**
 * A point as people read it, which is as it stands at the board: `L8`, since a small `l` looks like
 * a one. Everything else is given back.
 */
export function pointWord(text: string): string {
  return POINT.test(text) ? text.toUpperCase() : text;
}

/** Arguments of a sentence that is said at once, with points as on the board. */
export function withPoints<A>(args: A, words: Sentences = spoken): A {
  return said(args, words) as A;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'code' in value && 'args' in value;
}

/** The message with other numbers of moves; nothing else of it changes. */
export function renumbered(message: Message, shown: (index: number) => number): Message {
  return renumber(message, shown) as Message;
}

function renumber(value: unknown, shown: (index: number) => number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => renumber(one, shown));
  if (isMoment(value)) return value.move === 0 ? value : { ...value, move: shown(value.move) };
  const all: Record<string, unknown> = {};
  for (const key in value) all[key] = renumber((value as Record<string, unknown>)[key], shown);
  return all;
}

function isMoment(value: object): value is Moment {
  return 'move' in value && typeof value.move === 'number';
}
