import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { GROUPS, WITHOUT_EXAMPLE } from '../../scripts/reference/diagnostics.mjs';
import { PROJECT_KEYS } from '../../src/cli/project.ts';
import { koban, kobanLater } from './run.ts';

const TRIPLE = `# Recapture
size: 4
+---------+
| . X O . |
| X . X O |
| . X O . |
| . . . . |
+---------+
moves: W b3 B c3
`;
const project = (value: unknown) => JSON.stringify(value);
const codes = (out: string) =>
  (JSON.parse(out).files as { diagnostics: { code: string; severity: string }[] }[]).flatMap((file) =>
    file.diagnostics.map(({ code, severity }) => `${code} ${severity}`),
  );

describe('a project', () => {
  it('names the files, and nothing else is checked', () => {
    const files = { 'a.goban': TRIPLE, 'b.goban': 'nonsense', 'koban.json': project({ files: ['a.goban'] }) };
    const { code, out } = koban(['check'], files);
    expect(code).toBe(1);
    expect(out).toMatch(/^a\.goban:\d+:\d+: error/m);
    expect(out).not.toContain('b.goban');
    expect(koban(['check', 'b.goban'], files).out).not.toContain('a.goban');
  });

  it('is looked for upward from each file, and the nearest one holds for it', async () => {
    const files = {
      'a.goban': TRIPLE,
      'koban.json': project({ rules: ['none'] }),
      'docs/b.goban': TRIPLE,
      'docs/deep/c.goban': TRIPLE,
      'docs/koban.json': project({ rules: ['basic'] }),
      'docs/deep/package.json': '{}',
    };
    const found = (...args: string[]) => codes(koban(['check', '--format=json', ...args], files).out);
    expect(found('a.goban', 'docs')).toEqual([
      'game.cycle warning',
      'basic.recapture error',
      'basic.recapture error',
    ]);
    expect(found('--config', 'koban.json', 'docs/b.goban')).toEqual(['game.cycle warning']);
    const streamed = await kobanLater(['check', '--format=ndjson', 'a.goban', 'docs/b.goban'], files);
    expect(
      streamed.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).code),
    ).toEqual(['game.cycle', 'basic.recapture']);
    const broken = { ...files, 'docs/koban.json': '{' };
    expect(koban(['check', 'docs/b.goban'], broken)).toMatchObject({ code: 2, out: '' });
  });

  it('names no file outside its folder, and no code that every object has', () => {
    for (const pattern of ['/etc/passwd', '../../**', 'a/../../b', '{..,a}/*.md', 'C:\\\\x', '..'])
      expect(
        koban(['check'], { 'koban.json': project({ files: [pattern] }), [pattern]: TRIPLE }),
      ).toMatchObject({
        code: 2,
        error: expect.stringContaining('outside its folder'),
      });
    for (const code of ['constructor', '__proto__', 'toString'])
      expect(
        koban(['check', 'a.goban'], { 'a.goban': TRIPLE, 'koban.json': `{"severities":{"${code}":"off"}}` })
          .code,
      ).toBe(2);
    expect(koban(['check', 'a.goban'], { 'a.goban': TRIPLE, 'koban.json': '{"constructor":1}' }).code).toBe(
      2,
    );
  });

  it('says that nothing matches', () => {
    const { code, error } = koban(['check'], { 'koban.json': project({ files: ['x.goban'] }) });
    expect([code, error]).toEqual([2, 'koban check: The patterns of the project match no file\n']);
  });

  it('has rules for entries that name none, and the command line stands above both', () => {
    const files = { 'a.goban': TRIPLE, 'koban.json': project({ rules: ['none'] }) };
    const check = (...more: string[]) =>
      codes(koban(['check', '--format=json', ...more, 'a.goban'], files).out);
    expect(check()).toEqual(['game.cycle warning']);
    expect(check('--rules=basic')).toEqual(['basic.recapture error']);
    const own = { ...files, 'a.goban': TRIPLE.replace('size', 'rules: basic\nsize') };
    expect(codes(koban(['check', '--format=json', 'a.goban'], own).out)).toEqual(['basic.recapture error']);
  });

  it('gives severities by code, in goban and in SGF, and leaves out what is off', async () => {
    const sgf = '(;SZ[4]AB[ba][ab][cb][bc]AW[ca][db][cc];W[bb];B[cb])';
    for (const [file, text] of Object.entries({ 'a.goban': TRIPLE, 'a.sgf': sgf })) {
      const graded = async (grade: string) => {
        const files = { [file]: text, 'koban.json': project({ severities: { 'basic.recapture': grade } }) };
        const { code, out } = await kobanLater(['check', '--format=json', file], files);
        return [code, ...codes(out).filter((one) => one.startsWith('basic.recapture'))];
      };
      expect(await graded('error')).toEqual([1, 'basic.recapture error']);
      expect(await graded('hint')).toEqual([0, 'basic.recapture hint']);
      expect(await graded('off')).toEqual([0]);
    }
  });

  it('speaks its language, unless another one is asked for', async () => {
    const files = { 'a.goban': TRIPLE, 'koban.json': project({ language: 'ja' }) };
    expect((await kobanLater(['check', 'a.goban'], files)).out).toMatch(/\p{Script=Hiragana}/u);
    expect((await kobanLater(['check', '--lang=en', 'a.goban'], files)).out).toContain('recapture');
  });

  it('may stand in package.json, or in a file that is named', () => {
    const files = {
      'a.goban': TRIPLE,
      'package.json': project({ name: 'book', koban: { files: ['a.goban'] } }),
      'other.json': project({ severities: { 'basic.recapture': 'off' }, files: ['a.goban'] }),
    };
    expect(koban(['check'], files).code).toBe(1);
    expect(koban(['check', '--config', 'other.json'], files).code).toBe(0);
    expect(koban(['check', 'a.goban'], { 'a.goban': TRIPLE, 'package.json': '{}' }).code).toBe(1);
  });

  it.each([
    ['{', /^koban check: koban\.json is not JSON: /],
    [project({ rule: ['psk'] }), /a key “rule” that Koban does not know\. Did you mean “rules”\?/],
    [project({ rules: ['pks'] }), /a value that Koban does not know for “rules/],
    [project({ severities: { 'game.cycle': 'fatal' } }), /for “severities\.game\.cycle”: “"fatal"”/],
    [project({ severities: { 'game.cycl': 'off' } }), /for “severities\.game\.cycl”: “"game\.cycl"”/],
    [project({ maxCycle: 1.5 }), /for “maxCycle”: “1\.5”/],
    [project([]), /a value that Koban does not know: “\[\]”/],
    ['null', /a value that Koban does not know: “null”/],
  ])('is refused where something in it is wrong: %s', (text, said) => {
    const { code, error, out } = koban(['check', 'a.goban'], { 'a.goban': TRIPLE, 'koban.json': text });
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(said);
  });

  it.each([['club'], 'club', ['club with suicide forbidden']].map((rules) => [rules]))(
    'names the rule of a file beside it, for all entries: %j',
    (rules) => {
      const files = { 'a/b.goban': TRIPLE, 'koban.json': project({ rules, maxCycle: 6 }) };
      const korule = 'name: club\na play may not retake a ko at once\n';
      expect(koban(['check', 'a/b.goban'], { ...files, 'club.korule': korule }).code).toBe(1);
      const lax = koban(['check', 'a/b.goban'], {
        ...files,
        'club.korule': 'name: club\nsuicide is allowed\n',
      });
      expect([lax.code, lax.error]).toEqual([0, '']);
      expect(koban(['check', 'a/b.goban'], { ...files, 'a/club.korule': korule }).code).toBe(2);
    },
  );

  it('is held to its own rule where others are written, too', () => {
    const files = { 'a.goban': TRIPLE, 'club.korule': 'name: club\nsuicide is allowed\n' };
    expect(koban(['check', 'a.goban'], { ...files, 'koban.json': project({ rules: 'none' }) }).code).toBe(0);
    expect(
      koban(['check', '--rules=basic', 'a.goban'], { ...files, 'koban.json': project({ rules: ['club'] }) })
        .code,
    ).toBe(1);
  });

  it('with a rule that cannot be read fails, at the rule and at each line that names it', async () => {
    const rules = { club: ['a play may not “retake” a ko at once', 'be "fair"'] };
    const files = {
      'a.goban': `${TRIPLE}rules: club\nexpect: move 2 forbidden under club\n`,
      'b.goban': `${TRIPLE.replace(' B c3', '')}rules: basic\n`,
      'g.sgf': '(;SZ[5]RU[club];B[aa])',
      'koban.json': JSON.stringify({ rules, cycleWarnings: 'off' }, null, 2),
    };
    const line = files['koban.json'].split('\n').findIndex((one) => one.includes('be')) + 1;
    const unread = 'written.unread error';
    const one = koban(['check', '--format=json', 'a.goban'], files);
    expect([one.code, codes(one.out)]).toEqual([1, [unread, unread, 'korule.unreadable error']]);
    const short = koban(['check', '--format=short', 'a.goban', 'koban.json'], files);
    expect(short.out).toMatch(new RegExp(`^koban\\.json:${line}:8: error`, 'm'));
    expect(short.out).toMatch(/2 files: 3 errors/);
    const record = await kobanLater(['check', '--format=json', 'g.sgf'], files);
    expect([record.code, codes(record.out)]).toEqual([1, [unread, 'korule.unreadable error']]);
    // It is an error of the project, whichever file is checked.
    expect(koban(['check', 'b.goban'], files).code).toBe(1);
    const { 'koban.json': _, ...others } = files;
    const beside = { ...others, 'club.korule': 'name: club\nbe fair\n' };
    expect(codes(koban(['check', '--format=json', 'a.goban'], beside).out)).toContain(unread);
    expect(koban(['check', 'b.goban'], beside).code).toBe(0);
    expect(koban(['check', '--rules=club', 'b.goban'], beside).code).toBe(1);
  });

  it('that is named and missing is said to be missing', () => {
    const { code, error } = koban(['check', '--config', 'x.json', 'a.goban'], { 'a.goban': TRIPLE });
    expect([code, error]).toEqual([2, 'koban check: x.json: There is no such file\n']);
  });

  describe('and its schema', () => {
    const schema = JSON.parse(readFileSync('schemas/koban.schema.json', 'utf8'));
    const valid = new Ajv({ allErrors: true }).compile(schema);

    it('have the same keys', () => {
      expect(Object.keys(schema.properties).sort()).toEqual([...PROJECT_KEYS].sort());
    });

    it('know each code of the reference (else: npm run generate)', () => {
      const codes = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);
      expect(schema.properties.severities.propertyNames.enum).toEqual(codes.sort());
    });

    it.each([
      [{}, true],
      [{ $schema: 'koban.schema.json', files: ['a.goban'], rules: 'psk', language: 'auto' }, true],
      [{ rules: ['spight', 'psk with passes lift'], severities: { 'sgf.no-game': 'off' } }, true],
      [{ cycleWarnings: 'hint', maxCycle: 99, hiddenKos: 'count', eyeValues: '3/4', searchBudget: 1 }, true],
      [{ maxCycle: 100 }, false],
      [{ maxCycle: 1 }, false],
      [{ searchBudget: 0 }, false],
      [{ eyeValues: '1/3' }, false],
      [{ hiddenKos: true }, false],
      [{ cycleWarnings: 'loud' }, false],
      [{ severities: { 'sgf.any': 'off' } }, false],
      [{ severities: { 'sgf.no-game': 'loud' } }, false],
      [{ rules: [] }, false],
      [{ rules: { club: 'suicide is allowed', other: ['a play may not retake a ko at once'] } }, true],
      [{ rules: {} }, true],
      [{ rules: { psk: 'suicide is allowed' } }, false],
      [{ rules: { with: 'suicide is allowed' } }, false],
      [{ rules: { Club: 'suicide is allowed' } }, false],
      [{ rules: { club: 3 } }, false],
      [{ files: 'a.goban' }, false],
      [{ language: 'de' }, false],
      [{ look: 'wood' }, false],
    ])('agree on %j', (value, isValid) => {
      const { code } = koban(['check', 'a.goban'], { 'a.goban': '', 'koban.json': project(value) });
      expect([valid(value), code]).toEqual([isValid, isValid ? 0 : 2]);
    });
  });
});
