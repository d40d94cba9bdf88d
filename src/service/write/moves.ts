import type { Move } from '../../go/types.ts';
import { BLACK } from '../../go/types.ts';
import {
  type EntrySyntax,
  isBlank,
  lineAt,
  lineEndOf,
  lineStart,
  type MoveSyntax,
  type TextEdit,
  titleKey,
} from '../../notation/index.ts';
import type { VariationLines } from '../../protocol/write.ts';
import type { Analysis, LinkedEntries } from '../analysis/index.ts';

/**
 * How a new move can be written into an entry, the way its author writes them first; each is a list
 * of edits of the entry's text.
 */

/** A line of moves does not grow beyond this. */
export const LINE = 100;

export function appendings(analysis: Analysis, move: Move): TextEdit[][] {
  const { syntax } = analysis;
  const field = syntax.fields.filter(({ key }) => key === 'moves').at(-1);
  const named = names(analysis, move);
  const color = move.color === BLACK ? 'B' : 'W';
  if (!field) return named.map((name) => [newLine(syntax, `moves: ${color} ${name}`)]);
  const { moves, text } = syntax;
  // A color that turn and turn about would give is left out where the author leaves it out.
  const told = moves.length === 0 || moves.some((one) => one.color !== null);
  const turn = analysis.game.toPlayAfter(analysis.game.length) === move.color;
  const words = named.flatMap((name) => (told || !turn ? [`${color} ${name}`] : [name, `${color} ${name}`]));
  const found: TextEdit[][] = [];
  for (const word of words) {
    found.push([atEnd(syntax, field.valueSpan, word)]);
    // The colors before may hang on there being none named: then the first one is named, too.
    const first = moves[0];
    const own = analysis.game.plies[analysis.inherited + analysis.drawn];
    if (first && first.color === null && own) {
      const at = { start: first.span.start, end: first.span.start };
      const before = own.color === BLACK ? 'B ' : 'W ';
      found.push([{ span: at, text: before }, atEnd(syntax, field.valueSpan, word)]);
    }
  }
  // A line of its own stands when the last one has something at its end that would swallow the
  // move.
  const line = lineAt(text, lineStart(text, field.keySpan.start));
  const added = `${lineEndOf(text)}${indentAt(text, line.start)}moves: ${color} ${named[0]}`;
  found.push([{ span: { start: line.end, end: line.end }, text: added }]);
  return found;
}

/**
 * What the point can be called, as the author calls points: by its label, by its coordinate in
 * small letters or capitals.
 */
function names({ syntax, labels, game }: Analysis, move: Move): string[] {
  if (move.kind !== 'play') return [move.kind];
  const coordinate = game.start.position.geometry.name(move.point);
  const last = syntax.moves.filter(({ target }) => target.kind === 'point').at(-1);
  const capital = last !== undefined && /[A-Z]/.test(syntax.text[last.targetSpan.start] ?? '');
  const written = capital ? coordinate.toUpperCase() : coordinate;
  const label = [...labels].find(([, point]) => point === move.point)?.[0];
  const usesLabels = syntax.moves.some(({ target }) => target.kind === 'label');
  return label !== undefined && usesLabels ? [label, written] : [written];
}

/** Behind the last move of a line, or on a line of its own below when that one is long. */
function atEnd({ text, moves }: EntrySyntax, value: { start: number; end: number }, word: string): TextEdit {
  const at = value.end;
  const start = lineStart(text, at);
  const numbered = `${numberAfter(text, moves)}${word}`;
  if (value.end > value.start && at - start + numbered.length + 1 > LINE) {
    const { end } = lineAt(text, start);
    return {
      span: { start: end, end },
      text: `${lineEndOf(text)}${indentAt(text, start)}moves: ${numbered}`,
    };
  }
  const before = at > start && isBlank(text.charCodeAt(at - 1)) ? '' : `${separator(text, moves)} `;
  // What follows on the line, if anything, is a comment.
  const { end } = lineAt(text, at);
  const behind = at < end && !isBlank(text.charCodeAt(at)) ? ' ' : '';
  return { span: { start: at, end: at }, text: `${before}${numbered}${behind}` };
}

/** A comma, where the last two moves have one between them. */
function separator(text: string, moves: readonly MoveSyntax[]): string {
  const [a, b] = moves.slice(-2);
  return a && b && text.slice(a.span.end, b.span.start).includes(',') ? ',' : '';
}

/** `7. `, where the last two moves are numbered one after the other. */
function numberAfter(text: string, moves: readonly MoveSyntax[]): string {
  const [a, b] = moves.slice(-2).map(({ span }) => {
    const found = /(\d{1,4})([.)]+)(\s*)$/.exec(text.slice(Math.max(0, span.start - 12), span.start));
    const [, number, dots = '', gap = ''] = found ?? [];
    return found && { number: Number(number), dots, gap };
  });
  if (!a || !b || b.number !== a.number + 1) return '';
  return `${b.number + 1}${b.dots}${b.gap === '' ? '' : ' '}`;
}

/**
 * The edit that adds a line below the board and the lines that say how to read it, above the
 * claims.
 */
export function newLine(syntax: EntrySyntax, line: string): TextEdit {
  const { text, boardSpan, title, fields } = syntax;
  const ends = [
    boardSpan?.end ?? 0,
    title?.span.end ?? 0,
    ...fields.filter(({ key }) => key !== 'expect').map(({ valueSpan }) => valueSpan.end),
  ];
  const { end } = lineAt(text, lineStart(text, Math.max(...ends)));
  return { span: { start: end, end }, text: `${lineEndOf(text)}${indentOf(syntax)}${line}` };
}

function indentAt(text: string, start: number): string {
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return text.slice(start, end);
}

/**
 * As far in as the entry is: in a list, lines further out would leave it. Rows may stand further in
 * than the rest, so they count only where there is nothing else.
 */
export function indentOf({ text, boardSpan }: EntrySyntax): string {
  const indents = (part: string) => part.match(/^[ \t]*(?=[^ \t\r\n])/gm) ?? [];
  const start = boardSpan ? lineStart(text, boardSpan.start) : text.length;
  const around = [...indents(text.slice(0, start)), ...indents(text.slice(boardSpan?.end ?? start))];
  const found = around.length > 0 ? around : indents(text);
  return found.reduce((least, one) => (one.length < least.length ? one : least), found[0] ?? '');
}

/**
 * A variation as an entry of its own, below this one, and the title that this one gets if it has
 * none.
 */
export function branchings(
  document: LinkedEntries,
  analysis: Analysis,
  index: number,
  move: Move,
  lines?: VariationLines,
): TextEdit[][] {
  const { syntax, game, shift } = analysis;
  const { text } = syntax;
  const taken = new Set(document.entries.map(({ entry }) => titleKey(entry.syntax.title?.value ?? '')));
  const free = (title: string) => {
    let found = title;
    for (let n = 2; taken.has(titleKey(found)); n++) found = `${title} ${n}`;
    return found;
  };
  const title = syntax.title?.value ?? free('Diagram');
  const eol = lineEndOf(text);
  const indent = indentOf(syntax);
  const color = move.color === BLACK ? 'B' : 'W';
  const name = move.kind === 'play' ? game.start.position.geometry.name(move.point) : move.kind;
  const written = [
    '',
    `# ${free(`${title}, variation`)}`,
    `from: ${title} after ${analysis.shown(index)}`,
    // What begins where the entry begins has its numbers, too.
    ...(index === 0 && shift ? [`first: ${shift + 1}`] : []),
    ...(lines?.rule ? [`rules: ${lines.rule}`] : []),
    ...supplyLines(lines),
    `moves: ${color} ${name}`,
  ];
  const end = text.trimEnd().length;
  const entry = {
    span: { start: end, end },
    text: written.map((line) => (line === '' ? eol : `${eol}${indent}${line}`)).join(''),
  };
  if (syntax.title) return [[entry]];
  const first = lineStart(text, Math.max(0, text.search(/\S/)));
  return [[{ span: { start: first, end: first }, text: `${indent}# ${title}${eol}` }, entry]];
}

/** `threats: black 1`, and the same of spare moves; nothing of what nobody has. */
function supplyLines(lines: VariationLines | undefined): string[] {
  return (['threats', 'spare'] as const).flatMap((key) => {
    const { black = 0, white = 0 } = lines?.[key] ?? {};
    const named = [...(black === 0 ? [] : [`black ${black}`]), ...(white === 0 ? [] : [`white ${white}`])];
    return named.length === 0 ? [] : [`${key}: ${named.join(' ')}`];
  });
}
