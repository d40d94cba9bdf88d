import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { type FirstStep, firstSteps, THEN } from '../../src/extension/first-steps.ts';
import { finish } from '../../src/go/task.ts';
import { RULES } from '../../src/rules/index.ts';
import { analyse, check, DEFAULT_SETTINGS, finishFindings } from '../../src/service/index.ts';
import { type ExtensionWords, english } from '../../src/words/extension.ts';
import { extension as ja } from '../../src/words/ja/extension.ts';
import { extension as ko } from '../../src/words/ko/extension.ts';
import { extension as hans } from '../../src/words/zh-hans/extension.ts';
import { extension as hant } from '../../src/words/zh-hant/extension.ts';
import { readManifest } from '../../tools/manifest.mjs';
import { koban } from '../cli/run.ts';

const stepsIn = (words: ExtensionWords) => firstSteps((code) => words[code]());
const FIRST_STEPS = stepsIn(english);
const { contributes } = readManifest();
const [walkthrough] = contributes.walkthroughs;
const steps: readonly {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly completionEvents: readonly string[];
  readonly media: { readonly image: string; readonly altText: string };
}[] = walkthrough.steps;

/** Links of a step that run a command: its name, and what it is given. */
const links = steps.flatMap(({ id, description }) =>
  [...description.matchAll(/\[[^\]]+\]\(command:([^?)]+)(?:\?([^)]*))?\)/g)].map(([, command, given]) => ({
    id,
    command: command!,
    given: given === undefined ? undefined : JSON.parse(decodeURIComponent(given)),
  })),
);

describe('the walkthrough', () => {
  it('has a button in each step, with a command that there is', () => {
    const known = new Set(contributes.commands.map(({ command }: { command: string }) => command));
    known.add('workbench.action.openSettings');
    for (const { command } of links) expect(known).toContain(command);
    expect(new Set(links.map(({ id }) => id))).toEqual(new Set(steps.map(({ id }) => id)));
  });

  it('opens examples that there are, and every one of them', () => {
    const asked = links.filter(({ command }) => command === 'koban.openExample').map(({ given }) => given);
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(FIRST_STEPS.map(({ name }) => name)));
    for (const { then } of asked) if (then !== undefined) expect(Object.keys(THEN)).toContain(then);
    const settings = links.filter(({ command }) => command === 'workbench.action.openSettings');
    for (const { given } of settings) expect(contributes.configuration.properties).toHaveProperty([given]);
  });

  it('counts a step as done by what its own button does, and says nothing that it cannot show', () => {
    const done = steps.map(({ completionEvents }) => completionEvents);
    expect(new Set(done.flat()).size).toBe(steps.length);
    for (const { id, completionEvents, description } of steps) {
      const own = links.filter((link) => link.id === id && link.command === 'koban.openExample');
      const tried = own.map(({ given }) => `onContext:koban.tried.${given.then ?? given.name}`);
      for (const event of completionEvents) expect(tried, id).toContain(event);
      // The page knows no code in its texts.
      expect(description).not.toContain('`');
    }
  });

  it('says how many ko rules there are, and names each kind', () => {
    const { description } = steps.find(({ id }) => id === 'rules')!;
    // No rule is none of them.
    expect(RULES.length - 1).toBe(9);
    expect(description).toContain('nine ko rules: ');
    const [, list = ''] = /nine ko rules: ([^.]*)\./.exec(description)!;
    expect(list.split(', ').reduce((sum, one) => sum + (one.startsWith('three ') ? 3 : 1), 0)).toBe(9);
  });

  it('has pictures, which go along with the extension', () => {
    expect(readFileSync('.vscodeignore', 'utf8')).toContain('!media/first-steps/*.svg');
    for (const { media } of steps) {
      expect(media.image).toMatch(/^media\/first-steps\/[a-z]+\.svg$/);
      expect(existsSync(media.image), media.image).toBe(true);
      expect(media.altText).toMatch(/^A.*\.$|^T.*\.$/);
    }
  });

  it.each([
    ['ko', 'ko', ['--cell', '36', '--numbers']],
    ['claims', 'claims', ['--cell', '36', '--numbers']],
    ['triple-ko', 'rules', ['--cell', '30']],
  ])('shows example %s as it is drawn and described now', (name, picture, options) => {
    const { text } = FIRST_STEPS.find((one) => one.name === name)!;
    const drawn = koban(['render', ...options, 'a.goban'], { 'a.goban': text });
    expect(drawn.out).toBe(readFileSync(`media/first-steps/${picture}.svg`, 'utf8'));
  });
});

describe('the examples of the first steps', () => {
  it.each([
    ['ko', ['basic.recapture']],
    ['triple-ko', ['superko.positional']],
    ['eyes', []],
    ['claims', ['expect.failed']],
    ['markdown', []],
    ['sgf', ['basic.recapture']],
  ])('%s shows what it is about in every language, and has no other error', (name, codes) => {
    for (const words of [english, ja, ko, hans, hant] as ExtensionWords[]) shows(stepsIn(words), name, codes);
  });

  function shows(all: readonly FirstStep[], name: string, codes: readonly string[]): void {
    const step = all.find((one) => one.name === name)!;
    const host = step.language;
    const document = analyse(openDocument(`test:///${name}`, 1, host, step.text), DEFAULT_SETTINGS);
    const found: { readonly code: string; readonly severity: string }[] = [];
    for (const { analysis } of document.entries) {
      finishFindings(analysis);
      found.push(...check(analysis, DEFAULT_SETTINGS));
    }
    if (document.sgf) {
      finish(document.sgf.cutting());
      for (const { source } of document.sgf.games) {
        finish(source.checkingAll());
        found.push(...source.findings);
      }
    }
    expect(found.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(codes);
    expect(document.entries.length + (document.sgf?.games.length ?? 0)).toBeGreaterThan(0);
  }
});

describe('the first example', () => {
  const errors = (text: string) => {
    const { entries } = analyse(openDocument('test:///ko', 1, 'goban', text), DEFAULT_SETTINGS);
    return entries.flatMap(({ analysis }) =>
      check(analysis, DEFAULT_SETTINGS).filter(({ severity }) => severity === 'error'),
    );
  };
  const { text } = FIRST_STEPS.find(({ name }) => name === 'ko')!;

  it('says which edit makes the error go', () => {
    expect(text).toContain('Write "rules: none" instead, and the error disappears');
    expect(errors(text.replace(/^rules: basic$/m, 'rules: none'))).toEqual([]);
  });

  it('says what judges the move without the line', () => {
    expect(text).toContain('the setting koban.rules chooses the rule: basic ko');
    expect(DEFAULT_SETTINGS.rules).toEqual(['basic']);
    expect(errors(text.replace(/^rules: basic\n/m, '')).map(({ code }) => code)).toEqual(['basic.recapture']);
  });
});
