import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureVscodeHost } from '../../tools/vscode-host/install.mjs';

interface Token {
  readonly text: string;
  readonly scopes: string;
}
type Tokenize = (text: string) => Token[];

/** The engine and the Markdown grammar of the VS Code that the other tests run in. */
async function tokenizers(): Promise<{ goban: Tokenize; markdown: Tokenize; sgf: Tokenize }> {
  const { lib } = ensureVscodeHost();
  const require = createRequire(join(lib, 'package.json'));
  const oniguruma = require('vscode-oniguruma');
  const { Registry, INITIAL, parseRawGrammar } = require('vscode-textmate');
  await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer);
  const files: Record<string, string> = {
    'source.goban': 'syntaxes/goban.tmLanguage.json',
    'source.sgf.koban': 'syntaxes/sgf.tmLanguage.json',
    'markdown.goban.codeblock': 'syntaxes/markdown-goban.tmLanguage.json',
    'text.html.markdown': join(lib, 'extensions/markdown-basics/syntaxes/markdown.tmLanguage.json'),
  };
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources: string[]) => new oniguruma.OnigScanner(sources),
      createOnigString: (text: string) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async (scope: string) => {
      const file = files[scope];
      return file ? parseRawGrammar(readFileSync(file, 'utf8'), file) : null;
    },
    getInjections: (scope: string) => (scope === 'text.html.markdown' ? ['markdown.goban.codeblock'] : []),
  });
  const of = async (scope: string): Promise<Tokenize> => {
    const grammar = await registry.loadGrammar(scope);
    return (text) => {
      let stack = INITIAL;
      return text.split('\n').flatMap((line) => {
        const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
        stack = ruleStack;
        return tokens.map((token: { startIndex: number; endIndex: number; scopes: string[] }) => ({
          text: line.slice(token.startIndex, token.endIndex),
          scopes: token.scopes.join(' '),
        }));
      });
    };
  };
  return {
    goban: await of('source.goban'),
    markdown: await of('text.html.markdown'),
    sgf: await of('source.sgf.koban'),
  };
}

let goban: Tokenize;
let markdown: Tokenize;
let sgf: Tokenize;
beforeAll(async () => {
  ({ goban, markdown, sgf } = await tokenizers());
});

/** The scope of our own that the token with exactly this text has. */
function scopeOf(tokens: readonly Token[], text: string): string | undefined {
  return tokens
    .find((token) => token.text.trim() === text)
    ?.scopes.split(' ')
    .filter((scope) => scope.endsWith('.goban'))
    .at(-1);
}

describe('the grammar of .goban files', () => {
  it.each([
    ['# Triple ko', 'Triple ko', 'entity.name.section.goban'],
    ['; a remark', ';', 'punctuation.definition.comment.goban'],
    ['rules: psk, spight', 'rules', 'entity.name.tag.goban'],
    ['rules: psk, spight', 'spight', 'support.type.rule.goban'],
    ['rule: mine = psk with passes lift', 'psk', 'support.type.rule.goban'],
    ['| O X . |', 'X', 'strong.black.goban'],
    ['| O X . |', 'O', 'meta.stone.white.goban'],
    ['| O X . |', '|', 'comment.block.edge.goban'],
    ['. X ? O', '?', 'comment.unknown.goban'],
    ['. X 3 a *', '3', 'constant.numeric.move.goban'],
    ['. X 3 a *', 'a', 'entity.name.function.label.goban'],
    ['. X 3 a *', '*', 'keyword.control.mark.goban'],
    ['+---------+', '+---------+', 'comment.block.edge.goban'],
    ['  A B C D E', 'A B C D E', 'comment.line.coordinates.goban'],
    ['10 | . X . | 10', '10', 'comment.line.coordinates.goban'],
    ['moves: B c4 W pass', 'B', 'strong.black.goban'],
    ['moves: B c4 W pass', 'c4', 'variable.parameter.coordinate.goban'],
    ['moves: B c4 W pass', 'pass', 'keyword.control.goban'],
    ['from: Triple ko after 3', 'Triple ko', 'entity.name.section.goban'],
    ['from: Triple ko after 3', 'after', 'keyword.other.goban'],
    ['expect: move 4 forbidden under psk', 'forbidden', 'keyword.control.claim.goban'],
    ['expect: move 4 forbidden under psk', 'psk', 'support.type.rule.goban'],
    ['expect: eye d5 is 1+a', '1+a', 'constant.numeric.goban'],
    ['expect: eye d5 of white is better than half', 'better', 'keyword.other.goban'],
    ['show: hot, whole board', 'whole board', 'keyword.other.goban'],
    ['size: 13x5', '13x5', 'constant.numeric.goban'],
  ])('in "%s" colors "%s" as %s', (line, text, scope) => {
    expect(scopeOf(goban(line), text)).toBe(scope);
  });

  it('takes a digit at the head of a row for a move unless an edge follows', () => {
    expect(scopeOf(goban('1 2 X'), '1')).toBe('constant.numeric.move.goban');
    expect(scopeOf(goban('1 | X'), '1')).toBe('comment.line.coordinates.goban');
  });

  it('takes no row of stones for column letters', () => {
    expect(scopeOf(goban('X O X'), 'X')).toBe('strong.black.goban');
  });
});

describe('the grammar of SGF', () => {
  const last = (tokens: readonly Token[], text: string) =>
    tokens
      .find((token) => token.text.trim() === text)
      ?.scopes.split(' ')
      .at(-1);

  it.each([
    ['(;B[pd])', '(', 'punctuation.section.variation.begin.sgf'],
    ['(;B[pd])', ';', 'keyword.operator.node.sgf'],
    ['(;B[pd])', 'B', 'keyword.control.move.black.sgf'],
    ['(;B[pd])', 'pd', 'constant.numeric.point.sgf'],
    ['(;White[pd])', 'White', 'support.function.move.white.sgf'],
    ['(;C[a \\] b])', '\\]', 'constant.character.escape.sgf'],
    ['(;C[a (b])', 'a (b', 'comment.block.sgf'],
    ['(;PB[Ann];W[aa])', 'Ann', 'string.unquoted.sgf'],
    ['(;AB[aa][bb])', 'AB', 'storage.type.points.sgf'],
    ['(;AB[aa][bb])', 'bb', 'constant.numeric.point.sgf'],
    ['(;XY[z])', 'XY', 'entity.name.tag.sgf'],
    ['(;C[a]])', ']', 'punctuation.section.value.end.sgf'],
  ])('in "%s" colors "%s" as %s', (line, text, scope) => {
    expect(last(sgf(line), text)).toBe(scope);
  });

  it('goes on with a comment over lines, and marks a bracket too many', () => {
    const tokens = sgf('(;C[one\n;B[aa\n];W[bb])');
    expect(last(tokens, ';B[aa')).toBe('comment.block.sgf');
    expect(last(tokens, 'W')).toBe('support.function.move.white.sgf');
    expect(sgf('(;C[a]])').map(({ scopes }) => scopes.split(' ').at(-1))).toContain(
      'invalid.illegal.bracket.sgf',
    );
  });
});

describe('the grammar of fences in Markdown', () => {
  it('colors what is inside, and nothing outside', () => {
    const tokens = markdown('# Page\n\n```goban\n# Ko\n| X O |\n```\n\n| X | O |\n');
    const inside = tokens.filter(({ scopes }) => scopes.includes('meta.embedded.block.goban'));
    expect(inside.map(({ text }) => text).join('')).toBe('# Ko| X O |');
    expect(scopeOf(inside, 'X')).toBe('strong.black.goban');
    const outside = tokens.slice(
      tokens.findIndex(({ text, scopes }) => text === 'X' && !scopes.includes('goban')),
    );
    expect(outside.length).toBeGreaterThan(0);
  });

  it.each([
    '~~~goban\nX O\n~~~\nafter',
    '````GOBAN\nX O\n````\nafter',
    '- item\n\n  ```goban\n  X O\n  ```\n\nafter',
  ])('knows and leaves %j', (text) => {
    const tokens = markdown(text);
    expect(scopeOf(tokens, 'O')).toBe('meta.stone.white.goban');
    expect(tokens.find((token) => token.text.includes('after'))?.scopes).not.toContain('goban');
  });

  it('leaves fences of other languages alone', () => {
    expect(markdown('```gobang\nX O\n```').some(({ scopes }) => scopes.includes('source.goban'))).toBe(false);
    expect(markdown('```js\nX\n```').some(({ scopes }) => scopes.includes('goban'))).toBe(false);
  });
});
