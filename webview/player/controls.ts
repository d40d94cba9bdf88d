/**
 * The buttons below the timeline. The only file that knows which widgets are used: buttons of the
 * webview toolkit, whose focus rings and colors are VS Code's own. The toolkit adds an inline style
 * element when it loads; it takes the nonce for it from the page's `csp-nonce`.
 */
import { provideVSCodeDesignSystem, vsCodeButton } from '@vscode/webview-ui-toolkit';
import type { KeyWord } from '../../src/words/page.ts';
import { html, icon, setPressed } from '../ui/dom.ts';
import { eyeSign, NUMBER, PLAYBACK } from '../ui/icons.ts';
import { words } from '../ui/words.ts';

interface ControlHandlers {
  step(by: number): void;
  toggle(): void;
  faster(): void;
  eyes(): void;
  moves(): void;
  numbers(): void;
  /** How many of the last moves have numbers. */
  lastMoves(count: number): void;
  help(): void;
}

interface ControlState {
  readonly index: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  /** Whether there is anything to step to. */
  readonly steps: boolean;
  /** The first move may come: what steps keeps its room, so that the board stays where it is. */
  readonly room: boolean;
  /** Whether the values of eyes are shown. */
  readonly eyes: boolean;
  /** Which stones have numbers. */
  readonly numbers: 'off' | 'last' | 'all' | 'here';
  readonly lastMoves: number;
  /** Whether the tree of variations is shown; `null` where there are none. */
  readonly moves: boolean | null;
}

interface Controls {
  readonly buttons: HTMLElement;
  update(state: ControlState): void;
}

const ICONS = {
  ...PLAYBACK,
  moves: 'M2 3h3.2v1.3h3.9V3h4.9v4H9.1V5.6H7.8v5.1h1.3V9h4.9v4H9.1v-1H6.5V5.6H5.2V7H2z',
} as const;

/** Shows what steps; where there are no moves yet it is not seen, or has no room, either. */
export function reserve(
  node: HTMLElement,
  { steps, room }: { readonly steps: boolean; readonly room: boolean },
): void {
  node.hidden = !steps && !room;
  node.classList.toggle('unseen', !steps);
}

export function createControls(handlers: ControlHandlers): Controls {
  provideVSCodeDesignSystem().register(vsCodeButton());

  const button = (name: string, key: string, content: Node | string, press: () => void): HTMLElement => {
    const node = document.createElement('vscode-button');
    // The name first: an icon button without one gives itself the name "Icon Button".
    setName(node, name, key);
    node.setAttribute('appearance', 'icon');
    node.append(content);
    node.addEventListener('click', press);
    return node;
  };
  const stepButton = (
    code: 'control.first' | 'control.back' | 'control.forward' | 'control.last',
    key: KeyWord,
    path: string,
    by: number,
  ) => button(words(code), words('key.name', { key }), icon(path), () => handlers.step(by));
  const play = button(words('control.play'), words('key.name', { key: 'space' }), icon(ICONS.play), () =>
    handlers.toggle(),
  );
  const speed = button(words('control.speed', { speed: 1 }), '+ −', '1×', () => handlers.faster());
  const eyes = button(words('control.eyes'), 'E', eyeSign(), () => handlers.eyes());
  const moves = button(words('tree.show'), 'V', icon(ICONS.moves), () => handlers.moves());
  const numbers = button(words('control.numbers', { kind: 'off' }), 'M', icon(NUMBER), () =>
    handlers.numbers(),
  );
  const many = html('input', {
    type: 'number',
    class: 'many',
    min: '1',
    'aria-label': words('control.last-moves'),
  });
  many.addEventListener('input', () => {
    if (many.valueAsNumber >= 1) handlers.lastMoves(Math.floor(many.valueAsNumber));
  });
  // Digits and arrows are its own.
  many.addEventListener('keydown', (event) => event.stopPropagation());
  const help = button(words('control.keys'), '?', '?', () => handlers.help());
  help.classList.add('ask');
  play.classList.add('play');
  speed.classList.add('speed');
  const count = html('span', { class: 'count', 'aria-hidden': 'true' });
  const steps = html('div', { class: 'steps' }, [
    stepButton('control.first', 'home', ICONS.first, Number.NEGATIVE_INFINITY),
    stepButton('control.back', 'left', ICONS.back, -1),
    play,
    stepButton('control.forward', 'right', ICONS.forward, 1),
    stepButton('control.last', 'end', ICONS.last, Number.POSITIVE_INFINITY),
  ]);
  const buttons = html('div', { class: 'buttons', role: 'group', 'aria-label': words('control.group') }, [
    count,
    steps,
    html('div', { class: 'extras' }, [eyes, moves, numbers, many, speed, help]),
  ]);

  let shown: ControlState | null = null;
  return {
    buttons,
    update(state) {
      // Where there are no moves, nothing steps.
      for (const node of [count, steps, speed, numbers]) reserve(node, state);
      count.textContent = `${state.index} / ${state.last}`;
      if (state.playing !== shown?.playing) {
        const name = words(state.playing ? 'control.pause' : 'control.play');
        play.replaceChildren(icon(state.playing ? ICONS.pause : ICONS.play));
        setName(play, name, words('key.name', { key: 'space' }));
      }
      if (state.speed !== shown?.speed) {
        speed.textContent = `${state.speed}×`;
        setName(speed, words('control.speed', { speed: state.speed }), '+ −');
      }
      if (state.numbers !== shown?.numbers) {
        setName(numbers, words('control.numbers', { kind: state.numbers }), 'M');
        numbers.classList.toggle('pressed', state.numbers !== 'off');
      }
      many.hidden = state.numbers !== 'last' || !state.steps;
      if (document.activeElement !== many) many.value = String(state.lastMoves);
      setPressed(eyes, state.eyes);
      moves.hidden = state.moves === null || !state.steps;
      setPressed(moves, state.moves === true);
      shown = state;
    },
  };
}

function setName(node: HTMLElement, name: string, key: string): void {
  node.setAttribute('aria-label', name);
  node.setAttribute('title', words('control.keyed', { name, key }));
}
