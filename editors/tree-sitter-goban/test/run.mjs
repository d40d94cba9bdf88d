/** Holds the grammar to that of VS Code, on all texts of the gallery and on lines that are hard. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, ROOT } from './compare.mjs';

/** The kinds of nodes that a scope of the TextMate grammar may be. @type {[RegExp, string[]][]} */
const KINDS = [
  [/^comment\.line\.semicolon/, ['comment', 'comment_sign']],
  [/^punctuation\.definition\.comment/, ['comment', 'comment_sign']],
  [/^punctuation\.definition\.heading/, ['title_sign']],
  [/^markup\.heading/, ['title', 'title_name']],
  [/^entity\.name\.section/, ['title_name']],
  [/^entity\.name\.tag/, ['key']],
  [/^punctuation\.separator\.key-value/, [':']],
  [/^keyword\.control\.claim/, ['claim']],
  [/^keyword\.control\.mark/, ['mark']],
  [/^keyword\.control/, ['special_move']],
  [/^variable\.other/, ['reference']],
  [/^constant\.numeric\.move/, ['move_number']],
  [/^constant\.numeric/, ['number', 'eye_value']],
  [/^strong\.black/, ['black', 'black_stone']],
  [/^meta\.stone\.white/, ['white', 'white_stone']],
  [/^variable\.parameter\.coordinate/, ['coordinate']],
  [/^entity\.name\.function\.label/, ['label']],
  [/^keyword\.other/, ['claim_word', 'field_word', 'after']],
  [/^support\.type\.rule/, ['rule']],
  [/^comment\.block\.edge/, ['edge', 'border']],
  [/^comment\.line\.coordinates/, ['columns', 'row_number']],
  [/^punctuation\.empty/, ['empty']],
  [/^comment\.unknown/, ['unknown']],
];
/** Kinds of lines, whose tokens have kinds of their own. */
const LINES = new Set(['text', 'moves', 'expect', 'from', 'rules', 'field', 'row']);

/** Lines on which the two grammars could differ. */
const HARD = [
  'moves: B b4 w c3 Black d5 WHITE e5 b, w\nmoves: pass TENUKI passs @3 at atx 12 12. 12.5 3x bb3 Bb3 aaaa1 b123 i1 q\n',
  'replays : B b4\nMoves: B b4\nrulesx: psk\nmoves b4\n',
  'expect: eye at b2 is 1+b\nexpect: eye at b2 is better than half\nexpect: is\nexpect: is 2a b\nexpect: move 1 is forbidden under psk 12 b2 is 1 x\n',
  'from: A title after 3\nfrom: after 3\nfrom: A after 3 more\nfrom: after after 12  \nfrom: afterwards\nfrom:\nfrom: A after 3 after 4\nfrom: A AFTER 7\n',
  'rules: psk, spight PSK nssk ssk xpsk psk-2\nrule: mine = psk with passes lift\nRule : x\nruless: psk\n',
  'size: 9x9 9x 3/4 x9\nedges: all\nshow: whole board after 3 whole\nto-play: Black\nx: white whitex\n',
  '# Title # more\n#\n;\n; a comment\n   ; b\n  #   c  \n',
  '+---+\n| - |\n---\n+++\n|||\n - \n',
  'A B C\n   A B C D\nX O\nA\nABC D\nABCd\nO X A\n',
  ' 9 | X O . |9\n10 X O .\n 1 X O . 19\n|X O 3 | 3\n3 | . |\n19| . |\n1 2 3 |\n.. 12\n12\n1\n| . | 123\n|-X*?,+aZ9é|\n',
  'prose that is no row, Really\n\n\t\n   \nB: x\nb : 3\n',
  '\r\n# windows\r\n| X O |\r\nmoves: B b2\r\n',
  'moves: 黒 b4 é b4é\nno end of line: 3',
];

await compare({
  home: fileURLToPath(new URL('..', import.meta.url)),
  language: 'goban',
  kinds: KINDS,
  lines: LINES,
  files: readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.goban'))
    .map((name) => join(ROOT, 'examples', name)),
  texts: [...HARD, random(), ...fences()],
  least: 10_000,
});

/** Lines of pieces that lines have, put together at random; the same each time. */
function random() {
  let state = Number(process.env.KOBAN_SEED ?? 1);
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const heads = [
    'moves:',
    'Replays :',
    'expect:',
    'from:',
    'rules:',
    'size:',
    'x-y:',
    '#',
    ';',
    '|',
    '',
    '',
    ' 9 |',
    '12 ',
  ];
  const pieces =
    'B b w White b4 cc12 i9 12 12. 3x4 at pass X O . , + ? * - | a q Z A B C 19 1 is 1+b 2 is after 7 psk ssk captures eye move all whole board é 黒 / ( "'.split(
      ' ',
    );
  const gaps = [' ', ' ', ' ', '  ', '', '\t'];
  return Array.from({ length: 3000 }, () => {
    const parts = Array.from(
      { length: below(7) },
      () => pieces[below(pieces.length)] + gaps[below(gaps.length)],
    );
    return `${gaps[below(6)]}${heads[below(heads.length)]}${gaps[below(6)]}${parts.join('')}\n`;
  }).join('');
}

/** The fences of the pages of the gallery. */
function fences() {
  return readdirSync(join(ROOT, 'examples'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [
      ...readFileSync(join(ROOT, 'examples', name), 'utf8').matchAll(/^```goban[^\n]*\n([\s\S]*?)^```/gm),
    ])
    .map(([, text]) => text);
}
