/**
 * Light or dark: as the system is, unless the reader chooses. Where the system chooses all colors,
 * it chooses this, too.
 */
const CHOICES = ['system', 'light', 'dark'] as const;
export type Colors = (typeof CHOICES)[number];
const KEY = 'koban.colors';
export const FORCED_COLORS = '(forced-colors: active)';

export function chosenColors(): Colors {
  return CHOICES.find((one) => one === localStorage.getItem(KEY)) ?? 'system';
}

export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const forced = matchMedia(FORCED_COLORS);
  const select = document.getElementById('colors') as HTMLSelectElement;
  const follow = (): void => {
    const chosen = forced.matches ? 'system' : chosenColors();
    const isDark = chosen === 'system' ? system.matches : chosen === 'dark';
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  for (const query of [system, forced]) query.addEventListener('change', follow);
  select.addEventListener('change', () => {
    localStorage.setItem(KEY, select.value);
    follow();
  });
  follow();
}
