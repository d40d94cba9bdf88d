/** What the editor shows of a text in the end is what `koban check` prints of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver';
import { letterOf } from '../../src/notation/sgf/points.ts';
import { kobanLater } from '../cli/run.ts';
import { randomGame } from '../oracle/games.ts';
import { generator } from '../oracle/generator.ts';
import { expectSeen, runs } from '../runs.ts';
import { games } from '../service/sgf/trees.ts';
import { Client } from './client.ts';

const RULES = 'Japanese,Chinese,AGA,NZ,Tromp-Taylor,French,Korean,GOE,Spight,Jasiek,unheard of'.split(',');

/** The codes at each line, sorted. */
async function checked(name: string, text: string): Promise<string[]> {
  const { out } = await kobanLater(['check', '--format', 'json', name], { [name]: text });
  const [file] = (JSON.parse(out) as { files: { diagnostics: { line: number; code: string }[] }[] }).files;
  return file!.diagnostics.map(({ line, code }) => `${line} ${code}`).sort();
}

const shown = (all: readonly Diagnostic[]) =>
  all.map(({ range, code }) => `${range.start.line + 1} ${code}`).sort();

/** A crowded board and a game that goes back and forth on it. */
function koGame(random: () => number): string {
  const { board, moves } = randomGame(random, true);
  const [columns, rows] = [board[0]!.length, board.length];
  const point = (p: number) => letterOf(p % columns) + letterOf(Math.floor(p / columns));
  const stones = (name: string, stone: string) => {
    const points = [...board.join('')].flatMap((cell, p) => (cell === stone ? [`[${point(p)}]`] : []));
    return points.length > 0 ? name + points.join('') : '';
  };
  const size = columns === rows ? `${columns}` : `${columns}:${rows}`;
  const played = moves.map(({ color, point: p }) => `;${'.BW'[color]}[${p === 'pass' ? '' : point(p)}]`);
  return `(;GM[1]SZ[${size}]${stones('AB', 'X')}${stones('AW', 'O')}${played.join('')})`;
}

it('in SGF under every rule set, and in Markdown', async () => {
  const random = generator(9);
  const trees = fc.sample(fc.integer({ min: 2, max: 4 }).chain(games), { seed: 4, numRuns: runs(20) });
  const texts = [...trees, ...Array.from({ length: runs(120) }, () => koGame(random))].map(
    (game, i) => [game, RULES[i % RULES.length]!] as const,
  );
  let forbidden = 0;
  for (const [i, [game, rules]] of texts.entries()) {
    const sgf = game.replace('SZ[', `RU[${rules}]\nSZ[`).replaceAll(';', '\n;');
    const markdown = i % 3 === 0;
    const name = markdown ? 'a.md' : 'a.sgf';
    const text = markdown ? `# A page\n\n\`\`\`sgf\n${sgf}\n\`\`\`\n` : sgf;
    const wanted = await checked(name, text);
    forbidden += wanted.filter((line) =>
      / (superko|basic|spight|coupling|korean|japanese|ing)\./.test(line),
    ).length;
    const client = await Client.start();
    client.open(`test:///${name}`, text, markdown ? 'markdown' : 'sgf');
    // What takes searching comes later: the last list is the one that counts.
    const last = await client.until(({ diagnostics }) => shown(diagnostics).join() === wanted.join());
    expect(shown(last)).toEqual(wanted);
    client.stop();
  }
  expectSeen(forbidden, 10);
});
