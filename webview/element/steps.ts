/**
 * What lets the figure of a board step: buttons and keys, the row of rules, and the verdict of each
 * move. It is loaded after the figure has been shown, and only where there are moves.
 */
import type { RuleId } from '../../src/library/types.ts';
import { playable } from '../../src/preview/playable.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import { captionAbove } from '../../src/render/caption.ts';
import type { CoordinateStyle, Look } from '../../src/render/index.ts';
import { cyclesOf } from '../../src/render/wheel/cycles.ts';
import { PreviewPlayer } from '../preview/player.ts';
import { html } from '../ui/dom.ts';
import type { PLAYBACK } from '../ui/icons.ts';
import { RuleLens, ruleOfKey } from '../ui/lens.ts';
import { verdictWord } from '../ui/signs.ts';
import { verdictItems } from '../ui/verdicts.ts';
import { type Speak, words } from '../ui/words.ts';
import { followLinks } from './links.ts';
import type { KobanBoard, KobanShown } from './public.d.ts';
import { adoptSheet, STEPS_SHEET } from './steps-sheet.ts';

interface SteppingFigure {
  readonly sequence: Sequence;
  readonly look: Look;
  readonly coordinates: CoordinateStyle;
  readonly speak: Speak;
  /** A move is shown, counted from 0 for the start; `null` for the figure of all moves. */
  shown(index: number | null): void;
  /** The move to begin with, and whether the board had the focus. */
  readonly at: number | null;
  readonly isFocused: boolean;
  /** The reader chooses another rule. */
  choose(rule: RuleId): void;
}

/** A button below the board. */
export type Control = Exclude<keyof typeof PLAYBACK, 'pause'>;

/** What a page can have a board do. */
export interface BoardSteps {
  readonly isPlaying: boolean;
  /** What is shown, and what the rules say of it. */
  readonly shown: KobanShown;
  go(index: number): void;
  press(control: Control): void;
}

export function addSteps(figure: HTMLElement, stage: HTMLElement, steps: SteppingFigure): BoardSteps {
  const { sequence, look, coordinates, speak } = steps;
  stage.removeAttribute('data-koban');
  adoptSheet(figure, STEPS_SHEET);
  const said = html('ul', {
    part: 'verdicts',
    role: 'list',
    'aria-live': 'polite',
    'aria-label': words('ruling.list'),
  });
  let follow: ((index: number | null) => void) | null = null;
  let lens: RuleLens | undefined;
  const played = playable({
    sequence: {
      ...sequence,
      frames: sequence.frames.map((frame) => ({ ...frame, caption: captionAbove(frame) })),
    },
    look,
    coordinates,
  });
  const { start } = played;
  const last = sequence.frames.length - 1;
  const frameAt = (index: number | null) => sequence.frames[index ?? played.show?.at ?? last];
  /** What the page knows. */
  let told = steps.at;
  let isThere = false;
  const tell = (frame: number | null) => {
    const index = frame === null ? null : frame - start;
    if (!isThere || index === told) return;
    told = index;
    steps.shown(index);
  };
  const player = new PreviewPlayer(stage, played, speak, {
    shown(index) {
      follow?.(index);
      const { verdicts = [] } = frameAt(index) ?? {};
      lens?.update(sequence.rules, verdicts);
      said.replaceChildren(
        ...verdictItems(index === null ? [] : verdicts.filter(({ inForce }) => inForce), null),
      );
      tell(index);
    },
  });
  const names = { name: words('ruling.choice'), others: words('ruling.choice'), digits: true };
  const choose = (rule: string) => steps.choose(rule as RuleId);
  lens = new RuleLens(names, choose);
  lens.root.addEventListener('keydown', (event) => player.key(event));
  figure.addEventListener('keydown', (event) => {
    const rule = ruleOfKey(event, sequence.rules);
    if (rule === null) return;
    event.preventDefault();
    choose(rule);
  });
  const below = html('div', { class: 'verdicts' }, [said]);
  lens.update(sequence.rules, frameAt(null)?.verdicts ?? []);
  stage.before(lens.root);
  figure.append(below);
  if (steps.at !== null) player.go(steps.at + start);
  isThere = true;
  tell(player.index);
  if (steps.isFocused) lens.focus();
  if (cyclesOf(sequence).length > 0)
    void import('./wheel.ts').then(({ addWheel }) => {
      follow = addWheel(figure, below, { sequence, player, speak, look });
    });
  // The board has its steps by then.
  queueMicrotask(() => followLinks((figure.getRootNode() as ShadowRoot).host as KobanBoard));
  return {
    get isPlaying() {
      return player.isPlaying;
    },
    get shown() {
      const { move, caption = '', verdicts = [] } = frameAt(player.index) ?? {};
      return {
        caption: move?.description ?? caption,
        verdicts: verdicts.flatMap((line) => {
          const { rule, title, verdict, reason } = line;
          const isNamed = sequence.rules?.all.find(({ id }) => id === rule)?.named ?? true;
          return isNamed ? [{ rule, title, verdict, word: verdictWord(line), reason }] : [];
        }),
      };
    },
    go: (index) => player.go(index + start),
    press: (control) => player.press(control),
  };
}
