/** The table of rules: what each rule says of each move of the entry at the cursor. */
import type { LSPClient } from '@codemirror/lsp-client';
import type { ChangeDesc } from '@codemirror/state';
import type { Comparison, FromCompare, ToCompare } from '../../src/protocol/compare.ts';
import { COMPARE, type CompareParams, type CompareReply } from '../../src/protocol/requests.ts';
import type { Board } from './board.ts';
import type { Editor } from './editor.ts';
import { words } from './languages.ts';
import { Pane } from './pane.ts';

export class Rules {
  readonly pane = new Pane<FromCompare, ToCompare>('rules', words('playground.table'), (message) =>
    this.receive(message),
  );
  private comparison: Comparison | undefined;
  private ready = false;
  private offset: number;
  private request = 0;

  constructor(
    private readonly client: LSPClient,
    private readonly editor: Editor,
    private readonly board: Board,
    private readonly say: (message: string) => void,
  ) {
    this.offset = editor.cursor;
    this.refresh();
  }

  /** Another text is shown. */
  turn(): void {
    this.comparison = undefined;
    this.offset = this.editor.cursor;
    this.refresh();
  }

  follow(offset: number): void {
    const span = this.comparison?.span;
    this.offset = offset;
    if (!span || offset < span.start || offset > span.end) this.refresh();
  }

  edited(changes: ChangeDesc): void {
    this.offset = changes.mapPos(this.offset);
  }

  refresh(): void {
    this.load().catch((problem: unknown) => console.error(problem));
  }

  private async load(): Promise<void> {
    const ticket = ++this.request;
    this.editor.sync();
    const { uri } = this.editor;
    const reply = await this.client.request<CompareParams, CompareReply>(COMPARE, {
      uri,
      offset: this.offset,
    });
    if (ticket !== this.request) return;
    this.comparison = reply ?? undefined;
    this.tell();
  }

  private tell(): void {
    if (!this.ready) return;
    const { comparison } = this;
    this.pane.post(
      comparison ? { type: 'comparison', comparison } : { type: 'gone', message: words('text.none') },
    );
  }

  private receive(message: FromCompare): void {
    switch (message.type) {
      case 'ready':
        this.ready = true;
        this.tell();
        return;
      case 'error':
        console.error(message.message);
        return;
      case 'copy':
        void navigator.clipboard.writeText(message.text).then(() => this.say(words('table.copied')));
        return;
    }
    const { comparison } = this;
    if (message.uri !== comparison?.uri || message.entry !== comparison.entry) return;
    const place = { offset: comparison.span.start };
    if (message.type === 'animate') void this.board.show(place, message.move);
    else void this.board.prove(place, { move: message.move, rule: message.rule });
  }
}
