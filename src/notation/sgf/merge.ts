import type { Span, TextEdit } from '../types.ts';
import { pack } from './lexis.ts';
import { propertyOf } from './properties/index.ts';
import { isSetup } from './setup.ts';
import { parseSgf, type SgfText } from './tree.ts';

/** Two versions of a text of SGF in one. */
interface MergedSgf {
  readonly text: string;
  /** How many places contradict each other: comments beside them have both versions. */
  readonly conflicts: number;
}

/**
 * Joins what two sides have made of a text of SGF: games, variations, comments and marks of both
 * are in the result. What one side has taken away goes only if the other has left it as it was.
 * Where both have changed a value, ours stays, and the comment of the node has both between the
 * marks that Git uses for conflicts, so the text stays SGF. `null` where a text has something that
 * is no SGF, which a new order could lose.
 */
export function mergeSgf(base: string, ours: string, theirs: string): MergedSgf | null {
  if (ours === theirs || base === theirs) return { text: ours, conflicts: 0 };
  if (base === ours) return { text: theirs, conflicts: 0 };
  const sides = [base, ours, theirs].map(parseSgf) as [SgfText, SgfText, SgfText];
  // An empty base is a text that both sides have begun.
  const isSound = (sgf: SgfText) => sgf.faults.length === 0 && sgf.games.length > 0;
  if (!sides.every((sgf, i) => isSound(sgf) || (i === 0 && sgf.text.trim() === ''))) return null;
  return new Merge(...sides).result();
}

/** A node of each side, -1 where it has none. */
interface Matched {
  readonly base: number;
  readonly ours: number;
  readonly theirs: number;
}

/** What goes first where several edits are at one place. */
const PROPERTY_RANK = 0;
const LEAF_RANK = 1;
const OPEN_RANK = 2;
const TREE_RANK = 3;
const CLOSE_RANK = 4;

interface RankedEdit extends TextEdit {
  readonly rank: number;
}

class Merge {
  private readonly edits: RankedEdit[] = [];
  private conflicts = 0;

  constructor(
    private readonly base: SgfText,
    private readonly ours: SgfText,
    private readonly theirs: SgfText,
  ) {}

  result(): MergedSgf {
    const { base, ours, theirs } = this;
    const open: Matched[] = [];
    const added = this.matched(gamesOf(base), gamesOf(ours), gamesOf(theirs), open);
    const last = ours.treeSpan(ours.treeOf(ours.games.at(-1) ?? 0)).end;
    for (const game of added) this.put(last, `\n(${inner(theirs, game)})`, TREE_RANK);
    for (let next = open.pop(); next; next = open.pop()) this.node(next, open);
    const edits = this.edits.sort((a, b) => a.span.start - b.span.start || a.rank - b.rank);
    let text = '';
    let at = 0;
    for (const { span, text: put } of edits) {
      text += ours.text.slice(at, span.start) + put;
      at = Math.max(at, span.end);
    }
    return { text: text + ours.text.slice(at), conflicts: this.conflicts };
  }

  private node(nodes: Matched, open: Matched[]): void {
    const { base, ours, theirs } = this;
    this.properties(nodes);
    const before = this.edits.length;
    const added = this.matched(
      childrenOf(base, nodes.base),
      childrenOf(ours, nodes.ours),
      childrenOf(theirs, nodes.theirs),
      open,
    );
    if (added.length === 0) return;
    const texts = added.map((child) => inner(theirs, child));
    const children = ours.children(nodes.ours);
    const isGone = this.edits.length > before && children.length === 1;
    const [child] = children;
    const { end } = ours.nodeSpan(nodes.ours);
    if (child === undefined || isGone) {
      const one =
        child === undefined || !isFirst(ours, child) ? end : ours.treeSpan(ours.treeOf(child)).start;
      this.put(one, texts.length === 1 ? (texts[0] ?? '') : inTrees(texts), LEAF_RANK);
    } else if (isFirst(ours, child)) {
      const last = Math.max(...children.map((one) => ours.treeSpan(ours.treeOf(one)).end));
      this.put(last, inTrees(texts), TREE_RANK);
    } else {
      // The game goes on without a parenthesis: it gets one. Those of nodes further on end first.
      this.put(ours.nodeSpan(child).start, '(', OPEN_RANK);
      const rank = CLOSE_RANK + 1 - nodes.ours / ours.nodeCount;
      this.put(ours.treeSpan(ours.treeOf(child)).end - 1, `)${inTrees(texts)}`, rank);
    }
  }

  /**
   * Pairs what the sides have, takes out of ours what theirs has taken away, and returns what is to
   * be added to ours.
   */
  private matched(base: NodesByName, ours: NodesByName, theirs: NodesByName, open: Matched[]): number[] {
    for (const [name, node] of ours) {
      const [before, other] = [base.get(name) ?? -1, theirs.get(name)];
      if (other !== undefined) open.push({ base: before, ours: node, theirs: other });
      else if (before >= 0 && inner(this.base, before) === inner(this.ours, node))
        this.edits.push({ span: outer(this.ours, node), text: '', rank: TREE_RANK });
    }
    return [...theirs].flatMap(([name, node]) => {
      if (ours.has(name)) return [];
      const before = base.get(name);
      return before !== undefined && inner(this.base, before) === inner(this.theirs, node) ? [] : [node];
    });
  }

  private properties(nodes: Matched): void {
    const base = valuesOf(this.base, nodes.base);
    const ours = valuesOf(this.ours, nodes.ours);
    const theirs = valuesOf(this.theirs, nodes.theirs);
    const marks: string[] = [];
    const change = new Map<string, readonly string[] | null>();
    for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
      const [b, o, t] = [base.get(name) ?? null, ours.get(name) ?? null, theirs.get(name) ?? null];
      if (isSame(o, t) || isSame(b, t)) continue;
      if (isSame(b, o)) change.set(name, t);
      else if (o === null || t === null) {
        if (o === null) change.set(name, t);
        marks.push(marked(written(name, o), written(name, t)));
      } else if (isText(name)) {
        const joined = joinedText(b?.[0] ?? null, o.join('\n'), t.join('\n'));
        if (joined.isMarked) this.conflicts++;
        change.set(name, [joined.text]);
      } else if (isList(name)) {
        const kept = (value: string) => !b?.includes(value) || (o.includes(value) && t.includes(value));
        change.set(name, [...new Set([...o, ...t])].filter(kept));
      } else marks.push(marked(written(name, o), written(name, t)));
    }
    if (marks.length > 0) {
      this.conflicts += marks.length;
      const comment = change.get('C')?.[0] ?? ours.get('C')?.[0];
      change.set('C', [[...(comment ? [comment] : []), ...marks].join('\n')]);
    }
    for (const [name, values] of change) this.change(nodes.ours, name, values);
  }

  /** Writes the values of a property of ours; `null` or none takes it away. */
  private change(node: number, name: string, values: readonly string[] | null): void {
    const { ours } = this;
    const put = values && values.length > 0 ? name + values.map((value) => `[${value}]`).join('') : '';
    let isWritten = false;
    for (let p = ours.firstProperty(node); p < ours.endProperty(node); p++) {
      if (ours.name(p) !== name) continue;
      this.edits.push({ span: ours.propertySpan(p), text: isWritten ? '' : put, rank: PROPERTY_RANK });
      isWritten = true;
    }
    if (!isWritten && put !== '') this.put(ours.nodeSpan(node).end, put, PROPERTY_RANK);
  }

  private put(at: number, text: string, rank: number): void {
    this.edits.push({ span: { start: at, end: at }, text, rank });
  }
}

/** Nodes beside each other by what tells them apart. */
type NodesByName = ReadonlyMap<string, number>;

/** Equal names are counted, so that none stands for another. */
function named(nodes: readonly number[], nameOf: (node: number) => string): NodesByName {
  const seen = new Map<string, number>();
  return new Map(
    nodes.map((node) => {
      const name = nameOf(node);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${count} ${name}`, node];
    }),
  );
}

/** Variations are told apart by what they do on the board. */
function childrenOf(sgf: SgfText, node: number): NodesByName {
  return named(node < 0 ? [] : sgf.children(node), (child) => {
    const done: string[] = [];
    for (let p = sgf.firstProperty(child); p < sgf.endProperty(child); p++)
      if (ON_BOARD.has(sgf.id(p)) || isSetup(sgf.id(p)))
        done.push(`${sgf.name(p)} ${sgf.valuesOf(p).sort().join()}`);
    return done.sort().join(';');
  });
}

const ON_BOARD: ReadonlySet<number> = new Set([pack('B'), pack('W')]);

/** Games by what stays while they are annotated; a game that stands alone is the same one. */
function gamesOf(sgf: SgfText): NodesByName {
  const { games } = sgf;
  if (games.length === 1) return named(games, () => '');
  return named(games, (root) => {
    const values = valuesOf(sgf, root);
    return ['GN', 'PB', 'PW', 'DT', 'EV', 'RO', 'SZ'].map((name) => values.get(name)?.join() ?? '').join(';');
  });
}

/** The values of a node by the names of its properties, as they are written. */
function valuesOf(sgf: SgfText, node: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (node < 0) return found;
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
    const name = sgf.name(p);
    found.set(name, [...(found.get(name) ?? []), ...sgf.valuesOf(p)]);
  }
  return found;
}

function isSame(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a === b || (a !== null && b !== null && a.length === b.length && a.every((one, i) => one === b[i]));
}

const isText = (name: string) => propertyOf(name)?.value === 'text';
const isList = (name: string) => (propertyOf(name)?.values ?? 'one') !== 'one';

/** Comments of both sides: what both have added to a text comes one after the other. */
function joinedText(
  base: string | null,
  ours: string,
  theirs: string,
): { readonly text: string; readonly isMarked: boolean } {
  if (ours.includes(theirs)) return { text: ours, isMarked: false };
  if (theirs.includes(ours)) return { text: theirs, isMarked: false };
  const before = base ?? '';
  if (!ours.startsWith(before) || !theirs.startsWith(before))
    return { text: marked(ours, theirs), isMarked: true };
  return { text: `${ours}\n${theirs.slice(before.length).replace(/^\n/, '')}`, isMarked: false };
}

/** A property as the text of a comment. */
function written(name: string, values: readonly string[] | null): string {
  return values ? name + values.map((value) => `[${value}\\]`).join('') : '';
}

function marked(ours: string, theirs: string): string {
  return `<<<<<<< ours\n${ours}\n=======\n${theirs}\n>>>>>>> theirs`;
}

/** Whether a variation begins with a node, in parentheses of its own. */
function isFirst(sgf: SgfText, node: number): boolean {
  return sgf.treeNode(sgf.treeOf(node)) === node;
}

/** A node with all behind it, as written, without its own parentheses. */
function inner(sgf: SgfText, node: number): string {
  const tree = sgf.treeSpan(sgf.treeOf(node));
  const start = isFirst(sgf, node) ? tree.start + 1 : sgf.nodeSpan(node).start;
  return sgf.text.slice(start, tree.end - 1).trim();
}

/** As {@link inner}, with its parentheses if it has some. */
function outer(sgf: SgfText, node: number): Span {
  const tree = sgf.treeSpan(sgf.treeOf(node));
  return isFirst(sgf, node) ? tree : { start: sgf.nodeSpan(node).start, end: tree.end - 1 };
}

const inTrees = (texts: readonly string[]) => texts.map((text) => `(${text})`).join('');
