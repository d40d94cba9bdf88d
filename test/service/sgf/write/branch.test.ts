import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { parseSgf, type SgfText } from '../../../../src/notation/sgf/tree.ts';
import type { EditBranchParams, EditBranchReply } from '../../../../src/protocol/move-tree.ts';
import { analyse, DEFAULT_SETTINGS, editBranch } from '../../../../src/service/index.ts';
import { expectSeen } from '../../../runs.ts';
import { games } from '../trees.ts';

const uri = 'test:///a.sgf';
type BranchAction = EditBranchParams['action'];

function edit(text: string, at: string | number, action: BranchAction, paste?: string): EditBranchReply {
  const offset = typeof at === 'number' ? at : text.indexOf(at);
  const analysis = analyse(openDocument(uri, 1, 'sgf', text), DEFAULT_SETTINGS);
  return editBranch(analysis, {
    uri,
    version: 1,
    offset,
    action,
    ...(paste !== undefined && { text: paste }),
  });
}

function applied(text: string, reply: EditBranchReply): string {
  if (reply?.kind !== 'edit') throw new Error(JSON.stringify(reply));
  let out = text;
  for (const { start, end, text: put } of [...reply.edits].reverse())
    out = out.slice(0, start) + put + out.slice(end);
  return out;
}

const T = '(;SZ[3] (;B[aa]\n;W[bb] C[a]) (;B[bb] (;W[aa])(;W[cc];B[ba]))\t(;B[ca]))';

describe('branches as text', () => {
  it.each<[string, string, string, BranchAction, string]>([
    ['up', T, 'B[ca]', 'up', '(;SZ[3] (;B[aa]\n;W[bb] C[a]) (;B[ca])\t(;B[bb] (;W[aa])(;W[cc];B[ba])))'],
    ['down', T, 'W[bb]', 'down', '(;SZ[3] (;B[bb] (;W[aa])(;W[cc];B[ba])) (;B[aa]\n;W[bb] C[a])\t(;B[ca]))'],
    [
      'to the main line, at each branching on the way',
      T,
      'B[ba]',
      'main',
      '(;SZ[3] (;B[bb] (;W[cc];B[ba])(;W[aa])) (;B[aa]\n;W[bb] C[a])\t(;B[ca]))',
    ],
    ['out', T, 'B[bb] ', 'delete', '(;SZ[3] (;B[aa]\n;W[bb] C[a])\t(;B[ca]))'],
    [
      'out from the middle',
      T,
      'W[bb] C',
      'delete',
      '(;SZ[3] (;B[aa]) (;B[bb] (;W[aa])(;W[cc];B[ba]))\t(;B[ca]))',
    ],
  ])('%s', (_what, text, at, action, expected) => {
    expect(applied(text, edit(text, at, action))).toBe(expected);
  });

  it('copies a branch, and puts one behind a node', () => {
    const copied = edit(T, 'W[bb] C', 'copy');
    expect(copied).toEqual({ kind: 'copied', text: '(;W[bb] C[a])' });
    expect(applied(T, edit(T, 'B[ca]', 'paste', '(;W[bb] C[a])'))).toBe(
      T.replace('B[ca]', 'B[ca];W[bb] C[a]'),
    );
    const second = edit(T, 'B[aa]', 'paste', ' ;W[cc](;B[ba])(;B[ab]) ');
    expect(applied(T, second)).toBe(T.replace('\n;W[bb] C[a]', '\n(;W[bb] C[a])\n(;W[cc](;B[ba])(;B[ab]))'));
    expect(second).toMatchObject({ index: 2 });
  });

  it('refuses what is no branch, what has no other place, and texts that are broken or badly decoded', () => {
    expect(edit(T, 'B[aa]', 'up')).toMatchObject({ kind: 'refused' });
    expect(edit(T, 'SZ', 'delete')).toMatchObject({ code: 'write.first' });
    expect(edit('(;SZ[3];B[aa];W[bb])', 'W', 'main')).toMatchObject({ kind: 'refused' });
    for (const paste of ['', 'B[aa]', '(;B[aa]', '(;B[aa])(;B[bb])', '(;GM[1]SZ[9])', 'x(;B[aa])'])
      expect(edit(T, 'B[ca]', 'paste', paste), paste).toMatchObject({ kind: 'refused' });
    expect(edit(T, 'B[ca]', 'paste', ';W[ca]')).toMatchObject({ code: 'write.in-use' });
    for (const broken of [T.slice(0, -1), T.replace('C[a]', 'C[\uFFFD]')])
      expect(edit(broken, 'B[ca]', 'up')).toMatchObject({ code: 'write.broken' });
  });

  it('makes of any tree what is meant, and says all other nodes as they were', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        games(4),
        fc.nat(),
        fc.constantFrom<BranchAction>('main', 'up', 'down', 'delete', 'paste'),
        (text, nth, action) => {
          const sgf = parseSgf(text);
          const node = nth % sgf.nodeCount;
          const reply = edit(text, sgf.nodeSpan(node).start, action, ';C[new](;C[one])(;C[two])');
          if (reply?.kind !== 'edit') return;
          seen.set(action, (seen.get(action) ?? 0) + 1);
          const after = applied(text, reply);
          const then = parseSgf(after);
          expect(then.faults).toEqual([]);
          const lines = linesOf(sgf);
          const path = pathOf(sgf, node).join('');
          if (action === 'main') expect(linesOf(then)[0]?.startsWith(path)).toBe(true);
          if (action === 'delete') {
            const kept = lines.filter((line) => !line.startsWith(path));
            expect(linesOf(then).filter((line) => lines.includes(line))).toEqual(kept);
            expect(then.nodeCount).toBe(sgf.nodeCount - below(sgf, node));
          } else if (action === 'paste') {
            expect(linesOf(then)).toContain(`${path};C[new];C[two]`);
            expect(then.nodeCount).toBe(sgf.nodeCount + 3);
          } else expect([...linesOf(then)].sort()).toEqual([...lines].sort());
          if (action === 'up' || action === 'down') {
            const back = edit(after, reply.offset ?? 0, action === 'up' ? 'down' : 'up');
            expect(applied(after, back)).toBe(text);
          }
          // No character comes or goes but those of whole branches.
          const letters = (one: string) => [...one.replace(/\s/g, '')].sort().join('');
          if (action !== 'delete' && action !== 'paste') expect(letters(after)).toBe(letters(text));
        },
      ),
    );
    for (const action of ['main', 'up', 'down', 'delete', 'paste']) expectSeen(seen.get(action), 3);
  });
});

const said = (sgf: SgfText, node: number) => {
  const { start, end } = sgf.nodeSpan(node);
  return sgf.text.slice(start, end);
};
function pathOf(sgf: SgfText, node: number): string[] {
  const path: string[] = [];
  for (let n = node; n >= 0; n = sgf.parent(n)) path.unshift(said(sgf, n));
  return path;
}
function linesOf(sgf: SgfText): string[] {
  return Array.from({ length: sgf.nodeCount }, (_, n) => n)
    .filter((n) => sgf.child(n) < 0)
    .map((n) => pathOf(sgf, n).join(''));
}
function below(sgf: SgfText, node: number): number {
  return 1 + sgf.children(node).reduce((sum, one) => sum + below(sgf, one), 0);
}
