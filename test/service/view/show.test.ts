/** The line `show:` in findings, sequences, files of pictures, pages and other notations. */
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { formatOf, writePicture } from '../../../src/pictures/index.ts';
import { PageRenderer } from '../../../src/preview/index.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { figures, framePicture } from '../../../src/render/index.ts';
import { type Analysis, check } from '../../../src/service/analysis/index.ts';
import {
  analyse,
  convertEntries,
  DEFAULT_SETTINGS,
  eyeMarks,
  figureWork,
  sequenceAt,
  type TargetId,
} from '../../../src/service/index.ts';
import { WholeBoard } from '../../../src/service/view/index.ts';
import { WholeBoard as Later, loadWhole } from '../../../src/service/view/whole-later.ts';
import { say } from '../../../src/words/index.ts';
import { marked, TRIPLE_KO, writeNow } from '../marked.ts';

const MOVES = 'moves: B d6 W b5 B f6 W d5';
const TRIPLE = (show: string) => `# T\nrules: spight\n${TRIPLE_KO}\n${MOVES}\nshow: ${show}\n`;
/** White's eye at C5 is false. */
const FALSE_EYE = `# False
+-------------------+
| . . . . . . . . . |
| . . . . . . . . . |
| . . X X X X . . . |
| . X O O O O X . . |
| X O . . . O X . . |
| . X O O O O X . . |
| . . X X X X . . . |
| . . . . . . . . . |
| . . . . . . . . . |
+-------------------+
show: eyes
`;
const CORNER = `# Corner
size: 9
| . a . .
| . O X .
| X . O .
+--------
circle: b2
moves: B a3 W b1
show: whole board
`;

const read = (text: string) => analyse(openDocument('a.goban', 0, 'goban', text), DEFAULT_SETTINGS);

function sequenceOf(text: string): Sequence {
  const document = read(text);
  const { analysis } = document.entries[0]!;
  for (const one of figureWork(analysis)) finish(one.work());
  return sequenceAt(document, { entry: 0 })!.sequence;
}

function found(text: string): string[] {
  const document = read(text);
  const { analysis } = document.entries.at(-1)!;
  const base = text.lastIndexOf(analysis.syntax.text);
  return check(analysis, DEFAULT_SETTINGS).map(
    ({ code, span }) => `${code} ${text.slice(base + span.start, base + span.end)}`,
  );
}

const EYES = 'C5 is 4';

const kinds = (marks: readonly { readonly mark: { readonly kind: string } }[] | undefined) =>
  (marks ?? []).map(({ mark }) => mark.kind);

describe('the line show:', () => {
  it('tells what it cannot show, at the place', () => {
    const told = (show: string) => found(TRIPLE(show)).filter((one) => one.startsWith('show.'));
    expect(told('hot, after 4, numbers 1-4')).toEqual([]);
    expect(told('after 5')).toEqual(['show.no-such-move 5']);
    expect(told('numbers 0-2')).toEqual(['show.no-such-move 0-2']);
    expect(told('numbers 3-9')).toEqual(['show.no-such-move 3-9']);
    expect(found('X .\nrules: basic\nshow: eyes, hot\n')).toContain('show.no-hot hot');
    expect(found('X .\nshow: whole board\n')).toContain('show.whole-unknown whole board');
    expect(found(CORNER).filter((one) => one.startsWith('show.'))).toEqual([]);
  });

  it('counts moves as they are shown', () => {
    const on = `# U\nfrom: T after 2\nmoves: B f6 W d5\nshow: after 3`;
    const text = `${TRIPLE('hot')}\n${on}\n`;
    expect(found(text).filter((one) => one.startsWith('show.'))).toEqual([]);
    expect(sequenceAt(read(text), { entry: 1 })!.sequence.show?.at).toBe(3);
    const first = sequenceOf(TRIPLE('after 12').replace('moves:', 'first: 11\nmoves:'));
    expect(first.show?.at).toBe(2);
  });

  it('opens the board view at the board of "after", unless the cursor is at a move', () => {
    const text = TRIPLE('after 3');
    const at = (offset: number) => sequenceAt(read(text), { offset })!.index;
    expect(at(0)).toBe(3);
    expect(at(text.indexOf('show:') + 3)).toBe(3);
    expect(at(text.indexOf('W b5') + 1)).toBe(2);
  });

  it('chooses the board and the numbers of pictures', () => {
    const s = sequenceOf(TRIPLE('after 3, numbers 2-3'));
    const shown = framePicture(s, s.frames[3]!);
    const numbers = (shown.marks ?? []).flatMap(({ mark }) => (mark.kind === 'number' ? [mark.text] : []));
    expect(numbers).toEqual(['2', '3']);
    const txt = writePicture(formatOf('txt'), s, {});
    expect(txt).toBe(writePicture(formatOf('txt'), s, { at: 3 }));
    expect(txt).not.toBe(writePicture(formatOf('txt'), s, { at: 4 }));
    // Without a board it is that of the last number, as in a book.
    expect(sequenceOf(TRIPLE('numbers 2-3')).show).toMatchObject({ at: 3, numbers: { from: 2, to: 3 } });
  });

  it('has hot stones in a figure with numbers, where they stand as in the last board', () => {
    const of = (rules: string, show: string) => {
      const text = TRIPLE(show).replace('spight', rules);
      return kinds(figures(sequenceOf(text), {})[0]!.picture.marks);
    };
    expect(of('spight', 'eyes')).toContain('hot');
    expect(of('psk, spight', 'eyes')).not.toContain('hot');
    expect(of('psk, spight', 'hot')).toContain('hot');
  });

  it('has the values of eyes in pictures and pages', () => {
    const s = sequenceOf(FALSE_EYE);
    const marks = s.frames[0]!.marks.filter(({ mark }) => mark.kind === 'eye');
    expect(marks.map(({ point, mark }) => [point, 'text' in mark && mark.text])).toContainEqual([38, '4']);
    expect(String(writePicture(formatOf('svg'), s, {}))).toContain(EYES);
    const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: 60_000, most: 60_000, now: () => 0 });
    const [html] = page.render([{ text: FALSE_EYE, kind: 'goban', line: 1 }]);
    expect(html).toContain(EYES);
    const bare = FALSE_EYE.replace('show: eyes\n', '');
    expect(page.render([{ text: bare, kind: 'goban', line: 1 }])[0]).not.toContain(EYES);
  });

  it('draws one board of a page without its moves, or the numbered moves of a book', () => {
    const page = new PageRenderer(() => DEFAULT_SETTINGS, { time: 60_000, most: 60_000, now: () => 0 });
    const html = (show: string) => page.render([{ text: TRIPLE(show), kind: 'goban', line: 1 }])[0]!;
    expect(html('after 2')).not.toContain('koban-moves');
    expect(html('numbers 2-3')).toContain('Moves 2–3');
    expect(html('eyes')).toContain('Moves 1–4');
  });
});

describe('a part in its place on the whole board', () => {
  it('has everything moved there, and the rest unknown', () => {
    const s = sequenceOf(CORNER);
    expect(s.shape).toMatchObject({ columns: 9, rows: 9, open: [], origin: { column: 1, row: 1 } });
    expect(s.frames[2]!.rows.slice(5)).toEqual(['?????????', 'X...?????', '.OX.?????', 'XOO.?????']);
    const name = (point: number) => `${'abcdefghj'[point % 9]}${9 - Math.floor(point / 9)}`;
    expect(s.labels.map(({ point }) => name(point))).toEqual(['b3']);
    expect(s.drawn!.signs.map(({ point }) => name(point))).toEqual(['b2']);
    expect(s.frames[1]!.move).toMatchObject({ point: 'a3', at: 6 * 9 });
  });

  it('is written on at its points, and not beyond the part', () => {
    const document = marked(CORNER);
    const ask = (point: number) =>
      writeNow(document.analysis, {
        uri: 'test:///text',
        entry: 0,
        version: document.analysis.document.version,
        index: 2,
        action: { kind: 'play', point },
      });
    const reply = ask(6 * 9 + 3);
    expect(reply?.kind === 'edit' && reply.edits[0]!.text).toContain('d3');
    expect(ask(0)).toMatchObject({ kind: 'refused', code: 'write.off-board' });
  });

  it('is loaded later by boards in pages, and then the same', async () => {
    const analysisOf = (text: string): Analysis => read(text).entries[0]!.analysis;
    const [part, all] = [analysisOf(CORNER), analysisOf('X .\n')];
    await loadWhole(all);
    expect(Later.of(all)).toBeNull();
    expect(() => Later.of(part)).toThrow();
    await loadWhole(part);
    const sequence = sequenceOf(CORNER.replace('show: whole board\n', ''));
    expect(Later.of(part)?.sequence(sequence)).toEqual(WholeBoard.of(part)?.sequence(sequence));
  });

  it('has the eyes of the part', () => {
    const whole = sequenceOf(CORNER.replace('show:', 'show: eyes,'));
    const { analysis } = read(CORNER).entries[0]!;
    const part = finish(eyeMarks(analysis, whole.frames[2]!.rows, () => false));
    expect(part).toEqual(whole.frames[2]!.marks.filter(({ mark }) => mark.kind === 'eye'));
  });
});

describe('in other notations', () => {
  const convert = (text: string, target: TargetId) => {
    const { text: written, lost } = convertEntries(read(text), target, read(text).entries).entries[0]!;
    return { written, lost: lost.map(({ message }) => say(message)).join('\n') };
  };

  it('LaTeX draws the chosen board, numbers, eyes and hot stones', () => {
    for (const target of ['psgo', 'igo'] as const) {
      expect(convert(FALSE_EYE, target).written).toMatch(target === 'psgo' ? /\\marklb\{4\}/ : /\{c5\}\{4\}/);
      expect(convert(FALSE_EYE, target).lost).toBe('');
      const hot = convert(TRIPLE('hot, after 4'), target).written;
      expect(hot).toContain('hot: ');
      expect(hot).toMatch(/triangle|marktr/);
      expect(hot).not.toMatch(/setcounter|\\(?:black|white)\[1\]/);
      const book = convert(TRIPLE('numbers 3-4'), target);
      expect(book.written).toMatch(target === 'psgo' ? /setcounter\{gomove\}\{2\}/ : /\\black\[3\]/);
      expect(convert(CORNER, target).written).toMatch(/begin\{psgoboard\*?\}|showfullgoban/);
      expect(convert(CORNER, target).lost).toContain('unknown');
    }
  });

  it('others report it as lost, and ours keeps it', () => {
    for (const target of ['senseis', 'ascii', 'gnugo', 'katago'] as const)
      expect(convert(TRIPLE('after 2, hot'), target).lost).toMatch(/show/);
    expect(convert(TRIPLE('after 2, hot'), 'sgf').lost).toContain('show');
    expect(convertEntries(read(TRIPLE('after 2, hot')), 'goban').entries[0]!.text).toContain(
      'show: after 2, hot',
    );
    // Only a position is asked for: the line keeps what it can say of one.
    const at = convertEntries(read(TRIPLE('after 2, hot')), 'goban', undefined, 3).entries[0]!;
    expect(at.text).toContain('\nshow: hot\n');
    expect(at.lost.map(({ code }) => code)).toContain('lost.facts');
  });

  it('says when numbers and board exclude each other', () => {
    expect(convert(TRIPLE('after 4, numbers 1-2'), 'psgo').lost).toContain('show');
  });
});
