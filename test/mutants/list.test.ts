import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests?: readonly string[];
}

const LIST: readonly Mutant[] = JSON.parse(readFileSync('test/mutants/list.json', 'utf8'));

test('each fault of the list has its one place in the code', () => {
  const lost = LIST.filter(({ file, from, to }) => {
    return from === to || readFileSync(file, 'utf8').split(from).length !== 2;
  });
  expect(LIST.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
  expect(LIST.flatMap(({ tests = [] }) => tests).filter((test) => !existsSync(test))).toEqual([]);
});
