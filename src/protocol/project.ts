/**
 * The project of a folder: what `koban.json`, or `koban` in `package.json`, says of its files. It
 * overrides the settings of the editor, since others check the same files; but for the language,
 * which is the reader's own.
 */

export const PROJECT_FILES = ['koban.json', 'package.json'] as const;

/** The text of a file in the folder of the project; `undefined` where there is none. */
export type ReadProjectFile = (name: (typeof PROJECT_FILES)[number]) => Promise<string | undefined>;

/** The section `koban` of a configuration under what the project says. */
export async function underProject(section: unknown, read: ReadProjectFile): Promise<unknown> {
  const [own, manifest] = PROJECT_FILES;
  const project =
    (await jsonIn(read, own)) ?? ((await jsonIn(read, manifest)) as { koban?: unknown } | null)?.koban;
  // One that is no JSON says nothing here; the editor of JSON and `koban check` report it.
  if (typeof project !== 'object' || project === null || Array.isArray(project)) return section;
  const { language: _, ...rest } = project as Record<string, unknown>;
  return { ...(section as object | null), ...rest };
}

async function jsonIn(read: ReadProjectFile, name: (typeof PROJECT_FILES)[number]): Promise<unknown> {
  try {
    const text = await read(name);
    return text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
