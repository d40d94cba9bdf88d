/** Checks of what arrives from the extension: a wrong shape is an error to report, never a broken board. */

import type { Frame, Mark, Sequence, ToPlayer, VerdictLine } from '../src/protocol/player.ts';
import { COORDINATES } from '../src/render/layout.ts';
import { LOOK_NAMES } from '../src/render/theme.ts';

type Data = Record<string, unknown>;

const MAX_SIZE = 52;
const SIDES = ['top', 'right', 'bottom', 'left'];
const VERDICTS = ['allowed', 'forbidden', 'undecided', 'ends', 'pending'];

export function isData(x: unknown): x is Data {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

export const isText = (x: unknown): x is string => typeof x === 'string';
export const isInt = (x: unknown): x is number => Number.isSafeInteger(x);
export const isCount = (x: unknown): x is number => isInt(x) && x >= 0;
const isSize = (x: unknown) => isInt(x) && x >= 1 && x <= MAX_SIZE;
export const isList = (x: unknown, of: (x: unknown) => boolean) => Array.isArray(x) && x.every(of);

function isMark(x: unknown): x is Mark {
  if (!isData(x)) return false;
  switch (x.kind) {
    case 'last':
    case 'hot':
    case 'repeats':
    case 'cross':
    case 'circle':
    case 'square':
    case 'triangle':
      return true;
    case 'territory':
      return isColor(x.color);
    case 'forbidden':
      return isText(x.rule) && (x.title === undefined || isText(x.title));
    case 'number':
    case 'label':
    case 'eye':
      return isText(x.text);
    case 'mouth':
    case 'ko':
      return isInt(x.group);
    default:
      return false;
  }
}

export function isVerdict(x: unknown): x is VerdictLine {
  return (
    isData(x) &&
    isText(x.rule) &&
    isText(x.title) &&
    VERDICTS.includes(x.verdict as string) &&
    (x.code === null || isText(x.code)) &&
    isText(x.text) &&
    (x.outcome === null || x.outcome === 'draw' || x.outcome === 'no result') &&
    isText(x.reason) &&
    (x.clause === null || isText(x.clause)) &&
    isList(x.notes, isText) &&
    typeof x.proof === 'boolean' &&
    typeof x.inForce === 'boolean'
  );
}

const isColor = (x: unknown) => x === 'black' || x === 'white';

function isMove(x: unknown): boolean {
  return (
    isData(x) &&
    isColor(x.color) &&
    isText(x.point) &&
    isInt(x.at) &&
    isList(x.captured, isInt) &&
    (x.koPlay === undefined || typeof x.koPlay === 'boolean')
  );
}

function isFrame(x: unknown): x is Frame {
  return (
    isData(x) &&
    isCount(x.index) &&
    isText(x.number) &&
    isList(x.rows, isText) &&
    isList(x.marks, (m) => isData(m) && isInt(m.point) && isMark(m.mark)) &&
    (x.move === null || isMove(x.move)) &&
    isList(x.verdicts, isVerdict) &&
    (x.repeats === null ||
      (isData(x.repeats) &&
        isCount(x.repeats.of) &&
        isCount(x.repeats.length) &&
        (x.repeats.pattern === null || isText(x.repeats.pattern)))) &&
    isText(x.caption) &&
    (x.lines === undefined || isList(x.lines, isLine)) &&
    (x.comments === undefined || isList(x.comments, isText))
  );
}

function isShape(x: unknown): boolean {
  return (
    isData(x) &&
    isSize(x.columns) &&
    isSize(x.rows) &&
    isList(x.open, (side) => SIDES.includes(side as string)) &&
    isData(x.origin) &&
    isSize(x.origin.column) &&
    isSize(x.origin.row) &&
    (x.whole === null || (isData(x.whole) && isSize(x.whole.columns) && isSize(x.whole.rows)))
  );
}

const isFirst = (x: unknown) => x === null || (isData(x) && isColor(x.color) && isText(x.point));

function isTree(x: unknown): boolean {
  if (!isData(x) || !isCount(x.current) || !Array.isArray(x.lines) || x.current >= x.lines.length)
    return false;
  return x.lines.every(
    (line: unknown, i) =>
      isData(line) &&
      isInt(line.parent) &&
      // Who climbs from parent to parent comes to an end.
      line.parent >= -1 &&
      line.parent < i &&
      isCount(line.after) &&
      isCount(line.last) &&
      isText(line.title) &&
      isFirst(line.first) &&
      isFirst(line.instead) &&
      isCount(line.anchor),
  );
}

function isGames(x: unknown): boolean {
  const place = (one: unknown) => one === null || isCount(one);
  return isData(x) && isCount(x.number) && isCount(x.count) && place(x.previous) && place(x.next);
}

function isRules(x: unknown): boolean {
  return (
    isData(x) &&
    isText(x.inForce) &&
    isText(x.written) &&
    isList(x.all, (rule) => isData(rule) && isText(rule.id) && isText(rule.title))
  );
}

function isProof(x: unknown): boolean {
  return (
    isData(x) &&
    isCount(x.move) &&
    isText(x.deed) &&
    isVerdict(x.verdict) &&
    isList(x.parts, (p) => isData(p) && isText(p.title) && isCount(p.start) && isCount(p.length))
  );
}

const isEnd = (x: unknown) => isData(x) && isInt(x.x) && isInt(x.y);

const isLine = (x: unknown) =>
  isData(x) && (x.kind === 'arrow' || x.kind === 'line') && isEnd(x.from) && isEnd(x.to);

function isDrawn(x: unknown): boolean {
  return (
    isData(x) &&
    isList(x.signs, (m) => isData(m) && isInt(m.point) && isMark(m.mark)) &&
    isList(x.lines, isLine) &&
    isList(x.blanks, isInt)
  );
}

function isSequence(x: unknown): x is Sequence {
  return (
    isData(x) &&
    isText(x.uri) &&
    isCount(x.entry) &&
    isInt(x.version) &&
    isText(x.title) &&
    isShape(x.shape) &&
    isList(x.labels, (l) => isData(l) && isInt(l.point) && isText(l.text)) &&
    isList(x.marks, isInt) &&
    (x.drawn === undefined || isDrawn(x.drawn)) &&
    isList(x.frames, isFrame) &&
    (x.frames as unknown[]).length > 0 &&
    (x.tree === undefined || isTree(x.tree)) &&
    (x.games === undefined || isGames(x.games)) &&
    (x.rules === undefined || isRules(x.rules)) &&
    (x.proof === undefined || isProof(x.proof)) &&
    isList(x.problems, isText)
  );
}

/** The message, or a sentence that says why it is none. */
export function readMessage(data: unknown): ToPlayer | string {
  if (!isData(data)) return 'a message to the player is not an object';
  let fits = false;
  switch (data.type) {
    case 'sequence':
      fits =
        isSequence(data.sequence) && isInt(data.index) && (data.heard === undefined || isInt(data.heard));
      break;
    case 'goto':
      fits = isInt(data.index);
      break;
    case 'gone':
      fits = isText(data.message);
      break;
    case 'settings':
      fits =
        (COORDINATES as readonly unknown[]).includes(data.coordinates) &&
        (data.look === undefined || (LOOK_NAMES as readonly unknown[]).includes(data.look));
      break;
    default:
      return `the player knows no message "${String(data.type).slice(0, 40)}"`;
  }
  return fits ? (data as ToPlayer) : `a message "${data.type}" to the player has the wrong shape`;
}
