import { must } from '../../../go/must.ts';
import type { Task } from '../../../go/task.ts';
import type { Point } from '../../../go/types.ts';
import type { Span } from '../../../notation/index.ts';
import {
  type Property,
  pack,
  meaningOf as propertyMeaning,
  propertyOf,
  titleOf as propertyTitle,
  readPoints,
  readSimpleText,
  readSize,
  readText,
  ruleSetOf,
  takes,
} from '../../../notation/sgf/index.ts';
import { plainMarkdown } from '../../../render/index.ts';
import { type Message, message, say } from '../../../words/index.ts';
import { CONTENT } from '../../analysis/index.ts';
import {
  boardAfter,
  choiceLines,
  claimHover,
  type Expired,
  eyeRemarks,
  type HoverContent,
  type HoverPart,
  moveHover,
  picturePart,
  wordsPart,
} from '../../features/index.ts';
import { hoverMarksAt, pictureOf } from '../../view/index.ts';
import { claimAt, claimingOf } from '../analysis/claims.ts';
import type { PlacedGame, SgfAnalysis } from '../analysis/document.ts';
import { placedLine, preparing } from '../analysis/entries.ts';
import { titleOf } from '../analysis/line.ts';
import { commentAt } from '../analysis/mentions.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { drawnLines, drawnMarks } from '../view/frames.ts';

/**
 * What is to be said of a place in SGF: on a move, the board after it, what the rules say and the
 * comment; on a point, its name as people say it; on a name, what the property means; elsewhere in
 * a node, the board there.
 */
export function* sgfHover(document: SgfAnalysis, at: number, expired: Expired): Task<HoverContent | null> {
  const { sgf } = document;
  yield* preparing(sgf, { offset: at });
  const home = sgf.gameAt(at);
  if (!home) return null;
  const { game, offset } = home;
  const local = at - offset;
  const { sgf: text } = game;
  const node = text.nodeAt(local);
  if (node < 0 || local > game.text.length) return null;
  const found = (span: Span, parts: readonly HoverPart[]): HoverContent => ({
    span: { start: span.start + offset, end: span.end + offset },
    parts,
  });
  const property = text.propertyAt(node, local);
  if (property < 0) {
    const span = text.nodeSpan(node);
    return local <= span.end ? found(span, yield* nodeHover(document, home, node, expired)) : null;
  }
  const name = text.nameSpan(property);
  const known = propertyOf(text.name(property));
  if (local < name.end || (local === name.end && known?.value !== 'move')) {
    return found(name, propertyWords(text.written(property), known));
  }
  const value = text.valueAt(property, local);
  const whole = text.propertySpan(property);
  if (known?.value === 'move' && game.isGo)
    return found(whole, yield* nodeHover(document, home, node, expired));
  const claim = claimAt(game, local);
  const claimed = claim && (yield* claimHover(claim.analysis, claim.expect, expired));
  if (claimed) return found(claim.expect.span, claimed);
  const mention = known?.name === 'C' ? commentAt(game, local)?.mention : null;
  if (mention)
    return found(
      mention.span,
      'point' in mention
        ? yield* pointsParts(document, home, node, null, [mention.point], expired)
        : yield* nodeHover(document, home, mention.node, expired),
    );
  const span = value < 0 ? whole : text.innerSpan(value);
  const said = value < 0 || !known ? [] : yield* valueParts(document, home, node, known, value, expired);
  return found(span, said.length > 0 ? said : propertyWords(text.written(property), known));
}

/** The board after a node, the verdicts on its move, and what the record says of it. */
function* nodeHover(
  document: SgfAnalysis,
  home: PlacedGame,
  node: number,
  expired: Expired,
): Task<HoverPart[]> {
  const { game } = home;
  if (!game.isGo) return propertyWords('GM', propertyOf('GM'));
  const ply = game.plyAt(node);
  const placed = placedLine(document, home, ply);
  const number = game.depth(ply);
  const parts: HoverPart[] = [];
  const own = { marks: drawnMarks(game, [node]), lines: drawnLines(game, [node]) };
  if (game.makesPly(node) && game.ply(ply).kind !== 'setup') {
    const claiming = { ...placed, analysis: claimingOf(game, placed.analysis, ply) };
    parts.push(...(yield* moveHover(document, claiming, number, expired, own)));
  } else {
    parts.push(picturePart(boardAfter(placed.analysis, number, own)));
    const title = node === 0 ? titleOf(game) : '';
    if (title) parts.push(wordsPart(`**${plainMarkdown(title)}**`));
  }
  const comment = commentOf(game, node);
  if (comment) parts.push({ kind: 'line' }, wordsPart(comment));
  return parts;
}

const N = pack('N');
const C = pack('C');

/** Name and comment of a node, as Markdown that shows them as they are. */
export function commentOf(game: SgfGame, node: number): string {
  const texts: string[] = [];
  for (const id of [N, C]) {
    const raw = game.valueOf(node, id);
    if (raw === null) continue;
    const said = (id === N ? readSimpleText(raw) : readText(raw)).slice(0, LONGEST);
    // Two blanks keep the line ends of a comment.
    const lines = plainMarkdown(said).split('\n');
    const shown = lines.map((line) => line.trim()).join('  \n');
    if (shown.trim()) texts.push(id === N ? `**${shown.trim()}**` : shown);
  }
  return texts.join('\n\n');
}

const LONGEST = 2000;

function propertyWords(written: string, known: Property | undefined): HoverPart[] {
  if (!known) return [wordsPart(say(message('property.unknown', { name: written })))];
  const { type, by = null, until = null, since = null } = known;
  const about = { type, inherits: known.inherit === true, by, until, since, takes: takes(known) };
  return [
    `**${known.name}** ${say(propertyTitle(known))}`,
    say(propertyMeaning(known)),
    say(message('property.about', about)),
  ].map(wordsPart);
}

/** What a value says, where that is more than the property's own words. */
function* valueParts(
  document: SgfAnalysis,
  home: PlacedGame,
  node: number,
  known: Property,
  value: number,
  expired: Expired,
): Task<readonly HoverPart[]> {
  const { game } = home;
  const raw = game.sgf.value(value);
  if (known.name === 'RU') {
    const set = ruleSetOf(readSimpleText(raw), document.settings.ruleNames);
    const rule = game.ruleInForce;
    const [name, summary] = [message('rule.name', { rule }), message('rule.summary', { rule })];
    const said = say(message('property.rules', { set: set?.title ?? null, rule: name, summary }));
    return [said, ...choiceLines(rule, document.settings)].map(wordsPart);
  }
  if (known.name === 'SZ') {
    const size = readSize(raw);
    return size ? [wordsPart(say(message('property.size', { columns: size.columns, rows: size.rows })))] : [];
  }
  const type = typeof known.value === 'string' ? known.value : known.value.compose[0];
  if (!game.isGo || (type !== 'point' && type !== 'stone')) return [];
  const points = readPoints(typeof known.value === 'string' ? raw : (raw.split(':')[0] ?? ''), game.size);
  if (points.length === 0) return [];
  return yield* pointsParts(
    document,
    home,
    node,
    { name: known.name, title: propertyTitle(known) },
    points,
    expired,
  );
}

/** Points on the board of a node, and what is there. */
function* pointsParts(
  document: SgfAnalysis,
  home: PlacedGame,
  node: number,
  property: { readonly name: string; readonly title: Message } | null,
  points: readonly Point[],
  expired: Expired,
): Task<readonly HoverPart[]> {
  const { game } = home;
  const first = must(points[0]);
  const ply = game.plyAt(node);
  const { analysis } = placedLine(document, home, ply);
  const number = game.depth(ply);
  const position = analysis.game.after(number);
  const marks = [
    ...hoverMarksAt(analysis, number).filter(({ mark }) => mark.kind !== 'last'),
    ...points.map((point) => ({ point, mark: { kind: 'cross' } as const })),
  ];
  const content = points.length === 1 ? CONTENT[position.at(first)] : null;
  const said =
    property === null
      ? message('hover.point', {
          point: game.geometry.name(first),
          after: null,
          content: CONTENT[position.at(first)],
          isHot: false,
        })
      : message('property.points', { ...property, points: game.geometry.names(points), content });
  const eyes = points.length === 1 ? yield* eyeRemarks(analysis, first, expired, position) : [];
  const picture = { board: pictureOf(analysis, position, marks), said: '', focus: points };
  return [{ kind: 'board', picture, facts: [say(said)], more: [] }, ...eyes.flatMap(({ parts }) => parts)];
}
