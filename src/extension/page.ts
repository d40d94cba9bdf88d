/**
 * The page of a webview: an empty element, scripts and a style sheet of ours, and a policy that
 * lets nothing else in.
 */
import * as vscode from 'vscode';
import { language } from './words.ts';

/**
 * `name` is that of the bundle in `dist/webview`. The widgets of the toolkit ask the page for a
 * nonce for the one inline style element that they make; no style of anyone else's has it.
 */
export function webviewPage(
  webview: vscode.Webview,
  extension: vscode.Uri,
  name: 'player' | 'find' | 'report',
): string {
  const nonce = makeNonce();
  const fileOf = (file: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(webviewFolder(extension), file)).toString();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource} 'nonce-${nonce}'`,
    `img-src ${webview.cspSource} data:`,
  ].join('; ');
  // What the language lacks is said in English.
  const words = [...new Set(['en', language()])].map((id) => `words.${id}.js`);
  return `<!DOCTYPE html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta property="csp-nonce" content="${nonce}">
<link rel="stylesheet" href="${fileOf(`${name}.css`)}">
<title>Koban</title>
</head>
<body>
<div id="koban"></div>
${words.map((file) => `<script nonce="${nonce}" src="${fileOf(file)}"></script>\n`).join('')}<script nonce="${nonce}" src="${fileOf(`${name}.js`)}"></script>
</body>
</html>`;
}

/** The only folder that a page may read. */
export function webviewFolder(extension: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'dist', 'webview');
}

/** The icon of the tab of a page. */
export function iconOf(extension: vscode.Uri): { light: vscode.Uri; dark: vscode.Uri } {
  return {
    light: vscode.Uri.joinPath(extension, 'media', 'goban-light.svg'),
    dark: vscode.Uri.joinPath(extension, 'media', 'goban-dark.svg'),
  };
}

function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
