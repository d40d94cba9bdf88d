import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostOf, openDocument } from '../../src/document/index.ts';
import type { TextEdit } from '../../src/notation/index.ts';
import {
  type Analysis,
  analyse,
  DEFAULT_SETTINGS,
  evaluate,
  finishFindings,
} from '../../src/service/index.ts';
import { generator } from '../go/random.ts';
import { IS_WHOLE, sampled, sized } from '../runs.ts';

/**
 * A claim that stays true however the moves and the stones of its entry change says nothing. Moves
 * go to other points here, and stones come and go; a pass stays a pass.
 */

const FOLDER = new URL('../../examples/', import.meta.url);
/** The index has no boards. The claims of the pages on outcomes are made by a search, and changing them all takes minutes. */
const LEFT_OUT = ['README.md', 'beasts.md', 'differences.md'];
const FILES = sampled(
  1,
  readdirSync(FOLDER).filter((name) => /\.(goban|md)$/.test(name) && !LEFT_OUT.includes(name)),
);

/** The few that may. */
const MAY: ReadonlySet<string> = new Set([
  // What passes and plays elsewhere do to hot stones.
  'White passes first: hot after 4: none',
  'Triple ko with a threat: hot after 4: none',
  'After a threat: hot after 4: none',
  'Triple ko stones, after a threat: hot after 5: none',
  // That the rule finds no hot stone where its text says that there is none; no single change makes one.
  'Sending two, returning one: hot after 1: none',
  'Snapback: hot after 3: none',
  // That nothing is left to capture.
  'No threat at all: captures 0 at move 2',
  // That the game may end so.
  'Both pass: move 4 allowed under korean',
]);

const SETTINGS = { ...DEFAULT_SETTINGS, budget: 2000, outcomeBudget: 2000 };
const MOST_CHANGES = sized(160, 400);

/** An entry behind those that it continues, the board first. */
function lineOf(analysis: Analysis): Analysis[] {
  const line = [analysis];
  for (let at = analysis; at.syntax.from && at.parent; at = at.parent) line.unshift(at.parent);
  return line;
}

function changesOf(line: readonly Analysis[], next: () => number): [number, TextEdit][] {
  const { geometry } = line[0]!.game.start.position;
  const anywhere = () => geometry.name(next() % geometry.area);
  const moves: [number, TextEdit][] = [];
  const stones: [number, TextEdit][] = [];
  line.forEach(({ syntax }, i) => {
    for (const { target, targetSpan } of syntax.moves)
      if (target.kind === 'point' || target.kind === 'again')
        for (let k = 0; k < 6; k++) moves.push([i, { span: targetSpan, text: anywhere() }]);
    if (i === 0)
      for (const span of syntax.diagram?.spans ?? [])
        for (const text of '.XO')
          if (syntax.text.slice(span.start, span.end) !== text) stones.push([i, { span, text }]);
  });
  const key = new Map([...moves, ...stones].map((one) => [one, next()]));
  const shuffled = (all: typeof moves) => all.sort((a, b) => key.get(a)! - key.get(b)!);
  return [...shuffled(moves).slice(0, MOST_CHANGES / 2), ...shuffled(stones).slice(0, MOST_CHANGES)];
}

/** The claims of an entry that no change makes false. */
function vacuous(analysis: Analysis, next: () => number): string[] {
  const line = lineOf(analysis);
  // The value of an eye always depends on its diagonals.
  const claims = [...analysis.syntax.expects.entries()].filter(([, { claim }]) => claim?.kind !== 'eye');
  const left = new Set(claims.map(([k]) => k));
  for (const [i, { span, text }] of changesOf(line, next)) {
    if (left.size === 0) break;
    const texts = line.map(({ syntax }) => syntax.text);
    texts[i] = texts[i]!.slice(0, span.start) + text + texts[i]!.slice(span.end);
    const changed = openDocument('test:///a.goban', 1, 'goban', texts.join('\n\n'));
    const last = analyse(changed, SETTINGS).entries.at(-1)!.analysis;
    finishFindings(last);
    for (const k of left) {
      const claim = last.syntax.expects[k];
      if (claim && evaluate(last, claim)?.status === 'fails') left.delete(k);
    }
  }
  return [...left].map((k) => `${analysis.syntax.title?.value}: ${analysis.syntax.expects[k]!.text}`);
}

describe('claims that no change of moves and stones makes false', () => {
  const used = new Set<string>();

  test.each(FILES)('%s', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    // Each entry has changes of its own, so that a new one leaves those of the others as they are.
    const found = analyse(openDocument(name, 1, hostOf(name, text), text), SETTINGS).entries.flatMap(
      ({ analysis }) => {
        const below = generator(7);
        return vacuous(analysis, () => below(2 ** 30));
      },
    );
    for (const claim of found) used.add(claim);
    expect(found.filter((claim) => !MAY.has(claim))).toEqual([]);
  });

  test.runIf(IS_WHOLE)('those that may are some', () => {
    expect([...MAY].filter((claim) => !used.has(claim))).toEqual([]);
  });
});
