/** The table of who wins and the bar of a game against a proof, in the places that the page has. */
import { messageOr } from '../../../src/protocol/message.ts';
import { outcomeTable, trial } from '../../../src/protocol/outcomes.ts';
import { speakOnPage } from '../../ui/words.ts';
import { isOfText } from '../reducer.ts';
import { showBar } from './bar.ts';
import './outcomes.css';
import type { OutcomeParts, ShowOutcomes } from './slot.ts';
import { WinsTable } from './table.ts';

speakOnPage();

globalThis.kobanOutcomes = ({ table, bar, chains, send, goal, signs }: OutcomeParts): ShowOutcomes => {
  const wins = new WinsTable({ table, chains, send, signs, goal });
  const play = showBar(bar, send);
  return (shown) => {
    const table = messageOr(outcomeTable, shown.table, null);
    const isAsked = shown.sequence !== null && isOfText(shown.sequence) && shown.isOpen;
    wins.show(isAsked ? table : null);
    wins.offer(isAsked ? shown.sequence : null, shown.index);
    const game = messageOr(trial, shown.sequence?.trial, undefined);
    play(shown.sequence, game, shown.index);
    const isHere = isAsked && table?.index === shown.index && table.entry === shown.sequence?.entry;
    wins.sign(isHere);
    goal(game ? game.tried.points : wins.goal);
  };
};
