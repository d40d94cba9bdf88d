/**
 * The project of a folder: what `koban.json`, or `koban` in `package.json`, says of its files. It
 * overrides the settings of the editor, since others check the same files; but for the language,
 * which is the reader's own.
 */

export const PROJECT_FILES = ['koban.json', 'package.json'] as const;

/** The text of a file in the folder of the project; `undefined` where there is none. */
export type ReadProjectFile = (name: (typeof PROJECT_FILES)[number]) => Promise<string | undefined>;

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
  const project = first ?? ((await jsonIn(read, manifest)) as { koban?: unknown } | null)?.koban;
  // One that is no JSON says nothing here; the editor of JSON and `koban check` report it.
  if (typeof project !== 'object' || project === null || Array.isArray(project)) return section;
  const { language: _, ...rest } = project as Record<string, unknown>;
  const file = `${folder.replace(/\/$/, '')}/${first ? own : manifest}`;
  return { ...(section as object | null), ...rest, project: file };
}

async function jsonIn(read: ReadProjectFile, name: (typeof PROJECT_FILES)[number]): Promise<unknown> {
  try {
    const text = await read(name);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
