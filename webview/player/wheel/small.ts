/** A small wheel for each rule of the row, cut where that rule stops the cycle. */
import type { Sequence } from '../../../src/protocol/player.ts';
import type { BoardTheme } from '../../../src/render/theme.ts';
import { cutOf, type RuleCut } from '../../../src/render/wheel/cuts.ts';
import type { ShownCycle } from '../../../src/render/wheel/cycles.ts';
import { cutAt, wheelParts } from '../../../src/render/wheel/draw.ts';
import { tracksOf } from '../../../src/render/wheel/tracks.ts';
import { materialize, svgNode } from '../../ui/dom.ts';
import { shownRules } from '../../ui/lens.ts';
import { CutMark } from './cut.ts';

const SIZE = 80;
/** More of them would fill the window. */
const MOST = 6;

export class SmallWheels {
  private key = '';
  private drawn: ReadonlyMap<string, Element> | null = null;

  /** By rule; `null` where no cycle is shown, or too many rules are. */
  of(sequence: Sequence, cycle: ShownCycle | null, theme: BoardTheme): ReadonlyMap<string, Element> | null {
    const shown = sequence.rules ? shownRules(sequence.rules) : [];
    if (!cycle || sequence.proof || shown.length < 2 || shown.length > MOST) return null;
    const tracks = tracksOf(sequence, cycle);
    const cuts = shown.map(({ id }) => [id, cutOf(sequence, cycle, ({ rule }) => rule === id)] as const);
    const key = JSON.stringify([tracks.tracks, tracks.turns, cuts, theme.board, theme.page]);
    if (key !== this.key || !this.drawn) {
      const draw = (cut: RuleCut | 'pending' | null): Element => {
        const { plan, tracks: ground, seam } = wheelParts(tracks, { size: SIZE, theme, id: 's' });
        const mark = new CutMark();
        const made = cut === null || cut === 'pending' ? null : cut;
        mark.update(plan, theme, made && { ...cutAt(plan, made), verdict: made.verdict, stone: null });
        const viewBox = `0 0 ${SIZE} ${SIZE}`;
        const svg = svgNode('svg', { class: 'lens-picture', viewBox, 'aria-hidden': 'true' });
        svg.append(materialize(ground), mark.veil, mark.line, materialize(seam), mark.sign);
        return svg;
      };
      this.drawn = new Map(cuts.map(([id, cut]) => [id, draw(cut)]));
      this.key = key;
    }
    return this.drawn;
  }
}
