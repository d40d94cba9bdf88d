import { columnNumber } from '../../../go/geometry.ts';
import { must } from '../../../go/must.ts';
import { message } from '../../../words/index.ts';
import type { Fix, Problem, Span } from '../../types.ts';
import {
  NO_POINT,
  OFF_BOARD,
  PASS,
  readMove,
  readPoint,
  readSize,
  type Size,
  writePoint,
} from '../points.ts';
import { type Property, takes, type ValueType } from '../properties/index.ts';
import type { SgfText } from '../tree.ts';
import { colonOf, readComposed, readNumber, readReal } from '../values.ts';
import { moveFixes } from './mended-move.ts';
import { replacement, rewording, sgfProblem } from './messages.ts';
import { serverName } from './servers.ts';
import { swallowed } from './swallowed.ts';

/** What is wrong with one value of a property that the table knows. */
export function checkValue(
  sgf: SgfText,
  property: Property,
  value: number,
  size: Size,
  version: number,
): Problem | null {
  const raw = sgf.value(value);
  const span = sgf.innerSpan(value);
  const wide = span.end > span.start ? span : sgf.valueSpan(value);
  const wrong = (fix: string | null, isAll = false): Problem => {
    const fixes: Fix[] =
      fix === null
        ? []
        : [
            (isAll ? rewording : replacement)(
              fix ? message('fix.write-code', { text: fix }) : message('fix.write-nothing'),
              span,
              fix,
            ),
          ];
    const text = { name: property.name, value: raw, takes: takes(property) };
    const problem = grave(property, sgfProblem('sgf.wrong-value', wide, text, fixes));
    // Programs that read the number in front have another komi, and a score depends on it: 6 for
    // `6,5`.
    const misleads = property.name === 'KM' && fix !== null && Number.parseFloat(raw) !== Number(fix);
    return misleads ? { ...problem, severity: 'warning' } : problem;
  };
  const { value: type, values } = property;
  if (values === 'elist' && raw.trim() === '') return null;
  if (typeof type !== 'string') {
    const parts = readComposed(raw);
    // `AP[program]` and, in older files, `LB[aa]` go without the second half.
    if (!parts) {
      const lone = property.name === 'AP' || (property.name === 'LB' && version < 4 && isPoint(raw, size));
      // Another sign where the colon belongs: `dd=A`, `dd-ee`.
      const other = /^\s{0,9}([a-z]{2})\s?[=\-–—>：,]{1,2}\s?(\S.{0,40})$/i.exec(raw);
      const fix = other && type.compose[0] === 'point' ? `${other[1]}:${other[2]}` : null;
      const isOne = fix !== null && type.compose.every((one, i) => fits(one, must(fix.split(':')[i]), size));
      return lone ? null : wrong(isOne ? fix : null);
    }
    if (!type.compose.every((one, i) => fits(one, must(parts[i]), size))) {
      const bare = type.compose.map((one, i) =>
        one === 'point' ? withoutBlanks(must(parts[i])) : must(parts[i]),
      );
      const isSo = type.compose.every((one, i) => fits(one, must(bare[i]), size));
      return pointProblem(property, raw, span, size) ?? wrong(isSo ? bare.join(':') : null);
    }
    // An arrow from a point to itself is none.
    return type.compose[1] === 'point' && readPoint(parts[0], size) === readPoint(parts[1], size)
      ? wrong(null)
      : null;
  }
  if (type === 'point' || type === 'stone' || type === 'move') {
    if (type === 'move' ? isMove(raw, size) : isPoints(raw, size, values)) {
      const isWrapped = /\S\s*[\r\n]\s*\S/.test(raw);
      return isWrapped ? { ...wrong(withoutBlanks(raw), true), severity: 'warning' } : null;
    }
    if (raw.trim() === '') return { ...wrong(null), fixes: [without(sgf, value)] };
    const problem = pointProblem(property, raw, span, size) ?? wrong(pointFix(raw, size, property), true);
    if (property.name !== 'B' && property.name !== 'W') return problem;
    const fixes = moveFixes(sgf, sgf.propertyOf(value), false);
    return { ...problem, fixes: [...(problem.fixes ?? []), ...fixes] };
  }
  if (type === 'text' || type === 'simpletext') return swallowed(sgf, value);
  if (!fits(type, raw, size)) {
    if (version < 4 && TIMES.has(property.name)) return null;
    if (version < 4 && type === 'color' && /^\s{0,9}(?:[bw12]|black|white)\s{0,9}$/i.test(raw)) return null;
    if (TIMES.has(property.name)) return timeInWords(raw, span, wide);
    const dialect = serverName(sgf, sgf.propertyOf(value), property.name);
    if (dialect.length > 0) return { ...wrong(null), fixes: dialect };
    const fix = fixOf(type, raw);
    const isIn = fix === null || !property.range || isWithin(property.range, fix);
    return wrong(isIn ? fix : null, isAllOf(type, raw));
  }
  if (property.range) {
    if (!isWithin(property.range, raw)) return wrong(null);
  }
  if (type === 'size' && colonOf(raw) >= 0) {
    const { columns, rows } = must(readSize(raw));
    if (columns === rows) {
      return sgfProblem('sgf.square-size', span, { size: columns }, [
        rewording(message('fix.write-one-number'), span, String(columns)),
      ]);
    }
  }
  return null;
}

/** A list without one of its values; without the only one there is no list. */
function without(sgf: SgfText, value: number): Fix {
  const property = sgf.propertyOf(value);
  const isOnly = sgf.endValue(property) - sgf.firstValue(property) === 1;
  return replacement(message('fix.delete'), isOnly ? sgf.propertySpan(property) : sgf.valueSpan(value), '');
}

function isWithin([least, most]: readonly [number, number], raw: string): boolean {
  const number = must(readNumber(raw));
  return number >= least && number <= most;
}

/** Before FF[4] times were texts. */
const TIMES = new Set(['TM', 'BL', 'WL']);

/** Properties without which a reader has another board, other moves or another player to move. */
const DECIDES = new Set(['B', 'W', 'AB', 'AW', 'AE', 'PL', 'SZ', 'GM', 'FF']);

/** An error is one where a verdict may depend on it; what is said of a game is none. */
function grave({ name, type }: Property, problem: Problem): Problem {
  if (DECIDES.has(name)) return problem;
  return { ...problem, severity: type === 'info' ? 'hint' : 'warning' };
}

/** Units that numbers are written with, which say no more than the number does. */
const UNITS = /(?:目|もく|집|호|點|点|stones?|points?|pts?|moku|seconds?|secs?|s|秒)\.?/i;

/** Whether {@link fixOf} says all that a value says. */
function isAllOf(type: ValueType, raw: string): boolean {
  const text = raw.trim();
  switch (type) {
    case 'real':
    case 'number':
      return new RegExp(`^[+-]?\\d+(?:[.,]\\d*)?\\s?(?:½|1\\/2)?\\s?(?:${UNITS.source})?$`, 'i').test(text);
    case 'color':
      return /^(?:b|black|1|w|white|2)$/i.test(text);
    case 'size':
      return /^\d+\s?(?:[x×*:,-]\s?\d+)?$/i.test(text);
    default:
      return false;
  }
}

/**
 * ```
 *   TM[1:30:00]
 *      ^-----^  5400
 * ```
 * A time that is not in seconds: hours, minutes and seconds are recognized by their colons,
 * hours or minutes alone by their unit; everything else stays what it is.
 */
function timeInWords(raw: string, span: Span, wide: Span): Problem {
  const parts = /^\s{0,9}(\d{1,3}):(\d\d):(\d\d)\s{0,9}$/.exec(raw);
  const said = /^\s{0,9}(\d{1,4})\s?(h|hours?|m|min|minutes?)\.?\s{0,9}$/i.exec(raw);
  const seconds = parts
    ? Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
    : said && Number(said[1]) * (/^h/i.test(said[2] ?? '') ? 3600 : 60);
  const fixes =
    seconds === null
      ? []
      : [rewording(message('fix.write-code', { text: String(seconds) }), span, String(seconds))];
  return sgfProblem('sgf.time', wide, { value: raw }, fixes);
}

function fits(type: ValueType, raw: string, size: Size): boolean {
  switch (type) {
    case 'none':
      return raw.trim() === '';
    case 'number':
      return readNumber(raw) !== null;
    case 'real':
      return readReal(raw) !== null;
    case 'double':
      return /^\s{0,9}[12]\s{0,9}$/.test(raw);
    case 'color':
      return /^\s{0,9}[BW]\s{0,9}$/.test(raw);
    case 'point':
    case 'stone':
      return isPoint(raw, size);
    case 'move':
      return isMove(raw, size);
    case 'size':
      return readSize(raw) !== null;
    case 'figure': {
      const parts = readComposed(raw);
      return raw.trim() === '' || (parts !== null && readNumber(parts[0]) !== null);
    }
    default:
      return true;
  }
}

const isPoint = (raw: string, size: Size) => readPoint(raw, size) >= 0;
const isMove = (raw: string, size: Size) => {
  const point = readMove(raw, size);
  return point >= 0 || point === PASS;
};

function isPoints(raw: string, size: Size, values: Property['values']): boolean {
  const colon = values === 'one' ? -1 : colonOf(raw);
  if (colon < 0) return isPoint(raw, size);
  return isPoint(raw.slice(0, colon), size) && isPoint(raw.slice(colon + 1), size);
}

/** A point that would be one on a larger board. */
function pointProblem(property: Property, raw: string, span: Span, size: Size): Problem | null {
  const text = raw.trim();
  for (const part of text.split(':').slice(0, 2)) {
    const point = property.value === 'move' ? readMove(part, size) : readPoint(part, size);
    if (point === OFF_BOARD) {
      const told = { point: part.trim(), size: `${size.columns}×${size.rows}` };
      const lower = text.toLowerCase();
      // Capital letters are lines from the 27th on; a smaller board mostly means small letters.
      const isSmall = size.columns <= 26 && size.rows <= 26 && isPoints(lower, size, property.values);
      const fixes = isSmall ? [replacement(message('fix.write-code', { text: lower }), span, lower)] : [];
      return grave(property, sgfProblem('sgf.off-board', span, told, fixes));
    }
    if (point === NO_POINT) return null;
  }
  return null;
}

/** `Q16` in the letters of SGF; `pass` as an empty value; `d d` without the blank. */
function pointFix(raw: string, size: Size, { value: type, values }: Property): string | null {
  const text = raw.trim();
  if (type === 'move' && /^pass$/i.test(text)) return '';
  if (isPoints(withoutBlanks(text), size, values)) return withoutBlanks(text);
  const several = values === 'list' || values === 'elist' ? text.split(/[\s,;]+/) : [];
  if (several.length > 1 && several.every((one) => isPoints(one, size, values))) return several.join('][');
  const named = /^([a-hj-z]{1,2})([1-9]\d?)$/i.exec(text);
  if (!named) return null;
  const x = columnNumber(must(named[1])) - 1;
  const y = size.rows - Number(named[2]);
  return x >= 0 && x < size.columns && y >= 0 && y < size.rows
    ? writePoint(y * size.columns + x, size)
    : null;
}

const SIZES: Readonly<Record<string, readonly string[]>> = {
  nine: ['9'],
  thirteen: ['13'],
  nineteen: ['19'],
};

const withoutBlanks = (text: string) => (text.length > 40 ? text : text.replace(/\s/g, ''));

function fixOf(type: ValueType, raw: string): string | null {
  const text = raw.trim();
  switch (type) {
    case 'real':
    case 'number': {
      const real = text
        .replace(',', '.')
        .replace(/(?<=\d)\s?(?:½|1\/2)/, '.5')
        .replace(/[^\d.+-].*$/, '');
      if (readReal(real) === null) return null;
      return type === 'real' || readNumber(real) !== null ? real : null;
    }
    case 'color':
      if (/^(?:(?:b|black|1|x)\b|[黒黑흑])/i.test(text)) return 'B';
      return /^(?:(?:w|white|2|o)\b|[白백])/i.test(text) ? 'W' : null;
    case 'double':
      return '1';
    case 'none':
      return '';
    case 'size': {
      const numbers = text.match(/\d{1,9}/g) ?? SIZES[text.toLowerCase()] ?? [];
      const fix =
        numbers[1] && numbers[1] !== numbers[0] ? `${numbers[0]}:${numbers[1]}` : (numbers[0] ?? '');
      return readSize(fix) ? fix : null;
    }
    default:
      return null;
  }
}
