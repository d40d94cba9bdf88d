/**
 * The project of a folder: what `koban.json`, or `koban` in `package.json`, says of its files. It
 * overrides the settings of the editor, since others check the same files; but for the language,
 * which is the reader's own.
 */

import { jsonStrings } from './json-strings.ts';

export const PROJECT_FILES = ['koban.json', 'package.json'] as const;

/** The text of a file in the folder of the project; `undefined` where there is none. */
export type ReadProjectFile = (name: (typeof PROJECT_FILES)[number]) => Promise<string | undefined>;

/** The file of a project, and where the lines of its rules stand there, by their names, from 0. */
export interface ProjectPlace {
  readonly uri: string;
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

/** `above`: the keys that lead to the project. The text must be JSON. */
export function placeOfProject(uri: string, text: string, above: readonly string[]): ProjectPlace {
  const lines: Record<string, number[]> = {};
  const keys = [...above, 'rules'];
  let [line, at] = [0, 0];
  for (const { isKey, path, start, value } of jsonStrings(text)) {
    const name = path[keys.length];
    if (isKey || typeof name !== 'string' || keys.some((key, i) => path[i] !== key)) continue;
    line += text.slice(at, start).split('\n').length - 1;
    at = start;
    if (!Object.hasOwn(lines, name)) lines[name] = [];
    // One string may have several lines of a rule.
    for (const _ of value.split('\n')) lines[name]?.push(line);
  }
  return { uri, lines };
}

/**
 * The section `koban` of a configuration under what the project of a folder says, with the file
 * that says it as `project`.
 */
export async function underProject(
  section: unknown,
  folder: string,
  read: ReadProjectFile,
): Promise<unknown> {
  const [own, manifest] = PROJECT_FILES;
  const first = await jsonIn(read, own);
  const other = first ? null : await jsonIn(read, manifest);
  const project = first ? first.value : (other?.value as { koban?: unknown } | null | undefined)?.koban;
  // One that is no JSON says nothing here; the editor of JSON and `koban check` report it.
  if (typeof project !== 'object' || project === null || Array.isArray(project)) return section;
  const { language: _, ...rest } = project as Record<string, unknown>;
  const at = folder.replace(/\/$/, '');
  const place = first
    ? placeOfProject(`${at}/${own}`, first.text, [])
    : placeOfProject(`${at}/${manifest}`, other?.text ?? '', ['koban']);
  const hasRules = Object.keys(place.lines).length > 0;
  return { ...(section as object | null), ...rest, ...(hasRules && { project: place }) };
}

async function jsonIn(
  read: ReadProjectFile,
  name: (typeof PROJECT_FILES)[number],
): Promise<{ readonly text: string; readonly value: unknown } | null> {
  try {
    const text = await read(name);
    const value: unknown = text === undefined ? null : JSON.parse(text);
    return text === undefined || value === null ? null : { text, value };
  } catch {
    return null;
  }
}
