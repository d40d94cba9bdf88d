import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOfBoards } from '../../scripts/board-sentences.mjs';
import { boards, bundleLibrary } from '../../scripts/bundle-library.mjs';
import { read } from '../../src/library/index.ts';
import { sequenceFor } from '../../src/library/sequence.ts';
import { parseEntry } from '../../src/notation/index.ts';
import { entryElement } from '../../src/preview/entry.ts';
import { playable } from '../../src/preview/playable.ts';
import { RULES } from '../../src/rules/index.ts';
import { english } from '../../src/words/en/index.ts';
import { speak } from '../../src/words/index.ts';

const RULES_THAT_PLAY = RULES.filter(({ searches }) => !searches).map(({ id }) => id);

const isPlain = (rule: string) => RULES_THAT_PLAY.some((plain) => rule.split(' ')[0] === plain);

it('has from the beginning the sentences that boards of examples say under rules that do not search', async () => {
  let said = new Set<string>();
  const listening = new Proxy(english, {
    get: (sentences, code: string) => {
      said.add(code);
      return sentences[code as keyof typeof english];
    },
  });
  let entries = 0;
  for (const name of readdirSync('examples').filter((one) => /\.(goban|md)$/.test(one))) {
    for (const entry of (await read(readFileSync(`examples/${name}`, 'utf8'), { name })).entries) {
      if (!entry.rules.every(isPlain)) continue;
      entries++;
      for (const rule of RULES_THAT_PLAY) {
        const earlier = [...said];
        speak(listening);
        const sequence = await sequenceFor(entry, rule, () => {});
        const drawn = entry.columns > 0;
        const look = { coordinates: 'western', look: 'wood' } as const;
        entryElement({ sequence, ...look, drawn, below: [], id: 'a' });
        playable({ sequence, ...look });
        speak(english);
        // A claim may name a rule that searches, which is then shown, too.
        const shown = sequence.frames.flatMap(({ verdicts }) => verdicts.map((one) => one.rule));
        if (!shown.every(isPlain)) said = new Set(earlier);
      }
    }
  }
  expect(entries).toBeGreaterThan(50);
  expect(said).toContain('superko.positional');
  // The row of rules of a board says no outcome: see `boards` of `scripts/bundle-library.mjs`.
  for (const code of ['output.outcome.summary', 'output.outcome.fates']) said.delete(code);
  expect([...said].filter((code) => !isOfBoards(code))).toEqual([]);
});

it('leaves the sentences about rules that search, and about errors, for later', () => {
  for (const code of [
    'spight.hot-stone',
    'coupling.disturber',
    'clause.ing.fighting',
    'title.second',
    'expect.failed',
  ])
    expect([code in english, isOfBoards(code)]).toEqual([true, false]);
});

it('reads entries without problems as the notation does, and no other', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'koban-boards-'));
  await bundleLibrary({ entry: 'src/notation/entry.ts' }, folder, { later: true, plugins: [boards] });
  const { parseEntry: briefly } = await import(join(folder, 'entry.js'));
  rmSync(folder, { recursive: true });
  let read = 0;
  for (const name of readdirSync('examples').filter((one) => one.endsWith('.goban'))) {
    const whole = readFileSync(`examples/${name}`, 'utf8');
    for (const own of whole.split(/^(?=# )/m)) {
      // What readers that come later read is no part of this.
      const text = own.replace(/^(expect|goal|show|threats).*$/gm, '');
      for (const one of [
        text,
        text.replace('|', ''),
        text.replace(/(moves: . \w)/, '$10'),
        `${text}size: 3\n`,
      ]) {
        const parsed = parseEntry(one);
        if (parsed.problems.length > 0) expect(() => briefly(one)).toThrow();
        else {
          expect(briefly(one)).toEqual(parsed);
          read++;
        }
      }
    }
  }
  expect(read).toBeGreaterThan(20);
});
