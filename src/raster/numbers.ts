// biome-ignore-all lint/style/noNonNullAssertion: places lie in the array, since its makers sized it.
/**
 * Elements of typed arrays by indexes that the loops of the rasterizer keep within them: a check
 * for each number of each pixel would cost more than the work. One function for each kind of array,
 * so that the machine code of each knows its kind.
 */

export function floatAt(data: Float32Array, i: number): number {
  return data[i]!;
}

export function byteAt(data: Uint8Array, i: number): number {
  return data[i]!;
}

/** Four bytes as one number. */
export function wordAt(data: Uint32Array, i: number): number {
  return data[i]!;
}

export function doubleAt(data: Float64Array, i: number): number {
  return data[i]!;
}
