/** *Copy As...*: the diagram as a picture or in another notation, on the clipboard. */
import * as vscode from 'vscode';
import type { PictureOptions } from '../../pictures/index.ts';
import type { AnimateArguments } from '../../protocol/commands.ts';
import { toBase64 } from '../base64.ts';
import { tellLosses } from '../convert.ts';
import { drawing } from '../lazy.ts';
import { sayNoDiagram } from '../player/place.ts';
import type { Players } from '../player/players.ts';
import type { Server } from '../server.ts';
import { words } from '../words.ts';
import { lookOf } from './look.ts';
import { type Subject, subjectOf } from './place.ts';
import { bytesOf, make, savePicture } from './save.ts';
import { trialOf } from './trial.ts';

/**
 * One way to take a diagram along. `run` answers what was copied, for the status bar, or nothing.
 */
interface Choice extends vscode.QuickPickItem {
  /**
   * By what a key binding or a test names it (`as`); those of notations are the names of `koban
   * convert --to`.
   */
  readonly id: string;
  run(subject: Subject): Promise<string | undefined>;
}

/**
 * Editors give extensions a clipboard of text only, so a PNG goes there as a data URI, or into a
 * file.
 */
function pictureChoices(server: Server, extension: vscode.Uri): Choice[] {
  const named = (code: 'svg' | 'png' | 'markdown' | 'png-file' | 'svg-file' | 'html-file') => ({
    label: words(`copy.${code}`),
    detail: words(`copy.${code}-detail`),
  });
  const copied =
    (format: string, text: (content: string, subject: Subject) => string) => (subject: Subject) =>
      withLook(async (look) => {
        const content = await make(drawing().formatOf(format), subject, { ...look, at: subject.index });
        if (content === null) return undefined;
        await vscode.env.clipboard.writeText(
          text(typeof content === 'string' ? content : toBase64(bytesOf(content)), subject),
        );
        return format.toUpperCase();
      });
  const saved = (format: string) => (subject: Subject) =>
    withLook(async (look) => {
      await savePicture(drawing().formatOf(format), subject, { ...look, at: subject.index });
      return undefined;
    });
  return [
    {
      id: 'svg',
      ...named('svg'),
      run: copied('svg', (svg) => svg),
    },
    {
      id: 'png',
      ...named('png'),
      run: copied('png', (data) => `data:image/png;base64,${data}`),
    },
    {
      id: 'markdown-png',
      ...named('markdown'),
      run: copied('png', (data, { sequence }) =>
        drawing().markdownImage(sequence.title || words('copy.alternative'), `data:image/png;base64,${data}`),
      ),
    },
    {
      id: 'png-file',
      ...named('png-file'),
      run: saved('png'),
    },
    {
      id: 'svg-file',
      ...named('svg-file'),
      run: saved('svg'),
    },
    {
      id: 'html-file',
      ...named('html-file'),
      run: (subject) =>
        withLook(async (look) => {
          const trial = await trialOf(server, extension, subject);
          await savePicture(drawing().formatOf('html'), subject, { ...look, ...trial, at: subject.index });
          return undefined;
        }),
    },
  ];
}

async function withLook(
  act: (look: PictureOptions) => Promise<string | undefined>,
): Promise<string | undefined> {
  const look = await lookOf();
  return look && act(look);
}

/** What the server can write an entry as. */
async function textChoices(server: Server): Promise<Choice[]> {
  const targets = await server.targets();
  return targets.map(({ id, label, doc }) => ({
    id,
    label,
    detail: doc,
    async run({ uri, sequence }: Subject) {
      const converted = await server.convert({ uri: uri.toString(), entry: sequence.entry, target: id });
      if (!converted || converted.text === '') {
        sayNoDiagram();
        return undefined;
      }
      await vscode.env.clipboard.writeText(converted.text);
      tellLosses(label, converted.lost);
      return label;
    },
  }));
}

export async function copyAs(
  server: Server,
  players: Players,
  extension: vscode.Uri,
  given: AnimateArguments | undefined,
  as?: string,
): Promise<void> {
  const subject = await subjectOf(server, players, given);
  if (!subject) return;
  const separator = (label: string) => ({ label, kind: vscode.QuickPickItemKind.Separator });
  const [asPicture, asText] = [pictureChoices(server, extension), await textChoices(server)];
  const all = [separator(words('copy.pictures')), ...asPicture, separator(words('copy.text')), ...asText];
  const placeHolder = words('copy.what', { title: subject.sequence.title || null });
  const picked =
    named([...asPicture, ...asText], as) ??
    (await vscode.window.showQuickPick(all, { placeHolder, matchOnDetail: true }));
  if (!picked || !('run' in picked)) return;
  const copied = await picked.run(subject);
  if (copied) void vscode.window.setStatusBarMessage(`$(check) ${words('copy.done', { as: copied })}`, 4000);
}

function named<T extends { readonly id: string }>(choices: readonly T[], as: string | undefined) {
  return choices.find(({ id }) => id === as);
}

/** *Export Animation...*: the sequence as a file that moves. */
export async function exportAnimation(
  server: Server,
  players: Players,
  given: AnimateArguments | undefined,
  as?: string,
): Promise<void> {
  const subject = await subjectOf(server, players, given);
  if (!subject) return;
  const details: Readonly<Record<string, string>> = {
    gif: words('export.gif'),
    'animated-svg': words('export.animated-svg'),
    apng: words('export.apng'),
  };
  const items = drawing()
    .FORMATS.filter(({ animated }) => animated)
    .map((format) => ({ id: format.id, label: format.label, detail: details[format.id] ?? '', format }));
  const picked =
    named(items, as) ?? (await vscode.window.showQuickPick(items, { placeHolder: words('export.as') }));
  if (!picked) return;
  const look = await lookOf();
  if (look) await savePicture(picked.format, subject, look);
}
