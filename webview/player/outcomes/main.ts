/** The table of who wins and the bar of a game against a proof, in the places that the page has. */
import { showBar } from './bar.ts';
import type { OutcomeParts, ShowOutcomes } from './slot.ts';
import { WinsTable } from './table.ts';

globalThis.kobanOutcomes = ({ table, bar, send }: OutcomeParts): ShowOutcomes => {
  const wins = new WinsTable(table, send);
  const play = showBar(bar, send);
  return (shown) => {
    wins.show(shown.sequence?.trial ? null : shown.table);
    play(shown.sequence, shown.index);
  };
};
