/**
 * The same names as `suggest.ts`, `dollars.ts`, `readers.ts`, `goban/index.ts` and, in `goban`,
 * `claims.ts`, `marks.ts` and `show.ts`, without the readers: the build of `<koban-board>` takes
 * this file in place of them (`scripts/bundle-library.mjs`). A text that has something for one of
 * them cannot be read until {@link loadReaders} has been called with what was thrown. So it is with
 * a text that has a problem: where one would be made, that build calls {@link untold}.
 */
import type { Task } from '../go/task.ts';
import type * as Dollars from './dollars.ts';
import type * as Claims from './goban/claims.ts';
import type * as Marks from './goban/marks.ts';
import { parsing as untroubled } from './goban/parse.ts';
import type * as Show from './goban/show.ts';
import type * as Told from './goban/told.ts';
import type * as Suggest from './suggest.ts';
import type { EntrySyntax } from './types.ts';

type OfClaims = typeof Claims & typeof Dollars;
type OfMarks = typeof Marks & typeof Show & typeof Suggest;

/** Readers that are loaded together. */
class Readers<R extends object> {
  loaded: R | null = null;

  constructor(private readonly files: () => Promise<R>) {}

  get there(): R {
    if (!this.loaded) throw new WithoutReader(this);
    return this.loaded;
  }

  async load(): Promise<void> {
    this.loaded = await this.files();
  }
}

class WithoutReader extends Error {
  constructor(readonly readers: Readers<object>) {
    super();
  }
}

const CLAIMS = new Readers<OfClaims>(async () => {
  const [claims, dollars] = await Promise.all([import('./goban/claims.ts'), import('./dollars.ts')]);
  return { ...claims, ...dollars };
});
const MARKS = new Readers<OfMarks>(async () => {
  const [marks, show, suggest] = await Promise.all([
    import('./goban/marks.ts'),
    import('./goban/show.ts'),
    import('./suggest.ts'),
  ]);
  return { ...marks, ...show, ...suggest };
});

const TOLD = new Readers<typeof Told>(() => import('./goban/told.ts'));

export const parsing = (text: string): Task<EntrySyntax> =>
  (TOLD.loaded ?? { parsing: untroubled }).parsing(text);

/** In place of a problem of a text. */
export function untold(): never {
  throw new WithoutReader(TOLD);
}

export const readExpect: OfClaims['readExpect'] = (...claim) => CLAIMS.there.readExpect(...claim);
export const parseSenseis: OfClaims['parseSenseis'] = (text) => CLAIMS.there.parseSenseis(text);
export const readOutcomeLines: OfClaims['readOutcomeLines'] = (values, board) =>
  (['goal', 'threats', 'spare', 'passes', 'outside'] as const).some((key) => values.all(key).length > 0)
    ? CLAIMS.there.readOutcomeLines(values, board)
    : {};

const MARKING = ['circle', 'square', 'triangle', 'cross', 'territory', 'label', 'arrow', 'line'] as const;

export const readMarks: OfMarks['readMarks'] = (values, board) =>
  MARKING.some((key) => values.all(key).length > 0)
    ? MARKS.there.readMarks(values, board)
    : { signs: [], lines: [] };
export const readShow: OfMarks['readShow'] = (values) =>
  values.all('show').length > 0 ? MARKS.there.readShow(values) : {};
export const nearest: OfMarks['nearest'] = (...words) => MARKS.there.nearest(...words);

/** Loads what a text could not be read without. */
export async function loadReaders(problem: WithoutReader): Promise<void> {
  await problem.readers.load();
}

/** Whether a text could not be read since it needs a reader that is not there yet. */
export function isWithoutReader(problem: unknown): problem is WithoutReader {
  return problem instanceof WithoutReader;
}
