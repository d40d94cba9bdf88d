// biome-ignore-all lint/style/noNonNullAssertion: vertices and places of the stack lie in their arrays.
/** Steps between two calls of `visit`, so vertices that may be met before it gives up. */
export const UNNOTICED = 4096;

/**
 * The strongly connected components of a graph (Tarjan, 1972), without recursion: a number for each
 * vertex, equal exactly for two that lead to each other. Calls `visit` often, so that a caller may
 * yield or give up. Vertices are met from those numbered below `roots` on.
 * @param next edge `i` of vertex `v`: a vertex, -1 where there is none that counts, -2 behind the
 * last.
 */
export function* components(
  roots: number,
  next: (v: number, i: number) => number,
  visit: () => boolean,
): Generator<void, Int32Array | null> {
  let low = new Int32Array(1024);
  let order = new Int32Array(1024);
  let component = new Int32Array(1024).fill(-1);
  let at = new Int32Array(1024);
  const path: number[] = [];
  const open: number[] = [];
  let count = 0;
  let components = 0;
  let work = 0;
  const enter = (v: number) => {
    while (v >= low.length) {
      const length = 2 * low.length;
      [low, order, at] = [low, order, at].map((old) => {
        const larger = new Int32Array(length);
        larger.set(old);
        return larger;
      }) as [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
      const larger = new Int32Array(length).fill(-1);
      larger.set(component);
      component = larger;
    }
    order[v] = low[v] = ++count;
    path.push(v);
    open.push(v);
  };
  for (let root = 0; root < roots; root++) {
    if (root < order.length && order[root]) continue;
    enter(root);
    while (path.length > 0) {
      if (++work % UNNOTICED === 0) {
        if (!visit()) return null;
        yield;
      }
      const v = path[path.length - 1]!;
      const w = next(v, at[v]!);
      if (w === -2) {
        path.pop();
        const parent = path[path.length - 1];
        if (parent !== undefined) low[parent] = Math.min(low[parent]!, low[v]!);
        if (low[v] === order[v]) {
          let one: number;
          do {
            one = open.pop()!;
            component[one] = components;
          } while (one !== v);
          components++;
        }
        continue;
      }
      at[v]!++;
      if (w < 0) continue;
      if (w >= order.length || !order[w]) enter(w);
      else if (component[w]! < 0) low[v] = Math.min(low[v]!, order[w]!);
    }
  }
  return component;
}
