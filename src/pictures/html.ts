import { must } from '../go/must.ts';
import type { Sequence } from '../protocol/player.ts';
import { escapeXml } from '../render/element.ts';
import { message, say } from '../words/page.ts';
import { PAGES, type PictureOptions } from './options.ts';
import { sceneOf } from './scene.ts';
import { frameAt } from './sequence.ts';
import { svgOf } from './still.ts';

/** A page with the picture, its caption and the verdicts, without scripts or other files. */
export function htmlOf(sequence: Sequence, options: PictureOptions): string {
  const index = frameAt(sequence, options);
  const frame = must(sequence.frames[index]);
  const svg = svgOf(sceneOf(sequence, index, { ...options, caption: [] }), {}).trimEnd();
  const dark = options.theme === 'dark' || options.theme === 'high-contrast';
  const title = sequence.title || say(message('page.untitled'));
  const said = [
    frame.caption,
    ...frame.verdicts
      .filter((line) => line.verdict !== 'allowed' && line.verdict !== 'pending')
      .map(({ title: rule, text: verdict }) => say(message('page.verdict', { rule, verdict }))),
    ...sequence.problems,
  ];
  const notes = said
    .map((text) => `<p><bdi>${escapeXml(say(message('page.note', { note: text })))}</bdi></p>\n`)
    .join('');
  return `<!DOCTYPE html>
<html lang="${say(message('page.language'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>
:root{color-scheme:${dark ? 'dark' : 'light'}}
body{margin:2rem;font:16px/1.5 system-ui,sans-serif;color:${dark ? '#ddd' : '#222'};background:${options.background ?? PAGES[options.theme ?? 'light']}}
figure{max-width:40rem;margin:0 auto;text-align:center}
figure svg{max-width:100%;height:auto}
figcaption{margin-top:.75rem;text-align:start}
figcaption p{margin:.25rem 0;overflow-wrap:anywhere}
figcaption strong{display:block}
</style>
</head>
<body>
<figure>
${svg}
<figcaption>${sequence.title ? `<strong><bdi>${escapeXml(sequence.title)}</bdi></strong>\n` : ''}${notes}</figcaption>
</figure>
</body>
</html>
`;
}
