/** What authors mean by what Koban cannot read: the first fix that is offered for it. */
import { describe, expect, it } from 'vitest';
import { koban } from '../../cli/run.ts';
import { TRIPLE_KO } from '../marked.ts';

const KO = `rules: basic
+-----------+
| . . . . . |
| . X O . . |
| X O . O . |
| . X O . . |
| . . . . . |
+-----------+
`;

/** The fixes beside a text on the command line, a line each. */
function helped(text: string, file = 'a.goban'): string[] {
  const { out } = koban(['check', '--level', 'hint', '--format', 'json', file], { [file]: text });
  const { files } = JSON.parse(out) as { files: { diagnostics: { help?: { message: string } }[] }[] };
  return files.flatMap(({ diagnostics }) => diagnostics.flatMap(({ help }) => help?.message ?? []));
}

describe('a fix writes', () => {
  it.each([
    ['the point where a ko is taken', `${KO}moves: B takes ko`, 'Write “B c3”'],
    [
      'the sum of a decimal number',
      `+-----+\n| . X |\n| X . |\n+-----+\nexpect: eye a2 is 2.0`,
      'Write “eye a2 is 2”',
    ],
    [
      'the sum of a fraction',
      `+-----+\n| . X |\n| X . |\n+-----+\nexpect: eye a2 is 4/2`,
      'Write “eye a2 is 2”',
    ],
    ['the nearest point of a whole board', `${KO}moves: B c6`, 'Write “c5”'],
    ['a play elsewhere on a part', '| . X\n| . .\nmoves: B c6', 'Write tenuki, a play outside the diagram'],
    ['points by the numbers of their lines', `${KO}circle: 3-3`, 'Write “c3”'],
    [
      'an option that stands in parentheses',
      `${KO.replace('basic', 'psk (passes lift)')}moves: B c3`,
      'Write “psk with passes lift”',
    ],
    ['one of three rules', KO.replace('basic', 'superko'), 'Write “psk”'],
    [
      'what ends the game',
      `rules: japanese\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\nexpect: no result at move 6`,
      'Write “move 6 ends”',
    ],
  ])('%s', (_name, text, fix) => {
    expect(helped(text)).toContain(fix);
  });

  it('the end of a fence above another fence', () => {
    const page = '# P\n\n```goban\n. X\nX .\n\nText.\n\n```goban\n. O\nO .\n```\n';
    const { out } = koban(['check', 'a.md'], { 'a.md': page });
    expect(out).toMatch(/a\.md:9:1: warning: A fence begins here, .*\[fence\.open\]/);
    expect(helped(page, 'a.md')).toContain('Close the fence');
  });

  it('no title as a comment where the entry has more', () => {
    expect(helped('# T\nmoves B c3\n')).toEqual(['Write “moves: B c3”']);
    expect(helped('# T\n')).toEqual(['Make it a comment (;)']);
  });
});
