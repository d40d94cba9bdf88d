import { REASONS } from '../eyes/diagonal.ts';
import type { Eye } from '../eyes/eyes.ts';
import { printRational } from '../eyes/values.ts';
import type { Geometry } from '../go/geometry.ts';
import type { Task } from '../go/task.ts';
import { BLACK, EMPTY, type Point, WHITE } from '../go/types.ts';
import { drawn, entryEyes, readEye } from './eyes.ts';
import { imageOf } from './hover-pictures.ts';
import { type PlacedMark, pictureOf } from './picture.ts';
import type { Analysis, Settings } from './types.ts';
import { colorTitle } from './words.ts';

/**
 * The eye that an empty point is, in words and as a picture with the worth of each diagonal on it. Nothing for a point that is no eye,
 * and a word instead of what is not yet read when `expired` says that nobody can wait.
 */
export function* eyeRemarks(
  analysis: Analysis,
  settings: Settings,
  point: Point,
  expired: () => boolean,
): Task<string[]> {
  const position = drawn(analysis);
  if (position.at(point) !== EMPTY) return [];
  const store = entryEyes(analysis);
  const remarks: string[] = [];
  for (const owner of [BLACK, WHITE] as const) {
    const reading = readIfEye(store, point, owner);
    let step = reading.next();
    for (; !step.done; step = reading.next()) {
      if (expired()) return [...remarks, '*The eye here is still being read.*'];
      yield;
    }
    if (!step.value) continue;
    const board = pictureOf(analysis, position, eyeMarks(step.value));
    remarks.push(`${describe(step.value, position.geometry)}\n\n${imageOf(board, settings)}`);
  }
  return remarks;
}

function* readIfEye(
  store: ReturnType<typeof entryEyes>,
  point: Point,
  owner: Eye['owner'],
): Task<Eye | null> {
  return (yield* store.eyes.searchingEye(point, owner)) ? yield* readEye(store, point, owner) : null;
}

function describe(eye: Eye, geometry: Geometry): string {
  const worth = eye.value ? `${eye.symbolic} = ${printRational(eye.value)}, ${eye.class}` : eye.symbolic;
  const parts = eye.diagonals.map(
    (d) => `${d.point === null ? '' : `${geometry.name(d.point)} `}**${d.value}**: ${REASONS[d.reason]}`,
  );
  const vital = [
    ...(eye.attacks.length > 0 ? [`Attack: ${geometry.names(eye.attacks).join(', ')}`] : []),
    ...(eye.defenses.length > 0 ? [`Defense: ${geometry.names(eye.defenses).join(', ')}`] : []),
  ];
  const list = parts.map((part) => `- ${part}`).join('\n');
  return [`**Eye of ${colorTitle(eye.owner)}**: ${worth}`, list, ...vital].join('\n\n');
}

/** The value on the eye, the worth of each diagonal on it, and a cross where a play changes the value most. */
function eyeMarks(eye: Eye): PlacedMark[] {
  const marks: PlacedMark[] = [{ point: eye.point, mark: { kind: 'eye', text: eye.symbolic } }];
  const worth = new Set<Point>();
  for (const { point, value } of eye.diagonals) {
    if (point === null) continue;
    worth.add(point);
    marks.push({ point, mark: { kind: 'label', text: value } });
  }
  for (const point of new Set([...eye.attacks, ...eye.defenses])) {
    if (!worth.has(point)) marks.push({ point, mark: { kind: 'cross' } });
  }
  return marks;
}
