import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostOf, openDocument } from '../../../src/document/index.ts';
import { analyse, DEFAULT_SETTINGS, diagnose } from '../../../src/service/index.ts';
import { say } from '../../../src/words/index.ts';
import { TRIPLE_KO } from '../../fixtures/boards.ts';

const FOLDER = new URL('../../../examples/', import.meta.url);
/** Characters of a line of a hover of VS Code in a window of 1000 pixels, at its usual size of letters. */
const LINE = 74;
const HOVERS = { ...DEFAULT_SETTINGS, hovers: 'tables' } as const;

function verdicts(name: string, text: string, settings = DEFAULT_SETTINGS) {
  const document = openDocument(name, 1, hostOf(name, text), text);
  return diagnose(analyse(document, settings)).filter(({ verdict }) => verdict && verdict !== 'allowed');
}

describe('what is said of a move where the hover below has its reasons', () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => /\.(goban|md|sgf)$/.test(name))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);

  test('it fits two lines in all examples, and with its code where no claim is mentioned', () => {
    let count = 0;
    const long = texts.flatMap(([name, text]) =>
      verdicts(name, text, HOVERS).flatMap(({ message, code, severity }) => {
        count++;
        const shown = `${say(message)}${severity === 'information' ? '' : ` koban(${code})`}`;
        return shown.length > 2 * LINE ? [shown] : [];
      }),
    );
    expect(long).toEqual([]);
    expect(count).toBeGreaterThan(40);
  });

  test('it names the hot stones and no more, and the full reason stays where there is no such hover', () => {
    const [name, text] = ['page.goban', SPIGHT];
    expect(verdicts(name, text, HOVERS).map(({ message }) => say(message))).toEqual([
      'White d5 takes d6: forbidden, d6 is hot (Spight’s hot-stone ko rule)',
    ]);
    expect(verdicts(name, text).map(({ message }) => say(message))).toEqual([
      'Move 4 (White d5 takes d6) is forbidden under Spight’s hot-stone ko rule: it captures the hot stone d6 (move 1), which was played in a ko; all plays since then were ko plays, and so is this one',
    ]);
  });
});

const SPIGHT = `rules: spight
${TRIPLE_KO}
moves: B d6 W b5 B f6 W d5
`;
