import { compareRationals, type Eye, type Eyes, rational } from '../../../eyes/index.ts';
import type { Position } from '../../../go/position.ts';
import { type Task, until } from '../../../go/task.ts';
import { BLACK, type Color, colorName, EMPTY, type Point, WHITE } from '../../../go/types.ts';
import { type Message, message, pointWord, say } from '../../../words/index.ts';
import {
  type Analysis,
  assumed,
  capitalized,
  drawn,
  type EyeDetails,
  type EyeExpectation,
  entryEyes,
  eyeDetails,
  eyesIn,
  modeFor,
  quickEyes,
  readEye,
  readIfEye,
  speaksOfEyes,
  worthOfEye,
} from '../../analysis/index.ts';
import { eyePicture } from '../../view/index.ts';
import type { Expired } from './move.ts';
import { type HoverPart, labelled, wordsPart } from './parts.ts';

/**
 * What is said of an eye, and whether it comes first: where an entry does not speak of eyes, false
 * ones matter less than a play there.
 */
interface EyeRemark {
  readonly parts: readonly HoverPart[];
  readonly first: boolean;
}

/**
 * The eye that an empty point is, in words and as a picture with the worth of each diagonal on it.
 * Nothing for a point that is no eye, and what is known so far of one that is not yet read
 * when `expired` says that there is no time.
 */
export function* eyeRemarks(
  analysis: Analysis,
  point: Point,
  expired: Expired,
  /** The board; the drawn one, before the entry's own moves, unless given. */
  on?: Position,
): Task<EyeRemark[]> {
  const position = on ?? drawn(analysis);
  if (position.at(point) !== EMPTY) return [];
  const store = on ? eyesIn(on, modeFor(on), analysis.eyeValue) : entryEyes(analysis);
  const remarks: EyeRemark[] = [];
  for (const owner of [BLACK, WHITE] as const) {
    const eye = yield* until(readIfEye(store, point, owner), () => expired('eye'));
    if (eye === undefined) {
      const owners: Color[] = owner === BLACK ? [BLACK, WHITE] : [WHITE];
      const parts = [wordsPart(`*${say(yield* beingRead(store, point, owners, expired))}*`)];
      return [...remarks, { parts, first: false }];
    }
    if (eye === null) continue;
    const real = eye.value === null || compareRationals(eye.value, rational(4)) < 0;
    remarks.push({
      parts: eyeRemark(analysis, eye, position),
      first: real || speaksOfEyes(analysis),
    });
  }
  return remarks;
}

/** The eye that a claim speaks of; nothing where a stone stands, or while it is being read. */
export function* claimedEye(
  analysis: Analysis,
  { point, owner }: EyeExpectation,
  expired: Expired,
): Task<HoverPart[]> {
  if (drawn(analysis).at(point) !== EMPTY) return [];
  const store = entryEyes(analysis);
  const eye = yield* until(readEye(store, point, owner), () => expired('eye'));
  if (eye) return eyeRemark(analysis, eye, drawn(analysis));
  const owners: Color[] = owner ? [owner] : [BLACK, WHITE];
  return [wordsPart(`*${say(yield* beingRead(store, point, owners, expired))}*`)];
}

/**
 * That the eye at a point is still being read, how far, and what plays near the fight say of it if
 * that is soon read. None of it is called proven. A pattern would often be wrong on a whole board.
 */
export function* beingRead(
  store: ReturnType<typeof eyesIn>,
  point: Point,
  owners: readonly Color[],
  expired: Expired,
): Task<Message> {
  const { position, opened } = store.eyes;
  const found = yield* until(readAll(quickEyes(store), point, owners), () => expired('quick'));
  return message('eyes.being-read', {
    positions: opened,
    eyes: (found ?? []).map((eye) =>
      message('about.eye', { owner: colorName(eye.owner), worth: worthOfEye(eyeDetails(eye, position)) }),
    ),
  });
}

function* readAll(eyes: Eyes, point: Point, owners: readonly Color[]): Task<Eye[]> {
  const found: Eye[] = [];
  for (const owner of owners)
    if (yield* eyes.searchingEye(point, owner)) found.push(yield* eyes.reading(point, owner));
  return found;
}

/**
 * One eye as a picture and in words: what it is worth, and where to play, come first, since hovers
 * are low.
 */
function eyeRemark(analysis: Analysis, eye: Eye, position: Position): HoverPart[] {
  const details = eyeDetails(eye, position);
  const granted = assumed(analysis, eye);
  const worth = { owner: colorName(eye.owner), point: details.point, worth: worthOfEye(details) };
  return [
    {
      kind: 'eye',
      picture: { board: eyePicture(analysis, position, eye), said: '', focus: [] },
      facts: [say(message('eyes.heading', worth)), ...vitalPoints(eye, details)],
      diagonals: details.diagonals.map(({ point, value, why }) =>
        labelled([`${point === null ? '' : `${pointWord(point)} `}**${value}**`], say(why)),
      ),
    },
    ...(details.unproven
      ? [wordsPart(`*${capitalized(say(message('eyes.unproven', { diagonals: details.unproven })))}.*`)]
      : []),
    ...(granted ? [wordsPart(`${capitalized(say(granted))}.`)] : []),
  ];
}

/** `Black attacks at c6, White defends at c3.` */
function vitalPoints({ owner }: Eye, { attacks, defenses }: EyeDetails): string[] {
  if (attacks.length + defenses.length === 0) return [];
  return attacks.join() === defenses.join()
    ? [say(message('eyes.vital-for-both', { points: attacks }))]
    : [say(message('eyes.vital', { owner: colorName(owner), attacks, defenses }))];
}
