/** What a worker does for the editor's *Find an Example…*: pure, and the same in all hosts. */
import { openDocument } from '../document/index.ts';
import { parseSum } from '../eyes/index.ts';
import {
  areaOf,
  distinct,
  exampleOf,
  MOST_POINTS,
  none,
  openCases,
  type PartResult,
  partialOf,
  type Quest,
  type QuestPart,
  searchPart,
  smallest,
  titleOf,
} from '../find/index.ts';
import { finish } from '../go/task.ts';
import { formatOf } from '../pictures/index.ts';
import { figureScene } from '../pictures/scene.ts';
import type { FindArguments } from '../protocol/commands.ts';
import { figures } from '../render/index.ts';
import { PATTERNS } from '../rules/index.ts';
import { RULE_IDS } from '../rules/rule.ts';
import { isRuleId } from '../rules/variants.ts';
import { analyse, DEFAULT_SETTINGS, sequenceAt } from '../service/index.ts';
import { message, type SpokenLanguage, say, speakIn } from '../words/index.ts';

/** What the editor asks for, as a person has written it. */
export interface FindWish extends FindArguments {
  /** The text with the diagram in part, and where in it. */
  readonly text?: { readonly language: string; readonly content: string; readonly offset: number };
}

export interface FoundExample {
  readonly text: string;
  readonly idea: string;
  readonly title: string;
  /** SVG. */
  readonly picture: string;
  /** The board in words. */
  readonly alt: string;
}

/** A job and what comes of it, by its kind. */
interface FinderJobs {
  /** What can be chosen. */
  choices: { job: { kind: 'choices' }; reply: { rules: readonly string[]; patterns: readonly string[] } };
  /** `refused`: why there is nothing to search. */
  quest: { job: { kind: 'quest'; wish: FindWish }; reply: { quest: Quest } | { refused: string } };
  part: {
    job: { kind: 'part'; part: QuestPart; dark: boolean };
    reply: { result: PartResult; examples: readonly FoundExample[] };
  };
  /** What the search as a whole has found. */
  summary: {
    job: {
      kind: 'summary';
      quest: Quest;
      level: { points: number; stones: number; moves: number } | null;
      undecided: number;
    };
    reply: { text: string };
  };
}
export type FinderKind = keyof FinderJobs;
export type FinderJob<K extends FinderKind = FinderKind> = FinderJobs[K]['job'] & {
  readonly language: SpokenLanguage;
};
export type FinderReply<K extends FinderKind = FinderKind> = FinderJobs[K]['reply'];

/** More examples of one part are none to look at. */
const MOST_SHOWN = 50;

/** `4x3`; with `≤` or `<=` before it smaller boards come first. */
const BOARD = /^(≤|<=)? ?(\d{1,2})x(\d{1,2})$/;

let spoken: SpokenLanguage = 'en';

export async function doJob(job: FinderJob): Promise<FinderReply> {
  if (job.language !== spoken) {
    await speakIn(job.language);
    spoken = job.language;
  }
  switch (job.kind) {
    case 'choices':
      return { rules: RULE_IDS, patterns: PATTERNS };
    case 'quest':
      return questOf(job.wish);
    case 'part':
      return searched(job.part, job.dark);
    case 'summary':
      return { text: summaryOf(job) };
  }
}

function searched(part: QuestPart, dark: boolean): FinderReply<'part'> {
  const result = finish(searchPart(part));
  const { condition } = part;
  const examples = result.hits
    .slice(0, MOST_SHOWN)
    .map((hit) => exampleOf(condition, hit, say(titleOf(condition, hit))));
  return { result, examples: distinct(examples).map(({ text, idea }) => ({ idea, ...drawn(text, dark) })) };
}

function drawn(text: string, dark: boolean): Omit<FoundExample, 'idea'> {
  const analysis = analyse(openDocument('found.goban', 1, 'goban', text), DEFAULT_SETTINGS);
  const sequence = sequenceAt(analysis, { entry: 0 })?.sequence;
  const [figure] = sequence ? figures(sequence) : [];
  if (!sequence || !figure) return { text, title: '', picture: '', alt: '' };
  const options = { theme: dark ? ('dark' as const) : ('light' as const), coordinates: 'western' as const };
  const picture = formatOf('svg').figure?.(sequence, figure, options) ?? '';
  const { alt } = figureScene(sequence, figure, options);
  return { text, title: sequence.title, picture: String(picture), alt };
}

function summaryOf({ quest, level, undecided }: FinderJobs['summary']['job']): string {
  const { bounds, condition } = quest;
  const open = openCases(condition, undecided);
  const said = level ? smallest(bounds, condition, level) : none(bounds, condition);
  const proof = open ?? (level ? message('find.proven') : null);
  return [said, proof].flatMap((one) => (one ? [say(one)] : [])).join(' ');
}

function questOf(wish: FindWish): FinderReply<'quest'> {
  const shard = { index: 1, count: 1 };
  if (wish.kind === 'matching') {
    const { language = 'goban', content = '', offset = 0 } = wish.text ?? {};
    const host = language === 'markdown' ? 'markdown' : 'goban';
    const { entries } = analyse(openDocument('text', 1, host, content), DEFAULT_SETTINGS);
    const entry = entries.filter(({ entry }) => entry.offset <= offset).at(-1) ?? entries[0];
    if (!entry) return { refused: say(message('find.no-board')) };
    const claims = wish.value.trim() === '' ? [] : [wish.value.trim()];
    const found = partialOf(entry, claims, { stones: undefined, moves: wish.moves });
    if ('refused' in found) return { refused: say(found.refused) };
    const { bounds, blanks } = found;
    return { quest: { bounds, condition: { kind: 'matching', blanks }, shard } };
  }
  const [, bound = '', columns, rows] = BOARD.exec(wish.board.trim()) ?? [];
  const board = { columns: Number(columns ?? 0), rows: Number(rows ?? 0) };
  const points = areaOf(board);
  if (points < 1 || points > MOST_POINTS)
    return { refused: say(message('find.no-size', { option: null, most: MOST_POINTS, given: wish.board })) };
  const condition = conditionOf(wish);
  if ('refused' in condition) return condition;
  const still = condition.kind === 'eye' || condition.kind === 'ko-position';
  const length = condition.kind === 'cycle' ? (condition.length ?? 0) : 0;
  return {
    quest: {
      bounds: {
        board,
        ...(bound !== '' && { upTo: true }),
        stones: { least: 0, most: points },
        moves: still ? { least: 0, most: 0 } : { least: 1, most: length || wish.moves },
        passes: true,
      },
      condition,
      shard,
    },
  };
}

function conditionOf({ kind, value }: FindWish): Quest['condition'] | { readonly refused: string } {
  const number = Number(value);
  switch (kind) {
    case 'differ': {
      const [a = '', b = ''] = value.split(',').map((one) => one.trim());
      if (!isRuleId(a) || !isRuleId(b) || a === b)
        return { refused: say(message('cli.no-pair', { given: value })) };
      return { kind, pairs: [[a, b]] };
    }
    case 'cycle':
      return { kind, length: number };
    case 'pattern': {
      const pattern = PATTERNS.find((one) => one === value);
      return { kind: 'cycle', ...(pattern && { pattern }) };
    }
    case 'eye': {
      const sum = parseSum(value);
      if (!sum || sum.unknown > 0) return { refused: say(message('find.no-eye-value', { given: value })) };
      return { kind, value: sum };
    }
    case 'ko-position':
      return { kind, points: number };
    case 'disturber':
      return { kind, player: value === 'white' ? 'white' : 'black' };
    default:
      return { kind: 'hot', stones: number };
  }
}
