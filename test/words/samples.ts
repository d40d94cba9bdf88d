import path from 'node:path';
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import { boards } from '../../src/words/en/boards.ts';
import { extension } from '../../src/words/en/extension.ts';
import { page } from '../../src/words/en/page.ts';
import { playground } from '../../src/words/en/playground.ts';
import { english } from '../../src/words/index.ts';

const ROOT = path.join(import.meta.dirname, '../..');

type Checker = ReturnType<ReturnType<API['updateSnapshot']>['getProjects']>[number]['checker'];
type Type = NonNullable<ReturnType<Checker['getStringType']>>;

/**
 * What is left of an argument that is not there, of a list without members, of a pattern that was not filled in. Lines in Sensei's notation are
 * written with braces.
 */
export const FAULTS =
  /undefined|null|NaN|\[object|\{(?![A-Z]{2} C3 E5\})|(?<!\{[A-Z]{2} C3 E5)\}|\$\{| {2}|[ ,]$| [,.](?=\s|$)|[、，]$|[、，]{2}|(?<!`)``(?!`)/;

/** The catalogues by their files, which are the same in all languages: the whole, and the parts that are loaded alone. */
export const CATALOGUES = {
  index: 'english',
  page: 'page',
  boards: 'boards',
  extension: 'extension',
  playground: 'playground',
} as const;

/** All sentences of English. */
export const ENGLISH: Readonly<Record<string, (args: never) => string>> = {
  ...english,
  ...page,
  ...boards,
  ...extension,
  ...playground,
};

/**
 * What a sentence of the catalogues takes, by its code: samples of every kind of argument, made from the types. Reading the types takes
 * seconds, so all tests share them.
 */
export const SAMPLES: ReadonlyMap<string, readonly unknown[]> = samplesOfCatalogue();

function samplesOfCatalogue(): Map<string, readonly unknown[]> {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProject: path.join(ROOT, 'tsconfig.json') });
    const { checker, program } = snapshot.getProjects()[0]!;
    const samples = new Map<string, readonly unknown[]>();
    for (const [name, exported] of Object.entries(CATALOGUES)) {
      const file = program.getSourceFile(path.join(ROOT, `src/words/en/${name}.ts`))!;
      const catalogue = checker.resolveName(exported, SymbolFlags.Value, file)!;
      for (const symbol of checker.getPropertiesOfType(checker.getTypeOfSymbol(catalogue)!)) {
        const type = checker.getTypeOfSymbol(symbol)!;
        const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
        const takes =
          signature && signature.getParameters().length > 0 && checker.getParameterType(signature, 0);
        samples.set(symbol.name, takes ? samplesOf(checker, takes) : [undefined]);
      }
    }
    return samples;
  } finally {
    api.close();
  }
}

/**
 * Values of a type: each member of a union, lists of one, three and nine, of messages also none, objects that differ from the first in one
 * property.
 */
function samplesOf(checker: Checker, type: Type): unknown[] {
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
  if (/^-?\d+$/.test(text)) return [Number(text)];
  if (type.flags & TypeFlags.Union)
    return (type as unknown as { getTypes(): readonly Type[] })
      .getTypes()
      .flatMap((one) => samplesOf(checker, one));
  if (checker.isTupleType(type)) return [[1, 5000]];
  if (checker.isArrayType(type)) {
    const [one] = checker.getTypeArguments(type as never);
    const some = samplesOf(checker, one!);
    const none = checker.typeToString(one!) === 'Said' ? [[]] : [];
    return [
      ...none,
      some.slice(0, 1),
      [some[0], some.at(-1), some[0]],
      Array.from({ length: 9 }, () => some[0]),
    ];
  }
  const all = checker
    .getPropertiesOfType(type)
    .map((property) => [property.name, samplesOf(checker, checker.getTypeOfSymbol(property)!)] as const);
  const first = Object.fromEntries(all.map(([name, [value]]) => [name, value]));
  return [
    first,
    ...all.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...first, [name]: value }))),
  ];
}
