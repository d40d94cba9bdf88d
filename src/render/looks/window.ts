import type { BoardTheme } from '../board-theme.ts';

// Looks in the colors of a VS Code window. Where a property is missing, the look's own color holds.

const PAGE = 'var(--vscode-descriptionForeground,#888)';

/** Mixes a color with the editor's background; `part` is what stays of it, in percent. */
export function blended(theme: BoardTheme, part: number): BoardTheme {
  const board = `color-mix(in oklab,${theme.board} ${part}%,var(--vscode-editor-background,${theme.board}))`;
  return { ...theme, board, page: PAGE };
}

/** Made of the colors of the editor: its background, a little lifted, and its text. */
export function inEditorColors(theme: BoardTheme): BoardTheme {
  const ground = `var(--vscode-editor-background,${theme.board})`;
  const text = `var(--vscode-editor-foreground,${theme.ink})`;
  const mix = (percent: number) => `color-mix(in oklab,${text} ${percent}%,${ground})`;
  return { ...theme, board: mix(5), rim: mix(18), line: mix(58), ink: mix(85), unknown: mix(45), page: PAGE };
}

/** In high contrast: the background and the border that the theme has for all things. */
export function inContrastColors(theme: BoardTheme): BoardTheme {
  const border = `var(--vscode-contrastBorder,${theme.rim})`;
  return { ...theme, board: `var(--vscode-editor-background,${theme.board})`, rim: border, page: theme.ink };
}
