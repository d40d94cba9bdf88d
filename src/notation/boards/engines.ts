import type { Sighting } from '../found/index.ts';

/** How an engine prints boards: how its board is recognized, and what its signs stand for. */
export interface Engine {
  readonly id: string;
  readonly label: string;
  /** The sign of Black, then that of White. */
  readonly signs: string;
  /** A phrase that says why a drawing is a board of this engine, or `null`. */
  readonly tells: (sighting: Sighting) => string | null;
  /** Signs that differ from those of all engines. */
  readonly small?: 'stones' | 'territory';
}

/** What some engine prints around its board. Most figures have nothing like it near them. */
const SAYS = /captured|MoveNum|HASH|Rules|Prisoners|to move|caps|Komi/i;
const SAYING = new WeakMap<Sighting, boolean>();

const near = (sighting: Sighting, pattern: RegExp) => {
  const { above, below } = sighting;
  const some = (one: RegExp) =>
    above.some(({ bare }) => one.test(bare)) || below.some(({ bare }) => one.test(bare));
  let says = SAYING.get(sighting);
  if (says === undefined) SAYING.set(sighting, (says = some(SAYS)));
  return says && some(pattern);
};

const beside = ({ drawing, text }: Sighting, pattern: RegExp) =>
  drawing.rows.some(
    ({ after }) => after && pattern.test(text.slice(after.start, Math.min(after.end, after.start + 120))),
  );

const lettered = ({ drawing }: Sighting) =>
  drawing.firstColumn !== null && drawing.rows.every(({ number }) => number !== null);

const clings = ({ drawing }: Sighting, pattern: RegExp) =>
  drawing.rows.some(({ cells }) => cells.some((cell) => cell && pattern.test(cell.clings)));

/** The engines: the plainest marks first; GNU Go's board, which many programs copy, last. */
export const ENGINES: readonly Engine[] = [
  {
    id: 'pachi-ownership',
    label: 'Pachi ownership map',
    signs: 'XO',
    small: 'territory',
    tells: (s) => {
      const { drawing, tally } = s;
      if (!drawing.edges.right || drawing.pitch !== 2) return null;
      const colons = drawing.rows.every(({ cells }) =>
        cells.every((cell) => !cell || 'XOxo,:.'.includes(cell.glyph)),
      );
      if (!colons || tally.dots > 0) return null;
      return tally.stars + tally.small > 0 ? 'signs of an ownership map' : null;
    },
  },
  {
    id: 'pachi',
    label: 'Pachi',
    signs: 'XO',
    tells: (s) => {
      if (near(s, /^Move:\s+\d+\s+Komi:.*Captures B:/)) return 'Pachi’s line above the board';
      const { edges } = s.drawing;
      const framed = edges.top && edges.bottom && edges.left && edges.right;
      if (framed && lettered(s) && s.tally.signs === 0) return 'a frame between coordinates and points';
      return s.drawing.pitch === 2 && clings(s, /^\)$/) ? 'a parenthesis behind the last move' : null;
    },
  },
  {
    id: 'katago',
    label: 'KataGo',
    signs: 'XO',
    small: 'stones',
    tells: (s) => {
      if (near(s, /^(=\s*)?(MoveNum: \d+|HASH: [0-9A-F])|^Rules: \{"/))
        return 'KataGo’s lines around the board';
      if (clings(s, /^[1-3]$/)) return 'digits behind the last moves';
      const { tally, drawing } = s;
      const small =
        tally.small > 0 && tally.stones + tally.signs + tally.marks + tally.upper + tally.lower === 0;
      const boardlike = drawing.columns >= 5 && drawing.rows.length >= 5;
      return small && boardlike ? 'small letters for stones' : null;
    },
  },
  {
    id: 'leela-zero',
    label: 'Leela Zero',
    signs: 'XO',
    tells: (s) => {
      if (near(s, /\b(Black \(X\)|White \(O\)) (Prisoners|to move)\b/))
        return 'Leela’s lines around the board';
      return lettered(s) && clings(s, /^\(\)$/) && small(s)
        ? 'small column letters and a last move in parentheses'
        : null;
    },
  },
  {
    id: 'michi',
    label: 'Michi',
    signs: 'XO',
    tells: (s) => (near(s, /^Move:\s+\d+\s+Black:\s+\d+ caps/) ? 'Michi’s line above the board' : null),
  },
  {
    id: 'fuego',
    label: 'Fuego',
    signs: 'XO',
    // GoGui’s own board is the same, with words for the colors and prisoners on the row above.
    tells: (s) =>
      lettered(s) && beside(s, /^([BW]|Black|White) to play$|^Prisoners: B \d/)
        ? 'who is to play, beside the last row'
        : null,
  },
  {
    id: 'gomill',
    label: 'gomill or sgfmill',
    signs: '#o',
    small: 'stones',
    tells: ({ drawing, tally }) => {
      if (drawing.pitch !== 3 && !(tally.signs > 0 && tally.small > 0)) return null;
      const own = drawing.rows.every(({ cells }) =>
        cells.every((cell) => !cell || '#o.?'.includes(cell.glyph)),
      );
      return own ? '# and o for stones' : null;
    },
  },
  {
    id: 'showboard',
    label: 'GNU Go showboard',
    signs: 'XO',
    tells: (s) => {
      if (near(s, /has captured \d+ (stones|pieces)/i) || beside(s, /has captured \d+ (stones|pieces)/i)) {
        return 'capture counts beside the board';
      }
      return lettered(s) && boardSized(s) && stonesOnly(s) ? 'coordinates around the board' : null;
    },
  },
];

function small(s: Sighting): boolean {
  return s.above.some(({ bare }) => /^a b c d/.test(bare)) || s.drawing.smallLetters;
}

function boardSized({ drawing }: Sighting): boolean {
  return drawing.columns >= 2 && drawing.rows.length >= 2;
}

function stonesOnly({ tally }: Sighting): boolean {
  return tally.lower + tally.upper + tally.digits + tally.marks + tally.signs === 0;
}
