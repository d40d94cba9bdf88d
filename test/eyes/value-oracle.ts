/**
 * What eyes are worth on boards so small that all of them can be listed, written to be believed. It shares no code with `src/`; what a
 * play does is told by the solver of `reading/oracle.ts`.
 */
import { Oracle } from './reading/oracle.ts';

/** An eye as the table of values has it: `?` nowhere, since everything is known. */
export interface LiteralEye {
  readonly point: number;
  readonly owner: number;
  /** By point of the board; what lies beyond the edges is left out. */
  readonly diagonals: ReadonlyMap<number, string>;
  /** Such as `2+a`; `a+b` where the diagonals say so, since nothing is added up to a number. */
  readonly sum: { readonly units: number; readonly a: number; readonly b: number };
}

const MASTERS = ['attacker', 'nobody', 'defender'] as const;
/** With so many liberties a chain is not asked about. */
const LIVELY = 5;

export class EyeOracle {
  readonly boards: Uint8Array[] = [];
  private readonly rules: Oracle;
  /** A moment is a board and the point that the ko rule bans, -1 for none; it is known by its number. */
  private readonly moments: { readonly cells: Uint8Array; readonly ban: number }[] = [];
  private readonly numbers = new Map<string, number>();
  /** By moment, color and point: the moment after the play, -1 where there is none. */
  private readonly after: Int32Array;
  private readonly won = new Map<string, Uint8Array>();

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    const rules = new Oracle(columns, rows);
    this.rules = rules;
    const { area } = rules;
    for (let code = 0; code < 3 ** area; code++) {
      const cells = Uint8Array.from({ length: area }, (_, p) => Math.floor(code / 3 ** p) % 3);
      if (cells.every((cell, p) => cell === 0 || rules.chain(cells, p).liberties > 0)) {
        this.boards.push(cells);
        this.number(cells, -1);
      }
    }
    const plays: number[] = [];
    for (let i = 0; i < this.moments.length; i++) {
      const { cells } = this.moments[i]!;
      for (const color of [1, 2]) {
        for (let p = 0; p < area; p++) {
          const played = cells[p] === 0 ? rules.play(cells, color, p) : null;
          plays.push(played ? this.number(played.cells, played.ban) : -1);
        }
      }
    }
    this.after = Int32Array.from(plays);
  }

  private number(cells: Uint8Array, ban: number): number {
    const key = `${cells.join('')} ${ban}`;
    let i = this.numbers.get(key);
    if (i === undefined) {
      i = this.moments.length;
      this.numbers.set(key, i);
      this.moments.push({ cells, ban });
    }
    return i;
  }

  /** In how many of the three games of `Oracle.grade` the attacker captures the chain at `target`. */
  grade(cells: Uint8Array, target: number, attackerMoves: boolean, ban = -1): number {
    const at = 2 * this.number(cells, ban) + (attackerMoves ? 1 : 0);
    return MASTERS.filter((master) => this.wins(target, cells[target]!, master)[at] === 1).length;
  }

  /** By moment and side to move (1 the attacker): whether the attacker captures what stands at `target`. */
  private wins(target: number, defender: number, master: (typeof MASTERS)[number]): Uint8Array {
    const key = `${target} ${defender} ${master}`;
    const known = this.won.get(key);
    if (known) return known;
    const { moments, after } = this;
    const { area } = this.rules;
    const won = new Uint8Array(2 * moments.length);
    moments.forEach(({ cells, ban }, i) => {
      if (cells[target] === defender) return;
      won[2 * i + 1] = 1;
      if (ban !== target) won[2 * i] = 1;
    });
    for (let changed = true; changed; ) {
      changed = false;
      moments.forEach(({ cells, ban }, i) => {
        for (const attacks of [0, 1]) {
          if (won[2 * i + attacks] === 1) continue;
          const inKo = cells[target] === 0;
          const color = attacks ? 3 - defender : defender;
          const mayTakeBack = master === (attacks ? 'attacker' : 'defender');
          // A pass is a move.
          let some = won[2 * this.passed(i) + 1 - attacks] === 1;
          let all = some;
          for (let p = 0; p < area; p++) {
            const to = after[(2 * i + color - 1) * area + p]!;
            if (to < 0 || (inKo && p !== target) || (p === ban && !mayTakeBack)) continue;
            if (won[2 * to + 1 - attacks] === 1) some = true;
            else all = false;
          }
          if (!(attacks ? some : all)) continue;
          won[2 * i + attacks] = 1;
          changed = true;
        }
      });
    }
    this.won.set(key, won);
    return won;
  }

  /** The moment after a pass. */
  private passed(i: number): number {
    const { cells, ban } = this.moments[i]!;
    return ban < 0 ? i : this.number(cells, -1);
  }

  /** All eyes of a player. */
  eyes(cells: Uint8Array, owner: number): LiteralEye[] {
    const space = this.space(cells, owner);
    const found: LiteralEye[] = [];
    cells.forEach((cell, point) => {
      if (cell !== 0) return;
      const sides = this.sides(point);
      const own = sides.filter((n) => cells[n] === owner).length;
      const gaps = sides.length - own;
      if (own > 0 && gaps <= 1 && space(point) >= (gaps === 0 ? 1 : 2))
        found.push(this.eye(cells, point, owner, space));
    });
    return found;
  }

  eye(cells: Uint8Array, point: number, owner: number, space = this.space(cells, owner)): LiteralEye {
    const diagonals = new Map<number, string>();
    const sum = { units: 0, a: 0, b: 0 };
    for (const [dx, dy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const [x, y] = [(point % this.columns) + dx, Math.floor(point / this.columns) + dy];
      const edges = (x < 0 || x >= this.columns ? 1 : 0) + (y < 0 || y >= this.rows ? 1 : 0);
      if (edges > 0) {
        if (edges === 1) sum.units++;
        continue;
      }
      const d = y * this.columns + x;
      const value = this.diagonal(cells, point, d, owner, space);
      diagonals.set(d, value);
      if (value === 'a' || value === 'b') sum[value]++;
      else sum.units += Number(value);
    }
    return { point, owner, diagonals, sum };
  }

  private diagonal(
    cells: Uint8Array,
    point: number,
    d: number,
    owner: number,
    space: (p: number) => number,
  ): string {
    const other = 3 - owner;
    if (cells[d] === owner) return '0';
    if (cells[d] === other && this.isPartOfEye(cells, point, d, owner)) return '2';
    const captures = cells[d] === 0 && this.captures(cells, other, d);
    if (space(d) === 2 && !captures) return '0';
    if (cells[d] === other) return ofStone(this.grade(cells, d, true), this.grade(cells, d, false));
    const theirs = this.played(cells, other, d);
    if (theirs > 0) return theirs === 3 ? '0' : 'a';
    const ours = this.played(cells, owner, d);
    if (ours < 3) return ours === 0 ? '1' : 'b';
    return this.secures(cells, owner, d) ? '1' : '2';
  }

  /** The grade of a stone that is played at `p`, for its enemy: 3 for a suicide. */
  private played(cells: Uint8Array, color: number, p: number): number {
    const played = this.rules.play(cells, color, p);
    return played ? this.grade(played.cells, p, true, played.ban) : 3;
  }

  private captures(cells: Uint8Array, color: number, p: number): boolean {
    const played = this.rules.play(cells, color, p);
    return played?.cells.some((cell, q) => cell === 0 && cells[q] !== 0) ?? false;
  }

  /** Whether the owner takes a chain in atari beside a chain at `d`, after which the other cannot stay at `d`. */
  private secures(cells: Uint8Array, owner: number, d: number): boolean {
    return this.sides(d).some((own) => {
      if (cells[own] !== owner) return false;
      return this.rules.chain(cells, own).stones.some((q) =>
        this.sides(q).some((n) => {
          if (cells[n] !== 3 - owner || this.rules.chain(cells, n).liberties !== 1) return false;
          const last = this.liberties(cells, n)[0]!;
          const played = last === d ? null : this.rules.play(cells, owner, last);
          return played !== null && this.played(played.cells, 3 - owner, d) === 3;
        }),
      );
    });
  }

  /** Three stones or more that touch the eye and cut the owner's stones around it. Not at the edge. */
  private isPartOfEye(cells: Uint8Array, point: number, d: number, owner: number): boolean {
    const sides = this.sides(point);
    const { stones } = this.rules.chain(cells, d);
    if (sides.length < 4 || stones.length < 3 || !sides.some((n) => stones.includes(n))) return false;
    const own = sides
      .filter((n) => cells[n] === owner)
      .map((n) => Math.min(...this.rules.chain(cells, n).stones));
    return new Set(own).size > 1;
  }

  /** By point: 2 within the eye space of a player, 1 at its margin, 0 outside. */
  private space(cells: Uint8Array, owner: number): (p: number) => number {
    const lively = cells.map((cell, p) => (cell !== 0 && this.isLively(cells, p) ? 1 : 0));
    const walls = cells.map((cell, p) => (lively[p] ? cell : 0));
    const barred = cells.map((cell, p) => (cell === 0 && this.isBarred(cells, p, lively) ? 1 : 0));
    const own = this.influence(walls, owner, barred);
    const theirs = this.influence(walls, 3 - owner, barred);
    const share = walls.map((wall, p) => {
      if (wall !== 0 || !own[p]) return 0;
      const sides = this.sides(p);
      if (!theirs[p]) return sides.some((n) => theirs[n] && !own[n]) ? 1 : 2;
      return sides.some((n) => own[n] && !theirs[n]) ? 1 : 0;
    });
    return (p) => (share[p] === 2 && this.sides(p).filter((n) => share[n] === 1).length > 1 ? 1 : share[p]!);
  }

  private influence(walls: Uint8Array, color: number, barred: Uint8Array): Uint8Array {
    const reached = walls.map((wall, p) => {
      if (wall !== 0) return wall === color ? 1 : 0;
      return !barred[p] && this.sides(p).some((n) => walls[n] === color) ? 1 : 0;
    });
    const beside = walls.map((_, p) => (this.sides(p).some((n) => walls[n] === color) ? 1 : 0));
    const opposed = walls.map((_, p) => (this.sides(p).some((n) => walls[n] === 3 - color) ? 1 : 0));
    const weight = (p: number) => {
      if (walls[p] !== 0) return walls[p] === color ? 1 : -1;
      return reached[p]! - (opposed[p] || this.sides(p).length < 4 ? 1 : 0);
    };
    for (let changed = true; changed; ) {
      changed = false;
      walls.forEach((wall, p) => {
        if (wall !== 0 || reached[p] || beside[p]) return;
        const gains = this.sides(p).some((side) =>
          this.sides(side).some(
            (d) => d !== p && this.areDiagonal(p, d) && weight(side) + weight(d) > opposed[p]!,
          ),
        );
        if (!gains) return;
        reached[p] = 1;
        changed = true;
      });
    }
    return reached;
  }

  /** Whether a chain is not captured when its owner moves first, and could live. */
  private isLively(cells: Uint8Array, p: number): boolean {
    const { liberties } = this.rules.chain(cells, p);
    if (liberties < LIVELY && this.grade(cells, p, false) === 3) return false;
    if (!this.isInessential(cells, p)) return true;
    return cells.some(
      (cell, q) =>
        cell === 3 - cells[p]! &&
        this.rules.chain(cells, p).stones.some((stone) => this.areNear(stone, q)) &&
        this.isTaken(cells, q),
    );
  }

  private isTaken(cells: Uint8Array, p: number): boolean {
    return this.rules.chain(cells, p).liberties < LIVELY && this.grade(cells, p, true) > 0;
  }

  /** Whether a chain lies within the eye space of the other player, with no room to live in. */
  private isInessential(cells: Uint8Array, p: number): boolean {
    const color = cells[p]!;
    const { stones } = this.rules.chain(cells, p);
    const enemies = stones.flatMap((q) => this.sides(q).filter((n) => cells[n] === 3 - color));
    if (new Set(enemies.map((n) => Math.min(...this.rules.chain(cells, n).stones))).size > 1) return false;
    if (this.hasSecondLiberty(cells, stones, color)) return false;
    const cavity = [...stones];
    const border = new Set<number>();
    for (const q of cavity) {
      for (const n of this.sides(q)) {
        if (cells[n] !== 0 && !stones.includes(n)) border.add(cells[n]!);
        else if (!cavity.includes(n)) cavity.push(n);
      }
    }
    if (border.size > 1 || cavity.filter((q) => cells[q] === 0 && this.sides(q).length < 4).length > 2)
      return false;
    // What is not of the chain is in one piece.
    const rest = [...cells.keys()].filter((q) => !stones.includes(q));
    const piece = rest.slice(0, 1);
    for (const q of piece)
      for (const n of this.sides(q)) if (rest.includes(n) && !piece.includes(n)) piece.push(n);
    return piece.length === rest.length;
  }

  private hasSecondLiberty(cells: Uint8Array, stones: readonly number[], color: number): boolean {
    const blocks = (x: number, y: number) =>
      x < 0 || y < 0 || x >= this.columns || y >= this.rows || cells[y * this.columns + x] === 3 - color;
    const passable = new Set<number>();
    const path = [...stones];
    for (const n of stones.flatMap((q) => this.sides(q))) {
      const [x, y] = [n % this.columns, Math.floor(n / this.columns)];
      const isShut = (blocks(x - 1, y) && blocks(x + 1, y)) || (blocks(x, y - 1) && blocks(x, y + 1));
      if (cells[n] === 0 && !isShut) passable.add(n);
    }
    for (const q of path) {
      for (const n of this.sides(q)) {
        if (path.includes(n)) continue;
        if (cells[n] === color || passable.has(n)) path.push(n);
        else if (cells[n] === 0 && !this.sides(n).some((m) => cells[m] === 3 - color)) return true;
      }
    }
    return false;
  }

  /** Whether one player cannot close in at `p`, though one safe and one lost stone of that player are beside it. */
  private isBarred(cells: Uint8Array, p: number, lively: Uint8Array): boolean {
    const sides = this.sides(p);
    return [1, 2].some((color) => {
      const own = sides.some((n) => cells[n] === 3 - color && lively[n]);
      const dead = sides.some((n) => cells[n] === color && !lively[n]);
      const firm = sides.some((n) => cells[n] === color && lively[n] && !this.isTaken(cells, n));
      return own && dead && firm && this.played(cells, color, p) === 3;
    });
  }

  private liberties(cells: Uint8Array, p: number): number[] {
    return this.rules.chain(cells, p).stones.flatMap((q) => this.sides(q).filter((n) => cells[n] === 0));
  }

  private sides(p: number): number[] {
    return [...Array(this.rules.area).keys()].filter((q) => this.distance(p, q).join() === '0,1');
  }

  private areDiagonal(p: number, q: number): boolean {
    return this.distance(p, q).join() === '1,1';
  }

  private areNear(p: number, q: number): boolean {
    return Math.max(...this.distance(p, q)) <= 1;
  }

  /** Columns and rows between two points, the smaller number first. */
  private distance(p: number, q: number): number[] {
    const dx = Math.abs((p % this.columns) - (q % this.columns));
    const dy = Math.abs(Math.floor(p / this.columns) - Math.floor(q / this.columns));
    return [Math.min(dx, dy), Math.max(dx, dy)];
  }
}

/** By how a chain is captured and how it is saved, as grades for the attacker. */
export function ofStone(attacked: number, defended: number): '0' | '1' | '2' | 'a' | 'b' {
  const [capture, save] = [attacked, 3 - defended].map((own) =>
    own === 0 ? 'no' : own === 3 ? 'yes' : 'ko',
  );
  if (capture === 'no') return '2';
  if (capture === 'yes') return save === 'no' ? '0' : save === 'yes' ? '1' : 'a';
  return save === 'yes' ? 'b' : save === 'ko' ? '1' : 'a';
}
