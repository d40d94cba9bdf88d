/** Wherever a verdict under a written rule is shown, it leads to the line of the clause. */
import { describe, expect, test } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, diagnose, hover, sequenceAt } from '../../src/service/index.ts';
import { koban, kobanLater } from '../cli/run.ts';
import { compareAt } from './marked.ts';

const KO = 'edges: all\n. . . .\n. X O .\nX O . O\n. X O .\nmoves: B c2 W b2\n';
const RULE =
  '# Club\n; of 2026\na play may not retake a ko at once\na play that recreates an earlier position ends the game: draw\n';
const PAGE = `# Page\n\n\`\`\`korule\n${RULE}\`\`\`\n\n\`\`\`goban\nrules: club\n${KO}\`\`\`\n`;
/** Of the clause, in the page, from 0. */
const LINE = PAGE.split('\n').indexOf('a play may not retake a ko at once');
const URI = 'file:///a/page.md';
const SGF = '(;GM[1]FF[4]SZ[4]RU[club]AB[bb][ac][bd]AW[cb][bc][dc][cd];B[cc];W[bc])\n';

describe('a verdict under a written rule leads to its clause', () => {
  const document = analyse(openDocument(URI, 1, 'markdown', PAGE), DEFAULT_SETTINGS);
  const place = { uri: URI, line: LINE };

  test('in the list of problems', () => {
    const [found] = diagnose(document);
    expect(found).toMatchObject({ code: 'written.retake', clause: { file: URI, line: LINE + 1 } });
  });

  test('in the hover of the move', () => {
    const shown = finish(hover(document, PAGE.indexOf('W b2') + 2, () => false));
    expect(JSON.stringify(shown)).toContain(JSON.stringify(place).slice(1, -1));
  });

  test('in the table', () => {
    const table = finish(compareAt(document, { entry: 0 }));
    const cells = table!.rows[1]!.cells;
    expect(cells.map(({ place: at }) => at)).toEqual([place, ...cells.slice(1).map(() => undefined)]);
  });

  test('on the board', () => {
    const frames = sequenceAt(document, { entry: 0 })!.sequence.frames;
    expect(frames[2]!.verdicts[0]).toMatchObject({ inForce: true, place });
    expect(frames[1]!.verdicts[0]!.place).toBeUndefined();
  });

  test('of a file, also where the text above it changes', () => {
    const written = [{ uri: 'file:///a/club.korule', line: 0, text: RULE }];
    const entry = PAGE.slice(PAGE.indexOf('```goban'));
    const read = (text: string, own = written) =>
      diagnose(analyse(openDocument(URI, 1, 'markdown', text), { ...DEFAULT_SETTINGS, written: own }))[0]!
        .clause;
    expect(read(entry)).toEqual({ file: 'file:///a/club.korule', line: 3 });
    expect(read(`\n\n${PAGE}`)).toEqual({ file: URI, line: LINE + 3 });
    const ofProject = [
      { uri: 'file:///a/koban.json', line: 6, lines: [6, 7, 9, 11], text: RULE, name: 'club' },
    ];
    expect(read(entry, ofProject)).toEqual({ file: 'file:///a/koban.json', line: 10 });
  });

  test('in what koban check prints of pages and of records, as text, JSON and SARIF', async () => {
    const files = { 'page.md': PAGE, 'game.sgf': SGF, 'club.korule': RULE };
    const text = await kobanLater(['check', 'page.md', 'game.sgf'], files);
    expect(text.out).toContain(`page.md:${LINE + 1}:1: the clause of the rule`);
    expect(text.out).toContain('club.korule:3:1: the clause of the rule');
    expect(text.out).not.toContain('does not know');
    const json = JSON.parse((await kobanLater(['check', 'game.sgf', '--format', 'json'], files)).out);
    expect(json.files[0].diagnostics[0].clause).toEqual({ file: 'club.korule', line: 3 });
    const sarif = JSON.parse(koban(['check', 'page.md', '--format', 'sarif'], files).out);
    expect(sarif.runs[0].results[0].relatedLocations[0]).toMatchObject({
      message: { text: 'the clause of the rule' },
      physicalLocation: { artifactLocation: { uri: 'page.md' }, region: { startLine: LINE + 1 } },
    });
  });
});
