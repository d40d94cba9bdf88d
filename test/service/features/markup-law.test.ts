import { describe, expect, test } from 'vitest';
import { openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import { analyse, convert, convertEntries, DEFAULT_SETTINGS, entryOf } from '../../../src/service/index.ts';
import { HOSTILE, seen } from '../../render/hostile.ts';
import { sampled } from '../../runs.ts';
import { hover } from '../marked.ts';

/** What an author types never changes what Markdown is made of: it is the same as with a harmless word in its place. */

const read = (text: string, host: 'goban' | 'sgf') =>
  analyse(openDocument(`test:///a.${host}`, 1, host, text), DEFAULT_SETTINGS);

/** The structures of all hovers of a text, each once, in the order of the text. */
function hovers(text: string, host: 'goban' | 'sgf'): (readonly string[])[] {
  const document = read(text, host);
  const structures: (readonly string[])[] = [];
  let last = '';
  for (let offset = 0; offset <= text.length; offset++) {
    const found = finish(hover(document, offset, () => false));
    if (!found || found.markdown === last) continue;
    last = found.markdown;
    structures.push(seen(found.markdown).structure);
  }
  return structures;
}

const goban = (text: string, label: string) => `# ${text}
+-------+
| . X . |
| O . . |
| . . . |
+-------+
label: a1=${label}
label: b1=${label}
; ${text}
moves: B b2
expect: move 1 allowed
`;

const escaped = (text: string) => text.replace(/[\]\\:]/g, '\\$&');
const sgf = (text: string) => {
  const said = escaped(text);
  return `(;GM[1]SZ[3]GN[${said}]PB[${said}]RU[${said}]C[${said}]LB[aa:${said}][bb:${said}];B[cb]N[${said}]C[${said}]LB[aa:${said}])`;
};

/** A label of an entry has at most eight characters and no blanks. */
const asLabel = (text: string) => text.replace(/[\s\p{Cc}]/gu, '').slice(0, 8);

describe('what an author types is no markup', () => {
  const harmless = {
    goban: hovers(goban('word', 'word'), 'goban'),
    sgf: hovers(sgf('word'), 'sgf'),
  };

  test.each(sampled(1, HOSTILE))('%j in hovers of entries and of game records', (hostile) => {
    expect(hovers(goban(hostile, asLabel(hostile)), 'goban')).toEqual(harmless.goban);
    expect(hovers(sgf(hostile), 'sgf')).toEqual(harmless.sgf);
  });

  test.each(sampled(1, HOSTILE))('%j in pictures in Markdown', (hostile) => {
    const picture = (text: string, label: string) =>
      seen(convertEntries(read(goban(text, label), 'goban'), 'markdown').entries[0]!.text);
    const { structure, words } = picture(hostile, asLabel(hostile));
    expect(structure).toEqual(picture('word', 'word').structure);
    expect(words).toContain(hostile.replace(/\p{Cc}/gu, '\uFFFD'));
    const record = (text: string) => {
      const document = read(sgf(text), 'sgf');
      return seen(convert(entryOf(document, { entry: 0 })!, 'markdown').text).structure;
    };
    expect(record(hostile)).toEqual(record('word'));
  });
});
