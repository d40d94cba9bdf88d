/**
 * What lets the figure of a board step: buttons and keys, the row of rules, and the verdict of each
 * move. It is loaded after the figure has been shown, and only where there are moves.
 */
import type { RuleId } from '../../src/library/types.ts';
import { playable } from '../../src/preview/entry.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { CoordinateStyle, Look } from '../../src/render/index.ts';
import { cyclesOf } from '../player/cycles.ts';
import { PreviewPlayer } from '../preview/player.ts';
import { html } from '../ui/dom.ts';
import { RuleLens, ruleOfKey } from '../ui/lens.ts';
import { verdictItems } from '../ui/verdicts.ts';
import { type Speak, words } from '../ui/words.ts';
import { adoptSheet, STEPS_SHEET } from './steps-sheet.ts';

interface SteppingFigure {
  readonly sequence: Sequence;
  readonly look: Look;
  readonly coordinates: CoordinateStyle;
  readonly speak: Speak;
  /** A move is shown, counted from 0 for the start; `null` for the figure of all moves. */
  shown(index: number | null): void;
  /**
   * Where the reader was before another rule was chosen, and whether the board had the focus.
   */
  readonly at: number | null;
  readonly isFocused: boolean;
  /** The reader chooses another rule. */
  choose(rule: RuleId): void;
}

export function addSteps(figure: HTMLElement, stage: HTMLElement, steps: SteppingFigure): void {
  const { sequence, look, coordinates, speak } = steps;
  stage.removeAttribute('data-koban');
  adoptSheet(figure, STEPS_SHEET);
  const said = html('ul', { role: 'list', 'aria-live': 'polite', 'aria-label': words('ruling.list') });
  let follow: ((index: number | null) => void) | null = null;
  let lens: RuleLens | undefined;
  const player = new PreviewPlayer(stage, playable(sequence, look, coordinates), speak, {
    shown(index) {
      follow?.(index);
      const { verdicts = [] } = sequence.frames[index ?? sequence.frames.length - 1] ?? {};
      lens?.update(sequence.rules, verdicts);
      said.replaceChildren(
        ...verdictItems(index === null ? [] : verdicts.filter(({ inForce }) => inForce), null),
      );
      steps.shown(index);
    },
  });
  const names = { name: words('ruling.choice'), others: words('ruling.choice') };
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
  lens.update(sequence.rules, sequence.frames.at(-1)?.verdicts ?? []);
  stage.before(lens.root);
  figure.append(below);
  if (steps.at !== null) player.go(steps.at);
  if (steps.isFocused) lens.focus();
  if (cyclesOf(sequence).length === 0) return;
  void import('./ring.ts').then(({ addRing }) => {
    follow = addRing(figure, below, { sequence, player, speak });
  });
}
