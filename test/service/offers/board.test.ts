/**
 * The law of offers for the board: what is written there is made, and the text is read again. Nothing is wrong that was not,
 * but for what was asked for; each claim speaks of the same play; no letter is lost but what was to go.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HostKind } from '../../../src/document/types.ts';
import type { EntryId } from '../../../src/protocol/entry-id.ts';
import type { EditBranchParams } from '../../../src/protocol/move-tree.ts';
import type { WriteAction, WriteReply } from '../../../src/protocol/write.ts';
import { allEntries, editBranch } from '../../../src/service/index.ts';
import { anyText } from '../../notation/goban/arbitrary.ts';
import { expectSeen, runs } from '../../runs.ts';
import { edited, writeNow } from '../marked.ts';
import { cameBetween, lettersGone, playsClaimed, type Read, read, spoilt } from './law.ts';
import { GAMES, GOOD, pages } from './texts.ts';

const by = fc.constantFrom(undefined, 'other', 'black', 'white');
const how = fc.constantFrom(undefined, 'branch', 'pin', 'follow');
const point = fc.integer({ min: 0, max: 48 });
const played = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('play'), point, by, how, anyway: fc.boolean() }) },
  fc.record({ kind: fc.constantFrom('pass', 'tenuki'), by, how }),
);
const drawn = fc.oneof(
  fc.record({ kind: fc.constant('setup'), point, stone: fc.constantFrom('black', 'white', null) }),
  fc.record({
    kind: fc.constant('label'),
    point,
    label: fc.constantFrom('next', 'a', 'q', null, '12', 'A=b'),
  }),
  fc.record({
    kind: fc.constant('mark'),
    point,
    shape: fc.constantFrom(undefined, 'cross', 'circle', 'territory'),
    color: fc.constantFrom(undefined, 'white'),
  }),
  fc.record({ kind: fc.constant('line'), shape: fc.constantFrom('arrow', 'line'), point, to: point }),
  fc.record({ kind: fc.constant('rule'), rule: fc.constantFrom('basic', 'psk', 'spight', 'aga') }),
);
const ofRecords = fc.oneof(
  fc.record({ kind: fc.constant('turn'), how: fc.constantFrom('rotate', 'mirror', 'colors') }),
  fc.record({
    kind: fc.constant('comment'),
    nth: fc.nat({ max: 1 }),
    text: fc.constantFrom('', 'a \\ ] b', 'ü:\n[x'),
  }),
  fc.record({ kind: fc.constantFrom('remove') }),
  fc.record({ kind: fc.constant('to-play'), color: fc.constantFrom('black', 'white') }),
  fc.record({
    kind: fc.constant('field'),
    name: fc.constantFrom('PB', 'KM', 'RU', 'RE'),
    value: fc.constantFrom('', 'a]b', '6.5', 'B+3'),
  }),
);
const branching = fc.record({
  kind: fc.constantFrom('main', 'up', 'down', 'delete', 'paste'),
  text: fc.constantFrom('(;B[aa];W[bb])', ';W[ba]C[a \\] b]'),
});

type Asked = WriteAction | { readonly kind: EditBranchParams['action']; readonly text: string };

const BRANCHING: readonly string[] = ['main', 'up', 'down', 'delete', 'paste'];

const isBranching = (
  asked: Asked,
): asked is Extract<Asked, { text: string }> & { kind: EditBranchParams['action'] } =>
  BRANCHING.includes(asked.kind);

/** A request as the board makes it, and its answer. */
function answered({ document }: Read, entry: EntryId, index: number, asked: Asked): WriteReply {
  if (!isBranching(asked))
    return writeNow(document, { uri: '', entry, version: 1, index, action: asked as WriteAction });
  const home = document.sgf?.games[0];
  if (!home) return null;
  const { sgf } = home.game;
  const offset = home.offset + sgf.nodeSpan(index % sgf.nodeCount).start;
  const { kind: action, text } = asked;
  const reply = editBranch(document, { uri: '', version: 1, offset, action, text });
  return reply?.kind === 'copied' ? null : reply;
}

/** What is said at a place because of what was asked for: of the play itself, of a board that is another one, of another rule. */
function isAskedFor(asked: Asked, code: string, isWritten: boolean): boolean {
  switch (asked.kind) {
    case 'play':
      // A repetition is said of the play. One that is made although it is forbidden says so, one out of turn, too.
      if (code === 'game.cycle') return true;
      return (
        isWritten &&
        (code === 'sgf.turn' || (asked.anyway === true && /^(?:play\.|basic|superko|spight)/.test(code)))
      );
    case 'pass':
    case 'tenuki':
    case 'to-play':
      return code === 'sgf.turn';
    case 'paste':
      return isWritten || code === 'sgf.turn';
    case 'setup':
      return /^(?:board\.no-liberty|expect\.|basic|superko|spight|play\.suicide|sgf\.)/.test(code);
    case 'rule':
      return /^(?:expect\.|game\.|basic|superko|spight|play\.suicide)/.test(code);
    case 'field':
      return /^(?:expect\.|sgf\.|basic|superko|spight|japanese)/.test(code);
    default:
      return false;
  }
}

/** Whether claims may go: those of the moves that are taken away. */
const TAKES = new Set(['remove', 'delete']);
/** What rewrites points, colors or rules, and so no letter of a claim is what it was. */
const REWRITES = new Set([
  'turn',
  'field',
  'rule',
  'comment',
  'setup',
  'label',
  'mark',
  'line',
  'remove',
  'delete',
]);

function brokenBy(before: Read, host: HostKind, asked: Asked, reply: WriteReply): string[] {
  if (reply?.kind !== 'edit') return [];
  const { text } = before.document.document;
  const edits = reply.edits.map(({ start, end, text: put }) => ({ span: { start, end }, text: put }));
  const after = edited(text, edits);
  const now = read(after, host);
  const written = new Set<number>();
  for (const [i, { span, text: put }] of edits.entries()) {
    const by = edits
      .slice(0, i)
      .reduce((sum, one) => sum + one.text.length - (one.span.end - one.span.start), 0);
    for (let at = 0; at < put.length; at++) written.add(span.start + by + at);
  }
  const wrong = cameBetween(before, now, 'warning').flatMap(({ code, span }) =>
    isAskedFor(asked, code, written.has(span.start)) ? [] : [`${code} has come`],
  );
  if (asked.kind !== 'turn') {
    const claims = playsClaimed(now);
    for (const one of playsClaimed(before)) {
      const at = claims.indexOf(one);
      if (at >= 0) claims.splice(at, 1);
      else if (!TAKES.has(asked.kind)) wrong.push(`another play is meant: ${one}`);
    }
  }
  if (asked.kind === 'field') {
    const written = [
      ...after.matchAll(new RegExp(`(?<![A-Z])${asked.name}\\[((?:[^\\]\\\\]|\\\\.)*)\\]`, 'g')),
    ].map(([, value]) => value);
    const value = asked.value.replaceAll(']', '\\]');
    if (value === '' ? written.length > 0 : !written.includes(value)) wrong.push(`written is ${written}`);
  }
  const lost = REWRITES.has(asked.kind) ? '' : lettersGone(text.replace(/\d/g, ''), after);
  if (lost !== '') wrong.push(`letters are lost: ${lost}`);
  return wrong.map((one) => `${one}\n${text}\n=>\n${after}`);
}

const texts = fc.oneof(
  { weight: 4, arbitrary: pages },
  { weight: 2, arbitrary: spoilt(GOOD) },
  { weight: 2, arbitrary: fc.oneof(spoilt(GAMES), fc.constantFrom(...GAMES)) },
  { weight: 1, arbitrary: anyText },
);
const hostOf = (text: string): HostKind =>
  text.startsWith('(') ? 'sgf' : text.includes('```') ? 'markdown' : 'goban';

test('law: what is written on the board breaks nothing, keeps what claims speak of, and loses no letter', () => {
  let made = 0;
  const ways = new Map<string, number>();
  fc.assert(
    fc.property(
      texts,
      fc.oneof(
        { weight: 4, arbitrary: played },
        { weight: 2, arbitrary: drawn },
        { weight: 2, arbitrary: ofRecords },
        branching,
      ),
      fc.nat({ max: 3 }),
      fc.option(fc.nat({ max: 9 }), { freq: 1 }),
      (text, asked, e, i) => {
        const host = hostOf(text);
        const before = read(text, host);
        const entries = allEntries(before.document);
        const placed = entries[e % Math.max(1, entries.length)];
        if (!placed) return;
        const { length } = placed.analysis.game;
        const action = asked as Asked;
        const index = i === null ? length : Math.min(i, length);
        const reply = answered(before, placed.id, index, action);
        if (reply?.kind === 'edit') {
          made++;
          const way = `${action.kind} ${'how' in action ? action.how : ''}`;
          ways.set(way, (ways.get(way) ?? 0) + 1);
        }
        expect(brokenBy(before, host, action, reply), JSON.stringify([asked, i, text])).toEqual([]);
        // What is offered in its place can be done, if need be after another question.
        const isFirst = !('how' in asked) || asked.how === undefined;
        const offers = reply?.kind === 'refused' && isFirst ? [...reply.offers] : [];
        for (let offer = offers.pop(); offer; offer = offers.pop()) {
          const then = answered(before, placed.id, index, offer.action);
          expect(brokenBy(before, host, offer.action, then), offer.title).toEqual([]);
          const more = then?.kind === 'refused' ? then.offers : [];
          if (more.length > 0) offers.push(...more);
          else expect(then?.kind, offer.title).toMatch(/^(?:edit|go)$/);
        }
      },
    ),
    { numRuns: runs(600) },
  );
  expectSeen(made, 100);
  for (const way of ['play pin', 'play follow', 'play branch', 'turn rotate']) expectSeen(ways.get(way), 1);
});

test.each(GAMES)('law: all that can be written into a record breaks nothing: %s', (text) => {
  const before = read(text, 'sgf');
  const [placed] = allEntries(before.document);
  const fields = ['PB', 'GN', 'KM', 'RU', 'RE', 'DT'].flatMap((name) =>
    ['', 'a]b', '6.5', 'B+3', 'Japanese', '2026-11-29'].map(
      (value) => ({ kind: 'field', name, value }) as const,
    ),
  );
  const turns = (['rotate', 'mirror', 'colors'] as const).map((how) => ({ kind: 'turn', how }) as const);
  let made = 0;
  for (const asked of [...fields, ...turns]) {
    // A field that a game has can be emptied.
    for (const start of asked.kind === 'field'
      ? [text, text.replace('GM[1]', `GM[1]${asked.name}[0]`)]
      : [text]) {
      const one = start === text ? before : read(start, 'sgf');
      const reply = answered(one, placed!.id, 0, asked);
      if (reply?.kind === 'edit') made++;
      expect(brokenBy(one, 'sgf', asked, reply), JSON.stringify(asked)).toEqual([]);
    }
  }
  expect(made).toBeGreaterThan(20);
});
