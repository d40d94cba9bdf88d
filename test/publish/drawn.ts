/** One move of a board, whichever page shows it. */
export interface Step {
  /** What a screen reader reads: the move with its verdict, and the board. */
  readonly said: string;
  /** Stones and marks with their points, whatever the size of the board on the page. */
  readonly drawn: readonly string[];
  /** What the active rule forbids, and why; empty where it allows the move. */
  readonly verdict: string;
}

/** Runs in a page, so it needs nothing but the board, whose sides are all drawn. */
export function drawnOn(board: Element): string[] {
  const grid = board.querySelector('.koban-grid');
  const lines = grid?.getAttribute('d') ?? '';
  const box = grid?.getBoundingClientRect() ?? new DOMRect();
  const [columns = 0, rows = 0] = [/V/g, /H/g].map((end) => (lines.match(end)?.length ?? 0) - 1);
  const pointOf = (shape: Element): string => {
    const { x, y, width, height } = shape.getBoundingClientRect();
    const across = Math.round(((x + width / 2 - box.x) / box.width) * columns);
    const down = Math.round(((y + height / 2 - box.y) / box.height) * rows);
    return `${across},${down}`;
  };
  return [...board.querySelectorAll('circle, path, text, rect')]
    .flatMap((shape) => {
      const group = shape.closest('.koban-black, .koban-white, .koban-mark');
      if (!group || shape.closest('defs')) return [];
      return [
        `${group.getAttribute('class')} ${shape.tagName} ${pointOf(shape)} ${shape.textContent}`.trim(),
      ];
    })
    .sort();
}
