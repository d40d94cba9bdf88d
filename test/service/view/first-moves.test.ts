import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import type { FirstMoves } from '../../../src/protocol/outcomes.ts';
import { boardAlt, boardSvg, framePicture } from '../../../src/render/index.ts';
import * as signsNow from '../../../src/render/rare-signs.ts';
import * as signsLater from '../../../src/render/rare-signs-later.ts';
import * as movesNow from '../../../src/service/analysis/first-moves.ts';
import * as movesLater from '../../../src/service/analysis/first-moves-later.ts';
import { whatIsUnclaimed } from '../../../src/service/analysis/index.ts';
import {
  analyse,
  check,
  DEFAULT_SETTINGS,
  figureMovesWords,
  figureWork,
  outcomesAt,
  sequenceAt,
  trying,
} from '../../../src/service/index.ts';
import * as viewNow from '../../../src/service/view/first-moves.ts';
import * as viewLater from '../../../src/service/view/first-moves-later.ts';
import { hover } from '../marked.ts';

const TEXT = `# Black to live in the corner
+---------------
| . . . . O . .
| . X X X O . .
| . X O O O . .
| X X O . . . .
| O O O . . . .
| . . . . . . .
goal: keep one of b4
to-play: black
`;

const opened = (text: string) =>
  analyse(openDocument('file:///moves.goban', 1, 'goban', text), DEFAULT_SETTINGS);

/** All parts of the answer, as they come, until nothing about first moves is left to be searched. */
function asked(text: string): FirstMoves[][] {
  const document = opened(text);
  const told: FirstMoves[][] = [];
  for (;;) {
    const answer = outcomesAt(document, { uri: 'file:///moves.goban', offset: 0 });
    told.push([...answer!.table.moves]);
    const next = answer!.work.find(({ key }) => key.startsWith('moves '));
    if (!next) return told;
    finish(next.work());
  }
}

const signs = ({ marks }: FirstMoves) =>
  marks.map(({ mark }) => (mark.kind === 'grade' ? `${mark.grade}${mark.text ?? ''}` : mark.kind));

describe('first moves beside who wins', () => {
  const told = asked(TEXT);
  const [black, white] = told.at(-1)!;

  it('come for the player to move and for the other, pending until they are graded', () => {
    expect(told[0]!.map(({ first, state }) => `${first} ${state}`)).toEqual([
      'black pending',
      'white pending',
    ]);
    expect(new Set(signs(told[0]![0]!))).toEqual(new Set(['pending']));
    expect([black!.state, white!.state]).toEqual(['known', 'known']);
  });

  it('have a sign on each point and a sentence for each move, the best first', () => {
    expect(signs(black!)).toEqual(['fails', 'works', 'works', 'works', 'ko-1', 'works']);
    expect(black!.all.map(({ says }) => says)).toEqual([
      'A5 works',
      'A6 works',
      'B6 works',
      'D6 works',
      'C6 is a ko: it needs 1 threat',
      'A4 fails: D6 refutes it',
    ]);
    expect(signs(white!)).toContain('ko0');
    expect(black!.notes[0]).toBe('Right: A5, A6, B6 and D6');
  });

  it('say that they end as problems do, where the table beside them ends by two passes', () => {
    expect(black!.title).toMatch(/; three passes end play, as in problems$/);
  });

  it('have the zone of a right move, which is smaller than the region', () => {
    expect(black!.zone.length).toBeLessThan(black!.marks.length);
    expect(black!.notes[1]).toMatch(/^Shaded: Black plays A5 and then on these points alone/);
    // White has no move that works whatever comes, so the region is shaded.
    expect(white!.zone).toEqual(white!.marks.map(({ point }) => point));
  });

  it('say why there are none', () => {
    const [none] = asked(TEXT.replace('. . . . O . .', '. . . . . . .')).at(-1)!;
    expect(none!.state).toBe('none');
    expect(none!.title).toMatch(/boundary is uncertain at D6/);
    expect(none!.marks).toEqual([]);
  });
});

describe('points that may not be played', () => {
  const EYE = `# Eye
goal: capture a4
+-----------+
| X X X O . |
| X . X O O |
| X X O O . |
| X O . O O |
| . X O O O |
+-----------+
moves: W a1
`;

  it('are retakes under the rule, or else suicide, which no ko rule forbids', () => {
    const [black, white] = asked(EYE).at(-1)!;
    const forbidden = ({ marks }: FirstMoves) =>
      marks.flatMap(({ mark, point }) => (mark.kind === 'forbidden' ? [`${point} ${mark.rule}`] : []));
    // B4 and C2 are suicide of Black, B1 is the ko; B4 captures for White.
    expect(forbidden(black!)).toEqual(['21 basic', '6 null', '17 null']);
    expect(forbidden(white!)).toEqual([]);
  });

  it('do not hide that no move is needed', () => {
    const text = EYE.replace('| . X O O O |', '| O . O O O |').replace(
      'moves: W a1',
      'to-play: white\nshow: moves',
    );
    const { analysis } = opened(text).entries[0]!;
    for (const one of figureWork(analysis)) finish(one.work());
    expect(figureMovesWords(analysis)).toMatch(
      /C2 works; .*No move is needed: a play elsewhere does as well$/,
    );
  });
});

describe('a game about a first move', () => {
  const document = opened(TEXT);
  const table = outcomesAt(document, { uri: 'file:///moves.goban', offset: 0 })!.table;
  const place = (name: string) => 7 * (6 - Number(name.slice(1))) + name.charCodeAt(0) - 97;
  const tried = (point: string, side: 'proof' | 'right', first: 'black' | 'white' = 'black') => ({
    index: 0,
    points: [...table.points],
    rule: 'basic',
    first,
    threats: { black: 0, white: 0 },
    strategy: 0,
    move: { point: place(point), side },
  });
  const behind = (about: ReturnType<typeof tried>, ...given: string[]) =>
    finish(
      trying(document, { uri: 'file:///moves.goban', offset: 0, tried: about, given: given.map(place) }),
    )!;

  it('begins with the move and the refutation, which is shaded', () => {
    const { sequence } = behind(tried('a4', 'proof'));
    expect(sequence.frames.map(({ move }) => move?.point)).toEqual([undefined, 'a4', 'd6']);
    expect(sequence.trial!.you).toBe('black');
    expect(sequence.trial!.hint).toContain('refutes A4 by plays on these points alone');
    expect(sequence.frames[1]!.zone!.length).toBeLessThan(7);
  });

  it('tells the side that is right what a move was worth', () => {
    const about = tried('a4', 'right');
    const { sequence } = behind(about);
    expect(sequence.trial!.you).toBe('white');
    const right = behind(about, 'd6').sequence;
    expect(right.trial!.hint).toMatch(/^(?:That works; 2 moves do|That was the only move)\. You play White/);
    const wrong = behind(about, 'b6').sequence;
    expect(wrong.trial!.hint).toMatch(/gives it away: right was D6|now it is a ko/i);
    expect(wrong.frames.at(-1)!.move!.color).toBe('black');
  });

  it('refuses what cannot be played, and says why', () => {
    const { trial } = behind(tried('a4', 'proof'), 'b5').sequence;
    expect(trial!.refused).toBe('There is a stone on B5');
    expect(trial!.given).toEqual([]);
  });
});

describe('a figure with first moves', () => {
  const text = `${TEXT}show: moves\nmoves: B b6, W a5\n`;
  const document = opened(text);
  const { analysis } = document.entries[0]!;
  const shown = () => sequenceAt(document, { entry: 0 })!.sequence;

  it('has pending signs before, and all once its work is done', () => {
    expect(shown().frames[0]!.marks.every(({ mark }) => mark.kind === 'grade')).toBe(true);
    for (const one of figureWork(analysis)) finish(one.work());
    const { frames, show } = shown();
    expect(show!.at).toBe(0);
    const marks = frames[0]!.marks.map(({ mark }) => mark.kind === 'grade' && mark.grade);
    expect(marks).toEqual(['fails', 'works', 'works', 'works', 'ko', 'works']);
    expect(frames[0]!.zone!.length).toBeLessThan(6);
    expect(frames[1]!.marks.some(({ mark }) => mark.kind === 'grade')).toBe(false);
    expect(figureWork(analysis).some(({ key }) => key === 'show-moves')).toBe(false);
  });

  it('is drawn and said in words', () => {
    const { frames, ...rest } = shown();
    const picture = framePicture({ frames, ...rest }, frames[0]!);
    expect(boardAlt(picture)).toContain('First moves of Black, a ko that needs 1 threat: C6');
    expect(boardAlt(picture)).toContain('Shaded: ');
    const svg = boardSvg(picture, {});
    expect(svg.match(/koban-works/g)).toHaveLength(4);
    expect(svg).toContain('koban-zone');
    expect(figureMovesWords(analysis)).toMatch(
      /^First moves of Black.*: A5 works;.*A4 fails: D6 refutes it$/,
    );
  });

  it('needs a goal', () => {
    const found = check(opened('X .\nshow: moves\n').entries[0]!.analysis, DEFAULT_SETTINGS);
    expect(found.map(({ code }) => code)).toContain('show.no-goal');
  });
});

describe('what hovers and offers say of first moves', () => {
  const KILL = `# One move
+-----------------
| . . . . . X O .
| . O . X X X O .
| . . X O O O O .
| X X X O . . . .
| O O O O . . . .
goal: keep one of c3
to-play: black
expect: c4 works
`;
  const document = opened(KILL);
  const told = (offset: number) => finish(hover(document, offset, () => false))!.markdown;

  it('say it of an empty point, and of a claim with all other moves', () => {
    expect(told(KILL.indexOf('. O . X X X') + 4)).toContain('**C4 works**');
    expect(told(KILL.indexOf('. O . X X X'))).toContain('**A4 fails: C4 refutes it**');
    const claim = told(KILL.indexOf('c4 works'));
    expect(claim).toContain('- C4 works');
    expect(claim).toContain('- A4 fails: C4 refutes it');
  });

  it('offer the claim that one move alone is right, once that is known', () => {
    const { analysis } = document.entries[0]!;
    expect(whatIsUnclaimed(analysis)).toContain('only c4 saves c3');
    expect(whatIsUnclaimed(analysis)).not.toContain('c4 works');
    const offered = opened(KILL.replace('expect: c4 works', 'expect: only c4 saves c3'));
    for (const one of figureWork(offered.entries[0]!.analysis)) finish(one.work());
    expect(check(offered.entries[0]!.analysis, DEFAULT_SETTINGS)).toEqual([]);
  });
});

describe('the stand-ins of small builds', () => {
  it('have the names of the files that they load', () => {
    expect(Object.keys(movesLater).sort()).toEqual(Object.keys(movesNow).sort());
    expect(Object.keys(viewLater).sort()).toEqual(Object.keys(viewNow).sort());
    expect(Object.keys(signsLater).sort()).toEqual(Object.keys(signsNow).sort());
  });

  it('know nothing before they are asked to load it for a text that shows first moves, then the same', async () => {
    const { analysis } = opened(`${TEXT}show: moves\nmoves: B b6, W a5\n`).entries[0]!;
    const plain = opened(TEXT).entries[0]!.analysis;
    await Promise.all([movesLater.loadFirstMoves(plain), viewLater.loadFigureMoves(plain)]);
    expect(movesLater.figureMovesWork(analysis)).toEqual([]);
    expect(viewLater.figureMovesWords(analysis)).toBeNull();
    await Promise.all([movesLater.loadFirstMoves(analysis), viewLater.loadFigureMoves(analysis)]);
    const work = movesLater.figureMovesWork(analysis);
    expect(work.map(({ key }) => key)).toEqual(movesNow.figureMovesWork(analysis).map(({ key }) => key));
    for (const part of work) finish(part.work());
    expect(viewLater.figureMovesWords(analysis)).not.toBeNull();
    expect(viewLater.figureMovesWords(analysis)).toEqual(viewNow.figureMovesWords(analysis));
  });
});
