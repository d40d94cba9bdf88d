import { parse } from '@sabaki/sgf';
import { describe, expect, it, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { parseSenseis } from '../../../src/notation/senseis/parse.ts';
import { convertEntry } from '../../../src/service/export/convert.ts';
import {
  analyse,
  convertEntries,
  DEFAULT_SETTINGS,
  foreignDocument,
  type TargetId,
  targets,
} from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { rowsOf } from '../../notation/goban/helpers.ts';

const read = (text: string) => analyse(openDocument('a.goban', 0, 'goban', text), DEFAULT_SETTINGS);
const first = (text: string) => read(text).entries[0]!.analysis;
const convert = (text: string, target: TargetId, at?: number) => convertEntry(first(text), target, at);
const codes = (lost: readonly { readonly code: string }[]) => lost.map(({ code }) => code);

interface Game {
  readonly data: Readonly<Record<string, readonly string[]>>;
  readonly children: readonly Game[];
}

const games = (text: string) => parse(text) as Game[];

/** White takes a ko; Black's last move goes where White's stone stands. */
const KO = `# A ko
rules: psk
to-play: white
+-----------+
| . X O . . |
| X . X O . |
| . X O . a |
| . . . . * |
+-----------+
moves: b3 e1 pass B @1
expect: captures 1 at move 1
`;

const LONG = `# Ladder
size: 9
+-------------------+
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
| . . . . . . . . . |
+-------------------+
moves: a1 b1 c1 d1 e1 f1 g1 h1 j1 a2 b2 c2
`;

test('an entry by itself has what its verdicts turn on from those that it continues', () => {
  const lines = 'suicide: allowed\nhidden-kos: count\nmax-cycle: 8\neye-values: a=1/2\n';
  const board = '+-----+\n| . X |\n| . . |\n+-----+\n';
  const text = `# A\n${board}rules: psk\n${lines}moves: B a1\n\n# B\nfrom: A\nmax-cycle: far\nmoves: W b1\n`;
  const continued = read(text).entries[1]!.analysis;
  const alone = first(convertEntry(continued, 'goban').text);
  expect(alone.options).toEqual(continued.options);
  expect(alone.options).toMatchObject({
    suicide: 'allowed',
    hiddenKos: 'count',
    maxCycle: Number.POSITIVE_INFINITY,
  });
  expect([alone.rules, alone.eyeValue]).toEqual([continued.rules, continued.eyeValue]);
  // In a tree it stands under the rules of its game, and says what it says itself.
  const [tree] = convertEntries(read(text), 'sgf').entries;
  expect(tree!.text.match(/suicide: allowed/g)).toHaveLength(1);
  expect(tree!.text).toContain('max-cycle: far');
});

describe('what printers say that they lose', () => {
  it('has a code from a fixed list, and a sentence', () => {
    const codes = new Set<string>();
    for (const { id } of targets()) {
      for (const text of [KO, LONG]) {
        const { text: printed, lost } = convert(text, id);
        expect(printed.endsWith('\n'), id).toBe(true);
        for (const { code, message } of lost) {
          codes.add(code);
          expect(code).toMatch(/^lost\.[a-z]+$/);
          expect(say(message)).toMatch(/^[^\n]{3,200}[^.\n]$/);
        }
      }
    }
    expect(codes.size).toBeGreaterThan(5);
  });

  it('is nothing where everything is kept', () => {
    expect(convert(LONG, 'sgf').lost).toEqual([]);
    expect(convert(LONG.replace(/ a2 b2 c2$/m, ''), 'senseis').lost).toEqual([]);
    expect(convert(LONG, 'goban').lost).toEqual([]);
    expect(convert(LONG, 'typst').lost).toEqual([]);
  });

  it('is what was before a further diagram', () => {
    expect(codes(convert(LONG, 'senseis').lost)).toEqual(['lost.from']);
    expect(codes(convert(LONG, 'ascii').lost)).toEqual(['lost.from']);
  });

  it('is the order of moves on a board that has only stones', () => {
    expect(codes(convert(LONG, 'gnugo').lost)).toEqual(['lost.title', 'lost.moves']);
  });

  it('is an entry without a board', () => {
    expect(convert('# None\n', 'senseis')).toMatchObject({ text: '', lost: [{ code: 'lost.place' }] });
  });
});

describe('entries as $$', () => {
  it('go on in a second diagram after ten moves, without what was captured', () => {
    const { text } = convert(LONG, 'senseis');
    const [one, two] = text.split('\n\n').map((part) => parseSenseis(part));
    expect(one!.diagram!.digits.length).toBe(10);
    expect(two!.first?.value).toBe(11);
    expect(rowsOf(two!.diagram!).slice(-2)).toEqual(['O12......', '.OXOXOXOX']);
    expect([...one!.problems, ...two!.problems]).toEqual([]);
  });

  it('begin another diagram where a stone stood, after what was captured', () => {
    const { text, lost } = convert(KO, 'senseis');
    const parts = text.split('\n\n').map((part) => parseSenseis(part));
    expect(parts.map(({ title }) => title?.value)).toEqual(['A ko (3 pass, 4 at 1)']);
    expect(codes(lost)).toEqual(['lost.rules', 'lost.facts', 'lost.marks']);
    expect(rowsOf(parts[0]!.diagram!)).toEqual(['.XO..', 'X1XO.', '.XO.a', '....2']);
  });

  it('show a position alone when asked for one', () => {
    const { text, lost } = convert(KO, 'senseis', 1);
    const { diagram, toPlay } = parseSenseis(text);
    expect(rowsOf(diagram!)).toEqual(['.XO..', 'XO.O.', '.XO.a', '....*']);
    expect(toPlay?.value).toBe(1);
    expect(codes(lost)).toContain('lost.from');
  });
});

describe('entries as SGF', () => {
  it('say the size, the rules, the setup, the marks and the moves; programs read it alike', () => {
    const { text } = convert(KO, 'sgf');
    const [game] = games(text);
    expect(game!.data).toMatchObject({
      SZ: ['5:4'],
      GN: ['A ko'],
      RU: ['Chinese'],
      PL: ['W'],
      AB: ['ba', 'ab', 'cb', 'bc'],
      AW: ['ca', 'db', 'cc'],
      MA: ['ed'],
      LB: ['ec:a'],
      C: ['expect: captures 1 at move 1'],
    });
    const moves: unknown[] = [];
    for (let node = game!.children[0]; node; node = node.children[0]) moves.push(node.data);
    expect(moves).toEqual([{ W: ['bb'] }, { B: ['ed'] }, { W: [''] }, { B: ['bb'] }]);
  });

  it('escape what would end a value', () => {
    const { text } = convert(LONG.replace('Ladder', 'a] b\\ (;c: d'), 'sgf');
    expect(games(text)[0]!.data.GN).toEqual(['a] b\\ (;c: d']);
    expect(text).toContain('GN[a\\] b\\\\ (;c: d]');
  });

  it('have what continues an entry as its variations, wherever it stands in the file', () => {
    const document = read(`${LONG}
# First
from: Ladder after 2
moves: e5 e6

# Second
from: First after 3
moves: f6

# Apart
size: 5
`);
    const { entries } = convertEntries(document, 'sgf');
    expect(entries.length).toBe(2);
    const [game] = games(entries[0]!.text);
    const afterTwo = game!.children[0]!.children[0]!;
    expect(afterTwo.children.map(({ data }) => data)).toEqual([{ B: ['ci'] }, { N: ['First'] }]);
    const fork = afterTwo.children[1]!.children[0]!;
    expect(fork.data).toEqual({ B: ['ee'], MN: ['3'] });
    expect(fork.children.map(({ data }) => data)).toEqual([{ W: ['ed'] }, { N: ['Second'] }]);
    expect(fork.children[1]!.children[0]!.data).toEqual({ W: ['fd'], MN: ['4'] });
  });

  it('put a part of a board where it belongs, and say what is made up', () => {
    const corner = '# Corner\nsize: 19\n----+\n. X |\nO . |\n';
    const { text, lost } = convert(corner, 'sgf');
    expect(games(text)[0]!.data).toMatchObject({ SZ: ['19'], AB: ['sa'], AW: ['rb'], VW: ['ra:sb'] });
    expect(codes(lost)).toEqual(['lost.open']);
    const middle = convert('. X .\n. O .\n', 'sgf');
    expect(codes(middle.lost)).toEqual(['lost.place', 'lost.open']);
    const [point] = games(middle.text)[0]!.data.AB!;
    expect(point).toMatch(/^[b-r][b-r]$/);
  });

  it('dim points that nobody knows', () => {
    const { text, lost } = convert('+---+\n|X ?|\n+---+\n', 'sgf');
    expect(games(text)[0]!.data).toMatchObject({ DD: ['ba'], SZ: ['2:1'] });
    expect(codes(lost)).toEqual(['lost.unknown']);
  });

  it('survive a game of any length', () => {
    const moves = Array.from({ length: 20_000 }, () => 'pass').join(' ');
    const { text } = convert(`size: 9\nmoves: ${moves}\n`, 'sgf');
    expect(text.match(/;[BW]\[\]/g)!.length).toBe(20_000);
  });
});

describe('entries by themselves', () => {
  const BOOK = `${KO.replace('rules: psk\n', 'rules: psk, spight\n')}
# Later
from: A ko after 2
moves: d1
expect: move 3 allowed
`;

  it('have the moves before them where a notation holds games', () => {
    const later = read(BOOK).entries[1]!.analysis;
    const { text, lost } = convertEntry(later, 'goban');
    expect(lost).toEqual([]);
    const alone = first(text);
    expect(alone.game.plies.map(({ move }) => move)).toEqual(later.game.plies.map(({ move }) => move));
    expect(alone.rules).toEqual(['psk', 'spight']);
    expect(alone.syntax.expects.map((one) => one.text)).toEqual(['move 3 allowed']);
    expect(alone.game.start.position.rows()).toEqual(later.game.start.position.rows());
  });

  it('show their own moves on pictures, with the numbers that they have', () => {
    const later = read(BOOK).entries[1]!.analysis;
    const { text, lost } = convertEntry(later, 'senseis');
    expect(text).toContain('$$Wm3 Later');
    expect(codes(lost)).toContain('lost.from');
  });

  it('stay linked when all of a file is written anew', () => {
    const { entries } = convertEntries(read(BOOK), 'goban');
    expect(entries.map(({ text }) => text).join('\n')).toContain('from: A ko after 2');
  });
});

describe('$$ diagrams as other things', () => {
  const PAGE = `$$Bc13 Shape (4 at 1)
$$ | . . O X .
$$ | B . 1 O X
$$ | . 2 O X 3
$$ | T . . a .
$$ -----------
`;

  it('are entries as any other', () => {
    const document = analyse(foreignDocument('a.txt', PAGE), DEFAULT_SETTINGS);
    const { text, lost } = convertEntry(document.entries[0]!.analysis, 'goban');
    expect(text).toBe(`# Shape (4 at 1)
size: 13
| . . O X .
| X . 1 O X
| . 2 O X 3
| . . . a .
+----------
replays: 4@1
circle: a3
triangle: a1
`);
    expect(codes(lost)).toEqual([]);
  });

  it('keep their signs in SGF', () => {
    const document = analyse(foreignDocument('a.txt', PAGE), DEFAULT_SETTINGS);
    const { text } = convertEntry(document.entries[0]!.analysis, 'sgf');
    expect(games(text)[0]!.data).toMatchObject({ SZ: ['13'], CR: ['ak'], TR: ['am'], LB: ['dm:a'] });
  });
});

describe('pictures in Markdown', () => {
  it('have alternative text that nothing in a title can break out of', () => {
    const { text } = convert(KO.replace('A ko', 'A ko](x) [b'), 'markdown');
    expect(text).toMatch(/^!\[A ko\\\]\(x\) \\\[b .*\]\(data:image\/svg\+xml;base64,[\w+/=]+\)\n$/);
  });
});
