import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverRecord } from '../../src/notation/sgf/index.ts';
import { koban, kobanLater } from './run.ts';

/** Records of Asian servers, as their files are made. */

const GIB = `\\HS
\\[GIBOKIND=Global\\]
\\[GAMETIME=10 minutes\\]
\\[GAMENAME=Free]\\]
\\[GAMEWHITENAME=north (3D)\\]
\\[GAMEBLACKNAME=south (1K)\\]
\\[GAMEINFOMAIN=GBKIND:3,GRLT:0,ZIPSU:25,DUM:0,GONGJE:65,TCNT:4\\]
\\[GAMETAG=S1,W0,Z25,G65,C2020:02:03:17:29,I:north\\]
\\HE
\\GS
2 1 0
4 0 &4
INI 0 1 3 &4
STO 0 2 2 15 15
STO 0 3 1 2 16
SKI 0 4
STO 0 5 1 15 15
\\GE
`;
const NGF = `Rated game\r\n19\r\nnorth       7D*\r\nsouth       5D\r\nwww.example.com\r\n0\r\n0\r\n6\r\n20190304 [09:51]\r\n5\r\nWhite wins by resign!\r\n3\r\nPMABBQEEQ\r\nPMACWEEEE\r\nPMADBBTTB\r\n`;
const UGF = `[Header]
Ver=UGF3,200
Lang=SJIS
Title=A game
Date=2019/03/08,22:09:00
Rule=JPN
Size=19
Hdcp=2,0.50
Winner=W,C
CoordinateType=IGS
PlayerB=南,2k,,
PlayerW=north,1d,,
[Data]
PD,B1,1,0
DP,B1,2,0
QP,W1,3,0
YA,B1,4,0
[ReviewNode]
NODE,1,0,0,0
  VARIATION,
`;

describe('records of servers', () => {
  it.each([
    [
      'a.gib',
      GIB,
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]GN[Free\\]]PW[north]WR[3d]PB[south]BR[1k]RE[B+2.5]KM[6.5]DT[2020-02-03]HA[3]AB[pd][dp][dd]\n;W[pp]\n;B[cq]\n;W[]\n;B[pp])\n',
      'GAMETIME',
    ],
    [
      'a.ngf',
      NGF,
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]GN[Rated game]PW[north]WR[7d*]PB[south]BR[5d]PC[www.example.com]KM[6.5]DT[2019-03-04]RE[W+R]\n;B[pd]\n;W[dd]\n;B[as])\n',
      '5',
    ],
    [
      'a.ugf',
      UGF,
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]GN[A game]DT[2019-03-08]RU[Japanese]HA[2]KM[0.5]RE[W+C]PB[南]BR[2k]PW[north]WR[1d]AB[pp][dd]\n;W[qd]\n;B[])\n',
      'ReviewNode',
    ],
  ])('%s is one game of SGF, and what SGF cannot say is reported', (file, text, sgf, lost) => {
    const { out, error, code } = koban(['convert', '--to', 'sgf', file], { [file]: text });
    expect(out).toBe(sgf);
    expect(error).toContain('lost.properties');
    expect(error).toContain(lost);
    expect(code).toBe(0);
    expect(koban(['convert', '--to', 'sgf', '--strict', file], { [file]: text }).code).toBe(1);
    expect(koban(['convert', '--to', 'goban', file], { [file]: text }).out).toContain('moves:');
  });

  it('has a problem on the line of the record, and verdicts for its moves', async () => {
    const checked = koban(['check', '--format', 'json', 'a.gib'], { 'a.gib': GIB });
    const { diagnostics } = JSON.parse(checked.out).files[0];
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'play.occupied', line: 17 }));
    expect(checked.out).not.toContain('edits');
    const judged = await kobanLater(['judge', 'a.ngf'], { 'a.ngf': NGF });
    const [entry] = JSON.parse(judged.out).files[0].entries;
    expect(entry.nodes.map(({ point }: { point: string }) => point)).toEqual(['q16', 'd16', 'a1']);
    expect(koban(['render', '--out', 'a.svg', 'a.ugf'], { 'a.ugf': UGF }).code).toBe(0);
  });

  it('is in the encoding that it names', () => {
    const [before = '', after = ''] = UGF.split('南');
    const bytes = Uint8Array.from([...Buffer.from(before), 0x93, 0xec, ...Buffer.from(after)]);
    expect(koban(['convert', '--to', 'sgf', 'a.ugf'], { 'a.ugf': bytes }).out).toContain('PB[南]');
  });

  it('never fails, whatever is cut away', () => {
    fc.assert(
      fc.property(fc.constantFrom(GIB, NGF, UGF), fc.nat(600), fc.nat(60), (text, at, length) => {
        const record = serverRecord(text.slice(0, at) + text.slice(at + length));
        if (record) expect(record.text).toMatch(/^\(;GM\[1\][\s\S]*\)\n$/);
      }),
      { numRuns: 200 },
    );
  });
});
