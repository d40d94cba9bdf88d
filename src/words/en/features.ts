import { ruleWord } from '../rule-word.ts';
import type { ColorWord, Said } from '../types.ts';
import { COLOR, capitalized, count, form, number } from './grammar.ts';
import { type RuleWord, ruleName } from './rules.ts';

const SHOWN = {
  eyes: 'the values of the eyes',
  hot: 'the hot stones',
  after: 'the board after a move',
  numbers: 'the numbers of these moves alone',
  moves: 'the sign of each first move, and the zone of the proof',
  'whole board': 'the part in its place on the whole board',
} as const;

/** What an editor shows and offers: hovers, fixes, completion, lenses, outlines. */
export const features = {
  'fix.replace-claim': (a: { claim: string }) => `Replace the claim with “${a.claim}”`,
  'fix.close-boundary': (a: { color: ColorWord; point: string; claim: string | null }) =>
    `Draw a ${COLOR[a.color]} stone at ${a.point}, which closes the boundary${a.claim === null ? '' : `, and claim “${a.claim}”`}`,
  'fix.insert-claims': () => 'Insert claims that hold',
  'fix.insert-claim': (a: { claim: string }) => `Insert the claim “${a.claim}”`,
  'fix.insert-tenukis': () => 'Insert a tenuki by each player before it',
  'fix.insert-threat': (a: { threat: string; answer: string }) =>
    `Insert a threat at ${a.threat} and its answer at ${a.answer} before it`,
  'fix.judge-under': (a: { rule: RuleWord }) => `Judge under ${ruleName(a.rule)} (${ruleWord(a.rule)})`,
  'fix.show-proof': () => 'Show the proof',
  'fix.show-proof-under': (a: { rule: RuleWord }) => `Show the proof under ${ruleName(a.rule)}`,
  'fix.convert': () => 'Convert to another notation…',
  'fix.convert-position': () => 'Convert the position here to another notation…',
  'fix.convert-game': () => 'Convert the game to another notation…',
  'fix.convert-from': (a: { notation: string }) => `Convert from ${a.notation} to a goban entry`,
  'fix.write-ru': (a: { name: string; rule: RuleWord }) =>
    `Write RU[${a.name}]: judge kos under ${ruleName(a.rule)}`,
  'fix.write-ru-suicide': (a: { name: string }) => `Write RU[${a.name}], which allows suicide`,
  'fix.let-move': (a: { color: ColorWord }) => `Let ${COLOR[a.color]} move`,
  'fix.let-pass': (a: { color: ColorWord }) => `Let ${COLOR[a.color]} pass first`,
  'note.no-rules': () => 'The record names no rules, and some rules allow suicide',

  'hover.move': (a: { move: number; description: Said }) => `**Move ${a.move}**: ${a.description}`,
  'hover.show-proof': () => 'Show the proof',
  'hover.show-why': () => 'Show why',
  'hover.why': (a: { reason: Said }) => capitalized(a.reason),
  'hover.animate': () => 'Open Board',
  'hover.compare': () => 'Compare the rules',
  'hover.chosen': (a: { option: string; value: string; means: Said | null; about: Said }) =>
    `\`${a.option} ${a.value}\`${a.means ? `: ${a.means}` : ''}. ${a.about}`,
  'hover.options': (a: { options: readonly string[] }) =>
    `Options, after \`with\`: ${a.options.map((one) => `\`${one}\``).join(', ')}.`,
  'hover.rule-page': () => 'Read about this rule',
  'hover.if': (a: { color: ColorWord; point: string }) => `**If ${COLOR[a.color]} plays ${a.point}**`,
  'hover.chain': (a: {
    point: string;
    color: ColorWord;
    stones: number;
    liberties: number;
    isLeast: boolean;
  }) =>
    `**${a.point}** as drawn: ${a.stones === 1 ? `a single ${a.color} stone` : `a ${a.color} chain of ${count(a.stones, 'stone')}`} with ${a.isLeast ? 'at least ' : ''}${count(a.liberties, 'liberty', 'liberties')}`,
  'hover.point': (a: { point: string; after: number | null; content: Said; isHot: boolean }) =>
    `**${a.point}**${a.after === null ? '' : ` after move ${a.after}`}: ${a.content}${a.isHot ? ', hot' : ''}`,
  'about.chain': (a: { color: ColorWord; stones: number; liberties: number; isLeast: boolean }) =>
    `${a.stones === 1 ? `A single ${a.color} stone` : `A ${a.color} chain of ${count(a.stones, 'stone')}`} with ${a.isLeast ? 'at least ' : ''}${count(a.liberties, 'liberty', 'liberties')}`,
  'about.hot': (a: { move: number }) => `Hot since move ${a.move}`,
  'hover.claim-proven': (a: { actual: Said }) => `Proven: ${a.actual}`,
  'hover.claim-holds': () => 'True',
  'hover.claim-fails': (a: { actual: Said }) => `✗ false: ${a.actual}`,
  'hover.claim-pending': () => '… still searching',
  'hover.claim-void': (a: { actual: Said }) => `✗ ${a.actual}`,
  'hover.holds-here': () => 'True here:',
  /** A line of a hover: what it is about, and what is said of it. */
  'hover.said': (a: { of: readonly string[]; words: readonly string[] }) =>
    `${a.of.join(', ')}: ${a.words.join('; ')}`,
  'hover.and-more': (a: { count: number }) => `… and ${number(a.count)} more`,
  'hover.signs': (a: { sign: string; X: ColorWord; why: Said | null }) =>
    `${a.sign} is ${COLOR[a.X]}${a.why ? `, assumed because ${a.why}` : ''}`,
  'fact.title': () => 'title',
  'fact.label': () => 'label',
  'fact.caption': () => 'caption',
  'fact.captures': () => 'captured stones',
  'fact.rules': () => 'rules',
  'fact.komi': () => 'komi',
  'fact.to-play': () => 'to play',
  'fact.move-number': () => 'move',
  'fact.last-move': () => 'last move',
  'fact.eye-value': () => 'value of the eye',
  'fact.attributes': () => 'attributes',
  'fact.constraint': () => 'constraint',
  'fact.action': () => 'action',
  'fact.other': () => 'note',

  'property.unknown': (a: { name: string }) =>
    `\`${a.name}\` is not a property of SGF. Programs that do not know it keep it or ignore it.`,
  'property.about': (a: {
    type: 'move' | 'setup' | 'root' | 'info' | 'any';
    inherits: boolean;
    by: string | null;
    until: number | null;
    since: number | null;
    takes: Said;
  }) => {
    const version = a.by
      ? `used by ${BY[a.by] ?? a.by}`
      : a.until
        ? `FF[1] to FF[${a.until}]`
        : a.since
          ? `FF[${a.since}]`
          : '';
    const about = [
      PROPERTY[a.type],
      ...(a.inherits ? ['applies to the nodes below'] : []),
      ...(version ? [version] : []),
    ];
    return `*${about.join(', ')}* · takes ${a.takes}`;
  },
  'property.rules': (a: { set: string | null; rule: Said; summary: Said }) =>
    a.set === null
      ? `Koban does not know these rules. By your settings it judges kos under **${a.rule}**: ${a.summary}`
      : `${a.set}. Koban judges kos under **${a.rule}**: ${a.summary}`,
  'property.size': (a: { columns: number; rows: number }) =>
    `A board of ${count(a.columns, 'column')} and ${count(a.rows, 'row')}.`,
  'property.points': (a: { name: string; title: Said; points: readonly string[]; content: Said | null }) =>
    `**${a.name}** ${a.title}: ${a.points.length > 8 ? count(a.points.length, 'point') : a.points.join(' ')}${a.content ? `, ${a.content}` : ''}`,

  'inlay.hot': (a: { points: readonly string[] }) =>
    `hot: ${a.points.length > 0 ? a.points.join(' ') : 'none'}`,
  'inlay.hot-tooltip': (a: { move: number }) =>
    `Hot stones after move ${a.move} under ${ruleName('spight')}.`,
  'inlay.eyes': (a: { eyes: readonly { point: string; value: string }[] }) =>
    `${form(a.eyes.length, 'eye', 'eyes')} ${a.eyes.map(({ point, value }) => `${point}: ${value}`).join(', ')}`,
  'inlay.eye-tooltip': (a: { point: string; class: Said; owner: ColorWord }) =>
    `${a.point}: ${a.class} of ${COLOR[a.owner]}`,
  'lens.animate': (a: { moves: number }) => `Open Board (${count(a.moves, 'move')})`,
  'lens.board': () => 'Show the board',
  'lens.report': () => 'Show the report card',
  'work.searching': () => 'searching for cycles',
  'work.reading-games': () => 'reading games',
  'work.reading-eyes': () => 'reading eyes',
  'outline.board': () => 'board',
  'outline.entry': (a: { number: number }) => `Entry ${a.number}`,
  'outline.diagram': (a: { number: number }) => `Diagram ${a.number}`,
  'outline.setup': () => 'setup',
  'outline.game': (a: { number: number }) => `Game ${a.number}`,

  'complete.true-here': () => 'true here',
  'complete.true-class': (a: { class: Said }) => `true here: ${a.class}`,
  'complete.start': () => 'the start',
  'complete.moves': (a: { count: number }) => count(a.count, 'move'),
  'complete.tenuki': () => 'a play outside the diagram',
  'complete.again': (a: { point: string; move: number }) => `${a.point}, where move ${a.move} was played`,
  'complete.stone': (a: { color: ColorWord }) => `${a.color} stone`,
  'complete.board': (a: { size: number }) => `an empty ${a.size}×${a.size} board`,
  'complete.corner': () => 'a corner of a 19×19 board',
  'complete.side': () => 'a part of a side',
  'complete.ko': () => 'a ko',
  'complete.clipboard': () => 'from the clipboard',
  'complete.new-game': () => 'a new game',
  'complete.new-game-doc': () => 'The first node of a game of Go on a 19×19 board.',
  'complete.property': (a: { meaning: Said; takes: Said }) => `${a.meaning}\nTakes ${a.takes}.`,
  'complete.show': (a: { choice: keyof typeof SHOWN }) => SHOWN[a.choice],
  'complete.double-1': () => 'yes',
  'complete.double-2': () => 'very',
  'complete.point': (a: { point: string; stone: ColorWord | null; objection: Said | null }) =>
    `${a.point}${a.stone ? `, a ${a.stone} stone` : ''}${a.objection ? `, ${a.objection}` : ''}`,
} as const;

/** The writers of a property, where no one program writes it. */
const BY: Readonly<Record<string, string | undefined>> = {
  servers: 'several servers',
  programs: 'several programs',
};

const PROPERTY = {
  move: 'describes a move',
  setup: 'sets up the board',
  root: 'belongs in the first node',
  info: 'describes the game',
  any: 'in any node',
} as const;
