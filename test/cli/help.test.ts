import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import EXPLANATIONS from '../../src/cli/generated/explanations.json';
import REMEDIES from '../../src/cli/generated/remedies.json';
import type { HelpEdit } from '../../src/cli/report/help.ts';
import { koban, kobanLater } from './run.ts';

/** What helps makes the text better: with it, there are fewer problems, or the one that it mends is gone. */

interface Example {
  readonly cause: string;
  readonly example?: string;
  readonly file?: string;
}

interface Found {
  readonly code: string;
  readonly message: string;
  readonly severity: string;
  readonly help?: { readonly edits: readonly HelpEdit[] };
}

async function problems(file: string, text: string): Promise<readonly Found[]> {
  const { out } = await kobanLater(['check', '--format', 'json', '--budget', '2000', file], { [file]: text });
  return JSON.parse(out).files[0].diagnostics;
}

function edited(text: string, edits: readonly HelpEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const at = (line: number, column: number) => starts[line - 1]! + column - 1;
  let out = text;
  for (const one of [...edits].reverse())
    out = out.slice(0, at(one.line, one.column)) + one.text + out.slice(at(one.endLine, one.endColumn));
  return out;
}

const EXAMPLES: Readonly<Record<string, Example>> = EXPLANATIONS;
const CODES = Object.keys(EXAMPLES);

describe('koban explain', () => {
  test.each(['en', 'ja', 'ko', 'zh-hans', 'zh-hant'])('has a page for each code in %s', async (language) => {
    for (const code of CODES) {
      const { out, code: exit } = await kobanLater(['explain', code, '--lang', language], {});
      expect(exit, code).toBe(0);
      expect(out.length, code).toBeGreaterThan(60);
      expect(out).toContain(`diagnostics.md#${code.replace('.', '-')}`);
      // Why, in the reader's language.
      const { cause } = EXAMPLES[code]!;
      const isSaid = out.replace(/\s+/g, ' ').includes(cause.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'));
      const isTranslated = language in REMEDIES && code in REMEDIES[language as 'ja'];
      expect(isSaid, code).toBe(!isTranslated);
    }
  });

  test('knows no other code, and says which may be meant', async () => {
    const ran = await kobanLater(['explain', 'superko.positionel'], {});
    expect(ran.code).toBe(2);
    expect(ran.error).toContain('superko.positional');
  });
});

describe('what helps', () => {
  let helped = 0;
  test('lowers the number of problems of each example', async () => {
    const useless: string[] = [];
    for (const code of CODES) {
      const { example, file = 'a.goban' } = EXAMPLES[code]!;
      if (example === undefined) continue;
      const before = await problems(file, example);
      for (const { help, message } of before) {
        if (!help) continue;
        helped++;
        const after = await problems(file, edited(example, help.edits));
        const isGone = !after.some((one) => one.message === message);
        if (!isGone || after.length > before.length) useless.push(`${code}: ${message}`);
      }
    }
    expect(useless).toEqual([]);
    expect(helped).toBeGreaterThan(40);
  });
});

describe('koban COMMAND --help', () => {
  const helpOf = (name: string) => koban([name, '--help'], {}).out.replace(/\s+/g, ' ');
  const named = COMMANDS.flatMap(({ name }) =>
    [...helpOf(name).matchAll(/“koban ([a-z]+)((?: --[a-z-]+)*)”/g)].map(([, command, options]) => ({
      name,
      command: command!,
      options: options!.split(' ').filter(Boolean),
    })),
  );

  test('names only commands and options that there are', () => {
    expect(named.length).toBeGreaterThan(2);
    for (const { name, command, options } of named) {
      const help = helpOf(command);
      expect(help, name).toContain(`koban ${command}: `);
      for (const option of options) expect(help, `${name}: ${command}`).toContain(` ${option} `);
    }
  });
});
