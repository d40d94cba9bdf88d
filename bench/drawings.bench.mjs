/**
 * Finding diagrams in a text of a megabyte with 200 of them: C with comments, Texinfo, and text
 * made to hurt. Target: 50 ms.
 *
 *     npm run bench drawings
 */
import { core, median } from './core.mjs';

const { findDiagrams } = await core({ 'notation/index.ts': ['findDiagrams'] });

const FIGURE = ['|.XO.*', '|XO.Xa', '|.XOO?', '+-----'];
const CODE = `static int
owl_attack_at(int pos, int *move, struct local_data *owl)
{
  int k, best = 0;
  for (k = 0; k < 4; k++) {
    if (ON_BOARD(pos + delta[k]) && board[pos] == EMPTY && value[k] > .5)
      best = value[k] - 1.5 * (k != 0 ? 2 : 3);  /* e.g. the first one ... */
  }
  return best;
}
`;
const PROSE = `The value of an eye is the number of moves, e.g. one or two, that it takes. It is written as in (a) or (b), and
so on ... If O plays first, X cannot save it. See @code{owl_attack(a,b,c,...,z)} and the figure below.
`;

function text(lead, filler, wrap) {
  const parts = [];
  const per = Math.floor(1_000_000 / 200);
  for (let i = 0; i < 200; i++) {
    const figure = wrap(FIGURE);
    let part = lead + figure;
    while (part.length < per) part += filler;
    parts.push(part.slice(0, per - 1), '\n');
  }
  return parts.join('');
}

const TEXTS = {
  C: ['c', text('', CODE, (rows) => `/*\n${rows.map((row) => ` * ${row}\n`).join('')} */\n`)],
  Texinfo: ['texinfo', text('', PROSE, (rows) => `@example\n${rows.join('\n')}\n@end example\n`)],
  'plain text': ['plain', text('', PROSE, (rows) => `\n${rows.join('\n')}\n\n`)],
  'rows without end': ['plain', 'XO.X.O.XO\n'.repeat(100_000)],
};

for (const [name, [kind, source]] of Object.entries(TEXTS)) {
  const samples = [];
  let found = 0;
  for (let i = 0; i < 15; i++) {
    const start = process.cpuUsage();
    found = findDiagrams(source, { kind }).length;
    const { user, system } = process.cpuUsage(start);
    samples.push((user + system) / 1000);
  }
  const first = samples[0].toFixed(0);
  console.log(
    `${name.padEnd(18)} ${found} diagrams: ${median(samples).toFixed(0)} ms of CPU, the first time ${first} ms`,
  );
}
