import { describe, expect, it } from 'vitest';
import { chosenEntry } from '../../../webview/element/chosen.ts';

describe('the entry of <koban-board>', () => {
  const entries = [{ title: 'First' }, { title: null }, { title: '1' }];

  it('is the first one where none is named, though others have no title', () => {
    expect(chosenEntry(entries, null)).toBe(entries[0]);
    expect(chosenEntry(entries, '')).toBe(entries[0]);
  });

  it('is that of a title, before that of a number', () => {
    expect(chosenEntry(entries, 'First')).toBe(entries[0]);
    expect(chosenEntry(entries, '2')).toBe(entries[1]);
    expect(chosenEntry(entries, '1')).toBe(entries[2]);
  });

  it('is none where the text has none like it', () => {
    for (const named of ['7', '0', '1.5', 'first', ' ']) expect(chosenEntry(entries, named)).toBeUndefined();
  });
});
