import type { Theme } from '../../protocol/requests.ts';
import type { ThemeName } from '../../render/theme.ts';

/** The name by which the renderer knows the kind of the editor's theme. */
export function themeName(theme: Theme): Exclude<ThemeName, 'print' | 'css'> {
  switch (theme) {
    case 'light':
    case 'dark':
      return theme;
    case 'hc-dark':
      return 'high-contrast';
    case 'hc-light':
      return 'high-contrast-light';
  }
}
