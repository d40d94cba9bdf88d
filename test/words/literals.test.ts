import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Rooms whose sentences are all in the catalogues. */
const ROOMS = [
  'src/go',
  'src/cycles',
  'src/rules',
  'src/eyes',
  'src/notation',
  'src/document',
  'src/service',
  'src/render',
  'src/raster',
  'src/pictures',
  'src/library',
  'src/preview',
  'src/find',
  'src/cli',
  'src/server',
  'src/extension',
  'webview',
  'site/playground',
];

/** Literals with blanks that no reader sees as a sentence of Koban, by file. */
const EXCEPTIONS: readonly (readonly [file: RegExp, why: string])[] = [
  [/^src\/notation\/sgf\/check\/games\.ts$/, 'names of games'],
  [/^site\/playground\/signs\.ts$/, 'the style sheet of a picture'],
  [
    /^src\/notation\/export\/(?:ascii|engines|latex|typst-code|typst|parts|sgf|unicode)\.ts$/,
    'text of other notations',
  ],
  [/^src\/notation\/export\/record\//, 'titles and lines of entries that are written'],
  [
    /^src\/notation\/(?!(?:claims|export|goban|sgf)\/)[\w-]+\//,
    'names of programs, and why a diagram was found, which is not shown',
  ],
  [/^src\/notation\/sgf\/(?:ruleset|lexis|check\/date)\.ts$/, 'names that files have'],
  [/^src\/notation\/goban\/(?:keys|show|block|diagram|layout)\.ts$/, 'words of the notation'],
  [/^src\/rules\/variants\.ts$/, 'words of the notation'],
  [/^src\/service\/features\/meant\//, 'words of the notation, and what people write for them'],
  [/^src\/rules\/written\//, 'clauses of rules that authors write, which are words of the notation'],
  [
    /^src\/service\/(?:analysis\/rule-findings|features\/(?:rule-text|hover\/move))\.ts$/,
    'words of clauses that authors write',
  ],
  [/^src\/notation\/claims\//, 'words of the notation, and rows of the reference'],
  [/^src\/eyes\/topology\/values\.ts$/, 'classes of eyes, which are words of the notation'],
  [/^src\/eyes\/reading\/diagonals\.ts$|^src\/rules\/coupling\/history\.ts$/, 'keys of tables'],
  [/^src\/service\/(?:view\/verdict-lines|features\/hover\/move)\.ts$/, 'a word of the wire'],
  [/^src\/render\/(?:svg|looks\/window)\.ts$|^src\/preview\/(?:entry|page)\.ts$/, 'words of style sheets'],
  [/^src\/raster\/draw\.ts$|^src\/pictures\/(?:animated|html)\.ts$|^src\/preview\/plugin\.ts$/, 'markup'],
  [/^src\/service\/features\/hover\/draw\.ts$/, 'a table of HTML'],
  [/^src\/pictures\/formats\.ts$/, 'names of formats'],
  [/^src\/find\/entry\.ts$/, 'lines of entries that are written'],
  [/^src\/cli\/(?:embed|view\/(?:command|server))\.ts$/, 'marks in pages, HTML and headers'],
  [/^src\/cli\/pandoc\/command\.ts$/, 'names of styles that Pandoc has'],
  [/^src\/cli\/mcp\/(?:call|schema|stdio)\.ts$/, 'what language models read, as their tools are described'],
  [/^src\/cli\/completion\.ts$/, 'scripts of shells'],
  [
    /^src\/extension\/contributed-commands\.ts$|^src\/service\/analysis\/setting-list\.ts$/,
    'English of the manifest, which has a file of strings for each language',
  ],
  [/^src\/extension\/first-steps\.ts$/, 'texts of examples, in the notation'],
  [
    /^src\/extension\/page\.ts$|^webview\/(?:element|preview|trial)\/(?:(?:wheel-|steps-)?sheet|rules-row)\.ts$/,
    'HTML and style sheets',
  ],
  [
    /^site\/playground\/(?:editor|frame|look|theme)\.ts$/,
    'keys of the sentences of CodeMirror, and style sheets',
  ],
  [/^src\/server\/lifecycle\.ts$/, 'errors for whoever writes a client'],
];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Sentences in a program: literals with two words, but for what is thrown, matched or a message of an assertion. */
function sentencesIn(code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'ThrowStatement' || /^(?:Import|Export(?:Named|All))Declaration$/.test(node.type)) {
      if (node.declaration) visit(node.declaration);
      return;
    }
    // The log is for whoever looks for a fault.
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'warn') return;
    // Names of classes, and what style sheets and media queries say.
    if (node.type === 'Property' && /^(?:class|border)$/.test(nameOf(node.key))) return;
    if (node.type === 'AssignmentExpression' && nameOf(node.left) === 'className') return;
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'matchMedia') return;
    if (node.type === 'NewExpression' && /Error$|^RegExp$/.test(nameOf(node.callee))) return;
    if (node.type === 'CallExpression' && /^(?:must|logged|log|firstOf|lastOf)$/.test(nameOf(node.callee))) {
      visit((node.arguments as readonly unknown[])[0]);
      return;
    }
    const text =
      node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : node.type === 'TemplateLiteral'
          ? (node.quasis as readonly { value: { cooked: string } }[])
              .map(({ value: v }) => v.cooked)
              .join('…')
          : '';
    // Names of options are no words.
    const words = text.replace(/--[a-z-]+/g, '');
    if (/[A-Za-z…]{2,}[,:]? [A-Za-z…]{2,}/.test(words) && /[a-z]{3}/.test(words)) found.push(text);
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child);
  };
  visit(parseAst(code).body);
  return found;
}

function nameOf(callee: unknown): string {
  const node = callee as { name?: string; property?: { name?: string } };
  return node.name ?? node.property?.name ?? '';
}

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    // Definitions of rules are of the catalogue.
    .filter((file) => /(?<!\.d)\.ts$/.test(file) && !/\/definition\.ts$/.test(file))
    .map((file) => path.posix.join(room, file)),
);
const exceptionOf = (file: string) => EXCEPTIONS.find(([one]) => one.test(file));

test('no sentence stands outside of the catalogues', () => {
  const wrong: string[] = [];
  const used = new Set<unknown>();
  for (const file of files) {
    const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', target: 'es2022' });
    const sentences = sentencesIn(code);
    if (sentences.length > 0 && exceptionOf(file)) used.add(exceptionOf(file));
    else for (const sentence of sentences) wrong.push(`${file}: ${sentence}`);
  }
  expect(wrong).toEqual([]);
  expect(EXCEPTIONS.filter((one) => !used.has(one))).toEqual([]);
});

test('a sentence is seen where there is one', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
  const program = 'const a = f(`The ${b} is here`); throw new Error("not this one"); g("two words");';
  expect(sentencesIn(program)).toEqual(['The … is here', 'two words']);
});
