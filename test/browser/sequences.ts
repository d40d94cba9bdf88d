/** Sequences for the player, played out on the real board. What rules say of the moves is written down beside them. */
import { Geometry, type Shape } from '../../src/go/geometry.ts';
import { place } from '../../src/go/play.ts';
import { Position } from '../../src/go/position.ts';
import { BLACK, WHITE } from '../../src/go/types.ts';
import type { BoardShape, Frame, Mark, Sequence, VerdictLine } from '../../src/protocol/player.ts';

export interface Note {
  readonly marks?: readonly (readonly [string, Mark])[];
  readonly verdicts?: readonly VerdictLine[];
  readonly repeats?: Frame['repeats'];
  readonly says?: string;
}

export interface Script {
  readonly title: string;
  readonly board: readonly string[];
  /** `B d6 W b5`, or `W pass`. */
  readonly moves: string;
  readonly shape?: Partial<Shape>;
  readonly whole?: { readonly columns: number; readonly rows: number };
  readonly labels?: Readonly<Record<string, string>>;
  readonly crosses?: readonly string[];
  readonly notes?: Readonly<Record<number, Note>>;
  readonly problems?: readonly string[];
  readonly uri?: string;
  readonly version?: number;
}

/** @throws Error when a move of the script cannot be played: the script is wrong. */
export function play(script: Script): Sequence {
  const geometry = Geometry.of({
    ...script.shape,
    columns: script.board[0]!.length,
    rows: script.board.length,
  });
  let position = Position.of(geometry, script.board);
  const words = script.moves.split(/\s+/).filter((word) => word !== '');
  const frames: Frame[] = [frameOf(0, position, null, 'the start, Black to play', script.notes?.[0])];
  for (let i = 0; i < words.length; i += 2) {
    const number = i / 2 + 1;
    const color = words[i] === 'B' ? 'black' : 'white';
    const name = words[i + 1]!;
    const point = geometry.point(name);
    let captured: readonly number[] = [];
    if (name !== 'pass') {
      const placed = place(position, color === 'black' ? BLACK : WHITE, point);
      if (typeof placed === 'string') throw new Error(`${script.title}: ${name} is ${placed}`);
      position = placed.after;
      captured = placed.captured;
    }
    const note = script.notes?.[number];
    const taken = captured.length > 0 ? ` takes ${geometry.names(captured).join(' ')}` : '';
    const caption = `move ${number}, ${color === 'black' ? 'Black' : 'White'} ${name}${taken}${note?.says ?? ''}`;
    frames.push(frameOf(number, position, { color, point: name, at: point, captured }, caption, note));
  }
  const shape: BoardShape = {
    columns: geometry.columns,
    rows: geometry.rows,
    open: [...geometry.open],
    origin: geometry.origin,
    whole: script.whole ?? null,
  };
  return {
    uri: script.uri ?? 'file:///kos.goban',
    entry: 0,
    version: script.version ?? 1,
    title: script.title,
    shape,
    labels: Object.entries(script.labels ?? {}).map(([text, name]) => ({
      text,
      point: geometry.point(name),
    })),
    marks: (script.crosses ?? []).map((name) => geometry.point(name)),
    frames,
    problems: script.problems ?? [],
  };

  function frameOf(
    index: number,
    after: Position,
    move: Frame['move'],
    caption: string,
    note: Note | undefined,
  ): Frame {
    return {
      index,
      number: index === 0 ? '' : String(index),
      rows: after.rows(),
      marks: (note?.marks ?? []).map(([name, mark]) => ({ point: geometry.point(name), mark })),
      move,
      verdicts: note?.verdicts ?? [],
      repeats: note?.repeats ?? null,
      caption,
      span: null,
    };
  }
}

const hot = (...names: string[]) => names.map((name) => [name, { kind: 'hot' } as Mark] as const);

function verdicts(spight: Partial<VerdictLine>, psk: Partial<VerdictLine>): VerdictLine[] {
  const line = { code: null, text: '', verdict: 'allowed' as const };
  return [
    { ...line, rule: 'spight', title: 'Spight’s ko rule', inForce: true, ...spight },
    { ...line, rule: 'psk', title: 'positional superko', inForce: false, ...psk },
  ];
}

const HOT_CAPTURE = 'It captures the hot stone d6, played at move 1 in a ko of 2 plays.';

/** Three kos; the sixth play brings the start back. */
export const TRIPLE_KO = play({
  title: 'Triple ko',
  board: ['OOOOOOO', 'OXO.O.O', 'X.XOXOX', 'XXXXXXX', 'OOOOOOO', 'O.OO.OO', 'OOOOOOO'],
  moves: 'B d6 W b5 B f6 W d5 B b6 W f5',
  notes: {
    1: { marks: hot('d6'), verdicts: verdicts({}, {}) },
    2: { marks: hot('d6', 'b5'), verdicts: verdicts({}, {}) },
    3: { marks: hot('d6', 'b5', 'f6'), verdicts: verdicts({}, {}) },
    4: {
      marks: hot('b5', 'f6', 'd5'),
      says: ', forbidden under Spight’s ko rule: captures a hot stone',
      verdicts: verdicts({ verdict: 'forbidden', code: 'spight.hot-stone', text: HOT_CAPTURE }, {}),
    },
    5: {
      marks: hot('f6', 'd5', 'b6'),
      says: ', forbidden under Spight’s ko rule: captures a hot stone',
      verdicts: verdicts(
        { verdict: 'forbidden', code: 'spight.hot-stone', text: 'It captures the hot stone b5.' },
        {},
      ),
    },
    6: {
      marks: hot('d5', 'b6', 'f5'),
      repeats: { of: 0, length: 6, pattern: 'triple-ko' },
      says: ', the same position as at the start: a cycle of 6 plays, triple ko',
      verdicts: verdicts(
        { verdict: 'forbidden', code: 'spight.hot-stone', text: 'It captures the hot stone f6.' },
        {
          verdict: 'forbidden',
          code: 'superko.positional',
          text: 'The whole board is as it was at the start.',
        },
      ),
    },
  },
});

/** A lower left corner of a 19x19 board with something unknown in it. */
export const FRAGMENT = play({
  title: 'A corner, not all of it known',
  board: ['??......', '??.X....', '..OXO...', '.OXX.O..', '..OX..X.', '.......?'],
  shape: { open: ['top', 'right'] },
  whole: { columns: 19, rows: 19 },
  labels: { a: 'g5', b: 'g3' },
  crosses: ['h4'],
  moves: 'B e3 W f2 B f5',
});

function knightly(size: number, count: number): string {
  const letters = 'abcdefghjklmnopqrstuvwxyz';
  const moves: string[] = [];
  for (let i = 0; moves.length < count && i < size * size; i++) {
    const p = (i * 101 + 37) % (size * size);
    moves.push(`${moves.length % 2 ? 'W' : 'B'} ${letters[p % size]}${Math.floor(p / size) + 1}`);
  }
  return moves.join(' ');
}

const empty = (size: number) => Array.from({ length: size }, () => '.'.repeat(size));

/** A whole board with many stones, all of them alive enough to stay. */
export const WHOLE_BOARD = play({ title: 'A whole board', board: empty(19), moves: knightly(19, 160) });

/** As long and as large as may be: 25x25 and 2,000 moves, most of them a ko fight of two points and passes. */
export const LONG = play({
  title: 'Long',
  board: empty(25),
  moves: `${knightly(25, 200)} ${'B pass W pass '.repeat(900)}`,
});

export const NASTY = [
  '</title><script>alert(1)</script><img src=x onerror=alert(1)>',
  '"\'`$',
  '{1}&amp;\u0000\u202e]]>--><svg onload=alert(1)>',
].join('');

export const HOSTILE: Sequence = {
  ...TRIPLE_KO,
  uri: `file:///${NASTY}`,
  title: NASTY,
  labels: [{ point: 8, text: NASTY }],
  problems: [NASTY],
  frames: TRIPLE_KO.frames.map((frame) => ({
    ...frame,
    number: NASTY,
    caption: NASTY,
    marks: [
      ...frame.marks,
      { point: 11, mark: { kind: 'label', text: NASTY } },
      { point: 13, mark: { kind: 'forbidden', rule: NASTY } },
      { point: 20, mark: { kind: 'eye', text: NASTY } },
    ],
    verdicts: frame.verdicts.map((line) => ({ ...line, rule: NASTY, title: NASTY, text: NASTY })),
    repeats: { of: 0, length: 6, pattern: NASTY },
  })),
};
