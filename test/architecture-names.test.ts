import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
/** A name has one meaning: a type that means something else in another room is named after that room. */
const MOST_SHARED_NAMES = 10;

/**
 * What the npm package declares. Its users have no other names beside these, and nothing within imports them but the library, so that an
 * entry is called an entry.
 */
const DECLARED = ['src/library/types.ts', 'webview/element/public.d.ts'];

const files = ['src', 'webview']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(ROOT, folder, file),
    ),
  )
  .filter((file) => /\.(?:ts|css)$/.test(file) && !DECLARED.some((own) => file.endsWith(own)));
const texts = new Map(files.map((file) => [path.relative(ROOT, file), readFileSync(file, 'utf8')]));

describe('names', () => {
  it(`has at most ${MOST_SHARED_NAMES} names of types that more than one file declares`, () => {
    const declared = new Map<string, string[]>();
    for (const [file, text] of texts) {
      const names = text.matchAll(
        /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm,
      );
      for (const [, name = ''] of names) declared.set(name, [...(declared.get(name) ?? []), file]);
    }
    expect(declared.get('Game')).toEqual(['src/go/game.ts']);
    const shared = [...declared].filter(([, places]) => new Set(places).size > 1);
    expect(
      shared.length,
      shared.map(([name, places]) => `${name}: ${places.join(', ')}`).join('\n'),
    ).toBeLessThanOrEqual(MOST_SHARED_NAMES);
  });
});
