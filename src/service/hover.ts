import type { Ply } from '../go/game.ts';
import type { Task } from '../go/task.ts';
import type { Point } from '../go/types.ts';
import { KEYS } from '../notation/index.ts';
import type { Span } from '../notation/types.ts';
import { ANIMATE, type AnimateArguments } from '../protocol/commands.ts';
import { boardAlt, boardSvg, dataUri, lineStrip } from '../render/index.ts';
import { ruleOf } from '../rules/index.ts';
import type { Evidence, Verdict } from '../rules/verdict.ts';
import { entryAt, type Place, placeAt } from './cursor.ts';
import { evaluate, whatHolds } from './expectations.ts';
import { eyeRemarks } from './eyes.ts';
import { rulesAll, verdictLine, verdictText } from './lines.ts';
import { marksAt, type PlacedMark, pictureOf, shapeOf, themeName } from './picture.ts';
import { renumberedJudgement } from './renumber.ts';
import type { Analysis, DocumentAnalysis, PlacedAnalysis, Settings } from './types.ts';
import { hotAfter, inForce, judgementOf, settle } from './verdicts.ts';
import { deed, ruleTitle } from './words.ts';

export interface HoverContent {
  /** In the document. */
  readonly span: Span;
  /** Markdown; pictures are data addresses. Nothing in it is taken from the text as it stands. */
  readonly markdown: string;
}

/**
 * What is to be said of the place at an offset of the document. The task yields while a rule searches; once `expired` says so, the rest
 * is answered as it is known by then.
 */
export function* hover(
  document: DocumentAnalysis,
  offset: number,
  expired: () => boolean,
): Task<HoverContent | null> {
  const placed = entryAt(document, offset);
  if (!placed) return null;
  const place = placeAt(placed.analysis, offset - placed.entry.offset);
  if (!place) return null;
  const markdown = yield* contentOf(document, placed, place, expired);
  if (markdown === null) return null;
  const at = placed.entry.offset;
  return { span: { start: at + place.span.start, end: at + place.span.end }, markdown };
}

function* contentOf(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  place: Place,
  expired: () => boolean,
): Task<string | null> {
  const { analysis } = placed;
  const { settings } = document;
  switch (place.kind) {
    case 'move':
      return yield* moveHover(document, placed, place.n, expired);
    case 'point': {
      const played = moveAtPoint(analysis, place.point);
      if (played > 0) return yield* moveHover(document, placed, played, expired);
      if (analysis.game.after(analysis.inherited).at(place.point) === 0) {
        const tried = yield* hypotheticalHover(analysis, settings, place.point, expired);
        return [tried, ...eyeRemarks(analysis, place.point)].join('\n\n');
      }
      return yield* stateHover(analysis, settings, place.point, expired);
    }
    case 'expect':
      return yield* expectHover(placed, settings, place, expired);
    case 'rule': {
      const rule = ruleOf(place.rule);
      return rule ? `**${rule.title}** (\`${rule.id}\`)\n\n${rule.summary}` : `\`${place.rule}\``;
    }
    case 'key': {
      const key = KEYS.find(({ name }) => name === place.field.key);
      return key ? `\`${key.name}:\` ${key.value}\n\n${key.doc}` : null;
    }
    case 'title':
    case 'from': {
      const target = place.kind === 'from' ? placed.parent?.analysis : analysis;
      if (!target) return null;
      const n = place.kind === 'from' ? analysis.inherited : target.game.length;
      yield* settleNamed(target, n, expired);
      return picture(target, settings, n);
    }
  }
}

/** The board after a move, what happened, and a line for each rule. */
function* moveHover(
  document: DocumentAnalysis,
  placed: PlacedAnalysis,
  n: number,
  expired: () => boolean,
): Task<string> {
  const { analysis } = placed;
  const { settings } = document;
  const rules = rulesAll(analysis);
  for (const rule of rules) yield* until(settle(analysis, rule, n), expired);
  const lines = rules.map((rule) => {
    const { title, verdict, text, inForce } = verdictLine(analysis, rule, n);
    return ruleLine(title, verdict, text, inForce);
  });
  const judged = judgementOf(analysis, inForce(analysis), n);
  const args: AnimateArguments = { uri: document.document.uri, entry: placed.index, index: n };
  return [
    picture(analysis, settings, n),
    `**Move ${analysis.shown(n)}**: ${deed(analysis, n)} · ${animateLink(args)}`,
    lines.join('\n'),
    ...(typeof judged === 'string' ? [] : strips(analysis, settings, judged.verdict, n)),
  ].join('\n\n');
}

/** A play on an empty point that the entry does not make: what if it were the next? */
function* hypotheticalHover(
  analysis: Analysis,
  settings: Settings,
  point: Point,
  expired: () => boolean,
): Task<string> {
  const n = analysis.inherited;
  const color = analysis.game.toPlayAfter(n);
  const move = { kind: 'play', color, point } as const;
  const lines: string[] = [];
  let ply: Ply | undefined;
  const hot: PlacedMark[] = [];
  for (const rule of rulesAll(analysis)) {
    const tried = yield* until(analysis.referee(rule)!.hypothetical(n, move), expired);
    const own = rule === inForce(analysis);
    if (!tried) {
      lines.push(ruleLine(ruleTitle(rule), 'pending', 'still searching', own));
      continue;
    }
    ply = tried.ply;
    const { verdict, facts } = renumberedJudgement(analysis, tried.judged);
    const described =
      facts === null ? [] : (ruleOf(rule)?.describe?.(facts, analysis.game.start.position.geometry) ?? []);
    lines.push(ruleLine(ruleTitle(rule), verdict.verdict, verdictText(analysis, verdict, described), own));
    const marks = facts === null ? {} : (ruleOf(rule)?.marks?.(facts) ?? {});
    if (own) for (const p of marks.hot ?? []) hot.push({ point: p, mark: { kind: 'hot' } });
  }
  const position = ply?.after ?? analysis.game.after(n);
  const marks: PlacedMark[] = [{ point, mark: { kind: 'last' } }, ...hot];
  const name = analysis.game.start.position.geometry.name(point);
  return [
    imageOf(pictureOf(analysis, position, marks), settings),
    `**If ${color === 1 ? 'Black' : 'White'} plays ${name}**`,
    lines.join('\n'),
  ].join('\n\n');
}

/** The board after all moves, for a stone of the diagram: is it hot, is it still there? */
function* stateHover(
  analysis: Analysis,
  settings: Settings,
  point: Point,
  expired: () => boolean,
): Task<string> {
  const n = analysis.game.length;
  yield* settleNamed(analysis, n, expired);
  const name = analysis.game.start.position.geometry.name(point);
  const cell = analysis.game.after(n).at(point);
  const content = ['empty', 'a black stone', 'a white stone', 'unknown'][cell]!;
  const hot = analysis.rules.includes('spight') ? hotAfter(analysis, n) : [];
  const heat = hot !== 'pending' && hot.includes(point) ? ', hot' : '';
  const when = n > analysis.inherited ? ` after move ${analysis.shown(n)}` : '';
  return `${picture(analysis, settings, n)}\n\n**${name}**${when}: ${content}${heat}`;
}

function* expectHover(
  placed: PlacedAnalysis,
  settings: Settings,
  place: Extract<Place, { kind: 'expect' }>,
  expired: () => boolean,
): Task<string | null> {
  const { analysis } = placed;
  const { claim } = place.expect;
  if (!claim) return null;
  if (claim.kind === 'verdict') {
    yield* until(settle(analysis, claim.rule ?? inForce(analysis), analysis.index(claim.move)), expired);
  } else if (claim.kind === 'hot') {
    yield* until(settle(analysis, 'spight', analysis.index(claim.after)), expired);
  }
  yield* settleNamed(analysis, analysis.game.length, expired);
  const outcome = evaluate(analysis, place.expect)!;
  const said = {
    holds: () => `✓ holds`,
    fails: () => `✗ does not hold: ${outcome.actual}`,
    pending: () => '… still searching',
    void: () => `✗ ${outcome.actual}`,
  }[outcome.status]();
  const number = 'move' in claim ? claim.move : 'after' in claim ? claim.after : null;
  const n = number === null ? analysis.game.length : analysis.index(number);
  const parts = n >= 0 ? [picture(analysis, settings, n)] : [];
  const also = whatHolds(analysis).map((line) => `- ${line}`);
  return [...parts, said, ...(also.length > 0 ? [`What holds here:\n\n${also.join('\n')}`] : [])].join(
    '\n\n',
  );
}

function moveAtPoint(analysis: Analysis, point: Point): number {
  for (let n = analysis.inherited + 1; n <= analysis.game.length; n++) {
    if (analysis.game.plies[n - 1]!.point === point) return n;
  }
  return 0;
}

/** The rules that the entry names. */
function* settleNamed(analysis: Analysis, n: number, expired: () => boolean): Task<void> {
  for (const rule of analysis.rules) yield* until(settle(analysis, rule, n), expired);
}

/** Drives a task as long as there is time; `undefined` when there was not enough. */
function* until<T>(task: Task<T>, expired: () => boolean): Task<T | undefined> {
  for (;;) {
    const step = task.next();
    if (step.done) return step.value;
    if (expired()) return undefined;
    yield;
  }
}

const SIGNS = { allowed: '✓', forbidden: '✗', undecided: '?', ends: '=', pending: '…' } as const;

function ruleLine(title: string, verdict: keyof typeof SIGNS, text: string, own: boolean): string {
  const name = own ? `**${title}**` : title;
  return `- ${SIGNS[verdict]} ${name}: ${text}`;
}

function animateLink(args: AnimateArguments): string {
  return `[Animate](command:${ANIMATE}?${encodeURIComponent(JSON.stringify([args]))})`;
}

function picture(analysis: Analysis, settings: Settings, n: number): string {
  const marks = marksAt(analysis, n);
  const look = `${settings.theme} ${settings.coordinates}`;
  const key = `${look} ${n} ${marks.map(({ point, mark }) => point + mark.kind).join(' ')}`;
  let drawn = DRAWN.get(analysis);
  if (!drawn) DRAWN.set(analysis, (drawn = new Map()));
  let image = drawn.get(key);
  if (!image) drawn.set(key, (image = imageOf(pictureOf(analysis, analysis.game.after(n), marks), settings)));
  return image;
}

/** Who reads a sequence goes over its moves again and again. */
const DRAWN = new WeakMap<Analysis, Map<string, string>>();

/** Hovers are small: a whole board has to fit beside the text. */
const FIT = { width: 340, height: 340 };

function imageOf(board: Parameters<typeof boardSvg>[0], settings: Settings): string {
  const { coordinates, theme } = settings;
  const cells = Math.max(board.shape.columns, board.shape.rows);
  const size = cells > 13 ? { fit: FIT } : { cell: 24 };
  const svg = boardSvg(board, { coordinates, theme: themeName(theme), ...size });
  return `![${boardAlt(board)}](${dataUri(svg)})`;
}

/** The cycles that prove a verdict, each as a strip of small boards. */
function strips(analysis: Analysis, settings: Settings, verdict: Verdict, n: number): string[] {
  if (verdict.verdict === 'allowed') return [];
  return verdict.evidence
    .filter((one): one is Extract<Evidence, { kind: 'cycle' }> => one.kind === 'cycle')
    .map((one) => cycleStrip(analysis, settings, one, n));
}

const ROLES: Record<Extract<Evidence, { kind: 'cycle' }>['role'], string> = {
  hot: 'The ko in which the captured stone was played',
  capture: 'The ko that this capture is part of',
  odd: 'The odd cycle',
  play: 'The ko that makes this a ko play',
  hidden: 'A hidden ko',
  string: 'A cycle that makes a ko string',
};

function cycleStrip(
  analysis: Analysis,
  settings: Settings,
  evidence: Extract<Evidence, { kind: 'cycle' }>,
  n: number,
): string {
  const { plays } = evidence.cycle;
  const { geometry } = analysis.game.start.position;
  const moves = plays.map(({ color, point }) => ({ kind: 'play', color, point }) as const);
  const from = Math.min(Math.max(evidence.from, 0), n);
  const line = analysis.game.prefix(from).withAll(moves).plies.slice(from);
  const names = plays.map(({ color, point }) => `${color === 1 ? 'B' : 'W'} ${geometry.name(point)}`);
  const svg = lineStrip(
    shapeOf(analysis),
    line.map((ply, i) => ({ rows: ply.after.rows(), point: ply.point, caption: names[i]! })),
    { theme: themeName(settings.theme), coordinates: 'none' },
  );
  return `${ROLES[evidence.role]}: ${names.join(' ')}\n\n![${names.join(', ')}](${dataUri(svg)})`;
}
