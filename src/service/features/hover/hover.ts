import { fenceAt } from '../../../document/index.ts';
import type { Ply } from '../../../go/game.ts';
import { type Task, until } from '../../../go/task.ts';
import { colorName, type Point } from '../../../go/types.ts';
import {
  type DiagramReading,
  type ExpectSyntax,
  KEYS,
  keyDoc,
  keyForm,
  lineAt,
  lineStart,
} from '../../../notation/index.ts';
import { ruleOf } from '../../../rules/index.ts';
import type { Verdict } from '../../../rules/verdict.ts';
import { message, say } from '../../../words/index.ts';
import {
  type Analysis,
  clausePlace,
  covers,
  entryAt,
  evaluate,
  inForce,
  judgeHypothetical,
  judgeUpTo,
  kosUpTo,
  type LinkedEntries,
  lettersOf,
  momentOf,
  ownMoves,
  type PlacedAnalysis,
  placeAt,
  plyOf,
  readEntryEyes,
  renumberedJudgement,
  ruleTitle,
  speaksOfEyes,
  type TextPlace,
  whatHolds,
  workOfClaim,
} from '../../analysis/index.ts';
import {
  type PictureMark,
  pictureOf,
  reasonIn,
  ruleShort,
  rulesAll,
  verdictMark,
  verdictText,
} from '../../view/index.ts';
import { drawnHover } from './drawn.ts';
import { claimedEye, eyeRemarks } from './eye.ts';
import { gradeAt, gradedClaim } from './graded.ts';
import { type Expired, moveHover } from './move.ts';
import { type HoverContent, type HoverPart, type RuleLine, wordsPart } from './parts.ts';
import { boardAfter, boardAsked, picturePart, proofPart } from './pictures.ts';
import { ruleHover } from './rule.ts';
import { stoneHover } from './stone.ts';

/**
 * The hover at an offset of the document. The task yields while a rule searches; once `expired`
 * says so, it answers with what is known by then. Searches that have begun are suspended, and the
 * next run resumes them.
 */
export function* hover(document: LinkedEntries, offset: number, expired: Expired): Task<HoverContent | null> {
  const placed = entryAt(document, offset);
  if (!placed) return yield* fenceHover(document, offset, expired);
  const place = placeAt(placed.analysis, offset - placed.entry.offset);
  const { reading } = placed.entry;
  if (reading && place?.kind !== 'move' && (!place || DRAWN.has(place.kind))) {
    return yield* drawnAt(placed, reading, place, offset, expired);
  }
  if (!place) return null;
  const parts = yield* contentOf(document, placed, place, expired);
  if (parts === null) return null;
  const at = placed.entry.offset;
  return { span: { start: at + place.span.start, end: at + place.span.end }, parts };
}

/** The whole board after all moves. */
function* figure(analysis: Analysis, expired: Expired, n = analysis.game.length): Task<HoverPart[]> {
  yield* judgeNamed(analysis, n, expired);
  return [picturePart(boardAfter(analysis, n, undefined, -1))];
}

/** On the line that opens a fence: the figure of its first entry. */
function* fenceHover(document: LinkedEntries, offset: number, expired: Expired): Task<HoverContent | null> {
  const { text } = document.document;
  const { start, end } = lineAt(text, lineStart(text, offset));
  if (!fenceAt(text, { start, end })?.goban) return null;
  const first = document.entries.find(({ entry }) => entry.offset >= end);
  if (!first || text.slice(end, first.entry.offset).trim() !== '') return null;
  const parts = yield* figure(first.analysis, expired);
  return { span: { start, end }, parts };
}

const DRAWN: ReadonlySet<TextPlace['kind']> = new Set(['title', 'point'] as const);

/** The whole diagram, wherever on its rows the pointer is. */
function* drawnAt(
  placed: PlacedAnalysis,
  reading: DiagramReading,
  place: TextPlace | null,
  offset: number,
  expired: Expired,
): Task<HoverContent | null> {
  const own = offset - placed.entry.offset;
  const { boardSpan } = placed.entry.syntax;
  if (!place && !(boardSpan && covers(boardSpan, own))) return null;
  const at = placed.entry.offset;
  const span = place?.span ?? { start: own, end: own };
  return {
    span: { start: at + span.start, end: at + span.end },
    parts: yield* drawnHover(placed, reading, place, expired),
  };
}

function* contentOf(
  document: LinkedEntries,
  placed: PlacedAnalysis,
  place: TextPlace,
  expired: Expired,
): Task<readonly HoverPart[] | null> {
  const { analysis } = placed;
  switch (place.kind) {
    case 'move':
      return yield* moveHover(document, placed, place.n, expired);
    case 'point': {
      if (analysis.game.after(analysis.inherited).at(place.point) !== 0) {
        yield* judgeNamed(analysis, analysis.game.length, expired);
        return stoneHover(analysis, place.point);
      }
      const played = moveAtPoint(analysis, place.point);
      if (played > 0) return yield* moveHover(document, placed, played, expired);
      const eyes = yield* eyeRemarks(analysis, place.point, expired);
      const play = yield* hypotheticalHover(analysis, place.point, expired);
      const grade = yield* gradeAt(analysis, analysis.inherited, place.point, () => expired());
      const told = (wanted: boolean) => eyes.flatMap(({ parts, first }) => (first === wanted ? [parts] : []));
      const [first = [], ...rest] = [...told(true), play, ...told(false)];
      const graded = grade === null ? [] : [wordsPart(`**${grade}**`)];
      return [...graded, ...first, ...rest.flatMap((parts): HoverPart[] => [{ kind: 'line' }, ...parts])];
    }
    case 'expect':
      return yield* claimHover(placed.analysis, place.expect, expired);
    case 'rule':
      return ruleHover(place.rule, place.span, analysis, document.settings);
    case 'key': {
      const key = KEYS.find(({ name }) => name === place.field.key);
      return key ? [wordsPart(`\`${key.name}:\` ${say(keyForm(key))}`), wordsPart(say(keyDoc(key)))] : null;
    }
    case 'board':
      return yield* figure(analysis, expired);
    case 'title':
    case 'from': {
      const target = place.kind === 'from' ? placed.parent?.analysis : analysis;
      if (!target) return null;
      return yield* figure(target, expired, place.kind === 'from' ? analysis.inherited : target.game.length);
    }
  }
}

/** A play on an empty point that the entry does not make: what if it were the next? */
function* hypotheticalHover(analysis: Analysis, point: Point, expired: Expired): Task<HoverPart[]> {
  const n = analysis.inherited;
  const color = analysis.game.toPlayAfter(n);
  const move = { kind: 'play', color, point } as const;
  const said: RuleLine[] = [];
  let notes: string[] = [];
  let ply: Ply | undefined;
  let own: Verdict | undefined;
  let why: string | null = null;
  const hot: PictureMark[] = [];
  for (const rule of rulesAll(analysis)) {
    const found = yield* until(judgeHypothetical(analysis, rule, n, color, point), expired);
    const isOwn = rule === inForce(analysis);
    const short = ruleShort(analysis, rule);
    if (!found) {
      const text = say(message('verdict.pending'));
      const title = say(ruleTitle(rule, analysis));
      said.push({ title, short, verdict: 'pending', outcome: null, text, proof: null, place: null });
      continue;
    }
    ply = found.ply;
    const { verdict, facts } = renumberedJudgement(analysis, found.judged);
    const { geometry } = analysis.game.start.position;
    const letters = (points: readonly Point[]) => lettersOf(kosUpTo(analysis, rule, n), points);
    const described = facts === null ? [] : (ruleOf(rule)?.describe?.(facts, geometry, letters) ?? []);
    const text = say(verdictText(analysis, verdict, described));
    const { outcome = null } = verdict;
    said.push({
      title: say(ruleTitle(rule, analysis)),
      short,
      verdict: verdict.verdict,
      outcome,
      text,
      proof: null,
      place: clausePlace(analysis, rule, verdict),
    });
    const heated = facts === null ? undefined : ruleOf(rule)?.answers?.hot?.(facts);
    if (isOwn || analysis.rules.includes(rule))
      for (const p of heated?.points ?? [])
        hot.push({ point: p, mark: { kind: 'hot', ...(!isOwn && { elsewhere: true }) } });
    if (!isOwn) continue;
    own = verdict;
    const isAllowed = verdict.verdict === 'allowed';
    const reason =
      isAllowed && (yield* until(reasonIn(analysis, rule, found.game, n + 1, found.judged), expired));
    why = reason ? say(message('hover.why', { reason: reason.reason })) : null;
    notes = described.map((note) => say(note));
  }
  const position = ply?.after ?? analysis.game.after(n);
  const marks: PictureMark[] = [{ point, mark: { kind: 'last' } }, ...hot];
  const name = analysis.game.start.position.geometry.name(point);
  const ruling = own && verdictMark(own, inForce(analysis));
  if (ruling) marks.push({ point, mark: ruling });
  return [
    {
      kind: 'ruling',
      picture: {
        board: pictureOf(analysis, position, marks),
        said: '',
        focus: [point, ...(ply?.captured ?? []), ...hot.map((mark) => mark.point)],
      },
      heading: say(message('hover.if', { color: colorName(color), point: name })),
      links: [],
      rules: said,
      notes,
      why: why === null ? null : { words: why, proof: null },
      claimed: false,
    },
    ...(own && ply ? [proofPart(analysis, analysis.game.prefix(n).with(move), own, n + 1)] : []),
  ];
}

/** What is to be said of a claim, searched for as long as there is time. */
export function* claimHover(
  analysis: Analysis,
  expect: ExpectSyntax,
  expired: Expired,
): Task<HoverPart[] | null> {
  const { claim } = expect;
  if (!claim) return null;
  const { rule, work } = workOfClaim(analysis, claim);
  if (rule) yield* until(judgeUpTo(analysis, rule, momentOf(analysis, claim) ?? 0), expired);
  yield* judgeNamed(analysis, analysis.game.length, expired);
  // Eyes are read below, by what of them is shown.
  if (work && claim.kind !== 'eye') yield* until(work.work(), expired);
  const eye = claim.kind === 'eye' ? yield* claimedEye(analysis, claim, expired) : null;
  const outcome = evaluate(analysis, expect);
  if (!outcome) return null;
  const { status, actual } = outcome;
  const said = say(
    status === 'holds' && actual.code === 'actual.outcome'
      ? message('hover.claim-proven', { actual })
      : status === 'holds' || status === 'pending'
        ? message(`hover.claim-${status}`)
        : message(`hover.claim-${status}`, { actual }),
  );
  if (speaksOfEyes(analysis)) yield* until(readEntryEyes(analysis), () => expired('eye'));
  const also = whatHolds(analysis).map((line) => `- ${line}`);
  const more = also.length - MOST_LINES;
  if (more > 1) also.splice(MOST_LINES, more, `- ${say(message('hover.and-more', { count: more }))}`);
  const list = also.length > 0 ? [`${say(message('hover.holds-here'))}\n\n${also.join('\n')}`] : [];
  if (eye) {
    // The diagnostic above says what is false; once more, it would push the eye out of sight.
    const told = status === 'fails' && eye.length > 0;
    return [{ kind: 'words', words: said, told }, ...eye, ...list.map(wordsPart)];
  }
  if (claim.kind === 'only' || claim.kind === 'grade') {
    const at = claim.after === null ? analysis.inherited : analysis.index(claim.after);
    const graded = yield* gradedClaim(analysis, at, () => expired());
    if (graded) return [{ kind: 'board', picture: graded.picture, facts: [said], more: graded.list }];
  }
  const n = momentOf(analysis, claim) ?? analysis.game.length;
  const picture = n < 0 ? null : boardAsked(analysis, boardAfter(analysis, n), claim, n);
  return [{ kind: 'board', picture, facts: [said], more: list }];
}

/** Lines of what holds that a hover has room for. */
const MOST_LINES = 12;

function moveAtPoint(analysis: Analysis, point: Point): number {
  for (const n of ownMoves(analysis)) if (plyOf(analysis, n).point === point) return n;
  return 0;
}

/** The rules that the entry names. */
function* judgeNamed(analysis: Analysis, n: number, expired: Expired): Task<void> {
  for (const rule of analysis.rules) yield* until(judgeUpTo(analysis, rule, n), expired);
}
