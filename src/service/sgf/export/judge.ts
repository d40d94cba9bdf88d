import { GamePath } from '../../../go/game.ts';
import { colorName } from '../../../go/types.ts';
import type { SgfText } from '../../../notation/sgf/index.ts';
import type { RuleId } from '../../../rules/rule.ts';
import { ruleWord } from '../../../words/index.ts';
import { type JudgeExtras, type VerdictFacts, verdictFacts } from '../../export/index.ts';
import { numbersOf } from '../analysis/numbers.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';

/** One move of one variation, as `koban judge` prints it. */
export interface NodeFacts {
  /** Where its node begins in the file, in lines and UTF-16 code units from 1. */
  readonly line: number;
  readonly column: number;
  /**
   * Which variation was taken wherever there are several, from the first node on, from 0: `[]` for
   * the main line up to the first.
   */
  readonly path: readonly number[];
  /** As shown: setup is not counted, and `MN` counts. */
  readonly number: number;
  readonly color: 'black' | 'white';
  readonly point: string;
  readonly captured: readonly string[];
  /**
   * The earliest earlier move of the variation after which the whole board was the same, 0 for the
   * start.
   */
  readonly repeats: number | null;
  readonly verdicts: Readonly<Partial<Record<RuleId, VerdictFacts>>>;
}

interface GameNodes {
  readonly nodes: readonly NodeFacts[];
  /** How many moves are left out, since more than `LONGEST_PATH` variations lead to them. */
  readonly omitted: number;
}

/** A place in a file, from 1. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

/**
 * The moves of all variations of a game in the order of the text, each once. What has been judged
 * before is reported; what a rule has not judged yet has no verdict. `begin` is where the text of
 * the game begins.
 */
export function nodeFacts(
  game: SgfGame,
  begin: FilePlace,
  rules: readonly RuleId[] = game.rules,
  extras: JudgeExtras = {},
): GameNodes {
  const { sgf, plies } = game;
  const placeOf = placesIn(sgf.text, begin);
  const pathOf = paths(sgf);
  const line = new GamePath(game.start);
  const numbers = numbersOf(game);
  /** The plies of `line`, as numbers of the game's. */
  const taken: number[] = [];
  const shown = (number: number) => numbers[taken[number - 1] ?? -1] ?? 0;
  const facts: NodeFacts[] = [];
  const shift = plies.every(({ number }, i) => number === numbers[i]) ? 0 : null;
  let omitted = 0;
  for (const [i, ply] of plies.entries()) {
    line.moveTo(ply);
    taken.length = ply.number - 1;
    taken.push(i);
    if (ply.kind === 'setup') continue;
    const node = game.nodeOf(i);
    const branches = pathOf(node);
    if (!branches) {
      omitted++;
      continue;
    }
    const verdicts: Record<string, VerdictFacts> = {};
    const numbering = { shift, shown };
    for (const rule of rules) {
      const judged = game.verdicts.at(rule, i);
      if (!judged) continue;
      const { options } = game.verdicts;
      const move = { rule, game: line, n: ply.number, options, judged };
      verdicts[ruleWord(rule)] = verdictFacts(move, numbering, extras);
    }
    const earliest = ply.recreates?.earliest;
    const { line: row, column } = placeOf(sgf.nodeSpan(node).start);
    facts.push({
      line: row,
      column,
      path: branches,
      number: shown(ply.number),
      color: colorName(ply.color),
      point: ply.point < 0 ? ply.kind : game.geometry.name(ply.point),
      captured: ply.captured.length > 0 ? game.geometry.names(ply.captured) : NO_NAMES,
      repeats: earliest === undefined ? null : shown(earliest),
      verdicts,
    });
  }
  return { nodes: facts, omitted };
}

/**
 * Paths longer than this are left out: they would be most of what is printed, and no reader's
 * variations are so deep.
 */
const LONGEST_PATH = 1000;

const NO_NAMES: readonly string[] = [];
const NO_PATH: readonly number[] = [];

/**
 * The variations that lead to a node, `null` for too many. Nodes must be asked for in the order of
 * the text.
 */
function paths(sgf: SgfText): (node: number) => readonly number[] | null {
  const known = new Array<readonly number[] | null | undefined>(sgf.nodeCount).fill(undefined);
  const variation = new Int32Array(sgf.nodeCount);
  const children = new Int32Array(sgf.nodeCount);
  for (let node = 0; node < sgf.nodeCount; node++) {
    const parent = sgf.parent(node);
    if (parent < 0) continue;
    const nth = children[parent] ?? 0;
    variation[node] = nth;
    children[parent] = nth + 1;
  }
  return (asked) => {
    const unknown: number[] = [];
    for (let node = asked; node >= 0 && known[node] === undefined; node = sgf.parent(node))
      unknown.push(node);
    for (let node = unknown.pop(); node !== undefined; node = unknown.pop()) {
      const parent = sgf.parent(node);
      const above = parent < 0 ? NO_PATH : (known[parent] ?? null);
      if (parent < 0 || children[parent] === 1 || above === null) known[node] = above;
      else known[node] = above.length < LONGEST_PATH ? [...above, variation[node] ?? 0] : null;
    }
    return known[asked] ?? null;
  };
}

/** Where offsets of a text are that begins at a place. They must be asked for in order. */
export function placesIn(text: string, begin: FilePlace): (offset: number) => FilePlace {
  let { line, column } = begin;
  let at = 0;
  return (offset) => {
    for (; at < offset; at++) {
      const c = text.charCodeAt(at);
      if (c === 10 || (c === 13 && text.charCodeAt(at + 1) !== 10)) {
        line++;
        column = 1;
      } else column++;
    }
    return { line, column };
  };
}
