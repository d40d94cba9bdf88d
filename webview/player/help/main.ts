/** The dialog of keys and the legend, in the places that the page has. */
import { speakOnPage } from '../../ui/words.ts';
import { Help } from './help.ts';
import './help.css';
import { Legend } from './legend.ts';
import type { HelpParts, ShowHelp } from './slot.ts';

speakOnPage();

globalThis.kobanHelp = ({ dialog, legend, closed, shown, read }: HelpParts): ShowHelp => {
  const help = new Help(dialog, closed);
  const signs = new Legend(legend, shown, read);
  return (wanted) => {
    help.update(wanted.keys);
    signs.update(wanted.legend);
  };
};
