import { type Conversion, type Figure, Losses, loseDrawn, loseFacts } from '../figure.ts';
import { printDiagram } from '../goban/print.ts';
import { captionOf, partsOf } from '../parts.ts';
import { diagramOf } from './goban.ts';

/**
 * The plain board of mails and documentation: rows, edges, digits, labels, and below it the title with what digits cannot say. Several
 * boards when the moves do not fit on one.
 */
export function printAscii(figure: Figure): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  loseDrawn(figure, losses, { labels: true, marks: true });
  const parts = partsOf(figure, 10, losses);
  const boards = parts.map((part) => {
    const shown = figure.first + part.from;
    const moves = shown > 1 && part.end > part.from ? `moves ${shown}–${figure.first + part.end - 1}` : '';
    const caption = [captionOf(figure, part), moves].filter((one) => one !== '').join(', ');
    return `${printDiagram(diagramOf(figure, part, losses))}${caption && `\n${caption}\n`}`;
  });
  const { columns, rows, whole } = figure.board;
  const isPart = whole && (whole.columns !== columns || whole.rows !== rows);
  if (isPart) losses.add('lost.size', `the size of the whole board, ${whole.columns}x${whole.rows}`);
  return { text: boards.join('\n'), lost: losses.list };
}
