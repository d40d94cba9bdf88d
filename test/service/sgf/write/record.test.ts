import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { readMove, readPoints } from '../../../../src/notation/sgf/points.ts';
import { parseSgf } from '../../../../src/notation/sgf/tree.ts';
import { SIGN_BITS } from '../../../../src/protocol/move-tree.ts';
import type { WriteAction, WriteReply } from '../../../../src/protocol/write.ts';
import { readVariant } from '../../../../src/rules/variants.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  diagnose,
  moveTree,
  ruleAt,
  sequenceAt,
} from '../../../../src/service/index.ts';
import { writeNow } from '../../marked.ts';
import { games } from '../trees.ts';

const uri = 'test:///a.sgf';
const analysed = (text: string) => analyse(openDocument(uri, 1, 'sgf', text), DEFAULT_SETTINGS);
const write = (text: string, action: WriteAction, index = 0): WriteReply =>
  writeNow(analysed(text), { uri, version: 1, entry: 0, index, action });
function applied(text: string, reply: WriteReply): string {
  if (reply?.kind === 'go') return text;
  if (reply?.kind !== 'edit') throw new Error(JSON.stringify(reply));
  let out = text;
  for (const { start, end, text: put } of [...reply.edits].reverse())
    out = out.slice(0, start) + put + out.slice(end);
  return out;
}
const field = (name: string, value: string): WriteAction => ({ kind: 'field', name, value });
const turn = (how: 'rotate' | 'mirror' | 'colors'): WriteAction => ({ kind: 'turn', how });

it('turns what comments claim with the board', () => {
  const text = '(;SZ[7:5]AB[ab][bb][ba]C[A5 is prose.\nexpect: eye a5 of black is 2\ngoal: keep b4 ; A5])';
  const right = text.replace('AB[ab][bb][ba]', 'AB[da][db][eb]').replace('SZ[7:5]', 'SZ[5:7]');
  expect(applied(text, write(text, turn('rotate')))).toBe(
    right.replace('eye a5', 'eye e7').replace('b4 ; A5', 'd6 ; E7'),
  );
  expect(applied(text, write(text, turn('colors')))).toBe(
    text.replace('AB', 'AW').replace('of black', 'of white'),
  );
});

describe('what a record says of its game', () => {
  const GAME = '(;GM[1]FF[4]SZ[9]PB[Lee] KM[6.5]\n;B[aa])';

  it.each<[string, string, string, string]>([
    ['another value', 'KM', '7.5', '(;GM[1]FF[4]SZ[9]PB[Lee] KM[7.5]\n;B[aa])'],
    ['no value', 'KM', '', '(;GM[1]FF[4]SZ[9]PB[Lee] \n;B[aa])'],
    ['no value of a field of text', 'PB', '', '(;GM[1]FF[4]SZ[9] KM[6.5]\n;B[aa])'],
    ['a new one in its usual place', 'PW', 'Ke', '(;GM[1]FF[4]SZ[9]PB[Lee]PW[Ke] KM[6.5]\n;B[aa])'],
    ['the last one', 'RE', 'B+R', '(;GM[1]FF[4]SZ[9]PB[Lee] KM[6.5]RE[B+R]\n;B[aa])'],
    ['escapes', 'PB', ' a]b\\c\n d ', '(;GM[1]FF[4]SZ[9]PB[a\\]b\\\\c d] KM[6.5]\n;B[aa])'],
  ])('%s', (_what, name, value, expected) => {
    expect(applied(GAME, write(GAME, field(name, value)))).toBe(expected);
  });

  it('refuses what the diagnostics call an error, in their words, and properties that are no field', () => {
    const wrong = write(GAME, field('KM', 'six'));
    expect(wrong).toMatchObject({ kind: 'refused', code: 'sgf.wrong-value' });
    const [found] = diagnose(analysed(GAME.replace('6.5', 'six')));
    expect(found?.code).toBe('sgf.wrong-value');
    expect(write(GAME, field('SZ', '13'))).toMatchObject({ kind: 'refused' });
    expect(write(GAME, field('KM', '6.5'))).toMatchObject({ kind: 'go' });
    expect(write('(;SZ[9]C[\uFFFD])', field('KM', '6.5'))).toMatchObject({ code: 'write.broken' });
  });

  it.each(['(;SZ[9]PB[Ke Jie]PB[Gu Li])', '(;SZ[9]PB[Ke Jie]PB[])'])(
    'refuses to empty a field that stands there twice, since one would stay: %s',
    (text) => {
      expect(write(text, field('PB', ''))).toMatchObject({ kind: 'refused', code: 'write.unsafe' });
    },
  );

  it('names every rule that is offered for it, and is judged by it then', () => {
    const { inForce, choices } = ruleAt(analysed(GAME), { offset: 3 })!;
    expect(inForce).toBe('basic');
    expect(choices.map(({ name }) => name)).toEqual([
      ...['basic', 'psk', 'ssk', 'nssk', 'spight', 'coupling', 'korean', 'japanese', 'ing'],
      ...['aga', 'new-zealand', 'tromp-taylor', 'katago-simple', 'katago-spight'],
    ]);
    const written = new Map<string, string | undefined>();
    for (const { name } of choices) {
      const text = applied(GAME, write(GAME, { kind: 'rule', rule: name }));
      written.set(name, /RU\[(.*?)\]/.exec(text)?.[1]);
      const [plain] = (readVariant([name]).rule ?? '').split(' ');
      expect(ruleAt(analysed(text), { offset: 3 })?.inForce.split(' ')[0]).toBe(plain);
    }
    expect(written.get('aga')).toBe('AGA');
    expect(written.get('new-zealand')).toBe('NZ');
    expect(written.get('katago-spight')).toBe('katago-spight');
    expect(write(GAME, { kind: 'rule', rule: 'none' })).toMatchObject({ kind: 'refused' });
  });

  it('is shown with prisoners and clocks', () => {
    const text = '(;SZ[3]PB[a]WR[9p]DT[x];B[ba]BL[60.5];W[aa]WL[30]OW[3];B[ab])';
    const { frames, record } = sequenceAt(analysed(text), { entry: 0 })!.sequence;
    const value = (name: string) => record?.fields.find((one) => one.name === name)?.value;
    expect([value('PB'), value('WR'), value('KM')]).toEqual(['a', '9p', '']);
    expect(frames[3]?.tally).toEqual({
      black: { captured: 1, left: 60 },
      white: { captured: 0, left: 30, moves: 3 },
    });
    expect(frames[1]?.tally).toEqual({ black: { captured: 0, left: 60 }, white: { captured: 0 } });
  });

  it('has a play that a rule forbids in its tree as forbidden, also where KO means it', () => {
    const ko = '(;SZ[5]RU[basic]PL[W]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb];B[cb]KO[])';
    for (const text of [ko, ko.replace('KO[]', '')]) {
      const document = analysed(text);
      diagnose(document);
      expect(moveTree(document, { entry: 0 })?.signs.map((signs) => signs & SIGN_BITS.forbidden)).toEqual([
        0,
        0,
        SIGN_BITS.forbidden,
      ]);
    }
  });

  it('says whose turn it is, in the node of setup or a new one', () => {
    const play = (color: 'black' | 'white', index: number) =>
      applied(GAME, write(GAME, { kind: 'to-play', color }, index));
    expect(play('white', 0)).toBe(GAME.replace('KM[6.5]', 'KM[6.5]PL[W]'));
    expect(play('black', 1)).toBe(GAME.replace('B[aa]', 'B[aa];PL[B]'));
  });
});

describe('turning a game', () => {
  const GAME = '(;SZ[3:2]AB[aa:ba]PL[W]RE[W+2];W[cb]LB[aa:x]AR[aa:cb]TR[cb:ca];B[](;W[ba]BL[3])(;W[tt]))';

  it.each<['rotate' | 'mirror' | 'colors', string]>([
    ['rotate', '(;SZ[2:3]AB[ba:bb]PL[W]RE[W+2];W[ac]LB[ba:x]AR[ba:ac]TR[ac:bc];B[](;W[bb]BL[3])(;W[tt]))'],
    ['mirror', '(;SZ[3:2]AB[ba:ca]PL[W]RE[W+2];W[ab]LB[ca:x]AR[ca:ab]TR[aa:ab];B[](;W[ba]BL[3])(;W[tt]))'],
    ['colors', '(;SZ[3:2]AW[aa:ba]PL[B]RE[B+2];B[cb]LB[aa:x]AR[aa:cb]TR[cb:ca];W[](;B[ba]WL[3])(;B[tt]))'],
  ])('%s', (how, expected) => {
    expect(applied(GAME, write(GAME, turn(how)))).toBe(expected);
  });

  it('is the same game again after four quarters, and after two of the others', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        games(4),
        fc.constantFrom('rotate' as const, 'mirror' as const, 'colors' as const),
        (text, how) => {
          let out = text;
          for (let n = how === 'rotate' ? 4 : 2; n > 0; n--) {
            out = applied(out, write(out, turn(how)));
            if (out !== text) changed++;
            expect(out.length).toBe(text.length);
          }
          expect(values(out)).toEqual(values(text));
        },
      ),
    );
    expect(changed).toBeGreaterThan(20);
  });
});

/** What all values of a game say, lists of points by their points. */
function values(text: string): unknown[] {
  const sgf = parseSgf(text);
  const size = { columns: 4, rows: 4 };
  return Array.from({ length: sgf.propertyCount }, (_, p) => [
    sgf.name(p),
    sgf.valuesOf(p).map((raw) => (raw.includes(':') ? readPoints(raw, size) : [readMove(raw, size), raw])),
  ]);
}
