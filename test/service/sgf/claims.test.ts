import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { forgetOutcomes } from '../../../src/service/analysis/outcomes.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  type DocumentAnalysis,
  diagnose,
  listedClaims,
  pendingWork,
  withComments,
} from '../../../src/service/index.ts';
import { koban, kobanLater } from '../../cli/run.ts';
import { hover } from '../marked.ts';

/** The triple ko of the README, after two moves; claims are in the comment of the start and of the second move. */
const record = (start: string, second = '') =>
  `(;GM[1]FF[4]SZ[7]RU[AGA]PL[B]AB[bb][ac][cc][ec][gc][ad][bd][cd][dd][ed][fd][gd]
AW[aa][ba][ca][da][ea][fa][ga][ab][cb][eb][gb][dc][fc][ae][be][ce][de][ee][fe][ge][af][cf][df][ff][gf][ag][bg][cg][dg][eg][fg][gg]
C[${start}];B[db];W[bc]C[${second}])`;
const opened = (text: string): DocumentAnalysis =>
  analyse(openDocument('file:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
const told = (text: string) => diagnose(opened(text)).map(({ code, severity }) => `${severity} ${code}`);

const HOLDS = 'A race.\ngoal: capture d4 or a7\nexpect: black first kills a7 under psk';
const FAILS = 'goal: capture d4 or a7\nexpect: white kills d4 when black begins under psk';

describe('claims in comments of a game record', () => {
  it('hold, fail with what holds instead, and may be prose', () => {
    expect(told(record(HOLDS))).toEqual([]);
    const document = opened(record(FAILS));
    const [found] = diagnose(document).filter(({ code }) => code === 'expect.failed');
    expect(found).toMatchObject({ severity: 'error' });
    const { text } = document.document;
    const at = text.indexOf('white kills');
    const fixes = actions(document, { start: at, end: at });
    const { edits } = fixes.find(({ mends }) => mends?.code === 'expect.failed')!;
    const { span, text: instead } = edits[0]!;
    const mended = text.slice(0, span.start) + instead + text.slice(span.end);
    expect(instead).not.toBe('');
    expect(told(mended)).toEqual([]);
    expect(told(record('I expect: White resigns.\nexpect: nothing good'))).toEqual([
      'warning expect.unreadable',
    ]);
    expect(told(record('The goal: to live. Some threats: none'))).toEqual([]);
  });

  it('are about the board of their node, with goal, threats and points left out from above', () => {
    const above = 'goal: capture d4 or a7\nthreats: white 1';
    const claim = 'expect: captures 1 at move 2\nexpect: white kills d4 when black begins under psk';
    expect(told(record(above, claim))).toEqual([]);
    expect(told(record('', 'expect: move 3 forbidden'))).toEqual(['error expect.void']);
  });

  it('say of a forbidden move that it is meant, at the move or below it, and of no other move', () => {
    const TWO =
      '(;SZ[5]RU[Japanese]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb]C[A](;W[bb]C[B];B[ee]C[C])(;W[bb]))';
    const at = (place: string, claim: string) => told(TWO.replace(`[${place}]`, `[expect: ${claim}]`));
    const meant = ['hint basic.recapture', 'error basic.recapture'];
    expect(at('B', 'move 2 forbidden under japanese')).toEqual(meant);
    expect(at('C', 'move 2 forbidden')).toEqual(meant);
    expect(at('C', 'move 2 forbidden under psk').filter((one) => one.includes('recapture'))).toEqual([
      'error basic.recapture',
      'error basic.recapture',
    ]);
    const document = opened(TWO.replace('[B]', '[expect: move 2 forbidden]'));
    const place = document.document.text.indexOf('W[bb]') + 2;
    expect(finish(hover(document, place, () => false, 'tables'))!.markdown).toContain('As claimed');
  });

  it('are checked by the command line, which counts them, in a record and in a fence', async () => {
    const bad = await kobanLater(['check', 'a.sgf'], { 'a.sgf': record(FAILS) });
    expect(bad.code).toBe(1);
    expect(bad.out).toContain('[expect.failed]');
    expect((await kobanLater(['check', 'a.sgf'], { 'a.sgf': record(HOLDS) })).code).toBe(0);
    const page = koban(['check', 'a.md'], { 'a.md': `\`\`\`sgf\n${record(HOLDS)}\n\`\`\`\n` });
    expect(page.code).toBe(0);
    expect(page.out).toContain('1 claim holds');
  });

  it('stand in the Testing view with the state that check tells', () => {
    const document = opened(record(HOLDS, 'expect: captures 3 at move 2'));
    const listed = finish(listedClaims(withComments(document), new Set([0, 1])));
    expect(listed.map(({ title }) => title)).toEqual([
      'Entry without a title',
      'Entry without a title, after move 2',
    ]);
    expect(listed.flatMap(({ claims }) => claims.map(({ state }) => state))).toEqual(['holds', 'fails']);
    const { text } = document.document;
    for (const one of listed.flatMap(({ claims }) => claims))
      expect(text.slice(one.span.start, one.span.end)).toBe(one.text);
  });

  it('come as work of their own, which an editor waits for', () => {
    forgetOutcomes();
    const document = opened(record(HOLDS.replace('psk', 'ssk')));
    const done: string[] = [];
    for (let work = pendingWork(document); work.length > 0; work = pendingWork(document)) {
      for (const one of work) {
        done.push(one.key);
        finish(one.work());
      }
      if (done.length > 20) break;
    }
    expect(done.filter((key) => key.startsWith('outcome '))).toHaveLength(1);
  });

  it('have hovers, completion, and what holds to be inserted', () => {
    const text = record(HOLDS, 'So.\nexpect: captures ');
    const document = opened(text);
    expect(finish(hover(document, text.indexOf('kills'), () => false))!.markdown).toContain('Black first');
    const offered = complete(document, text.indexOf('captures ') + 'captures '.length).map(
      ({ label }) => label,
    );
    expect(offered).toContain('captures 1 at move 2');
    const begun = record('', 'exp');
    expect(complete(opened(begun), begun.indexOf('exp') + 3).map(({ text: one }) => one)).toEqual([
      'expect: ',
    ]);
    const prose = record('', 'An ordinary line');
    expect(complete(opened(prose), prose.indexOf('line') + 4)).toEqual([]);
    const at = prose.indexOf('An ordinary');
    const insert = actions(opened(prose), { start: at, end: at }).find(({ edits }) =>
      edits.some((edit) => edit.text.includes('expect: ')),
    )!;
    const [edit] = insert.edits;
    const inserted = prose.slice(0, edit!.span.start) + edit!.text + prose.slice(edit!.span.end);
    expect(inserted).toContain('C[An ordinary line\nexpect: captures 1 at move 2');
    expect(told(inserted)).toEqual([]);
  });
});
