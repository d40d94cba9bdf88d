/**
 * What is made of the definitions of the rules (`src/rules/FOLDER/definition.ts`): their identifiers and registries, what English says of
 * them, the types of the library, the schema of verdicts, and how many there are.
 */
import { readFileSync } from 'node:fs';
import { madeComment } from '../../tools/definitions.mjs';
import { ruleFolders, withCount } from '../../tools/rule-definitions.mjs';

export const reads = 'definitions';

const made = (what) => madeComment(`${what}, from \`src/rules/NAME/definition.ts\``);

export async function make() {
  const folders = await ruleFolders();
  const rules = folders.flatMap((folder) => folder.rules).sort((a, b) => a.order - b.order);
  const ids = rules.map(({ id }) => id);
  return new Map([
    [
      'src/words/generated/rule-ids.ts',
      `${made('the rules, in the order in which lists show them')}
export const RULE_IDS = ${JSON.stringify(ids)} as const;
`,
    ],
    ['src/words/en/generated/rules.ts', english(rules)],
    ['src/words/en/generated/rule-sentences.ts', sentences(folders)],
    ['src/rules/generated/options.ts', options(rules)],
    ['src/rules/generated/rules.ts', registry('RULES_AT_ONCE', 'the rules that do not search', rules)],
    ['src/rules/generated/searching.ts', registry('SEARCHING', 'the rules that search', rules)],
    ['src/library/types.ts', libraryTypes(ids)],
    ['schemas/judge.schema.json', judgeSchema(ids)],
    ['README.md', withCount('en', readFileSync('README.md', 'utf8'), ids)],
  ]);
}

const wordOf = (rule, { name, word = `${rule.id}-${name}` }) => word;

function english(rules) {
  const names = rules.map(({ id, title, name, short, summary }) => [id, { title, name, short, summary }]);
  const all = rules.flatMap((rule) =>
    rule.options.map((option) => ({ ...option, word: wordOf(rule, option) })),
  );
  const choices = all
    .filter(({ values }) => values !== 'lengths')
    .flatMap(({ word, values }) =>
      Object.entries(values).map(([value, means]) => [`${word}.${value}`, means]),
    );
  const table = (name, rows) =>
    `export const ${name} = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;\n`;
  return `${made('what English calls the rules and their options')}
import type { PlainRuleWord } from '../../rule-word.ts';

interface EnglishOfRule {
  readonly title: string;
  /** Within a sentence: \`under …\`. */
  readonly name: string;
  /** Where a row has room for a word. */
  readonly short: string;
  readonly summary: string;
}

export const RULE: Readonly<Record<PlainRuleWord, EnglishOfRule>> = ${JSON.stringify(Object.fromEntries(names), null, 2)};

/** What an option is about. */
${table(
  'OPTION',
  all.map(({ word, about }) => [word, about]),
)}
/** What a value of an option means. */
${table('CHOICE', choices)}`;
}

function sentences(folders) {
  const saying = folders.filter((one) => Object.keys(one.sentences).length > 0).map(({ folder }) => folder);
  const sorted = [...saying].sort();
  return `${made('what English says of single rules')}
${sorted.map((folder) => `import { sentences as ${nameOf(folder)} } from '../../../rules/${folder}/definition.ts';\n`).join('')}
export const sentencesOfRules = { ${saying.map((folder) => `...${nameOf(folder)}`).join(', ')} } as const;
`;
}

const nameOf = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function options(rules) {
  const written = (rule, option) => {
    const { name, values, isOfEntry } = option;
    const listed = values === 'lengths' ? "[...LENGTHS, 'far']" : JSON.stringify(valuesOf(values));
    const usual = isOfEntry ? null : valuesOf(values)[0];
    return `{ name: '${name}', word: '${wordOf(rule, option)}', values: ${listed}, usual: ${JSON.stringify(usual)} }`;
  };
  const all = rules.map((rule) => rule.options.map((option) => written(rule, option)));
  // What rules share stands once, in capitals.
  const shared = new Set(all.flat().filter((one, i, flat) => flat.indexOf(one) < i));
  const named = new Map();
  for (const one of shared) {
    const word = (/word: '([^']*)'/.exec(one)?.[1] ?? '').toUpperCase().replaceAll('-', '_');
    named.set(one, [...named.values()].includes(word) ? `${word}_${named.size}` : word);
  }
  const names = rules.flatMap(({ id, otherNames = [] }) => otherNames.map((name) => [name, id]));
  return `${made('the options of each rule, in the order in which a variant names them, and what people call the rules')}
import { LENGTHS, type PlainRule, type RuleOption } from '../rule.ts';

${[...named].map(([one, name]) => `const ${name} = ${one} as const;\n`).join('')}
export const RULE_OPTIONS = {
${rules.map(({ id }, i) => `  ${id}: [${all[i].map((one) => named.get(one) ?? one).join(', ')}],\n`).join('')}} as const satisfies Readonly<Record<PlainRule, readonly RuleOption[]>>;

export const OTHER_NAMES: ReadonlyMap<string, PlainRule> = new Map(${JSON.stringify(names)});
`;
}

/** The values in the order of the definition. */
const valuesOf = (values) => Object.keys(values);

function registry(name, what, all) {
  const rules = all.filter(({ searches = false }) => searches === (name === 'SEARCHING'));
  const makers = new Map(rules.map(({ make, folder }) => [`../${folder}/rule.ts`, make]));
  makers.set('../rule.ts', 'type MakeRule');
  const imports = [...makers].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${made(`how ${what}, and variants of them, are made`)}
${imports.map(([from, name]) => `import ${name.replace(/^(type )?(\w+)$/, '$1{ $2 }')} from '${from}';\n`).join('')}
export const ${name} = {
${rules.map(({ id, make }) => `  ${id}: ${make},\n`).join('')}} as const satisfies Readonly<Record<string, MakeRule>>;
`;
}

function libraryTypes(ids) {
  const text = readFileSync('src/library/types.ts', 'utf8');
  return text.replace(/(?<=export type PlainRule =)[^;]*/, () => ids.map((id) => ` | '${id}'`).join(''));
}

function judgeSchema(ids) {
  const schema = JSON.parse(readFileSync('schemas/judge.schema.json', 'utf8'));
  const { verdicts, ...others } = schema.$defs;
  verdicts.properties = Object.fromEntries(ids.map((id) => [id, { $ref: '#/$defs/verdict' }]));
  const listed = (node) => {
    if (Array.isArray(node?.enum) && node.enum.includes('psk')) node.enum = ids;
    if (node && typeof node === 'object') Object.values(node).forEach(listed);
  };
  listed(others);
  listed(schema.properties);
  // Formatting keeps the lines of objects.
  return JSON.stringify(schema, null, 2);
}
