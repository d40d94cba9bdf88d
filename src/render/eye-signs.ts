/** Values of eyes that need more room than a text has, and eyes that are still being read. */
import { type Element, element } from './element.ts';
import { circle, type Pen, type PointMarks, path } from './signs.ts';

/** A value of an eye with more characters stands on two lines. */
const LONG_EYE = 3;

/** An eye of two lines; `null` for others. */
export function eyeSign(pen: Pen, { text, eye }: PointMarks): Element[] | null {
  if (eye === null || pen.stone) return null;
  if (text !== null) return labeledEye(pen, text, eye);
  return [...eye].length > LONG_EYE ? longEye(pen, eye) : null;
}

/** An eye's value under the label that the author has put on the point: neither hides the other. */
function labeledEye(pen: Pen, label: string, value: string): Element[] {
  return [
    eyeRing(pen),
    eyeLine(pen, label, -1.2, Math.min(8.5, 20 / [...label].length), pen.ink),
    eyeLine(pen, value, 6.4, Math.min(8, 28 / [...value].length), pen.theme.eye),
  ];
}

/** `1+a+b` as `1+a` above `+b`. */
function longEye(pen: Pen, value: string): Element[] {
  const cut = value.lastIndexOf('+');
  const lines = [value.slice(0, cut), value.slice(cut)];
  const size = Math.min(8, 22 / Math.max(...lines.map((line) => [...line].length)));
  return [
    eyeRing(pen),
    ...lines.map((line, i) => eyeLine(pen, line, i === 0 ? -0.8 : 7, size, pen.theme.eye)),
  ];
}

function eyeRing(pen: Pen): Element {
  return circle(pen, 10.5, { fill: pen.theme.board, stroke: pen.theme.eye, 'stroke-width': 1.2 * pen.s });
}

/** Three dots in place of a value; below the label that the author has put on the point. */
export function unreadEye(pen: Pen, isLabeled: boolean): Element {
  const { theme } = pen;
  const dots = { stroke: theme.eye, 'stroke-width': 2.4, 'stroke-linecap': 'round', fill: 'none' };
  const ring = { stroke: theme.eye, 'stroke-width': 1.2 * pen.s, ...(!isLabeled && { fill: theme.board }) };
  return element('g', {}, [
    circle(pen, 10.5, ring),
    path(pen, 'M-4.6 0h.01M0 0h.01M4.6 0h.01', dots, 0, isLabeled ? 7 : 0),
  ]);
}

function eyeLine(pen: Pen, text: string, y: number, size: number, fill: string): Element {
  const { x, s } = pen;
  const attributes = { x, y: pen.y + y * s, 'font-size': size * s, 'text-anchor': 'middle', fill };
  return element('text', { ...attributes, 'font-weight': 600 }, [text]);
}
