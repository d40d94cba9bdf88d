import { describe, expect, test } from 'vitest';
import { clean, moveText, nameOf, onBoard, parseEntry } from './helpers.ts';

const BOARD = 'size: 5\n. a X . .\n. b . . .\n. . . . .\n. . w . .\n. . . . x\n';

function moves(value: string): string {
  const entry = clean(`${BOARD}moves: ${value}`);
  return entry.moves.map((move) => moveText(move, entry.diagram!)).join(', ');
}

describe('moves', () => {
  test.each([
    ['B c2 W d1', 'B c2, W d1'],
    ['c2 d1', 'c2, d1'],
    ['C2, D1', 'c2, d1'],
    ['black c2 White d1', 'B c2, W d1'],
    ['Bc2 WD1 Bpass W@3', 'B c2, W d1, B pass, W @3'],
    ['B pass W Tenuki', 'B pass, W tenuki'],
    ['a b B a', 'a=b5, b=b4, B a=b5'],
    ['w W w', 'w=c2, W w=c2'],
    ['@1 B @12', '@1, B @12'],
    ['1. B c2 2. W d1 3... B e1', 'B c2, W d1, B e1'],
    ['1.B c2 2) d1', 'B c2, d1'],
    ['1.c2 2.d1', 'c2, d1'],
    ['c2 ; a comment', 'c2'],
  ])('%s', (value, expected) => {
    expect(moves(value)).toBe(expected);
  });

  test('small b and w are colors where the board has no such label', () => {
    const entry = clean('. .\nmoves: b a1 w b1');
    expect(entry.moves.map((move) => move.color)).toEqual([1, 2]);
  });

  test('several lines add up', () => {
    const entry = clean('. .\nmoves: B a1\nmoves: W b1');
    expect(entry.moves.map((move) => moveText(move, entry.diagram!))).toEqual(['B a1', 'W b1']);
  });

  test('spans are those of the play and of what names its point', () => {
    const text = '. .\nmoves:  B  a1 , b1';
    const { moves } = clean(text);
    expect(moves.map(({ span }) => text.slice(span.start, span.end))).toEqual(['B  a1', 'b1']);
    expect(moves.map(({ targetSpan: s }) => text.slice(s.start, s.end))).toEqual(['a1', 'b1']);
  });

  test('what is no move keeps its place', () => {
    const entry = parseEntry('. .\nmoves: a1 zz b1');
    expect(entry.moves.map((move) => moveText(move, entry.diagram!))).toEqual(['a1', 'nowhere', 'b1']);
  });

  test('coordinates of a part are those of the whole board', () => {
    const entry = clean('size: 19\n-----+\n. . X|\n. O .|\nmoves: s19 r18');
    expect(entry.moves.map((move) => move.target)).toEqual([
      { kind: 'point', point: 1 },
      { kind: 'point', point: 3 },
    ]);
  });
});

describe('replays', () => {
  test.each(['4@1, 5@2', '4 at 1, 5 at 2', '(4 at 1) (5@2)', '4 @ 1 5 AT 2'])('%s', (value) => {
    const { replays } = clean(`1 2 3\nreplays: ${value}`);
    expect(replays.map(({ number, at }) => [number, at])).toEqual([
      [4, 1],
      [5, 2],
    ]);
  });

  test.each([
    ['4@1, 5', '5'],
    ['4@1, 5 at', '5|at'],
    ['4@1, 5 at x', '5|at|x'],
    ['x at 2, 4@1', 'x|at|2'],
    ['5 on 2, 4@1', '5|on|2'],
  ])('%s: what is none is reported word by word, and the rest is read', (value, words) => {
    const text = `1 2 3\nreplays: ${value}`;
    const { replays, problems } = parseEntry(text);
    expect(replays.map(({ number, at }) => [number, at])).toEqual([[4, 1]]);
    const reported = problems.filter(({ code }) => code === 'replay.unreadable');
    expect(reported.map(({ span }) => text.slice(span.start, span.end)).join('|')).toBe(words);
  });

  test('digits below from: may go on from another diagram', () => {
    clean('from: A after 3\n4 5 X\nreplays: 6@4');
  });
});

describe('expect', () => {
  const claims = (value: string) => {
    const { expects, diagram } = clean(`${BOARD}expect: ${value}`);
    expect(expects[0]!.text).toBe(value);
    const claim = expects[0]!.claim!;
    if (claim.kind === 'hot') return { ...claim, points: claim.points.map((p) => nameOf(p!, diagram!)) };
    if (claim.kind === 'eye') return { ...claim, point: nameOf(claim.point, diagram!) };
    return claim;
  };

  test.each([
    ['move 4 forbidden under spight', { kind: 'verdict', move: 4, verdict: 'forbidden', rule: 'spight' }],
    ['move 4 is allowed', { kind: 'verdict', move: 4, verdict: 'allowed', rule: null }],
    ['Move 1 Undecided Under PSK', { kind: 'verdict', move: 1, verdict: 'undecided', rule: 'psk' }],
    ['move 6 ends under korean', { kind: 'verdict', move: 6, verdict: 'ends', rule: 'korean' }],
    ['hot after 3: c3 a5 a', { kind: 'hot', after: 3, points: ['c3', 'a5', 'b5'] }],
    ['hot after 3: none', { kind: 'hot', after: 3, points: [] }],
    ['hot after move 0:a1,b2', { kind: 'hot', after: 0, points: ['a1', 'b2'] }],
    ['cycle 6', { kind: 'cycle', length: 6 }],
    ['captures 2 at move 3', { kind: 'captures', count: 2, move: 3 }],
    ['eye c3 is 1+b', eye('c3', null, { kind: 'value', symbolic: '1+b' })],
    ['eye c3 is b + 1', eye('c3', null, { kind: 'value', symbolic: '1+b' })],
    ['eye a is b+a+a', eye('b5', null, { kind: 'value', symbolic: '2a+b' })],
    ['eye c3 is a', eye('c3', null, { kind: 'value', symbolic: 'a' })],
    ['eye c3 is a + b', eye('c3', null, { kind: 'value', symbolic: 'a+b' })],
    ['eye c3 is 0', eye('c3', null, { kind: 'value', symbolic: '0' })],
    ['eye c3 of white is better than half', eye('c3', 2, { kind: 'class', name: 'better than half' })],
    ['eye c3 is a half eye', eye('c3', null, { kind: 'class', name: 'half' })],
    ['eye c3 is false', eye('c3', null, { kind: 'class', name: 'false' })],
    ['eye c3 is worse than a false eye', eye('c3', null, { kind: 'class', name: 'worse than false' })],
    ['repetition at move 6 of move 0', { kind: 'repetition', move: 6, of: 0 }],
    ['repetition at 6 of the start', { kind: 'repetition', move: 6, of: 0 }],
  ])('%s', (value, expected) => {
    expect(claims(value)).toEqual(expected);
  });

  function eye(point: string, owner: number | null, claim: object) {
    return { kind: 'eye', point, owner, claim };
  }
});

describe('other lines', () => {
  test('everything at once, keys in any case and place', () => {
    const entry = clean(
      [
        '## Ko',
        '; a comment',
        'RULES: Spight, psk',
        'To-Play : White',
        '. X O .',
        'X O . O',
        'first: 7',
        'suicide: allowed',
        'hidden-kos: count',
        'max-cycle: 8',
        'eye-values: a = 3/4',
        'rules: nssk',
      ].join('\n'),
    );
    expect(entry.title).toEqual({ value: 'Ko', span: { start: 3, end: 5 } });
    expect(entry.rules.map((rule) => rule.value)).toEqual(['spight', 'psk', 'nssk']);
    expect(entry.toPlay?.value).toBe(2);
    expect(entry.first?.value).toBe(7);
    expect(entry.suicide).toBe('allowed');
    expect(entry.hiddenKos).toBe('count');
    expect(entry.maxCycle).toBe(8);
    expect(entry.eyeValues).toEqual({ numerator: 3, denominator: 4 });
    expect(entry.fields.map((field) => field.key)).toContain('to-play');
  });

  test('what is not said is not there', () => {
    const entry = clean('. X');
    expect(entry).toMatchObject({
      title: null,
      rules: [],
      toPlay: null,
      colors: { X: 1, O: 2 },
      moves: [],
      replays: [],
      from: null,
      first: null,
      expects: [],
      suicide: 'rule',
      hiddenKos: null,
      maxCycle: null,
      eyeValues: null,
    });
  });

  test.each([
    ['Triple ko', 'Triple ko', null],
    ['Triple ko after 3', 'Triple ko', 3],
    ['Triple ko After move 12', 'Triple ko', 12],
    ['Black after White', 'Black after White', null],
    ['"Life after 3"', 'Life after 3', null],
    ['"Life after 3" after 4', 'Life after 3', 4],
    ['Ko ; not a comment', 'Ko ; not a comment', null],
  ])('from: %s', (value, title, after) => {
    const { from } = clean(`from: ${value}`);
    expect([from!.title.value, from!.after?.value ?? null]).toEqual([title, after]);
  });

  test('an entry that continues another one is read on that board', () => {
    const { diagram } = clean('a X .');
    const alone = clean('from: A\nmoves: B a W c1 B z\nexpect: hot after 1: c1');
    expect(alone.moves.map((move) => move.target.kind)).toEqual(['nowhere', 'nowhere', 'nowhere']);
    const linked = onBoard(alone, diagram!);
    expect(linked.moves.map((move) => moveText(move, diagram!))).toEqual(['B a=a1', 'W c1', 'B nowhere']);
    expect(linked.expects[0]!.claim).toEqual({ kind: 'hot', after: 1, points: [2] });
    expect(linked.problems.map((p) => p.code)).toEqual(['label.unknown']);
    expect(onBoard(alone, diagram!)).toBe(linked);
  });

  test('a size beside from: draws no board', () => {
    const { diagram, from } = clean('from: A\nsize: 9');
    expect([diagram, from?.title.value]).toEqual([null, 'A']);
  });

  test('prose that looks like points is prose where no board is near', () => {
    expect(parseEntry('X O\n\nblack to play\nand live').problems.map((p) => p.code)).toEqual([
      'line.unreadable',
    ]);
  });
});

test('a line that is mostly dashes is no row of the board above it', () => {
  const { diagram, problems } = parseEntry('# A\n. X\nO .\nX O - - - -\n');
  expect([diagram?.rows, problems.map(({ code }) => code)]).toEqual([2, ['line.unreadable']]);
});
