import * as vscode from 'vscode';
import type { Theme } from '../protocol/requests.ts';

/** The kind of the editor's color theme, as the server and pictures know it. */
export function themeKind(theme: vscode.ColorTheme = vscode.window.activeColorTheme): Theme {
  switch (theme.kind) {
    case vscode.ColorThemeKind.Light:
      return 'light';
    case vscode.ColorThemeKind.Dark:
      return 'dark';
    case vscode.ColorThemeKind.HighContrast:
      return 'hc-dark';
    case vscode.ColorThemeKind.HighContrastLight:
      return 'hc-light';
  }
}
