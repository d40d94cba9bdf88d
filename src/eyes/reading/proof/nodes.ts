// biome-ignore-all lint/style/noNonNullAssertion: a position and a play have all their numbers.
import { enlarged } from '../../../go/chains.ts';

/** Bits that a hash has in the directory of positions. */
const BITS = 14;

/**
 * Numbers for each play: the point, whom it bans, what is seen after it, the hash after it, and the
 * next play.
 */
const PLAY = 6;
/**
 * Numbers for each position: hash and key, first and last play, pass, the stage it is listed to and
 * how far, and how many plays.
 */
const POSITION = 10;

/**
 * The plays that a search considers in the positions that it opens, and what is seen of the
 * positions that they lead to. A search by proof numbers opens many positions again and again, and
 * asks up to three questions about a chain; none of this depends on the question or on the way
 * that led to a position. Positions and plays are numbers; -1 is none.
 */
export class NodeStore {
  /** By slot when it was filled, and with which position. */
  private readonly directory = new Int32Array(2 << BITS);
  private age = 1;
  private positions = new Int32Array(POSITION << 9);
  private positionsTo = 0;
  private plays = new Int32Array(PLAY << 11);
  private playsTo = 0;

  forget(): void {
    this.age++;
    this.positionsTo = 0;
    this.playsTo = 0;
  }

  /**
   * The number of a position, found by its hash and by what else its plays depend on; a new one if
   * it has none.
   */
  position(high: number, low: number, key: number): number {
    const { directory } = this;
    const slot = 2 * ((low ^ (high << 3) ^ Math.imul(key, 0x9e3779b1)) & ((1 << BITS) - 1));
    if (directory[slot] === this.age) {
      const { positions } = this;
      const at = directory[slot + 1]!;
      if (positions[at] === high && positions[at + 1] === low && positions[at + 2] === key) return at;
    }
    const at = this.positionsTo;
    this.positionsTo += POSITION;
    if (this.positionsTo > this.positions.length) this.positions = enlarged(this.positions);
    const { positions } = this;
    positions[at] = high;
    positions[at + 1] = low;
    positions[at + 2] = key;
    positions[at + 3] = -1;
    positions[at + 4] = -1;
    positions[at + 5] = -1;
    positions[at + 6] = 0;
    positions[at + 7] = 0;
    positions[at + 8] = 0;
    positions[at + 9] = 0;
    directory[slot] = this.age;
    directory[slot + 1] = at;
    return at;
  }

  private positionAt(at: number): number {
    return this.positions[at]!;
  }

  private playAt(at: number): number {
    return this.plays[at]!;
  }

  /** The first play of a position, or the one after `play`. */
  following(position: number, play: number): number {
    return play < 0 ? this.positionAt(position + 3) : this.playAt(play + 5);
  }

  /** Makes a play that belongs to no position. */
  make(move: number, ban: number, facts: number, high: number, low: number): number {
    const at = this.playsTo;
    this.playsTo += PLAY;
    if (this.playsTo > this.plays.length) this.plays = enlarged(this.plays);
    const { plays } = this;
    plays[at] = move;
    plays[at + 1] = ban;
    plays[at + 2] = facts;
    plays[at + 3] = high;
    plays[at + 4] = low;
    plays[at + 5] = -1;
    return at;
  }

  /** Adds a play to those of a position. */
  append(position: number, play: number): void {
    const { positions, plays } = this;
    const last = this.positionAt(position + 4);
    if (last < 0) positions[position + 3] = play;
    else plays[last + 5] = play;
    positions[position + 4] = play;
    positions[position + 8]!++;
  }

  /** Whether a position has a play at a point. */
  has(position: number, move: number): boolean {
    for (let play = this.following(position, -1); play >= 0; play = this.playAt(play + 5))
      if (this.plays[play] === move) return true;
    return false;
  }

  /** How many plays a position has. */
  count(position: number): number {
    return this.positionAt(position + 8);
  }

  pass(position: number): number {
    return this.positionAt(position + 5);
  }

  setPass(position: number, play: number): void {
    this.positions[position + 5] = play;
  }

  /** The first stage of the move generator that has not been looked at to its end. */
  stage(position: number): number {
    return this.positionAt(position + 6);
  }

  /** How many plays of that stage were looked at, and how many are in the stages before it. */
  looked(position: number): number {
    return this.positionAt(position + 7);
  }

  before(position: number): number {
    return this.positionAt(position + 9);
  }

  setLooked(position: number, looked: number): void {
    this.positions[position + 7] = looked;
  }

  /** A stage with so many plays has been looked at to its end. */
  setStage(position: number, stage: number, plays: number): void {
    this.positions[position + 6] = stage;
    this.positions[position + 7] = 0;
    this.positions[position + 9]! += plays;
  }

  move(play: number): number {
    return this.playAt(play);
  }

  ban(play: number): number {
    return this.playAt(play + 1);
  }

  facts(play: number): number {
    return this.playAt(play + 2);
  }

  addFact(play: number, fact: number): void {
    this.plays[play + 2]! |= fact;
  }

  high(play: number): number {
    return this.playAt(play + 3);
  }

  low(play: number): number {
    return this.playAt(play + 4);
  }
}
