/** Samples of what the sentences of the catalogues say: every sentence, with every kind of argument. */
import { join, resolve } from 'node:path';
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

const ROOT = resolve(import.meta.dirname, '..');

/** The catalogues by their files, which are the same in all languages: the whole, and the parts that are loaded alone. */
export const CATALOGUES = {
  index: 'english',
  page: 'page',
  boards: 'boards',
  extension: 'extension',
  playground: 'playground',
};

/**
 * By the file of a catalogue, what its sentences take, by their codes: samples of every kind of argument, made from the types of English.
 * Reading the types takes seconds.
 *
 * @returns {Map<string, Map<string, readonly unknown[]>>}
 */
export function samplesOfSentences() {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProject: join(ROOT, 'tsconfig.json') });
    const { checker, program } = snapshot.getProjects()[0];
    const all = new Map();
    for (const [name, exported] of Object.entries(CATALOGUES)) {
      const file = program.getSourceFile(join(ROOT, `src/words/en/${name}.ts`));
      const samples = new Map();
      all.set(name, samples);
      const catalogue = checker.resolveName(exported, SymbolFlags.Value, file);
      for (const symbol of checker.getPropertiesOfType(typeOf(checker, catalogue))) {
        const [signature] = checker.getSignaturesOfType(typeOf(checker, symbol), SignatureKind.Call);
        const takes =
          signature && signature.getParameters().length > 0 && checker.getParameterType(signature, 0);
        samples.set(symbol.name, takes ? samplesOf(checker, takes) : [undefined]);
      }
    }
    return all;
  } finally {
    api.close();
  }
}

const typeOf = (checker, symbol) => checker.getTypeOfSymbol(symbol);

/**
 * Values of a type: each member of a union, lists of one, three and nine, of messages also none, objects that differ from the first in one
 * property.
 */
function samplesOf(checker, type) {
  const text = checker.typeToString(type);
  // What another message says.
  if (text === 'Said') return ['other words'];
  if (text === 'string') return ['c3'];
  if (text === 'number') return [1, 2, 5000];
  if (text === 'boolean') return [true, false];
  if (text === 'null') return [null];
  if (text === 'undefined') return [undefined];
  if (text === 'true' || text === 'false') return [text === 'true'];
  if (/^"[^"]*"$/.test(text)) return [JSON.parse(text)];
  const variant = /^`(\w+) with \$\{string\}`$/.exec(text);
  if (variant) return [`${variant[1]} with suicide allowed`];
  // A rule that an author has written: its name, and its text without a title.
  if (/^`\$\{string\}(?:\\n|\n)\$\{string\}`$|^WrittenRuleWord$/.test(text)) return ['c3\nc3'];
  if (/^-?\d+$/.test(text)) return [Number(text)];
  if (type.flags & TypeFlags.Union) return type.getTypes().flatMap((one) => samplesOf(checker, one));
  if (checker.isTupleType(type)) return [[1, 5000]];
  if (checker.isArrayType(type)) {
    const [one] = checker.getTypeArguments(type);
    const some = samplesOf(checker, one);
    const none = checker.typeToString(one) === 'Said' ? [[]] : [];
    return [
      ...none,
      some.slice(0, 1),
      [some[0], some.at(-1), some[0]],
      Array.from({ length: 9 }, () => some[0]),
    ];
  }
  const all = checker
    .getPropertiesOfType(type)
    .map((property) => [property.name, samplesOf(checker, typeOf(checker, property))]);
  const first = Object.fromEntries(all.map(([name, [value]]) => [name, value]));
  return [
    first,
    ...all.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...first, [name]: value }))),
  ];
}
