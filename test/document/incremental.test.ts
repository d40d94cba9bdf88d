import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edit, openDocument } from '../../src/document/index.ts';
import type { LineIndex } from '../../src/document/line-index.ts';
import type { HostKind, KobanDocument } from '../../src/document/types.ts';
import { finish } from '../../src/go/task.ts';
import { anyText, mutation, spanOf } from '../notation/goban/arbitrary.ts';
import { expectSeen, runs } from '../runs.ts';

const GOBAN = [
  '# A\n. X\nO .\nmoves: b1\n',
  '; c\n',
  '# B\r\n+--+\r\n|XO|\r\n+--+\r\n',
  '# C\nfrom: A\n\n',
  '$$B A\n$$ | . 1\n',
  '$$ | X .\n',
];
const MARKDOWN = [
  'prose\n\n',
  '# Heading\n',
  '```goban\n$$B A\n$$ | . 1\n$$c B\n$$ | X .\n```\n',
  '```goban\n# A\n. X\n```\n',
  '> ~~~goban\n> # B\n> X O\n> # C\n> O\n> ~~~\n',
  '```js\n```\n',
  '- item\n  ````goban\n  X\n  ````\n',
  'line\n'.repeat(150),
  '```\n',
];

const texts = (pieces: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((p) => p.join('')) },
    { weight: 1, arbitrary: anyText },
  );

const documents = fc.oneof(
  fc.record({ host: fc.constant<HostKind>('goban'), text: texts(GOBAN) }),
  fc.record({ host: fc.constant<HostKind>('markdown'), text: texts(MARKDOWN) }),
);

function facts(document: KobanDocument) {
  return document.entries.map(({ syntax, offset, line, prefix }) => ({
    offset,
    line,
    prefix,
    text: syntax.text,
    problems: syntax.problems,
    diagram: syntax.diagram,
  }));
}

function expectSame(document: KobanDocument, fresh: KobanDocument): void {
  expect(document.text).toBe(fresh.text);
  expect(facts(document)).toEqual(facts(fresh));
  for (let i = 0; i <= 8; i++) {
    const offset = Math.floor((fresh.text.length * i) / 8);
    expect(document.positionAt(offset)).toEqual(fresh.positionAt(offset));
  }
}

describe('after random edits', () => {
  test('a document is as if it had been opened with the new text', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(mutation, { minLength: 1, maxLength: 8 }),
        ({ host, text }, mutations) => {
          let document = openDocument('u', 0, host, text);
          let now = text;
          mutations.forEach((m, i) => {
            const span = spanOf(m, now);
            now = now.slice(0, span.start) + m.text + now.slice(span.end);
            document = edit(document, [{ span, text: m.text }], i + 1);
            expectSame(document, openDocument('u', 0, host, now));
            expect(document.version).toBe(i + 1);
          });
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test('so it is after several changes at once, which follow each other', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(mutation, { minLength: 2, maxLength: 5 }),
        ({ host, text }, mutations) => {
          let now = text;
          const changes = mutations.map((m) => {
            const span = spanOf(m, now);
            now = now.slice(0, span.start) + m.text + now.slice(span.end);
            return { span, text: m.text };
          });
          const document = edit(openDocument('u', 0, host, text), changes, 1);
          expectSame(document, openDocument('u', 0, host, now));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test('entries whose text is untouched keep their syntax', () => {
    let kept = 0;
    fc.assert(
      fc.property(documents, mutation, ({ host, text }, m) => {
        const before = openDocument('u', 0, host, text);
        const span = spanOf(m, text);
        const after = edit(before, [{ span, text: m.text }], 1);
        // Every entry that has the same text at the same distance from the same end, outside of the edit.
        for (const old of before.entries) {
          const end = old.offset + old.syntax.text.length;
          const above = end < span.start;
          if (!above && old.offset <= span.end) continue;
          const shift = above ? 0 : after.text.length - before.text.length;
          const now = after.entries.find((e) => e.offset === old.offset + shift);
          if (now?.syntax.text !== old.syntax.text) continue;
          kept++;
          expect(now.syntax).toBe(old.syntax);
        }
      }),
      { numRuns: runs(320) },
    );
    expectSeen(kept, 400);
  });
});

describe('a text that is cut in slices', () => {
  // More lines than are cut at once, and more segments.
  const longer = (text: string) => text.repeat(Math.ceil(5000 / text.split('\n').length));
  const piece = fc.constantFrom(...MARKDOWN.filter((one) => one !== '```\n'));
  const long = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => longer(pieces.join('')));
  const isCut = (document: KobanDocument) => (document as unknown as { cut: { isDone: boolean } }).cut.isDone;
  const advance = (document: KobanDocument, steps: number) => {
    const reading = document.reading();
    for (let i = 0; i < steps && !isCut(document); i++) reading.next();
  };

  test('answers for the whole text at any time, and takes edits meanwhile', () => {
    let uncut = 0;
    const moment = fc.record({
      change: mutation,
      steps: fc.nat(3),
      other: fc.nat(3),
      pasted: fc.boolean(),
    });
    fc.assert(
      fc.property(long, fc.array(moment, { minLength: 1, maxLength: 3 }), (text, moments) => {
        let document = openDocument('u', 0, 'markdown', text);
        let now = text;
        for (const { steps, other, pasted, change } of moments) {
          advance(document, steps);
          if (!isCut(document)) uncut++;
          const span = spanOf(change, now);
          const inserted = pasted ? longer(change.text || '> ```goban\n> X\n') : change.text;
          const before = document;
          now = now.slice(0, span.start) + inserted + now.slice(span.end);
          document = edit(document, [{ span, text: inserted }], document.version + 1);
          // Whoever still reads the version before does no harm.
          advance(before, other);
        }
        const fresh = openDocument('u', 0, 'markdown', now);
        finish(fresh.reading());
        if (!isCut(document)) uncut++;
        expect(document.text).toBe(now);
        for (let i = 0; i <= 8; i++) {
          const offset = Math.floor((now.length * i) / 8);
          const position = fresh.positionAt(offset);
          expect(document.positionAt(offset)).toEqual(position);
          expect(document.offsetAt(position)).toBe(fresh.offsetAt(position));
        }
        expectSame(document, fresh);
      }),
      { numRuns: runs(10) },
    );
    expectSeen(uncut, 10);
  });

  test('keeps the entries of a version that a long paste follows, and an edit while that is cut', () => {
    const before = openDocument(
      'u',
      0,
      'markdown',
      '```goban\n# A\n. X\n```\n\nwords\n\n```goban\n# B\nX .\n```\n',
    );
    const kept = before.entries.map(({ syntax }) => syntax);
    const at = before.text.indexOf('words');
    const pasted = edit(before, [{ span: { start: at, end: at }, text: '```goban\n```\n'.repeat(5000) }], 1);
    const typed = edit(pasted, [{ span: { start: at, end: at }, text: 'more ' }], 2);
    expect([isCut(pasted), isCut(typed)]).toEqual([false, false]);
    expect(typed.entries.map(({ syntax }) => syntax)).toEqual(kept);
    expect(typed.entries.every(({ syntax }, i) => syntax === kept[i])).toBe(true);
  });

  test('is cut with pauses, as many as it is long', () => {
    const pauses = (fences: number) => {
      const reading = openDocument('u', 0, 'markdown', '```goban\n```\n'.repeat(fences)).reading();
      let made = 0;
      while (!reading.next().done) made++;
      return made;
    };
    expect(pauses(100)).toBe(0);
    expect(pauses(4000)).toBeGreaterThan(7);
    expect(pauses(8000)).toBeGreaterThan(1.7 * pauses(4000));
  });
});

describe('an edit in a large file', () => {
  const entry = (i: number) => `# Entry ${i}\nsize: 3\n. X O\nX O .\n. . 1\nmoves: W a1\n\n`;
  const text = Array.from({ length: 1000 }, (_, i) => entry(i)).join('');

  test('reads one entry again and keeps all others', () => {
    const before = openDocument('u', 0, 'goban', text);
    const at = text.indexOf('# Entry 500\n') + '# Entry 500\nsize: 3\n'.length;
    const after = edit(before, [{ span: { start: at, end: at + 1 }, text: 'X' }], 1);
    expect(after.entries.length).toBe(1000);
    const changed = after.entries.filter((e, i) => e.syntax !== before.entries[i]!.syntax);
    expect(changed.map((e) => e.syntax.title?.value)).toEqual(['Entry 500']);
    // What did not move keeps its place as well.
    expect(after.entries.every((e, i) => i === 500 || e === before.entries[i])).toBe(true);
  });

  test('typing a title in the middle makes two of one', () => {
    const before = openDocument('u', 0, 'goban', text);
    const at = text.indexOf('. . 1\nmoves', text.indexOf('# Entry 500\n'));
    const after = edit(before, [{ span: { start: at, end: at }, text: '# New\n' }], 1);
    expect(after.entries.length).toBe(1001);
    const kept = new Set(before.entries.map((e) => e.syntax));
    expect(after.entries.filter((e) => !kept.has(e.syntax)).length).toBe(2);
  });

  test('opening a fence in Markdown reads on only to where it ends', () => {
    const page = `prose\n\n${'```goban\nX O\n```\n\nmore prose\n\n'.repeat(500)}`;
    const before = openDocument('u', 0, 'markdown', page);
    const at = page.indexOf('more prose', page.length / 2);
    const after = edit(before, [{ span: { start: at, end: at }, text: '~~~js\n~~~\n' }], 1);
    expect(after.entries).toHaveLength(500);
    const kept = new Set(before.entries.map((e) => e.syntax));
    expect(after.entries.every((e) => kept.has(e.syntax))).toBe(true);
    // A segment that is scanned again is made again.
    const segmentsOf = (document: unknown) => (document as { index: LineIndex }).index.segments;
    const [old, now] = [new Set(segmentsOf(before)), segmentsOf(after)];
    const scanned = now.filter((segment) => !old.has(segment)).length;
    expect(now.length).toBeGreaterThan(1000);
    expect(scanned).toBeGreaterThan(0);
    expect(scanned).toBeLessThan(10);
  });
});
