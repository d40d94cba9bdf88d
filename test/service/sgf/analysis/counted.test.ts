/** A counted result beside the territory and the dead stones that a record names. */
import { describe, expect, it } from 'vitest';
import { analyseSgf, DEFAULT_SETTINGS, gameFindings } from '../../../../src/service/index.ts';

/** Two walls on 5x5, a white stone behind the black one; Black has 10 points or 11, White 10. */
const game = (result: string, said: string) =>
  `(;SZ[5]KM[0.5]RE[${result}]AB[ba][bb][bc][bd][be][ca][cb][cc]AW[cd][ce][da][db][dc][dd][de][ab];B[];W[]${said})`;

function found(text: string): (readonly [string, string])[] {
  const [placed] = analyseSgf(text, DEFAULT_SETTINGS).games;
  if (!placed) throw new Error('no game');
  return gameFindings(placed.game, DEFAULT_SETTINGS)
    .filter(({ code }) => code.startsWith('sgf.'))
    .map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

describe('a counted result', () => {
  it('is compared with the board without the dead stones that a comment names', () => {
    // Black: 8 stones and 5 points; White: 7 stones and 5 points. With prisoners Black has one more.
    expect(found(game('B+0.5', 'C[dead: a4]'))).toEqual([]);
    expect(found(game('W+3.5', 'C[dead: a4]'))).toEqual([['sgf.result-count', 'W+3.5']]);
    expect(found(game('B+0.5', 'C[White resigns a stone.\nDead stones are dead.]'))).toEqual([]);
    expect(found(game('B+4.5', ''))).toEqual([]);
  });

  it('is compared with all stones where none is dead', () => {
    // The stone at a4 leaves Black's points to nobody.
    expect(found(game('W+5.5', 'C[dead: none]'))).toEqual([]);
    expect(found(game('B+9.5', 'C[dead: none]'))).toEqual([['sgf.result-count', 'B+9.5']]);
  });

  it('is not compared with what is no stone, which is reported', () => {
    expect(found(game('B+0.5', 'C[dead: a4 a3 z9]'))).toEqual([
      ['sgf.dead', 'a3'],
      ['sgf.dead', 'z9'],
    ]);
  });
});
