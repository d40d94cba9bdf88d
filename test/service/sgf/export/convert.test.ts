import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { gobanOfSgf } from '../../../../src/notation/export/index.ts';
import { actions, analyse, convert, DEFAULT_SETTINGS, entryOf } from '../../../../src/service/index.ts';
import { say } from '../../../../src/words/index.ts';

const GAME = '(;SZ[3];B[bb]C[one]TR[bb]LB[aa:A](;W[cb])(;W[ab]MA[cc][ca]SQ[aa]))';
const document = analyse(openDocument('test:///a.sgf', 1, 'sgf', GAME), DEFAULT_SETTINGS);
const placed = entryOf(document, { entry: 1 })!;

describe('SGF in other notations', () => {
  it('is the position at a node, with what is lost of it', () => {
    const { text, lost } = convert(placed, 'goban', 1);
    expect(text).toContain('| . X . |');
    expect(text).not.toContain('moves:');
    expect(lost.map((one) => say(one.message))).toEqual([
      'the move before this position',
      '2 marks and labels',
      '1 comment',
    ]);
  });

  it('names the rules of the record with a position, and none that only the settings have', () => {
    const goban = (ru: string, index?: number) => {
      const text = `(;SZ[3]${ru};B[bb];W[cb])`;
      const one = analyse(openDocument('test:///r.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
      return convert(entryOf(one, { entry: 0 })!, 'goban', index).text;
    };
    expect(goban('RU[NZ]', 1)).toContain('rules: ssk\n');
    expect(goban('RU[NZ]')).toContain('rules: ssk\n');
    expect(goban('', 1)).not.toContain('rules:');
    expect(goban('RU[of the house]', 1)).not.toContain('rules:');
    for (const index of [1, undefined]) {
      const text = '(;SZ[3]RU[of the house];B[bb];W[cb])';
      const one = analyse(openDocument('test:///r.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
      const { lost } = convert(entryOf(one, { entry: 0 })!, 'goban', index);
      expect(lost.filter(({ code }) => code === 'lost.rules').map((one) => say(one.message))).toEqual([
        'the rules “of the house”, which Koban does not know',
      ]);
    }
  });

  it('is a game with its variations', () => {
    const { text, lost } = convert(placed, 'goban');
    expect(text).toContain('W a2');
    expect(text).toContain('W c2');
    expect({ text, lost }).toEqual({ text: gobanOfSgf(GAME).text, lost: gobanOfSgf(GAME).lost });
  });

  it('is offered at a node', () => {
    const at = GAME.indexOf('W[ab]') + 1;
    const offers = actions(document, { start: at, end: at }).map(({ command }) => command?.arguments);
    expect(offers).toEqual([
      [{ uri: 'test:///a.sgf', entry: '0/1', index: 2 }],
      [{ uri: 'test:///a.sgf', entry: '0/1' }],
    ]);
  });
});
