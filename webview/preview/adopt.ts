/** Figures with moves become players, and stay players while the page is rendered again. */
import { isLanguage } from '../../src/words/figure.ts';
import { adoptProofs, type OpenTrial } from '../trial/adopt.ts';
import type { Languages } from '../ui/words.ts';
import type { ReadEyes } from './layers.ts';
import { type PlayerHost, PreviewPlayer } from './player.ts';
import { readSequence } from './read.ts';
import { entryLine, goToLine, hasSource, listenToClicks, listenToCursor } from './source.ts';

const players = new WeakMap<Element, PreviewPlayer>();
/** What a figure was last found to carry. */
const found = new WeakMap<Element, string>();

/** Each speaks the language in which it was made. */
function adopt(languages: Languages, hostOf: (stage: HTMLElement) => PlayerHost): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.koban-stage[data-koban]')) {
    const data = stage.dataset.koban ?? '';
    if (found.get(stage) === data) continue;
    found.set(stage, data);
    const sequence = readSequence(data);
    if (!sequence) continue;
    const { language = 'en' } = sequence;
    void languages(isLanguage(language) ? language : 'en').then((speak) => {
      // The figure may have been rendered again meanwhile.
      if (found.get(stage) !== data) return;
      const known = players.get(stage);
      if (known) known.renew(sequence, speak);
      else players.set(stage, new PreviewPlayer(stage, sequence, speak, hostOf(stage)));
    });
  }
}

/** What a page has besides players. */
interface AdoptedParts {
  readonly readEyes?: ReadEyes | undefined;
  readonly trials?: (() => Promise<OpenTrial>) | undefined;
  /** What stands around a figure and follows its player. */
  readonly shown?: (stage: HTMLElement) => PlayerHost['shown'];
}

/**
 * Adopts what there is, and what comes as the page changes. What players do happens in shadow
 * roots, which this page cannot see.
 */
export function adoptFromNowOn(languages: Languages, { readEyes, trials, shown }: AdoptedParts): void {
  const isBesideText = hasSource();
  const hostOf = (stage: HTMLElement): PlayerHost => ({
    readEyes,
    shown: shown?.(stage),
    ...(isBesideText && { goTo: (line) => goToLine(stage, line ?? entryLine(stage)) }),
  });
  const look = () => {
    adopt(languages, hostOf);
    if (trials) adoptProofs(trials);
  };
  new MutationObserver(look).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-koban', 'data-koban-proofs'],
  });
  // The Markdown preview says so when it has put its content in.
  window.addEventListener('vscode.markdown.updateContent', look);
  look();
  if (!isBesideText) return;
  listenToClicks(({ stage, picture }, event) => players.get(stage)?.lineAt(picture, event) ?? null);
  listenToCursor((stage, line) => players.get(stage)?.follow(line));
}
