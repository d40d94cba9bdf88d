/** The files of a folder that define something, with what they export. */
export function definitionsIn(
  folder: string,
  define: string,
): Promise<
  { readonly file: string; readonly name: string; readonly module: Readonly<Record<string, unknown>> }[]
>;
