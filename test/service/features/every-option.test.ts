/** Every option of every rule is offered, explained, accepted and listed, in every kind of text. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json';
import type { HostKind } from '../../../src/document/types.ts';
import { finish } from '../../../src/go/task.ts';
import { ruleOf } from '../../../src/rules/index.ts';
import type { PlainRule } from '../../../src/rules/rule.ts';
import { choiceDoc, optionDoc, optionsOf, plainOf, RULE_OPTIONS } from '../../../src/rules/variants.ts';
import { complete } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { BASIC_KO, compareAt, hover, marked } from '../marked.ts';

/** A text of each kind with a line of rules, written so far. */
const TEXTS: Readonly<Record<HostKind, ((rules: string) => string) | null>> = {
  goban: (rules) => `rules: ${rules}\n${BASIC_KO}\n`,
  markdown: (rules) => `A page.\n\n\`\`\`goban\nrules: ${rules}\n${BASIC_KO}\n\`\`\`\n`,
  sgf: (rules) => `(;FF[4]GM[1]SZ[5]RU[${rules}];B[aa])\n`,
  text: null,
  html: null,
  korule: null,
  none: null,
};
const HOSTS = Object.entries(TEXTS).flatMap(([host, make]) =>
  make ? [[host as HostKind, make] as const] : [],
);
const ALL = Object.keys(RULE_OPTIONS).flatMap((rule) =>
  optionsOf(rule as PlainRule).map((option) => [rule as PlainRule, option] as const),
);
const REFERENCE = readFileSync('docs/reference/rules.md', 'utf8');
const SETTING = manifest.contributes.configuration.properties['koban.rules'].items.anyOf;
const PATTERN = new RegExp(SETTING.flatMap(({ pattern = [] }) => pattern)[0] ?? '^$');

describe.each(ALL)('%s: $name', (rule, option) => {
  // A length stands for all of them.
  const values = option.values.filter((value) => !/^\d+$/.test(value) || value === '8');
  const words = option.name.replaceAll('-', ' ');

  test.each(HOSTS)('%s: completion offers it, with what it means, and each of its values', (host, make) => {
    const offered = (typed: string) => {
      const { analysis, offset } = marked(make(typed), {}, host);
      return complete(analysis, offset);
    };
    const item = offered(`${rule} with ¦`).find(({ label }) => label === option.name);
    expect(item, words).toBeDefined();
    expect(JSON.stringify(item)).toContain(JSON.stringify(say(optionDoc(option))).slice(1, -1));
    const labels = offered(`${rule} with ${words} ¦`).map(({ label }) => label);
    for (const value of values.filter((one) => !/^\d/.test(one))) expect(labels).toContain(value);
  });

  test.each(HOSTS)('%s: a hover explains each value', (host, make) => {
    for (const value of values) {
      const id = `${rule} with ${words} ${value}`;
      const { analysis, offset } = marked(make(`¦${id}`), {}, host);
      const markdown = finish(hover(analysis, offset + 1, () => false))?.markdown ?? '';
      const doc = choiceDoc(option, value);
      // The usual reading is the rule itself.
      if (value === option.usual || !doc) continue;
      expect(markdown.replaceAll('\\', ''), id).toContain(say(doc));
    }
  });

  test('the setting accepts it, the reference lists it, the table compares it, and a name can be given', () => {
    for (const value of values) {
      const id = ruleOf(`${rule} with ${option.name} ${value}` as PlainRule)?.id;
      expect(id, value).toBeDefined();
      expect(PATTERN.test(`${rule} with ${words} ${value}`), value).toBe(true);
      expect(plainOf(id as PlainRule)).toBe(rule);
      const source = `rules: ${rule}\nrule: mine = ${rule} with ${words} ${value}\n${BASIC_KO}\nmoves: W b2\nexpect: move 1 allowed under mine\n`;
      const { analysis } = marked(source);
      const ids = finish(compareAt(analysis, { entry: 0 }))?.rules.map((one) => one.id);
      expect(ids?.slice(0, 2), value).toEqual(id === rule ? [rule, ids?.[1]] : [rule, id]);
      if (!/^\d/.test(value)) expect(REFERENCE).toContain(`\`${value}\``);
    }
    expect(REFERENCE).toContain(`\`${option.name}\``);
  });
});
