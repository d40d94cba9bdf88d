import { describe, expect, it } from 'vitest';
import { openDocument, sgfRegions } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import {
  actions,
  analyse,
  complete,
  DEFAULT_SETTINGS,
  folding,
  sequenceAt,
  symbols,
} from '../../../src/service/index.ts';
import { findingsOf } from '../../../src/service/sgf/features/diagnose.ts';
import { say } from '../../../src/words/index.ts';
import { hover, writeNow } from '../marked.ts';

const PAGE = `# A page

\`\`\`goban
# Corner
. X .
moves: B a1
\`\`\`

Then a game:

\`\`\`sgf
(;SZ[9]GN[First];B[aa]
(;W[bb])(;W[aa]))
\`\`\`

> A quoted one:
> ~~~ SGF
> (;SZ[5]GN[Second]
> ;B[cc]C[word])
> ~~~

\`\`\`sgfx
(;B[aa]
\`\`\`
`;
const open = (text = PAGE) => analyse(openDocument('test:///a.md', 1, 'markdown', text), DEFAULT_SETTINGS);
const document = open();
const at = (part: string) => PAGE.indexOf(part);

describe('SGF in fences of Markdown', () => {
  it('is what stands in fences named sgf, with the marks of quotes as blanks', () => {
    const regions = sgfRegions('markdown', PAGE);
    expect(regions.map(({ offset }) => offset)).toEqual([at('(;SZ[9]'), at('> (;SZ[5]')]);
    expect(regions[1]!.text).toBe('  (;SZ[5]GN[Second]\n  ;B[cc]C[word])\n');
    expect(sgfRegions('markdown', PAGE.replaceAll(/sgf/gi, 'text'))).toEqual([]);
    expect(sgfRegions('goban', PAGE)).toEqual([]);
    const unclosed = '```sgf\n(;B[aa])';
    expect(sgfRegions('markdown', unclosed)).toEqual([{ text: '(;B[aa])', offset: 7 }]);
  });

  it('is judged, with places in the page', () => {
    const found = findingsOf(document.sgf!);
    expect(found.map(({ code, span }) => [code, PAGE.slice(span.start, span.end), span.start])).toEqual([
      ['play.occupied', 'W[aa]', PAGE.lastIndexOf('W[aa]')],
    ]);
  });

  it('has hovers, completion and actions, and entries keep theirs', () => {
    const shown = (offset: number) => finish(hover(document, offset, () => false))!.markdown;
    expect(shown(at('W[bb]') + 2)).toContain('**Move 2**: White B8');
    expect(shown(at('B[cc]') + 2)).toContain('**Move 1**: Black C3');
    expect(shown(at('B a1'))).toContain('**Move 1**: Black A1');
    expect(complete(document, at('GN[First]')).map(({ label }) => label)).toContain('KM');
    expect(complete(document, at('. X .')).map(({ label }) => label)).not.toContain('KM');
    const offered = (offset: number) =>
      actions(document, { start: offset, end: offset }).map(({ title }) => say(title));
    expect(offered(at('GN[First]')).join()).toContain('Write RU[Japanese]');
    expect(offered(at('# Corner')).join()).not.toContain('RU');
  });

  it('is animated where the cursor is, found again by its number, and written', () => {
    const title = (offset: number) => sequenceAt(document, { offset })!.sequence.title;
    expect(title(at('W[bb]'))).toBe('First');
    expect(title(at('B[cc]'))).toBe('Second');
    expect(title(at('# Corner'))).toBe('Corner');
    expect(title(at('Then a game'))).toBe('Corner');
    expect(title(at('A quoted'))).toBe('First');
    const { sequence, index } = sequenceAt(document, { offset: at('W[bb]') })!;
    expect([index, sequence.tree!.lines.length]).toEqual([2, 2]);
    expect(sequenceAt(document, { entry: sequence.entry })!.sequence.title).toBe('First');
    expect(sequenceAt(document, { entry: 0 })!.sequence.title).toBe('Corner');
    const reply = writeNow(document, {
      uri: 'test:///a.md',
      version: 1,
      offset: at('B[cc]'),
      index: 1,
      action: { kind: 'play', point: 0 },
    });
    expect(reply).toMatchObject({ kind: 'edit', edits: [{ text: ';W[aa]' }] });
  });

  it('is in the outline and folds, among the entries', () => {
    expect(finish(symbols(document)).map(({ name }) => name)).toEqual(['Corner', 'First', 'Second']);
    const line = PAGE.slice(0, at('(;SZ[9]')).split('\n').length - 1;
    expect(finish(folding(document))).toContainEqual({ startLine: line, endLine: line + 1 });
  });

  it('stays as it is while the page around it is edited', () => {
    findingsOf(document.sgf!);
    const after = analyse(
      openDocument('test:///a.md', 2, 'markdown', `More.\n\n${PAGE}`),
      DEFAULT_SETTINGS,
      document,
    );
    expect(after.sgf!.games.map(({ source }) => source)).toEqual(
      document.sgf!.games.map(({ source }) => source),
    );
    expect(after.sgf!.games[0]!.offset).toBe(document.sgf!.games[0]!.offset + 7);
    expect(open('# nothing\n').sgf).toBeNull();
  });
});
