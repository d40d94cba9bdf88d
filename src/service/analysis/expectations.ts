import { type Claim, type ExpectSyntax, kindOf, printClaim, slotsOf } from '../../notation/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord } from '../../words/index.ts';
import { inBrief } from './brief.ts';
import { MEANINGS } from './claims/generated/kinds.ts';
import type { Begun, ClaimMeaning, Suggestion } from './claims/meaning.ts';
import { ownMoves, shownMoves } from './moves.ts';
import { type ClaimOutcome, isVoid } from './outcome.ts';
import type { Analysis } from './types.ts';
import { writtenName } from './words.ts';
import type { Work } from './work.ts';

/** The kind of a claim and that of its meaning are the same, which the compiler cannot know. */
type AnyMeaning = ClaimMeaning<Claim['kind']>;
const ALL = Object.values(MEANINGS) as unknown as readonly AnyMeaning[];

function meaningOf({ kind }: Pick<Claim, 'kind'>): AnyMeaning {
  return MEANINGS[kind] as unknown as AnyMeaning;
}

/** A claim as it is written in an entry, with the names that this gives to variants. */
export function writeClaim(analysis: Analysis, claim: Claim): string {
  const { geometry } = analysis.game.start.position;
  return printClaim(
    claim,
    (point) => geometry.name(point),
    (rule) => writtenName(analysis, rule) ?? ruleWord(rule),
  );
}

/**
 * The moves that a claim names, by their shown numbers, and whether the start can stand for each.
 */
function namedMoves(claim: Claim): { readonly number: number; readonly canBeStart: boolean }[] {
  const fields = claim as unknown as Readonly<Record<string, unknown>>;
  return slotsOf(kindOf(claim).node).flatMap(({ name, slot }) => {
    const number = fields[name];
    const isMove = slot.type === 'move' || slot.type === 'moment';
    return isMove && typeof number === 'number' ? [{ number, canBeStart: slot.type === 'moment' }] : [];
  });
}

/**
 * The move after which a claim is about the board, by its index: -1 where the game has no such
 * move, `null` where the claim names none.
 */
export function momentOf(analysis: Analysis, claim: Claim): number | null {
  const [named] = namedMoves(claim);
  return named ? analysis.index(named.number) : null;
}

/** What must be known of an entry before a claim can be checked. */
export function workOfClaim(analysis: Analysis, claim: Claim): { rule: RuleId | null; work: Work | null } {
  const { rule, work } = meaningOf(claim);
  return { rule: rule?.(analysis, claim) ?? null, work: work?.(analysis, claim) ?? null };
}

/** Checks one claim; `null` when it could not be read, which the notation has said already. */
export function evaluate(analysis: Analysis, { claim }: ExpectSyntax): ClaimOutcome | null {
  if (!claim) return null;
  const checked = checkedClaim(analysis, claim);
  const instead = checked.instead && writeClaim(analysis, checked.instead);
  const actual =
    checked.actual ?? (instead ? message('actual.instead', { claim: instead }) : message('actual.none'));
  return { ...checked, actual, instead };
}

function checkedClaim(analysis: Analysis, claim: Claim) {
  for (const { number: move, canBeStart } of namedMoves(claim)) {
    const isThere = analysis.index(move) >= (canBeStart ? 0 : 1);
    if (!isThere) return isVoid(message('expect.no-such-move', { move, ...shownMoves(analysis) }));
  }
  const meaning = meaningOf(claim);
  const rule = meaning.rule?.(analysis, claim);
  if (rule && !analysis.referee(rule))
    return isVoid(message('expect.no-such-rule', { rule: ruleWord(rule) }));
  return meaning.check(analysis, claim, momentOf(analysis, claim) ?? analysis.game.length);
}

/**
 * The claims that hold of an entry and that an author would like to see: what its moves take,
 * repeat, and are judged to be. Move by move; or kind by kind, so that what takes stones does not
 * stand in the way of what is forbidden.
 */
export function whatHolds(analysis: Analysis, by: 'move' | 'kind' = 'move'): string[] {
  const moves = [...ownMoves(analysis)];
  const at = (meaning: AnyMeaning) => (n: number) => meaning.holdingAt?.(analysis, n) ?? [];
  const inAll = (meaning: AnyMeaning) => meaning.holding?.(analysis) ?? [];
  const claims: readonly Claim[] =
    by === 'move'
      ? [...moves.flatMap((n) => ALL.flatMap((meaning) => at(meaning)(n))), ...ALL.flatMap(inAll)]
      : ALL.flatMap((meaning) => [...moves.flatMap(at(meaning)), ...inAll(meaning)]);
  return claims.map((claim) => writeClaim(analysis, claim));
}

/** The same without the claims that are made there already, however they are written. */
export function whatIsUnclaimed(analysis: Analysis): string[] {
  const written = (claim: Claim) => writeClaim(analysis, claim).toLowerCase();
  const made = new Set(analysis.syntax.expects.flatMap(({ claim }) => (claim ? written(claim) : [])));
  return whatHolds(analysis).filter((line) => !made.has(line.toLowerCase()));
}

/** What completion offers for a value of a claim; `null` where the kind has nothing of its own. */
export function suggestions(
  analysis: Analysis,
  kind: Claim['kind'],
  name: string,
  begun: Begun,
): readonly Suggestion[] | null {
  return meaningOf({ kind }).suggest?.[name]?.(analysis, begun) ?? null;
}

/** What is said of a claim that fails; in brief where a hover below has the reasons. */
export function failure(
  { text: claim }: ExpectSyntax,
  { open, actual }: ClaimOutcome,
  isBrief = false,
  smaller: Message | null = null,
): Message {
  const said = (isBrief && inBrief(actual, 'other')) || actual;
  return open
    ? message('expect.open', { claim, known: said, smaller })
    : message('expect.failed', { claim, instead: said });
}
