import type { ColorWord, Said } from '../types.ts';
import { COLOR, capitalized, count, duration, form, number } from './grammar.ts';
import type { RuleWord } from './rules.ts';

interface FoundSize {
  readonly stones: number;
  readonly moves: number;
}

const further = (moves: number) => count(moves, 'further move');

/** What commands print for people: cycles, eyes, smallest examples, totals, progress. */
export const cliOutput = {
  'output.entry': (a: { title: string | null; after: number }) =>
    `${a.title ?? 'Entry without a title'}${a.after === 0 ? '' : `, after move ${a.after}`}`,

  'output.cycle': (a: { parity: 'odd' | 'even'; isPlain: boolean }) =>
    `${a.parity}${a.isPlain ? ', plain' : ''}`,
  'output.no-cycle': (a: { most: number | 'any' }) =>
    a.most === 'any' ? 'no cycle of any length' : `no cycle of up to ${count(a.most, 'play')}`,
  'output.no-more-cycles': (a: { most: number | 'any' }) =>
    a.most === 'any' ? 'no other lengths at all' : `no others of up to ${count(a.most, 'play')}`,
  'output.cycles-budget': (a: { most: number }) =>
    `Koban searched all cycles of up to ${count(a.most, 'play')}; then the budget was used up`,

  'output.eye': (a: { point: string; owner: ColorWord; worth: Said }) => `${a.point} ${a.owner}: ${a.worth}`,
  'output.attack': (a: { points: readonly string[] }) => `attack: ${a.points.join(' ')}`,
  'output.defense': (a: { points: readonly string[] }) => `defense: ${a.points.join(' ')}`,
  'output.no-eyes': () => 'no eyes',
  'output.no-eye-point': (a: { point: string; why: 'outside' | 'unknown' | 'stone' }) =>
    a.why === 'outside'
      ? `${a.point} is not on this board`
      : a.why === 'unknown'
        ? `The diagram does not show what is on ${a.point}`
        : `${a.point} is not empty`,
  'output.no-eye-anywhere': (a: { point: string }) => `No board has an empty point ${a.point}`,
  'output.table.case': () => 'case',
  'output.table.sum': () => 'sum',
  'output.table.wanted': () => 'wanted',
  'output.table.holds': (a: { holds: boolean }) => (a.holds ? 'yes' : 'no'),

  'merge.files': () => 'Name three files: BASE, OURS and THEIRS',
  'merge.conflicts': (a: { conflicts: number }) =>
    `${count(a.conflicts, 'change')} of the two versions ${form(a.conflicts, 'contradicts another', 'contradict others')}: search for <<<<<<< in the comments`,
  'merge.unread': () =>
    'The versions could not be joined, since one has text that does not belong to SGF; both are in the file, one after the other',

  'find.progress': (
    a: FoundSize & { points: number | null; step: number; steps: number; left: number | null; plays: number },
  ) =>
    `${a.points === null ? '' : `${count(a.points, 'point')}, `}${count(a.stones, 'stone')}, ${count(a.moves, 'move')} (step ${number(a.step)} of at most ${number(a.steps)})${a.left === null ? '' : `, at most about ${duration(a.left)} left`}, ${count(a.plays, 'play')}`,
  'find.none': (a: { board: string; stones: number; moves: number | null }) =>
    `There is no such position on ${a.board} with up to ${count(a.stones, 'stone')}${a.moves === null ? '' : ` and ${count(a.moves, 'move')}`}`,
  'find.none-up-to': (a: { board: string; stones: number; moves: number | null }) =>
    `There is no such position on ${a.board} or a smaller board with up to ${count(a.stones, 'stone')}${a.moves === null ? '' : ` and ${count(a.moves, 'move')}`}`,
  'find.none-matching': (a: FoundSize) =>
    `No completion with up to ${count(a.stones, 'stone')} on unknown points and ${further(a.moves)} makes all claims true`,
  'find.smallest': (a: { board: string; stones: number; moves: number | null }) =>
    `The smallest on ${a.board}: ${count(a.stones, 'stone')}${a.moves === null ? '' : `, ${count(a.moves, 'move')}`}.`,
  'find.smallest-up-to': (a: { board: string; points: number; stones: number; moves: number | null }) =>
    `The smallest on boards up to ${a.board}: ${count(a.points, 'point')}, ${count(a.stones, 'stone')}${a.moves === null ? '' : `, ${count(a.moves, 'move')}`}.`,
  'find.smallest-matching': (a: FoundSize & { unknown: number }) =>
    `The smallest: ${count(a.stones, 'stone')} on ${count(a.unknown, 'unknown point')}, ${further(a.moves)}.`,
  'find.proven': () => 'Koban searched everything smaller.',
  'find.open-claims': (a: { count: number }) =>
    `${count(a.count, 'completed entry', 'completed entries')} ${form(a.count, 'has', 'have')} claims that Koban could not decide.`,
  'find.open-eyes': (a: { count: number }) =>
    `${count(a.count, 'position')} ${form(a.count, 'has', 'have')} an eye whose value is not proven.`,
  'find.open-verdicts': (a: { count: number }) =>
    `${count(a.count, 'verdict')} ${form(a.count, 'was', 'were')} undecided, so Koban could not compare ${form(a.count, 'it', 'them')}.`,
  'find.open-outcomes': (a: { count: number }) =>
    `In ${count(a.count, 'case')} Koban could not compare the outcomes.`,
  'find.open-kos': (a: { count: number }) => `In ${count(a.count, 'case')} Koban could not find all kos.`,
  'find.examples': (a: { all: number; shown: number }) =>
    a.all === 1
      ? 'It is the only example of this size.'
      : a.all === a.shown
        ? `All ${count(a.all, 'example')} of this size follow.`
        : `${count(a.all, 'example')} have this size; ${number(a.shown)} of them ${form(a.shown, 'follows', 'follow')}.`,
  'find.title-eye': (a: { value: string }) => `An eye of ${a.value}`,
  'find.title-cycle': (a: { moves: number }) => `A cycle of ${count(a.moves, 'move')}`,
  'find.title-differ': (a: { rules: readonly RuleWord[] }) => `${a.rules.join(' and ')} differ`,
  'find.title-outcome': (a: { rules: readonly RuleWord[] }) =>
    `The outcomes under ${a.rules.join(' and ')} differ`,
  'find.title-ko-position': (a: { points: number }) => `A ko position of ${count(a.points, 'point')}`,
  'find.title-disturber': (a: { player: ColorWord }) => `${capitalized(COLOR[a.player])} is a disturber`,
  'find.title-hot': (a: { stones: number }) => `${count(a.stones, 'hot stone')}`,
  'find.title-matching': () => 'A completed diagram',
  'find.what': () =>
    'Say what to find: --differ ID,ID, --cycle N, --pattern NAME, --eye VALUE, --ko-position N, --disturber COLOR, --hot N, --outcome ID,ID or --matching FILE',
  'find.no-files': () => 'Only --merge takes files',
  'find.not-with': (a: { condition: string; option: string }) =>
    `${a.condition} does not go together with ${a.option}`,
  'find.one-entry': (a: { entries: number }) =>
    `--matching takes a file with one entry, not ${number(a.entries)}`,
  'find.all-unknown': () => 'Every point of the board is unknown: draw a stone or an empty point',
  'find.place': (a: {
    kind: 'game' | 'entry';
    number: number;
    title: string | null;
    move: number;
    from: string;
    to: string;
    turned: number;
    mirrored: boolean;
    exchanged: boolean;
  }) =>
    [
      `${a.kind} ${number(a.number)}${a.title === null ? '' : ` (${a.title})`}`,
      a.move === 0 ? 'at the start' : `after move ${a.move}`,
      `at ${a.from === a.to ? a.from : `${a.from}–${a.to}`}`,
      ...(a.mirrored ? ['mirrored'] : []),
      ...(a.turned === 0 ? [] : [`turned ${a.turned}°`]),
      ...(a.exchanged ? ['colors exchanged'] : []),
    ].join(', '),
  'find.places': (a: { places: number; games: number; entries: number; files: number }) =>
    `${count(a.places, 'place')} in ${count(a.games, 'game')} and ${count(a.entries, 'entry', 'entries')} of ${count(a.files, 'file')}`,
  'find.no-board': () => 'The entry has no board to complete',
  'find.no-claim': () => 'Nothing is claimed: add an “expect” line to the entry, or use --claim',
  'find.too-many-unknown': (a: { unknown: number; most: number }) =>
    `The board has ${count(a.unknown, 'unknown point')}; Koban can complete at most ${number(a.most)}`,
  'find.too-many-open': (a: { open: number; most: number }) =>
    `The entry leaves ${count(a.open, 'move')} open; Koban can fill in at most ${number(a.most)}`,
  'find.other-search': (a: { file: string }) =>
    `${a.file} does not hold this search. Name another file, or remove this one`,
  'find.no-part': (a: { file: string }) => `${a.file} is not the output of “koban find --shard”`,
  'find.no-parts': () => '--merge takes the outputs of all parts',
  'find.parts-differ': () => 'These are parts of different searches',
  'find.parts-missing': (a: { parts: number; given: number }) =>
    `The search has ${count(a.parts, 'part')}, and ${number(a.given)} ${form(a.given, 'is', 'are')} here`,
  'find.moves-below-cycle': (a: { length: number }) => `--moves is less than --cycle ${a.length}`,
  'find.no-eye-value': (a: { given: string }) => `--eye takes a sum such as 1+a, 2b or 0, not “${a.given}”`,
  'find.no-size': (a: { option: string | null; most: number; given: string }) =>
    `${a.option ?? 'A board'} takes columns and rows, such as 4x3, and at most ${count(a.most, 'point')}, not “${a.given}”`,
  'find.one-board': () => 'Use either --board or --up-to, not both',

  'audit.totals': (a: {
    files: number;
    games: number;
    moves: number;
    captured: number;
    repetitions: number;
  }) =>
    [
      count(a.files, 'file'),
      count(a.games, 'game'),
      count(a.moves, 'move'),
      count(a.captured, 'captured stone'),
      count(a.repetitions, 'repetition'),
    ].join(', '),
  'audit.head-rule': () => 'rule',
  'audit.head-forbidden': () => 'forbidden',
  'audit.head-undecided': () => 'undecided',
  'audit.head-ended': () => 'ended',
  'audit.head-games': () => 'in games',
  'audit.head-problem': () => 'problem',
  'audit.head-count': () => 'count',
  'audit.head-severity': () => 'severity',
  'audit.games': (a: { games: number }) => count(a.games, 'game'),
  'audit.speed': (a: { games: number }) => `${number(a.games)} per second`,
  'audit.left': (a: { time: string }) => `${a.time} left`,
  'audit.ended': (a: { games: number; seconds: string; speed: number }) =>
    `${count(a.games, 'game')} in ${a.seconds} s, ${number(a.speed)} per second`,
} as const;
