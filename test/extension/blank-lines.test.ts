import { describe, expect, it } from 'vitest';
import { withBlankLines } from '../../src/extension/find/blank-lines.ts';

describe('an entry that is inserted', () => {
  const inserted = (source: string) => {
    const at = source.indexOf('¦');
    const [start, end] = [source.slice(0, at), source.slice(at + 1)];
    const [before = '', lineAbove] = start.split('\n').reverse();
    const [rest = '', lineBelow] = end.split('\n');
    const { above, text } = withBlankLines('E\n', { lineAbove, before, rest, lineBelow });
    return start + above + text + end;
  };

  it('has one blank line between it and the text on both sides', () => {
    for (const source of [
      'above¦\n\nbelow',
      'above¦\nbelow',
      'above\n¦\nbelow',
      'above\n\n¦\nbelow',
      'above\n¦\n\nbelow',
      'above\n\n¦\n\nbelow',
      'above¦below',
      'above\n¦below',
    ])
      expect(inserted(source), source).toBe('above\n\nE\n\nbelow');
  });

  it('has none at the ends of the text', () => {
    expect(inserted('¦')).toBe('E\n');
    expect(inserted('¦\nbelow')).toBe('E\n\nbelow');
    for (const source of ['above¦', 'above¦\n', 'above\n¦', 'above\n\n¦'])
      expect(inserted(source), source).toBe('above\n\nE\n');
  });
});
