/** `--answers FILE`: right and wrong first moves of problems, beside their files. */
import { dirname, posix, relative, sep } from 'node:path';
import { nearest } from '../notation/index.ts';
import { NO_MOVE, type ProblemAnswer } from '../service/index.ts';
import { message } from '../words/index.ts';
import { type Io, UsageError } from './command.ts';
import { reasonOf } from './input.ts';
import { readText } from './text.ts';

/** For each game or entry of a file, in their order. */
export type FileAnswers = readonly (ProblemAnswer | null)[];

const KEYS = ['right', 'wrong'];

export class GivenAnswers {
  private constructor(
    private readonly file: string,
    private readonly text: string,
    /** By the name of a file from the folder of this one. */
    private readonly byName: ReadonlyMap<string, FileAnswers>,
  ) {}

  /** @throws UsageError when the file cannot be read, or something in it is wrong */
  static read(file: string, io: Io): GivenAnswers {
    let text: string;
    try {
      text = readText(file, io);
    } catch (problem) {
      throw new UsageError(message('cli.file', { file, reason: reasonOf(problem) }));
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (problem) {
      throw new UsageError(message('project.no-json', { file, reason: (problem as Error).message }));
    }
    if (!isObject(value)) throw noValue(file, '', value);
    const byName = Object.entries(value).map(([name, one]): [string, FileAnswers] => [
      posix.normalize(name),
      (Array.isArray(one) ? one : [one]).map((answer) => answerOf(answer, name, file)),
    ]);
    return new GivenAnswers(file, text, new Map(byName));
  }

  /** What a run that is resumed must have in common with the one before. */
  get about(): readonly string[] {
    return [this.file, this.text];
  }

  of(file: string): FileAnswers | null {
    return this.byName.get(this.nameOf(file)) ?? null;
  }

  /** The names that the list has and none of these files has. */
  missing(files: readonly string[]): string[] {
    const given = new Set(files.map((file) => this.nameOf(file)));
    return [...this.byName.keys()].filter((name) => !given.has(name));
  }

  private nameOf(file: string): string {
    return relative(dirname(this.file), file).replaceAll(sep, '/');
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noValue = (file: string, key: string, given: unknown) =>
  new UsageError(message('project.no-value', { file, key, given: JSON.stringify(given) ?? '' }));

/** @throws UsageError */
function answerOf(value: unknown, name: string, file: string): ProblemAnswer | null {
  if (value === null) return null;
  if (!isObject(value)) throw noValue(file, name, value);
  const odd = Object.keys(value).find((key) => !KEYS.includes(key));
  if (odd !== undefined)
    throw new UsageError(
      message('project.no-key', { file, key: odd, near: nearest(odd, KEYS), known: KEYS }),
    );
  const read = (key: 'right' | 'wrong'): string[] => {
    const points = Object.hasOwn(value, key) ? value[key] : [];
    if (!Array.isArray(points)) throw noValue(file, `${name}: ${key}`, points);
    return points.map((point) => {
      if (key === 'right' && point === NO_MOVE) return NO_MOVE;
      if (typeof point !== 'string' || !/^[a-hj-z]{1,3}[1-9][0-9]?$/i.test(point))
        throw noValue(file, `${name}: ${key}`, point);
      return point.toLowerCase();
    });
  };
  const [right, wrong] = [read('right'), read('wrong')];
  const both = right.find((point) => wrong.includes(point));
  if (both !== undefined) throw new UsageError(message('answers.both', { file, name, point: both }));
  return { right, wrong };
}
