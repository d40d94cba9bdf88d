/** The page of a player: an empty element, a script and a style sheet of ours, and a policy that lets nothing else in. */
import * as vscode from 'vscode';

export function playerPage(webview: vscode.Webview, extension: vscode.Uri): string {
  const nonce = makeNonce();
  const fileOf = (name: string): string =>
    webview.asWebviewUri(vscode.Uri.joinPath(playerFolder(extension), name)).toString();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    `img-src ${webview.cspSource} data:`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${fileOf('player.css')}">
<title>Koban</title>
</head>
<body>
<div id="koban"></div>
<script nonce="${nonce}" src="${fileOf('player.js')}"></script>
</body>
</html>`;
}

/** The only folder that a player may read. */
export function playerFolder(extension: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'dist', 'webview');
}

function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
