import { must } from '../go/must.ts';
import type { Sequence } from '../protocol/player.ts';
import { captionAbove } from '../render/caption.ts';
import { escapeXml } from '../render/element.ts';
import { message, say, spokenLanguage } from '../words/page.ts';
import { PAGES, type PictureOptions } from './options.ts';
import { sceneOf } from './scene.ts';
import { frameAt } from './sequence.ts';
import { svgOf } from './still.ts';

/**
 * A page with the picture, its caption and the verdicts, in one file. It has scripts only where a
 * reader may try to refute proofs, and then no others than those.
 */
export function htmlOf(sequence: Sequence, options: PictureOptions): string {
  const index = frameAt(sequence, options);
  const frame = must(sequence.frames[index]);
  const svg = svgOf(sceneOf(sequence, index, { ...options, caption: [] }), {}).trimEnd();
  const dark = options.theme === 'dark' || options.theme === 'high-contrast';
  const title = sequence.title || say(message('page.untitled'));
  const said = [
    captionAbove(frame),
    ...frame.verdicts
      .filter((line) => line.verdict !== 'allowed' && line.verdict !== 'pending')
      .map(({ title: rule, text: verdict }) => say(message('page.verdict', { rule, verdict }))),
    ...sequence.problems,
  ];
  const notes = said
    .map((text) => `<p><bdi>${escapeXml(say(message('page.note', { note: text })))}</bdi></p>\n`)
    .join('');
  const { head, figure, end } = trialOf(options);
  return `<!DOCTYPE html>
<html lang="${say(message('page.language'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeXml(title)}</title>
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
<figcaption>${sequence.title ? `<strong><bdi>${escapeXml(sequence.title)}</bdi></strong>\n` : ''}${notes}${figure}</figcaption>
</figure>
${end}</body>
</html>
`;
}

/** What a page has for readers who try to refute its proofs. */
function trialOf({ trial, look = 'wood', coordinates = 'western' }: PictureOptions) {
  const { proofs = [], scripts = [] } = trial ?? {};
  if (proofs.length === 0) return { head: '', figure: '', end: '' };
  const left = [
    ...[...new Set(proofs.map(({ rests }) => rests))].map((rests) => `<p>${escapeXml(rests)}</p>\n`),
    ...proofs.map(({ claim, note }) => (note === null ? '' : `<p>${escapeXml(`${claim} ${note}`)}</p>\n`)),
  ];
  const carried = proofs.filter(({ certificate }) => certificate !== null);
  const runs = carried.length > 0 ? scripts : [];
  const hashes = runs.map(({ sha256 }) => ` 'sha256-${sha256}'`).join('');
  const data = {
    try: say(message('trial.try')),
    choose: say(message('trial.choose')),
    rule: say(message('wins.rule')),
    language: spokenLanguage(),
    look,
    coordinates,
    proofs: carried.map(({ claim, about, certificate }) => ({ claim, about, certificate })),
  };
  const carries = runs.length > 0 ? ` data-koban-proofs="${escapeXml(JSON.stringify(data))}"` : '';
  return {
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src${hashes || " 'none'"}">\n`,
    figure: `<div class="koban-proofs"${carries}>${left.join('')}</div>\n`,
    end: runs.map(({ text }) => `<script>${text}</script>\n`).join(''),
  };
}
