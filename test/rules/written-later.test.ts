import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import * as written from '../../src/rules/written-rules.ts';
import * as apart from '../../src/rules/written-rules-apart.ts';
import * as later from '../../src/rules/written-rules-later.ts';
import * as documents from '../../src/service/analysis/written.ts';
import * as documentsLater from '../../src/service/analysis/written-later.ts';
import { DEFAULT_SETTINGS } from '../../src/service/index.ts';

const TEXT = '# Club\na play may not retake a ko at once';
const PAGE = openDocument('file:///a.md', 1, 'markdown', `\`\`\`korule\n${TEXT}\n\`\`\`\n`);

describe('the stand-ins of written rules', () => {
  it('have the same names as what they stand for', () => {
    expect(Object.keys(later).sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(apart).sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(documentsLater).sort()).toEqual(Object.keys(documents).sort());
  });

  it('read nothing before they are loaded, and then the same', async () => {
    expect(() => later.readRuleText(TEXT)).toThrow('no written rules');
    expect(documentsLater.rulesOfDocument(PAGE)).toEqual([]);
    expect(documentsLater.settingsOfDocument(PAGE, DEFAULT_SETTINGS)).toBe(DEFAULT_SETTINGS);
    await later.loadWrittenRules();
    await documentsLater.loadRulesOfDocuments();
    expect(later.writtenId(later.readRuleText(TEXT))).toBe(`club\n${TEXT}`);
    expect(documentsLater.rulesOfDocument(PAGE).map(({ read }) => read.name)).toEqual(['club']);
    expect([...(documentsLater.settingsOfDocument(PAGE, DEFAULT_SETTINGS).ruleNames?.keys() ?? [])]).toEqual([
      'club',
    ]);
  });

  it('ask the script of their own where a page has one', () => {
    Object.assign(globalThis, { kobanWritten: written });
    try {
      expect(apart.readRuleText(TEXT).name).toBe('club');
    } finally {
      Reflect.deleteProperty(globalThis, 'kobanWritten');
    }
  });
});
