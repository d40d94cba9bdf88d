import { printRational } from '../../eyes/index.ts';
import { Game } from '../../go/game.ts';
import { finish } from '../../go/task.ts';
import { BLACK, isMisplay, type Move, type Point, WHITE } from '../../go/types.ts';
import { drawnOn, type Figure, isFact, type Loss, makeFigure } from '../../notation/export/index.ts';
import { commentsOf, type EntrySyntax, printShow } from '../../notation/index.ts';
import { FAR } from '../../rules/rule.ts';
import { isWritten, message, ruleWord, say } from '../../words/index.ts';
import {
  type Analysis,
  drawingOf,
  inForce,
  judgementOf,
  judgementWork,
  judgeUpTo,
  readShownEyes,
  ruleName,
  type ShownParts,
  shownEyes,
  shownOf,
} from '../analysis/index.ts';
import { marksAt } from '../view/index.ts';

/** Which moves of an entry a figure shows. */
interface FigureRequest {
  /** The whole game from its start, those of `from:` included, or what the entry itself adds. */
  readonly scope: 'game' | 'picture';
  /** Only the position after so many moves of the game, and none of them. */
  readonly at?: number;
  /** What the author says that a figure shows, in place of all moves. */
  readonly shows?: true | undefined;
}

/**
 * What printers need of an entry; `from` is the number of moves of its game before the figure.
 * `null` when there is no board to print.
 */
export function figureOfEntry(
  analysis: Analysis,
  request: FigureRequest,
): { readonly figure: Figure; readonly from: number; readonly lost: Loss[] } | null {
  const drawing = drawingOf(analysis);
  if (!drawing) return null;
  const { game, syntax, inherited, shift } = analysis;
  const lost: Loss[] = [];
  // Below `from:` numbers may begin again; then those of the moves before them are no numbers that
  // can be shown.
  const whole = request.scope === 'game' && shift !== null && shift >= 0;
  const at = request.at === undefined ? null : Math.max(0, Math.min(request.at, game.length));
  const asked = request.shows && at === null ? shownOf(analysis) : null;
  const [first, end] = rangeOf(asked) ?? [at ?? (whole ? 0 : inherited), at ?? game.length];
  const from = first;
  if (asked?.numbers && asked.numbers.to < end) lost.push(lostShow());
  if (from > 0 && !asked)
    lost.push({
      code: 'lost.from',
      message: message('loss.from', { moves: from }),
    });
  const moves: Move[] = game.plies.slice(from, end).map(({ move }) => move);
  const facts = factsOf(analysis, at !== null, lost, { shows: request.shows, from });
  const said = commentsOf(syntax).map((one) => ({ ...one, after: one.after + inherited }));
  const comments = at === null ? said.filter(({ after }) => after >= from && after <= end) : [];
  if (comments.length < said.length) {
    const count = said.length - comments.length;
    lost.push({ code: 'lost.comments', message: message('loss.comments', { count }) });
  }
  const figure = makeFigure({
    title: syntax.title?.value ?? null,
    board: drawing,
    game:
      from === 0 && end === game.length && at === null
        ? game
        : Game.of({ position: game.after(from), toPlay: game.toPlayAfter(from) }, moves),
    first: Math.max(1, analysis.shown(from + 1)),
    last: lastOf(game, from),
    ...drawnOn(drawing),
    // What is drawn on a board is said of that entry; another that continues it says its own.
    ...(syntax.diagram ? {} : { signs: [], lines: [], links: [], ...syntax.drawn }),
    ...(request.shows && { seen: seenOf(analysis, asked, { from, end, isPosition: at !== null }) }),
    ...(at !== null && at > 0 && game.after(at) !== game.start.position ? { lines: [], links: [] } : {}),
    coordinates: drawing.coordinates ?? false,
    rules: rulesOf(analysis),
    captured: capturedBefore(game, from),
    facts,
    comments: comments.map((one) => ({ ...one, after: one.after - from })),
    isTurnSaid: from > 0 || isTurnSaid(analysis),
  });
  return { figure, from, lost };
}

/** The moves of a figure that the author has chosen: from its first board to the shown one. */
function rangeOf(asked: ShownParts | null): [number, number] | null {
  if (!asked || asked.at === null) return null;
  const { at, numbers } = asked;
  return [numbers && numbers.to >= at ? Math.min(numbers.from - 1, at) : at, at];
}

/** What the author and the rule in force want to be seen of moves, and on the board after them. */
function seenOf(
  analysis: Analysis,
  asked: ShownParts | null,
  { from, end, isPosition }: { readonly from: number; readonly end: number; readonly isPosition: boolean },
): Figure['seen'] {
  const rule = inForce(analysis);
  // A text is waited for, and a search may take long.
  finish(judgeUpTo(analysis, rule, end, () => true));
  const work = asked?.hot ? judgementWork(analysis, analysis.rules) : [];
  for (const one of work) finish(one.work());
  if (asked?.eyes) finish(readShownEyes(analysis));
  const eyes = asked?.eyes ? shownEyes(analysis, end) : [];
  const hot = marksAt(analysis, end).filter(({ mark }) => mark.kind === 'hot');
  const isForbidden = (n: number) => {
    const judged = judgementOf(analysis, rule, n);
    if (typeof judged === 'string' || isMisplay(judged.verdict.code)) return false;
    return judged.verdict.verdict === 'forbidden';
  };
  const moves = isPosition ? [] : Array.from({ length: end - from }, (_, i) => i + 1);
  return {
    eyes: eyes.map(({ point, symbolic }) => ({ point, text: symbolic })),
    hot: hot.map(({ point }) => point),
    forbidden: moves.filter((n) => isForbidden(from + n)),
    rule: say(ruleName(rule)),
    whole: asked?.whole ?? false,
  };
}

/** Whether an entry, or one that it continues, says whose turn it is. */
function isTurnSaid(analysis: Analysis): boolean {
  let at: Analysis | null = analysis;
  while (at && at.syntax.toPlay === null) at = at.parent;
  return at !== null;
}

function lastOf(game: Game, n: number): Point {
  const ply = game.plies[n - 1];
  return ply && ply.kind === 'play' && !ply.misplay ? ply.point : -1;
}

function capturedBefore(game: Game, n: number): [number, number, number] {
  const taken: [number, number, number] = [0, 0, 0];
  for (const [i, ply] of game.plies.slice(0, n).entries()) {
    for (const point of ply.captured) {
      const color = point === ply.point ? ply.color : game.after(i).cells[point];
      if (color === BLACK || color === WHITE) taken[color]++;
    }
  }
  return taken;
}

/** The rules that the entry, or one that it continues, names; none when the settings decide. */
function rulesOf(analysis: Analysis): readonly string[] {
  let at: Analysis | null = analysis;
  while (at && at.syntax.rules.length === 0) at = at.parent;
  return at ? [...new Set(at.syntax.rules.map(({ value }) => ruleWord(value)))] : [];
}

/**
 * Lines that are neither drawn nor played. Claims speak of moves, so a position without its moves
 * cannot keep them.
 */
function factsOf(
  analysis: Analysis,
  position: boolean,
  lost: Loss[],
  { shows, from }: { readonly shows: true | undefined; readonly from: number },
): Figure['facts'] {
  const { fields } = analysis.syntax;
  const facts = fields.filter(({ key, known, value }) => known && value !== '' && isFact(key));
  const kept = position ? facts.filter(({ key }) => key !== 'expect') : facts;
  const claims = facts.length - kept.length;
  if (claims > 0) lost.push({ code: 'lost.facts', message: message('loss.claims', { count: claims }) });
  const shown = shows ? '' : showLine(analysis, position ? Number.POSITIVE_INFINITY : from, lost);
  const own = [
    ...inheritedOf(analysis),
    ...(position ? [] : inheritedNames(analysis)),
    ...kept.filter(({ key }) => key !== 'show').map(({ key, value }) => ({ key, value })),
    ...(shown === '' ? [] : [{ key: 'show', value: shown }]),
  ];
  const rules = rulesOf(analysis);
  return rules.length > 0 ? [{ key: 'rules', value: rules.join(', ') }, ...own] : own;
}

/**
 * What a figure shows, as a line of it; without moves that are not moves of the figure, which is
 * told.
 */
function showLine({ syntax, index }: Analysis, from: number, lost: Loss[]): string {
  const { show } = syntax;
  if (!show) return '';
  const { after, numbers } = show;
  const kept = {
    ...show,
    after: after && index(after.value) >= from ? after : null,
    numbers: numbers && index(numbers.value.from) > from ? numbers : null,
  };
  if (kept.after !== after || kept.numbers !== numbers) lost.push(lostShow());
  return printShow(kept);
}

function lostShow(): Loss {
  return { code: 'lost.facts', message: message('loss.facts', { count: 1, keys: ['show'] }) };
}

/** Names of rules that claims may use, and an entry has from one that it continues. */
function inheritedNames({ syntax, parent }: Analysis): { key: string; value: string }[] {
  return [...(syntax.ruleNames ?? [])].flatMap(([name, rule]) =>
    parent?.syntax.ruleNames?.get(name) === rule && !isWritten(rule)
      ? [{ key: 'rule', value: `${name} = ${rule}` }]
      : [],
  );
}

/**
 * What verdicts turn on, and an entry has from one that it continues, or from the rule set of a
 * record.
 */
function inheritedOf(analysis: Analysis): { key: string; value: string }[] {
  const said: { key: string; value: string }[] = [];
  const nearest = <T>(of: (syntax: EntrySyntax) => T | null): T | null => {
    let at: Analysis | null = analysis;
    while (at && of(at.syntax) === null) at = at.parent;
    return at && of(at.syntax);
  };
  const add = (key: string, value: string | number | null) => {
    if (value !== null && !analysis.syntax.fields.some((field) => field.known && field.key === key))
      said.push({ key, value: String(value) });
  };
  add(
    'suicide',
    nearest(({ suicide }) => (suicide === 'rule' ? null : suicide)),
  );
  add(
    'hidden-kos',
    nearest(({ hiddenKos }) => hiddenKos),
  );
  add(
    'max-cycle',
    nearest(({ maxCycle }) => (maxCycle === FAR ? 'far' : maxCycle)),
  );
  const a = nearest(({ eyeValues }) => eyeValues);
  add('eye-values', a && `a=${printRational(a)}`);
  return said;
}
