/**
 * The types of the library. They stand for themselves, so that its declarations are these files
 * alone.
 */

/** The ko rules, without options. {@link rules} has their titles. */
export type PlainRule =
  | 'none'
  | 'basic'
  | 'psk'
  | 'ssk'
  | 'nssk'
  | 'spight'
  | 'coupling'
  | 'korean'
  | 'japanese'
  | 'ing';

/**
 * A rule that an author has written: its name, and behind a line end its text, as in
 * `'club\n# Club\na play may not retake a ko at once'`. Answers have it by its name.
 */
export type WrittenRule = `${string}\n${string}`;

/** A rule, or a variant of one as texts write it: `psk with passes lift`. */
export type RuleId = PlainRule | `${PlainRule} with ${string}` | WrittenRule;

/** A rule as texts name it. */
export type RuleName = RuleId | (string & {});

/** The languages of sentences. */
export type Language = 'en' | 'ja' | 'ko' | 'zh-hans' | 'zh-hant';

/** A rule, without its code. */
export interface Rule {
  /** As texts and options name it: `psk`. */
  readonly id: RuleId;
  /** In the language that is asked for: `Positional superko`. */
  readonly title: string;
  /** A sentence or two. */
  readonly summary: string;
  /**
   * Whether the rule searches for cycles: then its code is loaded when it is first asked, and a
   * verdict can be `undecided`.
   */
  readonly searches: boolean;
}

/**
 * How a text is read. All have defaults, and lines of an entry (`rules:`, `max-cycle:`, …) override
 * them.
 */
export interface ReadOptions {
  /**
   * What the text is: `goban` for entries alone, `markdown` for a page with fences, `sgf` for
   * records of games, `text` for diagrams of other notations wherever they stand. By default by
   * `name` and how the text begins: `sgf` for `(;`, `markdown` where there is a fence of entries,
   * else `goban`.
   */
  readonly language?: 'goban' | 'markdown' | 'sgf' | 'text';
  /** The name of the file, from which the language follows. */
  readonly name?: string;
  /**
   * The language of problems, of reasons for the values of eyes, of captions and of alternative
   * texts: of all that is made of this document but {@link judge}, whose facts are English. `en` by
   * default.
   */
  readonly lang?: Language;
  /** The rules of entries that name none; the first is in force. `['basic']` by default. */
  readonly rules?: readonly RuleId[];
  /**
   * The longest cycle, in plays, that rules search for; 12 by default. `Infinity`: as `max-cycle:
   * far`.
   */
  readonly maxCycle?: number;
  /**
   * Positions that one search may visit before its verdict is `undecided`; 2,000,000 by default.
   */
  readonly budget?: number;
}

/** A text that was read. */
export interface Document {
  /** Its boards, in the order of the text; of a record each game and each variation. */
  readonly entries: readonly Entry[];
  /** What a record has and its entries cannot have. */
  readonly lost: readonly Loss[];
  /**
   * What is wrong with a record as a text, where it stands in the record. Of all other texts that
   * stands in {@link Entry.problems}.
   */
  readonly problems: readonly Problem[];
}

/** A board: an entry, a position or a copy of one, or a text of which the first board is meant. */
export type Board = Entry | PositionData | string;

/** What another notation cannot say. */
export interface Loss {
  /** Stable, as `lost.comments`. */
  readonly code: string;
  readonly message: string;
}

/**
 * A board with its moves. Functions take the object that {@link read} returned, and throw a
 * `TypeError` for a copy of it.
 */
export interface Entry {
  /** The text after `#`; `null` where there is none. */
  readonly title: string | null;
  /**
   * The line of the title, or the first that is not blank; of a record where its game or variation
   * begins, as do all its problems. From 1.
   */
  readonly line: number;
  /** The width of the board, in points. */
  readonly columns: number;
  /** The height of the board, in points. */
  readonly rows: number;
  /** Rows of `X` (black), `O` (white), `.` and `?` before the entry’s own moves, from the top. */
  readonly start: readonly string[];
  /** The entry’s own moves; those of the entry that it continues by `from:` are in that one. */
  readonly moves: readonly Move[];
  /** The rules that the entry is judged by; the first is in force. */
  readonly rules: readonly RuleId[];
  /** What is wrong with the text. */
  readonly problems: readonly Problem[];
}

/** A move, carried out. */
export interface Move {
  /** As shown in the text: 1 for the first, unless the entry says otherwise. */
  readonly number: number;
  readonly color: 'black' | 'white';
  /** `d6`, `pass` or `tenuki`. */
  readonly point: string;
  /** The points of the stones that the move took. */
  readonly captured: readonly string[];
  /** The board after the move, as {@link Entry.start}. */
  readonly board: readonly string[];
  /**
   * The number of the earliest move after which the whole board was the same, 0 for the start;
   * `null` where there is none.
   */
  readonly repeats: number | null;
}

/** What a position is, as plain data: JSON and `structuredClone` keep all of it. */
export interface PositionData {
  /** An entry whose last move leads to the position. */
  readonly text: string;
  /** The moves from the start, as `B d6`. */
  readonly moves: readonly string[];
  /** The width of the board, in points. */
  readonly columns: number;
  /** The height of the board, in points. */
  readonly rows: number;
  /** As {@link Entry.start}, after all moves. */
  readonly board: readonly string[];
  /** The points of the stones that the last move took. */
  readonly captured: readonly string[];
  readonly toPlay: 'black' | 'white';
}

/** Lines and columns from 1; `endColumn` is the one after the last character. */
export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  /** Stable: the reference of diagnostics lists all. */
  readonly code: string;
  readonly message: string;
}

/** What a rule says of a move. Rules add facts of their own: `docs/reference/command-line.md`. */
export interface Verdict {
  /** `ends`: the move ends the game; `undecided`: the search ended early, before it was done. */
  readonly verdict: 'allowed' | 'forbidden' | 'undecided' | 'ends';
  /** Stable, as `superko.positional`; `null` for a move that is simply allowed. */
  readonly code: string | null;
  /** Why, in English; missing where nothing is to be said. */
  readonly reason?: string;
  readonly [fact: string]: unknown;
}

/** A move and what the rules say of it. */
export interface JudgedMove extends Move {
  /** By rule: those of the options, else those of the entry. */
  readonly verdicts: Readonly<Partial<Record<RuleName, Verdict>>>;
}

/** A claim of the text (`expect:`). */
export interface Claim {
  readonly line: number;
  /** As written after `expect:`. */
  readonly text: string;
  readonly holds: boolean;
  /** Diagonals of the eye that it speaks of whose values are not proven. */
  readonly unproven?: readonly string[];
  /** What holds instead, when the claim does not. */
  readonly actual?: string;
}

/** A repetition of the whole board. */
export interface Repetition {
  /** The numbers of the moves after which the board is the same; 0 for the start. */
  readonly from: number;
  readonly to: number;
  /** Moves in between, plays and passes. */
  readonly length: number;
  readonly plays: number;
  readonly passes: number;
  /** Of the length. */
  readonly parity: 'even' | 'odd';
  /** `triple-ko`, `eternal-life`, …; `null` where it is of no named kind. */
  readonly pattern: string | null;
}

/** What is known of an entry when all is searched: what `koban judge` prints. */
export interface JudgedEntry {
  /** As in {@link Entry}, with `line`, `columns` and `rows`. */
  readonly title: string | null;
  readonly line: number;
  readonly columns: number;
  readonly rows: number;
  readonly moves: readonly JudgedMove[];
  /** The moves that made the whole board as it was before. */
  readonly cycles: readonly Repetition[];
  /** Of entries that are about eyes; {@link eyes} has those of any board. */
  readonly eyes: readonly EyeValue[];
  /** Its claims, true and false. */
  readonly expectations: readonly Claim[];
  /** What is wrong with the text; messages are English. */
  readonly problems: readonly (Omit<Problem, 'endLine'> & { readonly endLine?: number })[];
}

/** What an eye is worth. */
export interface EyeValue {
  readonly point: string;
  readonly owner: 'black' | 'white';
  /** The sum of its diagonals, as `1+b`. */
  readonly symbolic: string;
  /**
   * The sum as a fraction, `17/8`. It, the number and the class are `null` where a diagonal is
   * unknown.
   */
  readonly value: string | null;
  /** The sum as a number, 2.125. */
  readonly number: number | null;
  /** In English: `better than half eye`. */
  readonly class: string | null;
  /** Diagonals whose values are not proven: not every play was searched. */
  readonly unproven?: readonly string[];
}

/** An eye with the reason for each diagonal: what `koban eyes` prints. */
export interface Eye extends EyeValue {
  /** Up-right, down-right, down-left, up-left. */
  readonly diagonals: readonly {
    /** `null` beyond the board. */
    readonly point: string | null;
    /** What stands on the point now: `own`, `empty`, `opponent`, `unknown` or `outside`. */
    readonly content: string;
    /** `0`, `a`, `1`, `b`, `2` or `?`. */
    readonly value: string;
    /** A sentence. */
    readonly why: string;
  }[];
  /** Where one play of the opponent changes the value most. */
  readonly attacks: readonly string[];
  /** Where one play of the owner changes the value most. */
  readonly defenses: readonly string[];
}

/** The lengths of the cycles of a position: what `koban cycles` prints. */
export interface Cycles {
  /** The number of the move after which the position is; 0 for the start. */
  readonly after: number;
  /** How long cycles may be that were searched for, in plays. */
  readonly maxCycle: number | 'far';
  /** The lengths that cycles have, each with one of them. */
  readonly lengths: readonly {
    readonly length: number;
    readonly parity: 'even' | 'odd';
    /** Whether it plays on no point twice. */
    readonly plain: boolean;
    /** An example, as `B d6`. */
    readonly plays: readonly string[];
  }[];
  /** Every length up to this one was searched to the end. */
  readonly searchedTo: number;
  /** Whether nothing ended the search early. */
  readonly complete: boolean;
  /** With `max-cycle: far`: whether no cycle is longer than `searchedTo`. */
  readonly anyLength?: boolean;
  /** On a part of a board: a chain that may be in cycles beyond it, as one of its points. */
  readonly assumes?: readonly { readonly kind: 'open' | 'unknown'; readonly string: string }[];
}

/** Which position of an entry is meant. */
export interface At {
  /** After the move with this number, 0 for the start; each function says its default. */
  readonly at?: number;
}

/** Which rules judge. */
export interface JudgeOptions {
  /** These judge every entry, whatever it names; by default those that each entry names. */
  readonly rules?: readonly RuleId[];
}

/** From where cycles are searched for, and which. */
export interface CyclesOptions extends At {
  /** Only cycles that this player begins; by default those of both. */
  readonly first?: 'black' | 'white';
  /** Only cycles that play on no point twice. */
  readonly plain?: boolean;
  /** Whether cycles that break the basic ko rule count; `forbidden` by default. */
  readonly basicKo?: 'forbidden' | 'allowed';
}

/** What can be asked of the list of rules. */
export interface RulesOptions {
  /** The language of titles and summaries; `en` by default. */
  readonly lang?: Language;
}

/** What entries can be written as. */
export type Notation =
  | 'goban'
  | 'senseis'
  | 'ascii'
  | 'gnugo'
  | 'katago'
  | 'pachi'
  | 'leelaz'
  | 'michi'
  | 'fuego'
  | 'gomill'
  | 'sgf'
  | 'psgo'
  | 'igo'
  | 'typst'
  | 'unicode'
  | 'markdown';

/** An entry, or a document, in another notation. */
export interface Conversion {
  readonly text: string;
  /** What the other notation cannot say. */
  readonly lost: readonly Loss[];
}

/** Who wins what: whose chains, and how the game about them goes. */
export interface OutcomeOptions extends At {
  /** A point of each chain that is at stake: `['d4', 'e4']`. */
  readonly targets: readonly string[];
  /** By default all. */
  readonly rules?: readonly RuleId[];
  /** Only where this player begins; by default both cases. */
  readonly first?: 'black' | 'white';
  /** Ko threats elsewhere, `Infinity` for as many as a player likes; none by default. */
  readonly threats?: { readonly black: number; readonly white: number };
  /** Spare moves: plays elsewhere that nobody answers; none by default. */
  readonly spare?: { readonly black: number; readonly white: number };
  /** How many passes in a row end the game; 2 by default. */
  readonly passes?: 2 | 3;
  /** Whether to ask, too, what one spare move does to each answer; not by default. */
  readonly robust?: boolean;
  /** What is to become of `targets`; `capture-any` by default. */
  readonly goal?: OutcomeGoal;
  /** Points that nobody plays on; by default those that the position shows to be outside. */
  readonly outside?: readonly string[];
  /** States that one search may visit before it is `undecided`. */
  readonly states?: number;
}

/** Who can force what about some chains: what `koban outcome --format json` prints. */
export interface Outcomes {
  /** The number of the move after which the position is; 0 for the start. */
  readonly after: number;
  readonly goal: OutcomeGoal;
  readonly targets: { readonly black: readonly string[]; readonly white: readonly string[] };
  readonly outside: readonly string[];
  /** Stones outside that live. */
  readonly alive: readonly string[];
  /** How many points the game is played on. */
  readonly points: number;
  /** Whether it rests on chains that live beyond the board that is drawn. */
  readonly assumes: boolean;
  readonly outcomes: readonly {
    readonly rule: RuleName;
    readonly first: 'black' | 'white';
    readonly threats: { readonly black: number | '*'; readonly white: number | '*' };
    readonly spare: { readonly black: number | '*'; readonly white: number | '*' };
    readonly passes: 2 | 3;
    /** What each player can force: the smallest sets of results. */
    readonly canForce: Readonly<Record<'black' | 'white', readonly (readonly OutcomeResult[])[]>>;
    /**
     * Whether the same can be forced with one spare move of either player, and of each; `null`
     * where that is not settled.
     */
    readonly robust?: boolean | null;
    /** The spare moves with which something else can be forced. */
    readonly turns?: readonly {
      readonly spare: { readonly black: number | '*'; readonly white: number | '*' };
      readonly canForce: Readonly<Record<'black' | 'white', readonly (readonly OutcomeResult[])[]>>;
    }[];
    /**
     * The same under `nssk` where a move of the opponent has led to the drawn board; only where it
     * differs.
     */
    readonly ifMade?: {
      readonly canForce: Readonly<Record<'black' | 'white', readonly (readonly OutcomeResult[])[]>>;
    };
    /** The same where the other number of passes ends play; only where it differs. */
    readonly withPasses?: {
      readonly passes: 2 | 3;
      readonly canForce: Readonly<Record<'black' | 'white', readonly (readonly OutcomeResult[])[]>>;
    };
    /** The size of the proof, which a separate program has checked. */
    readonly certificate: {
      readonly states: number;
      readonly strategies: number;
      readonly bytes: number;
    } | null;
    readonly states: number;
    readonly undecided?: { readonly states: number; readonly reason: string };
  }[];
}

/** How a game about some chains can end. */
export type OutcomeResult =
  | 'black-captured'
  | 'white-captured'
  | 'both-stay'
  | 'draw'
  | 'no-result'
  | 'unending'
  | 'connected';

/** What a goal wants of its chains: some or all of them captured, kept, or two stones connected. */
export type OutcomeGoal = 'capture-any' | 'capture-all' | 'keep-one' | 'keep-all' | 'connect';

/** How a picture looks. */
export interface DrawOptions extends At {
  /** `svg` by default. `png`, `gif` and `apng` are bytes, the others texts. */
  readonly format?: TextFormat | BinaryFormat;
  /** `light` by default. */
  readonly theme?: 'light' | 'dark' | 'print' | 'high-contrast' | 'high-contrast-light';
  /** What the board is made of; `wood` by default. */
  readonly look?: 'wood' | 'plain' | 'theme';
  /** `western` by default: letters and numbers. */
  readonly coordinates?: 'western' | 'japanese' | 'numbers' | 'none';
  /** The width of a cell in pixels, from 8 to 200; each format has its own default, SVG 24. */
  readonly cell?: number;
  /** The numbers of the moves on their stones. */
  readonly numbers?: boolean;
  /** Whether hot stones, forbidden plays and repetitions are marked; true by default. */
  readonly marks?: boolean;
  /** The title below the board. */
  readonly caption?: boolean;
  /** The color behind the picture, as `#ffffff`. */
  readonly background?: string;
  /** Milliseconds for a move of an animation, 900 by default. */
  readonly delay?: number;
  /** Milliseconds for its end, 2700 by default. */
  readonly hold?: number;
}

/** Pictures that are texts. */
export type TextFormat = 'svg' | 'animated-svg' | 'html' | 'txt';

/** Pictures that are bytes. */
export type BinaryFormat = 'png' | 'gif' | 'apng';

/** How figures in a page are made. */
export interface FigureOptions extends Pick<ReadOptions, 'rules' | 'maxCycle' | 'budget'> {
  /** As {@link DrawOptions.look}; colors are light or dark as the page is. */
  readonly look?: DrawOptions['look'];
  /** As {@link DrawOptions.coordinates}. */
  readonly coordinates?: DrawOptions['coordinates'];
  /**
   * The language of figures, or what tells that of a page; each plugin says what it hands to it.
   * `en` by default.
   */
  readonly lang?: Language | ((page: unknown) => Language);
}
