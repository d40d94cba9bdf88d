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
  readonly plays: readonly [0, number, number];
}

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

/**
 * What may be tried: one more part, that a player plays on, on top of what the draft had when this
 * was found out.
 */
interface Branch {
  readonly part: Part;
  readonly player: Color;
  /** How many parts the draft had, how many regions it opened, how many parts were left out. */
  readonly parts: number;
  readonly opened: number;
  readonly left: number;
  /** The part that was tried before this one, which is left out from here on. */
  readonly tried: Part | null;
}

/**
 * Grows footprints step by step, each of them once. There is one draft, to which parts are added
 * and from which they are taken again.
 */
export class Growth {
  /** How many steps were made. */
  steps = 0;
  private readonly branches: Branch[] = [];
  private readonly parts: Part[] = [];
  /** Regions that must be played on; who plays there is open until they are parts of the draft. */
  private readonly opened: Part[] = [];
  private openPoints = 0;
  private readonly plays: [none: 0, black: number, white: number] = [0, 0, 0];
  /** Parts that are left out, since all footprints with them have been grown; some for good. */
  private readonly left: Part[] = [];
  private leftForGood = 0;

  constructor(
    private readonly board: Parts,
    private readonly most: MostPlays,
    private readonly suicide: boolean,
    /** Which parts a cycle can touch, as far as that is known. */
    private readonly isLive: (part: Part) => boolean = () => true,
  ) {}

  /** Begins with a part that a player plays on. */
  start(part: Part, player: Color): void {
    this.branches.push({ part, player, parts: 0, opened: 0, left: this.leftForGood, tried: null });
  }

  /** All footprints that were begun are grown: from here on none has this part. */
  leaveOut(part: Part): void {
    this.goBack({ parts: 0, opened: 0, left: this.leftForGood, tried: part });
    this.leftForGood++;
  }

  get pending(): boolean {
    return this.branches.length > 0;
  }

  /**
   * Follows one branch. Returns the draft where it can be a footprint and nothing in it is open.
   */
  step(): Footprint | null {
    for (let branch = this.branches.pop(); branch; branch = this.branches.pop()) {
      this.goBack(branch);
      if (!this.add(branch.part, branch.player)) continue;
      this.steps++;
      return this.visit();
    }
    return null;
  }

  /** Finds the branches that follow. */
  private visit(): Footprint | null {
    const { branches, opened, parts, plays } = this;
    const at = { parts: parts.length, opened: opened.length };
    const left = this.left.length;
    const region = opened.find(({ player }) => player === 0);
    if (region) {
      for (const player of [BLACK, WHITE] as const)
        branches.push({ part: region, player, ...at, left, tried: null });
      return null;
    }
    // What is added later joins no blocks, so what cannot be taken in some order grows into nothing
    // that can.
    if (!this.isOrderly(this.numberBlocks())) return null;
    const beyond: Part[] = [];
    for (const part of parts)
      for (const other of this.board.beside(part)) {
        const { content, player } = other;
        if (content === EMPTY || content === UNKNOWN || player !== 0 || beyond.includes(other)) continue;
        if (this.mayAdd(other, content)) beyond.push(other);
      }
    beyond.forEach((part, k) => {
      const tried = beyond[k + 1] ?? null;
      const before = tried ? beyond.length - k - 2 : 0;
      branches.push({ part, player: part.content as Color, ...at, left: left + before, tried });
    });
    // Without suicide every block is taken by the other player.
    return this.suicide || (plays[BLACK] > 0 && plays[WHITE] > 0) ? this.footprint() : null;
  }

  /** Takes from the draft what was added since a branch was found out. */
  private goBack({ parts, opened, left, tried }: Omit<Branch, 'part' | 'player'>): void {
    while (this.parts.length > parts) {
      const part = this.parts.pop() as Part;
      this.plays[part.player as Color] -= part.points.length;
      part.player = 0;
      if (part.isOpened) this.openPoints += part.points.length;
    }
    while (this.opened.length > opened) {
      const region = this.opened.pop() as Part;
      region.isOpened = false;
      this.openPoints -= region.points.length;
    }
    while (this.left.length > left) (this.left.pop() as Part).isLeft = false;
    if (!tried) return;
    tried.isLeft = true;
    this.left.push(tried);
  }

  private mayAdd(part: Part, player: Color): boolean {
    if (part.isLeft) return false;
    const most = player === BLACK ? this.most.black : this.most.white;
    if (this.plays[player] + part.points.length > most) return false;
    part.mayGo ??= this.mayGo(part);
    return part.mayGo;
  }

  private mayGo(part: Part): boolean {
    const { content, tooLarge, unseen } = part;
    if (tooLarge || unseen || content === UNKNOWN || !this.isLive(part)) return false;
    // T3: with a chain come the regions next to it.
    if (content !== EMPTY) for (const region of this.board.linked(part)) if (region.tooLarge) return false;
    return true;
  }

  /**
   * Adds a part that a player plays on, and what must come with it; false when that is too much.
   */
  private add(part: Part, player: Color): boolean {
    if (!this.mayAdd(part, player)) return false;
    const { opened, plays } = this;
    part.player = player;
    plays[player] += part.points.length;
    if (part.isOpened) this.openPoints -= part.points.length;
    this.parts.push(part);
    for (const other of this.board.linked(part)) {
      if (other.player !== 0) continue;
      if (part.content === EMPTY) {
        // What is played next to a chain of its own color goes together with it.
        if (other.content === player && !this.add(other, player)) return false;
      } else if (!other.isOpened) {
        // T3. Who plays there is settled later.
        other.isOpened = true;
        this.openPoints += other.points.length;
        opened.push(other);
      }
    }
    return plays[BLACK] + plays[WHITE] + this.openPoints <= this.most.both;
  }

  /**
   * Numbers the blocks, chains and regions of one player that are connected; how many there are.
   */
  private numberBlocks(): number {
    for (const part of this.parts) part.block = -1;
    let count = 0;
    for (const part of this.parts) if (part.block < 0) this.join(part, count++);
    return count;
  }

  private join(part: Part, block: number): void {
    part.block = block;
    for (const other of this.board.beside(part))
      if (other.player === part.player && other.block < 0) this.join(other, block);
  }

  /**
   * Whether the blocks can be taken in some order: a region stays empty once its stones were taken,
   * so every chain of the other player next to it is taken before.
   */
  private isOrderly(blocks: number): boolean {
    const taken: boolean[] = [];
    for (let left = blocks; left > 1; ) {
      const waits: boolean[] = [];
      for (const { block, content, player, links } of this.parts)
        if (content !== EMPTY && !taken[block])
          for (const region of links ?? [])
            if (region.player !== player && !taken[region.block]) waits[block] = true;
      const before = left;
      // The last one is taken, then the last of the others, and so on.
      for (let block = 0; block < blocks; block++) {
        if (taken[block] || waits[block]) continue;
        taken[block] = true;
        left--;
      }
      if (left === before) return false;
    }
    return true;
  }

  private footprint(): Footprint {
    const found = emptyFootprint();
    for (const { block, player, points } of this.parts)
      for (const p of points) insert(found, p, player as Color, block);
    return found;
  }
}

interface Members {
  readonly points: Point[];
  readonly colors: Color[];
  readonly blocks: number[];
  readonly plays: [none: 0, black: number, white: number];
}

function emptyFootprint(): Members {
  return { points: [], colors: [], blocks: [], plays: [0, 0, 0] };
}

/** Adds a point at its place in the order of the board. */
function insert({ points, colors, blocks, plays }: Members, p: Point, color: Color, block: number): void {
  plays[color]++;
  let i = points.length;
  for (let q = points[i - 1]; q !== undefined && q > p; q = points[i - 1]) {
    points[i] = q;
    colors[i] = colors[i - 1] ?? color;
    blocks[i] = blocks[i - 1] ?? block;
    i--;
  }
  points[i] = p;
  colors[i] = color;
  blocks[i] = block;
}

/** Footprints that do not touch, as one. */
export function combined(footprints: readonly Footprint[]): Footprint {
  const [only] = footprints;
  if (only && footprints.length === 1) return only;
  const found = emptyFootprint();
  let before = 0;
  for (const { blocks, colors, points } of footprints) {
    for (const [i, p] of points.entries()) insert(found, p, colors[i] ?? BLACK, before + (blocks[i] ?? 0));
    before += points.length;
  }
  return found;
}
