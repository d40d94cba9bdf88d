/**
 * What lets the figure of a board step: buttons and keys, the verdicts of each move, and the choice
 * of a rule. It is loaded after the figure has been shown, and only where there are moves.
 */
import type { RuleId } from '../../src/library/types.ts';
import { playable } from '../../src/preview/entry.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import type { CoordinateStyle, Look } from '../../src/render/index.ts';
import { cyclesOf } from '../player/cycles.ts';
import { PreviewPlayer } from '../preview/player.ts';
import { html } from '../ui/dom.ts';
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
  /** The reader chooses another rule. */
  choose(rule: RuleId): void;
}

export function addSteps(figure: HTMLElement, stage: HTMLElement, steps: SteppingFigure): void {
  const { sequence, look, coordinates, speak } = steps;
  stage.removeAttribute('data-koban');
  adoptSheet(figure, STEPS_SHEET);
  const said = html('ul', { role: 'list', 'aria-live': 'polite', 'aria-label': words('ruling.list') });
  let follow: ((index: number | null) => void) | null = null;
  const player = new PreviewPlayer(stage, playable(sequence, look, coordinates), speak, {
    shown(index) {
      follow?.(index);
      said.replaceChildren(...verdictItems(sequence.frames[index ?? -1]?.verdicts ?? [], null));
      steps.shown(index);
    },
  });
  const choice = sequence.rules ? [choiceOf(sequence.rules, steps)] : [];
  const below = html('div', { class: 'verdicts' }, [...choice, said]);
  figure.append(below);
  if (cyclesOf(sequence).length === 0) return;
  void import('./ring.ts').then(({ addRing }) => {
    follow = addRing(figure, below, { sequence, player, speak });
  });
}

function choiceOf(rules: NonNullable<Sequence['rules']>, { choose }: SteppingFigure): HTMLElement {
  const select = html('select', { 'aria-label': words('ruling.choice') });
  for (const { id, title } of rules.all) {
    const option = html('option', { value: id }, [title]);
    option.selected = id === rules.inForce;
    select.append(option);
  }
  select.addEventListener('change', () => choose(select.value as RuleId));
  return html('label', {}, [html('span', {}, [words('ruling.choice-label'), ' ']), select]);
}
