/**
 * The buttons and the slider. The only file that knows which widgets are used: buttons of the webview toolkit, whose focus
 * rings and colors are VS Code's own, and the browser's range input, since the toolkit has no slider. The toolkit adds an inline
 * style element when it loads; it takes the nonce for it from the page's `csp-nonce`.
 */
import { provideVSCodeDesignSystem, vsCodeButton } from '@vscode/webview-ui-toolkit';
import { html, icon } from './dom.ts';

export interface ControlHandlers {
  step(by: number): void;
  seek(index: number): void;
  toggle(): void;
  faster(): void;
}

export interface ControlState {
  readonly index: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  /** The frame in words, for the slider. */
  readonly text: string;
}

export interface Controls {
  readonly slider: HTMLElement;
  readonly buttons: HTMLElement;
  update(state: ControlState): void;
}

const ICONS = {
  first: 'M3 3h1.6v10H3zM13 3v10L5.6 8z',
  back: 'M11.6 3v10L4.2 8z',
  play: 'M4.5 2.6v10.8L13.3 8z',
  pause: 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z',
  forward: 'M4.4 3v10l7.4-5z',
  last: 'M11.4 3H13v10h-1.6zM3 3v10l7.4-5z',
} as const;

export function createControls(handlers: ControlHandlers): Controls {
  provideVSCodeDesignSystem().register(vsCodeButton());

  const button = (name: string, key: string, content: Node | string, press: () => void): HTMLElement => {
    const node = document.createElement('vscode-button');
    // The name first: an icon button without one gives itself the name "Icon Button".
    node.setAttribute('aria-label', name);
    node.setAttribute('appearance', 'icon');
    node.setAttribute('title', key === '' ? name : `${name} (${key})`);
    node.append(content);
    node.addEventListener('click', press);
    return node;
  };
  const play = button('Play', 'Space', icon(ICONS.play), () => handlers.toggle());
  const speed = button('Speed', '', '1×', () => handlers.faster());
  play.classList.add('play');
  speed.classList.add('speed');
  const count = html('span', { class: 'count', 'aria-hidden': 'true' });
  const buttons = html('div', { class: 'buttons', role: 'group', 'aria-label': 'Playback' }, [
    count,
    html('div', { class: 'steps' }, [
      button('First', 'Home', icon(ICONS.first), () => handlers.step(Number.NEGATIVE_INFINITY)),
      button('Back', 'Left', icon(ICONS.back), () => handlers.step(-1)),
      play,
      button('Forward', 'Right', icon(ICONS.forward), () => handlers.step(1)),
      button('Last', 'End', icon(ICONS.last), () => handlers.step(Number.POSITIVE_INFINITY)),
    ]),
    speed,
  ]);

  const slider = html('input', { type: 'range', min: '0', step: '1', class: 'slider', 'aria-label': 'Move' });
  slider.addEventListener('input', () => handlers.seek(Number(slider.value)));

  let shown: ControlState | null = null;
  return {
    slider,
    buttons,
    update(state) {
      slider.max = String(state.last);
      slider.value = String(state.index);
      slider.disabled = state.last === 0;
      slider.style.setProperty('--played', `${(100 * state.index) / Math.max(1, state.last)}%`);
      count.textContent = `${state.index} / ${state.last}`;
      slider.setAttribute('aria-valuetext', state.text);
      if (state.playing !== shown?.playing) {
        const name = state.playing ? 'Pause' : 'Play';
        play.replaceChildren(icon(state.playing ? ICONS.pause : ICONS.play));
        play.setAttribute('aria-label', name);
        play.setAttribute('title', `${name} (Space)`);
      }
      if (state.speed !== shown?.speed) {
        speed.textContent = `${state.speed}×`;
        speed.setAttribute(
          'aria-label',
          `Speed: ${state.speed} ${state.speed === 1 ? 'move' : 'moves'} a second`,
        );
        speed.setAttribute('title', `Speed: ${state.speed} ${state.speed === 1 ? 'move' : 'moves'} a second`);
      }
      shown = state;
    },
  };
}
