import { Geometry } from '../../go/geometry.ts';
import { finish, type Task } from '../../go/task.ts';
import { pack } from '../../notation/sgf/lexis.ts';
import { readSize, USUAL_SIZE } from '../../notation/sgf/points.ts';
import { type RuleSet, ruleSetOf } from '../../notation/sgf/ruleset.ts';
import { parsingSgf, type SgfText } from '../../notation/sgf/tree.ts';
import { readNumber, readSimpleText } from '../../notation/sgf/values.ts';
import type { RuleId, RuleOptions } from '../../rules/rule.ts';
import type { Overrides, Settings } from '../types.ts';
import { carryOut } from './carry.ts';
import type { SgfGame } from './types.ts';
import { Verdicts } from './verdicts.ts';

/**
 * A game tree, read and carried out. `previous` is what stood in its place before an edit: moves with the same moves before them keep what
 * is known of them.
 */
export function buildGame(
  text: string,
  settings: Settings,
  overrides: Overrides = {},
  previous?: SgfGame,
): SgfGame {
  return finish(buildingGame(text, settings, overrides, previous));
}

/** As {@link buildGame}, with rests in a long game. */
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
  const carried = yield* carryOut(sgf, geometry, size, isGo);
  const ru = rootValue(sgf, 'RU');
  const ruleSet = ru === null ? null : ruleSetOf(readSimpleText(ru));
  const options = optionsOf(settings, overrides, ruleSet);
  const verdicts = new Verdicts(carried, options);
  const game: SgfGame = {
    sgf,
    text,
    size,
    geometry,
    isGo,
    ...carried,
    ruleSet,
    ruProperty: sgf.nodeCount > 0 ? sgf.find(0, pack('RU')) : -1,
    rules: rulesOf(settings, overrides, ruleSet),
    options,
    verdicts,
  };
  if (previous) verdicts.adopt(previous.verdicts, yield* sameMoves(game, previous));
  return game;
}

/** The first value of a property of the first node, as written; `null` when it is not there. */
export function rootValue(sgf: SgfText, name: string): string | null {
  if (sgf.nodeCount === 0) return null;
  const property = sgf.find(0, pack(name));
  if (property < 0 || sgf.firstValue(property) === sgf.endValue(property)) return null;
  return sgf.value(sgf.firstValue(property));
}

function rulesOf(settings: Settings, overrides: Overrides, ruleSet: RuleSet | null): readonly RuleId[] {
  if (overrides.rules && overrides.rules.length > 0) return overrides.rules;
  if (!ruleSet) return settings.rules;
  return [ruleSet.rule, ...settings.rules.filter((rule) => rule !== ruleSet.rule)];
}

function optionsOf(settings: Settings, overrides: Overrides, ruleSet: RuleSet | null): RuleOptions {
  return {
    suicide: ruleSet?.suicide ?? 'rule',
    hiddenKos: overrides.hiddenKos ?? settings.hiddenKos,
    maxCycle: overrides.maxCycle ?? settings.maxCycle,
    budget: settings.budget,
  };
}

/** After so many nodes a comparison rests. */
const REST = 1024;
/** How many variations beside each other are looked through for one that was there before. */
const SIBLINGS = 256;

/**
 * By ply: which ply of the game before the edit had the same moves before it, itself included; -1 for none. A node is looked for among those
 * that followed the same node as its parent did.
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
    if (node % REST === REST - 1) yield;
    const from = ply;
    while (ply < game.plies.length && game.plyNode[ply] === node) ply++;
    const parent = sgf.parent(node);
    const above = parent < 0 ? -1 : twin[parent]!;
    if (parent >= 0 && above < 0) continue;
    let candidate = above < 0 ? first : next[above]! >= 0 ? next[above]! : before.sgf.child(above);
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

/** The first ply of a node of the game before if it makes the same moves as plies `from` to `to`; -1 if not, 0 at least if there are none. */
function sameNode(game: SgfGame, from: number, to: number, before: SgfGame, node: number): number {
  const parent = before.sgf.parent(node);
  const above = parent < 0 ? -1 : before.lastPly[parent]!;
  const last = before.lastPly[node]!;
  const count = (last < 0 ? 0 : before.plies[last]!.number) - (above < 0 ? 0 : before.plies[above]!.number);
  if (count !== to - from) return -1;
  const start = last - count + 1;
  for (let i = 0; i < count; i++) {
    const a = game.plies[from + i]!.move;
    const b = before.plies[start + i]!.move;
    if (a.kind !== b.kind || a.color !== b.color) return -1;
    if (a.kind === 'play' && b.kind === 'play' && a.point !== b.point) return -1;
    if (a.kind === 'setup' && b.kind === 'setup' && !a.position.equals(b.position)) return -1;
  }
  return Math.max(0, start);
}
