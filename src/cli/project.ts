import * as v from 'valibot';
import { properties } from '../../schemas/koban.schema.json';
import { nearest } from '../notation/index.ts';
import { type ProjectPlace, placeOfProject } from '../protocol/project.ts';
import { isFreeName } from '../rules/variants.ts';
import {
  DEFAULT_SETTINGS,
  GRADES,
  readRuleId,
  readSettings,
  SETTINGS,
  type Settings,
  settingsOfRecords,
  type WrittenSource,
} from '../service/index.ts';
import { LANGUAGE_IDS, message } from '../words/index.ts';
import { type Io, type ParsedArguments, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { settingsOption } from './options.ts';
import { readText } from './text.ts';
import { namesOf, WrittenRules } from './written.ts';

/** What an author has written down for all files of a project. */
export interface Project {
  readonly file: string;
  readonly text: string;
  /** Patterns of the files to check, from the folder of the project. */
  readonly files: readonly string[];
  readonly settings: Settings;
  readonly language: string | undefined;
}

const NAME = 'koban.json';

/** A rule of Koban, or the name of one that may stand in a file of the folder. */
const Rule = v.pipe(
  v.string(),
  v.check((name) => readRuleId(name) !== null || isFreeName(name.trim().split(/\s/, 1)[0] ?? '')),
);

/** The text of a rule, or its lines. */
const RuleLines = v.union([v.string(), v.array(v.string())]);

/** The code of a diagnostic. */
const Code = v.picklist(properties.severities.propertyNames.enum);

/** The other settings that a project may have hold what the service reads of them. */
const OTHERS = Object.fromEntries(
  Object.values(SETTINGS)
    .filter(({ name }) => Object.hasOwn(properties, name))
    .map(({ name, read }) => [name, v.optional(v.custom((value) => read(value) !== undefined))]),
);

/** `koban.json`, and the value of `koban` in `package.json`: `schemas/koban.schema.json`. */
const PROJECT = v.strictObject({
  ...OTHERS,
  $schema: v.optional(v.string()),
  files: v.optional(v.array(v.string())),
  rules: v.optional(
    v.union([
      Rule,
      v.pipe(v.array(Rule), v.minLength(1)),
      v.pipe(
        // A list is an object to the schema, and an empty one has no wrong key.
        v.custom((rules) => !Array.isArray(rules)),
        v.record(v.pipe(v.string(), v.check(isFreeName)), RuleLines),
      ),
    ]),
  ),
  severities: v.optional(v.record(Code, v.picklist(GRADES))),
  language: v.optional(v.picklist(['auto', ...LANGUAGE_IDS])),
});

export const PROJECT_KEYS = Object.keys(PROJECT.entries);

/**
 * The project of a folder, that of the program if it is not given: `koban.json`, else `koban` in
 * `package.json`; `null` where there is neither. With a name, that file alone.
 * @throws UsageError when the file cannot be read, or something in it is wrong
 */
export function readProject(io: Io, named?: string, folder = ''): Project | null {
  if (named !== undefined) {
    const text = textOf(io, named);
    if (text === null) throw unreadable(named, { code: 'ENOENT' });
    return projectOf(io, named, text, parsed(named, text), placeOfProject(named, text, []));
  }
  const [file, other] = [NAME, 'package.json'].map((name) =>
    folder === '' ? name : `${folder}/${name}`,
  ) as [string, string];
  const own = textOf(io, file);
  if (own !== null) return projectOf(io, file, own, parsed(file, own), placeOfProject(file, own, []));
  const manifest = textOf(io, other);
  if (manifest === null) return null;
  const found: unknown = (parsed(other, manifest) as { koban?: unknown } | null)?.koban;
  return found === undefined
    ? null
    : projectOf(io, other, manifest, found, placeOfProject(other, manifest, ['koban']));
}

/** The text of a file, `null` where there is none. @throws UsageError */
function textOf(io: Io, file: string): string | null {
  try {
    return readText(file, io);
  } catch (problem) {
    if ((problem as { code?: unknown } | null)?.code === 'ENOENT') return null;
    throw unreadable(file, problem);
  }
}

function unreadable(file: string, problem: unknown): UsageError {
  return new UsageError(message('cli.file', { file, reason: reasonOf(problem) }));
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new UsageError(message('project.no-json', { file, reason: (problem as Error).message }));
  }
}

/** The project of a file, as {@link readProject} finds it in the nearest folder that has one. */
export class Projects {
  private readonly byFolder = new Map<string, Project | null>();
  /** By the path of a file without its name: the folders above it, the nearest first. */
  private readonly above = new Map<string, readonly string[]>();

  constructor(
    private readonly io: Io,
    private readonly named?: string,
  ) {}

  /** @throws UsageError */
  of(file: string): Project | null {
    for (const folder of this.named === undefined && file !== '-' ? this.foldersAbove(file) : ['']) {
      let project = this.byFolder.get(folder);
      if (project === undefined) {
        project = readProject(this.io, this.named, folder);
        this.byFolder.set(folder, project);
      }
      if (project) return project;
    }
    return null;
  }

  private foldersAbove(file: string): readonly string[] {
    const place = file.replace(/[^/\\]*$/, '');
    let folders = this.above.get(place);
    if (!folders) {
      folders = this.io.foldersAbove(file);
      this.above.set(place, folders);
    }
    return folders;
  }
}

/** What the project of a file says, and options before it. @throws UsageError */
export function projectSettings(args: ParsedArguments, io: Io): (file: string) => Settings {
  const projects = new Projects(io, args.option('config'));
  const written = new WrittenRules(io);
  const kept = new Map<string, Settings>();
  return (file) => {
    const place = file.replace(/[^/\\]*$/, '');
    const known = kept.get(place);
    if (known) return known;
    const settings = settingsOption(args, projects.of(file)?.settings);
    const found = written.of(file);
    const all = found.length > 0 ? { ...settings, written: [...settings.written, ...found] } : settings;
    const effective = settingsOfRecords(all);
    kept.set(place, effective);
    return effective;
  };
}

/** Settings that have nothing but the rules that authors have written for a file. */
export function writtenSettings(io: Io): (file: string) => Settings {
  const projects = new Projects(io);
  const written = new WrittenRules(io);
  return (file) => {
    const all = [...projectRules(projects, file), ...written.of(file)];
    return all.length > 0 ? settingsOfRecords({ ...DEFAULT_SETTINGS, written: all }) : DEFAULT_SETTINGS;
  };
}

/** A project with a fault is reported by what follows it. */
function projectRules(projects: Projects, file: string): readonly WrittenSource[] {
  try {
    return projects.of(file)?.settings.written ?? [];
  } catch {
    return [];
  }
}

function projectOf(io: Io, file: string, text: string, value: unknown, project: ProjectPlace): Project {
  const { success, output, issues } = v.safeParse(PROJECT, value);
  // A list is an object to the schema, and has no key that is unknown.
  if (Array.isArray(value)) throw new UsageError(noValue(file, '', value));
  if (!success) throw new UsageError(wrong(file, issues[0]));
  const { files = [], language, rules = [], severities = {} } = output;
  // The schema passes over names that every object has.
  const given = value as Record<string, object | undefined>;
  const odd = Object.keys(given).find((key) => !Object.hasOwn(PROJECT.entries, key));
  if (odd !== undefined)
    throw new UsageError(message('project.no-key', { file, key: odd, near: undefined, known: PROJECT_KEYS }));
  const unknown = Object.keys(given.severities ?? {}).find((code) => !Object.hasOwn(severities, code));
  if (unknown !== undefined) throw new UsageError(noValue(file, 'severities', unknown));
  const strange = unknownRule(
    typeof rules === 'string' || Array.isArray(rules) ? [rules].flat() : [],
    file,
    io,
  );
  if (strange !== undefined) throw new UsageError(noValue(file, 'rules', strange));
  // Whoever runs the program in a folder of others reads no files beside it.
  const outside = files.find((one) => /^[/\\]|^[a-z]:|(?:^|[/\\{,(|])\.\.(?:[/\\},)|]|$)/i.test(one));
  if (outside !== undefined) throw new UsageError(message('project.outside', { file, given: outside }));
  const chosen = language === 'auto' ? undefined : language;
  return { file, text, files, settings: readSettings({ ...output, project }), language: chosen };
}

/**
 * The first of these that is no rule of Koban, nor one of a file in the folder of the project or
 * above.
 */
function unknownRule(rules: readonly string[], file: string, io: Io): string | undefined {
  const others = rules.filter((rule) => readRuleId(rule) === null);
  if (others.length === 0) return undefined;
  const names = namesOf(new WrittenRules(io).of(file));
  return others.find((rule) => readRuleId(rule, names) === null);
}

function wrong(file: string, { path, input, type }: v.BaseIssue<unknown>) {
  const key = (path ?? []).map((step) => String(step.key)).join('.');
  if (type === 'strict_object' && key !== '')
    return message('project.no-key', { file, key, near: nearest(key, PROJECT_KEYS), known: PROJECT_KEYS });
  return noValue(file, key, input);
}

const noValue = (file: string, key: string, given: unknown) =>
  message('project.no-value', { file, key, given: JSON.stringify(given) ?? '' });
