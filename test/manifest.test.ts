import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWN_LANGUAGES, PATTERN_LANGUAGE } from '../src/document/index.ts';
import { EYE_VALUES } from '../src/notation/index.ts';
import { RULES } from '../src/rules/index.ts';
import { FAR, MAX_CYCLE, RULE_IDS } from '../src/rules/rule.ts';
import { optionsOf, PRESETS } from '../src/rules/variants.ts';
import { DEFAULT_SETTINGS, readSettings } from '../src/service/index.ts';
import { LANGUAGE_IDS, LANGUAGES, message, say } from '../src/words/index.ts';
import { NLS_LOCALES, nlsFile, nlsOf, readManifest } from '../tools/manifest.mjs';

const manifest = readManifest();
const { contributes } = manifest;
const properties: Record<string, Property> = contributes.configuration.properties;

interface Property {
  readonly order: number;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  readonly items?: {
    readonly enum?: readonly string[];
    readonly anyOf?: readonly [
      { readonly enum: readonly string[]; readonly enumDescriptions: readonly string[] },
      { readonly pattern: string },
    ];
  };
  readonly description?: string;
  readonly markdownDescription?: string;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly maximum?: number;
}

/** VS Code's own default keys on each system, as its list of them has them. */
const KEYS_OF_VSCODE: Readonly<Record<'linux' | 'mac' | 'windows', readonly string[]>> = JSON.parse(
  readFileSync('test/fixtures/vscode-keys.json', 'utf8'),
);

describe('the manifest', () => {
  it('gives keys in texts that are chords, and none that VS Code has on any system', () => {
    const own = (contributes.keybindings as { command: string; key: string; mac?: string }[]).filter(
      ({ command }) => /^koban\.(?:animate|sgf)/.test(command),
    );
    expect(own.length).toBeGreaterThan(4);
    for (const system of ['linux', 'mac', 'windows'] as const) {
      const taken = new Set(KEYS_OF_VSCODE[system]);
      expect(taken.size).toBeGreaterThan(300);
      // What everybody knows is there.
      expect(taken).toContain(system === 'mac' ? 'cmd+s' : 'ctrl+s');
      for (const { key, mac = key } of own) {
        const one = system === 'mac' ? mac : key;
        const [prefix, second, ...rest] = one.split(' ');
        expect([prefix, rest]).toEqual([system === 'mac' ? 'cmd+k' : 'ctrl+k', []]);
        expect(second).not.toContain('+');
        expect(taken).not.toContain(one);
      }
    }
  });

  it('offers the rules of the registry (else: npm run generate), in its order, in its words', () => {
    const [items] = properties['koban.rules']!.items!.anyOf!;
    expect(items.enum).toEqual(RULE_IDS);
    for (const rule of RULES) {
      const description = items.enumDescriptions[RULES.indexOf(rule)];
      expect(description, 'run: npm run generate').toBe(say(message('rule.titled', { rule: rule.id })));
    }
  });

  it('takes every variant and every given name as a rule, and nothing else', () => {
    const [, { pattern }] = properties['koban.rules']!.items!.anyOf!;
    const isTaken = (text: string) => new RegExp(pattern, 'u').test(text);
    const variants = RULE_IDS.flatMap((id) =>
      optionsOf(id).flatMap(({ name, values }) =>
        values.flatMap((value) => [
          `${id} with ${name} ${value}`,
          `${id} with ${name.replaceAll('-', ' ')} ${value} and suicide allowed`,
        ]),
      ),
    );
    const presets = Object.keys(PRESETS);
    for (const text of [...variants, ...RULE_IDS, ...presets]) expect(text).toSatisfy(isTaken);
    for (const text of ['', 'sks', 'psk with', 'psk with passes', 'psk passes lift', 'tromp'])
      expect(text).not.toSatisfy(isTaken);
  });

  it('offers the eye values that the service knows', () => {
    expect(properties['koban.eyeValues']!.enum).toEqual(EYE_VALUES);
  });

  it('offers the languages that there are, each by its own name', () => {
    const { enum: ids, enumDescriptions: names } = properties['koban.language']!;
    expect(ids).toEqual(['auto', ...LANGUAGE_IDS]);
    expect(names?.slice(1)).toEqual(Object.values(LANGUAGES));
  });

  it('shows its settings in one order', () => {
    const orders = Object.values(properties).map(({ order }) => order);
    expect([...orders].sort((a, b) => a - b)).toEqual(orders.map((_, i) => i + 1));
  });

  it('has the defaults of the service', () => {
    const raw: Record<string, unknown> = {};
    for (const [key, property] of Object.entries(properties)) {
      const parts = key.split('.').slice(1);
      const last = parts.pop()!;
      let section = raw;
      for (const part of parts) section = (section[part] ??= {}) as Record<string, unknown>;
      section[last] = property.default;
    }
    expect(readSettings(raw)).toEqual(DEFAULT_SETTINGS);
  });

  it('has the range of max-cycle that entries and the command line have', () => {
    const { minimum, maximum } = properties['koban.maxCycle']!;
    expect({ least: minimum, most: maximum }).toEqual(MAX_CYCLE);
    for (const value of [MAX_CYCLE.least - 1, MAX_CYCLE.most + 1])
      expect(readSettings({ maxCycle: value }).maxCycle).toBe(DEFAULT_SETTINGS.maxCycle);
    expect(new RegExp(properties['koban.maxCycle']!.pattern!).test('far')).toBe(true);
    expect(readSettings({ maxCycle: 'far' }).maxCycle).toBe(FAR);
  });

  it('allows no value that the service would not take', () => {
    for (const [key, section] of [
      ['koban.maxCycle', 'maxCycle'],
      ['koban.searchBudget', 'searchBudget'],
    ] as const) {
      for (const value of [properties[key]!.minimum, properties[key]!.maximum]) {
        const settings = readSettings({ [section]: value });
        expect(section === 'maxCycle' ? settings.maxCycle : settings.budget).toBe(value);
      }
    }
    for (const [key, name] of [
      ['koban.cycleWarnings', 'cycleWarnings'],
      ['koban.coordinates', 'coordinates'],
      ['koban.hiddenKos', 'hiddenKos'],
      ['koban.eyeValues', 'eyeValues'],
    ] as const) {
      for (const value of properties[key]!.enum!) expect(readSettings({ [name]: value })[name]).toBe(value);
    }
  });

  it('describes every setting', () => {
    for (const [key, { description, markdownDescription }] of Object.entries(properties)) {
      expect(description ?? markdownDescription, key).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('is activated only where a text can have something to read, by its own views, and by projects', () => {
    const events: string[] = manifest.activationEvents;
    const languages = events.flatMap((event) => /^onLanguage:(.*)$/.exec(event)?.[1] ?? []);
    // Languages of its own, such as that of patterns, wake an extension without being named. Others
    // would start Koban in every window that has such a text: plain text is the language of output.
    expect(languages).toEqual(['markdown']);
    for (const event of events.filter((one) => !one.startsWith('onLanguage:')))
      expect(event).toMatch(
        /^(onCommand:koban\.|workspaceContains:\*\*\/\*\.goban$|workspaceContains:koban\.json$|onFileSystem:koban-|onRenderer:koban\.|onWebviewPanel:koban\.)/,
      );
  });

  it('offers the languages that diagrams are read in', () => {
    expect(properties['koban.diagrams.languages']!.items!.enum).toEqual([...DRAWN_LANGUAGES.keys()]);
    expect(contributes.languages.map(({ id }: { id: string }) => id)).toContain(PATTERN_LANGUAGE);
  });

  it('offers what is done with an entry wherever there are entries, in whatever language', () => {
    const ofEntries = contributes.commands.filter(
      ({ command, enablement = '' }: { command: string; enablement?: string }) =>
        enablement.includes('editorLangId == goban') && command !== 'koban.pasteDiagram',
    );
    expect(ofEntries.length).toBeGreaterThan(5);
    for (const { command, enablement } of ofEntries)
      expect(enablement.split(' || '), command).toContain('koban.hasEntries');
  });

  it('names no command in a menu or a key that it does not have', () => {
    const known = new Set(contributes.commands.map(({ command }: { command: string }) => command));
    const used = [
      ...Object.values<{ command: string }[]>(contributes.menus).flat(),
      ...contributes.keybindings,
    ];
    const own = used.filter(({ command }) => command.startsWith('koban.'));
    for (const { command } of own) expect(known).toContain(command);
    // The editor's own, by their names in VS Code.
    expect(used.filter((one) => !own.includes(one)).map(({ command }) => command)).toEqual([
      'focusAndAcceptSuggestion',
      'type',
      'runCommands',
      'runCommands',
    ]);
  });

  it('chooses no row of a list for who writes, and changes nothing in Markdown outside its fences', () => {
    const { configurationDefaults, keybindings } = contributes;
    expect(configurationDefaults).not.toHaveProperty('[markdown]');
    for (const { command, when } of keybindings as { command: string; when: string }[])
      if (!command.startsWith('koban.')) expect(when).toContain('koban.inFence');
    for (const language of ['goban', 'sgf'])
      expect(configurationDefaults[`[${language}]`]).toMatchObject({
        'editor.suggest.selectionMode': 'never',
        'editor.wordWrap': 'on',
      });
    // A clause is a sentence, which half a window cuts.
    expect(configurationDefaults['[korule]']).toEqual({ 'editor.wordWrap': 'on' });
  });

  it('has titles that can be typed, and branches in the palette where there are any', () => {
    for (const file of Object.keys(NLS_LOCALES))
      for (const [key, title] of Object.entries(nlsOf(file) ?? {}))
        if (key.startsWith('command.')) expect(title, key).not.toContain('…');
    for (const { command, enablement = '' } of contributes.commands)
      if (command.startsWith('koban.branch.')) expect(enablement).not.toContain('koban.hasEntries');
  });
});

describe('the strings of the manifest', () => {
  const text = readFileSync('package.json', 'utf8');
  const keys = [...text.matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key!);
  const english = nlsOf('en')!;
  const languages = Object.keys(NLS_LOCALES).filter((id) => id !== 'en' && nlsOf(id) !== null);

  it('are all there, and none is unused', () => {
    expect(keys.length).toBeGreaterThan(50);
    expect([...new Set(keys)].sort()).toEqual(Object.keys(english).sort());
  });

  it('are all that an editor shows of it', () => {
    const { contributes: raw } = JSON.parse(text);
    const shown = JSON.stringify([raw.commands, raw.walkthroughs, raw.configuration, raw.customEditors]);
    const shownFields = /"(?:title|description|markdownDescription|altText|displayName)":"([^"]*)"/g;
    const literal = [...shown.matchAll(shownFields)].map(([, value]) => value!);
    expect(literal.filter((value) => !value.startsWith('%'))).toEqual(['Koban']);
  });

  it.each(languages)('are said in %s with the same links and words of the notation', (id) => {
    for (const [key, value] of Object.entries(nlsOf(id)!)) {
      expect(english, nlsFile(id)).toHaveProperty([key]);
      const marks = (one: string) => [...one.matchAll(/\((command:[^)]*)\)|`([^`]*)`/g)].map(([all]) => all);
      expect(marks(value).sort(), `${nlsFile(id)} ${key}`).toEqual(marks(english[key]!).sort());
    }
  });
});

describe('the lock file', () => {
  // Without a hash npm installs whatever the registry gives; `npm install` leaves it out for binaries of other systems.
  it.each(['', 'site/', 'bench/'])('has the hash of every package of %spackage-lock.json', (folder) => {
    const { packages } = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8'));
    const entries = Object.entries<{ integrity?: string; link?: boolean }>(packages);
    const installed = entries.filter(([path, { link }]) => /(?:^|\/)node_modules\//.test(path) && !link);
    const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  // `npm ci` refuses a lock that leaves out packages for other platforms, and `npm install` leaves out those it cannot reach.
  it('has every package that any platform may need', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    for (const [path, entry] of Object.entries<{ optionalDependencies?: Record<string, string> }>(packages)) {
      for (const name of Object.keys(entry.optionalDependencies ?? {})) {
        const places = [`node_modules/${name}`, `${path}/node_modules/${name}`];
        expect(
          places.some((place) => place in packages),
          name,
        ).toBe(true);
      }
    }
  });
});
