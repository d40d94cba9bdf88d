/**
 * What is made of the kinds of claims (`src/notation/claims`): their registries, the grammar for
 * editors, and the table of the reference.
 */
import { readFileSync } from 'node:fs';
import { definitionsIn } from '../../tools/definitions.mjs';

export const reads = 'definitions';

const FORMS = 'src/notation/claims';
const MEANINGS = 'src/service/analysis/claims';
const GRAMMAR = 'syntaxes/goban.tmLanguage.json';
const PAGE = 'docs/reference/claims.md';

export async function make() {
  const found = await definitionsIn(FORMS, 'defineClaim');
  const kinds = [...found].sort((a, b) => a.module[a.name].order - b.module[b.name].order);
  return new Map([
    [`${FORMS}/generated/kinds.ts`, registry(found, kinds)],
    [`${MEANINGS}/generated/kinds.ts`, meanings(found, kinds)],
    [GRAMMAR, grammar(kinds.map(({ name, module }) => module[name]))],
    [PAGE, page(kinds.flatMap(({ module }) => module.REFERENCE))],
  ]);
}

/** Imports in the order that the formatter wants, those of `others` among them. */
function imports(found, others) {
  const lines = found.map(({ file, name }) => [file, `import { ${name} } from '../${file}';`]);
  return [...lines, ...others]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => `${line}\n`)
    .join('');
}

function registry(found, kinds) {
  const names = kinds.map(({ name }) => name);
  return `/** Made by \`npm run generate\`: the kinds of claims, a file of this folder for each. */
${imports(found, [['form.ts', "import type { ClaimOf } from '../form.ts';"]])}
export const CLAIMS = [${names.join(', ')}] as const;

/** A claim, read. */
export type Claim = ClaimOf<(typeof CLAIMS)[number]>;
`;
}

function meanings(found, kinds) {
  const entries = kinds.map(({ name, module }) => {
    const { kind } = module[name];
    return kind === name ? name : `'${kind}': ${name}`;
  });
  return `/** Made by \`npm run generate\`: what each kind of claim means, a file of this folder for each. */
import type { Claim } from '../../../../notation/index.ts';
${imports(found, [['meaning.ts', "import type { ClaimMeaning } from '../meaning.ts';"]])}
export const MEANINGS: { readonly [K in Claim['kind']]: ClaimMeaning<K> } = {
${entries.map((entry) => `  ${entry},\n`).join('')}};
`;
}

/** The words of forms: those that a claim begins with, those that decide it, and the others. */
function vocabulary(kinds) {
  const isColor = (word) => word === 'black' || word === 'white';
  const counts = new Map();
  const others = new Set();
  const deciding = new Set();
  const colors = new Set();
  const visit = (node) => {
    if (node.kind === 'word') {
      counts.set(node.word, (counts.get(node.word) ?? 0) + 1);
      others.add(node.word);
    } else if (node.kind === 'slot') {
      // A choice decides the claim; what is one word among several does not.
      const { type, choices = [] } = node.slot;
      if (type === 'choice') for (const choice of choices) (isColor(choice) ? colors : deciding).add(choice);
      else for (const word of choices.flatMap((choice) => choice.split(' '))) others.add(word);
    } else for (const one of [node.of ?? []].flat()) visit(one);
  };
  for (const { node } of kinds) visit(node);
  // The words that only one form begins with stand for the kind.
  const beginnings = kinds.flatMap(({ node }) => {
    const end = node.of.findIndex((one) => one.kind !== 'word' || counts.get(one.word) > 1);
    const words = node.of.slice(0, end).map(({ word }) => word);
    for (const word of words) others.delete(word);
    return words.length > 0 ? [words.join(' ')] : [];
  });
  return { keywords: [...deciding, ...beginnings], others: [...others], colors: [...colors] };
}

function grammar(kinds) {
  const text = readFileSync(GRAMMAR, 'utf8');
  const { keywords, others } = vocabulary(kinds);
  const { patterns } = JSON.parse(text).repository.expect;
  const words = { 'keyword.control.claim.goban': keywords, 'keyword.other.goban': others };
  return Object.entries(words).reduce((made, [name, list]) => {
    const { match } = patterns.find((pattern) => pattern.name === name);
    return made.replace(JSON.stringify(match), () => JSON.stringify(`\\b(?i:${list.join('|')})\\b`));
  }, text);
}

function page(rows) {
  const text = readFileSync(PAGE, 'utf8');
  const table = rows.map(([claim, holds]) => `| \`expect: ${claim}\` | ${holds} |\n`).join('');
  return text.replace(/(?<=\| claim \| holds when \|\n\|---\|---\|\n)(?:\|.*\n)*/, () => table);
}
