import type { Task } from '../../go/task.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readPoints, readSize } from '../../notation/sgf/points.ts';
import { type Property, propertyOf, valueInWords } from '../../notation/sgf/properties/index.ts';
import { ruleSetOf } from '../../notation/sgf/ruleset.ts';
import { readSimpleText, readText } from '../../notation/sgf/values.ts';
import type { Span } from '../../notation/types.ts';
import { ruleOf } from '../../rules/index.ts';
import { type Expired, type HoverContent, moveHover } from '../hover-move.ts';
import { imageOf, picture } from '../hover-pictures.ts';
import { marksAt, pictureOf } from '../picture.ts';
import type { DocumentAnalysis } from '../types.ts';
import { gameIndexAt, placedLine, preparing } from './entries.ts';
import { drawnLines, drawnMarks } from './frames.ts';
import { titleOf } from './line.ts';
import type { SgfGame } from './types.ts';

/**
 * What is to be said of a place in SGF: on a move, the board after it, what the rules say and the comment; on a point, its name as people say
 * it; on a name, what the property means; elsewhere in a node, the board there.
 */
export function* sgfHover(
  document: DocumentAnalysis,
  at: number,
  expired: Expired,
): Task<HoverContent | null> {
  const sgf = document.sgf!;
  yield* preparing(sgf, { offset: at });
  const index = gameIndexAt(sgf, at);
  if (index < 0) return null;
  const { game, offset } = sgf.games[index]!;
  const local = at - offset;
  const { sgf: text } = game;
  const node = text.nodeAt(local);
  if (node < 0 || local > game.text.length) return null;
  const found = (span: Span, markdown: string): HoverContent => ({
    span: { start: span.start + offset, end: span.end + offset },
    markdown,
  });
  const property = text.propertyAt(node, local);
  if (property < 0) {
    const span = text.nodeSpan(node);
    return local <= span.end ? found(span, yield* nodeHover(document, index, node, expired)) : null;
  }
  const name = text.nameSpan(property);
  const known = propertyOf(text.name(property));
  if (local < name.end || (local === name.end && known?.value !== 'move')) {
    return found(name, propertyWords(text.written(property), known));
  }
  const value = text.valueAt(property, local);
  const whole = text.propertySpan(property);
  if (known?.value === 'move' && game.isGo)
    return found(whole, yield* nodeHover(document, index, node, expired));
  const span = value < 0 ? whole : text.innerSpan(value);
  const words = value < 0 || !known ? '' : valueWords(document, index, node, known, value);
  return found(span, words || propertyWords(text.written(property), known));
}

/** The board after a node, the verdicts on its move, and what the record says of it. */
function* nodeHover(document: DocumentAnalysis, index: number, node: number, expired: Expired): Task<string> {
  const { game } = document.sgf!.games[index]!;
  if (!game.isGo) return propertyWords('GM', propertyOf('GM'));
  const ply = game.lastPly[node]!;
  const placed = placedLine(document, index, ply);
  const parent = game.sgf.parent(node);
  const moves = ply >= 0 && ply !== (parent < 0 ? -1 : game.lastPly[parent]!);
  const number = ply < 0 ? 0 : game.plies[ply]!.number;
  const parts: string[] = [];
  const own = { marks: drawnMarks(game, [node]), lines: drawnLines(game, [node]) };
  if (moves && game.plies[ply]!.kind !== 'setup')
    parts.push(yield* moveHover(document, placed, number, expired, own));
  else {
    parts.push(picture(placed.analysis, document.settings, number, own));
    const title = node === 0 ? titleOf(game) : '';
    if (title) parts.push(`**${plainMarkdown(title)}**`);
  }
  const comment = commentOf(game, node);
  if (comment) parts.push('---', comment);
  return parts.join('\n\n');
}

const N = pack('N');
const C = pack('C');

/** Name and comment of a node, as Markdown that shows them as they are. */
export function commentOf({ sgf }: SgfGame, node: number): string {
  const texts: string[] = [];
  for (const id of [N, C]) {
    const property = sgf.find(node, id);
    if (property < 0 || sgf.firstValue(property) === sgf.endValue(property)) continue;
    const raw = sgf.value(sgf.firstValue(property));
    const shown = plainMarkdown((id === N ? readSimpleText(raw) : readText(raw)).slice(0, LONGEST));
    if (shown.trim()) texts.push(id === N ? `**${shown.trim()}**` : shown);
  }
  return texts.join('\n\n');
}

const LONGEST = 2000;

/** Text that Markdown shows as it is: nothing in it is a link, a picture or HTML. */
function plainMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]()<>#+\-=.!|~:&@/$^]/g, '\\$&')
    .split('\n')
    .map((line) => line.trimStart())
    .join('  \n');
}

function propertyWords(written: string, known: Property | undefined): string {
  if (!known) return `\`${written}\`: no property of SGF. Readers that do not know it keep it or skip it.`;
  const versions = known.by
    ? `of ${known.by}`
    : known.until
      ? `FF[1] to FF[3]`
      : known.since === 4
        ? 'FF[4]'
        : '';
  const about = [
    TYPES[known.type],
    ...(known.inherit ? ['holds for what follows'] : []),
    ...(versions ? [versions] : []),
  ];
  return [
    `**${known.name}** ${known.title}`,
    known.meaning,
    `*${about.join(', ')}* · takes ${valueInWords(known)}`,
  ].join('\n\n');
}

const TYPES: Readonly<Record<Property['type'], string>> = {
  move: 'of moves',
  setup: 'of setup',
  root: 'of the first node',
  info: 'about the game',
  any: 'of any node',
};

/** What a value says, where that is more than the property's own words. */
function valueWords(
  document: DocumentAnalysis,
  index: number,
  node: number,
  known: Property,
  value: number,
): string {
  const { game } = document.sgf!.games[index]!;
  const raw = game.sgf.value(value);
  if (known.name === 'RU') {
    const set = ruleSetOf(readSimpleText(raw));
    const rule = ruleOf(game.rules[0]!);
    const judged = `Kos are judged by **${rule?.title ?? game.rules[0]}**: ${rule?.summary ?? ''}`;
    return set ? `${set.title}. ${judged}` : `Koban does not know these rules. ${judged} (by the settings)`;
  }
  if (known.name === 'SZ') {
    const size = readSize(raw);
    return size ? `A board of ${size.columns} columns and ${size.rows} rows.` : '';
  }
  const type = typeof known.value === 'string' ? known.value : known.value.compose[0];
  if (!game.isGo || (type !== 'point' && type !== 'stone')) return '';
  const points = readPoints(typeof known.value === 'string' ? raw : (raw.split(':')[0] ?? ''), game.size);
  if (points.length === 0) return '';
  const placed = placedLine(document, index, game.lastPly[node]!);
  const number = game.lastPly[node]! < 0 ? 0 : game.plies[game.lastPly[node]!]!.number;
  const { analysis } = placed;
  const position = analysis.game.after(number);
  const marks = [
    ...marksAt(analysis, number).filter(({ mark }) => mark.kind !== 'last'),
    ...points.map((point) => ({ point, mark: { kind: 'cross' } as const })),
  ];
  const names = points.length > 8 ? `${points.length} points` : game.geometry.names(points).join(' ');
  const there =
    points.length === 1
      ? `, ${['empty', 'a black stone', 'a white stone', 'unknown'][position.at(points[0]!)]}`
      : '';
  return [
    imageOf(pictureOf(analysis, position, marks), document.settings),
    `**${known.name}** ${known.title}: ${names}${there}`,
  ].join('\n\n');
}
