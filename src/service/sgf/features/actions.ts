import type { Span } from '../../../notation/index.ts';
import { pack, RU_OF } from '../../../notation/sgf/index.ts';
import { CONVERT_ENTRY, type ProofArguments, SHOW_PROOF } from '../../../protocol/commands.ts';
import type { EntryId } from '../../../protocol/entry-id.ts';
import { RULES } from '../../../rules/index.ts';
import { type Message, message } from '../../../words/index.ts';
import { type Action, type Finding, judgementOf, whatIsUnclaimed } from '../../analysis/index.ts';
import { hasProof } from '../../view/index.ts';
import { analysisAt, claimsOf } from '../analysis/claims.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { lineAt, moveAtOffset, placedLine } from '../analysis/entries.ts';
import { findingsWithin } from './diagnose.ts';

const RU = pack('RU');

/**
 * What can be done about a part of an SGF document: the fixes of what is wrong there, proofs, and
 * which rules are in force.
 */
export function sgfActions(document: SgfAnalysis, within: Span): Action[] {
  const sgf = document.sgf;
  const actions: Action[] = [];
  for (const finding of findingsWithin(sgf, within)) {
    const { span, code, fixes = [] } = finding;
    const mends = { code, span, message: finding.message };
    for (const { title, edits, preferred, rewrites } of fixes) {
      const how = preferred ? ({ preferred, sure: true } as const) : { preferred: false };
      actions.push({ title, kind: 'quickfix', ...how, edits, ...(rewrites && { rewrites }), mends });
    }
    const proof = proofOf(document, finding);
    if (proof) actions.push({ ...proof, mends });
    if (code === 'sgf.unknown-rules')
      actions.push(...rulesActions(document, within).map((one) => ({ ...one, mends })));
  }
  const inRoot = rootNear(document, within);
  if (inRoot && !actions.some(({ mends }) => mends?.code === 'sgf.unknown-rules')) {
    actions.push(...rulesActions(document, within));
  }
  actions.push(...insertWhatHolds(document, within), ...convertActions(document, within));
  return actions;
}

const C = pack('C');

/** Writes what holds of a node, and is not claimed there yet, into its comment. */
function insertWhatHolds({ sgf }: SgfAnalysis, within: Span): Action[] {
  const home = sgf.gameAt(within.start);
  if (!home?.game.isGo) return [];
  const { game, offset } = home;
  const node = game.sgf.nodeAt(within.start - offset);
  if (node < 0) return [];
  const claimed = claimsOf(game).find((one) => one.node === node)?.analysis;
  const lines = whatIsUnclaimed(claimed ?? analysisAt(game, node));
  const property = game.sgf.find(node, C);
  if (lines.length === 0 || (property < 0 && !game.sgf.takesMore(node))) return [];
  const claims = lines.map((line) => `expect: ${line}`).join('\n');
  const value = property < 0 ? -1 : game.sgf.firstValue(property);
  const { end } = value < 0 ? game.sgf.nodeSpan(node) : game.sgf.innerSpan(value);
  const before = value < 0 || /[\r\n][ \t]*$|^\s*$/.test(game.sgf.value(value)) ? '' : '\n';
  const span = { start: end + offset, end: end + offset };
  const edits = [{ span, text: value < 0 ? `C[${claims}]` : before + claims }];
  return [{ title: message('fix.insert-claims'), kind: 'refactor', preferred: false, edits, mends: null }];
}

/** What stands at a node in another notation: the position, or the game with all its variations. */
function convertActions(document: SgfAnalysis, within: Span): Action[] {
  const placed = lineAt(document, { offset: within.start });
  if (!placed) return [];
  const { game, offset } = placed.home;
  if (!game.isGo || game.sgf.nodeAt(within.start - offset) < 0) return [];
  const { uri } = document.document;
  const index = moveAtOffset(document, within.start);
  const offer = (title: Message, place: ConvertPlace): Action => ({
    title,
    kind: 'refactor',
    preferred: false,
    edits: [],
    command: { command: CONVERT_ENTRY, arguments: [place] },
    mends: null,
  });
  return [
    offer(message('fix.convert-position'), { uri, entry: placed.id, index }),
    offer(message('fix.convert-game'), { uri, entry: placed.id }),
  ];
}

interface ConvertPlace {
  readonly uri: string;
  readonly entry: EntryId;
  readonly index?: number;
}

/** Whether the place is in the first node of a game, where `RU` stands. */
function rootNear({ sgf }: SgfAnalysis, within: Span): boolean {
  const home = sgf.gameAt(within.start);
  if (!home) return false;
  const { game, offset } = home;
  return game.isGo && game.sgf.nodeCount > 0 && within.start <= offset + game.sgf.nodeSpan(0).end;
}

/** `RU` for each rule set that has a name in FF[4], the one in force first. */
function rulesActions({ sgf }: SgfAnalysis, within: Span): Action[] {
  const home = sgf.gameAt(within.start);
  if (!home) return [];
  const { game, offset } = home;
  const inForce = game.ruleInForce;
  const names = RULES.map(({ id }) => id)
    .sort((a, b) => Number(b === inForce) - Number(a === inForce))
    .flatMap((id) => (RU_OF[id] ? [{ id, ru: RU_OF[id] }] : []));
  const property = game.sgf.find(0, RU);
  if (property < 0 && !game.sgf.takesMore(0)) return [];
  return names
    .filter(({ id }) => !(game.ruleSet && id === inForce))
    .map(({ id, ru }) => {
      const first = property < 0 ? -1 : game.sgf.firstValue(property);
      const span =
        property < 0
          ? { start: game.sgf.nodeSpan(0).end, end: game.sgf.nodeSpan(0).end }
          : first < game.sgf.endValue(property)
            ? game.sgf.innerSpan(first)
            : { start: game.sgf.nameSpan(property).end, end: game.sgf.nameSpan(property).end };
      const text =
        property < 0 ? `RU[${ru}]` : span.start === game.sgf.nameSpan(property).end ? `[${ru}]` : ru;
      return {
        title: message('fix.write-ru', { name: ru, rule: id }),
        kind: 'refactor',
        preferred: false,
        edits: [{ span: { start: span.start + offset, end: span.end + offset }, text }],
        mends: null,
      } satisfies Action;
    });
}

/** A finding on a move whose verdict has cycles to show. */
function proofOf(document: SgfAnalysis, finding: Finding): Omit<Action, 'mends'> | null {
  if (/^(?:sgf|play)\./.test(finding.code)) return null;
  const home = document.sgf.gameAt(finding.span.start);
  if (!home) return null;
  const { game, offset } = home;
  const ply = game.plyAt(game.sgf.nodeAt(finding.span.start - offset));
  if (ply < 0) return null;
  const { analysis, id: entry } = placedLine(document, home, ply);
  const move = game.depth(ply);
  const rule = game.ruleInForce;
  const judged = judgementOf(analysis, rule, move);
  if (typeof judged === 'string' || !hasProof(analysis.game, judged.verdict, move)) return null;
  const proof: ProofArguments = { uri: document.document.uri, entry, move, rule };
  return {
    title: message('fix.show-proof-under', { rule }),
    kind: 'quickfix',
    preferred: false,
    edits: [],
    command: { command: SHOW_PROOF, arguments: [proof] },
  };
}
