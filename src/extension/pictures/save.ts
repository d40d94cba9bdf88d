/** Makes a picture file: where to, with progress that can be broken off, and what came of it. */
import * as vscode from 'vscode';
import type { Format, PictureOptions } from '../../pictures/index.ts';
import { drawing } from '../lazy.ts';
import { words } from '../words.ts';
import type { Subject } from './place.ts';

/** Milliseconds of work between two events of the host. */
const SLICE = 20;

/** Asks for a file and writes the picture into it. `true` when it was written. */
export async function savePicture(
  format: Format,
  subject: Subject,
  options: PictureOptions,
): Promise<boolean> {
  const { fileName } = drawing();
  const name = `${fileName(subject.sequence.title)}.${format.extension}`;
  const folder = subject.uri.scheme === 'untitled' ? undefined : vscode.Uri.joinPath(subject.uri, '..');
  const home = folder ?? vscode.workspace.workspaceFolders?.[0]?.uri;
  const target = await vscode.window.showSaveDialog({
    ...(home && { defaultUri: vscode.Uri.joinPath(home, name) }),
    filters: { [format.label]: [format.extension] },
    title: words('picture.save', { format: format.label }),
  });
  if (!target) return false;
  const content = await make(format, subject, options);
  if (content === null) return false;
  try {
    await write(target, bytesOf(content));
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    void vscode.window.showErrorMessage(words('picture.failed', { why }));
    return false;
  }
  void offerToOpen(target);
  return true;
}

/** The content of the file; `null` when the user broke it off. */
export function make(
  format: Format,
  { sequence }: Subject,
  options: PictureOptions,
): Thenable<Uint8Array | string | null> {
  const title = words('picture.making', { format: format.label });
  return vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title, cancellable: true },
    async (progress, token) => {
      const work = drawing().pictureSteps(format, sequence, options);
      let told = 0;
      for (let until = performance.now() + SLICE; ; ) {
        if (token.isCancellationRequested) return null;
        const step = work.next();
        if (step.done) return step.value;
        if (performance.now() < until) continue;
        progress.report({ increment: Math.round(100 * step.value) - told });
        told = Math.round(100 * step.value);
        await new Promise((resolve) => setTimeout(resolve, 0));
        until = performance.now() + SLICE;
      }
    },
  );
}

export function bytesOf(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** Beside it first, so that a file that is there stays whole where that fails. */
function write(target: vscode.Uri, content: Uint8Array): Promise<void> {
  const { fs } = vscode.workspace;
  const name = `.koban-${Math.random().toString(36).slice(2)}`;
  const beside = vscode.Uri.joinPath(target, '..', name);
  const file = {
    writeBeside: () => fs.writeFile(beside, content),
    putInPlace: () => fs.rename(beside, target, { overwrite: true }),
    removeBeside: () => fs.delete(beside),
  };
  return drawing().writingWhole(file, content);
}

async function offerToOpen(target: vscode.Uri): Promise<void> {
  const name = target.path.slice(target.path.lastIndexOf('/') + 1);
  const open = await vscode.window.showInformationMessage(
    words('picture.written', { name }),
    words('picture.open'),
  );
  if (open) await vscode.commands.executeCommand('vscode.open', target);
}
