import { EMPTY } from '../go/types.ts';
import { CLAIMS, KEYS, keyOf } from '../notation/index.ts';
import type { FieldSyntax, Span } from '../notation/types.ts';
import { RULES } from '../rules/index.ts';
import { entryAt } from './cursor.ts';
import { whatHolds } from './expectations.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis } from './types.ts';

export interface Completion {
  readonly label: string;
  readonly kind: 'key' | 'rule' | 'point' | 'label' | 'title' | 'word' | 'claim';
  readonly detail: string;
  readonly documentation: string;
  /** What of the document it replaces, and by what. */
  readonly span: Span;
  readonly text: string;
  /** Where it stands in the list. */
  readonly order: number;
}

type Proposal = Pick<Completion, 'label' | 'kind'> &
  Partial<Pick<Completion, 'detail' | 'documentation' | 'text'>>;

/** What can be written at an offset: keys at the begin of a line, behind a key what its value can be. */
export function complete(document: DocumentAnalysis, offset: number): Completion[] {
  const placed = entryAt(document, offset);
  if (!placed) return [];
  const { text } = placed.entry.syntax;
  const at = offset - placed.entry.offset;
  const lineStart = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  const before = text.slice(lineStart, at);
  const proposals = proposalsAt(document, placed, before, lineStart, at);
  const word = wordBefore(before, proposals.whole);
  const span = { start: offset - word.length, end: offset };
  return proposals.list.map((proposal, order) => ({
    detail: '',
    documentation: '',
    text: proposal.label,
    ...proposal,
    span,
    order,
  }));
}

interface Proposals {
  readonly list: readonly Proposal[];
  /** Whether the whole value is replaced and not a word of it: titles and claims hold blanks. */
  readonly whole: boolean;
}

const NONE: Proposals = { list: [], whole: false };

function wordBefore(before: string, whole: boolean): string {
  if (whole) return /[^:]*$/.exec(before)![0].trimStart();
  return /[^\s,:]*$/.exec(before)![0];
}

function proposalsAt(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  before: string,
  lineStart: number,
  at: number,
): Proposals {
  if (/^\s*[a-z-]*$/i.test(before)) return { list: keyProposals(placed.analysis), whole: false };
  const key = /^\s*([a-z-]+)\s*:/i.exec(before)?.[1]?.toLowerCase();
  if (!key) return NONE;
  const value = before.slice(before.indexOf(':') + 1);
  switch (key) {
    case 'rules':
      return { list: ruleProposals(value), whole: false };
    case 'moves':
      return { list: moveProposals(placed.analysis, at), whole: false };
    case 'from':
      return fromProposals(document, placed, value);
    case 'expect':
      return expectProposals(placed.analysis, value);
    default: {
      const field = placed.analysis.syntax.fields.find(
        ({ keySpan }) => keySpan.start >= lineStart && keySpan.end <= at,
      );
      return choiceProposals(field, key);
    }
  }
}

function keyProposals({ syntax }: Analysis): Proposal[] {
  const used = new Set(syntax.fields.map(({ key }) => key));
  return KEYS.filter(({ name, many }) => many || !used.has(name)).map(({ name, value, doc }) => ({
    label: name,
    kind: 'key',
    detail: value,
    documentation: doc,
    text: `${name}: `,
  }));
}

function ruleProposals(value: string): Proposal[] {
  const written = value.split(/[\s,]+/).slice(0, -1);
  return RULES.filter(({ id }) => !written.includes(id)).map(({ id, title, summary }) => ({
    label: id,
    kind: 'rule',
    detail: title,
    documentation: summary,
  }));
}

function choiceProposals(field: FieldSyntax | undefined, key: string): Proposals {
  const choices = keyOf(field?.key ?? key)?.choices ?? [];
  return { list: choices.map((label) => ({ label, kind: 'word' })), whole: key === 'colors' };
}

/** The points that are empty after the moves before the cursor, then labels, then what is no point. */
function moveProposals(analysis: Analysis, at: number): Proposal[] {
  const { game, inherited, drawn, origins, labels } = analysis;
  let n = inherited + drawn;
  while (n < game.length && origins[n]!.span.end < at) n++;
  const position = game.after(n);
  const { geometry } = position;
  const empty = [...position.cells.keys()].filter((point) => position.at(point) === EMPTY);
  const list: Proposal[] = [];
  for (const [label, point] of labels) {
    if (position.at(point) === EMPTY) list.push({ label, kind: 'label', detail: geometry.name(point) });
  }
  for (const label of geometry.names(empty)) list.push({ label, kind: 'point' });
  list.push({ label: 'pass', kind: 'word' });
  list.push({ label: 'tenuki', kind: 'word', detail: 'a play outside the diagram' });
  for (let i = 1; i <= n; i++) {
    const { move } = game.plies[i - 1]!;
    if (move.kind !== 'play' || position.at(move.point) !== EMPTY) continue;
    const number = analysis.shown(i);
    list.push({
      label: `@${number}`,
      kind: 'word',
      detail: `${geometry.name(move.point)}, where move ${number} was played`,
    });
  }
  return list;
}

function fromProposals(document: DocumentAnalysis, placed: PlacedAnalysis, value: string): Proposals {
  const titles = document.entries.filter((other) => other !== placed && other.entry.syntax.title);
  const list: Proposal[] = titles.map(({ entry, analysis }) => ({
    label: entry.syntax.title!.value,
    kind: 'title',
    detail: analysis.game.length > 0 ? `${analysis.game.length} moves` : '',
  }));
  const base = titles.find(({ entry }) => value.trimStart().startsWith(`${entry.syntax.title!.value} `));
  for (let n = 0; base && n <= base.analysis.game.length; n++) {
    list.push({ label: `${base.entry.syntax.title!.value} after ${base.analysis.shown(n)}`, kind: 'title' });
  }
  return { list, whole: true };
}

function expectProposals(analysis: Analysis, value: string): Proposals {
  const under = /\bunder\s+\S*$/i.test(value);
  if (under) return { list: ruleProposals(''), whole: false };
  if (/^\s*move\s+\d+\s+\S*$/i.test(value)) {
    const verdicts = ['allowed', 'forbidden', 'undecided', 'ends'];
    return { list: verdicts.map((label) => ({ label, kind: 'word' })), whole: false };
  }
  if (/^\s*eye\s+\S*$/i.test(value) || /^\s*hot after\s+\d+\s*:/i.test(value))
    return pointProposals(analysis);
  const list: Proposal[] = whatHolds(analysis).map((label) => ({
    label,
    kind: 'claim',
    detail: 'holds here',
  }));
  for (const { start, form } of CLAIMS)
    list.push({ label: start, kind: 'claim', detail: form, text: `${start} ` });
  return { list, whole: true };
}

function pointProposals(analysis: Analysis): Proposals {
  const { geometry } = analysis.game.start.position;
  const points = Array.from({ length: geometry.area }, (_, p) => p);
  const list: Proposal[] = [...analysis.labels].map(([label]) => ({ label, kind: 'label' }));
  for (const label of geometry.names(points)) list.push({ label, kind: 'point' });
  return { list, whole: false };
}
