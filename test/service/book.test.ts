import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The chapters of the Book of Ko: what they say of Go is claimed or has a source, and one can read
 * them.
 */

const FOLDER = new URL('../../examples/', import.meta.url);
const CHAPTERS = readdirSync(FOLDER).filter((name) => /^\d\d-.*\.md$/.test(name));
const VERDICT = /\b(?:forbid\w*|forbade|dead|alive|dies|liv(?:e|es)|kills?|captur\w+|draws?|no result)\b/i;
const MOST_WORDS = 25;

interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly claims: number;
}

/** A chapter by its headings: prose without fences, and how many claims its boards make. */
function partsOf(text: string): Part[] {
  return text.split(/^(?=## )/m).map((part) => {
    const fences = part.match(/^```goban\n[\s\S]*?^```$/gm) ?? [];
    return {
      heading: part.split('\n')[0]!,
      paragraphs: part
        .replace(/^```[\s\S]*?^```$/gm, '')
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
        .filter((paragraph) => paragraph !== '' && !/^(?:#|\||---)/.test(paragraph)),
      claims: fences.join('\n').match(/^expect: /gm)?.length ?? 0,
    };
  });
}

const isSourced = (paragraph: string) => /\]\(|\[\^\d\]|^\[\^|^>|\*Sources?:\*/.test(paragraph);

/** The sentences of a paragraph, without targets of links and words of other authors. */
function sentencesOf(paragraph: string): string[] {
  if (/^[>[]/.test(paragraph)) return [];
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/“[^”]*”/g, 'quoted')
    .split(/(?<=[.!?:;])\s+|\s\*\s/);
}

describe.each(CHAPTERS)('%s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const parts = partsOf(text);

  test('each paragraph with a verdict stands with claims, or has a source', () => {
    const bare = parts.flatMap(({ heading, paragraphs, claims }, i) =>
      // What comes before the first heading is about the whole chapter.
      i === 0 || claims > 0
        ? []
        : paragraphs.filter((one) => VERDICT.test(one) && !isSourced(one)).map((one) => [heading, one]),
    );
    expect(bare).toEqual([]);
  });

  test('asks a question, has one surprise, and three to nine boards', () => {
    expect(parts[0]!.heading).toMatch(/^# \d+\. .*\?$/);
    expect(text.match(/\*\*The surprise\.\*\*/g)).toHaveLength(1);
    const fences = text.match(/^```goban\n[\s\S]*?^```$/gm) ?? [];
    const boards = fences.join('\n').match(/^# /gm)?.length ?? 0;
    expect(boards).toBeGreaterThanOrEqual(3);
    expect(boards).toBeLessThanOrEqual(9);
    expect(text).toMatch(/\*\*Play against it\.\*\*/);
  });

  test('has no sentence of more than 25 words', () => {
    const long = parts.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > MOST_WORDS),
    );
    expect(long).toEqual([]);
  });
});

test('the book has twelve chapters, and its list names them in order', () => {
  const list = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const named = [...list.split('## The texts')[0]!.matchAll(/\]\((\d\d-[^)]*)\)/g)].map(([, name]) => name);
  expect(named).toEqual(CHAPTERS);
  expect(CHAPTERS).toHaveLength(12);
});
