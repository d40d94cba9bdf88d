import { describe, expect, it, vi } from 'vitest';
import { detect } from '../../src/cli/detect.ts';
import { likelyCyrillic, likelyEncoding, sureEncoding } from '../../src/cli/guess-encoding.ts';
import { decodePieces } from '../../src/cli/sgf-text.ts';
import { kobanLater } from './run.ts';

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
/** An SGF file whose comment has these bytes. */
const sgf = (comment: string, head = '(;GM[1]SZ[9]C[') =>
  Uint8Array.from(Buffer.concat([Buffer.from(head), hex(comment), Buffer.from('];B[aa])')]));

/** Texts, their encodings, and their bytes in those. */
const EAST_ASIA: readonly (readonly [string, string, string])[] = [
  ['九段の黒番、白の中押し勝ち', 'shift_jis', '8be3926982cc8d9594d48141949282cc9286899f82b58f9f82bf'],
  ['第十期本因坊戦', 'shift_jis', '91e68f5c8afa967b88f6965690ed'],
  ['十段戦', 'shift_jis', '8f5c926990ed'],
  ['これは囲碁の対局です', 'euc-jp', 'a4b3a4eca4cfb0cfb8eba4cec2d0b6c9a4c7a4b9'],
  ['黑棋中盘胜', 'gb18030', 'badac6e5d6d0c5cccaa4'],
  ['聂卫平九段', 'gb18030', 'c4f4cec0c6bdbec5b6ce'],
  ['이창호 구단', 'euc-kr', 'c0ccc3a2c8a320b1b8b4dc'],
  ['흑 불계승 바둑', 'euc-kr', 'c8e620bad2b0e8bdc220b9d9b5cf'],
  ['黑棋中盤勝', 'big5', 'b6c2b4d1a4a4bd4cb3d3'],
  ['林海峰九段', 'big5', 'aa4caefcae70a445ac71'],
];
const ELSEWHERE: readonly (readonly [string, string, string])[] = [
  [
    '“Été à Genève” – don’t … Müller, Åström',
    'windows-1252',
    '93c974e920e02047656ee8766594209620646f6e92742085204dfc6c6c65722c20c5737472f66d',
  ],
  ['José Muñoz', 'windows-1252', '4a6f73e9204d75f16f7a'],
  ['a quotation that ends a value', 'windows-1252', '5b9361945d'],
  [
    'COMPAÑÍA: compañía a compañía',
    'windows-1252',
    '434f4d5041d1cd413a20636f6d7061f1ed61206120636f6d7061f1ed61',
  ],
  ['naïve façade', 'windows-1252', '6e61ef7665206661e7616465'],
  ['Иванов Пётр', 'windows-1251', 'c8e2e0edeee220cfb8f2f0'],
  ['Иванов Пётр играет чёрными', 'koi8-r', 'e9d7c1cecfd720f0a3d4d220c9c7d2c1c5d420dea3d2ced9cdc9'],
  ['Αλέξανδρος', 'windows-1253', 'c1ebddeee1ede4f1eff2'],
  ['Łódź źdźbło', 'windows-1250', 'a3f3649f209f649f62b36f'],
  ['Günlük şığ', 'windows-1254', '47fc6e6cfc6b20fefdf0'],
  ['שלום עולם', 'windows-1255', 'f9ece5ed20f2e5eced'],
];

describe('an encoding that nothing tells', () => {
  it.each(EAST_ASIA)('%s: %s', (text, label, bytes) => {
    expect(new TextDecoder(label).decode(hex(bytes))).toBe(text);
    expect(likelyEncoding(sgf(bytes))?.label).toBe(label);
  });

  it.each(ELSEWHERE)('%s: %s is taken for none of East Asia', (_text, _label, bytes) => {
    expect(likelyEncoding(sgf(bytes))).toBeNull();
  });

  it.each([...EAST_ASIA, ...ELSEWHERE])(
    '%s: %s is taken for Cyrillic only where it is',
    (_text, label, bytes) => {
      const isCyrillic = label === 'windows-1251' || label === 'koi8-r';
      if (isCyrillic || !/^(?:utf|shift|euc|gb|big)/.test(label))
        expect(likelyCyrillic(sgf(bytes))?.label ?? null).toBe(isCyrillic ? label : null);
    },
  );

  it('is never sure to be another one than it is', () => {
    for (const [, label, bytes] of [...EAST_ASIA, ...ELSEWHERE])
      expect([null, label]).toContain(sureEncoding(sgf(bytes), { detect })?.label ?? null);
  });

  it('is guessed where nothing tells it, and not where the file or its bytes do', () => {
    const [, , shiftJis] = EAST_ASIA[0]!;
    const doubts = (all: Uint8Array) => {
      const told: string[] = [];
      [...decodePieces([all], { doubt: ({ label }) => told.push(label) })];
      return told;
    };
    expect(doubts(sgf(shiftJis))).toEqual(['shift_jis']);
    expect(doubts(sgf(shiftJis, '(;GM[1]CA[nonsense]C['))).toEqual(['shift_jis']);
    expect(doubts(sgf(shiftJis, '(;GM[1]CA[windows-1252]C['))).toEqual([]);
    expect(doubts(sgf(shiftJis, '(;GM[1]CA[Shift_JIS]C['))).toEqual([]);
  });

  it('is guessed from bytes that the reader of the next piece does not change', () => {
    const [, , shiftJis] = EAST_ASIA[0]!;
    const memory = Buffer.alloc(100_000);
    function* pieces() {
      for (const bytes of [Buffer.from('(;C[a]'.padEnd(90_000)), sgf(shiftJis), Buffer.alloc(90_000, ' ')]) {
        memory.set(bytes);
        yield memory.subarray(0, bytes.length);
      }
    }
    const told: string[] = [];
    [...decodePieces(pieces(), { doubt: ({ label }) => told.push(label) })];
    expect(told).toEqual(['shift_jis']);
  });

  it('is told once on standard error, with the option and the property that name it', async () => {
    const [, , bytes] = EAST_ASIA[0]!;
    const files = { 'a.sgf': sgf(bytes), 'b.sgf': sgf(bytes, '(;CA[Shift_JIS]C[') };
    const { error } = await kobanLater(['check', 'a.sgf', 'b.sgf'], files);
    expect(error).toMatch(
      /^koban: a\.sgf: .*reads it as Shift_JIS.*CA\[Shift_JIS\].*--encoding shift_jis.*\n$/,
    );
  });

  it('is used where it is sure, and else only told', async () => {
    const [text, , bytes] = EAST_ASIA[0]!;
    const converted = await kobanLater(['convert', '--to', 'goban', 'a.sgf'], { 'a.sgf': sgf(bytes) });
    expect(converted.out).toContain(text);
    const [, , short] = EAST_ASIA[2]!;
    const { error } = await kobanLater(['check', 'a.sgf'], { 'a.sgf': sgf(short) });
    expect(error).toMatch(/reads it as windows-1252, but it looks like Shift_JIS/);
  });

  it('is what the option says, for every command that reads SGF', async () => {
    const [text, label, bytes] = EAST_ASIA[0]!;
    const files = { 'a.sgf': sgf(bytes) };
    const converted = await kobanLater(['convert', '--to', 'goban', '--encoding', 'SJIS', 'a.sgf'], files);
    expect(converted.out).toContain(text);
    expect(converted.error).not.toContain('looks like');
    const judged = await kobanLater(['judge', '--encoding', label, 'a.sgf'], {
      'a.sgf': sgf(bytes, '(;CA[windows-1251]GN['),
    });
    expect(JSON.parse(judged.out).files[0].entries[0].title).toBe(text);
    for (const command of ['check', 'eyes', 'render']) {
      const { error } = await kobanLater([command, '--encoding', label, 'a.sgf'], files);
      expect(error).not.toContain('looks like');
    }
    const wrong = await kobanLater(['check', '--encoding', 'EBCDIC', 'a.sgf'], files);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.error).toContain('“EBCDIC”');
  });
});

it('needs nothing of Node, since the playground has it, too', async () => {
  const bytes = hex(EAST_ASIA[0]?.[2] ?? '');
  vi.resetModules();
  vi.stubGlobal('Buffer', undefined);
  try {
    const again = await import('../../src/cli/guess-encoding.ts');
    expect(again.likelyEncoding(bytes)?.label).toBe('shift_jis');
  } finally {
    vi.unstubAllGlobals();
  }
});
