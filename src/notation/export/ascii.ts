import { BLACK } from '../../go/types.ts';
import { message } from '../../words/index.ts';
import { printDiagram } from '../goban/index.ts';
import { type Conversion, type Figure, Losses, loseDrawn, loseFacts } from './figure.ts';
import { diagramOf } from './goban.ts';
import { captionOf, partsOf } from './parts.ts';

/**
 * The plain board of mails and documentation: rows, edges, digits, labels, and below it the title
 * with what digits cannot say. Several boards when the moves do not fit on one.
 */
export function printAscii(figure: Figure): Conversion {
  const losses = new Losses();
  loseFacts(figure, losses, { title: true });
  loseDrawn(figure, losses, { labels: true, marks: true });
  const parts = partsOf(figure, 10, losses);
  const boards = parts.map((part) => {
    const { first, from, end, toPlay } = part;
    const moves = first > 1 && end > from ? `moves ${first}–${first + end - from - 1}` : '';
    const turn = toPlay === BLACK ? '' : 'White to play';
    const caption = [captionOf(figure, part), moves, turn].filter((one) => one !== '').join(', ');
    return `${printDiagram(diagramOf(figure, part, losses))}${caption && `\n${caption}\n`}`;
  });
  const { columns, rows, whole } = figure.board;
  const isPart = whole && (whole.columns !== columns || whole.rows !== rows);
  if (isPart) losses.add('lost.size', message('loss.size', { columns: whole.columns, rows: whole.rows }));
  return { text: boards.join('\n'), lost: losses.list };
}
