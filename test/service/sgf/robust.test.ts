import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { DIRECTIONS } from '../../../src/protocol/requests.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  folding,
  inlays,
  links,
  navigate,
  preparingOffers,
  type SymbolNode,
  sequenceAt,
  symbols,
} from '../../../src/service/index.ts';
import { junk, spoilt } from '../../notation/sgf/arbitrary.ts';
import { runs } from '../../runs.ts';
import { hover } from '../marked.ts';
import { games } from './trees.ts';

const SETTINGS = { ...DEFAULT_SETTINGS, inlayMoves: true, rules: ['basic', 'psk'] } as const;
const analysed = (text: string) => analyse(openDocument('test:///a.sgf', 1, 'sgf', text), SETTINGS);
const texts = fc.oneof(games(3), spoilt(games(3)), junk);

describe('whatever SGF is asked', () => {
  it('it answers, within the text', () => {
    fc.assert(
      fc.property(texts, fc.nat(200), (text, far) => {
        const document = analysed(text);
        const at = Math.min(far, text.length);
        const inside = ({ start, end }: { start: number; end: number }) => {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
        };
        let left = 30;
        const shown = finish(hover(document, at, () => left-- < 0));
        if (shown) {
          inside(shown.span);
          expect(at).toBeGreaterThanOrEqual(shown.span.start);
          expect(shown.markdown).not.toMatch(/undefined|NaN/);
        }
        for (const one of complete(document, at)) {
          inside(one.span);
          expect(one.span.start).toBeLessThanOrEqual(at);
          expect(one.span.end).toBeGreaterThanOrEqual(at);
        }
        for (const action of actions(document, { start: at, end: at }))
          for (const { span } of action.edits) inside(span);
        const nested = (outer: { start: number; end: number }, nodes: readonly SymbolNode[]) => {
          for (const { span, selection, children, name } of nodes) {
            expect(name).not.toBe('');
            inside(span);
            expect(span.start).toBeGreaterThanOrEqual(outer.start);
            expect(span.end).toBeLessThanOrEqual(outer.end);
            expect(selection.start).toBeGreaterThanOrEqual(span.start);
            expect(selection.end).toBeLessThanOrEqual(span.end);
            nested(span, children);
          }
        };
        nested({ start: 0, end: text.length }, finish(symbols(document)));
        for (const { startLine, endLine } of finish(folding(document)))
          expect(endLine).toBeGreaterThan(startLine);
        for (const { offset } of inlays(document, { start: 0, end: text.length }))
          inside({ start: offset, end: offset });
        for (const { span } of finish(links(document, true)) ?? []) inside(span);
        for (const direction of DIRECTIONS) {
          const to = navigate(document, at, direction);
          if (to !== null) inside({ start: to, end: to });
        }
        const sequence = sequenceAt(document, { offset: at });
        if (sequence) {
          expect(sequence.index).toBeLessThan(sequence.sequence.frames.length);
          for (const { span } of sequence.sequence.frames) if (span) inside(span);
          for (const [i, line] of (sequence.sequence.tree?.lines ?? []).entries()) {
            expect(line.parent).toBeLessThan(i);
            expect(sequenceAt(document, { offset: line.anchor })!.sequence.tree!.current).toBe(i);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('shows the frame of the node that the cursor is in', () => {
    const text = '(;SZ[3];B[aa];C[x](;W[bb];B[cc])(;N[other];W[ba]))';
    const show = (part: string) => {
      const { sequence, index } = sequenceAt(analysed(text), { offset: text.indexOf(part) + 1 })!;
      return [sequence.tree!.current, index, sequence.frames.length];
    };
    expect(show(';B[aa]')).toEqual([0, 1, 4]);
    expect(show(';C[x]')).toEqual([0, 1, 4]);
    expect(show(';B[cc]')).toEqual([0, 3, 4]);
    expect(show(';N[other]')).toEqual([1, 1, 3]);
    expect(show(';W[ba]')).toEqual([1, 2, 3]);
  });
});

it('a long game is gone through in slices before its fixes are asked for', () => {
  const document = analysed(`(;GM[1]FF[4]SZ[19]AB${'[aa][bb]'.repeat(20_000)};B[cc])`);
  const task = preparingOffers(document, { start: 30, end: 30 });
  let yields = 0;
  while (!task.next().done) yields++;
  expect(yields).toBeGreaterThan(3);
  expect(document.sgf!.games[0]!.source.isChecked).toBe(true);
});
