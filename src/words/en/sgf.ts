import { defineDiagnostic } from '../define.ts';
import type { ColorWord, Said } from '../types.ts';
import { COLOR, capitalized, chainAt, count, didYouMean, number, quote } from './grammar.ts';

/** A value of a property in a message. */
const value = (text: string) => quote(text.replace(/\s+/g, ' ').trim(), 40);

/** What is said of game records. */
export const sgf = {
  'sgf.no-game': () => 'There is no game here. A game looks like this: (;SZ[19];B[pd];W[dp])',
  'sgf.outside-text': () => 'This text is outside of the games; programs ignore it',
  'sgf.stray-text': () => 'This text belongs to no property; programs ignore it',
  'sgf.unescaped-bracket': (a: { name: string }) =>
    `The text of ${a.name} ended at the ] before this. To put a ] into a text, write \\]`,
  'sgf.extra-close': () => 'This ) closes nothing',
  'sgf.unclosed-tree': (a: { count: number }) =>
    a.count === 1
      ? 'This ( is never closed'
      : `This ( and ${number(a.count - 1)} more inside it are never closed`,
  'sgf.unclosed-value': (a: { name: string | null }) =>
    `This value of ${a.name ?? 'a property'} needs a ] at its end`,
  'sgf.swallowed': (a: { name: string }) =>
    `This looks like a missing ]: the text of ${a.name} runs on into the next node`,
  'sgf.no-value': (a: { name: string }) => `${a.name} has no value`,
  'sgf.no-name': () => 'This value has no property name before it',
  'sgf.no-node': () => 'A node has to begin with a ;',
  'sgf.late-node': () => 'A node cannot follow variations; Koban reads it as another variation',
  'sgf.empty-variation': () => 'A variation needs a node of its own; these parentheses contain none',
  'sgf.two-games': () => 'Two games are inside the same parentheses; Koban plays only the first one',
  'sgf.lost-characters': (a: { count: number }) =>
    a.count === 1
      ? 'This character cannot be read: the file was read in the wrong encoding'
      : `${number(a.count)} characters cannot be read, the first one here: the file was read in the wrong encoding`,
  'sgf.nul': () => 'This is a NUL character; many programs stop reading here',

  'sgf.unknown-property': (a: { name: string }) =>
    `SGF has no property ${a.name}; programs that do not know it keep it or ignore it`,
  'sgf.old-property': (a: { name: string; title: Said }) => `FF[4] no longer has ${a.name} (${a.title})`,
  'sgf.long-name': (a: { name: string; short: string }) =>
    `FF[4] has no long names: write ${a.short}, not ${a.name}`,
  'sgf.small-name': (a: { name: string; count: number }) =>
    a.count === 1
      ? `Names of properties are in capital letters; Koban reads ${a.name} all the same`
      : `Names of properties are in capital letters; Koban reads ${a.name} and ${number(a.count - 1)} more all the same`,
  'sgf.komi': (a: { value: string; likely: string; stones: string | null }) =>
    `A komi of ${a.value} is probably ${a.likely} points${a.stones ? `, which are ${a.stones} stones of Chinese counting` : ''}`,
  'sgf.newer-form': (a: {
    what: 'rectangular' | 'empty-pass' | 'rectangle' | 'property';
    name: string | null;
    version: number;
  }) =>
    `${NEWER[a.what] ?? a.name ?? 'This property'} needs FF[4], but the game says FF[${a.version}]; older programs do not know it`,
  'sgf.duplicate-property': (a: { name: string; list: boolean; count: number }) =>
    `${a.name} appears ${a.count === 2 ? 'twice' : `${number(a.count)} times`} in this node${a.list ? '; its values belong together' : '; Koban uses the first one'}`,
  'sgf.several-values': (a: { name: string; isEmpty?: true }) =>
    a.isEmpty
      ? `An empty value of ${a.name} means that there are none, but there are other values here`
      : `${a.name} takes one value; Koban uses the first one`,
  'sgf.wrong-value': (a: { name: string; value: string; takes: Said }) =>
    `${a.name} cannot be ${value(a.value)}; it takes ${a.takes}`,
  'sgf.off-board': (a: { point: string; size: string }) => `${value(a.point)} is not on the ${a.size} board`,
  'sgf.square-size': (a: { size: number }) => `For a square board write one number: SZ[${a.size}]`,
  'sgf.point-twice': (a: { name: string; point: string }) => `${a.name} lists ${a.point} twice`,
  'sgf.root-property': (a: { name: string }) => `${a.name} belongs in the first node of a game`,
  'sgf.second-info': (a: { name: string }) =>
    `${a.name} belongs in the node that describes the game, and an earlier node describes it already`,
  'sgf.setup-and-move': (a: { setup: string; move: string }) =>
    `A node has setup (${a.setup}) or a move (${a.move}), not both; Koban assumes that setup comes first`,
  'sgf.two-moves': () => 'A node has one move; Koban reads this one as the next move',
  'sgf.root-move': () => 'The first node describes the game; moves begin in the next node',
  'sgf.contradiction': (a: { name: string; other: string }) =>
    `${a.name} contradicts ${a.other}: a node has only one of them`,
  'sgf.two-marks': (a: { name: string; point: string; other: string }) =>
    `${a.point} has ${a.other} already: a point has only one mark, so ${a.name} does not fit`,
  'sgf.handicap': (a: { says: number; stones: number }) =>
    `HA promises ${count(a.says, 'handicap stone')}, but ${a.stones === 0 ? 'none is' : count(a.stones, 'is', 'are')} on the board when White moves first`,
  'sgf.no-move': (a: { name: string }) => `${a.name} describes a move, but this node has none`,
  'sgf.result': (a: { value: string }) =>
    `FF[4] writes results as B+3.5, W+R, B+T, W+F, 0, Void or ?, not ${value(a.value)}`,
  'sgf.result-komi': (a: { result: string; komi: number }) =>
    `RE[${a.result}] cannot be with KM[${a.komi}]: a counted result ${a.komi % 1 === 0 ? 'has no half point then' : 'has a half point then'}`,
  'sgf.result-size': (a: { result: string; columns: number; rows: number }) =>
    `RE[${a.result}] cannot be: a board of ${a.columns} by ${a.rows} has ${a.columns * a.rows} points`,
  'sgf.result-count': (a: { result: string; area: string; territory: string; stones: readonly string[] }) =>
    `RE[${a.result}] is not what the last position comes to: ${a.area} by area, ${a.territory} by territory and prisoners${
      a.stones.length === 0 ? '' : ` (dead: ${a.stones.join(' ')})`
    }`,
  'sgf.dead': (a: { written: string }) => `No stone stands at ${quote(a.written, 20)}, which “dead:” names`,
  'sgf.date': (a: { value: string }) => `FF[4] writes dates as 2024-05-01, not ${value(a.value)}`,
  'sgf.time': (a: { value: string }) =>
    `FF[4] writes TM in seconds, not ${value(a.value)}; overtime belongs in OT`,
  'sgf.unknown-rules': (a: { value: string; rule: Said; near?: string | undefined }) =>
    `Koban does not know the rules ${value(a.value)}, and judges kos by your settings: ${a.rule}${didYouMean(a.near)}`,
  'sgf.unknown-charset': (a: { value: string }) => `Unknown encoding ${value(a.value)}`,
  'sgf.not-go': (a: { value: string; game: string | null }) =>
    `GM[${a.value}]${a.game === null ? '' : ` (${a.game})`} is not Go (GM[1]), so Koban does not play its moves`,

  'sgf.stone-on-stone': (a: { name: string; point: string; there: ColorWord }) =>
    `${a.name} puts a stone on ${a.point}, which already has a ${a.there} stone`,
  'sgf.nothing-there': (a: { point: string }) => `${a.point} is empty already`,
  'sgf.two-stones': (a: { point: string }) => `This node sets up ${a.point} twice; Koban uses the last one`,
  'sgf.no-liberty': (a: { point: string; count: number }) =>
    `${capitalized(chainAt(a.count, a.point))} has no liberties after this setup; this position cannot occur in a game`,
  'sgf.too-many': (a: { most: number }) =>
    `This game has more than ${count(a.most, 'problem')}; the rest are not shown`,
  'sgf.turn': (a: { color: ColorWord }) => `${COLOR[a.color]} moves out of turn`,

  'sgf.takes': (a: {
    value: ValueWord | readonly ValueWord[];
    values: 'one' | 'list' | 'elist';
    range: readonly [number, number] | null;
  }) => {
    const { value: type, values, range } = a;
    if (typeof type !== 'string') {
      const [first = 'text', second = 'text'] = type;
      const rest = first === second && values !== 'one' ? 'another point' : VALUE[second];
      return `${values === 'one' ? '' : 'one or more: '}${VALUE[first]}, a colon, ${rest}`;
    }
    if (range) return `a whole number from ${number(range[0])} to ${number(range[1])}`;
    if (values === 'one') return VALUE[type];
    const many = type === 'stone' || type === 'point' ? 'points, or rectangles `aa:cc`' : VALUE[type];
    return `${values === 'elist' ? 'zero' : 'one'} or more ${many}`;
  },

  'fix.join-values': () => 'Join the values',
  'fix.keep-first': () => 'Keep the first value',
  'fix.delete': () => 'Delete it',
  'fix.own-node': () => 'Move it to a node of its own',
  'fix.write-code': (a: { text: string }) => `Write ${a.text}`,
  'fix.to-first-node': () => 'Move it to the first node',
  'fix.to-info-node': () => 'Move it to the node that describes the game',
  'fix.close-tree': () => 'Close it at the end',
  'fix.close-trees': (a: { count: number }) => `Close all ${number(a.count)} at the end`,
  'fix.add-bracket': () => 'Add the ]',
  'fix.add-bracket-before': () => 'Add the ] before it',
  'fix.delete-move': () => 'Delete this move',
  'fix.make-setup': (a: { name: string }) => `Make it setup (${a.name})`,
  'fix.play-on': () => 'Play on from here: delete this move and all that follows',
  'fix.delete-value': () => 'Delete the value',
  'fix.begin-node': () => 'Begin a node',
  'fix.make-variation': () => 'Make it a variation',
  'fix.escape-bracket': (a: { count: number }) =>
    a.count === 1 ? 'Escape the ] before it' : `Escape the ${number(a.count)} ] within the text`,
  'fix.make-pass': () => 'Make it a pass',
  'fix.empty-value': () => 'Give it an empty value',
  'fix.delete-parentheses': () => 'Delete these parentheses',
  'fix.capital-names': () => 'Write all names in capital letters',
  'fix.combine-values': () => 'Combine the values',
  'fix.split-node': () => 'Split it into two nodes',
  'fix.write-instead': (a: { text: string }) => `Write ${a.text} instead of both`,
  'fix.write-one-number': () => 'Write one number',
} as const;

const NEWER: Readonly<Record<string, string | undefined>> = {
  rectangular: 'A board that is not square',
  'empty-pass': 'A pass without a point',
  rectangle: 'A rectangle of points',
};

/** What FF[4] says a value is; `none` is nothing between the brackets. */
export type ValueWord = keyof typeof VALUE;

const VALUE = {
  none: 'nothing',
  number: 'a whole number',
  real: 'a number',
  double: '1, or 2 for emphasis',
  color: '`B` or `W`',
  simpletext: 'text on one line',
  text: 'text',
  point: 'a point',
  move: 'a point, or nothing for a pass',
  stone: 'a point',
  size: 'a number up to 52, or two numbers with a colon between them',
  figure: 'nothing, or a number, a colon and text',
};

/** What the reference and `koban explain` say of the codes. */
export const diagnostics = {
  'sgf-structure': {
    'sgf.no-game': defineDiagnostic('error', 'The file has no game.', 'Write `(;SZ[19])`.', 'Hello'),
    'sgf.outside-text': defineDiagnostic(
      'information',
      'Some text is outside the games.',
      'Remove it.',
      '(;C[x])Bye',
    ),
    'sgf.stray-text': defineDiagnostic(
      'error',
      'Text belongs to no property.',
      'Take the fix, which removes it.',
      '(;AB[aa],[bb])',
    ),
    'sgf.swallowed': defineDiagnostic(
      'warning',
      'A text contains what looks like a node, so the `]` that ends it is most likely missing.',
      'Take the fix, which writes the `]`, or escape the bracket.',
      '(;C[good\n;W[bb];B[cc])',
    ),
    'sgf.unescaped-bracket': defineDiagnostic(
      'error',
      'A `]` inside a text ends the text too early.',
      'Take the fix, which writes `\\]`.',
      '(;C[a [1] b];B[aa])',
    ),
    'sgf.extra-close': defineDiagnostic(
      'error',
      'A `)` closes nothing.',
      'Take the fix, which removes it.',
      '(;C[x]))',
    ),
    'sgf.unclosed-tree': defineDiagnostic(
      'error',
      'A `(` is never closed.',
      'Take the fix, which closes it at the end.',
      '(;C[x](;B[aa]',
    ),
    'sgf.unclosed-value': defineDiagnostic(
      'error',
      'A value has no `]`.',
      'Take the fix, which adds the `]`.',
      '(;B[aa;W[bb])',
    ),
    'sgf.no-value': defineDiagnostic(
      'error',
      'A property has no value.',
      'Take the fix, or write the value.',
      '(;B)',
    ),
    'sgf.no-name': defineDiagnostic(
      'error',
      'A value has no property.',
      'Write the name of the property.',
      '(;[aa])',
    ),
    'sgf.no-node': defineDiagnostic(
      'error',
      'A node does not begin with `;`.',
      'Take the fix, which begins a node.',
      '(C[x])',
    ),
    'sgf.late-node': defineDiagnostic(
      'error',
      'A node follows variations. Koban reads it as one more variation.',
      'Take the fix, which makes it a variation.',
      '(;C[x](;B[aa]);B[bb])',
    ),
    'sgf.empty-variation': defineDiagnostic(
      'warning',
      'The parentheses contain no node of their own.',
      'Take the fix, which removes the parentheses.',
      '((;C[x]))',
    ),
    'sgf.two-games': defineDiagnostic(
      'error',
      'Two games are inside the same parentheses. Koban plays the first.',
      'Give each game its own parentheses.',
      '((;C[x])(;C[y]))',
    ),
    'sgf.lost-characters': defineDiagnostic(
      'warning',
      'Characters could not be read.',
      'Open the file in its own encoding.',
      '(;C[a��])',
    ),
    'sgf.too-many': defineDiagnostic(
      'information',
      'One game has more than 5,000 problems. The rest is not shown.',
      'Correct those that are shown.',
    ),
    'sgf.nul': defineDiagnostic(
      'warning',
      'The text has NUL characters.',
      'Take the fix, which removes them.',
    ),
  },
  'sgf-properties': {
    'sgf.unknown-property': defineDiagnostic(
      'hint',
      'SGF does not have this property.',
      'Correct the name, or leave it.',
      '(;XY[z])',
    ),
    'sgf.old-property': defineDiagnostic(
      'hint',
      'FF[4] no longer has this property.',
      'Take the fix, which writes the property that FF[4] has instead, or remove it.',
      '(;FF[4];M[aa])',
    ),
    'sgf.long-name': defineDiagnostic(
      'hint',
      'FF[4] has no long names.',
      'Take the fix, which writes the short name.',
      '(;FF[4];Black[aa])',
    ),
    'sgf.newer-form': defineDiagnostic(
      'hint',
      'The property belongs to FF[4], but the game names an older version.',
      'Take the fix, which writes `FF[4]`.',
      '(;FF[3]SQ[aa])',
    ),
    'sgf.duplicate-property': defineDiagnostic(
      'warning',
      'A node has a property twice.',
      'Take the fix, which combines the values, removes the second property, or gives a second move its own node.',
      '(;AB[aa]C[x]AB[bb])',
    ),
    'sgf.several-values': defineDiagnostic(
      'warning',
      'The property takes one value. Koban uses the first.',
      'Take the fix, which joins texts or keeps the first value.',
      '(;KM[6.5][7.5])',
    ),
    'sgf.wrong-value': defineDiagnostic(
      'error',
      'The property does not take this value.',
      'Take the fix, or write what the message says.',
      '(;B[Q16])',
    ),
    'sgf.off-board': defineDiagnostic(
      'error',
      'The point is not on the board.',
      'Correct the point or `SZ`.',
      '(;SZ[9];B[pd])',
    ),
    'sgf.square-size': defineDiagnostic(
      'hint',
      'A square board has one number.',
      'Take the fix, which writes one number.',
      '(;SZ[9:9])',
    ),
    'sgf.point-twice': defineDiagnostic(
      'warning',
      'A list has a point twice.',
      'Take the fix, which deletes the second one.',
      '(;CR[aa][bb][aa])',
    ),
    'sgf.root-property': defineDiagnostic(
      'warning',
      'The property belongs in the first node.',
      'Take the fix, which moves it there or deletes it.',
      '(;C[x];SZ[9])',
    ),
    'sgf.second-info': defineDiagnostic(
      'warning',
      'Two nodes have information about the game.',
      'Take a fix, which moves the second to the first or deletes it.',
      '(;PB[x];PW[y])',
    ),
    'sgf.setup-and-move': defineDiagnostic(
      'warning',
      'A node has setup and a move. Koban does the setup first.',
      'Take the fix, which splits the node.',
      '(;C[x];B[aa]AB[bb])',
    ),
    'sgf.two-moves': defineDiagnostic(
      'error',
      'A node has two moves.',
      'Take the fix, which gives the second move its own node.',
      '(;B[aa]W[bb])',
    ),
    'sgf.root-move': defineDiagnostic(
      'hint',
      'The first node has a move.',
      'Take the fix, which gives the move its own node.',
      '(;SZ[9]B[aa])',
    ),
    'sgf.contradiction': defineDiagnostic(
      'warning',
      'Two properties exclude each other.',
      'Keep one of them.',
      '(;GB[1]GW[1])',
    ),
    'sgf.two-marks': defineDiagnostic(
      'warning',
      'A point has two marks.',
      'Take the fix, which deletes the second mark.',
      '(;TR[aa][bb]CR[bb][cc])',
    ),
    'sgf.handicap': defineDiagnostic(
      'hint',
      '`HA` and the stones on the board differ.',
      'Correct one of the two.',
      '(;HA[3]AB[aa][bb];W[cc])',
    ),
    'sgf.no-move': defineDiagnostic(
      'hint',
      'An annotation describes a move, but its node has none.',
      'Take the fix, which deletes it.',
      '(;C[x];BM[1])',
    ),
    'sgf.result': defineDiagnostic(
      'hint',
      'The result is not in the form of FF[4].',
      'Take the fix, or write a form that the message shows.',
      '(;RE[black won by 3 1/2])',
    ),
    'sgf.result-komi': defineDiagnostic(
      'warning',
      'The komi has a half point and the counted result has none, or the other way round.',
      'Correct one of the two.',
      '(;KM[6.5]RE[B+3])',
    ),
    'sgf.result-count': defineDiagnostic(
      'warning',
      'The last node of the main line marks territory (`TB`, `TW`) or names dead stones in its comment (`dead: c3 k10`, `dead: none`), and neither area nor territory with prisoners gives the result, with points in seki or without. Stones in or beside the opponent’s territory are dead.',
      'Correct the result, the komi or the marks.',
      '(;SZ[4]KM[0.5]RE[W+4.5]AB[ba][bb][bc][bd]AW[ca][cb][cc][cd];B[];W[]TB[aa][ab][ac][ad]TW[da][db][dc][dd])',
    ),
    'sgf.dead': defineDiagnostic(
      'warning',
      'A line `dead:` names a point without a stone.',
      'Name a stone of each dead chain, or `none`.',
      '(;SZ[4]KM[0.5]RE[B+15.5]AB[ba][bb][bc][bd];W[];B[]C[dead: d4])',
    ),
    'sgf.result-size': defineDiagnostic(
      'warning',
      'The result has more points than twice the board.',
      'Correct the result.',
      '(;SZ[9]RE[W+500])',
    ),
    'sgf.date': defineDiagnostic(
      'hint',
      'The date is not in the form of FF[4].',
      'Take the fix, or write the form that the message shows.',
      '(;DT[1 May 2024])',
    ),
    'sgf.time': defineDiagnostic(
      'hint',
      'The time is not a number of seconds.',
      'Take the fix, or write seconds.',
      '(;FF[4]TM[1:30:00])',
    ),
    'sgf.unknown-rules': defineDiagnostic(
      'warning',
      'Koban does not know these rules and uses the settings.',
      'Write a name from [the table](sgf.md#rules).',
      '(;RU[mine])',
    ),
    'sgf.unknown-charset': defineDiagnostic(
      'hint',
      'Koban does not know this encoding.',
      'Write UTF-8, if the file is in it.',
      '(;CA[EBCDIC])',
    ),
    'sgf.small-name': defineDiagnostic(
      'warning',
      'Names in small letters, as some programs write them. Koban reads the common ones.',
      'Write them in capital letters; a fix writes all of them.',
      '(;FF[4]SZ[9];b[dd];w[cc])',
    ),
    'sgf.komi': defineDiagnostic(
      'hint',
      'Servers write komi in hundredths, and in stones of Chinese counting. No verdict depends on it.',
      'Write the komi in points, if the guess is right.',
      '(;FF[4]KM[375])',
    ),
    'sgf.not-go': defineDiagnostic('information', 'The record is of another game.', 'Nothing.', '(;GM[2])'),
  },
  'sgf-boards': {
    'sgf.stone-on-stone': defineDiagnostic(
      'information',
      'Setup puts a stone on a stone.',
      'Remove the point.',
      '(;B[aa];AW[bb][aa])',
    ),
    'sgf.nothing-there': defineDiagnostic(
      'hint',
      'Setup clears an empty point.',
      'Take the fix, which deletes the point.',
      '(;B[aa];AE[aa][bb])',
    ),
    'sgf.two-stones': defineDiagnostic(
      'error',
      'A point is set up twice in one node.',
      'Keep one of the two.',
      '(;AB[aa]AW[aa])',
    ),
    'sgf.no-liberty': defineDiagnostic(
      'warning',
      'Setup leaves a chain without a liberty.',
      'Correct the setup.',
      '(;SZ[3]AB[ba][ab]AW[aa][cc])',
    ),
    'sgf.turn': defineDiagnostic(
      'warning',
      'A player moves out of turn.',
      'Take the fix, or insert a pass.',
      '(;B[aa];B[bb])',
    ),
  },
};
