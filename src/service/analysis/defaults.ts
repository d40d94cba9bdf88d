import { SETTINGS, type SettingValues } from './setting-list.ts';
import type { Settings } from './types.ts';

const values = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.default]);

/** What holds for an entry that says nothing, in an editor that says nothing. */
export const DEFAULT_SETTINGS: Settings = {
  ...(Object.fromEntries(values) as SettingValues),
  theme: 'light',
  brief: false,
};
