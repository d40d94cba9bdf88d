/** Claims about outcomes whose boundary has a leak, and what closes it. */
import { BLACK, type Color, colorName, EMPTY, opponent, type Point, WHITE } from '../../go/types.ts';
import type { Claim, ExpectSyntax, Fix, Span, TextEdit } from '../../notation/index.ts';
import { type CanForce, outcomesAreThere, reportFor } from '../../outcome/index.ts';
import { message } from '../../words/index.ts';
import { leakNotes } from './boundary-words.ts';
import { evaluate, writeClaim } from './expectations.ts';
import { finding } from './finding.ts';
import { capturedOf, isAboutOutcomes, questionsOf, statusClaim } from './outcomes.ts';
import type { Analysis, Finding } from './types.ts';

/** The most points that are offered to close a boundary. */
const MOST_OFFERED = 3;

/** Findings on chains of claims that can reach left-out points; each leak at its first claim. */
export function leakFindings(analysis: Analysis): Finding[] {
  if (!outcomesAreThere()) return [];
  const told = new Set<string>();
  return analysis.syntax.expects.flatMap((expect) => {
    const { claim, printed, span } = expect;
    if (!claim || printed || !isAboutOutcomes(claim) || !isAnswered(analysis, expect)) return [];
    return leaksOf(analysis, expect, claim).flatMap(({ said, fixes }) => {
      const key = JSON.stringify(said);
      if (told.has(key)) return [];
      told.add(key);
      return [finding('expect.leak', span, said, { fixes })];
    });
  });
}

function isAnswered(analysis: Analysis, expect: ExpectSyntax): boolean {
  const status = evaluate(analysis, expect)?.status;
  return status === 'holds' || status === 'fails';
}

function leaksOf(analysis: Analysis, expect: ExpectSyntax, claim: Claim) {
  const asked = questionsOf(analysis, claim);
  if (!asked || 'code' in asked) return [];
  const [question] = asked.questions;
  if (!question) return [];
  const { cells } = asked.region.position;
  return ([BLACK, WHITE] as const).flatMap((owner) => {
    const targets = question.targets.filter((p) => cells[p] === owner);
    if (targets.length === 0) return [];
    const own = { ...question, targets };
    const [leak] = reportFor(own).leaks;
    const isDrawn = question.game.length === 0;
    return leakNotes(own, asked.region).map((said) => ({
      said,
      fixes: isDrawn && leak ? closing(analysis, { expect, claim, owner }, leak.closedBy) : [],
    }));
  });
}

/** A claim with its reading, and whose chains it is about. */
interface Claimed {
  readonly expect: ExpectSyntax;
  readonly claim: Claim;
  readonly owner: Color;
}

/**
 * Draws a stone of the opponent that closes a boundary, where one does. The claim may be another
 * one then, so each other status of the chain is offered, too; which of these is true, the law of
 * offers finds out.
 */
function closing(analysis: Analysis, claimed: Claimed, closedBy: readonly Point[]): Fix[] {
  const { diagram, text, fields } = analysis.syntax;
  const { geometry } = analysis.game.start.position;
  const color = opponent(claimed.owner);
  if (!diagram || diagram.spans.length !== diagram.cells.length) return [];
  const sign = [...diagram.cells.keys()]
    .filter((p) => diagram.cells[p] === color && !diagram.labels.some(({ point }) => point === p))
    .map((p) => diagram.spans[p])
    .find((span) => span !== undefined);
  if (!sign) return [];
  const stone = text.slice(sign.start, sign.end);
  return closedBy.slice(0, MOST_OFFERED).flatMap((point): Fix[] => {
    const span = diagram.spans[point];
    if (!span || diagram.cells[point] !== EMPTY) return [];
    const name = geometry.name(point);
    const edits: TextEdit[] = [{ span, text: stone }];
    let rewrites: Span | undefined;
    for (const { key, value, valueSpan } of fields) {
      if (key !== 'outside') continue;
      const words = value.split(/[\s,]+/).filter((word) => word.toLowerCase() !== name.toLowerCase());
      if (words.length === value.split(/[\s,]+/).length) continue;
      edits.push({ span: valueSpan, text: words.join(' ') || 'none' });
      rewrites = valueSpan;
    }
    return [null, ...otherClaims(analysis, claimed)].map((instead): Fix => {
      const { start, end } = claimed.expect.span;
      const at = text.slice(start, end).lastIndexOf(claimed.expect.text);
      const from = start + Math.max(0, at);
      const replaced = instead === null ? [] : [{ span: { start: from, end }, text: instead }];
      return {
        title: message('fix.close-boundary', { color: colorName(color), point: name, claim: instead }),
        preferred: false,
        ...(rewrites && { rewrites }),
        edits: [...edits, ...replaced].sort((a, b) => a.span.start - b.span.start),
      };
    });
  });
}

/** What else may become of the chain of a claim that says whether it is captured. */
function otherClaims(analysis: Analysis, { claim, owner }: Claimed): string[] {
  if (claim.kind !== 'lives' && claim.kind !== 'kills' && claim.kind !== 'stays') return [];
  const first = claim.kind === 'kills' && claim.begins ? claim.player : claim.first;
  const answers = ([capturedOf(owner), 'both-stay', 'unending'] as const).map((end) => ({
    ...NOTHING_KNOWN,
    canForce: {
      black: [],
      white: [],
      [colorName(end === capturedOf(owner) ? opponent(owner) : owner)]: [[end]],
    } satisfies CanForce,
  }));
  const written = answers.flatMap((answer) => {
    const one = statusClaim({ ...claim, alone: claim.alone ?? null }, first, claim.target, owner, [answer]);
    return one ? [writeClaim(analysis, one)] : [];
  });
  return written.filter((one) => one !== writeClaim(analysis, claim));
}

const NOTHING_KNOWN = { certificate: null, undecided: null, states: 0 };
