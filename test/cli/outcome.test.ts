import { describe, expect, test } from 'vitest';
import { koban } from './run.ts';

/** `koban outcome` asks what the lines of an entry say, unless its options say something else. */

const RACE = `# Race
rules: psk
size: 7
goal: capture d4 or a7
threats: white 1
+---------------+
| O O O O O O O |
| O X O . O . O |
| X . X O X O X |
| X X X X X X X |
| O O O O O O O |
| O . O O . O O |
| O O O O O O O |
+---------------+

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
    expect(ask(RACE, '--target', 'a7', '--outside', 'none').entries[0]).toMatchObject({
      targets: { black: [], white: ['a7'] },
      outside: [],
    });
  });

  test('says so where no entry has a goal', () => {
    const { error, code } = ask(RACE.slice(RACE.indexOf('# No goal')));
    expect(code).toBe(2);
    expect(error).toContain('No entry says whose capture is asked about');
  });
});
