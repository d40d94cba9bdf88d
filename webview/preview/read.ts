import type { PreviewSequence } from '../../src/protocol/preview.ts';
import { COORDINATES, LOOK_NAMES } from '../../src/render/index.ts';

/** A page is made by whoever writes it: what it says is looked at before it is believed. `null` for what is none of ours. */
export function readSequence(text: string): PreviewSequence | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const { title, shape, labels, marks, drawn, frames, start, look, coordinates } = record(data);
  const { columns, rows, open, origin } = record(shape);
  const fine =
    typeof title === 'string' &&
    (LOOK_NAMES as readonly unknown[]).includes(look) &&
    (COORDINATES as readonly unknown[]).includes(coordinates) &&
    isSize(columns) &&
    isSize(rows) &&
    Array.isArray(open) &&
    typeof origin === 'object' &&
    origin !== null &&
    Array.isArray(labels) &&
    Array.isArray(marks) &&
    (drawn === undefined || isDrawn(drawn)) &&
    Array.isArray(frames) &&
    frames.length > 0 &&
    frames.every(isFrame) &&
    Number.isSafeInteger(start) &&
    (start as number) >= 0 &&
    (start as number) < frames.length;
  return fine ? (data as PreviewSequence) : null;
}

function isDrawn(data: unknown): boolean {
  const { signs, lines, blanks } = record(data);
  return (
    Array.isArray(signs) &&
    signs.every((sign) => typeof record(record(sign).mark).kind === 'string') &&
    Array.isArray(lines) &&
    lines.every((line) => typeof record(line).from === 'object' && typeof record(line).to === 'object') &&
    Array.isArray(blanks)
  );
}

function isFrame(data: unknown): boolean {
  const { rows, marks, verdicts, caption, move, comments = [] } = record(data);
  return (
    Array.isArray(rows) &&
    rows.every((row) => typeof row === 'string') &&
    Array.isArray(marks) &&
    Array.isArray(verdicts) &&
    typeof caption === 'string' &&
    Array.isArray(comments) &&
    comments.every((text) => typeof text === 'string') &&
    typeof move === 'object'
  );
}

function isSize(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 99;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
