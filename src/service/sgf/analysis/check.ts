import { must } from '../../../go/must.ts';
import type { Task } from '../../../go/task.ts';
import { BLACK, type Color, colorName, opponent } from '../../../go/types.ts';
import type { Fix, Span } from '../../../notation/index.ts';
import {
  checkText,
  isSetup,
  MOST_FINDINGS,
  moveFixes,
  pack,
  readPoints,
  readText,
  sgfProblem,
} from '../../../notation/sgf/index.ts';
import { ruleOf } from '../../../rules/index.ts';
import { type Message, message } from '../../../words/index.ts';
import {
  type Analysis,
  checkedProblem,
  claimFindings,
  evaluate,
  type Finding,
  finding,
  graded,
  moveFindings,
  PROBLEMS_REQUEST,
  type ProblemText,
  type Settings,
  unreadRule,
} from '../../analysis/index.ts';
import { claimingOf, claimsOf } from './claims.ts';
import { countedResult } from './counted.ts';
import { lifeless } from './lifeless.ts';
import { lineThrough } from './line.ts';
import { isProblemGame, meantProblem } from './problem.ts';
import type { SgfGame } from './sgf-game.ts';

const [C, KO, PL] = [pack('C'), pack('KO'), pack('PL')];
const AB = pack('AB');
const AW = pack('AW');
const AE = pack('AE');
const HA = pack('HA');
const B = pack('B');
const W = pack('W');

/**
 * All that is to be said of a game: what is wrong with the text, moves of any variation that cannot
 * be made, that the rule in force forbids or cannot decide, repetitions, stones on stones, moves
 * out of turn. Verdicts that wait for a search are left out until they are there.
 */
export class GameCheck {
  private readonly found: Finding[] = [];
  /** Moves that are not judged yet. */
  private open: number[] = [];
  /** Claims in comments that still wait for a search. */
  private claims: readonly Analysis[] = [];
  /** The problem that the game is, while it waits for its search. */
  private problem: ProblemText | null = null;
  private sorted: readonly Finding[] | null = null;
  /** Whether all of the game has been gone through. */
  isDone = false;

  constructor(
    private readonly game: SgfGame,
    private readonly settings: Settings,
  ) {}

  /** Goes through the game, as a task. */
  *run(): Task<void> {
    const { game, found } = this;
    const { size, isGo, sgf, ruleInForce: rule } = game;
    // A rule that an author has written may be named, too.
    for (const one of yield* checkText(sgf, { size, isGo, rule: message('rule.name', { rule }) }))
      if (one.code !== 'sgf.unknown-rules' || !game.ruleSet) found.push(one);
    if (isGo) {
      const named = game.ruleSet ? sgf.propertySpan(game.ruProperty) : sgf.nodeSpan(0);
      const unread = unreadRule(rule, named, game.chosen.ruleSources);
      if (unread) found.push(unread);
      if (!ruleOf(rule)?.searches) yield* game.verdicts.all(rule);
      for (let i = 0; i < game.plies.length; i++) {
        if (i % ITEMS_PER_SLICE === ITEMS_PER_SLICE - 1) yield;
        if (!this.judged(i)) this.open.push(i);
      }
      yield* turns(game, found);
      yield* setups(game, found);
      yield* lifeless(game, found);
      countedResult(game, found);
      this.claims = claimsOf(game).map(({ analysis }) => analysis);
      for (const { syntax } of this.claims) found.push(...syntax.problems);
      this.problem = meantProblem(game);
      this.claimed();
    }
    if (found.length > MOST_FINDINGS) {
      found.length = MOST_FINDINGS;
      found.push(sgfProblem('sgf.too-many', { start: 0, end: 1 }, { most: MOST_FINDINGS }));
      this.open = [];
    }
    this.isDone = true;
  }

  /** The findings that are known, in the order of the text. */
  get findings(): readonly Finding[] {
    if (this.sorted && this.open.length === 0 && this.claims.length === 0 && !this.problem)
      return this.sorted;
    this.claimed();
    this.open = this.open.filter((ply) => !this.judged(ply));
    // A repetition is one whatever the verdict will be.
    const waiting = this.open.filter((ply) => this.game.ply(ply).recreates);
    const all = [...this.found, ...waiting.slice(0, MOST_FINDINGS).flatMap((ply) => this.told(ply))];
    all.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    this.sorted = graded(all, this.settings);
    return this.sorted;
  }

  /** Takes what is to be said of claims and of a problem that no longer wait. */
  private claimed(): void {
    this.claims = this.claims.filter((analysis) => {
      const { expects } = analysis.syntax;
      if (expects.some((one) => evaluate(analysis, one)?.status === 'pending')) return true;
      this.found.push(...claimFindings(analysis, this.settings));
      return false;
    });
    const request = { ...PROBLEMS_REQUEST, states: this.settings.outcomeBudget };
    const problem = this.problem && checkedProblem(this.problem, request);
    if (!problem) return;
    this.found.push(...problem.findings);
    this.problem = null;
  }

  /** Takes what is to be said of a move; `false` when its verdict has not come. */
  private judged(i: number): boolean {
    const { game, found } = this;
    const ply = game.ply(i);
    if (ply.kind === 'setup') return true;
    const judged = ply.misplay ? undefined : game.verdicts.at(game.ruleInForce, i);
    if (!judged && !ply.misplay) return false;
    const plain = !judged || (judged.verdict.verdict === 'allowed' && !judged.verdict.hint);
    if (plain && !ply.misplay && !ply.recreates) return true;
    if (found.length <= MOST_FINDINGS) for (const one of this.told(i)) found.push(one);
    return true;
  }

  private impossible(i: number): readonly Fix[] {
    const { sgf } = this.game;
    const node = this.game.nodeOf(i);
    const { color } = this.game.ply(i);
    const property = sgf.find(node, color === BLACK ? B : W);
    return property < 0 ? [] : moveFixes(sgf, property, true);
  }

  private told(i: number): Finding[] {
    const { game, settings } = this;
    const claiming = claimingOf(game, lineThrough(game, i).analysis, i);
    const found = moveFindings(claiming, game.depth(i), settings);
    const told = found
      .filter(({ code }) => code !== 'game.cycle' || !hasTenuki(game, i))
      .map((one) => {
        if (one.code === 'play.occupied') return { ...one, fixes: this.impossible(i) };
        return one.code === 'play.suicide' && !game.ruleSet ? unsaidSuicide(game, one) : one;
      });
    const isProblem = told.some(({ code }) => code === 'basic.recapture') && isProblemGame(game);
    // `KO` says that the move is meant although it breaks a rule.
    const node = game.nodeOf(i);
    if (game.sgf.find(node, KO) < 0)
      return told.map((one) =>
        isProblem && one.code === 'basic.recapture'
          ? impliedThreat(game, i, one)
          : meaningIt(game.sgf, node, one),
      );
    return told.map((one) => (one.severity === 'error' ? { ...one, severity: 'hint' } : one));
  }
}

/** Whether a play elsewhere, written as a pass, stands between the positions of a repetition. */
function hasTenuki(game: SgfGame, i: number): boolean {
  const earliest = game.ply(i).recreates?.earliest ?? 0;
  for (let at = i; at >= 0 && game.depth(at) > earliest; at = game.before(at)) {
    const comment = readText(game.valueOf(game.nodeOf(at), C) ?? '');
    if (game.ply(at).kind === 'pass' && /^tenuki\s*(?:\n|$)/.test(comment)) return true;
  }
  return false;
}

/** Lines of problems leave out threats and their answers: the retake is no error there. */
function impliedThreat(game: SgfGame, i: number, { span }: Finding): Finding {
  const ply = game.ply(i);
  const { start } = game.sgf.nodeSpan(game.nodeOf(i));
  const [own, other] = ply.color === BLACK ? ['B', 'W'] : ['W', 'B'];
  const text = `;${own}[]C[tenuki];${other}[]C[tenuki]`;
  const point = ply.kind === 'play' ? game.geometry.name(ply.point) : '';
  const fixes = [{ title: message('fix.insert-tenukis'), edits: [{ span: { start, end: start }, text }] }];
  return finding('problem.threat', span, message('problem.threat', { point }), { fixes });
}

/** A move that a rule forbids, and that a player may have made all the same. */
function meaningIt(sgf: SgfGame['sgf'], node: number, one: Finding): Finding {
  if (one.severity !== 'error' || one.code.startsWith('play.') || !sgf.takesMore(node)) return one;
  const { end } = sgf.nodeSpan(node);
  const title = message('fix.write-code', { text: 'KO[]' });
  return {
    ...one,
    fixes: [{ title, edits: [{ span: { start: end, end }, text: 'KO[]' }] }, ...(one.fixes ?? [])],
  };
}

/**
 * Suicide where the record does not say by which rules it was played: most forbid it, and two that
 * a fix can write do not.
 */
function unsaidSuicide({ sgf, ruProperty }: SgfGame, one: Finding): Finding {
  const said = noting(one.message);
  if (ruProperty >= 0 || !sgf.takesMore(0)) return { ...one, message: said };
  const { end } = sgf.nodeSpan(0);
  const fixes = ['NZ', 'Tromp-Taylor'].map((name) => ({
    title: message('fix.write-ru-suicide', { name }),
    edits: [{ span: { start: end, end }, text: `RU[${name}]` }],
  }));
  return { ...one, message: said, fixes: [...(one.fixes ?? []), ...fixes] };
}

/** The same sentence with the remark that some rules allow it. */
function noting({ code, args }: Message): Message {
  const notes = Array.isArray(args.notes) ? args.notes : [];
  return { code, args: { ...args, notes: [...notes, message('note.no-rules')] } };
}

/** The check yields after this many moves or nodes. */
const ITEMS_PER_SLICE = 1024;

/**
 * Moves by the player who is not to play. Handicap stones may be played one after the other, so the
 * first moves of one color are let pass.
 */
function* turns(game: SgfGame, found: Finding[]): Task<void> {
  const { sgf, plies, toPlay } = game;
  const handicap = sgf.find(0, HA) >= 0;
  const turn = statedTurns(game);
  /** By ply: whether all moves up to it are of one color. */
  const alone = new Uint8Array(plies.length);
  for (let i = 0; i < plies.length; i++) {
    const ply = must(plies[i]);
    if (found.length > MOST_FINDINGS) return;
    if (i % ITEMS_PER_SLICE === ITEMS_PER_SLICE - 1) yield;
    const last = game.before(i);
    const before = plies[last];
    alone[i] = !before || (alone[last] === 1 && before.color === ply.color) ? 1 : 0;
    if (ply.kind === 'setup') continue;
    const node = game.nodeOf(i);
    const isSecond = before !== undefined && game.nodeOf(last) === node;
    const said = isSecond ? 0 : (turn[sgf.parent(node)] ?? 0);
    if (said !== 0 ? said === ply.color : before?.color !== ply.color) continue;
    if (said === 0 && handicap && alone[i] === 1) continue;
    // Where setup says nothing of turns, it leaves them open.
    if (said === 0 && before?.kind === 'setup' && toPlay[game.nodeOf(last)] === 0) continue;
    const color = colorName(ply.color);
    const property = game.propertyOf(i);
    // Of two moves in a node the second must be put into a node of its own first.
    const fixes = isSecond
      ? []
      : [...statedFix(game, node, ply.color), ...turnFixes(sgf, property, node, ply.color)];
    found.push(sgfProblem('sgf.turn', sgf.propertySpan(property), { color }, fixes));
  }
}

/** Before the first move `PL` is as likely to be wrong as all first moves together. */
function statedFix(game: SgfGame, node: number, color: Color): Fix[] {
  const { sgf } = game;
  const before = sgf.parent(node);
  const property = before < 0 ? -1 : sgf.find(before, PL);
  if (property < 0 || game.makesPly(before) || sgf.firstValue(property) >= sgf.endValue(property)) return [];
  const letter = color === BLACK ? 'B' : 'W';
  const title = message('fix.write-code', { text: `PL[${letter}]` });
  const span = sgf.innerSpan(sgf.firstValue(property));
  return [{ title, edits: [{ span, text: letter }], rewrites: span }];
}

function turnFixes(sgf: SgfGame['sgf'], property: number, node: number, color: Color): Fix[] {
  const other = color === BLACK ? 'W' : 'B';
  const said = { color: colorName(opponent(color)) };
  const { start } = sgf.nodeSpan(node);
  return [
    { title: message('fix.let-move', said), edits: [{ span: sgf.nameSpan(property), text: other }] },
    { title: message('fix.let-pass', said), edits: [{ span: { start, end: start }, text: `;${other}[]` }] },
  ];
}

/** By node: whose turn `PL` says it is after it, 0 where nothing is said since the last move. */
function statedTurns(game: SgfGame): Uint8Array {
  const { sgf, toPlay } = game;
  const said = new Uint8Array(sgf.nodeCount);
  for (let node = 0; node < sgf.nodeCount; node++) {
    said[node] = toPlay[node] || (game.makesPly(node) ? 0 : (said[sgf.parent(node)] ?? 0));
  }
  return said;
}

function hasSetup(sgf: SgfGame['sgf'], node: number): boolean {
  for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) if (isSetup(sgf.id(p))) return true;
  return false;
}

/**
 * Stones that are put where stones are, in the same node or before, and points that are emptied and
 * are empty.
 */
function* setups(game: SgfGame, found: Finding[]): Task<void> {
  const { sgf, size, geometry } = game;
  const end = sgf.games[1] ?? sgf.nodeCount;
  const touched = new Uint8Array(geometry.area);
  for (let node = 0; node < end && found.length <= MOST_FINDINGS; node++) {
    if (node % ITEMS_PER_SLICE === ITEMS_PER_SLICE - 1) yield;
    if (!hasSetup(sgf, node)) continue;
    const before = sgf.parent(node) < 0 ? null : game.positionAfter(game.plyAbove(node));
    touched.fill(0);
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      const id = sgf.id(p);
      const cell = id === AB ? 1 : id === AW ? 2 : id === AE ? 0 : -1;
      if (cell < 0) continue;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p) && found.length <= MOST_FINDINGS; v++) {
        if ((v & 63) === 63) yield;
        const span: Span = sgf.innerSpan(v);
        const points = readPoints(sgf.value(v), size);
        const again = points.find((point) => touched[point] !== 0 && touched[point] !== cell + 1);
        for (const point of points) touched[point] = cell + 1;
        if (again !== undefined) {
          found.push(sgfProblem('sgf.two-stones', span, { point: geometry.name(again) }));
          continue;
        }
        const [only] = points;
        if (!before || only === undefined || points.length > 1) continue;
        const there = before.at(only);
        const point = geometry.name(only);
        const remove = { title: message('fix.delete'), edits: [{ span: sgf.valueSpan(v), text: '' }] };
        const fixes = sgf.endValue(p) - sgf.firstValue(p) > 1 ? [remove] : [];
        if (cell === 0 && there === 0) found.push(sgfProblem('sgf.nothing-there', span, { point }, fixes));
        else if (cell !== 0 && there !== 0) {
          found.push(
            sgfProblem(
              'sgf.stone-on-stone',
              span,
              { name: sgf.name(p), point, there: there === BLACK ? 'black' : 'white' },
              fixes,
            ),
          );
        }
      }
    }
  }
}
