import type { Eye } from '../../../eyes/index.ts';
import { BLACK, type Color, EMPTY, type Point, WHITE } from '../../../go/types.ts';
import { CLAIMS, EYE_CLASSES } from '../../../notation/index.ts';
import { message, say } from '../../../words/index.ts';
import {
  type Analysis,
  describeMove,
  drawn,
  entryEyes,
  knownEye,
  ownMoves,
  whatHolds,
} from '../../analysis/index.ts';
import { type Proposal, ruleProposals } from './proposals.ts';

/** No claim is longer, were it to name every point of a board. */
const LONGEST_CLAIM = 4000;

/**
 * What can follow in a claim, whose words are `before` and then the one that is being written.
 * Claims that hold and begin as `written` are offered whole.
 */
export function claimProposals(analysis: Analysis, before: string, written: string): Proposal[] {
  if (written.length > LONGEST_CLAIM) return [];
  const begun = before.replace(/\s+/g, ' ').toLowerCase();
  const sofar = written.replace(/\s+/g, ' ').toLowerCase();
  const holding = whatHolds(analysis)
    .filter((claim) => claim.toLowerCase().startsWith(sofar))
    .map(
      (label): Proposal => ({
        label,
        kind: 'claim',
        detail: say(message('complete.true-here')),
        whole: true,
      }),
    );
  const stage = STAGES.find(([form]) => form.test(begun));
  return [...holding, ...(stage?.[1](analysis, begun, sofar.slice(begun.length)) ?? [])];
}

/** By what stands before the word. Each form is a picture of the claim so far. */
const STAGES: readonly (readonly [
  RegExp,
  (analysis: Analysis, begun: string, word: string) => Proposal[],
])[] = [
  [
    /^$/,
    () =>
      CLAIMS.map(({ start, form }) => ({
        label: start,
        kind: 'claim',
        detail: say(form),
        text: `${start} `,
      })),
  ],
  [/^move $/, (analysis) => numbers(analysis, 1, ' ')],
  [/^move \d+ (?:is )?$/, () => words('allowed', 'forbidden', 'undecided', 'ends')],
  [/^move \d+ (?:is )?(?:allowed|forbidden|undecided|ends) $/, () => words('under ')],
  [
    /^move \d+ (?:is )?(?:allowed|forbidden|undecided|ends) under /,
    ({ syntax }, begun) => ruleProposals(begun.slice(begun.indexOf('under ') + 6), syntax.ruleNames),
  ],
  [/^hot $/, () => words('after ')],
  [/^hot after (?:move )?$/, (analysis) => numbers(analysis, 0, ': ')],
  [/^hot after (?:move )?\d+ ?:/, hotStones],
  [/^ko $/, () => words('position after ')],
  [/^ko position $/, () => words('after ')],
  [/^ko position after (?:move )?$/, (analysis) => numbers(analysis, 0, ': ')],
  [/^disturber $/, () => words('after ')],
  [/^disturber after (?:move )?$/, (analysis) => numbers(analysis, 0, ': ')],
  [/^disturber after (?:move )?\d+ ?: ?$/, () => words('black', 'white', 'none')],
  [/^captures \d+ $/, () => words('at move ')],
  [/^captures \d+ at move $/, (analysis) => numbers(analysis, 1, '')],
  [/^eye $/, eyePoints],
  [/^eye \S+ $/, () => words('is ', 'of black is ', 'of white is ')],
  [/^eye \S+ of $/, () => words('black is ', 'white is ')],
  [/^eye \S+ of (?:black|white) $/, () => words('is ')],
  [/^eye \S+ (?:of (?:black|white) )?is $/, eyeWorth],
  [/^repetition $/, () => words('at move ')],
  [/^repetition at move $/, (analysis) => numbers(analysis, 1, ' ')],
  [/^repetition at move \d+ $/, () => words('of move ', 'of the start')],
  [/^repetition at move \d+ of move $/, (analysis) => numbers(analysis, 0, '')],
];

function words(...texts: readonly string[]): Proposal[] {
  return texts.map((text) => ({ label: text.trimEnd(), kind: 'word', text }));
}

/** The shown numbers of the entry's own moves, and of the start if `from` is 0. */
function numbers(analysis: Analysis, from: 0 | 1, behind: string): Proposal[] {
  const list: Proposal[] = [];
  const number = (n: number, detail: string) => {
    const label = String(analysis.shown(n));
    list.push({ label, kind: 'word', detail, text: label + behind });
  };
  if (from === 0) number(0, say(message('complete.start')));
  for (const n of ownMoves(analysis)) number(n, say(describeMove(analysis, n)));
  return list;
}

/** The stones that can be hot: those that moves have put there. */
function hotStones({ game, index }: Analysis, begun: string): Proposal[] {
  const n = index(Number(/\d+/.exec(begun)?.[0]));
  if (n < 0) return [];
  const { geometry } = game.start.position;
  const listed = new Set(begun.slice(begun.indexOf(':')).split(/[\s,:]+/));
  const position = game.after(n);
  const played = game.plies
    .slice(0, n)
    .filter((ply) => ply.kind === 'play' && position.at(ply.point) === ply.color)
    .map((ply) => ply.point);
  const names = geometry.names(new Set(played)).filter((name) => !listed.has(name));
  const list: Proposal[] = names.map((label) => ({ label, kind: 'point' }));
  return listed.size > 1 ? list : [...list, ...words('none')];
}

/**
 * Points that can be eyes, the narrowest spaces first; a large board has too many empty points to
 * list them all.
 */
function eyePoints({ game, inherited, labels }: Analysis, _: string, word: string): Proposal[] {
  const position = game.after(inherited);
  const { geometry } = position;
  const empty = [...position.cells.keys()].filter((point) => position.at(point) === EMPTY);
  const room = (point: Point) =>
    geometry.adjacent(point).filter((next) => position.at(next) === EMPTY).length;
  const narrow = [...empty].sort((a, b) => room(a) - room(b)).slice(0, MOST_EYES);
  const begun = word === '' ? [] : empty.filter((point) => geometry.name(point).startsWith(word));
  return [
    ...[...labels].map(
      ([label, point]): Proposal => ({
        label,
        kind: 'label',
        detail: geometry.name(point),
        text: `${label} `,
      }),
    ),
    ...[...new Set([...narrow, ...begun])].map((point): Proposal => {
      const label = geometry.name(point);
      return { label, kind: 'point', text: `${label} ` };
    }),
  ];
}

const MOST_EYES = 20;

/** What the eye that a claim names is worth, if it has been read, and the other classes. */
function eyeWorth(analysis: Analysis, begun: string): Proposal[] {
  const classes = words(...EYE_CLASSES);
  const named = namedEye(analysis, begun);
  const eye = named && knownEye(entryEyes(analysis), named.point, named.owner);
  if (!eye?.value) return classes;
  return [{ label: eye.symbolic, kind: 'claim', detail: trueClass(eye.class) }, ...classes];
}

function trueClass(name: Eye['class']): string {
  const kind = name ? message('eyes.class', { class: name }) : message('eyes.undecided');
  return say(message('complete.true-class', { class: kind }));
}

/** The eye that a claim speaks of so far, when what follows is its worth. */
export function namedEye(analysis: Analysis, begun: string): { point: Point; owner: Color | null } | null {
  const [, name = '', color] = /^eye (\S+) (?:of (black|white) )?is /.exec(begun) ?? [];
  const position = drawn(analysis);
  const points = [...position.cells.keys()];
  const point = analysis.labels.get(name) ?? points.find((p) => position.geometry.name(p) === name);
  if (point === undefined || position.at(point) !== EMPTY) return null;
  return { point, owner: color === 'black' ? BLACK : color === 'white' ? WHITE : null };
}
