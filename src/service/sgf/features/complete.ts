import { BLACK, EMPTY, opponent, WHITE } from '../../../go/types.ts';
import { COMMENT_KEYS, keyForm, keyOf, lineAt, lineStart, type Span } from '../../../notation/index.ts';
import {
  letterOf,
  meaningOf,
  PROPERTIES,
  type Property,
  propertyOf,
  takes,
  titleOf,
} from '../../../notation/sgf/index.ts';
import { message, say } from '../../../words/index.ts';
import {
  type Completion,
  type HoverPart,
  likelyPoints,
  Objections,
  type OfferedPoint,
  pointPicture,
  ruleProposals,
  valueCompletions,
} from '../../features/index.ts';
import { analysisAt } from '../analysis/claims.ts';
import type { PlacedGame, SgfAnalysis } from '../analysis/document.ts';
import { placedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { placedClaims } from './listed-claims.ts';

/**
 * What can be written at a place in SGF: properties that may stand in the node, values of a
 * property, points.
 */
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
    if (!known) return [];
    if (known.name === 'C') return inComment(document, home, node, value, local);
    const asked = { document, home, node, known, raw: text.value(value), span: placed };
    return valuesFor(asked, local - span.start, trigger);
  }
  if (trigger === '[' || trigger === ':') return [];
  return names(game, node, local, offset);
}

function formOf(name: string): string {
  const key = keyOf(name);
  return key ? say(keyForm(key)) : '';
}

/** Claims in comments, where their line has begun with its key. The rest is prose. */
function inComment(
  { document, settings, overrides }: SgfAnalysis,
  home: PlacedGame,
  node: number,
  value: number,
  at: number,
): Completion[] {
  const { game, offset } = home;
  const { start, end } = game.sgf.innerSpan(value);
  const from = Math.max(start, lineStart(game.text, at));
  const lineEnd = Math.min(end, lineAt(game.text, at).end);
  const begun = /^([ \t]*)([a-z]+)(:?)/.exec(game.text.slice(from, lineEnd));
  const [, blanks = '', word = '', colon = ''] = begun ?? [];
  const key = COMMENT_KEYS.find((one) => one === word);
  const after = from + blanks.length + word.length;
  if (colon === '') {
    const span = { start: offset + after - word.length, end: offset + after };
    const keys = COMMENT_KEYS.filter((one) => word.length >= 3 && at === after && one.startsWith(word));
    return keys.map((one, order) => ({
      ...{ label: one, kind: 'key', detail: formOf(one), documentation: '', span, text: `${one}: `, order },
    }));
  }
  if (!key || at <= after || !game.isGo) return [];
  const analysis = analysisAt(game, node);
  const placed = placedClaims(document, home, analysis, 0);
  const keySpan = { start: after - word.length, end: after };
  const valueSpan = { start: after + 1, end: lineEnd };
  const field = { key, keySpan, valueSpan, value: game.text.slice(after + 1, lineEnd), known: true };
  return valueCompletions({ document, settings, overrides, entries: [] }, placed, field, after + 1, at);
}

function beginning(text: string, at: number): Completion[] {
  if (text.trim() !== '') return [];
  return [
    {
      label: '(;GM[1]FF[4]…)',
      kind: 'key',
      detail: say(message('complete.new-game')),
      documentation: say(message('complete.new-game-doc')),
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
  const next = turn === 2 ? 'W' : 'B';
  const order = (name: string, i: number): number => {
    if (node > 0) return name === next ? 0 : i + 1;
    const first = FIRST.indexOf(name);
    return first >= 0 ? first : FIRST.length + i;
  };
  const found = PROPERTIES.filter(fits).map((property, i) => ({
    label: property.name,
    kind: 'key' as const,
    detail: say(titleOf(property)),
    documentation: say(
      message('complete.property', { meaning: meaningOf(property), takes: takes(property) }),
    ),
    span: { start: start + offset, end: end + offset },
    text: closed ? property.name : `${property.name}[$1]$0`,
    snippet: !closed,
    order: order(property.name, i),
  }));
  return complete(found, text.slice(start, end), local === end);
}

/** What the first node of a game begins with, in the order in which programs write it. */
const FIRST: readonly string[] = [
  ...['GM', 'FF', 'CA', 'SZ', 'KM', 'RU', 'PB', 'PW', 'BR', 'WR', 'HA', 'RE', 'DT', 'EV', 'RO', 'PC'],
  ...['GN', 'TM', 'OT', 'SO', 'US', 'AP', 'ST', 'PL', 'AB', 'AW', 'C', 'N'],
];

/**
 * Nothing, where one of the completions is written out already: a list in the way of Enter would do
 * harm.
 */
function complete(list: Completion[], written: string, isAtEnd: boolean): Completion[] {
  return isAtEnd && list.some(({ text }) => text === written) ? [] : list;
}

/** A value that is being written. */
interface ValueAsked {
  readonly document: SgfAnalysis;
  readonly home: PlacedGame;
  readonly node: number;
  readonly known: Property;
  readonly raw: string;
  /** Of the value, in the document. */
  readonly span: Span;
}

function valuesFor(asked: ValueAsked, cursor: number, trigger: string | undefined): Completion[] {
  const { known, raw, span } = asked;
  const plain = (label: string, detail: string, order: number): Completion => ({
    label,
    kind: 'word',
    detail,
    documentation: '',
    span,
    text: label,
    order,
  });
  const isAtEnd = cursor === raw.length;
  if (known.value === 'color') {
    const colors = (['black', 'white'] as const).map((color, i) =>
      plain(color === 'black' ? 'B' : 'W', say(message('color.title', { color })), i),
    );
    return complete(colors, raw, isAtEnd);
  }
  if (known.value === 'double') {
    const [yes, very] = [say(message('complete.double-1')), say(message('complete.double-2'))];
    return complete([plain('1', yes, 0), plain('2', very, 1)], raw, isAtEnd);
  }
  if (known.name === 'RU' && /\s/.test(raw.slice(0, cursor).trimStart())) return variants(asked, cursor);
  if (known.offers) {
    const offers = known.offers.map((offer, i) => plain(offer, say(titleOf(known)), i));
    return complete(offers, raw, isAtEnd);
  }
  const type =
    typeof known.value === 'string'
      ? known.value
      : known.value.compose[cursor > raw.indexOf(':') && raw.includes(':') ? 1 : 0];
  if (!asked.home.game.isGo || (type !== 'point' && type !== 'stone' && type !== 'move')) return [];
  // In a text the colon is a colon.
  if (trigger === ':' && typeof known.value === 'string' && known.values === 'one') return [];
  const colon = raw.lastIndexOf(':', Math.max(0, cursor - 1));
  const from = colon >= 0 && colon < cursor ? colon + 1 : 0;
  const next = raw.indexOf(':', cursor);
  const to = next < 0 ? raw.length : next;
  const part = { start: span.start + from, end: span.start + to };
  return complete(points(asked, part, raw.slice(from, cursor)), raw.slice(from, to), cursor === to);
}

/** How the rule that a record names can be varied: what can follow the words before the cursor. */
function variants({ raw, span }: ValueAsked, cursor: number): Completion[] {
  const from = raw.slice(0, cursor).search(/\S*$/);
  const to = cursor + raw.slice(cursor).search(/\s|$/);
  // A record names one rule.
  const offered = ruleProposals(raw.slice(0, from)).filter(({ kind }) => kind !== 'rule');
  const found = offered.map(({ label, kind, detail = '', documentation = '', text = label }, order) => {
    const place = { start: span.start + from, end: span.start + to };
    return { label, kind, detail, documentation, span: place, text, order };
  });
  return complete(found, raw.slice(from, to), cursor === to);
}

/**
 * The likely points, and all that begin as what is `written`; each by its name in SGF and by the
 * one that people say. For a move they are free, and those of a move that the rules forbid say so.
 */
function points({ document, home, node, known }: ValueAsked, span: Span, written: string): Completion[] {
  const { game } = home;
  const { geometry, size } = game;
  const isMove = known.value === 'move';
  const above = isMove ? game.plyAbove(node) : game.plyAt(node);
  const position = game.positionAfter(above);
  const color = known.name === 'W' || known.name === 'AW' ? 2 : isMove || known.name === 'AB' ? 1 : 0;
  const { analysis } = placedLine(document, home, above);
  const number = game.depth(above);
  const plies = analysis.game.plies.slice(0, number);
  const nameOf = (point: number) =>
    letterOf(point % size.columns) + letterOf(Math.floor(point / size.columns));
  const all = Array.from({ length: geometry.area }, (_, point) => point);
  const begun =
    written === '' ? [] : all.filter((point) => isNamed(written, nameOf(point), geometry.name(point)));
  const played = plies.flatMap((ply) => (ply.kind === 'play' ? [ply.point] : [])).reverse();
  const near = likelyPoints(position, color || opponent(plies.at(-1)?.color ?? 2), plies);
  const likely = color === EMPTY ? [...played.slice(0, MOST_STONES), ...near] : near;
  const wanted = [...new Set([...likely, ...begun])].filter((point) => !isMove || position.at(point) === 0);
  const objections = isMove && color ? new Objections(analysis, number, color) : null;
  return wanted.map((point, order) => {
    const label = nameOf(point);
    const there = position.at(point);
    const stone = there === BLACK ? 'black' : there === WHITE ? 'white' : null;
    const name = geometry.name(point).toUpperCase();
    const objection = objections?.to(point) ?? null;
    return {
      label,
      kind: 'point',
      detail: say(message('complete.point', { point: name, stone, objection })),
      documentation: '',
      span,
      text: label,
      // Authors who know the point by its other name type that.
      filter: `${label} ${geometry.name(point)}`,
      point: { node, point, color },
      order,
    };
  });
}

/** Stones that are offered where stones are marked: those of the last moves. */
const MOST_STONES = 6;

function isNamed(written: string, ...names: readonly string[]): boolean {
  return names.some((name) => name.startsWith(written.toLowerCase()));
}

/** A picture of the board with the point that is offered. */
export function sgfPointPicture(document: SgfAnalysis, at: number, point: OfferedPoint): HoverPart | null {
  const home = document.sgf.gameAt(at);
  if (!home) return null;
  const { game } = home;
  const { node } = point;
  if (!(node >= 0 && node < game.sgf.nodeCount)) return null;
  const last = game.plyAbove(node);
  const { analysis } = placedLine(document, home, last);
  return pointPicture(analysis, { ...point, node: game.depth(last) });
}
