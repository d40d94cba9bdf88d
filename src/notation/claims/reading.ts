/** Reads a claim by the forms of all kinds, and says what can follow in one. */
import { must } from '../../go/must.ts';
import type { Problem } from '../problem.ts';
import type { Word } from '../text.ts';
import type { Located } from '../types.ts';
import type { ClaimFault, ClaimKind, ClaimNames, Fields, FormNode, Slot } from './form.ts';
import { CLAIMS, type Claim } from './generated/kinds.ts';
import { isWord } from './slots.ts';

/** What is still to be read: a node, and what stands behind it. */
interface Rest {
  readonly node: FormNode;
  readonly behind: Rest | null;
  readonly isUnderstood: boolean;
}

/** How far a way to read the words has come. */
interface ReadWay {
  readonly at: number;
  readonly fields: Fields;
  readonly faults: readonly (Problem | ClaimFault)[];
  /** The word up to which nothing is wrong. */
  readonly sound: number;
  readonly isVoid: boolean;
  readonly moves: readonly Located<number>[];
}

type Kinds = readonly ClaimKind[];

/** Something that could stand where words end, or in place of a word. */
interface Want {
  readonly kind: ClaimKind;
  readonly rest: Rest;
  readonly fields: Fields;
  /** Where what is wanted begins; before the last word if that can be a part of it. */
  readonly from: number;
}

interface ReadClaim {
  /** `null`: it claims nothing. */
  readonly claim: Claim | null;
  /** The numbers in it that mean moves, in the order of the text. */
  readonly moves: readonly Located<number>[];
  readonly faults: readonly (Problem | ClaimFault)[];
  /** Only where no form fits. */
  readonly misfit?: {
    /** The kinds that the words begin as; all of them where no word fits. */
    readonly kinds: readonly ClaimKind[];
    /** The first word that does not fit; the number of words where something is missing. */
    readonly at: number;
    /** Whether all that is wrong is that words follow. */
    readonly isSpare: boolean;
    /** The words that could have stood there. */
    readonly wanted: readonly string[];
  };
}

/**
 * Tries every form. The way of which the most words are sound is the one that was meant; of two
 * that come as far, one that takes all words.
 */
class ClaimReading {
  /** Sound words of the best way so far. */
  private reach = -1;
  private read: Omit<ReadClaim, 'misfit'> | null = null;
  private faults: ReadWay['faults'] = [];
  private wants: Want[] = [];
  private isSpare = false;
  private readonly kinds = new Set<ClaimKind>();

  constructor(
    private readonly words: readonly Word[],
    private readonly names: ClaimNames,
    private readonly all: Kinds,
    /** Each kind is tried until one fits; for completion all are. */
    private readonly isForOffers = false,
  ) {}

  run(): this {
    for (const kind of this.all) {
      const start = {
        at: 0,
        fields: {},
        faults: [],
        sound: Number.POSITIVE_INFINITY,
        isVoid: false,
        moves: [],
      };
      this.go(kind, { node: kind.node, behind: null, isUnderstood: false }, start);
      if (!this.isForOffers && this.fits()) break;
    }
    return this;
  }

  /** Whether a form takes all words, and nothing is wrong. */
  fits(): boolean {
    return this.read?.faults.length === 0;
  }

  result(): ReadClaim {
    if (this.read) return this.read;
    const wanted = this.wants.flatMap(({ rest: { node } }) =>
      node.kind === 'word' ? [node.word] : node.kind === 'slot' ? (node.slot.choices ?? []) : [],
    );
    const kinds = this.reach > 0 ? [...this.kinds] : this.all;
    return {
      claim: null,
      moves: [],
      faults: this.faults,
      misfit: { kinds, at: this.reach, isSpare: this.isSpare, wanted },
    };
  }

  /** What can follow the words, if they are sound so far. */
  offers(): readonly Want[] {
    return this.reach < this.words.length
      ? []
      : this.wants.filter(({ rest }) => !rest.isUnderstood && !isSpare(rest.node));
  }

  private go(kind: ClaimKind, rest: Rest | null, state: ReadWay): void {
    if (!rest) {
      this.end(kind, state);
      return;
    }
    const { node, behind, isUnderstood } = rest;
    const then = (inner: FormNode, after: Rest | null = behind, understood = isUnderstood): Rest => ({
      node: inner,
      behind: after,
      isUnderstood: understood,
    });
    switch (node.kind) {
      case 'mark':
        this.go(kind, behind, state);
        break;
      case 'word':
        if (isWord(this.words[state.at], node.word)) {
          this.go(kind, behind, { ...state, at: state.at + 1 });
          break;
        }
        this.want(kind, rest, state);
        if (node.need !== 'must') this.go(kind, behind, state);
        break;
      case 'all':
        this.go(
          kind,
          node.of.reduceRight((after: Rest | null, one) => then(one, after), behind),
          state,
        );
        break;
      case 'any':
        for (const one of node.of) this.go(kind, then(one), state);
        break;
      case 'maybe':
        this.go(kind, then(node.of), state);
        this.go(kind, behind, { ...state, fields: { ...state.fields, ...node.absent } });
        break;
      case 'value':
        this.go(kind, then(node.of), { ...state, fields: { ...state.fields, ...node.fields } });
        break;
      case 'understood':
        this.go(kind, then(node.of, behind, true), state);
        break;
      case 'slot':
        this.fill(kind, rest, node, state);
    }
  }

  private fill(
    kind: ClaimKind,
    rest: Rest,
    { name, slot }: { readonly name: string; readonly slot: Slot },
    state: ReadWay,
  ): void {
    const { at, faults, sound } = state;
    const read = slot.read(this.words, at, this.names);
    if (!read) {
      this.want(kind, rest, state);
      return;
    }
    const next: ReadWay = {
      at: read.next,
      fields: { ...state.fields, [name]: read.value },
      faults: read.faults ? [...faults, ...read.faults] : faults,
      sound: read.faults?.length ? Math.min(sound, at) : sound,
      isVoid: state.isVoid || read.isVoid === true,
      moves: isOfMove(slot)
        ? [...state.moves, { value: Number(read.value), span: must(this.words[at]).span }]
        : state.moves,
    };
    if (read.openTo === this.words.length)
      this.want(kind, rest, { ...next, at: read.openTo, ...(this.isForOffers && { sound }) }, at);
    this.go(kind, rest.behind, next);
  }

  private end(kind: ClaimKind, state: ReadWay): void {
    const isWhole = state.at === this.words.length;
    if (!this.comes(kind, state) || this.read) return;
    if (isWhole) {
      const claim = state.isVoid ? null : ({ kind: kind.kind, ...state.fields } as Claim);
      this.read = { claim, moves: state.moves, faults: state.faults };
    } else this.isSpare = true;
  }

  private want(kind: ClaimKind, rest: Rest, state: ReadWay, from = state.at): void {
    // Behind something wrong nothing is wanted: it may have been meant as something else.
    if (this.comes(kind, state) && state.at <= state.sound)
      this.wants.push({ kind, rest, fields: state.fields, from });
  }

  /** Whether no other way has come further. */
  private comes(kind: ClaimKind, { at, sound, faults }: ReadWay): boolean {
    const reach = Math.min(at, sound);
    if (reach < this.reach) return false;
    if (reach > this.reach) {
      this.reach = reach;
      this.read = null;
      this.faults = faults;
      this.wants = [];
      this.isSpare = false;
      this.kinds.clear();
    }
    this.kinds.add(kind);
    return true;
  }
}

function isOfMove({ type }: Slot): boolean {
  return type === 'move' || type === 'moment';
}

function isSpare(node: FormNode): boolean {
  return node.kind === 'word' && node.need === 'spare';
}

/** Reads a claim of one of these kinds; never fails. */
export function readClaim(words: readonly Word[], names: ClaimNames, kinds: Kinds = CLAIMS): ReadClaim {
  // Most claims are right, and then only kinds can fit that begin as they do.
  const near = new ClaimReading(
    words,
    names,
    kinds.filter((kind) => canBegin(kind.node, words[0])),
  ).run();
  if (near.fits()) return near.result();
  return new ClaimReading(words, names, kinds).run().result();
}

/** Whether a form may begin with this word: a word that must stand first tells. */
function canBegin(node: FormNode, word: Word | undefined): boolean {
  if (node.kind === 'all') return node.of[0] === undefined || canBegin(node.of[0], word);
  return node.kind !== 'word' || node.need !== 'must' || isWord(word, node.word);
}

/** What completion can offer next in a claim. */
export type ClaimOffer = {
  readonly kind: ClaimKind;
  /** What is read so far. */
  readonly fields: Fields;
} & (
  | {
      /** Words that follow each other, up to a value: `of black is `. */
      readonly words: string;
    }
  | {
      readonly name: string;
      readonly slot: Slot;
      /** The words of the value that are there already. */
      readonly begun: readonly string[];
      /** What belongs behind it: a blank, `: `, or nothing. */
      readonly behind: string;
    }
);

/** What can follow in a claim that begins with these words. */
export function claimOffers(words: readonly Word[], names: ClaimNames, kinds: Kinds = CLAIMS): ClaimOffer[] {
  const offers: ClaimOffer[] = [];
  for (const { kind, rest, fields, from } of new ClaimReading(words, names, kinds, true).run().offers()) {
    const { node } = rest;
    const said = (texts: readonly string[]) =>
      offers.push(...texts.map((text) => ({ kind, fields, words: text })));
    if (node.kind !== 'slot') {
      said(followed('', rest, true));
      continue;
    }
    const { name, slot } = node;
    const begun = words.slice(from).map(({ text }) => text.toLowerCase());
    const behind = followed('', rest.behind, false)[0] ?? '';
    if (slot.type !== 'choice') offers.push({ kind, fields, name, slot, begun, behind });
    if (begun.length > 0) said(slot.goesOn?.(begun) ?? []);
    else if (slot.type === 'choice') said(followed('', rest, true));
    else said((slot.choices ?? []).map((choice) => choice + behind));
  }
  return offers;
}

/**
 * Texts that go on with the words that must follow, up to a value or to what may be missing.
 * Without `isOn` only with what stands before the next word.
 */
function followed(text: string, rest: Rest | null, isOn: boolean): string[] {
  if (!rest) return [text];
  const { node, behind, isUnderstood } = rest;
  const then = (inner: FormNode, after: Rest | null = behind): Rest => ({
    node: inner,
    behind: after,
    isUnderstood,
  });
  switch (node.kind) {
    case 'mark':
      return followed(`${text}${node.mark}`, behind, isOn);
    case 'word':
      if (node.need === 'spare') return followed(text, behind, isOn);
      return isOn ? followed(spaced(text) + node.word, behind, isOn) : [spaced(text, true)];
    case 'all':
      return followed(
        text,
        node.of.reduceRight((after: Rest | null, one) => then(one, after), behind),
        isOn,
      );
    case 'any':
      return node.of.flatMap((one) => followed(text, then(one), isOn));
    case 'value':
      return followed(text, then(node.of), isOn);
    case 'slot':
      if (!isOn || node.slot.type !== 'choice') return [spaced(text, true)];
      return (node.slot.choices ?? []).flatMap((one) => followed(spaced(text) + one, behind, isOn));
    case 'maybe':
      return [text + (followed('', behind, false)[0] ?? '')];
    case 'understood':
      return [];
  }
}

function spaced(text: string, isEnd = false): string {
  return text === '' && !isEnd ? '' : `${text} `;
}
