/**
 * The row of rules above a figure that a build has made. It shows the verdicts that the build
 * knows; under a rule that a reader chooses the text of the figure is judged in the page, as
 * `<koban-board>`, which takes the place of the figure.
 */
import style from 'koban:lens-style';
import type { RuleId } from '../../src/library/types.ts';
import { type FigureRules, figureRules } from '../../src/protocol/figure-rules.ts';
import { messageOr } from '../../src/protocol/message.ts';
import type { PlayerHost, PreviewPlayer } from '../preview/player.ts';
import { RuleLens, ruleOfKey } from '../ui/lens.ts';
import { words } from '../ui/words.ts';
import type { KobanBoard } from './board.ts';
import { adoptSheet } from './steps-sheet.ts';

const SHEET = `${style}
:host { display: block; margin: 0 0 .5em; font-size: .9em; }
.lens[aria-busy=true] { cursor: progress; opacity: .6; }
`;

/**
 * What brings the row above a stage to a frame; nothing where the build has left no place for it.
 */
export function rowOf(stage: HTMLElement): PlayerHost['shown'] {
  const place = stage.previousElementSibling;
  const carried = place instanceof HTMLElement && read(place.dataset.kobanRules ?? '');
  if (!carried) return undefined;
  let row: RuleLens | undefined;
  return (index, player) => {
    row ??= rowIn(place, carried, player);
    row.update(carried.rules, carried.verdicts[index ?? player.asFigure] ?? []);
  };
}

function rowIn(place: HTMLElement, carried: FigureRules, player: PreviewPlayer): RuleLens {
  const name = words('ruling.choice');
  const figure = place.parentElement as HTMLElement;
  let board: KobanBoard | undefined;
  const choose = (rule: string) => {
    board?.remove();
    const own = boardOf(carried, rule);
    board = own;
    // The figure stays until the board is there.
    own.hidden = true;
    own.index = player.index === null ? null : player.index - player.start;
    const failed = () => {
      own.remove();
      if (board === own) row.root.removeAttribute('aria-busy');
    };
    own.addEventListener('koban-error', failed, { once: true });
    own.addEventListener(
      'koban-load',
      () => {
        // Another rule has been chosen since.
        if (board !== own) return;
        const isFocused = figure.contains(document.activeElement);
        figure.remove();
        own.hidden = false;
        if (isFocused) own.shadowRoot?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
      },
      { once: true },
    );
    row.root.setAttribute('aria-busy', 'true');
    figure.after(own);
  };
  const row = new RuleLens({ name, others: name, digits: true }, choose);
  row.root.addEventListener('keydown', (event) => player.key(event));
  figure.addEventListener('keydown', (event) => {
    const rule = ruleOfKey(event, carried.rules);
    if (rule === null) return;
    event.preventDefault();
    choose(rule);
  });
  place.attachShadow({ mode: 'open' }).append(row.root);
  adoptSheet(row.root, SHEET);
  return row;
}

function boardOf(carried: FigureRules, rule: string): KobanBoard {
  const { text, language, entry, others, spoken, look, coordinates } = carried;
  const board = document.createElement('koban-board') as KobanBoard;
  board.textContent = text;
  board.lang = spoken;
  Object.assign(board, { language, entry: String(entry), rules: others, look, coordinates });
  board.judge(rule as RuleId);
  return board;
}

/** Anybody may write a page, so `null` for data that is none of ours. */
function read(data: string): FigureRules | null {
  try {
    return messageOr(figureRules, JSON.parse(data), null);
  } catch {
    return null;
  }
}
