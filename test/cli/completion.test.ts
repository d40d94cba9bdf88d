import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { manPage } from '../../scripts/man-page.mjs';
import { COMMANDS } from '../../src/cli/commands.ts';
import { message, say } from '../../src/words/index.ts';
import { koban } from './run.ts';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const script = (shell: string) => koban(['completion', shell]).out;

describe('koban completion', () => {
  it.each(SHELLS)('names every command and option in the script of %s', (shell) => {
    const out = script(shell);
    for (const { name, options } of COMMANDS) {
      expect(out, name).toContain(name);
      for (const { name: option } of [...options, { name: 'lang' }, { name: 'help' }])
        expect(out, option).toContain(shell === 'fish' ? `from ${name}' -l ${option} ` : `--${option}`);
    }
  });

  it('refuses other shells', () => {
    for (const args of [[], ['tcsh'], ['bash', 'zsh']]) {
      const ran = koban(['completion', ...args]);
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.error).toContain('powershell');
    }
  });

  it.skipIf(process.platform === 'win32')('completes in bash itself', () => {
    /** Words as bash splits them, the last one being completed. */
    const lines = [
      ['ch'],
      ['check', '--fo'],
      ['check', '--format', ''],
      ['check', '--format', '=', 'sa'],
      ['--lang', '=', 'ja', 'check', '--lev'],
      ['--lang', 'zh'],
      ['judge', '--rules', 'ps'],
      ['check', '--budget', ''],
      ['completion', ''],
      ['check', 'examples/jas'],
      ['fmt', 'tsconfig.c'],
      ['check', '--config', 'tsconfig.c'],
    ];
    const tried = lines.map(
      (words) =>
        `COMP_WORDS=(koban ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _koban; echo "\${COMPREPLY[*]}"`,
    );
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', `${script('bash')}\n${tried.join('\n')}`], {
      encoding: 'utf8',
    });
    expect(stderr.replaceAll(/.*compopt.*\n/g, '')).toBe('');
    expect(stdout.trimEnd().split('\n')).toEqual([
      'check',
      '--format',
      'text short json ndjson sarif github',
      'sarif',
      '--level',
      'zh-hans zh-hant',
      'psk',
      '',
      'bash zsh fish powershell',
      'examples/jasiek.md',
      '',
      'tsconfig.core.json',
    ]);
  });
});

it('the manual page names every command and option', () => {
  const page = manPage({ COMMANDS, message, say }, '1.0.0').replaceAll('\\-', '-');
  for (const { name, options } of COMMANDS) {
    const from = page.indexOf(`.SS "koban ${name} `);
    expect(from, name).toBeGreaterThan(0);
    const part = page.slice(from, page.indexOf('\n.S', from + 1));
    for (const { name: option } of options) expect(part).toContain(`\\fB--${option}\\fR`);
  }
  // A line of text that begins so would be a request.
  expect(page.match(/^[.'](?!(?:TH|SH|SS|TP|PP)\b).*/m)).toBeNull();
});
