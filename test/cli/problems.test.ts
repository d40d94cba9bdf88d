import { describe, expect, test } from 'vitest';
import { kobanLater as koban } from './run.ts';

const board = (title: string, top: string, lines: string) => `# ${title}
${lines.startsWith('goal') ? 'goal: keep one of a3\n' : ''}+---------
| ${top}
| X X X X O .
| O O O O O .
| . . . . . .
${lines.replace(/^goal /, '')}

`;

const BOOK = [
  board('Right', '. . . X O .', 'goal moves: B b4'),
  board('Wrong', '. . . X O .', 'goal moves: B a4'),
  board('Inferred', '. . . X O .', 'moves: W b4'),
  board('Not needed', '. X . X O .', 'goal moves: B a4'),
  board('Leak', '. . . X . .', 'goal moves: B b4'),
  board('No move', '. . . X O .', 'goal to-play: B'),
].join('');

describe('koban problems', () => {
  test('says of each problem what its marked move comes to', async () => {
    const { out, code } = await koban(['problems', 'book.goban'], { 'book.goban': BOOK });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/^book.goban:\d+: /, ''));
    expect(lines).toEqual([
      'Right: The first move B4 is proven right',
      'warning: Wrong: The first move A4 is not right: refuted by B4; right: B4',
      'Inferred: The first move B4 is proven right',
      'warning: Not needed: No move is needed: Black is alive without one',
      'warning: Leak: The boundary is uncertain at E4, so Koban grades no move',
      'No move: No move is marked as right; right: B4',
      '6 problems, 3 to look at',
    ]);
    expect(code).toBe(1);
  });

  test('reads records of games, and gives facts for programs', async () => {
    const record = '(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec];B[ba])';
    const { out, code } = await koban(['problems', '--format', 'json', 'one.sgf'], { 'one.sgf': record });
    const [file] = JSON.parse(out).files;
    expect(code).toBe(0);
    expect(file.problems[0]).toMatchObject({
      goal: 'keep-one',
      inferred: true,
      passes: 3,
      status: 'proven',
      marked: [{ point: 'b6', grade: 'works' }],
      right: ['b6'],
    });
  });

  test('goes on where it was, and says the same', async () => {
    const record = (move: string) =>
      `(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec];B[${move}])\n`;
    const files = { 'a.sgf': record('ba') + record('aa'), 'book.goban': BOOK, 'b.sgf': record('ca') };
    for (const format of ['text', 'json', 'ndjson']) {
      const asked = ['problems', '--format', format];
      const plain = await koban([...asked, ...Object.keys(files)], files);
      const begun = await koban([...asked, '--resume', 'known', 'a.sgf', 'book.goban'], files);
      const known = String(begun.written.get('known'));
      const resumed = await koban([...asked, '--resume', 'known', ...Object.keys(files)], {
        ...files,
        known,
      });
      expect(resumed.out).toBe(plain.out);
      expect(resumed.code).toBe(plain.code);
      // What is kept is taken, and not looked at again; a file that has changed is.
      const spoiled = known.replaceAll('B6', 'B7').replaceAll('b6', 'b7');
      const taken = await koban([...asked, '--resume', 'known', 'a.sgf'], { ...files, known: spoiled });
      expect(taken.out).toMatch(/b7/i);
      const changed = { ...files, known: spoiled, 'a.sgf': `${files['a.sgf']}\n` };
      expect((await koban([...asked, '--resume', 'known', 'a.sgf'], changed)).out).not.toMatch(/b7/i);
    }
  });

  test('keeps nothing in a file that is not its own', async () => {
    const files = { 'book.goban': BOOK, 'notes.txt': 'mine' };
    const { code, written } = await koban(['problems', '--resume', 'notes.txt', 'book.goban'], files);
    expect(code).toBe(2);
    expect(written.size).toBe(0);
  });

  test('reads the marks that sites write', async () => {
    const corner = 'GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]';
    const games = [
      // All lines without RIGHT are wrong.
      `(;${corner}C[Black to live](;B[ba];W[];B[aa]C[RIGHT])(;B[aa];W[ba]))`,
      `(;${corner}(;B[aa];W[ba]C[Wrong])(;B[ba]C[Correct!]))`,
      `(;${corner}GN[黒先活](;B[ba]C[正解])(;B[aa]C[失敗];W[ba]))`,
      `(;${corner}PL[W](;W[aa];B[ba]GB[1])(;W[ba]GW[1]))`,
      `(;${corner}(;B[ba]TE[1])(;B[aa]DO[];W[ba]))`,
    ];
    const { out, code } = await koban(['problems', '--format', 'ndjson', 'a.sgf'], {
      'a.sgf': games.join('\n'),
    });
    const found = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(
      found.map(({ status, marked }) => [status, ...marked.map(({ point }: { point: string }) => point)]),
    ).toEqual(games.map(() => ['proven', 'b6']));
    expect(found.flatMap((one) => one.found)).toEqual([]);
    expect(code).toBe(0);
  });

  test('shows lines and fixes in the encoding that a record names', async () => {
    const record =
      '(;GM[1]FF[4]CA[Shift_JIS]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]C[@1]GN[@2];B[aa])';
    const words = { '@1': [0x8d, 0x95, 0x90, 0xe6, 0x8a, 0x88], '@2': [0x90, 0xb3, 0x89, 0xf0] };
    const bytes = Object.entries(words).reduce((text, [sign, one]) => {
      const at = text.indexOf(sign);
      return Buffer.concat([text.subarray(0, at), Buffer.from(one), text.subarray(at + 2)]);
    }, Buffer.from(record));
    const { out } = await koban(['check', '--problems', 'a.sgf'], { 'a.sgf': bytes });
    expect(out).toContain('[正解]');
    expect(out).toContain('help: Make B6 the right move');
  });

  test('offers to write whose turn it is where PL and the first move differ', async () => {
    const record =
      '(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]PL[W](;B[ba])(;B[aa]))';
    const { out } = await koban(['check', 'a.sgf'], { 'a.sgf': record });
    expect(out).toContain('help: Write PL[B]');
  });

  test('is part of koban check where that is asked, which mends what is sure', async () => {
    const record =
      '(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]GN[Black to live](;B[aa];W[ba]))';
    const files = { 'a.sgf': record };
    expect((await koban(['check', '--format', 'ndjson', 'a.sgf'], files)).out).not.toContain('problem.');
    const { out } = await koban(['check', '--problems', '--format', 'json', 'a.sgf'], files);
    const [one] = JSON.parse(out).files[0].diagnostics;
    expect(one).toMatchObject({ code: 'problem.refuted', severity: 'warning' });
  });

  describe('with answers beside the files', () => {
    const CORNER = 'GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]';
    const ALIVE = 'GM[1]FF[4]SZ[6]AB[da][ba][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]PL[B]';
    const bare = `(;${CORNER}PL[B])\n`;
    const files = {
      'book/a.sgf': bare,
      'book/sub/b.sgf': `(;${CORNER}(;B[ba]BM[1])(;B[aa]TE[1]))\n`,
      'book/c.sgf': `${bare}(;${ALIVE})\n(;GM[1]FF[4]SZ[6])\n${bare}`,
      'book/d.goban': BOOK,
    };
    const answers = (value: unknown) => ({ ...files, 'book/answers.json': JSON.stringify(value) });
    const ask = (given: Record<string, string>, ...more: string[]) =>
      koban(['problems', '--answers', 'book/answers.json', ...more], given);

    test('proves and refutes the moves that they name', async () => {
      const given = answers({
        'a.sgf': { right: ['B6'] },
        'sub/b.sgf': { right: ['b6'], wrong: ['a6'] },
        './c.sgf': [{ right: ['a6'], wrong: ['c6'] }, { right: ['elsewhere'] }, null, { wrong: ['b6'] }],
        'd.goban': [null, { right: ['b4'] }, null, null, null, { right: ['e3'] }],
      });
      const { out, error, code } = await ask(given, ...Object.keys(files));
      expect(error).toBe('');
      expect(out.trimEnd().split('\n')).toEqual([
        'book/a.sgf:1: The marked move B6 is proven right',
        'book/sub/b.sgf:1: The marked move B6 is proven right',
        '  information: The wrong move A6 has no refutation here; B6 refutes it',
        'book/c.sgf:1: warning: The marked move A6 is not right: refuted by B6; right: B6',
        '  information: The wrong move C6 has no refutation here; B6 refutes it',
        'book/c.sgf:2: A play elsewhere is proven: Black is alive',
        'book/c.sgf:4: warning: No move is marked as right; right: B6',
        '  warning: B6 is marked as wrong, but it is right',
        'book/d.goban:1: Right: The first move B4 is proven right',
        'book/d.goban:10: Wrong: The marked move B4 is proven right',
        'book/d.goban:19: Inferred: The first move B4 is proven right',
        'book/d.goban:27: warning: Not needed: No move is needed: Black is alive without one',
        'book/d.goban:36: warning: Leak: The boundary is uncertain at E4, so Koban grades no move',
        'book/d.goban:45: warning: No move: Move 1, E3, cannot be played: a stone stands there',
        '11 problems, 5 to look at',
      ]);
      expect(code).toBe(1);
    });

    test('keep what the text says of other moves', async () => {
      const record = `(;${CORNER}C[Black to live](;B[aa]C[RIGHT])(;B[ba];W[];B[aa])(;B[ca]BM[1];W[da]))\n`;
      const given = { 'a.sgf': record, 'answers.json': '{ "a.sgf": { "right": ["b6"] } }' };
      const { out } = await koban(
        ['problems', '--answers', 'answers.json', '--format', 'json', 'a.sgf'],
        given,
      );
      expect(JSON.parse(out).files[0].problems[0]).toMatchObject({
        status: 'refuted',
        marked: [
          { point: 'a6', grade: 'fails' },
          { point: 'b6', grade: 'works' },
        ],
      });
    });

    test('are those of the games that they stand for, in a file of many batches', async () => {
      const list = Array.from({ length: 60 }, (_, i) =>
        i % 7 === 3 ? { right: [i % 2 ? 'b6' : 'a6'] } : null,
      );
      const given = { ...answers({ 'e.sgf': list }), 'book/e.sgf': bare.repeat(60) };
      const { out } = await ask(given, '--format', 'json', 'book/e.sgf');
      const found = JSON.parse(out).files[0].problems.map(({ status }: { status: string }) => status);
      expect(found).toEqual(
        list.map((one) => (one === null ? 'unmarked' : one.right[0] === 'b6' ? 'proven' : 'refuted')),
      );
    });

    test('name a file that is not there, and are refused where they are none', async () => {
      const { out, error, code } = await ask(answers({ 'z.sgf': { right: ['b6'] } }), 'book/a.sgf');
      expect(out).toContain('No move is marked as right; right: B6');
      expect(error).toContain('answers.json: z.sgf is none of the files given');
      expect(code).toBe(0);
      const wrong = async (value: unknown) => {
        const ran = await ask(answers(value), ...Object.keys(files));
        expect(ran.code).toBe(2);
        return ran.error;
      };
      expect(await wrong([])).toContain('answers.json has a value that Koban does not know');
      expect(await wrong({ 'a.sgf': 'b6' })).toContain('“a.sgf”');
      expect(await wrong({ 'a.sgf': { rigth: ['b6'] } })).toContain('Did you mean “right”?');
      expect(await wrong({ 'a.sgf': { right: 'b6' } })).toContain('“a.sgf: right”');
      expect(await wrong({ 'a.sgf': { wrong: ['elsewhere'] } })).toContain('“a.sgf: wrong”');
      expect(await wrong({ 'a.sgf': { right: ['b6'], wrong: ['B6'] } })).toContain('B6 of a.sgf both');
      expect(await wrong({ 'a.sgf': { right: ['t19'] } })).toContain('book/a.sgf:1: The answer names T19');
      expect(await wrong({ 'a.sgf': [null, null] })).toContain('2 answers to 1 game or entry');
      expect(await wrong({ 'c.sgf': [null, null, {}, null] })).toContain('book/c.sgf:3: There is an answer');
      const broken = await ask({ ...files, 'book/answers.json': '{' }, 'book/a.sgf');
      expect(broken.error).toContain('answers.json is not JSON');
      expect(broken.code).toBe(2);
    });

    test('are asked again where they have changed, and not kept where they do not fit', async () => {
      const resumed = async (value: unknown, known = '') =>
        ask({ ...answers(value), ...(known && { known }) }, '--resume', 'known', 'book/a.sgf', 'book/c.sgf');
      const first = await resumed({ 'a.sgf': { right: ['b6'] } });
      const known = String(first.written.get('known'));
      const spoiled = known.replaceAll('B6', 'B7');
      expect((await resumed({ 'a.sgf': { right: ['b6'] } }, spoiled)).out).toContain('B7 is proven right');
      expect((await resumed({ 'a.sgf': { right: ['a6'] } }, spoiled)).out).toContain('A6 is not right');
      const unfit = await resumed({ 'a.sgf': { right: ['t19'] } });
      expect(String(unfit.written.get('known'))).not.toContain('a.sgf","digest');
      expect(String(unfit.written.get('known'))).toContain('c.sgf","digest');
    });
  });
});
