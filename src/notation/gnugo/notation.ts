import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { finderOf, type Meaning, readingOf, type Sighting } from '../found/index.ts';
import type { DiagramReading, Fact, Found, Notation, ReadOptions } from '../notation.ts';
import { captionsOf } from './captions.ts';

/**
 * The diagrams of GNU Go's manual, its pattern files and the comments of its source: any figure of
 * points that no engine's board and no other notation has claimed. `O` is the side to move or the
 * owner of the eye, `X` the opponent; `x` and `o` are a stone of that color or nothing.
 */
export const gnugoNotation: Notation = {
  id: 'gnugo',
  label: 'GNU Go documentation',
  find: finderOf('gnugo', (sighting) => {
    const title = titleAbove(sighting);
    if (!title && isMaze(sighting)) return null;
    const end = attributesBelow(sighting).at(-1);
    return {
      ...(title && { first: title.line }),
      ...(end && { end: end.line + 1 }),
    };
  }),
  read: readGnugo,
};

/** `#` beside points and no stone: a maze, a crossword. By a drawn edge it is off the board. */
function isMaze({ drawing, tally }: Sighting): boolean {
  const { left, right, top, bottom } = drawing.edges;
  return tally.signs > 0 && tally.stones + tally.small === 0 && !(left || right || top || bottom);
}

function readGnugo(found: Found, options?: ReadOptions): DiagramReading {
  const sighting = found.drawing as Sighting;
  const title = titleAbove(sighting);
  const facts: Fact[] = [
    ...(title ? [{ kind: 'title' as const, value: title.bare, span: title.span }] : []),
    ...captionsOf(sighting.drawing, sighting.text),
    ...attributesBelow(sighting).map((line): Fact => {
      const kind = line.bare[0] === ':' ? 'attributes' : line.bare[0] === ';' ? 'constraint' : 'action';
      return { kind, value: line.bare, span: line.span };
    }),
  ];
  const label = facts.find(({ kind }) => kind === 'label');
  const named = title
    ? { value: title.bare, span: title.span }
    : label
      ? { value: label.value, span: label.span }
      : null;
  return readingOf(
    found,
    {
      signs: 'XO',
      meaning: (glyph) => meaningOf(glyph),
      colors: {
        X: BLACK,
        confidence: 0.5,
        why: message('signs.gnugo'),
      },
      facts,
      title: named,
      whole: false,
      closed: [],
      digits: 'ask',
    },
    options,
  );
}

/** The glyph table of GNU Go's patterns, with what its manual draws besides. */
export function meaningOf(glyph: string): Meaning | null {
  switch (glyph) {
    case 'X':
    case '●':
    case '⚫':
    case '⬤':
      return { kind: 'stone', first: true };
    case 'O':
    case '○':
    case '⚪':
    case '◯':
      return { kind: 'stone', first: false };
    case 'x':
    case 'o':
      return { kind: 'either', first: glyph === 'x' };
    case '.':
    case ',':
    case '+':
    case '`':
    case '_':
    case '·':
      return { kind: 'empty' };
    case '?':
      return { kind: 'unknown' };
    case '*':
      return { kind: 'mark' };
    case '!':
      return { kind: 'sign', sign: 'margin', on: 'empty' };
    case '@':
      return { kind: 'sign', sign: 'other', on: 'empty' };
    // `-`: not part of the eye space; `#`: off the board; `%`: any of the above, or the edge.
    case '-':
    case '#':
    case '%':
    case '$':
    case '&':
    case ':':
      return { kind: 'sign', sign: 'other', on: 'unknown' };
  }
  // Points and star points of boards that are drawn with lines elsewhere.
  if ('•┼╋╂┿╬┌┐└┘├┤┬┴'.includes(glyph)) return { kind: 'empty' };
  if (/^[0-9]$/.test(glyph)) return { kind: 'digit' };
  if (/^[a-z]$/.test(glyph)) return { kind: 'label', on: 'empty' };
  // Capitals name stones, of a color that the diagram before gives.
  if (/^[A-Z]$/.test(glyph)) return { kind: 'label', on: 'unknown' };
  return null;
}

const TITLE = /^Pattern\s+\S{1,40}$/;

/** `Pattern CB11` above, comments between. */
function titleAbove({ above, drawing }: Sighting) {
  for (const line of above) {
    if (TITLE.test(line.bare)) return drawing.lines.first - line.line <= 4 ? line : null;
  }
  return null;
}

function attributesBelow({ below }: Sighting) {
  const taken = [];
  for (const line of below) {
    if (!/^(:\S|;|>\s*\w)/.test(line.bare)) break;
    taken.push(line);
  }
  return taken;
}
