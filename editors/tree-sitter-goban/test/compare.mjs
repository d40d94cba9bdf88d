/**
 * Holds a tree-sitter grammar to the TextMate grammar of VS Code: texts parse without an error, and each letter is of the kind that its
 * scope says, in the tree and in the queries of all editors. Needs a C compiler.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = join(HERE, '../../..');
const require = createRequire(import.meta.url);

/**
 * `home`: the folder of the grammar; `kinds`: the kinds of nodes that each scope may be; `lines`: kinds whose tokens have kinds of
 * their own; `files`, `texts`: what is read.
 * @param {{ home: string, language: string, kinds: [RegExp, string[]][], lines: Set<string>, files?: string[], texts: string[], least: number }} given
 */
export async function compare({ home, language, kinds: known, lines, files: own = [], texts, least }) {
  const kindsOf = (scope) =>
    scope === '' ? [''] : (known.find(([of]) => of.test(scope))?.[1] ?? assert.fail(scope));
  const folder = mkdtempSync(join(tmpdir(), 'koban-tree-sitter-'));
  try {
    const files = [
      ...own,
      ...texts.map((text, i) => {
        const path = join(folder, `${i}.${language}`);
        writeFileSync(path, text);
        return path;
      }),
    ];
    const queries = ['highlights.scm', 'helix/highlights.scm', 'zed/highlights.scm'].map((name) =>
      join(home, 'queries', name),
    );
    const tokenize = await textmate(language);
    const told = captures({ home, language, lines, folder }, queries, files);
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
          const has = kinds[at] ?? '';
          const where = () => `${file}:${text.slice(0, at).split('\n').length}: ${JSON.stringify(text[at])}`;
          if (!expected.includes(has))
            wrong.push(`${where()} is ${has || 'nothing'}, and ${scope || 'nothing'} in VS Code`);
          for (const [q, names] of captured.entries())
            if ((names[at] !== undefined) !== (scope !== ''))
              wrong.push(`${where()} (${has}) is ${names[at] ?? 'nothing'} in ${queries[q]}`);
        }
      }
    }
    if (wrong.length > 0) {
      console.error(`${wrong.slice(0, 40).join('\n')}\n0 passed, 1 failed`);
      process.exitCode = 1;
    }
    assert.ok(letters > least, `only ${letters} letters`);
    if (wrong.length === 0)
      console.log(`${files.length} texts, ${letters} letters: as in VS Code\n1 passed, 0 failed`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the parser and the queries say of each text, by the index of the letter. */
function captures({ home, language, lines, folder }, queries, texts) {
  const library = join(dirname(require.resolve('tree-sitter/package.json')), 'vendor/tree-sitter/lib');
  const program = join(folder, 'captures');
  execFileSync('cc', [
    '-std=c11',
    '-D_POSIX_C_SOURCE=200112L',
    '-D_DEFAULT_SOURCE',
    '-O1',
    `-DLANGUAGE=tree_sitter_${language}`,
    '-o',
    program,
    `-I${library}/include`,
    `-I${library}/src`,
    `-I${home}/src`,
    `${library}/src/lib.c`,
    `${home}/src/parser.c`,
    `${home}/src/scanner.c`,
    `${HERE}/captures.c`,
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
      if (what === 'capture' || !lines.has(name))
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
async function textmate(language) {
  const oniguruma = require('vscode-oniguruma');
  const { INITIAL, parseRawGrammar, Registry } = require('vscode-textmate');
  const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
  const file = join(ROOT, 'syntaxes', `${language}.tmLanguage.json`);
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => parseRawGrammar(readFileSync(file, 'utf8'), file),
  });
  const grammar = await registry.loadGrammar(`source.${language}`);
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
          scopes
            .filter((one) => one.endsWith(`.${language}`) && !/^(source|markup\.bold)\./.test(one))
            .at(-1) ?? '',
      }));
    });
  };
}
