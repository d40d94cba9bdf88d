/** The search that the closure theorem is measured against. */

/**
 * Whether a plain even cycle of at most `maxCycle` plays begins with a play: bounded search on the
 * whole board, with the bound of `rules.md` (points that miss a stone, liberties of strings with a
 * stone too many) and without the closure theorem. Counts its nodes, and gives up after so many.
 */
export function boundedSearch(Scratch, position, color, point, maxCycle, budget = Number.POSITIVE_INFINITY) {
  const { geometry } = position;
  const { neighbors, area } = geometry;
  const scratch = Scratch.from(position);
  const start = position.cells;
  const played = new Uint8Array(area);
  const counted = new Int32Array(area);
  let stamp = 0;
  let nodes = 0;
  const bound = () => {
    stamp++;
    let count = 0;
    for (let p = 0; p < area; p++) {
      const cell = scratch.cells[p];
      if (cell === start[p]) continue;
      if (start[p] !== 0 && counted[p] !== stamp) {
        counted[p] = stamp;
        count++;
      }
      if (cell === 0) continue;
      const string = [p];
      const seen = new Set(string);
      for (const q of string) {
        for (let k = 4 * q; k < 4 * q + 4; k++) {
          const n = neighbors[k];
          if (n < 0) continue;
          if (scratch.cells[n] === 0) {
            if (counted[n] !== stamp) {
              counted[n] = stamp;
              count++;
            }
          } else if (scratch.cells[n] === cell && !seen.has(n)) {
            seen.add(n);
            string.push(n);
          }
        }
      }
    }
    return count;
  };
  const home = () => {
    for (let p = 0; p < area; p++) if (scratch.cells[p] !== start[p]) return false;
    return true;
  };
  const search = (who, left, first) => {
    for (let p = 0; p < area; p++) {
      if (played[p] || (first >= 0 && p !== first)) continue;
      if (scratch.cells[p] !== 0) continue;
      if (nodes > budget) return false;
      scratch.play(who, p);
      nodes++;
      if (!scratch.suicide) {
        if (left % 2 === 1 && home()) {
          scratch.undo();
          return true;
        }
        if (left > 1 && bound() < left) {
          played[p] = 1;
          const found = search(3 - who, left - 1, -1);
          played[p] = 0;
          if (found) {
            scratch.undo();
            return true;
          }
        }
      }
      scratch.undo();
    }
    return false;
  };
  for (let length = 2; length <= maxCycle; length += 2)
    if (search(color, length, point)) return { found: true, nodes };
  return { found: false, nodes };
}
