/** The look of the board in the theme of the window: wood in light and dark ones, the theme's own colors in high contrast. */
import { THEMES, type Theme } from '../src/render/theme.ts';

const PAGE = 'var(--vscode-descriptionForeground,#888)';

/** The wood takes a little of the editor's background, so that it sits in the theme instead of on it. */
function wooden(theme: Theme): Theme {
  const board = `color-mix(in oklab,${theme.board} 93%,var(--vscode-editor-background,${theme.board}))`;
  return { ...theme, board, page: PAGE };
}

function contrast(theme: Theme): Theme {
  const border = `var(--vscode-contrastBorder,${theme.rim})`;
  return { ...theme, board: `var(--vscode-editor-background,${theme.board})`, rim: border, page: theme.ink };
}

const LOOKS = {
  light: wooden(THEMES.light),
  dark: wooden(THEMES.dark),
  contrast: contrast(THEMES['high-contrast']),
  contrastLight: contrast(THEMES['high-contrast-light']),
};

/** VS Code puts the kind of the theme into the classes of the body, and changes them when the theme changes. */
export function currentTheme(body: Element): Theme {
  const kind = body.classList;
  if (kind.contains('vscode-high-contrast-light')) return LOOKS.contrastLight;
  if (kind.contains('vscode-high-contrast')) return LOOKS.contrast;
  return kind.contains('vscode-dark') ? LOOKS.dark : LOOKS.light;
}
