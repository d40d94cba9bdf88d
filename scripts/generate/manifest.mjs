/**
 * What `package.json`, its strings and the schema of a project say of settings, commands and rules. It comes from their definitions
 * (`setting-list.ts` in `src/service/analysis`, `contributed-commands.ts` in `src/extension`) and from the registry of rules.
 */
import { readFileSync } from 'node:fs';
import { bundled } from '../../tools/bundled.mjs';
import { nlsFile, nlsOf } from '../../tools/manifest.mjs';
import { withCount } from '../../tools/rule-definitions.mjs';
import { GROUPS, WITHOUT_EXAMPLE } from '../reference/diagnostics.mjs';

export const reads = 'code';

const PROJECT_PAGE = 'scripts/reference/project.md';

export async function make() {
  const code = await bundled({
    stdin: {
      contents: `export { RULE_IDS } from './src/rules/rule.ts'; export { PRESETS, RESERVED } from './src/rules/variants.ts';
      export { CONTRIBUTED, SETTINGS } from './src/service/analysis/setting-list.ts';
      export { COMMANDS } from './src/extension/contributed-commands.ts'; export { toolOf } from './src/cli/mcp/list.ts';
      export { english, LANGUAGE_IDS, LANGUAGES, loadWords, message, say } from './src/words/index.ts';`,
      resolveDir: '.',
    },
  });
  const made = new Map();
  const put = (file, content) => made.set(file, `${JSON.stringify(content, null, 2)}\n`);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { contributes } = manifest;
  const settings = Object.entries(code.CONTRIBUTED).map(([name, setting]) =>
    contributedSetting(name, setting, code),
  );
  contributes.configuration.properties = Object.fromEntries(
    settings.map(({ key, property }) => [key, property]),
  );
  const commands = code.COMMANDS.map(contributedCommand);
  contributes.commands = commands.map(({ command }) => command);
  contributes.menus = menusOf(contributes.menus, code.COMMANDS);
  contributes.keybindings = [
    // Keys for commands of the editor itself.
    ...contributes.keybindings.filter(({ command }) => !command.startsWith('koban.')),
    ...code.COMMANDS.flatMap(keysOf),
  ];
  contributes.languageModelTools = TOOLS.map((name) => languageModelTool(name, code.toolOf(name)));
  contributes.mcpServerDefinitionProviders = [{ id: 'koban.tools', label: 'Koban' }];
  put('package.json', manifest);

  const said = {
    ...Object.assign({}, ...commands.map(({ strings }) => strings)),
    ...Object.assign({}, ...settings.map(({ strings }) => strings)),
  };
  // What the rules are called is said by the catalogues, in each language.
  const titlesIn = async (language) => {
    const words = await code.loadWords(language);
    const titles = code.RULE_IDS.map((rule) => code.say(code.message('rule.titled', { rule }), words));
    return Object.fromEntries(titles.map((title, i) => [`setting.rules.${code.RULE_IDS[i]}`, title]));
  };
  const titles = await titlesIn('en');
  const english = withStrings(nlsOf('en'), said, titles);
  for (const spoken of code.LANGUAGE_IDS) {
    const strings = nlsOf(spoken);
    if (!strings) continue;
    const own = Object.entries(await titlesIn(spoken)).filter(([key, title]) => title !== titles[key]);
    const all = spoken === 'en' ? english : only(english, withStrings(strings, {}, Object.fromEntries(own)));
    made.set(nlsFile(spoken), withCount(spoken, `${JSON.stringify(all, null, 2)}\n`, code.RULE_IDS));
  }
  const project = projectSchema(code, contributes.configuration.properties, said);
  put('schemas/koban.schema.json', project);
  made.set(PROJECT_PAGE, projectPage(Object.keys(project.properties)));
  return made;
}

/** The tools of language models that the editor itself has; the others are those of the server that it starts. */
const TOOLS = ['judge', 'check', 'draw'];

function languageModelTool(name, { description, inputSchema }) {
  return {
    name: `koban_${name}`,
    toolReferenceName: `koban-${name}`,
    displayName: `%tool.${name}%`,
    userDescription: `%tool.${name}.says%`,
    modelDescription: description,
    canBeReferencedInPrompt: true,
    // The web has no Node for them, save where the extension runs on a server.
    when: "!isWeb || remoteName != ''",
    icon: 'media/goban-light.svg',
    tags: ['go', 'koban'],
    inputSchema,
  };
}

/** Without strings that English has no more. What a language lacks an editor shows in English. */
const only = (english, strings) =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => key in english));

/**
 * The strings of a language with others in place of what stands there for commands and settings; those that are new come behind the last
 * of their kind.
 */
function withStrings(strings, said, rules) {
  const isOfKind = (key, kind) => key.startsWith(`${kind}.`);
  const isStale = (key) =>
    Object.keys(said).length > 0 &&
    !(key in said) &&
    !(key in rules) &&
    (isOfKind(key, 'command') || isOfKind(key, 'setting'));
  const kept = Object.entries(strings).flatMap(([key, text]) =>
    isStale(key) ? [] : [[key, said[key] ?? rules[key] ?? text]],
  );
  for (const [key, text] of Object.entries({ ...said, ...rules })) {
    if (key in strings) continue;
    const kind = key.slice(0, key.indexOf('.'));
    const last = kept.findLastIndex(([other]) => isOfKind(other, kind));
    kept.splice(last + 1, 0, [key, text]);
  }
  return Object.fromEntries(kept);
}

/** A setting in `package.json`, and its strings in English. */
function contributedSetting(name, { order, says, markdown, each: own, values, schema, ...setting }, code) {
  const each = name === 'language' ? { ...own, ...code.LANGUAGES } : own;
  const defined = Object.values(code.SETTINGS).find((one) => one.name === name);
  const listed = values ?? (each && Object.keys(each));
  const strings = { [`setting.${name}`]: says ?? markdown };
  // Names of languages are the same in every language.
  const isName = (value) => name === 'language' && value !== 'auto';
  const described =
    each &&
    Object.entries(each).map(([value, text]) => {
      if (isName(value)) return text;
      strings[`setting.${name}.${value}`] = text;
      return `%setting.${name}.${value}%`;
    });
  const { type, ...rest } = schema;
  if (name === 'rules') {
    // A rule by its identifier is completed; a variant is checked by its form alone.
    const named = [...code.RULE_IDS, ...Object.keys(code.PRESETS)].join('|');
    rest.items = {
      ...rest.items,
      anyOf: [
        { enum: [...code.RULE_IDS], enumDescriptions: code.RULE_IDS.map((id) => `%setting.rules.${id}%`) },
        { pattern: `^(${named})( with [a-z].* [a-z0-9].*)?$` },
      ],
    };
  }
  const property = {
    order,
    type,
    ...(listed && { enum: [...listed] }),
    ...(described && { enumDescriptions: described }),
    ...rest,
    default: defined ? defined.default : setting.default,
    [markdown === undefined ? 'description' : 'markdownDescription']: `%setting.${name}%`,
  };
  return { key: `koban.${name}`, property, strings };
}

function contributedCommand({ name, title, shortTitle, category = 'Koban', icon, enabled }) {
  const key = `command.${name}`;
  return {
    command: {
      command: `koban.${name}`,
      title: `%${key}%`,
      ...(shortTitle && { shortTitle: `%${key}.short%` }),
      category,
      ...(icon && { icon: `$(${icon})` }),
      ...(enabled && { enablement: enabled }),
    },
    strings: { [key]: title, ...(shortTitle && { [`${key}.short`]: shortTitle }) },
  };
}

/** All menus, those that there were first. */
function menusOf(before, commands) {
  /** @type {Record<string, object[]>} */
  const menus = Object.fromEntries(Object.keys(before).map((menu) => [menu, []]));
  for (const { name, palette, menus: own = {} } of commands) {
    const command = `koban.${name}`;
    if (palette) menus.commandPalette.push({ command, when: palette });
    for (const [menu, { when, group, alt }] of Object.entries(own)) {
      menus[menu] ??= [];
      menus[menu].push({ command, ...(when && { when }), group, ...(alt && { alt: `koban.${alt}` }) });
    }
  }
  return menus;
}

function keysOf({ name, keys }) {
  if (!keys) return [];
  const { key, when, args } = keys;
  const mac = key.includes('ctrl') && { mac: key.replace('ctrl', 'cmd') };
  return [{ command: `koban.${name}`, key, ...mac, when, ...(args && { args }) }];
}

/** The table of the page has a row for the keys that are like the settings of the same names. */
function projectPage(keys) {
  const others = keys.filter((key) => !['$schema', 'files', 'rules', 'severities', 'language'].includes(key));
  const row = `| ${others.map((key) => `\`${key}\``).join(', ')} | as the [settings](settings.md)`;
  return readFileSync(PROJECT_PAGE, 'utf8').replace(
    /^\| .* \| as the \[settings\]\(settings\.md\)/m,
    () => row,
  );
}

/** What `koban.json` may hold: settings whose value is the same for everybody who works on the files, and the files. */
function projectSchema({ CONTRIBUTED, PRESETS, RESERVED, RULE_IDS }, properties, strings) {
  const grades = properties['koban.severities'].additionalProperties;
  const codes = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);
  const rule = { type: 'string', minLength: 1 };
  // As `isFreeName` reads names.
  const taken = [...RULE_IDS, ...Object.keys(PRESETS), ...RESERVED];
  const writtenRules = {
    type: 'object',
    propertyNames: { pattern: '^[a-z][a-z0-9-]{0,31}$', not: { enum: taken.sort() } },
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  };
  const own = {
    files: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Patterns of the files that `koban check` reads when no file is named, such as `book/**/*.md`.',
    },
    rules: { anyOf: [rule, { type: 'array', items: rule, minItems: 1 }, writtenRules] },
    severities: { type: 'object', propertyNames: { enum: codes.sort() }, additionalProperties: grades },
  };
  const settings = Object.keys(CONTRIBUTED)
    .filter((name) => CONTRIBUTED[name].isOfProjects)
    .map((name) => {
      const { type, enum: values, minimum, maximum, pattern } = properties[`koban.${name}`];
      const description = strings[`setting.${name}`];
      return [name, { ...(own[name] ?? { type, enum: values, minimum, maximum, pattern }), description }];
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
