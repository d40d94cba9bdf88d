import { must } from '../../go/must.ts';
import { plainEntry } from '../plain-entry.ts';
import type { Diagram, EntrySyntax, Problem } from '../types.ts';
import { readBoard } from './board.ts';
import { readDrawn, readLinks } from './drawn.ts';
import { type Caption, NO_HEADER, readCaption, readHeader } from './header.ts';
import { sortLines } from './lines.ts';
import { problem } from './messages.ts';

/**
 * Reads one `$$` diagram of Sensei's Library and of the forums that took it over. It never fails:
 * what cannot be read is a problem with a code and a span, and the rest stands. The work is linear
 * in the length of the text.
 */
export function parseSenseis(text: string): EntrySyntax {
  const problems: Problem[] = [];
  const lines = sortLines(text, problems);
  const headerLine = lines.find(({ kind }) => kind === 'header');
  const header = headerLine ? readHeader(text, headerLine.span, problems) : NO_HEADER;
  const board = readBoard(text, lines, header, problems);
  let diagram = board?.diagram ?? null;
  if (!board || !diagram) {
    const where = lines[0]?.full ?? { start: 0, end: Math.min(text.length, 1) };
    problems.push(problem('senseis.no-board', where, undefined));
  } else {
    const links = readLinks(text, lines, diagram, problems);
    const drawn = readDrawn(text, lines, diagram, problems);
    diagram = {
      ...diagram,
      ...(drawn.length > 0 && { lines: drawn }),
      ...(links && links.length > 0 && { links }),
    };
  }
  const said = readCaption(header.title, header.first?.value ?? 1);
  if (diagram) diagram = withLettered(diagram, said.lettered);
  const caption = usable(said, diagram, problems);
  problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return plainEntry(text, {
    title: header.title,
    boardSpan: board?.span ?? null,
    diagram,
    toPlay: header.toPlay,
    replays: caption.replays,
    ...(caption.elsewhere.length > 0 && {
      elsewhere: caption.elsewhere.map(({ number, kind }) => ({ number, kind })),
    }),
    first: header.first,
    problems,
  });
}

/** The diagram with the moves that the title puts on lettered points, unless they are drawn. */
function withLettered(diagram: Diagram, lettered: Caption['lettered']): Diagram {
  const digits = [...diagram.digits];
  for (const { number, label } of lettered) {
    const point = diagram.labels.find((one) => one.label === label)?.point;
    const isFree = digits.every((one) => one.number !== number && one.point !== point);
    if (point !== undefined && isFree && number >= 1 && number <= MOST_MOVES) digits.push({ number, point });
  }
  return digits.length === diagram.digits.length
    ? diagram
    : { ...diagram, digits: digits.sort((a, b) => a.number - b.number) };
}

/** The most moves that digits and a title name; more is a slip of the pen. */
const MOST_MOVES = 200;

/** What the title says of moves, as far as the drawing allows; gaps in numbers are reported. */
function usable(
  caption: Caption,
  diagram: Diagram | null,
  problems: Problem[],
): Pick<Caption, 'replays' | 'elsewhere'> {
  if (!diagram) return { replays: [], elsewhere: [] };
  const known = new Map(diagram.digits.map(({ number, point }) => [number, must(diagram.spans[point])]));
  const replays: Caption['replays'][number][] = [];
  const elsewhere: Caption['elsewhere'][number][] = [];
  for (const replay of caption.replays) {
    const { number, at, span } = replay;
    // “White 2 at 5” of a drawn move 2 is prose; what is drawn counts.
    if (known.has(number) || number < 1 || number > MOST_MOVES || number <= at) continue;
    if (known.has(at)) {
      known.set(number, span);
      replays.push(replay);
    } else problems.push(problem('senseis.caption', span, { number, at }));
  }
  for (const one of caption.elsewhere) {
    if (known.has(one.number) || one.number < 1 || one.number > MOST_MOVES) continue;
    known.set(one.number, one.span);
    elsewhere.push(one);
  }
  const sorted = [...known.keys()].sort((a, b) => a - b);
  let expected = 1;
  for (const number of sorted) {
    if (number !== expected) {
      problems.push(
        problem('senseis.digit-missing', must(known.get(number)), { number: expected, next: number }),
      );
    }
    expected = number + 1;
  }
  return { replays, elsewhere };
}
