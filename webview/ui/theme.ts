/**
 * The look of the board in the theme of the window: in high contrast, the theme's own colors,
 * whatever the board is made of.
 */

import type { Look } from '../../src/render/choices.ts';
import { blended, inContrastColors, inEditorColors } from '../../src/render/looks/window.ts';
import { type BoardTheme, LOOKS } from '../../src/render/theme.ts';

type ThemeKind = 'light' | 'dark' | 'contrast' | 'contrastLight';

function looksOf(look: Look): Readonly<Record<ThemeKind, BoardTheme>> {
  const themes = LOOKS[look];
  const made = (theme: BoardTheme) =>
    look === 'theme' ? inEditorColors(theme) : blended(theme, look === 'wood' ? 95 : 90);
  return {
    light: made(themes.light),
    dark: made(themes.dark),
    contrast: inContrastColors(themes['high-contrast']),
    contrastLight: inContrastColors(themes['high-contrast-light']),
  };
}

const MADE = { wood: looksOf('wood'), plain: looksOf('plain'), theme: looksOf('theme') };

/**
 * VS Code puts the kind of the theme into the classes of the body, and changes them when the theme
 * changes.
 */
export function currentTheme(body: Element, look: Look): BoardTheme {
  const kind = body.classList;
  if (kind.contains('vscode-high-contrast-light')) return MADE[look].contrastLight;
  if (kind.contains('vscode-high-contrast')) return MADE[look].contrast;
  return kind.contains('vscode-dark') ? MADE[look].dark : MADE[look].light;
}
