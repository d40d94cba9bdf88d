import { opponent } from '../../../go/types.ts';
import type { Span } from '../../../notation/index.ts';
import {
  letterOf,
  PROPERTIES,
  type Property,
  propertyOf,
  valueInWords,
} from '../../../notation/sgf/index.ts';
import { type Completion, imageOf, picture } from '../../features/index.ts';
import { pictureOf } from '../../view/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { placedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/** What can be written at a place in SGF: properties that may stand in the node, values of a property, points. */
export function sgfComplete(document: SgfAnalysis, at: number, trigger?: string): Completion[] {
  const home = document.sgf.gameAt(at);
  if (!home) return beginning(document.document.text, at);
  const { game, offset } = home;
  const local = at - offset;
  const text = game.sgf;
  const node = text.nodeAt(local);
  if (node < 0 || local > game.text.length) return beginning(document.document.text, at);
  const property = text.propertyAt(node, local);
  const value = text.valueAt(property, local);
  if (value >= 0) {
    const known = propertyOf(text.name(property));
    const span = text.innerSpan(value);
    const placed = { start: span.start + offset, end: span.end + offset };
    return known ? valuesFor(game, node, known, text.value(value), placed, local - span.start, trigger) : [];
  }
  if (trigger === '[' || trigger === ':') return [];
  return names(game, node, local, offset);
}

function beginning(text: string, at: number): Completion[] {
  if (text.trim() !== '') return [];
  return [
    {
      label: '(;GM[1]FF[4]…)',
      kind: 'key',
      detail: 'a new game',
      documentation: 'The first node of a game of Go on a board of 19×19.',
      span: { start: at, end: at },
      text: '(;GM[1]FF[4]CA[UTF-8]SZ[19]RU[Japanese]KM[6.5]PB[$1]PW[$2]\n$0)',
      snippet: true,
      order: 0,
    },
  ];
}

function names(game: SgfGame, node: number, local: number, offset: number): Completion[] {
  const { sgf, text } = game;
  let start = local;
  while (start > 0 && /[A-Za-z]/.test(text.charAt(start - 1))) start--;
  let end = local;
  while (end < text.length && /[A-Za-z]/.test(text.charAt(end))) end++;
  const taken = new Set<string>();
  const types = new Set<Property['type']>();
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    if (sgf.nameSpan(p).start === start) continue;
    taken.add(sgf.name(p));
    const type = propertyOf(sgf.name(p))?.type;
    if (type) types.add(type);
  }
  const fits = ({ name, type }: Property) =>
    !taken.has(name) &&
    (type !== 'root' || node === 0) &&
    (type !== 'info' || node === 0 || sgf.parent(node) < 0) &&
    !(type === 'setup' && types.has('move')) &&
    !(type === 'move' && types.has('setup')) &&
    !((name === 'B' && taken.has('W')) || (name === 'W' && taken.has('B')));
  const closed = text[end] === '[';
  const last = game.plies[game.plyAt(node)];
  const turn = last ? opponent(last.color) : game.start.toPlay;
  const next = node > 0 && turn === 2 ? 'W' : 'B';
  return PROPERTIES.filter(fits).map((property, i) => ({
    label: property.name,
    kind: 'key',
    detail: property.title,
    documentation: `${property.meaning}\nTakes ${valueInWords(property)}.`,
    span: { start: start + offset, end: end + offset },
    text: closed ? property.name : `${property.name}[$1]$0`,
    snippet: !closed,
    order: property.name === next ? 0 : i + 1,
  }));
}

function valuesFor(
  game: SgfGame,
  node: number,
  known: Property,
  raw: string,
  span: Span,
  cursor: number,
  trigger: string | undefined,
): Completion[] {
  const plain = (label: string, detail: string, order: number): Completion => ({
    label,
    kind: 'word',
    detail,
    documentation: '',
    span,
    text: label,
    order,
  });
  if (known.value === 'color') return [plain('B', 'Black', 0), plain('W', 'White', 1)];
  if (known.value === 'double') return [plain('1', 'yes', 0), plain('2', 'very', 1)];
  if (known.offers) return known.offers.map((offer, i) => plain(offer, known.title, i));
  const type =
    typeof known.value === 'string'
      ? known.value
      : known.value.compose[cursor > raw.indexOf(':') && raw.includes(':') ? 1 : 0];
  if (!game.isGo || (type !== 'point' && type !== 'stone' && type !== 'move')) return [];
  // In a text the colon is a colon.
  if (trigger === ':' && typeof known.value === 'string' && known.values === 'one') return [];
  const colon = raw.lastIndexOf(':', Math.max(0, cursor - 1));
  const from = colon >= 0 && colon < cursor ? colon + 1 : 0;
  const next = raw.indexOf(':', cursor);
  const part = { start: span.start + from, end: next < 0 ? span.end : span.start + next };
  return points(game, node, known, part);
}

/** All points, those that are free first for moves and stones; each by its name in SGF and by the one that people say. */
function points(game: SgfGame, node: number, known: Property, span: Span): Completion[] {
  const { geometry, size } = game;
  const isMove = known.value === 'move';
  const position = game.positionAfter(isMove ? game.plyAbove(node) : game.plyAt(node));
  const found: Completion[] = [];
  for (let point = 0; point < geometry.area; point++) {
    const there = position.at(point);
    if (isMove && there !== 0) continue;
    const label = letterOf(point % size.columns) + letterOf(Math.floor(point / size.columns));
    const stone = there === 1 ? ', a black stone' : there === 2 ? ', a white stone' : '';
    found.push({
      label,
      kind: 'point',
      detail: `${geometry.name(point).toUpperCase()}${stone}`,
      documentation: '',
      span,
      text: label,
      // Who knows the point by its other name types that.
      filter: `${label} ${geometry.name(point)}`,
      point: {
        node,
        point,
        color: known.name === 'W' || known.name === 'AW' ? 2 : isMove || known.name === 'AB' ? 1 : 0,
      },
      order: point,
    });
  }
  return found;
}

/** A picture of the board with the point that is offered, in Markdown. */
export function sgfPointPicture(
  document: SgfAnalysis,
  at: number,
  { node, point, color }: NonNullable<Completion['point']>,
): string | null {
  const home = document.sgf.gameAt(at);
  if (!home) return null;
  const { game } = home;
  if (!(node >= 0 && node < game.sgf.nodeCount && point >= 0 && point < game.geometry.area)) return null;
  const last = game.plyAbove(node);
  const { analysis } = placedLine(document, home, last);
  const number = game.depth(last);
  if (color === 0) return picture(analysis, document.settings, number);
  const move = { kind: 'play', color: color === 2 ? 2 : 1, point } as const;
  const position = analysis.game
    .prefix(number)
    .with(move)
    .after(number + 1);
  return imageOf(pictureOf(analysis, position, [{ point, mark: { kind: 'last' } }]), document.settings);
}
