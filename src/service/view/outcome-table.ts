/** Who wins, as a table: rules down, who begins and threats across. */
import type { KobanDocument } from '../../document/index.ts';
import { chainAt } from '../../go/position.ts';
import { BLACK, type Color, colorName, opponent, type Point, WHITE } from '../../go/types.ts';
import {
  type Boundary,
  type Certificate,
  comparedWith,
  isSameSupply,
  isUndecided,
  NO_SUPPLY,
  ONE_MORE,
  type OutcomeAnswer,
  resultOf,
  type SaidSupply,
  type Supply,
  saidSupply,
  targetColors,
} from '../../outcome/index.ts';
import type { OutcomeTable } from '../../protocol/outcomes.ts';
import { RULES, ruleOf } from '../../rules/index.ts';
import type { RuleId } from '../../rules/rule.ts';
import { type Message, message, ruleWord, say } from '../../words/index.ts';
import {
  type Analysis,
  answering,
  areOutcomesKnown,
  askedAgain,
  boundaryNotes,
  inForce,
  isForbiddenUnder,
  knownAnswer,
  knownSmaller,
  moment,
  type OneQuestion,
  type PlacedAnalysis,
  placeAt,
  questionAbout,
  questionKey,
  questionWords,
  restsOn,
  resultWords,
  robustnessWords,
  ruleName,
  rulesNamed,
  ruleTitle,
  smallerLines,
  smallerWords,
  smallerWork,
  type Work,
} from '../analysis/index.ts';
import { ruleShort } from './verdict-lines.ts';

/** What is asked about: a stone of each chain, on the board after move `index`. */
export interface AskedChains {
  readonly index: number;
  readonly points: readonly Point[];
  /** Who begins in the claim that names them. */
  readonly begins?: Color;
  /** What is asked otherwise than as the entry says it. */
  readonly asked?: Partial<Pick<OneQuestion['question'], 'goal' | 'passes'>>;
}

type ShownCell = OutcomeTable['rows'][number]['cells'][number];

/**
 * The chains that the author means at an offset of the entry's own text: that of the stone there,
 * drawn or played, or those of a claim. The row `goal:` names what belongs together. Elsewhere the
 * goal is meant, or the first chain that a claim is about; `null` where there is none.
 */
export function chainsMeant(analysis: Analysis, offset: number | null): AskedChains | null {
  const { game, syntax, inherited } = analysis;
  const place = offset === null ? null : placeAt(analysis, offset);
  const end = game.length;
  if (place?.kind === 'point') {
    const { point } = place;
    if (isStone(game.after(inherited).at(point))) return chainsAt(analysis, inherited, point);
  }
  const played = place?.kind === 'move' ? chainPlayed(analysis, place.n) : null;
  if (played) return played;
  const claims = place?.kind === 'expect' ? [place.expect] : syntax.expects;
  const goal = syntax.outcome?.goal;
  for (const { claim } of claims) {
    if (!claim || !('after' in claim)) continue;
    if (claim.kind === 'only' || claim.kind === 'grade') {
      // What stands before the moves of the entry is what they are about.
      if (goal)
        return { index: claim.after === null ? inherited : analysis.index(claim.after), points: goal };
      continue;
    }
    if (!('first' in claim) || !('black' in claim)) continue;
    const index = claim.after === null ? end : analysis.index(claim.after);
    const first = 'begins' in claim && claim.begins ? claim.player : claim.first;
    const begins = first !== null && { begins: first };
    if ('target' in claim && claim.target !== null)
      return { ...chainsAt(analysis, index, claim.target), ...begins };
    if (goal) return { index, points: goal, ...begins };
  }
  return goal ? { index: end, points: goal } : null;
}

/** The chain of the stone that move `n` plays, if it plays one. */
export function chainPlayed(analysis: Analysis, n: number | null): AskedChains | null {
  if (n === null || n < 1) return null;
  const { point } = analysis.game.ply(n);
  return point >= 0 && isStone(analysis.game.after(n).at(point)) ? chainsAt(analysis, n, point) : null;
}

/**
 * In a record: the chains of the claim that is meant, or of the goal, while they stand, else that
 * of the stone that move `n` plays.
 */
export function chainsInRecord(analysis: Analysis, n: number, claimed: Analysis | null): AskedChains | null {
  const goal = analysis.syntax.outcome?.goal;
  const all = [claimed && chainsMeant(claimed, null), goal ? { index: n, points: goal } : null];
  for (const one of all)
    if (one?.points.every((p) => isStone(analysis.game.after(one.index).at(p)))) return one;
  return chainPlayed(analysis, n);
}

const isStone = (cell: number): boolean => cell === BLACK || cell === WHITE;

/** The chain of a stone; with those that `goal:` names, if it is one of them. */
export function chainsAt(analysis: Analysis, index: number, point: Point): AskedChains {
  const goal = analysis.syntax.outcome?.goal;
  const chain = chainAt(analysis.game.after(index), point);
  const isGoal = goal?.some((p) => chain?.points.includes(p));
  return { index, points: isGoal && goal ? goal : [point] };
}

/** The threats that are asked about: none, one on either side, those of the entry. */
function threatsAsked({ syntax }: Analysis): Supply[] {
  const own = syntax.outcome?.threats;
  const all = [NO_SUPPLY, ...ONE_MORE];
  const isThere = !own || all.some((one) => isSameSupply(one, own));
  return isThere ? all : [...all, own];
}

function rulesAsked(analysis: Analysis): RuleId[] {
  return [...new Set([...rulesNamed(analysis), ...RULES.map(({ id }) => id)])].filter((id) => ruleOf(id));
}

/**
 * The supplies that are asked about: threats, with the spare moves of the entry, then one spare
 * move of either and of each, unless the entry says how many there are.
 */
function suppliesAsked(analysis: Analysis): { readonly threats: Supply; readonly spare: Supply }[] {
  const { outcome } = analysis.syntax;
  const spare = outcome?.spare ?? NO_SUPPLY;
  const all = threatsAsked(analysis).map((threats) => ({ threats, spare }));
  if (outcome?.spare) return all;
  return [...all, ...ONE_MORE.map((one) => ({ threats: outcome?.threats ?? NO_SUPPLY, spare: one }))];
}

interface AskedCell {
  readonly rule: RuleId;
  readonly first: Color;
  readonly threats: Supply;
  readonly spare: Supply;
  readonly asked: OneQuestion | Message | null;
}

function cellsOf(analysis: Analysis, { index, points, asked = {} }: AskedChains): AskedCell[][] {
  return rulesAsked(analysis).map((rule) =>
    ([BLACK, WHITE] as const).flatMap((first) =>
      suppliesAsked(analysis).map(({ threats, spare }) => ({
        rule,
        first,
        threats,
        spare,
        asked: questionAbout(analysis, index, points, { rule, first, threats, spare, ...asked }),
      })),
    ),
  );
}

/** The searches that a table waits for, the rule in force and no threats first. */
export function outcomeTableWork(analysis: Analysis, chains: AskedChains): Work[] {
  const cells = cellsOf(analysis, chains).flat();
  const isUsed = ({ black, white }: Supply) => black + white > 0;
  const rank = ({ rule, threats, spare }: AskedCell) =>
    (rule === inForce(analysis) ? 0 : 2) + (isUsed(threats) || isUsed(spare) ? 1 : 0);
  const sorted = [...cells].sort((a, b) => rank(a) - rank(b));
  const waiting = sorted.flatMap(({ asked }) =>
    asked && !('code' in asked) ? (answering(analysis, asked) ?? []) : [],
  );
  if (waiting.length > 0) return waiting;
  // When all else is known: what another number of passes does, and what is decided in place of
  // what is not.
  const ended = analysis.syntax.outcome?.spare
    ? []
    : withoutSupplies(analysis, sorted).flatMap((cell): Work[] => {
        const other = passesAsked(analysis, cell);
        const work = other && answering(other.analysis, other);
        return work ? [{ ...work, subject: analysis }] : [];
      });
  return [
    ...ended,
    ...openIn(analysis, sorted).flatMap(({ question }) => smallerWork('table', analysis, question) ?? []),
  ];
}

/** The cells with the threats of the entry, and no spare move. */
function withoutSupplies(analysis: Analysis, cells: readonly AskedCell[]): AskedCell[] {
  const own = analysis.syntax.outcome?.threats ?? NO_SUPPLY;
  return cells.filter(({ threats, spare }) => isSameSupply(threats, own) && isSameSupply(spare, NO_SUPPLY));
}

/** The first question of each beginner that is undecided. */
function openIn(analysis: Analysis, cells: readonly AskedCell[]): OneQuestion[] {
  return ([BLACK, WHITE] as const).flatMap((first) => {
    const open = cells.find((cell) => {
      const answer = cell.first === first ? answerIn(analysis, cell) : undefined;
      return answer && isOpenIn(cell, answer);
    })?.asked;
    return open && !('code' in open) ? [open] : [];
  });
}

function isOpenIn({ asked }: AskedCell, answer: OutcomeAnswer): boolean {
  return asked !== null && !('code' in asked) && isUndecided(answer, asked.region);
}

/**
 * What is decided in place of the first undecided question of each beginner, unless a cell says it.
 */
function smallerNotes(analysis: Analysis, cells: readonly AskedCell[]): Message[] {
  const shown = new Set(
    cells.flatMap(({ asked }) => (asked && !('code' in asked) ? [questionKey(asked.question)] : [])),
  );
  return openIn(analysis, cells).flatMap(({ question }) => {
    const found = knownSmaller('table', question);
    if (!found || shown.has(questionKey(found.question))) return [];
    return [smallerWords(analysis, question, found, smallerLines(analysis, found))];
  });
}

/** The table as far as it is known; without chains it says how to name some. */
export function outcomeTable(
  document: KobanDocument,
  { analysis, id }: PlacedAnalysis,
  chains: AskedChains | null,
): Omit<OutcomeTable, 'asked' | 'moves'> {
  const cells = chains ? cellsOf(analysis, chains) : [];
  const asked = cells[0]?.[0]?.asked ?? null;
  const problem = !chains ? message('wins.no-stone') : asked && 'code' in asked ? asked : null;
  const { geometry } = analysis.game.start.position;
  const { index = 0, points = [] } = chains ?? {};
  const { outcome } = analysis.syntax;
  const isInferred = analysis.isInferred === true && chains?.points === outcome?.goal;
  const title = message('wins.title', { targets: geometry.names(points), at: moment(analysis, index) });
  return {
    uri: document.uri,
    entry: id,
    version: document.version,
    index,
    points: [...points],
    title: chains ? say(title) : '',
    notes: (problem
      ? [problem]
      : asked && !('code' in asked)
        ? [
            ...forbiddenWords(analysis, index),
            ...(isInferred ? [message('wins.inferred')] : []),
            // The whole board outside of a wall would be a list of hundreds.
            ...questionWords(
              isInferred ? { ...asked.region, outside: [] } : asked.region,
              asked.question.passes,
            ),
            ...boundaryNotes(asked.question, asked.region),
            ...smallerNotes(analysis, cells.flat()),
            ...sparedWords(analysis, cells.flat(), asked.region),
          ]
        : []
    ).map((note) => say(note)),
    ...(chains?.begins !== undefined && { begins: colorName(chains.begins) }),
    columns: problem
      ? []
      : (cells[0] ?? []).map(({ first, threats, spare }) => ({
          first: colorName(first),
          threats: saidSupply(threats),
          spare: saidSupply(spare),
          head: say(message('wins.first', { first: colorName(first) })),
          text: say(suppliesHead(threats, spare)),
        })),
    rows: problem
      ? []
      : cells.map((row, i) => {
          const rule = rulesAsked(analysis)[i] as RuleId;
          return {
            rule,
            title: say(ruleTitle(rule, analysis)),
            short: ruleShort(analysis, rule),
            inForce: rule === inForce(analysis),
            cells: row.map((cell) => shownCell(analysis, cell)),
          };
        }),
    words: {
      rule: say(message('wins.rule')),
      try: say(message('trial.try')),
      close: say(message('wins.close')),
      help: say(message('wins.help')),
      moves: say(message('graded.list')),
    },
  };
}

/** Threats, and spare moves where there are any. */
export function suppliesWord(threats: SaidSupply, spare: SaidSupply): Message {
  const first = message('wins.threats', threats);
  return spare.black === 0 && spare.white === 0
    ? first
    : message('wins.supplies', { threats: first, spare: message('wins.spare', spare) });
}

/** The same over a column: what there is none of is not named beside what there is. */
function suppliesHead(threats: Supply, spare: Supply): Message {
  const hasNone = threats.black + threats.white === 0;
  if (hasNone && spare.black + spare.white > 0) return message('wins.spare', saidSupply(spare));
  return suppliesWord(saidSupply(threats), saidSupply(spare));
}

/** What spare moves do to the answers without threats, once all of that is known. */
function sparedWords(analysis: Analysis, cells: readonly AskedCell[], region: Boundary): Message[] {
  if (analysis.syntax.outcome?.spare) return [];
  const told = withoutSupplies(analysis, cells).map((cell) => {
    const answer = answerIn(analysis, cell);
    const turns = ONE_MORE.map((by) => {
      const other = cells.find(
        ({ rule, first, threats, spare }) =>
          rule === cell.rule &&
          first === cell.first &&
          isSameSupply(threats, cell.threats) &&
          isSameSupply(spare, by),
      );
      return { by, answer: other && answerIn(analysis, other) };
    });
    return { cell, answer, turns };
  });
  const known = told.flatMap(({ cell, answer, turns }) => {
    const { asked } = cell;
    const answers = turns.flatMap(({ by, answer }) => (answer ? [{ by, answer }] : []));
    const ended = passesAsked(analysis, cell);
    const other = ended && knownAnswer(ended.analysis, ended.question);
    if (!answer || !asked || 'code' in asked || answers.length < turns.length) return [];
    if (ended && !other) return [];
    return [
      {
        question: asked.question,
        answer,
        robustness: comparedWith(answer, answers, ended && other ? [ended.question.passes, other] : null),
      },
    ];
  });
  return known.length < told.length ? [] : robustnessWords(known, region);
}

/**
 * The same question with the other number of passes, and the analysis with the budget for that;
 * `null` where the answer is not known, or open.
 */
function passesAsked(
  analysis: Analysis,
  cell: AskedCell,
): (OneQuestion & { readonly analysis: Analysis }) | null {
  const { asked } = cell;
  const answer = answerIn(analysis, cell);
  if (!asked || 'code' in asked || !answer || answer.undecided) return null;
  const passes = asked.question.passes === 2 ? 3 : 2;
  return {
    question: { ...asked.question, passes },
    region: asked.region,
    analysis: { ...analysis, outcomeBudget: askedAgain(analysis, answer) },
  };
}

function answerIn(analysis: Analysis, { asked }: AskedCell): OutcomeAnswer | undefined {
  return asked && !('code' in asked) ? knownAnswer(analysis, asked.question) : undefined;
}

/** That rules of the table forbid the move before the question, as far as that is known. */
function forbiddenWords(analysis: Analysis, n: number): Message[] {
  const rules = rulesAsked(analysis).filter((rule) => isForbiddenUnder(analysis, rule, n));
  const about = { move: analysis.shown(n), before: null, rules: rules.map((rule) => ruleWord(rule)) };
  return rules.length > 0 ? [message('output.outcome.forbidden', about)] : [];
}

function shownCell(analysis: Analysis, cell: AskedCell): ShownCell {
  const { rule, first, threats, spare, asked } = cell;
  const answer = answerIn(analysis, cell);
  const about = {
    rule: ruleName(rule),
    first: colorName(first),
    threats: suppliesWord(saidSupply(threats), saidSupply(spare)),
  };
  if (!answer || !asked || 'code' in asked) {
    const text = message('wins.pending');
    return {
      state: 'pending',
      text: say(text),
      says: say(message('wins.cell', { ...about, said: text })),
      forced: [],
    };
  }
  const summary = resultWords(answer, asked.region, rule);
  const isOpen = isOpenIn(cell, answer);
  const forced = forcedBy(answer, asked.region);
  const told = [
    ...forced.map(({ message }) => message),
    ...(answer.undecided ? [answer.undecided.reason] : []),
  ];
  const all =
    told.length > 0 ? told.reduce((a, b) => message('wins.both', { first: a, second: b })) : summary;
  return {
    state: isOpen ? 'undecided' : 'known',
    text: say(summary),
    ...winnerPart(resultOf(answer, targetColors(asked.region), asked.region.goal), asked.region),
    says: say(message('wins.cell', { ...about, said: all })),
    forced: forced.map(({ strategy, owner, message: text }) => ({ strategy, owner, text: say(text) })),
  };
}

/** The player who gets their way, where it is one of the two, and what they do. */
function winnerPart(
  summary: ReturnType<typeof resultOf>,
  region: Boundary,
): Pick<ShownCell, 'winner' | 'word'> {
  const [asked = BLACK] = targetColors(region);
  const winners: { readonly [S in typeof summary]?: Color } = {
    'black-captured': WHITE,
    'white-captured': BLACK,
    'black-lives': BLACK,
    'white-lives': WHITE,
    connected: asked,
    unconnected: opponent(asked),
  };
  const winner = winners[summary];
  // Where nobody does, one owner may live and the other not, so no one word is enough.
  if (winner === undefined) return {};
  return { winner: colorName(winner), word: say(message('wins.word', { summary })) };
}

/**
 * What each player can force by a strategy of the proof, without what no player would want: the
 * capture of an own chain, or, for who has none, that nothing is captured.
 */
function forcedBy({ certificate }: OutcomeAnswer, region: Boundary) {
  if (!certificate) return [];
  return wantedStrategies(certificate, region).flatMap((strategy) => {
    const { owner, forces } = certificate.strategies[strategy] ?? {};
    return owner && forces ? [{ strategy, owner, message: message('wins.force', { owner, forces }) }] : [];
  });
}

/** Strategies for what a player would want; all of them where nobody wants any. */
export function wantedStrategies({ strategies }: Certificate, region: Boundary): number[] {
  const colors = targetColors(region).map(colorName);
  const all = [...strategies.keys()];
  const wanted = all.filter((n) => {
    const { owner, forces } = strategies[n] as (typeof strategies)[number];
    const other = owner === 'black' ? 'white' : 'black';
    return colors.includes(owner)
      ? !forces.includes(`${owner}-captured`)
      : forces.includes(`${other}-captured`);
  });
  return wanted.length > 0 ? wanted : all;
}

/**
 * What is known without a search of who wins about the chain of a stone: a sentence for each player
 * who may begin, with the rules that agree together. Nothing where nothing is known.
 */
export function knownOutcomes(analysis: Analysis, { index, points }: AskedChains): Message[] {
  if (!areOutcomesKnown()) return [];
  const threats = analysis.syntax.outcome?.threats ?? NO_SUPPLY;
  const known = ([BLACK, WHITE] as const).flatMap((first) => {
    const groups = new Map<string, { said: Message; rules: Message[] }>();
    for (const rule of rulesAsked(analysis)) {
      const said = knownSummary(analysis, { index, points }, { rule, first, threats });
      if (!said) continue;
      const key = JSON.stringify(said);
      const group = groups.get(key) ?? { said, rules: [] };
      group.rules.push(ruleName(rule));
      groups.set(key, group);
    }
    const about = { first: colorName(first), threats: message('wins.threats', saidSupply(threats)) };
    return groups.size === 0 ? [] : [message('wins.known', { ...about, groups: [...groups.values()] })];
  });
  const rule = inForce(analysis);
  const asked = known.length > 0 && questionAbout(analysis, index, points, { rule, first: BLACK, threats });
  return asked && !('code' in asked) ? [...known, restsOn(asked.question, asked.region)] : known;
}

/** What an entry asks by its goal or its claims: who wins for the player to move. */
interface OwnOutcome {
  readonly title: Message;
  /** In a word or two; `null` where it is not known. */
  of(rule: RuleId): Message | null;
  work(rules: readonly RuleId[]): Work[];
}

/** `null` for an entry that has no goal and no claim about an outcome. */
export function ownOutcome(analysis: Analysis): OwnOutcome | null {
  const chains = chainsMeant(analysis, null);
  if (!chains) return null;
  const threats = analysis.syntax.outcome?.threats ?? NO_SUPPLY;
  const first = analysis.game.toPlayAfter(chains.index);
  const about = { first: colorName(first), threats: message('wins.threats', saidSupply(threats)) };
  return {
    title: message('wins.row', about),
    of: (rule) => knownSummary(analysis, chains, { rule, first, threats }),
    work: (rules) =>
      rules.flatMap((rule) => {
        const asked = questionAbout(analysis, chains.index, chains.points, { rule, first, threats });
        return asked && !('code' in asked) ? (answering(analysis, asked) ?? []) : [];
      }),
  };
}

function knownSummary(
  analysis: Analysis,
  { index, points }: AskedChains,
  about: Pick<OneQuestion['question'], 'rule' | 'first' | 'threats'>,
): Message | null {
  const asked = areOutcomesKnown() ? questionAbout(analysis, index, points, about) : null;
  const answer = asked && !('code' in asked) ? knownAnswer(analysis, asked.question) : undefined;
  return answer && asked && !('code' in asked) ? resultWords(answer, asked.region, about.rule) : null;
}
