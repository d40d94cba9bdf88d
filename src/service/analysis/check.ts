import { firstOf, must } from '../../go/must.ts';
import {
  type Claim,
  type EntrySyntax,
  type ExpectSyntax,
  type Fix,
  lineStart,
  type Severity,
  type Span,
} from '../../notation/index.ts';
import type { Pattern } from '../../rules/index.ts';
import { whyImpossible } from '../../rules/referee.ts';
import type { Evidence, Verdict } from '../../rules/verdict.ts';
import { type Message, message, renumbered } from '../../words/index.ts';
import { inBrief } from './brief.ts';
import { clausePlace } from './clause-place.ts';
import { evaluate, failure, writeClaim } from './expectations.ts';
import { finding } from './finding.ts';
import { graded } from './graded.ts';
import { leakFindings } from './leaks.ts';
import { lifelessChains } from './lifeless.ts';
import { lastPlayAt, originOf, ownMoves, plyOf } from './moves.ts';
import { isAboutOutcomes } from './outcomes.ts';
import { printedFinding } from './printed-finding.ts';
import { knownProblem } from './problem-entry.ts';
import { patternOfRepetition, repetitionAt } from './repetitions.ts';
import { showFindings } from './show.ts';
import { smallerClaim } from './smaller.ts';
import { refutingPasses, refutingSpare } from './spare-moves.ts';
import type { Analysis, Finding, Settings } from './types.ts';
import { ruleOfClaim, unreadRule, unreadRules } from './unread-rules.ts';
import { inForce, isForbiddenUnder, judgementOf } from './verdicts.ts';
import {
  assumed,
  describeMove,
  judged,
  moment,
  momentInFull,
  numberedMove,
  restsOnRepetition,
} from './words.ts';

/**
 * All that is to be said about an entry: what the notation and the linking found wrong, plays that
 * cannot be made, plays that the rule in force forbids or cannot decide, repetitions, claims that
 * do not hold. Verdicts that wait for a search are left out; ask again when `missing` is empty.
 */
export function check(analysis: Analysis, settings: Settings): readonly Finding[] {
  const findings: Finding[] = [...analysis.syntax.problems, ...analysis.problems];
  findings.push(...unreadRules(analysis), ...lifeless(analysis), ...showFindings(analysis));
  for (const n of ownMoves(analysis)) findings.push(...moveFindings(analysis, n, settings));
  findings.push(...claimFindings(analysis, settings));
  if (analysis.checksProblems) findings.push(...(knownProblem(analysis)?.findings ?? []));
  return graded(findings, settings);
}

/** What is to be said of the claims of an entry, as far as it is known. */
export function claimFindings(analysis: Analysis, settings: Settings): Finding[] {
  const findings: Finding[] = [...leakFindings(analysis)];
  for (const expect of analysis.syntax.expects) {
    const named = ruleOfClaim(expect.claim);
    const unread = unreadRule(named ?? inForce(analysis), expect.span, analysis.ruleSources);
    if (unread && named !== null) {
      findings.push(unread);
      continue;
    }
    findings.push(...lastMoveFinding(analysis, expect));
    const outcome = evaluate(analysis, expect);
    if (outcome?.status === 'void') {
      findings.push(finding('expect.void', expect.span, outcome.actual));
    } else if (outcome?.status === 'fails' && expect.printed) {
      const found = printedFinding(analysis, expect, outcome);
      if (found) findings.push(found);
    } else if (outcome?.unproven && !expect.printed) {
      const doubt = message('eyes.unproven', { diagonals: outcome.unproven });
      const said = message('expect.unproven', { claim: expect.text, doubt });
      findings.push(finding('expect.unproven', expect.span, said));
    } else if (outcome?.status === 'holds') {
      const spare = refutingSpare(analysis, expect);
      if (spare) {
        const { by, instead } = spare;
        const said = message('expect.spare', {
          claim: expect.text,
          black: by.black,
          white: by.white,
          instead,
        });
        findings.push(finding('expect.spare', expect.span, said));
      }
      const passes = refutingPasses(analysis, expect);
      if (passes) {
        const { by, instead } = passes;
        const said = message('expect.passes', { claim: expect.text, passes: by, instead });
        findings.push(finding('expect.passes', expect.span, said));
      }
    } else if (outcome?.status === 'fails' && !(unread && outcome.open)) {
      const smaller = outcome.open ? smallerClaim(analysis, expect) : null;
      const fixes = smaller
        ? askSmaller(analysis.syntax, expect, smaller.lines)
        : replaceClaim(analysis.syntax, expect.span, expect.text, outcome.instead);
      const said = failure(expect, outcome, settings.brief, smaller?.said);
      const code = outcome.open ? 'expect.open' : 'expect.failed';
      findings.push(finding(code, expect.span, said, fixes ? { fixes } : {}));
    }
  }
  return findings;
}

/** That a claim about an outcome is about the position after a move that its rule forbids. */
function lastMoveFinding(analysis: Analysis, { claim, span, text }: ExpectSyntax): Finding[] {
  if (!claim || !isAboutOutcomes(claim) || claim.after !== null) return [];
  const n = analysis.game.length;
  const rule = claim.rule ?? inForce(analysis);
  if (!isForbiddenUnder(analysis, rule, n)) return [];
  const before: Claim = Object.assign({}, claim, { after: analysis.shown(n - 1) });
  const instead = writeClaim(analysis, before);
  // Which of the two positions is meant, the author knows.
  const fixes = replaceClaim(analysis.syntax, span, text, instead, false);
  const said = message('expect.last-move', { claim: text, move: analysis.shown(n), rule, instead });
  return [finding('expect.last-move', span, said, fixes ? { fixes } : {})];
}

/** Chains of the drawn board that have no liberty, and could have none beyond what is drawn. */
function lifeless({ game, syntax: { diagram } }: Analysis): Finding[] {
  const { position } = game.start;
  if (!diagram || diagram.spans.length !== position.cells.length) return [];
  return lifelessChains(position).map((points) => {
    const first = firstOf(points);
    const said = message('board.no-liberty', { point: position.geometry.name(first), count: points.length });
    return finding('board.no-liberty', must(diagram.spans[first], 'a point'), said);
  });
}

/** What is to be said of move `n`. */
export function moveFindings(analysis: Analysis, n: number, settings: Settings): Finding[] {
  if (plyOf(analysis, n).misplay) return [impossible(analysis, n)];
  const findings: Finding[] = [];
  const known = judgementOf(analysis, inForce(analysis), n);
  const verdict = typeof known === 'string' ? null : known.verdict;
  // A rule that judges nothing is named once, where the text names it.
  if (verdict && verdict.code !== 'written.unread') verdictFinding(analysis, n, verdict, settings, findings);
  // A forbidden play repeats nothing, and a verdict that depends on the repetition mentions it.
  const told = verdict && (verdict.verdict === 'forbidden' || restsOnRepetition(verdict));
  if (!told) repetitionFinding(analysis, n, verdict, settings, findings);
  return findings;
}

/** Impossible plays are so under every rule, and need no search. */
function impossible(analysis: Analysis, n: number): Finding {
  const why = renumbered(whyImpossible(analysis.game, n), analysis.shown);
  return {
    code: why.code,
    severity: 'error',
    span: originOf(analysis, n).span,
    message: why,
    ...related(analysis, n, []),
  };
}

/**
 * Where a hover with all reasons stands below, the message is short enough for two lines, and that
 * the entry claims the verdict is said there.
 */
function verdictFinding(
  analysis: Analysis,
  n: number,
  verdict: Verdict,
  { brief: isBrief }: Settings,
  findings: Finding[],
): void {
  const span = originOf(analysis, n).span;
  if (verdict.verdict === 'allowed') {
    if (verdict.hint) {
      const { code, message: said, evidence } = verdict.hint;
      findings.push({
        code,
        severity: 'hint',
        span,
        message: said,
        verdict: verdict.verdict,
        ...related(analysis, n, evidence),
      });
    }
    return;
  }
  const rule = inForce(analysis);
  const clause = clausePlace(analysis, rule, verdict);
  const expected = isClaimed(analysis, n, verdict);
  const granted = assumed(analysis, verdict);
  const pattern = restsOnRepetition(verdict) ? patternAt(analysis, n) : 'other';
  // The Korean rules name the pattern themselves.
  const isNamed = verdict.reason !== null && 'pattern' in verdict.reason.args;
  const notes = [
    ...(pattern !== 'other' && !isNamed && !isBrief ? [message('note.pattern', { pattern })] : []),
    ...(granted ? [granted] : []),
    ...(expected && !isBrief ? [message('note.expected')] : []),
  ];
  const said = { ...judged(verdict, rule), description: describeMove(analysis, n), notes };
  findings.push({
    code: verdict.code ?? `verdict.${verdict.verdict}`,
    severity: expected || isMild(analysis, n, verdict) ? 'hint' : SEVERITY[verdict.verdict],
    span,
    message: isBrief
      ? message('verdict.brief', { ...said, reason: inBrief(verdict.reason, expected ? 'other' : pattern) })
      : message('verdict.move', { ...said, move: analysis.shown(n) }),
    verdict: verdict.verdict,
    ...(clause && { clause }),
    ...(isBrief ? relatedInBrief : related)(analysis, n, verdict.evidence),
  });
}

const SEVERITY: Record<'forbidden' | 'undecided' | 'ends', Severity> = {
  forbidden: 'error',
  ends: 'warning',
  undecided: 'information',
};

/**
 * Whether a game ends only if both players see a repetition where the other one is to move: few
 * would, so that it is no warning in a record in which they play on.
 */
function isMild({ game }: Analysis, n: number, { code, evidence }: Verdict): boolean {
  return (
    code === 'japanese.repetition' &&
    evidence.some((one) => one.kind === 'repetition' && game.toPlayAfter(one.of) !== game.toPlayAfter(n))
  );
}

/**
 * Whether the entry itself claims this verdict. A book that shows a forbidden play on purpose, and
 * says so, is right; what it shows is then a hint, so that its list of problems is empty.
 */
export function isClaimed(analysis: Analysis, n: number, verdict: Verdict): boolean {
  return analysis.syntax.expects.some(
    ({ claim }) =>
      claim?.kind === 'verdict' &&
      claim.verdict === verdict.verdict &&
      analysis.index(claim.move) === n &&
      (claim.rule ?? inForce(analysis)) === inForce(analysis),
  );
}

function repetitionFinding(
  analysis: Analysis,
  n: number,
  verdict: Verdict | null,
  { cycleWarnings, brief: isBrief }: Settings,
  findings: Finding[],
): void {
  const found = repetitionAt(analysis.game, n);
  if (!found || cycleWarnings === 'off') return;
  const expected = isClaimedRepetition(analysis, n, found.plays);
  const { from: of, length, plays, passes } = found;
  findings.push({
    code: 'game.cycle',
    severity: expected ? 'hint' : cycleWarnings,
    span: originOf(analysis, n).span,
    message: message('game.cycle', {
      move: analysis.shown(n),
      of: moment(analysis, of),
      ...{ length, plays, passes },
      pattern: patternOfRepetition(analysis.game, found),
      rule: verdict?.verdict === 'allowed' && !isBrief ? inForce(analysis) : null,
      isExpected: expected && !isBrief,
    }),
    ...(isBrief ? relatedInBrief : related)(analysis, n, [
      { kind: 'repetition', of, length: 0, plays: 0, passes: 0 },
    ]),
  });
}

/**
 * Whether the entry itself claims that a position returns here; what it shows on purpose is a hint,
 * and no warning.
 */
function isClaimedRepetition(analysis: Analysis, n: number, plays: number): boolean {
  return analysis.syntax.expects.some(
    ({ claim }) =>
      (claim?.kind === 'repetition' && analysis.index(claim.move) === n) ||
      (claim?.kind === 'cycle' && claim.length === plays),
  );
}

function patternAt(analysis: Analysis, n: number): Pattern {
  const found = repetitionAt(analysis.game, n);
  return found ? patternOfRepetition(analysis.game, found) : 'other';
}

/**
 * Links to the moves that a verdict leans on: whose position is repeated, who captured, who
 * occupies the point.
 */
function related(
  analysis: Analysis,
  n: number,
  evidence: readonly Evidence[],
): Pick<Finding, 'related'> | undefined {
  const links: NonNullable<Finding['related']>[number][] = [];
  const link = (index: number, said: Message) => {
    const origin = analysis.origins[index - 1];
    if (origin) links.push({ depth: origin.depth, span: origin.span, message: said });
  };
  for (const one of evidence) {
    if (one.kind === 'repetition') {
      if (one.of > 0) {
        link(one.of, message('related.same-position', { of: momentInFull(analysis, one.of) }));
      } else {
        const start = startSpan(analysis);
        links.push({ ...start, message: message('related.same-start') });
      }
    } else if (one.kind === 'move' && one.role === 'repeated') {
      // The number is that of the move after which the configuration stood.
      if (one.number === 0) links.push({ ...startSpan(analysis), message: message('related.ko-start') });
      else link(one.number, message('related.ko-position', { of: momentInFull(analysis, one.number) }));
    } else if (one.kind === 'move') {
      const description = numberedMove(analysis, one.number);
      link(one.number, message('related.role', { role: one.role, description }));
    } else if (one.kind === 'points' && one.role !== 'mouth') {
      for (const point of one.points) {
        const index = lastPlayAt(analysis, point, n);
        if (index > 0 && index < n) link(index, stoodSince(analysis, index));
      }
    }
  }
  const { misplay, point } = plyOf(analysis, n);
  if (misplay === 'occupied') {
    const index = lastPlayAt(analysis, point, n);
    if (index > 0) link(index, message('related.occupied', { move: analysis.shown(index) }));
  }
  const seen = new Set<string>();
  const distinct = links.filter(({ depth, span }) => {
    const key = `${depth} ${span.start}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.length > 0 ? { related: distinct } : undefined;
}

/**
 * The link that says most, where the board was the same if there is one: an editor shows each in
 * a line of its own above the picture of the hover.
 */
const relatedInBrief: typeof related = (analysis, n, evidence) => {
  const same = evidence.filter(
    (one) => one.kind === 'repetition' || (one.kind === 'move' && one.role === 'repeated'),
  );
  const found = related(analysis, n, same.length > 0 ? same : evidence);
  return found?.related && { related: found.related.slice(0, 1) };
};

/** Where the board stands that the game starts from. */
function startSpan(analysis: Analysis): { depth: number; span: Span } {
  let depth = 0;
  let at = analysis;
  while (at.inherited > 0 && at.parent) {
    at = at.parent;
    depth++;
  }
  return { depth, span: at.syntax.boardSpan ?? at.syntax.title?.span ?? { start: 0, end: 0 } };
}

function replaceClaim(
  syntax: EntrySyntax,
  span: Span,
  text: string,
  instead: string | null,
  preferred = true,
): Fix[] | null {
  const written = syntax.text.slice(span.start, span.end);
  const at = written.lastIndexOf(text);
  const claim = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
  if (instead === null) {
    return null;
  }
  return [
    {
      title: message('fix.replace-claim', { claim: instead }),
      preferred,
      edits: [{ span: claim, text: instead }],
    },
  ];
}

/** Claims what is decided, with the rows that it needs above it. */
function askSmaller(
  syntax: EntrySyntax,
  { span, text }: ExpectSyntax,
  lines: readonly string[],
): Fix[] | null {
  const rows = lines.slice(0, -1);
  const claim = (lines.at(-1) ?? '').replace(/^expect: /, '');
  const [fix] = replaceClaim(syntax, span, text, claim, false) ?? [];
  if (!fix) return null;
  const start = lineStart(syntax.text, span.start);
  const indent = /^[ \t]*/.exec(syntax.text.slice(start))?.[0] ?? '';
  const above = rows.map((row) => `${indent}${row}\n`).join('');
  return [
    { ...fix, edits: [...(above ? [{ span: { start, end: start }, text: above }] : []), ...fix.edits] },
  ];
}

function stoodSince(analysis: Analysis, index: number): Message {
  if (plyOf(analysis, index).kind === 'setup')
    return message('related.set-up', { at: moment(analysis, index) });
  return message('related.played', { description: numberedMove(analysis, index) });
}
