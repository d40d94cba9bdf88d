import type { BoardTheme, StoneColors } from './board-theme.ts';

/** A look with each color behind a custom property, which a style sheet may set. */
export function cssOf(light: BoardTheme): BoardTheme {
  const ref = (name: string, value: string) => `var(--koban-${name},${value})`;
  const stone = (name: string, colors: StoneColors): StoneColors => ({
    fill: colors.fill.map((value, i) => ref(`${name}-${i + 1}`, value)),
    outline: ref(`${name}-outline`, colors.outline),
    outlineWidth: colors.outlineWidth,
    ink: ref(`${name}-ink`, colors.ink),
    hot: ref(`${name}-hot`, colors.hot),
    forbidden: ref(`${name}-forbidden`, colors.forbidden),
  });
  const { black, white, kos, ...plain } = light;
  const named = Object.entries(plain).map(([name, value]) => [name, ref(name, value as string)]);
  return {
    ...(Object.fromEntries(named) as Omit<BoardTheme, 'black' | 'white' | 'kos'>),
    black: stone('black', black),
    white: stone('white', white),
    kos: kos.map((value, i) => ref(`ko-${i + 1}`, value)),
  };
}
