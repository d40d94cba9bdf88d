import { count, duration } from './grammar.ts';
import { node } from './node.ts';

/**
 * What the extension says itself: notifications, lists to choose from, the status bar, progress,
 * titles of tabs.
 */
export const extension = {
  ...node,
  'text.none': () =>
    'There is no diagram here. Put the text cursor into one, in a .goban file, an .sgf file or Markdown.',
  'text.closed': (a: { name: string }) => `${a.name} is closed. Open it to continue.`,
  'text.not-opened': (a: { name: string }) => `${a.name} cannot be opened.`,
  'text.unchanged': () => 'The editor did not change the text. The file may be read-only.',
  'branch.no-record': () => 'Only branches of game records in SGF can be moved, copied, pasted and deleted.',
  'branch.copied': () => 'The branch is on the clipboard.',
  'rule.name': () => 'Ko rule',
  'rule.tip': (a: { title: string }) => `Ko rule: ${a.title}. Click to write another one into the text.`,
  'rule.which': () => 'The rule to write into the text',
  'text.changed': () => 'The text has just changed. Look at the board again before you write on it.',
  'text.no-diagram': () => 'There is no diagram to write this into anymore.',
  'diagram.gone': () => 'The diagram is gone.',
  'text.nothing-yet': () => 'This text has no diagram yet.',
  'game.none': () => 'There is no game in this file.',
  'why.no-play': () => 'Put the cursor on a play, to see why it is not a ko.',
  'why.nothing': () => 'Koban has no reason to show for this play.',

  'tests.check': () => 'Check Claims',
  'tests.problem': () => 'problem',
  'tests.unread': () => 'The claim could not be read or tested.',
  'table.copied': () => 'The table is on the clipboard.',

  'convert.to': () => 'Convert the entry to',
  'convert.lost': (a: { target: string; losses: readonly string[] }) =>
    `${a.target} cannot represent: ${a.losses.join('; ')}.`,
  'paste.where': () => 'Diagrams can be pasted into .goban files and Markdown.',
  'paste.nothing': () => 'The clipboard has no diagram in a notation that Koban reads.',
  'paste.entry': () => 'A .goban entry',
  'paste.offer': (a: { count: number; notation: string }) =>
    `Paste as ${a.count === 1 ? 'a diagram' : count(a.count, 'diagram')} (from ${a.notation})`,

  'merge.choose': () => 'Merge this record into the text',
  'merge.open': () => 'Merge',
  'merge.unread': () => 'Koban merges records that are SGF without errors. Correct the errors first.',
  'merge.nothing': () => 'The text has all that the other record has.',
  'merge.differs': () => 'The record, and with the other merged into it',
  'merge.ask': (a: { conflicts: number }) =>
    a.conflicts === 0
      ? 'Write variations, comments and marks of the other record into the text? You can also press ✓ above the texts.'
      : `Write variations, comments and marks of the other record into the text? You can also press ✓ above the texts. ${count(a.conflicts, 'value')} ${a.conflicts === 1 ? 'differs' : 'differ'}; a comment beside each has both.`,
  'merge.changed': () => 'The text has changed meanwhile. Merge again.',

  'copy.pictures': () => 'Pictures',
  'copy.text': () => 'Text',
  'copy.what': (a: { title: string | null }) => `Copy ${a.title ?? 'the diagram'} as`,
  'copy.done': (a: { as: string }) => `Copied as ${a.as}`,
  'copy.alternative': () => 'Go diagram',
  'copy.svg': () => 'SVG',
  'copy.svg-detail': () => 'a picture as text, for web pages and editors',
  'copy.png': () => 'PNG as a data URI',
  'copy.png-detail': () => 'a picture as an address, for HTML and style sheets',
  'copy.markdown': () => 'Markdown image (PNG)',
  'copy.markdown-detail': () => 'a picture with alternative text, in the Markdown itself',
  'copy.png-file': () => 'PNG file…',
  'copy.png-file-detail': () => 'a picture that looks the same everywhere',
  'copy.svg-file': () => 'SVG file…',
  'copy.svg-file-detail': () => 'a picture that is sharp at every size',
  'copy.html-file': () => 'HTML file…',
  'copy.html-file-detail': () => 'a page with the picture and what the rules say',

  'export.as': () => 'Export the animation as',
  'export.gif': () => 'plays everywhere, 256 colors',
  'export.animated-svg': () => 'sharp at every size, small, for web pages',
  'export.apng': () => 'all colors, plays in browsers',
  'picture.look': () => 'Look of the picture',
  'picture.light': () => 'Light',
  'picture.light-detail': () => 'wood, for light pages',
  'picture.dark': () => 'Dark',
  'picture.dark-detail': () => 'darker wood, for dark pages',
  'picture.print': () => 'Print',
  'picture.print-detail': () => 'black on white, for paper',
  'picture.save': (a: { format: string }) => `Save as ${a.format}`,
  'picture.making': (a: { format: string }) => `Koban: making a picture (${a.format})`,
  'picture.failed': (a: { why: string }) => `Koban could not write the picture: ${a.why}`,
  'picture.written': (a: { name: string }) => `Saved ${a.name}.`,
  'picture.open': () => 'Open',

  'example.which': () => 'Open an example to try things out',
  'example.ko': () => 'A ko',
  'example.triple-ko': () => 'Three kos under different rules',
  'example.eyes': () => 'An eye with a ko',
  'example.claims': () => 'Claims that Koban checks',
  'example.markdown': () => 'A page of Markdown',
  'example.sgf': () => 'A game record in SGF',

  'first.ko-rest': () => 'Rest the pointer on the last move, c3: Black may not recapture at once.',
  'first.ko-none': () =>
    'Write "rules: none" instead, and the error disappears. Without the line, the setting koban.rules chooses the rule: basic ko.',
  'first.ko-title': () => 'A ko',
  'first.triple-rest': () =>
    'Three kos at once. Rest the pointer on the last move, or run the command "Koban: Compare Ko Rules".',
  'first.triple-try': () =>
    'Try other rules: psk, ssk, nssk, spight, coupling, korean, japanese, ing, basic, none.',
  'first.triple-title': () => 'Triple ko',
  'first.eyes-rest': () =>
    'Rest the pointer on the point d5 to see what kind of eye it is, and why. The ring marks the vital points.',
  'first.eyes-setting': () =>
    'The setting koban.inlayHints.eyes shows the values of all eyes behind the rows.',
  'first.eyes-title': () => 'An eye with a ko',
  'first.claims-checked': () =>
    'Koban checks each claim (expect) as you type; on the command line "koban check" does. The last claim is wrong:',
  'first.claims-fix': () => 'put the cursor on it and press Ctrl+. to write what holds.',
  'first.claims-title': () => 'A ko with claims',
  'first.page-title': () => 'Ko',
  'first.page-fences': () =>
    'Write diagrams in fences named `goban`. The preview beside this text shows numbered moves and the verdicts of the rules.',
  'first.page-capture': () => 'The capture',
  'first.page-continue': () => 'A diagram can continue another one.',
  'first.page-recaptured': () => 'Recaptured at once',
  'first.record-rest': () => 'Rest the pointer on a move to see its board and what the rules say.',
  'first.record-captures': () => 'White captures the ko.',
  'first.record-wrong': () => 'Wrong',
  'first.record-recapture': () => 'Black may not recapture at once.',
  'first.record-right': () => 'Right',
  'first.record-elsewhere': () => 'A play elsewhere has to come first.',
  'first.record-slow': () => 'Slow',
  'first.record-alone': () => 'White leaves the ko alone.',

  'finder.what': () => 'Find the smallest example of',
  'finder.differ': () => 'Two rules that differ',
  'finder.cycle': () => 'A cycle, by its length',
  'finder.pattern': () => 'A cycle of a pattern',
  'finder.eye': () => 'An eye, by its value',
  'finder.ko-position': () => 'A ko position, by its points (Jasiek’s rule)',
  'finder.disturber': () => 'A disturber (Jasiek’s rule)',
  'finder.hot': () => 'Hot stones, by their number (Spight’s rule)',
  'finder.outcome': () => 'Two rules whose outcomes differ',
  'finder.matching': () => 'A claim that holds of the diagram at the cursor',
  'finder.rule': (a: { first: string | null }) =>
    a.first === null ? 'The first rule' : `The rule that differs from ${a.first}`,
  'finder.length': () => 'The moves of the cycle, from 2 to 24',
  'finder.pattern-name': () => 'The pattern of the repetition',
  'finder.value': () => 'The value of the eye, such as 1+a, 2b or 0',
  'finder.points': () => 'The points of the ko position, from 2 to 30',
  'finder.player': () => 'Who is the disturber',
  'finder.stones': () => 'How many stones are hot, from 1 to 30',
  'finder.claim': () =>
    'A claim, such as “move 2 forbidden”. Each ? of the diagram becomes a stone or an empty point',
  'finder.further': () => 'How many moves may follow those of the diagram, from 0 to 24',
  'finder.board': () =>
    'The columns and rows of the board, such as 4x3; with ≤ (or <=) before them, smaller boards come first',
  'card.tab': () => 'Report card',
  'card.title': (a: { title: string }) => `Report card: ${a.title}`,
  'card.games': () => 'Games',
  'card.differences': () => 'Smallest differences from known rules',
  'card.outcomes': () => 'Who can force what: Black plays first, nobody has threats',
  'card.position': () => 'Position',
  'card.changed': () => 'Changed. When the text was last saved:',
  'card.begins': () => 'Koban begins.',
  'card.progress': (a: { done: number; of: number }) => `Part ${a.done} of ${a.of} is done.`,
  'card.done': () => 'The report is whole.',
  'card.closed': () => 'The text of the rule is closed. Open it to continue.',
  'finder.tab': () => 'Examples',
  'finder.title': (a: { what: string; value: string; board: string }) =>
    `${a.what}: ${a.value}${a.board === '' ? '' : ` on ${a.board}`}`,
  'finder.begins': () => 'Koban begins to search.',
  'finder.progress': (a: {
    points: number | null;
    stones: number;
    moves: number;
    found: number;
    left: number | null;
  }) =>
    `Searching: ${a.points === null ? '' : `${count(a.points, 'point')}, `}${count(a.stones, 'stone')}, ${count(a.moves, 'move')}. ${count(a.found, 'example')} found.${a.left === null ? '' : ` At most about ${duration(a.left)} left.`}`,
  'finder.stopped': (a: { found: number }) =>
    a.found === 0
      ? 'You stopped the search before it found an example.'
      : `You stopped the search. It found ${count(a.found, 'example')}; there may be more of this size.`,
  'finder.again': () => 'Search again',
  'finder.reloaded': (a: { found: number }) =>
    `The search ended when the window was reloaded. It had found ${count(a.found, 'example')}; there may be others.`,
  'finder.stop': () => 'Stop',
  'finder.insert': () => 'Insert at the cursor',
  'finder.open': () => 'Open as a new text',

  'position.searching': () => 'Koban searches for the position',
  'position.files': (a: { done: number; all: number }) => `${a.done} of ${count(a.all, 'file')}`,
  'position.what': () => 'What to find, in all symmetries and colors',
  'position.whole': () => 'The whole board',
  'position.corner': (a: { point: string }) => `The corner with ${a.point}`,
  'position.around': (a: { point: string }) => `The points around ${a.point}`,
  'position.none': () => 'No file of the workspace has this position.',
  'position.found': (a: { places: number }) => `${count(a.places, 'place')}, the first of each game or entry`,

  'reload.needed': (a: { name: string }) =>
    `The editor restarted its extensions, and the board of ${a.name} no longer follows its text. Reload the window to continue; unsaved changes are kept.`,
  'reload.now': () => 'Reload Window',
} as const;
