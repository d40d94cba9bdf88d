/** The look of the board in the theme of the window: in high contrast, the theme's own colors, whatever the board is made of. */
import { LOOKS, type Look, type Theme } from '../src/render/theme.ts';

const PAGE = 'var(--vscode-descriptionForeground,#888)';

/** What is drawn takes a little of the editor's background, so that it sits in the theme instead of on it. */
function settled(theme: Theme, part: number): Theme {
  const board = `color-mix(in oklab,${theme.board} ${part}%,var(--vscode-editor-background,${theme.board}))`;
  return { ...theme, board, page: PAGE };
}

/** Made of the colors of the editor: its background, a little lifted, and its text. */
function editors(theme: Theme): Theme {
  const ground = `var(--vscode-editor-background,${theme.board})`;
  const text = `var(--vscode-editor-foreground,${theme.ink})`;
  const mix = (percent: number) => `color-mix(in oklab,${text} ${percent}%,${ground})`;
  return { ...theme, board: mix(5), rim: mix(18), line: mix(58), ink: mix(85), unknown: mix(45), page: PAGE };
}

function contrast(theme: Theme): Theme {
  const border = `var(--vscode-contrastBorder,${theme.rim})`;
  return { ...theme, board: `var(--vscode-editor-background,${theme.board})`, rim: border, page: theme.ink };
}

type Kind = 'light' | 'dark' | 'contrast' | 'contrastLight';

function looksOf(look: Look): Readonly<Record<Kind, Theme>> {
  const themes = LOOKS[look];
  const made = (theme: Theme) =>
    look === 'theme' ? editors(theme) : settled(theme, look === 'wood' ? 95 : 90);
  return {
    light: made(themes.light),
    dark: made(themes.dark),
    contrast: contrast(themes['high-contrast']),
    contrastLight: contrast(themes['high-contrast-light']),
  };
}

const MADE = { wood: looksOf('wood'), plain: looksOf('plain'), theme: looksOf('theme') };

/** VS Code puts the kind of the theme into the classes of the body, and changes them when the theme changes. */
export function currentTheme(body: Element, look: Look): Theme {
  const kind = body.classList;
  if (kind.contains('vscode-high-contrast-light')) return MADE[look].contrastLight;
  if (kind.contains('vscode-high-contrast')) return MADE[look].contrast;
  return kind.contains('vscode-dark') ? MADE[look].dark : MADE[look].light;
}
