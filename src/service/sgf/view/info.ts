import { BLACK } from '../../../go/types.ts';
import {
  pack,
  propertyOf,
  readNumber,
  readReal,
  readSimpleText,
  titleOf,
} from '../../../notation/sgf/index.ts';
import type { Frame, Sequence } from '../../../protocol/player.ts';
import { say } from '../../../words/index.ts';
import type { PlacedLine } from '../analysis/entries.ts';
import { rootValue, type SgfGame } from '../analysis/sgf-game.ts';
import { nodesOfFrame } from './frames.ts';

/** What is shown of a game as a whole and edited in a form, in this order. */
export const INFO_FIELDS = [
  'PB',
  'BR',
  'PW',
  'WR',
  'KM',
  'HA',
  'RE',
  'RU',
  'DT',
  'GN',
  'EV',
  'RO',
  'PC',
  'TM',
  'OT',
] as const;

/** How many problems of a game are listed beside its board. */
const MOST_PROBLEMS = 100;

/** The properties of the first node in a header, and the problems that are known of the game. */
export function recordInfo({ home }: PlacedLine): Pick<Sequence, 'record' | 'told'> {
  const { game, source, offset } = home;
  const { sgf } = game;
  if (sgf.nodeCount === 0) return {};
  const findings = source.isChecked ? source.findings : [];
  const fields = INFO_FIELDS.map((name) => {
    const property = sgf.find(0, pack(name));
    const span = property < 0 ? null : sgf.propertySpan(property);
    const found = span && findings.find((one) => one.span.start >= span.start && one.span.end <= span.end);
    const known = propertyOf(name);
    return {
      name,
      title: known ? say(titleOf(known)) : name,
      value: readSimpleText(rootValue(sgf, name) ?? ''),
      ...(found && { problem: say(found.message) }),
    };
  });
  const told = findings
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .slice(0, MOST_PROBLEMS)
    .map(({ severity, message, span }) => ({
      severity: severity === 'error' ? ('error' as const) : ('warning' as const),
      text: say(message),
      offset: offset + span.start,
    }));
  return { record: { fields }, told };
}

const CLOCKS = [
  ['black', 'left', pack('BL')],
  ['white', 'left', pack('WL')],
  ['black', 'moves', pack('OB')],
  ['white', 'moves', pack('OW')],
] as const;

type FrameTally = NonNullable<Frame['tally']>;

/** By frame: how many stones each player has captured so far, and what the clocks showed last. */
export function talliesOf(game: SgfGame, plies: readonly number[]): (n: number) => FrameTally {
  const made: FrameTally[] = [];
  return (n) => {
    for (let i = made.length; i <= n; i++) made.push(tallyAfter(game, plies, i, made[i - 1]));
    return made[n] ?? { black: { captured: 0 }, white: { captured: 0 } };
  };
}

function tallyAfter(game: SgfGame, plies: readonly number[], n: number, last?: FrameTally): FrameTally {
  const tally = { black: { captured: 0, ...last?.black }, white: { captured: 0, ...last?.white } };
  const ply = n === 0 ? undefined : game.plies[plies[n - 1] ?? -1];
  // Own stones that a suicide takes are the opponent's prisoners.
  if (ply) tally[(ply.color === BLACK) === ply.suicide ? 'white' : 'black'].captured += ply.captured.length;
  for (const node of nodesOfFrame(game, plies, n)) {
    for (const [color, what, id] of CLOCKS) {
      const raw = game.valueOf(node, id);
      const value = raw === null ? null : what === 'left' ? readReal(raw) : readNumber(raw);
      if (value !== null && value >= 0) tally[color] = { ...tally[color], [what]: Math.floor(value) };
    }
  }
  return tally;
}
