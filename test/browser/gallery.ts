/** Sequences of the gallery and of a whole game, as the server makes them. */

import korean from '../../examples/korean.md';
import quintuple from '../../examples/quintuple-ko.goban';
import spight from '../../examples/spight.md';
import tripleKo from '../../examples/triple-ko.goban';
import { openDocument } from '../../src/document/index.ts';
import type { HostKind } from '../../src/document/types.ts';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { Position } from '../../src/go/position.ts';
import { finish } from '../../src/go/task.ts';
import { BLACK, type Color, WHITE } from '../../src/go/types.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  finishFindings,
  judgementWork,
  proofAt,
  sequenceAt,
} from '../../src/service/index.ts';
import { rulesShown } from '../../src/service/view/verdict-lines.ts';

function opened(text: string, host: HostKind): DocumentAnalysis {
  const document = analyse(openDocument(`file:///gallery.${host}`, 1, host, text), DEFAULT_SETTINGS);
  for (const { analysis } of document.entries) {
    finishFindings(analysis);
    // Those of the rules that are listed after the one in force, which the editor searches for when somebody looks.
    for (const { work } of judgementWork(analysis, rulesShown(analysis))) finish(work());
  }
  return document;
}

/** @throws Error when no entry has the title. */
function indexOf(document: DocumentAnalysis, title: string): number {
  const found = document.entries.findIndex(({ entry }) => entry.syntax.title?.value === title);
  if (found < 0) throw new Error(`no entry “${title}”`);
  return found;
}

const sequence = (document: DocumentAnalysis, title: string, rule?: string): Sequence =>
  sequenceAt(document, { entry: indexOf(document, title), ...(rule !== undefined && { rule }) })!.sequence;

const spightPage = opened(spight, 'markdown');
const koreanPage = opened(korean, 'markdown');
const tripleKoPage = opened(tripleKo, 'goban');
const quintuplePage = opened(quintuple, 'goban');

/** Of six plays, of which positional superko forbids the last. */
export const GALLERY_TRIPLE_KO: Sequence = sequence(tripleKoPage, 'Triple ko');
export const LONG_LIFE: Sequence = sequence(spightPage, 'Long life, once round');
/** Why White may not take the two hot stones of long life (iii). */
export const LONG_LIFE_PROOF: Sequence = proofAt(spightPage, {
  entry: indexOf(spightPage, 'Long life, once round'),
  move: 10,
  rule: 'spight',
})!.sequence;

const whyPage = opened(
  `# Why not
edges: all
rules: spight
. . . . . . .
. . X O . . .
. X O . O . .
. . X O . . .
. . . . O O O
X X X O O X X
. . X O . X .
moves: B a1 W pass B d5
`,
  'goban',
);
/** Plays that are allowed under Spight's rule. */
export const WHY_NOT: Sequence = sequence(whyPage, 'Why not');
/** Why a play in a corner is no ko: points that a ko would need. */
export const WHY_CHAINS: Sequence = proofAt(whyPage, { entry: 0, move: 1 })!.sequence;
/** Why a ko stone may be played: it is in a double ko, and the other player is the disturber. */
export const WHY_STONE: Sequence = proofAt(
  opened(
    `edges: all
rules: coupling
O O O O O O .
O X O . O O O
X . X O X X X
X X X X X . X
X X X X X X X
O O O O O O O
O . O O O . O
moves: B d6 W b5
`,
    'goban',
  ),
  { entry: 0, move: 2 },
)!.sequence;
/** Why a ko play is allowed: what it takes is not hot. */
export const WHY_COLD: Sequence = proofAt(whyPage, { entry: 0, move: 3 })!.sequence;

/** A diagram that many lines leave. */
export const BRANCHES: Sequence = sequence(koreanPage, 'Diagram 16');
/** All lines of that tree, by their index in it. */
export const LINES: readonly Sequence[] = BRANCHES.tree!.lines.map(
  ({ anchor }) => sequenceAt(koreanPage, { offset: anchor })!.sequence,
);

export const ROUND_OF_TEN: Sequence = sequence(quintuplePage, 'Quintuple ko');
export const ROUND_OF_SIXTEEN: Sequence = sequence(koreanPage, 'Sixteen moves');

/** A game of so many moves on 19x19, the same each time; nobody fills a point that all of his neighbors hold. */
function game(count: number): string {
  const geometry = Geometry.square(19);
  let played = Game.begin({ position: Position.empty(geometry), toPlay: BLACK });
  let seed = 20;
  const random = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const moves: string[] = [];
  while (moves.length < count) {
    const color = (moves.length % 2 === 0 ? BLACK : WHITE) as Color;
    const position = played.after(played.length);
    const point = random(geometry.area);
    const around = [0, 1, 2, 3].map((k) => geometry.neighbors[4 * point + k]!).filter((n) => n >= 0);
    if (position.at(point) !== 0 || around.every((n) => position.at(n) === color)) continue;
    const next = played.with({ kind: 'play', color, point });
    const ply = next.plies.at(-1)!;
    if (ply.kind !== 'play' || ply.suicide) continue;
    played = next;
    moves.push(geometry.name(point));
  }
  return moves.join(' ');
}

const row = `|${' .'.repeat(19)} |\n`;
const edge = `+${'-'.repeat(39)}+\n`;
export const WHOLE_GAME: Sequence = sequence(
  opened(`# A whole game\nrules: japanese\n${edge}${row.repeat(19)}${edge}moves: ${game(250)}\n`, 'goban'),
  'A whole game',
);

/** More lines from one move than a row has room for, with titles as long as may be. */
const crowd = Array.from({ length: 20 }, (_, i) => {
  const title = i === 4 ? 'A title that goes on and on '.repeat(11).slice(0, 300) : `Branch ${i + 1}`;
  return `# ${title}\nfrom: Root after 2\nmoves: B ${'abcdefghj'[i % 9]}${1 + Math.floor(i / 9)} W j9\n`;
});
const crowded = opened(`# Root\nsize: 9\nmoves: B e5 W e7 B g3\n\n${crowd.join('\n')}`, 'goban');
export const CROWDED: Sequence = sequence(crowded, 'Root');
/** The last of its lines. */
export const LAST_OF_CROWD: Sequence = sequence(crowded, 'Branch 20');
export const LONG_TITLE: Sequence = sequenceAt(crowded, { entry: 5 })!.sequence;
