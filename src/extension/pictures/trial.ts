/** What a page in one file has for readers who try to refute the proofs of its claims. */
import * as vscode from 'vscode';
import type { PictureOptions } from '../../pictures/index.ts';
import type { PageScript } from '../../protocol/page-proofs.ts';
import { toBase64 } from '../base64.ts';
import { distFile } from '../dist-file.ts';
import type { Server } from '../server.ts';
import { language, words } from '../words.ts';
import type { Subject } from './place.ts';

export async function trialOf(
  server: Server,
  extension: vscode.Uri,
  { uri, sequence }: Subject,
): Promise<Pick<PictureOptions, 'trial'>> {
  const location = vscode.ProgressLocation.Notification;
  const title = words('picture.making', { format: 'HTML' });
  const proofs = await vscode.window.withProgress({ location, title }, () =>
    server.pageProofs({ uri: uri.toString(), entry: sequence.entry }),
  );
  if (proofs.length === 0) return {};
  const spoken = language();
  const own = spoken === 'en' ? [] : [['words', `${spoken}.js`]];
  const game = [
    ['webview', 'trial.js'],
    ['webview', 'proofs.js'],
  ];
  // The core is large, but it is there: a small script of its own would be in every installation.
  const scripts = [['core.js'], ['outcome.js'], ...own, ...game].map(async (name): Promise<PageScript> => {
    // Within literals, where alone these stand; HTML would take them for its own.
    const text = (await distFile(extension, ...name)).replace(/<(?=!--|\/?script)/gi, '\\x3c');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return { text, sha256: toBase64(new Uint8Array(hash)) };
  });
  return { trial: { proofs, scripts: await Promise.all(scripts) } };
}
