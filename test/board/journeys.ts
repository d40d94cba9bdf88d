/** What people do on a board and beside it, as events of the page, messages, and edits of the text. */
import { expect } from 'vitest';
import { nodeAtPlace } from '../../src/protocol/move-tree.ts';
import { english } from '../../src/words/extension.ts';
import type { World } from './world.ts';
import { workspace } from './world.ts';

/** One step: what is done, and what the page shows once all answers have come; more that must hold then. */
type Step = readonly [act: (world: World) => unknown, shows: string, then?: (world: World) => unknown];

export interface Journey {
  readonly name: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly kind?: 'beside' | 'editor' | 'page';
  readonly steps: readonly Step[];
}

const TRIPLE = { 'triple-ko.goban': workspace('triple-ko.goban') };
const GAME = { 'game.sgf': workspace('game.sgf') };
const KEPT = {
  'kept.sgf': `(;FF[4]GM[1]SZ[9]KM[6.5]PB[Lee]
;B[cc];W[gg]
(;B[gc];W[cg])
(;B[cg]C[The other way.];W[gc]))
`,
};

const open =
  (piece: string, after = '') =>
  (w: World) =>
    w.put(piece, after);
const at = (entry: number, index: number) => (w: World) => w.session.show({ entry }, index);
const click =
  (point: string, how?: Parameters<World['click']>[1]) =>
  (w: World): void =>
    w.click(point, how);
const step =
  (by: number) =>
  (w: World): void =>
    w.press({ type: 'step', by });
const replace =
  (piece: string, by: string) =>
  (w: World): void =>
    w.replace(piece, by);
const reload = (w: World) => w.reload();
const undo = (w: World) => w.send({ type: 'undo' });
const redo = (w: World) => w.send({ type: 'redo' });
const has = (text: string) => (w: World) => expect(w.text.text).toContain(text);
const lacks = (text: string) => (w: World) => expect(w.text.text).not.toContain(text);
const says = (text: string) => (w: World) => expect(w.note?.message).toContain(text);
const lit = (point: number | null) => (w: World) =>
  expect(w.heard.flatMap((one) => (one.type === 'lit' ? [one.point] : [])).at(-1)).toBe(point);
const atCursor = (text: string) => (w: World) =>
  expect(w.text.text.slice(w.cursor)).toMatch(new RegExp(`^${text}`));
const both =
  (...acts: readonly ((world: World) => unknown)[]) =>
  (w: World): void => {
    for (const one of acts) void one(w);
  };
const act =
  (action: Parameters<World['act']>[0]) =>
  (w: World): void =>
    w.act(action);
const field = (name: string, value: string) => act({ kind: 'field', name, value });
const branch =
  (piece: string, action: 'main' | 'up' | 'down' | 'delete' | 'copy' | 'cut' | 'paste') => (w: World) => {
    const { uri, version, text } = w.text;
    w.send({ type: 'branch', uri, version, offset: text.indexOf(piece), action });
  };
const titled = (title: string) => (w: World) => expect(w.session.state('').title).toBe(title);
const node = (n: number) => (w: World) => {
  const { tree, page, session } = w;
  const seen = tree && nodeAtPlace(tree, page.node ?? page.sequence?.frames[page.index]?.span?.start);
  expect([seen, tree && nodeAtPlace(tree, session.current?.place)]).toEqual([n, n]);
};
const whole = (texts: Readonly<Record<string, string>>) => (w: World) => {
  const name = w.session.uri.slice('file:///'.length);
  expect(w.text.text).toBe(texts[name]);
};

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the board shows the move at the cursor, and steps take the cursor along',
    texts: TRIPLE,
    steps: [
      [open('f6', 'moves'), '3/6 B f6'],
      [open('d6', 'moves'), '1/6 B d6', (w) => expect(w.marked).toBe('B d6')],
      [step(1), '2/6 W b5', atCursor('W b5')],
      [step(Number.POSITIVE_INFINITY), '6/6 W f5', atCursor('W f5')],
      [step(1), '6/6 W f5'],
      [step(-10), '0/6'],
    ],
  },
  {
    name: 'the board stays at its move while the cursor is elsewhere in the entry, and goes where a claim is',
    texts: TRIPLE,
    steps: [
      [at(0, 4), '4/6 W d5'],
      [open('rules'), '4/6 W d5'],
      [open('expect: move 6'), '6/6 W f5'],
      [open('rules'), '6/6 W f5'],
      [open('X X X X X X X'), '0/6'],
      [open('b5', 'moves'), '2/6 W b5'],
    ],
  },
  {
    name: 'the cursor leads to another entry, unless the board is pinned',
    texts: TRIPLE,
    steps: [
      [open('d5', 'after 3'), '4/4 W d5', titled('One move more')],
      [open('f6', 'moves'), '3/6 B f6', titled('Triple ko')],
      [(w) => (w.session.pinned = true), '3/6 B f6'],
      [open('d5', 'after 3'), '3/6 B f6', titled('Triple ko')],
      [open('b6', 'moves'), '5/6 B b6'],
    ],
  },
  {
    name: 'a move is shown as soon as it is typed, and taken back',
    texts: TRIPLE,
    steps: [
      [open('\nexpect', 'moves'), '6/6 W f5'],
      [(w) => w.type(' pass'), '7/7 B pass'],
      [undo, '6/6 W f5'],
      [redo, '7/7 B pass'],
      [undo, '6/6 W f5', whole(TRIPLE)],
    ],
  },
  {
    name: 'a pinned board stays with its entry, though another is written above it, and others are deleted',
    texts: TRIPLE,
    steps: [
      [(w) => (w.session.pinned = true), 'nothing'],
      [at(1, 4), '4/4 W d5', titled('One move more')],
      [
        (w) => w.replace('# Triple', '# Above\nsize: 3\n. . .\n. . .\n. . .\n\n# Triple'),
        '4/4 W d5',
        titled('One move more'),
      ],
      [
        (w) => w.replace('# Above\nsize: 3\n. . .\n. . .\n. . .\n\n', ''),
        '4/4 W d5',
        titled('One move more'),
      ],
    ],
  },
  {
    name: 'a shorter line of moves leaves the board at the move before',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [(w) => w.replace('B b6 W f5', 'B b6'), '5/5 B b6'],
      [undo, '6/6 W f5'],
    ],
  },
  {
    name: 'a text without a diagram is waited for, and gone when the diagram goes',
    texts: { 'a.goban': '; nothing\n' },
    steps: [
      [open('nothing'), 'nothing'],
      [(w) => w.replace('; nothing', '# Here\n. X\nO .\nmoves: B a2'), '0/1', titled('Here')],
      [(w) => w.replace(w.text.text, '; words'), 'The diagram is gone.'],
      [undo, '1/1 B a2'],
    ],
  },
  {
    name: 'a page that is hidden comes up where the cursor has gone meanwhile',
    texts: TRIPLE,
    steps: [
      [open('d6', 'moves'), '1/6 B d6'],
      [both(reload, open('f6', 'moves')), '3/6 B f6'],
      [reload, '3/6 B f6'],
      [both(step(1), reload), '4/6 W d5'],
    ],
  },
  {
    name: 'entries that continue one another are one tree, which is walked from the page',
    texts: TRIPLE,
    steps: [
      [at(0, 3), '3/6 B f6'],
      [(w) => w.press({ type: 'line', line: 1, index: 4 }), '4/4 W d5', atCursor('W d5\nexpect: captures 1')],
      [(w) => w.press({ type: 'leave' }), '3/6 B f6'],
      [(w) => w.press({ type: 'sidestep', by: 1 }), '4/4 W d5'],
    ],
  },
  {
    name: 'a click writes a move, undo takes it back, and redo writes it again',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [click('e2', { by: 'other' }), '7/7 W e2', has('W f5 W e2')],
      [undo, '6/6 W f5', whole(TRIPLE)],
      [redo, '7/7 W e2'],
      [undo, '6/6 W f5', whole(TRIPLE)],
    ],
  },
  {
    name: 'a forbidden click says why, and writes nothing unless it is wanted anyway',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [click('b2'), '6/6 W f5', says('suicide')],
      [click('d6'), '6/6 W f5', (w) => expect(w.note?.offers.length).toBeGreaterThan(0)],
      [(w) => w.act(w.note!.offers[0]!.action), '7/7 B d6', has('W f5 B d6')],
    ],
  },
  {
    name: 'another rule is chosen on the page, and the written one again',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [
        (w) => w.press({ type: 'rule', rule: 'basic' }),
        '6/6 W f5',
        (w) => expect(w.page.sequence?.rules?.inForce).toBe('basic'),
      ],
      [step(-1), '5/6 B b6', (w) => expect(w.page.sequence?.rules?.inForce).toBe('basic')],
      [
        (w) => w.press({ type: 'rule', rule: null }),
        '5/6 B b6',
        (w) => expect(w.session.state('').rule).toBe(null),
      ],
    ],
  },
  {
    name: 'a variant is called what the text calls it',
    texts: {
      'a.goban':
        'rule: mine = psk with passes lift\nrules: mine, spight\n. X O .\nX . X O\n. X O .\nmoves: W b2\n',
    },
    steps: [
      [
        at(0, 1),
        '1/1 W b2',
        (w) => {
          const { rules } = w.page.sequence!;
          const chosen = rules?.all.filter(({ id }) => id === rules.inForce) ?? [];
          expect(chosen.map(({ title }) => title.split(' ')[0])).toEqual(['mine']);
        },
      ],
      [
        (w) => w.press({ type: 'rule', rule: 'basic' }),
        '1/1 W b2',
        (w) => expect(w.page.sequence?.rules?.all.some(({ title }) => title.startsWith('mine'))).toBe(true),
      ],
    ],
  },
  {
    name: 'an example is to be played, whether or not it is shown already, and a click in the text ends it',
    texts: TRIPLE,
    steps: [
      ...[1, 2].flatMap((): Step[] => [
        [at(0, 0), '0/6', (w) => expect(w.page.playing).toBe(false)],
        [(w) => w.session.show({ entry: 0 }, 0, true), '0/6', (w) => expect(w.page.playing).toBe(true)],
        [open('b5', 'moves'), '2/6 W b5', (w) => expect(w.page.playing).toBe(false)],
      ]),
    ],
  },
  {
    name: 'a proof is shown and moves, and the way back leads to its move; typing ends it',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [
        (w) => w.press({ type: 'prove', rule: 'psk' }),
        '0/6',
        (w) => expect([w.page.playing, w.page.sequence?.proof?.move]).toEqual([true, 6]),
      ],
      [(w) => w.press({ type: 'back' }), '6/6 W f5'],
      [(w) => w.press({ type: 'prove', rule: 'psk' }), '0/6'],
      [open('b5', 'moves'), '2/6 W b5'],
    ],
  },
  {
    name: 'a proof goes when there is nothing to be proved any more',
    texts: TRIPLE,
    steps: [
      [(w) => w.session.prove({ entry: 0 }, { move: 6, rule: 'psk' }), '0/6'],
      [
        (w) => w.replace('B b6 W f5', 'B b6 W pass'),
        '6/6 W pass',
        (w) => expect(w.session.state('').proof).toBe(null),
      ],
    ],
  },
  {
    name: 'marks, arrows and labels are drawn on the board that is shown, each an edit',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [
        (w) => w.act({ kind: 'mark', shape: 'circle', point: w.pointOf('e2') }),
        '6/6 W f5',
        has('circle: e2'),
      ],
      [
        (w) => w.act({ kind: 'line', shape: 'arrow', point: w.pointOf('e2'), to: w.pointOf('b2') }),
        '6/6 W f5',
        has('arrow: e2-b2'),
      ],
      [(w) => w.act({ kind: 'label', point: w.pointOf('b2'), label: 'next' }), '6/6 W f5', has('| O a O O')],
      [undo, '6/6 W f5', lacks('O a O O')],
      [undo, '6/6 W f5', lacks('arrow')],
      [undo, '6/6 W f5', whole(TRIPLE)],
    ],
  },
  {
    name: 'a text that may only be read is not written',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [(w) => (w.text.isReadonly = true), '6/6 W f5'],
      [click('e2', { by: 'other' }), '6/6 W f5', says('read-only')],
      [branch('moves', 'delete'), '6/6 W f5', whole(TRIPLE)],
    ],
  },
  {
    name: 'a board that has changed under a click is not written on',
    texts: TRIPLE,
    steps: [
      [at(0, 3), '3/6 B f6'],
      [both(replace('B d6 W b5', 'B d6'), click('e2')), '3/5 W d5', says('has just changed')],
      [undo, '2/6 W b5', whole(TRIPLE)],
    ],
  },
  {
    name: 'what is typed elsewhere does not keep a click from being written',
    texts: TRIPLE,
    steps: [
      [at(0, 6), '6/6 W f5'],
      [both(replace('; three', '; these three'), click('e2', { by: 'other' })), '7/7 W e2', has('W f5 W e2')],
    ],
  },
  {
    name: 'SGF is walked as a tree that follows the cursor, and shows what is typed',
    texts: GAME,
    steps: [
      [open('W[hf]'), '4/7 W h4', (w) => expect(w.session.state('').line).toBe(1)],
      [open('W[hh]'), '6/6 W h2', (w) => expect(w.session.state('').line).toBe(0)],
      [open(';W[hh]'), '6/6 W h2'],
      [(w) => w.replace(';W[hh]', ';W[hh];B[hg]'), '6/7 W h2'],
      [undo, '6/6 W h2'],
      [open(';W[hh]'), '6/6 W h2'],
      [(w) => w.type(';N[typed]'), '5/6 B f3'],
    ],
  },
  {
    name: 'a click in the middle of a record begins a variation, and undo leads back',
    texts: GAME,
    kind: 'editor',
    steps: [
      [at(0, 0), '0/6'],
      [step(1), '1/6 B d6'],
      [click('a1'), '2/2 W a1', has('W[ai]')],
      [undo, '1/6 B d6', whole(GAME)],
      [redo, '2/2 W a1'],
      [undo, '1/6 B d6', whole(GAME)],
    ],
  },
  {
    name: 'moves and comments on them are taken back one by one',
    texts: GAME,
    kind: 'editor',
    steps: [
      [at(0, 0), '0/6'],
      [act({ kind: 'comment', nth: 0, text: 'Black [to play].' }), '0/6', has('C[Black [to play\\].]')],
      [step(1), '1/6 B d6'],
      [click('a1'), '2/2 W a1'],
      [
        act({ kind: 'comment', nth: 0, text: 'Tenuki.' }),
        '2/2 W a1',
        (w) => expect(w.note?.comment).toBe('Tenuki.'),
      ],
      [undo, '2/2 W a1', lacks('Tenuki')],
      [undo, '1/6 B d6'],
      [undo, '0/6', whole(GAME)],
    ],
  },
  {
    name: 'a field of the form that is written, taken back and written again leaves the board where it is',
    texts: KEPT,
    steps: [
      [open('B[gc]'), '3/4 B g7'],
      [field('PW', 'Ke'), '3/4 B g7', has('PW[Ke]')],
      [field('PB', 'Lin'), '3/4 B g7', has('PB[Lin]')],
      [undo, '3/4 B g7', has('PB[Lee]')],
      [undo, '3/4 B g7', whole(KEPT)],
      [redo, '3/4 B g7', has('PW[Ke]')],
      [redo, '3/4 B g7', has('PB[Lin]')],
    ],
  },
  {
    name: 'a game is begun on an empty text in the place of its editor',
    texts: { 'empty.sgf': '' },
    kind: 'editor',
    steps: [
      [at(0, 0), 'There is no game in this file.', (w) => expect(w.page.begin).toBe(true)],
      [(w) => w.send({ type: 'begin', size: 9 }), '0/0', has('SZ[9]')],
      [click('e5'), '1/1 B e5', has(';B[ee]')],
      [undo, '0/0'],
      [undo, 'There is no game in this file.'],
    ],
  },
  {
    name: 'a board is begun in an empty fence, and in an empty page',
    texts: { 'page.md': '# A page\n\n```goban\n\n```\n\nWords.\n', 'empty.md': '' },
    steps: [
      [open('```\n\nWords'), 'This text has no diagram yet.', (w) => expect(w.page.begin).toBe(true)],
      [(w) => w.send({ type: 'begin', size: 9 }), '0/0', has('```goban\n+-----')],
      [click('e5'), '1/1 B e5', has('moves: B e5')],
      [(w) => w.turn('empty.md'), 'This text has no diagram yet.'],
      [(w) => w.send({ type: 'begin', size: 13 }), '0/0', has('```goban\n+---')],
    ],
  },
  {
    name: 'an empty text empties the board, its form and its tab, and a text without a diagram does, too',
    texts: { ...KEPT, 'new.sgf': '', 'words.md': 'Words.\n' },
    steps: [
      [open('B[cc]'), '1/4 B c7'],
      [
        (w) => w.turn('new.sgf'),
        'This text has no diagram yet.',
        (w) => {
          expect([w.page.sequence, w.page.begin]).toEqual([null, true]);
          expect(w.session.state('new.sgf').title).toBe('new.sgf');
        },
      ],
      [reload, 'This text has no diagram yet.', (w) => expect(w.page.saved?.uri).toBe('file:///new.sgf')],
      [(w) => w.send({ type: 'begin', size: 9 }), '0/0', field('KM', '6.5')],
      [() => undefined, '0/0', has('KM[6.5]')],
      [
        (w) => w.replace(w.text.text, ' '),
        'This text has no diagram yet.',
        (w) => expect(w.page.sequence).toBe(null),
      ],
      [undo, '0/0'],
      [
        (w) => w.turn('words.md'),
        english['text.none'](),
        (w) => expect([w.page.sequence, w.page.begin]).toEqual([null, false]),
      ],
      [(w) => w.turn('kept.sgf', (KEPT['kept.sgf'] ?? '').indexOf('B[cc]')), '1/4 B c7'],
    ],
  },
  {
    name: 'what is typed into the form is written where it was typed, though the board has turned',
    texts: { ...KEPT, 'new.sgf': '' },
    steps: [
      [open('B[cc]'), '1/4 B c7'],
      [
        (w) => {
          w.session.turn('file:///new.sgf');
          field('KM', '7.5')(w);
          click('e5')(w);
          w.session.follow(0);
        },
        'This text has no diagram yet.',
        (w) => {
          expect(w.note?.message).toBe(english['text.changed']());
          expect(w.texts.get('file:///kept.sgf')?.text).toContain('KM[7.5]');
          expect(w.text.text).toBe('');
        },
      ],
    ],
  },
  {
    name: 'the form above the board writes each field, and says what cannot be',
    texts: KEPT,
    steps: [
      [open('B[cc]'), '1/4 B c7'],
      ...(
        [
          ['PW', 'Ke', 'PW[Ke]'],
          ['KM', '7,5', 'KM[7.5]'],
          ['RE', 'B+R', 'RE[B+R]'],
          ['RU', 'Japanese', 'RU[Japanese]'],
        ] as const
      ).flatMap(([name, value, text]): Step[] => [
        [field(name, value), '1/4 B c7', has(text)],
        [undo, '*', whole(KEPT)],
        [open('B[cc]'), '1/4 B c7'],
      ]),
      [field('KM', 'six'), '1/4 B c7', (w) => expect([w.note?.written, w.text.version]).toEqual([false, 9])],
    ],
  },
  {
    name: 'buttons pass, set up a stone, change the turn, and turn, mirror and recolor the game',
    texts: KEPT,
    steps: [
      [open('B[cc]'), '1/4 B c7'],
      ...(
        [
          [act({ kind: 'pass' }), 'W[]'],
          [(w: World) => w.act({ kind: 'setup', stone: 'white', point: w.pointOf('f6') }), 'AW[fd]'],
          [(w: World) => w.act({ kind: 'setup', stone: null, point: w.pointOf('c7') }), 'AE[cc]'],
          [act({ kind: 'to-play', color: 'black' }), 'PL[B]'],
          [act({ kind: 'turn', how: 'rotate' }), 'B[gc]'],
          [act({ kind: 'turn', how: 'mirror' }), 'B[gc]'],
          [act({ kind: 'turn', how: 'colors' }), ';W[cc]'],
        ] as const
      ).flatMap(([write, text]): Step[] => [
        [write, '*', has(text)],
        [undo, '*', whole(KEPT)],
        [(w) => w.put('B[cc]'), '1/4 B c7'],
      ]),
      [act({ kind: 'remove' }), '0/0', lacks('B[cc]')],
    ],
  },
  {
    name: 'branches are copied, pasted, cut, deleted and made the main line from the page',
    texts: KEPT,
    steps: [
      [open('B[gc]'), '3/4 B g7'],
      [branch('B[gc]', 'copy'), '3/4 B g7', (w) => expect(w.clipboard.text).toContain('B[gc];W[cg]')],
      [branch('FF', 'paste'), '1/2 B g7', (w) => expect(w.text.text.split('B[gc]')).toHaveLength(3)],
      [undo, '*', whole(KEPT)],
      [branch('B[gc]', 'cut'), '2/4 W g3', lacks('B[gc]')],
      [undo, '*', whole(KEPT)],
      [branch('B[gc]', 'delete'), '2/4 W g3', lacks('B[gc]')],
      [undo, '*', whole(KEPT)],
      [
        branch('B[cg]', 'main'),
        '3/4 B c3',
        (w) => expect(w.text.text.indexOf('B[cg]')).toBeLessThan(w.text.text.indexOf('B[gc]')),
      ],
      [undo, '*', whole(KEPT)],
      [branch('FF', 'delete'), '*', (w) => expect(w.note?.written).toBe(false)],
    ],
  },
  {
    name: 'the board goes along to another text and back, with its tree',
    texts: { ...KEPT, ...TRIPLE },
    steps: [
      [(w) => w.send({ type: 'moves', shown: true }), 'nothing'],
      [open('B[cc]'), '1/4 B c7', (w) => expect(w.tree?.moves).toContain('W c3')],
      [(w) => w.turn('triple-ko.goban'), '0/6', (w) => expect(w.tree?.moves).toContain('B d6')],
      [
        (w) => w.turn('kept.sgf', (KEPT['kept.sgf'] ?? '').indexOf('B[cc]')),
        '1/4 B c7',
        (w) => expect(w.tree?.moves).toContain('W c3'),
      ],
    ],
  },
  {
    name: 'the nodes of the tree are gone to, and the tree follows edits',
    texts: KEPT,
    steps: [
      [(w) => w.send({ type: 'moves', shown: true }), 'nothing'],
      [open('B[cc]'), '1/4 B c7'],
      [(w) => w.send({ type: 'node', uri: w.text.uri, offset: w.text.text.indexOf('W[gc]') }), '4/4 W g7'],
      [click('a1'), '5/5 B a1', (w) => expect(w.tree?.moves).toContain('B a1')],
      [undo, '4/4 W g7', (w) => expect(w.tree?.moves).not.toContain('B a1')],
    ],
  },
  {
    name: 'a node without a move is shown, gone to from the page, and left',
    texts: { 'a.sgf': '(;SZ[9];B[cc];C[A word.];W[gg];C[The end.])' },
    steps: [
      [(w) => w.send({ type: 'moves', shown: true }), 'nothing'],
      [open(';B'), '1/2 B c7', node(1)],
      [open(';C'), '1/2 B c7', node(2)],
      [open('word'), '1/2 B c7', node(2)],
      [step(1), '2/2 W g3', node(3)],
      [step(-1), '1/2 B c7', node(1)],
      [
        both(reload, open('The end')),
        '2/2 W g3',
        (w) => expect(w.page.node).toBe(w.tree?.places[4] ?? w.page.node),
      ],
      [
        (w) => w.send({ type: 'node', uri: w.text.uri, offset: w.text.text.indexOf(';C') }),
        '1/2 B c7',
        atCursor(';C.A word'),
      ],
    ],
  },
  {
    name: 'the comment at the text cursor lights a point up, and gets the name of another one',
    texts: {
      'said.sgf': '(;SZ[9]C[Look at d4.]\n;B[cc]C[Not D5 but "Best".]\n(;W[gg])(;W[df]N[Best]))',
    },
    steps: [
      [open('d4.'), '0/2', lit(48)],
      [open('Look'), '0/2', lit(-1)],
      [open('D5'), '1/2 B c7', lit(39)],
      [
        (w) => {
          const { uri, entry } = w.page.sequence!;
          w.send({ type: 'type', uri, entry, text: 'e5' });
        },
        '1/2 B c7',
        has('Not e5D5'),
      ],
      [step(1), '2/2 W g3', lit(null)],
      [
        (w) => {
          const { uri, entry } = w.page.sequence!;
          w.send({ type: 'type', uri, entry, text: 'f6' });
        },
        '2/2 W g3',
        (w) => expect(w.text.text).not.toContain('f6'),
      ],
      [
        (w) => {
          const { uri, frames } = w.page.sequence!;
          const to = frames[1]!.mentions!.find(({ node }) => node !== undefined)!;
          expect(to.text).toBe('"Best"');
          w.send({ type: 'node', uri, offset: to.node! });
        },
        '2/2 W d4',
        (w) => expect(w.page.sequence!.frames[2]!.move?.point).toBe('d4'),
      ],
    ],
  },
  {
    name: 'a page of the web says where there is no diagram',
    texts: { 'words.goban': '; words only\n', 'a.goban': '. X\nO .\n' },
    kind: 'page',
    steps: [
      [open('words'), english['text.none']()],
      [
        // The reader still rests on a board that is gone.
        (w) =>
          w.send({
            type: 'point',
            uri: 'file:///words.goban',
            entry: 0,
            version: 1,
            index: 0,
            point: 0,
            id: 1,
          }),
        english['text.none'](),
        (w) => expect(w.heard.filter(({ type }) => type === 'about')).toEqual([]),
      ],
      [(w) => w.turn('a.goban'), '0/0'],
    ],
  },
  {
    name: 'eyes, points and pictures are asked for, and only the last question is answered',
    texts: TRIPLE,
    steps: [
      [at(0, 0), '0/6'],
      [
        (w) => {
          const { uri, entry, version, frames } = w.page.sequence!;
          for (const id of [1, 2]) w.send({ type: 'eyes', uri, entry, rows: [...frames[0]!.rows], id });
          for (const [id, point] of [
            [1, 0],
            [2, 8],
            [3, null],
            [4, 9],
          ] as const)
            w.send({ type: 'point', uri, entry, version, index: 0, point, id });
          w.send({ type: 'picture', uri, entry, index: 0, id: 7 });
          w.send({ type: 'picture', uri, entry, index: 99, id: 8 });
          w.send({ type: 'first-steps' });
        },
        '0/6',
        (w) => {
          const last = (type: string) =>
            w.heard.flatMap((one) => (one.type === type && 'id' in one ? [one.id] : [])).at(-1);
          expect([last('eyes'), last('about')]).toEqual([2, 4]);
          const pictures = w.heard.flatMap((one) =>
            one.type === 'picture' ? [[one.id, one.png !== null]] : [],
          );
          expect(pictures).toEqual([
            [7, true],
            [8, false],
          ]);
          expect(w.counts.steps).toBe(1);
        },
      ],
    ],
  },
];
