import host from 'koban:host-themes';
import style from 'koban:style';

const SHEET = `
${style}
${host}
:host { display: block; }
:host([hidden]) { display: none; }
`;

let shared: CSSStyleSheet | undefined;

/**
 * The look of figures, for the trees of all boards; that of pages whose colors the system chooses
 * is loaded there.
 */
export function boardSheet(): CSSStyleSheet {
  if (shared) return shared;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  const forced = matchMedia('(forced-colors: active)');
  const follow = async () => {
    if (forced.matches) sheet.replaceSync(SHEET + (await import('./forced-sheet.ts')).FORCED_SHEET);
  };
  forced.addEventListener('change', follow);
  void follow();
  shared = sheet;
  return sheet;
}
