import { must } from '../../go/must.ts';
import { BLACK, type Color, type Point, WHITE } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { nearest } from '../suggest.ts';
import type { Word } from '../text.ts';
import type { Expectation, ExpectSyntax, EyeClaim, NamedBoard, Problem, Span } from '../types.ts';
import { writing } from './fields.ts';
import { problem } from './messages.ts';
import { readPoint } from './points.ts';
import { type RuleNames, readRule } from './rule-words.ts';
import type { Values } from './values.ts';

/** The forms of a claim, as the messages, completion and the documentation show them. */
export const CLAIMS = (
  ['move', 'hot', 'ko', 'disturber', 'cycle', 'captures', 'eye', 'repetition'] as const
).map((start) => ({
  start,
  form: message(`claim.${start}`),
}));

/** Classes of eyes, as claims name them; "eye" may follow. */
export const EYE_CLASSES = [
  'better than proper',
  'proper',
  'better than half',
  'half',
  'worse than half',
  'false',
  'worse than false',
] as const;

const VERDICTS = ['allowed', 'forbidden', 'undecided', 'ends'] as const;

/**
 * Reads one claim. A point off the board is another problem than an unreadable claim. A claim that
 * is not read to its end claims nothing.
 */
export function readExpect(values: Values, value: Span, board: NamedBoard | null): ExpectSyntax {
  const words = [...values.words(value, ',:')];
  const reader = new ClaimReader(words, value, board, values.names, values.problems);
  const text = values.text.slice(value.start, value.end);
  return { span: value, text, claim: values.ended ? null : reader.read() };
}

class ClaimReader {
  private next = 0;
  /** The furthest word that was none of those that could stand there. */
  private stuck = 0;
  private readonly wanted: string[] = [];

  constructor(
    private readonly words: readonly Word[],
    private readonly value: Span,
    private readonly board: NamedBoard | null,
    private readonly names: RuleNames,
    private readonly problems: Problem[],
  ) {}

  read(): Expectation | null {
    const start = this.take()?.text.toLowerCase() ?? '';
    const claim = CLAIMS.find((c) => c.start === start);
    if (!claim) {
      this.wanted.push(...CLAIMS.map(({ start: word }) => word));
      return this.fail(CLAIMS, this.words[0]?.span);
    }
    const read = this.claim(claim.start);
    if (read === 'reported') return null;
    if (read === null) return this.fail([claim]);
    if (this.next < this.words.length) {
      const span = { start: must(this.words[this.next]).span.start, end: this.value.end };
      return this.fail([claim], span);
    }
    return read;
  }

  private fail(claims: typeof CLAIMS, span: Span = this.value): null {
    const forms = claims.map(({ form }) => form);
    const word = this.words[this.stuck];
    const near = word && nearest(word.text, this.wanted);
    this.problems.push(
      near
        ? problem('expect.unreadable', word.span, { forms }, [writing(near, word.span)])
        : problem('expect.unreadable', span, { forms }),
    );
    return null;
  }

  private wants(expected: string): void {
    if (this.next > this.stuck) this.wanted.length = 0;
    this.stuck = Math.max(this.stuck, this.next);
    if (this.next === this.stuck) this.wanted.push(expected);
  }

  /** `null`: not of this form. `reported`: of this form, but with a problem that was reported. */
  private claim(start: (typeof CLAIMS)[number]['start']): Expectation | null | 'reported' {
    switch (start) {
      case 'move':
        return this.verdict();
      case 'hot':
        return this.pointsAfter('hot');
      case 'ko':
        return this.word('position') ? this.pointsAfter('ko-position') : null;
      case 'disturber':
        return this.disturber();
      case 'cycle': {
        const length = this.number();
        return length === null ? null : { kind: 'cycle', length };
      }
      case 'captures': {
        const count = this.number();
        if (!this.word('at')) return null;
        this.word('move');
        const move = this.number();
        return count === null || move === null ? null : { kind: 'captures', count, move };
      }
      case 'eye':
        return this.eye();
      case 'repetition': {
        if (!this.word('at')) return null;
        this.word('move');
        const move = this.number();
        if (!this.word('of')) return null;
        const of = this.start() ? 0 : this.number();
        return move === null || of === null ? null : { kind: 'repetition', move, of };
      }
    }
  }

  /** `of the start` is `of move 0`. */
  private start(): boolean {
    this.word('the');
    if (this.word('start')) return true;
    this.word('move');
    return false;
  }

  private verdict(): Expectation | null | 'reported' {
    const move = this.number();
    this.word('is');
    const verdict = VERDICTS.find((v) => this.word(v));
    if (move === null || !verdict) return null;
    const isNamed = this.word('under');
    const rest = this.words.slice(this.next);
    if (rest.length === 0) return isNamed ? null : { kind: 'verdict', move, verdict, rule: null };
    const read = readRule(rest, this.names);
    // Without `under` any other word is a slip of another kind.
    if (!isNamed && read.problem?.code === 'rule.unknown')
      return { kind: 'verdict', move, verdict, rule: null };
    this.next += read.count;
    if (read.rule) return { kind: 'verdict', move, verdict, rule: read.rule.value };
    if (read.problem) this.problems.push(read.problem);
    return 'reported';
  }

  /** `after 3`, `after move 3`; `null` where it says something else, or nothing follows. */
  private after(): number | null {
    if (!this.word('after')) return null;
    this.word('move');
    const after = this.number();
    return this.next === this.words.length ? null : after;
  }

  private pointsAfter(kind: 'hot' | 'ko-position'): Expectation | null {
    const after = this.after();
    if (after === null) return null;
    if (this.word('none')) return { kind, after, points: [] };
    const points: (Point | null)[] = [];
    for (let w = this.take(); w; w = this.take()) points.push(this.point(w));
    return { kind, after, points };
  }

  private disturber(): Expectation | null {
    const after = this.after();
    if (after === null) return null;
    if (this.word('none')) return { kind: 'disturber', after, player: null };
    const player = this.word('black') ? BLACK : this.word('white') ? WHITE : null;
    return player && { kind: 'disturber', after, player };
  }

  private eye(): Expectation | null | 'reported' {
    const word = this.take();
    if (!word) return null;
    const point = this.point(word);
    let owner: Color | null = null;
    if (this.word('of')) {
      owner = this.word('black') ? BLACK : this.word('white') ? WHITE : null;
      if (!owner) return null;
    }
    if (!this.word('is')) return null;
    const rest = this.words.slice(this.next).map((w) => w.text.toLowerCase());
    if (rest.length === 0) return null;
    const claim = eyeClass(rest) ?? symbolic(rest.join(''));
    if (!claim) {
      this.problems.push(
        noWorth(rest, { start: must(this.words[this.next]).span.start, end: this.value.end }),
      );
      return 'reported';
    }
    this.next = this.words.length;
    return point === null ? 'reported' : { kind: 'eye', point, owner, claim };
  }

  /**
   * A point of the board, or `null` after a problem was reported, or while there is no board yet.
   */
  private point({ text, span }: Word): Point | null {
    const before = this.problems.length;
    const named = readPoint(text, span, this.board, 'expect.off-board', this.problems);
    if (named && named.kind !== 'nowhere') return named.point;
    if (!named && this.problems.length === before) {
      this.problems.push(problem('expect.no-point', span, { written: text }));
    }
    return null;
  }

  private take(): Word | undefined {
    return this.words[this.next++];
  }

  /** Steps over a word if it is the next one. */
  private word(expected: string): boolean {
    const found = this.words[this.next]?.text;
    if (found === undefined || found.length !== expected.length || found.toLowerCase() !== expected) {
      this.wants(expected);
      return false;
    }
    this.next++;
    return true;
  }

  private number(): number | null {
    const found = this.words[this.next]?.text ?? '';
    if (found.length > 5 || !/^[0-9]+$/.test(found)) return null;
    this.next++;
    return Number(found);
  }
}

function eyeClass(words: readonly string[]): EyeClaim | null {
  const name = className(words);
  return EYE_CLASSES.some((known) => known === name) ? { kind: 'class', name } : null;
}

function className(words: readonly string[]): string {
  return (words.at(-1) === 'eye' ? words.slice(0, -1) : words)
    .filter((word) => word !== 'a' && word !== 'an')
    .join(' ');
}

/** `better than a half eye` */
const MOST_WORDS = 5;
const CLASS_WORDS = ['better', 'worse', 'than', 'proper', 'half', 'false', 'eye'] as const;

function noWorth(words: readonly string[], span: Span): Problem {
  // Word by word: "worse than proper" is no misspelling of "better than proper".
  const meant = className(words.slice(0, MOST_WORDS).map((word) => nearest(word, CLASS_WORDS) ?? word));
  const near = words.length <= MOST_WORDS ? EYE_CLASSES.find((known) => known === meant) : undefined;
  const fixes = near ? [writing(near, span)] : [];
  return problem('expect.eye-worth', span, { written: words.join(' '), near }, fixes);
}

/**
 * A sum of whole numbers, a and b: `1+b`, `b + 1`, `a+a`, `2a`. The answer is written in one way:
 * number, a, b, each once, so that equal values are equal texts.
 */
function symbolic(written: string): EyeClaim | null {
  if (written.length > 24 || !/^[0-9]*[ab]?(?:\+[0-9]*[ab]?)*$/.test(written)) return null;
  let [constant, a, b] = [0, 0, 0];
  for (const term of written.split('+')) {
    if (term === '') return null;
    const letter = /[ab]$/.exec(term)?.[0];
    const n = letter ? Number(term.slice(0, -1) || '1') : Number(term);
    if (letter === 'a') a += n;
    else if (letter === 'b') b += n;
    else constant += n;
  }
  const terms = [constant > 0 ? String(constant) : '', times(a, 'a'), times(b, 'b')].filter((t) => t !== '');
  return { kind: 'value', symbolic: terms.join('+') || '0' };
}

function times(n: number, letter: string): string {
  return n === 0 ? '' : n === 1 ? letter : `${n}${letter}`;
}
