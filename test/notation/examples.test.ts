import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostOf, openDocument } from '../../src/document/index.ts';
import { parseEntry } from '../../src/notation/index.ts';
import {
  analyse,
  check,
  DEFAULT_SETTINGS,
  diagnose,
  evaluate,
  finishFindings,
} from '../../src/service/index.ts';
import { printEntry } from './printers/entry.ts';

const FOLDER = new URL('../../examples/', import.meta.url);
/** The index has no boards. */
const FILES = readdirSync(FOLDER).filter((name) => /\.(goban|md)$/.test(name) && name !== 'README.md');

const isProblem = ({ severity }: { readonly severity: string }) =>
  severity === 'error' || severity === 'warning';

describe('examples that ship', () => {
  test.each(FILES)('%s: every claim holds and nothing is wrong', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const document = openDocument(name, 1, hostOf(name, text), text);
    expect(document.entries.length).toBeGreaterThan(0);
    for (const { analysis } of analyse(document, DEFAULT_SETTINGS).entries) {
      finishFindings(analysis);
      expect(analysis.syntax.expects.length).toBeGreaterThan(0);
      expect(analysis.syntax.expects.map((claim) => [claim.text, evaluate(analysis, claim)?.status])).toEqual(
        analysis.syntax.expects.map((claim) => [claim.text, 'holds']),
      );
      expect(check(analysis, DEFAULT_SETTINGS).filter(isProblem)).toEqual([]);
    }
  });

  test('records have no problem that is not claimed', () => {
    const records = readdirSync(FOLDER).filter((name) => name.endsWith('.sgf'));
    expect(records.length).toBeGreaterThan(0);
    for (const name of records) {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      const found = diagnose(analyse(openDocument(name, 1, 'sgf', text), DEFAULT_SETTINGS));
      if (name === 'triple-ko.sgf') expect(found.map(({ code }) => code)).toEqual(['superko.positional']);
      expect(found.filter(isProblem)).toEqual([]);
    }
  });

  test('they are in the usual form already', () => {
    let lines = 0;
    for (const name of FILES) {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      for (const { syntax } of openDocument(name, 1, hostOf(name, text), text).entries) {
        const rows = (diagram: string) => diagram.split('\n').filter((line) => /^[+|]/.test(line));
        expect(rows(printEntry(parseEntry(syntax.text)))).toEqual(rows(syntax.text));
        lines += rows(syntax.text).length;
      }
    }
    expect(lines).toBeGreaterThan(500);
  });
});
