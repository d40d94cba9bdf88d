/**
 * The letters of kos, on boards, on wheels and in words: `a` for 0, `z` for 25, then `aa`, `bb`, ….
 */
export function koLetter(n: number): string {
  const nth = Math.abs(n);
  return String.fromCharCode(97 + (nth % 26)).repeat(1 + Math.floor(nth / 26));
}
