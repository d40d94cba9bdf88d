import { message } from '../../../words/index.ts';
import { propertyOf, readComposed, readPoints, type SgfText, type Size } from '../../sgf/index.ts';
import type { Loss } from '../figure.ts';

/** What says how a file is to be read, and nothing of the game. */
const FORM: ReadonlySet<string> = new Set(['FF', 'GM', 'CA', 'AP', 'SZ']);
/** Properties whose values are points, labelled or not. */
const POINTS: ReadonlySet<string> = new Set('AB AW AE LB TR SQ CR MA TB TW'.split(' '));
/** Properties of which all are read that a node has. */
const ALL: ReadonlySet<string> = new Set([...POINTS, 'B', 'W', 'C', 'AR', 'LN']);

/**
 * The names of what a conversion leaves out of a record. `isKept` is asked for each property, by
 * its name and node; besides, a value that says nothing loses nothing, and one that names no point
 * of the board is lost wherever it stands.
 */
export class Ledger {
  private readonly names = new Map<string, number>();

  constructor(
    private readonly sgf: SgfText,
    private readonly size: () => Size,
    private readonly isKept: (name: string, node: number) => boolean,
  ) {}

  look(node: number): void {
    const { sgf } = this;
    const seen = new Set<string>();
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      const name = sgf.name(p);
      if (FORM.has(name)) continue;
      const values = sgf.valuesOf(p);
      const type = propertyOf(name);
      const isText = type?.value === 'text' || type?.value === 'simpletext' || type?.value === 'real';
      if (isText && values.every((value) => value.trim() === '')) continue;
      const isFirst = !seen.has(name);
      seen.add(name);
      const isOne = type?.values === 'one' && name !== 'C';
      const isMore = isOne && values.slice(1).some((value) => value.trim() !== '');
      if (!this.isKept(name, node) || isMore || (!isFirst && !ALL.has(name)) || this.isUnread(name, values))
        this.note(name);
    }
  }

  note(name: string): void {
    const written = name === '' ? '[…]' : name;
    this.names.set(written, (this.names.get(written) ?? 0) + 1);
  }

  /** What was lost, text that is no SGF included; nothing where all was kept. */
  get losses(): Loss[] {
    const lost: Loss[] = [];
    const names = [...this.names.keys()];
    if (names.length > 0)
      lost.push({ code: 'lost.properties', message: message('loss.properties', { names }) });
    const stray = this.sgf.faults.filter(
      ({ kind, start, end }) =>
        (kind === 'stray' || kind === 'outside') && /[\p{L}\p{N}]/u.test(this.sgf.text.slice(start, end)),
    ).length;
    if (stray > 0) lost.push({ code: 'lost.unread', message: message('loss.stray', { count: stray }) });
    return lost;
  }

  private isUnread(name: string, values: readonly string[]): boolean {
    if (!POINTS.has(name)) return false;
    return values.some((value) => {
      const points = name === 'LB' ? (readComposed(value)?.[0] ?? '') : value;
      return value.trim() !== '' && readPoints(points, this.size()).length === 0;
    });
  }
}
