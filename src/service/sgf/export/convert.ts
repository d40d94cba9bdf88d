import { BLACK, opponent } from '../../../go/types.ts';
import { gobanOfSgf, Ledger, type Loss, unknownRules } from '../../../notation/export/index.ts';
import { pack, readSimpleText } from '../../../notation/sgf/index.ts';
import { message } from '../../../words/index.ts';
import { type Conversion, convertEntry, type TargetId } from '../../export/index.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import { rootValue } from '../analysis/sgf-game.ts';
import { nodesOfFrame } from '../view/frames.ts';
import { recordOf } from '../view/record.ts';

/**
 * A position of SGF in another notation: the position after so many moves of a line, or, without an
 * index, the line; as entries of ours the whole game. A line in SGF has its nodes as they are
 * written.
 */
export function convertSgf(placed: PlacedLine, target: TargetId, index?: number): Conversion {
  const { game } = placed.home;
  if (target === 'goban' && index === undefined) return gobanOfSgf(game.text, game.ruleNames);
  if (target === 'sgf' && index === undefined && game.isGo) return { text: lineText(placed), lost: [] };
  const done = convertEntry(placed.analysis, target, index);
  const record = recordOf(placed);
  // Printers know the lines that entries have, not what SGF writes at its nodes.
  let [marks, comments] = [0, 0];
  const ledger = new Ledger(
    game.sgf,
    () => game.size,
    (name) => TOLD.has(name) || (name === 'MN' && placed.analysis.shift !== null),
  );
  const nodes = new Set([0]);
  for (let n = 0; n <= placed.analysis.game.length; n++) {
    if (index !== undefined && n !== index) continue;
    const said = record(n, []);
    marks += said.marks.length;
    comments += said.comments?.length ?? 0;
    for (const node of nodesOfFrame(game, placed.plies, n)) nodes.add(node);
  }
  if (game.sgf.nodeCount > 0) for (const node of nodes) ledger.look(node);
  const lost: Loss[] = [...done.lost];
  const stated = readSimpleText(rootValue(game.sgf, 'RU') ?? '').trim();
  if (stated !== '' && !game.ruleSet && game.isGo)
    lost.push({ code: 'lost.rules', message: unknownRules(stated) });
  if (marks > 0)
    lost.push({
      code: 'lost.signs',
      message: message('loss.marks-and-labels', { count: marks }),
    });
  if (comments > 0)
    lost.push({ code: 'lost.comments', message: message('loss.comments', { count: comments }) });
  return { text: done.text, lost: [...lost, ...ledger.losses] };
}

/**
 * The nodes of a line as they are written. Where other variations say whose turn it is, `PL` says
 * it here.
 */
function lineText({ home: { game }, plies }: PlacedLine): string {
  const { sgf } = game;
  const last = plies.at(-1);
  const nodes: number[] = [];
  for (let node = last === undefined ? 0 : game.nodeOf(last); node >= 0; node = sgf.parent(node))
    nodes.push(node);
  nodes.reverse();
  // Behind the last move, what belongs to no other variation.
  for (
    let [node, ...others] = sgf.children(nodes.at(-1) ?? 0);
    node !== undefined;
    [node, ...others] = sgf.children(node)
  ) {
    if (others.length > 0 || game.makesPly(node)) break;
    nodes.push(node);
  }
  if (nodes.length === sgf.nodeCount) return `${game.text}\n`;
  const isMain = nodes.every((node, i) => i === 0 || sgf.child(nodes[i - 1] ?? 0) === node);
  const turnOf = (node: number) => {
    if (isMain || sgf.find(node, PL) >= 0 || !sgf.takesMore(node)) return '';
    const setup = plies.find((ply) => game.nodeOf(ply) === node && game.ply(ply).kind === 'setup');
    if (node > 0 && setup === undefined) return '';
    const turn = setup === undefined ? game.start.toPlay : opponent(game.ply(setup).color);
    return `PL[${turn === BLACK ? 'B' : 'W'}]`;
  };
  const written = nodes.map((node) => {
    const { start, end } = sgf.nodeSpan(node);
    const text = sgf.text.slice(start, end) + turnOf(node);
    return text.startsWith(';') ? text : `;${text}`;
  });
  return `(${written.join('\n')})\n`;
}

const PL = pack('PL');

/** Properties that printers write, or whose loss is reported by its kind. */
const TOLD: ReadonlySet<string> = new Set('B W AB AW AE PL RU GN C LB TR SQ CR MA TB TW AR LN'.split(' '));
