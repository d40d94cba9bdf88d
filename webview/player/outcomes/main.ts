/** The table of who wins and the bar of a game against a proof, in the places that the page has. */
import { messageOr } from '../../../src/protocol/message.ts';
import { outcomeTable, trial } from '../../../src/protocol/outcomes.ts';
import { showBar } from './bar.ts';
import './outcomes.css';
import type { OutcomeParts, ShowOutcomes } from './slot.ts';
import { WinsTable } from './table.ts';

globalThis.kobanOutcomes = ({ table, bar, send }: OutcomeParts): ShowOutcomes => {
  const wins = new WinsTable(table, send);
  const play = showBar(bar, send);
  return (shown) => {
    const table = messageOr(outcomeTable, shown.table, null);
    wins.show(shown.sequence?.trial ? null : table);
    play(shown.sequence, messageOr(trial, shown.sequence?.trial, undefined), shown.index);
  };
};
