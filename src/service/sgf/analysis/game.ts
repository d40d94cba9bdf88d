import { Geometry } from '../../../go/geometry.ts';
import { finish, type Task } from '../../../go/task.ts';
import {
  parsingSgf,
  type RuleSet,
  readNumber,
  readSimpleText,
  readSize,
  ruleSetOf,
  USUAL_SIZE,
} from '../../../notation/sgf/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { chosen, type Overrides, type Settings, sameMove } from '../../analysis/index.ts';
import { replay } from './replay.ts';
import { rootValue, SgfGame } from './sgf-game.ts';
import { Verdicts } from './verdicts.ts';

/**
 * A game tree, read and carried out. `previous` is what stood in its place before an edit: moves
 * with the same moves before them keep what is known of them.
 */
export function buildGame(
  text: string,
  settings: Settings,
  overrides: Overrides = {},
  previous?: SgfGame,
): SgfGame {
  return finish(buildingGame(text, settings, overrides, previous));
}

/** As {@link buildGame}, as a task, since a game may be long. */
export function* buildingGame(
  text: string,
  settings: Settings,
  overrides: Overrides = {},
  previous?: SgfGame,
): Task<SgfGame> {
  const sgf = yield* parsingSgf(text);
  const size = readSize(rootValue(sgf, 'SZ') ?? '') ?? USUAL_SIZE;
  const geometry = Geometry.of(size);
  const isGo = (readNumber(rootValue(sgf, 'GM') ?? '') ?? 1) === 1;
  const replayed = yield* replay(sgf, geometry, size, isGo);
  const ru = rootValue(sgf, 'RU');
  const ruleSet = ru === null ? null : ruleSetOf(readSimpleText(ru), settings.ruleNames);
  const made = chosen(settings, overrides, { suicide: ruleSet?.suicide ?? 'rule' });
  const verdicts = new Verdicts(replayed, made.options);
  const rules = rulesOf(settings, overrides, ruleSet);
  const game = new SgfGame({
    sgf,
    size,
    geometry,
    isGo,
    ...replayed,
    ruleSet,
    rules,
    ruleNames: settings.ruleNames,
    chosen: made,
    verdicts,
  });
  if (previous) verdicts.adopt(previous.verdicts, yield* sameMoves(game, previous));
  return game;
}

function rulesOf(settings: Settings, overrides: Overrides, ruleSet: RuleSet | null): readonly RuleId[] {
  if (overrides.rules && overrides.rules.length > 0) return overrides.rules;
  if (!ruleSet) return settings.rules;
  return [ruleSet.rule, ...settings.rules.filter((rule) => rule !== ruleSet.rule)];
}

/** A comparison yields after this many nodes. */
const NODES_PER_SLICE = 1024;
/** How many variations beside each other are compared with one of the edited game. */
const SIBLINGS = 256;

/**
 * By ply: which ply of the game before the edit had the same moves before it, itself included; -1
 * for none. A node is looked for among those that followed the same node as its parent did.
 */
function* sameMoves(game: SgfGame, before: SgfGame): Task<Int32Array> {
  const same = new Int32Array(game.plies.length).fill(-1);
  if (game.geometry !== before.geometry || !game.start.position.equals(before.start.position)) return same;
  if (game.start.toPlay !== before.start.toPlay || !game.isGo || !before.isGo) return same;
  const { sgf } = game;
  const twin = new Int32Array(sgf.nodeCount).fill(-1);
  /** By node of the game before: the next of its children to try first. */
  const next = new Int32Array(before.sgf.nodeCount).fill(-1);
  const first = before.sgf.nodeCount > 0 ? 0 : -1;
  let ply = 0;
  for (let node = 0; node < sgf.nodeCount; node++) {
    if (node % NODES_PER_SLICE === NODES_PER_SLICE - 1) yield;
    const from = ply;
    while (ply < game.plies.length && game.plyNode[ply] === node) ply++;
    const parent = sgf.parent(node);
    const above = twin[parent] ?? -1;
    if (parent >= 0 && above < 0) continue;
    const following = next[above] ?? -1;
    let candidate = above < 0 ? first : following >= 0 ? following : before.sgf.child(above);
    for (let tried = 0; candidate >= 0 && tried < SIBLINGS; tried++) {
      const start = sameNode(game, from, ply, before, candidate);
      if (start >= 0) {
        twin[node] = candidate;
        for (let i = from; i < ply; i++) same[i] = start + i - from;
        if (above >= 0) next[above] = before.sgf.sibling(candidate);
        break;
      }
      candidate = above < 0 ? -1 : before.sgf.sibling(candidate);
    }
  }
  return same;
}

/**
 * The first ply of a node of the game before if it makes the same moves as plies `from` to `to`; -1
 * if not, 0 at least if there are none.
 */
function sameNode(game: SgfGame, from: number, to: number, before: SgfGame, node: number): number {
  const last = before.plyAt(node);
  const count = before.depth(last) - before.depth(before.plyAbove(node));
  if (count !== to - from) return -1;
  const start = last - count + 1;
  for (let i = 0; i < count; i++) {
    if (!sameMove(game.ply(from + i).move, before.ply(start + i).move)) return -1;
  }
  return Math.max(0, start);
}
