/** The entry with a title, or with a number, counted from 1; the first where none is named. */
export function chosenEntry<E extends { readonly title: string | null }>(
  entries: readonly E[],
  named: string | null,
): E | undefined {
  if (!named) return entries[0];
  const titled = entries.find(({ title }) => title === named);
  return titled ?? (/^\d+$/.test(named) ? entries[Number(named) - 1] : undefined);
}
