import { describe, expect, test } from 'vitest';
import { TRIPLE_KO } from '../fixtures/boards.ts';
import { koban } from './run.ts';

/** `koban outcome` asks what the lines of an entry say, unless its options say something else. */

const RACE = `# Race
rules: psk
size: 7
goal: capture d4 or a7
threats: white 1
${TRIPLE_KO}

# No goal
+-----+
| . X |
| . . |
+-----+
`;

const ask = (text: string, ...options: string[]) => {
  const { out, error, code } = koban(
    ['outcome', '--rules', 'psk', '--first', 'black', '--format', 'json', ...options, '-'],
    { '-': text },
  );
  return { entries: out ? JSON.parse(out).files[0]?.entries : [], error, code };
};

describe('koban outcome', () => {
  test('takes goal, threats and outside from the entry', () => {
    const { entries, code } = ask(RACE);
    expect(code).toBe(0);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ outside: ['b2', 'e2'] });
    expect(entries[0].targets).toEqual({ black: ['d4'], white: ['a7'] });
    expect(entries[0].outcomes[0]).toMatchObject({ threats: { black: 0, white: 1 } });
    expect(entries[0].outcomes[0].canForce.white).toContainEqual(['black-captured']);
    const left = ask(RACE.replace('threats:', 'outside: e2\nthreats:'));
    expect(left.entries[0].outside).toEqual(['e2']);
  });

  test('its options come first', () => {
    const [entry] = ask(RACE, '--threats', '0,0', '--outside', 'b2').entries;
    expect(entry.outcomes[0].threats).toEqual({ black: 0, white: 0 });
    expect(entry.outside).toEqual(['b2']);
    expect(ask(RACE, '--target', 'a7', '--outside', 'none', '--budget', '500').entries[0]).toMatchObject({
      targets: { black: [], white: ['a7'] },
      outside: [],
    });
  });

  test('says so where no entry has a goal', () => {
    const { error, code } = ask(RACE.slice(RACE.indexOf('# No goal')));
    expect(code).toBe(2);
    expect(error).toContain('No entry says whose capture is asked about');
  });

  const CORNER = `# Corner
goal: capture any of a3
+---------
| . . X O .
| X X X O .
| O O O O .
| . . . . .
`;

  test('grades each first move, and writes a proof that is accepted', () => {
    const files = { '-': CORNER };
    const { out, code } = koban(
      ['outcome', '--each', '--first', 'white', '--format', 'json', '--proof', 'p.json', '-'],
      files,
    );
    const [answer] = JSON.parse(out).files[0].entries[0].outcomes;
    expect(code).toBe(0);
    expect([answer.passes, answer.asked, answer.right]).toEqual([3, 2, []]);
    expect(
      answer.moves.map(({ point, grade }: { point: string; grade: string }) => `${point} ${grade}`),
    ).toEqual(['a4 works', 'b4 works']);
    expect(answer.boundary).toMatchObject({ enclosed: true, points: ['a4', 'b4'] });
  });

  test('names what the player who begins wants: to capture, or to keep', () => {
    const { out } = koban(['outcome', '--each', '-'], { '-': CORNER });
    expect(out).toContain('Black first; goal: keep all of A3');
    expect(out).toContain('White first; goal: capture any of A3');
  });

  test('prints each grade on a line of its own', () => {
    const { out } = koban(['outcome', '--each', '--first', 'white', '-'], { '-': CORNER });
    expect(out).not.toContain('\\u');
    expect(out.split('\n').filter((line) => /^ {2}\S/.test(line)).length).toBeGreaterThan(2);
  });

  test('grades nothing where the boundary is uncertain, and says where', () => {
    const { out, code } = koban(['outcome', '--each', '--first', 'white', '-'], {
      '-': CORNER.replace('| . . X O', '| . . X .'),
    });
    expect(code).toBe(1);
    expect(out).toContain('The boundary is uncertain at D4');
  });

  test('names the budget that was asked for, also under a rule whose states cost more of it', () => {
    const { out } = koban(['outcome', '--rules', 'coupling', '--target', 'c2', '--budget', '240', '-'], {
      '-': '. X O .\nX . X O\n. X O .\nedges: all\n',
    });
    expect(out).toContain('its budget of 240 states');
  });

  test('says which stone closes a leak', () => {
    const { out } = koban(['outcome', '--rules', 'basic', '--first', 'black', '--budget', '50', '-'], {
      '-': CORNER.replace('| . . X O', '| . . X .'),
    });
    expect(out).toContain('one White stone at D4 or E4 closes it');
  });

  test('prints rules that answer alike in one row, and entries apart', () => {
    const closed = CORNER.replace('+---------', '+---------+').replaceAll(/^(\|.*)$/gm, '$1 |');
    const two = `${closed}\n${closed.replace('# Corner', '# Again')}`;
    const { out } = koban(['outcome', '--rules', 'basic,psk,ssk', '--first', 'white', '-'], { '-': two });
    const lines = out.trimEnd().split('\n');
    const rows = lines.filter((line) => /^ {2}(?:basic|psk|ssk)\b/.test(line));
    // Two entries of three rules; nothing of the ko matters in a corner without one.
    expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual(['basic, psk, ssk', 'basic, psk, ssk']);
    expect(lines.filter((line) => line === '')).toHaveLength(1);
    expect(lines[lines.indexOf('') + 1]).toContain('Again');
  });

  test('names the position first, and says which rules forbid the move before it', () => {
    const ko =
      '# Ko\ngoal: capture d4\n. X O . .\nX O . O .\n. X O X .\n. . . . .\nedges: all\nmoves: B c3 W b3\n';
    const files = { '-': ko.replace('goal: capture d4', 'goal: capture d2') };
    const asked = ['outcome', '--rules', 'none,basic,psk', '--first', 'black', '--budget', '10'];
    const { out } = koban([...asked, '-'], files);
    const [, first, second] = out.split('\n');
    expect(first).toBe('  The position after move 2');
    expect(second).toContain('Move 2 is forbidden under basic and psk; --after 1');
    const facts = JSON.parse(koban([...asked, '--format', 'json', '-'], files).out);
    expect(facts.files[0].entries[0]).toMatchObject({ after: 2, forbiddenUnder: ['basic', 'psk'] });
    expect(koban([...asked, '--after', '0', '-'], files).out).toContain('The position before move 1');
    expect(koban([...asked, '-'], { '-': CORNER }).out).toContain('The drawn position');
  });

  test('says in JSON what each owner gets, and what the rule asks for besides', () => {
    const rows = [
      'OOOOOOOO',
      'OXO.O.OO',
      'X.XOXOXX',
      'XXXXXXXX',
      'X.XXXXXX',
      'XXXXXXXX',
      'OOOOOOOO',
      'O.OOOO.O',
    ];
    const drawn = rows.map((row) => `| ${[...row].join(' ')} |`).join('\n');
    const text = `# Draw\ngoal: capture d5 or a8\n+-----------------+\n${drawn}\n+-----------------+\n`;
    const [entry] = ask(text, '--rules', 'korean', '--spare', '0,0').entries;
    expect(entry.outcomes[0]).toMatchObject({
      rule: 'korean',
      says: 'Black lives; White only by a draw, unless a player deviates',
    });
  });
});
