import { escapeText, pack, propertyOf, readSimpleText, titleOf } from '../../../notation/sgf/index.ts';
import type { WriteAction, WriteReply } from '../../../protocol/write.ts';
import { message, say } from '../../../words/index.ts';
import { answer, refuse } from '../../write/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import type { SgfGame } from '../analysis/sgf-game.ts';
import { INFO_FIELDS } from '../view/info.ts';
import { sameNodes, UNSAFE, written } from './node.ts';
import { after } from './reread.ts';

type FieldRequest = Extract<WriteAction, { kind: 'field' }>;

/** The order in which properties of the first node usually stand. */
const ORDER = [
  ...['FF', 'GM', 'CA', 'AP', 'ST', 'SZ', 'GN', 'GC', 'EV', 'RO', 'DT', 'PC', 'PB', 'BR', 'BT'],
  ...['PW', 'WR', 'WT', 'KM', 'HA', 'RU', 'TM', 'OT', 'RE', 'ON', 'AN', 'CP', 'SO', 'US'],
].map(pack);

/**
 * A property of the first node gets another value, comes or goes; an empty value takes it away. A
 * value that is none of the property is refused with the words of the diagnostic.
 */
export function sgfField(
  document: SgfAnalysis,
  { home, id }: PlacedLine,
  index: number,
  { name, value }: FieldRequest,
): WriteReply {
  const { game } = home;
  const { sgf } = game;
  const known = propertyOf(name);
  if (!known || !INFO_FIELDS.some((one) => one === name) || sgf.nodeCount === 0)
    return refuse('write.unsafe', UNSAFE);
  const wanted = value
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/[\t\v\f]/g, ' ')
    .trim()
    // A decimal comma, as many people write a number.
    .replace(name === 'KM' ? /^(\d+),(\d+)$/ : /(?!)/, '$1.$2');
  const property = sgf.find(0, pack(name));
  if (readSimpleText(property < 0 ? '' : (sgf.valuesOf(property)[0] ?? '')) === wanted)
    return { kind: 'go', entry: id, index };
  const edits = [fieldEdit(game, name, property, wanted)];
  const { changes, now, edited: then } = after(document, home, edits);
  const isSafe =
    then &&
    sameNodes(game, then, 0, 0) &&
    written(game, 0, [name]) === written(then, 0, [name]) &&
    then.plies.length === game.plies.length;
  if (!isSafe) return refuse('write.unsafe', UNSAFE);
  const made = then.sgf.find(0, pack(name));
  const is = made < 0 ? '' : readSimpleText(then.sgf.valuesOf(made)[0] ?? '');
  if (is !== wanted || (wanted === '') !== made < 0) return refuse('write.unsafe', UNSAFE);
  const span = made < 0 ? null : then.sgf.propertySpan(made);
  const wrong =
    span &&
    now.sgf.games[home.index]?.source.findings.find(
      ({ code, severity, span: at }) =>
        (severity === 'error' || code === 'sgf.wrong-value') && at.start >= span.start && at.end <= span.end,
    );
  if (wrong) return refuse(wrong.code, wrong.message);
  const title = say(titleOf(known));
  return answer(document, changes, id, index, message('wrote.field', { title, value: wanted }));
}

function fieldEdit({ sgf }: SgfGame, name: string, property: number, wanted: string) {
  if (property >= 0 && wanted === '') return { span: sgf.propertySpan(property), text: '' };
  const first = property < 0 ? -1 : sgf.firstValue(property);
  if (property >= 0 && first < sgf.endValue(property))
    return { span: sgf.innerSpan(first), text: escapeText(wanted) };
  // Behind the last of those that usually stand before it, else right behind the semicolon.
  const place = ORDER.indexOf(pack(name));
  let at = sgf.nodeSpan(0).start + 1;
  for (let p = sgf.firstProperty(0); p < sgf.endProperty(0); p++) {
    const other = ORDER.indexOf(sgf.id(p));
    if (other >= 0 && other < place) at = sgf.propertySpan(p).end;
  }
  return { span: { start: at, end: at }, text: `${name}[${escapeText(wanted)}]` };
}
