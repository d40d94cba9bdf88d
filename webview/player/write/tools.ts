/** Buttons for what is written most into a record: a pass, stones, whose turn it is, turning it. */
import type { Frame, Sequence } from '../../../src/protocol/player.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { button, html, icon, setPressed, stone } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';
import { turnOf } from './turn.ts';

/** What a click puts on a point; `null` takes stones away. */
export type SetupStone = Extract<WriteAction, { kind: 'setup' }>['stone'];

interface ToolHandlers {
  act(action: WriteAction): void;
  /** From now on a click sets up the board, or plays again (`undefined`). */
  setUp(stone: SetupStone | undefined): void;
}

const ICONS = {
  empty: 'M3 3l10 10M13 3L3 13',
  rotate: 'M13 3v4H9M12.5 6.5A5 5 0 1 0 13 9.5',
  mirror: 'M8 2v12M6 4v8L1.5 12zM10 4v8l4.5 0z',
  colors: 'M2 5h10l-3-3M14 11H4l3 3',
} as const;

export class RecordTools {
  readonly root = html('div', { class: 'tools', role: 'toolbar', 'aria-label': words('tools.name') });
  private frame: Frame | null = null;
  private readonly setup: readonly (readonly [SetupStone, HTMLButtonElement])[];
  private readonly next = button({});

  constructor(private readonly handlers: ToolHandlers) {
    const tool = (name: string, sign: Node | string, press: () => void) => {
      const node = button({ title: name, 'aria-label': name }, [sign]);
      node.addEventListener('click', press);
      return node;
    };
    const act = (action: WriteAction) => () => handlers.act(action);
    const sign = (what: keyof typeof ICONS) => icon(ICONS[what]);
    const setting = (what: SetupStone, name: string, shown: Node) =>
      [what, tool(name, shown, () => this.choose(what))] as const;
    this.setup = [
      setting('black', words('menu.stone', { color: 'black' }), stone('black')),
      setting('white', words('menu.stone', { color: 'white' }), stone('white')),
      setting(null, words('menu.empty'), sign('empty')),
    ];
    this.next.addEventListener('click', () => {
      if (!this.frame) return;
      const color = turnOf(this.frame) === 'black' ? 'white' : 'black';
      handlers.act({ kind: 'to-play', color });
    });
    this.root.append(
      tool(words('menu.pass'), words('menu.pass'), act({ kind: 'pass' })),
      ...this.setup.map(([, node]) => node),
      this.next,
      tool(words('tools.turn', { how: 'rotate' }), sign('rotate'), act({ kind: 'turn', how: 'rotate' })),
      tool(words('tools.turn', { how: 'mirror' }), sign('mirror'), act({ kind: 'turn', how: 'mirror' })),
      tool(words('tools.turn', { how: 'colors' }), sign('colors'), act({ kind: 'turn', how: 'colors' })),
    );
  }

  update({ record, proof }: Sequence, frame: Frame, writable: boolean, chosen: SetupStone | undefined): void {
    this.frame = frame;
    this.root.hidden = !record || proof !== undefined || !writable;
    for (const [what, node] of this.setup) setPressed(node, what === chosen);
    const turn = turnOf(frame);
    const name = words('tools.to-play', { color: turn });
    this.next.setAttribute('aria-label', name);
    this.next.title = name;
    this.next.replaceChildren(stone(turn), '→');
  }

  private choose(what: SetupStone): void {
    const isOn = this.setup.some(([one, node]) => one === what && node.matches('.pressed'));
    this.handlers.setUp(isOn ? undefined : what);
  }
}
