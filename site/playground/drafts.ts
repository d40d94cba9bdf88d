/** The text that the page begins with, and the one that is kept for the next time. */
import triple from '../../examples/triple-ko.goban';
import { words } from './languages.ts';
import { fromFragment, isShared, type SharedText } from './share.ts';

const KEY = 'koban.draft';
/** Without the lines above it, which are for readers of the file in an editor. */
const EXAMPLE = {
  name: 'triple-ko.goban',
  text: triple.slice(triple.indexOf('# ')),
  isExample: true,
} as const;

interface FirstText extends SharedText {
  readonly isExample?: true;
  readonly problem?: string;
}

/** The text of the link, else the one that was open here last, else an example. */
export async function firstText(): Promise<FirstText> {
  if (!isShared(location.hash)) return draft() ?? EXAMPLE;
  try {
    return await fromFragment(location.hash);
  } catch {
    return { ...EXAMPLE, problem: words('playground.damaged') };
  }
}

/** For this window, which may be loaded again, and for the next one. */
export function keepDraft({ name, text }: SharedText): void {
  const kept = JSON.stringify([name, text]);
  try {
    sessionStorage.setItem(KEY, kept);
    localStorage.setItem(KEY, kept);
  } catch {
    // A text that is too long for the browser to keep is still open.
  }
}

function draft(): SharedText | null {
  const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? 'null');
  const [name, text] = Array.isArray(value) ? value : [];
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
}
