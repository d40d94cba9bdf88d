/** How pictures look: as the settings say, or as the user says when he is asked. */

import * as vscode from 'vscode';
import type { PictureOptions } from '../../pictures/index.ts';
import { themeName } from '../../service/index.ts';
import { drawing } from '../lazy.ts';
import { themeKind } from '../theme.ts';

type PictureTheme = NonNullable<PictureOptions['theme']>;

const LOOKS: readonly {
  readonly label: string;
  readonly theme: PictureTheme;
  readonly description: string;
}[] = [
  { label: 'Light', theme: 'light', description: 'wood, for light pages' },
  { label: 'Dark', theme: 'dark', description: 'darker wood, for dark pages' },
  { label: 'Print', theme: 'print', description: 'black on white, for paper' },
];

/** The look of pictures by the setting, without a question: who wants to be asked gets light ones. */
export function lookNow(): PictureOptions {
  const settings = vscode.workspace.getConfiguration('koban');
  const { coordinates, look } = drawing().readSettings(vscode.workspace.getConfiguration().get('koban'));
  const wanted = settings.get<string>('pictures.theme', 'light');
  const named = LOOKS.find(({ theme }) => theme === wanted)?.theme ?? 'light';
  return { theme: wanted === 'editor' ? themeName(themeKind()) : named, coordinates, look };
}

/** The look of pictures by the setting, or as the user says; `undefined` when he thinks better of it. */
export async function lookOf(): Promise<PictureOptions | undefined> {
  const now = lookNow();
  if (vscode.workspace.getConfiguration('koban').get('pictures.theme') !== 'ask') return now;
  const picked = await vscode.window.showQuickPick(LOOKS, { placeHolder: 'The look of the picture' });
  return picked && { ...now, theme: picked.theme };
}
