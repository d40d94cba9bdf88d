import type { Span, TextEdit } from '../../../notation/index.ts';
import { pack, parseSgf, type SgfText } from '../../../notation/sgf/index.ts';
import type { EditBranchParams, EditBranchReply } from '../../../protocol/move-tree.ts';
import type { WriteReply } from '../../../protocol/write.ts';
import { type Message, message } from '../../../words/index.ts';
import { refuse } from '../../write/index.ts';
import type { PlacedGame, SgfAnalysis } from '../analysis/document.ts';
import { insertions } from '../analysis/edits.ts';
import { lineAt, moveAtOffset } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { misplays, removal, UNSAFE, written } from './node.ts';
import { after, reply } from './reread.ts';

/** What an edit of branches is meant to make of a tree of nodes. */
interface BranchPlan {
  readonly edits: readonly TextEdit[];
  /** By node, its children as they are to be; nodes without an entry keep theirs. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** The node to go to. */
  readonly shown: number;
  /** What is pasted behind `shown`, as a tree of its own. */
  readonly pasted?: SgfText;
  readonly said: Message;
}

/**
 * What is done with a node and all that follows it: the text of whole branches moves, goes or
 * comes, and no other character changes. The edit is given only if the text with it is read as the
 * tree that was meant, node by node.
 */
export function editBranch(document: SgfAnalysis, params: EditBranchParams): EditBranchReply {
  if (params.version !== document.document.version) return { kind: 'stale' };
  const home = document.sgf.gameAt(params.offset);
  if (!home) return null;
  const { game } = home;
  const { sgf, text } = game;
  const node = sgf.nodeAt(params.offset - home.offset);
  const broken = brokenText(game);
  if (broken || node < 0) return refuse('write.broken', broken ?? UNSAFE);
  const { action } = params;
  if (action === 'copy') return { kind: 'copied', text: branchText(game, node) };
  if (action === 'paste') return pasting(document, home, node, params.text ?? '');
  if (sgf.parent(node) < 0) return refuse('write.first', message('refused.first'));
  if (action === 'delete') {
    const parent = sgf.parent(node);
    const rest = sgf.children(parent).filter((one) => one !== node);
    const edits = [removal(game, node)];
    const said = message('wrote.removal');
    return checked(document, home, { edits, children: new Map([[parent, rest]]), shown: parent, said });
  }
  const plan = action === 'main' ? mainPlan(game, node) : movePlan(game, node, action === 'up' ? -1 : 1);
  if (!plan) return refuse('write.unsafe', message('refused.no-place'));
  const [first] = plan.edits;
  // Bytes that stay are no part of the edit.
  if (first && text.slice(first.span.start, first.span.end) === first.text)
    return refuse('write.unsafe', message('refused.no-place'));
  return checked(document, home, plan);
}

/** Why no edit of a game can be made; `null` when one can. */
export function brokenText({ sgf, text }: SgfGame): Message | null {
  if (sgf.faults.length > 0) return message('refused.stray-text');
  // Saving would write these characters over the bytes that could not be decoded.
  return text.includes('\uFFFD') ? message('refused.encoding') : null;
}

/** The text of a node with all that follows it, as a game tree. */
function branchText({ sgf, text }: SgfGame, node: number): string {
  const { start, end } = sgf.treeSpan(sgf.treeOf(node));
  if (sgf.treeNode(sgf.treeOf(node)) === node) return text.slice(start, end);
  return `(${text.slice(sgf.nodeSpan(node).start, end)}`;
}

/** The tree that has a variation and nothing else; `null` where a node shares its tree. */
function ownTree({ sgf }: SgfGame, node: number): Span | null {
  const tree = sgf.treeOf(node);
  return sgf.treeNode(tree) === node ? sgf.treeSpan(tree) : null;
}

/** Changes places with the variation before (-1) or after (1). */
function movePlan(game: SgfGame, from: number, by: 1 | -1): BranchPlan | null {
  const { sgf, text } = game;
  const node = branchHead(game, from);
  if (node < 0) return null;
  const parent = sgf.parent(node);
  const children = sgf.children(parent);
  const at = children.indexOf(node);
  const other = children[at + by];
  if (other === undefined) return null;
  const spans = [node, other].map((one) => ownTree(game, one));
  const [mine, theirs] = spans;
  if (!mine || !theirs) return null;
  const [a, b] = mine.start < theirs.start ? [mine, theirs] : [theirs, mine];
  const edits = [
    { span: a, text: text.slice(b.start, b.end) },
    { span: b, text: text.slice(a.start, a.end) },
  ];
  const swapped = children.map((one) => (one === node ? other : one === other ? node : one));
  const said = message('wrote.branch-moved', { up: by < 0 });
  return { edits, children: new Map([[parent, swapped]]), shown: from, said };
}

/** The node that begins the variation in which a node is; -1 where nothing branches above it. */
function branchHead({ sgf }: SgfGame, from: number): number {
  for (let node = from; sgf.parent(node) >= 0; node = sgf.parent(node))
    if (sgf.children(sgf.parent(node)).length > 1) return node;
  return -1;
}

/** Each variation on the way to a node comes before those beside it. */
function mainPlan(game: SgfGame, from: number): BranchPlan | null {
  const { sgf, text } = game;
  const children = new Map<number, readonly number[]>();
  let made: TextEdit | null = null;
  for (let node = from; sgf.parent(node) >= 0; node = sgf.parent(node)) {
    const parent = sgf.parent(node);
    const beside = sgf.children(parent);
    const at = beside.indexOf(node);
    if (at < 1) continue;
    const spans = beside.slice(0, at + 1).map((one) => ownTree(game, one));
    const whole = spans.filter((span) => span !== null);
    const mine = whole.at(-1);
    const [first] = whole;
    if (whole.length < spans.length || !mine || !first) return null;
    const own = spliced(text, mine, made);
    const texts = [own, ...whole.slice(0, -1).map(({ start, end }) => text.slice(start, end))];
    const gaps = whole.slice(1).map(({ start }, i) => text.slice(whole[i]?.end ?? start, start));
    made = {
      span: { start: first.start, end: mine.end },
      text: texts.map((one, i) => one + (gaps[i] ?? '')).join(''),
    };
    children.set(parent, [node, ...beside.filter((one) => one !== node)]);
  }
  return made && { edits: [made], children, shown: from, said: message('wrote.main-line') };
}

/** A part of a text, with an edit in it made. */
function spliced(text: string, { start, end }: Span, made: TextEdit | null): string {
  if (!made) return text.slice(start, end);
  return text.slice(start, made.span.start) + made.text + text.slice(made.span.end, end);
}

/** Properties of the first node of a game, which a variation cannot have. */
const ROOT = ['GM', 'FF', 'SZ', 'CA', 'AP', 'ST'].map(pack);

function pasting(document: SgfAnalysis, home: PlacedGame, node: number, text: string): WriteReply {
  const tree = text.trim();
  const pasted = parseSgf(tree.startsWith(';') ? `(${tree})` : tree);
  const isBranch = pasted.faults.length === 0 && pasted.games.length === 1 && !tree.includes('\uFFFD');
  if (!isBranch) return refuse('write.unsafe', message('refused.no-branch'));
  if (ROOT.some((id) => pasted.find(0, id) >= 0))
    return refuse('write.unsafe', message('refused.whole-game'));
  const { sgf } = home.game;
  const inner = pasted.text.slice(pasted.text.indexOf(';'), pasted.treeSpan(0).end - 1).trimEnd();
  const { edits } = insertions(home.game, node, inner);
  const said = message('wrote.branch', { nodes: pasted.nodeCount });
  return checked(document, home, {
    edits,
    children: new Map([[node, [...sgf.children(node), sgf.nodeCount]]]),
    shown: sgf.nodeCount,
    pasted,
    said,
  });
}

/** The answer, unless the text with the edits is read as something else than what was planned. */
function checked(document: SgfAnalysis, home: PlacedGame, plan: BranchPlan): WriteReply {
  const { game, offset } = home;
  const { changes, now, edited: then } = after(document, home, plan.edits);
  const wanted = orderOf(game.sgf, plan);
  if (!then || !isMeant(game, then, plan, wanted)) return refuse('write.unsafe', UNSAFE);
  if (misplays(then) > misplays(game)) return refuse('write.in-use', message('refused.branch-plays'));
  const at = offset + then.sgf.nodeSpan(wanted.findIndex(({ node }) => node === plan.shown)).start;
  const line = lineAt(now, { offset: at });
  if (!line) return refuse('write.unsafe', UNSAFE);
  return reply(document, changes, line, moveAtOffset(now, at), at, plan.said);
}

/** A node of the tree that is meant: nodes from `nodeCount` on are pasted. */
interface MeantNode {
  readonly node: number;
  /** Its parent, as a place in the list. */
  readonly parent: number;
}

/** The nodes that are meant to be, in the order of the text that is meant. */
function orderOf(sgf: SgfText, { children, pasted }: BranchPlan): MeantNode[] {
  const order: MeantNode[] = [];
  const below = (node: number): readonly number[] => {
    if (node < sgf.nodeCount) return children.get(node) ?? sgf.children(node);
    return (pasted?.children(node - sgf.nodeCount) ?? []).map((one) => one + sgf.nodeCount);
  };
  const stack: MeantNode[] = [...sgf.games].reverse().map((node) => ({ node, parent: -1 }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const parent = order.push(next) - 1;
    const ways = below(next.node);
    for (let i = ways.length - 1; i >= 0; i--) stack.push({ node: ways[i] ?? 0, parent });
  }
  return order;
}

function isMeant(
  game: SgfGame,
  { sgf }: SgfGame,
  { pasted }: BranchPlan,
  meant: readonly MeantNode[],
): boolean {
  if (sgf.faults.length > 0 || sgf.nodeCount !== meant.length) return false;
  const count = game.sgf.nodeCount;
  return meant.every(({ node, parent }, i) => {
    if (sgf.parent(i) !== parent) return false;
    const was = node < count ? written(game, node) : pasted && written({ sgf: pasted }, node - count);
    return was === written({ sgf }, i);
  });
}
