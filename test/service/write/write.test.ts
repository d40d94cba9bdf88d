import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import type { HostKind } from '../../../src/document/types.ts';
import type { WriteAction, WriteReply } from '../../../src/protocol/write.ts';
import { analyse, DEFAULT_SETTINGS, ruleAt } from '../../../src/service/index.ts';
import { BASIC_KO, edited, type Marked, marked, writeNow } from '../marked.ts';

const LONG = Array.from({ length: 13 }, (_, i) => `b2=text${10 + i}`).join(' ');

interface Asked {
  readonly index?: number;
  readonly entry?: number;
  readonly host?: HostKind;
}

/** The point of a coordinate on the board of the entry. */
function pointOf({ analysis }: Marked, name: string, entry: number): number {
  const { geometry } = analysis.entries[entry]!.analysis.game.start.position;
  for (let p = 0; p < geometry.columns * geometry.rows; p++) if (geometry.name(p) === name) return p;
  throw new Error(`no point ${name}`);
}

type At = WriteAction extends infer A
  ? A extends { point: number }
    ? Omit<A, 'point'> & { at: string }
    : A
  : never;

function ask(
  text: string,
  action: At,
  { index, entry = 0, host }: Asked = {},
): { reply: WriteReply; text: string } {
  const read = marked(text, {}, host);
  const { game } = read.analysis.entries[entry]!.analysis;
  const { at, ...rest } = action as { at?: string } & Record<string, unknown>;
  const full = (at === undefined
    ? rest
    : { ...rest, point: pointOf(read, at, entry) }) as unknown as WriteAction;
  const reply = writeNow(read.analysis, {
    uri: 'test:///text',
    entry,
    version: 1,
    index: index ?? game.length,
    action: full,
  });
  if (reply?.kind !== 'edit') return { reply, text };
  const edits = reply.edits.map((one) => ({ span: { start: one.start, end: one.end }, text: one.text }));
  return { reply, text: edited(text, edits) };
}

/** What the text becomes; the reason when it stays. */
function written(text: string, action: At, asked?: Asked): string {
  const { reply, text: now } = ask(text, action, asked);
  if (reply?.kind === 'edit') return now;
  return reply?.kind === 'refused' ? `${reply.code}: ${reply.message}` : JSON.stringify(reply);
}

const play = (at: string, more: Partial<Extract<At, { kind: 'play' }>> = {}): At => ({
  kind: 'play',
  at,
  ...more,
});

describe('a play is written the way its author writes', () => {
  test.each([
    ['colors', 'size: 5\nmoves: B c3', 'size: 5\nmoves: B c3 W d4'],
    ['turn and turn about', 'size: 5\nmoves: c3', 'size: 5\nmoves: c3 d4'],
    ['capitals', 'size: 5\nmoves: B C3', 'size: 5\nmoves: B C3 W D4'],
    ['commas', 'size: 5\nmoves: c3, c4, e1', 'size: 5\nmoves: c3, c4, e1, d4'],
    ['numbers', 'size: 5\nmoves: 1. c3 2. c4 3. e1', 'size: 5\nmoves: 1. c3 2. c4 3. e1 4. d4'],
    ['numbers of pairs', 'size: 5\nmoves: 1. c3 c4 2. e1', 'size: 5\nmoves: 1. c3 c4 2. e1 d4'],
    ['a comment', 'size: 5\nmoves: B c3 ; why', 'size: 5\nmoves: B c3 W d4 ; why'],
    ['an empty line', 'size: 5\nmoves:', 'size: 5\nmoves: B d4'],
    ['an empty line with a comment', 'size: 5\nmoves: ; none', 'size: 5\nmoves: B d4 ; none'],
    [
      'two lines',
      'size: 5\nmoves: B c3\nmoves: W c4\nexpect: captures 0 at move 1',
      'size: 5\nmoves: B c3\nmoves: W c4 B d4\nexpect: captures 0 at move 1',
    ],
    ['line ends of their own', 'size: 5\r\nmoves: B c3\r\n', 'size: 5\r\nmoves: B c3 W d4\r\n'],
  ])('%s', (_, before, after) => {
    expect(written(before, play('d4'))).toBe(after);
  });

  test('labels, where others are used; a label b is no color', () => {
    const board = '| . a b\n| . . X\n+-----\n';
    expect(written(`${board}moves: W a`, play('c2'))).toBe(`${board}moves: W a B b`);
    expect(written(`${board}moves: W a1`, play('c2'))).toBe(`${board}moves: W a1 B c2`);
  });

  test('a line that is full goes on below', () => {
    const moves = Array.from(
      { length: 25 },
      (_, i) => `${'abcdefghjk'[i % 10]}${1 + Math.floor(i / 10)}`,
    ).join(' ');
    const before = `size: 19\n  moves: ${moves} m1 n1 o1 p1 q1\n`;
    expect(written(before, play('q9'))).toBe(`${before.trimEnd()}\n  moves: q9\n`);
  });

  test('without a line of moves one comes below the board and above the claims', () => {
    expect(
      written(`# A\n${BASIC_KO}\nrules: psk\nexpect: captures 1 at move 1\n`, play('b2', { by: 'other' })),
    ).toBe(`# A\n${BASIC_KO}\nrules: psk\nmoves: W b2\nexpect: captures 1 at move 1\n`);
  });

  test('digits of the diagram go before', () => {
    const board = '| . 1 2 .\n| . . . .\n+-------\n';
    expect(written(board, play('a1'))).toBe(`${board}moves: B a1\n`);
  });

  test('a diagram whose edges leave its place to printed coordinates', () => {
    const board = 'size: 19\n   G H J\n 9 . . .\n 8 . . .\n';
    expect(written(board, play('j8'))).toBe(`${board}moves: B j8\n`);
  });

  test('shown numbers do not matter', () => {
    expect(written('size: 5\nfirst: 7\nmoves: B c3', play('d4'))).toBe('size: 5\nfirst: 7\nmoves: B c3 W d4');
  });

  test('Shift plays the other color, and colors that hang on turns are named first', () => {
    expect(written('size: 5\nmoves: c3 d3', play('e4', { by: 'other' }))).toBe(
      'size: 5\nmoves: B c3 d3 W e4',
    );
    expect(written('size: 5', play('e4', { by: 'other' }))).toBe('size: 5\nmoves: W e4');
  });

  test('pass and tenuki', () => {
    expect(written('size: 5\nmoves: c3', { kind: 'pass' })).toBe('size: 5\nmoves: c3 pass');
    expect(written('size: 5', { kind: 'tenuki' })).toBe('size: 5\nmoves: B tenuki');
  });

  test('in fences of lists and block quotes', () => {
    const list = '- one\n  ```goban\n  size: 5\n  ```\n';
    expect(written(list, play('c3'), { host: 'markdown' })).toBe(
      '- one\n  ```goban\n  size: 5\n  moves: B c3\n  ```\n',
    );
    const quote = '> > ```goban\n> > size: 5\n> > ```\n';
    expect(written(quote, play('c3'), { host: 'markdown' })).toBe(
      '> > ```goban\n> > size: 5\n> > moves: B c3\n> > ```\n',
    );
  });

  test('an entry that continues another', () => {
    const text = '# A\nsize: 5\nmoves: B c3\n# B\nfrom: A\n';
    expect(written(text, play('d4'), { entry: 1 })).toBe(`${text}moves: W d4\n`);
  });
});

describe('what cannot be played is not written', () => {
  test('an occupied or unknown point', () => {
    expect(written(BASIC_KO, play('b3'))).toBe('write.occupied: There is already a black stone on B3.');
    expect(written('| . ? .\n+-----\n', play('b1'))).toMatch(/^write\.unknown/);
  });

  test('suicide, unless it is allowed', () => {
    const board = '+-----+\n| . O . |\n| O . . |\n+-----+\n'.replaceAll('-----', '-------');
    const { reply } = ask(board, play('a2'));
    expect(reply).toMatchObject({ kind: 'refused', code: 'play.suicide' });
    expect(written(`${board}suicide: allowed\n`, play('a2'))).toBe(`${board}suicide: allowed\nmoves: B a2\n`);
  });

  test('a ko that the rule in force forbids, with its reason; but who wants may write it', () => {
    const text = `${BASIC_KO}\nmoves: W b2`;
    const { reply } = ask(text, play('c2'));
    expect(reply).toMatchObject({ kind: 'refused', offers: [{ title: 'Write it anyway' }] });
    expect((reply as { message: string }).message).toMatch(/^Black C2 is forbidden under basic ko: /);
    expect(written(text, play('c2', { anyway: true }))).toBe(`${text} B c2`);
    expect(written(`${text}\nrules: none`, play('c2'))).toBe(`${BASIC_KO}\nmoves: W b2 B c2\nrules: none`);
  });

  test('what is no point, an old version, no entry, no board', () => {
    const { analysis } = marked('size: 5');
    const at = { uri: '', entry: 0, version: 1, index: 0 };
    expect(writeNow(analysis, { ...at, action: { kind: 'play', point: 25 } })).toMatchObject({
      code: 'write.off-board',
    });
    expect(writeNow(analysis, { ...at, action: { kind: 'play', point: 0.5 } })).toMatchObject({
      code: 'write.off-board',
    });
    expect(writeNow(analysis, { ...at, version: 2, action: { kind: 'pass' } })).toEqual({ kind: 'stale' });
    expect(writeNow(analysis, { ...at, entry: 4, action: { kind: 'pass' } })).toBeNull();
    expect(written('from: Nothing', { kind: 'pass' })).toMatch(/^write\.no-board/);
  });
});

describe('before the last move', () => {
  const text = '# A\nsize: 5\nmoves: B c3 W d4 B e5\n';

  test('the next move is stepped to', () => {
    expect(ask(text, play('d4'), { index: 1 }).reply).toEqual({ kind: 'go', entry: 0, index: 2 });
    expect(ask(text, play('d4', { by: 'black' }), { index: 1 }).reply).toMatchObject({
      code: 'write.not-last',
    });
  });

  test('another one begins a variation, if wanted', () => {
    const { reply } = ask(text, play('d3'), { index: 1 });
    expect(reply).toMatchObject({
      code: 'write.not-last',
      message: 'The text already continues after move 1 with White D4.',
      offers: [{ title: 'Begin a variation', action: { how: 'branch' } }],
    });
    const branched = ask(text, play('d3', { how: 'branch' }), { index: 1 });
    expect(branched.reply).toMatchObject({ entry: 1, index: 2 });
    expect(branched.text).toBe(`${text}\n# A, variation\nfrom: A after 1\nmoves: W d3\n`);
    expect(ask(branched.text, play('d3'), { index: 1 }).reply).toEqual({ kind: 'go', entry: 1, index: 2 });
    expect(ask(branched.text, play('d2', { how: 'branch' }), { index: 1 }).text).toContain(
      '# A, variation 2\n',
    );
  });

  test('a variation from the start, and of an entry without a title, in a fence', () => {
    const fence = '> ```goban\n> size: 5\n> moves: B c3\n> ```\n';
    expect(written(fence, play('d3', { how: 'branch' }), { index: 0, host: 'markdown' })).toBe(
      '> ```goban\n> # Diagram\n> size: 5\n> moves: B c3\n> \n> # Diagram, variation\n> from: Diagram after 0\n> moves: B d3\n> ```\n',
    );
  });

  test('entries that continue from the last move are asked about', () => {
    const two = '# A\nsize: 5\nmoves: B c3\n# B\nfrom: A\nmoves: W d4\n';
    const { reply } = ask(two, play('d3'));
    expect(reply).toMatchObject({ code: 'write.continued', offers: [{}, {}, {}] });
    expect(written(two, play('d3', { how: 'pin' }))).toBe(
      '# A\nsize: 5\nmoves: B c3 W d3\n# B\nfrom: A after 1\nmoves: W d4\n',
    );
    expect(written(two, play('d3', { how: 'follow' }))).toBe(
      '# A\nsize: 5\nmoves: B c3 W d3\n# B\nfrom: A\nmoves: W d4\n',
    );
    expect(ask(two, play('d4')).reply).toEqual({ kind: 'go', entry: 1, index: 2 });
  });

  test('what follows a new last move counts its moves from there, and is offered only where it says what it said', () => {
    const text = (third: string, last: number, more = '') =>
      `# A\nsize: 5\nmoves: B c3${third}\n# B\nfrom: A\nmoves: W d4 B a1\nexpect: captures 0 at move ${last}\nshow: after ${last}\n# C\nfrom: B after ${last}\n${more}`;
    expect(written(text('', 2), play('d3', { how: 'follow' }))).toBe(text(' W d3', 3));
    const kinds = (source: string, at = 'd3') => {
      const { reply } = ask(source, play(at));
      return reply?.kind === 'refused'
        ? reply.offers.map(({ action }) => (action as { how: string }).how)
        : [];
    };
    expect(kinds(text('', 2))).toEqual(['branch', 'pin', 'follow']);
    // The colors of the moves that follow would be others, or one of them would be taken.
    expect(kinds(text('', 2).replace('W d4 B a1', 'd4 a1'))).toEqual(['branch', 'pin']);
    expect(kinds(text('', 2, 'moves: B d3\n'))).toEqual(['branch', 'pin']);
    // A claim would be false: what was taken would have a liberty where a new move has taken.
    const taking = (count: number) =>
      `# A\nsize: 4\nO . . .\nX O . .\n. . . .\n. . . .\nmoves: B d1\n# B\nfrom: A\nmoves: B b4\nexpect: captures ${count} at move 2\n`;
    expect(kinds(taking(1), 'a2')).toEqual(['branch', 'pin']);
    expect(kinds(taking(1), 'd2')).toEqual(['branch', 'pin', 'follow']);
  });

  test('a variation from the start of an entry has its numbers', () => {
    const text = '# A\nsize: 5\nfirst: 7\nmoves: B c3\n';
    expect(written(text, play('d3', { how: 'branch' }), { index: 0 })).toBe(
      `${text}\n# A, variation\nfrom: A after 0\nfirst: 7\nmoves: B d3\n`,
    );
  });
});

describe('the drawn board', () => {
  const board = '| . a * O\n| X + ? 1\n+-------\n';
  const setup = (at: string, stone: 'black' | 'white' | null): At => ({ kind: 'setup', at, stone });

  test('a glyph is changed where it stands', () => {
    expect(written(board, setup('a2', 'black'))).toBe(board.replace('| . a', '| X a'));
    expect(written(board, setup('c1', 'white'))).toBe(board.replace('?', 'O'));
    expect(written(board, setup('a1', null))).toBe(board.replace('X +', '. +'));
    expect(written(`${board}colors: X=white O=black\n`, setup('a2', 'black'))).toBe(
      `${board.replace('| . a', '| O a')}colors: X=white O=black\n`,
    );
    expect(written('...\nXO.\n', setup('c1', 'black'))).toBe('...\nXOX\n');
  });

  test('a board without rows is drawn', () => {
    expect(written('# A\r\nsize: 2\r\nmoves: a1\r\n', setup('b2', 'white'))).toBe(
      '# A\r\nsize: 2\r\n+-----+\r\n| . O |\r\n| . . |\r\n+-----+\r\nmoves: a1\r\n',
    );
  });

  test('labels and marks', () => {
    const label = (at: string, name: string | null): At => ({ kind: 'label', at, label: name });
    expect(written(board, label('b1', 'next'))).toBe(board.replace('+ ?', 'b ?'));
    expect(written(board, label('b2', null))).toBe(board.replace('. a', '. .'));
    expect(written(board, label('a2', 'a'))).toMatch(/^write\.label-taken/);
    expect(written(`${board}moves: W a\n`, label('b2', null))).toMatch(/^write\.label-used/);
    expect(written(board, { kind: 'mark', at: 'c2' })).toBe(board.replace('*', '.'));
    expect(written(board, { kind: 'mark', at: 'a2' })).toBe(board.replace('. a', '* a'));
  });

  describe('marks in lines of their own', () => {
    const plain = '# A\n| . X . O\n| . a * .\n+--------\nfirst: 1\nexpect: cycle 2\n';
    const line = (added: string, from = plain) => from.replace('first: 1', `first: 1\n${added}`);
    const mark = (at: string, shape: Extract<At, { kind: 'mark' }>['shape'], color?: 'black' | 'white'): At =>
      ({ kind: 'mark', at, shape, ...(color && { color }) }) as At;
    const label = (at: string, name: string | null): At => ({ kind: 'label', at, label: name });

    test('a line has a hundred characters at most', () => {
      const names = [...'abcdefghjklmnopqrst'].flatMap((column) => [`${column}1`, `${column}2`]);
      const text = (points: readonly string[]) => `size: 19\ncircle: ${points.join(' ')}\n`;
      const full = text(names.slice(0, 31));
      expect(full.split('\n')[1]).toHaveLength(100);
      expect(written(text(names.slice(0, 30)), mark(names[30]!, 'circle'))).toBe(full);
      const long = text(['a10', ...names.slice(1, 30)]);
      expect(written(long, mark('t2', 'circle'))).toBe(`${long}circle: t2\n`);
    });

    test.each<[string, string, At, string]>([
      ['a new line, above the claims', plain, mark('b2', 'circle'), line('circle: b2')],
      ['a second one', line('circle: b2'), mark('d2', 'circle'), line('circle: b2 d2')],
      [
        'commas as the author has them',
        line('square: a1, b1'),
        mark('c2', 'square'),
        line('square: a1, b1, c2'),
      ],
      ['capitals as the author has them', line('square: A1'), mark('c2', 'square'), line('square: A1 C2')],
      ['before a comment', line('square: A1 ; mine'), mark('c2', 'square'), line('square: A1 C2 ; mine')],
      ['taken away', line('circle: b2 d2'), mark('b2', 'circle'), line('circle: d2')],
      ['taken from the midst', line('circle: a1, b2, d2'), mark('b2', 'circle'), line('circle: a1, d2')],
      ['the last one, with its line', line('circle: b2'), mark('b2', 'circle'), plain],
      ['but not with a comment', line('circle: b2 ; mine'), mark('b2', 'circle'), line(' ; mine')],
      ['by its label', line('circle: a'), mark('b1', 'circle'), plain],
      ['another shape', line('circle: b2 d2'), mark('b2', 'triangle'), line('circle: d2\ntriangle: b2')],
      [
        'another shape, in the place of a line that goes',
        line('circle: b2'),
        mark('b2', 'triangle'),
        line('triangle: b2'),
      ],
      ['a cross on a stone', plain, mark('b2', 'cross'), line('cross: b2')],
      ['a cross on an empty point', plain, mark('a1', 'cross'), plain.replace('| . a', '| * a')],
      ['no cross', plain, mark('c1', 'cross'), plain.replace('*', '.')],
      ['a square for a cross', plain, mark('c1', 'square'), line('square: c1').replace('*', '.')],
      ['territory', plain, mark('a2', 'territory', 'black'), line('territory: B a2')],
      ['more of it', line('territory: B a2'), mark('c2', 'territory', 'black'), line('territory: B a2 c2')],
      [
        'the other’s',
        line('territory: B a2'),
        mark('c2', 'territory', 'white'),
        line('territory: B a2 W c2'),
      ],
      [
        'from one to the other',
        line('territory: B a2 c2 W a1'),
        mark('c2', 'territory', 'white'),
        line('territory: B a2 W a1 c2'),
      ],
      [
        'a color without points goes',
        line('territory: B a2 W c2'),
        mark('a2', 'territory'),
        line('territory: W c2'),
      ],
      ['all of it', line('territory: B a2'), mark('a2', 'territory', 'white'), line('territory: W a2')],
      ['a text', plain, label('b2', '12'), line('label: b2=12')],
      ['a letter on a stone', plain, label('b2', 'b'), line('label: b2=b')],
      ['a capital', plain, label('a1', 'B'), line('label: a1=B')],
      ['the next letter on a stone', plain, label('b2', 'next'), line('label: b2=b')],
      ['another text', line('label: b2=1 d2=2'), label('b2', '3'), line('label: d2=2 b2=3')],
      ['no text', line('label: b2=1 d2=2'), label('b2', null), line('label: d2=2')],
      ['a text for a label', plain, label('b1', 'xy'), line('label: b1=xy').replace('. a', '. .')],
      [
        'a new line where one is long',
        line(`label: ${LONG}`),
        label('a1', 'ab'),
        line(`label: ${LONG}\nlabel: a1=ab`),
      ],
    ])('%s', (_, from, action, to) => {
      expect(written(from, action)).toBe(to);
    });

    test('arrows and lines, there and back', () => {
      const draw = (text: string, shape: 'arrow' | 'line', at: string, to: number) =>
        written(text, { kind: 'line', shape, at, to } as At);
      const arrow = line('arrow: a1-c2');
      expect(draw(plain, 'arrow', 'a1', 2)).toBe(arrow);
      expect(draw(arrow, 'arrow', 'b1', 3)).toBe(line('arrow: a1-c2 b1-d2'));
      expect(draw(arrow, 'arrow', 'a1', 2)).toBe(plain);
      expect(draw(arrow, 'arrow', 'c2', 4)).toBe(line('arrow: a1-c2 c2-a1'));
      // A line has no direction.
      expect(draw(line('line: a1-c2'), 'line', 'c2', 4)).toBe(plain);
      // Drawn twice, in two lines at the end of the text, with and without a last line end.
      for (const end of ['', '\n', '\r\n']) {
        for (const twice of [
          'arrow: a1-c2\narrow: a1-c2',
          'arrow: a1-c2\narrow: a1-c2 b1-c2',
          'arrow: a1-c2 a1-c2',
        ]) {
          const rest = twice.includes('b1-c2') ? '\narrow: b1-c2' : '';
          const board = '+---+\n|. . .|\n|. . .|\n+---+';
          const gone = draw(`${board}\n${twice}${end}`, 'arrow', 'a1', 2);
          expect(gone.trimEnd(), JSON.stringify([twice, end])).toBe(`${board}${rest}`);
        }
      }
      expect(draw(plain, 'line', 'a1', 4)).toMatch(/^write\.same/);
      expect(draw(plain, 'line', 'a1', 99)).toMatch(/^write\.off-board/);
    });

    test('on a board that is continued, and without rows', () => {
      const two = '# A\nsize: 5\ncircle: a1\n\n# B\nfrom: A\nmoves: B c3\n';
      expect(written(two, mark('c3', 'cross'), { entry: 1 })).toBe(
        two.replace('moves: B c3', 'moves: B c3\ncross: c3'),
      );
      expect(written(two, label('a1', 'a'), { entry: 1 })).toBe(
        two.replace('moves: B c3', 'moves: B c3\nlabel: a1=a'),
      );
      expect(written('size: 2\n', label('a1', 'next'))).toBe('size: 2\n+-----+\n| . . |\n| a . |\n+-----+\n');
      expect(written('size: 2\n', mark('a1', 'cross'))).toBe('size: 2\ncross: a1\n');
      expect(written(two, mark('a1', 'circle'), { entry: 0 })).toBe(two.replace('circle: a1\n', ''));
    });

    test('in a fence of a quotation, the marks of the quotation stay', () => {
      const quote = '> ```goban\n> size: 5\n> circle: a1\n> ```\n> text\n';
      expect(written(quote, mark('a1', 'circle'), { host: 'markdown' })).toBe(
        quote.replace('> circle: a1\n', ''),
      );
      expect(written(quote, mark('b1', 'square'), { host: 'markdown' })).toBe(
        quote.replace('circle: a1', 'circle: a1\n> square: b1'),
      );
    });

    test('what cannot be a label says so', () => {
      for (const text of ['', 'a b', 'a,b', '123456789', 'x'.repeat(500), '\n', '\u2028']) {
        expect(written(plain, label('b2', text))).toMatch(/^write\.no-label/);
      }
      expect(written(plain, label('b2', null))).toMatch(/^write\.same/);
      expect(written(line('label: b2=12'), label('b2', '12'))).toMatch(/^write\.same/);
      expect(written(`${plain}moves: W a\n`, label('b1', '12'))).toMatch(/^write\.label-used/);
    });
  });

  test.each([
    ['where none is named', 'size: 5\nmoves: B c3\n', 'size: 5\nmoves: B c3\nrules: psk\n'],
    ['in place of the first', 'size: 5\nrules: basic ssk ; why\n', 'size: 5\nrules: psk ssk ; why\n'],
    ['that stands further back', 'size: 5\nrules: basic psk\n', 'size: 5\nrules: psk basic\n'],
  ])('the rule in force, %s', (_, before, after) => {
    expect(written(before, { kind: 'rule', rule: 'psk' })).toBe(after);
    expect(ask(after, { kind: 'rule', rule: 'psk' }).reply).toMatchObject({ kind: 'go' });
    expect(written(before, { kind: 'rule', rule: 'x\nmoves: c3' })).toMatch(/^write\.unsafe/);
  });

  test('the names that are offered are those of variants, rules and well-known rule sets', () => {
    const text = 'size: 5\nrule: mine = psk with passes lift\nrules: mine\n';
    const document = analyse(openDocument('test:///a.goban', 1, 'goban', text), DEFAULT_SETTINGS);
    const { inForce, choices } = ruleAt(document, { offset: 0 })!;
    expect(inForce).toBe('mine');
    const names = choices.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['mine', 'ssk', 'psk', 'nssk', 'aga', 'tromp-taylor']));
    for (const name of names) expect(written(text, { kind: 'rule', rule: name }), name).not.toMatch(/^write/);
  });

  const NAMED = 'size: 5\nrule: mine = psk with passes lift\n';
  test.each([
    ['a well-known rule set', 'aga', 'size: 5\n', 'size: 5\nrules: aga\n'],
    [
      'another before a variant',
      'basic',
      `${NAMED}rules: mine, spight\n`,
      `${NAMED}rules: basic, mine, spight\n`,
    ],
    ['the other of a list', 'spight', `${NAMED}rules: mine spight\n`, `${NAMED}rules: spight mine\n`],
    ['a variant of the text', 'mine', `${NAMED}rules: ssk\n`, `${NAMED}rules: mine\n`],
    ['a variant back', 'mine', `${NAMED}rules: spight, mine\n`, `${NAMED}rules: mine, spight\n`],
    [
      'beside a variant in full',
      'ssk',
      'size: 5\nrules: psk with passes lift\n',
      'size: 5\nrules: ssk, psk with passes lift\n',
    ],
    ['the plain rule of a name', 'psk', `${NAMED}rules: mine\n`, `${NAMED}rules: psk, mine\n`],
  ])('the rule in force by the name that was chosen: %s', (_, rule, before, after) => {
    expect(written(before, { kind: 'rule', rule })).toBe(after);
  });

  test('what is not there to be changed says so', () => {
    expect(written(board, setup('d2', 'white'))).toBe('write.same: There is already a white stone on D2.');
    expect(written(board, setup('d1', 'white'), { index: 0 })).toMatch(/^write\.digit/);
    expect(written(board, setup('d1', null))).toMatch(/^write\.played/);
    expect(written('size: 5\nmoves: B c3', setup('c3', null))).toMatch(/^write\.played/);
    expect(written(`${board}moves: W a2`, setup('a2', 'black'), { index: 0 })).toMatch(/^write\.breaks/);
    expect(written('# A\nsize: 5\n# B\nfrom: A\n', setup('a1', 'black'), { entry: 1 })).toBe(
      'write.not-drawn: This entry continues “A” and draws no board of its own. Change the board there.',
    );
    expect(written('| . . .\n| . .\n| . . .\n+-----\n', setup('c2', 'black'))).toMatch(/^write\.ragged/);
  });
});
