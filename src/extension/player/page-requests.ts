/**
 * What a page asks for and gets an answer to: the values of eyes on a board, a picture of the
 * board, what is to be said of a point, and the walkthrough.
 */
import {
  type CancellationToken,
  CancellationTokenSource,
  commands,
  type Uri,
  type WebviewPanel,
} from 'vscode';
import { areRead } from '../../protocol/eyes.ts';
import type { Sequence } from '../../protocol/player.ts';
import type { FromPlayer, ToPlayer } from '../../protocol/player-messages.ts';
import { toBase64 } from '../base64.ts';
import { WALKTHROUGH } from '../example.ts';
import { drawing } from '../lazy.ts';
import { lookNow } from '../pictures/look.ts';
import type { Server } from '../server.ts';

type PageRequest = Extract<FromPlayer, { type: 'eyes' | 'picture' | 'point' | 'first-steps' }>;
type Of<T extends FromPlayer['type']> = Extract<FromPlayer, { type: T }>;

/** The answers to one page. */
export class PageRequests {
  private readonly asking: { eyes?: CancellationTokenSource; point?: CancellationTokenSource } = {};

  constructor(
    private readonly server: Server,
    private readonly panel: WebviewPanel,
    /** The board is the editor of its text. */
    private readonly isEditor: boolean,
  ) {
    panel.onDidDispose(() => this.takeBack());
  }

  /**
   * Answers the page of a text, unless there is nothing to be said any more; `sequence` is what it
   * shows.
   */
  async answer(asked: PageRequest, uri: Uri, sequence: Sequence | undefined): Promise<void> {
    if (asked.type === 'first-steps') return await this.firstSteps(asked);
    const isThere = asked.uri === uri.toString() && sequence?.entry === asked.entry;
    switch (asked.type) {
      case 'picture':
        return this.picture(asked, isThere ? sequence : undefined);
      case 'point':
        return await this.point(asked, isThere ? sequence : undefined);
      case 'eyes':
        if (asked.uri === uri.toString()) await this.eyes(asked);
    }
  }

  /** Beside a board the walkthrough is too narrow for its pictures, and the board is empty. */
  private async firstSteps({ narrow }: Of<'first-steps'>): Promise<void> {
    if (!this.isEditor) this.panel.dispose();
    if (narrow) await commands.executeCommand('workbench.action.closeSidebar');
    await commands.executeCommand('workbench.action.openWalkthrough', WALKTHROUGH, false);
  }

  /** Posts the eyes that are read until all are, or until the page asks for another board. */
  private async eyes({ id, uri, entry, rows }: Of<'eyes'>): Promise<void> {
    const token = this.renew('eyes');
    if (rows === null) return;
    for (;;) {
      const marks = await wanted(this.server.eyes({ uri, entry, rows }, token), token);
      if (!marks) return;
      this.post({ type: 'eyes', id, marks });
      if (areRead(marks)) return;
    }
  }

  private picture({ id, index }: Of<'picture'>, sequence: Sequence | undefined): void {
    let png: string | null = null;
    try {
      if (sequence?.frames[index]) png = paint(sequence, index);
    } finally {
      // The page waits, whatever went wrong here.
      this.post({ type: 'picture', id, png });
    }
  }

  /** A reader rests on one point at a time, so a question takes the place of the one before it. */
  private async point(asked: Of<'point'>, sequence: Sequence | undefined): Promise<void> {
    const token = this.renew('point');
    const { type: _, id, point, ...at } = asked;
    if (point === null || !sequence) return;
    const rule = sequence.rules?.inForce;
    const params = { ...at, point, ...(rule !== undefined && { rule }) };
    const about = await wanted(this.server.point(params, token), token);
    if (about) this.post({ type: 'about', id, ...about });
  }

  /** A question takes the place of the one before it. */
  private renew(what: 'eyes' | 'point'): CancellationToken {
    this.end(what);
    const asking = new CancellationTokenSource();
    this.asking[what] = asking;
    return asking.token;
  }

  /** Takes the open questions back: the page is closed, or shows another text. */
  takeBack(): void {
    this.end('eyes');
    this.end('point');
  }

  private end(what: 'eyes' | 'point'): void {
    this.asking[what]?.cancel();
    this.asking[what]?.dispose();
    delete this.asking[what];
  }

  private post(message: ToPlayer): void {
    void this.panel.webview.postMessage(message);
  }
}

/** An answer, unless it is not wanted any more. */
async function wanted<T>(answer: Promise<T>, token: CancellationToken): Promise<T | null> {
  try {
    const made = await answer;
    return token.isCancellationRequested ? null : made;
  } catch (error) {
    if (token.isCancellationRequested) return null;
    throw error;
  }
}

function paint(sequence: Sequence, index: number): string {
  const { formatOf, writePicture } = drawing();
  return toBase64(writePicture(formatOf('png'), sequence, { ...lookNow(), at: index }) as Uint8Array);
}
