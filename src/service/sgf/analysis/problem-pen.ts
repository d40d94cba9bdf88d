/** Writes into a game of SGF what the problem that it is lacks. */
import { BLACK, type Color, type Point } from '../../../go/types.ts';
import { packed, writePoint } from '../../../notation/sgf/index.ts';
import type { ProblemBranch, ProblemText } from '../../analysis/index.ts';
import { adding, insert, insertions, joined } from './edits.ts';
import type { SgfGame } from './sgf-game.ts';

const [AB, AW, BM, C, DO, PL, TE] = packed('AB', 'AW', 'BM', 'C', 'DO', 'PL', 'TE');

/** The node of the position, that with `PL`, who plays first, and the nodes of first moves. */
interface Places {
  readonly start: number;
  readonly stated: number | undefined;
  readonly first: Color;
  readonly nodeOf: ReadonlyMap<ProblemBranch, number>;
}

export function penOf(game: SgfGame, { first, nodeOf, start, stated }: Places): ProblemText['pen'] {
  const { sgf, size } = game;
  const point = (p: Point) => writePoint(p, size);
  const letter = first === BLACK ? 'B' : 'W';
  const mayWrite = sgf.faults.length === 0 && !game.text.includes('\uFFFD');
  return {
    right(p, wrong) {
      // What a comment says is the author's to change.
      if (!mayWrite || (wrong?.isSaid && wrong.mark === 'right')) return null;
      const there = [...nodeOf].find(([{ move }]) => move.point === p);
      if (there && (there[0].isContradicted || (there[0].isSaid && there[0].mark === 'wrong'))) return null;
      const node = wrong ? nodeOf.get(wrong) : undefined;
      const edits = there
        ? marking(game, there[1], 'TE')
        : insertions(game, start, `;${letter}[${point(p)}]TE[1]`).edits;
      return joined([...(node === undefined ? [] : marking(game, node, 'BM')), ...edits]);
    },
    reply(branch, p) {
      const node = nodeOf.get(branch);
      if (!mayWrite || node === undefined) return null;
      const other = letter === 'B' ? 'W' : 'B';
      return joined(insertions(game, node, `;${other}[${point(p)}]`).edits);
    },
    approve(branch) {
      const node = branch.isSaid ? undefined : nodeOf.get(branch);
      return !mayWrite || node === undefined ? null : marking(game, node, 'TE');
    },
    ko(branch, said) {
      const node = nodeOf.get(branch);
      if (!mayWrite || node === undefined) return null;
      const property = sgf.find(node, C);
      const value = property < 0 ? -1 : sgf.firstValue(property);
      if (value >= 0 && value < sgf.endValue(property))
        return [insert(sgf.innerSpan(value).end, `\n${said}`)];
      return [insert(sgf.nodeSpan(node).end, `C[${said}]`)];
    },
    turn(color) {
      const property = stated === undefined ? -1 : sgf.find(stated, PL);
      if (!mayWrite || property < 0) return null;
      return [{ span: sgf.innerSpan(sgf.firstValue(property)), text: color === BLACK ? 'B' : 'W' }];
    },
    stone(color, p) {
      if (!mayWrite) return null;
      const [name, id] = color === BLACK ? (['AB', AB] as const) : (['AW', AW] as const);
      return [adding(game, start, name, id, point(p))];
    },
  };
}

/** Puts a mark on a move in place of those that say otherwise. */
function marking({ sgf }: SgfGame, node: number, name: 'TE' | 'BM') {
  const own = name === 'TE' ? [BM, DO] : [TE];
  const there = own.map((id) => sgf.find(node, id)).filter((property) => property >= 0);
  const [property] = there;
  if (property === undefined) return [insert(sgf.nodeSpan(node).end, `${name}[1]`)];
  return [{ span: sgf.propertySpan(property), text: `${name}[1]` }];
}
