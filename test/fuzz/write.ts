/** Edits from the board view, onto boards of any text: whatever is asked, an edit lies in the text, and leaves the board that it names. */
import { ok } from 'node:assert/strict';
import { finish } from '../../src/go/task.ts';
import type { EntryId } from '../../src/protocol/entry-id.ts';
import type { WriteAction, WriteReply } from '../../src/protocol/write.ts';
import { type DocumentAnalysis, sequenceAt, write } from '../../src/service/index.ts';

const ACTIONS = [
  'play',
  'play',
  'play',
  'pass',
  'tenuki',
  'setup',
  'label',
  'mark',
  'line',
  'comment',
  'remove',
] as const;
const TEXTS = ['', 'next', 'a', 'A=b', ']', '\\', 'two\nlines', '# ```', ':', ' ', '\ud800', '1', ';B[aa]'];

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

/** Something that an author could do on a board of so many points, and now and then what none could. */
export function actionOf(random: () => number, points: number): WriteAction {
  const point = () => (random() < 0.05 ? pick([-1, points, 2 ** 31], random) : Math.floor(random() * points));
  const optional = <K extends string, V>(key: K, values: readonly V[]) =>
    random() < 0.5 ? {} : ({ [key]: pick(values, random) } as { [key in K]: V });
  const by = optional('by', ['other', 'black', 'white'] as const);
  const how = optional('how', ['branch', 'pin', 'follow'] as const);
  const kind = pick(ACTIONS, random);
  switch (kind) {
    case 'play':
      return { kind, point: point(), ...by, ...how, ...optional('anyway', [true, false]) };
    case 'pass':
    case 'tenuki':
      return { kind, ...by, ...how };
    case 'setup':
      return { kind, point: point(), stone: pick(['black', 'white', null], random) };
    case 'label':
      return { kind, point: point(), label: random() < 0.2 ? null : pick(TEXTS, random) };
    case 'mark': {
      const shapes = ['cross', 'triangle', 'square', 'circle', 'territory'] as const;
      return {
        kind,
        point: point(),
        ...optional('shape', shapes),
        ...optional('color', ['black', 'white'] as const),
      };
    }
    case 'line':
      return { kind, shape: pick(['arrow', 'line'], random), point: point(), to: point() };
    case 'comment':
      return { kind, nth: Math.floor(random() * 3), text: pick(TEXTS, random) };
    case 'remove':
      return { kind };
  }
}

/** Any board of a document: an entry, or a line of a game of SGF. */
function boardOf(document: DocumentAnalysis, random: () => number): EntryId | undefined {
  if (random() < 0.02) return pick<EntryId>([-1, 99, '0/99', '7/0'], random);
  const games = document.sgf?.games.length ?? 0;
  if (games > 0) return `${Math.floor(random() * games)}/${Math.floor(random() * 3)}`;
  const { length } = document.entries;
  return length === 0 ? undefined : Math.floor(random() * length);
}

/** Asks for a few edits, one after the other, each of the text that the one before it left. */
export function attackByWriting(
  start: DocumentAnalysis,
  random: () => number,
  again: (text: string) => DocumentAnalysis,
): void {
  let document = start;
  for (let edits = 0; edits < 3; edits++) {
    const entry = boardOf(document, random);
    if (entry === undefined) return;
    const shown = sequenceAt(document, { entry });
    const frames = shown?.sequence.frames.length ?? 1;
    const points = shown ? shown.sequence.shape.columns * shown.sequence.shape.rows : 9;
    const index = Math.floor(random() * frames);
    const { uri, version } = document.document;
    const params = { uri, entry, version, index, action: actionOf(random, points) };
    let looks = 0;
    const reply: WriteReply = finish(write(document, params, () => looks++ > 20));
    const asked = JSON.stringify(params);
    if (reply?.kind === 'refused') {
      ok(reply.code && reply.message && !/undefined|NaN/.test(reply.message), `${asked}: ${reply.message}`);
    }
    if (reply?.kind === 'go') ok(sequenceAt(document, { entry: reply.entry }), `${asked}: nothing to go to`);
    if (reply?.kind !== 'edit') continue;
    let { text } = document.document;
    let behind = text.length;
    for (const { start, end, text: added } of [...reply.edits].reverse()) {
      ok(0 <= start && start <= end && end <= behind, `${asked}: an edit from ${start} to ${end}`);
      behind = start;
      text = text.slice(0, start) + added + text.slice(end);
    }
    document = again(text);
    const now = sequenceAt(document, reply.offset === undefined ? { entry: reply.entry } : reply);
    ok(now, `${asked}: the board that was written on is gone`);
    ok(reply.index < now.sequence.frames.length, `${asked}: no frame ${reply.index}`);
  }
}
