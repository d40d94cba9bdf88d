/** The cut of the rule in force, which slides along the wheel when another rule is chosen. */
import { element, short } from '../../../src/render/element.ts';
import { VERDICT_SIGNS } from '../../../src/render/sign-paths.ts';
import type { BoardTheme } from '../../../src/render/theme.ts';
import type { RuleCut } from '../../../src/render/wheel/cuts.ts';
import { CASING, casingOf, colorOf, LINE, stopAt, veilColors } from '../../../src/render/wheel/draw.ts';
import type { WheelPlan } from '../../../src/render/wheel/plan.ts';
import { materialize, svgNode } from '../../ui/dom.ts';

export interface ShownCut {
  /** Degrees from the top, and how many before the top are left out. */
  readonly at: number;
  readonly veiled: number;
  readonly verdict: RuleCut['verdict'];
  /** The middle of the stone that is not played. */
  readonly stone: { readonly x: number; readonly y: number } | null;
}

const group = (name: string) => svgNode('g', { class: `cut ${name}` });

export class CutMark {
  /** What the rule leaves out, as through mist; then the line, and the sign at its end. */
  readonly veil = svgNode('g', { class: 'cut veil', fill: 'none' });
  readonly line = group('cut-line');
  readonly sign = group('cut-sign');
  readonly ring = svgNode('circle', { class: 'cut', fill: 'none' });
  private plan: WheelPlan | null = null;
  private theme: BoardTheme | null = null;
  private verdict: RuleCut['verdict'] | null = null;

  /** `null`: the cycle goes round. */
  update(plan: WheelPlan, theme: BoardTheme, cut: ShownCut | null): void {
    const isNew = plan !== this.plan || theme !== this.theme;
    for (const node of [this.veil, this.line, this.sign]) node.classList.toggle('at-once', isNew);
    if (isNew) this.drawVeil(plan, theme);
    if (cut && (isNew || cut.verdict !== this.verdict)) this.drawLine(plan, theme, cut.verdict);
    this.plan = plan;
    this.theme = theme;
    this.verdict = cut?.verdict ?? null;
    const radius = (plan.outer + plan.inner) / 2;
    const veiled = ((cut?.veiled ?? 0) / 360) * 2 * Math.PI * radius;
    this.veil.style.setProperty('stroke-dasharray', `${short(veiled)} ${short(2 * Math.PI * radius + 1)}`);
    this.veil.classList.toggle('off', veiled === 0);
    this.ring.classList.toggle('off', !cut?.stone);
    const ring = { cx: cut?.stone?.x, cy: cut?.stone?.y, r: plan.stone + 1, 'stroke-width': 1.9 };
    for (const [name, value] of Object.entries(ring)) this.ring.setAttribute(name, short(value ?? 0));
    this.ring.setAttribute('stroke', theme.white.forbidden);
    for (const node of [this.line, this.sign]) {
      node.classList.toggle('off', cut === null);
      // A line that goes leaves at the top, where the circle closes.
      node.style.setProperty('--at', `${short(cut?.at ?? 360)}deg`);
    }
  }

  /** A circle from the top against the clock, of which a dash is seen. */
  private drawVeil({ middle, outer, inner }: WheelPlan, theme: BoardTheme): void {
    const r = (outer + inner) / 2;
    const half = `a${short(r)} ${short(r)} 0 0 0`;
    const d = `M${short(middle)} ${short(middle - r)}${half} 0 ${short(2 * r)}${half} 0 ${short(-2 * r)}`;
    const width = short(outer - inner + 1);
    this.veil.replaceChildren(
      ...veilColors(theme).map(({ color, opacity }) =>
        svgNode('path', { d, stroke: color, 'stroke-width': width, 'stroke-opacity': opacity }),
      ),
    );
  }

  /** As if it cut at the top; it is turned to its place, and the sign stays upright. */
  private drawLine(plan: WheelPlan, theme: BoardTheme, verdict: RuleCut['verdict']): void {
    const { middle, inner, sign } = plan;
    const y = middle - stopAt(plan);
    const d = `M${short(middle)} ${short(y)}V${short(middle - inner + 2)}`;
    const color = colorOf({ verdict }, theme);
    this.line.replaceChildren(
      svgNode('path', { d, stroke: casingOf(theme), 'stroke-width': CASING }),
      svgNode('path', { d, stroke: color, 'stroke-width': LINE }),
    );
    const upright = element('g', { class: 'upright' }, [
      element('circle', { cx: middle, cy: y, r: 1.28 * sign, fill: casingOf(theme) }),
      element('path', {
        d: VERDICT_SIGNS[verdict],
        fill: color,
        transform: `translate(${short(middle - sign)} ${short(y - sign)})scale(${short(sign / 8)})`,
      }),
    ]);
    const node = materialize(upright);
    node.style.setProperty('transform-origin', `${short(middle)}px ${short(y)}px`);
    this.sign.replaceChildren(node);
  }
}
