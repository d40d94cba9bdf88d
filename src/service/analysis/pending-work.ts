import { finish } from '../../go/task.ts';
import { ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { ObjectCache } from './cache.ts';
import { momentOf, workOfClaim } from './expectations.ts';
import { readEntryEyes } from './eyes.ts';
import { figureMovesWork } from './first-moves.ts';
import { knowledgeOf, learned } from './knowledge.ts';
import { problemWork } from './problem-entry.ts';
import { readShownEyes, shownEyesAreRead, shownOf } from './show.ts';
import { smallerClaimsWork } from './smaller.ts';
import { spareWork } from './spare-moves.ts';
import type { Analysis, LinkedEntries, Settings } from './types.ts';
import { hotAfter, inForce, judgeUpTo, namedFor } from './verdicts.ts';
import { readingEyes, type Work } from './work.ts';

export type { Work };

/**
 * What the findings of an entry wait for: judgements by rules that search, and eyes that claims
 * speak of.
 */
export function findingsWork(analysis: Analysis): readonly Work[] {
  return findings.get(analysis);
}

const findings = new ObjectCache(workForFindings, knowledgeOf);

function workForFindings(analysis: Analysis): readonly Work[] {
  const upTo = new Map<RuleId, number>();
  const wanted: Work[] = [];
  const want = (rule: RuleId, n: number) => {
    if (n > 0 && n <= analysis.game.length) upTo.set(rule, Math.max(n, upTo.get(rule) ?? 0));
  };
  if (analysis.game.length > analysis.inherited) want(inForce(analysis), analysis.game.length);
  for (const { claim } of analysis.syntax.expects) {
    if (!claim) continue;
    const { rule, work } = workOfClaim(analysis, claim);
    if (rule) want(rule, momentOf(analysis, claim) ?? -1);
    if (work) wanted.push(work);
  }
  wanted.push(...problemWork(analysis));
  return [...wanted, ...[...upTo].flatMap(([rule, n]) => judgement(analysis, rule, n))];
}

/** What a figure of an entry waits for: its findings, and the eyes and hot stones it is to show. */
export function figureWork(analysis: Analysis): readonly Work[] {
  const hot = shownOf(analysis)?.hot ? judgementWork(analysis, analysis.rules) : [];
  return [...findingsWork(analysis), ...hot, ...showWork(analysis)];
}

function showWork(analysis: Analysis): Work[] {
  const moves = figureMovesWork(analysis);
  if (shownEyesAreRead(analysis)) return moves;
  return [...moves, readingEyes(analysis, 'show-eyes', () => readShownEyes(analysis))];
}

/** The reading of all eyes of an entry, for inlay hints that the editor shows. */
export function eyesWork(analysis: Analysis): Work {
  return readingEyes(analysis, 'eyes', function* () {
    yield* readEntryEyes(analysis);
    learned(analysis);
  });
}

/** What the inlay hint with the hot stones of an entry waits for. */
function inlayWork(analysis: Analysis, { inlayHot }: Settings): Work[] {
  const n = analysis.game.length;
  const rule = inlayHot && n > analysis.inherited ? namedFor(analysis, 'hot') : undefined;
  return rule && hotAfter(analysis, rule, n) === 'pending' ? judgement(analysis, rule, n) : [];
}

/** All that the editor shows of an entry waits for this. */
interface EntryWork {
  /** For findings and inlay hints. */
  readonly wanted: readonly Work[];
  /**
   * For rules that the entry names besides the one in force: their verdicts are shown on the board.
   */
  readonly shown: readonly Work[];
}

interface KeptWork {
  settings?: Settings;
  work?: EntryWork;
}

const entryWorks = new ObjectCache((_: Analysis): KeptWork => ({}), knowledgeOf);

/**
 * The work of an entry; kept until some of it is done, so that an edit elsewhere need not ask for
 * it again.
 */
function entryWork(analysis: Analysis, settings: Settings): EntryWork {
  const kept = entryWorks.get(analysis);
  if (kept.work && kept.settings === settings) return kept.work;
  kept.settings = settings;
  kept.work = {
    wanted: [...findingsWork(analysis), ...inlayWork(analysis, settings)],
    shown: [...judgementWork(analysis, analysis.rules), ...showWork(analysis)],
  };
  return kept.work;
}

/** The idle work of an entry; kept until a part of it is done. */
const idle = new ObjectCache(
  (analysis: Analysis) => ({ smaller: smallerClaimsWork(analysis), spare: spareWork(analysis) }),
  knowledgeOf,
);

/**
 * The work of all entries of a document, in order: findings and inlay hints, those at and below
 * `at`, the place of the last edit, first; verdicts that only the board shows; and last all work
 * whose single steps may take long.
 */
export function entriesWork({ entries, settings }: LinkedEntries, at: number): Work[] {
  const before: Work[] = [];
  const after: Work[] = [];
  const shown: Work[] = [];
  for (const { analysis, entry } of entries) {
    const work = entryWork(analysis, settings);
    const list = entry.offset + entry.syntax.text.length < at ? before : after;
    for (const one of work.wanted) list.push(one);
    for (const one of work.shown) shown.push(one);
  }
  const all = [...after, ...before, ...shown];
  // Smaller questions of open claims and spare moves wait until there is no other work.
  if (all.length === 0)
    return [
      ...entries.flatMap(({ analysis }) => idle.get(analysis).smaller),
      ...entries.flatMap(({ analysis }) => idle.get(analysis).spare),
    ];
  return [...all.filter(({ slow }) => !slow), ...all.filter(({ slow }) => slow)];
}

/**
 * The judgements of all moves of an entry by those of `rules` that search, as far as they are not
 * known yet.
 */
export function judgementWork(analysis: Analysis, rules: readonly RuleId[]): Work[] {
  const n = analysis.game.length;
  return n === analysis.inherited ? [] : rules.flatMap((rule) => judgement(analysis, rule, n));
}

function judgement(analysis: Analysis, rule: RuleId, n: number): Work[] {
  if (!ruleOf(rule)?.searches || analysis.referee(rule)?.known(n)) return [];
  const work = (hurried?: () => boolean) => judgeUpTo(analysis, rule, n, hurried);
  return [{ subject: analysis, key: `${rule} ${n}`, work }];
}

/** Does at once all that the findings of an entry wait for, and what hints do. */
export function finishFindings(analysis: Analysis, isHinting = false): void {
  for (const one of findingsWork(analysis)) finish(one.work());
  for (const one of smallerClaimsWork(analysis)) finish(one.work());
  if (isHinting) for (const one of spareWork(analysis)) finish(one.work());
}
