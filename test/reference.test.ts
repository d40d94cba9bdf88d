import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GROUPS, LOSSES, REFUSALS, WITHOUT_EXAMPLE } from '../scripts/reference/diagnostics.mjs';
import { referencePages } from '../scripts/reference/pages.mjs';
import { COMMANDS } from '../src/cli/commands.ts';
import { run } from '../src/cli/run.ts';
import { CODES } from '../src/notation/goban/messages.ts';
import { NOTATIONS } from '../src/notation/index.ts';
import { SENSEIS_CODES } from '../src/notation/senseis/messages.ts';
import { SGF_CODES } from '../src/notation/sgf/check/index.ts';
import { RULES } from '../src/rules/index.ts';
import { choiceDoc, optionDoc, PRESETS, RULE_OPTIONS } from '../src/rules/variants.ts';
import { page as PAGE } from '../src/words/en/page.ts';
import { message, say } from '../src/words/index.ts';
import { readManifest } from '../tools/manifest.mjs';
import { BINDINGS } from '../webview/player/keyboard.ts';

describe('the pages of the reference that come from registries', () => {
  test('are as the registries have them (else: npm run reference)', async () => {
    const pages = await referencePages({
      run,
      BINDINGS,
      COMMANDS,
      NOTATIONS,
      PAGE,
      RULES,
      manifest: readManifest(),
      message,
      say,
      choiceDoc,
      optionDoc,
      PRESETS,
      RULE_OPTIONS,
    });
    expect(pages.size).toBe(4);
    for (const [path, page] of pages) expect(readFileSync(path, 'utf8'), path).toBe(page);
  });
});

/** Codes that the sources name in quotation marks, of these kinds. */
function codesInSources(kinds: string): Set<string> {
  const codes = new Set<string>();
  const pattern = new RegExp(`'((?:${kinds})\\.[a-z-]+)'`, 'g');
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    // The catalogues have sentences for more than problems.
    if (!file.endsWith('.ts') || file.startsWith('words/')) continue;
    for (const [, code] of readFileSync(`src/${file}`, 'utf8').matchAll(pattern)) codes.add(code!);
  }
  return codes;
}

describe('the diagnostics of the reference', () => {
  const listed = [...GROUPS.flatMap(({ rows }) => rows), ...WITHOUT_EXAMPLE].map(([code]) => code);

  test('are each listed once', () => {
    expect(listed.length).toBe(new Set(listed).size);
  });

  test('are those of the catalogues, of the service and of the rules', () => {
    // Sentences of `expect.void`, which have no code of their own.
    const sentences = new Set(['expect.no-such-move', 'expect.no-such-rule']);
    const others = codesInSources(
      'basic|board|check|colors|coupling|diagram|digits|expect|eye|fence|game|ing|japanese|korean|link|moves|pattern|play|show|spight|superko',
    );
    const known = new Set([...CODES, ...SENSEIS_CODES, ...SGF_CODES, ...others]);
    // A setting and sentences of the extension.
    for (const other of ['board.look', 'diagram.gone', 'game.none']) known.delete(other);
    for (const sentence of sentences) known.delete(sentence);
    expect(new Set(listed)).toEqual(known);
  });

  test('have every refusal and every loss', () => {
    expect(new Set(REFUSALS.map(([code]) => code))).toEqual(codesInSources('write'));
    expect(new Set(LOSSES.map(([code]) => code))).toEqual(codesInSources('lost'));
  });
});
