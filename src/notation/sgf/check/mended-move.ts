import { message } from '../../../words/index.ts';
import type { Fix, Span, TextEdit } from '../../types.ts';
import { pack } from '../lexis.ts';
import { propertyById } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';

const B = pack('B');
const SETUP = { B: 'AB', W: 'AW' } as const;

/**
 * What can be done about a move that cannot be made: take it out, make it a pass, or, where its
 * point is one, setup, or end the line before it, so that it can be played on from there.
 */
export function moveFixes(sgf: SgfText, property: number, isPoint: boolean): Fix[] {
  const node = sgf.nodeOf(property);
  const value = sgf.firstValue(property);
  if (value >= sgf.endValue(property)) return [];
  const fix = (title: Fix['title'], span: Span, text = ''): Fix => ({ title, edits: [{ span, text }] });
  const fixes = [
    fix(message('fix.delete-move'), alone(sgf, node) ? deletedNode(sgf, node) : sgf.propertySpan(property)),
    fix(message('fix.make-pass'), sgf.innerSpan(value)),
  ];
  const name = sgf.id(property) === B ? 'B' : 'W';
  if (isPoint && isFreeForSetup(sgf, node, property, SETUP[name]))
    fixes.push(fix(message('fix.make-setup', { name: SETUP[name] }), sgf.nameSpan(property), SETUP[name]));
  const rest = restOf(sgf, node);
  if (rest) fixes.push({ title: message('fix.play-on'), edits: [rest] });
  return fixes;
}

/** Whether the node has the move and nothing else. */
function alone(sgf: SgfText, node: number): boolean {
  return sgf.endProperty(node) - sgf.firstProperty(node) === 1;
}

/** The node, or what stands behind its `;` where its tree would be left without a node. */
function deletedNode(sgf: SgfText, node: number): Span {
  const { start, end } = sgf.nodeSpan(node);
  const tree = sgf.treeOf(node);
  const [next] = sgf.children(node);
  const isLeft = sgf.treeNode(tree) !== node || (next !== undefined && sgf.treeOf(next) === tree);
  return isLeft && sgf.parent(node) >= 0 ? { start, end } : { start: start + 1, end };
}

/** Setup and what belongs to moves exclude each other in a node. */
function isFreeForSetup(sgf: SgfText, node: number, move: number, name: 'AB' | 'AW'): boolean {
  if (sgf.find(node, pack(name)) >= 0) return false;
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++)
    if (p !== move && propertyById(sgf.id(p))?.type === 'move') return false;
  return true;
}

/** The move and all that follows it; `null` where nothing does, or what is before it is no game. */
function restOf(sgf: SgfText, node: number): TextEdit | null {
  const tree = sgf.treeOf(node);
  if (sgf.parent(node) < 0 || tree < 0 || sgf.children(node).length === 0) return null;
  const around = sgf.treeSpan(tree);
  if (sgf.text[around.end - 1] !== ')') return null;
  if (sgf.treeNode(tree) === node) return { span: around, text: '' };
  return { span: { start: sgf.nodeSpan(node).start, end: around.end - 1 }, text: '' };
}
