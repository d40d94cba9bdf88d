/** Buttons for what is written most into a record: a pass, stones, whose turn it is, turning it. */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { button, html, setPressed, stone } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { turnOf } from './turn.ts';

/** What a click puts on a point; `null` takes stones away. */
export type SetupStone = Extract<WriteAction, { kind: 'setup' }>['stone'];

interface ToolHandlers {
  act(action: WriteAction): void;
  /** From now on a click sets up the board, or plays again (`undefined`). */
  setUp(stone: SetupStone | undefined): void;
}

export class RecordTools {
  readonly root = html('div', { class: 'edit' });
  private readonly edit = button({ class: 'edits', 'aria-expanded': 'false' }, [words('tools.edit')]);
  private readonly tools = html('div', {
    class: 'tools',
    role: 'toolbar',
    'aria-label': words('tools.name'),
    hidden: '',
  });
  private frame: Frame | null = null;
  private readonly setup: readonly (readonly [SetupStone, HTMLButtonElement])[];
  private readonly next = button({});

  constructor(private readonly handlers: ToolHandlers) {
    const tool = (name: string, press: () => void, shown: readonly Node[] = []) => {
      const node = button({}, [...shown, name], press);
      return node;
    };
    const act = (action: WriteAction) => () => handlers.act(action);
    const turning = (how: Extract<WriteAction, { kind: 'turn' }>['how']) =>
      tool(words('tools.turn', { how }), act({ kind: 'turn', how }));
    const setting = (what: SetupStone, name: string, shown?: Node[]) =>
      [what, tool(name, () => this.choose(what), shown)] as const;
    this.setup = [
      setting('black', words('menu.stone', { color: 'black' }), [stone('black')]),
      setting('white', words('menu.stone', { color: 'white' }), [stone('white')]),
      setting(null, words('menu.empty')),
    ];
    this.edit.addEventListener('click', () => this.open(this.tools.matches('[hidden]')));
    this.next.addEventListener('click', () => {
      if (!this.frame) return;
      const color = turnOf(this.frame) === 'black' ? 'white' : 'black';
      handlers.act({ kind: 'to-play', color });
    });
    this.tools.append(
      tool(words('menu.pass'), act({ kind: 'pass' })),
      ...this.setup.map(([, node]) => node),
      this.next,
      ...(['rotate', 'mirror', 'colors'] as const).map(turning),
    );
    this.root.append(this.edit, this.tools);
  }

  update({ record, proof }: Sequence, frame: Frame, writable: boolean, chosen: SetupStone | undefined): void {
    this.frame = frame;
    this.root.hidden = !record || proof !== undefined || !writable;
    for (const [what, node] of this.setup) setPressed(node, what === chosen);
    const turn = turnOf(frame);
    this.next.replaceChildren(stone(turn), words('tools.to-play', { color: turn }));
  }

  /** Closed, a click plays. */
  private open(isOpen: boolean): void {
    this.tools.hidden = !isOpen;
    this.edit.setAttribute('aria-expanded', String(isOpen));
    this.edit.classList.toggle('pressed', isOpen);
    if (isOpen) this.tools.scrollIntoView({ block: 'nearest' });
    else this.handlers.setUp(undefined);
  }

  private choose(what: SetupStone): void {
    const isOn = this.setup.some(([one, node]) => one === what && node.matches('.pressed'));
    this.handlers.setUp(isOn ? undefined : what);
  }
}
