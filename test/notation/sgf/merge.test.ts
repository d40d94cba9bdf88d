import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSgf, parseSgf, type SgfText } from '../../../src/notation/sgf/index.ts';
import { expectSeen, runs } from '../../runs.ts';

interface Tree {
  readonly move: string;
  comment: string;
  readonly children: Tree[];
}

/** What a person does to a record; numbers choose where. */
type Deed =
  | { readonly kind: 'variation' | 'append' | 'rewrite'; readonly at: number; readonly point: string }
  | { readonly kind: 'delete' | 'komi'; readonly at: number };

const point = fc.constantFrom('aa', 'bb', 'cc', 'dd', 'ee', 'ff');
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('variation' as const, 'append' as const, 'rewrite' as const),
    at: fc.nat(20),
    point,
  }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'komi' as const), at: fc.nat(20) }),
);
const deeds = fc.array(deed, { maxLength: 5 });

function copy({ move, comment, children }: Tree): Tree {
  return { move, comment, children: children.map(copy) };
}

function all(tree: Tree): Tree[] {
  return [tree, ...tree.children.flatMap(all)];
}

/** A side: each word that it writes is its own. */
function edited(base: Tree, list: readonly Deed[], name: string): Tree {
  const root = copy(base);
  list.forEach((one, i) => {
    const nodes = all(root);
    const node = nodes[one.at % nodes.length]!;
    const word = `${name}${i}`;
    if (one.kind === 'variation')
      node.children.push({ move: `B[${one.point}]`, comment: word, children: [] });
    else if (one.kind === 'append') node.comment = node.comment ? `${node.comment}\n${word}` : word;
    else if (one.kind === 'rewrite') node.comment = word;
    else if (one.kind === 'delete') node.children.shift();
    else root.comment = root.comment.replace(/(?:KM.*;)?$/, '');
    if (one.kind === 'komi') komi.set(root, `KM[${one.at}]`);
  });
  return root;
}

const komi = new WeakMap<Tree, string>();

function printed(tree: Tree, isLoose: boolean): string {
  const node = (one: Tree): string => {
    const own = `;${one.move}${komi.get(one) ?? ''}${one.comment ? `C[${one.comment}]` : ''}`;
    const [only, ...more] = one.children;
    if (!only) return own;
    return more.length === 0 && !isLoose
      ? own + node(only)
      : own + one.children.map((child) => `(${node(child)})`).join('\n');
  };
  return `(${node(tree)})\n`;
}

const tree: fc.Arbitrary<Tree> = fc
  .array(fc.tuple(fc.nat(30), point, fc.boolean()), { maxLength: 12 })
  .map((steps) => {
    const root: Tree = { move: 'GM[1]SZ[9]', comment: 'base', children: [] };
    steps.forEach(([at, where, says], i) => {
      const nodes = all(root);
      nodes[at % nodes.length]!.children.push({
        move: `W[${where}]`,
        comment: says ? `base${i}` : '',
        children: [],
      });
    });
    return root;
  });

/** The ways from the root, by what is on the board, and the words of all comments. */
function contents(sgf: SgfText): { readonly ways: Set<string>; readonly words: Set<string> } {
  const ways: string[] = [];
  const words = new Set<string>();
  for (let node = 0; node < sgf.nodeCount; node++) {
    let done = '';
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      if (/^[BW]$/.test(sgf.name(p))) done += sgf.name(p) + sgf.valuesOf(p).join();
      if (sgf.name(p) === 'C')
        for (const word of sgf
          .valuesOf(p)
          .join(' ')
          .match(/\b(?:base|ours|theirs|KM\[)\d*/g) ?? [])
          words.add(word);
    }
    ways[node] = `${ways[sgf.parent(node)] ?? ''}/${done}`;
  }
  return { ways: new Set(ways), words };
}

const of = (text: string) => contents(parseSgf(text));
const versions = fc.tuple(tree, deeds, deeds, fc.boolean()).map(([base, a, b, isLoose]) => ({
  base: printed(base, isLoose),
  ours: printed(edited(base, a, 'ours'), isLoose),
  theirs: printed(edited(base, b, 'theirs'), isLoose),
}));

describe('merging two versions of a record', () => {
  test('of which one is as before, or as the other, gives the other, letter for letter', () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        expect(mergeSgf(base, ours, ours)).toEqual({ text: ours, conflicts: 0 });
        expect(mergeSgf(base, base, theirs)).toEqual({ text: theirs, conflicts: 0 });
        expect(mergeSgf(base, ours, base)).toEqual({ text: ours, conflicts: 0 });
      }),
      { numRuns: runs(50) },
    );
  });

  test('keeps each variation and each word that a side has added, or both have kept, whichever comes first', () => {
    let contradictions = 0;
    let bare = 0;
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const one = mergeSgf(base, ours, theirs)!;
        const other = mergeSgf(base, theirs, ours)!;
        const [b, o, t] = [of(base), of(ours), of(theirs)];
        for (const merged of [one, other]) {
          const sgf = parseSgf(merged.text);
          expect(sgf.faults).toEqual([]);
          const found = contents(sgf);
          for (const key of ['ways', 'words'] as const) {
            for (const side of [o, t])
              for (const it of side[key]) if (!b[key].has(it)) expect(found[key]).toContain(it);
            for (const it of o[key]) if (t[key].has(it)) expect(found[key]).toContain(it);
          }
          expect(merged.conflicts > 0).toBe(merged.text.includes('<<<<<<<'));
        }
        expect([of(one.text), one.conflicts]).toEqual([of(other.text), other.conflicts]);
        if (one.conflicts > 0) contradictions++;
        else bare++;
      }),
      { numRuns: runs(400) },
    );
    expectSeen(contradictions, 20);
    expectSeen(bare, 100);
  });

  test('puts variations beside each other, and comments of both sides together', () => {
    const merged = mergeSgf(
      '(;SZ[9];B[aa]C[One.];W[bb];B[cc])',
      '(;SZ[9];B[aa]C[One.\nTwo.];W[bb](;B[cc])(;B[dd]))',
      '(;SZ[9];B[aa]C[One.\nThree.](;W[bb];B[cc]TR[aa])(;W[ee];B[ff]))',
    );
    expect(merged).toEqual({
      text: '(;SZ[9];B[aa]C[One.\nTwo.\nThree.](;W[bb](;B[cc]TR[aa])(;B[dd]))(;W[ee];B[ff]))',
      conflicts: 0,
    });
  });

  test('marks what contradicts in the comment, which stays SGF', () => {
    const merged = mergeSgf(
      '(;KM[0]C[a];B[aa])',
      '(;KM[6.5]C[b \\] c];B[aa])',
      '(;KM[7.5]C[d];B[aa];W[bb])',
    )!;
    expect(merged.conflicts).toBe(2);
    const sgf = parseSgf(merged.text);
    expect(sgf.faults).toEqual([]);
    expect(sgf.nodeCount).toBe(3);
    expect(merged.text).toContain('KM[6.5]');
    expect(merged.text).toContain(
      '<<<<<<< ours\nb \\] c\n=======\nd\n>>>>>>> theirs\n<<<<<<< ours\nKM[6.5\\]\n=======\nKM[7.5\\]\n>>>>>>> theirs',
    );
  });

  test('takes away what one side deleted and the other left alone, and adds games', () => {
    const two = '(;PB[a];B[aa](;W[bb])(;W[cc]))(;PB[b];B[cc])';
    expect(mergeSgf(two, '(;PB[a];B[aa](;W[bb]))(;PB[b];B[cc])', `${two}(;PB[c];B[dd])`)?.text).toBe(
      '(;PB[a];B[aa](;W[bb]))(;PB[b];B[cc])\n(;PB[c];B[dd])',
    );
    expect(mergeSgf('(;B[aa];W[bb])', '(;B[aa])', '(;B[aa];W[bb]C[no])')?.text).toBe('(;B[aa];W[bb]C[no])');
    expect(mergeSgf('(;B[aa];W[bb])', '(;B[aa]C[x])', '(;B[aa];W[bb];B[cc])')?.text).toBe(
      '(;B[aa]C[x];W[bb];B[cc])',
    );
  });

  test('does not join what it cannot read whole', () => {
    expect(mergeSgf('(;B[aa])', '(;B[aa] stray;W[bb])', '(;B[aa];W[cc])')).toBeNull();
  });

  test('of twenty thousand moves, with a variation at each, takes a moment', () => {
    const moves = (more: string) =>
      Array.from({ length: 20_000 }, (_, i) => `;${i % 2 ? 'W' : 'B'}[aa]${more}`).join('');
    const long = `(;SZ[9]${moves('')})`;
    expect(mergeSgf(long, long.replace('SZ', 'KM[1]SZ'), `(;SZ[9]${moves('C[a]')})`)?.text).toBe(
      `(;KM[1]SZ[9]${moves('C[a]')})`,
    );
  });
});
