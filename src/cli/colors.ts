/**
 * Whether output may have colors. `NO_COLOR` (no-color.org) asks for none; `FORCE_COLOR`, which
 * logs of builds set, asks for them where nothing is known to show them, unless it is 0 or false.
 */
export function hasColors(
  { NO_COLOR, FORCE_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
  isTerminal: () => boolean,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return !/^(?:0|false)$/i.test(FORCE_COLOR);
  return isTerminal() && TERM !== 'dumb';
}
