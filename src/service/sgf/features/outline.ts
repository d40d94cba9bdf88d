import type { RecordedPly } from '../../../go/ply.ts';
import type { Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import {
  pack,
  readSimpleText,
  readSize,
  readText,
  ruleSetOf,
  type SgfText,
  USUAL_SIZE,
} from '../../../notation/sgf/index.ts';
import { message, say } from '../../../words/index.ts';
import { describePly, ObjectCache } from '../../analysis/index.ts';
import { type Fold, MOST_SYMBOLS as MOST, type SymbolNode, type TitleNode } from '../../features/index.ts';
import type { PlacedGame, SgfAnalysis } from '../analysis/document.ts';
import { titleOf } from '../analysis/line.ts';
import { firstValue, rootValue, type SgfGame } from '../analysis/sgf-game.ts';
import type { GameSource } from '../analysis/source.ts';

const N = pack('N');
const C = pack('C');
const DEEPEST = 50;
/** The task yields after this many nodes. */
const YIELD_EVERY = 1024;

interface SymbolDraft {
  readonly name: string;
  readonly detail: string;
  readonly kind: SymbolNode['kind'];
  readonly span: Span;
  readonly selection: Span;
  readonly children: SymbolDraft[];
}

/**
 * The variation tree: games, in them nodes with a name, a comment or setup, and variations, each
 * with its first move. Of a large collection only the first games are listed in detail, and the
 * others by their names.
 */
export function* sgfSymbols(document: SgfAnalysis): Task<SymbolNode[]> {
  const sgf = document.sgf;
  yield* sgf.cutting();
  const made: SymbolNode[] = [];
  let room = document.document.host === 'markdown' ? 0 : MOST;
  for (const [i, placed] of sgf.games.slice(0, MOST).entries()) {
    const root = yield* gameSymbol(placed, i);
    if (room > 0) {
      yield* placed.source.reading();
      room -= 1 + (yield* nodeSymbols(placed, root, room));
    }
    made.push(root);
    yield;
  }
  return made;
}

/** The games that have names or players. */
export function* sgfTitles({ sgf }: SgfAnalysis): Task<TitleNode[]> {
  yield* sgf.cutting();
  const made: TitleNode[] = [];
  for (const { source, offset } of sgf.games.slice(0, MOST)) {
    const { title, detail, first } = yield* headOf(source);
    if (title)
      made.push({ name: title, detail, span: { start: first.start + offset, end: first.end + offset } });
    yield;
  }
  return made;
}

/** What a game is called, and where its first node is in its text. */
interface Head {
  readonly title: string;
  readonly detail: string;
  readonly first: Span;
}

/** Filled in slices, so that a collection is not parsed at once. */
const heads = new ObjectCache((_: GameSource): { head?: Head } => ({}));

function* headOf(source: GameSource): Task<Head> {
  const kept = heads.get(source);
  if (!kept.head) {
    const sgf = yield* source.parsing();
    const { columns, rows } = readSize(rootValue(sgf, 'SZ') ?? '') ?? USUAL_SIZE;
    const rules = ruleSetOf(readSimpleText(rootValue(sgf, 'RU') ?? ''))?.title;
    const detail = [`${columns}×${rows}`, ...(rules ? [rules] : [])].join(', ');
    const first = sgf.nodeCount > 0 ? sgf.nodeSpan(0) : { start: 0, end: source.text.length };
    kept.head = { title: titleOf({ sgf }), detail, first };
  }
  return kept.head;
}

function* gameSymbol({ source, offset, end }: PlacedGame, index: number): Task<SymbolDraft> {
  const { title, detail, first } = yield* headOf(source);
  return {
    name: title || say(message('outline.game', { number: index + 1 })),
    detail,
    kind: 'entry',
    span: { start: offset, end },
    selection: { start: first.start + offset, end: first.end + offset },
    children: [],
  };
}

/** Puts what is in a game below its symbol, as long as there is room; how many these are. */
function* nodeSymbols({ game, offset }: PlacedGame, root: SymbolDraft, room: number): Task<number> {
  const { sgf } = game;
  const at = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  /** By tree: where its children go, and how deep that is. */
  const drafts: SymbolDraft[] = [];
  const depths: number[] = [];
  let made = 0;
  let node = 0;
  for (let tree = 0; tree < sgf.treeCount && made < room; tree++) {
    if (tree % YIELD_EVERY === YIELD_EVERY - 1) yield;
    const parent = sgf.treeParent(tree);
    if (parent < 0) {
      drafts[tree] = root;
      depths[tree] = 0;
      continue;
    }
    const up = drafts[parent] ?? root;
    const depth = (depths[parent] ?? 0) + 1;
    depths[tree] = depth;
    const first = sgf.treeNode(tree);
    if (depth > DEEPEST || first < 0) {
      drafts[tree] = up;
      continue;
    }
    for (; node < first && made < room; node++) {
      made += nodeSymbol(game, node, drafts, at);
      if (node % YIELD_EVERY === YIELD_EVERY - 1) yield;
    }
    const draft: SymbolDraft = {
      name: variationName(game, first),
      detail: commentWords(sgf, first),
      kind: 'entry',
      span: at(sgf.treeSpan(tree)),
      selection: at(sgf.nodeSpan(first)),
      children: [],
    };
    up.children.push(draft);
    drafts[tree] = draft;
    made++;
  }
  for (; node < sgf.nodeCount && made < room; node++) {
    made += nodeSymbol(game, node, drafts, at);
    if (node % YIELD_EVERY === YIELD_EVERY - 1) yield;
  }
  return made;
}

/** A node with something to read, unless it begins its variation, whose name has it. */
function nodeSymbol(
  game: SgfGame,
  node: number,
  drafts: readonly SymbolDraft[],
  at: (span: Span) => Span,
): number {
  const { sgf } = game;
  const tree = sgf.treeOf(node);
  if (sgf.treeNode(tree) === node) return 0;
  const name = textOf(sgf, node, N);
  const comment = commentWords(sgf, node);
  const setup = game.isGo && ownPly(game, node)?.kind === 'setup';
  if (!name && !comment && !setup) return 0;
  const span = at(sgf.nodeSpan(node));
  const title = [moveWords(game, node), name].filter(Boolean).join(' ');
  (drafts[tree] ?? drafts[0])?.children.push({
    name: title || comment || 'node',
    detail: title ? comment : '',
    kind: setup ? 'board' : 'move',
    span,
    selection: span,
    children: [],
  });
  return 1;
}

function variationName(game: SgfGame, node: number): string {
  return [moveWords(game, node), textOf(game.sgf, node, N)].filter(Boolean).join(' ') || 'variation';
}

/** `12. White d4 takes d5`, empty where there is no move. */
function moveWords(game: SgfGame, node: number): string {
  const made = ownPly(game, node);
  if (!made) return '';
  return made.kind === 'setup'
    ? say(message('outline.setup'))
    : `${made.number - made.setupCount}. ${say(describePly(made))}`;
}

/** The ply that a node makes itself, the last if there are several. */
function ownPly(game: SgfGame, node: number): RecordedPly | undefined {
  return game.makesPly(node) ? game.plies[game.plyAt(node)] : undefined;
}

function textOf(sgf: SgfText, node: number, id: number): string {
  const raw = firstValue(sgf, node, id)?.slice(0, 400) ?? '';
  return (id === N ? readSimpleText(raw) : readText(raw)).trim();
}

/** The first line of a comment. */
function commentWords(sgf: SgfText, node: number): string {
  const [line = ''] = textOf(sgf, node, C).split('\n', 1);
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Games, variations and values that go over several lines. */
export function* sgfFolding(document: SgfAnalysis): Task<Fold[]> {
  const folds: Fold[] = [];
  const lineAt = (offset: number) => document.document.positionAt(offset).line;
  yield* document.sgf.cutting();
  for (const { source, offset } of document.sgf.games) {
    const { text } = source;
    if (folds.length > MOST) break;
    if (!text.includes('\n') && !text.includes('\r')) continue;
    const sgf = yield* source.parsing();
    yield;
    const fold = ({ start, end }: Span) => {
      const startLine = lineAt(offset + start);
      const endLine = lineAt(offset + Math.max(start, end - 1));
      if (endLine > startLine) folds.push({ startLine, endLine });
    };
    for (let tree = 0; tree < sgf.treeCount && folds.length <= MOST; tree++) {
      fold(sgf.treeSpan(tree));
      if (tree % YIELD_EVERY === YIELD_EVERY - 1) yield;
    }
    for (let v = 0; v < sgf.valueCount && folds.length <= MOST; v++) {
      const span = sgf.valueSpan(v);
      if (span.end - span.start > 40) fold(span);
      if (v % YIELD_EVERY === YIELD_EVERY - 1) yield;
    }
  }
  return folds;
}

/**
 * The most steps of a growing selection. The answer for a deeper tree than anybody writes would be
 * nested too deeply to be sent.
 */
const WIDEST = 200;

/**
 * What a growing selection takes in, from the smallest: the value, with its brackets, the property,
 * the node, its variation, the game.
 */
export function sgfSelection(document: SgfAnalysis, at: number): Span[] {
  const spans: Span[] = [];
  for (const { source, offset, end } of document.sgf.games) {
    if (at < offset || at > end) continue;
    const { sgf } = source.game;
    const local = at - offset;
    const node = sgf.nodeAt(local);
    const property = sgf.propertyAt(node, local);
    const value = sgf.valueAt(property, local);
    if (value >= 0) spans.push(sgf.innerSpan(value), sgf.valueSpan(value));
    if (property >= 0) spans.push(sgf.propertySpan(property));
    if (node >= 0 && local <= sgf.nodeSpan(node).end) spans.push(sgf.nodeSpan(node));
    let tree = node < 0 ? 0 : sgf.treeOf(node);
    for (; tree >= 0 && spans.length < WIDEST; tree = sgf.treeParent(tree)) {
      const span = sgf.treeSpan(tree);
      if (local < span.start || local > span.end) continue;
      const inner = { start: span.start + 1, end: Math.max(span.start + 1, span.end - 1) };
      if (local >= inner.start && local <= inner.end) spans.push(inner);
      spans.push(span);
    }
    return growing(
      document,
      spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
    );
  }
  return growing(document, []);
}

/** The spans that each hold the one before and are larger, and the whole document behind them. */
function growing({ document }: SgfAnalysis, within: readonly Span[]): Span[] {
  const spans = [...within, { start: 0, end: document.text.length }];
  return spans.filter((span, i) => {
    const before = spans[i - 1];
    return (
      !before ||
      (span.start <= before.start &&
        span.end >= before.end &&
        span.end - span.start > before.end - before.start)
    );
  });
}
