/** How pictures look: as the settings say, or as the user says when they are asked. */

import * as vscode from 'vscode';
import type { PictureOptions } from '../../pictures/index.ts';
import { themeName } from '../../service/index.ts';
import { drawing } from '../lazy.ts';
import { themeKind } from '../theme.ts';
import { words } from '../words.ts';

type PictureTheme = NonNullable<PictureOptions['theme']>;

const LOOKS = ['light', 'dark', 'print'] as const satisfies readonly PictureTheme[];

/**
 * The look of pictures by the setting. Where the setting says to ask, pictures are light.
 */
export function lookNow(): PictureOptions {
  const settings = vscode.workspace.getConfiguration('koban');
  const { coordinates, look } = drawing().readSettings(vscode.workspace.getConfiguration().get('koban'));
  const wanted = settings.get<string>('pictures.theme', 'light');
  const named = LOOKS.find((look) => look === wanted) ?? 'light';
  return { theme: wanted === 'editor' ? themeName(themeKind()) : named, coordinates, look };
}

/**
 * The look of pictures by the setting, or as the user says; `undefined` when they think better of
 * it.
 */
export async function lookOf(): Promise<PictureOptions | undefined> {
  const now = lookNow();
  if (vscode.workspace.getConfiguration('koban').get('pictures.theme') !== 'ask') return now;
  const items = LOOKS.map((theme) => ({
    label: words(`picture.${theme}`),
    theme,
    description: words(`picture.${theme}-detail`),
  }));
  const picked = await vscode.window.showQuickPick(items, { placeHolder: words('picture.look') });
  return picked && { ...now, theme: picked.theme };
}
