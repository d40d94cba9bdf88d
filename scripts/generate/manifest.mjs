/**
 * What comes from registries of the code in `package.json`, its strings and the schema of a project: the rules that the setting
 * `koban.rules` offers, the looks of boards, the styles of coordinates and the languages.
 */
import { readFileSync } from 'node:fs';
import { bundled } from '../../tools/bundled.mjs';
import { nlsFile, nlsOf } from '../../tools/manifest.mjs';
import { GROUPS, WITHOUT_EXAMPLE } from '../reference/diagnostics.mjs';

export const reads = 'code';

export async function make() {
  const { COORDINATES, LANGUAGE_IDS, LANGUAGES, LOOK_NAMES, PRESETS, RULE_IDS, loadWords, message, say } =
    await bundled({
      stdin: {
        contents: `export { RULE_IDS } from './src/rules/rule.ts'; export { PRESETS } from './src/rules/variants.ts';
      export { COORDINATES, LOOK_NAMES } from './src/render/index.ts'; export { LANGUAGE_IDS, LANGUAGES, loadWords, message, say } from './src/words/index.ts';`,
        resolveDir: '.',
      },
    });
  const made = new Map();
  const put = (file, content) => made.set(file, `${JSON.stringify(content, null, 2)}\n`);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { items } = manifest.contributes.configuration.properties['koban.rules'];
  // A rule by its identifier is completed; a variant is checked by its form alone.
  const named = [...RULE_IDS, ...Object.keys(PRESETS)].join('|');
  items.anyOf = [
    { enum: [...RULE_IDS], enumDescriptions: RULE_IDS.map((id) => `%setting.rules.${id}%`) },
    { pattern: `^(${named})( with [a-z].* [a-z0-9].*)?$` },
  ];
  // What the rules are called is said by the catalogues, in each language.
  for (const spoken of LANGUAGE_IDS) {
    const strings = nlsOf(spoken);
    if (!strings) continue;
    const words = await loadWords(spoken);
    for (const rule of RULE_IDS)
      strings[`setting.rules.${rule}`] = say(message('rule.titled', { rule }), words);
    put(nlsFile(spoken), strings);
  }
  const { properties } = manifest.contributes.configuration;
  properties['koban.coordinates'].enum = [...COORDINATES];
  properties['koban.board.look'].enum = [...LOOK_NAMES];
  const language = properties['koban.language'];
  language.enum = ['auto', ...LANGUAGE_IDS];
  language.enumDescriptions = [language.enumDescriptions[0], ...Object.values(LANGUAGES)];
  put('package.json', manifest);
  put('schemas/koban.schema.json', projectSchema(properties, made));
  return made;
}

/** What `koban.json` may hold: settings whose value is the same for everybody who works on the files, and the files. */
function projectSchema(properties, made) {
  const strings = JSON.parse(made.get(nlsFile('en')));
  const grades = properties['koban.severities'].additionalProperties;
  const codes = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);
  const rule = { type: 'string', minLength: 1 };
  const own = {
    files: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Patterns of the files that `koban check` reads when no file is named, such as `book/**/*.md`.',
    },
    rules: { anyOf: [rule, { type: 'array', items: rule, minItems: 1 }] },
    severities: { type: 'object', propertyNames: { enum: codes.sort() }, additionalProperties: grades },
  };
  const taken = [
    'rules',
    'severities',
    'cycleWarnings',
    'maxCycle',
    'hiddenKos',
    'searchBudget',
    'eyeValues',
    'language',
  ];
  const settings = taken.map((key) => {
    const {
      type,
      enum: values,
      minimum,
      maximum,
      pattern,
      description,
      markdownDescription,
    } = properties[`koban.${key}`];
    const said = strings[(description ?? markdownDescription).slice(1, -1)];
    return [key, { ...(own[key] ?? { type, enum: values, minimum, maximum, pattern }), description: said }];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'koban.schema.json',
    title: 'A project of Koban: koban.json, or “koban” in package.json',
    type: 'object',
    properties: { $schema: { type: 'string' }, files: own.files, ...Object.fromEntries(settings) },
    additionalProperties: false,
  };
}
