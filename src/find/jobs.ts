/** What a worker does for the editor's *Find an Example...*: pure, and the same in all hosts. */
import { openDocument } from '../document/index.ts';
import { finish } from '../go/task.ts';
import { formatOf } from '../pictures/index.ts';
import { figureScene } from '../pictures/scene.ts';
import type { FindArguments } from '../protocol/commands.ts';
import { figures } from '../render/index.ts';
import { PATTERNS, writtenId } from '../rules/index.ts';
import { RULE_IDS } from '../rules/rule.ts';
import { isRuleId } from '../rules/variants.ts';
import {
  analyse,
  DEFAULT_SETTINGS,
  readSettings,
  ruleFindings,
  rulesOfDocument,
  ruleTextAt,
  type Settings,
  sequenceAt,
  type WrittenSource,
} from '../service/index.ts';
import {
  isWritten,
  message,
  type SpokenLanguage,
  say,
  speakIn,
  type WrittenRuleWord,
  writtenParts,
} from '../words/index.ts';
import {
  areaOf,
  boardOf,
  boundsOf,
  conditionOf,
  distinct,
  exampleOf,
  none,
  openCases,
  type PartResult,
  partialOf,
  type Quest,
  type QuestPart,
  type RefusedRequest,
  searchPart,
  smallest,
  titleOf,
} from './index.ts';

export type { FileWithPlaces, SearchedFile, WantedPosition } from './positions.ts';

import { type FoundPositions, positionsIn, type SearchedFile, type WantedPosition } from './positions.ts';
import { beginReport, type RuleReport, reportStage, stageCount } from './report.ts';
import { type ReportRow, reportRows } from './report-rows.ts';

export type { RuleReport } from './report.ts';

/** What the editor asks for, as a person has written it. */
export interface FindRequest extends FindArguments {
  /** The text with the diagram in part, and where in it. */
  readonly text?: { readonly language: string; readonly content: string; readonly offset: number };
  /** The section `koban` of the editor, with the written rules around the text. */
  readonly rules?: unknown;
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

/** A row of the report of a rule, with its picture. */
export type ShownRow = Omit<ReportRow, 'entry'> & Pick<FoundExample, 'picture' | 'alt'>;

/** A job and what comes of it, by its kind. */
interface FinderJobs {
  /** What can be chosen. */
  choices: {
    job: { kind: 'choices'; text: FindRequest['text']; around: unknown };
    reply: { rules: readonly string[]; patterns: readonly string[] };
  };
  /** `refused`: why there is nothing to search. */
  quest: { job: { kind: 'quest'; request: FindRequest }; reply: { quest: Quest } | { refused: string } };
  part: {
    job: { kind: 'part'; part: QuestPart; dark: boolean };
    reply: { result: PartResult; examples: readonly FoundExample[] };
  };
  /** The rule that a text has at an offset, else its first; `refused`: why it has none. */
  rule: {
    job: { kind: 'rule'; host: 'korule' | 'markdown' | 'text'; content: string; offset: number };
    reply: { rule: string; title: string } | { refused: string };
  };
  /** A stage of the report of a rule, from 0, and the rows that it has added or changed. */
  report: {
    job: { kind: 'report'; rule: string; stage: number; before: RuleReport | null; dark: boolean };
    reply: { report: RuleReport; rows: readonly ShownRow[]; stages: number };
  };
  /** Where a position is in these files. */
  positions: {
    job: { kind: 'positions'; wanted: WantedPosition; files: readonly SearchedFile[] };
    reply: FoundPositions;
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

let spoken: SpokenLanguage = 'en';

export async function doJob(job: FinderJob): Promise<FinderReply> {
  if (job.language !== spoken) {
    await speakIn(job.language);
    spoken = job.language;
  }
  switch (job.kind) {
    case 'choices':
      return { rules: [...namesIn(job.text, job.around).keys(), ...RULE_IDS], patterns: PATTERNS };
    case 'quest':
      return questOf(job.request);
    case 'part':
      return searched(job.part, job.dark);
    case 'rule':
      return ruleOfText(job);
    case 'report':
      return reported(job);
    case 'positions':
      return positionsIn(job.wanted, job.files);
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
  const rules = rulesOfCondition(condition);
  return {
    result,
    examples: distinct(examples).map(({ text, idea }) => ({ idea, ...drawn(text, dark, rules) })),
  };
}

/** The rules of authors that examples of a condition name. */
function rulesOfCondition(condition: QuestPart['condition']): readonly WrittenSource[] {
  if (condition.kind === 'matching') return condition.blanks.written ?? [];
  const named =
    condition.kind === 'differ'
      ? condition.pairs.flat()
      : condition.kind === 'outcome'
        ? condition.rules
        : [];
  return named.flatMap((rule) => {
    const parts = writtenParts(rule);
    return parts ? [{ name: parts.name, text: parts.text, uri: '', line: 0 }] : [];
  });
}

/** `written`: the rules of authors that the entry may name. */
function drawn(
  text: string,
  dark: boolean,
  written: readonly WrittenSource[] = [],
): Omit<FoundExample, 'idea'> {
  const settings = written.length > 0 ? { ...DEFAULT_SETTINGS, written } : DEFAULT_SETTINGS;
  const analysis = analyse(openDocument('found.goban', 1, 'goban', text), settings);
  const sequence = sequenceAt(analysis, { entry: 0 })?.sequence;
  const [figure] = sequence ? figures(sequence) : [];
  if (!sequence || !figure) return { text, title: '', picture: '', alt: '' };
  const options = { theme: dark ? ('dark' as const) : ('light' as const), coordinates: 'western' as const };
  const picture = formatOf('svg').figure?.(sequence, figure, options) ?? '';
  const { alt } = figureScene(sequence, figure, options);
  return { text, title: sequence.title, picture: String(picture), alt };
}

function ruleOfText({ content, host, offset }: FinderJobs['rule']['job']): FinderReply<'rule'> {
  const document = openDocument('rule', 1, host, content);
  const placed = ruleTextAt(document, offset) ?? rulesOfDocument(document)[0];
  if (!placed) return { refused: say(message('report.no-rule')) };
  const rule = placed.read.unread.length === 0 ? writtenId(placed.read) : null;
  if (rule) return { rule, title: writtenParts(rule)?.title ?? '' };
  const end = placed.offset + placed.read.text.length;
  const wrong = ruleFindings(document, DEFAULT_SETTINGS).find(
    ({ severity, span }) => severity === 'error' && span.start >= placed.offset && span.start <= end,
  );
  if (!wrong) return { refused: say(message('report.no-rule')) };
  const line = document.positionAt(wrong.span.start).line + 1;
  return { refused: say(message('report.unread', { line, problem: wrong.message })) };
}

function reported({ before, dark, rule, stage }: FinderJobs['report']['job']): FinderReply<'report'> {
  if (!isRuleId(rule) || !isWritten(rule)) throw new RangeError('no written rule');
  const known = new Map((before ? reportRows(before) : []).map((row) => [row.key, JSON.stringify(row)]));
  const report = before ? finish(reportStage(rule, stage, before)) : beginReport(rule);
  const rows = reportRows(report)
    .filter((row) => known.get(row.key) !== JSON.stringify(row))
    .map(({ entry, ...row }) => ({ ...row, ...pictureOf(entry, dark, rule) }));
  return { report, rows, stages: stageCount(rule) };
}

function pictureOf(entry: string, dark: boolean, rule: WrittenRuleWord) {
  if (entry === '') return { picture: '', alt: '' };
  const { text = '' } = writtenParts(rule) ?? {};
  const { picture, alt } = drawn(entry, dark, [{ uri: '', line: 0, text }]);
  return { picture, alt };
}

function summaryOf({ quest, level, undecided }: FinderJobs['summary']['job']): string {
  const { bounds, condition } = quest;
  const open = openCases(condition, undecided);
  const said = level ? smallest(bounds, condition, level) : none(bounds, condition);
  const proof = open ?? (level ? message('find.proven') : null);
  return [said, proof].flatMap((one) => (one ? [say(one)] : [])).join(' ');
}

function questOf(request: FindRequest): FinderReply<'quest'> {
  const asked = questIn(request);
  return 'refused' in asked
    ? { refused: say(asked.refused) }
    : { quest: { ...asked, shard: { index: 1, count: 1 } } };
}

function opened({ language, content }: Pick<NonNullable<FindRequest['text']>, 'language' | 'content'>) {
  return openDocument('text', 1, language === 'markdown' ? 'markdown' : 'goban', content);
}

/** The names of rules that authors have written, in a text and around it. */
function namesIn(text: FindRequest['text'], around: unknown): NonNullable<Settings['ruleNames']> {
  const document = opened(text ?? { language: 'goban', content: '' });
  return analyse(document, readSettings(around)).settings.ruleNames ?? new Map();
}

function questIn({
  kind,
  value,
  board,
  moves,
  rules,
  text,
}: FindRequest): Omit<Quest, 'shard'> | RefusedRequest {
  if (kind === 'matching') {
    const { language = 'goban', content = '', offset = 0 } = text ?? {};
    const written = [...namesIn(text, rules)].map(([name, rule]) => ({
      name,
      text: writtenParts(rule)?.text ?? '',
      uri: '',
      line: 0,
    }));
    const settings = { ...DEFAULT_SETTINGS, written };
    const { entries } = analyse(opened({ language, content }), settings);
    const entry = entries.filter(({ entry }) => entry.offset <= offset).at(-1) ?? entries[0];
    if (!entry) return { refused: message('find.no-board') };
    const claims = value.trim() === '' ? [] : [value.trim()];
    const found = partialOf(entry, claims, { stones: undefined, moves });
    return 'refused' in found ? found : { bounds: found.bounds, condition: { kind, blanks: found.blanks } };
  }
  const size = boardOf(board, null);
  if ('refused' in size) return size;
  const condition = conditionOf(kind, value.trim(), areaOf(size.board), namesIn(text, rules));
  if ('refused' in condition) return condition;
  const length = condition.kind === 'cycle' ? condition.length : undefined;
  return { bounds: boundsOf(condition, size, { moves: length ?? moves }), condition };
}
