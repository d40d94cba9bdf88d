/**
 * The board beside the text: the extension's page of a board. It follows the text cursor, and the
 * cursor follows it.
 */
import type { LSPClient } from '@codemirror/lsp-client';
import type { ChangeDesc } from '@codemirror/state';
import { areRead, EYES, type EyesParams, type EyesReply } from '../../src/protocol/eyes.ts';
import { MOVE_TREE, type MoveTreeParams, type MoveTreeReply } from '../../src/protocol/move-tree.ts';
import { Packer, sameData } from '../../src/protocol/patch.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { FromPlayer, ToPlayer, WantedProof } from '../../src/protocol/player-messages.ts';
import { POINT, type PointParams, type PointReply } from '../../src/protocol/point.ts';
import {
  PROOF,
  type ProofParams,
  SEQUENCE,
  type SequenceParams,
  type SequenceReply,
} from '../../src/protocol/requests.ts';
import type { Editor } from './editor.ts';
import { words } from './languages.ts';
import { setMark } from './mark.ts';
import { Pane } from './pane.ts';
import { type Place, Writer } from './writing.ts';

type Of<T extends FromPlayer['type']> = Extract<FromPlayer, { type: T }>;

export class Board {
  readonly pane = new Pane<FromPlayer, ToPlayer>('board', words('playground.board'), (message) =>
    this.run(this.receive(message)),
  );
  private sequence: Sequence | undefined;
  private index = 0;
  private ready = false;
  /** Where the shown entry is found; edits move it along. */
  private at: Place = { offset: 0 };
  /** Where the text cursor has gone, until it is known whether an entry is there. */
  private sought: number | undefined;
  /** The frame to show; `undefined` for the one that belongs to the place. */
  private wanted: number | undefined;
  private proof: WantedProof | undefined;
  private rule: string | undefined;
  private gone: Extract<ToPlayer, { type: 'gone' }> | undefined;
  /** Of the last request; answers to earlier ones come too late. */
  private request = 0;
  /** The last step of the page that is known of. */
  private heard = 0;
  private play = false;
  private hasTree = false;
  private asking = 0;
  /** The last question about eyes. */
  private reading = {};
  private readonly packer = new Packer();
  private readonly writer: Writer;

  constructor(
    private readonly client: LSPClient,
    private readonly editor: Editor,
  ) {
    this.writer = new Writer(client, editor, {
      now: () => ({ sequence: this.sequence, rule: this.rule, place: this.line }),
      show: (place, index) => this.show(place, index),
      tell: (message) => this.post(message),
    });
  }

  /** Another text is shown. */
  turn(): void {
    this.sequence = undefined;
    this.rule = undefined;
    this.at = { offset: 0 };
    this.follow(this.editor.cursor);
  }

  /** The text cursor has moved, or the author has typed. */
  follow(offset: number): void {
    this.sought = offset;
    this.wanted = undefined;
    this.proof = undefined;
    this.refresh();
  }

  edited(changes: ChangeDesc): void {
    if (this.at.offset !== undefined) this.at = { offset: changes.mapPos(this.at.offset) };
    if (this.sought !== undefined) this.sought = changes.mapPos(this.sought);
  }

  /** The text has changed, or late verdicts have come in. */
  refresh(): void {
    this.run(this.load());
  }

  /** A frame of the entry at a place of the text. */
  async show(place: Place, index?: number): Promise<void> {
    this.at = place;
    this.sought = undefined;
    this.wanted = index;
    this.proof = undefined;
    await this.load();
  }

  async prove(place: Place, proof: WantedProof): Promise<void> {
    this.at = place;
    this.sought = undefined;
    this.proof = proof;
    this.wanted = 0;
    this.play = true;
    await this.load();
  }

  /**
   * A place in the shown line and in no other, as long as the text is the one that the line was
   * read in.
   */
  private get line(): Place {
    const { sequence } = this;
    const anchor = sequence?.tree?.lines[sequence.tree.current]?.anchor ?? sequence?.span?.start;
    return sequence?.version === this.editor.sync() && anchor !== undefined ? { offset: anchor } : this.at;
  }

  private async load(): Promise<void> {
    const ticket = ++this.request;
    this.editor.sync();
    const { proof, rule, sought } = this;
    const at = { uri: this.editor.uri, ...(sought === undefined ? this.at : { offset: sought }) };
    let reply = proof ? await this.ask<ProofParams, SequenceReply>(PROOF, { ...at, ...proof }) : null;
    if (ticket !== this.request) return;
    if (proof && !reply) {
      // There is nothing to be proved any more: the verdict is another one now.
      this.wanted = proof.move;
      this.proof = undefined;
    }
    reply ??= await this.ask<SequenceParams, SequenceReply>(SEQUENCE, {
      ...at,
      ...(rule !== undefined && { rule }),
    });
    if (ticket !== this.request) return;
    this.sought = undefined;
    if (!reply) return sought !== undefined && this.sequence ? this.load() : this.leave();
    const { sequence } = reply;
    const here = reply.elsewhere && this.sequence?.entry === sequence.entry ? this.sequence : null;
    const index = clamp(this.wanted ?? (here ? (here.proof?.move ?? this.index) : reply.index), sequence);
    const isSame = !this.gone && sameData(this.sequence, sequence);
    if (isSame && index === this.index) return;
    const go = this.sequence !== undefined && index !== this.index;
    this.gone = undefined;
    this.sequence = sequence;
    this.index = index;
    this.at = this.line;
    this.post(isSame ? { type: 'goto', index, heard: this.heard } : this.shown(sequence, go));
    if (!isSame) await this.grow();
    this.mark();
  }

  /** There is no entry. A text that is empty can be begun from the board. */
  private leave(): void {
    const begin = this.editor.text.trim() === '';
    const message = words(begin ? 'text.nothing-yet' : this.sequence ? 'diagram.gone' : 'text.none');
    this.gone = { type: 'gone', message, begin };
    this.post(this.gone);
    this.mark();
  }

  private async receive(message: FromPlayer): Promise<void> {
    const { sequence } = this;
    switch (message.type) {
      case 'ready':
        return this.greet(message);
      case 'error':
        return console.error(message.message);
      case 'first-steps':
        window.open('../docs/tutorials/first-page.html', '_blank', 'noopener');
        return;
      case 'back':
        return this.back();
      case 'begin':
      case 'undo':
      case 'redo':
      case 'write':
      case 'branch':
        return this.writer.write(message);
      case 'returned':
        return;
      case 'node':
        return this.show({ offset: message.offset });
      case 'moves':
        this.hasTree = message.shown;
        return this.grow();
      case 'eyes':
        return this.eyes(message);
      case 'point':
        return this.point(message);
      case 'picture':
        return this.picture(message);
      case 'at':
        this.heard = message.step;
    }
    if (!sequence || message.uri !== sequence.uri || message.entry !== sequence.entry) return;
    switch (message.type) {
      case 'prove':
        return this.prove(this.line, { move: message.index, rule: message.rule });
      case 'place':
        return this.show({ offset: message.offset }, 0);
      case 'line': {
        const to = sequence.tree?.lines[message.line];
        if (to) await this.show({ offset: to.anchor }, message.index);
        return this.lead();
      }
      case 'rule':
        this.rule = message.rule ?? undefined;
        this.at = this.line;
        this.wanted = this.index;
        return this.load();
      case 'at':
        if (message.proof !== (sequence.proof !== undefined)) return;
        this.at = this.line;
        this.index = this.wanted = clamp(message.index, sequence);
        this.mark();
        if (message.byUser) this.lead();
    }
  }

  private greet({ step = 0 }: Of<'ready'>): void {
    this.ready = true;
    this.heard = step;
    this.packer.forget();
    this.post({ type: 'settings', coordinates: 'western', look: 'wood', readonly: false, pinned: false });
    if (this.gone) this.post(this.gone);
    else if (this.sequence) this.post(this.shown(this.sequence, false));
  }

  private shown(sequence: Sequence, go: boolean): Extract<ToPlayer, { type: 'sequence' }> {
    const { index, heard, play } = this;
    if (this.ready) this.play = false;
    return { type: 'sequence', sequence, index, heard, ...(play && { play }), ...(go && { go }) };
  }

  /** From a proof back to the move in question. */
  private async back(): Promise<void> {
    this.wanted = this.proof?.move;
    this.proof = undefined;
    await this.load();
  }

  /** Sends the tree of what is shown, if the page shows one. */
  private async grow(): Promise<void> {
    const { sequence } = this;
    if (!this.hasTree || !sequence) return;
    const { uri, entry } = sequence;
    const tree = await this.ask<MoveTreeParams, MoveTreeReply>(MOVE_TREE, { uri, entry });
    if (tree) this.post({ type: 'tree', tree });
  }

  /** Posts the eyes that are read until all are, or until the page asks for another board. */
  private async eyes({ id, uri, entry, rows }: Of<'eyes'>): Promise<void> {
    const question = {};
    this.reading = question;
    if (rows === null) return;
    for (;;) {
      const marks = await this.ask<EyesParams, EyesReply>(EYES, { uri, entry, rows });
      if (!marks || this.reading !== question) return;
      this.post({ type: 'eyes', id, marks });
      if (areRead(marks)) return;
    }
  }

  /** A reader rests on one point at a time; an answer about another one comes too late. */
  private async point({ type: _, id, point, ...at }: Of<'point'>): Promise<void> {
    this.asking = id;
    if (point === null) return;
    const rule = this.sequence?.rules?.inForce;
    const params = { ...at, point, ...(rule !== undefined && { rule }) };
    const about = await this.ask<PointParams, PointReply>(POINT, params);
    if (about && this.asking === id) this.post({ type: 'about', id, ...about });
  }

  private async picture({ id, index }: Of<'picture'>): Promise<void> {
    const { sequence } = this;
    let png: string | null = null;
    try {
      if (sequence?.frames[index]) png = (await import('./picture.ts')).paint(sequence, index);
    } finally {
      this.post({ type: 'picture', id, png });
    }
  }

  /** The text cursor goes to the shown move, if it stands in the shown entry. */
  private lead(): void {
    const span = this.span;
    if (span) this.editor.goTo(span.start);
  }

  private get span(): Sequence['frames'][number]['span'] {
    const { sequence, gone } = this;
    const span = sequence?.frames[this.index]?.span ?? null;
    const own = sequence?.span;
    return !gone && span && own && own.start <= span.start && span.start <= own.end ? span : null;
  }

  private mark(): void {
    const isNow = this.sequence?.version === this.editor.sync();
    this.editor.view.dispatch({ effects: setMark.of(isNow ? this.span : null) });
  }

  private ask<P, R>(method: string, params: P): Promise<R> {
    return this.client.request<P, R>(method, params);
  }

  private post(message: ToPlayer): void {
    // The page gets no message before it is ready; then it gets everything.
    if (this.ready) this.pane.post(message.type === 'sequence' ? this.packer.pack(message) : message);
  }

  private run(work: Promise<void>): void {
    work.catch((problem: unknown) => console.error(problem));
  }
}

function clamp(index: number, { frames }: Sequence): number {
  return Math.max(0, Math.min(index, frames.length - 1));
}
