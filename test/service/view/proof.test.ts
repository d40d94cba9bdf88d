import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import {
  actions,
  comparedRules,
  finishFindings,
  judgementWork,
  proofAt,
} from '../../../src/service/index.ts';
import { BASIC_KO, compareAt, hover, marked, TRIPLE_KO } from '../marked.ts';

const SIX = 'B d6 W b5 B f6 W d5 B b6 W f5';

/** The proof that a rule gives for a move of the first entry, all searches done. */
function proof(source: string, move: number, rule: string) {
  const { analysis, text } = marked(source);
  const one = analysis.entries[0]!.analysis;
  finishFindings(one);
  for (const { work } of judgementWork(
    one,
    comparedRules(one).map(({ id }) => id),
  ))
    finish(work());
  return { found: proofAt(analysis, { entry: 0, move, rule })?.sequence ?? null, text };
}

describe('a proof', () => {
  it('of a hot stone plays the ko in which it was played, and that of the capture', () => {
    const { found, text } = proof(`# T\nrules: spight\n${TRIPLE_KO}\nmoves: ${SIX}`, 4, 'spight');
    expect(found!.frames.map(({ caption }) => caption)).toEqual([
      'The ko in which D6 was played: the starting position, Black to play',
      'The ko in which D6 was played, play 1 of 2: Black D6 takes D5',
      'The ko in which D6 was played, play 2 of 2: White D5 takes D6. The board is as it was before',
      'The ko that this capture is part of: the position after move 3, White to play',
      'The ko that this capture is part of, play 1 of 2: White D5 takes D6',
      'The ko that this capture is part of, play 2 of 2: Black D6 takes D5. The board is as it was before',
    ]);
    expect(found!.proof!.description).toBe('move 4, White D5 takes D6');
    expect(found!.proof!.verdict).toMatchObject({ rule: 'spight', verdict: 'forbidden', proof: true });
    expect(found!.proof!.parts.map(({ start, length }) => [start, length])).toEqual([
      [0, 2],
      [3, 2],
    ]);
    // The stone that is captured is hot before the capture, and the capture is what is forbidden.
    const kinds = found!.frames.map(({ marks }) => marks.map(({ mark }) => mark.kind));
    expect(kinds).toEqual([[], ['number'], ['number'], ['hot'], ['number', 'forbidden'], ['number']]);
    const spans = found!.frames.map(({ span }) => span && text.slice(span.start, span.end));
    expect(spans).toEqual([null, null, null, null, 'W d5', null]);
  });

  it('ends each cycle with the board that it began with', () => {
    for (const [move, rule] of [
      [4, 'spight'],
      [5, 'spight'],
      [6, 'psk'],
      [6, 'korean'],
    ] as const) {
      const { found } = proof(`rules: spight\n${TRIPLE_KO}\nmoves: ${SIX}`, move, rule);
      const { frames, proof: made } = found!;
      expect(made!.parts.length).toBeGreaterThan(0);
      for (const { start, length } of made!.parts) {
        expect(frames[start + length]!.rows).toEqual(frames[start]!.rows);
        expect(frames[start + length]!.repeats).toEqual({ of: start, length, pattern: null });
      }
    }
  });

  it('of a superko play plays the real moves, which stand in the text', () => {
    const { found, text } = proof(`rules: psk\n${TRIPLE_KO}\nmoves: W pass ${SIX}`, 7, 'psk');
    expect(found!.frames).toHaveLength(8);
    const spans = found!.frames.map(({ span }) => span && text.slice(span.start, span.end));
    expect(spans).toEqual([null, 'W pass', ...SIX.split(/ (?=[BW])/)]);
  });

  it('of a basic ko plays the capture and the recapture', () => {
    const { found } = proof(`${BASIC_KO}\nmoves: W b2 B c2`, 2, 'basic');
    expect(found!.frames.map(({ caption }) => caption).slice(1)).toEqual([
      'The cycle that it completes, play 1 of 2: White B2 takes C2',
      'The cycle that it completes, play 2 of 2: Black C2 takes B2. The board is as it was before',
    ]);
  });

  it.each([
    ['a play that is allowed', `${TRIPLE_KO}\nmoves: ${SIX}`, 1, 'none'],
    ['a repetition that the rule allows', `${TRIPLE_KO}\nmoves: ${SIX}`, 6, 'none'],
    ['an impossible play', 'edges: all\nX . .\nmoves: W a1', 1, 'psk'],
    ['suicide', 'edges: all\n. O .\nO . .\nmoves: B a2', 1, 'psk'],
    ['no move', `${TRIPLE_KO}\nmoves: ${SIX}`, 7, 'psk'],
    ['no rule', `${TRIPLE_KO}\nmoves: ${SIX}`, 6, 'toString'],
  ])('of %s is none', (_name, source, move, rule) => {
    expect(proof(source, move, rule).found).toBeNull();
  });

  it('asks a rule that has not been asked', () => {
    const { analysis } = marked(`rules: basic\n${TRIPLE_KO}\nmoves: ${SIX}`);
    const found = proofAt(analysis, { entry: 0, move: 4, rule: 'spight' });
    expect(found?.sequence.proof?.verdict.verdict).toBe('forbidden');
  });

  it('is offered exactly where there is one', () => {
    const { analysis } = marked(`rules: spight, none\n${TRIPLE_KO}\nmoves: ${SIX} B d5 W pass B d6`);
    const one = analysis.entries[0]!.analysis;
    for (const { work } of judgementWork(
      one,
      comparedRules(one).map(({ id }) => id),
    ))
      finish(work());
    const { rows } = finish(compareAt(analysis, { entry: 0 }))!;
    let offered = 0;
    for (const { index, cells } of rows) {
      for (const cell of cells) {
        const found = proofAt(analysis, { entry: 0, move: index, rule: cell.rule });
        // Beside proofs there are reasons why a rule has nothing against a move.
        const isProof = found !== null && (cell.proof || cell.verdict !== 'allowed');
        expect([index, cell.rule, cell.proof]).toEqual([index, cell.rule, isProof]);
        if (cell.proof) offered++;
      }
    }
    expect(offered).toBeGreaterThan(5);
  });

  it('is offered by a code action on the forbidden play, and by the hover', () => {
    const { analysis, text } = marked(`rules: spight\n${TRIPLE_KO}\nmoves: ${SIX}`);
    finishFindings(analysis.entries[0]!.analysis);
    const at = text.indexOf('W d5');
    const action = actions(analysis, { start: at, end: at }).find(
      ({ title }) => title.code === 'fix.show-proof',
    )!;
    const asked = { uri: 'test:///text', entry: 0, move: 4, rule: 'spight' };
    expect(action.command).toEqual({ command: 'koban.showProof', arguments: [asked] });
    expect([action.edits, action.mends?.code]).toEqual([[], 'spight.hot-stone']);
    const quiet = actions(analysis, { start: text.indexOf('B d6'), end: text.indexOf('B d6') });
    expect(quiet.filter(({ title }) => title.code === 'fix.show-proof')).toEqual([]);
    const { markdown } = finish(hover(analysis, at + 3, () => false))!;
    const links = [...markdown.matchAll(/\(command:koban\.showProof\?([^)]*)\)/g)];
    expect(links.map(([, args]) => JSON.parse(decodeURIComponent(args!))[0])).toContainEqual(asked);
  });
});

describe('the comparison', () => {
  it('has the rules that the entry names first, and “none” only when named', () => {
    const ids = (rules: string) =>
      finish(
        compareAt(marked(`rules: ${rules}\n${TRIPLE_KO}\nmoves: ${SIX}`).analysis, { entry: 0 }),
      )!.rules.map(({ id }) => id);
    expect(ids('ssk, psk').slice(0, 2)).toEqual(['ssk', 'psk']);
    expect(ids('ssk, psk')).not.toContain('none');
    expect(ids('none')[0]).toBe('none');
    expect(new Set(ids('ssk, psk')).size).toBe(ids('ssk, psk').length);
  });
});

describe('a hover on a stone of the board', () => {
  const said = (source: string) => {
    const { analysis, offset } = marked(source);
    return finish(hover(analysis, offset, () => false))!.markdown.replace(/\(data:[^)]*\)/g, '()');
  };

  it('tells its string, what happens to it, and what is there at last', () => {
    const text = said(
      `rules: spight\n${TRIPLE_KO.replace('| X . X O X O X |', '| X . X ¦O X O X |')}\nmoves: ${SIX}`,
    );
    expect(text).toContain('**D5** as drawn: a single white stone with 1 liberty');
    expect(text).toContain('- Move 1: Black D6 takes D5\n- Move 4: White D5 takes D6');
    expect(text).toContain('**D5** after move 6: a white stone, hot');
    expect(text).toContain('The ko in which it was played: W D5 B D6');
  });

  it('marks the hot stones on the picture', () => {
    const text = said(`rules: spight\n${TRIPLE_KO.replace('| O O O', '| ¦O O O')}\nmoves: B d6 W b5 B f6`);
    expect(text).toMatch(/!\[[^\]]*Hot: B5, D6, F6/);
  });
});
