/** Pages of the Markdown preview, made as the editor makes them: by markdown-it with the plugin. */

import MarkdownIt from 'markdown-it';
import { formatOf, writePicture } from '../../src/pictures/index.ts';
import { gobanPlugin, PageRenderer } from '../../src/preview/index.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/service/index.ts';
import { type SpokenLanguage, speakIn } from '../../src/words/index.ts';
import { TRIPLE_KO } from './sequences.ts';

interface WithLines {
  readonly core: {
    readonly ruler: {
      push(
        name: string,
        rule: (state: {
          readonly tokens: readonly {
            map: readonly number[] | null;
            attrSet(name: string, value: string): void;
          }[];
        }) => void,
      ): void;
    };
  };
}

/** Markdown as the preview's HTML, all searches done. */
export function previewOf(markdown: string, settings: Partial<Settings> = {}): string {
  const all = { ...DEFAULT_SETTINGS, ...settings };
  const page = new PageRenderer(() => all, { time: 60_000, most: 60_000, now: () => performance.now() });
  const md = gobanPlugin(new MarkdownIt({ html: true }), (fences) => page.render(fences));
  // VS Code's preview says on which line each block begins.
  (md as unknown as WithLines).core.ruler.push('lines', ({ tokens }) => {
    for (const token of tokens) if (token.map) token.attrSet('data-line', String(token.map[0]));
  });
  return md.render(markdown);
}

/** The same in a language; what is made after it is in English again. */
export async function previewIn(language: SpokenLanguage, markdown: string): Promise<string> {
  await speakIn(language);
  try {
    return previewOf(markdown);
  } finally {
    await speakIn('en');
  }
}

/** One picture twice: as a browser gets it, and painted. */
export function pictureOf(theme: 'light' | 'dark' | 'print') {
  const options = { theme, cell: 32, at: 4, coordinates: 'none', background: '#ffffff' } as const;
  const svg = writePicture(formatOf('svg'), TRIPLE_KO, options) as string;
  const png = writePicture(formatOf('png'), TRIPLE_KO, options) as Uint8Array;
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number];
  return { svg, png, width, height };
}
