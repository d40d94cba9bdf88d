/** Holds the grammar to that of VS Code, on the rules of the documents and on lines that are hard. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, ROOT } from '../../tree-sitter-goban/test/compare.mjs';

/** The kinds of nodes that a scope of the TextMate grammar may be. @type {[RegExp, string[]][]} */
const KINDS = [
  [/^comment\.line\.semicolon/, ['comment']],
  [/^punctuation\.definition\.heading/, ['title_sign']],
  [/^entity\.name\.type/, ['rule_name']],
  [/^support\.type\.property-name/, ['key']],
  [/^punctuation\.separator/, [':']],
  [/^keyword\.control/, ['verdict']],
  [/^keyword\.other/, ['deed']],
  [/^constant\.language/, ['result']],
  [/^constant\.numeric/, ['number']],
  [/^support\.class/, ['rule']],
];

/** Lines on which the two grammars could differ. */
const HARD = [
  '# Title # more\n#\n##\n ## Two\n;\n; a comment\n   ; b\na ; b\n#x\n#\tx\n',
  'name: club\nName : Club 2\nname:\nname\nname club\nnames: x\nNAME:club\n  name: x  \na name: x\n',
  'a play MAY  not retake a ko\tat once\na play may note\nmaybe not\nmay not\nmay\nnot\nmay-not\nmay, not\nx_may not\n',
  'ends the game: draw\nends the games\nends the\nends\nEnds The Game:no result\nno  result\nno\nno results\nxdraw draws draw. (draw)\n',
  'is forbidden is allowed is allow is\nlifts the ban\nlift the ban\nlift the bank\nlifts\nlift, the ban\n',
  'the second time\nthe Third time, fourth times fifth\ntenth\ttime\n3 33 3x x3 3.5 -3\n12345678901234567890 123456789012345x ２\n',
  'everything that Spight forbids is forbidden\ncoupling coupled\n',
  'may\u3000not\u00a0draw\u2003a\u0085win\u2028loss\vdraw\n\u3000# Title\n\v; comment\n\u00a0Name\u3000: club\n',
  'draw。win、loss「draw」（win）draw，win：loss・draw！3？—win–loss…“draw”’win‘ draw× loss→ draw● win☆ draw々 win〆 lossー draw① win² loss½ win𠮷 e\u0301draw\ndraw\u0301\n',
  '黒 may not\r\nmay not 黒\r\n# 黒\r\nname: 黒\r\ndraw黒 黒draw é-draw\r\n',
  '\n\n\t\n   \n',
  'no end of line: draw',
];

/** Lines of words that clauses have, put together at random; the same each time. */
function random() {
  let state = Number(process.env.KOBAN_SEED ?? 1);
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const heads = ['', '', '', '', '# ', '; ', 'name: ', 'Name:', '  '];
  const pieces =
    'a play that may not retake retakes recreate recreates repeat repeats an earlier position ends the game draw no result loss win is forbidden allowed lift lifts ban second tenth time 3 12 everything spight coupling forbids name : , . ; # - é 黒 _ (draw) May NOT'.split(
      ' ',
    );
  const gaps = [' ', ' ', ' ', ' ', '  ', '', '\t'];
  return Array.from({ length: 3000 }, () => {
    const parts = Array.from(
      { length: below(9) },
      () => pieces[below(pieces.length)] + gaps[below(gaps.length)],
    );
    return `${heads[below(heads.length)]}${parts.join('')}\n`;
  }).join('');
}

/** Signs of ASCII, those of control among them, put together at random. */
function noise() {
  let state = Number(process.env.KOBAN_SEED ?? 1);
  return Array.from({ length: 20_000 }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(state % 128);
  }).join('');
}

/** The rules of the documents and the examples. */
function written() {
  return ['docs', 'examples'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|korule)$/.test(name) && !name.includes('node_modules'))
      .flatMap((name) => {
        const text = readFileSync(join(ROOT, folder, name), 'utf8');
        return name.endsWith('.korule')
          ? [text]
          : [...text.matchAll(/^```korule[^\n]*\n([\s\S]*?)^```/gm)].map(([, rule]) => rule);
      }),
  );
}

await compare({
  home: fileURLToPath(new URL('..', import.meta.url)),
  language: 'korule',
  kinds: KINDS,
  lines: new Set(['text', 'title', 'name', 'clause']),
  texts: [...HARD, random(), noise(), ...written()],
  least: 10_000,
});
