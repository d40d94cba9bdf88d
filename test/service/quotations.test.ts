import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The four texts lie beside the repository, where they are at all: they are not ours to publish. */
const TEXTS = new URL('../../../shared/seeds/', import.meta.url);
const GALLERY = new URL('../../examples/', import.meta.url);
const SOURCES = {
  'spight.md': 'spight-ko-rule.txt',
  'korean.md': 'korean-recreation-of-configuration.txt',
  'jasiek.md': 'jasiek-ko-coupling-rules.txt',
  'eyes.md': 'gnugo-eye-topology-with-ko.txt',
};

/** Quotations of other texts, which the pages name: those of one section, and those with a year behind them. */
const OTHERS = /^## What Ing's rules say\n[\s\S]*?(?=^## |(?![\s\S]))|“[^”]+” \(\d{4}\)/gm;

const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

test.skipIf(!existsSync(TEXTS)).each(Object.entries(SOURCES))(
  '%s quotes its source exactly',
  (page, source) => {
    expect(readdirSync(TEXTS)).toContain(source);
    const original = plain(readFileSync(new URL(source, TEXTS), 'utf8'));
    const text = readFileSync(new URL(page, GALLERY), 'utf8')
      .replace(OTHERS, '')
      .replace(/^```[\s\S]*?^```/gm, (fence) =>
        // Comment lines of a board are prose as well.
        (fence.match(/^; .*$/gm) ?? []).join('\n').replaceAll('\n; ', ' '),
      );
    const quoted = [...text.matchAll(/“([^”]+)”/g), ...text.matchAll(/^> (.*)$/gm)].map(
      ([, words]) => words!,
    );
    expect(quoted.length).toBeGreaterThan(2);
    for (const words of quoted) {
      // An ellipsis leaves words out; a final period or comma may be the page's own.
      for (const part of words.split('…'))
        expect(original).toContain(plain(part).trim().replace(/[.,]$/, ''));
    }
  },
);
