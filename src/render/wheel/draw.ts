/**
 * The wheel of a cycle: a track for each ko, black or white by whose stone holds it, and a thin
 * line where it is empty, as on a board. Once round clockwise from the line at the top each track
 * meets its own color: there the position comes back. A rule is a place where the circle is cut.
 */
import { must } from '../../go/must.ts';
import type { BoardTheme } from '../board-theme.ts';
import { type Element, element, group, short } from '../element.ts';
import { koSign } from '../letters.ts';
import { VERDICT_SIGNS } from '../sign-paths.ts';
import { stoneGradients } from '../stones.ts';
import type { RuleCut } from './cuts.ts';
import { angleOf, middleOf, planWheel, pointAt, radiusOf, spanOf, type WheelPlan } from './plan.ts';
import type { Tracks, TrackTurn } from './tracks.ts';

export interface WheelOptions {
  /** Side of the square that it is in, in pixels. */
  readonly size: number;
  readonly theme: BoardTheme;
  /** Begins the ids of the gradients of stones. */
  readonly id: string;
  readonly cut?: RuleCut | null;
  /** As far as it is played: what comes later is not drawn. All by default. */
  readonly played?: number;
}

/** A wheel in parts, from below: a page moves the cut between them, and lights a play. */
interface WheelParts {
  readonly plan: WheelPlan;
  /** The ground and the tracks. */
  readonly tracks: Element;
  /** One for each play that is drawn. */
  readonly stones: readonly (Element | null)[];
  /** The line where the position comes back, with the letters. */
  readonly seam: Element;
}

export function wheelParts(tracks: Tracks, options: WheelOptions): WheelParts {
  const plan = planWheel(tracks, options.size);
  const { theme, played = plan.length } = options;
  const disc = sector(plan, { outer: plan.outer, inner: plan.inner }, { from: 0, to: 360 });
  return {
    plan,
    tracks: element('g', { class: 'koban-wheel' }, [
      plan.stone > 0 ? stoneGradients(theme, options.id) : null,
      element('path', { d: disc, fill: theme.board, stroke: theme.rim, 'stroke-width': 1 }),
      // On paper and in high contrast the board is as white or as black as a track.
      element('path', {
        d: disc,
        fill: theme.ink,
        opacity: shadeOf(theme),
      }),
      ...drawnLanes(tracks, plan, options),
    ]),
    stones: tracks.turns.filter(({ play }) => play <= played).map((turn) => drawnPlay(turn, plan, options)),
    seam: drawnSeam(tracks, plan, options),
  };
}

/** All of it, as the children of one picture. */
export function wheelElements(tracks: Tracks, options: WheelOptions): Element[] {
  const { cut } = options;
  const parts = wheelParts(tracks, options);
  const { plan, stones, seam } = parts;
  const isCutOff = (n: number) => cut && cutAt(plan, cut).veiled > 0 && n + 1 > cut.play;
  return [
    parts.tracks,
    ...(cut ? [drawnVeil(plan, cut, options)] : []),
    element(
      'g',
      {},
      stones.map((stone, n) => (stone && isCutOff(n) ? element('g', { opacity: FADED }, [stone]) : stone)),
    ),
    seam,
    ...(cut ? [drawnStop(tracks, plan, cut, options)] : []),
  ];
}

/**
 * How much darker, or lighter, the ground is than a board. On a black board a black track has to be
 * told from the ground.
 */
function shadeOf({ ink }: BoardTheme): number {
  return ink === '#ffffff' ? 0.42 : 0.17;
}

/** What of a stone is seen that a rule leaves out. */
const FADED = 0.35;
const VEIL = 0.8;
/** Of a line that cuts, and of what sets it off. */
export const LINE = 2.4;
export const CASING = 5;

function drawnLanes(tracks: Tracks, plan: WheelPlan, options: WheelOptions): (Element | null)[] {
  const { theme, played = plan.length } = options;
  const paths = { X: '', O: '', '.': '' };
  tracks.tracks.forEach(({ lanes }, track) => {
    lanes.forEach((lane, i) => {
      const rims = must(plan.lanes[track]?.[i]);
      for (let from = 0; from <= plan.length; ) {
        const content = lane[from] as 'X' | 'O' | '.';
        let to = from;
        while (to < plan.length && lane[to + 1] === content && to + 1 <= played) to++;
        const isAhead = from > played;
        const end = isAhead ? plan.length : to;
        const span = spanOf(plan, from, end);
        if (isAhead || content === '.') paths['.'] += arc(plan, (rims.outer + rims.inner) / 2, span);
        else paths[content] += sector(plan, rims, span);
        from = end + 1;
      }
    });
  });
  const band = (content: 'X' | 'O', { fill, outline }: BoardTheme['black']) =>
    paths[content] === ''
      ? null
      : element('path', {
          d: paths[content],
          fill: must(content === 'X' ? (fill[2] ?? fill[0]) : fill[0]),
          stroke: outline,
          'stroke-width': plan.stone > 0 ? 0.9 : 0.7,
        });
  const { line, black, white } = theme;
  return [
    paths['.'] === ''
      ? null
      : element('path', { d: paths['.'], fill: 'none', stroke: line, 'stroke-width': 1 }),
    band('O', white),
    band('X', black),
  ];
}

/** A stone on its track, or a bar for a pass, and beside the wheel what finds no room on it. */
function drawnPlay(turn: TrackTurn, plan: WheelPlan, options: WheelOptions): Element | null {
  if (plan.stone === 0) return null;
  const { play, at, number, color } = turn;
  const beside = besideOf(turn, plan, options);
  const { theme, id } = options;
  if (color === null) return null;
  const { stone } = plan;
  const { fill, outline, ink } = theme[color];
  const shown = plan.isNumbered ? number : '';
  if (!at) {
    const { x, y } = pointAt(plan, angleOf(plan, play), plan.outer);
    const [width, height] = [stone * 2, stone * 1.1];
    const place = { x: x - width / 2, y: y - height / 2, width, height };
    const flat = fill[2] ?? fill[0] ?? 'none';
    const bar = element('rect', { ...place, fill: flat, stroke: outline, 'stroke-width': 0.8 });
    return element('g', {}, [bar, text(shown, x, y, 0.8 * sizeOn(stone, number), ink), beside]);
  }
  const { x, y } = placeOf(plan, play, at);
  const painted = fill.length < 2 ? (fill[0] ?? 'none') : `url(#${id}${color === 'black' ? 'b' : 'w'})`;
  return element('g', {}, [
    // A rim in the color of the wood sets it off from the band.
    element('circle', { cx: x, cy: y, r: stone + 0.9, fill: theme.board }),
    element('circle', { cx: x, cy: y, r: stone, fill: painted, stroke: outline, 'stroke-width': 0.8 }),
    text(shown, x, y, sizeOn(stone, number), ink),
    beside,
  ]);
}

/** The middle of a stone. */
export function placeOf(
  plan: WheelPlan,
  play: number,
  at: NonNullable<TrackTurn['at']>,
): { x: number; y: number } {
  return pointAt(plan, angleOf(plan, play), radiusOf(plan, at.ko.track, at.lane));
}

/** Of a number on a stone. */
function sizeOn(radius: number, number: string): number {
  return radius * ([1.3, 1.3, 1.18, 0.88][number.length] ?? 2.6 / number.length);
}

/** In the middle of a place: letters of numbers are as high as 0.72 of their size. */
function text(content: string, x: number, y: number, size: number, fill: string): Element | null {
  if (content === '') return null;
  return element(
    'text',
    {
      x,
      y: y + 0.36 * size,
      'font-size': size,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill,
    },
    [content],
  );
}

/** The name of the point, or the number where stones are too small for it. */
function besideOf(
  { play, number, at }: TrackTurn,
  plan: WheelPlan,
  { theme, cut }: WheelOptions,
): Element | null {
  if (plan.text === 0) return null;
  const shown = plan.isNumbered ? (at?.point.toUpperCase() ?? '') : number;
  // Beside the sign of a cut, on the side of what is cut off.
  const aside = cut?.play === play ? 1.4 * plan.sign + 0.32 * plan.text * shown.length + 1 : 0;
  const angle = angleOf(plan, play) + (aside / plan.around) * (180 / Math.PI);
  const { x, y } = pointAt(plan, angle, plan.around);
  return element(
    'text',
    { x, y: y + 0.36 * plan.text, 'font-size': plan.text, 'text-anchor': 'middle', fill: theme.page },
    [shown],
  );
}

/** The line at the top, with the letter of each ko on its track. */
function drawnSeam(tracks: Tracks, plan: WheelPlan, { theme }: WheelOptions): Element {
  const { middle, letter, inner, outer } = plan;
  const reach = letter > 0 ? 4 : 2.5;
  const d = `M${short(middle)} ${short(middle - outer - reach)}V${short(middle - inner + reach)}`;
  const width = letter > 0 ? 2.4 : 1.8;
  return element('g', { class: 'koban-seam' }, [
    element('path', { d, fill: 'none', stroke: theme.board, 'stroke-width': width + 2 }),
    element('path', { d, fill: 'none', stroke: theme.repeats, 'stroke-width': width }),
    ...(letter > 0 ? tracks.kos.map((ko) => drawnLetter(tracks, plan, ko, theme)) : []),
  ]);
}

function drawnLetter(tracks: Tracks, plan: WheelPlan, ko: Tracks['kos'][number], theme: BoardTheme): Element {
  const { kos } = must(tracks.tracks[ko.track]);
  const nth = kos.indexOf(ko);
  // The second ko of a track begins between the last play of the one before and its own first.
  const before = kos[nth - 1];
  const angle = before ? (angleOf(plan, before.last) + angleOf(plan, ko.first)) / 2 : 0;
  const { x, y } = pointAt(plan, angle, middleOf(plan, ko.track));
  return koSign(ko.letter, { x, y, r: plan.letter }, theme);
}

/** Angles of what a cut leaves and of where it is made. */
export function cutAt(plan: WheelPlan, { play, verdict }: RuleCut): { at: number; veiled: number } {
  const at = angleOf(plan, play);
  // A play that ends the game is made, and what is undecided may go on.
  const from = verdict === 'forbidden' ? at : verdict === 'ends' ? spanOf(plan, play, play).to : 360;
  return { at, veiled: 360 - from };
}

/** What a rule leaves out, as through mist, and the line where it cuts. */
function drawnVeil(plan: WheelPlan, cut: RuleCut, options: WheelOptions): Element {
  const { theme } = options;
  const { at, veiled } = cutAt(plan, cut);
  const { outer, inner, stone } = plan;
  const d = `M${where(plan, at, stopAt(plan))}L${where(plan, at, inner - 2)}`;
  const line = (stroke: string, width: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': stone > 0 ? width : 0.8 * width });
  return element('g', { class: `koban-cut koban-${cut.verdict}` }, [
    ...(veiled > 0 ? veilColors(theme) : []).map(({ color, opacity }) =>
      element('path', {
        d: sector(plan, { outer: outer + 0.5, inner: inner - 0.5 }, { from: 360 - veiled, to: 360 }),
        fill: color,
        opacity,
      }),
    ),
    line(casingOf(theme), CASING),
    line(colorOf(cut, theme), LINE),
  ]);
}

/** What is left out sinks into the ground. On white, a veil alone would leave white stones. */
export function veilColors(theme: BoardTheme): { readonly color: string; readonly opacity: number }[] {
  return [
    { color: theme.board, opacity: VEIL },
    { color: theme.ink, opacity: VEIL * shadeOf(theme) },
  ];
}

/** Where the sign at the end of a cut is. */
export function stopAt({ middle, outer, sign }: WheelPlan): number {
  return Math.min(middle - sign, outer + 0.5 * sign);
}

export function colorOf({ verdict }: Pick<RuleCut, 'verdict'>, { white }: BoardTheme): string {
  return verdict === 'forbidden' ? white.forbidden : white.ink;
}

export function casingOf({ white }: BoardTheme): string {
  return white.fill[0] ?? '#fff';
}

/** The sign at the end of a cut, and a ring around the stone that is not played. */
function drawnStop(tracks: Tracks, plan: WheelPlan, cut: RuleCut, { theme }: WheelOptions): Element {
  const { sign, stone } = plan;
  const { at } = must(tracks.turns[cut.play - 1]);
  const ring = at && stone > 0 && cut.verdict === 'forbidden' ? placeOf(plan, cut.play, at) : null;
  const place = pointAt(plan, angleOf(plan, cut.play), stopAt(plan));
  const color = colorOf(cut, theme);
  return element('g', { class: 'koban-stop' }, [
    ring &&
      element('circle', {
        cx: ring.x,
        cy: ring.y,
        r: stone + 1,
        fill: 'none',
        stroke: color,
        'stroke-width': 1.9,
      }),
    element('circle', { cx: place.x, cy: place.y, r: 1.28 * sign, fill: casingOf(theme) }),
    element('path', {
      d: VERDICT_SIGNS[cut.verdict],
      fill: color,
      transform: `translate(${short(place.x - sign)} ${short(place.y - sign)})scale(${short(sign / 8)})`,
    }),
  ]);
}

type Sweep = { readonly from: number; readonly to: number };

function arc(plan: WheelPlan, radius: number, span: Sweep): string {
  return `M${where(plan, span.from, radius)}${curve(plan, radius, span)}`;
}

/** A piece of a ring between two rims; the whole ring in two halves. */
function sector(
  plan: WheelPlan,
  { outer, inner }: { readonly outer: number; readonly inner: number },
  span: Sweep,
): string {
  const back = { from: span.to, to: span.from };
  const isWhole = span.to - span.from >= 360;
  if (isWhole)
    return `M${where(plan, 0, outer)}${curve(plan, outer, span)}zM${where(plan, 360, inner)}${curve(plan, inner, back)}z`;
  return `M${where(plan, span.from, outer)}${curve(plan, outer, span)}L${where(plan, span.to, inner)}${curve(plan, inner, back)}z`;
}

/** From one angle to another, in pieces of less than half a circle. */
function curve(plan: WheelPlan, radius: number, { from, to }: Sweep): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 120));
  const r = short(radius);
  const way = to > from ? 1 : 0;
  let d = '';
  for (let i = 1; i <= pieces; i++)
    d += `A${r} ${r} 0 0 ${way} ${where(plan, from + ((to - from) * i) / pieces, radius)}`;
  return d;
}

function where(plan: WheelPlan, angle: number, radius: number): string {
  const { x, y } = pointAt(plan, angle, radius);
  return `${short(x)} ${short(y)}`;
}

/** Empty where there is nothing. */
export function wheelGroup(tracks: Tracks, options: WheelOptions, x: number, y: number): Element {
  return must(group({ transform: `translate(${short(x)} ${short(y)})` }, wheelElements(tracks, options)));
}
