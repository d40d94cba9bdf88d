import type { Io } from './command.ts';

/** The legacy encodings of East Asia in which SGF is found, with two bytes for most characters. */
const ENCODINGS: readonly {
  /** By the WHATWG Encoding standard. */
  readonly label: string;
  /** As `CA` has it. */
  readonly name: string;
  /** Ranges of the first bytes of common characters. */
  readonly common: readonly (readonly [number, number])[];
}[] = [
  {
    label: 'gb18030',
    name: 'GB18030',
    common: [
      [0xa1, 0xa1],
      [0xa3, 0xa3],
      [0xb0, 0xd7],
    ],
  },
  {
    label: 'shift_jis',
    name: 'Shift_JIS',
    common: [
      [0x81, 0x83],
      [0x88, 0x97],
    ],
  },
  {
    label: 'euc-jp',
    name: 'EUC-JP',
    common: [
      [0xa1, 0xa1],
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
  },
  {
    label: 'euc-kr',
    name: 'EUC-KR',
    common: [
      [0xa1, 0xa1],
      [0xb0, 0xc8],
    ],
  },
  {
    label: 'big5',
    name: 'Big5',
    common: [
      [0xa1, 0xa1],
      [0xa4, 0xc6],
    ],
  },
];

/** What records of games are full of: ranks, colors, results, titles. */
const OF_GO = /[段级級品黑黒白棋碁围囲圍目子先番手胜勝负負战戦戰局杯本因坊名人]|바둑|[흑백단급승국수]/g;

export interface LikelyEncoding {
  readonly label: string;
  readonly name: string;
}

/** How sure the library has to be, of 100. */
const SURE = 80;

/** No text has so many characters that speak of Go by chance, in an encoding not its own. */
const WORDS_OF_GO = 3;

/** How much is looked at of a text, in bytes. */
const SAMPLE = 1 << 18;

/**
 * The encoding that bytes are in where they can hardly be in another one: the library and
 * {@link likelyEncoding} say the same. Of 891 texts of one to twenty sentences in the encodings of
 * East Asia the library alone, at {@link SURE}, is wrong about 4, and {@link likelyEncoding} alone
 * about 9; on how many both are wrong in the same way was not counted. Encodings with one byte for
 * each character are never sure.
 *
 * The library needs some sentences to be sure. A short text is sure without it where only one of
 * {@link ENCODINGS} can be meant, {@link WORDS_OF_GO} of its characters speak of Go, and
 * windows-1252 lacks one of its bytes.
 */
export function sureEncoding(bytes: Uint8Array, io: Pick<Io, 'detect'>): LikelyEncoding | null {
  const sample = bytes.subarray(0, SAMPLE);
  const candidates = candidatesOf(sample);
  const likely = likeliest(candidates);
  if (!likely) return null;
  const isPlain = candidates.length === 1 && likely.ofGo >= WORDS_OF_GO;
  if (isPlain && sample.some((byte) => UNUSED.has(byte))) return likely;
  const [first] = io.detect(sample);
  return first?.name === likely.name && first.confidence >= SURE ? likely : null;
}

/**
 * In which of these encodings bytes are that neither say it nor are UTF-8, `null` where they may as
 * well be in an encoding with one byte for each character. `bytes` is a part of a file that begins
 * between two characters.
 *
 * A text in one of these encodings can be decoded in it without a fault, nearly all of its
 * characters are common ones, and most are two bytes beyond ASCII or begin with what windows-1252
 * has for signs or not at all. Western texts fail in the last: their accented letters stand alone.
 * Cyrillic ones, in which letters beyond ASCII stand together, have no byte below 0xC0. Of several
 * encodings the likeliest is taken, as if each of its common characters were as frequent as any
 * other, and words of Go much more frequent.
 */
export function likelyEncoding(bytes: Uint8Array): LikelyEncoding | null {
  return likeliest(candidatesOf(bytes));
}

/**
 * Encodings of Cyrillic, and the bytes of its most frequent letters, small and capital: оеаинтср.
 */
const CYRILLIC: readonly (LikelyEncoding & { readonly frequent: ReadonlySet<number> })[] = [
  { name: 'windows-1251', frequent: [0xee, 0xe5, 0xe0, 0xe8, 0xed, 0xf2, 0xf1, 0xf0] },
  { name: 'koi8-r', frequent: [0xcf, 0xc5, 0xc1, 0xc9, 0xce, 0xd4, 0xd3, 0xd2] },
].map(({ name, frequent }) => ({ label: name, name, frequent: new Set(frequent) }));

/** So many letters beyond ASCII, in words of so many, are no Western text. */
const CYRILLIC_LETTERS = 6;
const TOGETHER = 3;

/**
 * The encoding of Cyrillic in which bytes are that nothing names, `null` where they may be Western:
 * in Western words letters beyond ASCII stand alone. It is never sure.
 */
export function likelyCyrillic(bytes: Uint8Array): LikelyEncoding | null {
  let [letters, low, together, run] = [0, 0, 0, 0];
  const counts = CYRILLIC.map(() => 0);
  for (const byte of bytes) {
    if (byte < 0xc0) {
      if (run >= TOGETHER) together += run;
      run = 0;
      continue;
    }
    letters++;
    if (byte < 0xe0) low++;
    run++;
    CYRILLIC.forEach(({ frequent }, i) => {
      if (frequent.has(byte)) counts[i] = (counts[i] ?? 0) + 1;
    });
  }
  if (run >= TOGETHER) together += run;
  // Small and capital letters: Hebrew has only one half of these bytes.
  if (letters < CYRILLIC_LETTERS || low === 0 || low === letters || together * 5 < letters * 3) return null;
  const most = Math.max(...counts);
  return most * 9 < letters * 4 ? null : (CYRILLIC[counts.indexOf(most)] ?? null);
}

interface Guess extends LikelyEncoding {
  readonly score: number;
  /** Characters that speak of Go. */
  readonly ofGo: number;
}

function likeliest(candidates: readonly Guess[]): Guess | null {
  return candidates.reduce<Guess | null>((best, one) => (best && best.score >= one.score ? best : one), null);
}

function candidatesOf(bytes: Uint8Array): Guess[] {
  const candidates: Guess[] = [];
  if (!bytes.some((byte) => byte >= 0x80 && byte < 0xc0)) return candidates;
  for (const { label, name, common } of ENCODINGS) {
    const text = decodedIn(label, bytes);
    if (text === null) continue;
    const { pairs, unlikely, familiar } = pairsOf(bytes, label === 'shift_jis', common);
    if (pairs < 2 || unlikely * 2 < pairs || familiar * 4 < pairs * 3) continue;
    const leads = common.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    const ofGo = text.match(OF_GO)?.length ?? 0;
    const score = -familiar * Math.log(leads) - (pairs - familiar) * Math.log(500) + 3 * ofGo;
    candidates.push({ label, name, score, ofGo });
  }
  return candidates;
}

/** `null` where the bytes are no text of this encoding; the last character may be cut off. */
function decodedIn(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // Not of this encoding, or of one that this Node.js lacks.
    return null;
  }
}

/** Bytes that windows-1252 does not have. */
const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Counts characters of two bytes, those that no Western text has in a word, and common ones. */
function pairsOf(bytes: Uint8Array, hasKatakana: boolean, common: readonly (readonly [number, number])[]) {
  let [pairs, unlikely, familiar] = [0, 0, 0];
  let lead = 0;
  for (const byte of bytes) {
    if (lead > 0) {
      pairs++;
      if (byte >= 0x80 || (lead >= 0xa1 && lead < 0xc0) || UNUSED.has(lead)) unlikely++;
      if (common.some(([from, to]) => lead >= from && lead <= to)) familiar++;
      lead = 0;
    } else if (byte > 0x80 && !(hasKatakana && byte >= 0xa1 && byte <= 0xdf)) lead = byte;
  }
  return { pairs, unlikely, familiar };
}
