/**
 * Holds the tree-sitter grammar to the TextMate grammar of VS Code, on all texts of the gallery and on lines that are hard: parses without
 * an error, and each letter is of the kind that its scope says, in the tree and in the queries of all editors. Needs a C compiler.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(HERE, '../..');
const require = createRequire(import.meta.url);

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
  [/^constant\.language\.black/, ['black', 'black_stone']],
  [/^string\.unquoted\.white/, ['white', 'white_stone']],
  [/^variable\.parameter\.coordinate/, ['coordinate']],
  [/^entity\.name\.function\.label/, ['label']],
  [/^keyword\.other/, ['claim_word', 'field_word', 'after']],
  [/^support\.type\.rule/, ['rule']],
  [/^punctuation\.definition\.tag\.edge/, ['edge', 'border']],
  [/^comment\.line\.coordinates/, ['columns', 'row_number']],
  [/^punctuation\.empty/, ['empty']],
  [/^comment\.unknown/, ['unknown']],
];
const kindsOf = (scope) =>
  scope === '' ? [''] : (KINDS.find(([of]) => of.test(scope))?.[1] ?? assert.fail(scope));

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

const folder = mkdtempSync(join(tmpdir(), 'koban-tree-sitter-'));
try {
  const files = [
    ...readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.goban'))
      .map((name) => join(ROOT, 'examples', name)),
    ...HARD.map((text, i) => write(`hard-${i}.goban`, text)),
    write('random.goban', random()),
    ...fences().map((text, i) => write(`fence-${i}.goban`, text)),
  ];
  const queries = ['highlights.scm', 'helix/highlights.scm', 'zed/highlights.scm'].map((name) =>
    join(HERE, 'queries', name),
  );
  const tokenize = await textmate();
  const told = captures(queries, files);
  const wrong = [];
  let letters = 0;
  for (const [i, file] of files.entries()) {
    const text = readFileSync(file, 'utf8');
    const { errors, kinds, captured } = told[i];
    if (errors) wrong.push(`${file}: does not parse`);
    for (const { from, to, scope } of tokenize(text)) {
      const expected = kindsOf(scope);
      for (let at = from; at < to; at++) {
        if (/\s/.test(text[at])) continue;
        letters++;
        const line = text.slice(0, at).split('\n').length;
        const has = kinds[at] ?? '';
        if (!expected.includes(has))
          wrong.push(
            `${file}:${line}: ${JSON.stringify(text[at])} is ${has || 'nothing'}, and ${scope || 'nothing'} in VS Code`,
          );
        for (const [q, names] of captured.entries())
          if ((names[at] !== undefined) !== (scope !== ''))
            wrong.push(
              `${file}:${line}: ${JSON.stringify(text[at])} (${has}) is ${names[at] ?? 'nothing'} in ${queries[q]}`,
            );
      }
    }
  }
  if (wrong.length > 0) {
    console.error(`${wrong.slice(0, 40).join('\n')}\n0 passed, 1 failed`);
    process.exitCode = 1;
  }
  assert.ok(letters > 10_000, `only ${letters} letters`);
  if (wrong.length === 0)
    console.log(`${files.length} texts, ${letters} letters: as in VS Code\n1 passed, 0 failed`);
} finally {
  rmSync(folder, { recursive: true });
}

function write(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

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

/** What the parser and the queries say of each text, by the index of the letter. */
function captures(queries, texts) {
  const library = join(dirname(require.resolve('tree-sitter/package.json')), 'vendor/tree-sitter/lib');
  const program = join(folder, 'captures');
  execFileSync('cc', [
    '-std=c11',
    '-D_POSIX_C_SOURCE=200112L',
    '-D_DEFAULT_SOURCE',
    '-O1',
    '-o',
    program,
    `-I${library}/include`,
    `-I${library}/src`,
    `-I${HERE}/src`,
    `${library}/src/lib.c`,
    `${HERE}/src/parser.c`,
    `${HERE}/src/scanner.c`,
    `${HERE}/test/captures.c`,
  ]); // prettier-ignore
  const out = execFileSync(program, [...queries, '--', ...texts], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const told = [];
  let places = [];
  for (const line of out.trimEnd().split('\n')) {
    const [what, ...rest] = line.split(' ');
    if (what === 'text') {
      places = letterAt(readFileSync(texts[told.length], 'utf8'));
      told.push({ errors: rest.at(-1) === '1', kinds: [], captured: [] });
    } else if (what === 'query') told.at(-1).captured.push([]);
    else {
      const [from, to, name] = rest;
      const list = what === 'node' ? told.at(-1).kinds : told.at(-1).captured.at(-1);
      if (what === 'capture' || !LINES.has(name))
        for (let at = places[from]; at < places[to]; at++) list[at] = name;
    }
  }
  // Signs without names have the kind that they are.
  for (const [i, { kinds, captured }] of told.entries()) {
    const text = readFileSync(texts[i], 'utf8');
    for (const [at, name] of (captured[0] ?? []).entries())
      if (name && kinds[at] === undefined && text[at] === ':') kinds[at] = ':';
  }
  return told;
}

/** The index of the letter that begins at a byte. */
function letterAt(text) {
  const at = [];
  let bytes = 0;
  for (let i = 0; i < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(i));
    at[bytes] = i;
    bytes += Buffer.byteLength(letter);
    i += letter.length;
  }
  at[bytes] = text.length;
  return at;
}

/** The tokens of a text and the last scope of each. */
async function textmate() {
  const oniguruma = require('vscode-oniguruma');
  const { INITIAL, parseRawGrammar, Registry } = require('vscode-textmate');
  const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
  const file = join(ROOT, 'syntaxes/goban.tmLanguage.json');
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => parseRawGrammar(readFileSync(file, 'utf8'), file),
  });
  const grammar = await registry.loadGrammar('source.goban');
  return (text) => {
    let stack = INITIAL;
    let offset = 0;
    return text.split('\n').flatMap((line) => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line.replace(/\r$/, ''), stack);
      stack = ruleStack;
      const from = offset;
      offset += line.length + 1;
      return tokens.map(({ startIndex, endIndex, scopes }) => ({
        from: from + startIndex,
        to: from + Math.min(endIndex, line.length),
        scope:
          scopes.filter((one) => one.endsWith('.goban') && !/^(source|markup\.bold)\./.test(one)).at(-1) ??
          '',
      }));
    });
  };
}
