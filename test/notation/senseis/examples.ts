/** One diagram for each construct of the notation; the laws of the tests start from these. */
export const SENSEIS_EXAMPLES: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'a corner with moves, labels and a star point',
    text: `$$ Attachment and [hane]
$$ ------------------
$$ | . . . . . . . . |
$$ | . . . . . . . . |
$$ | . . 5 3 X . . . |
$$ | . . 4 1 2 , . . |
$$ | . . a 6 . . b . |
`,
  },
  {
    name: 'options in the usual order',
    text: `$$Wc13m27 White 27 to 30
$$ | . . . . . . .
$$ | . . 1 . . . .
$$ | . . 2 3 . , .
$$ | . . . 4 . . .
$$ | . . . . . . .
$$ ---------------
`,
  },
  {
    name: 'every mark on stones and on empty points',
    text: `$$B Marks
$$  ---------------
$$ | X B # Y Z . , |
$$ | O W @ Q P . , |
$$ | C S T M ? . a |
$$  ---------------
`,
  },
  {
    name: 'points side by side, with all four edges',
    text: `$$ Compact
$$+-----+
$$|.XO..|
$$|XX.O.|
$$|.OOO.|
$$|..1..|
$$|.....|
$$+-----+
`,
  },
  {
    name: 'two boards with a gap, underscores between',
    text: `$$B Good and bad
$$  -----------_-----------
$$ | . . . . . _ . . . . . |
$$ | . X O . . _ . X O . . |
$$ | . . 1 . . _ . . . 2 . |
`,
  },
  {
    name: 'a ko in the title, a pass and a move elsewhere',
    text: `$$W Ko (4 at 1, 5 pass, 6 elsewhere, 7 at 2)
$$ | . X O .
$$ | X 2 1 O
$$ | . X O .
$$ | . 3 . .
$$ ---------
`,
  },
  {
    name: 'links, arrows and lines',
    text: `$$Bc Where to go
$$ | . . a . . . |
$$ | . . X . B . |
$$ | . 1 . . . . |
$$ | . . . . . . |
$$  -------------
$$ [a|SomePage]
$$ [1|https://example.org/?page]
$$ {AR C3 E3}
$$ {LN 1:1 6:4} {AR B2 0:2}
`,
  },
  {
    name: 'a position in the middle, without edges',
    text: `$$B Ponnuki
$$ . . X . .
$$ . X . X .
$$ . . X . .
`,
  },
  {
    name: 'blank lines, tags and a quote around it',
    text: `[go]
> $$Bm5
> $$
> $$ . X .
>
> $$ . 1 0
> $$ -----
[/go]
`,
  },
];
