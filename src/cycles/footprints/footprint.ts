/**
 * Footprints: what a plain cycle plays on, as far as it is connected. They are grown from one
 * part of the board, and nothing is asked of the board but what lies around it.
 */
import { BLACK, type Color, EMPTY, type Point, UNKNOWN, WHITE } from '../../go/types.ts';
import type { Part, Parts } from '../bounds/parts.ts';

/**
 * Whole chains and whole empty regions that are connected, each with the player who plays on it.
 */
export interface Footprint {
  /** Ascending. */
  readonly points: readonly Point[];
  /** For each point, who plays there. */
  readonly colors: readonly Color[];
  /** For each point, the number of its block: what is taken at once. */
  readonly blocks: readonly number[];
  /** How many plays Black (at 1) and White (at 2) make on it. */
  readonly plays: Plays;
}

type Plays = readonly [0, number, number];

/** The most plays on a footprint: of Black, of White, and of both together. */
export interface MostPlays {
  readonly black: number;
  readonly white: number;
  readonly both: number;
}

/** The most points of a part on which so many plays are made, by its content. */
export function mostPoints({ black, white }: MostPlays): number[] {
  // One player fills a region.
  return [Math.max(black, white), black, white];
}

/** A footprint that is being put together: few parts, so lists serve better than maps. */
interface FootprintDraft {
  readonly parts: Part[];
  /** By part, who plays on it. */
  readonly colors: Color[];
  /** Regions that must be played on, by whom is still open. */
  readonly open: Part[];
  readonly plays: [nobody: 0, black: number, white: number];
}

/** Grows footprints step by step, each of them once. */
export class Growth {
  /** How many steps were made. */
  steps = 0;
  private readonly drafts: FootprintDraft[] = [];
  private readonly known = new Set<string>();
  /** Parts that are left out, since all footprints with them have been grown. */
  private readonly done = new Set<Part>();

  constructor(
    private readonly parts: Parts,
    private readonly most: MostPlays,
    private readonly suicide: boolean,
    /** Which parts a cycle can touch, as far as that is known. */
    private readonly isLive: (part: Part) => boolean = () => true,
  ) {}

  /** Begins with a part on which `color` plays. */
  start(part: Part, color: Color): void {
    this.push({ parts: [], colors: [], open: [], plays: [0, 0, 0] }, part, color);
  }

  /** All footprints that were begun are grown: from here on none has this part. */
  leaveOut(part: Part): void {
    this.done.add(part);
  }

  get pending(): boolean {
    return this.drafts.length > 0;
  }

  /**
   * Goes on with one draft: settles who plays in an open region; or, when none is open, returns the
   * footprint, if it can be one, and adds what is next to it.
   */
  step(): Footprint | null {
    this.steps++;
    const draft = this.drafts.pop();
    if (!draft) return null;
    const [region] = draft.open;
    if (region) {
      this.push(draft, region, BLACK);
      this.push(draft, region, WHITE);
      return null;
    }
    const members = draft.parts.map(({ id }, k) => 4 * id + (draft.colors[k] ?? 0));
    const key = members.sort((a, b) => a - b).join();
    if (this.known.has(key)) return null;
    this.known.add(key);
    // What is added later joins no blocks, so what cannot be taken in some order grows into nothing
    // that can.
    const blocks = this.blocksOf(draft);
    if (!this.isOrderly(draft, blocks)) return null;
    const beyond: Part[] = [];
    for (const part of draft.parts)
      for (const other of this.parts.beside(part)) {
        const { content } = other;
        if (content === EMPTY || content === UNKNOWN || draft.parts.includes(other)) continue;
        if (beyond.includes(other)) continue;
        beyond.push(other);
        this.push(draft, other, content);
      }
    const [, black, white] = draft.plays;
    // Without suicide every block is taken by the other player.
    return this.suicide || (black > 0 && white > 0) ? footprintOf(draft, blocks) : null;
  }

  /** Goes on with `draft` and one more part, if that is not too much; `draft` stays as it is. */
  private push(draft: FootprintDraft, part: Part, color: Color): void {
    if (!this.mayAdd(draft, part, color)) return;
    const longer = copy(draft);
    if (this.add(longer, part, color)) this.drafts.push(longer);
  }

  private mayAdd({ plays }: FootprintDraft, part: Part, color: Color): boolean {
    const { content, points, tooLarge, unseen } = part;
    if (tooLarge || unseen || content === UNKNOWN || this.done.has(part) || !this.isLive(part)) return false;
    const most = color === BLACK ? this.most.black : this.most.white;
    if (plays[color] + points.length > most) return false;
    // T3: with a chain come the regions next to it.
    return content === EMPTY || !this.parts.linked(part).some((region) => region.tooLarge);
  }

  /** Adds a part that `color` plays on, and what must come with it; false when that is too much. */
  private add(draft: FootprintDraft, part: Part, color: Color): boolean {
    if (!this.mayAdd(draft, part, color)) return false;
    const { parts, colors, open, plays } = draft;
    const { content } = part;
    parts.push(part);
    colors.push(color);
    if (open.includes(part)) open.splice(open.indexOf(part), 1);
    plays[color] += part.points.length;
    for (const other of this.parts.beside(part)) {
      if (parts.includes(other)) continue;
      if (content === EMPTY) {
        // What is played next to a chain of its own color goes together with it.
        if (other.content === color && !this.add(draft, other, color)) return false;
      } else if (other.content === EMPTY && !open.includes(other)) {
        // T3. Who plays there is settled later.
        open.push(other);
      }
    }
    let openPoints = 0;
    for (const region of open) openPoints += region.points.length;
    return plays[1] + plays[2] + openPoints <= this.most.both;
  }

  /** By part, the number of its block: chains and regions of one color that are connected. */
  private blocksOf({ parts, colors }: FootprintDraft): number[] {
    const block: number[] = [];
    let count = 0;
    for (const [first, start] of parts.entries()) {
      if (block[first] !== undefined) continue;
      const members = [start];
      block[first] = count;
      for (const part of members)
        for (const other of this.parts.beside(part)) {
          const k = parts.indexOf(other);
          if (k < 0 || colors[k] !== colors[first] || block[k] !== undefined) continue;
          block[k] = count;
          members.push(other);
        }
      count++;
    }
    return block;
  }

  /**
   * Whether the blocks can be taken in some order: a region stays empty once its stones were taken,
   * so every chain of the other color next to it is taken before.
   */
  private isOrderly({ parts, colors }: FootprintDraft, block: readonly number[]): boolean {
    if (block.every((b) => b === 0)) return true;
    const after = new Map<number, Set<number>>();
    for (const [k, chain] of parts.entries()) {
      if (chain.content === EMPTY) continue;
      for (const region of this.parts.beside(chain)) {
        const r = parts.indexOf(region);
        if (region.content !== EMPTY || colors[r] === colors[k]) continue;
        const earlier = block[k] ?? 0;
        after.set(earlier, (after.get(earlier) ?? new Set()).add(block[r] ?? 0));
      }
    }
    for (let changed = true; changed; ) {
      changed = false;
      for (const [earlier, list] of after) {
        for (const later of list) if (!after.has(later)) list.delete(later);
        if (list.size > 0) continue;
        after.delete(earlier);
        changed = true;
      }
    }
    return after.size === 0;
  }
}

function copy({ parts, colors, open, plays }: FootprintDraft): FootprintDraft {
  return { parts: parts.slice(), colors: colors.slice(), open: open.slice(), plays: [...plays] };
}

function footprintOf({ parts, colors, plays }: FootprintDraft, block: readonly number[]): Footprint {
  const members = parts.flatMap(({ points }, k) =>
    points.map((point) => ({ point, color: colors[k] ?? BLACK, block: block[k] ?? 0 })),
  );
  return { ...inOrder(members), plays: [...plays] };
}

interface Member {
  readonly point: Point;
  readonly color: Color;
  readonly block: number;
}

/** Points with who plays there and their blocks, in the order of the board. */
function inOrder(members: Member[]): Omit<Footprint, 'plays'> {
  members.sort((a, b) => a.point - b.point);
  return {
    points: members.map(({ point }) => point),
    colors: members.map(({ color }) => color),
    blocks: members.map(({ block }) => block),
  };
}

/** Footprints that do not touch, as one. */
export function combined(footprints: readonly Footprint[]): Footprint {
  const [only] = footprints;
  if (only && footprints.length === 1) return only;
  const members: Member[] = [];
  let blocks = 0;
  let black = 0;
  let white = 0;
  for (const footprint of footprints) {
    footprint.points.forEach((point, i) => {
      const color = footprint.colors[i] ?? BLACK;
      members.push({ point, color, block: blocks + (footprint.blocks[i] ?? 0) });
    });
    blocks += footprint.points.length;
    black += footprint.plays[BLACK];
    white += footprint.plays[WHITE];
  }
  return { ...inOrder(members), plays: [0, black, white] };
}
