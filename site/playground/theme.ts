/** Light or dark: as the system is, unless the reader chooses. */
const CHOICES = ['system', 'light', 'dark'] as const;
export type Colors = (typeof CHOICES)[number];
const KEY = 'koban.colors';

export function chosenColors(): Colors {
  return CHOICES.find((one) => one === localStorage.getItem(KEY)) ?? 'system';
}

export function followTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const select = document.getElementById('colors') as HTMLSelectElement;
  const follow = (): void => {
    const chosen = chosenColors();
    const isDark = chosen === 'system' ? system.matches : chosen === 'dark';
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  system.addEventListener('change', follow);
  select.addEventListener('change', () => {
    localStorage.setItem(KEY, select.value);
    follow();
  });
  follow();
}
