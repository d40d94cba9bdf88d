import { defineDiagnostic } from '../define.ts';
import type { ColorWord, Moment, Said } from '../types.ts';
import { COLOR, form, list, moment, number, quote } from './grammar.ts';
import { positionAt, type RecreatedPosition, recreates } from './rule-parts.ts';

const ORDINALS = [
  '',
  '',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const often = (times: number) =>
  times < 2 ? '' : `, for the ${ORDINALS[times] ?? `${number(times)}th`} time`;

const OUTCOME = {
  draw: () => 'The game is a draw',
  'no-result': () => 'The game ends without result',
  loss: (player: string) => `${player} loses the game`,
  win: (player: string) => `${player} wins the game`,
};

/** What a rule that an author has written says of a move. */
export const written = {
  'written.title': (a: { title: string }) => a.title,
  'written.clause': (a: { line: number; text: string }) => `line ${a.line}, ${quote(a.text, 200)}`,
  'written.retake': (a: { of: Moment; atOnce: boolean }) =>
    a.atOnce
      ? 'it takes back at once a single stone that has just captured a single stone'
      : `it takes back the single stone with which ${moment(a.of)} captured a single stone`,
  'written.recreates': (
    a: RecreatedPosition & { times: number; by: 'same' | 'opponent' | null; sameTurn: boolean },
  ) =>
    `${recreates(a)}${a.by === 'same' ? ', which the same player made' : a.by === 'opponent' ? ', which the opponent made' : ''}${a.sameTurn ? ' with the same player to move' : ''}${often(a.times)}`,
  'written.repeats': (a: RecreatedPosition & { times: number }) =>
    `it repeats ${moment(a.of)}: the board is the same before it and after it${often(a.times)}`,
  'written.ends': (a: {
    reason: Said;
    outcome: 'draw' | 'no-result' | 'loss' | 'win';
    player: ColorWord;
    agreed: boolean;
  }) =>
    `${a.reason}. ${OUTCOME[a.outcome](COLOR[a.player])}${a.agreed ? ', if both players agree; Koban cannot know whether they do' : ''}`,
  'written.unread': (a: { rule: string; lines: readonly number[] }) =>
    `Koban cannot read ${form(a.lines.length, 'line', 'lines')} ${list(a.lines.map(String))} of ${quote(a.rule)}, so it judges nothing under this rule`,
  'written.uncounted': (a: { of: Moment }) =>
    `it recreates ${positionAt(a.of)}, but no clause of the rule applies to that`,
} as const;

const RULE = (clause: string) => `\`\`\`korule\n# Club\n${clause}\n\`\`\`\n\n`;
const page = (clause: string, entry: string) => ({
  text: `${RULE(clause)}\`\`\`goban\n${entry}\n\`\`\`\n`,
  file: 'a.md',
});
const ONE_KO = 'rules: club\nedges: all\n. . . .\n. X O .\nX O . O\n. X O .\nmoves: B c2 W b2';
const BACK = 'rules: club\nedges: all\n. . . .\n. X O .\nX O . O\n. X O .\nmoves: B c2 W a4 B d4 W b2';

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  play: {
    'written.retake': defineDiagnostic(
      'error',
      'A clause of a written rule forbids to take the ko back.',
      'Play elsewhere first, or claim that the move is forbidden. The message names the clause and its line.',
      page('a play may not retake a ko at once', ONE_KO),
    ),
    'written.recreation': defineDiagnostic(
      'error',
      'A clause of a written rule forbids to recreate the earlier position or situation.',
      'Play elsewhere, or claim that the move is forbidden. The message names the clause and its line.',
      page('a play may not recreate an earlier position', ONE_KO),
    ),
    'written.repetition': defineDiagnostic(
      'error',
      'A clause of a written rule forbids to repeat the earlier play.',
      'Play elsewhere, or claim that the move is forbidden. The message names the clause and its line.',
      page('a play may not repeat an earlier play', `${ONE_KO} B c2`),
    ),
    'written.also': defineDiagnostic(
      'error',
      'A written rule takes over what another rule forbids, and that rule forbids the play.',
      'Play elsewhere, or claim that the move is forbidden.',
      page('everything that spight forbids is forbidden', ONE_KO),
    ),
    'written.ends': defineDiagnostic(
      'warning',
      'A clause of a written rule ends the game at this play.',
      'Claim `move 2 ends`, or let a player deviate.',
      page('a play that recreates an earlier position ends the game: draw', ONE_KO),
    ),
    'written.unread': defineDiagnostic(
      'error',
      'The rule has a line that Koban cannot read, so no move is judged under it.',
      'Correct that line by the [grammar](rule-text.md).',
      page('a play must be honest', BACK),
    ),
  },
};
